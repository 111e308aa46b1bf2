"""1.3 Zone of Control."""

from __future__ import annotations

from ..board import CHINA, FOREST, MOUNTAIN
from ..state import State, units_in
from .units import FEF, VM


def reaches(s: State, side: str, h: int) -> bool:
    """Does a ZoC of this side extend into that kind of hex? Not into China; of the FEF not into forest or mountain."""
    board = s.board
    if board.country[h] == CHINA:
        return False
    return side != FEF or board.terrain[h] not in (FOREST, MOUNTAIN)


def controls(s: State, h: int) -> bool:
    """Has a stack a ZoC? One that is DG has none, nor have HQ, SD and Navy."""
    return any(s.board.units[u].battle and not s.dg[u] for u in units_in(s, h))


def in_zoc(s: State, h: int, side: str) -> bool:
    """Is a hex in the ZoC of a unit of this side next to it? One that is DG has none, nor have HQ, SD and Navy."""
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


def around(s: State, h: int) -> list[int]:
    """Hexes from which VM guns reach a hex: itself, and those next to it if a ZoC can extend into it."""
    return [h, *s.board.adjacent[h]] if reaches(s, VM, h) else [h]


def guns_on(s: State, h: int, kinds: tuple[str, ...]) -> list[int]:
    """3.5, 4.0 VM units of these kinds, not DG, in the hex or with a ZoC into it."""
    units = s.board.units
    return [
        u
        for n in around(s, h)
        for u in units_in(s, n)
        if units[u].side == VM and units[u].kind in kinds and not s.dg[u]
    ]
