"""S.7 Air unit attrition."""

from __future__ import annotations

import pytest

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5;"


def air_dice(game):
    return [a.key for a in game.answers if a.name == "dice.air"]


def test_the_air_die_is_rolled_for_each_marker_committed(play):
    """S.7 As many air dice as markers in the combat."""
    game = play(SV_ATTACKS + "air: 3; hue: 3 sv_division, nv_division", ["hue", "all", "air", "air"], dice="blank " * 8)
    assert air_dice(game) == ["blank", "blank"]


def test_no_marker_no_air_die(play):
    """S.7 Markers that were not committed are not tested."""
    game = play(SV_ATTACKS + "air: 3; hue: 3 sv_division, nv_division", ["hue", "all", "none"], dice="blank " * 4)
    assert air_dice(game) == []


@pytest.mark.parametrize(
    ("dice", "left", "lost"),
    [("blank blank", 3, 0), ("aircraft blank", 2, 1), ("blank aircraft", 2, 1), ("aircraft aircraft", 1, 2)],
)
def test_each_aircraft_eliminates_a_marker(play, dice, left, lost):
    """S.7 For every aircraft symbol one of the markers engaged is out for the rest of the game."""
    game = play(
        SV_ATTACKS + "air: 3; hue: 3 sv_division, nv_division", ["hue", "all", "air", "air"], dice="blank " * 6 + dice
    )
    assert (game.state.air, game.state.air_lost) == (left, lost)


def test_the_marker_gives_its_die_even_if_it_is_lost(play, units):
    """S.7 Attrition does not take back the bonus die: its X counts."""
    game = play(SV_ATTACKS + "air: 1; hue: ranger, vc", ["hue", "all", "air"], dice="blank X blank aircraft")
    assert units(game, "hue") == {"ranger": 1}
    assert game.state.air_lost == 1


def test_a_marker_that_survives_is_available_in_the_next_combat(play, rolled):
    """S.7 Not eliminated, it is back at once: one marker serves in two combats of the same phase."""
    game = play(
        SV_ATTACKS + "air: 1; hue: ranger, vc; saigon: ranger, vc",
        ["hue", "all", "saigon", "all", "air", "air"],
        dice="blank blank blank blank  blank blank blank blank",
    )
    assert air_dice(game) == ["blank", "blank"]
    assert len(rolled(game)[0]) == 2


def test_a_marker_that_is_lost_is_not_available_in_the_next_combat(play, rolled):
    """S.7 Eliminated in the first combat, it gives no die in the second."""
    game = play(
        SV_ATTACKS + "air: 1; hue: ranger, vc; saigon: ranger, vc",
        ["hue", "all", "saigon", "all", "air"],
        dice="blank blank blank aircraft  blank blank",
    )
    assert air_dice(game) == ["aircraft"]
    assert len(rolled(game)[0]) == 1


def test_attrition_in_defence_too(play):
    """S.7 For each combat: also when NV attacks."""
    game = play(
        "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; air: 1; hue: nv_division, ranger",
        ["hue", "all", "air"],
        dice="blank blank blank aircraft",
    )
    assert (game.state.air, game.state.air_lost) == (0, 1)
