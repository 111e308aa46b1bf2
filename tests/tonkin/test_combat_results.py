"""6.13 Combat results: who loses what. 4.0 The second hit on tanks and DNA."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.combat_results import HITS, apply_losses, take
from indochina.tonkin.state import ELIMINATED, hex_of

from .build import at, state, steps, units, where


def battle(s, attackers, result, leader=0, defence_leader=0):
    b = Battle(s, units(s, attackers), hex_of(s, "X13"))
    b.leader, b.defence_leader, b.result = units(s, attackers)[leader], b.defenders[defence_leader], result
    return b


@pytest.mark.parametrize(
    ("result", "attacker", "defender"),
    [("2xAL", 2, 0), ("Ex-AL", 2, 1), ("Ex", 1, 1), ("Ex-DL", 1, 2), ("2xDL", 0, 2)],
)
def test_each_result_costs_its_steps(result, attacker, defender):
    """6.13"""
    s = at("W14: gm-1; X13: 88-308")
    drive(apply_losses(s, battle(s, "gm-1", result), HITS[result][1]))
    assert (4 - steps(s, "gm-1"), 4 - steps(s, "88-308")) == (attacker, defender)


def test_the_leader_takes_the_first_hit_the_owner_chooses_the_second():
    """6.10, 6.13"""
    s = at("W14: gm-1; X13: 88-308, 98-316")
    run = Run(apply_losses(s, battle(s, "gm-1", "2xDL"), 2), "98-316")
    assert (steps(s, "88-308"), steps(s, "98-316")) == (3, 3)
    assert [(d.seat, d.keys) for d in run.asked] == [("VM", ["88-308"]), ("VM", ["88-308", "98-316"])]


def test_losses_beyond_the_last_step_are_lost_on_nobody():
    """6.13"""
    s = at("W14: gm-1; X13: tieu-doan-1")
    drive(apply_losses(s, battle(s, "gm-1", "2xDL"), 2))
    assert where(s, "tieu-doan-1") == "box_2"


@pytest.mark.parametrize("armour", ["1-rcc", "ricm", "dna-1"])
def test_a_tank_or_dna_takes_the_second_hit(armour):
    """4.0 Defending with Ex-DL or 2xDL, attacking with Ex-AL or 2xAL."""
    s = state({"X14": f"gm-1 bmi-1 {armour}"})
    run = Run(take(s, "FEF", units(s, f"gm-1 bmi-1 {armour}"), units(s, "gm-1")[0], 2))
    assert [d.keys for d in run.asked] == [["gm-1"], [armour]]
    assert (steps(s, "gm-1"), steps(s, "bmi-1"), steps(s, armour)) == (3, 2, 1)


def test_a_leading_tank_takes_both_hits_unless_there_is_another():
    """4.0"""
    s = at("X14: gm-1, 1-rcc")
    drive(take(s, "FEF", units(s, "gm-1 1-rcc"), units(s, "1-rcc")[0], 2))
    assert (where(s, "1-rcc"), steps(s, "gm-1")) == ("eliminated", 4)
    s = at("X14: gm-1, 1-rcc, ricm")
    drive(take(s, "FEF", units(s, "gm-1 1-rcc ricm"), units(s, "1-rcc")[0], 2))
    assert (steps(s, "1-rcc"), steps(s, "ricm")) == (1, 1)


def test_a_single_hit_spares_the_tank():
    """4.0 Only the second hit is meant."""
    s = at("X14: gm-1, 1-rcc")
    drive(take(s, "FEF", units(s, "gm-1 1-rcc"), units(s, "gm-1")[0], 1))
    assert (steps(s, "gm-1"), steps(s, "1-rcc")) == (3, 2)


def test_a_tank_eliminated_by_the_first_hit_leaves_the_second_to_the_owners_choice():
    """4.0, 6.13"""
    s = at("X14: gm-1, bmi-1, 1-rcc:1")
    run = Run(take(s, "FEF", units(s, "gm-1 bmi-1 1-rcc"), units(s, "1-rcc")[0], 2), "bmi-1")
    assert run.asked[-1].keys == ["gm-1", "bmi-1"] and steps(s, "bmi-1") == 1


def test_sd_and_hq_take_no_combat_losses():
    """6.13 Only units that fight have steps to lose."""
    s = at("W14: gm-1; X13: 88-308, vm-sd-1, vm-hq")
    drive(apply_losses(s, battle(s, "gm-1", "2xDL"), 2))
    assert (steps(s, "88-308"), where(s, "vm-sd-1"), where(s, "vm-hq")) == (2, "X13", "X13")


@pytest.mark.parametrize(
    ("key", "of", "vp"), [("gm-1", 4, -2), ("10-bpcp", 2, -1), ("thai-1", 1, 0), ("det-bcl-1", 1, 0), ("gcma-1", 1, 0)]
)
def test_steps_and_the_vp_for_elimination(key, of, vp):
    """6.13 1 step: no VP. Stacking 1 or 2: 2 steps, 1 VP. Stacking 3 or 4: 4 steps, 2 VP."""
    s = state({"X14": key})
    unit = s.board.unit[key]
    assert s.board.units[unit].steps == of
    before = s.awards
    drive(take(s, "FEF", [unit], unit, of))
    assert s.place[unit] == ELIMINATED and s.awards - before == vp


def test_tieu_doan_and_pathet_lao_go_to_box_2_and_count_for_no_vp():
    """6.13 Regiments do count: every tenth step is 5 VP."""
    s = at("X13: tieu-doan-1, 88-308; N17: pathet-lao-1; losses: 9")
    drive(take(s, "VM", units(s, "tieu-doan-1"), units(s, "tieu-doan-1")[0], 1))
    drive(take(s, "VM", units(s, "pathet-lao-1"), units(s, "pathet-lao-1")[0], 1))
    assert (where(s, "tieu-doan-1"), where(s, "pathet-lao-1"), s.losses) == ("box_2", "box_2", 9)
    before = s.awards
    drive(take(s, "VM", units(s, "88-308"), units(s, "88-308")[0], 1))
    assert (s.losses, s.awards - before) == (0, 5)


def test_a_tank_of_another_stack_takes_the_second_hit_but_lifts_no_morale():
    """4.0 Any tank that takes part; its +1 is for those stacked with it."""
    s = at("W14: gm-1, bmi-1, fef-sd-1; Y12: 1-rcc; X13: 88-308, 98-316, 102-308; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "all no gm-1 88-308", "1 1 1 1")
    assert "drm.morale/+1" not in next(n for n in s.notes if n.key == "log.combat").values["items"]
    assert (steps(s, "gm-1"), steps(s, "1-rcc"), steps(s, "bmi-1")) == (3, 1, 2)
