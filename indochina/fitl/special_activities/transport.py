"""4.3.2 Transport: ARVN Troops and Rangers along the roads; all Rangers go Underground."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Blocked, Why, choose, why

from ..board import ADJACENT, CITIES, IDS, LOCS, NORTH_VIETNAM, SPACE, SPACES
from ..cards import ARMORED_CAVALRY, TYPHOON_KATE
from ..components.pieces import ARVN_TROOP, RANGER_A, RANGERS
from ..operations.assault_space import needs_cubes
from ..operations.moving import Group, move_group, way
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..sequence.deck import leader
from ..state import State, count, flip_all, insurgents, on_map, spaces_with, total

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
    keys = starts if to_enemies else [*starts, "done"]
    key = yield choose(faction, "transport.origin", RULE, keys, lambda: not_starts(s))
    if key != "done":
        start, left = SPACE[key], MOST
        while left and (group := movable(s, start, to_enemies)):
            ends = [IDS[x] for x in destinations(op, start, only)]
            keys = [*ends, "done"] if left < MOST else ends
            end = yield choose(
                faction, "transport.destination", RULE, keys, lambda: not_ends(op, start, only), start=key, left=left
            )
            if end == "done":
                break
            by = way(s, start, SPACE[end], most_locs(s))
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


def most_locs(s: State) -> int:
    """Khanh: over one LoC at most."""
    return 1 if leader(s) == "khanh" else len(LOCS)


def transport_reach(s: State, start: int) -> list[int]:
    """4.3.2 Along LoCs and through Cities, then into any adjacent space; they stop at NVA and VC. Not the North."""
    most = most_locs(s)
    ends: set[int] = set()
    fewest = {start: 0}  # LoCs used on the best way to a LoC or City
    border = [start]
    while border:
        here = border.pop(0)
        if here != start and insurgents(s, here):
            continue
        for there in ADJACENT[here]:
            locs = fewest[here] + (there in LOCS)
            if there == NORTH_VIETNAM or locs > most:
                continue
            ends.add(there)
            if (there in LOCS or there in CITIES) and locs < fewest.get(there, len(LOCS) + 1):
                fewest[there] = locs
                border.append(there)
    ends.discard(start)
    return sorted(ends)


def destinations(op: Operation, start: int, only: Collection[int] | None = None) -> list[int]:
    """Where pieces of a space may go. If only they make an Assault possible, first to enemies."""
    reach = [x for x in transport_reach(op.s, start) if only is None or x in only]
    if needs_cubes(op):
        reach = [x for x in reach if insurgents(op.s, x) and op.terms.allow(x)]
    return reach


def transport_starts(op: Operation, only: Collection[int] | None = None) -> list[int]:
    spaces = spaces_with(op.s, passengers(op.s))
    return [x for x in spaces if movable(op.s, x, needs_cubes(op)) and destinations(op, x, only)]


def not_starts(s: State) -> Blocked:
    kinds = passengers(s)
    return {IDS[x]: why("why.nothing_to_transport", RULE) for x in SPACES if not total(s, kinds, x)}


def not_ends(op: Operation, start: int, only: Collection[int] | None) -> Blocked:
    ends = destinations(op, start, only)
    return {IDS[x]: why("why.not_reached", RULE) for x in SPACES if x not in ends and x != start}


def possible_transport(op: Operation) -> bool:
    """4.3.2 Somebody to move, or a Ranger to send Underground."""
    if not needs_cubes(op):
        return on_map(op.s, (*passengers(op.s), RANGER_A)) > 0
    return bool(transport_starts(op))
