"""7.0 Supply."""

import pytest
from procedures import Run, drive

from indochina.tonkin.board import printed
from indochina.tonkin.state import hex_key, hex_of
from indochina.tonkin.supply.in_supply import out_of_supply
from indochina.tonkin.supply.phase import supply_check
from indochina.tonkin.supply.river_supply import river_range

from .build import at, in_supply, notes, state, steps, where


def lacks(s, key):
    return not in_supply(s, key)


FAR = "H16"


@pytest.mark.parametrize("key", ["tieu-doan-1", "pathet-lao-1", "rgt-148", "vm-hq"])
def test_tieu_doan_pathet_lao_independent_regiments_and_the_hq_are_always_in_supply(key):
    """7.2 These need no source."""
    assert not lacks(state({FAR: key}), key)


def test_a_divisional_regiment_needs_a_supply_center_an_sd_or_a_trench():
    """7.2 Within 3 hexes of a source, or in a trench."""
    assert lacks(at("H16: 88-308"), "88-308")
    assert not lacks(at("H16: 88-308; trenches: H16"), "88-308")
    s = at("H16: 88-308")
    three = next(
        h for h in s.board.within(hex_of(s, FAR), 3) if s.board.distance(h, hex_of(s, FAR)) == 3 and s.board.land[h]
    )
    four = next(
        h for h in s.board.within(hex_of(s, FAR), 4) if s.board.distance(h, hex_of(s, FAR)) == 4 and s.board.land[h]
    )
    assert not lacks(state({FAR: "88-308", hex_key(s, three): "vm-sd-1"}), "88-308")
    assert lacks(state({FAR: "88-308", hex_key(s, four): "vm-sd-1"}), "88-308")
    assert not lacks(at("X11: 88-308"), "88-308")


def test_a_supply_center_the_enemy_holds_supplies_nobody():
    """1.6 Thai Nguyen with FEF units in it."""
    assert not lacks(at("W12: 88-308"), "88-308")
    assert lacks(at("W12: 88-308; X11: gm-1"), "88-308")


def test_gcma_are_always_in_supply_other_fef_units_in_a_trench_or_in_range():
    """7.3"""
    assert not lacks(at("H16: gcma-1"), "gcma-1")
    assert lacks(at("J11: 10-bpcp"), "10-bpcp")
    assert not lacks(at("J11: 10-bpcp; trenches: J11"), "10-bpcp")
    assert not lacks(at("V14: 10-bpcp"), "10-bpcp")
    assert not lacks(at("J11: 10-bpcp; J13: fef-sd-1"), "10-bpcp")


def test_a_fef_trace_does_not_go_through_vm_units():
    """1.4 An SD behind a wall of VM units does not help."""
    assert not lacks(at("H13: 10-bpcp; J13: fef-sd-1"), "10-bpcp")
    wall = dict.fromkeys(["I12", "I13", "H14", "G14", "G13", "H12"])
    wall = dict(zip(wall, ["88-308", "102-308", "36-308", "tieu-doan-1", "tieu-doan-2", "vm-sd-1"]))
    assert lacks(state({"H13": "10-bpcp", "J13": "fef-sd-1", **wall}), "10-bpcp")


def test_thai_units_live_off_blue_highlands_communities_of_vietnam():
    """7.3 While FEF-friendly: other units do not."""
    assert not lacks(at("O13: thai-1"), "thai-1")
    assert lacks(at("O13: bmi-1"), "bmi-1")
    taken = {"N13": "rgt-148", "N14": "rgt-246", "M12": "rgt-42", "P15": "rgt-46", "Q12": "rgt-50", "R12": "rgt-238"}
    assert lacks(state({"O13": "thai-1", **taken}), "thai-1")
    assert lacks(at("H16: thai-1; J13: rgt-148"), "thai-1"), "communities of Laos do not count"
    assert lacks(at("AB8: thai-1"), "thai-1"), "nor does a red one that the FEF hold"


def test_laotian_units_live_off_friendly_communities_in_laos():
    """7.3 Of any colour, as long as they are FEF-friendly."""
    assert not lacks(at("M17: det-bcl-1"), "det-bcl-1")
    assert lacks(at("M17: bmi-1"), "bmi-1")


def test_units_in_saigon_are_in_supply_and_an_sd_supplies_itself():
    """7.3 Saigon lies behind the front, and an SD is its own source."""
    s = at("saigon: gm-1; H16: fef-sd-1")
    assert not lacks(s, "gm-1") and out_of_supply(s, "FEF") == set()


# --- 7.4 River Supply: from Hanoi up the Red River lie U15, U14, T15, T14, S14 (five hexes) and S13


@pytest.mark.parametrize("boat", ["V15", "T15", "S14"])
def test_river_supply_reaches_five_hexes_with_a_dna_at_the_source_on_the_way_or_with_the_unit(boat):
    """7.4 Up to 5 hexes along major rivers."""
    s = state({"S14": "2-2-rei", boat: "2-2-rei dna-1" if boat == "S14" else "dna-1"})
    assert not lacks(s, "2-2-rei")
    assert hex_of(s, "S13") not in river_range(s)


def test_a_dna_elsewhere_does_not_help():
    """7.4 It must be on the trace."""
    assert lacks(at("S14: 2-2-rei; S13: dna-1"), "2-2-rei")
    assert lacks(at("S14: 2-2-rei; V17: dna-1"), "2-2-rei")


def test_a_dna_needs_no_other_dna():
    """7.4 It draws River Supply by itself."""
    assert not lacks(at("S14: dna-1"), "dna-1")
    assert lacks(at("S13: dna-1"), "dna-1")


def test_an_sd_is_a_source_of_river_supply_too():
    """7.4"""
    assert not lacks(at("S12: 2-2-rei, dna-1; T15: fef-sd-1"), "2-2-rei")
    assert lacks(at("S12: 2-2-rei; T15: fef-sd-1"), "2-2-rei")


def test_without_a_dna_there_is_no_river_supply():
    """7.4"""
    assert river_range(at("T14: 2-2-rei")) == set()


@pytest.mark.parametrize(
    ("cutter", "cut"),
    [("rgt-148", True), ("88-308!", True), ("tieu-doan-1", False), ("pathet-lao-1", False), ("vm-hq", False),
     ("vm-sd-1", False)],
)  # fmt: skip
def test_a_vm_regiment_on_the_river_cuts_it_tieu_doan_hq_and_sd_do_not(cutter, cut):
    """7.4 Only regiments do."""
    assert lacks(state({"S14": "2-2-rei dna-1", "U14": cutter}), "2-2-rei") == cut


def test_nobody_cuts_the_coast():
    """7.4 Y16 Z15 AA15 AB15 is a way along the coast; so is the one over the islands. Both are held."""
    s = state({"Y16": "dna-1", "Z15": "88-308", "Z16": "102-308", "AA15": "36-308", "AA16": "rgt-148"})
    assert hex_of(s, "AB15") in river_range(s)


def test_a_regiment_at_the_mouth_cuts_the_river_but_not_the_coast():
    """7.4 W19 is coast and river: past it along the coast, not through it up the Red River."""
    s = state({"Y16": "dna-1", "W19": "88-308", "V15": "rgt-148"})
    assert hex_of(s, "W19") in river_range(s) and hex_of(s, "U20") in river_range(s)
    free = state({"Y16": "dna-1", "V15": "rgt-148"})
    assert hex_of(free, "V19") in river_range(free)


# --- 7.1, 7.5 the phase


def test_markers_come_and_go_in_the_supply_check():
    """7.1, 7.5 Out of supply: marker; in supply again: none."""
    s = at("H16: 88-308; X11: 102-308?; stage: supply")
    run = Run(supply_check(s))
    assert run.result == "scenario.end"
    assert s.oos[s.board.unit["88-308"]] and not s.oos[s.board.unit["102-308"]]
    assert steps(s, "88-308") == 4 and "log.out_of_supply" in notes(s)


def test_in_the_rain_a_unit_out_of_supply_loses_a_step_at_once():
    """1.7, 7.5"""
    s = at("H16: 88-308; J11: 10-bpcp:1; month: Jul-52; stage: supply")
    before = s.vp
    drive(supply_check(s))
    assert steps(s, "88-308") == 3 and where(s, "10-bpcp") == "eliminated" and s.vp == before - 1


def test_spent_sd_are_gone_before_supply_is_checked():
    """6.2, 7.2 A spent SD supplies nobody any more."""
    s = at("H16: 88-308, vm-sd-1; vm_spending: vm-sd-1; stage: supply")
    drive(supply_check(s))
    assert where(s, "vm-sd-1") == "eliminated" and s.spending == [-1, -1] and s.oos[s.board.unit["88-308"]]


def test_a_dna_beyond_the_source_is_not_between_it_and_the_unit():
    """7.4 The DNA is at the source, with the unit or on the trace between them: one behind Haiphong does not help."""
    assert printed().index["AB15"] in river_range(at("Z16: dna-1"))  # on the way along the coast
    assert printed().index["AB15"] in river_range(at("Y16: dna-1"))  # at the source
    assert printed().index["AB15"] not in river_range(at("Y15: dna-1"))  # up the river


def test_a_trace_of_five_hexes_with_the_dna_at_its_end():
    """7.4 Up to 5 hexes from the Supply Center; the DNA itself is supplied there, and who is with it."""
    found = river_range(at("X18: dna-1"))
    assert printed().index["X18"] in found and printed().index["Y16"] not in found
