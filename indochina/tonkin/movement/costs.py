"""3.1 Movement: what each hex costs."""

from __future__ import annotations

from typing import NamedTuple

from ..board import CHINA, CLEAR, SEA, TERRAIN, Board, other_side, per_board
from ..components.units import VM, Unit
from ..state import State, rain_season
from .limits import water_links

VM_FOOT, VM_MOTOR, FEF_FOOT, FEF_MOTOR, REC, BOAT = range(6)
"""How a unit moves: decides what a hex costs, and which hexes it may pass at all."""
COLUMN = {VM_FOOT: "mp_vm_foot", FEF_FOOT: "mp_fef_foot"}


class Edge(NamedTuple):
    """A way into a neighbouring hex: its cost off the road, and along the printed road if there is one."""

    to: int
    off_road: int
    best: int


def gait_of(unit: Unit, truck: bool = False) -> int:
    if unit.dna:
        return BOAT
    if "rec" in unit.tags:
        return REC
    if unit.side == VM:
        return VM_MOTOR if unit.motorized or truck else VM_FOOT
    return FEF_MOTOR if unit.motorized or truck else FEF_FOOT


def passable(board: Board, gait: int, h: int) -> bool:
    """3.8 VM units pass any land, FEF units not China; 4.0 the 1 REC clear terrain only."""
    if board.terrain[h] == SEA:
        return False
    if gait in (VM_FOOT, VM_MOTOR):
        return True
    return board.country[h] != CHINA and (gait != REC or board.terrain[h] == CLEAR)


def off_road(board: Board, gait: int, a: int, side: int) -> int:
    """Terrain and river of the hex beyond a side of `a`.

    Along a river the terrain costs 1 less, but not below 2, except in clear. Every other river in the hex counts, the
    dearest of them only. 4.0 The 1 REC pays for no river. 3.6 A DNA pays 1 for any hex.
    """
    effects = board.tables["terrain_effects"]
    b = board.beside[a][side]
    if gait == BOAT:
        return 1
    terrain = board.terrain[b]
    cost = int(effects[TERRAIN[terrain]][COLUMN.get(gait, "mp_motorized")]["value"])
    back = other_side(side)
    if terrain != CLEAR and any(back in river.sides for river in board.rivers[b]):
        valley = effects["river_valley"]
        cost = min(cost, max(valley["minimum"]["value"], cost - valley["deduct"]["value"]))
    if gait == REC:
        return cost
    column = "mp_foot" if gait in COLUMN else "mp_motorized"
    across = (
        int(effects["major_river" if river.major else "minor_river"][column]["value"])
        for river in board.rivers[b]
        if back not in river.sides
    )
    return cost + max(across, default=0)


@per_board
def edges(board: Board, gaits: tuple[int, ...]) -> tuple[tuple[Edge, ...], ...]:
    """For each hex the ways out of it for units that move together and each pay what the dearest of them pays [6.4]."""
    road = board.tables["terrain_effects"]["road"]
    found: list[tuple[Edge, ...]] = []
    for a in range(len(board.ids)):
        ways = []
        for side, b in enumerate(board.beside[a]):
            if b < 0 or any(b not in water_links(board)[a] if g == BOAT else not passable(board, g, b) for g in gaits):
                continue
            rough = [off_road(board, g, a, side) for g in gaits]
            best = rough
            if side in board.roads[a]:
                along = road["mp_clear" if board.terrain[b] == CLEAR else "mp_elsewhere"]["value"]
                best = [min(cost, along) for cost in rough]
            ways.append(Edge(b, max(rough), max(best)))
        found.append(tuple(ways))
    return tuple(found)


def hex_cost(s: State, edge: Edge, a: int, roads: bool = True) -> int:
    """What the hex at the end of an edge costs now, without rain and DG.

    6.7 A destroyed road serves nobody, in the hex left as in the hex entered. 4.0 A Road-Marker may be entered from
    anywhere for 3, and so may a printed road from a Road-Marker.
    """
    b = edge.to
    if not roads:
        return edge.off_road
    destroyed = s.destroyed
    cost = edge.off_road if a in destroyed or b in destroyed else edge.best
    if s.road_markers and b not in destroyed:
        markers = s.road_markers
        if b in markers or (a in markers and a not in destroyed and s.board.roads[b]):
            cost = min(cost, int(s.board.tables["terrain_effects"]["road_marker"]["mp"]["value"]))
    return cost


def extra_cost(s: State, unit: int) -> int:
    """1.7 Each hex costs 1 more in the rain, 6.14 and 1 more for a unit that is DG."""
    effects = s.board.tables["terrain_effects"]
    rain = int(effects["rain"]["mp_add"]["value"]) if rain_season(s) else 0
    return rain + (int(effects["dg_unit"]["mp_add"]["value"]) if s.dg[unit] else 0)
