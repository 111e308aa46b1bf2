"""What both opponents share: answering by a table of questions, reading the board, choosing cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from indochina.core.decision import Choice, Decision, Why
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.priorities import Criterion, pick

from ..state import State
from ..units import DIVISION, KINDS, NV_DIVISION, SPACE, SV_KINDS, UNIT

Answering = Callable[[State, Decision, Random], Choice]
"""Answers one question."""

FULL_DIVISIONS = (DIVISION, NV_DIVISION)


def steps(s: State, p: int) -> int:
    """Strength of the SV units in a province: two for a full division, one for any other unit."""
    i = p * KINDS
    return sum(s.units[i + k] for k in SV_KINDS) + s.units[i + DIVISION]


def worth(kind: int) -> int:
    return 2 if kind in FULL_DIVISIONS else 1


def because(key: str, rule: str, **values: Any) -> Why:
    """A reason: message key, rule number, values."""
    return Why(f"reason.{key}", rule, values)


class Opponent:
    """Answers each question by the function that a table has for it. Has no memory of its own."""

    def __init__(self, seat: str, answers: Mapping[str, Answering]) -> None:
        self.seat = seat
        self.answers = answers

    def choose(self, game: Game) -> Choice:
        decision = game.decision
        assert decision is not None
        if decision.name not in self.answers:
            raise LookupError(f"the opponent for {self.seat} has no answer to {decision.name}")
        return self.answers[decision.name](game.state, decision, game.ties())


def by_priority(d: Decision, keys: list[str], criteria: list[Criterion[str]], ties: Random) -> Choice:
    """Pick an option by criteria; the reason names those that decided."""
    found = pick(keys, criteria, ties)
    if found.by:
        return Choice(found.item, because("priorities", d.rule, by=[f"by.{name}" for name in found.by]))
    return Choice(found.item, because("lot" if found.drawn_from > 1 else "only", d.rule, count=found.drawn_from))


def first_kind(d: Decision, *order: int) -> str:
    """The unit whose kind comes first in an order."""
    return min(d.keys, key=lambda key: order.index(kind_of(key)))


def least_card(values: Mapping[str, float]) -> Answering:
    """S.3 The card that does least good is played first.

    Cards that hurt are played early, while little is at stake; the best are kept for the last turns.
    """

    def event_play(s: State, d: Decision, ties: Random) -> Choice:
        card = min((key for key in d.keys if key in values), key=lambda c: values[c])
        return Choice(card, because("card_early" if values[card] < 0 else "card_least", "S.3", card=card))

    return event_play


def event_discard(s: State, d: Decision, ties: Random) -> Choice:
    """The opponents do not exchange cards; but one may be asked who takes over a game at this question."""
    return Choice(d.keys[0], because("only", d.rule, count=1))


def stacking_remove(s: State, d: Decision, ties: Random) -> Choice:
    key = min(d.keys, key=lambda k: worth(UNIT[k] % KINDS))
    return Choice(key, because("weakest", d.rule))


SHARED: dict[str, Answering] = {"event.discard": event_discard, "stacking.remove": stacking_remove}
"""What both answer alike."""


def kind_of(key: str) -> int:
    return UNIT[key] % KINDS


def space_of(key: str) -> int:
    return UNIT[key] // KINDS if "/" in key else SPACE[key]
