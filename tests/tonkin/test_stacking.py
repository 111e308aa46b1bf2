"""1.5 Stacking."""

from procedures import Run, drive

from indochina.tonkin.components.game_turn import end_of_phase
from indochina.tonkin.components.stacking import eliminate_excess, overstacked
from indochina.tonkin.operations.phase import point
from indochina.tonkin.state import hex_of, stacking_points

from .build import at, state, steps, where

FOUR = "88-308 102-308 36-308 141-312"  # 12 Stacking Points


def test_thirteen_stacking_points_are_allowed():
    """1.5 HQ and SD count 1 each."""
    s = state({"V13": f"{FOUR} vm-sd-1"})
    assert stacking_points(s, hex_of(s, "V13")) == 13 and overstacked(s, "VM") == []
    assert Run(eliminate_excess(s, "VM")).asked == []


def test_the_owner_chooses_which_steps_go():
    """1.5 Until 13 are left; a regiment gives a Stacking Point with each step, the step track moves."""
    s = state({"V13": f"{FOUR} 165-312"})
    run = Run(eliminate_excess(s, "VM"), "165-312 88-308")
    assert (steps(s, "165-312"), steps(s, "88-308"), s.losses) == (3, 3, 2)
    assert run.asked[0].name == "stacking.vm_step" and run.asked[0].values["excess"] == 2


def test_a_two_step_unit_keeps_its_point_until_it_is_gone():
    """1.5 Its first step frees nothing; losing the unit costs VP."""
    s = at("V16: gm-1, gm-3, gm-4, 10-bpcp, 8-bpc")
    before = s.vp
    drive(eliminate_excess(s, "FEF"), "10-bpcp 10-bpcp")
    assert where(s, "10-bpcp") == "eliminated" and s.vp == before - 1 and stacking_points(s, hex_of(s, "V16")) == 13


def test_an_sd_may_be_given_up_and_saigon_has_no_limit():
    """1.5, 3.7"""
    s = at("V16: gm-1, gm-3, gm-4, 10-bpcp, fef-sd-1; saigon: gm-2, gm-5, gm-7, gm-9")
    run = Run(eliminate_excess(s, "FEF"), "fef-sd-1")
    assert run.open is None and len(run.asked) == 1
    assert where(s, "fef-sd-1") == "eliminated" and stacking_points(s, hex_of(s, "V16")) == 13
    assert stacking_points(s, s.board.saigon) == 16


def test_both_sides_are_checked_at_the_end_of_a_phase():
    """1.5"""
    s = state({"V16": "gm-1 gm-3 gm-4 10-bpcp fef-sd-1", "T12": f"{FOUR} vm-sd-1 vm-sd-2"})
    run = Run(end_of_phase(s), "vm-sd-1 fef-sd-1")
    assert [d.seat for d in run.asked] == ["VM", "FEF"]


def test_a_retreat_into_a_full_stack_costs_steps_when_the_operation_point_is_over():
    """1.5, 6.15 The owner chooses them; they count as regiment steps lost like any others."""
    full = "98-316 102-308 36-308 141-312"
    s = state(
        {"W14": "gm-1 fef-sd-1", "X13": "88-308", "Y12": full},
        stage="operation.point",
        active="FEF",
        ops=[3, 3],
        impulse=2,
        spending=("", "fef-sd-1"),
    )
    run = Run(point(s), "attack no Y12 done 88-308 36-308", "4 4 1 1")
    assert [d.name for d in run.asked[-3:]] == ["combat.advance", "stacking.vm_step", "stacking.vm_step"]
    assert stacking_points(s, hex_of(s, "Y12")) == 13 and (steps(s, "88-308"), steps(s, "36-308"), s.losses) == (
        3,
        3,
        2,
    )
