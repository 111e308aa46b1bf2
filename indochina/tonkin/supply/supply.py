"""7.2-7.4 Who is in supply."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ..board import CHINA, HIGHLANDS, LAOS, VIETNAM, Board
from ..components.communities import settle
from ..components.tracing import active_centers, within_range
from ..components.units import FEF, GCMA, HQ, INDEPENDENT, PATHET_LAO, SD, THAI, TIEU_DOAN, VM
from ..movement.where import water_links
from ..state import ELIMINATED, State

RANGE, RIVER_RANGE = 3, 5
"""7.2, 7.3 Hexes from a Supply Center or an SD; 7.4 the same along rivers and coast."""
ALWAYS = (TIEU_DOAN, PATHET_LAO, INDEPENDENT, HQ)
"""7.2 VM units that need no supply."""
LAOTIAN = "laotian"


class Supply(NamedTuple):
    """The hexes a side's units are supplied in: all of them, Thai units, Laotian units."""

    all: set[int]
    thai: set[int]
    laotian: set[int]


def sources(s: State, side: str) -> list[int]:
    """Supply Centers the enemy does not hold, and SD."""
    return [*active_centers(s, side), *dict.fromkeys(s.place[u] for u in s.dumps(side))]


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
    return {u.index for u in s.on_map(side) if u.kind != SD and not supplied(s, u.index, supply)}


def take_dump(s: State, unit: int) -> None:
    """An SD leaves the map because its owner uses it up: no loss. It may be received again."""
    h = s.place[unit]
    s.put(unit, ELIMINATED)
    s.steps[unit] = s.dg[unit] = s.oos[unit] = s.moved[unit] = 0
    settle(s, [h])


# --- 7.4 River Supply -----------------------------------------------------------------------------------------


def river_range(s: State) -> set[int]:
    """7.4 The hexes to which the FEF can trace River Supply: up to 5 along major rivers and coast, with a DNA on it.

    The DNA may be at the source, at the end or in between; a trace that turns back to fetch one is none.
    """
    boats = {s.place[u.index] for u in s.board.units if u.dna and s.place[u.index] >= 0}
    found: set[int] = set()
    if boats:
        for h in dict.fromkeys(sources(s, FEF)):
            if h < len(s.board.ids):
                follow(s, (h,), h in boats, boats, found)
    return found


def follow(s: State, trace: tuple[int, ...], boat: bool, boats: set[int], found: set[int]) -> None:
    """Add the hexes that a trace which has come so far can supply, with a boat on it or yet to come."""
    h = trace[-1]
    if boat:
        found.add(h)
    if len(trace) <= RIVER_RANGE:
        for n in river_steps(s, h):
            if n not in trace:
                follow(s, (*trace, n), boat or n in boats, boats, found)


def river_steps(s: State, h: int) -> list[int]:
    """7.4 The next hexes along a major river or the coast.

    VM regiments cut a river where they stand, no other VM unit does; nobody cuts the coast.
    """
    coast, river = waterways(s.board)[h]
    if not river or cut(s, h):
        return list(coast)
    return [*coast, *(n for n in river if not cut(s, n))]


@cache
def waterways(board: Board) -> tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]:
    """For each hex the next ones along the coast, and the others along a major river. 1.4 Not through China."""
    ways = []
    for h in range(len(board.ids)):
        links = [n for n in water_links(board)[h] if board.country[n] != CHINA]
        coast = tuple(n for n in links if board.coastal[h] and board.coastal[n])
        ways.append((coast, tuple(n for n in links if n not in coast)))
    return tuple(ways)


def cut(s: State, h: int) -> bool:
    """Does a VM regiment stand here?"""
    units = s.board.units
    return any(units[u].regiment for u in s.units_in(h))
