"""3.3 The ways in which units can move: by themselves or by transport, and how far each takes them."""

from __future__ import annotations

from indochina.core.decision import Blocked, Why, why

from ..operations.combat.overrun import victims
from ..state import State, units_in
from .air_transport import destinations, no_flight
from .engineer import no_building
from .reach import Found, can_step, can_walk, legs_of, reach
from .river_transport import ONE_DNA, no_sailing, sailing
from .ship_transport import harbors, no_ship
from .transports import load
from .truck_transport import no_truck

WALK, TRUCK, AIR, RIVER, SHIP, ROAD = WAYS = ("walk", "truck", "air", "river", "ship", "road")


def no_walk(s: State, units: list[int], start: int) -> Why | None:
    """Why these units cannot move together by themselves: FEF SD never do, nor motorized units that are OoS."""
    for u in units:
        if not can_walk(s, u):
            unit = s.board.units[u]
            if start == s.board.saigon:
                return why("why.by_ship_only", "3.7")
            if unit.motorized:
                return why("why.motorized_oos", "7.5", unit=unit.key)
            return why("why.transport_only", "3.3", unit=unit.key)
    if can_step(s, units, start) or reach(s, units, start):
        return None
    return None if victims(s, units, start, {u: legs_of(s, u, start) for u in units}) else why("why.nowhere", "3.1")


def no_way(s: State, units: list[int], start: int, way: str) -> Why | None:
    """Why units that stand in a hex cannot move together in this way; None if they can."""
    if way == WALK:
        return no_walk(s, units, start)
    if way == TRUCK:
        return no_truck(s, units, start)
    if way == AIR:
        return no_flight(s, units, start)
    if way == RIVER:
        return no_sailing(s, units, start)
    if way == SHIP:
        return no_ship(s, units, start)
    return no_building(s, units, start)


def ways(s: State, units: list[int], start: int, transports: bool = True) -> list[str]:
    """The ways in which these units can move together. 8.0 At the end of the game there are no transports."""
    return [way for way in offered(transports) if no_way(s, units, start, way) is None]


def any_way(s: State, units: list[int], start: int, transports: bool = True) -> bool:
    return any(no_way(s, units, start, way) is None for way in offered(transports))


def offered(transports: bool) -> tuple[str, ...]:
    return WAYS if transports else (WALK, ROAD)


def not_ways(s: State, units: list[int], start: int, transports: bool) -> Blocked:
    """Why the other ways are closed to these units."""
    reasons = {
        way: no_way(s, units, start, way) if way in offered(transports) else why("why.no_transports", "8.0")
        for way in WAYS
    }
    return {way: reason for way, reason in reasons.items() if reason}


def reachable(s: State, unit: int) -> dict[str, Found]:
    """Where a unit can get from where it stands, by each way: hex -> (movement points, the hex before it).

    By river it is where a DNA in its hex could take it. Flights and ships cost no points. Overruns are not included.
    """
    start = s.place[unit]
    found: dict[str, Found] = {}
    if start < 0:
        return found
    if no_walk(s, [unit], start) is None:
        found[WALK] = reach(s, [unit], start)
    if no_truck(s, [unit], start) is None:
        found[TRUCK] = reach(s, [unit], start, truck=True)
    if no_flight(s, [unit], start) is None:
        found[AIR] = dict.fromkeys(destinations(s, [unit], start), (0, start))
    dna = [u for u in units_in(s, start) if s.board.units[u].dna and not s.moved[u]]
    if dna and unit not in dna and load(s, unit) <= ONE_DNA:
        found[RIVER] = sailing(s, [dna[0], unit], start)
    if no_ship(s, [unit], start) is None:
        found[SHIP] = dict.fromkeys(harbors(s, [unit], start), (0, start))
    return {way: hexes for way, hexes in found.items() if hexes}
