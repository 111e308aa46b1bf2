"""5.0 The frame of Events: which texts can be executed and by what procedure.

Each card is a class in the module of its numbers; each of its texts is a method. Reading these modules, in the order of
the numbers, fills `CARDS`.
"""

from __future__ import annotations

from indochina.core.decision import Blocked, Why, why

from ..cards import CARDS, MIGS, SHADED, SINGLE, TOP_GUN
from ..state import State
from . import (  # noqa: F401
    cards_001_010,
    cards_011_020,
    cards_021_030,
    cards_031_040,
    cards_041_050,
    cards_051_060,
    cards_061_070,
    cards_071_080,
    cards_081_090,
    cards_091_095,
    cards_096_100,
    cards_101_110,
    cards_111_120,
    cards_121_124,
    cards_125_130,
)
from .event import EVENT_CARDS, Steps

__all__ = ["CARDS", "EVENTS", "event_key", "execute", "playable", "why_not", "why_not_event"]

EVENTS = [(number, side) for number, card in EVENT_CARDS.items() for side in card.sides]
"""5.1 Every text that can be executed: card and side."""


def event_key(side: str) -> str:
    """5.2 How a player names a text: `unshaded`, `shaded`, or `event` where there is only one."""
    return "event" if side == SINGLE else side


def why_not(s: State, number: int, side: str) -> Why | None:
    """5.1 Why a text cannot be executed; None if it can. Unshaded Top Gun keeps shaded MiGs away."""
    if CARDS[number].capability == MIGS and side == SHADED and TOP_GUN in s.unshaded:
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
    before = s.copy()
    yield from EVENT_CARDS[number](s, faction).execute(side)
    before.streams = s.streams  # rolling dice is not an effect
    if before == s:
        s.note("log.event.nothing", "5.1.3", card=f"card-{number}")
