"""3.2.3 Sweep: Troops move into Provinces and Cities and turn up Guerrillas."""

from __future__ import annotations

from collections.abc import Collection, Generator, Sequence

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import ADJACENT, ADJACENT_LOCS, IDS, JUNGLE, LAND, LOCS, NEAR, NORTH_VIETNAM, SPACE, SPACES
from ..cards import BOOBY_TRAPS, COBRAS, COMBINED_ACTION_PLATOONS
from ..components.pieces import (
    ARVN,
    COIN_CUBES,
    COIN_TROOPS,
    CUBES_OF,
    IRREGULARS,
    KIND_NAMES,
    OWNER,
    SPECIAL_FORCES_OF,
    TROOPS_OF,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    US,
    VC,
)
from ..dice import die
from ..state import State, count, flip, insurgents, remove, spaces_with, total
from .assault import armored_cavalry, exposed
from .moving import Arrivals, kind_of, move_group, piece_key
from .operation import Operation, Steps
from .reasons import dearth, reasons

RULE = "3.2.3"
COST = 3


def sweep(
    s: State,
    faction: str,
    *,
    free: bool = False,
    limited: bool = False,
    special: bool = False,
    only: Collection[int] | None = None,
    most: int | None = None,
    moves: bool = True,
    within: Collection[int] | None = None,
    as_us: bool = False,
    counted: tuple[int, ...] = (),
    every: bool = False,
    after: Operation | None = None,
) -> Generator[Decision, str, Operation]:
    """3.2.3 Select Provinces and Cities (ARVN pays 3 for each), move Troops into them, then Activate Guerrillas there.

    `moves=False`: an Event Sweeps in place. `within`: Troops come only from these spaces (card 62). `as_us`: all COIN
    cubes move and count as US Troops (card 70). `counted`: these move and count instead of the Faction's own cubes
    (card 99). `every`: it Sweeps in all the spaces it can (card 25).
    Card 18 shaded: the US selects two spaces at most, unless an Event's `most` says otherwise.
    """
    if most is None and (as_us or faction == US) and COMBINED_ACTION_PLATOONS in s.shaded:
        most = 2
    op = Operation(
        s, faction, "sweep", free=free, limited=limited, special=special, only=only, most=most, every=every, after=after
    )
    forces, troops = sweepers(faction, as_us, counted), movers(faction, as_us, counted)

    def closed(x: int) -> Why | None:
        return not_sweepable(s, forces, troops if moves else (), x, within)

    def idle(x: int) -> bool:
        """Nothing there, and all that could come has moved."""
        near = origins(s, x, within) if moves else []
        return not total(s, forces, x) and not any(op.arrivals.movable(s, troops, y) for y in near)

    def spaces() -> list[int]:
        return [x for x in LAND if closed(x) is None and not (every and idle(x))]

    def why_not() -> Blocked:
        return reasons(op, SPACES, closed, sweep_cost(faction), RULE)

    while isinstance(space := (yield from op.select_space(spaces, sweep_cost(faction), RULE, why_not)), int):
        s.note("log.sweep", RULE, faction=faction, space=IDS[space])
        if moves:
            yield from move_in(op, space, troops, op.arrivals, within)
    for space in op.spaces:
        yield from activate(s, faction, space, sweep_strength(s, forces, space), RULE)
    yield from cobras(s, faction, op.spaces)
    for space in op.spaces:
        yield from booby_traps(s, space, troops)
    yield from op.finish()
    yield from armored_cavalry(op)
    return op


# --- where ------------------------------------------------------------------------------------------------------


def sweepers(faction: str, as_us: bool = False, counted: tuple[int, ...] = ()) -> tuple[int, ...]:
    """3.2.3 What Activates: the Faction's cubes and its Special Forces."""
    return (*COIN_CUBES, *IRREGULARS) if as_us else (*(counted or CUBES_OF[faction]), *SPECIAL_FORCES_OF[faction])


def movers(faction: str, as_us: bool = False, counted: tuple[int, ...] = ()) -> tuple[int, ...]:
    """3.2.3 What moves: the Faction's Troops."""
    return COIN_CUBES if as_us else counted or TROOPS_OF[faction]


def sweep_cost(faction: str) -> int:
    """3.2.3 ARVN pays 3 for a space, the US nothing."""
    return COST if faction == ARVN else 0


def origins(s: State, space: int, within: Collection[int] | None = None) -> list[int]:
    """3.2.3 Where Troops may come from: adjacent spaces, or over one adjacent LoC that is free of NVA and VC."""
    found = set(ADJACENT[space])
    for loc in ADJACENT_LOCS[space]:
        if not insurgents(s, loc):
            found |= NEAR[loc]
    found.discard(space)
    return sorted(x for x in found if within is None or x in within)


def over(s: State, start: int, space: int) -> list[int]:
    """3.2.3 The free LoC by which Troops come that are not adjacent."""
    if space in NEAR[start]:
        return []
    return [loc for loc in ADJACENT_LOCS[space] if start in NEAR[loc] and not insurgents(s, loc)][:1]


def not_sweepable(
    s: State, forces: Sequence[int], troops: Sequence[int], space: int, within: Collection[int] | None = None
) -> Why | None:
    """3.2.3 Provinces and Cities, not the North (1.4.2), with something to Sweep or to move in."""
    if space in LOCS:
        return why("why.loc", RULE)
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    if total(s, forces, space) or (troops and spaces_with(s, troops, origins(s, space, within))):
        return None
    return why("why.no_troops_near", RULE)


def why_not_sweep(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> Why | None:
    """3.2.3 Why no Sweep is possible. Monsoon is looked at elsewhere: an Event may override it (5.1.1)."""
    forces, troops = sweepers(faction), movers(faction)
    if not any((only is None or x in only) and not_sweepable(s, forces, troops, x) is None for x in LAND):
        return why("why.no_troops_near", RULE)
    return None if free else dearth(s, faction, sweep_cost(faction), RULE)


def can_sweep(
    s: State, faction: str, free: bool = False, only: Collection[int] | None = None, special: bool = False
) -> bool:
    return why_not_sweep(s, faction, free, only, special) is None


# --- moving -------------------------------------------------------------------------------------------------------


def move_in(
    op: Operation, space: int, troops: tuple[int, ...], arrivals: Arrivals, within: Collection[int] | None = None
) -> Steps:
    """3.2.3 Any Troops that have not moved yet, from spaces adjacent or one free LoC away."""
    s = op.s
    while True:
        starts = [x for x in origins(s, space, within) if arrivals.movable(s, troops, x)]
        if not starts:
            return
        key = yield choose(op.faction, "sweep.origin", RULE, [*(IDS[x] for x in starts), "done"], space=IDS[space])
        if key == "done":
            return
        start = SPACE[key]
        group = yield from move_group(
            s, op.faction, "sweep", RULE, start, space, arrivals.movable(s, troops, start), by=over(s, start, space)
        )  # fmt: skip
        arrivals.add(space, group)


# --- finding ------------------------------------------------------------------------------------------------------


def sweep_strength(s: State, forces: Sequence[int], space: int) -> int:
    """3.2.3 A Guerrilla for each cube and Special Force; in Jungle for every two."""
    n = total(s, forces, space)
    return n // 2 if space in JUNGLE else n


def activate(s: State, seat: str, space: int, n: int, rule: str) -> Steps:
    """3.2.2, 3.2.3 Activate n enemy Guerrillas; which, is the choice of `seat` if it cannot turn up all of them.

    3.1 It may search for both enemies, or for one and ignore the other.
    """
    targets = [kind for kind in UNDERGROUND_GUERRILLAS if count(s, kind, space)]
    if n > 1 and len(targets) > 1:
        enemies = [OWNER[kind] for kind in targets]
        key = yield choose(seat, "activate.target", "3.1", ["both", *enemies], space=IDS[space], left=n)
        targets = [kind for kind in targets if key in ("both", OWNER[kind])]
    while n > 0:
        kinds = [kind for kind in targets if count(s, kind, space)]
        hidden = total(s, kinds, space)
        if not hidden:
            return
        if n >= hidden or len(kinds) == 1:
            for kind in kinds:
                found = flip(s, kind, space, n)
                n -= found
                s.note("log.activated", rule, piece=KIND_NAMES[kind], count=found, space=IDS[space])
            return
        key = yield choose(
            seat, "activate.piece", rule, [piece_key(space, kind) for kind in kinds], space=IDS[space], left=n
        )  # fmt: skip
        flip(s, kind_of(key), space, 1)
        n -= 1
        s.note("log.activated", rule, piece=KIND_NAMES[kind_of(key)], count=1, space=IDS[space])


def cobras(s: State, seat: str, spaces: Collection[int]) -> Steps:
    """Card 13 unshaded: in two Sweep spaces an Active enemy without Tunnel is removed, Troops first, Bases last."""
    if COBRAS not in s.unshaded:
        return
    used: list[int] = []
    while len(used) < 2:
        open_to = [x for x in sorted(spaces) if x not in used and cobra_targets(s, x)]
        if not open_to:
            return
        key = yield choose(seat, "sweep.cobras", "card 13", [*(IDS[x] for x in open_to), "done"])
        if key == "done":
            return
        space = SPACE[key]
        used.append(space)
        pieces = [piece_key(space, kind) for kind in cobra_targets(s, space)]
        piece = yield choose(seat, "sweep.cobras_piece", "card 13", pieces, space=key)
        remove(s, kind_of(piece), space)
        s.note("log.removed", "card 13", piece=KIND_NAMES[kind_of(piece)], count=1, space=key)


def cobra_targets(s: State, space: int) -> list[int]:
    return [kind for kind in exposed(s, space) if kind not in TUNNELS]


def booby_traps(s: State, space: int, troops: Sequence[int]) -> Steps:
    """Card 101 shaded: after the Sweep, on 1 to 3, VC removes a Sweeping Troop in each space (US to Casualties)."""
    kinds = [kind for kind in troops if kind in COIN_TROOPS and count(s, kind, space)]
    if BOOBY_TRAPS not in s.shaded or not kinds:
        return
    if (yield from die("sweep.booby_traps", "card 101", space=IDS[space])) > 3:
        return
    key = yield choose(VC, "sweep.loss", "card 101", [piece_key(space, kind) for kind in kinds], space=IDS[space])
    remove(s, kind_of(key), space)
    s.note("log.booby_traps", "card 101", piece=KIND_NAMES[kind_of(key)], space=IDS[space])
