"""6.15 Retreat and advance after combat."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.combat_results import apply_losses
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.operations.combat.retreat import advance, may_advance, refuges, retreat_or_stand
from indochina.tonkin.state import hex_key, hex_keys, hex_of, put

from .build import at, notes, state, steps, units, where

VM_SD, FEF_SD = ("vm-sd-1", ""), ("", "fef-sd-1")


def battle(s, attackers, target="X13", result="Ex"):
    b = Battle(s, units(s, attackers), hex_of(s, target))
    b.leader, b.defence_leader, b.result = b.attackers[0], b.defenders[0], result
    return b


# --- retreat ---------------------------------------------------------------------------------------------------


def test_a_retreat_of_one_hex_saves_one_step():
    """6.15 Ex: none is left to lose; Ex-DL: one."""
    for result, hits, left in (("Ex", 1, 4), ("Ex-DL", 2, 3)):
        s = at("W14: gm-1; X13: 88-308")
        b = battle(s, "gm-1", result=result)
        run = Run(retreat_or_stand(s, b, hits), "Y12")
        assert run.asked[0].keys == ["stand", "X12", "Y12", "W13", "Y13", "X14"], "who is alone does not go apart"
        drive(apply_losses(s, b, hits))
        assert (where(s, "88-308"), steps(s, "88-308"), b.retreated) == ("Y12", left, True)


def test_without_a_loss_there_is_nothing_to_retreat_from():
    """6.15 It is instead of a step loss."""
    s = at("W14: gm-1; X13: 88-308")
    assert Run(retreat_or_stand(s, battle(s, "gm-1", result="2xAL"), 0)).asked == []


def test_all_that_can_must_retreat_together_or_to_different_hexes():
    """6.15 HQ too; an SD never does."""
    s = at("W14: gm-1; X13: 88-308, 98-316, vm-hq, vm-sd-1")
    run = Run(retreat_or_stand(s, battle(s, "gm-1"), 1), "apart Y12 X12 Y12")
    assert run.asked[0].keys == ["stand", "X12", "Y12", "W13", "Y13", "X14", "apart"]
    assert [where(s, key) for key in ("88-308", "98-316", "vm-hq", "vm-sd-1")] == ["Y12", "X12", "Y12", "X13"]


def test_not_into_enemies_and_only_where_the_unit_may_be():
    """3.1, 3.8"""
    s = at("X13: 88-308; Y12: fef-sd-1; X12: gm-1")
    assert hex_keys(s, refuges(s, units(s, "88-308")[0], hex_of(s, "X13"))) == ["W13", "Y13", "W14", "X14"]
    s = at("X14: 1-rec; T17: thai-1; V16: dna-1")
    assert all(s.board.terrain[n] == 0 for n in refuges(s, units(s, "1-rec")[0], hex_of(s, "X14")))
    assert hex_of(s, "U17") not in refuges(s, units(s, "thai-1")[0], hex_of(s, "T17"))
    assert hex_keys(s, refuges(s, units(s, "dna-1")[0], hex_of(s, "V16"))) == ["V15", "V17"]


def test_vm_may_retreat_into_china_the_fef_not():
    """3.8"""
    s = at()
    china = hex_of(s, "P6")
    near = next(n for n in s.board.adjacent[china] if s.board.country[n] == 0)
    s = state({hex_key(s, near): "88-308"})
    assert china in refuges(s, units(s, "88-308")[0], near)
    s = state({hex_key(s, near): "bmi-1"})
    assert china not in refuges(s, units(s, "bmi-1")[0], near)


def test_surrounded_one_must_stand():
    """6.15 If possible."""
    s = at("X13: tieu-doan-1; W14: gm-1; Y12: bmi-1; X12: gm-9; W13: gm-3; Y13: gm-4; X14: gm-7")
    assert Run(retreat_or_stand(s, battle(s, "gm-1"), 1)).asked == []


def test_who_cannot_retreat_stays_when_the_others_go():
    """6.15 A DNA without water behind it remains in the hex."""
    s = state({"V16": "dna-1 bmi-1", "V15": "88-308", "V17": "98-316"})
    b = battle(s, "88-308", "V16")
    drive(retreat_or_stand(s, b, 1), "W16")
    assert (where(s, "bmi-1"), where(s, "dna-1")) == ("W16", "V16")
    assert drive(advance(s, b)) is False


def test_motorized_units_that_are_oos_may_retreat_and_advance():
    """7.5"""
    s = at("X13: gm-1?")
    assert refuges(s, units(s, "gm-1")[0], hex_of(s, "X13")) and may_advance(s, units(s, "gm-1")[0], hex_of(s, "X12"))


# --- standing fast ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attacker", "defender", "hits", "lost"),
    [
        ("gm-1", "88-308!", 1, 2),            # DG before attackers of whom none is: one more
        ("gm-1!", "88-308!", 1, 1),           # an attacker is DG
        ("gm-1", "88-308", 1, 1),             # the defender is not
        ("gm-1", "88-308!", 0, 0),            # nothing lost as a result, nothing more
        ("gm-1", "88-308!", 2, 3),
    ],
)  # fmt: skip
def test_standing_fast_while_dg_costs_an_extra_step(attacker, defender, hits, lost):
    """6.15 None of the attackers DG, some defender DG, at least one step lost as a result."""
    s = state({"W14": attacker, "X13": defender})
    b = battle(s, attacker.strip("!"), result={0: "2xAL", 1: "Ex", 2: "Ex-DL"}[hits])
    drive(apply_losses(s, b, hits))
    assert 4 - steps(s, "88-308") == lost


def test_the_extra_step_is_one_for_the_stack_of_the_owners_choice():
    """6.15 Some of the defenders DG is enough; per stack, not per unit."""
    s = at("W14: gm-1; X13: 88-308!, 98-316, 102-308!")
    run = Run(apply_losses(s, battle(s, "gm-1"), 1), "98-316")
    assert [steps(s, key) for key in ("88-308", "98-316", "102-308")] == [3, 3, 4]
    assert run.asked[1].keys == ["88-308", "102-308", "98-316"] and run.asked[1].seat == "VM"


def test_no_extra_step_after_a_retreat():
    """6.15"""
    s = at("W14: gm-1; X13: 88-308!")
    b = battle(s, "gm-1", result="Ex-DL")
    run = Run(retreat_or_stand(s, b, 2), "Y12")
    assert (run.asked[0].values["cost"], run.asked[0].values["rest"]) == (3, 1)
    drive(apply_losses(s, b, 2))
    assert steps(s, "88-308") == 3


# --- advance -------------------------------------------------------------------------------------------------------


def test_after_a_retreat_one_or_more_attackers_may_advance():
    """6.15"""
    for answers, there in (("all", ["X13", "X13"]), ("gm-3 done", ["W14", "X13"]), ("done", ["W14", "W14"])):
        s = at("W14: gm-1, gm-3; X13: vm-sd-1; Y12: 88-308")
        b = Battle(s, units(s, "gm-1 gm-3"), hex_of(s, "X13"))
        drive(advance(s, b), answers)
        assert [where(s, key) for key in ("gm-1", "gm-3")] == there
        assert where(s, "vm-sd-1") == ("eliminated" if "X13" in there else "X13")


def test_an_advance_removes_sd_hq_and_the_enemy_trench():
    """6.15 Only if the attacker advances."""
    s = at("W14: 88-308; X13: fef-sd-1, bmi-1; trenches: X13")
    put(s, s.board.unit["bmi-1"], hex_of(s, "Y12"))
    drive(advance(s, Battle(s, units(s, "88-308"), hex_of(s, "X13"))), "done")
    assert hex_of(s, "X13") in s.trenches and where(s, "fef-sd-1") == "X13"
    drive(advance(s, Battle(s, units(s, "88-308"), hex_of(s, "X13"))), "88-308")
    assert s.trenches == {} and where(s, "fef-sd-1") == "eliminated"


def test_two_replacement_points_for_a_captured_french_sd_none_for_one_of_the_vm():
    """2.2 A"""
    s = at("W14: 88-308; X13: fef-sd-1, fef-sd-2")
    drive(advance(s, Battle(s, units(s, "88-308"), hex_of(s, "X13"))), "88-308")
    assert s.rp == [4, 0]
    s = at("W14: gm-1; X13: vm-sd-1")
    drive(advance(s, Battle(s, units(s, "gm-1"), hex_of(s, "X13"))), "gm-1")
    assert s.rp == [0, 0]


@pytest.mark.parametrize(("result", "points"), [("Ex-DL", 1), ("2xDL", 1), ("Ex", 0), ("Ex-AL", 0)])
def test_one_replacement_point_when_vm_advances_after_a_won_combat(result, points):
    """2.2 A Once, with however many units, and only with an advance."""
    for answers, gained in (("88-308 98-316", points), ("all", points), ("done", 0)):
        s = at("W14: 88-308, 98-316; X13: bmi-1; Y12: gm-1")
        b = battle(s, "88-308 98-316", result=result)
        put(s, s.board.unit["bmi-1"], hex_of(s, "Y12"))
        drive(advance(s, b), answers)
        assert s.rp[0] == gained


def test_the_fef_get_no_point_for_that():
    s = at("W14: gm-1; X13: 98-316; Y12: 88-308")
    b = battle(s, "gm-1", result="2xDL")
    put(s, s.board.unit["98-316"], hex_of(s, "Y12"))
    drive(advance(s, b), "gm-1")
    assert s.rp == [0, 0]


def test_artillery_does_not_advance_after_an_attack_but_gm_35_ralp_does():
    """6.15"""
    s = at("W14: gm-1, racm, gm-35-ralp; X13: vm-sd-1")
    run = Run(advance(s, Battle(s, units(s, "gm-1 racm gm-35-ralp"), hex_of(s, "X13"))), "all")
    assert run.asked[0].keys == ["gm-1", "gm-35-ralp", "all", "done"]
    assert run.asked[0].blocked["racm"].key == "why.no_advance"
    assert [where(s, key) for key in ("gm-1", "racm", "gm-35-ralp")] == ["X13", "W14", "X13"]


def test_in_an_overrun_all_units_advance():
    """6.4, 6.15 Artillery and SD that came along too."""
    s = at("W14: 88-308, 45-351, vm-sd-1; X13: fef-sd-1")
    run = Run(overrun(s, units(s, "88-308 45-351 vm-sd-1"), hex_of(s, "W14"), hex_of(s, "X13")))
    assert run.result is True
    assert [where(s, key) for key in ("88-308", "45-351", "vm-sd-1")] == ["X13", "X13", "X13"]


def test_no_advance_into_a_hex_that_is_still_held():
    """6.15"""
    s = at("W14: gm-1; X13: 88-308")
    assert drive(advance(s, battle(s, "gm-1"))) is False


def test_vm_in_hanoi_have_won():
    """1.9 C"""
    s = at("W14: 88-308, vm-sd-1; V15: bmi-1:1; vm_spending: vm-sd-1")
    drive(attack(s, "VM"), "no stand 88-308", "6 6 1 1")
    assert s.over == ("VM", "hanoi")


def test_vm_that_retreat_into_an_empty_hanoi_have_won_at_once():
    """1.9 C Nothing more is asked."""
    s = at("V14: gm-1, fef-sd-1; W14: 88-308; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "no V15", "4 4 1 1")
    assert s.over == ("VM", "hanoi") and run.open is None and steps(s, "gm-1") == 4


def test_a_stack_that_retreats_unit_by_unit_stops_when_the_first_has_won():
    """1.9 C, 6.15 The second regiment is not asked where it goes."""
    s = at("V14: gm-1, fef-sd-1; W14: 88-308, 98-316; fef_spending: fef-sd-1")
    run = Run(attack(s, "FEF"), "no 98-316 apart V15", "4 4 1 1")
    assert s.over == ("VM", "hanoi") and run.open is None and where(s, "98-316") == "W14"


def test_vp_move_at_once_with_a_retreat_and_an_advance():
    """1.9 Na San is a VP-Hex."""
    s = at("N14: bmi-1; O14: 88-308, vm-sd-1; vm_spending: vm-sd-1")
    before, worth = s.vp, s.board.community[hex_of(s, "N14")].vp
    to = hex_keys(s, refuges(s, units(s, "bmi-1")[0], hex_of(s, "N14")))[0]
    drive(attack(s, "VM"), f"no {to} 88-308", "6 5 1 1")
    assert where(s, "88-308") == "N14" and s.vp == before - worth and "log.vp_hex" in notes(s)


def test_a_retreat_into_a_trench_the_enemy_has_left_removes_it():
    """6.3 b It cannot be kept by the enemy, nor does it shelter who has come."""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    s.trenches[hex_of(s, "Y12")] = "FEF"
    drive(attack(s, "FEF"), "no Y12 done", "4 4 1 1")
    assert where(s, "88-308") == "Y12" and s.trenches == {}
    s = at("W14: gm-1, fef-sd-1; X13: tieu-doan-1; fef_spending: fef-sd-1")
    s.trenches[hex_of(s, "Y12")] = "FEF"
    drive(attack(s, "FEF"), "tieu-doan-1 Y12 done")
    assert where(s, "tieu-doan-1") == "Y12" and s.trenches == {}


def test_ones_own_trench_is_kept():
    """6.3 b"""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308; Y12: 98-316; trenches: Y12; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "no Y12 done", "4 4 1 1")
    assert s.trenches == {hex_of(s, "Y12"): "VM"}
