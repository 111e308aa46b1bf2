"""7.2, 7.3 Who is in supply."""

from __future__ import annotations

from typing import NamedTuple

from ..board import HIGHLANDS, LAOS, VIETNAM
from ..components.tracing import sources, within_range
from ..components.units import FEF, GCMA, HQ, INDEPENDENT, PATHET_LAO, SD, THAI, TIEU_DOAN, VM
from ..state import ELIMINATED, OUT, State, on_map, put
from .river_supply import river_range

RANGE = 3
"""7.2, 7.3 Hexes from a Supply Center or an SD."""
ALWAYS = (TIEU_DOAN, PATHET_LAO, INDEPENDENT, HQ)
"""7.2 VM units that need no supply."""
LAOTIAN = "laotian"


class Supply(NamedTuple):
    """The hexes a side's units are supplied in: all of them, Thai units, Laotian units."""

    all: set[int]
    thai: set[int]
    laotian: set[int]


def supply_of(s: State, side: str) -> Supply:
    """7.2, 7.3 All hexes in supply: within 3 of a Supply Center or an SD, for the FEF by river too."""
    reached = within_range(s, sources(s, side), side, RANGE)
    if side == VM:
        return Supply(reached, set(), set())
    reached |= river_range(s) | {s.board.saigon}
    blue, lao = [], []
    for c in s.board.communities:
        if c.hex in s.vm_friendly:
            continue
        if c.country == LAOS:
            lao.append(c.hex)
        elif c.country == VIETNAM and c.region == HIGHLANDS and c.side == FEF:
            blue.append(c.hex)
    return Supply(reached, within_range(s, blue, FEF, RANGE), within_range(s, lao, FEF, RANGE))


def supplied(s: State, unit: int, supply: Supply) -> bool:
    """Is a unit in supply, given where its side is?

    7.2 VM: in a trench; Tieu Doan, Pathet Lao, independent regiments and the HQ always; else in range.
    7.3 FEF: in a trench; GCMA always; Thai units near blue Highlands communities of Vietnam, Laotian units near those
    of Laos, if FEF-friendly; else in range.
    """
    u, h = s.board.units[unit], s.place[unit]
    if s.trenches.get(h) == u.side or h in supply.all:
        return True
    if u.side == VM:
        return u.kind in ALWAYS
    if u.kind == GCMA:
        return True
    return (u.kind == THAI and h in supply.thai) or (LAOTIAN in u.tags and h in supply.laotian)


def out_of_supply(s: State, side: str) -> set[int]:
    """All units of a side on the map that are not in supply now. An SD supplies itself."""
    supply = supply_of(s, side)
    return {u.index for u in on_map(s, side) if u.kind != SD and not supplied(s, u.index, supply)}


def as_spent(s: State) -> State:
    """6.2, 7.2 The position when supply is checked: SD that are being spent have left the map by then."""
    spent = [u for u in s.spending if u >= 0 and s.place[u] >= 0]
    if not spent:
        return s
    twin = s.copy()
    for u in spent:
        put(twin, u, OUT)
    return twin


def take_dump(s: State, unit: int) -> None:
    """An SD leaves the map because its owner uses it up: no loss. It may be received again.

    Communities follow (`settle`) once that has been told.
    """
    put(s, unit, ELIMINATED)
    s.steps[unit] = s.dg[unit] = s.oos[unit] = s.moved[unit] = 0
