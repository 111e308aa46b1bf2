"""What is typed means: a key before a number, a whole name before a beginning."""

from __future__ import annotations

import pytest

import indochina
from indochina.cli.answers import meant

MOVES = "turn: 2; stage: movement; active: SV; available: 3; saigon: ranger, marine; can_tho: river_patrol"


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("saigon/ranger", ["saigon/ranger"]),
        ("1", ["saigon/ranger"]),
        ("99", []),
        ("0", []),
        ("Saigon · Rangers", ["saigon/ranger"]),
        ("saigon r", ["saigon/ranger"]),
        ("saigon", ["saigon/ranger", "saigon/marine"]),
        ("river", ["can_tho/river_patrol"]),
        ("Cần Thơ", ["can_tho/river_patrol"]),
        ("en", ["end"]),
        ("!", []),
        ("hanoi", []),
    ],
)
def test_units(typed, found):
    game = indochina.position("saigon75", MOVES)
    assert meant(game.messages, game.decision, typed) == found


def test_a_number_that_is_itself_an_option_is_that_option():
    position = (
        "turn: 2; stage: combat; active: SV; saigon: sv_division!; combats: saigon 1 0 0 0 0 0 0 0 0 0; "
        "reserve: 13 nv_division"
    )
    game = indochina.position("saigon75", position.replace("sv_division!", "sv_division!, 2 nv_division, 2 vc"))
    assert game.decision.keys == ["0", "1", "2"]
    assert meant(game.messages, game.decision, "1") == ["1"]
    assert meant(game.messages, game.decision, "3") == []


POINT = (
    "month: Oct-52; stage: operation.point; active: FEF; fef_ops: 9; vm_ops: 4; impulse: 2; airstrike: 5; V15: gm-1, "
    "fef-hq, fef-sd-1; X11: vm-hq; O18: rgt-148"
)


@pytest.mark.parametrize(
    ("typed", "found"),
    [("b", ["trenches"]), ("B", ["trenches"]), ("c", ["move"]), ("e", ["roads"]), ("d", []), ("g", []), ("G", [])],
)
def test_a_letter_means_the_option_the_rules_call_by_it_and_no_other(typed, found):
    """6.3 a to G: `b` is not the beginning of `barrage`, and `d` not that of `destroy roads`."""
    game = indochina.position("tonkin", POINT)
    assert {"trenches", "move", "roads"} <= set(game.decision.keys) and "barrage" not in game.decision.keys
    assert meant(game.messages, game.decision, typed) == found


def test_a_letter_that_is_not_offered_is_told_why(run):
    """6.3"""
    indochina.position("tonkin", POINT).save("game.save")
    output = run("play --resume game.save --seat FEF=human --seat VM=human", "\nd\nwhy G\nquit\n").output
    assert "FEF> d\nnothing can be attacked in this way from where the units are [6.6]" in output
    assert "FEF> why G\nno SD is being spent [6.3]" in output


def test_a_letter_counts_before_the_beginning_of_a_name():
    """6.3 With barrage and trenches to choose from, `b` digs and `barr` fires."""
    game = indochina.position("tonkin", POINT.replace("X11: vm-hq", "X11: vm-hq; V14: rgt-42"))
    assert {"trenches", "barrage"} <= set(game.decision.keys)
    assert meant(game.messages, game.decision, "b") == ["trenches"]
    assert meant(game.messages, game.decision, "barr") == ["barrage"]
