"""Cards 101 to 110."""

from __future__ import annotations

from ..board import ADJACENT, CITIES, IDS, POP, PROVINCES, SAIGON, SPACES
from ..cards import BOOBY_TRAPS, MAIN_FORCE_BNS
from ..components.control import coin_control
from ..components.pieces import (
    ACTIVE_GUERRILLAS,
    ACTIVE_OF,
    ARVN,
    GUERRILLAS,
    IRREGULAR_A,
    IRREGULAR_U,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_U,
    POLICE,
    RANGER_A,
    TUNNELS,
    US,
    US_BASE,
    US_KINDS,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
    VC_KINDS,
)
from ..operations.moving import kind_of, piece_key
from ..operations.operation import COIN_OPERATIONS
from ..operations.table import forbidden
from ..sequence.deck import monsoon
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    TRACK,
    State,
    count,
    of,
    on_map,
    spaces_with,
    total,
    tunnel,
    tunnels_left,
)
from .asking import TO_OPPOSITION, TO_REMOVE, TO_SHIFT, TO_SUPPORT, TO_TUNNEL
from .event import Capability, Event, Steps
from .instruction import IF_NIXON, TUNNELS_94, US_INELIGIBLE, US_PLAYS, USE_SHADED, VC_PLAYS, Instruction

BARE_BASES = (NVA_BASE, VC_BASE)


class BoobyTraps(Capability):
    number, title, order, period = 101, "Booby Traps", (VC, NVA, US, ARVN), 1964
    capability = BOOBY_TRAPS
    unshaded = "NVA and VC Ambush in at most 1 space."
    shaded = (
        "After a Sweep roll for each of its spaces: on 1 to 3 VC removes a Troop that swept there, a US one to "
        "Casualties."
    )


class CuChi(Event):
    number, title, order, period = 102, "Cu Chi", (VC, NVA, US, ARVN), 1965
    rifles = (ARVN,)
    instructions = {US: IF_NIXON, NVA: TUNNELS_94, VC: TUNNELS_94}

    def unshaded(self) -> Steps:
        """A space under COIN Control that has a Tunneled Base loses all its Guerrillas."""
        spaces = [x for x in spaces_with(self.s, GUERRILLAS) if total(self.s, TUNNELS, x) and coin_control(self.s, x)]
        space = yield from self.space(spaces, TO_REMOVE, pieces=self.counted(GUERRILLAS))
        if space is not None:
            self.remove_all(GUERRILLAS, [space])

    def shaded(self) -> Steps:
        """In 1 Province all NVA and VC Bases get Tunnel markers, where there are any without; a VC and an NVA
        Guerrilla come there."""
        bare = spaces_with(self.s, BARE_BASES, PROVINCES) if tunnels_left(self.s) else []
        guerrillas = (NVA_GUERRILLA_U, VC_GUERRILLA_U)
        fitting = [x for x in PROVINCES if x in bare or self.can_place(guerrillas, x)]
        x = yield from self.space(self.prefer(bare, fitting), TO_TUNNEL)
        if x is not None:
            yield from self.dig(x)
            for kind in guerrillas:
                yield from self.place((kind,), 1, [x])

    def dig(self, space: int) -> Steps:
        """1.4.4 A marker on each Base that has none, as long as there are markers."""
        while tunnels_left(self.s) and (bare := [k for k in BARE_BASES if count(self.s, k, space)]):
            enough = total(self.s, tuple(bare), space) <= tunnels_left(self.s)
            keys = [piece_key(space, kind) for kind in (bare[:1] if enough else bare)]
            kind = kind_of((yield from self.ask("tunnel", keys)))
            tunnel(self.s, kind, space)
            self.s.note("log.event.tunnel", self.rule, piece=KIND_NAMES[kind], space=IDS[space])


class KentState(Event):
    number, title, order, period = 103, "Kent State", (VC, NVA, US, ARVN), 1968
    rifles = (ARVN,)
    instructions = {NVA: US_INELIGIBLE, VC: US_INELIGIBLE}

    def unshaded(self) -> Steps:
        """Any 2 US Casualties become Available. The US executes a free Limited Operation and is Eligible."""
        yield from self.transfer(US_KINDS, 2, CASUALTIES, AVAILABLE)
        # No Operation is named, so Monsoon and Momentum still forbid theirs.
        names = [name for name in COIN_OPERATIONS if forbidden(self.s, US, name) is None]
        yield from self.operation(US, *names, limited=True)
        self.eligible(US)

    def shaded(self) -> Steps:
        """Up to 3 US Troops in Casualties go out of play. Aid -6. The US is Ineligible through the next card."""
        yield from self.transfer((US_TROOP,), 3, CASUALTIES, OUT_OF_PLAY, least=0)
        self.aid(-6)
        self.ineligible(US)


class MainForceBns(Capability):
    number, title, order, period = 104, "Main Force Bns", (VC, NVA, US, ARVN), 1965
    capability = MAIN_FORCE_BNS
    unshaded = (
        "A March onto a LoC or into Support Activates its group if the group and the US and ARVN pieces there, Bases "
        "aside, are more than 1, instead of more than 3."
    )
    shaded = "In 1 space of each VC Ambush 2 enemy pieces may be removed."


class RuralPressure(Event):
    number, title, order, period = 105, "Rural Pressure", (VC, NVA, US, ARVN), 1965
    instructions = {ARVN: USE_SHADED, NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """Shift 4 Provinces with VC pieces 1 level each toward Active Support."""
        held = spaces_with(self.s, VC_KINDS, PROVINCES)
        provinces = [x for x in held if POP[x] and self.s.support[x] < ACTIVE_SUPPORT]
        for x in (yield from self.spaces(provinces, 4, TO_SUPPORT, shift=1)):
            self.shift(x, 1, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """Shift 3 Provinces with Police 1 level each toward Active Opposition. Patronage +6 or -6, as the executing
        Faction likes."""
        police = spaces_with(self.s, (POLICE,), PROVINCES)
        provinces = [x for x in police if POP[x] and self.s.support[x] > ACTIVE_OPPOSITION]
        for x in (yield from self.spaces(provinces, 3, TO_OPPOSITION, shift=-1)):
            self.shift(x, 1, ACTIVE_OPPOSITION)
        up = ["patronage_up"] if self.s.patronage < TRACK else []
        down = ["patronage_down"] if self.s.patronage else []
        gains = {"patronage_up": {"patronage": 6}, "patronage_down": {"patronage": -6}}
        key = yield from self.either(*up, *down, gains=gains)
        self.patronage(6 if key == "patronage_up" else -6)


class BinhDuong(Event):
    number, title, order, period = 106, "Binh Duong", (VC, NVA, ARVN, US), 1965
    rifles = (NVA,)
    instructions = {ARVN: US_PLAYS}

    def single(self) -> Steps:
        """2 Provinces next to Saigon shift 1 level each, up or down, and receive a Police or a VC Guerrilla each."""
        provinces = [x for x in ADJACENT[SAIGON] if x in PROVINCES]
        for x in (yield from self.spaces(provinces, 2, TO_SHIFT, either_way=1)):
            up = ["shift_support"] if self.s.support[x] < ACTIVE_SUPPORT else []
            down = ["shift_opposition"] if self.s.support[x] > ACTIVE_OPPOSITION else []
            key = yield from self.ask("direction", [*up, *down], space=IDS[x])
            self.shift(x, 1, ACTIVE_SUPPORT if key == "shift_support" else ACTIVE_OPPOSITION)
            yield from self.place((VC_GUERRILLA_U, POLICE), 1, [x])


class BurningBonze(Event):
    number, title, order, period = 107, "Burning Bonze", (VC, NVA, ARVN, US), 1964
    rifles = (US,)
    instructions = {NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """Patronage +3; +6 instead if Saigon is at Active Support."""
        yield from ()
        self.patronage(6 if self.s.support[SAIGON] == ACTIVE_SUPPORT else 3)

    def shaded(self) -> Steps:
        """Saigon shifts 1 level toward Active Opposition. Aid -12."""
        yield from ()
        self.shift(SAIGON, 1, ACTIVE_OPPOSITION)
        self.aid(-12)


class DraftDodgers(Event):
    number, title, order, period = 108, "Draft Dodgers", (VC, NVA, ARVN, US), 1965
    rifles = (ARVN, VC)

    def unshaded(self) -> Steps:
        """If there are fewer than 3 pieces in Casualties, Bases counted too, 3 US Troops come from out of play to
        Available."""
        yield from ()
        if sum(self.s.casualties) < 3:
            self.rebox(US_TROOP, 3, OUT_OF_PLAY, AVAILABLE)

    def shaded(self) -> Steps:
        """For each piece in Casualties, Bases counted too, an Available US Troop goes out of play, but at most 3."""
        yield from ()
        self.rebox(US_TROOP, min(3, sum(self.s.casualties)), AVAILABLE, OUT_OF_PLAY)


class NguyenHuuTho(Event):
    number, title, order, period = 109, "Nguyen Huu Tho", (VC, NVA, ARVN, US), 1965
    rifles = (ARVN,)
    instructions = {NVA: VC_PLAYS}

    def unshaded(self) -> Steps:
        """Each City with VC pieces shifts 1 level toward Active Support."""
        yield from ()
        for x in CITIES:
            if of(self.s, VC, x):
                self.shift(x, 1, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """Place a VC Base, if it may stack, and a VC Guerrilla in Saigon. The executing Faction stays Eligible."""
        for kind in (VC_BASE, VC_GUERRILLA_U):
            yield from self.place((kind,), 1, [SAIGON])
        self.stay_eligible()


def no_contact(s: State, faction: str) -> bool:
    """Card 110: Monsoon, or no own Guerrilla is Active."""
    return monsoon(s) or not on_map(s, (ACTIVE_OF[faction],))


NO_CONTACT = Instruction("np.card.110", declines=no_contact)


class NoContact(Event):
    number, title, order, period = 110, "No Contact", (VC, NVA, ARVN, US), 1964
    instructions = {ARVN: US_PLAYS, NVA: NO_CONTACT, VC: NO_CONTACT}

    def unshaded(self) -> Steps:
        """Place any 2 pieces from Casualties in any spaces where they may stack. All Rangers and Irregulars go
        Underground."""
        yield from self.place((US_TROOP, US_BASE, IRREGULAR_U), 2, SPACES, CASUALTIES)
        self.flip((RANGER_A, IRREGULAR_A), SPACES)

    def shaded(self) -> Steps:
        """All VC and NVA Guerrillas go Underground."""
        yield from ()
        self.flip(ACTIVE_GUERRILLAS, SPACES)
