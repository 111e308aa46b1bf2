"""Saigon 75 in browsers: two people by an invitation, two hands at one screen, and somebody who only watches."""

from __future__ import annotations

import re

from browser import brought_to, first_of
from playwright.sync_api import expect

pytest_plugins = "browser"

SUGGESTED = ("suggested", "end", "done")
CARD = re.compile(r"\bE-\d\d\b")
# The page without the list of all cards that may still come.
KNOWN = """() => {
  const page = document.documentElement.cloneNode(true);
  page.querySelector("[data-list=unseen]")?.remove();
  return page.outerHTML;
}"""


def titles(person, cards):
    """What the cards are called on the page."""
    caller = person.caller()
    known = caller.get("/api/games/saigon75/board").json()["cards"]
    caller.close()
    return [known[card]["title"] for card in cards]


class Side:
    """Somebody's play: as suggested, moving one unit a turn; and the cards they have had in hand."""

    def __init__(self, person):
        self.person = person
        self.hand, self.clicked, self.moved = set(), [], False

    def answer(self):
        person, ask = self.person, self.person.asked()
        if person.view.get("hand"):
            self.hand |= set(person.view["hand"])
        key = next((key for key in SUGGESTED if key in person.keys), person.keys[0])
        if ask["name"] == "move.unit" and not self.moved:
            self.moved = True
            key = person.keys[0]
        elif ask["name"].startswith("move.") and ask["name"] != "move.unit":
            key = person.keys[0]
        self.clicked.append((ask["name"], key, person.choose(key)))


def test_two_browsers_by_invitation(visit):
    ann, bob, carol = visit("/"), visit(None), visit(None)
    ann.get("button", name="As North Vietnam, against a friend").click()
    link = ann.find("dialog.invitations input").input_value()
    ann.find("dialog.invitations button.primary").click()
    ann.page.wait_for_url("**/table/*")
    ann.until(lambda: ann.last, "the table")
    expect(ann.find(".you")).to_have_text("NV")
    expect(ann.find("#prompt .says")).to_contain_text("Waiting for")

    bob.go(link.removeprefix(ann.server.url))
    expect(bob.find(".you")).to_have_text("SV")
    assert "#seat" not in bob.page.url, "the token stays in the address"
    carol.go(ann.page.url.removeprefix(ann.server.url))
    expect(carol.find(".you")).to_be_empty()

    sides = {"NV": Side(ann), "SV": Side(bob)}
    while ann.view["turn"] < 2:
        seat = ann.last["waiting_for"][0]
        mover, other = (ann, bob) if seat == "NV" else (bob, ann)
        sides[seat].answer()
        for person in (other, carol):
            person.until(lambda person=person, mover=mover: person.made >= mover.made, "the other's move")
        assert carol.last["ask"] is None and not carol.view["hand"]
        assert ann.made < 300
    assert {
        where for side in sides.values() for name, key, where in side.clicked if name == "move.unit" and key != "end"
    } == {"board"}

    # each has seen the other's moves, as they are on the other's board
    for person in (ann, bob, carol):
        person.until(lambda person=person: person.made == ann.made, "the last move")
        person.page.wait_for_function(f"document.querySelector('#time').max === '{ann.made}'")
    assert drawn(ann) == drawn(bob) == drawn(carol)
    expect(bob.find("#log")).to_contain_text("NV")

    # and neither the other's hand, nor on the page nor on the way there
    hands = {"NV": set(ann.view["hand"]), "SV": set(bob.view["hand"])}
    assert hands["NV"] and hands["SV"]
    ann.tab("card"), bob.tab("card"), carol.tab("card")
    for person in (ann, bob, carol):
        person.find("[data-list=unseen] summary").click()
        expect(person.find("[data-list=unseen] [data-card]")).to_have_count(len(unseen(person)))
        listed = person.find("[data-list=unseen] [data-card]").evaluate_all("all => all.map((it) => it.dataset.card)")
        assert set(listed) == unseen(person), "the list of cards that may come tells where one of them is"
    for person, seat in ((ann, "NV"), (bob, "SV"), (carol, None)):
        for other in {"NV", "SV"} - {seat}:
            heard = set(CARD.findall("".join(person.frames)))
            assert not heard & hands[other], f"{seat} was told cards of {other}"
            html = person.page.evaluate(KNOWN)
            for card, title in zip(hands[other], titles(person, hands[other])):
                assert card not in html and title not in html, f"{seat} can find {card} of {other}"
        if seat:
            for title in titles(person, hands[seat]):
                expect(person.find("#panel-card")).to_contain_text(title)


def unseen(person):
    """Every card but those of one's own hand and those played: whoever has or gets it."""
    caller = person.caller()
    known = caller.get("/api/games/saigon75/board").json()["cards"]
    caller.close()
    view = person.view
    return set(known) - {*view["hand"], *view["discard"], view["event"]}


def drawn(person):
    """Every unit on the map, as it is drawn."""
    return person.page.eval_on_selector_all(
        "#board .unit[data-word]", "units => units.map((it) => `${it.dataset.word} ${it.textContent}`).sort()"
    )


def test_hot_seat_with_a_curtain(visit):
    ann = visit(None)
    ann.make(seats={"NV": "me", "SV": "me"}, seed=3)
    curtain = ann.find("#curtain")
    expect(curtain).to_be_visible()
    expect(ann.find("#board svg.s75, .dock")).to_have_count(0)  # the board and its panels lie behind the curtain
    ann.find("#curtain [data-sit=SV]").click()
    expect(curtain).to_be_hidden()
    expect(ann.find(".you")).to_have_text("SV")
    ann.asked()
    assert not ann.view["hand"], "the cards are dealt when the units stand (C.3, C.7)"
    ann.choose("suggested")

    # play has passed to the North
    expect(curtain).to_be_visible()
    expect(ann.find("#curtain [data-sit]")).to_have_count(1)
    expect(ann.find("#undo")).to_be_disabled()
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("!document.activeElement.closest('#side, #scene')"), "keys reach behind the curtain"
    ann.find("#curtain [data-sit=NV]").click()
    expect(curtain).to_be_hidden()
    ann.asked()
    hand = set(ann.view["hand"])
    assert ann.ask["seat"] == "NV" and hand
    shown = ann.find(".dock [data-panel=hand] h3")
    expect(shown).to_have_count(len(hand))
    assert sorted(shown.all_inner_texts()) == sorted(titles(ann, hand))
    # a look at the other hand by one's own wish is asked for, too, and nothing of one's own is left in the page
    sit = ann.tab("table").get_by_role("button", name="Sit here")
    ann.find(".dock [data-panel=hand] .enlarge").click()
    expect(ann.find("dialog.large h3").first).to_be_visible()
    sit.evaluate("it => it.click()")
    expect(ann.find("#curtain [data-sit=SV]")).to_be_visible()
    html = ann.page.content()
    for card, title in zip(hand, titles(ann, hand)):
        assert card not in html and title not in html
    ann.find("#curtain [data-sit=SV]").click()
    expect(ann.find("#prompt .says")).to_contain_text("Waiting for")
    assert ann.view["hand"] and not hand & set(ann.view["hand"])


def test_somebody_who_watches(visit):
    ann, carol = visit(None), visit(None)
    table = ann.make(seats={"NV": "solo", "SV": "me"}, seed=3)
    ann.asked()
    carol.go(f"/table/{table['id']}")
    expect(carol.find("#prompt .says")).to_contain_text("Waiting for")
    expect(carol.find("#prompt")).to_contain_text("You are watching.")
    assert not carol.lit() and not carol.find("#prompt button[data-key]").count()
    expect(carol.find("#undo")).to_be_disabled()
    expect(carol.find("#reset")).to_be_disabled()
    ann.choose("suggested")
    carol.until(lambda: carol.made >= ann.made, "Ann's move")
    expect(carol.find("#log")).to_contain_text("SV")
    assert all(not message.get("ask") for message in carol.heard)
    # not even by a seat in the address of the socket
    assert carol.tab("table").get_by_role("button", name="Another device").count() == 0


def test_a_die_has_the_colour_of_who_rolls_it(visit):
    """The bot of the South sets up, and then the North's activation is rolled: a die of the North."""
    ann = visit(None, language="fr")
    ann.make(seats={"NV": "me", "SV": "solo"}, seed=3)
    ann.asked()
    step = ann.last["by"]
    assert step["seat"] == "SV" and [die["name"] for die in step["dice"]] == ["dice.activation"]
    now = ann.find(".dock [data-panel=now]")
    expect(now).to_contain_text("derniers dés")
    expect(now.locator(".die.nv")).to_have_count(2)  # of the turn, and the last
    expect(now.locator(".die.sv")).to_have_count(0)
    battles = ann.find(".dock [data-panel=battles]")
    expect(battles).to_contain_text("Combats déclarés")
    expect(battles).to_contain_text("aucun")
    expect(battles).not_to_contain_text("aucune")


def test_units_that_attack_are_chosen_on_the_map(visit):
    """S.6 The units of the province where combat is declared; what has been chosen keeps its mark."""

    def asked(game):
        return game.decision.name == "combat.units" and len(game.decision.keys) > 2

    answer = first_of("suggested", "end", "done")
    ann = visit(None)
    ann.sit(brought_to(asked, "saigon75", {"NV": "human", "SV": "solo"}, moves(answer), seed=3), "NV")
    ann.asked()
    (space,) = {target["space"] for target in ann.ask["chosen"]}
    expect(ann.find(f"#board .space.chosen[data-word={space}]")).to_have_count(1)
    kinds = [option["key"] for option in ann.ask["options"] if option["target"]]
    assert kinds and set(ann.lit()) == set(kinds)
    expect(ann.find("#board .unit.lit")).to_have_count(len(kinds))  # none elsewhere
    assert ann.choose(kinds[0]) == "board"
    ann.asked()
    assert ann.ask["name"] == "combat.units"
    expect(ann.find(f"#board .unit.chosen[data-word='{space}/{kinds[0]}']")).to_have_count(1)


def moves(answer):
    """Moves units until they may attack."""

    def move(decision):
        if decision.name in ("move.unit", "combat.declare"):
            return decision.keys[0]
        return decision.keys[-1] if decision.name == "move.count" else answer(decision)

    return move


def test_a_panel_lights_up_for_what_may_be_chosen_in_it(visit):
    """S.3 A card of one's hand is chosen where it lies."""

    def asked(game):
        return game.decision.name == "event.play" and game.decision.seat == "SV"

    ann = visit(None)
    ann.sit(
        brought_to(asked, "saigon75", {"NV": "solo", "SV": "human"}, first_of("suggested", "end", "done"), seed=5), "SV"
    )
    ann.asked()
    hand = ann.find(".dock [data-panel=hand]")
    expect(hand.locator(".event-card:has(.lit)")).to_have_count(len(ann.view["hand"]))
    card = ann.view["hand"][0]
    assert ann.choose(card) == "board"
    ann.until(lambda: card not in ann.view["hand"], "the card played")
    expect(hand.locator(f"[data-word={card}]")).to_have_count(0)
    expect(ann.find(".dock [data-panel=events]")).to_contain_text(titles(ann, [card])[0])


def test_pointing_tells_what_a_province_and_its_units_are(visit):
    """Ground, control, units by side and state, room for more, neighbours; a marker what it does. A click pins it."""
    ann = visit(None)
    ann.make(game="saigon75", seats={"NV": "solo", "SV": "me"}, seed=3)
    ann.asked()
    tip = ann.find(".tip")
    point = ann.at("dak_nong")
    ann.page.mouse.move(point["x"], point["y"])
    expect(tip.locator("h3")).to_have_text("Dak Nong")
    for text in ("mountain · border", "SV control S.8", "Units: NV 0, room for 5", "Adjacent: Dak Lak", "NV Reserve"):
        expect(tip).to_contain_text(text)
    ann.find(".dock [data-word=air]").hover()
    expect(tip).to_contain_text("at most one per unit engaged")
    ann.page.keyboard.press("Escape")
    expect(tip).to_be_hidden()
    ann.find(".dock [data-word=infiltration]").focus()
    ann.page.keyboard.press("Tab")
    expect(tip.locator("h3")).to_have_text("Momentum")
    ann.find(".dock [data-word=momentum]").click()
    expect(ann.find(".pin h3")).to_have_text(["Momentum"])


def test_dice_and_tokens_are_tables_that_say_what_is_reconstructed(visit):
    ann = visit(None)
    ann.make(game="saigon75", seats={"NV": "solo", "SV": "me"}, seed=3)
    ann.asked()
    dice = ann.find("[data-panel=combat_dice]")
    dice.locator("summary").click(position={"x": 20, "y": 5})
    expect(dice.locator("table").first.locator("[aria-label=X]")).to_have_count(3)
    expect(dice.locator(".fine")).to_contain_text("air die reconstructed")
    expect(dice).to_contain_text("never more than 5 dice")
    tokens = ann.find("[data-panel=momentum_tokens]")
    tokens.locator("summary").click(position={"x": 20, "y": 5})
    expect(tokens.locator("th")).to_have_text(["3", "5", "7"])


def test_pointing_at_a_unit_tells_how_many_are_activated(visit):
    ann = visit(None)
    asked = lambda game: game.decision.name == "move.unit" and game.decision.seat == "SV"  # noqa: E731
    game = brought_to(asked, "saigon75", {"NV": "solo", "SV": "human"}, first_of("suggested", "end"), seed=5)
    ann.sit(game, "SV")
    ann.asked()
    key = next(option["key"] for option in ann.ask["options"] if "sv_division" in option["key"])
    point = ann.on_board(key)
    ann.page.mouse.move(point["x"], point["y"])
    expect(ann.find(".tip h3")).to_contain_text("× SV division")
    expect(ann.find(".tip")).to_contain_text("for desertion it counts as two S.9")
