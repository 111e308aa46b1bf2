"""1.10 Game Turn Phases: the stages follow each other to the end of the game."""

import re
from pathlib import Path
from random import Random

import pytest

import indochina.tonkin
from indochina.tonkin.board import printed
from indochina.tonkin.components.communities import territory
from indochina.tonkin.scenarios import SCENARIOS
from indochina.tonkin.setup import setup
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import month_of
from indochina.tonkin.victory import result

from .test_scenarios import DEFAULTS


def play(s, rng):
    """Random answers to the end; the stages entered."""
    entered = []
    while s.stage != "over":
        entered.append(s.stage)
        procedure = STAGES[s.stage](s)
        try:
            decision = next(procedure)
            while True:
                decision = procedure.send(rng.choice(decision.keys))
        except StopIteration as end:
            s.stage = end.value
        assert s.vp == territory(s) + s.awards
        assert all(len({s.board.units[u].side for u in stack}) == 1 for stack in s.stacks.values())
    return entered


def test_every_stage_named_in_the_code_exists():
    """1.10"""
    code = "".join(path.read_text() for path in Path(indochina.tonkin.__file__).parent.rglob("*.py"))
    named = set(re.findall(r'return "((?:setup|vm|fef|operation|end|scenario)\.[a-z_]+|turn|attrition|supply)"', code))
    assert named and named <= set(STAGES)


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("seed", [1, 2])
def test_random_games_come_to_an_end(scenario, seed):
    """1.10, 8.0"""
    s = setup(scenario, DEFAULTS, seed, (), printed())
    play(s, Random(seed))
    assert result(s)["winner"] in ("VM", "FEF", "draw")


def test_the_phases_of_a_turn_come_in_their_order():
    """1.10, 2.0 Replacements, VM moves, FEF moves, attrition, operations, supply; 8.0 at the end three more."""
    for seed in range(20):
        s = setup("na_san", DEFAULTS, seed, (), printed())
        entered = list(dict.fromkeys(play(s, Random(seed))))
        if entered[-1] == "victory":
            break
    order = [
        "turn",
        "vm.reinforcements",
        "vm.supplies",
        "vm.mobilization",
        "vm.objectives",
        "fef.reinforcements",
        "fef.replacements",
        "fef.withdrawals",
        "vm.move",
        "fef.move",
        "attrition",
        "operation",
        "supply",
        "scenario.end",
        "end.attrition",
        "end.vm_move",
        "end.fef_move",
        "end.last_attrition",
        "victory",
    ]
    assert [stage for stage in entered if stage in order] == order


def test_a_campaign_goes_on_through_the_scenarios_on_its_way():
    """9.0 From Hanoi to Hoa Binh: Dec-51 is reached, and the scale of Hoa Binh counts."""
    for seed in range(30):
        s = setup("hanoi", DEFAULTS | {"until": "hoa_binh"}, seed, (), printed())
        if play(s, Random(seed))[-1] == "victory":
            break
    assert month_of(s) == "Feb-52" and s.final == "hoa_binh"
