"""6.6, 6.8, 6.11, 6.14 The preview and the odds tell what the rules do: every fall of the dice is played out."""

from itertools import combinations_with_replacement, product

import pytest

import indochina
from indochina.core.decision import CHANCE, TOP
from indochina.core.game import Game
from indochina.odds import odds
from indochina.tonkin.foresight.combat_preview import barrage_preview, combat_preview
from indochina.tonkin.operations.barrage import barrage
from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.combat_results import HITS
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.state import hex_of

from .build import state, units

ANSWERS = {
    "attack.units": "all", "attack.vm_units": "all", "combat.retreat_before": "stay", "combat.ambush": "no",
    "combat.bolshevik": "no", "combat.retreat": "stand", "combat.advance": "done", "barrage.units": "all",
    "barrage.vm_units": "all",
}  # fmt: skip
VM_SD, FEF_SD = ("vm-sd-1", ""), ("", "fef-sd-1")


def play(procedure, preview, dice):
    """Play a fight with these dice: both lead as the preview says, nobody retreats, and losses fall where they may."""
    leaders = {"combat.attack_leader": preview.get("leader"), "combat.defence_leader": preview.get("defence_leader")}
    dice, reply = list(dice), None
    try:
        while True:
            decision = procedure.send(reply)
            if decision.stream == TOP:
                reply = decision.top
            elif decision.seat == CHANCE:
                reply = str(dice.pop(0))
            else:
                answer = leaders.get(decision.name) or ANSWERS.get(decision.name)
                reply = answer if answer in decision.keys else decision.keys[0]
    except StopIteration:
        assert not dice


def pairs():
    """Two dice, whichever comes first, with how often they fall so."""
    return [((a, b), (1 if a == b else 2) / 36) for a, b in combinations_with_replacement(range(1, 7), 2)]


def fought(position, procedure, preview):
    """How likely each result is, and that somebody of either side is struck by DG: all falls of four dice."""
    results, struck = dict.fromkeys(HITS, 0.0), [0.0, 0.0]
    for (two, weight), (first, second) in product(pairs(), product(range(1, 7), repeat=2)):
        s = position.copy()
        play(procedure(s), preview, (*two, first, second))
        notes = [note for note in s.notes if note.key in ("log.combat", "log.dg_roll")]
        results[notes[0].values["result"]] += weight / 36
        for i in (0, 1):
            struck[i] += (notes[i + 1].values["units"] != ["nobody"]) * weight / 36
    return results, struck


def compare(position, procedure, preview):
    results, struck = fought(position, procedure, preview)
    assert preview["outcomes"] == pytest.approx(results)
    assert preview["dg"] == pytest.approx(tuple(struck))
    assert preview["losses"] == pytest.approx(tuple(sum(p * HITS[r][i] for r, p in results.items()) for i in (0, 1)))


@pytest.mark.parametrize(
    ("side", "position", "attackers", "target", "month"),
    [
        ("FEF", {"W14": "gm-1 bmi-1 fef-sd-1", "Y12": "10-bpcp", "X13": "88-308 45-351 vm-sd-1"},
         "10-bpcp gm-1 bmi-1", "X13", "Oct-52"),
        ("FEF", {"V14": "gm-1! 1-rcc fef-sd-1", "V13": "98-316! T"}, "gm-1 1-rcc", "V13", "Jul-51"),  # forest, rain
        ("FEF", {"U17": "gm-3 fef-sd-1", "V17": "rgt-246"}, "gm-3", "V17", "Oct-52"),                 # major river
        ("VM", {"W14": "88-308? 98-316 vm-sd-1", "X13": "gm-1 racm 2-rac! fef-sd-1 T"}, "88-308 98-316", "X13",
         "Oct-50"),
        ("VM", {"S14": "98-316 tieu-doan-1 vm-sd-1", "R14": "gcma-1! fef-sd-1"}, "98-316 tieu-doan-1", "R14", "Oct-52"),
    ],
)  # fmt: skip
def test_the_preview_of_an_attack_is_what_the_dice_do(side, position, attackers, target, month):
    """6.8, 6.14 Odds, DRM and DG rolls; the last is a stack in forest whose SD is struck more easily than its GCMA."""
    s = state(position, month, spending=VM_SD if side == "VM" else FEF_SD)
    compare(s, lambda twin: attack(twin, side), combat_preview(s, units(s, attackers), hex_of(s, target)))


@pytest.mark.parametrize(
    ("position", "attackers", "start", "target", "airdrop"),
    [
        ({"W14": "gm-1 1-2-rei", "X13": "rgt-246"}, "gm-1 1-2-rei", "W14", "X13", False),       # far from any SD
        ({"V17": "gm-1 fef-sd-1", "W17": "88-308:3"}, "gm-1", "V17", "W17", False),
        ({"V15": "10-bpcp 8-bpc", "V17": "98-316"}, "10-bpcp 8-bpc", "V15", "V17", True),
        ({"V17": "dna-1 1-2-rei:1 fef-sd-1", "V18": "tieu-doan-1!"}, "dna-1 1-2-rei", "V17", "V18", False),
    ],
)  # fmt: skip
def test_the_preview_of_an_overrun_is_what_the_dice_do(position, attackers, start, target, airdrop):
    """6.4 On foot, with a DNA, and from the air."""
    s = state(position)
    crew, a, h = units(s, attackers), hex_of(s, start), hex_of(s, target)
    preview = combat_preview(s, crew, h, overrun=True, start=a, airdrop=airdrop)
    compare(s, lambda twin: overrun(twin, crew, a, h, airdrop), preview)


@pytest.mark.parametrize(
    ("side", "position", "guns", "target"),
    [
        ("VM", {"W14": "45-351! 675-351? vm-sd-1", "X13": "10-bpcp gm-1 T"}, "45-351 675-351", "X13"),
        ("FEF", {"W14": "racm fef-sd-1", "X13": "88-308! 98-316", "X12": "367-351"}, "racm airstrike", "X13"),
        ("FEF", {"at_sea": "navy", "V18": "bmi-1", "W18": "88-308"}, "airstrike navy", "W18"),
    ],
)  # fmt: skip
def test_the_preview_of_a_barrage_is_what_the_dice_do(side, position, guns, target):
    """6.6"""
    artillery = "351" in guns or "racm" in guns
    s = state(position, spending=(VM_SD if side == "VM" else FEF_SD) if artillery else ("", ""), airstrike=7)
    preview = barrage_preview(s, guns.split(), hex_of(s, target))
    found = {"miss": 0.0, "DG": 0.0, "DG&DL": 0.0}
    for two, weight in pairs():
        twin = s.copy()
        play(barrage(twin, side, artillery), {}, two)
        (rolled,) = [note.values for note in twin.notes if note.key == "log.barrage"]
        found[rolled["result"]] += weight
        assert (rolled["points"], rolled["drm"]) == (preview["points"], f"{preview['drm']:+}")
    assert preview["outcomes"] == pytest.approx(found)


# --- the odds of an answer ---------------------------------------------------------------------------------------


def in_progress(position, *answers):
    """The FEF spend their last Operation Point on an attack."""
    s = state(position, spending=FEF_SD, stage="operation.point", active="FEF", ops=[0, 1], impulse=1)
    game = Game(indochina.rules("tonkin"), s).clone(chance="person")
    for answer in ("attack", *answers):
        game.choose(answer)
    return game


def told(game, key):
    """The odds of an answer, by title."""
    found = odds(game, key, game.decision.seat, game.messages)
    assert found.exact
    return {
        title: [o.probability for o in found.outcomes if o.title == title]
        for title in dict.fromkeys(o.title for o in found.outcomes)
    }


@pytest.mark.parametrize(
    ("attackers", "victim", "chances"),
    [
        ("gm-1 bmi-1", "gm-1", [3 / 6, 2 / 6, 1 / 6]),            # morale 4: hit on 4 and 5, on 6 both
        ("gm-1 bmi-1", "bmi-1", [2 / 6, 3 / 6, 1 / 6]),           # morale 3
        ("gm-1 bmi-1 1-rcc", "bmi-1", [3 / 6, 2 / 6, 1 / 6]),     # 4.0 beside a tank 4
        ("gm-1 10-bpcp 1-rcc", "10-bpcp", [5 / 6, 1 / 6]),        # 6: only a 6 hits, and costs the ambusher a step too
    ],
)  # fmt: skip
def test_the_odds_of_an_ambush(attackers, victim, chances):
    """6.11 Its morale or more is a hit; a 6 is a step of the ambusher as well. They add up."""
    game = in_progress({"W14": f"{attackers} fef-sd-1", "X13": "88-308"}, "all", "88-308")
    assert game.decision.name == "combat.ambush_target"
    (found,) = told(game, victim).values()
    assert found == pytest.approx(chances) and sum(found) == pytest.approx(1)


def test_the_odds_of_a_leader_are_those_of_the_preview():
    """6.8, 6.10, 6.14 Told when VM has shown its stack: combat result, DG of the attacker, DG of the defender."""
    position = {"W14": "gm-1 bmi-1 fef-sd-1", "X13": "88-308 45-351"}
    game = in_progress(position, "all", "no")
    assert game.decision.name == "combat.attack_leader"
    s = state(position)
    preview = combat_preview(s, units(s, "gm-1 bmi-1"), hex_of(s, "X13"))
    result, attacker, defender = told(game, "gm-1").values()
    assert result == pytest.approx([p for p in preview["outcomes"].values() if p])
    assert attacker == pytest.approx([1 - preview["dg"][0], preview["dg"][0]])
    assert defender == pytest.approx([1 - preview["dg"][1], preview["dg"][1]])
