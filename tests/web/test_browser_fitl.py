"""Fire in the Lake in a browser: a solo game played by clicking the board, and what the board explains."""

from __future__ import annotations

import re

import pytest
from browser import FITL_US, WORD, an_attack
from playwright.sync_api import expect

pytest_plugins = "browser"

SEED = 3
SPECIALS = ("air_lift", "air_strike", "advise")


class Player:
    """Plays an Operation with a Special Activity, then Events; each in a few places only."""

    def __init__(self, person):
        self.person = person
        self.done, self.cards, self.clicked = set(), [], {"board": [], "button": []}
        self.asked = {}  # how often a question came up in this action

    def answer(self):
        ask = self.person.asked()
        keys = self.person.keys
        if ask["name"].startswith("action."):
            self.cards.append(ask["card"])
            self.asked = {}
        key = self.wish(ask["name"], keys)
        where = self.person.choose(key)
        self.clicked[where].append(key)
        self.done |= {"operation"} if ask["name"] == "operation" else set()
        self.done |= {"special"} if key in SPECIALS else set()
        self.done |= {"event"} if key in ("event", "unshaded") else set()

    def wish(self, name, keys):
        if name.startswith("action."):
            event = ["unshaded", "event"]
            wanted = [*event, "op_sa"] if "special" in self.done else ["op_sa", "op", *event]
            return next((key for key in [*wanted, "op", "limop"] if key in keys), "pass")
        if name == "operation":
            return "train" if "train" in keys else keys[0]
        times = self.asked[name] = self.asked.get(name, 0) + 1
        if times > 2 and (special := next((key for key in SPECIALS if key in keys), None)):
            return special
        return "done" if times > 2 and "done" in keys else keys[0]


def test_three_cards_by_clicking_the_board(visit):
    ann = visit("/")
    ann.seed(28)
    ann.get("button", name="Short game as the US, against the bots").click()
    ann.page.wait_for_url("**/table/*")
    expect(ann.find(".you")).to_have_text("US")
    player = Player(ann)
    while len(set(player.cards)) < 4 or not player.done >= {"operation", "special", "event"}:
        assert ann.made < 400, (player.done, player.cards)
        player.answer()
    board = player.clicked["board"]
    assert any("/" in key for key in board), "no piece was clicked on the board"
    assert any("/" not in key for key in board), "no space was clicked on the board"
    # whatever has a place on the map was clicked there: no button stood for a space
    assert not {"saigon", "hue", "da-nang"} & set(player.clicked["button"])
    ann.tab("log")
    log = "\n".join(ann.log())
    assert "US: Train (Operation with Special Activity)" in log
    assert log.count("The card is") >= 3
    assert ann.find("#time").get_attribute("max") == str(ann.made)


def test_a_unit_placed_is_drawn(visit):
    ann = visit(None)
    ann.make("op", "train", "saigon", "arvn_police", **FITL_US, seed=SEED)
    ann.asked()
    drawn = ann.find("#board .unit[data-word='saigon/arvn_police']")
    before = drawn.inner_html()
    ann.choose("2")
    ann.asked()
    assert drawn.inner_html() != before
    expect(ann.find("#log")).to_contain_text("Saigon")


def test_why_not_on_hover(visit):
    ann = visit(None)
    ann.make("op", "train", **FITL_US, seed=SEED)
    ann.asked()
    assert "hue" not in ann.keys
    point = ann.page.evaluate(WORD, "hue")
    ann.page.mouse.move(point["x"], point["y"])
    tip = ann.find(".tip")
    expect(tip).to_contain_text("Not offered:")
    assert tip.locator(".rule").inner_text()
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # what is no part of the question is said to be none
    point = ann.page.evaluate(WORD, "north-vietnam")
    ann.page.mouse.move(point["x"], point["y"])
    expect(tip).to_be_visible()


def test_bots_are_played_back_with_reasons(visit):
    ann = visit(None, speed="step")
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.choose("pass")
    expect(ann.find("#prompt .says")).to_have_text("Showing what the others do …")
    caption = ann.find("#caption")
    seats, reasons = set(), set()
    for _ in range(6):
        expect(caption.locator(".what b")).not_to_be_empty()
        seats.add(caption.locator(".seat").inner_text())
        reasons |= set(caption.locator(".because").all_inner_texts())
        shown = ann.find("#next-step + .count").inner_text()
        ann.find("#next-step").click()
        if not ann.find("#next-step").count():
            break
        expect(ann.find("#next-step + .count")).not_to_have_text(shown)
    assert seats <= {"ARVN", "NVA", "VC"} and seats
    assert reasons
    if ann.find("#skip").count():
        ann.find("#skip").click()
    ann.asked()
    panel = ann.tab("reasons")
    expect(panel.locator(".because").first).to_be_visible()
    assert panel.locator(".seat").count() >= 1
    # a step in the panel is shown on the board
    panel.locator("button.plain").first.click()
    ann.tab("log")
    expect(ann.find("#log .mark[aria-label^='By the '][aria-label$=' bot']").first).to_be_visible()


def test_the_mark_of_the_last_mover_goes(visit):
    """It would hide pieces while one has to choose."""
    ann = visit(None)
    ann.make(game="fitl", scenario="short", seats={"US": "solo", "ARVN": "solo", "NVA": "solo", "VC": "me"}, seed=2)
    ann.asked()
    assert ann.last["by"]["bot"] and ann.last["by"]["target"]
    expect(ann.find("#board .whose")).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_names_are_whole(visit, language):
    """No name runs over the edge of the map, or under the field of its neighbour when that is lit."""
    ann = visit(None, language=language)
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    box = "it => { const {x, width} = it.getBBox(); return [x, x + width]; }"
    gulf = ann.find("#board .sea-name").filter(has_text=re.compile("THA"))
    assert gulf.evaluate(box)[0] + 66 > 4
    beak = ann.find("#board .province-name").filter(has_text=re.compile("Parrot|Bec"))
    assert beak.evaluate(box)[1] < ann.find("#board .target[data-word=tay-ninh]").evaluate(box)[0]


def test_hovering_the_log_highlights_the_board(visit):
    ann = visit(None)
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    ann.choose("pass")
    ann.asked()
    entry = ann.find("#log li", has_text="Binh Dinh").last
    entry.hover()
    expect(ann.find("#board .spot").first).to_be_attached()
    assert entry.locator(".rule").inner_text()


def test_odds_of_an_attack(visit):
    ann = visit(None)
    ann.sit(an_attack(), "VC")
    ann.asked()
    point = ann.on_board("binh-dinh")
    ann.page.mouse.move(point["x"], point["y"])
    tip = ann.find(".tip .odds")
    expect(tip).to_be_visible()
    shares = [float(text.rstrip(" %")) for text in tip.locator("li b").all_inner_texts()]
    assert len(shares) >= 2 and all(0 <= share <= 100 for share in shares)
    ann.page.mouse.move(2, 2)
    expect(ann.find(".tip")).to_be_hidden()
    ann.find("details.weigh summary").click()
    expect(ann.find("details.weigh h4")).to_have_count(len(ann.keys))
    expect(ann.find("details.weigh")).to_contain_text("exact")
