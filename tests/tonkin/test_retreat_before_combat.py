"""6.5 Retreat before combat."""

import pytest
from procedures import Run, ask, drive

from indochina import tonkin
from indochina.core.catalogue import Messages
from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.operations.combat.retreat_before_combat import no_escape, retreat_before_combat
from indochina.tonkin.state import hex_key, hex_of, units_in

from .build import at, notes, state, units, where

FEF_SD = ("", "fef-sd-1")


def battle(s, attackers, target, overrun=False):
    return Battle(s, units(s, attackers), hex_of(s, target), s.place[units(s, attackers)[0]], overrun)


@pytest.mark.parametrize(
    ("target", "defender", "attacker"),
    [("X13", "tieu-doan-1", "gm-1"), ("X13", "vm-hq", "gm-1"), ("M17", "pathet-lao-1", "gm-1"),
     ("R12", "gcma-1", "88-308")],
)  # fmt: skip
def test_tieu_doan_pathet_lao_gcma_and_the_vm_hq_may_go_one_hex(target, defender, attacker):
    """6.5"""
    s = at()
    near = hex_key(s, next(n for n in s.board.adjacent[hex_of(s, target)]))
    s = state({near: attacker, target: defender})
    b = battle(s, attacker, target)
    run = Run(retreat_before_combat(s, b))
    assert run.open.keys == [defender, "stay"]
    to = ask(retreat_before_combat(s, b), defender).keys[0]
    assert s.board.distance(hex_of(s, target), hex_of(s, to)) == 1
    run = Run(retreat_before_combat(s, b), f"{defender} {to}")
    assert where(s, defender) == to and run.result is True and b.defenders == []


@pytest.mark.parametrize(
    ("defender", "reason"),
    [("tieu-doan-1!", "why.runs_dg"), ("tieu-doan-1?", "why.runs_oos"), ("88-308", "why.does_not_run"),
     ("vm-sd-1", "why.does_not_run")],
)  # fmt: skip
def test_not_if_dg_or_oos_and_no_other_units(defender, reason):
    """6.5, 7.5"""
    s = state({"W14": "gm-1", "X13": defender})
    b = battle(s, "gm-1", "X13")
    assert no_escape(s, b, units_in(s, hex_of(s, "X13"))[0]) == reason
    assert Run(retreat_before_combat(s, b)).asked == []


def test_vm_is_warned_while_its_hq_could_still_go():
    """1.9 C Without its HQ VM has lost."""
    s = at("W14: gm-1; X13: vm-hq, tieu-doan-1")
    b = battle(s, "gm-1", "X13")
    words = Messages(tonkin.CATALOGUES["en"], tonkin.target)
    assert "if it is lost, so is the game" in words.prompt(Run(retreat_before_combat(s, b)).open)
    to = ask(retreat_before_combat(s.copy(), b), "vm-hq").keys[0]
    assert words.prompt(Run(retreat_before_combat(s, b), f"vm-hq {to}").open).endswith("or stay.")


def test_the_fef_hq_does_not():
    s = at("W14: 88-308; X13: fef-hq")
    assert Run(retreat_before_combat(s, battle(s, "88-308", "X13"))).asked == []


def test_never_into_an_enemy_occupied_hex_and_not_without_a_way_out():
    """3.1, 6.5"""
    s = at("W14: gm-1; X13: tieu-doan-1; Y12: bmi-1; X12: fef-sd-1")
    run = Run(retreat_before_combat(s, battle(s, "gm-1", "X13")), "tieu-doan-1")
    assert run.open.keys == ["W13", "Y13", "X14"]
    s = at("W14: gm-1; X13: tieu-doan-1; Y12: bmi-1; X12: fef-sd-1; W13: gm-3; Y13: gm-4; X14: gm-7")
    assert no_escape(s, battle(s, "gm-1", "X13"), s.board.unit["tieu-doan-1"]) == "why.no_way_out"


def test_each_unit_as_it_likes_and_the_odds_are_those_of_the_rest():
    """6.5 One Tieu Doan goes, one stays with the regiment."""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308, tieu-doan-1, tieu-doan-2; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "tieu-doan-1 Y12 stay", "3 3 1 1")
    assert where(s, "tieu-doan-1") == "Y12" and where(s, "tieu-doan-2") == "X13"
    assert next(n for n in s.notes if n.key == "log.combat").values["defence"] == 7
    assert run.open.name == "combat.retreat"


def test_the_attacker_may_advance_into_the_hex_left_to_him():
    """6.5 No dice are rolled; he may also stay where he is."""
    for answer, hex in (("gm-1", "X13"), ("done", "W14")):
        s = at("W14: gm-1, fef-sd-1; X13: tieu-doan-1; fef_spending: fef-sd-1")
        drive(attack(s, "FEF"), f"tieu-doan-1 Y12 {answer}")
        assert where(s, "gm-1") == hex and "log.combat" not in notes(s)


def test_once_only_before_a_stack_that_overruns_it_again():
    """6.5 There is no second escape in the same Movement Phase or Operation Point."""
    s = at("W14: gm-1; X13: tieu-doan-1")
    run = Run(overrun(s, units(s, "gm-1"), hex_of(s, "W14"), hex_of(s, "X13")), "tieu-doan-1 Y12")
    assert run.result is True and where(s, "gm-1") == "X13"
    assert no_escape(s, battle(s, "gm-1", "Y12", True), s.board.unit["tieu-doan-1"]) == "why.runs_once"
    assert no_escape(s, battle(s, "gm-1", "Y12", False), s.board.unit["tieu-doan-1"]) == ""


def test_the_gcma_stay_in_the_highlands():
    """3.8, 6.5"""
    s = at("T17: gcma-1; T16: 88-308")
    run = Run(retreat_before_combat(s, battle(s, "88-308", "T17")), "gcma-1")
    assert all(s.board.region[hex_of(s, key)] == "highlands" for key in run.open.keys)
    assert "U17" not in run.open.keys
