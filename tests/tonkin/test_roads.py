"""6.7 VM destroys roads."""

from procedures import Run, drive

from indochina.tonkin.operations.roads import destroy_roads, destructible, no_demolition
from indochina.tonkin.state import hex_keys, hex_of

from .build import at, state


def test_vm_destroys_roads_in_up_to_three_hexes():
    """6.7 Anywhere in the Delta, even under FEF units."""
    s = at("V15: gm-1")
    run = Run(destroy_roads(s), "V15 V16 W15")
    assert s.destroyed == {hex_of(s, k) for k in ("V15", "V16", "W15")} and len(run.asked) == 3
    s = at()
    drive(destroy_roads(s), "V15 done")
    assert s.destroyed == {hex_of(s, "V15")}


def test_in_the_highlands_only_where_vm_stands():
    """6.7 Any VM unit will do."""
    s = at("N14: tieu-doan-1; N13: thai-1")
    offered = hex_keys(s, destructible(s))
    assert "N14" in offered and "N13" not in offered and "O14" not in offered
    assert no_demolition(s, hex_of(s, "O14")) == "why.road_not_held"


def test_not_in_china_not_twice_and_not_without_a_road():
    """6.7"""
    s = at("destroyed: V15")
    offered = destructible(s)
    assert hex_of(s, "V15") not in offered and all(s.board.country[h] == 0 for h in offered)
    assert no_demolition(s, hex_of(s, "V15")) == "why.road_destroyed"
    assert no_demolition(s, hex_of(s, "W14")) == "why.no_road"


def test_a_road_marker_is_a_road():
    """4.0, 6.7 It stays, with the Destroyed Road-Marker on it."""
    s = state({"L15": "151-351"}, road_markers=())
    assert hex_of(s, "L15") not in destructible(s) or s.board.roads[hex_of(s, "L15")]
    s.road_markers = (hex_of(s, "L15"),)
    assert hex_of(s, "L15") in destructible(s)
