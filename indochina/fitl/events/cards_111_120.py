"""Cards 111 to 120."""

from __future__ import annotations

from ..board import ADJACENT, CITIES, DA_NANG, HIGHLAND, HUE, JUNGLE, LAND, NORTH_VIETNAM, POP, PROVINCES, SAIGON, SOUTH
from ..board import SPACES as MAP
from ..cards import CADRES, SINGLE, TYPHOON_KATE
from ..components.pieces import (
    ARVN,
    ARVN_KINDS,
    ARVN_TROOP,
    INSURGENT,
    IRREGULAR_U,
    NVA,
    NVA_BASES,
    POLICE,
    UNDERGROUND_GUERRILLAS,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ..sequence.deck import leader_cards
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    ALL,
    AVAILABLE,
    CASUALTIES,
    NEUTRAL,
    OUT_OF_PLAY,
    PASSIVE_SUPPORT,
    State,
    available,
    insurgents,
    of,
    room,
    spaces_with,
    total,
)
from .asking import TO_OPPOSITION, TO_PLACE, TO_REMOVE, TO_REPLACE, TO_SUPPORT
from .event import Capability, Event, Steps
from .instruction import COIN_CONTROL, NOT_NIXON, NVA_PLAYS, US_IS_NONPLAYER, Instruction

VC_PIECES = (VC_GUERRILLA_U, VC_BASE)


class AgentOrange(Event):
    number, title, order, period = 111, "Agent Orange", (VC, ARVN, US, NVA), 1968
    rifles = (NVA,)

    def unshaded(self) -> Steps:
        """All Guerrillas in Jungle become Active. Then the US makes a free Air Strike in up to 2 Jungle spaces, even
        without US or ARVN pieces, which does not touch the Trail."""
        self.flip(UNDERGROUND_GUERRILLAS, JUNGLE)
        if spaces_with(self.s, INSURGENT, JUNGLE):
            yield from self.strike(US, only=JUNGLE, most=2, anywhere=True, trail=False)

    def shaded(self) -> Steps:
        """Each Jungle and Highland Province with NVA or VC pieces shifts 1 level toward Active Opposition."""
        yield from ()
        for x in (*JUNGLE, *HIGHLAND):
            if insurgents(self.s, x):
                self.shift(x, 1, ACTIVE_OPPOSITION)


class ColonelChau(Event):
    number, title, order, period = 112, "Colonel Chau", (VC, ARVN, US, NVA), 1964
    rifles = (NVA,)
    instructions = {ARVN: COIN_CONTROL}

    def unshaded(self) -> Steps:
        """Place 1 Police in each of 6 Provinces."""
        yield from self.place_each((POLICE,), 6, PROVINCES)

    def shaded(self) -> Steps:
        """3 Provinces with ARVN pieces go 1 level toward Active Opposition, those that can shift first; a VC
        Guerrilla comes to each."""
        held = spaces_with(self.s, ARVN_KINDS, PROVINCES)
        provinces = [x for x in held if self.shifts(x) or self.can_place((VC_GUERRILLA_U,), x)]
        chosen = yield from self.best(provinces, 3, TO_OPPOSITION, self.shifts, shift=-1)
        for x in chosen:
            self.shift(x, 1, ACTIVE_OPPOSITION)
        yield from self.place_each((VC_GUERRILLA_U,), 3, chosen)

    def shifts(self, space: int) -> bool:
        """1.6.1 It can shift toward Active Opposition."""
        return POP[space] > 0 and self.s.support[space] > ACTIVE_OPPOSITION


class RuffPuff(Event):
    number, title, order, period = 113, "Ruff Puff", (VC, ARVN, US, NVA), 1968
    rifles = (NVA,)
    instructions = {ARVN: COIN_CONTROL}

    def unshaded(self) -> Steps:
        """Place up to 8 Police in South Vietnam, LoCs too."""
        yield from self.place((POLICE,), 8, SOUTH, least=0)

    def shaded(self) -> Steps:
        """Replace 5 Police outside Cities by a VC piece each: Guerrillas, but one of them may be a Base."""
        based = False
        for _ in range(5):
            held = spaces_with(self.s, (POLICE,), range(NORTH_VIETNAM, len(MAP)))
            space = yield from self.space(held, TO_REPLACE, pieces=self.base_placed)
            if space is None:
                break
            self.take(POLICE, space, 1)
            placed = yield from self.place((VC_GUERRILLA_U,) if based else VC_PIECES, 1, [space])
            based |= placed[space, VC_BASE] > 0


def satisfied(s: State, faction: str) -> bool:
    """Card 114: a Non-player US, and its three Cities are at Active Support."""
    return US in s.nonplayers and all(s.support[x] == ACTIVE_SUPPORT for x in (HUE, DA_NANG, SAIGON))


class TriQuang(Event):
    number, title, order, period = 114, "Tri Quang", (VC, ARVN, US, NVA), 1965
    rifles = (ARVN, NVA)
    instructions = {VC: Instruction("np.card.114", declines=satisfied)}

    def unshaded(self) -> Steps:
        """Set up to 3 Cities that are Neutral or at Opposition to Passive Support."""
        cities = [x for x in CITIES if self.s.support[x] <= NEUTRAL]
        for x in (yield from self.spaces(cities, 3, TO_SUPPORT, least=0, set_to=PASSIVE_SUPPORT)):
            self.set_to(x, PASSIVE_SUPPORT)

    def shaded(self) -> Steps:
        """Hue, Da Nang and Saigon shift 1 level toward Active Opposition. In Saigon place a VC Guerrilla or Base."""
        for x in (HUE, DA_NANG, SAIGON):
            self.shift(x, 1, ACTIVE_OPPOSITION)
        yield from self.place(VC_PIECES, 1, [SAIGON])


class TyphoonKate(Event):
    number, title, order, period = 115, "Typhoon Kate", (VC, ARVN, US, NVA), 1968
    momentum = {SINGLE: TYPHOON_KATE}
    rifles = (US, ARVN, NVA)

    def single(self) -> Steps:
        """Until the next Reset no Air Lift, Transport or Bombard; all other Special Activities in at most 1 space. The
        executing Faction stays Eligible."""
        yield from ()
        self.stay_eligible()
        self.persist(SINGLE)


class Cadres(Capability):
    number, title, order, period = 116, "Cadres", (VC, ARVN, NVA, US), 1964
    capability = CADRES
    rifles = (NVA,)
    unshaded = (
        "VC removes 2 of its Guerrillas in each space where it uses Terror or Agitates, and cannot where it has fewer."
    )
    shaded = (
        "In 1 space of a VC Rally where VC already had a Base it may Agitate as in the Support Phase, even under COIN "
        "Control."
    )


class CorpsCommanders(Event):
    number, title, order, period = 117, "Corps Commanders", (VC, ARVN, NVA, US), 1968
    instructions = {US: NOT_NIXON, ARVN: COIN_CONTROL._replace(choices="corps_commanders"), VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """ARVN places 3 of its Troops, out of play or Available, in a Province or City or in two that are adjacent, and
        Sweeps free in each of them."""
        s = self.s
        least = max(0, 3 - available(s, ARVN_TROOP))
        yield from self.transfer((ARVN_TROOP,), 3, OUT_OF_PLAY, AVAILABLE, least=least, who=ARVN)
        land = [x for x in LAND if room(s, ARVN_TROOP, x)]
        first = yield from self.space(land, TO_PLACE, ARVN)
        assert first is not None
        second = yield from self.spaces([x for x in ADJACENT[first] if x in land], 1, TO_PLACE, 0, ARVN)
        n = 0 if second else self.put(ARVN_TROOP, first, 3)
        placed = yield from self.place((ARVN_TROOP,), 3 - n, [first, *second], who=ARVN)
        placed[first, ARVN_TROOP] += n
        only = [x for x in (first, *second) if placed[x, ARVN_TROOP]]
        yield from self.operation(ARVN, "sweep", only=only, every=True)

    def shaded(self) -> Steps:
        """Roll a die: remove so many ARVN pieces from one space or, if it holds fewer or as the executing Faction
        likes, from two that are adjacent. ARVN is Ineligible through the next card."""
        s = self.s
        n = yield from self.die()
        held = spaces_with(s, ARVN_KINDS)
        removed = self.counted(ARVN_KINDS)
        first = yield from self.space(held, TO_REMOVE, pieces=lambda x: (*self.in_pair(x), *removed(x)))
        if first is not None:
            near = [x for x in ADJACENT[first] if x in held]
            least = 0 if of(s, ARVN, first) >= n else 1
            second = yield from self.spaces(near, 1, TO_REMOVE, least, pieces=removed)
            yield from self.remove(ARVN_KINDS, n, [first, *second])
        self.ineligible(ARVN)

    def in_pair(self, space: int) -> tuple[int, int]:
        """The Bases, and the pieces, that ARVN has in a space and in the best one next to it."""
        held = self.counted(ARVN_KINDS)
        bases, pieces = held(space)
        return max((bases + more, pieces + others) for more, others in map(held, ADJACENT[space]))


class KoreanWarArms(Event):
    number, title, order, period = 118, "Korean War Arms", (VC, ARVN, NVA, US), 1964
    rifles = (ARVN, NVA)
    instructions = {US: NOT_NIXON}

    def unshaded(self) -> Steps:
        """VC removes 1 of its Guerrillas from each space where it has at least 2 and where there is no NVA Base."""
        for x in spaces_with(self.s, VC_GUERRILLAS):
            if total(self.s, VC_GUERRILLAS, x) >= 2 and not total(self.s, NVA_BASES, x):
                yield from self.remove(VC_GUERRILLAS, 1, [x], who=VC)

    def shaded(self) -> Steps:
        """Place a VC Guerrilla or Base in each of 3 spaces."""
        yield from self.place_each(VC_PIECES, 3, MAP)


class MyLai(Event):
    number, title, order, period = 119, "My Lai", (VC, ARVN, NVA, US), 1968
    rifles = (US, NVA)
    instructions = {ARVN: US_IS_NONPLAYER}

    def unshaded(self) -> Steps:
        """2 Available US Troops go out of play. Patronage +2."""
        yield from ()
        self.rebox(US_TROOP, 2, AVAILABLE, OUT_OF_PLAY)
        self.patronage(2)

    def shaded(self) -> Steps:
        """A Province where US Troops are goes to Active Opposition; VC places a Base and a Guerrilla there. Aid -6."""
        s = self.s

        def worth(x: int) -> int:
            return (POP[x] > 0 and s.support[x] > ACTIVE_OPPOSITION) + self.can_place((VC_BASE,), x, VC)

        held = spaces_with(s, (US_TROOP,), PROVINCES)
        provinces = [x for x in held if worth(x) or self.can_place((VC_GUERRILLA_U,), x, VC)]
        for x in (
            yield from self.best(provinces, 1, TO_OPPOSITION, worth, set_to=ACTIVE_OPPOSITION, pieces=self.base_placed)
        ):
            self.set_to(x, ACTIVE_OPPOSITION)
            for kind in (VC_BASE, VC_GUERRILLA_U):
                yield from self.place((kind,), 1, [x], who=VC)
        self.aid(-6)


class USPressCorps(Event):
    number, title, order, period = 120, "US Press Corps", (VC, ARVN, NVA, US), 1968
    instructions = {ARVN: COIN_CONTROL}

    def unshaded(self) -> Steps:
        """Place US pieces, Bases too, from out of play on the map: 4 if there are 0 to 2 cards in the RVN Leader box, 2
        if there are 3 to 5."""
        cards = leader_cards(self.s)
        n = 4 if cards <= 2 else 2 if cards <= 5 else 0
        yield from self.place((US_TROOP, US_BASE, IRREGULAR_U), n, MAP, OUT_OF_PLAY)

    def shaded(self) -> Steps:
        """As many US Troops in Casualties as there are cards in the RVN Leader box, and all US Bases there, go out of
        play."""
        yield from ()
        self.rebox(US_TROOP, leader_cards(self.s), CASUALTIES, OUT_OF_PLAY)
        self.rebox(US_BASE, ALL, CASUALTIES, OUT_OF_PLAY)
