"""2.2-2.3 Playing an Event card: who is Eligible, in which order, and what each may do.

Stages: `next_card` turns a card, `card` is for Pivotal Events, `action` asks the next Eligible faction, `operation`
executes what it announced, `end_of_card` moves the cylinders.
"""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, Procedure, choose, draw, why

from ..cards import COUPS
from ..cards import EVENTS as EVENT_CARDS
from ..components.pieces import COIN_FACTIONS, FACTIONS, FRIEND, HIDDEN_ASSET
from ..components.transfers import TRANSFERS, transfer, transfers
from ..deception import in_use, own_markers, spend_asset
from ..events import execute, playable, why_not_event
from ..operations.operation import Operation, Terms
from ..operations.table import OPERATIONS, can_operate, operations_of, why_not_operate
from ..special_activities import ACCOMPANY
from ..state import State, add_resources
from ..victory import final_victory
from .deck import card, monsoon
from .deck import next_card as turn_card
from .pivotal import pivotal_events

PASS, OP, OP_SA, LIMOP, EVENT = "pass", "op", "op_sa", "limop", "event"
OPERATION_BOXES = (OP, OP_SA, LIMOP)

# 2.3.4 What the next Eligible faction may do, by what has been executed on this card.
BOXES: dict[tuple[str, ...], tuple[str, ...]] = {
    ():       (OP, OP_SA, EVENT),
    (OP,):    (LIMOP,),
    (OP_SA,): (LIMOP, EVENT),
    (EVENT,): (OP, OP_SA),
}  # fmt: skip


# --- 2.2, 2.3.7 the next card -----------------------------------------------------------------------------------


def next_card(s: State) -> Procedure:
    """2.3.7 The next card is played and a new one is revealed on top of the deck.

    To a table with real cards any Event card not yet seen may be the one that is turned.
    """
    revealed = 0
    if s.deck:
        unseen = (*s.deck, *(number for number in s.aside if number in EVENT_CARDS))
        revealed = int((yield draw("card.reveal", "2.3.7", unseen, left=len(s.deck))))
    turn_card(s, revealed)
    if not s.current:
        return final_victory(s)  # a stated deck without a final Coup card
    s.note("log.card", "2.3.7", card=f"card-{s.current}")
    if s.current in COUPS:
        return "coup"
    if monsoon(s):
        s.note("log.monsoon", "2.3.9", card=f"card-{s.next}")
    return "card"


def play_card(s: State) -> Procedure:
    """2.3.8 First of all the Pivotal Events; then the factions in the order of the card (2.3.2)."""
    yield from pivotal_events(s)
    return "action"


# --- 2.3.1-2.3.5 the Eligible factions ----------------------------------------------------------------------------


def executed(s: State) -> tuple[str, ...]:
    """2.3.4 What has been executed on this card, in order; Passing is not executing."""
    return tuple(what for _, what in s.acted if what != PASS)


def next_eligible(s: State) -> str | None:
    """2.3.1, 2.3.2 The leftmost Eligible faction that has not acted; None when two have executed or nobody is left."""
    if len(executed(s)) == 2:
        return None
    gone = [faction for faction, _ in s.acted]
    for faction in card(s).order:
        if faction in s.eligible and faction not in gone and faction not in s.made_ineligible:
            return faction
    return None


def boxes_for(s: State, faction: str) -> tuple[str, ...]:
    """2.3.4 The boxes open to a faction. 8.1 A Non-player has a full Operation and Special Activity for a Limited one.

    8.9 With the Easy option it has the Limited Operation only.
    """
    boxes = BOXES[executed(s)]
    if LIMOP not in boxes or faction not in s.nonplayers or "easy" in s.options:
        return boxes
    return (OP, OP_SA, *(box for box in boxes if box != LIMOP))


TERMS = {OP: Terms(), OP_SA: Terms(special=True), LIMOP: Terms(limited=True)}


def terms_of(box: str) -> Terms:
    """2.3.4, 2.3.5 A Limited Operation, or one with or without a Special Activity."""
    return TERMS[box]


def operations(s: State, faction: str, box: str = OP) -> list[str]:
    """2.3.4 Operations that can be executed; 4.1 a Special Activity executed first may be what makes one possible."""
    return [name for name in operations_of(faction) if can_operate(s, faction, name, terms_of(box))]


def action_keys(s: State, faction: str, gifts: dict[str, int]) -> list[str]:
    """2.3.4 The boxes open to a faction, Passing, and transfers (1.5.2), which only go with executing something."""
    boxes = boxes_for(s, faction)
    keys = [box for box in boxes if box in OPERATION_BOXES]
    if keys and not has_operation(s, faction, OP):
        keys = [OP_SA] if OP_SA in boxes and has_operation(s, faction, OP_SA) else []
    if EVENT in boxes:
        keys += playable(s, s.current)
    more = transfers(s, faction, list(gifts))
    if more and not keys and not would_operate(s, faction):
        more = []
    if not any(gifts.values()) or not keys:
        keys.append(PASS)
    if may_spend_asset(s, faction, keys + more):
        keys.insert(LIMOP in keys, HIDDEN_ASSET)
    return keys + more


def may_spend_asset(s: State, faction: str, keys: list[str]) -> bool:
    """7.3 The box is a Limited Operation, its player holds a Hidden Asset, and a full Operation could be executed.

    Never where the Limited Operation is all that is left: there a question would tell the others of the marker.
    """
    if LIMOP not in boxes_for(s, faction) or keys == [LIMOP]:
        return False
    return HIDDEN_ASSET in own_markers(s, faction) and has_operation(s, faction, OP_SA)


def has_operation(s: State, faction: str, box: str) -> bool:
    """2.3.4 At least one Operation can be executed in this box."""
    return any(can_operate(s, faction, name, terms_of(box)) for name in operations_of(faction))


def would_operate(s: State, faction: str) -> bool:
    """1.5.2 Only Resources are missing for an Operation that the boxes allow."""
    boxes = boxes_for(s, faction)
    return any(box in OPERATION_BOXES for box in boxes) and any(
        can_operate(s, faction, name, Terms(free=True)) for name in operations_of(faction)
    )


def why_not_action(s: State, faction: str, gifts: dict[str, int]) -> Blocked:
    """2.3.4 Boxes taken or not opened by the 1st Eligible; Events and Operations that cannot be executed."""
    blocked: Blocked = {}
    before = executed(s)
    for box in (*OPERATION_BOXES, EVENT):
        if box not in boxes_for(s, faction):
            names = card(s).sides if box == EVENT else (box,)
            reason = why(f"why.box.{before[0]}" if before else "why.box.first", "2.3.4")
            if box in BOXES[before]:
                reason = why("why.box.nonplayer", "8.1")
            blocked |= {EVENT if name == "single" else name: reason for name in names}
        elif box == EVENT:
            blocked |= why_not_event(s, s.current)
        elif not has_operation(s, faction, box):
            blocked[box] = why("why.no_operation", "2.3.4", faction=faction)
    if PASS not in action_keys(s, faction, gifts):
        blocked[PASS] = why("why.transferred", "1.5.2")
    if in_use(s) and HIDDEN_ASSET not in action_keys(s, faction, gifts):
        held = HIDDEN_ASSET in own_markers(s, faction)
        blocked[HIDDEN_ASSET] = why("why.asset.limop" if held else "why.asset.none", "7.3")
    return blocked


def action(s: State) -> Procedure:
    """2.3.4 The next Eligible faction executes an Operation or the Event as the boxes allow, or Passes.

    7.3 A Hidden Asset makes a Limited Operation a full one with a Special Activity.
    """
    faction = next_eligible(s)
    if faction is None:
        return "end_of_card"
    gifts: dict[str, int] = {}
    prompt = "action.second" if executed(s) else "action.first"
    while True:
        key = yield choose(
            faction,
            prompt,
            "2.3.4",
            lambda: action_keys(s, faction, gifts),
            lambda: why_not_action(s, faction, gifts),
            reveals=(HIDDEN_ASSET,),
            card=f"card-{s.current}",
            friend=FRIEND[faction],
        )
        if key not in TRANSFERS:
            break
        gifts[key] = yield from transfer(s, faction, key)
    if key == PASS:
        pass_card(s, faction)
        return "action"
    if key == HIDDEN_ASSET:
        spend_asset(s, faction)
        key = OP_SA
    if key in OPERATION_BOXES:
        s.acted = (*s.acted, (faction, key))
        s.transferred = frozenset(gifts)
        return "operation"
    s.acted = (*s.acted, (faction, EVENT))
    yield from execute(s, faction, s.current, "single" if key == EVENT else key)
    return "action"


def pass_card(s: State, faction: str) -> None:
    """2.3.3 Passing brings 1 Resource to an Insurgent faction, 3 ARVN Resources if it is a COIN one."""
    s.acted = (*s.acted, (faction, PASS))
    n = add_resources(s, faction, 3 if faction in COIN_FACTIONS else 1)
    s.note("log.pass", "2.3.3", faction=faction, n=n)


def operation(s: State) -> Procedure:
    """2.3.4 The Operation announced. One without the Special Activity that was in mind counts as an Operation only.

    2.3.5 A Limited Operation is in 1 space, without a Special Activity.
    """
    faction, box = s.acted[-1]
    name = yield choose(
        faction,
        "operation",
        "3.0",
        lambda: operations(s, faction, box),
        lambda: why_not_operations(s, faction, box),
        box=box,
    )
    s.note("log.operation", "2.3.4", faction=faction, operation=name, box=box)
    op = OPERATIONS[name](s, faction, terms_of(box))
    op.rest = rest_of_operation
    yield from op.prepare()
    return (yield from rest_of_operation(op))


def rest_of_operation(op: Operation) -> Procedure:
    """2.3.4 From a space of the Operation to the end of the action."""
    s, faction, done = op.s, op.faction, op
    box = s.acted[-1][1]
    yield from done.proceed()
    while not done.occurred and (other := (yield from instead(s, done))):
        done = other
    if box == OP_SA and not done.activity:
        s.acted = (*s.acted[:-1], (faction, OP))
        s.note("log.no_activity", "2.3.4", faction=faction)
    s.transferred = frozenset()
    return "action"


def instead(s: State, done: Operation) -> Generator[Decision, str, Operation | None]:
    """2.3.4 The Special Activity left the Operation no space to occur in: it accompanies another one (4.1.1).

    It has no second Special Activity. None if no other Operation is possible: the Special Activity stays executed, and
    the action is over.
    """
    faction = done.faction
    others = [name for name in operations_of(faction) if name not in why_not_instead(s, done)]
    if not others:
        s.note("log.nowhere", "2.3.4", faction=faction, operation=done.name)
        return None
    name = yield choose(
        faction,
        "operation.instead",
        "2.3.4",
        others,
        lambda: why_not_instead(s, done),
        operation=done.name,
        activity=done.activity,
    )
    s.note("log.instead", "2.3.4", faction=faction, operation=done.name, other=name)
    other = OPERATIONS[name](s, faction, Terms(after=done))
    yield from other.execute()
    return other


def why_not_instead(s: State, done: Operation) -> Blocked:
    """4.1.1 Operations that the Special Activity may not accompany, or that cannot be executed either."""
    blocked = why_not_operations(s, done.faction, OP)
    for name in operations_of(done.faction):
        if name not in ACCOMPANY[done.faction][done.activity]:
            blocked[name] = why("why.activity.operation", "4.1.1", operation=name)
    return blocked | {done.name: why("why.nowhere", "2.3.4")}


def why_not_operations(s: State, faction: str, box: str) -> Blocked:
    """3.0 The faction's Operations that cannot be executed, each with its reason."""
    reasons = {name: why_not_operate(s, faction, name, terms_of(box)) for name in operations_of(faction)}
    return {name: reason for name, reason in reasons.items() if reason is not None}


# --- 2.3.6 adjusting eligibility ------------------------------------------------------------------------------------


def end_of_card(s: State) -> Procedure:
    """2.3.6 The cylinders move; then the next card."""
    yield from ()
    adjust_eligibility(s)
    return "next_card"


def adjust_eligibility(s: State) -> None:
    """2.3.6 Who executed an Operation or the Event is Ineligible, all others Eligible; an Event may say otherwise."""
    out = {faction for faction, what in s.acted if what != PASS} - s.stays_eligible
    s.eligible = frozenset(f for f in FACTIONS if f not in out and f not in s.made_ineligible)
    s.acted = ()
    s.stays_eligible = s.made_ineligible = frozenset()
