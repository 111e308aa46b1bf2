"""1.4 Tracing, and to be within range.

No hex of a trace, its first and last included, is enemy-occupied or impassable; to the FEF all of China
is closed. Enemy ZoC does not matter. Traces are counted from the source towards the unit.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..board import CHINA, SEA
from ..state import State, dumps_of, enemy, holder
from .units import FEF, VM


def open_to(s: State, h: int, side: str) -> bool:
    """May a trace of this side use the hex?"""
    board = s.board
    if not board.land[h] or (side == FEF and board.country[h] == CHINA):
        return False
    return holder(s, h) != enemy(side)


def within_range(s: State, sources: Iterable[int], side: str, reach: int) -> set[int]:
    """All hexes to which a trace of at most so many hexes leads from one of the sources.

    At the islands, where only a DNA can be, a trace may end but not go on: along the coast it needs a DNA [7.4].
    """
    ring = [h for h in sources if h < len(s.board.ids) and open_to(s, h, side)]
    found, seen = set(ring), set(ring)
    adjacent, terrain = s.board.adjacent, s.board.terrain
    for _ in range(reach):
        beyond = []
        for h in ring:
            if terrain[h] == SEA:
                continue
            for n in adjacent[h]:
                if n not in seen:
                    seen.add(n)
                    if open_to(s, n, side):
                        beyond.append(n)
        found.update(beyond)
        ring = beyond
    return found


def active_centers(s: State, side: str) -> list[int]:
    """1.6 Supply Centers that no enemy occupies."""
    return [h for h in s.board.centers[side] if holder(s, h) != enemy(side)]


def by_road(s: State, sources: Iterable[int]) -> set[int]:
    """2.2, 3.4 Hexes to which VM can trace along undestroyed roads and Road-Markers from one of the sources."""
    ring = [h for h in sources if h not in s.destroyed and open_to(s, h, VM)]
    found = set(ring)
    while ring:
        for n in along_road(s, ring.pop()):
            if n not in found and n not in s.destroyed and open_to(s, n, VM):
                found.add(n)
                ring.append(n)
    return found


def along_road(s: State, h: int) -> list[int]:
    """The next hexes along roads. 4.0 A Road-Marker joins all roads and other Road-Markers around it."""
    board, markers = s.board, s.road_markers
    found = [board.beside[h][side] for side in board.roads[h]]
    if h in markers:
        found += [n for n in board.adjacent[h] if board.roads[n] or n in markers]
    elif markers:
        found += [n for n in board.adjacent[h] if n in markers]
    return found


def roads_from_china(s: State) -> set[int]:
    """2.2, 3.4 Hexes that VM reaches by road from its Supply Centers in China."""
    return by_road(s, [h for h in active_centers(s, VM) if s.board.country[h] == CHINA])


def near_road_from_china(s: State, h: int) -> bool:
    """2.2, 3.4 Does a road from China lead to a hex, or to one next to it?"""
    roads = roads_from_china(s)
    return h in roads or any(n in roads for n in s.board.adjacent[h])


def sources(s: State, side: str) -> list[int]:
    """7.2, 7.3 What supply is traced from: Supply Centers the enemy does not hold, and SD."""
    return [*active_centers(s, side), *dict.fromkeys(s.place[u] for u in dumps_of(s, side))]
