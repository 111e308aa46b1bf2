"""What both opponents share: answering by the name of the question, reading the board, choosing cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochina.core.decision import Decision, Why
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.priorities import Criterion, pick

from ..state import State
from ..units import DIVISION, KINDS, NV_DIVISION, SPACE, SV_KINDS, UNIT

Answer = tuple[str, Why]

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
    """Answers each question by the method of its name: `move.unit` by `move_unit`. Has no memory of its own."""

    CARD_VALUES: dict[str, float]

    def choose(self, game: Game) -> Answer:
        decision = game.decision
        assert decision is not None
        answer: Callable[[State, Decision, Random], Answer] = getattr(self, decision.name.replace(".", "_"))
        return answer(game.state, decision, game.ties())

    def by_priority(self, d: Decision, keys: list[str], criteria: list[Criterion[str]], ties: Random) -> Answer:
        """Pick an option by criteria; the reason names those that decided."""
        found = pick(keys, criteria, ties)
        if found.by:
            return found.item, because("priorities", d.rule, by=[f"by.{name}" for name in found.by])
        return found.item, because("lot" if found.drawn_from > 1 else "only", d.rule, count=found.drawn_from)

    def event_play(self, s: State, d: Decision, ties: Random) -> Answer:
        """Cards that hurt are played early, while little is at stake; the best are kept for the last turns."""
        cards = [key for key in d.keys if key in self.CARD_VALUES]
        card = min(cards, key=lambda c: self.CARD_VALUES[c])
        return card, because("card_early" if self.CARD_VALUES[card] < 0 else "card_least", "S.3", card=card)

    def event_discard(self, s: State, d: Decision, ties: Random) -> Answer:
        """Never asked: the opponents do not exchange cards; answered all the same."""
        return d.keys[0], because("only", d.rule, count=1)

    def stacking_remove(self, s: State, d: Decision, ties: Random) -> Answer:
        key = min(d.keys, key=lambda k: worth(UNIT[k] % KINDS))
        return key, because("weakest", d.rule)


def kind_of(key: str) -> int:
    return UNIT[key] % KINDS


def space_of(key: str) -> int:
    return UNIT[key] // KINDS if "/" in key else SPACE[key]
