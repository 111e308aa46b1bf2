"""6.7 The Trail: Improving and Degrading it, with the Events that watch its value."""

from __future__ import annotations

from .cards import ADSID, ORISKANY
from .components.pieces import NVA
from .state import State, add_resources, shift_trail


def improve_trail(s: State, boxes: int = 1, rule: str = "6.7") -> int:
    """6.7 Improve the Trail by up to so many boxes. Returns the change."""
    return trail_changed(s, shift_trail(s, boxes), rule)


def degrade_trail(s: State, boxes: int = 1, rule: str = "6.7", event: bool = False) -> int:
    """6.7 Degrade the Trail by up to so many boxes. Returns the change.

    Oriskany forbids it through the next Coup; an Event played later that says Degrade goes before (5.1.2).
    """
    if ORISKANY in s.momentum and not event:
        return 0
    return trail_changed(s, shift_trail(s, -boxes), rule)


def trail_changed(s: State, change: int, rule: str) -> int:
    """6.7 Tell of a new value. ADSID: whatever changes it, the NVA loses 6 Resources, once for all boxes."""
    if change:
        s.note("log.trail", rule, trail=s.trail)
        if ADSID in s.momentum:
            lost = -add_resources(s, NVA, -6)
            s.note("log.adsid", "5.4", n=lost)
    return change
