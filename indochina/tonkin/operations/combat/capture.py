"""6.4, 6.15 Entering a hex: what of the enemy is found there, and 1.9 who has won by it."""

from __future__ import annotations

from collections.abc import Callable

from ...components.communities import settle
from ...components.units import FEF, SD, VM
from ...replacements.replacement_points import gain_rp
from ...state import State, enemy, hex_key, put, units_in
from ...victory import hanoi_taken
from .losses import eliminate

CAPTURED_RP = 2
"""2.2 Replacement Points for a FEF SD that the VM move onto; 3.5 or grab where it is dropped."""


def enter(s: State, units: list[int], h: int, tell: Callable[[], None]) -> None:
    """Move units into a hex that no enemy defends, `tell` of it, and take what lies there."""
    left = {s.place[u] for u in units}
    for u in units:
        put(s, u, h)
    tell()
    settle(s, left)
    remove_entered(s, h, s.board.units[units[0]].side)


def remove_entered(s: State, h: int, side: str) -> None:
    """Units of a side have been put into a hex: an enemy SD or HQ there is eliminated, an enemy Trench removed.

    2.2 A For each FEF SD the VM receive Replacement Points. 1.9 C With VM units in Hanoi, or without the VM HQ, the
    game is over.
    """
    units = s.board.units
    foe = enemy(side)
    for u in [u for u in units_in(s, h) if units[u].side == foe]:
        eliminate(s, u, "6.4")
        if foe == FEF and units[u].kind == SD:
            gain_rp(s, VM, CAPTURED_RP, "log.sd_captured", "2.2", hex=hex_key(s, h))
    if s.trenches.get(h) == foe:
        del s.trenches[h]
        s.note("log.trench_removed", "6.15", hex=hex_key(s, h))
    settle(s, [h])
    hanoi_taken(s)
