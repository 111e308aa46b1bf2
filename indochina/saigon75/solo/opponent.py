"""What both opponents share: answering by a table of questions, reading the board, choosing cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from indochina.core.decision import Choice, Decision, Why
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.priorities import Criterion, pick

from ..availability import limit, points_left
from ..control import enter
from ..retreat import refuges, roomy
from ..state import State, count
from ..units import DIVISION, KINDS, NV, NV_DIVISION, SPACE, SPACE_IDS, SV, UNIT, VC

Answering = Callable[[State, Decision, Random], Choice]
"""Answers one question."""

FULL_DIVISIONS = (DIVISION, NV_DIVISION)


class Order(NamedTuple):
    """Move units of one slot to a space, and why."""

    slot: int
    to: int
    number: int
    reason: str


Planning = Callable[[State], Order | None]
"""The next order of a side; None when it has no more."""


def steps(s: State, p: int) -> int:
    """Strength of the SV units in a province: two for a full division, one for any other unit."""
    return count(s, SV, p) + s.units[p * KINDS + DIVISION]


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
    """S.3 The card that does least good is played (or exchanged) first.

    Cards that hurt are played early, while little is at stake; the best are kept for the last turns. The reason does
    not say so: it would tell what else is in the hand.
    """

    def least(s: State, d: Decision, ties: Random) -> Choice:
        card = min((key for key in d.keys if key in values), key=lambda c: values[c])
        return Choice(card, because("card", d.rule, card=card))

    return least


def lose(d: Decision, *order: int) -> Choice:
    """S.6a Full divisions first: they stay on the map, reduced. Then the kind that is missed least."""
    key = first_kind(d, *order)
    return Choice(key, because("keep_numbers" if kind_of(key) in FULL_DIVISIONS else "least_missed", d.rule))


def planned_once(planning: Planning) -> Planning:
    """The same orders; for a position that is as it was when it was last asked (which unit, where to, how many) the
    order is not worked out again."""
    last: list[tuple[State, Order | None]] = []

    def plan(s: State) -> Order | None:
        if last:
            before, order = last[0]
            if before == s and before.board is s.board:
                return order
        before = s.copy()
        order = planning(s)
        last[:] = [(before, order)]
        return order

    return plan


def activations_wanted(s: State, planning: Planning, besides: Callable[[State], int]) -> int:
    """S.2 How many activations all orders of the phase would take, and what is wanted `besides` when they are done."""
    t = s.copy()
    t.base, t.plus = limit(t), 0
    while points_left(t) and (order := planning(t)) is not None:
        kind = order.slot % KINDS
        t.units[order.slot] -= order.number
        enter(t, order.to, kind, order.number, activated=True)
        if kind == VC:
            t.vc_spent += order.number
        else:
            t.spent += order.number
    return t.spent + besides(t)


def moved(planning: Planning, elsewhere: Callable[[State, Decision, int], str]) -> dict[str, Answering]:
    """S.4 Where the unit goes, and how many go with it, as planned.

    Who takes over in the middle of another's move has not planned it: then the unit goes where it does best.
    """

    def planned(s: State, d: Decision) -> Order | None:
        order = planning(s)
        return order if order is not None and order.slot == UNIT[f"{d.values['space']}/{d.values['unit']}"] else None

    def move_to(s: State, d: Decision, ties: Random) -> Choice:
        order = planned(s, d)
        if order is None or SPACE_IDS[order.to] not in d.keys:
            return Choice(elsewhere(s, d, UNIT[f"{d.values['space']}/{d.values['unit']}"]), because("go_on", d.rule))
        return Choice(SPACE_IDS[order.to], because(order.reason, d.rule, to=SPACE_IDS[order.to]))

    def move_count(s: State, d: Decision, ties: Random) -> Choice:
        order = planned(s, d)
        if order is None or SPACE_IDS[order.to] != d.values["to"]:
            return Choice("1", because("one_by_one", d.rule))
        return Choice(str(min(order.number, len(d.keys))), because(order.reason, d.rule, to=SPACE_IDS[order.to]))

    return {"move.to": move_to, "move.count": move_count}


def spare_the_weak(s: State, d: Decision, order: Mapping[int, int]) -> Choice:
    """S.6b Who retreats: a unit that has somewhere to go, in this order of kinds; failing that a full division, which
    is only reduced."""
    p = SPACE[d.values["space"]]

    def cost(key: str) -> tuple[bool, bool, int]:
        kind = kind_of(key)
        stuck = not roomy(s, NV if kind >= NV_DIVISION else SV, refuges(s, p, kind))
        return stuck, stuck and kind not in FULL_DIVISIONS, order[kind]

    key = min(d.keys, key=cost)
    return Choice(key, because("only_reduced" if cost(key)[0] else "can_go", d.rule))


def stacking_remove(s: State, d: Decision, ties: Random) -> Choice:
    key = min(d.keys, key=lambda k: worth(UNIT[k] % KINDS))
    return Choice(key, because("weakest", d.rule))


SHARED: dict[str, Answering] = {"stacking.remove": stacking_remove}
"""What both answer alike."""


def kind_of(key: str) -> int:
    return UNIT[key] % KINDS


def space_of(key: str) -> int:
    return UNIT[key] // KINDS if "/" in key else SPACE[key]
