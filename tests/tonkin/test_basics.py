"""1.2-1.9: units and steps, ZoC, tracing, stacking, communities, VP."""

import pytest

from indochina.tonkin.board import CHINA
from indochina.tonkin.components.communities import award, counted, friend_of, friendly, settle, territory
from indochina.tonkin.components.tracing import within_range
from indochina.tonkin.components.zoc import in_zoc, zone
from indochina.tonkin.operations.combat.losses import eliminate, lose_step
from indochina.tonkin.replacements.mobilization import around
from indochina.tonkin.state import BOX_2, ELIMINATED, hex_of, put, units_in

from .build import at, in_supply, notes, state, steps, where


def unit(s, key):
    return s.board.units[s.board.unit[key]]


def test_a_four_step_unit_loses_one_of_each_value_then_shows_its_back():
    """6.13 front, front less one, back, back less one."""
    s = at()
    assert [unit(s, "gm-1").values[n] for n in (4, 3, 2, 1)] == [(9, 0, 4, 4), (8, 0, 3, 3), (4, 0, 2, 2), (3, 0, 1, 1)]
    assert unit(s, "rgt-148").values[2].combat == 2


def test_a_unit_has_a_zoc_into_the_six_hexes_around_it():
    s = at("V14: gm-1")
    around = list(s.board.adjacent[hex_of(s, "V14")])
    assert all(in_zoc(s, h, "FEF") for h in around if s.board.terrain[h] not in (2, 3))
    assert zone(s, "FEF") == {h for h in around if s.board.terrain[h] not in (2, 3)}
    assert not in_zoc(s, hex_of(s, "V14"), "FEF")


def test_fef_units_have_no_zoc_into_forest_or_mountain_vm_units_do():
    s = at("T12: 88-308; R13: gm-1")
    assert s.board.terrain[hex_of(s, "S12")] == 2
    assert in_zoc(s, hex_of(s, "S12"), "VM") and not in_zoc(s, hex_of(s, "S12"), "FEF")


@pytest.mark.parametrize("what", ["88-308!", "vm-hq", "vm-sd-1"])
def test_dg_units_hq_and_sd_have_no_zoc(what):
    s = state({"V13": what})
    assert zone(s, "VM") == set()


def test_a_trace_goes_around_enemy_occupied_hexes_but_not_around_zoc():
    """1.4 The regiment three hexes away is out of range if the straight way is held."""
    free = at("V13: 88-308")
    held = at("V13: 88-308; W12: gm-1; V12: gm-3; X12: gm-4; W11: gm-7; X10: gm-9")
    sources = [hex_of(free, "X11")]
    assert hex_of(free, "V13") in within_range(free, sources, "VM", 3)
    assert hex_of(free, "V13") not in within_range(held, sources, "VM", 3)


@pytest.mark.parametrize("held", ["W11", "X11"])
def test_the_example_of_tracing(held):
    """1.4 Example: near Thai Nguyen a Tieu Doan may rise across a FEF unit, or though one is in the town; but the
    divisional regiment three hexes away must trace around it, and is out of supply."""
    free = state({"U11": "88-308", "box_2": "tieu-doan-1"})
    assert in_supply(free, "88-308")
    s = state({"U11": "88-308", held: "1-2-rei", "box_2": "tieu-doan-1"})
    assert hex_of(s, "V11") in around(s, hex_of(s, "X11"))
    assert not in_supply(s, "88-308")


def test_no_fef_trace_in_china():
    s = at()
    border = next(
        h
        for h in range(len(s.board.ids))
        if s.board.country[h] == 2 and any(s.board.country[n] == 0 for n in s.board.adjacent[h])
    )
    sources = [n for n in s.board.adjacent[border] if s.board.country[n] == 0]
    assert border in within_range(s, sources, "VM", 1)
    assert border not in within_range(s, sources, "FEF", 1)


def test_a_community_is_its_occupants_else_in_vm_zoc_vms_else_that_of_its_colour():
    """1.8 FEF ZoC has no such effect."""
    s = at()
    hanoi, vinh_yen = hex_of(s, "V15"), hex_of(s, "V14")
    assert (friend_of(s, hanoi), friend_of(s, vinh_yen)) == ("FEF", "VM")
    s = at("V14: 88-308")
    assert friend_of(s, hanoi) == "VM"
    s = at("V14: 88-308; V15: fef-sd-1")
    assert friend_of(s, hanoi) == "FEF"
    s = at("V15: gm-1")
    assert friend_of(s, vinh_yen) == "VM"
    s = at("V14: 88-308!")
    assert friend_of(s, hanoi) == "FEF"


def test_vp_are_deducted_and_added_at_once_when_a_vp_hex_changes_hands():
    """1.9 And given back by default when the hex is left."""
    s = at()
    before, na_san = s.vp, hex_of(s, "N14")
    put(s, s.board.unit["88-308"], na_san)
    s.steps[s.board.unit["88-308"]] = 4
    settle(s, [na_san])
    assert s.vp == before - s.board.community[na_san].vp and friendly(s, na_san, "VM")
    put(s, s.board.unit["88-308"], hex_of(s, "K10"))
    settle(s, [na_san, hex_of(s, "K10")])
    assert s.vp == before == territory(s)


def test_ten_steps_of_regiments_are_five_vp_tieu_doan_do_not_count():
    s = at("V13: 88-308, 98-316, tieu-doan-1, 36-308")
    before = s.awards
    lose_step(s, s.board.unit["tieu-doan-1"], "6.13")
    for key in ("88-308", "98-316"):
        eliminate(s, s.board.unit[key], "6.13")
    assert (s.losses, s.awards - before) == (8, 0)
    lose_step(s, s.board.unit["36-308"], "6.13")
    lose_step(s, s.board.unit["36-308"], "6.13")
    assert (s.losses, s.awards - before) == (0, 5)
    assert (where(s, "tieu-doan-1"), where(s, "88-308"), steps(s, "36-308")) == ("box_2", "eliminated", 2)


@pytest.mark.parametrize(("key", "vp"), [
    ("10-bpcp", -1), ("gm-1", -2), ("racm", -2), ("dna-1", -1), ("bvn-garr-1", -1), ("gm-35-ralp", -1),
    ("thai-1", 0), ("gcma-1", 0), ("det-bcl-1", 0), ("fef-hq", 0), ("fef-sd-1", 0),
])  # fmt: skip
def test_vp_for_eliminated_fef_units(key, vp):
    """1.9, 6.13 One for a unit of two steps, two for one of four; units of one step, HQ and SD cost nothing."""
    s = state({"V16": key})
    before = s.awards
    eliminate(s, s.board.unit[key], "6.13")
    assert s.awards - before == vp


def test_without_its_hq_vm_has_lost():
    s = at("V13: vm-hq")
    lose_step(s, s.board.unit["vm-hq"], "6.4")
    assert s.over == ("FEF", "vm_hq")


def test_the_delta_and_the_highlands_each_cost_ten_vp_while_vm_has_enough():
    s = at()
    assert s.delta and territory(s) == s.vp
    red = [c.hex for c in s.board.communities if c.region == "delta" and c.side == "VM"]
    infantry = [u.index for u in s.board.units if u.kind == "infantry"]
    before = s.vp
    for u, h in zip(infantry, red[: len(red) - 9]):
        s.steps[u] = 2
        put(s, u, h)
        settle(s, [h])
    assert not s.delta and s.vp >= before + 10 and s.vp == territory(s)
    assert "log.threshold" in notes(s)


@pytest.mark.parametrize(("region", "enough"), [("delta", 10), ("highlands", 20)])
def test_ten_communities_in_the_delta_and_twenty_in_the_highlands_are_enough(region, enough):
    """1.9 B With one less the 10 VP come back, and go again."""
    s = at()
    french = (u.index for u in s.board.units if u.side == "FEF" and u.battle)
    here = [c for c in s.board.communities if c.region == region and not c.vp]
    for c in here:  # first the French are everywhere
        unit = next(french)
        s.steps[unit] = 1
        put(s, unit, c.hex)
    settle(s)
    vm = [u.index for u in s.board.units if u.side == "VM" and u.battle]
    held = counted(s, region)
    for unit, c in zip(vm, here[: enough - held]):
        put(s, units_in(s, c.hex)[0], ELIMINATED)
        s.steps[unit] = s.dg[unit] = 1  # without a ZoC
        assert not getattr(s, region)
        before = s.vp
        put(s, unit, c.hex)
        settle(s, [c.hex])
    assert counted(s, region) == enough and getattr(s, region) and s.vp == before - 10
    put(s, unit, BOX_2)
    put(s, next(french), c.hex)
    settle(s, [c.hex])
    assert not getattr(s, region) and s.vp == before


def test_awards_are_kept_apart_so_that_the_level_can_be_recounted():
    s = at()
    award(s, -3, "log.unit_vp", "2.7", unit="gm-1")
    assert s.vp == territory(s) - 3 and s.awards == -3


def test_no_trace_passes_over_the_islands_where_no_unit_on_land_can_go():
    """1.4, 7.4 From Haiphong to Hongay the way is over land; along the coast it takes a DNA."""
    s = at("AA16: bvn-garr-1; Z15: 88-308; AA15: 102-308; Y15: 36-308")
    reached = within_range(s, [hex_of(s, "Y16")], "FEF", 3)
    assert hex_of(s, "AA16") not in reached and hex_of(s, "X16") in reached
    assert not in_supply(s, "bvn-garr-1")
    s = at("AA16: bvn-garr-1; Z15: 88-308; AA15: 102-308; Y15: 36-308; Y16: dna-1")
    assert in_supply(s, "bvn-garr-1")  # 7.4


def test_a_trace_may_end_at_the_islands_for_a_dna_there():
    """1.4, 2.7 A DNA off Haiphong is within 3 hexes of it."""
    s = at("Z16: dna-1")
    assert hex_of(s, "Z16") in within_range(s, [hex_of(s, "Y16")], "FEF", 3)


def test_a_vm_unit_in_china_has_a_zoc_out_of_it():
    """1.3 No ZoC reaches into China; out of it one does. Lao Cai, empty, is VM-friendly by it."""
    s = at("Q7: 88-308")
    assert hex_of(s, "Q8") in zone(s, "VM") and hex_of(s, "Q8") in s.vm_friendly
    assert not any(s.board.country[h] == CHINA for h in zone(s, "VM"))
    assert hex_of(s, "Q8") not in at("Q7: 88-308!").vm_friendly  # 6.14
    assert hex_of(s, "Q8") in at("Q7: 88-308?").vm_friendly  # 7.5 does not take its ZoC
