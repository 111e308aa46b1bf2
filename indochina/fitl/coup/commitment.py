"""6.5 Commitment Phase (second edition): Casualties rotate, the US commits or withdraws, the VC gain by withdrawal."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import END, Blocked, Decision, Procedure, Why, choose, how_many, why

from ..board import IDS, LAND, LOCS, POP, POPULATED, SAIGON, SPACE, SPACES
from ..cards import MEDEVAC_UNSHADED
from ..components.control import adjust_all_control, coin_control, victory_total
from ..components.pieces import IRREGULAR_U, KIND, KIND_NAMES, TYPE_NAMES, TYPE_OF, US, US_BASE, US_TROOP, VC
from ..dice import die
from ..operations.operation import Steps
from ..sequence.deck import leader_cards
from ..state import (
    ACTIVE_OPPOSITION,
    ALL,
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    State,
    available,
    count,
    hold_control,
    move,
    place,
    remove,
    room,
    shift_box,
    shift_support,
)

TROOPS_EACH_PHASE = 10
BASES_EACH_PHASE = 2
JFK, LBJ, NIXON = "JFK", "LBJ", "Nixon"
POLICY_CHECK = 45


def commitment_phase(s: State) -> Procedure:
    """6.5 A Commitment Phase of a Coup Round."""
    yield from commitment(s)
    return "coup.reset"


def commitment(s: State) -> Steps:
    """6.5 Casualties, then moves, then Withdrawal. Control is judged as it stood at the start, and adjusted at the end.

    An Event (card 73) may call this at any time.
    """
    hold_control(s)
    theatre = [x for x in SPACES if x == SAIGON or x in LOCS or coin_control(s, x)]
    returned = yield from casualties(s, theatre)
    yield from policy(s)
    before = {kind: available(s, kind) for kind in (US_TROOP, US_BASE)}
    yield from commit(s, theatre, max(0, TROOPS_EACH_PHASE - returned))
    adjust_all_control(s, "6.5")
    came = [available(s, kind) - n for kind, n in before.items()]
    together = "ruling_withdrawal" in s.options
    home = max(0, sum(came)) if together else sum(max(0, n) for n in came)  # on balance of each kind
    yield from withdrawal(s, home // 2)


def casualties(s: State, theatre: list[int]) -> Generator[Decision, str, int]:
    """6.5 One in three Troop Casualties and all Base Casualties go out of play, Irregulars to Available.

    The other Troops go on the map: COIN-Control spaces, LoCs, Saigon. Returns how many did. With unshaded Medevac
    (5.4) all Troops go to Available instead.
    """
    for kind, end in ((US_BASE, OUT_OF_PLAY), (IRREGULAR_U, AVAILABLE)):
        if n := shift_box(s, kind, CASUALTIES, end, ALL):
            piece = TYPE_NAMES[TYPE_OF[kind]]
            s.note("log.event.box", "6.5", count=n, piece=piece, start=CASUALTIES, space=end)
    if MEDEVAC_UNSHADED in s.momentum:
        n = shift_box(s, US_TROOP, CASUALTIES, AVAILABLE, ALL)
        s.note("log.coup.medevac", "5.4", n=n)
        return 0
    out = shift_box(s, US_TROOP, CASUALTIES, OUT_OF_PLAY, s.casualties[TYPE_OF[US_TROOP]] // 3)
    if out:
        s.note("log.coup.rotation", "6.5", n=out)
    returned = 0
    while left := s.casualties[TYPE_OF[US_TROOP]]:
        keys = [IDS[x] for x in theatre]
        key = yield choose(US, "coup.casualties", "6.5", keys, lambda: why_not_theatre(theatre), left=left)
        n = int((yield how_many(US, "coup.casualties_count", "6.5", left, space=key)))
        returned += place(s, US_TROOP, SPACE[key], n, CASUALTIES)
        s.note("log.coup.casualties_return", "6.5", n=n, space=key)
    return returned


def policy(s: State) -> Steps:
    """8.8.1 A Non-player US with Support and Available of 45 or less rolls for its Policy: a die equal to the cards in
    the RVN Leader box is JFK, more is LBJ, less is Nixon."""
    if US not in s.nonplayers or victory_total(s, US) > POLICY_CHECK:
        return
    rolled, cards = (yield from die("coup.policy", "8.8.1")), leader_cards(s)
    s.policy = JFK if rolled == cards else LBJ if rolled > cards else NIXON
    s.note("log.coup.policy", "8.8.1", n=rolled, cards=cards, policy=s.policy)


def why_not_theatre(theatre: list[int]) -> Blocked:
    """6.5 Only COIN-Control spaces, LoCs and Saigon take part."""
    return {IDS[x]: why("why.coup.no_coin_control", "6.5") for x in LAND if x not in theatre}


def commit(s: State, theatre: list[int], troops: int) -> Steps:
    """6.5 The US may move so many Troops and up to 2 Bases among Available, COIN-Control spaces, LoCs and Saigon.

    A move is: which piece from where (`available/us_troop`, `saigon/us_base`), to where, how many Troops.
    """
    to = Commitment(s, theatre, troops)
    while to.left[US_TROOP] or to.left[US_BASE]:
        troops, bases = to.left[US_TROOP], to.left[US_BASE]
        key = yield choose(US, "coup.commit", "6.5", to.keys, to.why_not, troops=troops, bases=bases)
        if key == END:
            return
        start, _, name = key.partition("/")
        kind, n = KIND[name], 1
        ends, why_not = to.ends(kind, start), partial(to.not_ends, kind, start)
        end = yield choose(US, "coup.commit_to", "6.5", ends, why_not, piece=name, space=start)
        if kind == US_TROOP:
            held = available(s, kind) if start == AVAILABLE else count(s, kind, SPACE[start])
            most = min(held, troops)
            n = int((yield how_many(US, "coup.commit_count", "6.5", most, there=held, start=start, space=end)))
        to.move(kind, start, end, n)


class Commitment:
    """6.5 The moves of one Phase: between which places, and how many of each kind are left."""

    def __init__(self, s: State, theatre: list[int], troops: int) -> None:
        self.s = s
        self.theatre = theatre
        self.left = {US_TROOP: troops, US_BASE: BASES_EACH_PHASE}

    def ends(self, kind: int, start: str) -> list[str]:
        """Where a piece may go."""
        spaces = [IDS[x] for x in self.theatre if IDS[x] != start and room(self.s, kind, x)]
        return spaces if start == AVAILABLE else [AVAILABLE, *spaces]

    def starts(self, kind: int) -> list[str]:
        """Where pieces of a kind could leave: from the map always, for they may become Available."""
        starts = [AVAILABLE] if available(self.s, kind) and self.ends(kind, AVAILABLE) else []
        return starts + [IDS[x] for x in self.theatre if count(self.s, kind, x)]

    def keys(self) -> list[str]:
        kinds = [kind for kind, left in self.left.items() if left]
        return [*(f"{start}/{KIND_NAMES[kind]}" for kind in kinds for start in self.starts(kind)), END]

    def why_not(self) -> Blocked:
        """Why nothing can leave a space; and where something stands, why it stays."""
        blocked: Blocked = {}
        for kind, left in self.left.items():
            starts = self.starts(kind) if left else []
            held = [AVAILABLE] if available(self.s, kind) else []
            for where in [*held, *(IDS[x] for x in SPACES if count(self.s, kind, x))]:
                if where not in starts:
                    blocked[f"{where}/{KIND_NAMES[kind]}"] = self.stays(kind, where)
        for where in (AVAILABLE, *IDS):
            if not any(self.there(kind, where) for kind in self.left):
                blocked[where] = why("why.coup.none_to_commit", "6.5")
        return blocked

    def there(self, kind: int, where: str) -> int:
        return available(self.s, kind) if where == AVAILABLE else count(self.s, kind, SPACE[where])

    def stays(self, kind: int, where: str) -> Why:
        if not self.left[kind]:
            return why("why.coup.commitment_full", "6.5")
        outside = where != AVAILABLE and SPACE[where] not in self.theatre
        return why("why.coup.no_coin_control", "6.5") if outside else why("why.stacking", "1.4.2")

    def not_ends(self, kind: int, start: str) -> Blocked:
        """Why a piece cannot go to a place."""
        ends = self.ends(kind, start)
        return {where: self.not_end(start, where) for where in (AVAILABLE, *IDS) if where not in ends}

    def not_end(self, start: str, where: str) -> Why:
        if where == start:
            return why("why.there_already", "6.5")
        return why("why.stacking", "1.4.2") if SPACE[where] in self.theatre else why("why.coup.no_coin_control", "6.5")

    def move(self, kind: int, start: str, end: str, n: int) -> None:
        self.left[kind] -= n
        if start == AVAILABLE:
            place(self.s, kind, SPACE[end], n)
        elif end == AVAILABLE:
            remove(self.s, kind, SPACE[start], n, AVAILABLE)
        else:
            move(self.s, kind, SPACE[start], SPACE[end], n)
        self.s.note("log.coup.commit", "6.5", piece=KIND_NAMES[kind], n=n, start=start, space=end)


def withdrawal(s: State, population: int) -> Steps:
    """6.5 For every 2 US pieces that came home VC may shift 1 Population 1 level toward Opposition.

    A space takes as much as its whole Population, and shifts only once.
    """
    shifted: list[int] = []

    def keys() -> list[str]:
        spaces = (
            x for x in POPULATED if x not in shifted and POP[x] <= population and s.support[x] > ACTIVE_OPPOSITION
        )
        return [*(IDS[x] for x in spaces), END]

    def why_not() -> Blocked:
        blocked: Blocked = {IDS[x]: why("why.loc", "6.5") for x in LOCS}
        for x in LAND:
            if x in shifted:
                blocked[IDS[x]] = why("why.coup.once", "6.5")
            elif not POP[x]:
                blocked[IDS[x]] = why("why.coup.no_population", "6.5")
            elif POP[x] > population:
                blocked[IDS[x]] = why("why.coup.population", "6.5", n=POP[x], left=population)
            elif s.support[x] == ACTIVE_OPPOSITION:
                blocked[IDS[x]] = why("why.coup.active_opposition", "6.5")
        return blocked

    while population:
        key = yield choose(VC, "coup.withdrawal", "6.5", keys, why_not, left=population)
        if key == END:
            return
        space = SPACE[key]
        shifted.append(space)
        population -= POP[space]
        shift_support(s, space, -1)
        s.note("log.coup.withdrawal", "6.5", space=key)
