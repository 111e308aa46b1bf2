"""What if: a table of one's own from a moment of a game, with what one cannot know dealt anew."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from server import Browser

import indochina
from indochina.core.rules import OVER
from indochina.web.forking import forked
from indochina.web.viewer import Refused

GAMES = Path(__file__).parents[1] / "games"
SAVED = {
    "saigon75": "saigon75-solo-solo-hand3-nv",
    "fitl": "fitl-lone-medium-vc",
    "tonkin": "tonkin-solo-solo-na_san-gcma-vm",
}


def recorded(name):
    return indochina.load(GAMES / f"{SAVED[name]}.save")


@pytest.fixture
def ann(server):
    browser = Browser(server)
    browser.post("/api/browser")
    yield browser
    browser.close()


@pytest.mark.parametrize("name", SAVED)
def test_from_every_moment_of_a_finished_game_it_can_be_played_on(name):
    """As the seat sees it, it is the same position and the same question; bots play the others."""
    game = recorded(name)
    machines = game.rules.nonplayers(game.state) or ()
    seats = [seat for seat in game.rules.SEATS if seat not in machines]
    assert seats
    for made in range(0, game.made, max(1, game.made // 12)):
        then = game.at(made)
        for seat in seats:
            fork = forked(game, made, seat, everything=True)
            assert fork.rules.view(fork.state, seat) == game.rules.view(then.state, seat)
            assert fork.decision.name == then.decision.name and fork.decision.seat == then.decision.seat
            assert fork.seats[seat] == "human"
            assert set(fork.state.streams).isdisjoint(then.state.streams), "nothing of the dice to come is known"
            assert "seed" not in fork.meta and "script" not in fork.meta
            assert fork.made <= then.made and not list(fork.past())[1:], "no past"


def test_nothing_of_what_one_cannot_know_goes_along():
    """S.3 In Saigon 75 every card that NV cannot know may lie anywhere else in the fork."""
    game = recorded("saigon75")
    then = game.at(60)
    hands, decks = set(), set()
    for _ in range(12):
        fork = forked(game, 60, "NV", everything=False)
        assert fork.state.hands[0] == then.state.hands[0], "one's own hand is known"
        hands.add(fork.state.hands[1])
        decks.add(fork.state.deck)
    assert len(hands) > 3 and len(decks) > 3
    twins = [then.determinize("NV", indochina.core.dice.Random(seed)) for seed in ("a", "b")]
    assert twins[0].state.hands[1] != twins[1].state.hands[1]
    for twin in twins:
        fork = forked(twin, twin.made, "NV", everything=False)
        written = json.dumps(fork.rules.view(fork.state, "NV"), sort_keys=True)
        assert written == json.dumps(then.rules.view(then.state, "NV"), sort_keys=True)


def test_where_hidden_units_cannot_all_be_dealt_anew_france_waits_for_the_end():
    """1.5 in Tonkin: VM knows all, France does not; a unit of which there is but one stays where it is."""
    game = recorded("tonkin")
    made = next(n for n in range(5, game.made) if game.at(n).state.stage not in (OVER, "setup"))
    assert forked(game, made, "VM", everything=False)
    with pytest.raises(Refused, match="wait for the end"):
        forked(game, made, "FEF", everything=False)
    assert forked(game, made, "FEF", everything=True)


def test_a_table_of_ones_own_is_made_of_a_finished_game(server, ann):
    server.put(recorded("saigon75"), {}, "over-and-done")
    made = ann.post("/api/tables/over-and-done/fork", json={"made": 100, "seat": "SV"})
    assert made.status_code == 201
    card = made.json()
    assert card["fork"] == {"table": "over-and-done", "made": 100}
    assert {seat: sits["player"] for seat, sits in card["seats"].items()} == {"NV": "solo", "SV": "you"}
    listed = ann.get("/api/tables").json()["tables"]
    assert [(table["id"], table["fork"]) for table in listed] == [(card["id"], card["fork"])]
    told = ann.get(f"/api/tables/{card['id']}/account").json()
    assert told["ended"] == "" and told["lines"]


def test_of_a_game_that_goes_on_only_a_seat_of_ones_own_can_be_taken_up(server, ann):
    server.put(recorded("saigon75").at(100), {"SV": [ann.cookie]}, "goes-on-still")
    stranger = Browser(server)
    asked = {"made": 50, "seat": "SV"}
    assert stranger.post("/api/tables/goes-on-still/fork", json=asked).status_code == 403
    assert ann.post("/api/tables/goes-on-still/fork", json={"made": 50, "seat": "NV"}).status_code == 403
    assert ann.post("/api/tables/goes-on-still/fork", json={"made": 101, "seat": "SV"}).status_code == 422
    assert ann.post("/api/tables/goes-on-still/fork", json=asked).status_code == 201
    stranger.close()


def test_who_is_a_non_player_by_the_rules_is_offered_to_nobody(server, ann):
    """8.0 in Fire in the Lake; in Saigon 75 the rules do not care who sits where."""
    server.put(recorded("saigon75"), {}, "over-and-done-2")
    assert ann.get("/api/tables/over-and-done-2").json()["playable"] == ["NV", "SV"]
    server.put(recorded("fitl"), {}, "over-and-done-3")
    card = ann.get("/api/tables/over-and-done-3").json()
    assert card["over"] and card["playable"] == ["US", "ARVN"]
    for seat in card["seats"]:
        asked = ann.post("/api/tables/over-and-done-3/fork", json={"made": 20, "seat": seat})
        assert asked.status_code == (201 if seat in card["playable"] else 409)
