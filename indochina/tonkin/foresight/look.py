"""What a player asks the board before deciding: how far units get, and who is in supply.

1.5 The answers know no more than the seat that asks: of VM stacks only what it may see.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

from indochina.core.decision import Decision
from indochina.core.errors import Error

from ..board import SEA
from ..components.tracing import open_to, sources, within_range
from ..components.units import FEF, SD, SIDES, THAI
from ..movement.air_transport import destinations
from ..movement.limits import ends
from ..movement.reach import Found, legs_of, reach, ways_of
from ..movement.river_transport import sailing
from ..movement.ship_transport import harbors
from ..movement.ways import AIR, RIVER, SHIP, TRUCK, WALK, no_walk, reachable, ways
from ..operations.combat.overrun import victims
from ..state import State, enemy, hex_key, hex_of, holder, on_map, units_in
from ..supply.in_supply import LAOTIAN, RANGE, Supply, as_spent, supplied, supply_of
from ..supply.river_supply import river_range
from ..view import as_seen, known

OVERRUN = "overrun"
OF_ONE_HEX = ("reach", "there")
WHO_MOVES = {"move.units": "chosen", "move.vm_units": "chosen", "move.how": "units"}
"""Questions before the one where to, and which of their values are the units chosen so far."""
BY_RULE = {"3.1": WALK, "3.4": TRUCK, "3.5": AIR, "3.6": RIVER, "3.7": SHIP}
"""The way of moving a question is about."""


def look(s: State, decision: Decision | None, seat: str | None, name: str, at: str) -> dict[str, Any]:
    """What a viewer looks up; `decision` is the question open to the seat. Raises an Error if there is no such thing.

    1.5 All is worked out on the position as the seat sees it: VM units that are hidden from it are not there.
    """
    side = seat if seat in SIDES else s.active
    if name in OF_ONE_HEX:
        if at not in s.board.index and at != "saigon":
            raise Error(f"{at[:20]!r} is no hex")
        if name == "reach":
            return stack_reach(as_seen(s, seat), hex_of(s, at))
        return there_view(as_spent(as_seen(s, seat)), side, hex_of(s, at))
    if at:
        raise Error(f"{name[:20]!r} is not asked of one hex")
    if name == "question":
        return {"hexes": question_reach(as_seen(s, seat), decision)}
    if name == "supply":
        return supply_view(as_spent(as_seen(s, seat)), side, seat)
    if name == "danger":
        return danger_view(as_spent(as_seen(s, seat)), side)
    raise Error(f"there is no look {name[:20]!r}")


def stack_reach(s: State, h: int) -> dict[str, Any]:
    """3.1-3.7 Where the units of a hex get, those that get to the same hexes together.

    `{"groups": [{"units": ["gm-1"], "hexes": {...}}]}`, the hexes as in `reach_view`.
    """
    groups: list[dict[str, Any]] = []
    for u in units_in(s, h):
        unit = s.board.units[u]
        hexes = reach_view(s, unit.side, unit.key)["hexes"]
        same = next((group for group in groups if group["hexes"] == hexes), None)
        if same:
            same["units"].append(unit.key)
        else:
            groups.append({"units": [unit.key], "hexes": hexes})
    return {"groups": groups}


def question_reach(s: State, decision: Decision | None) -> dict[str, Any]:
    """3.1 The hexes where the units of an open question may go together: the cost of the dearest, and its way there.

    Where it is asked who moves or how, of those chosen so far.
    """
    if decision is not None and decision.name in WHO_MOVES:
        return group_reach(s, [s.board.unit[key] for key in decision.values[WHO_MOVES[decision.name]]])
    if decision is None or decision.name != "move.to":
        return {}
    units = [s.board.unit[key] for key in decision.values["units"]]
    start, way = hex_of(s, decision.values["hex"]), BY_RULE[decision.rule]
    truck = way == TRUCK
    found: list[tuple[Found, list[Found]]] = []
    if way in (WALK, TRUCK):
        found = [(reach(s, [u], start, truck), walks(s, u, start, truck)) for u in units]
    hexes: dict[str, Any] = {}
    for key in decision.keys:
        if key not in s.board.index:
            continue
        h = hex_of(s, key)
        there = [(each[h][0], ways) for each, ways in found if h in each]
        cost, searches = max(there, key=itemgetter(0), default=(0, []))
        hexes[key] = {"cost": cost, "path": path(s, searches, start, h), "kind": way}
    return hexes


def group_reach(s: State, units: list[int]) -> dict[str, Any]:
    """3.1-3.7 Where units of a hex get together, by the first of the ways that leads there."""
    hexes: dict[str, Any] = {}
    if not units:
        return hexes
    start = s.place[units[0]]
    for way in ways(s, units, start, transports=not s.stage.startswith("end.")):
        cost: dict[int, int] = {}
        if way in (WALK, TRUCK):
            cost = {h: found[0] for h, found in reach(s, units, start, way == TRUCK).items()}
        elif way == RIVER:
            cost = {h: found[0] for h, found in sailing(s, units, start).items()}
        elif way in (AIR, SHIP):
            cost = dict.fromkeys((destinations if way == AIR else harbors)(s, units, start), 0)
        searches = walks(s, units[0], start, way == TRUCK) if way in (WALK, TRUCK) else []
        for h in sorted(cost):
            if hex_key(s, h) not in hexes:
                hexes[hex_key(s, h)] = {"cost": cost[h], "path": path(s, searches, start, h), "kind": way}
    return hexes


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
            if hex_key(s, h) not in hexes or (way not in (AIR, SHIP) and cost < hexes[hex_key(s, h)]["cost"]):
                hexes[hex_key(s, h)] = {"cost": cost, "path": path(s, searches, start, h), "kind": way}
    if start != s.board.saigon and no_walk(s, [unit], start) is None:
        for target, halts in victims(s, [unit], start, {unit: legs_of(s, unit, start)}).items():
            halt = min(halts, key=lambda h: (halts[h], h))
            hexes[hex_key(s, target)] = {
                "cost": halts[halt],
                "path": [hex_key(s, halt), hex_key(s, target)],
                "kind": OVERRUN,
            }
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
    return [hex_key(s, x) for x in way]


def supply_view(s: State, side: str, seat: str | None) -> dict[str, Any]:
    """7.0 The hexes in which units of a side are in supply, and those of its units one can see that are not.

    Where a trace leads to a hex it is told as the way there.
    """
    supply = supply_of(s, side)
    lines = traces(s, side)
    seen = known(s, seat)
    units = s.board.units
    lacking = [
        u.key for u in units if u.index in seen and u.side == side and u.kind != SD and not supplied(s, u.index, supply)
    ]
    hexes = {
        hex_key(s, h): {"kind": "supply", "path": [hex_key(s, x) for x in lines.get(h, [h])]}
        for h in sorted(supply.all)
    }
    return {"hexes": hexes, "out": lacking}


def there_view(s: State, side: str, h: int) -> dict[str, Any]:
    """7.2, 7.3 Would units of a side be in supply in a hex, as all else stands? Nothing is said where none may be.

    `{"side": "FEF", "supply": false, "but": ["thai"]}`: those who would be by communities of their own.
    """
    masks = ends(s.board)
    if holder(s, h) == enemy(side) or not any(masks[u.index][h] for u in s.board.units if u.side == side):
        return {}
    supply = supply_of(s, side)
    found = h in supply.all or s.trenches.get(h) == side
    but = [kind for kind, hexes in ((THAI, supply.thai), (LAOTIAN, supply.laotian)) if h in hexes and not found]
    return {"side": side, "supply": found, "but": but}


def traces(s: State, side: str) -> dict[int, list[int]]:
    """1.4, 7.2 For each hex within range of a source the hexes from that source to it."""
    ring = {h: [h] for h in sources(s, side) if h < len(s.board.ids) and open_to(s, h, side)}
    found = dict(ring)
    for _ in range(RANGE):
        ring = {
            n: [*way, n]
            for h, way in ring.items()
            if s.board.terrain[h] != SEA
            for n in s.board.adjacent[h]
            if n not in found and open_to(s, n, side)
        }
        found |= ring
    return found


def danger_view(s: State, side: str) -> dict[str, Any]:
    """7.0 Hexes of a side with units that are out of supply, and with units that one lost source would leave so.

    Who stands where its only source is keeps that as long as the hex.
    """
    supply = supply_of(s, side)
    others = Supply(set(), supply.thai, supply.laotian)
    reached = {h: within_range(s, [h], side, RANGE) for h in dict.fromkeys(sources(s, side))}
    if side == FEF:
        reached[-1] = river_range(s)
    hexes: dict[str, Any] = {}
    for unit in on_map(s, side):
        h = s.place[unit.index]
        if unit.kind == SD or h == s.board.saigon or supplied(s, unit.index, others):
            continue
        sourced = [source for source, area in reached.items() if h in area]
        if not sourced:
            hexes[hex_key(s, h)] = {"kind": "out"}
        elif len(sourced) == 1 and sourced != [h]:
            hexes.setdefault(hex_key(s, h), {"kind": "risk"})
    return {"hexes": hexes}
