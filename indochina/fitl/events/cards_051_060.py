"""Cards 51 to 60."""

from __future__ import annotations

from indochina.core.decision import END

from ..board import ADJACENT, CAMBODIA, IDS, LAOS, NORTH_VIETNAM, OUTSIDE_SOUTH, PROVINCES, SOUTH, SPACE, TRAIL_COUNTRY
from ..cards import CARDS, SHADED, UNSHADED
from ..components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_TROOP,
    COIN_BASES,
    COIN_CUBES,
    GUERRILLAS,
    INSURGENT_BASES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLAS,
    NVA_KINDS,
    NVA_TROOP,
    NVA_TUNNEL,
    POLICE,
    US,
    US_BASE,
    US_KINDS,
    US_TROOP,
    VC,
)
from ..coup.redeploy import police_may_enter, troops_may_enter
from ..operations.operation import INSURGENT_OPERATIONS, Operation, Terms
from ..operations.rally import rally_spaces
from ..operations.table import can_operate
from ..special_activities.ambush import ambush, ambush_spaces, ban_on_unnamed_ambush
from ..special_activities.bombard import bombardable
from ..special_activities.infiltrate import infiltratable
from ..state import AVAILABLE, CASUALTIES, OUT_OF_PLAY, State, count, of, on_map, spaces_with, total
from .asking import TO_OPERATE, TO_REMOVE, TO_REPLACE
from .capabilities import set_capability
from .event import Event, Steps
from .free import granted
from .instruction import BASE, COIN_CONTROL, NVA_CONTROL, NVA_PLAYS, US_INELIGIBLE, Instruction


class SupplyBn301(Event):
    number, title, order, period = 51, "301st Supply Bn", (NVA, VC, US, ARVN), 1964
    rifles = (US, ARVN, VC)

    def unshaded(self) -> Steps:
        """Remove 6 NVA Troops, NVA Guerrillas or VC Guerrillas from outside South Vietnam."""
        yield from self.remove((NVA_TROOP, *GUERRILLAS), 6, OUTSIDE_SOUTH)

    def shaded(self) -> Steps:
        """Improve the Trail by 2 boxes. NVA Resources + a die roll."""
        self.improve(2)
        roll = yield from self.die()
        self.resources(NVA, roll)


class Rand(Event):
    number, title, order, period = 52, "RAND", (NVA, VC, US, ARVN), 1968
    rifles = (ARVN,)

    def unshaded(self) -> Steps:
        """Flip 1 US Capability from shaded to unshaded."""
        yield from self.turn(self.s.shaded, UNSHADED)

    def shaded(self) -> Steps:
        """Flip 1 US Capability from unshaded to shaded."""
        yield from self.turn(self.s.unshaded, SHADED)

    def turn(self, showing: frozenset[str], side: str) -> Steps:
        """5.3 One of these Capabilities that is the US's; unshaded Top Gun then cancels shaded MiGs."""
        names = [card.capability for card in CARDS.values() if card.owner == US and card.capability in showing]
        if names:
            name = yield from self.ask("capability", names, side=side)
            set_capability(self.s, name, side)
            self.s.note("log.capability", "5.3", capability=name, side=side)


class Sappers(Event):
    number, title, order, period = 53, "Sappers", (NVA, VC, US, ARVN), 1965
    instructions = {ARVN: COIN_CONTROL}

    def unshaded(self) -> Steps:
        """In 0 to 3 spaces of South Vietnam 2 NVA Troops each are removed, or the only one. The executing Faction stays
        Eligible."""
        held = spaces_with(self.s, (NVA_TROOP,), SOUTH)
        removed = self.counted((NVA_TROOP,), 2)
        for space in (yield from self.spaces(held, 3, TO_REMOVE, least=0, pieces=removed)):
            self.take(NVA_TROOP, space, 2)
        self.stay_eligible()

    def shaded(self) -> Steps:
        """Provinces, not Cities, lose 0 or 1 US Base, to Casualties, and 0 to 2 ARVN Bases."""
        yield from self.remove((US_BASE,), 1, PROVINCES, CASUALTIES, least=0)
        yield from self.remove((ARVN_BASE,), 2, PROVINCES, least=0)


class SonTay(Event):
    number, title, order, period = 54, "Son Tay", (NVA, VC, US, ARVN), 1968
    rifles = (ARVN,)
    instructions = {NVA: US_INELIGIBLE, VC: US_INELIGIBLE}

    def unshaded(self) -> Steps:
        """2 US Troops go from Casualties to Available. The NVA is Ineligible through the next card. The US is
        Eligible, wherever its cylinder is."""
        yield from ()
        self.rebox(US_TROOP, 2, CASUALTIES, AVAILABLE)
        self.ineligible(NVA)
        self.eligible(US)

    def shaded(self) -> Steps:
        """Any 2 US pieces go from Casualties out of play. The US is Ineligible through the next card."""
        yield from self.transfer(US_KINDS, 2, CASUALTIES, OUT_OF_PLAY)
        self.ineligible(US)


class Trucks(Event):
    number, title, order, period = 55, "Trucks", (NVA, VC, US, ARVN), 1964
    rifles = (US,)

    def unshaded(self) -> Steps:
        """Degrade the Trail by 2 boxes. The NVA removes 4 of its pieces from Laos and 4 from Cambodia, Bases among
        them if it wants."""
        self.degrade(2)
        for country in (LAOS, CAMBODIA):
            yield from self.remove(NVA_KINDS, 4, country, who=NVA)

    def shaded(self) -> Steps:
        """NVA Resources and VC Resources each + twice the value of the Trail. The NVA may move any of its unTunneled
        Bases in Laos and Cambodia to other spaces there."""
        self.resources(NVA, 2 * self.s.trail)
        self.resources(VC, 2 * self.s.trail)
        bases = sum(count(self.s, NVA_BASE, x) for x in TRAIL_COUNTRY)
        yield from self.move((NVA_BASE,), bases, TRAIL_COUNTRY, TRAIL_COUNTRY, least=0, who=NVA)


def giap_sites(s: State) -> list[int]:
    """Card 56: spaces of the South with an NVA or VC Base and exactly 2 Guerrillas."""
    return [x for x in spaces_with(s, INSURGENT_BASES, SOUTH) if total(s, GUERRILLAS, x) == 2]


class VoNguyenGiap(Event):
    number, title, order, period = 56, "Vo Nguyen Giap", (NVA, VC, ARVN, US), 1965
    instructions = {
        US: Instruction("np.card.56", declines=lambda s, _: not giap_sites(s), sites=giap_sites),
        ARVN: COIN_CONTROL,
        NVA: Instruction("np.card.56.nva", choices="giap"),
        VC: NVA_PLAYS,
    }

    def unshaded(self) -> Steps:
        """In 3 spaces with at least 2 Guerrillas, NVA or VC, any 2 of them give way to 1 NVA Troop each time."""
        s = self.s
        least = 1 if "ruling_card_56" in s.options else 2
        spaces = [x for x in spaces_with(s, GUERRILLAS) if total(s, GUERRILLAS, x) >= least]
        for space in (yield from self.spaces(spaces, 3, TO_REPLACE, balance=lambda x: 1)):
            yield from self.remove(GUERRILLAS, 2, [space])
            if not self.put(NVA_TROOP, space):
                yield from self.place((NVA_TROOP,), 1, [space])

    def shaded(self) -> Steps:
        """The NVA Marches free into up to 3 spaces, even in Monsoon. Then in each of them it may execute 1 free
        Operation or Special Activity."""
        march = yield from self.operation(NVA, "march", may_decline=True, most=3)
        left = list(march.spaces) if march else []
        while able := {IDS[x]: actions for x in left if (actions := self.actions(x))}:
            key = yield from self.ask("space", [*able, END], NVA, purpose=TO_OPERATE, left=len(able), actions=able)
            if key == END:
                return
            space = SPACE[key]
            left.remove(space)
            name = yield from self.ask("action", able[key], NVA, space=key)
            if name in INSURGENT_OPERATIONS:
                yield from self.operation(NVA, name, only=[space])
            else:
                yield from self.activity(NVA, name, only=[space], most=1)

    def actions(self, space: int) -> list[str]:
        """Operations and Special Activities that the NVA could execute in a space."""
        s = self.s
        names = [name for name in INSURGENT_OPERATIONS if can_operate(s, NVA, name, granted([space]))]
        if "rally" in names and space not in rally_spaces(s, NVA):  # only the Trail could be Improved
            names.remove("rally")
        where = {
            "infiltrate": infiltratable(s),
            "bombard": bombardable(s),
            "ambush": [] if ban_on_unnamed_ambush(s) else ambush_spaces(Operation(s, NVA)),
        }
        return names + [name for name, spaces in where.items() if space in spaces]


class InternationalUnrest(Event):
    number, title, order, period = 57, "International Unrest", (NVA, VC, ARVN, US), 1968
    rifles = (ARVN,)
    instructions = {VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """Any 2 US pieces go from Casualties to Available."""
        yield from self.transfer(US_KINDS, 2, CASUALTIES, AVAILABLE)

    def shaded(self) -> Steps:
        """2 US Troops go from Available out of play. NVA Resources + a die roll."""
        self.rebox(US_TROOP, 2, AVAILABLE, OUT_OF_PLAY)
        roll = yield from self.die()
        self.resources(NVA, roll)


class PathetLao(Event):
    number, title, order, period = 58, "Pathet Lao", (NVA, VC, ARVN, US), 1968
    rifles = (US, VC)
    instructions = {ARVN: BASE}

    def unshaded(self) -> Steps:
        """The NVA removes 6 of its pieces in all, Bases among them if it wants, from North Vietnam and Laos."""
        yield from self.remove(NVA_KINDS, 6, (NORTH_VIETNAM, *LAOS), who=NVA)

    def shaded(self) -> Steps:
        """Without US or ARVN cubes in Laos, Improve the Trail by 2 boxes. Otherwise they leave it: the US moves its
        Troops to any spaces of South Vietnam; ARVN its Troops to Saigon, to other Cities not under NVA Control or to US
        and ARVN Bases in South Vietnam, and its Police to LoCs or COIN-Controlled spaces there."""
        s = self.s
        if not spaces_with(s, COIN_CUBES, LAOS):
            self.improve(2)
            return
        n = on_map(s, COIN_CUBES)
        garrisons = [x for x in SOUTH if troops_may_enter(s, x)]  # 6.4 by Control before anything moves
        posts = [x for x in SOUTH if police_may_enter(s, x)]
        yield from self.move((US_TROOP,), n, LAOS, SOUTH, who=US)
        yield from self.move((ARVN_TROOP,), n, LAOS, garrisons, who=ARVN)
        yield from self.move((POLICE,), n, LAOS, posts, who=ARVN)


class PleiMei(Event):
    number, title, order, period = 59, "Plei Mei", (NVA, VC, ARVN, US), 1965
    instructions = {US: BASE, ARVN: COIN_CONTROL, NVA: NVA_CONTROL, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """3 NVA pieces of any kind leave 1 space that holds a US or ARVN Base or lies next to one."""
        s = self.s
        exposed = [x for x in spaces_with(s, NVA_KINDS) if of(s, NVA, x) > count(s, NVA_TUNNEL, x)]
        near = [x for x in exposed if spaces_with(s, COIN_BASES, (x, *ADJACENT[x]))]
        space = yield from self.space(near, TO_REMOVE, pieces=self.counted(NVA_KINDS, 3))
        if space is not None:
            yield from self.remove(NVA_KINDS, 3, [space])

    def shaded(self) -> Steps:
        """The NVA Marches free from any spaces outside South Vietnam, even in Monsoon. Then it Attacks free in 1 space,
        or Ambushes in 1 space with an NVA Guerrilla, even an Active one."""
        s = self.s
        if spaces_with(s, (NVA_TROOP, *NVA_GUERRILLAS), OUTSIDE_SOUTH):
            yield from self.operation(NVA, "march", origins=OUTSIDE_SOUTH)
        op = Operation(s, NVA)
        able = ["attack"] if can_operate(s, NVA, "attack", granted()) else []
        able += ["ambush"] if ambush_spaces(op, even_active=True) else []
        if not able:
            return
        if (yield from self.either(*able, who=NVA)) == "attack":
            yield from self.operation(NVA, "attack", most=1)
        else:
            s.note("log.free_activity", "5.5", faction=NVA, activity="ambush")
            yield from ambush(op, Terms(most=1), even_active=True)


class WarPhotographer(Event):
    number, title, order, period = 60, "War Photographer", (NVA, VC, ARVN, US), 1968
    rifles = (ARVN, VC)

    def unshaded(self) -> Steps:
        """Any 3 US pieces go from out of play to Available."""
        yield from self.transfer(US_KINDS, 3, OUT_OF_PLAY, AVAILABLE)

    def shaded(self) -> Steps:
        """The NVA places 6 Troops outside South Vietnam. NVA Resources +6. If the NVA executes the Event, it stays
        Eligible."""
        yield from self.place((NVA_TROOP,), 6, OUTSIDE_SOUTH, who=NVA)
        self.resources(NVA, 6)
        if self.faction == NVA:
            self.stay_eligible()
