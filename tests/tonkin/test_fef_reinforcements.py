"""2.5 FEF reinforcements."""

import pytest
from procedures import Run

from indochina.tonkin.replacements.fef_reinforcements import fef_reinforcements, vp_cost, west_of_red_river
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import hex_of, stacking_points, units_at

from .build import again, at, notes, state, steps, where


def waiting(units, month="Jan-54", on_map=None, **fields):
    """A position with these units on the Turn Track, due this month; nothing else is on the chart of Jan-54."""
    s = state({"track": units, **(on_map or {})}, month, **fields)
    for word in units.split():
        s.due[s.board.unit[word]] = s.turn
    return s


def arrive(s, answers=""):
    return Run(again(fef_reinforcements, "fef.reinforcements", s), answers)


@pytest.mark.parametrize(("key", "vp"), [("8-bpc", 1), ("thai-1", 1), ("gm-35-ralp", 1), ("gm-1", 2), ("racm", 2),
                                         ("fef-hq", 1), ("navy", 2)])  # fmt: skip
def test_vp_by_stacking_points(key, vp):
    """2.5 1 VP for 1 or 2 Stacking Points, 2 VP for 3 or 4; the Navy 2 VP."""
    s = at()
    assert vp_cost(s.board.units[s.board.unit[key]]) == vp


def test_none_some_or_all_may_enter_for_vp():
    """2.5 VP are deducted at once; the unit is whole."""
    s = waiting("8-bpc gm-1 2-2-rei")
    before = s.vp
    run = arrive(s, "8-bpc Y16 gm-1 Y16 done")
    assert run.result == "fef.supplies" and s.vp == before - 3 == before + s.awards
    assert (where(s, "8-bpc"), where(s, "gm-1"), steps(s, "gm-1")) == ("Y16", "Y16", 4)
    assert where(s, "2-2-rei") == "track"


def test_units_not_brought_in_are_placed_6_game_turns_ahead():
    """2.5 And asked about again then."""
    s = waiting("8-bpc")
    before = s.vp
    arrive(s, "end")
    assert where(s, "8-bpc") == "track" and s.due[s.board.unit["8-bpc"]] == s.turn + 6 and s.vp == before
    s.turn += 5
    assert arrive(s).asked == []
    s.turn += 1
    assert arrive(s).open.keys == ["8-bpc", "end"]


def test_other_units_arrive_in_any_harbor_saigon_too():
    """2.5, 1.6 Vientiane and Saigon are harbors in any sense."""
    assert arrive(waiting("8-bpc"), "8-bpc").open.keys == ["AD14", "Y16", "AA16", "A24", "saigon"]
    s = waiting("8-bpc")
    arrive(s, "8-bpc saigon")
    assert where(s, "8-bpc") == "saigon"


def test_not_in_a_harbor_with_vm_units():
    """3.1 Nobody enters an enemy-occupied hex."""
    run = arrive(waiting("8-bpc", on_map={"Y16": "tieu-doan-1"}), "8-bpc")
    assert "Y16" not in run.open.keys


def test_nor_where_the_unit_may_not_be():
    """3.6, 3.8, 4.0 Vietnamese paras stay out of inner Laos, a DNA out of Saigon, the 1 REC in clear terrain."""
    assert arrive(waiting("3-bpvn"), "3-bpvn").open.keys == ["AD14", "Y16", "AA16", "saigon"]
    assert arrive(waiting("dna-1"), "dna-1").open.keys == ["AD14", "Y16", "AA16", "A24"]
    assert arrive(waiting("1-rec"), "1-rec").open.keys == ["Y16", "saigon"]


def test_laotian_units_in_a_fef_supply_center_in_laos():
    """2.5 Vientiane; while VM is in it they cannot be placed and are postponed."""
    s = waiting("bcl-1")
    arrive(s, "bcl-1")
    assert where(s, "bcl-1") == "A24"
    s = waiting("bcl-1", on_map={"A24": "pathet-lao-1"})
    before = s.vp
    run = arrive(s)
    assert run.asked[0].keys == ["end"] and s.vp == before and s.due[s.board.unit["bcl-1"]] == s.turn + 6
    blocked = arrive(waiting("bcl-1 8-bpc", on_map={"A24": "pathet-lao-1"})).open.blocked
    assert blocked["bcl-1"].key == "why.no_arrival"


@pytest.mark.parametrize("key", ["bvn-1", "bvn-garr-1"])
def test_bvn_in_a_fef_supply_center_in_vietnam(key):
    """2.5 Hanoi or Haiphong, garrisons too."""
    assert arrive(waiting(key), key).open.keys == ["V15", "Y16"]


def test_thai_units_in_fef_friendly_blue_villages_of_the_highlands_west_of_the_red_river():
    """2.5 On the river or west of it, in Vietnam; no town, no red name, no village in VM hands."""
    keys = arrive(waiting("thai-1", on_map={"R12": "tieu-doan-1"}), "thai-1").open.keys
    assert {"Q8", "O7", "N14", "J13", "S17"} <= set(keys)
    for other in ("M9", "S8", "AG13", "Z15", "R12", "S12", "M17"):  # town, east, east, east, VM, red, Laos
        assert other not in keys


def test_west_of_the_red_river():
    """2.5 Measured along the rows."""
    s = at()
    assert all(west_of_red_river(s.board, hex_of(s, key)) for key in ("Q8", "R9", "Q9", "Q12", "P22", "V19"))
    assert not any(west_of_red_river(s.board, hex_of(s, key)) for key in ("S8", "T12", "W6", "X16"))


def test_gcma_within_2_hexes_of_separate_fef_friendly_communities_in_the_highlands():
    """2.5 One per community; the hex lies in the Highlands [3.8]; Laos will do."""
    s = waiting("gcma-1 gcma-2")
    run = arrive(s, "gcma-1 N14 N15 gcma-2")
    first, second = run.asked[1], run.open
    assert first.name == second.name == "reinforcements.community"
    assert "N14" in first.keys and "N14" not in second.keys and "C20" in first.keys and "V18" not in first.keys
    hexes = run.asked[2].keys
    assert all(
        s.board.region[hex_of(s, k)] == "highlands" and s.board.distance(hex_of(s, k), hex_of(s, "N14")) <= 2
        for k in hexes
    )
    assert where(s, "gcma-1") == "N15"


def test_gcma_not_near_vm_friendly_communities_nor_onto_vm_units():
    """2.5, 3.1 Communities in VM ZoC are VM's."""
    run = arrive(waiting("gcma-1", on_map={"N15": "88-308"}), "gcma-1 N13")
    assert "N14" not in run.asked[1].keys and "N15" not in run.open.keys


def test_the_navy_returns_for_2_vp():
    """2.5 After it has been withdrawn; or it is postponed again."""
    s = waiting("navy")
    before = s.vp
    arrive(s, "navy")
    assert where(s, "navy") == "at_sea" and s.vp == before - 2
    s = waiting("navy")
    arrive(s, "done")
    assert where(s, "navy") == "track" and s.due[s.board.unit["navy"]] == s.turn + 6


def test_airstrike_and_air_transports_must_come_and_cost_nothing():
    """2.5 Jan-51: the third Air Transport, usable at once; Feb-51: Airstrike 5."""
    s = at("month: Jan-51; air: 2; air_left: 2; airstrike: 3")
    before = s.vp
    arrive(s)
    assert (s.air, s.air_left, s.airstrike, s.vp) == (3, 3, 3, before)
    s.turn += 1
    arrive(s)
    assert (s.air, s.airstrike) == (3, 5)
    arrive(s)
    assert (s.air, s.air_left, s.airstrike) == (3, 3, 5)


def test_a_unit_on_a_vp_hex_makes_it_french():
    """1.9 Haiphong in VM ZoC comes back with the unit."""
    s = waiting("8-bpc", on_map={"X16": "88-308"})
    before = s.vp
    arrive(s, "8-bpc Y16")
    assert s.vp == before + 10 - 1 and "log.vp_hex" in notes(s)


def test_no_reinforcements_in_na_san():
    """9.0 The chart is not used."""
    s = waiting("8-bpc", "Oct-52", scenario="na_san")
    assert arrive(s).asked == [] and s.air == 0 and where(s, "8-bpc") == "track"


def all_arrive(s, answers=""):
    """2.5 The units on the Turn Track are due."""
    for u in units_at(s, -1):
        s.due[u] = s.turn
    return Run(again(fef_reinforcements, "fef.reinforcements", s), answers)


def test_who_arrives_where_the_stack_is_full_costs_steps_when_the_phase_ends():
    """1.5, 2.5, 2.7 The arrival is paid for, and what is then too much is lost: by France's choice, for VP."""
    full = "gm-1 gm-3 gm-4 bvn-1"
    s = state({"track": "8-bpc", "Y16": full}, "Jan-54")
    before = s.vp
    all_arrive(s, "8-bpc Y16")
    assert stacking_points(s, hex_of(s, "Y16")) == 14 and s.vp == before - 1
    s.stage = "fef.withdrawals"
    run = Run(STAGES[s.stage](s), "bvn-1 bvn-1")
    assert [d.seat for d in run.asked] == ["FEF", "FEF"] and run.result == "vm.move"
    assert stacking_points(s, hex_of(s, "Y16")) == 13 and s.vp == before - 2 and where(s, "bvn-1") == "eliminated"


def test_no_unit_arrives_in_a_harbor_where_a_vm_sd_lies():
    """2.5, 3.1 It may move onto an SD alone, but reinforcements are placed, they do not move."""
    s = state({"track": "8-bpc", "AD14": "vm-sd-1", "AA16": "vm-hq"}, "Jan-54")
    assert all_arrive(s, "8-bpc").open.keys == ["Y16", "A24", "saigon"]
