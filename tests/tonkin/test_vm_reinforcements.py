"""2.1 VM reinforcements."""

import pytest
from procedures import Run, drive

from indochina.tonkin.replacements.vm_reinforcements import vm_number, vm_reinforcements
from indochina.tonkin.state import hex_of, put

from .build import at, notes, state, steps, where


def due(s, key, turn):
    s.due[s.board.unit[key]] = turn


def waiting(units, month, vp=0, **fields):
    """A position with these units on the Turn Track, due this month."""
    s = state({"track": units}, month, vp=vp, **fields)
    for word in units.split():
        due(s, word, s.turn)
    return s


@pytest.mark.parametrize(("month", "number"), [("Oct-50", 55), ("Dec-50", 55), ("Jan-51", 50), ("Oct-53", 44)])
def test_the_vm_number_is_current_until_the_next_one_is_printed(month, number):
    """2.1 The number of an earlier month stays in force."""
    assert vm_number(state(month=month)) == number


@pytest.mark.parametrize(("vp", "comes"), [(44, True), (45, True), (46, False)])
def test_units_arrive_only_if_the_vp_level_is_at_most_the_vm_number(vp, comes):
    """2.1 Equal or less; 45 from October 1952 on."""
    s = waiting("101-325", "Nov-52", vp)
    run = Run(vm_reinforcements(s), "X11" if comes else "")
    assert run.result == "vm.supplies"
    assert where(s, "101-325") == ("X11" if comes else "track")
    assert ("log.vm_postponed" in notes(s)) != comes


def test_postponed_units_arrive_in_the_first_later_turn_that_allows_it():
    """2.1 They wait until the level is low enough."""
    s = waiting("101-325", "Nov-52", 60)
    drive(vm_reinforcements(s))
    s.turn, s.vp = s.turn + 3, 40
    drive(vm_reinforcements(s), "S21")
    assert where(s, "101-325") == "S21" and steps(s, "101-325") == 4


def test_units_of_later_turns_do_not_arrive():
    """2.1 Only what stands in the slot of this month or before it."""
    s = state({"track": "101-325"}, "Nov-52", vp=0)
    due(s, "101-325", s.turn + 1)
    assert Run(vm_reinforcements(s)).asked == [] and where(s, "101-325") == "track"


def test_a_regiment_arrives_in_any_supply_center_a_motorized_one_in_china():
    """2.1 Thai Nguyen and Thanh Hoa are in Vietnam."""
    s = waiting("101-325 367-351", "Nov-52")
    run = Run(vm_reinforcements(s), "X11 AC7")
    assert [d.keys for d in run.asked] == [["Q7", "AC7", "X11", "AC11", "S21"], ["Q7", "AC7", "AC11"]]
    assert run.asked[1].blocked["X11"].key == "why.china_only"
    assert (where(s, "101-325"), where(s, "367-351")) == ("X11", "AC7")


def test_an_enemy_occupied_supply_center_is_none():
    """1.6 Thai Nguyen does not count while FEF units are in it."""
    s = waiting("101-325", "Nov-52")
    put(s, s.board.unit["gm-1"], hex_of(s, "X11"))
    run = Run(vm_reinforcements(s))
    assert "X11" not in run.open.keys and run.open.blocked["X11"].key == "why.center_held"


def test_tieu_doan_go_to_box_2():
    """2.1 They are mobilized from there."""
    s = waiting("tieu-doan-14", "Nov-52")
    run = Run(vm_reinforcements(s))
    assert not run.asked and where(s, "tieu-doan-14") == "box_2"


def test_tieu_doan_too_depend_on_the_vp_level():
    """2.1 Any VM reinforcement but trucks and points."""
    s = waiting("tieu-doan-14", "Nov-52", 99)
    drive(vm_reinforcements(s))
    assert where(s, "tieu-doan-14") == "track"


def test_trucks_and_points_arrive_at_any_vp_level():
    """2.1 Oct-52: the second truck and 4 points; the truck can be used at once."""
    s = at("vp: 99; trucks: 1; truck_left: 1")
    drive(vm_reinforcements(s))
    assert (s.trucks, s.truck_left, s.rp) == (2, 2, [4, 0])


def test_trucks_the_scenario_started_with_do_not_arrive_again():
    """2.1 The chart counts the trucks VM has from then on."""
    s = at("vp: 99; trucks: 2; truck_left: 2")
    drive(vm_reinforcements(s))
    assert (s.trucks, s.truck_left) == (2, 2)


def test_at_most_8_points_are_saved_between_game_turns():
    """2.2 B, 2.6 B Points in excess are lost, before new ones come."""
    s = at("month: Nov-52; vm_rp: 11; fef_rp: 9")
    drive(vm_reinforcements(s))
    assert s.rp == [8, 8] and notes(s).count("log.rp_lost") == 2
    s = at("month: Nov-52; vm_rp: 8; fef_rp: 8")
    drive(vm_reinforcements(s))
    assert s.rp == [8, 8] and notes(s) == []


def test_no_reinforcements_in_na_san():
    """9.0 Neither units nor trucks nor points of the chart."""
    s = waiting("101-325", "Oct-52", scenario="na_san")
    assert drive(vm_reinforcements(s)) == "vm.supplies"
    assert where(s, "101-325") == "track" and s.rp == [0, 0] and s.trucks == 0


def test_the_french_are_not_told_which_regiment_arrives():
    """1.5 They see only the top unit of a stack."""
    s = waiting("101-325", "Nov-52")
    run = Run(vm_reinforcements(s), "X11")
    assert run.asked[0].name == "reinforcements.vm_hex"
    assert all(note.only == "VM" for note in s.notes if "unit" in note.values)


def test_a_tieu_doan_that_arrives_lies_in_box_2_like_the_others():
    """2.1 Without steps until it is mobilized."""
    s = state({"track": "tieu-doan-1"}, "Jan-54", vp=0)
    s.due[s.board.unit["tieu-doan-1"]] = s.turn
    drive(vm_reinforcements(s))
    assert where(s, "tieu-doan-1") == "box_2" and steps(s, "tieu-doan-1") == 0
