"""3.1, 4.1 What all Operations do alike: select spaces and pay, give Resources, add the Special Activity."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import END, STOPS, Blocked, Decision, Why, choose, why

from ..board import IDS, SPACE
from ..components.control import can_pay, dearth, pay_and_tell
from ..components.pieces import FRIEND
from ..components.transfers import TRANSFERS, transfer, transfers
from ..special_activities import ACTIVITIES, no_activities, possible
from ..special_activities.tax import possible_tax
from .operation import Operation, Steps


def select_space(op: Operation) -> Generator[Decision, str, int | str | None]:
    """3.1 The next space, paid for; None when done; or one of the `more` keys the Operation itself understands.

    Offered at the same time: the Special Activities that may accompany it (4.1) and transfers (1.5.2). The candidates
    are looked for anew after each of them, because they change the map and the purse.
    """

    def keys() -> list[str]:
        spaces, others = op.selectable(), op.more()
        found = [IDS[x] for x in spaces] + others + activities(op)
        must = spaces if op.terms.free else [*spaces, *others]
        if not must or (op.occurred and not op.terms.every):  # 2.3.4 it must occur, if it can
            found.append(op.closing)
        return found + gifts(op)

    while True:
        chosen = [IDS[x] for x in op.spaces]
        key = yield choose(
            op.faction,
            f"{op.name}.space",
            op.rule,
            keys,
            lambda: op.not_selectable() | not_added(op),
            work=op.work,
            chosen=chosen,
            friend=FRIEND[op.faction],
            ends=op.name,
            **op.told,
        )
        if key in STOPS:
            return None
        if key in TRANSFERS:
            yield from give(op, key)
        elif key in ACTIVITIES:
            yield from add(op, key)
        elif key not in SPACE:
            return key
        else:
            space = SPACE[key]
            pay_and_tell(op.s, op.faction, op.cost(space), key, op.rule)
            op.spaces.append(space)
            return space


# --- 1.5.2 transfers --------------------------------------------------------------------------------------------


def gifts(op: Operation) -> list[str]:
    """1.5.2 NVA and VC may give each other Resources between two spaces, each once with the whole action.

    Not with an Event's Operations, and not before the first space: there it is asked with the action itself.
    """
    if op.s.stage != "operation" or op.full or not (op.occurred or op.activity):
        return []
    return transfers(op.s, op.faction, op.s.transferred)


def give(op: Operation, key: str) -> Steps:
    """1.5.2 One of them."""
    op.s.transferred |= {key}
    yield from transfer(op.s, op.faction, key)


# --- 4.1 the Special Activity alongside ---------------------------------------------------------------------------


def activities(op: Operation) -> list[str]:
    """4.1 Special Activities that may be added now."""
    return possible(op) if op.may_add() else []


def not_added(op: Operation) -> Blocked:
    """4.1 Why the other Special Activities may not be added now."""
    return no_activities(op, activities(op))


def add(op: Operation, name: str) -> Steps:
    """4.1 Execute the one Special Activity that accompanies the Operation."""
    op.special = False
    op.activity = name
    yield from ACTIVITIES[name](op)


def finish(op: Operation) -> Steps:
    """4.1 When the Operation is over the Special Activity may still be added."""
    found = activities(op)
    if found:
        keys = [*found, END]
        key = yield choose(op.faction, "special.after", "4.1", keys, lambda: not_added(op), operation=op.name)
        if key != END:
            yield from add(op, key)


# --- 4.1, 4.5.1 Tax first -----------------------------------------------------------------------------------------


def tax_first(op: Operation) -> Steps:
    """4.1 VC without Resources may Tax immediately before the Operation, to be able to pay for it."""
    if op.special and not op.selectable() and "tax" in activities(op):
        yield from add(op, "tax")


def no_insurgent_space(op: Operation, nowhere: str) -> Why | None:
    """3.1 Why no space can be selected; None if one can, or if VC could pay for it after a Tax (4.1)."""
    found = [x for x in op.candidates() if op.terms.allow(x)]
    if any(can_pay(op.s, op.faction, op.cost(x)) for x in found):
        return None
    return no_purse(op) if found else why(nowhere, op.rule)


def no_purse(op: Operation) -> Why | None:
    """3.3 A Resource is missing, unless VC may Tax immediately before (4.1)."""
    return None if op.special and possible_tax(op) else dearth(op.s, op.faction, 1, op.rule)
