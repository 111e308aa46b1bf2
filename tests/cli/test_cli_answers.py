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
        ("do", ["done"]),
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
