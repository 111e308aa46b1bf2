"""6.5 Commitment Phase (second edition): Casualties rotate, the US commits or withdraws, the VC gain by withdrawal."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, Procedure, choose, why

from ..board import IDS, LAND, LOCS, POP, POPULATED, SAIGON, SPACE, SPACES
from ..cards import MEDEVAC_UNSHADED
from ..components.control import coin_control, victory_total
from ..components.pieces import IRREGULAR_U, KIND, KIND_NAMES, TYPE_OF, US, US_BASE, US_TROOP, VC
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
    release_control,
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
    release_control(s)
    came = [available(s, kind) - n for kind, n in before.items()]
    together = "ruling_withdrawal" in s.options
    home = max(0, sum(came)) if together else sum(max(0, n) for n in came)  # on balance of each kind
    yield from withdrawal(s, home // 2)


def casualties(s: State, theatre: list[int]) -> Generator[Decision, str, int]:
    """6.5 One in three Troop Casualties and all Base Casualties go out of play, Irregulars to Available.

    The other Troops go on the map: COIN-Control spaces, LoCs, Saigon. Returns how many did. With unshaded Medevac
    (5.4) all Troops go to Available instead.
    """
    shift_box(s, US_BASE, CASUALTIES, OUT_OF_PLAY, ALL)
    shift_box(s, IRREGULAR_U, CASUALTIES, AVAILABLE, ALL)
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
        amounts = [str(n) for n in range(left, 0, -1)]
        n = int((yield choose(US, "coup.casualties_count", "6.5", amounts, space=key)))
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
        if key == "done":
            return
        start, _, name = key.partition("/")
        kind, n = KIND[name], 1
        end = yield choose(US, "coup.commit_to", "6.5", to.ends(kind, start), piece=name, space=start)
        if kind == US_TROOP:
            held = available(s, kind) if start == AVAILABLE else count(s, kind, SPACE[start])
            amounts = [str(n) for n in range(min(held, troops), 0, -1)]
            n = int((yield choose(US, "coup.commit_count", "6.5", amounts, start=start, space=end)))
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
        """Where pieces of a kind could leave."""
        starts = [AVAILABLE] if available(self.s, kind) else []
        starts += [IDS[x] for x in self.theatre if count(self.s, kind, x)]
        return [start for start in starts if self.ends(kind, start)]

    def keys(self) -> list[str]:
        kinds = [kind for kind, left in self.left.items() if left]
        return [*(f"{start}/{KIND_NAMES[kind]}" for kind in kinds for start in self.starts(kind)), "done"]

    def why_not(self) -> Blocked:
        blocked: Blocked = {}
        for kind, left in self.left.items():
            for x in SPACES:
                if count(self.s, kind, x) and not (left and x in self.theatre):
                    reason = why("why.coup.no_coin_control", "6.5") if left else why("why.coup.commitment_full", "6.5")
                    blocked[f"{IDS[x]}/{KIND_NAMES[kind]}"] = reason
        return blocked

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
        return [*(IDS[x] for x in spaces), "done"]

    def why_not() -> Blocked:
        blocked: Blocked = {}
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
        if key == "done":
            return
        space = SPACE[key]
        shifted.append(space)
        population -= POP[space]
        shift_support(s, space, -1)
        s.note("log.coup.withdrawal", "6.5", space=key)
