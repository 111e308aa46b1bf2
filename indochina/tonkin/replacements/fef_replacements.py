"""2.6 FEF Replacement Points and Supply Dumps."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial
from typing import NamedTuple

from indochina.core.decision import END, Blocked, Decision, Procedure, Why, choose, why

from ..board import FOREST, MOUNTAIN
from ..components.tracing import active_centers, within_range
from ..components.units import ANTI_AIRCRAFT, FEF, NAVY, SD, Unit
from ..movement.air_transport import declared
from ..movement.transports import AA_SHOWN
from ..state import ELIMINATED, NA_SAN, State, hex_key, hq_of, on_map, units_at
from ..supply.river_supply import river_range
from ..view import GUNS
from .fef_reinforcements import small
from .replacement_points import RANGE, gain_rp, place_dumps, receive, tell_unasked, to_track

FEF_MIXES = {"rp2_sd2": (2, 2), "rp4_sd1": (4, 1), "rp6": (6, 0)}
"""2.6 A Points and SD of each choice."""
TRAINING_POINTS, TRAINING_DUMPS = 4, 1
"""9.0 What the French get each turn of Na San, the SD in Hanoi."""
STEP_COST = {False: 1, True: 2}
"""2.6 B For a step of a unit on foot, and of a motorized one."""
AIR_LOAD = 6
STEP_LOAD = {False: 1, True: 3}
"""2.6 An Air Transport carries 6 steps, or 3 and a motorized one, or 2 motorized ones."""
DROP_UNDER_FIRE = 2
"""3.5 Air Transports deducted in place of each one where the VM Anti-Aircraft unit reaches."""
SMALL_REBUILD, LARGE_REBUILD = 2, 8
HIGH_MORALE = 4


def fef_supplies(s: State) -> Procedure:
    """2.6 A France chooses its mix of points and SD. 9.0 In Na San both are fixed and the SD comes to Hanoi."""
    if s.scenario == NA_SAN:
        gain_rp(s, FEF, TRAINING_POINTS, "log.rp_received", "9.0")
        yield from place_dumps(s, FEF, TRAINING_DUMPS, "9.0", lambda: [s.board.hanoi], "V15")
    else:
        yield from receive(s, FEF, "2.6", FEF_MIXES)
    return "fef.replacements"


# --- who can receive points, and how ----------------------------------------------------------------------------


class Reach(NamedTuple):
    """Hexes where units receive points: freely, by landing at the HQ's airstrip, and paras by a drop at the HQ."""

    free: set[int]
    landing: set[int]
    drop: set[int]
    transports: int
    """Air Transports deducted for each load."""


NOWHERE = Reach(set(), set(), set(), 1)


class Guns(NamedTuple):
    """3.5 What VM was asked and has declared near the HQ in this phase: guns over its airstrip, and over a drop."""

    strip_asked: bool = False
    closed: bool = False
    drop_asked: bool = False
    under_fire: bool = False


def reach(s: State, guns: Guns) -> Reach:
    """2.6 B Within 3 hexes of a Supply Center; or of the HQ, if points can get to the HQ.

    They get there freely if it is within 3 hexes of a Supply Center or traces River Supply. Else by air: to an airstrip
    outside the ZoC of VM artillery and Anti-Aircraft, or for paras to a hex without forest or mountain. 3.5 Those VM
    units count only if VM has declared them.
    """
    board = s.board
    free = within_range(s, active_centers(s, FEF), FEF, RANGE)
    hq = s.place[hq_of(s, FEF)]
    if hq < 0 or hq == board.saigon:
        return Reach(free, set(), set(), 1)
    near = within_range(s, [hq], FEF, RANGE)
    if hq in free or hq in river_range(s):
        return Reach(free | near, set(), set(), 1)
    landing = near if board.airstrip[hq] and not guns.closed else set()
    drop = near if board.terrain[hq] not in (FOREST, MOUNTAIN) else set()
    return Reach(free, landing, drop, DROP_UNDER_FIRE if guns.under_fire and not landing else 1)


def declarations(s: State, guns: Guns, landing: bool) -> Generator[Decision, str, Guns]:
    """3.5 Once for a landing and once for a drop VM may declare the guns that reach the HQ, or keep them secret."""
    hq = s.place[hq_of(s, FEF)]
    if landing and not guns.strip_asked:
        closed = yield from declared(s, hq, GUNS)
        return guns._replace(strip_asked=True, closed=closed, under_fire=bool(s.used & AA_SHOWN))
    if not landing and not guns.drop_asked:
        under_fire = yield from declared(s, hq, (ANTI_AIRCRAFT,))
        return guns._replace(drop_asked=True, under_fire=under_fire)
    return guns


def by_air(unit: Unit, h: int, where: Reach) -> bool:
    """Can the unit receive points by air?"""
    return h in where.landing or (unit.para and h in where.drop)


def loads(load: int, motorized: bool) -> int:
    """Air Transports that one step more takes, with so much already on its way."""
    return -(-(load + STEP_LOAD[motorized]) // AIR_LOAD) - -(-load // AIR_LOAD)


def fef_replaceable(s: State, load: int, guns: Guns) -> dict[str, Why | None]:
    """FEF units with lost steps, each with the reason why it cannot replace one now (None: it can)."""
    hurt = [u for u in on_map(s, FEF) if u.battle and s.steps[u.index] < u.steps]
    where = reach(s, guns) if hurt else NOWHERE
    found: dict[str, Why | None] = {}
    for u in hurt:
        h = s.place[u.index]
        reason = None
        if s.oos[u.index]:
            reason = why("why.out_of_supply", "2.6")
        elif STEP_COST[u.motorized] > s.rp[1]:
            reason = why("why.no_rp", "2.6", cost=STEP_COST[u.motorized], total=s.rp[1])
        elif h in where.free:
            pass
        elif not by_air(u, h, where):
            reason = why("why.far_from_fef_source", "2.6", range=RANGE)
        elif (need := loads(load, u.motorized) * where.transports) > s.air_left:
            reason = why("why.no_air_transport", "2.6", need=need, left=s.air_left)
        found[u.key] = reason
    return found


def rebuild_cost(unit: Unit) -> int:
    return SMALL_REBUILD if small(unit) else LARGE_REBUILD


def rebuild_turns(unit: Unit) -> int:
    """2.6 One Game Turn ahead, two with a morale of 4 or 5; the HQ has none."""
    return 2 if unit.values[unit.steps].morale >= HIGH_MORALE else 1


def fef_rebuildable(s: State) -> dict[str, Why | None]:
    """Units in the Eliminated Box, each with the reason why it cannot be rebuilt now. SD are received, not rebuilt.

    9.0 Not in Na San: a rebuilt unit would return as reinforcement.
    """
    found: dict[str, Why | None] = {}
    for u in units_at(s, ELIMINATED, FEF):
        unit = s.board.units[u]
        if unit.kind in (SD, NAVY):
            continue
        cost = rebuild_cost(unit)
        reason = why("why.no_rp", "2.6", cost=cost, total=s.rp[1]) if cost > s.rp[1] else None
        found[unit.key] = why("why.no_rebuilding", "9.0") if s.scenario == NA_SAN else reason
    return found


def fef_candidates(s: State, load: int, guns: Guns) -> dict[str, Why | None]:
    return {**fef_replaceable(s, load, guns), **fef_rebuildable(s)}


def fef_keys(s: State, load: int, guns: Guns) -> list[str]:
    return [*(key for key, reason in fef_candidates(s, load, guns).items() if not reason), END]


def fef_blocked(s: State, load: int, guns: Guns) -> Blocked:
    return {key: reason for key, reason in fef_candidates(s, load, guns).items() if reason}


# --- the stage --------------------------------------------------------------------------------------------------


def fef_replacements(s: State) -> Procedure:
    """2.6 B Points replace steps and rebuild eliminated units, as often as there are points.

    What can only come by air takes Air Transports. 3.5 If VM then declares guns, the points have not left yet and
    France chooses again. The stage is entered anew for each choice, unless what is in the air has to be remembered.
    """
    load, guns = 0, Guns()
    while s.rp[1]:
        tell_unasked(s, FEF, "2.6", fef_candidates(s, load, guns))
        key = yield choose(
            FEF,
            "replacements.unit",
            "2.6",
            partial(fef_keys, s, load, guns),
            partial(fef_blocked, s, load, guns),
            total=s.rp[1],
            air=s.air_left,
        )
        if key == END:
            break
        unit = s.board.units[s.board.unit[key]]
        h = s.place[unit.index]
        if h == ELIMINATED:
            rebuild(s, unit)
        elif h in (where := reach(s, guns)).free:
            replace_step(s, unit)
        else:
            need = loads(load, unit.motorized) * where.transports
            if need and (yield choose(FEF, "replacements.air", "2.6", ["fly", "stay"], unit=key, need=need)) == "stay":
                continue
            before, guns = guns, (yield from declarations(s, guns, bool(where.landing)))
            if (before.closed, before.under_fire) != (guns.closed, guns.under_fire):
                continue
            load += STEP_LOAD[unit.motorized]
            if need:
                s.air_left -= need
                s.note("log.flown", "2.6", count=need, left=s.air_left)
            replace_step(s, unit)
        if not load and guns == Guns():
            return "fef.replacements"
    if not s.rp[1]:
        s.note("log.no_points", "2.6", side=FEF)
    s.used = 0  # what VM has declared holds for this phase
    return "fef.withdrawals"


def rebuild(s: State, unit: Unit) -> None:
    """2.6 B A unit leaves the Eliminated Box for the Turn Track, at full strength."""
    points, turns = rebuild_cost(unit), rebuild_turns(unit)
    s.rp[1] -= points
    to_track(s, unit.index, turns)
    s.note("log.rebuilt", "2.6", side=FEF, unit=unit.key, points=points, turns=turns)


def replace_step(s: State, unit: Unit) -> None:
    points, u = STEP_COST[unit.motorized], unit.index
    s.rp[1] -= points
    s.steps[u] += 1
    s.note("log.step_back", "2.6", unit=unit.key, hex=hex_key(s, s.place[u]), points=points, left=s.steps[u])
