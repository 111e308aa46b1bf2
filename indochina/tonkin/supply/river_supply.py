"""7.4 River Supply."""

from __future__ import annotations

from ..board import CHINA, Board, per_board
from ..components.tracing import sources
from ..components.units import FEF
from ..movement.limits import water_links
from ..state import State, units_in

RIVER_RANGE = 5
"""Hexes along rivers and coast from a Supply Center or an SD."""


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


@per_board
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
    return any(units[u].regiment for u in units_in(s, h))
