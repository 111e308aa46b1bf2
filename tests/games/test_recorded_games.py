"""Recorded games are loaded on every run.

Those of the current rules are replayed, and each choice leads where it led when it was recorded. Those of older rules
lead to the position in which they were left, say what was lost if anything was, and can be played on.
"""

import json
from pathlib import Path

import pytest

import indochina
from indochina.core.dice import Random

RECORDED = sorted(Path(__file__).parent.glob("*.save"))


def lines(path):
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def is_current(path):
    head = lines(path)[0]
    return head["rules"] == indochina.rules(head["game"]).VERSION


CURRENT = [path for path in RECORDED if is_current(path)]
OLDER = [path for path in RECORDED if not is_current(path)]


def test_there_are_recorded_games_of_every_registered_game():
    assert {path.name.split("-")[0] for path in RECORDED} >= set(indochina.GAMES)


@pytest.mark.parametrize("path", [p for p in CURRENT if "unfinished" not in p.stem], ids=lambda p: p.stem)
def test_a_recorded_game_is_replayed_to_its_end(path):
    game = indochina.load(path)
    assert not game.lost_history, game.lost_history
    assert game.over and game.result["winner"].lower() in path.stem.split("-")


@pytest.mark.parametrize("path", OLDER, ids=lambda p: p.stem)
def test_a_game_of_older_rules_goes_on_from_where_it_was_left(path):
    before = path.read_bytes()
    game = indochina.load(path)
    choices = [line for line in lines(path) if "choice" in line]
    assert game.hash() == choices[-1]["hash"], game.lost_history
    if game.lost_history:
        saved, current = lines(path)[0]["rules"], game.rules.VERSION
        assert f"saved by version {saved} of the rules, this is version {current}" in game.lost_history
        assert "choices 1 to " in game.lost_history
    else:
        assert game.made == len(choices)
    rng = Random(f"on/{path.stem}")
    while game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
    assert game.over and game.result["winner"] in (*game.rules.SEATS, "draw")
    assert path.read_bytes() == before


def test_a_game_left_in_the_middle_by_older_rules_says_what_was_lost():
    """At the latest the position itself differs: version 1 did not keep which transfers had been tried."""
    game = indochina.load(Path(__file__).parent / "fitl-unfinished-medium.save")
    assert game.lost_history.startswith(
        "choices 1 to 159 cannot be replayed"
        f" (saved by version 1 of the rules, this is version {game.rules.VERSION}: choice "
    )
    assert [answer.key for answer in game.answers] == ["terror", "tay-ninh", "pleiku", "binh-tuy"]
    assert game.decision.name == "terror.space" and game.decision.seat == "VC"


def test_a_campaign_of_tonkin_left_at_a_die_that_a_person_reads_goes_on():
    """In the second scenario of two, in the middle of an overrun, with the dice on the table."""
    path = Path(__file__).parent / "tonkin-unfinished-campaign.save"
    game = indochina.load(path)
    assert not game.lost_history, game.lost_history
    choices = [line for line in lines(path) if "choice" in line]
    assert (game.made, game.state.scenario, game.state.final) == (len(choices), "cao_bang", "hanoi")
    assert game.state.turn > 3 and game.chance == "person" and game.decision.name == "dice.combat"
    game.choose("6").choose("6")
    fought = [note.values for _, note in game.notes() if note.key == "log.combat"]
    assert (fought[-1]["first"], fought[-1]["second"]) == ("6", "6") and game.made == len(choices) + 2
