"""3.1 Movement: what each hex costs, and how far units get."""

import pytest

from indochina.tonkin.foresight.look import reach_view
from indochina.tonkin.movement.reach import legs_of, reach, ways_of
from indochina.tonkin.state import hex_key, hex_of

from .build import at, cost, costs


@pytest.mark.parametrize(("a", "b", "vm", "fef", "motorized"), [
    ("X11", "X12", 1, 1, 2),    # clear
    ("Z7", "Z8", 2, 3, 5),      # rough
    ("Z4", "Z5", 3, 4, 7),      # forest
    ("Z4", "Y5", 6, 6, 10),     # mountain
    ("W9", "V10", 2, 2, 4),     # clear, across a minor river
    ("W10", "V11", 3, 3, 5),    # clear, across a major river
    ("V12", "U12", 3, 3, 5),    # across a major and a minor one: the major only
    ("U14", "U15", 1, 1, 2),    # along a river in clear: no deduction, no minimum of 2
    ("K7", "K8", 2, 3, 6),      # forest along a river: 1 less
    ("AB7", "AB8", 2, 2, 4),    # rough along a river: not below 2
    ("P15", "Q15", 5, 5, 9),    # mountain along a river
    ("W8", "V9", 3, 4, 8),      # forest along a river, another comes in from the side
    ("V13", "U14", 3, 3, 5),    # along the Clear River into U14: the Red River comes in
    ("W14", "X14", 1, 1, 2),    # over the hexside where a river starts: along it
])  # fmt: skip
def test_3_1_terrain_and_rivers(a, b, vm, fef, motorized):
    """3.1 The dearest terrain of the hex, plus a river unless moving along it; river valleys cost 1 less."""
    s = at()
    assert (cost(s, "88-308", a, b), cost(s, "1-2-rei", a, b), cost(s, "gm-1", a, b)) == (vm, fef, motorized)


@pytest.mark.parametrize(("a", "b", "mp"), [
    ("Y10", "X11", 1), ("W11", "V11", 1), ("AA10", "AA11", 2), ("Z8", "AA8", 2), ("T17", "S17", 2),
])  # fmt: skip
def test_3_1_roads_have_their_own_cost_rivers_included(a, b, mp):
    """3.1 1 in clear and 2 elsewhere, for everybody."""
    s = at()
    assert {cost(s, key, a, b) for key in ("88-308", "1-2-rei", "gm-1", "45-351")} == {mp}


def test_3_1_a_road_counts_only_over_the_side_it_crosses():
    s = at()
    assert cost(s, "gm-1", "X10", "X11") == 2  # X11 has roads, none to X10


def test_6_7_a_destroyed_road_serves_nobody_entering_or_leaving_the_hex():
    """6.7"""
    assert cost(at(), "gm-1", "V16", "V17") == 1
    assert cost(at("destroyed: V17"), "gm-1", "V16", "V17") == 4
    assert cost(at("destroyed: V16"), "gm-1", "V16", "V17") == 4


def test_example_of_play_hung_yen_by_road_costs_1():
    """3.1 Example of Play, step 1: 1 by road; without it 1 more for the minor river, nothing for the major one."""
    s = at()
    assert cost(s, "1-2-rei", "V16", "V17") == cost(s, "gm-1", "V16", "V17") == 1
    assert cost(s, "1-2-rei", "V16", "V17", roads=False) == 1 + 1


def test_1_7_each_hex_costs_1_more_in_the_rain_and_6_14_1_more_for_a_dg_unit():
    """1.7, 6.14 Roads and DNA included."""
    rain = at("month: Jul-52")
    assert cost(rain, "1-2-rei", "X11", "X12") == 2 and cost(rain, "gm-1", "V16", "V17") == 2
    assert cost(rain, "88-308", "W10", "V11") == 4  # once for the hex, not for the river again
    dg = at("V16: gm-1!, dna-1!; month: Jul-52")
    assert cost(dg, "gm-1", "V16", "V17") == 3 and cost(dg, "dna-1", "V16", "V17") == 3
    assert cost(at("V16: gm-1!"), "gm-1", "V16", "V17") == 2


def test_4_0_the_1_rec_pays_for_no_river_and_moves_in_clear_terrain_only():
    """4.0"""
    s = at()
    assert cost(s, "1-rec", "W10", "V11") == 2 and cost(s, "1-rec", "U13", "U14") == 2
    assert cost(s, "1-rec", "T17", "S17") is None  # rough, even by road


def test_3_6_a_dna_pays_1_for_each_hex():
    """3.6"""
    s = at()
    assert cost(s, "dna-1", "V15", "U15") == cost(s, "dna-1", "V17", "V18") == 1
    assert cost(s, "dna-1", "V15", "V14") is None


def test_3_8_fef_units_never_enter_china_vm_units_do():
    """3.8"""
    s = at()
    assert cost(s, "gm-1", "Z4", "Z3") is None
    assert cost(s, "88-308", "Z4", "Z3") and cost(s, "tieu-doan-1", "Z4", "Z3")


def test_4_0_road_markers_cost_3_from_any_side_and_onto_printed_roads():
    """4.0 Or the normal cost if that is less."""
    s = at("K10: 151-351")
    s.road_markers = (hex_of(s, "Y5"),)
    assert {cost(s, key, "Z4", "Y5") for key in ("88-308", "45-351", "gm-1")} == {3}
    s = at()
    assert cost(s, "45-351", "X7", "W7") == 9  # forest across a river; W7 has a road, but not to X7
    s.road_markers = (hex_of(s, "X7"),)
    assert cost(s, "45-351", "X7", "W7") == 3  # out of a Road-Marker onto a printed road
    assert cost(s, "88-308", "X7", "W7") == 3
    s.destroyed = frozenset({hex_of(s, "W7")})
    assert cost(s, "45-351", "X7", "W7") == 9
    s.destroyed = frozenset({hex_of(s, "X7")})
    assert cost(s, "45-351", "X7", "W7") == 9 and cost(s, "45-351", "W7", "X7") > 3


def test_3_1_the_sum_of_all_hexes_may_not_exceed_the_movement_value():
    """3.1 9 points, no Double-Move next to the enemy."""
    s = at("Z5: 88-308; Z4: thai-1")  # the Thai has no ZoC into forest
    s.oos[s.board.unit["88-308"]] = 1
    assert max(costs(s, "88-308").values()) <= 9


def test_3_1_a_unit_may_always_move_one_hex_whatever_it_costs():
    """3.1 A garrison with 3 points into a mountain."""
    s = at("Z4: bvn-garr-1!")
    assert costs(s, "bvn-garr-1")["Y5"] == 7
    assert set(costs(s, "bvn-garr-1")) == {
        hex_key(s, n) for n in s.board.adjacent[hex_of(s, "Z4")] if s.board.country[n] == 0
    }


def test_3_1_no_way_leads_through_enemy_occupied_hexes():
    """3.1 Not even those with only an SD; own units are no hindrance."""
    s = at("V16: gm-1; V17: vm-sd-1; V15: gm-3")
    reached = costs(s, "gm-1")
    assert "V17" not in reached and "V15" in reached and "V14" in reached


def test_3_8_units_may_pass_where_they_may_not_end():
    """3.8 "End their movement": a GCMA crosses Delta hexes."""
    s = at("T17: gcma-1")
    reached = costs(s, "gcma-1")
    assert all(s.board.region[hex_of(s, h)] == "highlands" for h in reached)
    delta = [h for h in s.board.adjacent[hex_of(s, "T17")] if s.board.region[h] == "delta"]
    assert delta and not any(hex_key(s, h) in reached for h in delta)
    gcma, start = s.board.unit["gcma-1"], hex_of(s, "T17")
    assert set(delta) <= ways_of(s, legs_of(s, gcma, start), "FEF", start).keys()


def test_the_way_shown_is_the_cheapest_hex_by_hex():
    """3.1"""
    hexes = reach_view(at("V16: gm-1"), "FEF", "gm-1")["hexes"]
    assert hexes["U18"]["path"] == ["V16", "V17", "U18"]
    assert "F22" not in hexes


def test_each_of_several_units_must_get_there_by_itself():
    """3.1 Together they go where the slowest gets."""
    s = at("V16: gm-1, 1-2-rei")
    units = [s.board.unit["gm-1"], s.board.unit["1-2-rei"]]
    both = reach(s, units, hex_of(s, "V16"))
    each = [reach(s, [u], hex_of(s, "V16")) for u in units]
    assert set(both) == set(each[0]) & set(each[1])
    assert all(way[0] == max(each[0][h][0], each[1][h][0]) for h, way in both.items())
