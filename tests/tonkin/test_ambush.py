"""6.11 Ambush."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.ambush import ambush, ambushers, victims
from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.state import hex_of, units_in

from .build import at, is_dg, notes, state, steps, units, where


def keys(s, found):
    return " ".join(s.board.units[u].key for u in found)


def battle(s, attackers, overrun=False, airdrop=False):
    return Battle(s, units(s, attackers), hex_of(s, "X13"), hex_of(s, "W14"), overrun, airdrop)


def test_a_hit_with_the_morale_of_the_target_or_more():
    """6.11 GM 1 has morale 4: a 4 costs it a step and makes it DG, and nobody else."""
    s = at("W14: gm-1, 10-bpcp; X13: 88-308")
    b = battle(s, "gm-1 10-bpcp")
    drive(ambush(s, b), "88-308 gm-1", "4")
    assert (steps(s, "gm-1"), is_dg(s, "gm-1"), is_dg(s, "10-bpcp"), steps(s, "88-308")) == (3, True, False, 4)
    assert keys(s, b.attackers) == "10-bpcp gm-1"


def test_below_the_morale_nothing_happens():
    """6.11 The die is not modified."""
    s = at("W14: gm-1; X13: 88-308")
    drive(ambush(s, battle(s, "gm-1")), "88-308", "3")
    assert (steps(s, "gm-1"), is_dg(s, "gm-1")) == (4, False)


def test_a_six_costs_the_vm_unit_a_step_as_well():
    """6.11"""
    s = at("W14: gm-1; X13: 88-308")
    drive(ambush(s, battle(s, "gm-1")), "88-308", "6")
    assert (steps(s, "gm-1"), steps(s, "88-308")) == (3, 3)


def test_the_morale_is_the_modified_one():
    """6.11, 4.0 A tank beside it makes a para 6, a DG para 2."""
    s = at("W14: 10-bpcp, 1-rcc; X13: 88-308")
    drive(ambush(s, battle(s, "10-bpcp 1-rcc")), "88-308 10-bpcp", "5")
    assert steps(s, "10-bpcp") == 2
    s = at("W14: 10-bpcp!; X13: 88-308")
    drive(ambush(s, battle(s, "10-bpcp")), "88-308", "2")
    assert steps(s, "10-bpcp") == 1


def test_vm_may_refuse_and_is_asked_once_for_the_stack():
    """6.11 Per defending stack, not per unit."""
    s = at("W14: gm-1; X13: 88-308, 98-316")
    run = Run(ambush(s, battle(s, "gm-1")), "no")
    assert len(run.asked) == 1 and run.asked[0].keys == ["88-308", "98-316", "no"]


@pytest.mark.parametrize("defender", ["88-308!", "88-308?"])
def test_dg_and_oos_units_do_not_ambush(defender):
    """6.11, 7.5"""
    s = state({"W14": "gm-1", "X13": defender})
    assert ambushers(s, battle(s, "gm-1")) == []


def test_no_ambush_of_dna_gcma_and_airdropping_units():
    """6.11 Units a DNA transports may be ambushed."""
    s = state({"W14": "dna-1 gcma-1 bmi-1", "X13": "88-308"})
    assert keys(s, victims(s, battle(s, "dna-1 gcma-1 bmi-1"))) == "bmi-1"
    assert Run(ambush(s, battle(s, "dna-1 gcma-1"))).asked == []
    s = at("W14: 10-bpcp; X13: 88-308")
    assert ambushers(s, battle(s, "10-bpcp", overrun=True, airdrop=True)) == []


def test_a_full_strength_target_if_possible():
    """6.11"""
    s = at("W14: gm-1:3, bmi-1; X13: 88-308")
    assert keys(s, victims(s, battle(s, "gm-1 bmi-1"))) == "bmi-1"
    s = at("W14: gm-1:3, bmi-1:1; X13: 88-308")
    assert keys(s, victims(s, battle(s, "gm-1 bmi-1"))) == "gm-1 bmi-1"


def test_only_a_defending_vm_ambushes():
    """6.11"""
    s = at("W14: 88-308; X13: gm-1")
    assert ambushers(s, battle(s, "88-308")) == []


def test_an_ambushed_attacker_still_attacks_and_the_odds_are_new():
    """6.11, 6.14 In an attack a unit made DG fights on, with the strength it has left."""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "88-308 stand", "4 3 4 1 1")
    fought = next(note for note in s.notes if note.key == "log.combat").values
    assert (fought["attack"], fought["defence"], fought["odds"]) == (8, 6, "1-1")
    assert "drm.morale/-3" in fought["items"]  # 3 halved is 1, against 4


def test_an_ambushed_unit_drops_out_of_an_overrun_and_stays_behind():
    """6.11, 6.14 The others go on and may advance without it."""
    s = at("W14: gm-1, gm-3; X13: tieu-doan-1")
    run = Run(
        overrun(s, units(s, "gm-1 gm-3"), hex_of(s, "W14"), hex_of(s, "X13")),
        "stay tieu-doan-1 gm-1 stand",
        "4 6 6 1 1",
    )
    assert run.result is True
    assert (where(s, "gm-1"), where(s, "gm-3"), is_dg(s, "gm-1")) == ("W14", "X13", True)


def test_an_overrun_ends_when_nobody_is_left_to_carry_it_on():
    """6.11"""
    s = at("W14: gm-1; X13: 88-308")
    run = Run(overrun(s, units(s, "gm-1"), hex_of(s, "W14"), hex_of(s, "X13")), "88-308", "5")
    assert (run.result, where(s, "gm-1"), steps(s, "88-308")) == (False, "W14", 4)


def test_if_a_six_makes_the_hex_vacant_the_attackers_may_advance():
    """6.11 The ambush kills both: who is left of the attackers may walk in."""
    s = at("W14: gm-1, fef-sd-1; X13: tieu-doan-1; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "stay tieu-doan-1 gm-1", "6")
    assert (where(s, "gm-1"), where(s, "tieu-doan-1")) == ("X13", "box_2")


def test_only_once_against_the_same_overrunning_stack():
    """6.11 Who has been overrun by it before does not ambush it again, in an attack that does not count."""
    s = at("W14: gm-1; X13: 88-308")
    drive(overrun(s, units(s, "gm-1"), hex_of(s, "W14"), hex_of(s, "X13")), "no stand", "3 3 1 1")
    assert ambushers(s, battle(s, "gm-1", overrun=True)) == []
    assert ambushers(s, battle(s, "gm-1")) != []


def test_no_ambush_if_vm_decides_to_retreat_before_combat():
    """6.5, 6.11 The Tieu Doan goes, the regiment fights without an ambush."""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308, tieu-doan-1; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "tieu-doan-1 Y12 stand", "3 3 1 1")
    assert "combat.ambush" not in [d.name for d in run.asked]


def test_a_unit_that_dropped_out_of_an_overrun_does_not_spare_the_defender_his_extra_step():
    """6.11, 6.15 GM 1 is DG but takes no part any more: none of the attackers is DG, the defender is."""
    s = at("W14: gm-1, gm-3, fef-sd-1; X13: 88-308, 98-316")
    answers = "88-308 gm-1 98-316 stand 88-308"
    drive(overrun(s, units(s, "gm-1 gm-3"), hex_of(s, "W14"), hex_of(s, "X13")), answers, "5 4 4 1 6")
    assert is_dg(s, "gm-1") and "log.extra_loss" in notes(s)
    assert (steps(s, "98-316"), steps(s, "88-308"), steps(s, "gm-3")) == (3, 3, 3)


def test_in_an_attack_the_unit_an_ambush_made_dg_spares_him():
    """6.11, 6.15 There it still attacks, even if DG."""
    s = at("W14: gm-1, gm-3, fef-sd-1; X13: 88-308, 98-316; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "all 88-308 gm-1 gm-3 98-316 stand", "5 4 4 1 6")
    assert is_dg(s, "88-308") and "log.extra_loss" not in notes(s)


def test_an_ambush_may_kill_both_and_leave_nobody_to_advance():
    """6.11 A Thai battalion and a Tieu Doan have one step each."""
    s = at("R13: thai-1, fef-sd-1; R12: tieu-doan-1; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "stay tieu-doan-1", "6")
    assert (where(s, "thai-1"), where(s, "tieu-doan-1")) == ("eliminated", "box_2")
    assert run.open is None and not units_in(s, hex_of(s, "R12")) and "log.combat" not in notes(s)


def test_with_only_artillery_left_after_an_ambush_there_is_no_combat():
    """6.10, 6.11 Artillery never leads: the attack is over, and nobody rolls for DG."""
    s = at("R13: thai-1, racm:3, fef-sd-1; R12: 88-308; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "racm 88-308", "3")
    assert where(s, "thai-1") == "eliminated" and run.open is None and "log.combat" not in notes(s)
