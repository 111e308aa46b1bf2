"""The opponents: they answer every question, keep the rules, see no more than their seat, and play soundly."""

from __future__ import annotations

import re
from random import Random

import pytest

from indochina.core.decision import CHANCE, Decision
from indochina.core.dice import Random as Dice
from indochina.tonkin import messages_combat, messages_frame, messages_movement, messages_replacements, messages_solo
from indochina.tonkin.board import printed
from indochina.tonkin.moving import move_phase_stage
from indochina.tonkin.operation import point
from indochina.tonkin.scenarios import SCENARIOS, setup
from indochina.tonkin.solo import opponent
from indochina.tonkin.solo.eyes import hidden_units, seen
from indochina.tonkin.solo.fights import fight
from indochina.tonkin.solo.outlook import Outlook
from indochina.tonkin.solo.plans import best_order
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import State
from indochina.tonkin.units import FEF, SIDES, VM
from indochina.tonkin.view import determinize

from .build import state
from .test_scenarios import DEFAULTS

PARTS = (messages_combat, messages_frame, messages_movement, messages_replacements)


class Table:
    """As much of a game as an opponent asks for."""

    def __init__(self, s: State, decision: Decision) -> None:
        self.state, self.decision = s, decision


def ask(s: State, procedure, seat: str) -> tuple[str, str]:
    """The answer of an opponent to the first question of a procedure, and the key of its reason."""
    decision = next(procedure)
    assert decision.seat == seat
    key, reason = opponent(seat).choose(Table(s, decision))
    assert key in decision.keys
    return key, reason.key


def play(s: State, rng: Random, seats: dict[str, object], stop: int = 100_000):
    """A game between opponents (others answer at random); yields every question an opponent is asked, answered."""
    count = 0
    while s.stage != "over":
        procedure = STAGES[s.stage](s)
        try:
            decision = next(procedure)
            while True:
                key = rng.choice(decision.keys)
                if decision.seat != CHANCE and decision.seat in seats and len(decision.keys) > 1:
                    key, reason = seats[decision.seat].choose(Table(s, decision))
                    assert key in decision.keys, decision
                    yield decision, key, reason
                    count += 1
                    if count >= stop:
                        return
                decision = procedure.send(key)
        except StopIteration as end:
            s.stage = end.value


def test_every_question_has_an_answer():
    """Every prompt but dice is a method of the opponent of its side."""
    names = {key[len("prompt.") :] for part in PARTS for key in part.EN if key.startswith("prompt.")}
    for name in names:
        if name.startswith("dice."):
            continue
        seats = [VM] if "vm_" in name else SIDES
        assert any(hasattr(opponent(seat), name.replace(".", "_")) for seat in seats), name


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_they_play_every_scenario_by_the_rules(scenario):
    """8.0 Two turns or so of each scenario; every answer is one of those offered, every reason can be said."""
    s = setup(scenario, DEFAULTS, 3, (), printed())
    for _, _, reason in play(s, Random(3), {seat: opponent(seat) for seat in SIDES}, 250):
        text = messages_solo.EN[reason.key]
        assert set(re.findall(r"{(\w+)}", text)) <= set(reason.values), reason
        assert set(re.findall(r"{(\w+)}", messages_solo.FR[reason.key])) <= set(reason.values)


def test_same_position_same_answer():
    """They have no memory: another opponent of the side, fresh at the table, answers the same."""
    s = setup("na_san", DEFAULTS, 5, (), printed())
    seats = {seat: opponent(seat) for seat in SIDES}
    for n, (decision, key, _) in enumerate(play(s, Random(5), seats, 120)):
        if n % 10 == 0:
            assert opponent(decision.seat).choose(Table(s, decision))[0] == key


def shuffled(s: State, rng: Random) -> State:
    """1.5 The same position with hidden VM units dealt anew: as many below each stack, the top ones as they are."""
    twin = s.copy()
    below = hidden_units(s)
    pool = [u for units in below.values() for u in units]
    places = [h for h, units in below.items() for _ in units]
    rng.shuffle(pool)
    for u, h in zip(pool, places):
        twin.put(u, h)
    twin.objective, twin.rumour = s.rumour, s.objective
    return twin if hidden_units(twin).keys() == below.keys() else s


def test_france_sees_the_top_of_a_stack_only():
    """1.5 What France looks at is the same whoever lies below."""
    s = state({"R11": "141-312 165-312 tieu-doan-1", "U12": "88-308 rgt-148 vm-hq", "V15": "gm-1"})
    twin = s.copy()
    twin.put(s.board.unit["141-312"], s.hex("U12"))
    twin.put(s.board.unit["88-308"], s.hex("R11"))
    assert s.stacks != twin.stacks and seen(s, FEF).stacks == seen(twin, FEF).stacks
    assert seen(s, VM).stacks == s.stacks


def test_france_does_not_know_the_real_objective():
    """1.9 A"""
    s = state({"V15": "gm-1"}, objective=5, rumour=9)
    twin = state({"V15": "gm-1"}, objective=9, rumour=5)
    assert Outlook(seen(s, FEF), FEF).worth == Outlook(seen(twin, FEF), FEF).worth


def test_french_answers_do_not_depend_on_hidden_units():
    """1.5 The opponent of France answers the same if hidden VM units change places."""
    s = setup("na_san", DEFAULTS, 7, (), printed())
    rng = Random(1)
    compared = 0
    seats = {seat: opponent(seat) for seat in SIDES}
    for decision, key, _ in play(s, Random(7), seats, 300):
        if decision.seat == FEF and decision.name.startswith(("move.", "operation.", "attack.", "barrage.")):
            twin = shuffled(s, rng)
            tops = {h: set(seen(s, FEF).units_in(h)) for h in hidden_units(s)}
            if {h: set(seen(twin, FEF).units_in(h)) for h in hidden_units(twin)} == tops:
                compared += twin.place != s.place
                assert opponent(FEF).choose(Table(twin, decision))[0] == key
    assert compared > 10


def test_french_answers_are_the_same_after_determinize():
    """1.5, 1.9 Where the game itself deals hidden units and objectives anew, France answers as before."""
    s = setup("cao_bang", DEFAULTS, 4, (), printed())
    compared = 0
    for decision, key, _ in play(s, Random(4), {FEF: opponent(FEF)}, 200):
        twin = s.copy()
        determinize(twin, FEF, Dice(compared))
        compared += 1
        assert opponent(FEF).choose(Table(twin, decision))[0] == key
    assert compared > 20


def test_vm_reasons_that_france_reads_keep_secrets():
    """1.5, 1.9 No worth of a hex and no guns in the reasons of open answers."""
    s = setup("cao_bang", DEFAULTS, 2, (), printed())
    for decision, _, reason in play(s, Random(2), {VM: opponent(VM)}, 150):
        if "vm_" not in decision.name:
            assert "vp" not in reason.values and reason.key != "reason.guns"


def test_vm_walks_into_an_empty_hanoi():
    """1.9 C"""
    s = state({"V14": "88-308", "X11": "vm-hq 102-308", "Y16": "gm-1"})
    order = best_order(Outlook(s, VM), s.hex("V14"), True)
    assert order is not None and s.key(order.to) == "V15"


def test_france_never_empties_hanoi():
    """1.9 C The last unit stays in Hanoi, whatever else there is to win."""
    s = state({"V15": "gm-1 fef-hq fef-sd-1", "V14": "tieu-doan-1", "X11": "88-308 102-308 vm-hq"})
    order = best_order(Outlook(seen(s, FEF), FEF), s.hex("V15"), True)
    assert order is None or s.board.unit["gm-1"] not in order.units


def test_france_takes_an_hq_that_stands_alone():
    """1.9 C, 6.4"""
    s = state({"V14": "gm-1", "V13": "vm-hq", "V15": "gm-3 10-bpcp 8-bpc 2-bpc 1-bep 3-bpc fef-sd-1"})
    assert ask(s, move_phase_stage(s, FEF, "attrition"), FEF)[1] == "reason.overrun"


def test_better_odds_are_worth_more():
    """6.8"""
    s = state({"R11": "141-312 165-312 209-312", "R12": "thai-1 T"})
    look = Outlook(s, VM)
    one = fight(look, [s.board.unit["141-312"]], s.hex("R12"), True, s.hex("R11"))
    three = fight(look, [s.board.unit[k] for k in ("141-312", "165-312", "209-312")], s.hex("R12"), True, s.hex("R11"))
    assert one is not None and three is not None and three.taken >= one.taken > 0


def test_an_attack_on_a_weak_post_uses_the_point():
    """6.3 G With three regiments and the spent SD beside it, VM attacks."""
    s = state(
        {"R11": "141-312 165-312 209-312 vm-sd-1", "R12": "thai-1 T", "V15": "gm-1"},
        spending=("vm-sd-1", ""), stage="operation.point", active=VM, ops=[10, 10], impulse=2,
    )  # fmt: skip
    assert ask(s, point(s), VM)[0] in ("attack", "move")


def test_messages_are_in_both_languages():
    """Same keys, same placeholders, no-break spaces before French punctuation."""
    assert messages_solo.EN.keys() == messages_solo.FR.keys()
    for key, text in messages_solo.EN.items():
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", messages_solo.FR[key])), key
        assert not re.search(" [:;!?]", messages_solo.FR[key]), key
