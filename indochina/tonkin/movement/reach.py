"""3.1 Movement: how far units get, and their arrival."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from ..board import Board, per_board
from ..components.units import VM
from ..components.zoc import zone
from ..operations.combat.capture import enter
from ..state import State, enemy, hex_key, holder
from .costs import BOAT, edges, extra_cost, gait_of, hex_cost
from .double_move import may_double
from .limits import ends

TRUCK_MP = 14
"""3.4 Motorized movement points of any truck."""
Found = dict[int, tuple[int, int]]
"""Hex -> (movement points, the hex before it)."""


class Legs(NamedTuple):
    """How far a unit gets: its way of moving, points to spend, and points if it avoids enemy ZoC (Double-Move)."""

    gait: int
    mp: int
    double: int
    extra: int
    """On top for each hex: 1 in the rain [1.7], 1 if DG [6.14]."""
    first: bool
    """Nothing spent yet: it may move one hex whatever that costs."""


def can_walk(s: State, unit: int) -> bool:
    """May a unit move by itself? Not an FEF SD, not a motorized unit that is OoS [7.5]. From Saigon only ships go."""
    u = s.board.units[unit]
    return u.move > 0 and not (u.motorized and s.oos[unit]) and s.place[unit] < len(s.board.ids)


def legs_of(s: State, unit: int, start: int, truck: bool = False, left: Mapping[int, int] | None = None) -> Legs:
    """How far a unit gets from here, by itself or on a truck; `left` are the points an overrun has left it [6.4]."""
    u = s.board.units[unit]
    gait, extra = gait_of(u, truck), extra_cost(s, unit)
    if left is not None:
        return Legs(gait, left[unit], 0, extra, first=False)
    mp = TRUCK_MP if truck else u.move
    return Legs(gait, mp, 2 * mp if may_double(s, unit, start) else 0, extra, first=True)


def held_by(s: State, side: str) -> set[int]:
    """The hexes a side occupies."""
    units = s.board.units
    return {h for h, stack in s.stacks.items() if units[stack[0]].side == side}


def search(s: State, gaits: tuple[int, ...], extra: int, start: int, limit: int, closed: set[int]) -> Found:
    """The cheapest way to every hex within so many points that leads through no closed hex, the start included."""
    ways = edges(s.board, gaits)
    changed = s.destroyed.union(s.road_markers)  # only there do roads differ from the printed ones
    found: Found = {start: (0, start)}
    rings: list[list[int]] = [[] for _ in range(limit + 1)]
    rings[0].append(start)
    for spent, ring in enumerate(rings):
        for a in ring:
            if found[a][0] != spent:
                continue  # a cheaper way has been found since
            so_far = spent + extra
            new_roads = a in changed
            for edge in ways[a]:
                b = edge[0]
                if b in closed:
                    continue
                cost = so_far + (hex_cost(s, edge, a) if new_roads or b in changed else edge[2])
                if cost <= limit and (b not in found or cost < found[b][0]):
                    found[b] = (cost, a)
                    rings[cost].append(b)
    return found


def closed_to(s: State, legs: Legs, side: str) -> set[int]:
    """3.1 Enemy-occupied hexes; 3.6 a DNA passes them on the coast."""
    closed = held_by(s, enemy(side))
    return {h for h in closed if not s.board.coastal[h]} if legs.gait == BOAT else closed


def ways_of(s: State, legs: Legs, side: str, start: int) -> Found:
    """Everywhere a unit with these legs can pass.

    3.2 Double its points take it only where no enemy ZoC is; where both ways cost the same that one is shown.
    """
    closed = closed_to(s, legs, side)
    found = search(s, (legs.gait,), legs.extra, start, legs.mp, closed) if legs.mp > 0 else {start: (0, start)}
    if legs.double > 0:
        free = search(s, (legs.gait,), legs.extra, start, legs.double, closed | zone(s, enemy(side)))
        found |= {h: way for h, way in free.items() if h not in found or way[0] <= found[h][0]}
    if legs.first:
        for edge in edges(s.board, (legs.gait,))[start]:
            if edge.to not in found and edge.to not in closed:
                found[edge.to] = (hex_cost(s, edge, start) + legs.extra, start)
    return found


def reach(s: State, units: list[int], start: int, truck: bool = False, left: Mapping[int, int] | None = None) -> Found:
    """Where all these units can end their movement if each goes by itself: hex -> (points of the dearest, hex before).

    A Double-Move is included where allowed.
    """
    return common(s, units, [legs_of(s, u, start, truck, left) for u in units], start)


def common(s: State, units: list[int], movers: Iterable[Legs], start: int) -> Found:
    """Hexes that all the movers reach and where all the units may end."""
    side = s.board.units[units[0]].side
    found: Found | None = None
    for legs in dict.fromkeys(movers):
        way = ways_of(s, legs, side, start)
        found = way if found is None else {h: max(found[h], way[h]) for h in found if h in way}
    assert found is not None
    masks = list({id(mask): mask for mask in (ends(s.board)[u] for u in units)}.values())
    held = held_by(s, enemy(side))
    return {h: way for h, way in found.items() if h != start and h not in held and all(mask[h] for mask in masks)}


@per_board
def beyond(board: Board, gait: int, mask: bytes) -> tuple[tuple[int, ...], ...]:
    """For each hex the neighbours that units of a kind can move to and stay in, as far as the map goes."""
    return tuple(tuple(edge.to for edge in ways if mask[edge.to]) for ways in edges(board, (gait,)))


def can_step(s: State, units: list[int], start: int, truck: bool = False) -> bool:
    """Is there a neighbouring hex all these units may move to? Any unit may move one hex, whatever it costs."""
    board = s.board
    foe, masks = enemy(board.units[units[0]].side), ends(board)
    first, *others = {beyond(board, gait_of(board.units[u], truck), masks[u])[start] for u in units}
    return any(holder(s, b) != foe and all(b in more for more in others) for b in first)


def arrive(s: State, units: list[int], to: int, how: str, rule: str, mp: int = 0) -> None:
    """Put units where they have moved to. The enemy sees how many VM units move, not which."""
    board = s.board
    side = board.units[units[0]].side
    names = [board.units[u].key for u in units]
    start = hex_key(s, s.place[units[0]])
    only = VM if side == VM else None

    def tell() -> None:
        if mp:
            s.note("log.moved", rule, only=only, units=names, hex=start, to=hex_key(s, to), how=how, mp=mp)
        else:  # carried, or on the way to an overrun, of which the points are told
            s.note("log.carried", rule, only=only, units=names, hex=start, to=hex_key(s, to), how=how)
        if side == VM:
            s.note("log.moved_seen", rule, but=VM, count=len(units), hex=start, to=hex_key(s, to), how=how)

    enter(s, units, to, tell)
