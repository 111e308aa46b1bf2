"""3.2 Double-Move."""

from __future__ import annotations

from ..components.zoc import in_zoc
from ..state import State, enemy


def may_double(s: State, unit: int, start: int) -> bool:
    """May a unit, or what carries it, spend twice its movement points from here?

    Not if it is DG or has an OoS-Marker, nor if it starts in enemy ZoC. That it enters none on its way and does not
    overrun is seen where the way is looked for.
    """
    return not (s.dg[unit] or s.oos[unit] or in_zoc(s, start, enemy(s.board.units[unit].side)))
