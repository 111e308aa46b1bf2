"""8.1 What a Non-player has before it when it is asked something: the board, its dice, its own earlier reasons.

A Non-player has no memory but the reasons it gave: what it decided is read from the answers of this card again. So a
saved, cloned or corrected game goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from copy import copy
from typing import Any, NamedTuple

from indochina.core.decision import Choice, Decision, Why
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.core.priorities import Criterion, fewest, most, narrow, where

from ..board import IDS, SPACE
from ..state import State
from .random_spaces import Roll, draw_space, equal_chance

__all__ = ["Answers", "Criterion", "Sheet", "Turn", "fewest", "most", "spaces_in", "where"]

ROUTINE = ("np.done", "np.operation", "np.pivotal.hold")
"""Words that tell a reader nothing new: it stops, holds back, or goes on with what it has given its reason for."""
Trace = list[dict[str, Any]]


class Sheet(NamedTuple):
    """8.5-8.8 What chapter 8 tells one Faction."""

    answers: Answers
    """By the name of the question."""
    by_lot: Mapping[str, str]
    """Questions that it leaves to the lot, each with the rule that says so."""
    to_operate: Callable[[State], list[Criterion[int]]]
    """8.4.4 Where it executes an Operation that an Event gives it in a space of its choice."""


class Turn:
    """One question to a Non-player, and what it finds while it looks for the answer."""

    def __init__(
        self,
        game: Game,
        faction: str,
        sheets: Mapping[str, Sheet],
        roll: Roll | None = None,
        waits_for: int | None = None,
    ) -> None:
        assert game.decision is not None
        self.game = game
        self.faction = faction
        self.sheets = sheets
        self.waits_for = waits_for
        self.s: State = game.state
        self.d: Decision = game.decision
        self.trace: Trace = []
        """Conditions tested, priorities tried, dice: in order, for the explanation."""
        ties = game.ties()
        self.roll: Roll = roll or (lambda: ties.below(6) + 1)

    @property
    def keys(self) -> list[str]:
        return self.d.keys

    @property
    def spaces(self) -> list[int]:
        """The spaces among the options."""
        return spaces_in(self.keys)

    def dry(self) -> Turn:
        """A look ahead: the same question, whose dice and trace nobody sees."""
        twin = copy(self)
        twin.trace = []
        twin.roll = lambda: 1
        return twin

    # --- dice and conditions ----------------------------------------------------------------------------------------

    def dice(self, n: int, word: str, rule: str) -> int:
        """Roll n dice for a condition and add them up."""
        rolled = [self.roll() for _ in range(n)]
        self.trace.append({"dice": word, "rule": rule, "rolled": rolled})
        return sum(rolled)

    def test(self, word: str, rule: str, holds: bool, **values: Any) -> bool:
        """Write down a condition of the flowchart and whether it holds, with the values it was tested on."""
        self.trace.append({"test": word, "rule": rule, "holds": holds, **values})
        return holds

    # --- 8.1.3, 8.1.4 priorities --------------------------------------------------------------------------------

    def pick(self, word: str, rule: str, spaces: Iterable[int], *nested: Criterion[int]) -> int | None:
        """8.1.3, 8.1.4 One of the candidates of a priority, narrowed by nested priorities, then by lot (8.2, 8.3).

        None, and nothing written down, if there is no candidate.
        """
        left = list(spaces)
        if not left:
            return None
        found: dict[str, Any] = {"priority": word, "rule": rule, "candidates": [IDS[x] for x in left]}
        left, steps = narrow(left, nested)
        if steps:
            found["steps"] = [{"by": name, "left": [IDS[x] for x in kept]} for name, kept in steps]
        if len(left) > 1:
            drawn = draw_space(left, self.roll, "ruling_random_spaces" in self.s.options)
            left = [drawn.space]
            found["rolled"] = drawn.dice
        found["found"] = IDS[left[0]]
        self.trace.append(found)
        return left[0]

    def pick_key(self, word: str, rule: str, keys: Iterable[str], *nested: Criterion[str]) -> str | None:
        """8.1.4 The same for options that are no spaces; the lot gives each the same chance (8.4.7)."""
        left = list(keys)
        if not left:
            return None
        found: dict[str, Any] = {"priority": word, "rule": rule, "candidates": left[:]}
        left, steps = narrow(left, nested)
        if steps:
            found["steps"] = [{"by": name, "left": kept} for name, kept in steps]
        if len(left) > 1:
            drawn = equal_chance(range(len(left)), self.roll)
            left = [left[drawn.space]]
            found["rolled"] = drawn.dice
        found["found"] = left[0]
        self.trace.append(found)
        return left[0]

    # --- answers and memory -----------------------------------------------------------------------------------------

    def answer(self, key: str, word: str, rule: str, **memory: Any) -> Choice:
        """The answer with its reason: in a word, with all that was found, and what is to be remembered."""
        values: dict[str, Any] = {"what": word, **({"trace": self.trace} if self.trace else {}), **memory}
        return Choice(key, Why("reason.routine" if word in ROUTINE else "reason.nonplayer", rule, values))

    def earlier(self) -> Iterator[Answer]:
        """This faction's answers, the latest first."""
        return (answer for answer in self.game.answers_back() if answer.seat == self.faction)

    def memory(self, *names: str, within: str = "action") -> Mapping[str, Any]:
        """What was written down with its last answer to one of these questions since it last chose an action.

        Question names may be given by their beginning, such as `march`; none: the last answer to any. Empty if there
        is none. `within=""` looks back over the whole game.
        """
        for answer in self.earlier():
            if not names or answer.name.startswith(names):
                return answer.reason.values if answer.reason is not None else {}
            if within and answer.name.startswith(within):
                break
        return {}

    def since(self, name: str) -> list[Answer]:
        """Its answers after the last one to a question of this name, oldest first; that one itself in front."""
        found: list[Answer] = []
        for answer in self.earlier():
            found.append(answer)
            if answer.name.startswith(name):
                break
        return found[::-1]

    def in_event(self) -> list[Answer]:
        """The faction's answers since somebody chose to execute this Event, oldest first."""
        found = []
        for answer in self.game.answers_back():
            if answer.name.startswith(("action", "pivotal")):
                break
            if answer.seat == self.faction:
                found.append(answer)
        return found[::-1]

    def of_event(self, *names: str) -> Mapping[str, Any]:
        """What was written down with the last answer to one of these questions, or to any, of this very Event.

        Answers that the engine gave itself, for want of a choice, are passed over.
        """
        for answer in reversed(self.in_event()):
            asked = answer.name in names if names else answer.name.startswith("event.")
            if asked and answer.reason is not None:
                return dict(answer.reason.values)
        return {}


def spaces_in(keys: Iterable[str]) -> list[int]:
    """The spaces among some keys."""
    return [SPACE[key] for key in keys if key in SPACE]


Answers = Mapping[str, Callable[[Turn], Choice | None]]
"""Questions, and the functions that answer them."""
