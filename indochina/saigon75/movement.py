"""S.4 Movement."""

from __future__ import annotations

from indochina.core.decision import END, Blocked, Procedure, choose, how_many, why

from .air import air_attrition
from .availability import points_left
from .cards import VIET_CONG_ATTACK
from .control import enter
from .momentum import strategic_movement
from .reserve import can_reconstitute, not_reconstituted, reconstitute
from .state import State, count, fresh
from .tables import AIR_SPACES, STACKING_LIMIT, VC_ACTIVATIONS
from .turn8 import activate_saigon
from .units import (
    KIND_NAMES,
    KINDS,
    MARINE,
    MECHANIZED,
    NV,
    NV_DIVISION,
    PARATROOPER,
    PROVINCES,
    RANGER,
    RESERVE,
    RIVER_PATROL,
    SLOTS_OF,
    SPACE,
    SPACE_IDS,
    SV,
    UNIT,
    UNIT_KEYS,
    VC,
)


def start_movement(s: State) -> Procedure:
    """S.10 strategic movement comes first; on turn 8 the units in a contested Saigon are activated first."""
    if s.active == NV:
        yield from strategic_movement(s)
    else:
        yield from activate_saigon(s)
    return "movement"


def movable(s: State) -> list[str]:
    """Units that may be activated to move: not yet activated, not held by an event, and activations left."""
    units, activated, frozen = s.units, s.activated, s.frozen
    points = points_left(s)
    if s.active == NV:
        vc = s.vc_spent < VC_ACTIVATIONS
        return [
            UNIT_KEYS[i]
            for i in SLOTS_OF[NV]
            if units[i] > activated[i] + frozen[i] and (vc if i % KINDS == VC else points)
        ]
    if not points:
        return []
    mechanized = s.event != VIET_CONG_ATTACK
    return [
        UNIT_KEYS[i]
        for i in SLOTS_OF[SV]
        if units[i] > activated[i] + frozen[i] and (mechanized or i % KINDS != MECHANIZED)
    ]


def orders(s: State) -> list[str]:
    """Every order of the movement sub-phase: move a unit, buy an Air marker, reconstitute a division, or end it."""
    keys = movable(s)
    if s.active == SV:
        if points_left(s) and not no_air(s):
            keys.append("air")
    elif can_reconstitute(s):
        keys.append("reconstitute")
    keys.append(END)
    return keys


def no_air(s: State) -> str:
    """Why no Air Support marker can be bought: the spaces are full, or none is left."""
    if s.air >= AIR_SPACES:
        return "why.air_full"
    return "why.air_gone" if s.air + s.air_lost >= s.board.pieces["air"] else ""


def not_movable(s: State) -> Blocked:
    blocked: Blocked = {}
    offered = set(orders(s))
    for i in SLOTS_OF[s.active]:
        if not s.units[i] or UNIT_KEYS[i] in offered:
            continue
        if s.frozen[i]:
            reason = why("why.frozen", "S.3", card=s.event)
        elif not fresh(s, i):
            reason = why("why.moved", "S.4")
        elif i % KINDS == MECHANIZED and s.event == VIET_CONG_ATTACK:
            reason = why("why.frozen", "S.3", card=s.event)
        elif i % KINDS == VC:
            reason = why("why.vc_limit", "S.2", limit=VC_ACTIVATIONS)
        else:
            reason = why("why.no_points", "S.2")
        blocked[UNIT_KEYS[i]] = reason
    if s.active == SV and "air" not in offered:
        blocked["air"] = why(no_air(s) or "why.no_points", "S.2")
    return blocked | not_reconstituted(s) if s.active == NV else blocked


def enemy_controlled_for_sv(s: State, p: int) -> bool:
    nv = count(s, NV, p) > 0
    return bool(s.militia[p]) and nv if count(s, SV, p) else bool(s.militia[p]) or nv


def destinations(s: State, slot: int) -> list[int]:
    """Where one move can take a unit.

    One province; two for SV mechanised units, which stop in mountains and where the enemy controls. River Patrols
    stay on the Mekong. Marines go from coast to coast; Paratroopers anywhere; Rangers anywhere with an Air marker.
    NV units pass between border provinces and the reserve.
    """
    space, kind = divmod(slot, KINDS)
    board = s.board
    if kind >= NV_DIVISION:
        return board.nv_moves[space]
    near = board.adjacent[space]
    if kind == PARATROOPER or (kind == RANGER and s.air):
        return [p for p in PROVINCES if p != space]
    if kind == RIVER_PATROL:
        return [p for p in near if board.mekong[p]]
    if kind == MARINE and board.coastal[space]:
        return [p for p in PROVINCES if p != space and (board.coastal[p] or p in near)]
    if kind == MECHANIZED:
        reach = set(near)
        for p in near:
            if not board.mountain[p] and not enemy_controlled_for_sv(s, p):
                reach.update(board.adjacent[p])
        reach.discard(space)
        return sorted(reach)
    return list(near)


def no_destination(s: State, slot: int) -> Blocked:
    """Why a unit cannot go to a province."""
    space, kind = divmod(slot, KINDS)
    reach = destinations(s, slot)
    blocked: Blocked = {}
    for p in (*PROVINCES, RESERVE):
        if p in reach:
            continue
        if p == space:
            reason = why("why.already_there", "S.4")
        elif p == RESERVE:
            reason = why("why.no_border" if kind >= NV_DIVISION else "why.nv_zone", "S.4")
        elif space == RESERVE:
            reason = why("why.no_arrow" if s.board.border[p] else "why.no_border", "S.2")
        elif kind == RIVER_PATROL:
            reason = why("why.mekong_only" if not s.board.mekong[p] else "why.not_adjacent", "S.4")
        elif kind == RANGER:
            reason = why("why.ranger_air", "S.4")
        elif kind == MARINE:
            reason = why("why.not_coastal", "S.4")
        elif kind == MECHANIZED:
            reason = why("why.mechanized_reach", "S.4")
        else:
            reason = why("why.not_adjacent", "S.4")
        blocked[SPACE_IDS[p]] = reason
    return blocked


def by_air(s: State, slot: int, to: int) -> bool:
    """A Ranger that goes farther than the next province flies with an Air marker."""
    space, kind = divmod(slot, KINDS)
    return kind == RANGER and to not in s.board.adjacent[space]


def movement(s: State) -> Procedure:
    """S.4 One order: a unit moves once a turn. S.2 Moving activates it; an Air marker costs one activation.

    The stacking limit is checked when all movement is done [S.5].
    """
    side = s.active
    key = yield choose(
        side,
        "move.unit",
        "S.4",
        lambda: orders(s),
        lambda: not_movable(s),
        points=points_left(s),
        vc=VC_ACTIVATIONS - s.vc_spent,
    )
    if key == END:
        return "stacking"
    if key == "air":
        s.air += 1
        s.spent += 1
        s.note("log.air_bought", "S.2", air=s.air)
        return "movement"
    if key == "reconstitute":
        reconstitute(s)
        return "movement"
    slot = UNIT[key]
    space, kind = divmod(slot, KINDS)
    unit, origin = KIND_NAMES[kind], SPACE_IDS[space]
    key = yield choose(
        side,
        "move.to",
        "S.4",
        lambda: [SPACE_IDS[p] for p in destinations(s, slot)],
        lambda: no_destination(s, slot),
        unit=unit,
        space=origin,
    )
    to = SPACE[key]
    number = 1
    flies = by_air(s, slot, to)
    most = 1 if flies else most_together(s, slot, to)
    if most > 1:
        asked = how_many(side, "move.count", "S.4", most, there=s.units[slot], unit=unit, space=origin, to=key)
        number = int((yield asked))
    enter(s, to, kind, number, activated=True)
    s.units[slot] -= number
    if kind == VC:
        s.vc_spent += number
    else:
        s.spent += number
    s.note("log.move", "S.4", side=side, count=number, unit=unit, space=origin, to=key)
    if flies:
        yield from air_attrition(s, 1)
    return "movement"


def most_together(s: State, slot: int, to: int) -> int:
    """How many units of a kind can be ordered at once: those that may be activated and that fit."""
    kind = slot % KINDS
    side = NV if kind >= NV_DIVISION else SV
    points = VC_ACTIVATIONS - s.vc_spent if kind == VC else points_left(s)
    room = points if to == RESERVE else STACKING_LIMIT - count(s, side, to)
    return min(fresh(s, slot), points, max(1, room))
