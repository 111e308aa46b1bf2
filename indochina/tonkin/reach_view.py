"""What a player asks the board before deciding: how far a unit gets, who is in supply, how a fight would go.

1.5 The answers know no more than the seat that asks: of VM stacks only what it may see.
"""

from __future__ import annotations

from typing import Any

from .combat_preview import barrage_preview, combat_preview
from .movement import Found, legs_of, ways_of
from .overrunning import victims
from .state import State
from .supply import supplied, supply_of
from .units import SD
from .view import known
from .ways import AIR, SHIP, TRUCK, WALK, no_walk, reachable

OVERRUN = "overrun"


def reach_view(s: State, seat: str, key: str) -> dict[str, Any]:
    """3.1-3.7 Where a unit of the seat gets: for each hex its cost, the way there, and by what it goes.

    `{"hexes": {"V15": {"cost": 4, "path": ["V14", "V15"], "kind": "walk"}}}`; the cheapest kind by land first, then
    river, ship and air. 6.4 Enemy hexes it could overrun have the kind `overrun`.
    """
    unit = s.board.unit.get(key, -1)
    if unit < 0 or s.board.units[unit].side != seat or s.place[unit] < 0:
        return {"hexes": {}}
    start = s.place[unit]
    hexes: dict[str, dict[str, Any]] = {}
    for way, found in reachable(s, unit).items():
        searches = walks(s, unit, start, way == TRUCK) if way in (WALK, TRUCK) else [found]
        for h in sorted(found):
            cost = found[h][0]
            if s.key(h) not in hexes or (way not in (AIR, SHIP) and cost < hexes[s.key(h)]["cost"]):
                hexes[s.key(h)] = {"cost": cost, "path": path(s, searches, start, h), "kind": way}
    if start != s.board.saigon and no_walk(s, [unit], start) is None:
        for target, halts in victims(s, [unit], start, {unit: legs_of(s, unit, start)}).items():
            halt = min(halts, key=lambda h: (halts[h], h))
            hexes[s.key(target)] = {"cost": halts[halt], "path": [s.key(halt), s.key(target)], "kind": OVERRUN}
    return {"hexes": hexes}


def walks(s: State, unit: int, start: int, truck: bool) -> list[Found]:
    """3.2 The ways of a single move and of a Double-Move, apart: each leads through hexes of its own."""
    legs, side = legs_of(s, unit, start, truck), s.board.units[unit].side
    return [ways_of(s, choice, side, start) for choice in (legs._replace(double=0), legs._replace(mp=0, first=False))]


def path(s: State, searches: list[Found], start: int, h: int) -> list[str]:
    """The hexes from the start to a hex, both included; by sea and air those between are left out."""
    found = next((found for found in searches if h in found), {})
    way = [h]
    while way[0] != start:
        way.insert(0, found[way[0]][1] if way[0] in found else start)
    return [s.key(x) for x in way]


def supply_view(s: State, side: str, seat: str | None) -> dict[str, Any]:
    """7.0 The hexes in which units of a side are in supply, and those of its units one can see that are not."""
    supply = supply_of(s, side)
    seen = known(s, seat)
    units = s.board.units
    lacking = [
        u.key for u in units if u.index in seen and u.side == side and u.kind != SD and not supplied(s, u.index, supply)
    ]
    return {"hexes": {key: {"kind": "supply"} for key in s.hex_keys(supply.all)}, "out": lacking}


def fight_view(s: State, seat: str, keys: list[str], target: str, overrun: bool = False) -> dict[str, Any]:
    """6.8 Odds, DRM item by item and how likely each result is, as far as the seat can know."""
    attackers = [s.board.unit[key] for key in keys]
    return combat_preview(s, attackers, s.hex(target), overrun, known=known(s, seat) | set(attackers))


def barrage_view(s: State, seat: str, keys: list[str], target: str) -> dict[str, Any]:
    """6.6 Points, DRM item by item and how likely each result of a barrage is, as far as the seat can know."""
    return barrage_preview(s, keys, s.hex(target), known=known(s, seat))
