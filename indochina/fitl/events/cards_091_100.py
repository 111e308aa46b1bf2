"""Cards 91 to 100."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board import (
    ADJACENT,
    CAMBODIA,
    CAN_THO,
    CITIES,
    IDS,
    JUNGLE,
    LAND,
    LOCS,
    LOWLAND,
    NORTH_VIETNAM,
    POP,
    PROVINCES,
    SPACE,
    SPACES,
    TAY_NINH,
)
from ..cards import LEADERS, PIVOTAL_OF, SINGLE
from ..components.control import coin_control
from ..components.pieces import (
    ARVN,
    COIN_CUBES,
    COIN_FACTIONS,
    COIN_TROOPS,
    CUBES_OF,
    GUERRILLAS,
    GUERRILLAS_OF,
    IRREGULAR_U,
    KINDS_OF,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_U,
    NVA_KINDS,
    NVA_TROOP,
    POLICE,
    TUNNELS,
    TYPE_OF,
    US,
    US_BASE,
    US_KINDS,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
    VC_KINDS,
)
from ..coup.support import pacify
from ..operations.assault import Assault
from ..operations.assault_space import no_enemies
from ..operations.moving import kind_of, piece_key
from ..operations.operation import Operation, Terms
from ..operations.sweep import Sweep, not_sweepable
from ..operations.sweep_space import movers, sweepers
from ..special_activities.ambush import ambush, targets
from ..state import (
    ACTIVE_OPPOSITION,
    ALL,
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    TRACK,
    count,
    insurgents,
    markers_left,
    room,
    spaces_with,
    total,
    tunnel,
    tunnels_left,
)
from .event import (
    CARDS,
    TO_MOVE_FROM,
    TO_MOVE_TO,
    TO_OPERATE,
    TO_OPPOSITION,
    TO_PLACE,
    TO_REMOVE,
    TO_TUNNEL,
    Event,
    Steps,
)
from .free import granted

US_PIECES = (US_TROOP, US_BASE, IRREGULAR_U)
TET = PIVOTAL_OF[VC]


def ways_to_fight(event: Event, faction: str, space: int) -> list[str]:
    """3.2.3, 3.2.4 Whether a faction could Sweep in place, or Assault, and there is an enemy."""
    s = event.s
    ways = []
    if space not in LOCS and insurgents(s, space) and total(s, sweepers(faction), space):
        ways.append("sweep")
    if no_enemies(s, CUBES_OF[faction], space) is None:
        ways.append("assault")
    return ways


def sweep_or_assault(event: Event, faction: str, among: Iterable[int], **how: Any) -> Steps:
    """5.5 In each of these spaces a faction free Sweeps in place or Assaults: it says which, then executes both."""
    chosen: dict[str, list[int]] = {"sweep": [], "assault": []}
    for x in among:
        ways = ways_to_fight(event, faction, x)
        if ways:
            chosen[(yield from event.ask("fight", ways, faction, space=IDS[x]))].append(x)
    sweeps, assaults = chosen["sweep"], chosen["assault"]
    if sweeps:
        yield from event.operation(faction, "sweep", only=sweeps, most=len(sweeps), every=True, moves=False)
    if assaults:
        yield from event.operation(faction, "assault", only=assaults, most=len(assaults), every=True, **how)


class BobHope(Event):
    number = 91

    def unshaded(self) -> Steps:
        """Move any number of US Troops from 1 Province to 1 City under COIN Control. For every 2 that moved, rounded
        down, 1 US piece of any kind from Casualties to Available."""
        cities = [x for x in CITIES if coin_control(self.s, x)]
        provinces = spaces_with(self.s, (US_TROOP,), PROVINCES) if cities else []
        start = yield from self.space(provinces, TO_MOVE_FROM)
        if start is None:
            return
        end = yield from self.space(cities, TO_MOVE_TO)
        assert end is not None
        n = yield from self.number_of(US_TROOP, start, count(self.s, US_TROOP, start))
        self.shift_pieces(US_TROOP, start, end, n)
        yield from self.transfer(US_PIECES, n // 2, CASUALTIES, AVAILABLE)

    def shaded(self) -> Steps:
        """The executing Faction names NVA or VC, who moves as many as 3 US Troops out of Provinces into Cities and
        places a Guerrilla, NVA or VC, where each of them was."""
        provinces = spaces_with(self.s, (US_TROOP,), PROVINCES)
        if not provinces:
            return
        who = yield from self.either(NVA, VC)
        kinds = (NVA_GUERRILLA_U,) if "ruling_card_91" in self.s.options else (NVA_GUERRILLA_U, VC_GUERRILLA_U)
        moved = yield from self.move((US_TROOP,), 3, provinces, CITIES, least=0, who=who)
        for (x, _), n in moved.items():
            yield from self.place(kinds, n, [x], who=who)


class Sealords(Event):
    number = 92

    def unshaded(self) -> Steps:
        """First ARVN, then the US, free Sweeps in place or Assaults in every space next to Can Tho, LoCs too; each
        says in which space it does what. LoCs are not Swept."""
        for faction in (ARVN, US):
            yield from sweep_or_assault(self, faction, ADJACENT[CAN_THO])

    def shaded(self) -> Steps:
        """The executing Faction names NVA or VC, who moves any of its pieces, Bases without Tunnels too, from Cambodia
        and Tay Ninh into spaces next to Can Tho."""
        able = [faction for faction in (NVA, VC) if self.movable(faction)]
        if able:
            who = yield from self.either(*able)
            yield from self.move(self.boats(who), ALL, (*CAMBODIA, TAY_NINH), ADJACENT[CAN_THO], least=1, who=who)

    def boats(self, faction: str) -> list[int]:
        """1.4.4 All its pieces but Tunneled Bases."""
        return [kind for kind in KINDS_OF[faction] if kind not in TUNNELS]

    def movable(self, faction: str) -> bool:
        return any(
            spaces_with(self.s, (kind,), (*CAMBODIA, TAY_NINH))
            and any(room(self.s, kind, x) for x in ADJACENT[CAN_THO])
            for kind in self.boats(faction)
        )


class SenatorFulbright(Event):
    number = 93

    def unshaded(self) -> Steps:
        """The US moves 4 US pieces, Bases too, from the map to Available."""
        yield from self.remove(US_KINDS, 4, SPACES, AVAILABLE, who=US)

    def shaded(self) -> Steps:
        """1 Available US Base goes out of play. Aid -9."""
        yield from ()
        self.rebox(US_BASE, 1, AVAILABLE, OUT_OF_PLAY)
        self.aid(-9)


class TunnelRats(Event):
    number = 94

    def single(self) -> Steps:
        """Choose one: a Tunnel marker on an NVA or VC Base without one in each of 2 Provinces; or a Tunneled Base
        where US Troops are is removed."""
        provinces = spaces_with(self.s, (NVA_BASE, VC_BASE), PROVINCES) if tunnels_left(self.s) else []
        tunneled = [
            piece_key(x, kind)
            for x in spaces_with(self.s, (US_TROOP,))
            for kind in TUNNELS
            if count(self.s, kind, x)
        ]  # fmt: skip
        keys = [*(["tunnels"] if provinces else []), *(["tunneled_base"] if tunneled else [])]
        if not keys:
            return
        if (yield from self.either(*keys)) == "tunneled_base":
            key = yield from self.ask("remove", tunneled, left=1)
            self.take(kind_of(key), SPACE[key.partition("/")[0]], 1)
            return
        for x in (yield from self.spaces(provinces, min(2, tunnels_left(self.s)), TO_TUNNEL)):
            bases = [piece_key(x, kind) for kind in (NVA_BASE, VC_BASE) if count(self.s, kind, x)]
            key = yield from self.ask("tunnel", bases, space=IDS[x])
            tunnel(self.s, kind_of(key), x)
            self.s.note("log.event.tunnel", self.rule, space=IDS[x], piece=key.partition("/")[2])


class Westmoreland(Event):
    number = 95

    def unshaded(self) -> Steps:
        """The US free Air Lifts; then free Sweeps in place or Assaults, without ARVN, in 2 spaces, in each as it likes;
        then free Air Strikes."""
        yield from self.activity(US, "air_lift")
        able = [x for x in SPACES if ways_to_fight(self, US, x)]
        chosen = yield from self.spaces(able, 2, TO_OPERATE, who=US)
        yield from sweep_or_assault(self, US, chosen, arvn=False)
        yield from self.activity(US, "air_strike")

    def shaded(self) -> Steps:
        """3 Provinces without Police shift 2 levels each toward Active Opposition."""
        s = self.s
        open_to = [x for x in PROVINCES if POP[x] and not count(s, POLICE, x) and s.support[x] > ACTIVE_OPPOSITION]
        for x in (yield from self.spaces(open_to, 3, TO_OPPOSITION)):
            self.shift(x, 2, ACTIVE_OPPOSITION)


class APC(Event):
    number = 96

    def unshaded(self) -> Steps:
        """The US, then ARVN, Pacify at once as in a Support Phase, but free of cost and at most 1 level in a space.
        Terror is removed first, free too."""
        yield from pacify(self.s, cost=0, levels=1)

    def shaded(self) -> Steps:
        """If Tet Offensive has been played, it returns to VC. If not, VC executes its text, without the card: it stays
        where it is."""
        if TET in self.s.played:
            self.s.played = tuple(number for number in self.s.played if number != TET)
            self.s.pivotal |= {VC}
            self.s.note("log.event.returned", self.rule, event=f"card-{TET}", faction=VC)
        else:
            yield from getattr(CARDS[TET](self.s, VC), SINGLE)()


class BrinksHotel(Event):
    number = 97

    def unshaded(self) -> Steps:
        """10 more Aid, or 4 Patronage become ARVN Resources. The current RVN Leader card is flipped: its text no longer
        counts; Minh and Failed Attempts stay."""
        s = self.s
        moved = min(4, s.patronage, TRACK - s.resources[ARVN])
        keys = [*(["aid_plus_10"] if s.aid < TRACK else []), *(["patronage_4_to_resources"] if moved else [])]
        if keys:
            if (yield from self.either(*keys)) == "aid_plus_10":
                self.aid(10)
            else:
                self.patronage(-moved)
                self.resources(ARVN, moved)
        if s.leader_box and s.leader_box[-1] in LEADERS and not s.leader_flipped:
            s.leader_flipped = True
            s.note("log.event.leader_flipped", self.rule, event=f"card-{s.leader_box[-1]}")

    def shaded(self) -> Steps:
        """A City with VC pieces shifts 2 levels toward Active Opposition and gets a Terror marker, even a second one;
        first come Cities that can shift."""
        s = self.s
        held = spaces_with(s, VC_KINDS, CITIES)
        cities = [x for x in held if s.support[x] > ACTIVE_OPPOSITION or markers_left(s)]
        for x in (yield from self.best(cities, 1, TO_OPPOSITION, lambda x: s.support[x] > ACTIVE_OPPOSITION)):
            self.shift(x, 2, ACTIVE_OPPOSITION)
            self.add_terror(x)


class LongTan(Event):
    number = 98

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
        ambushed = [
            x
            for x in spaces_with(self.s, (US_BASE, US_TROOP), JUNGLE)
            if total(self.s, VC_GUERRILLAS, x) >= 2
        ]  # fmt: skip
        for x in (yield from self.best(ambushed, 1, TO_REMOVE, self.both)):
            self.take(US_BASE, x, 1, CASUALTIES)
            self.take(US_TROOP, x, 1, CASUALTIES)

    def both(self, space: int) -> int:
        return min(1, count(self.s, US_BASE, space)) + min(1, count(self.s, US_TROOP, space))


class MasherWhiteWing(Event):
    number = 99

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
        op = Sweep(s, who, granted(self.sweepable(who), most=1), counted=COIN_TROOPS)
        yield from op.execute()
        s.note("log.free_operation", "5.5", faction=who, operation="assault")
        assault = Assault(s, who, granted(op.spaces, most=1), as_us=True, counted=COIN_TROOPS)
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
    number = 100

    def unshaded(self) -> Steps:
        """From a Lowland Province with US Troops remove all VC pieces, or all NVA pieces but Troops; no Tunneled
        Bases."""
        rivers = spaces_with(self.s, (US_TROOP,), LOWLAND)
        x = yield from self.space([x for x in rivers if self.hunted(x)], TO_REMOVE)
        if x is not None:
            key = yield from self.either(*self.hunted(x))
            self.remove_all(VC_KINDS if key == "all_vc" else self.nva(), [x])

    def nva(self) -> list[int]:
        return [kind for kind in NVA_KINDS if kind != NVA_TROOP]

    def hunted(self, space: int) -> list[str]:
        """5.1.1 Whose pieces can be removed there."""
        found = {"all_vc": VC_KINDS, "all_nva": self.nva()}
        return [key for key, kinds in found.items() if total(self.s, (k for k in kinds if k not in TUNNELS), space)]

    def shaded(self) -> Steps:
        """In a Lowland Province with VC pieces roll a die: remove so many US and ARVN cubes, US ones to Casualties.
        Place 1 VC piece, which may be a Base, there. First come Provinces with such cubes."""
        rivers = spaces_with(self.s, VC_KINDS, LOWLAND)
        for x in (yield from self.best(rivers, 1, TO_REMOVE, lambda x: min(1, total(self.s, COIN_CUBES, x)))):
            n = yield from self.die()
            yield from self.remove(COIN_CUBES, n, [x], CASUALTIES)
            yield from self.place((VC_GUERRILLA_U, VC_BASE), 1, [x])
