"""6.6 Barrage, 6.3 d and F, and 6.7 the French airstrike on a road."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.barrage import (  # fmt: skip
    able_to_fire,
    barrage,
    barrage_drms,
    barrage_result,
    barrage_road,
    can_barrage,
    points_of,
    roads_to_strike,
)
from indochina.tonkin.state import hex_key, hex_of

from .build import at, is_dg, notes, state, steps, where

VM_SD, FEF_SD = ("vm-sd-1", ""), ("", "fef-sd-1")


def guns(s, side, artillery):
    return {hex_key(s, h): " ".join(found) for h, found in able_to_fire(s, side, artillery).items()}


# --- who fires at what -----------------------------------------------------------------------------------------


def test_artillery_next_to_the_hex_and_within_three_hexes_of_the_spending_sd():
    """6.3 F, 6.6"""
    s = at("W14: 45-351, vm-sd-1; X13: gm-1; W13: 675-351; vm_spending: vm-sd-1")
    assert guns(s, "VM", True) == {"X13": "675-351 45-351"}
    s = at("W14: 45-351; V18: vm-sd-1; X13: gm-1; vm_spending: vm-sd-1")
    assert not can_barrage(s, "VM", True)
    s = at("W14: 45-351, vm-sd-1; X13: gm-1")
    assert not can_barrage(s, "VM", True)


def test_an_airstrike_at_any_vm_hex_next_to_a_fef_unit():
    """6.3 d, 6.6 VM cannot choose this."""
    s = at("W14: bmi-1; X13: 88-308; U12: 98-316; airstrike: 7")
    assert guns(s, "FEF", False) == {"X13": "airstrike"} and not can_barrage(s, "VM", False)


def test_no_airstrikes_in_the_rain():
    """1.7"""
    s = at("W14: bmi-1; X13: 88-308; month: Jul-53; airstrike: 7")
    assert not can_barrage(s, "FEF", False) and roads_to_strike(s) == []


def test_the_navy_at_hexes_on_or_next_to_the_coast():
    """6.6 And next to a FEF unit; not after it was withdrawn."""
    s = at("at_sea: navy; W18: 88-308; V18: bmi-1; X13: 98-316; W14: gm-1")
    assert s.board.coastal[hex_of(s, "X18")] and not s.board.coastal[hex_of(s, "W18")]
    assert guns(s, "FEF", False) == {"W18": "navy"}
    s = state({"track": "navy", "W18": "88-308", "V18": "bmi-1"})
    assert not can_barrage(s, "FEF", False)


def test_airstrike_and_navy_may_join_the_artillery_but_not_replace_it():
    """6.3 F"""
    s = at("W14: racm, fef-sd-1; X13: 88-308; Y12: bmi-1; Z12: 98-316; fef_spending: fef-sd-1; airstrike: 7")
    assert guns(s, "FEF", True) == {"X13": "racm airstrike"}
    run = Run(barrage(s, "FEF", True), "airstrike")
    assert run.asked[1].keys == ["racm", "airstrike", "all"] and run.asked[2].keys == ["racm"]
    assert next(n for n in s.notes if n.key == "log.fires").values["units"] == ["airstrike", "racm"]


def test_nothing_is_fired_across_the_chinese_border():
    """3.8"""
    s = at()
    china = hex_of(s, "P6")
    near = hex_key(s, next(n for n in s.board.adjacent[china] if s.board.country[n] == 0))
    s = state({"P6": "45-351 vm-sd-1", near: "bmi-1"}, spending=VM_SD, airstrike=9)
    assert not can_barrage(s, "VM", True) and not can_barrage(s, "FEF", False)


@pytest.mark.parametrize(
    ("unit", "points"), [("45-351", 4), ("45-351!", 3), ("45-351?", 2), ("45-351!?", 1), ("45-351:1?", 0)]
)
def test_barrage_value_if_dg_or_oos(unit, points):
    """6.14, 7.5 DG one less, OoS half of what is left."""
    s = state({"W14": unit})
    assert points_of(s, "45-351") == points


def test_artillery_with_nothing_left_does_not_fire_alone():
    """7.5"""
    s = at("W14: 45-351:1?, vm-sd-1; X13: gm-1; vm_spending: vm-sd-1")
    assert not can_barrage(s, "VM", True)
    s = at("W14: 45-351:1?, 675-351, vm-sd-1; X13: gm-1; vm_spending: vm-sd-1")
    assert guns(s, "VM", True) == {"X13": "45-351 675-351"}


# --- the roll --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "rolled", "result"),
    [(4, 10, "DG"), (4, 11, "DG&DL"), (4, 6, "miss"), (4, 7, "miss"), (4, 8, "DG"), (8, 9, "DG&DL"), (7, 10, "DG&DL"),
     (7, 8, "DG"), (7, 6, "DG"), (7, 7, "DG"), (20, 3, "miss"), (1, 11, "DG")],
)  # fmt: skip
def test_the_barrage_table(points, rolled, result):
    """6.6"""
    assert barrage_result(at(), points, rolled, 0) == result


def test_an_unmodified_two_misses_and_a_twelve_hits():
    """6.6 Whatever the DRM."""
    s = at()
    assert barrage_result(s, 20, 2, 5) == "miss" and barrage_result(s, 1, 12, -5) == "DG&DL"
    assert barrage_result(s, 4, 11, -4) == "miss" and barrage_result(s, 4, 7, 1) == "DG"


def test_every_drm_counts():
    """6.6 They add up."""
    s = at("X13: 10-bpcp")
    assert barrage_drms(s, hex_of(s, "X13"), False) == [("best_morale", -1)]
    s = at("X13: bmi-1, gm-1:2, 1-rcc, gm-3:2; trenches: X13")
    assert barrage_drms(s, hex_of(s, "X13"), False) == [("trench", -1), ("crowded", 1)]
    s = at("V13: tieu-doan-1!")
    assert barrage_drms(s, hex_of(s, "V13"), False) == [("forest", -1), ("target_dg", 1)]
    s = at("W13: tieu-doan-1")
    assert barrage_drms(s, hex_of(s, "W13"), False) == [("mountain", -1)]


def test_a_tank_lifts_the_morale_of_a_barraged_stack():
    """4.0 4 + 1 is 5."""
    s = at("X13: 1-2-rei, 1-rcc")
    assert ("best_morale", -1) in barrage_drms(s, hex_of(s, "X13"), False)


@pytest.mark.parametrize(
    ("where_", "drm"), [({"X13": "88-308 367-351"}, -2), ({"X13": "88-308", "X12": "367-351"}, -2),
                        ({"X13": "88-308", "X12": "367-351!"}, 0), ({"X13": "88-308", "X11": "367-351"}, 0)],
)  # fmt: skip
def test_the_anti_aircraft_unit_hinders_airstrikes_on_it_or_in_its_zoc(where_, drm):
    """4.0, 6.6 -2, also with artillery; not if DG, and not a barrage without an airstrike."""
    s = state(where_)
    assert dict(barrage_drms(s, hex_of(s, "X13"), True)).get("flak", 0) == drm
    assert "flak" not in dict(barrage_drms(s, hex_of(s, "X13"), False))


# --- results ---------------------------------------------------------------------------------------------------


def test_a_miss_does_nothing():
    """6.6"""
    s = at("W14: bmi-1; X13: 88-308; airstrike: 7")
    drive(barrage(s, "FEF", False), "", "1 2")
    assert not is_dg(s, "88-308")


def test_dg_is_for_all_in_the_hex():
    """6.6 SD and HQ too."""
    s = at("W14: bmi-1; X13: 88-308, vm-sd-1, vm-hq; airstrike: 7")
    drive(barrage(s, "FEF", False), "", "4 4")
    assert all(is_dg(s, key) for key in ("88-308", "vm-sd-1", "vm-hq")) and steps(s, "88-308") == 4


def test_dg_and_dl_costs_a_step_of_the_defenders_choice():
    """6.6"""
    s = at("W14: bmi-1; X13: 88-308, 98-316; airstrike: 7")
    run = Run(barrage(s, "FEF", False), "98-316", "6 6")
    assert (steps(s, "88-308"), steps(s, "98-316")) == (4, 3) and is_dg(s, "88-308")
    assert run.asked[-1].seat == "VM" and run.asked[-1].name == "barrage.vm_loss"


def test_sd_and_hq_alone_are_all_removed():
    """6.6 With DG & DL only. Without its HQ VM has lost."""
    s = at("W14: bmi-1; X13: vm-sd-1, vm-hq; airstrike: 7")
    drive(barrage(s, "FEF", False), "", "4 4")
    assert where(s, "vm-hq") == "X13"
    drive(barrage(s, "FEF", False), "", "6 6")
    assert (where(s, "vm-hq"), where(s, "vm-sd-1"), s.over) == ("eliminated", "eliminated", ("FEF", "vm_hq"))


def test_nobody_retreats_due_to_barrage():
    """6.5, 6.15"""
    s = at("W14: bmi-1; X13: tieu-doan-1, 88-308; airstrike: 7")
    run = Run(barrage(s, "FEF", False), "88-308", "6 6")
    assert not any("retreat" in d.name for d in run.asked)


def test_the_points_of_all_that_fire_are_added():
    """6.6 4 + 4 is the row for 8: 9 is DG & DL."""
    s = at("W14: 45-351, 675-351, vm-sd-1; X13: bmi-1; vm_spending: vm-sd-1")
    drive(barrage(s, "VM", True), "all", "5 4")
    assert next(n for n in s.notes if n.key == "log.barrage").values["points"] == 8 and steps(s, "bmi-1") == 1


def test_what_vm_choose_is_secret_until_they_fire():
    """1.5"""
    s = at("W14: 45-351, 675-351, vm-sd-1; X13: bmi-1; vm_spending: vm-sd-1")
    run = Run(barrage(s, "VM", True), "45-351 go", "1 1")
    assert [d.name for d in run.asked if "units" in d.name] == ["barrage.vm_units"] * 2
    assert run.asked[-1].shows("go") and next(n for n in s.notes if n.key == "log.fires").values["units"] == ["45-351"]


# --- 6.7 ---------------------------------------------------------------------------------------------------------


def test_an_airstrike_may_destroy_a_road_anywhere_outside_china():
    """6.7 No FEF unit needs to be near; units there are not affected."""
    s = at("X11: 88-308; airstrike: 7")
    road = hex_of(s, "X11")
    assert road in roads_to_strike(s) and all(s.board.country[h] != 2 for h in roads_to_strike(s))
    drive(barrage_road(s), "X11", "4 3")
    assert s.destroyed == {road} and not is_dg(s, "88-308") and "log.road_destroyed" in notes(s)
    assert road not in roads_to_strike(s)


def test_a_miss_leaves_the_road_whole():
    """6.7"""
    s = at("airstrike: 7")
    drive(barrage_road(s), "X11", "2 2")
    assert s.destroyed == frozenset()


def test_terrain_and_anti_aircraft_modify_it_too():
    """4.0, 6.7"""
    s = at("T12: 367-351; airstrike: 7")
    assert s.board.terrain[hex_of(s, "T12")] == 2
    drive(barrage_road(s), "T12", "4 3")
    assert next(n for n in s.notes if n.key == "log.road_strike").values["items"] == ["drm.forest/-1", "drm.flak/-2"]
    assert s.destroyed == frozenset()


def test_a_road_marker_is_a_road():
    """4.0, 6.7"""
    s = at("airstrike: 7")
    s.road_markers = (hex_of(s, "W13"),)
    assert hex_of(s, "W13") in roads_to_strike(s)
