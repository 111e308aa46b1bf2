"""3.6 River Transport: Dinassauts carry units along major rivers and the coast."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..components.units import FEF
from ..components.zoc import zone
from ..operations.combat.overrun import victims
from ..state import State, enemy
from .reach import Found, Legs, closed_to, common, legs_of, search
from .transports import load, loads

ONE_DNA = 3
"""Stacking Points one DNA carries, even if it has lost a step."""


def boats(s: State, units: list[int]) -> list[int]:
    return [u for u in units if s.board.units[u].dna]


def riders(s: State, units: list[int]) -> list[int]:
    return [u for u in units if not s.board.units[u].dna]


def no_sailing(s: State, units: list[int], start: int) -> Why | None:
    """Why DNA among these units cannot carry the others anywhere."""
    dna, passengers = boats(s, units), riders(s, units)
    if not dna or not passengers:
        return why("why.no_dna", "3.6")
    if not fits_aboard(s, units):
        return why("why.no_room", "3.6", need=loads(s, passengers), left=ONE_DNA * len(dna))
    if sailing(s, units, start) or victims(s, units, start, {u: legs_of(s, u, start) for u in dna}):
        return None
    return why("why.nowhere", "3.6")


def fits_aboard(s: State, units: list[int]) -> bool:
    """Do the DNA among these units hold the others?

    A load is 1 point, or 3 and more for SD and motorized units: if none is over 3, who fits in sum fits boat by boat.
    """
    passengers = riders(s, units)
    room = ONE_DNA * (len(units) - len(passengers))
    return loads(s, passengers) <= room and all(load(s, u) <= ONE_DNA for u in passengers)


def sailing(s: State, units: list[int], start: int, legs: dict[int, Legs] | None = None) -> Found:
    """Where DNA can take all of these units: only the boats pay, and all must be allowed to be there."""
    return common(s, units, [legs[u] if legs else legs_of(s, u, start) for u in boats(s, units)], start)


def sailed(s: State, legs: Legs, start: int, to: int) -> Legs:
    """What a DNA has left after it has come from one hex to another.

    3.2 Its Double-Move goes on if a way around enemy ZoC leads there, its normal move whichever way it took.
    """
    closed = closed_to(s, legs, FEF)

    def left(points: int, shut: set[int]) -> int:
        found = search(s, (legs.gait,), legs.extra, start, points, shut) if points > 0 else {}
        return points - found[to][0] if to in found else 0

    return legs._replace(mp=left(legs.mp, closed), double=left(legs.double, closed | zone(s, enemy(FEF))), first=False)
