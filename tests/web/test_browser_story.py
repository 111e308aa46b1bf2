"""What others did is told by its effects: headlines, pieces on their way, battles, what happened since one's turn."""

from __future__ import annotations

import time

from browser import FITL_US
from playwright.sync_api import expect

pytest_plugins = "browser"

SEED = 3
# Every step of an action as it was shown: its headline, and which step of how many.
WATCH = """() => {
  window.steps = [];
  window.ghosts = 0;
  new MutationObserver(() => {
    const line = document.querySelector("#caption .headline");
    const step = line && `${line.textContent} ${line.dataset.step}`;
    if (step && step !== window.steps.at(-1)) window.steps.push(step);
    window.ghosts = Math.max(window.ghosts, document.querySelectorAll(".ghost").length);
  }).observe(document.body, {childList: true, subtree: true});
}"""


def stories(person):
    return [message for message in person.heard if message["type"] == "story"]


def effects(message):
    return [effect for action in message["actions"] for entry in action["entries"] for effect in entry["effects"]]


def test_bots_are_told_action_by_action_and_effect_by_effect(visit):
    ann = visit(None, speed="normal", reduced_motion="no-preference")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.choose("pass")
    start = time.monotonic()
    ann.until(lambda: stories(ann), "a story")
    expect(ann.find("#caption .headline b")).not_to_be_empty()
    ann.asked()
    took = time.monotonic() - start
    assert took < 30, "a card is told in 12 s, beside other work"
    shown = ann.page.evaluate("window.steps")
    told = stories(ann)
    headlines = {action["headline"] for message in told for action in message["actions"]}
    assert shown and {line.rsplit(" ", 1)[0] for line in shown} <= {
        action["headline"] for message in told for action in message["actions"]
    }
    assert len(shown) <= sum(len(effects(message)) for message in told)
    assert any(headline.startswith(("ARVN: ", "NVA: ", "VC: ")) for headline in headlines)
    assert ann.page.evaluate("window.ghosts") > 0, "pieces travel"


def test_with_reduced_motion_nothing_travels(visit):
    ann = visit(None, speed="fast")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.page.evaluate(WATCH)
    ann.choose("pass")
    ann.asked()
    assert ann.page.evaluate("window.steps")
    assert ann.page.evaluate("window.ghosts") == 0
