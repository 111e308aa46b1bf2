"""3.3 Transports: how much they carry, and what has been used of them.

`State.used` holds what this Movement Phase or Operation Point has used: Stacking Points on the truck, the Air Transport
and the ship (four bits each), then the marks below, then a bit for each airstrip that VM has declared closed.
"""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import Why, why

from ..components.units import SD
from ..state import State, values_of

TRUCK, AIR, SHIP = 0, 4, 8
CAPACITY = {TRUCK: 3, AIR: 3, SHIP: 12}
"""3.4, 3.5, 3.7 Stacking Points."""
SECOND_AIR = 1 << 12
"""3.5 A second Air Transport has been deducted because of the Anti-Aircraft unit."""
AA_SHOWN = 1 << 13
"""3.5 VM has declared where its Anti-Aircraft unit is."""
ROAD = 1 << 14
"""4.0 The engineer builds a road instead of moving."""
AIRSTRIPS = 16
"""The first of the bits for airstrips, in board order."""


def load(s: State, unit: int) -> int:
    """Stacking Points of a unit on a transport: three times as many for an SD or a motorized unit."""
    u = s.board.units[unit]
    return values_of(s, unit).stacking * (3 if u.kind == SD or u.motorized else 1)


def loads(s: State, units: Iterable[int]) -> int:
    return sum(load(s, u) for u in units)


def carried(s: State, transport: int) -> int:
    """Stacking Points the transport carries already in this Phase or Operation Point, from wherever."""
    return s.used >> transport & 15


def no_room(s: State, transport: int, units: list[int]) -> Why | None:
    """Why the transport cannot take these units too: a DNA is never transported, and it carries so much in all."""
    if any(s.board.units[u].dna for u in units):
        return why("why.dna_aboard", "3.3")
    left = CAPACITY[transport] - carried(s, transport)
    need = loads(s, units)
    return why("why.no_room", "3.3", need=need, left=left) if need > left else None


def aboard(s: State, transport: int, units: list[int]) -> None:
    """The units go by this transport. The first of them deduct it from the number left this Game Turn."""
    if not carried(s, transport):
        if transport == TRUCK:
            s.truck_left -= 1
        elif transport == AIR:
            s.air_left -= 1
    s.used += loads(s, units) << transport
