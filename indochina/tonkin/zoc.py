"""1.3 Zone of Control."""

from __future__ import annotations

from .board import CHINA, FOREST, MOUNTAIN
from .state import State
from .units import FEF


def has_zoc(s: State, unit: int) -> bool:
    """A unit that is not DG and no HQ, SD, Airstrike or Navy has a ZoC."""
    return s.board.units[unit].battle and not s.dg[unit]


def reaches(s: State, side: str, h: int) -> bool:
    """Does a ZoC of this side extend into that kind of hex? Not into China; of the FEF not into forest or mountain."""
    board = s.board
    if board.country[h] == CHINA:
        return False
    return side != FEF or board.terrain[h] not in (FOREST, MOUNTAIN)


def in_zoc(s: State, h: int, side: str) -> bool:
    """Is a hex in the ZoC of a unit of this side next to it?"""
    if not reaches(s, side, h):
        return False
    units, dg, stacks = s.board.units, s.dg, s.stacks
    for n in s.board.adjacent[h]:
        for u in stacks.get(n, ()):
            if units[u].side != side:
                break
            if units[u].battle and not dg[u]:
                return True
    return False


def zone(s: State, side: str) -> set[int]:
    """All hexes in the ZoC of a side: for who asks about many."""
    units, dg, adjacent = s.board.units, s.dg, s.board.adjacent
    found: set[int] = set()
    for h, stack in s.stacks.items():
        if h < len(adjacent) and units[stack[0]].side == side and any(units[u].battle and not dg[u] for u in stack):
            found.update(n for n in adjacent[h] if reaches(s, side, n))
    return found


def in_zoc_of(s: State, h: int, kinds: tuple[str, ...]) -> bool:
    """Is a hex in, or with, the ZoC of a unit of one of these kinds that is not DG? [3.5]"""
    units = s.board.units
    return any(
        units[u].kind in kinds and not s.dg[u] and reaches(s, units[u].side, h)
        for n in s.board.adjacent[h]
        for u in s.stacks.get(n, ())
    )
