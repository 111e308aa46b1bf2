"""Fire in the Lake in a browser: a solo game played by clicking the board, and what the board explains."""

from __future__ import annotations

import random
import re

import pytest
from browser import FITL_US, an_attack, brought_to
from playwright.sync_api import expect

import indochina

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
        return next((key for key in ("end", "done") if times > 2 and key in keys), keys[0])


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
    expect(ann.find("#time")).to_have_attribute("max", str(ann.made))


def test_a_unit_placed_is_drawn(visit):
    ann = visit(None)
    ann.make("op", "train", "saigon", "arvn_police", **FITL_US, seed=SEED)
    ann.asked()
    drawn = ann.find("#board .unit[data-word='saigon/arvn_police']")
    before = drawn.inner_html()
    ann.choose("2")
    ann.asked()
    ann.until(lambda: drawn.inner_html() != before, "the unit, drawn")
    expect(ann.find("#log")).to_contain_text("Saigon")


def test_why_not_on_hover(visit):
    ann = visit(None)
    ann.make("op", "train", **FITL_US, seed=SEED)
    ann.asked()
    assert "hue" not in ann.keys
    point = ann.at("hue")
    ann.page.mouse.move(point["x"], point["y"])
    tip = ann.find(".tip")
    expect(tip).to_contain_text("Not offered:")
    assert tip.locator(".rule").inner_text()
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    # what is no part of the question is said to be none
    point = ann.at("north-vietnam")
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
        seats.add(caption.locator(".seat").get_attribute("data-seat"))
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


def test_a_bots_reason_opens_layer_by_layer(visit):
    """One line, then the steps, then the candidates of a step with their figures; what is open stays so."""
    ann = visit(None)
    ann.make(game="fitl", scenario="short", seats={"US": "solo", "ARVN": "solo", "NVA": "solo", "VC": "me"}, seed=2)
    ann.asked()
    panel = ann.tab("reasons")
    expect(panel.locator(".because").first).to_be_visible()
    ann.until(lambda: "steps" in [it["type"] for it in ann.heard], "the reasons of earlier steps")
    ann.still()
    expect(panel.locator(".lines")).to_have_count(0)
    steps = panel.locator("ol > li > .layer > summary")
    for n in range(steps.count()):
        steps.nth(n).click()
    expect(panel.locator(".lines > li").first).to_be_visible()
    expect(panel.locator(".lines:has([data-rule^='8.'])")).to_have_count(steps.count())
    deep = panel.locator(".lines .layer").first
    expect(deep.locator("li")).to_have_count(0)
    deep.locator("summary").click()
    expect(deep.locator("li").first).to_be_visible()
    ann.tab("log")
    ann.tab("reasons")
    expect(deep.locator("li").first).to_be_visible()


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
    expect(tip.locator("li b").nth(1)).to_be_visible()
    shares = [float(text.rstrip(" %")) for text in tip.locator("li b").all_inner_texts()]
    assert len(shares) >= 2 and all(0 <= share <= 100 for share in shares)
    ann.page.mouse.move(2, 2)
    expect(ann.find(".tip")).to_be_hidden()
    ann.find("details.weigh summary").click()
    expect(ann.find("details.weigh h4")).to_have_count(len(ann.keys))
    expect(ann.find("details.weigh")).to_contain_text("exact")


def test_transfers_stand_apart_from_the_answers_of_a_question(visit):
    """1.5.2 One quiet place, closed until it is wanted; the buttons and the list are the question's own."""
    game = indochina.position("fitl", "stage: action; current: 1; eligible: NVA; nva_resources: 9; options: transfers")
    ann = visit(None)
    ann.sit(game, "NVA", "VC")
    ann.asked()
    assert "give" in ann.keys
    aside = ann.find("#prompt details.aside")
    give = aside.locator("button[data-key=give]")
    expect(give).to_be_hidden()
    assert "give" not in ann.find("#prompt .picks").inner_text().lower()
    aside.locator("summary").click()
    give.click()
    expect(ann.find("#prompt .says")).to_contain_text("How many Resources")


def test_pointing_tells_what_a_thing_is(visit):
    """Type, population, Support, Control, pieces by faction, neighbours; last what may be done there."""
    ann = visit(None)
    ann.make("op", "train", **FITL_US, seed=SEED)
    ann.asked()
    point = ann.on_board("saigon")
    ann.page.mouse.move(point["x"], point["y"])
    tip = ann.find(".tip")
    for text in ("Saigon", "City", "Population 6", "Active Support", "COIN Control", "Adjacent:", "Can Tho"):
        expect(tip).to_contain_text(text)
    expect(tip.locator(".may")).to_have_text("Saigon")
    # the list of all choices shows it too
    expect(ann.find("#prompt .spot")).to_have_attribute("data-choice", "saigon")
    # a card in a panel is enlarged by pointing too
    ann.find(".dock [data-word=card-26]").hover()
    expect(tip.locator("h3")).to_have_text("26 LRRP")


def test_what_is_pinned_can_be_compared(visit):
    ann = visit(None)
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    for word in ("an-loc", "saigon", "can-tho", "tay-ninh"):
        point = ann.at(word)
        ann.page.mouse.click(point["x"], point["y"])
    expect(ann.find(".pin h3")).to_have_text(["Saigon", "Can Tho", "Tay Ninh"])
    ann.find(".pin button").first.click()
    expect(ann.find(".pin h3")).to_have_text(["Can Tho", "Tay Ninh"])


def test_what_may_be_chosen_is_pinned_by_a_key(visit):
    ann = visit(None)
    ann.make("op", "train", **FITL_US, seed=SEED)
    ann.asked()
    point = ann.on_board("saigon")
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find(".tip h3")).to_have_text("Saigon")
    ann.page.keyboard.press("p")
    expect(ann.find(".pin h3")).to_have_text(["Saigon"])


def test_a_place_stands_for_all_pieces_that_may_come_to_it(visit):
    """Russian Arms: any ARVN pieces to any spaces; no button for each of them beside the map."""
    rng = random.Random(40)
    asked = lambda game: game.decision.name == "event.place" and len(game.decision.keys) > 60  # noqa: E731
    seats = dict.fromkeys(("US", "ARVN", "NVA", "VC"), "human")
    game = brought_to(asked, "fitl", seats, lambda decision: rng.choice(decision.keys), seed=40, scenario="short")
    ann = visit(None)
    ann.sit(game, game.decision.seat)
    ann.asked()
    assert ann.find("#prompt .picks button").count() == 0
    assert ann.choose("an-loc/arvn_police") == "board"
    assert ann.asked()["name"] == "event.count"
    ann.choose("2")
    assert ann.view["spaces"]["an-loc"]["pieces"] == {"arvn_police": 2}


def test_what_was_chosen_keeps_its_mark_until_the_action_ends(visit):
    ann = visit(None)
    ann.make("op", "train", **FITL_US, seed=SEED)
    ann.asked()
    marked = ann.find("#board .edge.chosen")
    expect(marked).to_have_count(0)
    ann.choose("saigon")
    ann.asked()
    expect(marked).to_have_count(1)
    ann.choose("done")
    ann.asked()
    expect(marked).to_have_count(1)
    assert ann.ask["name"] == "train.space"


def test_a_panel_is_opened_closed_and_made_large(visit):
    ann = visit(None)
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    cards, key = (ann.find(f".dock-panel[data-panel={name}]") for name in ("cards", "key"))
    expect(cards).to_have_attribute("open", "")
    expect(key).not_to_have_attribute("open", "")
    cards.locator("summary span").click()
    key.locator("summary span").click()
    ann.page.reload()
    ann.asked()
    expect(cards).not_to_have_attribute("open", "")
    expect(key.locator("li").first).to_be_visible()
    key.locator(".enlarge").click()
    large = ann.find("dialog.large")
    expect(large.locator("li").first).to_be_visible()
    large.locator("button.primary").click()
    expect(key.locator("li").first).to_be_visible()


def test_one_key_shows_the_whole_map_and_the_part_again(visit):
    ann = visit(None)
    ann.make(**FITL_US, seed=SEED)
    ann.asked()
    drawing = ann.find("#board .drawing")
    ann.still()
    seen = drawing.get_attribute("viewBox")
    ann.find("#board").focus()
    ann.page.keyboard.press("0")
    expect(drawing).to_have_class(re.compile(r"\bwhole\b"))
    ann.page.keyboard.press("0")
    expect(drawing).not_to_have_class(re.compile(r"\bwhole\b"))
    expect(drawing).to_have_attribute("viewBox", seen)
