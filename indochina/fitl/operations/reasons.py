"""3.1 Why a space is not offered: what holds for all Operations alike, then the Operation's own reason."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from indochina.core.decision import Blocked, Why, why

from ..board import IDS
from ..components.control import can_pay, spendable
from ..components.pieces import US
from ..state import State
from .operation import Cost, Operation


def reasons(op: Operation, spaces: Iterable[int], test: Callable[[int], Why | None], cost: Cost, rule: str) -> Blocked:
    """The reason of each space that is not offered."""
    blocked: Blocked = {}
    for x in spaces:
        reason = _reason(op, x, test, op.cost(cost, x), rule)
        if reason is not None:
            blocked[IDS[x]] = reason
    return blocked


def _reason(op: Operation, x: int, test: Callable[[int], Why | None], price: int, rule: str) -> Why | None:
    if x in op.spaces:
        return why("why.selected", "3.1")
    if op.only is not None and x not in op.only:
        return why("why.event_spaces", "5.1")
    reason = test(x)
    if reason is not None:
        return reason
    if op.most is not None and len(op.spaces) >= op.most:
        return why("why.limited", "2.3.5") if op.limited else why("why.most_spaces", "5.3", count=op.most)
    return dearth(op.s, op.faction, price, rule)


def dearth(s: State, faction: str, cost: int, rule: str) -> Why | None:
    """1.8.1, 3.1 Too few Resources: the US also must leave as many as Total Econ."""
    if can_pay(s, faction, cost):
        return None
    if faction == US:
        return why("why.econ", "1.8.1", cost=cost, have=spendable(s, US), econ=s.econ)
    return why("why.resources", rule, cost=cost, have=spendable(s, faction))
