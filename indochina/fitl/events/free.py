"""5.5 Free Operations and Special Activities that Events grant: the same procedures as paid ones, with restrictions."""

from __future__ import annotations

from collections.abc import Collection, Generator
from typing import Any

from indochina.core.decision import Decision, choose

from ..operations import OPERATIONS, can_operate
from ..operations.operation import Operation
from ..special_activities import ACTIVITIES, possible
from ..state import State


def free_operation(
    s: State,
    faction: str,
    names: Collection[str],
    only: Collection[int] | None = None,
    rule: str = "5.5",
    may_decline: bool = False,
    **how: Any,
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Operations free: no cost, no effect on its Eligibility (3.1.2).

    It decides the details itself (5.1). `only` are the spaces the text names; `how` are further arguments of the
    Operation's procedure. 5.1.1 Monsoon and Momentum do not stop it. Returns None if it cannot or will not.
    """
    able = [name for name in names if can_operate(s, faction, name, free=True, only=only, by_event=True)]
    if not able:
        return None
    name = yield choose(faction, "event.operation", rule, [*able, "done"] if may_decline else able)
    if name == "done":
        return None
    s.note("log.free_operation", "5.5", faction=faction, operation=name)
    return (yield from OPERATIONS[name](s, faction, free=True, only=only, **how))


def free_activity(
    s: State,
    faction: str,
    names: Collection[str],
    rule: str = "5.5",
    may_decline: bool = False,
    **how: Any,
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Special Activities alone and free; an Ambush as if there were an Attack.

    `how` are further arguments of its procedure. 5.1.2 The Event goes before Momentum that forbids it. Returns None if
    it cannot or will not.
    """
    op = Operation(s, faction, "", free=True)
    able = [name for name in possible(op, by_event=True) if name in names]
    if not able:
        return None
    name = yield choose(faction, "event.activity", rule, [*able, "done"] if may_decline else able)
    if name == "done":
        return None
    s.note("log.free_activity", "5.5", faction=faction, activity=name)
    op.activity = name
    yield from ACTIVITIES[name](s, faction, op, **how)
    return op
