"""3.0 Movement Phase, and 6.3 c: units of a hex move by themselves or by transport, or overrun [6.4]."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache

from indochina.core.decision import END, Decision, Procedure, choose
from indochina.core.rules import OVER

from ..components.units import VM
from ..operations.combat.overrun import victims
from ..state import State, hex_key, hex_keys, hex_of, holder
from .air_transport import fly, no_flight, onto_vm
from .choosing import can_leave, movable, not_movable, offers, pick, question, staying, unmoved
from .engineer import build, finish_road
from .journey import Overran, journey, run_over, too_far
from .reach import arrive, legs_of, reach
from .river_transport import boats, no_sailing
from .ship_transport import harbors, no_landfall
from .transports import SHIP, TRUCK, aboard
from .ways import any_way, no_walk, not_ways, ways


def move_phase_stage(s: State, side: str, next_stage: str, transports: bool = True) -> Procedure:
    """3.0 Each entering: some units of one hex move, or the Movement Phase is over. Every unit moves once.

    4.0 The engineer's road is finished after all others have moved.
    """
    key = yield choose(
        side,
        "move.hex",
        "3.0",
        lambda: [*hex_keys(s, movable(s, side, transports)), END],
        lambda: not_movable(s, side, transports),
    )
    if key == END:
        yield from finish_road(s)
        forget(s)
        return next_stage
    yield from move_some(s, side, hex_of(s, key), transports)
    return OVER if s.over else s.stage


def move_activated(s: State, side: str, h: int, transports: bool = True) -> Generator[Decision, str, None]:
    """6.3 c Move some or all units of one hex, together or each its own way, by itself or by transport."""
    forget(s)
    begun, more = False, True
    while more and not s.over and holder(s, h) == side and can_leave(s, h, transports):
        more = yield from move_some(s, side, h, transports, may_stop=begun)
        begun = True
    if not s.over:
        yield from finish_road(s)
    forget(s)


def forget(s: State) -> None:
    """A Movement Phase or Operation Point is over: all may move again, and transports can be used anew."""
    count = len(s.board.units)
    s.moved, s.ran, s.used = bytearray(count), bytearray(count), 0


def move_some(s: State, side: str, h: int, transports: bool, may_stop: bool = False) -> Overran:
    """Choose units of a hex, how they move, and move them. Returns False if the player stops.

    6.4 Who does not overrun moves before those of his stack who do: after an overrun the others may only overrun too.
    """
    units = yield from pick(
        s,
        side,
        question(side, "units"),
        h,
        unmoved(s, side, h),
        lambda group: any_way(s, group, h, transports),
        lambda group: offers(s, group, h, transports),
        may_stop,
        lambda: staying(s, h, transports),
    )
    if not units:
        return False
    how = yield choose(
        side,
        "move.how",
        "3.3",
        lambda: ways(s, units, h, transports),
        lambda: not_ways(s, units, h, transports),
        units=[s.board.units[u].key for u in units],
        hex=hex_key(s, h),
        air=s.air_left,
        trucks=s.truck_left if side == VM else "no_limit",
    )
    overran = yield from move_by(s, side, units, h, how)
    while overran and not s.over:
        overran = yield from others_overrun(s, side, h, transports)
        if not overran:
            for u in unmoved(s, side, h):
                s.moved[u] = 1
    return True


def ways_to_overrun(s: State, units: list[int], h: int, transports: bool) -> list[str]:
    """6.4 The ways of moving in which these units can overrun somebody: by themselves, with a DNA, from the air."""
    dna = boats(s, units)
    found = []
    if no_walk(s, units, h) is None and victims(s, units, h, {u: legs_of(s, u, h) for u in units}):
        found.append("walk")
    if transports and no_sailing(s, units, h) is None and victims(s, units, h, {u: legs_of(s, u, h) for u in dna}):
        found.append("river")
    if transports and no_flight(s, units, h) is None and onto_vm(s, units, h):
        found.append("air")
    return found


def others_overrun(s: State, side: str, h: int, transports: bool) -> Overran:
    """6.4 Others of the stack may overrun a victim of their own. Returns whether they are to be asked again."""
    ready = unmoved(s, side, h)

    def prey(group: list[int]) -> bool:
        return bool(ways_to_overrun(s, group, h, transports))

    if not any(prey([u]) for u in ready):
        return False
    name = question(side, "units")
    units = yield from pick(s, side, name, h, ready, prey, prey, may_stop=True, task="overrun_too", rule="6.4")
    if not units:
        return False
    how = yield choose(
        side,
        "move.how",
        "6.4",
        lambda: ways_to_overrun(s, units, h, transports),
        units=[s.board.units[u].key for u in units],
        hex=hex_key(s, h),
        air=s.air_left,
        trucks=s.truck_left if side == VM else "no_limit",
    )
    for u in units:
        s.moved[u] = 1
    s.ran = bytearray(len(s.ran))
    if how == "air":
        went, _ = yield from fly(s, units, h, attack=True)
        for u in units:
            s.moved[u] = went
        if not went:
            may_still(s, [s.board.units[u].key for u in units], h, ways_to_overrun(s, units, h, transports))
        return True
    movers = boats(s, units) if how == "river" else units
    return (yield from run_over(s, side, units, h, {u: legs_of(s, u, h) for u in movers}, how == "river"))


def may_still(s: State, units: list[str], h: int, found: list[str]) -> None:
    """3.5 A flight was called off: its units have not moved. Say how they still can."""
    how = [f"by_{way}" for way in found]
    if how:
        s.note("log.may_still", "3.5", units=units, hex=hex_key(s, h), how=how)
    else:
        s.note("log.may_not", "3.5", units=units, hex=hex_key(s, h))


def move_by(s: State, side: str, units: list[int], h: int, how: str) -> Overran:
    """Move units in the way chosen. Returns whether they have overrun somebody."""
    for u in units:
        s.moved[u] = 1
    s.ran = bytearray(len(s.ran))  # 6.5, 6.11 a new stack moves
    names = [s.board.units[u].key for u in units]
    if how == "road":
        build(s, units[0])
        return False
    if how == "air":
        went, overran = yield from fly(s, units, h)
        if not went:
            for u in units:
                s.moved[u] = 0
            may_still(s, names, h, ways(s, units, h))
        return overran
    if how == "ship":
        key = yield choose(
            side,
            "move.to",
            "3.7",
            lambda: hex_keys(s, harbors(s, units, h)),
            lambda: no_landfall(s, units, h),
            units=names,
            hex=hex_key(s, h),
        )
        aboard(s, SHIP, units)
        arrive(s, units, hex_of(s, key), "by_ship", "3.7")
        return False
    if how == "truck":
        roads = cache(lambda: reach(s, units, h, truck=True))
        key = yield choose(
            side,
            "move.to",
            "3.4",
            lambda: hex_keys(s, roads()),
            lambda: too_far(s, units, h, roads()),
            units=names,
            hex=hex_key(s, h),
        )
        if side == VM:
            aboard(s, TRUCK, units)
        arrive(s, units, hex_of(s, key), "by_truck", "3.4", roads()[hex_of(s, key)][0])
        return False
    movers = boats(s, units) if how == "river" else units
    return (yield from journey(s, side, units, h, {u: legs_of(s, u, h) for u in movers}, how == "river"))
