"""6.14 Disorganized."""

import pytest
from procedures import Run, drive

from indochina.tonkin.components.zoc import in_zoc
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.disorganized import check_dg, dg_drms
from indochina.tonkin.operations.combat.strength import barrage_value
from indochina.tonkin.state import hex_of

from .build import at, is_dg, units


def battle(s, attackers, target="X13", result="Ex-DL"):
    b = Battle(s, units(s, attackers), hex_of(s, target))
    b.result = result
    return b


def items(s, b, key, attacking):
    return dict(dg_drms(s, b, s.board.unit[key], attacking))


def test_both_roll_and_the_number_or_more_is_dg():
    """6.14 Ex-DL: 5 for the attacker, 3 for the defender (both without morale 4)."""
    s = at("W14: bmi-1, 3-1-rtm; X13: 98-316")
    run = Run(check_dg(s, battle(s, "bmi-1 3-1-rtm")), dice="4 2")
    assert run.open is None and not any(is_dg(s, key) for key in ("bmi-1", "3-1-rtm", "98-316"))
    drive(check_dg(s, battle(s, "bmi-1 3-1-rtm")), dice="5 3")
    assert all(is_dg(s, key) for key in ("bmi-1", "3-1-rtm", "98-316"))


@pytest.mark.parametrize(
    ("result", "attacker", "defender"),
    [("2xAL", 2, 6), ("Ex-AL", 3, 5), ("Ex", 4, 4), ("Ex-DL", 5, 3), ("2xDL", 6, 2)],
)
def test_the_numbers_follow_the_combat_result(result, attacker, defender):
    """6.14"""
    for less in (0, 1):
        s = at("W14: bmi-1; X13: 98-316")
        drive(check_dg(s, battle(s, "bmi-1", result=result)), dice=f"{attacker - less} {defender - less}")
        assert (is_dg(s, "bmi-1"), is_dg(s, "98-316")) == (not less, not less)


def test_sd_and_hq_in_the_defending_hex_become_dg_too():
    """6.14"""
    s = at("W14: bmi-1, fef-hq; X13: 98-316, vm-sd-1, vm-hq")
    drive(check_dg(s, battle(s, "bmi-1")), dice="6 6")
    assert is_dg(s, "vm-sd-1") and is_dg(s, "vm-hq") and not is_dg(s, "fef-hq")


def test_morale_of_four_helps_its_own_stack_only():
    """6.14 One die for all attackers, but each stack by itself."""
    s = at("W14: 10-bpcp, bmi-1; Y12: 3-1-rtm; X13: 98-316")
    b = battle(s, "10-bpcp bmi-1 3-1-rtm")
    assert items(s, b, "bmi-1", True) == {"good_morale": -1} and items(s, b, "3-1-rtm", True) == {}
    drive(check_dg(s, b), dice="5 1")
    assert (is_dg(s, "10-bpcp"), is_dg(s, "bmi-1"), is_dg(s, "3-1-rtm")) == (False, False, True)


def test_a_tank_lifts_the_morale_of_its_stack_for_the_roll():
    """4.0 3 + 1 is 4."""
    s = at("W14: bmi-1, 1-rcc!; Y12: 3-1-rtm, 1-rec; X13: 98-316")
    assert "good_morale" not in items(s, battle(s, "bmi-1 1-rcc"), "bmi-1", True)
    s = at("X13: bmi-1, 1-rcc:1; W14: 98-316")
    assert "good_morale" in items(s, battle(s, "98-316"), "bmi-1", False)


def test_forest_in_the_defenders_hex_is_two_for_all_but_vm_and_gcma():
    """6.14 It counts for both sides."""
    s = at("V14: bmi-1; V13: 98-316")
    b = battle(s, "bmi-1", "V13")
    assert items(s, b, "bmi-1", True)["forest"] == 2 and "forest" not in items(s, b, "98-316", False)
    s = at("S14: 98-316; R14: bmi-1, gcma-1")
    assert s.board.terrain[hex_of(s, "R14")] == 2
    b = battle(s, "98-316", "R14")
    assert items(s, b, "bmi-1", False)["forest"] == 2 and "forest" not in items(s, b, "gcma-1", False)


def test_gcma_become_dg_less_easily():
    """4.0"""
    s = at("R13: gcma-1; R12: 98-316")
    assert items(s, battle(s, "gcma-1", "R12"), "gcma-1", True) == {"gcma": -1}


def test_a_trench_helps_the_defender_only():
    """6.14"""
    s = at("W14: bmi-1; X13: 98-316; trenches: X13")
    b = battle(s, "bmi-1")
    assert items(s, b, "98-316", False) == {"trench": -1} and items(s, b, "bmi-1", True) == {}


def test_artillery_in_the_defenders_hex_hurts_the_attacker():
    """6.14"""
    s = at("W14: bmi-1, racm; X13: 98-316, 45-351")
    b = battle(s, "bmi-1 racm")
    assert items(s, b, "bmi-1", True) == {"artillery": 1} and items(s, b, "98-316", False) == {}


def test_dg_units_have_no_zoc_and_less_barrage():
    """6.14"""
    s = at("X13: 98-316, 45-351")
    assert in_zoc(s, hex_of(s, "W14"), "VM") and barrage_value(s, s.board.unit["45-351"]) == 4
    s = at("X13: 98-316!, 45-351!")
    assert not in_zoc(s, hex_of(s, "W14"), "VM") and barrage_value(s, s.board.unit["45-351"]) == 3


def test_communities_follow_at_once_when_a_zoc_is_lost():
    """1.8, 6.14 Hanoi is FEF again when the regiment beside it becomes DG."""
    s = at("V14: bmi-1; W14: 98-316")
    hanoi = s.board.hanoi
    assert hanoi in s.vm_friendly
    drive(check_dg(s, battle(s, "bmi-1", "W14")), dice="1 6")
    assert hanoi not in s.vm_friendly
