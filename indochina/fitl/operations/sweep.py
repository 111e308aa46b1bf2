"""3.2.3 Sweep: Troops move into Provinces and Cities and turn up Guerrillas."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Blocked, Why, choose, why

from ..board import ADJACENT, ADJACENT_LOCS, IDS, LAND, LOCS, NEAR, NORTH_VIETNAM, SPACE, SPACES
from ..cards import COMBINED_ACTION_PLATOONS
from ..components.control import dearth
from ..components.pieces import ARVN, KIND_NAMES, US
from ..state import State, insurgents, total
from .assault_space import armored_cavalry
from .executing import finish, select_space
from .moving import move_group
from .operation import PLAIN, Operation, Steps, Terms
from .sweep_space import activate, booby_traps, cobras, movers, sweep_strength, sweepers

RULE = "3.2.3"
COST = 3


class Sweep(Operation):
    """3.2.3 Select Provinces and Cities (ARVN pays 3 for each), move Troops into them, then Activate Guerrillas there.

    `moves=False`: an Event Sweeps in place. `within`: Troops come only from these spaces (card 62). `as_us`: all COIN
    cubes move and count as US Troops (card 70). `counted`: these move and count instead of the Faction's own cubes
    (card 99). Card 18 shaded: the US selects two spaces at most, unless an Event's `most` says otherwise.
    """

    name, rule = "sweep", RULE

    def __init__(
        self,
        s: State,
        faction: str,
        terms: Terms = PLAIN,
        *,
        moves: bool = True,
        within: Collection[int] | None = None,
        as_us: bool = False,
        counted: tuple[int, ...] = (),
    ) -> None:
        super().__init__(s, faction, terms)
        if self.most is None and (as_us or faction == US) and COMBINED_ACTION_PLATOONS in s.shaded:
            self.most = 2
        self.within = within
        self.forces = sweepers(faction, as_us, counted)
        self.troops = movers(faction, as_us, counted)
        self.moving = self.troops if moves else ()

    def proceed(self) -> Steps:
        s, faction = self.s, self.faction
        while isinstance(space := (yield from select_space(self)), int):
            s.note("log.sweep", RULE, faction=faction, space=IDS[space])
            if self.moving:
                yield from move_in(self, space)
        for space in self.spaces:
            yield from activate(s, faction, space, sweep_strength(s, self.forces, space), RULE)
        yield from cobras(s, faction, self.spaces)
        for space in self.spaces:
            yield from booby_traps(s, space, self.troops)
        yield from finish(self)
        yield from armored_cavalry(self)

    def why_not(self) -> Why | None:
        """3.2.3 Nothing to Sweep with. Monsoon is looked at elsewhere: an Event may override it (5.1.1)."""
        if not any(self.terms.allow(x) and self.no_candidate(x) is None for x in LAND):
            return why("why.no_troops_near", RULE)
        return None if self.terms.free else dearth(self.s, self.faction, sweep_cost(self.faction), RULE)

    def candidates(self) -> list[int]:
        return [x for x in LAND if self.no_candidate(x) is None]

    def no_candidate(self, space: int) -> Why | None:
        reason = not_sweepable(self.s, self.forces, self.moving, space, self.within)
        if reason is None and self.terms.every and self.idle(space):
            return why("why.no_troops_near", RULE)
        return reason

    def price(self, space: int) -> int:
        return sweep_cost(self.faction)

    def idle(self, space: int) -> bool:
        """Nothing there, and all that could come has moved."""
        near = origins(self.s, space, self.within) if self.moving else []
        return not total(self.s, self.forces, space) and not any(
            self.arrivals.movable(self.s, self.troops, x) for x in near
        )


# --- where ------------------------------------------------------------------------------------------------------


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


def troops_near(s: State, troops: tuple[int, ...], space: int, within: Collection[int] | None) -> bool:
    """Whether Troops could come from any of these `origins`, without collecting them."""
    for x in ADJACENT[space]:
        if total(s, troops, x) and (within is None or x in within):
            return True
    for loc in ADJACENT_LOCS[space]:
        if not insurgents(s, loc):
            for x in NEAR[loc]:
                if x != space and total(s, troops, x) and (within is None or x in within):
                    return True
    return False


def over(s: State, start: int, space: int) -> list[int]:
    """3.2.3 The free LoC by which Troops come that are not adjacent."""
    if space in NEAR[start]:
        return []
    return [loc for loc in ADJACENT_LOCS[space] if start in NEAR[loc] and not insurgents(s, loc)][:1]


def not_sweepable(
    s: State, forces: tuple[int, ...], troops: tuple[int, ...], space: int, within: Collection[int] | None = None
) -> Why | None:
    """3.2.3 Provinces and Cities, not the North (1.4.2), with something to Sweep or to move in."""
    if space in LOCS:
        return why("why.loc", RULE)
    if space == NORTH_VIETNAM:
        return why("why.north_vietnam", "1.4.2")
    if total(s, forces, space) or (troops and troops_near(s, troops, space, within)):
        return None
    return why("why.no_troops_near", RULE)


# --- moving -------------------------------------------------------------------------------------------------------


def move_in(op: Sweep, space: int) -> Steps:
    """3.2.3 Any Troops that have not moved yet, from spaces adjacent or one free LoC away."""
    s, arrivals = op.s, op.arrivals
    while starts := [x for x in origins(s, space, op.within) if arrivals.movable(s, op.troops, x)]:
        keys = [*(IDS[x] for x in starts), "done"]
        key = yield choose(op.faction, "sweep.origin", RULE, keys, lambda: not_origins(op, space), space=IDS[space])
        if key == "done":
            return
        start = SPACE[key]
        movable = arrivals.movable(s, op.troops, start)
        group = yield from move_group(s, op.faction, "sweep", RULE, start, space, movable, by=over(s, start, space))
        arrivals.add(space, group)


def not_origins(op: Sweep, space: int) -> Blocked:
    """3.2.3 Why no Troops can come from a space."""
    near = origins(op.s, space, op.within)
    reasons = {IDS[x]: not_origin(op, x, space, near) for x in SPACES}
    return {name: reason for name, reason in reasons.items() if reason is not None}


def not_origin(op: Sweep, start: int, space: int, near: Collection[int]) -> Why | None:
    if start == space:
        return why("why.there_already", RULE)
    if op.within is not None and start not in op.within:
        return why("why.event_spaces", "5.1")
    if start not in near:
        return why("why.sweep.far", RULE, space=IDS[space])
    if not total(op.s, op.troops, start):
        return why("why.sweep.nobody", RULE, pieces=[KIND_NAMES[kind] for kind in op.troops])
    return None if op.arrivals.movable(op.s, op.troops, start) else why("why.sweep.moved", RULE)
