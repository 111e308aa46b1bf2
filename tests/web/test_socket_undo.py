"""Taking back over the socket: one's own choices and the bots' after them, not beyond dice or another person's."""

from __future__ import annotations

import random
import time

import pytest
from server import as_the_engine_says, pass_on, play, put_where, random_game, refused

import indochina
from indochina.core.decision import CHANCE


def test_undo_and_redo(server, people):
    ann, bob, eve, id = people
    first = server.hash(id)
    keys = [option["key"] for option in bob.ask["options"][:2]]
    assert bob.choose(keys[0])["undo"] is True
    second = server.hash(id)
    bob.choose(keys[1])
    third = server.hash(id)
    pass_on([ann, ann, eve, eve])
    assert bob.last["undo"] and not ann.last["undo"] and not eve.last["undo"]
    refused(ann.take("undo"), 409)
    undone = bob.take("undo")
    assert (undone["made"], undone["undo"], undone["redo"], undone["by"]) == (1, True, True, None)
    pass_on([eve])
    assert eve.last["undo"] is eve.last["redo"] is False
    assert server.hash(id) == second
    assert bob.take("undo")["made"] == 0
    assert server.hash(id) == first and not bob.last["undo"]
    refused(bob.take("undo"), 409)
    bob.until("state")
    pass_on([eve])
    assert [bob.take("redo")["made"], bob.take("redo")["made"]] == [1, 2]
    pass_on([eve, eve])
    assert server.hash(id) == third
    refused(bob.take("redo"), 409)
    bob.until("state")
    # another choice after an undo ends what could be done again
    bob.take("undo")
    assert bob.choose(keys[0])["redo"] is False
    refused(bob.take("redo"), 409)
    pass_on([eve, eve])
    as_the_engine_says(server, id, [eve])


def test_a_stale_undo_is_refused(server, people):
    _, bob, _, id = people
    bob.choose(bob.ask["options"][0]["key"])
    before = server.hash(id)
    for what in ("undo", "redo", "reset"):
        refused(bob.request(what, "update", version=0), 409)
        bob.until("state")
    assert server.hash(id) == before


def test_reset_goes_back_to_where_play_came_to_one(server, people):
    ann, bob, eve, id = people
    first = server.hash(id)
    for _ in range(4):
        bob.choose(bob.ask["options"][0]["key"])
        pass_on([ann, eve])
    reset = bob.take("reset")
    assert (reset["made"], reset["undo"]) == (0, False)
    pass_on([ann, eve])
    assert server.hash(id) == first
    as_the_engine_says(server, id, people[:3])


def test_dice_cannot_be_taken_back(browser, server):
    id, lines, seat, key = put_where(
        server, browser, lambda game, after, answers, key: any(a.seat == CHANCE for a in answers)
    )
    line = lines[seat]
    update = line.choose(key)
    assert update["by"]["dice"] or server.table(id).game.rolled
    assert update["undo"] is False
    before = server.hash(id)
    for what in ("undo", "reset"):
        assert "dice" in refused(line.take(what), 409)
    assert server.hash(id) == before


def test_another_persons_choice_cannot_be_taken_back(browser, server):
    id, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: (
            after.decision is not None and after.decision.seat != game.decision.seat and len(answers) == 1
        ),
    )
    mine = lines.pop(seat)
    (theirs,) = lines.values()
    assert mine.choose(key)["undo"] is True  # nobody has answered yet
    pass_on([theirs])
    theirs.choose(theirs.ask["options"][0]["key"])
    mine.until("update")
    assert mine.last["undo"] is False
    before = server.hash(id)
    for what in ("undo", "reset"):
        refused(mine.take(what), 409)
    assert server.hash(id) == before


def test_reset_stops_at_dice(browser, server):
    """One's own choices after a die go, those before it stay."""
    id, lines, seat, key = put_where(
        server,
        browser,
        lambda game, after, answers, key: (
            any(a.seat == CHANCE for a in answers)
            and after.decision is not None
            and after.decision.seat == game.decision.seat
            and after.clone().choose(after.decision.keys[0]).version == after.version + 1
        ),
    )
    line = lines[seat]
    line.choose(key)
    made, rolled = line.made, server.hash(id)
    assert line.choose(line.ask["options"][0]["key"])["undo"] is True
    assert line.take("reset")["made"] == made
    assert server.hash(id) == rolled
    assert line.last["undo"] is False


def test_bots_choices_can_be_taken_back_with_ones_own(browser, server):
    """Over a bot's choices without dice one may go back; the bot then answers anew."""
    ann = browser()
    for seed in range(30):
        id = ann.make(seats={"NV": "solo", "SV": "me"}, seed=seed)["id"]
        line = ann.sit(id, "SV")
        line.until_asked()
        for _ in range(40):
            before, made = server.hash(id), line.made
            line.choose(line.ask["options"][0]["key"])
            line.until_asked()
            if line.ask is None:
                break
            if line.last["undo"] and line.last["by"]["bot"]:
                bots, after = line.made - made - 1, server.hash(id)
                assert bots > 0
                assert line.take("undo")["made"] == made
                assert server.hash(id) == before
                line.take("redo")
                line.until_asked()
                assert server.hash(id) == after
                return
        line.close()
    pytest.fail("no bot ever played without dice")


def test_the_end_of_a_game_among_people_is_final(browser, server):
    """Everybody may have the save of a finished game: going on from there would be with open cards."""
    game = random_game("saigon75", 9, 100_000)
    back = next(n for n in range(game.made - 1, 0, -1) if game.at(n).decision)
    id = server.put(game.at(back), {"NV": ["n" * 40], "SV": ["s" * 40]}, id=f"end{time.time_ns()}")
    lines = {seat: browser(seat[0].lower() * 40).sit(id, seat) for seat in ("NV", "SV")}
    play(lines, random.Random(1), 1000)
    before = server.hash(id)
    for line in lines.values():
        assert line.last["result"] and not line.last["undo"] and not line.last["redo"]
        for what in ("undo", "reset", "redo"):
            refused(line.take(what), 409)
    assert server.hash(id) == before


STACK = "stage: vm.move; scenario: hanoi; month: Jan-51; V15: gm-1; X11: tieu-doan-1, 36-308, 88-308; V11: 98-316"


def test_what_was_shown_cannot_be_taken_back(browser, server):
    """1.5 of Tonkin: a unit leaves a stack, and who lies below is seen. Nobody takes that back, by reset neither."""
    game = indochina.position("tonkin", STACK, seats={"VM": "human", "FEF": "human"})
    id = server.put(game, {"VM": ["v" * 40], "FEF": ["f" * 40]}, id=f"shown{time.time_ns()}")
    lines = {seat: browser(seat[0].lower() * 40).sit(id, seat) for seat in ("VM", "FEF")}
    line = lines["VM"]
    for key in ("X11", "36-308", "go"):
        assert line.choose(key)["undo"] is True
    assert line.take("reset")["made"] == 0
    for key in ("X11", "36-308", "go"):
        line.choose(key)
    assert line.choose("X10")["undo"] is False
    before = server.hash(id)
    for what in ("undo", "reset"):
        assert "something hidden" in refused(line.take(what), 409)
        line.until("state")
    assert server.hash(id) == before
    assert line.choose("V11")["undo"] is True
    assert line.take("reset")["made"] == 4, "back to what was shown, and no further"
    assert server.hash(id) == before and line.last["undo"] is False
