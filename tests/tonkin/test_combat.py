"""6.8 Combat, 6.3 G: who may attack, the order of the steps, odds and DRM; the preview."""

import pytest
from procedures import Run, drive

import indochina
from indochina.core.game import Game
from indochina.tonkin.foresight.combat_preview import barrage_preview, combat_preview
from indochina.tonkin.operations.combat.attack import able_to_attack, attack, can_attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.combat_results import odds_of, result_of
from indochina.tonkin.operations.combat.drm import capped, drms, near_sd
from indochina.tonkin.operations.combat.strength import attack_value, defence_value, strengths
from indochina.tonkin.state import hex_key, hex_of, put

from .build import at, notes, state, steps, units, where

VM_SD, FEF_SD = ("vm-sd-1", ""), ("", "fef-sd-1")


def targets(s, side):
    return {hex_key(s, h): " ".join(s.board.units[u].key for u in able) for h, able in able_to_attack(s, side).items()}


def battle(s, attackers, target="X13", **more):
    b = Battle(s, units(s, attackers), hex_of(s, target), **more)
    b.leader, b.defence_leader = b.attackers[0], b.defenders[0]
    return b


# --- who attacks what ------------------------------------------------------------------------------------------


def test_units_next_to_the_hex_and_within_three_hexes_of_the_spending_sd():
    """6.3 G, 6.8"""
    s = at("W14: gm-1; W16: fef-sd-1, gm-3; X13: 88-308; V12: 98-316; fef_spending: fef-sd-1")
    assert targets(s, "FEF") == {"X13": "gm-1"}
    s = at("W14: gm-1; V18: fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    assert not can_attack(s, "FEF")


def test_without_a_spending_sd_nobody_attacks():
    """6.3"""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308")
    assert not can_attack(s, "FEF") and not can_attack(s, "VM")


def test_the_range_is_traced_around_the_enemy():
    """1.4, 6.3 G"""
    s = at(
        "W14: gm-1; W16: fef-sd-1; W15: tieu-doan-1; V15: bmi-1; X14: tieu-doan-2; X13: 88-308;fef_spending: fef-sd-1"
    )
    assert "X13" in targets(s, "FEF")  # by Hanoi
    s = state(
        {
            "W14": "gm-1",
            "W16": "fef-sd-1",
            "W15": "tieu-doan-1",
            "V15": "tieu-doan-3",
            "X14": "tieu-doan-2",
            "X13": "88-308",
        },
        spending=FEF_SD,
    )
    assert "X13" not in targets(s, "FEF")


def test_several_stacks_attack_one_hex_and_any_of_their_units():
    """6.8 All that take part must be next to the hex; the attacker chooses who does."""
    s = at("W14: gm-1, bmi-1, fef-sd-1; Y12: 10-bpcp; X13: 88-308; fef_spending: fef-sd-1")
    assert targets(s, "FEF") == {"X13": "10-bpcp gm-1 bmi-1"}
    run = Run(attack(s, "FEF"), "gm-1 go 88-308", "1")
    assert [n.values["units"] for n in s.notes if n.key == "log.attack"] == [["gm-1"]]
    assert run.open is not None


def test_all_takes_every_unit_with_a_combat_value_artillery_may_be_added():
    """6.8, 6.15 Artillery adds no Combat Value but may take part."""
    s = at("W14: gm-1, bmi-1, racm, fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    Run(attack(s, "FEF"), "all no gm-1")
    assert [n.values["units"] for n in s.notes if n.key == "log.attack"] == [["gm-1", "bmi-1"]]
    s = at("W14: gm-1, bmi-1, racm, fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    Run(attack(s, "FEF"), "racm all no gm-1")
    assert [n.values["units"] for n in s.notes if n.key == "log.attack"] == [["gm-1", "bmi-1", "racm"]]


def test_artillery_engineer_or_aa_alone_do_not_attack():
    """6.10 Nobody could lead; 4.0 the values of engineer and AA are for defence only."""
    s = at("W14: 45-351, 151-351, 367-351, vm-sd-1; X13: gm-1; vm_spending: vm-sd-1")
    assert not can_attack(s, "VM")
    assert [attack_value(s, u) for u in units(s, "45-351 151-351 367-351")] == [0, 0, 0]
    assert [defence_value(s, u) for u in units(s, "45-351 151-351 367-351")] == [4, 4, 3]


def test_a_unit_that_is_oos_attacks_with_half_and_not_alone_if_that_is_nothing():
    """7.5 Fractions are dropped; in defence nothing changes."""
    s = at("W14: gm-1?, fef-sd-1; X13: 88-308?; fef_spending: fef-sd-1")
    assert attack_value(s, units(s, "gm-1")[0]) == 4 and defence_value(s, units(s, "88-308")[0]) == 6
    s = state({"W14": "det-bcl-1? fef-sd-1", "X13": "88-308"}, spending=FEF_SD)
    assert not can_attack(s, "FEF")
    s = at("W14: bvn-garr-1?, bmi-1, fef-sd-1; X13: 88-308; fef_spending: fef-sd-1")
    assert targets(s, "FEF") == {"X13": "bmi-1 bvn-garr-1"}


def test_barrage_values_count_in_defence_less_one_if_dg():
    """6.8, 6.14"""
    s = at("X13: racm, 2-rac!, gm-1")
    assert [defence_value(s, u) for u in units(s, "racm 2-rac gm-1")] == [4, 3, 9]


def test_no_attack_across_the_chinese_border():
    """3.8"""
    s = at("P6: 88-308, vm-sd-1; vm_spending: vm-sd-1")
    china = hex_of(s, "P6")
    assert s.board.country[china] == 2
    near = next(n for n in s.board.adjacent[china] if s.board.country[n] == 0)
    s = state({"P6": "88-308 vm-sd-1", hex_key(s, near): "gm-1"}, spending=VM_SD)
    assert not can_attack(s, "VM")
    s = state({"P6": "88-308", hex_key(s, near): "gm-1 fef-sd-1"}, spending=FEF_SD)
    assert not can_attack(s, "FEF")
    s = state({"P6": "88-308", hex_key(s, near): "gm-1 fef-sd-1", "X13": "98-316", "W14": "gm-3"}, spending=FEF_SD)
    assert next(attack(s, "FEF")).blocked["P6"].rule == "3.8"


def test_thai_and_gcma_attack_in_the_highlands_only():
    """3.8"""
    s = state({"W14": "thai-1 gm-1 fef-sd-1", "X13": "88-308"}, spending=FEF_SD)
    assert targets(s, "FEF") == {"X13": "gm-1"}
    s = at("R13: thai-1, gcma-1, fef-sd-1; R12: 88-308; fef_spending: fef-sd-1")
    assert targets(s, "FEF") == {"R12": "thai-1 gcma-1"}


def test_a_dna_attacks_along_major_rivers_and_the_coast_only():
    """3.6 From V16 along the Red River to V17, not aside to W16."""
    s = at("V16: dna-1, fef-sd-1; V17: tieu-doan-1; W16: tieu-doan-2; fef_spending: fef-sd-1")
    assert targets(s, "FEF") == {"V17": "dna-1"}


def test_a_player_is_told_why_a_hex_cannot_be_attacked():
    s = at("W14: gm-1, fef-sd-1; X13: 88-308; S17: gm-3; T17: 98-316; fef_spending: fef-sd-1")
    put(s, s.board.unit["tieu-doan-1"], hex_of(s, "W13"))
    s.steps[s.board.unit["tieu-doan-1"]] = 1
    run = Run(attack(s, "FEF"))
    assert run.open.name == "attack.target" and run.open.blocked["T17"].key == "why.beyond_sd"


# --- odds and DRM ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("attack", "defence", "odds"),
    [
        (12, 5, ("2-1", 0)), (10, 5, ("2-1", 0)), (9, 5, ("1-1", 0)), (5, 5, ("1-1", 0)), (4, 5, ("1-2", 0)),
        (10, 19, ("1-2", 0)), (5, 10, ("1-2", 0)), (5, 11, ("1-2", -1)), (25, 5, ("5-1", 0)), (29, 5, ("5-1", 0)),
        (30, 5, ("5-1", 1)), (9, 1, ("5-1", 1)), (3, 0, ("5-1", 1)),
    ],
)  # fmt: skip
def test_odds_are_rounded_down_and_held_within_the_table(attack, defence, odds):
    """6.8 Below 1-2: that row with -1. Above 5-1: that row with +1."""
    found = odds_of(at(), attack, defence)
    assert (found.row, found.drm) == odds


@pytest.mark.parametrize(
    ("row", "modified", "result"),
    [("2-1", 9, "Ex"), ("1-1", 5, "Ex-AL"), ("5-1", 8, "Ex-DL"), ("3-1", 5, "Ex"), ("1-1", 10, "Ex-DL"),
     ("2-1", 8, "Ex"), ("3-1", 8, "Ex-DL"), ("1-1", 9, "Ex"), ("5-1", 11, "2xDL"), ("4-1", 4, "Ex"),
     ("5-1", 0, "Ex-AL"), ("1-2", 15, "2xDL"), ("1-2", 0, "2xAL")],
)  # fmt: skip
def test_the_table(row, modified, result):
    """6.8 The modified roll lies in the span of one column."""
    assert result_of(at(), row, modified) == result


@pytest.mark.parametrize("row", ["1-2", "1-1", "2-1", "3-1", "4-1", "5-1"])
def test_the_table_has_a_result_for_every_roll(row):
    assert all(result_of(at(), row, n) for n in range(16))


def test_terrain_trench_and_rain():
    """1.7, 6.8 Forest -1, a trench -1, the rain -1, and they add up."""
    s = at("V14: gm-1; V13: 98-316; month: Jul-53; trenches: V13")
    b = battle(s, "gm-1", "V13")
    found = dict(drms(s, b))
    assert (found["forest"], found["trench"], found["rain"]) == (-1, -1, -1)
    assert "rain" not in dict(drms(at("V14: gm-1; V13: 98-316; month: Oct-53; trenches: V13"), b))


def test_the_total_is_never_beyond_three():
    """6.8"""
    s = at()
    assert capped(s, [("morale", 3), ("bolshevik", 6)]) == 3
    assert capped(s, [("morale", -3), ("rain", -1)]) == -3
    assert capped(s, [("morale", 5), ("rain", -3)]) == 2


def test_a_result_below_zero_counts_as_zero():
    """6.8 Two ones with -3."""
    s = at("W14: tieu-doan-1, vm-sd-1; X13: 10-bpcp, gm-1; vm_spending: vm-sd-1")
    drive(attack(s, "VM"), "10-bpcp", "1 1 1 1")
    fought = next(n for n in s.notes if n.key == "log.combat").values
    assert (fought["modified"], fought["drm"], fought["result"]) == (0, "-3", "2xAL")


def test_an_overrun_far_from_any_sd_has_a_minus_two():
    """6.4 Any friendly SD within 3 hexes of where the overrun starts will do; an attack needs none."""
    near = at("W14: gm-1; X13: 98-316; W16: fef-sd-1")
    far = at("W14: gm-1; X13: 98-316; V18: fef-sd-1")
    more = {"start": hex_of(near, "W14"), "overrun": True}
    assert near_sd(near, hex_of(near, "W14"), "FEF") and not near_sd(far, hex_of(far, "W14"), "FEF")
    assert "no_sd" not in dict(drms(near, battle(near, "gm-1", **more)))
    assert ("no_sd", -2) in drms(far, battle(far, "gm-1", **more))
    assert "no_sd" not in dict(drms(far, battle(far, "gm-1")))


def test_an_airdrop_has_a_minus_two_even_beside_an_sd():
    """6.4"""
    s = at("V15: 10-bpcp, fef-sd-1; X13: 98-316")
    b = battle(s, "10-bpcp", start=hex_of(s, "V15"), overrun=True, airdrop=True)
    assert ("airdrop", -2) in drms(s, b) and "no_sd" not in dict(drms(s, b))


def test_attackers_and_defenders_add_up():
    """6.8 Combat Values attack, Combat and Barrage Values defend."""
    s = at("W14: gm-1, racm; Y12: bmi-1:1; X13: 88-308:3, 45-351")
    assert strengths(s, battle(s, "gm-1 racm bmi-1")) == (9 + 0 + 1, 5 + 4)


# --- the order of the steps --------------------------------------------------------------------------------------


def test_the_steps_of_a_french_attack_come_in_their_order():
    """6.8 Retreat before combat, ambush, leaders, combat dice, DG dice, retreat or stand, losses, advance."""
    s = at("W14: gm-1, gm-3, fef-sd-1; X13: 88-308, 98-316, tieu-doan-1; fef_spending: fef-sd-1")
    order = []

    def watched():
        procedure = attack(s, "FEF")
        decision = next(procedure)
        try:
            while True:
                order.append(decision.name)
                decision = procedure.send((yield decision))
        except StopIteration:
            pass

    drive(watched(), "all stay 88-308 gm-1 gm-3 98-316 Y12 all", "1 6 6 1 1")
    assert order == [
        "attack.target",
        "attack.units",
        "combat.shown",
        "combat.retreat_before",
        "combat.ambush",
        "combat.ambush_target",
        "dice.ambush",
        "combat.attack_leader",
        "combat.defence_leader",
        "dice.combat",
        "dice.combat",
        "dice.dg_attacker",
        "dice.dg_defender",
        "combat.retreat",
        "combat.loss",
        "combat.advance",
    ]


def test_both_show_the_stacks_that_take_part():
    """6.8 Of the VM the whole stack in the attacked hex, or in the hexes the attack comes from."""
    s = at("W14: gm-1, fef-sd-1; X13: 88-308, 98-316, vm-sd-1; fef_spending: fef-sd-1")
    Run(attack(s, "FEF"))
    assert [n.values["units"] for n in s.notes if n.key == "log.shown"] == [["88-308", "98-316", "vm-sd-1"]]
    s = at("W14: 88-308, 98-316, vm-sd-1; X13: gm-1; vm_spending: vm-sd-1")
    run = Run(attack(s, "VM"), "88-308 go")
    assert [n.values["units"] for n in s.notes if n.key == "log.shown"] == [["88-308", "98-316", "vm-sd-1"]]
    asked = next(d for d in run.asked if d.name == "attack.vm_units")
    assert asked.shows("go") and asked.shows("all") and not asked.shows("88-308")


@pytest.mark.parametrize("defenders", ["88-308 98-316", "vm-sd-1 98-316 88-308"])
def test_an_attack_that_showed_france_a_stack_is_not_taken_back(defenders):
    """6.8, 1.5 Else France could look below the top unit of any stack in reach."""
    game = french_attack(defenders)
    with pytest.raises(indochina.Error, match="something hidden shown"):
        game.undo("FEF")


def test_an_attack_that_showed_nothing_new_is_taken_back():
    """1.5 A single unit lies open before the attack as well."""
    assert french_attack("98-316").undo("FEF").decision.name == "attack.units"


def french_attack(defenders):
    s = state(
        {"W14": "gm-1 gm-3 fef-sd-1", "X13": defenders},
        spending=FEF_SD,
        stage="operation.point",
        active="FEF",
        ops=[0, 1],
    )
    game = Game(indochina.rules("tonkin"), s).choose("attack").choose("all")
    assert game.decision.seat == "VM"
    return game


def test_a_hex_with_only_sd_and_hq_needs_no_dice():
    """6.8 Just advance and remove them; the VM HQ may retreat before combat."""
    s = at("W14: gm-1, fef-sd-1; X13: vm-sd-1, vm-hq; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "vm-hq Y12 gm-1")
    assert (where(s, "gm-1"), where(s, "vm-sd-1"), where(s, "vm-hq"), s.over) == ("X13", "eliminated", "Y12", None)
    s = at("W14: gm-1, fef-sd-1; X13: vm-sd-1, vm-hq; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "stay gm-1")
    assert s.over == ("FEF", "vm_hq") and "log.combat" not in notes(s)


def test_nobody_else_is_touched():
    """6.13 Units that take no part lose nothing and do not become DG."""
    s = at("W14: gm-1, bmi-1, fef-sd-1; X13: 98-316; fef_spending: fef-sd-1")
    drive(attack(s, "FEF"), "gm-1 go no", "1 1 6 6")
    assert steps(s, "bmi-1") == 2 and not s.dg[s.board.unit["bmi-1"]] and s.dg[s.board.unit["gm-1"]]


# --- the preview -------------------------------------------------------------------------------------------------


def test_the_preview_tells_odds_drm_and_chances():
    """6.8 What the procedure itself uses: 2-1 with +1 from morale."""
    s = at("W14: 1-2-rei, gm-1, fef-sd-1; X13: rgt-246")
    found = combat_preview(s, units(s, "1-2-rei gm-1"), hex_of(s, "X13"))
    assert (found["attack"], found["defence"], found["odds"], found["drms"], found["drm"]) == (
        12,
        5,
        "2-1",
        [("morale", 1)],
        1,
    )
    assert sum(found["outcomes"].values()) == pytest.approx(1)
    assert found["outcomes"]["2xDL"] == pytest.approx(3 / 36)  # 11 and 12
    assert found["leader"] in ("1-2-rei", "gm-1") and found["defence_leader"] == "rgt-246"
    assert 0 < found["dg"][0] < 1 and 0 < found["losses"][1] < 2


def test_the_preview_knows_only_what_the_viewer_knows():
    s = at("W14: gm-1; X13: 88-308, 98-316, 45-351")
    assert combat_preview(s, units(s, "gm-1"), hex_of(s, "X13"))["defence"] == 16
    assert combat_preview(s, units(s, "gm-1"), hex_of(s, "X13"), known=units(s, "88-308"))["defence"] == 6
    s.airstrike = 7
    assert barrage_preview(s, ["airstrike"], hex_of(s, "X13"))["drms"] == [("crowded", 1)]
    assert barrage_preview(s, ["airstrike"], hex_of(s, "X13"), known=units(s, "88-308"))["drms"] == []
    assert where(s, "98-316") == "X13"


def test_the_preview_of_an_overrun_uses_the_hex_it_will_come_from():
    s = at("V17: gm-1; W17: rgt-246")
    along = combat_preview(s, units(s, "gm-1"), hex_of(s, "W17"), overrun=True, start=hex_of(s, "V17"))
    across = combat_preview(s, units(s, "gm-1"), hex_of(s, "W17"), overrun=True, start=hex_of(s, "W16"))
    assert ("minor_river", -1) in across["drms"] and ("minor_river", -1) not in along["drms"]


def test_the_preview_of_the_impossible_and_of_a_walk_in():
    s = at("W14: 45-351, 88-308; X13: gm-1; V15: fef-sd-1")
    assert combat_preview(s, units(s, "45-351"), hex_of(s, "X13")) == {"possible": False}
    assert combat_preview(s, units(s, "88-308"), hex_of(s, "V15"))["outcomes"] == {}
