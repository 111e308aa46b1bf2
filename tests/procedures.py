"""Drive a procedure as the engine would: `drive(train(s, "US"), "saigon arvn_police 6 done")`.

A question with a single option answers itself; a key of an earlier version is read as in a save; dice are read from a
list, and a pile gives its top card. A key that is not offered, keys or dice left over, and a question without an answer
are faults of the test. `Run` stops where answers or dice run out instead, to look at what has been asked until then.
"""

from collections.abc import Callable, Generator
from random import Random
from typing import Any

from indochina.core.decision import CHANCE, TOP, Decision


class Run:
    """A procedure answered as far as keys and dice go: what it `asked`, and what is `open` then or its `result`."""

    def __init__(self, procedure: Generator[Decision, str, Any], keys: str = "", dice: str = "") -> None:
        self.keys = keys.split()
        self.dice = dice.replace(",", " ").split()
        self.asked: list[Decision] = []
        self.open: Decision | None = None
        self.result: Any = None
        try:
            decision = next(procedure)
            while (key := self.answer(decision)) is not None:
                decision = procedure.send(key)
            self.open = decision
        except StopIteration as end:
            self.result = end.value
            assert not self.keys, f"not asked: {' '.join(self.keys)}"
            assert not self.dice, f"not rolled: {' '.join(self.dice)}"

    def answer(self, decision: Decision) -> str | None:
        keys = decision.keys
        assert keys, f"a dead end: {decision.name} has no options"
        assert len(set(keys)) == len(keys), f"an option twice: {decision}"
        if decision.seat == CHANCE:
            return self.roll(decision)
        decision.blocked  # noqa: B018  the reasons must be computable at every question
        self.asked.append(decision)
        if len(keys) == 1:
            return keys[0]
        if not self.keys:
            return None
        key = self.keys[0] if self.keys[0] in keys else decision.now_called(self.keys[0])
        assert key in keys, f"{key!r} is not offered by {decision}; left: {' '.join(self.keys)}"
        del self.keys[0]
        return key

    def roll(self, decision: Decision) -> str | None:
        if decision.stream == TOP and len(decision.keys) == 1:
            return decision.top  # nothing is drawn: something hidden is shown
        if not self.dice:
            return decision.top or None
        assert self.dice[0] in decision.keys, f"{self.dice[0]!r} is no face of {decision}"
        return self.dice.pop(0)


def drive(procedure: Generator[Decision, str, Any], keys: str = "", dice: str = "") -> Any:
    """Run a procedure to its end with these answers and dice; what it returned."""
    run = Run(procedure, keys, dice)
    assert run.open is None, f"unanswered: {run.open}"
    return run.result


def ask(procedure: Generator[Decision, str, Any], keys: str = "", dice: str = "") -> Decision:
    """The question that is open after these answers: to look at its seat, options and reasons."""
    run = Run(procedure, keys, dice)
    assert run.open is not None, "the procedure has ended"
    assert not run.dice, f"not rolled: {' '.join(run.dice)}"
    return run.open


def over(procedure: Generator[Decision, str, Any], keys: str = "", dice: str = "") -> bool:
    """The procedure ends with these answers: nothing more is asked."""
    drive(procedure, keys, dice)
    return True


def play(procedure: Generator[Decision, str, Any], rng: Random, read: Callable[[Decision], object]) -> None:
    """Answer every question at random, after having read all that a player could read of it."""
    decision = next(procedure, None)
    for _ in range(800):
        if decision is None:
            return
        keys = decision.keys
        assert keys and len(set(keys)) == len(keys), decision
        assert decision.seat == CHANCE or not set(keys) & set(decision.blocked), decision
        read(decision)
        try:
            decision = procedure.send(rng.choice(keys))
        except StopIteration:
            return
    raise AssertionError(f"no end: {decision}")
