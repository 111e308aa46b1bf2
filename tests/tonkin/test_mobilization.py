"""2.4 Mobilization of Tieu Doan and Pathet Lao."""

import pytest
from procedures import Run, ask, drive

from indochina.tonkin.board import VIETNAM
from indochina.tonkin.replacements.mobilization import mobilization, tieu_doan_due
from indochina.tonkin.state import hex_of, put

from .build import at, state, steps, where

BOX = "tieu-doan-1:0 tieu-doan-2:0 tieu-doan-3:0 tieu-doan-4:0 tieu-doan-5:0"


def vm_vp_hexes(n):
    """A position in which just n VP-Hexes of Vietnam are VM-friendly."""
    s = at("box_2: tieu-doan-1:0, tieu-doan-2:0, tieu-doan-3:0, tieu-doan-4:0, tieu-doan-5:0")
    hexes = [h for h in s.board.vp_hexes if s.board.country[h] == 0]
    s.vm_friendly = s.vm_friendly - set(hexes) | set(hexes[:n])
    return s


@pytest.mark.parametrize(("hexes", "due"), [(0, 0), (1, 1), (2, 1), (5, 3), (6, 3)])
def test_half_the_vm_friendly_vp_hexes_rounded_up(hexes, due):
    """2.4 Five such hexes mobilize three."""
    assert tieu_doan_due(vm_vp_hexes(hexes)) == due


def test_vp_hexes_in_laos_do_not_count():
    """2.4 Only those in Vietnam."""
    s = vm_vp_hexes(2)
    s.vm_friendly |= {h for h in s.board.vp_hexes if s.board.country[h] == 1}
    assert tieu_doan_due(s) == 1


def test_no_more_than_wait_in_box_2():
    """2.4 Those in Box 1 have to wait."""
    s = vm_vp_hexes(14)
    assert tieu_doan_due(s) == 5
    s = at("box_1: tieu-doan-1:0, tieu-doan-2:0, tieu-doan-3:0, tieu-doan-4:0, tieu-doan-5:0")
    assert tieu_doan_due(s) == 0


def test_each_within_2_hexes_of_another_center():
    """2.4 Separate Mobilization Centers in Vietnam; the unit is whole again."""
    s = vm_vp_hexes(3)
    run = Run(mobilization(s), "X11 X13 V11 V11")
    assert run.result == "vm.objectives"
    assert (where(s, "tieu-doan-1"), where(s, "tieu-doan-2"), steps(s, "tieu-doan-1")) == ("X13", "V11", 1)
    first, _, second, _ = run.asked[:4]
    assert "M17" not in first.keys  # a center in Laos
    assert "X11" in first.keys and "X11" not in second.keys and second.blocked["X11"].key == "why.center_used"


def test_placement_is_in_vietnam_within_2_hexes_without_fef_units():
    """2.4 Neither in China or Laos nor where the French are."""
    s = vm_vp_hexes(1)
    put(s, s.board.unit["gm-1"], hex_of(s, "X12"))
    run = Run(mobilization(s), "X11")
    hexes = [hex_of(s, key) for key in run.open.keys]
    assert all(s.board.distance(h, hex_of(s, "X11")) <= 2 and s.board.country[h] == 0 for h in hexes)
    assert "X12" not in run.open.keys and run.open.blocked["X12"].key == "why.fef_there"
    lang_son = Run(mobilization(vm_vp_hexes(1)), "AB12").open
    assert "AC11" not in lang_son.keys  # China


def test_fef_units_in_the_center_or_in_between_do_not_matter():
    """1.4 The first exception to tracing."""
    s = vm_vp_hexes(1)
    for unit, h in zip(
        ("gm-1", "gm-3", "gm-4", "gm-5", "gm-7", "gm-9", "gm-2"), ("X11", "X10", "Y10", "W11", "Y11", "W12", "X12")
    ):
        put(s, s.board.unit[unit], hex_of(s, h))
    run = Run(mobilization(s), "X11")
    assert "X13" in run.open.keys and "X11" not in run.open.keys


def test_vm_may_mobilize_fewer_or_none():
    """2.4 "May"."""
    s = vm_vp_hexes(5)
    drive(mobilization(s), "X11 X11 done")
    assert where(s, "tieu-doan-2") == "box_2"


def test_it_does_not_depend_on_the_vp_level():
    """2.4 Regardless of the VM-Number."""
    s = vm_vp_hexes(1)
    s.vp = 99
    assert ask(mobilization(s)).name == "mobilization.center"


def test_a_pathet_lao_if_vm_has_more_centers_in_laos_than_pathet_lao_on_the_map():
    """2.4 One, on a VM-friendly center."""
    s = state({"M17": "88-308", "G14": "98-316", "K10": "pathet-lao-1", "box_2": "pathet-lao-2:0 pathet-lao-3:0"})
    run = Run(mobilization(s), "M17")
    assert run.asked[0].keys == ["G14", "M17", "done"]
    assert (where(s, "pathet-lao-2"), where(s, "pathet-lao-3")) == ("M17", "box_2")


def test_no_pathet_lao_with_as_many_on_the_map_as_centers():
    """2.4 More centers are needed, not as many; nobody is removed."""
    s = state({"M17": "88-308", "K10": "pathet-lao-1", "box_2": "pathet-lao-2:0"})
    assert Run(mobilization(s)).asked == [] and where(s, "pathet-lao-1") == "K10"


def test_vm_may_leave_the_pathet_lao():
    """2.4 "May"."""
    s = at("M17: 88-308; box_2: pathet-lao-2:0")
    drive(mobilization(s), "done")
    assert where(s, "pathet-lao-2") == "box_2"


def test_at_the_end_box_1_is_emptied_into_box_2():
    """2.4 After all mobilization: those of Box 1 can be mobilized the next turn."""
    s = at("box_1: tieu-doan-1:0, pathet-lao-1:0")
    drive(mobilization(s))
    assert (where(s, "tieu-doan-1"), where(s, "pathet-lao-1")) == ("box_2", "box_2")


def test_vp_move_at_once_when_a_tieu_doan_enters_a_vp_hex():
    """1.9 Hoa Binh has a star and 5 VP."""
    s = vm_vp_hexes(1)
    before = s.vp
    drive(mobilization(s), "S17 S17")
    assert s.vp <= before - 5


def test_two_tieu_doan_a_turn_in_na_san():
    """9.0 In place of half the VP-Hexes."""
    s = vm_vp_hexes(14)
    s.scenario = "na_san"
    assert tieu_doan_due(s) == 2


def test_hanoi_has_no_vp_number_and_is_no_vp_hex():
    """1.1, 1.6, 2.4 Hanoi in VM ZoC mobilizes nobody: a VP-Hex is one with a number."""
    s = at("U16: 88-308; box_2: tieu-doan-1:0, tieu-doan-2:0")
    hexes = {h for h in s.board.vp_hexes if s.board.country[h] == VIETNAM}
    s.vm_friendly -= hexes
    assert s.board.hanoi in s.vm_friendly and s.board.hanoi not in hexes
    assert tieu_doan_due(s) == 0
