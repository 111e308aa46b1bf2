"""S.6a reductions and S.6b retreats."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, choose, why

from .control import control, enter, make_way
from .state import State, count, remove, take
from .tables import STACKING_LIMIT
from .units import (
    KIND_NAMES,
    KINDS,
    MARINE,
    NV,
    NV_DIVISION,
    PROVINCES,
    REDUCED_TO,
    RESERVE,
    RIVER_PATROL,
    SPACE,
    SPACE_IDS,
    SV,
    other,
)


def reduce(s: State, p: int, kind: int, activated: bool = False) -> int | None:
    """S.6a A full division is reduced; any other unit is removed from the game. Returns what is left of it."""
    slot = p * KINDS + kind
    if kind not in REDUCED_TO:
        remove(s, slot, activated)
        return None
    left = REDUCED_TO[kind]
    was_activated = s.activated[slot]
    was_frozen = s.frozen[slot]
    take(s, slot, activated)
    cube = p * KINDS + left
    s.units[cube] += 1
    s.activated[cube] += was_activated - s.activated[slot]
    s.frozen[cube] += was_frozen - s.frozen[slot]
    return left


def refuges(s: State, p: int, kind: int) -> list[int]:
    """S.6b Where a unit may retreat to, full provinces included.

    An adjacent province under friendly control with more friendly than enemy units. Marines from a coastal province:
    any other SV controlled coastal province. River Patrols stay on the Mekong. NV units from a border province: the
    reserve.
    """
    side = NV if kind >= NV_DIVISION else SV
    board = s.board
    near = board.adjacent[p]
    found = [q for q in near if safe(s, side, q)]
    if kind == RIVER_PATROL:
        return [q for q in found if board.mekong[q]]
    if kind == MARINE and board.coastal[p]:
        return sorted({*found, *(q for q in board.coastal_provinces if q != p and control(s, q) == SV)})
    if side == NV and board.border[p]:
        found.append(RESERVE)
    return found


def safe(s: State, side: str, p: int) -> bool:
    """S.6b Under friendly control, and with more friendly than enemy units."""
    friends = count(s, side, p)
    if not friends:
        return False
    enemies = count(s, other(side), p)
    return not enemies or (friends > enemies and control(s, p) == side)


def roomy(s: State, side: str, spaces: list[int]) -> list[int]:
    """Those with room for one more unit; the reserve has no limit [S.5]."""
    return [q for q in spaces if q == RESERVE or count(s, side, q) < STACKING_LIMIT]


def not_refuges(s: State, p: int, kind: int) -> Blocked:
    side = NV if kind >= NV_DIVISION else SV
    possible = refuges(s, p, kind)
    blocked: Blocked = {}
    for q in PROVINCES:
        if q in roomy(s, side, possible):
            continue
        by_sea = kind == MARINE and s.board.coastal[p]
        if q in possible:
            reason = why("why.full", "S.6b", limit=STACKING_LIMIT)
        elif q == p:
            reason = why("why.already_there", "S.6b")
        elif q not in s.board.adjacent[p] and not (by_sea and s.board.coastal[q]):
            reason = why("why.not_coastal" if by_sea else "why.not_adjacent", "S.6b")
        elif kind == RIVER_PATROL and not s.board.mekong[q]:
            reason = why("why.mekong_only", "S.4")
        elif control(s, q) != side:
            reason = why("why.enemy_control", "S.6b")
        else:
            reason = why("why.not_more_friends", "S.6b")
        blocked[SPACE_IDS[q]] = reason
    if RESERVE not in possible:
        blocked["reserve"] = why("why.no_border" if side == NV else "why.nv_zone", "S.6b")
    return blocked


def retreat(
    s: State, p: int, kind: int, *, may_stay: bool = False, activated: bool = False, fought: bool = False
) -> Generator[Decision, str, int | None]:
    """S.6b One unit retreats; returns the kind that is still in the province, if any.

    A full NV division may be reduced instead. The last unit of its side may be allowed to stay. A unit that has
    nowhere to go is reduced; one that could only go where it would exceed stacking is eliminated.
    """
    side = NV if kind >= NV_DIVISION else SV
    possible = refuges(s, p, kind)
    open_to = roomy(s, side, possible)
    keys = [SPACE_IDS[q] for q in open_to]
    if possible and not open_to:
        keys.append("eliminate")
    if (kind == NV_DIVISION and possible) or not possible:
        keys.append("reduce")
    if may_stay:
        keys.append("stay")
    unit, space = KIND_NAMES[kind], SPACE_IDS[p]
    key = yield choose(side, "retreat.to", "S.6b", keys, lambda: not_refuges(s, p, kind), unit=unit, space=space)
    if key == "stay":
        s.note("log.stays", "S.6b", unit=unit, space=space)
        return kind
    if key == "reduce":
        remains = reduce(s, p, kind, activated)
        s.note("log.no_retreat", "S.6b", unit=unit, space=space)
        return remains
    if key == "eliminate":
        remove(s, p * KINDS + kind, activated)
        s.note("log.retreat_overstacked", "S.6b", unit=unit, space=space)
        return None
    move_out(s, p, kind, SPACE[key], activated, fought)
    s.note("log.retreat", "S.6b", unit=unit, space=space, to=key)
    return None


def move_out(s: State, p: int, kind: int, to: int, activated: bool, fought: bool) -> None:
    """A retreating unit keeps its marks: activated, or held by an event. S.6 One that has `fought` fights no more."""
    slot = p * KINDS + kind
    make_way(s, to, kind)
    was_activated, was_frozen = s.activated[slot], s.frozen[slot]
    take(s, slot, activated)
    held = was_frozen - s.frozen[slot]
    enter(s, to, kind, activated=s.activated[slot] < was_activated or (fought and not held))
    s.frozen[to * KINDS + kind] += held
