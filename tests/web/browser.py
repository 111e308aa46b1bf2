"""What the browser tests share: Debian's Chromium, a running server, and people at their browsers.

A test module says `pytest_plugins = "browser"`. Playwright keeps a loop in the thread of the tests, which nothing else
may then use: so browser and server live as long as one module's tests. (The modules import from here before pytest
does, hence PYTEST_DONT_REWRITE.)
"""

from __future__ import annotations

import json
import os
import re
import time
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect, sync_playwright
from server import Browser as Caller
from server import merge

import indochina
from indochina.players import player
from indochina.web.tokens import COOKIE, new_token

CHROMIUM = Path(os.environ.get("CHROMIUM", "/usr/bin/chromium"))
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 30.0
ENOUGH = (
    "pass_all",
    "pass",
    "stop",
    "end",
    "done",
    "no",
    "stay",
    "stand",
    "none",
    "suggested",
)  # answers that end a matter
DESK = {"width": 1440, "height": 900}
PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}
FITL_US = {"game": "fitl", "scenario": "short", "seats": {"US": "me", "ARVN": "solo", "NVA": "solo", "VC": "solo"}}
NA_SAN_VM = {"game": "tonkin", "scenario": "na_san", "seats": {"VM": "me", "FEF": "solo"}, "seed": 1}

# Where one can click something lit: a point of it that nothing else covers, or else only pieces standing there.
POINT = """key => {
  for (const bare of [true, false]) for (const lit of document.querySelectorAll("#board .lit, .dock .lit")) {
    if (!(lit.dataset.keys?.split(" ") ?? [lit.dataset.key]).includes(key)) continue;
    if (lit.closest(".dock")) lit.scrollIntoView({ block: "nearest" });
    const box = lit.getBoundingClientRect();
    for (const n of [2, 5, 12, 40]) for (let i = 1; i < n; i++) for (let j = 1; j < n; j++) {
      const [x, y] = [box.left + box.width * i / n, box.top + box.height * j / n];
      const at = document.elementFromPoint(x, y)?.closest("[data-word]");
      if (at === lit || at?.closest("[data-key]") === lit) return {x, y};
      if (!bare && at && !at.dataset.key && at.dataset.word.startsWith(lit.dataset.word + "/")) return {x, y};
    }
  }
  return null;
}"""
# Where something lit is, and what lies over its middle.
OVER = """key => {
  const all = [...document.querySelectorAll("#board .lit, .dock .lit")];
  return all.filter((lit) => lit.dataset.key === key).map((lit) => {
    const { x, y, width, height } = lit.getBoundingClientRect();
    const over = document.elementFromPoint(x + width / 2, y + height / 2);
    return [[x, y, width, height], lit, over, over?.parentElement].map((it) => it?.outerHTML?.slice(0, 200) ?? it);
  });
}"""
# Where one can point at something drawn, by its word.
WORD = """word => {
  for (const thing of document.querySelectorAll("#board [data-word], .dock [data-word]")) {
    if (thing.dataset.word !== word) continue;
    const box = thing.getBoundingClientRect();
    for (const n of [2, 5, 12, 40]) for (let i = 1; i < n; i++) for (let j = 1; j < n; j++) {
      const [x, y] = [box.left + box.width * i / n, box.top + box.height * j / n];
      if (document.elementFromPoint(x, y)?.closest("[data-word]") === thing) return {x, y};
    }
  }
  return null;
}"""
# Whether the map stands still: drawn where it is, not shifted there, for some frames.
STILL = """() => {
  const drawing = document.querySelector("#board .drawing");
  const seen = drawing && !drawing.style.transform && drawing.getAttribute("viewBox");
  const [last, frames] = window.stood ?? [];
  window.stood = [seen, seen === last ? frames + 1 : 0];
  return Boolean(seen) && window.stood[1] > 5;
}"""
READY = """({prompt, keys}) => {
  const element = document.querySelector("#prompt");
  const says = element?.querySelector(".says")?.textContent ?? "";
  if (!says.includes(prompt) || element.ariaBusy === "true") return false;
  const answers = [...document.querySelectorAll(".lit[data-key], #prompt button[data-key]")];
  const offered = new Set(answers.flatMap((it) => it.dataset.keys?.split(" ") ?? it.dataset.key));
  return Boolean(document.querySelector(".stepper")) || keys.every((key) => offered.has(key));
}"""


@pytest.fixture(scope="module")
def chromium():
    """One Chromium for the tests of a module."""
    if not CHROMIUM.exists():
        say = pytest.fail if os.environ.get("CI") == "true" else pytest.skip
        say("Chromium is not installed (Debian's package: chromium)")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=str(CHROMIUM), args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture
def visit(chromium, server):
    """Somebody comes with a browser of their own. Whatever goes wrong on any page fails the test."""
    people = []

    def come(path="/", speed="instant", language="en", at=server, **settings):
        person = Person(chromium, at, speed, language, settings)
        people.append(person)
        if path:
            person.go(path)
        return person

    yield come
    faults = [fault for person in people for fault in person.faults]
    for person in people:
        person.context.close()
    assert not faults, "\n".join(faults)


class Person:
    """Somebody at a browser: what they see, and what went over their socket."""

    def __init__(self, chromium, server, speed, language, settings):
        self.server, self.touch = server, "has_touch" in settings
        locale = {"en": "en-GB", "fr": "fr-FR"}[language]
        self.context = chromium.new_context(
            **{"viewport": DESK, "locale": locale, "reduced_motion": "reduce", "base_url": server.url, **settings}
        )
        self.context.set_default_timeout(PATIENCE * 1000)
        first = Caller(server)
        first.post("/api/browser")
        self.cookie = first.cookie
        first.close()
        self.context.add_cookies([{"name": COOKIE, "value": self.cookie, "url": server.url}])
        self.context.add_init_script(
            f"if (location.protocol === 'http:') localStorage['indochina.speed'] ??= '{speed}';"
            "addEventListener('securitypolicyviolation', (event) => console.error('CSP', event.violatedDirective));"
        )
        self.faults = []
        self.forgiven = None
        self.context.on("console", self._console)
        self.context.on("weberror", lambda error: self._fault(str(error.error)))
        self.context.on("request", self._request)
        self.page = self.context.new_page()
        self.page.on("websocket", self._line)
        self.heard, self.frames = [], []  # messages of the socket, and their texts
        self.version, self.made, self.last, self.view = -1, -1, None, {}
        self.get, self.find = self.page.get_by_role, self.page.locator

    def _console(self, message):
        if message.type == "error":
            self._fault(f"{message.text} ({message.location['url']})")

    def _fault(self, text):
        if not (self.forgiven and re.search(self.forgiven, text)):
            self.faults.append(text)

    def _request(self, request):
        address = urlsplit(request.url)
        if address.scheme in ("http", "https", "ws") and address.netloc != self.server.host:
            self.faults.append(f"something from elsewhere: {request.url}")

    def _line(self, socket):
        socket.on("framereceived", self._hear)

    def _hear(self, text):
        message = json.loads(text)
        self.frames.append(text)
        self.heard.append(message)
        if message["type"] in ("state", "update"):
            self.view = message["view"] if message["type"] == "state" else merge(self.view, message["patch"])
            self.last = message
            self.version, self.made = message["version"], message["made"]

    # --- tables

    def caller(self):
        """The same person's calls without a page."""
        return Caller(self.server, self.cookie)

    def make(self, *answers, **wanted):
        """Make a table over REST, give the first answers over a socket, and sit down at it."""
        caller = self.caller()
        table = caller.make(**wanted)
        if answers:
            line = caller.sit(table["id"], next(seat for seat, who in wanted["seats"].items() if who == "me"))
            for key in answers:
                line.until_asked()
                assert line.choose(key)["type"] == "update", key
        caller.close()
        self.go(f"/table/{table['id']}")
        return table

    def sit(self, game, *seats, title="A table"):
        """Sit down at a table with a game that has been going on."""
        id = self.server.put(game, {seat: [self.cookie] for seat in seats}, new_token()[:22], title)
        self.go(f"/table/{id}")
        return id

    def go(self, path):
        self.last = None
        self.page.goto(path)
        if path.startswith("/table/"):
            self.until(lambda: self.last, "a first state")
            return
        self.find("#main section.new").wait_for()

    def reload(self):
        self.last = None
        self.page.reload()
        self.until(lambda: self.last, "a state after the reload")

    def seed(self, seed):
        """What this person asks the lobby for from now on has the deck and dice of a seed."""

        def pass_on(route):
            if route.request.method != "POST":
                return route.continue_()
            return route.continue_(post_data=json.dumps({**route.request.post_data_json, "seed": seed}))

        self.page.route("**/api/tables", pass_on)

    # --- waiting

    def until(self, condition, what, patience=PATIENCE):
        """Wait for something that is told by the socket."""
        end = time.monotonic() + patience
        while not (found := condition()):
            assert time.monotonic() < end, f"never came: {what}"
            self.page.wait_for_timeout(10)
        return found

    @property
    def ask(self):
        return self.last and self.last["ask"]

    def asked(self, patience=60):
        """Wait until a question is open, on the socket and on the page; or the game is over."""
        self.until(lambda: self.last and (self.ask or self.last["result"]), "a question", patience)
        if self.ask:
            keys = [option["key"] for option in self.ask["options"]]
            self.page.wait_for_function(READY, arg={"prompt": self.ask["prompt"], "keys": keys})
        return self.ask

    @property
    def keys(self):
        return [option["key"] for option in self.ask["options"]] if self.ask else []

    # --- choosing

    def on_board(self, key):
        """Where something lit can be clicked, once the map stands still; what is not in sight is brought there."""
        return self.brought(POINT, key) if key in self.lit() else None

    def at(self, word):
        """Where something drawn can be pointed at, likewise."""
        return self.brought(WORD, word)

    def brought(self, where, what):
        """Where something is, then where it is on the whole map; None if it is not there."""
        self.still()
        if point := self.page.evaluate(where, what):
            return point
        self.see_all()
        self.still()
        return self.page.evaluate(where, what)

    def still(self):
        """Wait until the map has come to where it goes."""
        self.page.evaluate("() => { window.stood = undefined; }")
        self.page.wait_for_function(STILL)

    def see_all(self):
        """The whole map, which may have to glide there."""
        if not self.find("#board .drawing").evaluate("it => it.classList.contains('whole')"):
            self.find(".stage-bar .whole").click()
        expect(self.find("#board .drawing")).to_have_class(re.compile(r"\bwhole\b"))

    def lit(self):
        keys = "things => things.flatMap((it) => it.dataset.keys?.split(' ') ?? it.dataset.key)"
        return self.page.eval_on_selector_all("#board .lit, .dock .lit", keys)

    def click(self, key):
        """Click an answer: on the board if it is drawn there, else its button. Returns which of the two."""
        point = self.on_board(key)
        if point:
            several = self.find(f"#board [data-keys~='{key}']").count()
            (self.page.touchscreen.tap if self.touch else self.page.mouse.click)(point["x"], point["y"])
            if several:
                self.button(key).click()  # a place that stands for several answers asks which
            return "board"
        assert key not in self.lit(), f"{key} is lit, but nothing of it can be clicked: {self.page.evaluate(OVER, key)}"
        if key.isdigit() and self.find(".stepper").count():
            while not self.button(key).count():
                self.find(".stepper button", has_text="+").click()
        self.button(key).click()
        return "button"

    def button(self, key):
        return self.find(f"#prompt button[data-key='{key}']")

    def choose(self, key, sure=True):
        """Answer, confirm if that is asked for, and wait until the server has it. Returns where it was clicked."""
        version, heard = self.version, len(self.heard)
        where = self.click(key)
        answer = self.until(lambda: self._answer(heard), f"an answer to {key}")
        if answer["type"] == "confirm" and sure:
            self.find("#sure").click()
            self.until(lambda: self.version > version, f"an answer to {key}, for sure")
        return where

    def _answer(self, heard):
        return next((it for it in self.heard[heard:] if it["type"] in ("update", "state", "confirm", "refused")), None)

    # --- reading

    def says(self):
        return self.find("#prompt .says").inner_text()

    def log(self):
        return self.find("#log .text").all_inner_texts()

    def tab(self, name):
        tab = self.find(f"#tab-{name}")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        return self.find(f"#panel-{name}")


def play_on(person, done, **wishes):
    """Answer until `done`: with each wish once when it is offered, else with what ends the matter. Returns where."""
    given = []
    while person.asked() and not done():
        name = person.ask["name"]
        wanted = wishes.get(name.replace(".", "_"), [])
        key = next((key for key in [*wanted, *ENOUGH] if key in person.keys), person.keys[0])
        if key in wanted:
            wanted.remove(key)
        given.append((name, key, person.choose(key)))
        assert len(given) < 80, given
    assert person.ask, "the game is over"
    return given


def brought_to(stop, game, seats, answer, seed=1, **how):
    """A game played to where `stop(game)` holds; for people `answer(decision)` answers."""
    game = indochina.new(game, seats=seats, seed=seed, **how)
    while not stop(game):
        assert game.decision, "the game is over too soon"
        bot = player(game, game.decision.seat, game.seats.get(game.decision.seat, "human"))
        chosen = bot.choose(game) if bot else answer(game.decision)
        game.choose(*chosen) if isinstance(chosen, tuple) else game.choose(chosen)
    return game


def an_attack():
    """A game in which the VC are asked where to Attack."""
    seats = {"US": "solo", "ARVN": "solo", "NVA": "solo", "VC": "human"}
    asked = lambda game: game.decision.name == "attack.space"  # noqa: E731
    return brought_to(asked, "fitl", seats, first_of("op", "attack"), seed=4, scenario="short")


def first_of(*wanted):
    """Answers with the first of these that is offered, else with the first thing offered."""
    return lambda decision: next((key for key in wanted if key in decision.keys), decision.keys[0])
