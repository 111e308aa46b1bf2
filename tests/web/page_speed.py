"""How quick the page is, in Chromium on this machine: `python tests/web/page_speed.py` prints it, nothing asserts it.

For each game: from a click to the next question on the screen, and from the pointer's arrival to the note beside it. On
a machine that does other things too, `work` is what can be compared: what a choice costs the processor, the page's main
thread and the server's loop together.
"""

from __future__ import annotations

import os
import random
import statistics
import tempfile
import time
from pathlib import Path

from browser import CHROMIUM, FLAGS, WORD, Person
from playwright.sync_api import sync_playwright
from server import Server
from test_browser_pictures import BOARDS, SCREEN

TIMES = 20
LAST = ("pass", "end", "done", "stop", "no")  # answers that may lead to another seat
CHOICE = """async key => {
  const prompt = document.querySelector("#prompt");
  const lit = [...document.querySelectorAll("#board .lit, .dock .lit, #prompt .picks button")];
  const thing = lit.find((it) => it.dataset.key === key);
  if (!thing) return null;
  const start = performance.now();
  const drawn = new Promise((done) => {
    const seen = new MutationObserver(() => {
      if (prompt.ariaBusy === "true") return;
      seen.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    });
    seen.observe(prompt, { childList: true, subtree: true, attributes: true, attributeFilter: ["aria-busy"] });
    setTimeout(done, 10000);
  });
  thing.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  await drawn;
  return performance.now() - start;
}"""
NOTE = """() => {
  const tip = document.querySelector(".tip");
  window.arrived = window.noted = 0;
  document.querySelector("#board").addEventListener("pointerover", () => { window.arrived = performance.now(); });
  new MutationObserver(() => {
    const shown = () => { window.noted = performance.now(); };
    if (!tip.hidden && !window.noted) requestAnimationFrame(() => setTimeout(shown));
  }).observe(tip, { attributes: true, childList: true });
}"""


def work(person, wire):
    """Milliseconds that the page and the server's loop have worked so far."""

    async def worked():
        return time.thread_time()

    told = {it["name"]: it["value"] for it in wire.send("Performance.getMetrics")["metrics"]}
    return 1000 * (told["TaskDuration"] + person.server.do(worked()))


def choices(person, rng):
    """Milliseconds of some choices, and of work for them; when an action comes to its end it is taken back."""
    found, worked = [], []
    wire = person.context.new_cdp_session(person.page)
    wire.send("Performance.enable", {"timeDomain": "threadTicks"})
    while len(found) < TIMES:
        person.asked()
        person.still()
        keys = [key for key in person.keys if key not in LAST]
        before = work(person, wire)
        took = person.page.evaluate(CHOICE, rng.choice(keys)) if keys else None
        if took is not None:
            found.append(took)
            worked.append(work(person, wire) - before)
        unsure = person.find("#unsure")
        if unsure.count():
            unsure.click()
        if took is None or not person.ask:
            person.page.keyboard.press("Control+Backspace")
            person.page.wait_for_timeout(1000)
    return {"choice": found, "work": worked}


def notes(person, rng):
    """Milliseconds of some notes beside places and pieces."""
    person.page.evaluate(NOTE)
    words = person.page.eval_on_selector_all("#board [data-word]", "all => all.map((it) => it.dataset.word)")
    found = []
    while len(found) < TIMES:
        person.page.mouse.move(5, 5)
        person.page.wait_for_timeout(500)
        point = person.page.evaluate(WORD, rng.choice(words))
        if not point or point["x"] < 0 or point["y"] < 0:
            continue
        person.page.evaluate("() => { window.noted = window.arrived = 0; }")
        person.page.mouse.move(point["x"], point["y"])
        person.page.wait_for_timeout(1000)
        arrived, noted = person.page.evaluate("() => [window.arrived, window.noted]")
        if noted:
            found.append(noted - arrived)
    return {"note": found}


def main():
    server = Server(Path(tempfile.mkdtemp()) / "tables.db")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        for game, scene in BOARDS.items():
            rng = random.Random(1)
            person = scene(lambda _, **screen: Person(chromium, server, "instant", "en", screen), **SCREEN)
            for what, measured in (notes(person, rng) | choices(person, rng)).items():
                median, late, worst = (
                    statistics.median(measured),
                    statistics.quantiles(measured, n=20)[-1],
                    max(measured),
                )
                told = f"median {median:.0f}, p95 {late:.0f}, worst {worst:.0f} ms, load {os.getloadavg()[0]:.1f}"
                print(f"{game:10}{what:8}{len(measured)} times: {told}", flush=True)
            person.context.close()
        chromium.close()
    server.stop()


if __name__ == "__main__":
    main()
