"""S.6, S.8 What a combat may bring: who is left in the province and who controls it, with what chance.

The owner of units that suffer is taken to hold on as best he can: full divisions take the X, NV divisions are reduced
rather than retreat, the last unit stays where it may. No event changes the results.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from .board import Board
from .units import DIVISION, NV, NV_DIVISION, NV_KINDS, SAIGON, SV, SV_KINDS, Units

Outcome = tuple[int, int]
"""X and R that one side rolls; or SV and NV units that are left."""
Chances = tuple[tuple[Outcome, float], ...]


class Stand(NamedTuple):
    """One side in a combat: full divisions and other units engaged, and units there that take no part."""

    full: int
    single: int
    idle: int = 0

    @property
    def units(self) -> int:
        return self.full + self.single


def stand(side: str, engaged: Units, idle: int = 0) -> Stand:
    """How one side stands with so many units of each kind engaged."""
    full = engaged[DIVISION if side == SV else NV_DIVISION]
    return Stand(full, sum(engaged[k] for k in (SV_KINDS if side == SV else NV_KINDS)) - full, idle)


@cache
def rolled(weights: tuple[int, ...], dice: int) -> Chances:
    """The numbers of X and R on so many dice; `weights` are the faces X, R and blank of one."""
    chances: dict[Outcome, float] = {(0, 0): 1.0}
    total = sum(weights)
    for _ in range(dice):
        then: dict[Outcome, float] = {}
        for (x, r), chance in chances.items():
            for face, weight in zip(((x + 1, r), (x, r + 1), (x, r)), weights):
                then[face] = then.get(face, 0.0) + chance * weight / total
        chances = then
    return tuple(chances.items())


def left(side: str, stood: Stand, x: int, r: int) -> int:
    """S.6a, S.6b How many units of a side are in the province after so many X, and R in the balance."""
    units = max(0, stood.units - max(0, x - stood.full))
    must = min(r, units)
    reduced = min(must, max(0, stood.full - x)) if side == NV else 0
    leaving = must - reduced
    if must == units and leaving and not stood.idle:
        leaving -= 1  # the last unit is exempted
    return units - leaving + stood.idle


@cache
def remaining(nv: Stand, sv: Stand, nv_faces: tuple[int, ...], sv_faces: tuple[int, ...], dice: Outcome) -> Chances:
    """SV and NV units left, with their chances; `dice` are those that NV and SV roll."""
    chances: dict[Outcome, float] = {}
    nv_dice, sv_dice = dice
    sv_left = [[left(SV, sv, x, r) for r in range(nv_dice + 1)] for x in range(nv_dice + 1)]
    nv_left = [[left(NV, nv, x, r) for r in range(sv_dice + 1)] for x in range(sv_dice + 1)]
    for (nv_x, nv_r), one in rolled(nv_faces, nv_dice):
        for (sv_x, sv_r), two in rolled(sv_faces, sv_dice):
            after = (sv_left[nv_x][max(0, nv_r - sv_r)], nv_left[sv_x][max(0, sv_r - nv_r)])
            chances[after] = chances.get(after, 0.0) + one * two
    return tuple(chances.items())


def holder(p: int, militia: bool, sv: int, nv: int) -> str:
    """S.8 Who controls a province after a combat that leaves so many units."""
    if not sv or not nv:
        return SV if sv else NV if nv or militia else SV
    return NV if militia and not (sv > nv or (p == SAIGON and sv == nv)) else SV


@dataclass(frozen=True)
class Fight:
    """A combat in a province: how the sides stand, the dice they roll, and whether there is militia."""

    province: int
    nv: Stand
    sv: Stand
    nv_dice: int
    sv_dice: int
    militia: bool

    def chance(self, board: Board, wanted: Callable[[int, int], bool]) -> float:
        """The chance that the SV and NV units left are as `wanted`."""
        faces = board.dice["nv"][1], board.dice["sv"][1]
        after = remaining(self.nv, self.sv, *faces, (self.nv_dice, self.sv_dice))
        return sum(chance for (sv, nv), chance in after if wanted(sv, nv))

    def held_by(self, board: Board, side: str) -> float:
        """The chance that a side controls the province after the combat."""
        return self.chance(board, lambda sv, nv: holder(self.province, self.militia, sv, nv) == side)
