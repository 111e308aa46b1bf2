"""5.5 Free Operations and Special Activities that Events grant: the same procedures as paid ones, with restrictions."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Any

from indochina.core.decision import END, Decision, choose

from ..operations.operation import PLAIN, Operation, Terms
from ..operations.table import OPERATIONS, can_operate
from ..special_activities import ACTIVITIES, possible
from ..state import State


def granted(
    only: Collection[int] | None = None, most: int | None = None, limited: bool = False, every: bool = False
) -> Terms:
    """5.5 The terms on which an Event grants an Operation: no cost, and Monsoon and Momentum do not stop it (5.1.1)."""
    return Terms(free=True, by_event=True, only=only, most=most, limited=limited, every=every)


GRANTED = granted()


def free_operation(
    s: State,
    faction: str,
    names: Collection[str],
    terms: Terms = GRANTED,
    rule: str = "5.5",
    may_decline: bool = False,
    **how: Any,
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Operations on terms that are `granted`: no effect on its Eligibility (3.1.2).

    It decides the details itself (5.1). `how` is what this Operation alone understands. Returns None if it cannot or
    will not.
    """
    able = [name for name in names if can_operate(s, faction, name, granted(terms.only))]
    name = yield from one_of(able, faction, "event.operation", rule, may_decline)
    if not name:
        return None
    s.note("log.free_operation", "5.5", faction=faction, operation=name)
    op = OPERATIONS[name](s, faction, terms, **how)
    yield from op.execute()
    return op


def free_activity(
    s: State,
    faction: str,
    names: Collection[str],
    terms: Terms = PLAIN,
    rule: str = "5.5",
    may_decline: bool = False,
    **how: Any,
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Special Activities alone and free; an Ambush as if there were an Attack.

    `how` is what this activity alone understands. 5.1.2 The Event goes before Momentum that forbids it. Returns None if
    it cannot or will not.
    """
    op = Operation(s, faction)
    able = [name for name in possible(op, by_event=True) if name in names]
    name = yield from one_of(able, faction, "event.activity", rule, may_decline)
    if not name:
        return None
    s.note("log.free_activity", "5.5", faction=faction, activity=name)
    op.activity = name
    yield from ACTIVITIES[name](op, terms, **how)
    return op


def one_of(able: list[str], faction: str, question: str, rule: str, may_decline: bool) -> Generator[Decision, str, str]:
    """5.1 The faction says which of those it can execute; empty if none."""
    if not able:
        return ""
    name = yield choose(faction, question, rule, [*able, END] if may_decline else able)
    return "" if name == END else name
