"""Cards 96 to 100."""

from __future__ import annotations

from collections.abc import Collection
from typing import ClassVar

from ..board import (
    CITIES,
    JUNGLE,
    LAND,
    LOWLAND,
    NORTH_VIETNAM,
    PROVINCES,
)
from ..cards import CARDS, SINGLE, pivotal_of
from ..components.pieces import (
    ARVN,
    COIN_CUBES,
    COIN_FACTIONS,
    COIN_TROOPS,
    GUERRILLAS,
    GUERRILLAS_OF,
    NVA,
    NVA_KINDS,
    NVA_TROOP,
    TYPE_OF,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
    VC_KINDS,
)
from ..coup.support import pacify
from ..operations.assault import Assault
from ..operations.operation import Operation, Terms
from ..operations.sweep import Sweep, not_sweepable
from ..operations.sweep_space import movers, sweepers
from ..special_activities.ambush import ambush, targets
from ..state import (
    ACTIVE_OPPOSITION,
    CASUALTIES,
    OUT_OF_PLAY,
    TRACK,
    State,
    count,
    insurgents,
    markers_left,
    spaces_with,
    total,
)
from .asking import TO_OPPOSITION, TO_PLACE, TO_REMOVE
from .event import EVENT_CARDS, Event, Steps
from .free import granted
from .instruction import (
    BASE,
    NOT_NIXON,
    NVA_PLAYS,
    UPRISING,
    VC_PLAYS,
    Instruction,
    cuts_patronage,
    either_or,
    is_lbj,
)


class APC(Event):
    number, title, order, period = 96, "APC", (VC, US, ARVN, NVA), 1968
    rifles = (ARVN,)
    instructions = {NVA: VC_PLAYS, VC: UPRISING}

    def unshaded(self) -> Steps:
        """The US, then ARVN, Pacify at once as in a Support Phase, but free of cost and at most 1 level in a space.
        Terror is removed first, free too."""
        yield from pacify(self.s, cost=0, levels=1)

    def shaded(self) -> Steps:
        """If Tet Offensive has been played, it returns to VC. If not, VC executes its text, without the card: it stays
        where it is."""
        tet = pivotal_of(VC)
        if tet in self.s.played:
            self.s.played = tuple(number for number in self.s.played if number != tet)
            self.s.pivotal |= {VC}
            self.s.note("log.event.returned", self.rule, event=f"card-{tet}", faction=VC)
        else:
            yield from EVENT_CARDS[tet](self.s, VC).execute(SINGLE)


class BrinksHotel(Event):
    number, title, order, period = 97, "Brinks Hotel", (VC, US, ARVN, NVA), 1964
    rifles = (ARVN, NVA)
    instructions = {US: cuts_patronage("patronage_4_to_resources", "aid_plus_10")}

    def unshaded(self) -> Steps:
        """10 more Aid, or 4 Patronage become ARVN Resources. The current RVN Leader card is flipped: its text no longer
        counts; Minh and Failed Attempts stay."""
        s = self.s
        moved = min(4, s.patronage, TRACK - s.resources[ARVN])
        keys = [*(["aid_plus_10"] if s.aid < TRACK else []), *(["patronage_4_to_resources"] if moved else [])]
        if keys:
            money = {"patronage": -moved, "arvn_resources": moved}
            gains = {"aid_plus_10": {"aid": 10}, "patronage_4_to_resources": money}
            if (yield from self.either(*keys, gains=gains)) == "aid_plus_10":
                self.aid(10)
            else:
                self.patronage(-moved)
                self.resources(ARVN, moved)
        if s.leader_box and CARDS[s.leader_box[-1]].leader and not s.leader_flipped:
            s.leader_flipped = True
            s.note("log.event.leader_flipped", self.rule, event=f"card-{s.leader_box[-1]}")

    def shaded(self) -> Steps:
        """A City with VC pieces shifts 2 levels toward Active Opposition and gets a Terror marker, even a second one;
        first come Cities that can shift."""
        s = self.s
        held = spaces_with(s, VC_KINDS, CITIES)
        cities = [x for x in held if s.support[x] > ACTIVE_OPPOSITION or markers_left(s)]

        def can_shift(x: int) -> bool:
            return s.support[x] > ACTIVE_OPPOSITION

        for x in (yield from self.best(cities, 1, TO_OPPOSITION, can_shift, shift=-2)):
            self.shift(x, 2, ACTIVE_OPPOSITION)
            self.add_terror(x)


def long_tan_impossible(s: State, faction: str) -> bool:
    """Card 98: "only" what the Policy says."""
    if is_lbj(s):
        return not s.out_of_play[TYPE_OF[US_TROOP]]
    return not spaces_with(s, GUERRILLAS, spaces_with(s, (US_TROOP,), JUNGLE))


class LongTan(Event):
    number, title, order, period = 98, "Long Tan", (VC, US, ARVN, NVA), 1965
    rifles = (ARVN, NVA)
    instructions = {
        US: Instruction(
            "np.card.98",
            declines=long_tan_impossible,
            takes=either_or("np.card.98.choice", is_lbj, "long_tan_troops", "long_tan_guerrillas"),
        ),
        VC: NVA_PLAYS,
    }

    def unshaded(self) -> Steps:
        """Choose one: place 2 US Troops that are out of play in 1 Province; or all Jungle with US Troops loses its
        Guerrillas."""
        jungle = spaces_with(self.s, GUERRILLAS, spaces_with(self.s, (US_TROOP,), JUNGLE))
        troops = self.s.out_of_play[TYPE_OF[US_TROOP]]
        keys = [*(["long_tan_troops"] if troops else []), *(["long_tan_guerrillas"] if jungle else [])]
        if not keys:
            return
        if (yield from self.either(*keys)) == "long_tan_guerrillas":
            self.remove_all(GUERRILLAS, jungle)
            return
        x = yield from self.space((x for x in PROVINCES if x != NORTH_VIETNAM), TO_PLACE)
        assert x is not None
        self.put(US_TROOP, x, 2, OUT_OF_PLAY)

    def shaded(self) -> Steps:
        """In a Jungle with 2 or more VC Guerrillas 1 US Base and 1 US Troop become Casualties; where there are both, if
        anywhere."""
        ambushed = [x for x in spaces_with(self.s, (US_BASE, US_TROOP), JUNGLE) if total(self.s, VC_GUERRILLAS, x) >= 2]
        for x in (yield from self.best(ambushed, 1, TO_REMOVE, self.both)):
            self.take(US_BASE, x, 1, CASUALTIES)
            self.take(US_TROOP, x, 1, CASUALTIES)

    def both(self, space: int) -> int:
        return min(1, count(self.s, US_BASE, space)) + min(1, count(self.s, US_TROOP, space))


class MasherWhiteWing(Event):
    number, title, order, period = 99, "Masher/White Wing", (VC, US, ARVN, NVA), 1965
    instructions = {VC: Instruction("np.card.99")}

    def unshaded(self) -> Steps:
        """The executing Faction names US or ARVN, who free Sweeps 1 space other than Jungle with US and ARVN Troops
        together, and then free Assaults there by the US rules, with ARVN Troops as US Troops: where NVA or VC pieces
        are, if it can."""
        s = self.s
        able = [faction for faction in COIN_FACTIONS if self.sweepable(faction)]
        if not able:
            return
        who = yield from self.either(*able)
        s.note("log.free_operation", "5.5", faction=who, operation="sweep")
        sweep = Sweep(s, who, granted(self.sweepable(who), most=1), counted=COIN_TROOPS)
        yield from sweep.execute()
        s.note("log.free_operation", "5.5", faction=who, operation="assault")
        assault = Assault(s, who, granted(sweep.spaces, most=1), as_us=True, counted=COIN_TROOPS)
        yield from assault.execute()

    def sweepable(self, faction: str) -> list[int]:
        """3.2.3 Where it could Sweep with Troops of both; 5.1.3 first of all where there is something to Assault."""
        forces, troops = sweepers(faction, counted=COIN_TROOPS), movers(faction, counted=COIN_TROOPS)
        spaces = [x for x in LAND if x not in JUNGLE and not_sweepable(self.s, forces, troops, x) is None]
        return self.prefer([x for x in spaces if insurgents(self.s, x)], spaces)

    def shaded(self) -> Steps:
        """The executing Faction names VC or NVA, who free Marches Guerrillas to up to 3 spaces and then free Ambushes
        in each of them where it can, with any of its Guerrillas there, even Active ones."""
        able = [faction for faction in (VC, NVA) if spaces_with(self.s, GUERRILLAS_OF[faction])]
        if not able:
            return
        who = yield from self.either(*able)
        march = yield from self.operation(who, "march", most=3, kinds=GUERRILLAS_OF[who])
        if march and any(targets(self.s, who, x, True) for x in march.spaces):
            self.s.note("log.free_activity", "5.5", faction=who, activity="ambush")
            terms = Terms(only=march.spaces, most=3, every=True)
            yield from ambush(Operation(self.s, who), terms, even_active=True)


class RachBaRai(Event):
    number, title, order, period = 100, "Rach Ba Rai", (VC, US, ARVN, NVA), 1965
    rifles = (NVA,)
    instructions = {US: NOT_NIXON, ARVN: BASE}
    HUNTED: ClassVar[dict[str, Collection[int]]] = {
        "all_vc": VC_KINDS,
        "all_nva": [kind for kind in NVA_KINDS if kind != NVA_TROOP],
    }

    def unshaded(self) -> Steps:
        """From a Lowland Province with US Troops remove all VC pieces, or all NVA pieces but Troops; no Tunneled
        Bases."""
        rivers = spaces_with(self.s, (US_TROOP,), LOWLAND)
        hunted = {x: found for x in rivers if (found := self.hunted(x))}
        x = yield from self.space(hunted, TO_REMOVE, pieces=lambda x: max(hunted[x].values()))
        if x is not None:
            key = yield from self.either(*hunted[x], pieces=hunted[x])
            self.remove_all(self.HUNTED[key], [x])

    def hunted(self, space: int) -> dict[str, tuple[int, int]]:
        """5.1.1 Whose pieces can be removed there: how many Bases and pieces."""
        found = {key: self.counted(kinds)(space) for key, kinds in self.HUNTED.items()}
        return {key: numbers for key, numbers in found.items() if any(numbers)}

    def shaded(self) -> Steps:
        """In a Lowland Province with VC pieces roll a die: remove so many US and ARVN cubes, US ones to Casualties.
        Place 1 VC piece, which may be a Base, there. First come Provinces with such cubes."""
        rivers = spaces_with(self.s, VC_KINDS, LOWLAND)

        def cubes(x: int) -> int:
            return min(6, total(self.s, COIN_CUBES, x))

        def pieces(x: int) -> tuple[int, int]:
            return self.base_placed(x)[0], cubes(x)

        for x in (yield from self.best(rivers, 1, TO_REMOVE, lambda x: cubes(x) > 0, pieces=pieces)):
            n = yield from self.die()
            yield from self.remove(COIN_CUBES, n, [x], CASUALTIES)
            yield from self.place((VC_GUERRILLA_U, VC_BASE), 1, [x])
