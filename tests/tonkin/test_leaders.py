"""6.10 Leading units and morale; 4.0 tanks and DNA."""

import pytest
from procedures import Run

from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.drm import drms
from indochina.tonkin.operations.combat.leaders import attack_leaders, choose_leaders, defence_leaders
from indochina.tonkin.operations.combat.strength import morale
from indochina.tonkin.state import battle_units, hex_of

from .build import at, state, units


def battle(s, attackers, target="X13"):
    return Battle(s, [s.board.unit[key] for key in attackers.split()], hex_of(s, target))


def keys(s, units):
    return " ".join(s.board.units[u].key for u in units)


@pytest.mark.parametrize(
    ("attackers", "able"),
    [
        ("88-308 45-351 151-351 367-351", "88-308"),       # artillery, engineer, AA never
        ("45-351 151-351 367-351", ""),
        ("88-308 tieu-doan-1 pathet-lao-1", "88-308"),      # light troops only if nobody else
        ("tieu-doan-1 45-351", "tieu-doan-1"),
        ("gcma-1 10-bpcp", "10-bpcp"),
        ("gcma-1 racm", "gcma-1"),
        ("10-bpcp gm-1", "10-bpcp gm-1"),
    ],
)  # fmt: skip
def test_who_may_lead_an_attack(attackers, able):
    """6.10 Never artillery, engineer, AA; Tieu Doan, Pathet Lao and GCMA if no other unit can be chosen."""
    s = state({"W14": attackers})
    assert keys(s, attack_leaders(s, units(s, attackers))) == able


@pytest.mark.parametrize(
    ("defenders", "able"),
    [
        ("88-308 45-351 151-351 367-351 tieu-doan-1 pathet-lao-1", "88-308"),
        ("45-351 tieu-doan-1", "45-351 tieu-doan-1"),
        ("gcma-1 racm", "gcma-1 racm"),
    ],
)
def test_who_may_lead_a_defence(defenders, able):
    """6.10 All of those kinds only if no other unit can be chosen."""
    s = state({"X13": defenders})
    assert keys(s, defence_leaders(s, units(s, defenders))) == able


def test_the_attacker_chooses_first_then_the_defender():
    """6.10"""
    s = at("W14: 10-bpcp, gm-1; X13: 88-308, 98-316")
    b = battle(s, "10-bpcp gm-1")
    run = Run(choose_leaders(s, b), "gm-1 98-316")
    assert [(d.seat, d.name) for d in run.asked] == [("FEF", "combat.attack_leader"), ("VM", "combat.defence_leader")]
    assert keys(s, [b.leader, b.defence_leader]) == "gm-1 98-316"


def test_the_difference_of_morale_is_a_drm_for_the_better():
    """6.10 Paras 5 against 3; the other way round it counts against the attacker."""
    s = at("W14: 10-bpcp; X13: 98-316; Y12: 88-308")
    b = battle(s, "10-bpcp")
    b.leader, b.defence_leader = units(s, "10-bpcp 98-316")
    assert ("morale", 2) in drms(s, b)
    s = at("W14: 98-316; X13: 10-bpcp")
    b = battle(s, "98-316")
    b.leader, b.defence_leader = units(s, "98-316 10-bpcp")
    assert ("morale", -2) in drms(s, b)


def test_others_are_told_why_they_do_not_lead():
    s = at("W14: 88-308, 98-316, 45-351, tieu-doan-1; X13: gm-1")
    run = Run(choose_leaders(s, battle(s, "88-308 98-316 45-351 tieu-doan-1")))
    assert {k: w.key for k, w in run.open.blocked.items()} == {
        "45-351": "why.never_leads",
        "tieu-doan-1": "why.leads_last",
    }


@pytest.mark.parametrize(
    ("stack", "unit", "value"),
    [
        ("10-bpcp", "10-bpcp", 5),
        ("10-bpcp 1-rcc", "10-bpcp", 6),
        ("10-bpcp 1-rcc dna-1", "10-bpcp", 6),        # never more than +1
        ("10-bpcp 1-rcc", "1-rcc", 4),                # not itself
        ("1-rcc ricm", "1-rcc", 5),                   # but another tank
        ("1-rcc dna-1", "dna-1", 5),
        ("10-bpcp 1-rcc!", "10-bpcp", 5),             # a DG tank helps nobody
        ("10-bpcp! 1-rcc", "10-bpcp", 3),             # 6.14 first +1, then half
        ("10-bpcp!", "10-bpcp", 2),                   # half, without fractions
        ("gm-1:3!", "gm-1", 1),                       # first the -1 Marker, then half
        ("gm-1:3", "gm-1", 3),
    ],
)  # fmt: skip
def test_morale_with_losses_tanks_and_dg(stack, unit, value):
    """4.0, 6.10, 6.14 The modified Morale Value counts on every occasion."""
    s = state({"X14": stack})
    assert morale(s, s.board.unit[unit], battle_units(s, hex_of(s, "X14"))) == value


def test_a_tank_helps_only_those_stacked_with_it():
    """4.0 From another hex it does not."""
    s = at("W14: 10-bpcp; Y12: 1-rcc; X13: 98-316")
    b = battle(s, "10-bpcp 1-rcc")
    assert morale(s, units(s, "10-bpcp")[0], b.stack(s, units(s, "10-bpcp")[0])) == 5


def test_a_tank_that_does_not_take_part_helps_nobody():
    """4.0"""
    s = at("W14: 10-bpcp, 1-rcc; X13: 98-316")
    b = battle(s, "10-bpcp")
    assert morale(s, b.attackers[0], b.stack(s, b.attackers[0])) == 5


@pytest.mark.parametrize(
    ("month", "side", "drm"),
    [("May-52", "FEF", -1), ("May-52", "VM", 1), ("Oct-52", "FEF", 0), ("Oct-52", "VM", 0), ("Oct-50", "FEF", -1)],
)
def test_until_may_1952_the_fef_fight_with_bad_material(month, side, drm):
    """6.10 -1 when they attack, +1 when they defend."""
    attacker, defender = ("10-bpcp", "98-316") if side == "FEF" else ("98-316", "10-bpcp")
    s = state({"W14": attacker, "X13": defender}, month=month)
    b = battle(s, attacker)
    b.leader, b.defence_leader = units(s, f"{attacker} {defender}")
    assert dict(drms(s, b)).get("early_years", 0) == drm
