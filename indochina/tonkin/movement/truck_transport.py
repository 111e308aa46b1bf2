"""3.4 Truck Transport."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..components.tracing import active_centers, near_road_from_china, within_range
from ..components.units import FEF, VM
from ..state import State, hq_of
from .reach import TRUCK_MP, can_step, can_walk, reach
from .transports import TRUCK, carried, no_room

HQ_RANGE = 3
"""Hexes between the FEF HQ and a Supply Center within which the HQ has trucks."""


def no_truck(s: State, units: list[int], start: int) -> Why | None:
    """Why no trucks stand ready for these units.

    The VM has so many each turn, one in a Movement Phase or Operation Point, and needs a road from China. The FEF has
    trucks for all units in or next to a Supply Center or its HQ. A motorized unit that can drive by itself needs none.
    """
    board = s.board
    if start == board.saigon:
        return why("why.by_ship_only", "3.7")
    if any(board.units[u].dna for u in units):
        return why("why.dna_aboard", "3.3")
    if all(board.units[u].motorized and board.units[u].move >= TRUCK_MP and can_walk(s, u) for u in units):
        return why("why.drives", "3.4")
    if board.units[units[0]].side == VM:
        if not (carried(s, TRUCK) or s.truck_left > 0):
            return why("why.no_trucks", "3.4")
        if full := no_room(s, TRUCK, units):
            return full
        if not near_road_from_china(s, start):
            return why("why.no_truck_road", "3.4")
    elif start not in near_fef_trucks(s):
        return why("why.no_trucks_here", "3.4")
    if can_step(s, units, start, truck=True) or reach(s, units, start, truck=True):
        return None
    return why("why.nowhere", "3.4")


def near_fef_trucks(s: State) -> set[int]:
    """Hexes in and around the FEF Supply Centers, and around its HQ while that is within 3 hexes of one."""
    centers = active_centers(s, FEF)
    bases = list(centers)
    hq = s.place[hq_of(s, FEF)]
    if 0 <= hq < len(s.board.ids) and hq in within_range(s, centers, FEF, HQ_RANGE):
        bases.append(hq)
    return {h for base in bases for h in (base, *s.board.adjacent[base])}
