"""6.3 b Trenches."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.trenches import dig, diggable, sites, tidy_trenches
from indochina.tonkin.state import hex_key, hex_keys, hex_of, units_in

from .build import at, notes, state, where


def test_an_sd_gives_up_to_three_trenches_within_three_hexes_of_it():
    """6.3 b Removing an SD that is not being spent; at least one trench is placed."""
    s = at("N14: fef-sd-1, thai-1; N13: thai-2; P13: thai-3; O12: thai-4; V15: gm-1; air_left: 0")
    run = Run(dig(s, "FEF"), "N13 N14 O12")
    assert where(s, "fef-sd-1") == "eliminated"
    assert {hex_key(s, h) for h in s.trenches} == {"N13", "N14", "O12"} and set(s.trenches.values()) == {"FEF"}
    assert run.asked[-1].name == "trench.hex" and "end" not in run.asked[2].keys and "end" in run.asked[3].keys


def test_fewer_than_three_may_be_placed_and_the_range_is_traced():
    """6.3 b, 1.4"""
    s = at("N14: fef-sd-1, thai-1; N13: thai-2; R12: thai-3; air_left: 0")
    drive(dig(s, "FEF"), "N14 done")
    assert [hex_key(s, h) for h in s.trenches] == ["N14"]
    assert "R12" not in hex_keys(s, sites(at("N14: fef-sd-1, thai-1; R12: thai-3"), "FEF", 0, "near") or [0])


def test_fef_on_an_airstrip_trenches_on_any_airstrips_for_an_air_transport():
    """6.3 b VM ZoC does not matter."""
    s = at("N14: fef-sd-1, thai-1; J13: 10-bpcp; J12: 88-308; N13: thai-2; air_left: 2")
    drive(dig(s, "FEF"), "airstrips J13 N14")
    assert {hex_key(s, h) for h in s.trenches} == {"J13", "N14"} and s.air_left == 1
    s = at("N14: fef-sd-1, thai-1; air_left: 0")
    assert sites(s, "FEF", s.board.unit["fef-sd-1"], "airstrips") == []


def test_fef_on_a_delta_supply_center_trenches_in_supplied_delta_hexes():
    """6.3 b In supply without the SD that is removed; not in the Highlands."""
    s = at("V15: fef-sd-1, gm-1; U18: gm-3; V14: gm-4; T16: gm-7; T19: gm-5; U19: fef-sd-2")
    delta = hex_keys(s, sites(s, "FEF", s.board.unit["fef-sd-1"], "delta"))
    assert delta == ["V14", "V15", "U18", "T19"]
    s = at("U18: fef-sd-1, gm-1")
    assert sites(s, "FEF", s.board.unit["fef-sd-1"], "delta") == []
    s = at("A24: fef-sd-1, bcl-1")
    assert sites(s, "FEF", s.board.unit["fef-sd-1"], "delta") == [], "Vientiane is not in the Delta"


def test_an_sd_that_supplies_itself_alone_does_not_count_for_the_delta():
    """6.3 b Thanh Hoa is out of reach of Hanoi: an SD there would supply it, but the one in Hanoi goes."""
    s = at("V15: fef-sd-1, gm-1; S20: gm-3")
    assert "S20" not in hex_keys(s, sites(s, "FEF", s.board.unit["fef-sd-1"], "delta"))
    assert where(s, "fef-sd-1") == "V15" and units_in(s, hex_of(s, "V15"))


def test_vm_trenches_near_the_sd_or_near_any_supply_center_if_it_is_on_one():
    """6.3 b"""
    s = at("X11: vm-sd-1; W12: 88-308; S20: rgt-148; R15: 102-308")
    drive(dig(s, "VM"), "centers W12 S20")
    assert {hex_key(s, h) for h in s.trenches} == {"W12", "S20"} and set(s.trenches.values()) == {"VM"}
    s = at("T13: vm-sd-1; T14: 88-308; W12: 102-308")
    run = Run(dig(s, "VM"))
    assert run.open.keys == ["W12", "T14"] and run.asked[1].keys == ["near"]


def test_the_spending_sd_cannot_be_used():
    """6.3 b"""
    s = at("N14: fef-sd-1, thai-1; fef_spending: fef-sd-1")
    assert diggable(s, "FEF") == []


@pytest.mark.parametrize("who", ["dna-1", "fef-sd-2", "fef-hq"])
def test_no_trench_where_only_dna_sd_or_hq_are(who):
    """6.3 b Neither placed nor kept."""
    s = state({"V16": f"{who} T", "V15": "fef-sd-1", "V14": "gm-1"})
    assert "V16" not in hex_keys(s, sites(s, "FEF", s.board.unit["fef-sd-1"], "near"))
    tidy_trenches(s)
    assert s.trenches == {} and "log.trench_gone" in notes(s)


def test_trenches_of_a_hex_left_or_taken_go_others_stay():
    """6.3 b When a Phase or Operation Point is over."""
    s = at("V14: gm-1; V16: 88-308; trenches: V14")
    s.trenches |= {hex_of(s, "V16"): "FEF", hex_of(s, "U15"): "FEF"}
    tidy_trenches(s)
    assert [hex_key(s, h) for h in s.trenches] == ["V14"]


def test_a_hex_gets_no_second_trench():
    """6.3 b"""
    s = at("V14: gm-1; V16: fef-sd-1; trenches: V14")
    assert diggable(s, "FEF") == []
