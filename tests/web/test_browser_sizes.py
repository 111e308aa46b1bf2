"""The map fills the scene, and what is on it and beside it can be read, on every screen.

A game is a row of GAMES: a position to look at, and where its names, pieces, numbers and cards are drawn.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import pytest
from browser import brought_to, first_of
from playwright.sync_api import expect

pytest_plugins = "browser"

SCREENS = [(1440, 900), (1920, 1080), (1366, 768), (1024, 768), (844, 390), (390, 844)]
DESK, LYING, PHONE = SCREENS[0], *SCREENS[-2:]
MAP = 0.62  # of the scene's area
NAME, PIECE, CARD, LEAST = 13, 24, 13, 11  # pixels: names of places, pieces, texts of cards, all that must be read
WIDE = 1180  # from here on panels are beside the map, else they are a tab


class Look(NamedTuple):
    """What is looked at of a game; all but the first two are selectors."""

    seat: str
    position: Callable[[], Any]
    names: str  # of places on the map
    pieces: str  # what is to be recognized of a piece on the map
    numbers: str  # on the map
    first: tuple[str, ...]  # what is seen without scrolling or opening anything
    glance: dict[str, tuple[str, ...]]  # what stands above the question where the panels are a tab
    cards: str = ""  # texts of cards that lie open, in a game that has any


def saigon75() -> Any:
    """The South about to move, with the North in half of the country."""

    def asked(game: Any) -> bool:
        return game.made > 60 and game.decision.name == "move.unit" and game.decision.seat == "SV"

    return brought_to(asked, "saigon75", {"NV": "solo", "SV": "human"}, first_of("suggested", "end", "done"), seed=5)


def fitl() -> Any:
    """The US about to act, after the bots have fought for some cards."""

    def asked(game: Any) -> bool:
        return game.made > 150 and game.decision.name.startswith("action.")

    seats = {"US": "human", "ARVN": "solo", "NVA": "solo", "VC": "solo"}
    return brought_to(asked, "fitl", seats, first_of("pass"), seed=3)


def tonkin() -> Any:
    """France about to move in Na San, after the first month has begun and units have been disorganized."""

    def asked(game: Any) -> bool:
        return game.made > 60 and game.decision.name == "move.hex" and game.decision.seat == "FEF"

    seats = {"VM": "solo", "FEF": "human"}
    return brought_to(asked, "tonkin", seats, first_of("suggested", "end"), seed=1, scenario="na_san")


GAMES = {
    "fitl": Look(
        "US",
        fitl,
        names="#board :is(.province-name, .city-name)",
        pieces="#board .unit use",
        numbers="#board :is(.unit .number, .support text, .control text, .terror text, .econ-number)",
        glance={
            "en": ("US", "ARVN", "NVA", "VC", "Now", "Next"),
            "fr": ("US", "ARVN", "NVA", "VC", "En cours", "Suivante"),
        },
        cards=".dock .event-card p",
        first=(
            "[data-panel=cards] .event-card:nth-child(1)",
            "[data-panel=cards] .event-card:nth-child(2)",
            "[data-panel=factions] tr.made.VC td",
            "[data-panel=tracks] [data-word=trail]",
            "[data-panel=effect] .leader",
        ),
    ),
    "saigon75": Look(
        "SV",
        saigon75,
        names="#board :is(.name, .zone-name, .pool-title)",
        pieces="#board :is(.unit, .militia-marker) .body",
        numbers="#board :is(.count text, .token-number, .swords text, .pool-note)",
        glance={"en": ("Movement", "20 provinces", "Saigon"), "fr": ("Mouvement", "20 provinces", "Saïgon")},
        cards=".dock .event-card p",
        first=(
            "[data-panel=now] .whose",
            "[data-panel=now] .activations",
            "[data-panel=now] .turns",
            "[data-panel=now] .held",
            "[data-panel=hand] .event-card:last-child",
            "[data-panel=markers] [data-word=air]",
            "[data-panel=markers] [data-word=plus1]",
            "[data-panel=battles] p",
        ),
    ),
    "tonkin": Look(
        "FEF",
        tonkin,
        names="#board :is(.names .name, .river-name)",
        pieces="#board .stack .counter > .body",
        numbers="#board :is(.counter :is(.figures, .morale, .stacking, .mark text), .count text, .vp, .hex-id)",
        glance={"en": ("1952", "friendly", "VM", "FEF"), "fr": ("1952", "amis", "VM", "FEF")},
        first=(
            "[data-panel=now] .banner",
            "[data-panel=decides] .stands",
            "[data-panel=decides] .band.here",
            "[data-panel=forces] .VM .row:last-child",
            "[data-panel=forces] .FEF .row:last-child",
            "[data-panel=boxes] [data-word=track]",
        ),
    ),
}

# How large a text is on the screen: its font, and on a drawing how much that is enlarged.
TEXT_SIZES = """texts => texts.map((text) => {
  const size = parseFloat(getComputedStyle(text).fontSize);
  const by = text.getScreenCTM?.();
  return { text: text.textContent, size: by ? size * Math.hypot(by.a, by.b) : size };
})"""
SIZES = """things => things.map((thing) => {
  const { width, height } = thing.getBoundingClientRect();
  return { text: thing.closest("[data-word]")?.dataset.word ?? "", size: Math.min(width, height) };
})"""
SHARE = """() => {
  const area = (id) => (({ width, height }) => width * height)(document.getElementById(id).getBoundingClientRect());
  return area("board") / area("scene");
}"""
# What is wrong with the print of the panels: too small, cut off, beyond its panel, or one text over another.
FAULTS = """least => {
  const faults = [];
  for (const panel of document.querySelectorAll(".dock details[open] .panel-body")) {
    const name = panel.closest("[data-panel]").dataset.panel;
    const room = panel.getBoundingClientRect();
    for (const it of panel.querySelectorAll("*:not(svg, svg *)")) {
      if (it.clientWidth && it.scrollWidth > it.clientWidth + 1) faults.push(`${name}: cut off: ${it.textContent}`);
      if (it.getBoundingClientRect().right > room.right + 1) faults.push(`${name}: sticks out: ${it.textContent}`);
    }
    const boxes = [];
    const walk = document.createTreeWalker(panel, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const text = walk.currentNode;
      if (!text.data.trim()) continue;
      const drawn = text.parentElement.getScreenCTM?.();
      const size = parseFloat(getComputedStyle(text.parentElement).fontSize) * (drawn ? drawn.a : 1);
      if (size < least) faults.push(`${name}: ${size} px: ${text.data}`);
      const range = document.createRange();
      range.selectNodeContents(text);
      if (!drawn) for (const box of range.getClientRects()) boxes.push([text.data, box]);
    }
    boxes.forEach(([one, a], i) => boxes.slice(i + 1).forEach(([other, b]) => {
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 4) faults.push(`${name}: ${one} and ${other}`);
    }));
  }
  return faults;
}"""
# Whether something can be seen where it is.
IN_SIGHT = """thing => {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return [[1, 1], [width - 2, height - 2]].every(([x, y]) => {
    const at = document.elementFromPoint(left + x, top + y);
    return thing.contains(at) || at?.contains(thing);
  });
}"""


# Texts that are not wholly seen, but for a list that may be long.
CUT_OFF = """its => its.filter((it) => !it.matches(".effect") && it.scrollWidth > it.clientWidth + 1 && it.clientWidth)
  .map((it) => it.textContent)"""
# Names of towns, on the whole map, that have less than so many units of the drawing between them.
TOO_NEAR = """apart => {
  const names = [...document.querySelectorAll("#board .names .name")].map((it) => [it.textContent, it.getBBox()]);
  return names.flatMap(([one, a], i) => names.slice(i + 1).flatMap(([other, b]) => {
    const wide = Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
    const high = Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
    return wide < apart && high < -a.height / 3 ? [`${one} and ${other}: ${wide}`] : [];
  }));
}"""
APART = 5


def said(value):
    return value if isinstance(value, str) else "x".join(map(str, value))


@pytest.fixture
def look(visit):
    """Somebody comes to a game's position with a screen."""

    def come(game, screen, language="en"):
        width, height = screen
        touch = {"has_touch": True} if width <= 1024 else {}
        person = visit(None, viewport={"width": width, "height": height}, language=language, **touch)
        person.sit(position(game), GAMES[game].seat)
        person.asked()
        person.still()
        return person

    return come


@cache
def position(game):
    return GAMES[game].position()


def all_panels(person):
    """Opens every panel, in its tab where the screen is small."""
    if person.page.viewport_size["width"] < WIDE:
        person.tab("board")
    for summary in person.find(".dock details:not([open]) > summary").all()[::-1]:
        summary.click(position={"x": 20, "y": 5})
    expect(person.find(".dock details:not([open])")).to_have_count(0)


def in_a_few_lines(person, words):
    """What is needed most stands above the question, whole and to be read; a tap on it shows the panels instead."""
    strip = person.find("#glance")
    for text in words:
        expect(strip).to_contain_text(text)
    texts = strip.locator("span, b, small")
    assert [it for it in texts.evaluate_all(TEXT_SIZES) if it["size"] < LEAST] == []
    assert texts.evaluate_all(CUT_OFF) == []
    assert person.find("#prompt .says").evaluate(IN_SIGHT)
    strip.tap()
    expect(person.find("#panel-board")).to_be_visible()
    expect(strip).to_be_hidden()


def too_small(person, selector, how, least):
    found = person.page.eval_on_selector_all(selector, how)
    assert found, f"nothing at {selector}"
    return [f"{it['text']}: {it['size']:.1f} px" for it in found if it["size"] < least]


@pytest.mark.parametrize(
    "language, screen", [("en", DESK), ("en", PHONE), *(("fr", screen) for screen in SCREENS)], ids=said
)
@pytest.mark.parametrize("game", GAMES)
def test_the_map_fills_the_scene_and_all_can_be_read(look, game, language, screen):
    """French has the longer words."""
    ann, at = look(game, screen, language), GAMES[game]
    assert ann.page.evaluate(SHARE) >= MAP
    assert too_small(ann, at.names, TEXT_SIZES, NAME) == []
    assert too_small(ann, at.pieces, SIZES, PIECE) == []
    assert too_small(ann, at.numbers, TEXT_SIZES, LEAST) == []
    assert ann.page.evaluate(TOO_NEAR, APART) == []
    if screen == DESK:
        hidden = [it for it in at.first if not ann.find(f"#dock {it}").first.evaluate(IN_SIGHT)]
        assert hidden == [], "what is needed is in sight at first"
    if screen in (LYING, PHONE):
        in_a_few_lines(ann, at.glance[language])
    all_panels(ann)
    assert not at.cards or too_small(ann, at.cards, TEXT_SIZES, CARD) == []
    assert ann.page.evaluate(FAULTS, LEAST) == []


@pytest.mark.parametrize("game", GAMES)
def test_a_panel_stays_as_it_was_left_and_opens_large(look, game):
    ann = look(game, DESK)
    name = ann.find("#dock details[open]").first.get_attribute("data-panel")
    panel = ann.find(f"#dock [data-panel={name}]")
    before = panel.locator(".panel-body").bounding_box()["width"]
    panel.locator(".enlarge").click()
    large = ann.find("dialog.large .panel-body")
    expect(large).to_be_visible()
    assert large.bounding_box()["width"] > before
    ann.page.keyboard.press("Escape")
    expect(panel.locator(".panel-body")).to_be_visible()
    panel.locator("summary").click(position={"x": 20, "y": 5})
    expect(panel.locator(".panel-body")).to_be_hidden()
    ann.reload()
    expect(panel.locator(".panel-body")).to_be_hidden()
