"""Choosing over the socket: what a choice tells everybody, what is confirmed first, and its odds."""

from __future__ import annotations

import random
import time

import pytest
from server import as_the_engine_says, pass_on, play, put_where, random_game, refused, until_question, without_nulls

import indochina
from indochina.core import view
from indochina.core.decision import CHANCE
from indochina.core.dice import Random
from indochina.saigon75.cards import CARDS
from indochina.web.telling import Telling, asked_after


def test_a_choice_is_told_to_everybody(server, people):
    ann, bob, eve, id = people
    key = bob.ask["options"][3]["key"]
    update = bob.choose(key)
    assert (update["type"], update["from"], update["made"], update["more"]) == ("update", 0, 1, False)
    by = update["by"]
    assert (by["seat"], by["bot"], by["name"], by["key"], by["target"]) == (
        "SV",
        False,
        "setup.place",
        key,
        {"space": key},
    )
    assert (by["reason"], by["dice"]) == (None, [])
    for line in (ann, eve):
        assert line.until("update")["by"] == by
    as_the_engine_says(server, id, people[:3])


def test_a_stale_choice_is_refused_and_the_state_sent_anew(server, people):
    _, bob, _, id = people
    keys = [option["key"] for option in bob.ask["options"]]
    bob.choose(keys[0])
    before = server.hash(id)
    refused(bob.request("choose", "update", version=0, key=keys[1]), 409)
    state = bob.until("state")
    assert (state["version"], state["made"]) == (bob.version, 1)
    refused(bob.request("choose", "update", version=99, key=keys[1]), 409)
    assert server.hash(id) == before
    # the same click sent twice is one choice
    bob.until("state")
    bob.send("choose", version=bob.version, key=keys[0])
    bob.send("choose", version=bob.version, key=keys[0])
    assert bob.until("update", "refused")["type"] == "update"
    refused(bob.until("update", "refused"), 409)
    assert server.table(id).game.made == 2


def test_another_seats_question_is_not_yours_to_answer(server, people):
    ann, bob, eve, id = people
    before, key = server.hash(id), bob.ask["options"][0]["key"]
    for line in (ann, eve):
        refused(line.choose(key), 409)
        line.until("state")
        refused(line.choose(key, sure=True), 409)
        line.until("state")
        refused(line.request("odds", key=key), 409)
        line.until("state")
        assert line.request("why")["blocked"] == []
        for what in ("undo", "redo", "reset"):
            refused(line.take(what), 409)
            line.until("state")
    refused(ann.request("sit", "state", seat="SV"), 403)
    refused(eve.request("sit", "state", seat="SV"), 403)
    assert server.hash(id) == before
    assert bob.quiet()


def test_an_answer_that_is_not_offered(server, people):
    _, bob, _, id = people
    before = server.hash(id)
    for key in ("hanoi", "", "Saigon", "x" * 500):
        refused(bob.choose(key), 422)
    assert server.hash(id) == before


def test_why_something_is_not_offered(browser, server):
    game = until_question(random_game("saigon75", 4, 30), lambda game: len(game.decision.blocked) > 0)
    id = server.put(game, {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"why{time.time_ns()}")
    line = browser(game.decision.seat[0].lower() * 40).sit(id, game.decision.seat)
    found = line.request("why")
    assert found["version"] == line.version
    # and in general, of whatever else could be asked about
    assert {one["key"] for one in found["blocked"]} == {*game.decision.blocked, "*"}
    assert all(one["why"] for one in found["blocked"])
    assert not {one["key"] for one in found["blocked"]} & {option["key"] for option in line.ask["options"]}


def test_a_whole_turn_by_two_browsers(server, people):
    ann, bob, eve, id = people
    rng = random.Random(2)
    lines = {"NV": ann, "SV": bob}
    while ann.view["turn"] == 1:
        play(lines, rng, 1, [eve])
    assert ann.made > 5 and ann.view["turn"] == 2
    as_the_engine_says(server, id, people[:3])
    assert ann.view["hand"] != bob.view["hand"] and eve.view["hand"] == []


# --- the whole of a game --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "name, options, choices",
    [
        ("saigon75", {}, 100_000),
        ("saigon75", {"hand": "8", "momentum": "open"}, 100_000),
        ("fitl", {}, 150),
        ("fitl", {"deception": "on"}, 100),
    ],
)
def test_patches_and_log_add_up(browser, server, name, options, choices):
    """Applying every update from the beginning gives exactly what a newcomer sees, for each seat and a spectator."""
    rng = random.Random(f"{name}{options}")
    ann = browser()
    seats = indochina.rules(name).SEATS
    id = ann.make(game=name, options=options, seats=dict.fromkeys(seats, "me"))["id"]
    lines = {seat: ann.sit(id, seat) for seat in seats}
    eve = browser().sit(id)
    turned = 0

    def sometimes_back():
        nonlocal turned
        for line in lines.values():
            if line.last["undo"] and rng.random() < 0.1:
                what = rng.choice(["undo", "reset"])
                made, went = line.made, line.take(what)
                assert went["type"] == "update" and went["made"] < made and went["version"] < went["from"]
                pass_on(other for other in (*lines.values(), eve) if other is not line)
                turned += 1
                break

    play(lines, rng, choices, [eve], sometimes_back)
    assert turned > 3
    as_the_engine_says(server, id, [*lines.values(), eve])
    for seat, line in (*lines.items(), (None, eve)):
        fresh = (ann if seat else browser()).sit(id, seat)
        assert (without_nulls(line.view), line.log, line.version) == (
            without_nulls(fresh.view),
            fresh.log,
            fresh.version,
        )
    if name == "saigon75":
        assert eve.last["result"] and eve.last["waiting_for"] == []


# --- confirming -----------------------------------------------------------------------------------------------


def test_a_choice_that_passes_play_is_confirmed(browser, server):
    id, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: (
            after.decision is not None and after.decision.seat != game.decision.seat and len(answers) == 1
        ),
    )
    line, before = lines[seat], server.hash(id)
    after = server.table(id).game.clone().choose(key).decision.seat
    game = server.table(id).game
    told = {"key": key, "next": after, "warnings": view.warnings(game, key, game.messages)}
    assert line.choose(key, confirm=True) == {"type": "confirm", "version": line.version, **told}
    assert server.hash(id) == before
    assert all(other.quiet() for other in lines.values())
    assert line.choose(key, confirm=True, sure=True)["type"] == "update"


def test_a_choice_that_does_not_pass_play_needs_no_confirming(people):
    _, bob, _, _ = people
    assert bob.choose(bob.ask["options"][0]["key"], confirm=True)["type"] == "update"


def test_a_choice_that_gives_something_up_is_confirmed_and_says_what(browser, server):
    """S.2 The movement ends with activations left: that is said first, whoever is asked then."""
    id, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: (
            game.decision.name == "move.unit" and key == "end" and bool(view.warnings(game, key, game.messages))
        ),
    )
    before = server.hash(id)
    answer = lines[seat].choose(key, confirm=True)
    assert answer["type"] == "confirm" and answer["warnings"][0].startswith("Activations left: ")
    assert server.hash(id) == before
    assert lines[seat].choose(key, confirm=True, sure=True)["type"] == "update"


def test_confirming_does_not_look_at_dice(browser, server):
    """Whether to confirm is the same whatever the dice to come, though who is asked next may depend on them."""
    id, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: (
            len(answers) > 1 and answers[1].seat == CHANCE and answers[1].name.startswith("dice")
        ),
    )
    table = server.table(id)
    real = table.game
    said = set()
    for seed in range(20):
        table.telling.game = real.determinize(seat, Random(seed))
        said.add(table.telling.next_asked(key))
    table.telling.game = real
    assert len(said) == 1
    wanted = "confirm" if said.pop() or view.warnings(real, key, real.messages) else "update"
    assert lines[seat].choose(key, confirm=True)["type"] == wanted


def test_the_end_of_a_turn_is_confirmed_though_dice_follow(browser, server):
    """The set-up of South Vietnam ends with dice for the North's activations."""
    ann = browser()
    id = ann.make(game="saigon75", seats={"NV": "open", "SV": "me"})["id"]
    line = ann.sit(id, "SV")
    assert line.choose("suggested", confirm=True)["type"] == "confirm"


def test_a_card_that_is_drawn_is_confirmed(browser, server):
    _, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: len(answers) > 1 and answers[1].name in ("event.draw", "event.replacement"),
    )
    told = lines[seat].choose(key, confirm=True)
    assert (told["type"], told["next"]) == ("confirm", "card")


# --- odds -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name, how", [("saigon75", {}), ("fitl", {}), ("tonkin", {"scenario": "hanoi"})])
def test_odds_of_what_leads_to_dice(browser, server, name, how):
    def has_odds(game):
        if game.decision.name not in game.rules.ODDS:
            return False
        return any(odds_of(game, key) for key in game.decision.keys)

    def odds_of(game, key):
        from indochina.odds import odds

        return odds(game, key, game.decision.seat, game.messages).outcomes

    game = until_question(random_game(name, 3, 10, **how), has_odds)
    id = server.put(game, {seat: [seat * 20] for seat in game.rules.SEATS}, id=f"odds{time.time_ns()}")
    line = browser(game.decision.seat * 20).sit(id, game.decision.seat)
    assert line.ask["odds"]
    before = server.hash(id)
    told = 0
    for key in game.decision.keys:
        found = line.request("odds", key=key)
        assert (found["type"], found["key"], found["version"]) == ("odds", key, line.version)
        assert isinstance(found["exact"], bool) and isinstance(found["assuming"], str)
        titles = {}
        for outcome in found["outcomes"]:
            titles[outcome["title"]] = titles.get(outcome["title"], 0) + outcome["probability"]
        assert all(abs(total - 1) < 0.01 for total in titles.values())
        told += len(titles)
    assert told and server.hash(id) == before
    refused(line.request("odds", key="nothing"), 422)


def test_confirming_does_not_look_at_the_others_hand():
    """With E-18 in South Vietnam's hand the North is asked after its last combat, with any other card the South is."""
    unknown = ["E-06", "E-08", "E-10", "E-11", "E-18"]
    asked, said = set(), set()
    for held in unknown:
        aside = ", ".join(card for card in unknown if card != held)
        discard = ", ".join(card for card in CARDS if card not in unknown)
        game = indochina.position(
            "saigon75",
            "turn: 8; active: NV; stage: combat.declare; die: 4; available: 13; spent: 1; air: 1; infiltration: 1;"
            " quang_tri: marine, nv_reduced!; dak_lak: nv_reduced, militia; khanh_hoa: nv_division, militia;"
            " phuoc_binh: 2 sv_division, 2 ranger, 5 nv_division; an_loc: nv_division, vc, militia; saigon: ranger;"
            f" hand: 3; sv_plus1: 0; sv_hand: {held}; aside: {aside}; discard: {discard}",
        )
        asked.add(asked_after(game, "end"))
        said.add(Telling(game).next_asked("end"))
    assert asked == {"SV", None} and said == {"perhaps"}
