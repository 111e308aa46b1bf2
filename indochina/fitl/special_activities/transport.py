"""4.3.2 Transport: ARVN Troops and Rangers along the roads; all Rangers go Underground."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import END, Blocked, Why, choose, why

from ..board import ADJACENT, ADJACENT_LOCS, CITIES, IDS, LOCS, NORTH_VIETNAM, SPACE, SPACES
from ..cards import ARMORED_CAVALRY, TYPHOON_KATE
from ..components.pieces import ARVN_TROOP, RANGER_A, RANGERS
from ..operations.assault_space import needs_cubes
from ..operations.moving import Group, move_group
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..sequence.deck import leader
from ..state import State, count, flip_all, insurgents, on_map, spaces_with

RULE = "4.3.2"
MOST = 6


def transport(op: Operation, terms: Terms = PLAIN) -> Steps:
    """4.3.2 From one space up to six ARVN Troops and Rangers to destinations of choice; then every Ranger on the map
    goes Underground. The terms `only`: an Event names the destinations.

    Card 61 unshaded: an Assault when the Operation is over (`armored_cavalry`).
    """
    s, faction, only = op.s, op.faction, terms.only
    op.activity_spaces = []
    to_enemies = needs_cubes(op)
    starts = [IDS[x] for x in transport_starts(op, only)]
    keys = starts if to_enemies else [*starts, END]
    key = yield choose(faction, "transport.origin", RULE, keys, lambda: not_starts(op, only))
    if key != END:
        start, left = SPACE[key], MOST
        while left and (group := movable(s, start, to_enemies)):
            ends = [IDS[x] for x in destinations(op, start, only)]
            keys = [*ends, END] if left < MOST else ends
            end = yield choose(
                faction,
                "transport.destination",
                RULE,
                keys,
                lambda: not_ends(op, start, only),
                start=key,
                left=left,
                ends="transport",
            )
            if end == END:
                break
            by = routes(s, start, op.activity_spaces)[SPACE[end]]
            moved = yield from move_group(s, faction, "transport", RULE, start, SPACE[end], group, left, by=by)
            op.arrivals.carry(s, start, SPACE[end], moved)
            left -= sum(moved.values())
            to_enemies = False
            if SPACE[end] not in op.activity_spaces:
                op.activity_spaces.append(SPACE[end])
    s.note("log.rangers_underground", RULE, count=flip_all(s, (RANGER_A,)))


def no_transport(s: State) -> Why | None:
    """Card 115: no Transport."""
    return why("why.momentum", "card 115") if TYPHOON_KATE in s.momentum else None


def passengers(s: State) -> tuple[int, ...]:
    """4.3.2 ARVN Troops and Rangers. Card 61 shaded: Rangers only."""
    return RANGERS if ARMORED_CAVALRY in s.shaded else (ARVN_TROOP, *RANGERS)


def movable(s: State, start: int, only_cubes: bool = False) -> Group:
    kinds = passengers(s)
    return {k: n for k in kinds if (n := count(s, k, start)) and (k == ARVN_TROOP or not only_cubes)}


def roads(s: State, start: int, locs: Collection[int]) -> dict[int, list[int]]:
    """4.3.2 Onto LoCs, along these of them and through Cities, then into any adjacent space; they stop at NVA and VC.
    Not the North. Where they may go, and the spaces between.

    A City is passed only after a LoC (setting `ruling_transport`: before it, too).
    """
    found: dict[int, list[int]] = {}
    passed, border = {start}, [(start, list[int]())]
    while border:
        here, taken = border.pop(0)
        if here != start and insurgents(s, here):
            continue
        on_the_road = here != start or here in LOCS or "ruling_transport" in s.options
        for there in ADJACENT[here]:
            if there in (start, NORTH_VIETNAM) or (there in LOCS and there not in locs):
                continue
            found.setdefault(there, taken)
            if there not in passed and (there in LOCS or (there in CITIES and on_the_road)):
                passed.add(there)
                border.append((there, [*taken, there]))
    return found


def routes(s: State, start: int, ends: Collection[int] = ()) -> dict[int, list[int]]:
    """4.3.2 Where pieces of a space may go, and over what, when others of them have gone to these `ends`.

    Khanh: one LoC in all, whichever serves every destination (setting `ruling_khanh`: one on each way).
    """
    if leader(s) != "khanh":
        return roads(s, start, LOCS)
    apart = "ruling_khanh" in s.options
    through_cities = start in LOCS or "ruling_transport" in s.options
    first = LOCS if through_cities else ADJACENT_LOCS[start]
    each = [roads(s, start, ()), *(roads(s, start, (loc,)) for loc in first)]
    found: dict[int, list[int]] = {}
    for served in each:
        if apart or all(x in served for x in ends):
            found |= {x: by for x, by in served.items() if x not in found or len(by) < len(found[x])}
    return found


def transport_reach(s: State, start: int, ends: Collection[int] = ()) -> list[int]:
    """4.3.2 Where pieces of a space may go, when others of them have gone to these `ends`."""
    return sorted(routes(s, start, ends))


def destinations(op: Operation, start: int, only: Collection[int] | None = None) -> list[int]:
    """Where pieces of a space may go. If only they make an Assault possible, first to enemies."""
    reach = [x for x in transport_reach(op.s, start, op.activity_spaces) if only is None or x in only]
    if needs_cubes(op):
        reach = [x for x in reach if insurgents(op.s, x) and op.terms.allow(x)]
    return reach


def transport_starts(op: Operation, only: Collection[int] | None = None) -> list[int]:
    spaces = spaces_with(op.s, passengers(op.s))
    return [x for x in spaces if movable(op.s, x, needs_cubes(op)) and destinations(op, x, only)]


def not_starts(op: Operation, only: Collection[int] | None) -> Blocked:
    starts = transport_starts(op, only)
    return {
        IDS[x]: why("why.transport.nowhere" if movable(op.s, x, needs_cubes(op)) else "why.nothing_to_transport", RULE)
        for x in SPACES
        if x not in starts
    }


def not_ends(op: Operation, start: int, only: Collection[int] | None) -> Blocked:
    ends = destinations(op, start, only)
    reach = transport_reach(op.s, start, op.activity_spaces)
    return {IDS[x]: not_end(op, x, start, reach, only) for x in SPACES if x not in ends}


def not_end(op: Operation, space: int, start: int, reach: Collection[int], only: Collection[int] | None) -> Why:
    """4.3.2 Why pieces cannot go to a space."""
    if space == start:
        return why("why.there_already", RULE)
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    if space not in reach:
        return why("why.not_reached", RULE)
    if only is not None and space not in only:
        return why("why.event_spaces", "5.1")
    return why("why.first_to_enemies", "4.1")


def possible_transport(op: Operation) -> bool:
    """4.3.2 Somebody to move, or a Ranger to send Underground."""
    if not needs_cubes(op):
        return on_map(op.s, (*passengers(op.s), RANGER_A)) > 0
    return bool(transport_starts(op))
