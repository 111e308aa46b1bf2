"""6.12 Bolshevik Spirit."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.bolshevik_spirit import bolshevik_spirit
from indochina.tonkin.operations.combat.drm import capped, drms
from indochina.tonkin.state import hex_of

from .build import at, state, steps, where


def battle(s, attacker, target):
    b = Battle(s, [s.board.unit[attacker]], hex_of(s, target))
    b.leader, b.defence_leader = b.attackers[0], b.defenders[0]
    return b


@pytest.mark.parametrize(("attacker", "asked"), [("88-308", 1), ("88-308:3", 1), ("88-308:2", 0), ("tieu-doan-1", 0)])
def test_the_leading_unit_needs_three_steps(attacker, asked):
    """6.12 May be declared, by an attacking VM leader with at least 3 steps."""
    s = state({"W14": attacker, "X13": "10-bpcp"})
    assert len(Run(bolshevik_spirit(s, battle(s, attacker.split(":")[0], "X13"), 0), "no" * asked).asked) == asked


def test_the_question_tells_the_drm_the_fight_has_without_it():
    """6.12 What the log counts afterwards, but for the die."""
    s = at("W14: 88-308, vm-sd-1; X13: bmi-1:1; vm_spending: vm-sd-1")
    run = Run(attack(s, "VM"))
    asked = run.open
    assert asked.name == "combat.bolshevik"
    s = at("W14: 88-308, vm-sd-1; X13: bmi-1:1; vm_spending: vm-sd-1")
    Run(attack(s, "VM"), "no stand", "3 3 1 1")
    fought = next(note for note in s.notes if note.key == "log.combat")
    assert asked.values["drm"] == fought.values["drm"] == "+2"


def test_only_the_vm_and_only_when_attacking():
    """6.12"""
    s = at("W14: gm-1; X13: 88-308")
    assert Run(bolshevik_spirit(s, battle(s, "gm-1", "X13"), 0)).asked == []


def test_the_die_is_a_positive_drm_but_the_total_stays_within_three():
    """6.12"""
    s = at("W14: 88-308; X13: 10-bpcp")
    b = battle(s, "88-308", "X13")
    drive(bolshevik_spirit(s, b, 0), "yes", "5")
    assert dict(drms(s, b))["bolshevik"] == 5
    assert sum(v for _, v in drms(s, b)) == 4 and capped(s, drms(s, b)) == 3


def test_the_leader_loses_a_step_on_top_of_the_result_before_any_advance():
    """6.12 2xDL costs the attacker nothing, the Bolshevik Spirit one step."""
    s = at("W14: 88-308, vm-sd-1; X13: bmi-1:1; vm_spending: vm-sd-1")
    drive(attack(s, "VM"), "yes stand 88-308", "6 6 6 1 1")
    assert (steps(s, "88-308"), where(s, "88-308"), where(s, "bmi-1")) == (3, "X13", "eliminated")


def test_the_extra_step_is_lost_even_with_no_advance_and_after_the_combat_result():
    """6.12 2xAL: two steps and the extra one, all from the same unit."""
    s = at("W14: 88-308:3, vm-sd-1; X13: gm-1, 10-bpcp; vm_spending: vm-sd-1")
    run = Run(attack(s, "VM"), "10-bpcp yes", "1 1 1 6 1")
    assert run.open is None and where(s, "88-308") == "eliminated" and s.losses == 3
