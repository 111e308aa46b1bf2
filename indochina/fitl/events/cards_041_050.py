"""Cards 41 to 50."""

from __future__ import annotations

from ..board import (
    ADJACENT,
    NORTH_VIETNAM,
    POP,
    POPULATED,
    PROVINCES,
    SOUTH,
)
from ..cards import BOMBING_PAUSE, PT_76, SINGLE, TRANSPORT_GRP_559, UNSHADED
from ..components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_CUBES,
    ARVN_KINDS,
    ARVN_TROOP,
    COIN_BASES,
    COIN_CUBES,
    GUERRILLAS,
    NVA,
    NVA_GUERRILLA_U,
    NVA_KINDS,
    NVA_TROOP,
    POLICE,
    RANGER_U,
    TYPE_OF,
    US,
    US_BASE,
    US_TROOP,
    VC,
)
from ..components.placing import supply
from ..operations.assault_space import assault_in
from ..operations.operation import COIN_OPERATIONS, INSURGENT_OPERATIONS
from ..sequence.deck import coups_to_come
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    PASSIVE_SUPPORT,
    TRACK,
    State,
    count,
    of,
    spaces_with,
    total,
)
from .air_assault import AirAssault
from .asking import TO_OPERATE, TO_PLACE, TO_REMOVE, TO_SHIFT
from .event import Capability, Event, Steps
from .instruction import (
    COIN_CONTROL,
    IF_NIXON,
    NOT_NIXON,
    NVA_PLAYS,
    US_PLAYS,
    VC_PLAYS,
    Instruction,
    always,
    either_or,
    takes_resources,
)


class BombingPause(Event):
    number, title, order, period = 41, "Bombing Pause", (NVA, ARVN, US, VC), 1968
    momentum = {SINGLE: BOMBING_PAUSE}
    rifles = (US, ARVN, NVA, VC)

    def single(self) -> Steps:
        """2 spaces at any other level go to Passive Support. Patronage +2. Until the next Reset nobody Air Strikes."""
        spaces = [x for x in POPULATED if self.s.support[x] != PASSIVE_SUPPORT]
        for space in (yield from self.spaces(spaces, 2, TO_SHIFT, set_to=PASSIVE_SUPPORT)):
            self.set_to(space, PASSIVE_SUPPORT)
        self.patronage(2)
        self.persist(SINGLE)


class ChouEnLai(Event):
    number, title, order, period = 42, "Chou En Lai", (NVA, ARVN, US, VC), 1968
    instructions = {US: NOT_NIXON}

    def unshaded(self) -> Steps:
        """NVA Resources -10. The NVA removes a die roll of its Troops from the map."""
        self.resources(NVA, -10)
        roll = yield from self.die()
        yield from self.remove((NVA_TROOP,), roll, who=NVA)

    def shaded(self) -> Steps:
        """NVA Resources +10. VC Resources + the value of the Trail."""
        yield from ()
        self.resources(NVA, 10)
        self.resources(VC, self.s.trail)


def last_coup_next(s: State) -> bool:
    """Card 43: only one Coup card is still to come."""
    return coups_to_come(s) <= 1


class EconomicAid(Event):
    number, title, order, period = 43, "Economic Aid", (NVA, ARVN, US, VC), 1964
    rifles = (VC,)
    instructions = {
        US: Instruction("np.card.43", takes=either_or("np.card.43", last_coup_next, "arvn_resources_6", "aid_12")),
        ARVN: takes_resources("arvn_resources_6"),
    }

    def unshaded(self) -> Steps:
        """2 Bases out of play, both of ARVN or both of the US, become Available. Then one of the two: 6 Resources for
        ARVN, or 12 more Aid."""
        s = self.s
        bases = {"arvn_bases": ARVN_BASE, "us_bases": US_BASE}
        held = [key for key, base in bases.items() if s.out_of_play[TYPE_OF[base]]]
        if held:
            key = yield from self.either(*held, gains={"arvn_bases": {ARVN: 2}, "us_bases": {US: 2}})
            self.rebox(bases[key], 2, OUT_OF_PLAY, AVAILABLE)
        tracks = {"arvn_resources_6": s.resources[ARVN], "aid_12": s.aid}
        able = [key for key, value in tracks.items() if value < TRACK]
        if able:
            gains = {"arvn_resources_6": {"arvn_resources": 6}, "aid_12": {"aid": 12}}
            key = yield from self.either(*able, gains=gains)
            if key == "aid_12":
                self.aid(12)
            else:
                self.resources(ARVN, 6)

    def shaded(self) -> Steps:
        """The Trail rises 1 box. Then one of the two: a further box, or 10 Resources for the NVA."""
        self.improve(1)
        able = ["improve_1_more"] if self.s.trail < 4 else []
        able += ["nva_resources_10"] if self.s.resources[NVA] < TRACK else []
        if able:
            key = yield from self.either(*able)
            if key == "improve_1_more":
                self.improve(1)
            else:
                self.resources(NVA, 10)


class IaDrang(AirAssault):
    number, title, order, period = 44, "Ia Drang", (NVA, ARVN, US, VC), 1965
    rifles = (VC,)
    instructions = {US: IF_NIXON}

    def unshaded(self) -> Steps:
        """The US picks 1 space that holds NVA pieces, Air Lifts into it and then Sweeps and Assaults in it: all free,
        and each with something if it can. It decides everything. Monsoon does not stop the Sweep."""
        spaces = [x for x in spaces_with(self.s, NVA_KINDS) if x != NORTH_VIETNAM]
        for space in (yield from self.best([x for x in spaces if self.parts(x)], 1, TO_OPERATE, self.parts, US)):
            yield from self.fly_and_fight(space)

    def shaded(self) -> Steps:
        """Pick 1 Province where NVA Troops stand: a die roll of US Troops in it and next to it become Casualties."""
        s = self.s
        spaces = [x for x in spaces_with(s, (NVA_TROOP,), PROVINCES) if spaces_with(s, (US_TROOP,), (x, *ADJACENT[x]))]
        space = yield from self.space(spaces, TO_REMOVE, pieces=self.counted((US_TROOP,), 6, near=True))
        if space is not None:
            roll = yield from self.die()
            yield from self.remove((US_TROOP,), roll, (space, *ADJACENT[space]), CASUALTIES)


class PT76(Capability):
    number, title, order, period = 45, "PT-76", (NVA, ARVN, US, VC), 1968
    capability = PT_76
    rifles = (VC,)
    unshaded = "Every space in which the NVA Attacks or Ambushes, with whatever pieces, first costs it 1 Troop there."
    shaded = "In 1 space of an Attack with Troops the NVA removes 1 enemy for each of them, not for every two."


class TransportGrp559(Event):
    number, title, order, period = 46, "559th Transport Grp", (NVA, ARVN, VC, US), 1965
    momentum = {UNSHADED: TRANSPORT_GRP_559}
    rifles = (US,)
    instructions = {ARVN: US_PLAYS, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """The Trail falls 2 boxes. Until the next Reset each Infiltrate is limited to 1 space."""
        yield from ()
        self.degrade(2)
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """The NVA Infiltrates free. Then NVA Resources + 3 times and VC Resources + 2 times the value of the Trail."""
        yield from self.activity(NVA, "infiltrate")
        self.resources(NVA, 3 * self.s.trail)
        self.resources(VC, 2 * self.s.trail)


class ChuLuc(Event):
    number, title, order, period = 47, "Chu Luc", (NVA, ARVN, VC, US), 1965
    rifles = (US, VC)

    def unshaded(self) -> Steps:
        """In a space with ARVN and NVA pieces add as many ARVN Troops as there are ARVN pieces. Then ARVN Troops and
        Police Assault free, NVA only, in every space with Active NVA pieces."""
        s = self.s
        spaces = [x for x in spaces_with(s, ARVN_KINDS) if of(s, NVA, x) and supply(s, self.faction, ARVN_TROOP, x)]

        space = yield from self.space(spaces, TO_PLACE, pieces=lambda x: (0, of(s, ARVN, x)))
        if space is not None:
            n = of(s, ARVN, space)
            n -= self.put(ARVN_TROOP, space, n)
            yield from self.place((ARVN_TROOP,), n, [space])
        battles = [x for x in spaces_with(s, ARVN_CUBES) if of(s, NVA, x) > count(s, NVA_GUERRILLA_U, x)]
        if battles:
            s.note("log.free_operation", "5.5", faction=ARVN, operation="assault")
        for space in battles:
            yield from assault_in(s, ARVN, ARVN, space, targets=(NVA,))

    def shaded(self) -> Steps:
        """0 to 10 NVA Troops come to North Vietnam and the spaces next to it, the LoC too."""
        yield from self.place((NVA_TROOP,), 10, (NORTH_VIETNAM, *ADJACENT[NORTH_VIETNAM]), least=0)


class NamDong(Event):
    number, title, order, period = 48, "Nam Dong", (NVA, ARVN, VC, US), 1964
    instructions = {ARVN: COIN_CONTROL, NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """In a Province with a US or ARVN Base remove up to 3 Guerrillas and set it to Active Support."""
        s = self.s

        def parts(x: int) -> int:
            return (total(s, GUERRILLAS, x) > 0) + (POP[x] > 0 and s.support[x] != ACTIVE_SUPPORT)

        spaces = [x for x in spaces_with(s, COIN_BASES, PROVINCES) if parts(x)]
        removed = self.counted(GUERRILLAS, 3)
        for space in (yield from self.best(spaces, 1, TO_SHIFT, parts, set_to=ACTIVE_SUPPORT, pieces=removed)):
            yield from self.remove(GUERRILLAS, 3, [space], least=0)
            self.set_to(space, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """Remove a US or ARVN Base (US to Casualties) from a Province with at most 2 US and ARVN cubes and set it to
        Active Opposition."""
        s = self.s
        spaces = [x for x in spaces_with(s, COIN_BASES, PROVINCES) if total(s, COIN_CUBES, x) <= 2]

        def settable(x: int) -> int:
            return POP[x] > 0 and s.support[x] != ACTIVE_OPPOSITION

        for space in (yield from self.best(spaces, 1, TO_REMOVE, settable, set_to=ACTIVE_OPPOSITION)):
            yield from self.remove(COIN_BASES, 1, [space], CASUALTIES)
            self.set_to(space, ACTIVE_OPPOSITION)


class RussianArms(Event):
    number, title, order, period = 49, "Russian Arms", (NVA, ARVN, VC, US), 1968
    instructions = {US: NOT_NIXON, ARVN: COIN_CONTROL, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """6 ARVN pieces of any kind, Bases too, come to any spaces of South Vietnam."""
        yield from self.place((ARVN_TROOP, POLICE, RANGER_U, ARVN_BASE), 6, SOUTH)

    def shaded(self) -> Steps:
        """The NVA selects 3 spaces and places there as many NVA Troops as each already holds. Then it Bombards
        free."""
        s = self.s
        spaces = [x for x in spaces_with(s, (NVA_TROOP,)) if supply(s, NVA, NVA_TROOP, x)]
        for space in (yield from self.spaces(spaces, 3, TO_PLACE, who=NVA, pieces=self.counted((NVA_TROOP,)))):
            n = count(s, NVA_TROOP, space)
            n -= self.put(NVA_TROOP, space, n)
            yield from self.place((NVA_TROOP,), n, [space], who=NVA)
        yield from self.activity(NVA, "bombard")


class UncleHo(Event):
    number, title, order, period = 50, "Uncle Ho", (NVA, ARVN, VC, US), 1964
    instructions = {
        US: Instruction("np.card.50", takes=always("np.card.50", "us_troops_4", "arvn_resources_9")),
        ARVN: takes_resources("arvn_resources_9"),
    }

    def unshaded(self) -> Steps:
        """Either 4 US Troops go from out of play to any spaces in South Vietnam, or ARVN Resources +9. Then ARVN
        executes 2 free Limited Operations of its choice, one after the other."""
        s = self.s
        able = ["us_troops_4"] if s.out_of_play[TYPE_OF[US_TROOP]] else []
        able += ["arvn_resources_9"] if s.resources[ARVN] < TRACK else []
        gains = {"us_troops_4": {US: 4}, "arvn_resources_9": {"arvn_resources": 9}}
        key = (yield from self.either(*able, gains=gains)) if able else ""
        if key == "us_troops_4":
            yield from self.place((US_TROOP,), 4, SOUTH, OUT_OF_PLAY)
        elif key:
            self.resources(ARVN, 9)
        for _ in range(2):
            yield from self.operation(ARVN, *COIN_OPERATIONS, limited=True)

    def shaded(self) -> Steps:
        """VC, then the NVA, each executes 3 free Limited Operations of its choice, one after the other."""
        for faction in (VC, NVA):
            for _ in range(3):
                yield from self.operation(faction, *INSURGENT_OPERATIONS, limited=True)
