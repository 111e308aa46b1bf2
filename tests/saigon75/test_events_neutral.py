"""List of events, E-07 and E-08: the two that favour nobody, played by either side."""

from __future__ import annotations

import pytest
from event_cases import NV, SV, answer, asked, both, covers, in_combat, played, rolled, units

THREE = (
    "hue: 2 sv_division, 2 nv_division; binh_dinh: 2 sv_division, 2 nv_division; xuan_loc: 2 sv_division, 2 nv_division"
)

# --- E-07 Limited Offensive ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "combats"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
@both("E-07")
def test_limited_offensive_limits_the_combats_of_the_phase(side, die, combats):
    """E-07 A die: on 1 or 2 no combat is possible in this phase, on 3 or 4 one, on 5 or 6 two."""
    game = played(side, "E-07", f"available: 9; {THREE}", dice=f"{die}" + " blank" * 4 * combats + " 1 1")
    answer(game, "done", *["hue", "all", "binh_dinh", "all"][: 2 * combats])
    assert rolled(game) == [(2, 2)] * combats
    assert game.state.event == ""


@both("E-07")
def test_limited_offensive_does_not_oblige_to_fight(side):
    """E-07 Two combats are possible, none is compulsory."""
    game = played(side, "E-07", THREE, "done", dice="6 1 1")
    assert asked(game) == (side, "combat.declare")
    answer(game, "done")
    assert rolled(game) == []


@covers("E-07", NV)
def test_limited_offensive_ends_with_the_phase():
    """E-07 S.3 Played by NV with a 1: no NV combat, but in its own phase SV attacks where it likes."""
    game = played(NV, "E-07", THREE, "done", dice="1 5")
    answer(game, "done", "done", "hue", "all", "binh_dinh", "all", "xuan_loc")
    assert asked(game) == (SV, "combat.units")


@covers("E-07", SV)
def test_limited_offensive_of_one_combat_on_turn_8_must_be_in_saigon():
    """E-07 T8 The units in a contested Saigon must attack: the only combat allowed is that one."""
    text = "turn: 8; saigon: 2 sv_division, nv_division; hue: 2 sv_division, nv_division"
    game = played(SV, "E-07", text, "done", dice="3 blank blank blank 1")
    assert rolled(game) == [(2, 1)]
    assert units(game, "hue") == "2 sv_division, nv_division"


@covers("E-07", SV)
def test_limited_offensive_of_no_combat_on_turn_8_keeps_saigon_quiet():
    """E-07 T8 When no combat is possible, none is compulsory either."""
    text = "turn: 8; saigon: 2 sv_division, nv_division; hue: 2 sv_division, nv_division"
    game = played(SV, "E-07", text, "done", dice="2 1")
    assert rolled(game) == []
    assert game.result["winner"] == SV


@covers("E-07", SV)
def test_limited_offensive_of_two_combats_on_turn_8_leaves_one_free():
    """E-07 T8 Of two combats one must be in Saigon; the other may come first, elsewhere."""
    text = "turn: 8; saigon: 2 sv_division, nv_division; hue: 2 sv_division, nv_division; xuan_loc: ranger, nv_division"
    game = played(SV, "E-07", text, "done", dice="5 " + "blank " * 6 + "1")
    assert game.decision.keys == ["hue", "xuan_loc", "saigon"]
    answer(game, "hue", "all")
    assert [entry.values["space"] for entry in game.log if entry.key == "log.dice"] == ["hue", "saigon"]


# --- E-08 Tropical Rainstorm ---------------------------------------------------------------------------------


@both("E-08")
def test_rainstorm_costs_both_sides_a_die_in_every_combat(side):
    """E-08 Each player rolls one battle die less in each combat of the phase."""
    text = "hue: 3 sv_division, 2 nv_division; binh_dinh: 3 sv_division, 2 nv_division"
    game = played(side, "E-08", text, "done", "hue", "all", "binh_dinh", "all", dice="blank " * 6 + "1 1")
    assert rolled(game) == [(1, 2) if side == NV else (2, 1)] * 2


@both("E-08")
def test_rainstorm_may_leave_both_without_dice(side):
    """E-08 One unit against one: nobody rolls, nothing happens."""
    text = "binh_dinh: sv_division, nv_division"
    game = in_combat(side, "E-08", text, "binh_dinh", "all", dice="1 1")
    assert rolled(game) == [(0, 0)]
    assert units(game, "binh_dinh") == "sv_division, nv_division"


@both("E-08")
def test_rainstorm_leaves_only_the_weaker_side_without_dice(side):
    """E-08 A side reduced to no dice does not roll; the other does."""
    text = "binh_dinh: 2 sv_division, nv_division"
    game = in_combat(side, "E-08", text, "binh_dinh", "all", dice="X 1 1")
    assert rolled(game) == [(0, 1) if side == NV else (1, 0)]
    assert units(game, "binh_dinh") == "2 sv_division, nv_reduced"


@covers("E-08", SV)
def test_rainstorm_comes_off_bonus_dice_too():
    """E-08 Attacker: a unit and an Air marker, two dice less one. Defender: a unit and militia, two dice less one."""
    text = "air: 1; binh_dinh: sv_division, nv_division, militia"
    game = in_combat(SV, "E-08", text, "binh_dinh", "all", "air", dice="blank blank blank 1")
    assert rolled(game) == [(1, 1)]


@covers("E-08", NV)
def test_rainstorm_comes_off_the_five_dice():
    """E-08 ruling: five dice at most, then one less, for five units on each side."""
    game = in_combat(
        NV, "E-08", "air: 1; pleiku: 5 sv_division, 5 nv_division", "pleiku", "all", dice="blank " * 8 + "1"
    )
    assert rolled(game) == [(4, 4)]


@covers("E-08", NV)
def test_rainstorm_ends_with_the_phase():
    """E-08 S.3 Played by NV, it is over when SV attacks."""
    game = in_combat(NV, "E-08", "binh_dinh: 2 sv_division, 2 nv_division", "done", dice="3")
    answer(game, "done", "done", "binh_dinh", "all")
    assert rolled(game) == [(2, 2)]
