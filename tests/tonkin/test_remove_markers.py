"""6.3 a Removing DG and Destroyed Road-Markers."""

from procedures import Run, drive

from indochina.tonkin.operations.remove_markers import connected, remove_markers, road_hexes
from indochina.tonkin.state import hex_keys, hex_of

from .build import at, is_dg, state


def test_up_to_three_markers_anywhere():
    """6.3 a A stack counts as one marker."""
    s = at("V14: gm-1!, gm-3!; N14: thai-1!; A24: bcl-1!; V17: gm-4!")
    run = Run(remove_markers(s, "FEF"), "V14 N14 A24")
    assert [is_dg(s, k) for k in ("gm-1", "gm-3", "thai-1", "bcl-1", "gm-4")] == [False, False, False, False, True]
    assert run.open is None and "end" not in run.asked[0].keys and "end" in run.asked[1].keys


def test_dg_and_destroyed_road_in_one_hex_are_two_markers():
    """6.3 a Roads only where one has a unit."""
    s = at("V14: gm-1!; V16: gm-3!; destroyed: V14, V16, V15")
    drive(remove_markers(s, "FEF"), "V14 road V14 road")
    assert s.destroyed == {hex_of(s, "V15")} and is_dg(s, "gm-3")
    s = at("V14: 88-308!; V16: gm-3; destroyed: V14, V16")
    assert hex_keys(s, road_hexes(s, "VM")) == ["V14"]


def test_three_dg_markers_may_become_six_in_a_chain():
    """6.3 a All hexes of it must hang together."""
    row = ["T14", "U14", "V14", "W14", "X14", "Y14", "Z14"]
    units = dict(zip(row, ["gm-1!", "gm-2!", "gm-3!", "gm-4!", "gm-5!", "gm-7!", "gm-9!"]))
    s = state(units)
    run = Run(remove_markers(s, "FEF"), "U14 V14 T14 W14 X14 Y14")
    assert run.open is None, "never more than six"
    assert [is_dg(s, k.rstrip("!")) for k in units.values()] == [False] * 6 + [True]


def test_no_chain_from_scattered_hexes_or_with_a_road_among_the_three():
    """6.3 a"""
    s = at("T14: gm-1!; V14: gm-2!; X14: gm-3!; W14: gm-4!; U14: gm-5!")
    assert Run(remove_markers(s, "FEF"), "T14 V14 X14").open is None
    s = at("T14: gm-1!; U14: gm-2!; V14: gm-3!; destroyed: V14")
    assert Run(remove_markers(s, "FEF"), "T14 U14 road").open is None
    assert is_dg(s, "gm-3") and not s.destroyed


def test_a_chain_goes_on_only_next_to_it():
    """6.3 a The fourth must touch one of the three."""
    s = at("T14: gm-1!; U14: gm-2!; V14: gm-3!; X14: gm-4!; W14: gm-5!")
    run = Run(remove_markers(s, "FEF"), "T14 U14 V14")
    assert run.open.keys == ["W14", "end"]
    assert connected(s, [hex_of(s, k) for k in ("T14", "U14", "V14")]) and not connected(
        s, [hex_of(s, "T14"), hex_of(s, "V14")]
    )


def test_the_engineer_repairs_roads_around_it():
    """4.0 In its own hex and those next to it, three in all."""
    s = at("N14: 151-351; O14: thai-1; destroyed: N14, N13, O14, S17")
    assert hex_keys(s, road_hexes(s, "VM")) == ["N13", "N14", "O14"]
    assert hex_keys(s, road_hexes(s, "FEF")) == ["O14"]
    drive(remove_markers(s, "VM"), "N13 N14 O14")
    assert s.destroyed == {hex_of(s, "S17")}


def test_a_unit_that_is_no_longer_dg_has_a_zoc_and_takes_communities_with_it():
    """1.3, 1.8, 1.9 VP change at once."""
    s = at("M14: 88-308!")
    before = s.vp
    drive(remove_markers(s, "VM"))
    assert s.vp == before - 5 and hex_of(s, "N14") in s.vm_friendly


def test_saigon_is_next_to_nothing():
    """3.7, 6.3 a A stack there may be freed, but not as part of a chain."""
    s = at("saigon: gm-1!; T14: gm-2!; U14: gm-3!; V14: gm-4!")
    drive(remove_markers(s, "FEF"), "T14 U14 V14")
    assert is_dg(s, "gm-1")
