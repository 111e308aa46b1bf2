"""3.2.2 Patrol: cubes run along LoCs and Cities, find Guerrillas on the LoCs and Assault on one of them."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import DONE, END, STOPS, Blocked, Why, choose, why

from ..board import ADJACENT_ROADS, CITIES, IDS, LAND, LOCS, SPACE, SPACES
from ..cards import BODY_COUNT, GENERAL_LANSDALE, M_48_PATTON
from ..components.control import dearth, pay
from ..components.pieces import ARVN, CUBES_OF, KIND_NAMES, NVA, US
from ..special_activities import ACTIVITIES
from ..state import State, insurgents, remove, spaces_with, total
from .assault_space import Uses, armored_cavalry, assault_in, no_enemies
from .executing import activities, add, finish
from .moving import kind_of, move_group, piece_key, way
from .operation import Operation, Steps
from .sweep_space import activate

RULE = "3.2.2"
COST = 3


class Patrol(Operation):
    """3.2.2 ARVN pays 3 in all. Cubes move along LoCs and Cities; then on every LoC each own cube Activates a
    Guerrilla; then an Assault on one LoC without further cost.

    2.3.5 Limited: all cubes that move end in one space, and only there may it Assault.
    """

    name = "patrol"
    rule = RULE
    occurred = True  # 2.3.4 it always does

    def prepare(self) -> Steps:
        s, faction = self.s, self.faction
        pay(s, faction, 0 if self.terms.free else patrol_cost(s, faction))
        s.note("log.patrol", RULE, faction=faction)
        yield from ()

    def proceed(self) -> Steps:
        s, faction = self.s, self.faction
        yield from move_cubes(self)
        for loc in spaces_with(s, CUBES_OF[faction], LOCS):
            yield from activate(s, faction, loc, total(s, CUBES_OF[faction], loc), RULE)
        yield from assault_a_loc(self)
        yield from rpgs(self)
        yield from armored_cavalry(self)

    def why_not(self) -> Why | None:
        """2.3.4 A Patrol always occurs somewhere: it needs only its Resources, and a road if an Event restricts it."""
        if not any(self.terms.allow(x) for x in (*LOCS, *CITIES)):
            return why("why.off_road", RULE)
        return None if self.terms.free else dearth(self.s, self.faction, patrol_cost(self.s, self.faction), RULE)


def patrol_cost(s: State, faction: str) -> int:
    """3.2.2 ARVN pays 3 in all, the US nothing. Card 72: nothing."""
    return COST if faction == ARVN and BODY_COUNT not in s.momentum else 0


# --- moving -------------------------------------------------------------------------------------------------------


def patrol_reach(s: State, start: int) -> list[int]:
    """3.2.2 LoCs and Cities a cube may reach: from one to the next, no farther than the first with Insurgents."""
    seen, border = {start}, [start]
    while border:
        here = border.pop()
        if here != start and insurgents(s, here):
            continue
        for there in ADJACENT_ROADS[here]:
            if there not in seen:
                seen.add(there)
                border.append(there)
    seen.discard(start)
    return sorted(seen)


def destinations(op: Patrol, start: int) -> list[int]:
    """3.2.2 Where cubes of a space may end; limited (2.3.5): in the one destination."""
    reach = [x for x in patrol_reach(op.s, start) if op.terms.allow(x)]
    return [x for x in reach if x in op.spaces] if op.full else reach


def has_destination(op: Patrol, start: int) -> bool:
    """Whether there are `destinations`, without walking the roads where nothing limits them."""
    if op.terms.only is None and not op.full:
        return bool(ADJACENT_ROADS[start])
    return bool(destinations(op, start))


def move_cubes(op: Patrol) -> Steps:
    """3.2.2 Any cubes from any spaces, each once. A Special Activity may come in between (4.1)."""
    s, cubes, arrivals = op.s, CUBES_OF[op.faction], op.arrivals

    def keys() -> list[str]:
        starts = (x for x in spaces_with(s, cubes) if arrivals.movable(s, cubes, x) and has_destination(op, x))
        return [*(IDS[x] for x in starts), *activities(op), DONE if assault_locs(op) else END]

    while True:
        key = yield choose(op.faction, "patrol.origin", RULE, keys, lambda: not_origins(op), work=op.work, ends=op.name)
        if key in STOPS:
            return
        if key in ACTIVITIES:
            yield from add(op, key)
            continue
        start = SPACE[key]
        chosen = yield choose(
            op.faction,
            "patrol.destination",
            RULE,
            partial(ends_from, op, start),
            partial(not_destinations, op, start),
            start=key,
        )
        end = SPACE[chosen]
        group = yield from move_group(
            s, op.faction, "patrol", RULE, start, end, arrivals.movable(s, cubes, start), by=way(s, start, end)
        )
        arrivals.add(end, group)
        if end not in op.spaces:
            op.spaces.append(end)


def ends_from(op: Patrol, start: int) -> list[str]:
    return [IDS[x] for x in destinations(op, start)]


def not_origins(op: Patrol) -> Blocked:
    s, cubes = op.s, CUBES_OF[op.faction]
    blocked: Blocked = {}
    for x in SPACES:
        if not total(s, cubes, x):
            blocked[IDS[x]] = why("why.no_cubes", RULE)
        elif not op.arrivals.movable(s, cubes, x):
            blocked[IDS[x]] = why("why.moved", RULE)
        elif not destinations(op, x):
            blocked[IDS[x]] = no_way(op, x)
    return blocked


def no_way(op: Patrol, start: int) -> Why:
    """3.2.2 There is no road at all, or none to the spaces the Event names, or none to the one destination (2.3.5)."""
    if not ADJACENT_ROADS[start]:
        return why("why.no_way", RULE)
    named = any(op.terms.allow(x) for x in patrol_reach(op.s, start))
    return why("why.patrol.one_end", "2.3.5") if named else why("why.patrol.event_ends", "5.1")


def not_destinations(op: Patrol, start: int) -> Blocked:
    reach, allowed = patrol_reach(op.s, start), destinations(op, start)
    blocked: Blocked = {}
    for x in SPACES:
        if x == start:
            blocked[IDS[x]] = why("why.there_already", RULE)
        elif x not in reach:
            on_road = x in LOCS or x in CITIES
            blocked[IDS[x]] = why("why.not_reached", RULE) if on_road else why("why.off_road", RULE)
        elif not op.terms.allow(x):
            blocked[IDS[x]] = why("why.event_spaces", "5.1")
        elif x not in allowed:
            blocked[IDS[x]] = why("why.one_destination", "2.3.5")
    return blocked


# --- Assault ------------------------------------------------------------------------------------------------------


def assault_locs(op: Patrol) -> list[int]:
    """3.2.2 LoCs with own cubes and Insurgents. Limited: the destination, if anything moved.

    Card 78 shaded: no US Assault.
    """
    if op.faction == US and GENERAL_LANSDALE in op.s.momentum:
        return []
    locs = [x for x in LOCS if no_enemies(op.s, CUBES_OF[op.faction], x) is None]
    if op.terms.limited and op.spaces:
        locs = [x for x in locs if x in op.spaces]
    return [x for x in locs if op.terms.allow(x)]


def assault_a_loc(op: Patrol) -> Steps:
    """3.2.2 If wanted, one LoC; the US adds no ARVN. A Special Activity may come before or after it (4.1)."""
    while True:
        locs = assault_locs(op)
        if not locs:
            before = op.activity
            yield from finish(op)
            if op.activity == before or not assault_locs(op):
                return
            continue
        keys = [*(IDS[x] for x in locs), *activities(op), END]
        key = yield choose(op.faction, "patrol.assault", RULE, keys, lambda: not_assaulted(op), ends=op.name)
        if key == END:
            return
        if key in ACTIVITIES:
            yield from add(op, key)
            continue
        if SPACE[key] not in op.spaces:
            op.spaces.append(SPACE[key])
        yield from assault_in(op.s, op.faction, op.faction, SPACE[key], uses=Uses(op.s))
        yield from finish(op)
        return


def not_assaulted(op: Patrol) -> Blocked:
    blocked: Blocked = {IDS[x]: why("why.patrol.not_loc", RULE) for x in LAND}
    for x in LOCS:
        reason = no_enemies(op.s, CUBES_OF[op.faction], x)
        if reason is None and op.terms.limited and op.spaces and x not in op.spaces:
            reason = why("why.one_destination", "2.3.5")
        if reason is None and not op.terms.allow(x):
            reason = why("why.event_spaces", "5.1")
        if reason is not None:
            blocked[IDS[x]] = reason
    return blocked


def rpgs(op: Patrol) -> Steps:
    """Card 14 shaded: after a Patrol the NVA removes up to two cubes that moved (US to Casualties)."""
    s, arrivals = op.s, op.arrivals
    if M_48_PATTON not in s.shaded:
        return
    for left in (2, 1):
        moved = [(x, kind) for x, kind in arrivals.spaces() if arrivals.count(s, kind, x) > 0]
        if not moved:
            return
        keys = [*(piece_key(x, kind) for x, kind in moved), DONE]
        key = yield choose(NVA, "patrol.rpg", "card 14", keys, left=left)
        if key == DONE:
            return
        space, kind = SPACE[key.partition("/")[0]], kind_of(key)
        remove(s, kind, space)
        arrivals.add(space, {kind: -1})
        s.note("log.rpg", "card 14", piece=KIND_NAMES[kind], space=IDS[space])
