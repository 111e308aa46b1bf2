"""8.1 What a Non-player has before it when it is asked something: the board, its dice, its own earlier reasons.

A Non-player has no memory but the reasons it gave: what it decided is read from its answers again (`story` and what is
made of it). So a saved, cloned or corrected game goes on as it would have.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from indochina.core.decision import Choice, Decision, Why
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.core.priorities import Criterion, Tried, fewest, most, narrow, where

from ..board import IDS, SPACE
from ..state import State
from .random_spaces import Drawn, Roll, draw_space, equal_chance

__all__ = ["Answering", "Answers", "Criterion", "Sheet", "Turn", "fewest", "first_found", "most", "spaces_in", "where"]

Candidates = TypeVar("Candidates", bound=Collection[Any])

ROUTINE = ("np.done", "np.operation", "np.pivotal.hold")
"""Words that tell a reader nothing new: it stops, holds back, or goes on with what it has given its reason for."""
Trace = list[dict[str, Any]]
ACTION = ("action",)
"""How the questions begin that open an action."""
EVENT = ("action", "pivotal")
"""How those begin that open an Event."""
OPERATION = ("action", "operation", "pivotal", "event.")
LIMITED_SPACES = (".space", "coup.pacify", "coup.agitate")
"""Questions for a space, of as many as are left."""
"""How those begin that open an Operation, or a step of an Event."""


def dice_of(game: Game) -> Roll:
    """8.2 Dice from the game's own stream for ties, which is begun with the first of them."""
    stream: list[Random] = []

    def roll() -> int:
        if not stream:
            stream.append(game.ties())
        return stream[0].below(6) + 1

    return roll


class Turn:
    """One question to a Non-player, and what it finds while it looks for the answer."""

    def __init__(
        self,
        game: Game,
        faction: str,
        sheets: Mapping[str, Sheet],
        roll: Roll | None = None,
        waits_for: int | None = None,
        tells: bool = True,
    ) -> None:
        assert game.decision is not None
        self.game = game
        self.faction = faction
        self.sheets = sheets
        self.waits_for = waits_for
        self.s: State = game.state
        self.d: Decision = game.decision
        self.trace: Trace = []
        """Conditions tested, priorities tried, dice, numbers: in order, for the explanation."""
        self.tells = tells
        """Somebody may read the explanation: otherwise nothing is written down for it."""
        self.roll: Roll = roll or dice_of(game)

    @property
    def keys(self) -> list[str]:
        return self.d.keys

    @property
    def spaces(self) -> list[int]:
        """The spaces among the options."""
        return spaces_in(self.keys)

    def dry(self) -> Turn:
        """A look ahead: the same question, whose dice and trace nobody sees."""
        return Turn(self.game, self.faction, self.sheets, lambda: 1, self.waits_for, tells=False)

    # --- dice, conditions, numbers ------------------------------------------------------------------------------------

    def dice(self, n: int, word: str, rule: str) -> int:
        """Roll n dice for a condition and add them up."""
        rolled = [self.roll() for _ in range(n)]
        self.trace.append({"dice": word, "rule": rule, "rolled": rolled})
        return sum(rolled)

    def test(self, word: str, rule: str, holds: bool, **values: Any) -> bool:
        """Write down a condition of the flowchart and whether it holds, with the values it was tested on."""
        if self.tells:
            self.trace.append({"test": word, "rule": rule, "holds": holds, **values})
        return holds

    def note(self, word: str, rule: str, **values: Any) -> None:
        """Write down what else a reader wants to know: a number and what bounds it, which text is used. In words it is
        `explain.<word>`."""
        if self.tells:
            self.trace.append({"note": word, "rule": rule, **values})

    def skip(self, rule: str, *words: str) -> None:
        """8.1.3 Write down priorities that have no candidate."""
        if self.tells and words:
            self.trace.append({"skipped": list(words), "rule": rule})

    def first(self, rule: str, steps: Iterable[tuple[str, Candidates]]) -> tuple[str, Candidates]:
        """8.1.3 The first priority that has candidates, with them; those before it are written down as skipped."""
        skipped: list[str] = []
        for word, found in steps:
            if found:
                self.skip(rule, *skipped)
                return word, found
            skipped.append(word)
        self.skip(rule, *skipped)
        return "", found

    # --- 8.1.3, 8.1.4 priorities --------------------------------------------------------------------------------

    def pick(self, word: str, rule: str, spaces: Iterable[int], *nested: Criterion[int]) -> int | None:
        """8.1.3, 8.1.4 One of the candidates of a priority, narrowed by nested priorities, then by lot (8.2, 8.3).

        None if there is no candidate.
        """
        all_left = list(spaces)
        if not all_left:
            self.skip(rule, *([word] if word else []))
            return None
        left, tried = narrow(all_left, nested)
        exchanged = "ruling_random_spaces" in self.s.options
        drawn = draw_space(left, self.roll, exchanged) if len(left) > 1 else Drawn(left[0], [])
        if self.tells:
            found: dict[str, Any] = {"priority": word, "rule": rule, "candidates": [IDS[x] for x in all_left]}
            if tried:
                found["steps"] = [tie_break(one, [IDS[x] for x in one.left]) for one in tried]
            if len(left) > 1:
                found["rolled"] = drawn.dice
                if exchanged:
                    found["exchanged"] = True
            found["found"] = IDS[drawn.space]
            self.trace.append(found)
        return drawn.space

    def pick_key(self, word: str, rule: str, keys: Iterable[str], *nested: Criterion[str]) -> str | None:
        """8.1.4 The same for options that are no spaces; the lot gives each the same chance (8.4.7)."""
        left = list(keys)
        if not left:
            self.skip(rule, word)
            return None
        found: dict[str, Any] = {"priority": word, "rule": rule, "candidates": left[:]}
        left, tried = narrow(left, nested)
        if tried:
            found["steps"] = [tie_break(one, one.left) for one in tried]
        if len(left) > 1:
            drawn = equal_chance(range(len(left)), self.roll)
            left = [left[drawn.space]]
            found["rolled"] = drawn.dice
        found["found"] = left[0]
        if self.tells:
            self.trace.append(found)
        return left[0]

    # --- answers and memory: the story of its reasons -----------------------------------------------------------------

    def answer(self, key: str, word: str, rule: str, **memory: Any) -> Choice:
        """The answer with its reason: in a word, with all that was found, and what is to be remembered.

        Where a limit on spaces runs down, that is written down too.
        """
        if key in SPACE and self.d.name.endswith(LIMITED_SPACES):
            if n := self.d.values.get("left", self.d.values.get("spaces_left", 0)):
                self.note("np.spaces_left", rule, n=n)
        values: dict[str, Any] = {"what": word, **({"trace": self.trace} if self.trace else {}), **memory}
        return Choice(key, Why("reason.routine" if word in ROUTINE else "reason.nonplayer", rule, values))

    def story(self, since: tuple[str, ...] = (), anyone: bool = False) -> Iterator[Answer]:
        """Its answers, the latest first, back to the last question of whoever that begins like one of `since`.

        That answer is the last; without `since` the whole game is told. `anyone`: the answers of all.
        """
        for answer in self.game.answers_back():
            if anyone or answer.seat == self.faction:
                yield answer
            if since and answer.name.startswith(since):
                return

    def said(self, *names: str, since: tuple[str, ...] = OPERATION) -> list[Answer]:
        """Its answers to these questions, the latest first."""
        return [answer for answer in self.story(since) if answer.name in names]

    def told(self, *names: str, since: tuple[str, ...] = ACTION) -> Mapping[str, Any]:
        """What it wrote down with its last answer to a question that begins like one of these; nothing if none.

        Nothing either if the engine gave that answer, for want of a choice: then there is no plan.
        """
        return next((values_of(answer) for answer in self.story(since) if answer.name.startswith(names)), {})

    def told_just_now(self, name: str) -> Mapping[str, Any]:
        """What it wrote down with its very last answer, if that was to this question."""
        last = next(self.story(), None)
        return values_of(last) if last is not None and last.name == name else {}

    def notes(self, what: str, since: tuple[str, ...] = OPERATION) -> Iterator[Any]:
        """What it wrote down under this name, the latest first."""
        return (values[what] for answer in self.story(since) if what in (values := values_of(answer)))

    def recall(self, what: str) -> Any:
        """What it wrote down under this name last in the course of this Operation, or None."""
        return next(self.notes(what), None)

    def plan(self, counted: str, *others: str) -> tuple[list[Any], int] | None:
        """The plan it wrote down on this card with an answer to one of these questions, and how many times the first of
        them has been answered since, that answer included."""
        n = 0
        for answer in self.said(counted, *others):
            n += answer.name == counted
            if "plan" in (values := values_of(answer)):
                return (values["plan"], n) if values["card"] == self.s.current else None
        return None

    def of_event(self, *names: str) -> Mapping[str, Any]:
        """What it wrote down with its last answer to one of these questions, or to any, of this very Event.

        Answers that the engine gave itself, for want of a choice, are passed over.
        """
        for answer in self.story(EVENT):
            asked = answer.name in names if names else answer.name.startswith("event.")
            if asked and answer.reason is not None:
                return answer.reason.values
        return {}


def tie_break(tried: Tried[Any], left: list[str]) -> dict[str, Any]:
    """8.1.4 A nested priority as it is written down: the figures of the candidates and who is left; if it does not
    narrow them, the one figure that all of them have."""
    if len(left) == len(tried.scores):
        return {"by": tried.name, "all": tried.scores[0]}
    return {"by": tried.name, "left": left, "figures": tried.scores}


def first_found(steps: Iterable[tuple[str, Candidates]]) -> tuple[str, Candidates]:
    """8.1.3 The first of several priorities, at least one, that has candidates; "" if none has."""
    for word, found in steps:
        if found:
            return word, found
    return "", found


def values_of(answer: Answer) -> Mapping[str, Any]:
    """What was written down with an answer."""
    return answer.reason.values if answer.reason is not None else {}


def spaces_in(keys: Iterable[str]) -> list[int]:
    """The spaces among some keys."""
    return [SPACE[key] for key in keys if key in SPACE]


Answering = Callable[[Turn], Choice | None]
Answers = Mapping[str, Answering]
"""Questions, and the functions that answer them."""


class Sheet(NamedTuple):
    """8.5-8.8 What chapter 8 tells one Faction."""

    answers: Answers
    """By the name of the question."""
    by_lot: Mapping[str, str]
    """Questions that it leaves to the lot, each with the rule that says so."""
    to_operate: Callable[[State], list[Criterion[int]]]
    """8.4.4 Where it executes an Operation that an Event gives it in a space of its choice."""
