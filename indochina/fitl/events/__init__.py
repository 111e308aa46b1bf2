"""5.0 The frame of Events: which texts can be executed, by whom, and free Operations.

`EVENTS` holds a procedure for each card and side. A procedure takes the state and the executing faction, who decides
everything the text leaves open (5.1); what another faction is told to do, that faction decides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator
from typing import TYPE_CHECKING

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..cards import CAPABILITY_OF, CARDS, MIGS, MOMENTUM_OF, SHADED, SINGLE, TOP_GUN
from ..state import State
from .capabilities import capability_event
from .momentum import momentum_event

if TYPE_CHECKING:
    from ..operations.operation import Operation

Steps = Generator[Decision, str, None]
Event = Callable[[State, str], Steps]

EVENTS: dict[tuple[int, str], Event] = {
    **{(number, side): capability_event(number, side) for number in CAPABILITY_OF for side in CARDS[number].sides},
    **{(number, side): momentum_event(number, side) for number, side in MOMENTUM_OF},
}
"""5.1 Card and side: what it does."""


def event_key(side: str) -> str:
    """5.2 How a player names a text: `unshaded`, `shaded`, or `event` where there is only one."""
    return "event" if side == SINGLE else side


def why_not(s: State, number: int, side: str) -> Why | None:
    """5.1 Why a text cannot be executed; None if it can. Unshaded Top Gun keeps shaded MiGs away."""
    if (number, side) not in EVENTS:
        return why("why.event.card", "5.1", card=f"card-{number}")
    if CAPABILITY_OF.get(number) == MIGS and side == SHADED and TOP_GUN in s.unshaded:
        return why("why.event.top_gun", "5.3", card=f"card-{number}")
    return None


def playable(s: State, number: int) -> list[str]:
    """5.2 The texts of a card that may be chosen, whatever the faction."""
    return [event_key(side) for side in CARDS[number].sides if why_not(s, number, side) is None]


def why_not_event(s: State, number: int) -> Blocked:
    """5.1 The texts of a card that may not be chosen, with the reason."""
    reasons = {event_key(side): why_not(s, number, side) for side in CARDS[number].sides}
    return {key: reason for key, reason in reasons.items() if reason is not None}


def execute(s: State, faction: str, number: int, side: str) -> Steps:
    """5.1 A faction executes one text of a card. 5.1.3 What of it can be done must be; the rest is left out."""
    s.note("log.event", "5.1", faction=faction, card=f"card-{number}", side=side)
    yield from EVENTS[number, side](s, faction)


def free_operation(
    s: State,
    faction: str,
    names: Collection[str],
    only: Collection[int] | None = None,
    limited: bool = False,
    special: bool = False,
    may_decline: bool = True,
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Operations free: no cost, no effect on its Eligibility (3.1.2).

    It decides the details itself (5.1). `only` are the spaces the text names. Returns None if it cannot or will not.
    """
    from ..operations import OPERATIONS, can_operate

    possible = [name for name in names if can_operate(s, faction, name, free=True, only=only, by_event=True)]
    if not possible:
        return None
    keys = [*possible, "done"] if may_decline else possible
    name = yield choose(faction, "event.operation", "5.5", keys)
    if name == "done":
        return None
    s.note("log.free_operation", "5.5", faction=faction, operation=name)
    return (yield from OPERATIONS[name](s, faction, free=True, limited=limited, special=special, only=only))


def free_activity(
    s: State, faction: str, names: Collection[str], may_decline: bool = True
) -> Generator[Decision, str, Operation | None]:
    """5.5 A faction executes one of these Special Activities alone and free; an Ambush as if there were an Attack.

    5.1.2 The Event goes before Momentum that forbids it. Returns None if it cannot or will not.
    """
    from ..operations.operation import Operation
    from ..special_activities import possible

    op = Operation(s, faction, "", free=True, special=True)
    found = [name for name in possible(op, by_event=True) if name in names]
    if not found:
        return None
    name = yield choose(faction, "event.activity", "5.5", [*found, "done"] if may_decline else found)
    if name == "done":
        return None
    s.note("log.free_activity", "5.5", faction=faction, activity=name)
    yield from op.add(name)
    return op
