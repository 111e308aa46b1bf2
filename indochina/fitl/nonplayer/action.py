"""2.3.4, 8.1 What all four Non-players share when they choose an action: Operations, Capabilities, Pivotal Events."""

from __future__ import annotations

from typing import Any

from indochina.core.decision import Choice

from ..cards import CARDS
from ..sequence.deck import leader_cards
from ..sequence.sequence import LIMOP, OP, OP_SA, PASS, next_eligible
from .events.play import EVENT_KEYS, choose_event
from .turn import Answering, Answers, Turn

# --- 2.3.4, 8.1 the action --------------------------------------------------------------------------------------------


def operate(t: Turn, operation: str, word: str, rule: str, **memory: Any) -> Choice:
    """8.1 Execute an Operation with a Special Activity, a full one even where a Limited one is granted.

    With the Easy option (8.9) it may have to be a Limited Operation.
    """
    box = next(box for box in (OP_SA, OP, LIMOP) if box in t.keys)
    return t.answer(box, word, rule, operation=operation, **memory)


def announced(t: Turn) -> Choice | None:
    """The Operation decided on with the action."""
    name = t.told("action").get("operation", "")
    if name in t.keys:
        return t.answer(name, "np.operation", "8.1")
    return None


def pass_card(t: Turn, word: str, rule: str, **memory: Any) -> Choice:
    return t.answer(PASS, word, rule, **memory)


# --- 8.5.2, 8.6.2, 8.7.1, 8.8.2 Capabilities --------------------------------------------------------------------------


def capability(t: Turn, rule: str) -> Choice | None:
    """8.5.2 Pass to wait for its own Capability, or play the Capability that is here; None: go on.

    A roll that exceeds the cards in the RVN Leader box decides; who has waited need not roll again.
    """
    s, cards = t.s, leader_cards(t.s)
    here = CARDS[s.current].kind == "capability" and any(key in t.keys for key in EVENT_KEYS)
    mine = t.test("np.capability.next", rule, awaits(t), leader_cards=cards)
    t.test("np.capability.here", rule, here, leader_cards=cards)
    if mine and not here and PASS in t.keys:
        if t.test("np.capability.wait", rule, t.dice(1, "np.capability", rule) > cards, leader_cards=cards):
            return pass_card(t, "np.capability.wait", rule, waits_for=s.next)
    elif here:
        waited = waited_for(t)
        if t.test("np.capability.waited", rule, waited) or t.test(
            "np.capability.play", rule, t.dice(1, "np.capability", rule) > cards, leader_cards=cards
        ):
            return choose_event(t, rule)
    return None


def waited_for(t: Turn) -> bool:
    """8.5.2 It Passed on the previous card to play this one."""
    return t.s.current in (t.waits_for, t.told("action", since=()).get("waits_for"))


def awaits(t: Turn) -> bool:
    """8.5.2 The next card is the faction's own Capability."""
    s = t.s
    return s.next in CARDS and CARDS[s.next].kind == "capability" and CARDS[s.next].owner == t.faction


def capability_near(t: Turn) -> bool:
    """8.5.2, 8.6.2, 8.7.1 The current card is a Capability, or the next is its own: no Event but by that die."""
    return awaits(t) or CARDS[t.s.current].kind == "capability"


# --- 8.4.6 Pivotal Events ---------------------------------------------------------------------------------------------


def pivotal(t: Turn) -> Choice:
    """8.4.6 Play it the instant it is playable and a player's Faction is 1st Eligible; else hold it."""
    first = next_eligible(t.s)
    holds = t.test("np.pivotal", "8.4.6", first is not None and first not in t.s.nonplayers)
    return t.answer("play" if holds else "hold", "np.pivotal.play" if holds else "np.pivotal.hold", "8.4.6")


def pivotal_trump(t: Turn) -> Choice:
    """8.4.6 Who has laid a Pivotal Event is 1st Eligible: trump it, be it a player's or a Non-player's over one."""
    return t.answer("play", "np.pivotal.trump", "8.4.6")


def place_take(t: Turn) -> Choice | None:
    """8.1.2 A Non-player takes no piece of its own off the map to place it elsewhere (8.6.4 is the exception)."""
    return None


ANSWERS: Answers = {
    "pivotal": pivotal,
    "pivotal.trump": pivotal_trump,
    "place.take": place_take,
}


def by_flowchart(
    flowchart: Answering, operation: Answering, event_operation: Answering, event_activity: Answering
) -> Answers:
    """The questions that a Faction's flowchart answers: its action, and what an Event grants it (8.4.4)."""
    return {
        "action.first": flowchart,
        "action.second": flowchart,
        "event.activity": event_activity,
        "event.operation": event_operation,
        "operation": operation,
    }
