"""Cards 21 to 30."""

from __future__ import annotations

from collections import Counter
from functools import partial

from ..board import (
    ADJACENT,
    COASTAL,
    DA_NANG,
    HIGHLAND,
    IDS,
    LAND,
    LOWLAND,
    MEKONG,
    NEAR,
    NORTH_VIETNAM,
    OUTSIDE_SOUTH,
    POP,
    PROVINCES,
    SAIGON,
    SPACE,
    SPACES,
    TRAIL_COUNTRY,
)
from ..cards import DA_NANG_EVENT, SEARCH_AND_DESTROY, SHADED
from ..components.control import coin_control
from ..components.pieces import (
    ARVN,
    COIN_FACTIONS,
    INSURGENT,
    IRREGULAR_U,
    IRREGULARS,
    NVA,
    NVA_BASES,
    TUNNELS,
    TYPE_OF,
    UNDERGROUND_GUERRILLAS,
    US,
    US_TROOP,
    VC,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_KINDS,
)
from ..coup.commitment import JFK
from ..operations.operation import Operation, Terms
from ..operations.table import can_operate
from ..special_activities.air_strike import AirStrike
from ..state import (
    ACTIVE_OPPOSITION,
    AVAILABLE,
    CASUALTIES,
    NEUTRAL,
    OUT_OF_PLAY,
    State,
    available,
    coin,
    count,
    markers_left,
    of,
    on_map,
    spaces_with,
    total,
)
from .air_assault import AirAssault
from .asking import TO_FLIP, TO_MOVE_TO, TO_OPERATE, TO_OPPOSITION, TO_REMOVE, TO_REMOVE_NEAR, TO_TERROR
from .event import Capability, Event, Steps
from .free import granted
from .instruction import BASE, COIN_CONTROL, IF_NIXON, NO_IRREGULARS, Instruction, policy

DELTA = tuple(x for x in LOWLAND if not NEAR[x].isdisjoint(MEKONG))
"""The Lowlands that touch the Mekong."""


def to_opposition(s: State, space: int) -> bool:
    """1.6.1 A space that can still move toward Active Opposition."""
    return POP[space] > 0 and s.support[space] > ACTIVE_OPPOSITION


def within_one(s: State, kind: int, space: int) -> int:
    """Pieces of a kind in a space and those next to it."""
    return sum(count(s, kind, x) for x in (space, *ADJACENT[space]))


def fill(card: Event, kind: int, wanted: Counter[int]) -> Steps:
    """1.4.1 Place so many of a kind in each space; if they do not suffice the executing Faction says where."""
    while spaces := [x for x in wanted if wanted[x] > 0]:
        if available(card.s, kind) >= wanted.total():
            for x in spaces:
                card.put(kind, x, wanted[x])
            return
        placed = yield from card.place((kind,), 1, spaces)
        if not placed.total():
            return
        wanted -= Counter(x for x, _ in placed.elements())


class Americal(Event):
    number, title, order, period = 21, "Americal", (US, VC, NVA, ARVN), 1968
    rifles = (ARVN, NVA)
    instructions = {US: Instruction("np.policy.jfk", declines=policy(JFK), choices="americal")}

    def unshaded(self) -> Steps:
        """The US chooses 1 space or Available and moves up to 2 US Troops from the map and up to 2 from out of play
        there."""
        if not on_map(self.s, (US_TROOP,)) and not self.s.out_of_play[TYPE_OF[US_TROOP]]:
            return
        ends = [IDS[x] for x in SPACES if x != NORTH_VIETNAM]
        key = yield from self.ask("space", [*ends, AVAILABLE], US, purpose=TO_MOVE_TO, left=1)
        if key == AVAILABLE:
            yield from self.remove((US_TROOP,), 2, least=0, who=US)
            yield from self.transfer((US_TROOP,), 2, OUT_OF_PLAY, AVAILABLE, least=0, who=US)
        else:
            yield from self.move((US_TROOP,), 2, SPACES, [SPACE[key]], least=0, who=US)
            yield from self.place((US_TROOP,), 2, [SPACE[key]], OUT_OF_PLAY, least=0, who=US)

    def shaded(self) -> Steps:
        """1 or 2 Provinces that hold US Troops lose 1 VC piece each; they go to Active Opposition. Provinces
        that can change come first."""
        done: list[int] = []
        for least in (1, 0):
            among = [x for x in spaces_with(self.s, (US_TROOP,), PROVINCES) if x not in done]
            held = [x for x in among if self.removable(VC_KINDS, [x])]
            first = [x for x in held if to_opposition(self.s, x)]
            for x in (yield from self.spaces(first or held, 1, TO_OPPOSITION, least, set_to=ACTIVE_OPPOSITION)):
                done.append(x)
                if (yield from self.remove(VC_KINDS, 1, [x])):
                    self.set_to(x, ACTIVE_OPPOSITION)


class DaNang(Event):
    number, title, order, period = 22, "Da Nang", (US, VC, NVA, ARVN), 1965
    momentum = {SHADED: DA_NANG_EVENT}
    rifles = (ARVN,)
    instructions = {US: IF_NIXON}

    def unshaded(self) -> Steps:
        """Da Nang receives up to 6 US Troops as the US decides: Available ones, and up to 3 from out of play."""
        fresh = yield from self.place((US_TROOP,), 3, [DA_NANG], OUT_OF_PLAY, least=0, who=US)
        yield from self.place((US_TROOP,), 6 - fresh.total(), [DA_NANG], least=0, who=US)

    def shaded(self) -> Steps:
        """Da Nang and its neighbours lose all Support. No Air Strike until the next Reset."""
        yield from ()
        for x in (DA_NANG, *ADJACENT[DA_NANG]):
            self.remove_support(x)
        self.persist(SHADED)


class OperationAttleboro(AirAssault):
    number, title, order, period = 23, "Operation Attleboro", (US, VC, NVA, ARVN), 1965
    rifles = (ARVN,)
    instructions = {US: IF_NIXON}

    def unshaded(self) -> Steps:
        """The US chooses a space with a Tunnel, Air Lifts into it, Sweeps and then Assaults there, all free, and each
        with something if it can. In the Assault Tunnels do not protect Bases."""
        spaces = [x for x in spaces_with(self.s, TUNNELS) if x != NORTH_VIETNAM]
        for space in (yield from self.best([x for x in spaces if self.parts(x)], 1, TO_OPERATE, self.parts, US)):
            yield from self.fly_and_fight(space, tunnels=False)

    def shaded(self) -> Steps:
        """Choose a space with a Tunnel and roll a die: so many US Troops in it or next to it become Casualties."""
        tunneled = [x for x in spaces_with(self.s, TUNNELS) if within_one(self.s, US_TROOP, x)]
        space = yield from self.space(tunneled, TO_REMOVE_NEAR, pieces=self.counted((US_TROOP,), 6, near=True))
        if space is not None:
            n = yield from self.die()
            yield from self.remove((US_TROOP,), n, (space, *ADJACENT[space]), to=CASUALTIES)


class OperationStarlite(Event):
    number, title, order, period = 24, "Operation Starlite", (US, VC, NVA, ARVN), 1965
    rifles = (NVA,)
    instructions = {US: BASE, ARVN: BASE}

    def unshaded(self) -> Steps:
        """All VC pieces are removed from 1 coastal Province with US Troops in it or next to it, but not Tunneled
        Bases."""
        bare = [kind for kind in VC_KINDS if kind not in TUNNELS]
        coast = [x for x in spaces_with(self.s, bare, PROVINCES) if x in COASTAL and within_one(self.s, US_TROOP, x)]
        space = yield from self.space(coast, TO_REMOVE, pieces=self.counted(VC_KINDS))
        if space is not None:
            self.remove_all(VC_KINDS, [space])

    def shaded(self) -> Steps:
        """In up to 3 Provinces all VC Guerrillas go Underground. The executing Faction stays Eligible."""
        active = spaces_with(self.s, (VC_GUERRILLA_A,), PROVINCES)
        turned = self.counted((VC_GUERRILLA_A,))
        self.flip((VC_GUERRILLA_A,), (yield from self.spaces(active, 3, TO_FLIP, least=0, pieces=turned)))
        self.stay_eligible()


class Riverines(Event):
    number, title, order, period = 25, "TF-116 Riverines", (US, VC, NVA, ARVN), 1965
    rifles = (NVA,)

    def unshaded(self) -> Steps:
        """All NVA and VC pieces leave the Mekong LoCs. Then US or ARVN, as the executing Faction chooses, Sweeps into
        or in each Lowland that touches the Mekong and then Assaults in each, free."""
        self.remove_all(INSURGENT, MEKONG)
        able = [
            faction
            for faction in COIN_FACTIONS
            for name in ("sweep", "assault")
            if can_operate(self.s, faction, name, granted(DELTA))
        ]
        if able:
            who = yield from self.either(*dict.fromkeys(able))
            yield from self.operation(who, "sweep", only=DELTA, most=len(DELTA), every=True)
            yield from self.operation(who, "assault", only=DELTA, most=len(DELTA), every=True)

    def shaded(self) -> Steps:
        """2 VC Guerrillas are placed on each of the 3 Mekong LoCs. Those with more VC than US and ARVN pieces are
        Sabotaged."""
        yield from fill(self, VC_GUERRILLA_U, Counter(dict.fromkeys(MEKONG, 2)))
        lost = [x for x in MEKONG if of(self.s, VC, x) > coin(self.s, x) and not self.s.terror[x]]
        for x in (yield from self.spaces(lost, min(len(lost), markers_left(self.s)), TO_TERROR)):
            self.add_terror(x)


def lrrp_sites(s: State) -> list[int]:
    """Card 26: NVA Bases in Laos and Cambodia without Underground Guerrillas."""
    return [x for x in spaces_with(s, NVA_BASES, TRAIL_COUNTRY) if not total(s, UNDERGROUND_GUERRILLAS, x)]


class LRRP(Event):
    number, title, order, period = 26, "LRRP", (US, VC, ARVN, NVA), 1964
    instructions = {
        US: Instruction("np.card.26", declines=lambda s, _: not lrrp_sites(s), sites=lrrp_sites),
        NVA: NO_IRREGULARS,
    }

    def unshaded(self) -> Steps:
        """The US places 3 Irregulars in Laos and Cambodia, then makes a free Air Strike."""
        yield from self.place((IRREGULAR_U,), 3, OUTSIDE_SOUTH, who=US)
        yield from self.activity(US, "air_strike")

    def shaded(self) -> Steps:
        """3 Irregulars on the map become Casualties. Each space they leave shifts 1 level toward Active Opposition."""
        gone = yield from self.remove(IRREGULARS, 3, to=CASUALTIES, shift=-1)
        for x in dict.fromkeys(x for x, _ in gone):
            self.shift(x, 1, ACTIVE_OPPOSITION)


class PhoenixProgram(Event):
    number, title, order, period = 27, "Phoenix Program", (US, VC, ARVN, NVA), 1968
    rifles = (NVA,)
    instructions = {US: BASE, ARVN: BASE}

    def unshaded(self) -> Steps:
        """3 VC pieces in all are removed from spaces with COIN Control, but not Tunneled Bases."""
        yield from self.remove(VC_KINDS, 3, [x for x in LAND if coin_control(self.s, x)])

    def shaded(self) -> Steps:
        """2 spaces with VC pieces under COIN Control, not Saigon, each get a Terror marker, even a second one, and
        go to Active Opposition. Spaces that can change come first."""
        held = [x for x in spaces_with(self.s, VC_KINDS, LAND) if x != SAIGON and coin_control(self.s, x)]
        can_change = partial(to_opposition, self.s)
        for x in (yield from self.best(held, 2, TO_TERROR, can_change, set_to=ACTIVE_OPPOSITION)):
            self.add_terror(x)
            self.set_to(x, ACTIVE_OPPOSITION)


class SearchAndDestroy(Capability):
    number, title, order, period = 28, "Search and Destroy", (US, VC, ARVN, NVA), 1965
    capability = SEARCH_AND_DESTROY
    unshaded = "In every US Assault space 1 Guerrilla may be removed although it is Underground."
    shaded = "Each Province of a US or ARVN Assault shifts 1 level toward Active Opposition."


class Tribesmen(Event):
    number, title, order, period = 29, "Tribesmen", (US, VC, ARVN, NVA), 1964
    instructions = {US: BASE, ARVN: COIN_CONTROL, NVA: NO_IRREGULARS}

    def unshaded(self) -> Steps:
        """4 NVA and VC pieces in all are removed from spaces with Irregulars, but not Tunneled Bases."""
        yield from self.remove(INSURGENT, 4, spaces_with(self.s, IRREGULARS))

    def shaded(self) -> Steps:
        """All Irregulars on the map are replaced with VC Guerrillas and become Available. 1 Neutral Highland Province
        goes to Active Opposition. Patronage falls by 3."""
        places = Counter({x: total(self.s, IRREGULARS, x) for x in spaces_with(self.s, IRREGULARS)})
        self.remove_all(IRREGULARS, places)
        yield from fill(self, VC_GUERRILLA_U, places)
        neutral = [x for x in HIGHLAND if POP[x] and self.s.support[x] == NEUTRAL]
        space = yield from self.space(neutral, TO_OPPOSITION, set_to=ACTIVE_OPPOSITION)
        if space is not None:
            self.set_to(space, ACTIVE_OPPOSITION)
        self.patronage(-3)


class USSNewJersey(Event):
    number, title, order, period = 30, "USS New Jersey", (US, VC, ARVN, NVA), 1968
    rifles = (NVA,)
    instructions = {ARVN: COIN_CONTROL}

    def unshaded(self) -> Steps:
        """US or ARVN, as the executing Faction chooses, makes a free Air Strike on 1 to 3 coastal spaces, even without
        US or ARVN pieces: up to 2 pieces in each, no die, no effect on the Trail."""
        if not AirStrike(Operation(self.s, US), Terms(only=COASTAL, most=3), anywhere=True).targets():
            return
        who = yield from self.either(*COIN_FACTIONS)
        yield from self.strike(who, only=COASTAL, most=3, hits=6, anywhere=True, trail=False, per_space=2, must=True)

    def shaded(self) -> Steps:
        """2 Provinces on the coast where US Troops are go 2 levels each toward Active Opposition."""
        coast = [x for x in spaces_with(self.s, (US_TROOP,), PROVINCES) if x in COASTAL and to_opposition(self.s, x)]
        for x in (yield from self.spaces(coast, 2, TO_OPPOSITION, shift=-2)):
            self.shift(x, 2, ACTIVE_OPPOSITION)
