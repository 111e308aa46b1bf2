"""Cards 71 to 80."""

from __future__ import annotations

from collections.abc import Collection

from ..board import (
    ADJACENT,
    CAMBODIA,
    CITIES,
    DA_NANG,
    HUE,
    LAND,
    LAOS,
    OUTSIDE_SOUTH,
    POPULATED,
    PROVINCES,
    SAIGON,
    SOUTH,
    SPACES,
    TRAIL_COUNTRY,
)
from ..cards import BODY_COUNT, GENERAL_LANSDALE, SHADED, UNSHADED
from ..components.pieces import (
    ARVN,
    ARVN_KINDS,
    ARVN_TROOP,
    COIN_FACTIONS,
    NVA,
    NVA_TROOP,
    US,
    US_KINDS,
    VC,
    VC_GUERRILLA_U,
)
from ..coup.commitment import commitment
from ..operations.march import March
from ..operations.march_ways import destinations
from ..operations.operation import COIN_OPERATIONS, Operation
from ..operations.table import can_operate, forbidden
from ..special_activities import possible
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    TRACK,
    State,
    available,
    coin,
    count,
    markers_left,
    of,
)
from .asking import TO_NEUTRAL, TO_OPERATE, TO_OPPOSITION, TO_PLACE, TO_REMOVE, TO_SUPPORT
from .event import Event, Steps
from .free import granted
from .instruction import (
    ARVN_PLAYS,
    NOT_NIXON,
    NVA_CONTROL,
    NVA_PLAYS,
    SHADED_AGAINST_US,
    US_PLAYS,
    Instruction,
    either_or,
)


class AnLoc(Event):
    number, title, order, period = 71, "An Loc", (ARVN, NVA, US, VC), 1968
    rifles = (US, VC)
    instructions = {NVA: NVA_CONTROL}

    def unshaded(self) -> Steps:
        """Choose a space of the South with ARVN pieces, and with NVA Troops if there is any: all NVA Troops leave it, 3
        ARVN Troops come."""
        held = [x for x in SOUTH if of(self.s, ARVN, x)]
        cleared = [x for x in held if count(self.s, NVA_TROOP, x)]
        fitting = [x for x in held if x in cleared or self.can_place((ARVN_TROOP,), x)]
        space = yield from self.space(self.prefer(cleared, fitting), TO_REMOVE, pieces=self.counted((NVA_TROOP,)))
        if space is not None:
            self.remove_all((NVA_TROOP,), [space])
            yield from self.place_in(ARVN_TROOP, space, 3)

    def shaded(self) -> Steps:
        """NVA Marches Troops free into 1 City, one with US or ARVN pieces if it can, and then Attacks there twice,
        free."""
        s = self.s
        reached = destinations(March(s, NVA, granted(CITIES), (NVA_TROOP,)))
        if reached:
            only = self.prefer([x for x in reached if coin(s, x)], reached)
            march = yield from self.operation(NVA, "march", only=only, most=1, kinds=(NVA_TROOP,))
            city = march.spaces[0] if march is not None else None
        else:  # 5.1.3 the rest of the text
            cities = [x for x in CITIES if can_operate(s, NVA, "attack", granted([x]))]
            city = yield from self.space(cities, TO_OPERATE, NVA)
        if city is not None:
            yield from self.operation(NVA, "attack", only=[city])
            yield from self.operation(NVA, "attack", only=[city])


class BodyCount(Event):
    number, title, order, period = 72, "Body Count", (ARVN, NVA, US, VC), 1965
    momentum = {UNSHADED: BODY_COUNT}
    rifles = (US,)
    instructions = {ARVN: US_PLAYS}

    def unshaded(self) -> Steps:
        """Until the next Reset Assault and Patrol cost nothing and bring 3 Aid for each Guerrilla removed."""
        yield from ()
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """1 VC Guerrilla comes to every space at Active Opposition, 2 NVA Troops to every space of Laos and Cambodia;
        if there are too few, the executing Faction says where."""
        opposed = [x for x in POPULATED if self.s.support[x] == ACTIVE_OPPOSITION]
        yield from self.place_everywhere(VC_GUERRILLA_U, 1, opposed)
        yield from self.place_everywhere(NVA_TROOP, 2, TRAIL_COUNTRY)

    def place_everywhere(self, kind: int, n: int, among: Collection[int]) -> Steps:
        """n pieces in each space; if there are too few Available the executing faction says where.

        1.4.1 If they are its own it may go on with pieces from the map.
        """
        left = list(among)
        while left:
            if available(self.s, kind) >= n * len(left):
                for space in left:
                    self.put(kind, space, n)
                return
            least = 1 if available(self.s, kind) else 0
            able = left if least else [x for x, _ in self.takeable((kind,), left, self.faction)]
            for space in (chosen := (yield from self.spaces(able, 1, TO_PLACE, least))):
                left.remove(space)
                yield from self.place_in(kind, space, n)
            if not chosen:
                return


class GreatSociety(Event):
    number, title, order, period = 73, "Great Society", (ARVN, NVA, US, VC), 1965
    rifles = (ARVN,)
    instructions = {VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """Conduct a Commitment Phase now. Unshaded Medevac applies to it and stays in effect."""
        yield from commitment(self.s)

    def shaded(self) -> Steps:
        """The US moves 3 of its Available pieces out of play."""
        yield from self.transfer(US_KINDS, 3, AVAILABLE, OUT_OF_PLAY, who=US)


class LamSon719(Event):
    number, title, order, period = 74, "Lam Son 719", (ARVN, NVA, US, VC), 1968
    rifles = (VC,)
    instructions = {US: NOT_NIXON}

    def unshaded(self) -> Steps:
        """0 to 6 ARVN Troops come to 1 space of Laos. There ARVN has a free Limited Operation of its choice, but no
        Sweep in Monsoon. The Trail falls by 2 boxes."""
        space = yield from self.space(LAOS, TO_PLACE)
        assert space is not None
        yield from self.place((ARVN_TROOP,), 6, [space], least=0)
        # 2.3.9 No Operation is named, so that Monsoon still keeps ARVN from a Sweep.
        names = [name for name in COIN_OPERATIONS if forbidden(self.s, ARVN, name) is None]
        yield from self.operation(ARVN, *names, only=[space], limited=True)
        self.degrade(2)

    def shaded(self) -> Steps:
        """NVA Resources +6, and +1 for each ARVN piece in Laos."""
        yield from ()
        self.resources(NVA, 6 + sum(of(self.s, ARVN, x) for x in LAOS))


class Sihanouk(Event):
    number, title, order, period = 75, "Sihanouk", (ARVN, NVA, US, VC), 1964
    instructions = {US: NOT_NIXON}

    def unshaded(self) -> Steps:
        """US or ARVN Sweeps free into and in any spaces of Cambodia, then Assaults free in 1 of them."""
        able = [
            faction
            for faction in COIN_FACTIONS
            if any(can_operate(self.s, faction, name, granted(CAMBODIA)) for name in ("sweep", "assault"))
        ]
        if able:
            faction = yield from self.either(*able)
            yield from self.operation(faction, "sweep", only=CAMBODIA)
            yield from self.operation(faction, "assault", only=CAMBODIA, most=1)

    def shaded(self) -> Steps:
        """VC Rallies free in any spaces of Cambodia and then Marches free out of any of these Rally spaces. Then NVA
        does the same."""
        for faction in (VC, NVA):
            rally = yield from self.operation(faction, "rally", only=CAMBODIA)
            if rally is not None and rally.spaces:
                yield from self.operation(faction, "march", origins=rally.spaces)


class Annam(Event):
    number, title, order, period = 76, "Annam", (ARVN, NVA, VC, US), 1965
    rifles = (US, NVA)

    def unshaded(self) -> Steps:
        """NVA and VC lose 1 Resource each for every space with pieces of both. Patronage +2."""
        yield from ()
        shared = sum(1 for x in SPACES if of(self.s, NVA, x) and of(self.s, VC, x))
        self.resources(NVA, -shared)
        self.resources(VC, -shared)
        self.patronage(2)

    def shaded(self) -> Steps:
        """Hue, Da Nang and 1 Province next to either lose all Support."""
        self.remove_support(HUE)
        self.remove_support(DA_NANG)
        near = sorted(x for x in {*ADJACENT[HUE], *ADJACENT[DA_NANG]} if x in PROVINCES and self.s.support[x] > 0)
        space = yield from self.space(near, TO_NEUTRAL, set_to=NEUTRAL)
        if space is not None:
            self.remove_support(space)


def is_poor(s: State) -> bool:
    """Card 77: the NVA has few Resources."""
    return s.resources[NVA] < 20


class Detente(Event):
    number, title, order, period = 77, "Détente", (ARVN, NVA, VC, US), 1968
    rifles = (ARVN,)
    instructions = {
        US: NOT_NIXON,
        NVA: Instruction(
            "np.card.77", takes=either_or("np.card.77", is_poor, "nva_resources_plus_9", "free_infiltrate")
        ),
    }

    def unshaded(self) -> Steps:
        """NVA and VC Resources are halved, rounded down. 5 Available NVA Troops go out of play."""
        yield from ()
        for faction in (NVA, VC):
            held = self.s.resources[faction]
            self.resources(faction, held // 2 - held)
        self.rebox(NVA_TROOP, 5, AVAILABLE, OUT_OF_PLAY)

    def shaded(self) -> Steps:
        """NVA takes 9 Resources or Infiltrates free, as it likes. Then VC Rallies free in 1 to 6 spaces."""
        s = self.s
        infiltrates = "infiltrate" in possible(Operation(s, NVA), by_event=True)
        able = ["nva_resources_plus_9"] * (s.resources[NVA] < TRACK) + ["free_infiltrate"] * infiltrates
        key = (yield from self.either(*able, who=NVA)) if able else ""
        if key == "nva_resources_plus_9":
            self.resources(NVA, 9)
        elif key:
            yield from self.activity(NVA, "infiltrate")
        yield from self.operation(VC, "rally", most=6)


class GeneralLansdale(Event):
    number, title, order, period = 78, "General Lansdale", (ARVN, NVA, VC, US), 1965
    momentum = {SHADED: GENERAL_LANSDALE}
    rifles = (NVA, VC)
    instructions = {US: ARVN_PLAYS, ARVN: SHADED_AGAINST_US}

    def unshaded(self) -> Steps:
        """Set 1 space with US or ARVN pieces, not Saigon, to Active Support and add a Terror marker there, even a
        second one. A space that can be set comes first. Patronage +1."""
        s = self.s
        held = [x for x in LAND if x != SAIGON and coin(s, x)]
        able = [x for x in held if x in POPULATED and s.support[x] < ACTIVE_SUPPORT]
        spaces = self.prefer(able, held if markers_left(s) else able)
        space = yield from self.space(spaces, TO_SUPPORT, set_to=ACTIVE_SUPPORT)
        if space is not None:
            self.set_to(space, ACTIVE_SUPPORT)
            self.add_terror(space)
        self.patronage(1)

    def shaded(self) -> Steps:
        """Patronage +3. Until the next Reset no US Assault."""
        yield from ()
        self.patronage(3)
        self.persist(SHADED)


class HenryCabotLodge(Event):
    number, title, order, period = 79, "Henry Cabot Lodge", (ARVN, NVA, VC, US), 1964
    rifles = (US, NVA, VC)
    instructions = {ARVN: SHADED_AGAINST_US}

    def unshaded(self) -> Steps:
        """Aid +20."""
        yield from ()
        self.aid(20)

    def shaded(self) -> Steps:
        """0 to 3 ARVN pieces are removed, each for Patronage +2. ARVN is Ineligible through the next card."""
        gone = yield from self.remove(ARVN_KINDS, 3, least=0)
        self.patronage(2 * gone.total())
        self.ineligible(ARVN)


class LightAtTheEndOfTheTunnel(Event):
    number, title, order, period = 80, "Light at the End of the Tunnel", (ARVN, NVA, VC, US), 1968
    rifles = (NVA,)
    instructions = {US: NOT_NIXON}

    def single(self) -> Steps:
        """1 to 4 US pieces leave the map for Available. Each brings Patronage +2, a shift of any space 1 level toward
        Active Opposition and 4 NVA Troops outside the South. The executing Faction remains Eligible."""
        gone = yield from self.remove(US_KINDS, 4, to=AVAILABLE, least=1)
        n = gone.total()
        self.patronage(2 * n)
        for _ in range(n):
            spaces = [x for x in POPULATED if self.s.support[x] > ACTIVE_OPPOSITION]
            space = yield from self.space(spaces, TO_OPPOSITION, shift=-1)
            if space is not None:
                self.shift(space, 1, ACTIVE_OPPOSITION)
        yield from self.place((NVA_TROOP,), 4 * n, OUTSIDE_SOUTH)
        self.stay_eligible()
