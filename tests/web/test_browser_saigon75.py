"""Saigon 75 in browsers: two people by an invitation, two hands at one screen, and somebody who only watches."""

from __future__ import annotations

import re

from playwright.sync_api import expect

pytest_plugins = "browser"

SUGGESTED = ("suggested", "done")
CARD = re.compile(r"\bE-\d\d\b")


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
        where for side in sides.values() for name, key, where in side.clicked if name == "move.unit" and key != "done"
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
    for person, seat in ((ann, "NV"), (bob, "SV"), (carol, None)):
        for other in {"NV", "SV"} - {seat}:
            heard = set(CARD.findall("".join(person.frames)))
            assert not heard & hands[other], f"{seat} was told cards of {other}"
            html = person.page.content()
            for card, title in zip(hands[other], titles(person, hands[other])):
                assert card not in html and title not in html, f"{seat} can find {card} of {other}"
        if seat:
            for title in titles(person, hands[seat]):
                expect(person.find("#panel-card")).to_contain_text(title)


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
    assert not ann.find("#board svg.s75").count(), "the board lies behind the curtain"
    ann.find("#curtain [data-sit=SV]").click()
    expect(curtain).to_be_hidden()
    expect(ann.find(".you")).to_have_text("SV")
    ann.asked()
    hand = set(ann.view["hand"])
    assert hand
    ann.choose("suggested")

    # play has passed to the North: nothing of the South's hand is left in the page
    expect(curtain).to_be_visible()
    expect(ann.find("#curtain [data-sit]")).to_have_count(1)
    html = ann.page.content()
    for card, title in zip(hand, titles(ann, hand)):
        assert card not in html and title not in html
    assert ann.find("#undo").is_disabled()
    ann.page.keyboard.press("Tab")
    assert ann.page.evaluate("!document.activeElement.closest('#side, #scene')"), "keys reach behind the curtain"
    ann.find("#curtain [data-sit=NV]").click()
    expect(curtain).to_be_hidden()
    ann.asked()
    assert ann.ask["seat"] == "NV" and not hand & set(ann.view["hand"])
    # a look at the other hand by one's own wish is asked for, too
    ann.tab("table").get_by_role("button", name="Sit here").click()
    expect(ann.find("#curtain [data-sit=SV]")).to_be_visible()
    ann.find("#curtain [data-sit=SV]").click()
    expect(ann.find("#prompt .says")).to_contain_text("Waiting for")


def test_somebody_who_watches(visit):
    ann, carol = visit(None), visit(None)
    table = ann.make(seats={"NV": "solo", "SV": "me"}, seed=3)
    ann.asked()
    carol.go(f"/table/{table['id']}")
    expect(carol.find("#prompt .says")).to_contain_text("Waiting for")
    expect(carol.find("#prompt")).to_contain_text("You are watching.")
    assert not carol.lit() and not carol.find("#prompt button[data-key]").count()
    assert carol.find("#undo").is_disabled() and carol.find("#reset").is_disabled()
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
    now = ann.find("#board .panel", has_text="derniers dés").last
    expect(now.locator(".die.nv")).to_have_count(2)  # of the turn, and the last
    expect(now.locator(".die.sv")).to_have_count(0)
    battles = ann.find("#board .panel", has_text="Combats déclarés").last
    expect(battles).to_contain_text("aucun")
    expect(battles).not_to_contain_text("aucune")
