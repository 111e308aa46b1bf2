"""Why units and places are not offered, as far as several questions tell it alike."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from indochina.core.decision import Blocked, Why, why

from .state import State, count
from .units import KINDS, KINDS_OF, PROVINCES, SPACE_IDS, UNIT_KEYS, Units


def no_place(rule: str) -> Blocked:
    """The reserve, where a province is asked for."""
    return {"reserve": why("why.no_province", rule)}


def empty_of(s: State, side: str, rule: str) -> Blocked:
    """Provinces without units of a side, and the reserve, which is none."""
    return no_place(rule) | {
        SPACE_IDS[p]: why("why.none_of", rule, side=side) for p in PROVINCES if not count(s, side, p)
    }


def slots_in(side: str, p: int) -> list[int]:
    """The slots of a side in a space."""
    return [p * KINDS + k for k in KINDS_OF[side]]


def unoffered(s: State, slots: Iterable[int], keys: Collection[str], reason: Callable[[int], Why]) -> Blocked:
    """A reason for each unit of these slots that stands there and is not offered."""
    return {UNIT_KEYS[i]: reason(i) for i in slots if s.units[i] and UNIT_KEYS[i] not in keys}


def out_of_combat(s: State, side: str, p: int, units: Units, stayed: Units) -> Blocked:
    """S.6, S.6b Units in a province that suffer no further result: not engaged, or they have stayed already."""
    blocked: Blocked = {}
    for slot in slots_in(side, p):
        kind = slot % KINDS
        if s.units[slot] and units[kind] <= stayed[kind]:
            blocked[UNIT_KEYS[slot]] = why("why.stayed", "S.6b") if stayed[kind] else why("why.not_engaged", "S.6")
    return blocked
