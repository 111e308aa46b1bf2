"""6.16 Heroes, an optional rule."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.losses import eliminate
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.operations.heroes import attach_heroes, hero_of, mention
from indochina.tonkin.state import Hero, hex_of

from .build import at, state, units

VM_SD = ("vm-sd-1", "")
HERO = frozenset({"hero"})


def unit(s, key):
    return s.board.unit[key]


def test_without_the_option_there_are_no_officers():
    s = at("X13: 88-308")
    assert Run(attach_heroes(s)).asked == [] and hero_of(s, "VM").unit == -1


def test_without_a_unit_for_him_an_officer_waits():
    """6.16 Neither a para battalion nor a divisional regiment is on the map."""
    s = state({"X13": "rgt-246", "W14": "gm-1"}, options=HERO)
    assert Run(attach_heroes(s)).asked == [] and hero_of(s, "FEF").unit == hero_of(s, "VM").unit == -1


@pytest.mark.parametrize(
    ("scenario", "rank"),
    [("cao_bang", 1), ("hanoi", 1), ("hoa_binh", 2), ("plaine_des_jarres", 3), ("dien_bien_phu", 3)],
)
def test_an_officer_is_placed_on_a_divisional_regiment_or_a_para_battalion(scenario, rank):
    """6.16 With the rank of the scenario."""
    s = state({"X13": "88-308 rgt-246", "W14": "10-bpcp gm-1 gm-35-ralp"}, options=HERO, scenario=scenario)
    drive(attach_heroes(s))
    assert (hero_of(s, "VM").unit, hero_of(s, "FEF").unit) == (unit(s, "88-308"), unit(s, "10-bpcp"))
    assert hero_of(s, "VM").rank == hero_of(s, "FEF").rank == rank


def test_with_rank_three_come_the_rest_of_the_division_or_two_more_paras():
    """6.16"""
    s = state({"X13": "88-308", "W14": "10-bpcp 8-bpc 2-bpc 1-bep"}, options=HERO, scenario="dien_bien_phu")
    run = Run(attach_heroes(s), "8-bpc 10-bpcp 1-bep")
    assert [sorted(d.keys) for d in run.asked if d.name == "hero.others"] == [
        ["1-bep", "10-bpcp", "2-bpc"],
        ["1-bep", "2-bpc"],
    ]
    assert hero_of(s, "VM").others == (unit(s, "36-308"), unit(s, "102-308"))
    assert hero_of(s, "FEF") == Hero(unit(s, "8-bpc"), 3, 0, (unit(s, "10-bpcp"), unit(s, "1-bep")))


def position(defender="bmi-1"):
    """88/308 attacks X13."""
    return state({"W14": "88-308 vm-sd-1", "X13": defender}, spending=VM_SD, options=HERO)


@pytest.mark.parametrize(("dice", "mentions"), [("4 5 1 1", 1), ("4 4 1 1", 0)])
def test_a_junior_officer_is_mentioned_after_an_attack_with_ten_or_more(dice, mentions):
    """6.16 3-1 with +1: 9 becomes 10."""
    s = position()
    s.heroes = (Hero(unit(s, "88-308"), 1, 0), Hero())
    run = Run(attack(s, "VM"), "no no stand done", dice)
    assert run.open is None and hero_of(s, "VM").mentions == mentions


@pytest.mark.parametrize(("dice", "mentions"), [("2 3 1 1", 1), ("2 4 1 1", 0)])
def test_a_junior_officer_is_mentioned_when_the_attacker_rolls_four_or_less(dice, mentions):
    """6.16 1-2 with -1 for morale 5 against 4: 5 becomes 4. It is enough that he takes part."""
    s = position(defender="10-bpcp gm-1:3")
    s.heroes = (Hero(), Hero(unit(s, "10-bpcp"), 2, 0))
    run = Run(attack(s, "VM"), "10-bpcp no no", dice)
    assert run.open is None and next(n for n in s.notes if n.key == "log.combat").values["modified"] == 5 - mentions
    assert hero_of(s, "FEF").mentions == mentions


@pytest.mark.parametrize(
    ("answers", "mentions"), [("no no stand done", 0), ("no no Y12 88-308", 1), ("no no Y12 done", 0)]
)
def test_a_senior_officer_must_take_the_hex(answers, mentions):
    """6.16 9 or more, and one of his units stands in the defender's hex."""
    s = position()
    s.heroes = (Hero(unit(s, "88-308"), 3, 0, (unit(s, "36-308"),)), Hero())
    drive(attack(s, "VM"), answers, "4 5 1 1")
    assert hero_of(s, "VM").mentions == mentions


@pytest.mark.parametrize(("answers", "mentions"), [("stand", 1), ("Y12", 0)])
def test_a_senior_officer_must_not_retreat(answers, mentions):
    """6.16 5 or less, and he stands."""
    s = position(defender="10-bpcp 8-bpc")
    s.heroes = (Hero(), Hero(unit(s, "8-bpc"), 3, 0, (unit(s, "10-bpcp"), unit(s, "2-bpc"))))
    drive(attack(s, "VM"), f"10-bpcp no {answers}" + " done" * (answers == "Y12"), "3 3 1 1")
    fought = next(n for n in s.notes if n.key == "log.combat").values
    assert (fought["odds"], fought["modified"], fought["result"]) == ("1-1", 5, "Ex-AL")
    assert hero_of(s, "FEF").mentions == mentions


def test_eight_mentions_are_a_promotion():
    """6.16 And the marker goes back to 0; above rank 4 there is none."""
    s = position()
    s.heroes = (Hero(unit(s, "88-308"), 2, 7), Hero(unit(s, "10-bpcp"), 4, 7))
    drive(mention(s, "VM"))
    assert hero_of(s, "VM") == Hero(unit(s, "88-308"), 3, 0, (unit(s, "36-308"), unit(s, "102-308")))
    drive(mention(s, "FEF"))
    assert (hero_of(s, "FEF").rank, hero_of(s, "FEF").mentions) == (4, 8)


def test_leading_from_the_front_is_a_drm_of_one():
    """6.16 +1 if attacking, -1 if defending; he may, if his own unit leads."""
    s = position()
    s.heroes = (Hero(unit(s, "88-308"), 1, 0), Hero())
    drive(attack(s, "VM"), "no yes stand", "1 3 1 1 1 1")
    assert "drm.hero/+1" in next(n for n in s.notes if n.key == "log.combat").values["items"]
    s = position(defender="10-bpcp")
    s.heroes = (Hero(), Hero(unit(s, "10-bpcp"), 1, 0))
    drive(attack(s, "VM"), "no yes", "1 1 1 1 1 1")
    assert "drm.hero/-1" in next(n for n in s.notes if n.key == "log.combat").values["items"]
    s = position(defender="10-bpcp 8-bpc")
    s.heroes = (Hero(), Hero(unit(s, "10-bpcp"), 1, 0))
    run = Run(attack(s, "VM"), "8-bpc no", "1 1 1 1")
    assert all(d.name != "combat.front" for d in run.asked)


@pytest.mark.parametrize(
    ("dice", "alive"),
    [
        ("6 5 1 1 6 5", True),       # 11, but 2xDL cost his unit nothing
        ("6 5 1 1 6 6", False),      # 12
        ("1 3 1 1 6 5", False),      # 11 and his unit lost a step
        ("1 3 1 1 6 4", True),
    ],
)  # fmt: skip
def test_war_is_dangerous(dice, alive):
    """6.16 Two dice: killed on 12, or on 11 if his unit has lost a step. Then all begins again at rank 1."""
    s = position()
    s.heroes = (Hero(unit(s, "88-308"), 2, 3), Hero())
    run = Run(attack(s, "VM"), "no yes stand done" if dice.startswith("6") else "no yes stand", dice)
    assert run.open is None
    assert (hero_of(s, "VM").unit >= 0) == alive
    assert alive or hero_of(s, "VM") == Hero(-1, 1, 0, ())


def test_an_officer_without_a_unit_is_attached_anew_at_the_next_turn():
    """6.16 With three units to one of them; a dead one's successor to any."""
    s = state({"X13": "88-308 36-308 98-316"}, options=HERO)
    s.heroes = (Hero(unit(s, "88-308"), 3, 5, (unit(s, "36-308"), unit(s, "102-308"))), Hero())
    eliminate(s, unit(s, "88-308"), "6.13")
    drive(attach_heroes(s))
    assert hero_of(s, "VM") == Hero(unit(s, "36-308"), 3, 5, (unit(s, "88-308"), unit(s, "102-308")))
    s.heroes = (Hero(-1, 1, 0, ()), Hero())
    run = Run(attach_heroes(s))
    assert run.open.keys == ["36-308", "98-316"] and run.open.name == "hero.vm_unit"


def test_where_an_officer_is_in_a_vm_stack_stays_hidden():
    s = state({"X13": "88-308"}, options=HERO, scenario="hanoi")
    drive(attach_heroes(s))
    assert {n.key: n.only for n in s.notes} == {"log.hero": "VM", "log.hero_seen": None}


def test_when_the_game_is_won_no_more_dice_are_rolled_for_officers():
    """1.9 C, 6.16"""
    s = at("V14: 88-308, 98-316, vm-sd-1; V15: bmi-1:1")
    s.heroes = (Hero(s.board.unit["88-308"], 1, 0), Hero())
    run = Run(
        overrun(s, units(s, "88-308 98-316"), hex_of(s, "V14"), hex_of(s, "V15")), "88-308 no yes stand", "5 6 1 1"
    )
    assert s.over == ("VM", "hanoi") and run.open is None
