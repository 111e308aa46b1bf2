"""3.0-4.0, 6.3-6.16 Movement and fighting once more: the corners of these rules."""

import pytest

from indochina.tonkin.movement.air_transport import might_reach
from indochina.tonkin.movement.limits import may_attack
from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.reach import legs_of
from indochina.tonkin.movement.river_transport import no_sailing, sailed
from indochina.tonkin.operations.combat.attack import able_to_attack, attack
from indochina.tonkin.operations.combat.drm import near_sd
from indochina.tonkin.operations.combat.overrun import overrun, victims
from indochina.tonkin.operations.phase import point, point_keys
from indochina.tonkin.state import Hero, hex_of, stacking_points, units_in

from .build import Run, is_dg, notes, state, steps, units, where

# --- what a fight shows ----------------------------------------------------------------------------------------


def test_an_overrun_shows_stacks_so_it_cannot_be_taken_back():
    """6.8, 1.5 Both show their stacks when an overrun is declared."""
    s = state({"W14": "gm-1 1-2-rei", "X13": "rgt-246 88-308"})
    run = Run(move_activated(s, "FEF", hex_of(s, "W14")), "all walk overrun W14")
    last = next(d for d in run.asked if d.name == "move.overrun_from")
    assert last.shows("W14")


def test_so_does_a_drop_on_vm_units_but_no_other_flight():
    """6.4, 6.8"""
    s = state({"V15": "10-bpcp", "X13": "rgt-246 88-308"}, air_left=1)
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "air")
    assert run.open.name == "move.to" and run.open.shows("X13") and not run.open.shows("X14")


# --- 3.5 guns and the question for them --------------------------------------------------------------------------


def asked_of_vm(position, to="X13", answers="none"):
    s = state({"V15": "10-bpcp", **position}, air_left=3)
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), f"air {to} {answers}".strip())
    return s, [d.keys for d in run.asked if d.seat == "VM"]


def test_vm_is_asked_where_a_gun_might_lie_hidden_even_if_none_does():
    """3.5, 1.5 Else the question would tell the FEF that there is one."""
    hidden_elsewhere = {"X12": "tieu-doan-1 88-308", "R13": "tieu-doan-2 367-351"}
    s, asked = asked_of_vm(hidden_elsewhere)
    assert asked == [["none", "no"]]
    assert (where(s, "10-bpcp"), s.air_left) == ("X13", 2) and "log.gun_declared" not in notes(s)
    s, asked = asked_of_vm({"X12": "tieu-doan-1 367-351"}, answers="no")
    assert asked == [["367-351", "no"]] and s.air_left == 2


@pytest.mark.parametrize(
    "position",
    [
        {"X12": "tieu-doan-1 88-308", "R13": "367-351"},                  # it lies open somewhere else
        {"X12": "tieu-doan-1 88-308"},                                   # it is not in the game yet
        {"X12": "88-308", "R13": "tieu-doan-2 367-351"},                  # nothing is hidden near
        {"X12": "tieu-doan-1 88-308", "R13": "tieu-doan-2 45-351"},       # artillery does not matter to a drop
    ],
)  # fmt: skip
def test_vm_is_not_asked_where_the_fef_can_see_that_there_is_none(position):
    """3.5, 1.5"""
    assert asked_of_vm(position, answers="")[1] == []


def test_an_airstrip_near_a_stack_with_hidden_counters_is_asked_about_too():
    """3.5 For artillery as for the Anti-Aircraft unit; not across the border of China [1.3]."""
    s = state({"V15": "1-2-rei", "N14": "2-2-rei", "N13": "tieu-doan-1 88-308", "W5": "tieu-doan-2 45-351"}, air_left=1)
    assert might_reach(s, hex_of(s, "N14"), ("artillery",)) and not might_reach(s, hex_of(s, "V15"), ("artillery",))
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "air none")
    assert [d.name for d in run.asked if d.seat == "VM"] == ["air.vm_declare"] and where(s, "1-2-rei") == "N14"


# --- 3.6 DNA -----------------------------------------------------------------------------------------------------


def test_a_dna_with_nowhere_to_sail_may_still_overrun_with_its_passengers():
    """3.6, 6.4 The river is closed by the enemy it attacks."""
    s = state({"S12": "dna-1 1-2-rei", "S13": "tieu-doan-1!"})
    assert no_sailing(s, units(s, "dna-1 1-2-rei"), hex_of(s, "S12")) is None
    run = Run(move_activated(s, "FEF", hex_of(s, "S12")), "all river 1-2-rei")
    assert "move.join" in [d.name for d in run.asked] and "log.overrun" in notes(s)


def test_what_is_left_after_landing_a_passenger_depends_on_the_way_taken():
    """3.2, 3.6 Haiphong is 4 hexes away through VM ZoC, 8 around it: 10 points are left, or 20 of a Double-Move."""
    s = state({"V15": "dna-1 1-2-rei", "X14": "tieu-doan-1"})
    legs = legs_of(s, *units(s, "dna-1"), hex_of(s, "V15"))
    rest = sailed(s, legs, hex_of(s, "V15"), hex_of(s, "Y16"))
    assert (rest.mp, rest.double, rest.first) == (10, 20, False)
    rest = sailed(s, legs, hex_of(s, "V15"), hex_of(s, "X15"))  # in the ZoC itself: no Double-Move any more
    assert (rest.mp, rest.double) == (12, 0)


# --- 4.0 1 REC ---------------------------------------------------------------------------------------------------


def test_the_1_rec_attacks_where_it_cannot_move_to():
    """4.0 Only its movement is bound to clear terrain: it neither overruns into other terrain nor advances there."""
    s = state({"X12": "1-rec gm-1 fef-sd-1", "Y11": "88-308"}, spending=("", "fef-sd-1"))
    rec = s.board.unit["1-rec"]
    assert may_attack(s, rec, hex_of(s, "X12"), hex_of(s, "Y11")) is None
    assert rec in able_to_attack(s, "FEF")[hex_of(s, "Y11")]
    assert hex_of(s, "Y11") not in victims(s, [rec], hex_of(s, "X12"), {rec: legs_of(s, rec, hex_of(s, "X12"))})
    Run(attack(s, "FEF"), "all no gm-1 Z10 gm-1", "4 4 1 1")
    assert (where(s, "gm-1"), where(s, "1-rec")) == ("Y11", "X12")


def test_nor_does_it_sail_into_an_overrun_there():
    """4.0, 3.6 As a passenger of a DNA it would end in forest."""
    s = state({"T15": "dna-1 1-rec", "T14": "tieu-doan-1!"})
    dna = s.board.unit["dna-1"]
    legs = {dna: legs_of(s, dna, hex_of(s, "T15"))}
    assert hex_of(s, "T14") in victims(s, [dna], hex_of(s, "T15"), legs)
    assert hex_of(s, "T14") not in victims(s, units(s, "dna-1 1-rec"), hex_of(s, "T15"), legs)


def test_not_into_china():
    """3.8"""
    s = state()
    china = next(h for h in range(len(s.board.ids)) if s.board.country[h] == 2)
    near = next(n for n in s.board.adjacent[china])
    assert may_attack(s, s.board.unit["1-rec"], near, china) is not None


# --- 6.4 the rest of the stack -----------------------------------------------------------------------------------


def test_other_paras_of_the_stack_may_overrun_another_victim_from_the_air():
    """6.4, 3.3 Units of a stack may split to overrun separate victims; one Air Transport takes them there."""
    s = state({"V15": "10-bpcp 2-bpc", "X13": "vm-sd-1", "T17": "vm-sd-2", "V18": "1-2-rei"}, air_left=2)
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "10-bpcp go air X13 2-bpc air")
    assert (where(s, "10-bpcp"), where(s, "2-bpc"), s.air_left) == ("X13", "T17", 1)
    assert run.asked[-1].name == "move.to" and run.asked[-1].keys == ["T17"]  # the only VM hex left


def test_but_only_to_overrun():
    """6.4 Who does not overrun had to move first."""
    s = state({"V15": "10-bpcp 2-bpc", "X13": "vm-sd-1", "N14": "1-2-rei"}, air_left=2)
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "10-bpcp go air X13")
    assert run.open is None and where(s, "2-bpc") == "V15"


def test_a_dna_and_its_passengers_may_overrun_after_others_of_the_stack():
    """6.4, 3.6"""
    s = state({"V16": "gm-1 dna-1 1-2-rei", "W16": "vm-sd-1", "V17": "vm-sd-2"}, stage="fef.move")
    Run(move_phase_stage(s, "FEF", "x"), "V16 gm-1 go overrun W16 V16 done dna-1 1-2-rei river V16 1-2-rei done")
    assert (where(s, "gm-1"), where(s, "dna-1"), where(s, "1-2-rei")) == ("W16", "V17", "V17")


# --- 6.5, 6.15 retreats ------------------------------------------------------------------------------------------


def test_a_retreat_into_a_trench_the_enemy_has_left_removes_it():
    """6.3 b It cannot be kept by the enemy, nor does it shelter who has come."""
    s = state({"W14": "gm-1 fef-sd-1", "X13": "88-308"}, spending=("", "fef-sd-1"))
    s.trenches[hex_of(s, "Y12")] = "FEF"
    Run(attack(s, "FEF"), "no Y12 done", "4 4 1 1")
    assert where(s, "88-308") == "Y12" and s.trenches == {}
    s = state({"W14": "gm-1 fef-sd-1", "X13": "tieu-doan-1"}, spending=("", "fef-sd-1"))
    s.trenches[hex_of(s, "Y12")] = "FEF"
    Run(attack(s, "FEF"), "tieu-doan-1 Y12 done")
    assert where(s, "tieu-doan-1") == "Y12" and s.trenches == {}


def test_ones_own_trench_is_kept():
    """6.3 b"""
    s = state({"W14": "gm-1 fef-sd-1", "X13": "88-308", "Y12": "98-316 T"}, spending=("", "fef-sd-1"))
    Run(attack(s, "FEF"), "no Y12 done", "4 4 1 1")
    assert s.trenches == {hex_of(s, "Y12"): "VM"}


# --- 6.4 supply for an overrun -----------------------------------------------------------------------------------


def test_range_is_traced_from_the_sd_towards_the_unit():
    """1.4, 6.4 A DNA among the islands is within range of the SD in Haiphong."""
    s = state({"Y16": "fef-sd-1", "Z16": "dna-1"})
    assert near_sd(s, hex_of(s, "Z16"), "FEF")


# --- 6.16 --------------------------------------------------------------------------------------------------------


def test_when_the_game_is_won_no_more_dice_are_rolled_for_officers():
    """1.9 C, 6.16"""
    s = state({"V14": "88-308 98-316 vm-sd-1", "V15": "bmi-1:1"})
    s.heroes = (Hero(s.board.unit["88-308"], 1, 0), Hero())
    run = Run(
        overrun(s, units(s, "88-308 98-316"), hex_of(s, "V14"), hex_of(s, "V15")), "88-308 no yes stand", "5 6 1 1"
    )
    assert s.over == ("VM", "hanoi") and run.open is None


# --- one rule after another ----------------------------------------------------------------------------------------


def test_a_unit_that_dropped_out_of_an_overrun_does_not_spare_the_defender_his_extra_step():
    """6.11, 6.15 GM 1 is DG but takes no part any more: none of the attackers is DG, the defender is."""
    s = state({"W14": "gm-1 gm-3 fef-sd-1", "X13": "88-308 98-316"})
    answers = "88-308 gm-1 98-316 stand 88-308"
    Run(overrun(s, units(s, "gm-1 gm-3"), hex_of(s, "W14"), hex_of(s, "X13")), answers, "5 4 4 1 6")
    assert is_dg(s, "gm-1") and "log.extra_loss" in notes(s)
    assert (steps(s, "98-316"), steps(s, "88-308"), steps(s, "gm-3")) == (3, 3, 3)


def test_in_an_attack_the_unit_an_ambush_made_dg_spares_him():
    """6.11, 6.15 There it still attacks, even if DG."""
    s = state({"W14": "gm-1 gm-3 fef-sd-1", "X13": "88-308 98-316"}, spending=("", "fef-sd-1"))
    Run(attack(s, "FEF"), "all 88-308 gm-1 gm-3 98-316 stand", "5 4 4 1 6")
    assert is_dg(s, "88-308") and "log.extra_loss" not in notes(s)


def test_an_ambush_may_kill_both_and_leave_nobody_to_advance():
    """6.11 A Thai battalion and a Tieu Doan have one step each."""
    s = state({"R13": "thai-1 fef-sd-1", "R12": "tieu-doan-1"}, spending=("", "fef-sd-1"))
    run = Run(attack(s, "FEF"), "stay tieu-doan-1", "6")
    assert (where(s, "thai-1"), where(s, "tieu-doan-1")) == ("eliminated", "box_2")
    assert run.open is None and not units_in(s, hex_of(s, "R12")) and "log.combat" not in notes(s)


def test_with_only_artillery_left_after_an_ambush_there_is_no_combat():
    """6.10, 6.11 Artillery never leads: the attack is over, and nobody rolls for DG."""
    s = state({"R13": "thai-1 racm:3 fef-sd-1", "R12": "88-308"}, spending=("", "fef-sd-1"))
    run = Run(attack(s, "FEF"), "racm 88-308", "3")
    assert where(s, "thai-1") == "eliminated" and run.open is None and "log.combat" not in notes(s)


def test_a_tank_of_another_stack_takes_the_second_hit_but_lifts_no_morale():
    """4.0 Any tank that takes part; its +1 is for those stacked with it."""
    s = state({"W14": "gm-1 bmi-1 fef-sd-1", "Y12": "1-rcc", "X13": "88-308 98-316 102-308"}, spending=("", "fef-sd-1"))
    Run(attack(s, "FEF"), "all no gm-1 88-308", "1 1 1 1")
    assert "drm.morale/+1" not in next(n for n in s.notes if n.key == "log.combat").values["items"]
    assert (steps(s, "gm-1"), steps(s, "1-rcc"), steps(s, "bmi-1")) == (3, 1, 2)


def at_point(position, side, **more):
    return state(position, stage="operation.point", active=side, **({"ops": [3, 3], "impulse": 2} | more))


def test_a_retreat_into_a_full_stack_costs_steps_when_the_operation_point_is_over():
    """1.5, 6.15 The owner chooses them; they count as regiment steps lost like any others."""
    full = "98-316 102-308 36-308 141-312"
    s = at_point({"W14": "gm-1 fef-sd-1", "X13": "88-308", "Y12": full}, "FEF", spending=("", "fef-sd-1"))
    run = Run(point(s), "attack no Y12 done 88-308 36-308", "4 4 1 1")
    assert [d.name for d in run.asked[-3:]] == ["combat.advance", "stacking.vm_step", "stacking.vm_step"]
    assert stacking_points(s, hex_of(s, "Y12")) == 13 and (steps(s, "88-308"), steps(s, "36-308"), s.losses) == (
        3,
        3,
        2,
    )


def test_who_loses_his_spending_sd_has_no_attack_left_in_this_phase():
    """2.2 A, 6.3 VM moves onto it: 2 Replacement Points, and the FEF keep options a to e."""
    position = {"W14": "88-308", "X13": "fef-sd-1", "V15": "gm-1", "V14": "98-316"}
    s = at_point(position, "VM", spending=("", "fef-sd-1"))
    s.active = "FEF"
    assert "attack" in point_keys(s, True), "Hanoi is three hexes away from it"
    s.active = "VM"
    Run(point(s), "move W14 overrun X13 W14 done")
    assert s.spending == [-1, -1] and s.rp == [2, 0]
    s.active = "FEF"
    assert "attack" not in point_keys(s, True) and "move" in point_keys(s, True)


def test_a_barrage_that_destroys_the_spending_sd_ends_it_too():
    """6.3, 6.6 An SD alone in its hex is removed by DG & DL."""
    s = at_point({"W14": "bmi-1", "X13": "vm-sd-1"}, "FEF", spending=("vm-sd-1", ""), airstrike=7)
    Run(point(s), "barrage", "6 6")
    assert where(s, "vm-sd-1") == "eliminated" and s.spending == [-1, -1]
