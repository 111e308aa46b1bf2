"""Cards 11 to 20."""

from __future__ import annotations

from ..board import IDS, OUTSIDE_SOUTH, POPULATED, SPACES
from ..cards import (
    ABRAMS,
    BLOWTORCH_KOMER,
    CLAYMORES,
    COBRAS,
    COMBINED_ACTION_PLATOONS,
    CORDS,
    LASER_GUIDED_BOMBS,
    M_48_PATTON,
    MEDEVAC_SHADED,
    MEDEVAC_UNSHADED,
    SHADED,
    UNSHADED,
)
from ..components.control import nva_control
from ..components.pieces import (
    ARVN,
    COIN_BASES,
    COIN_TROOPS,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_BASES,
    NVA_GUERRILLA_A,
    OWNER,
    POLICE,
    TROOPS,
    UNDERGROUND_GUERRILLAS,
    US,
    VC,
)
from ..state import ACTIVE_OPPOSITION, CASUALTIES, count, flip, on_map, spaces_with, total
from .asking import TO_FLIP, TO_OPPOSITION, TO_REMOVE
from .event import Capability, Event, Steps
from .instruction import NVA_PLAYS, US_PLAYS


class Abrams(Capability):
    number, title, order, period = 11, "Abrams", (US, ARVN, NVA, VC), 1968
    capability = ABRAMS
    unshaded = "In 1 space of a US Assault 1 unTunneled enemy Base may be removed first instead of last."
    shaded = "A US Assault selects at most 2 spaces."


class CaptBuckAdams(Event):
    number, title, order, period = 12, "Capt Buck Adams", (US, ARVN, NVA, VC), 1968
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """Outside the South all NVA and VC Guerrillas become Active and 1 NVA Base is removed, no Tunneled one."""
        self.flip(UNDERGROUND_GUERRILLAS, OUTSIDE_SOUTH)
        yield from self.remove(NVA_BASES, 1, OUTSIDE_SOUTH)

    def shaded(self) -> Steps:
        """Place 1 NVA Base outside the South in a Province under NVA Control, then turn any 3 Active NVA Guerrillas
        Underground, anywhere on the map."""
        yield from self.place((NVA_BASE,), 1, [x for x in OUTSIDE_SOUTH if nva_control(self.s, x)])
        yield from self.hide(3)

    def hide(self, left: int) -> Steps:
        """1.4.3 Turn so many Active NVA Guerrillas Underground."""
        while left:
            if on_map(self.s, (NVA_GUERRILLA_A,)) <= left:
                self.flip((NVA_GUERRILLA_A,), SPACES)
                return
            held = spaces_with(self.s, (NVA_GUERRILLA_A,))
            x = yield from self.space(held, TO_FLIP, left=left, pieces=self.counted((NVA_GUERRILLA_A,)))
            assert x is not None
            n = min(left, count(self.s, NVA_GUERRILLA_A, x))
            if len(held) > 1:
                n = yield from self.number_of(NVA_GUERRILLA_A, x, n)
            flip(self.s, NVA_GUERRILLA_A, x, n)
            self.s.note("log.event.flipped", self.rule, count=n, piece=KIND_NAMES[NVA_GUERRILLA_A], space=IDS[x])
            left -= n


class Cobras(Capability):
    number, title, order, period = 13, "Cobras", (US, ARVN, NVA, VC), 1968
    capability = COBRAS
    unshaded = (
        "In each of 2 spaces of a US or ARVN Sweep 1 Active unTunneled enemy is removed: Troops first, Bases last."
    )
    shaded = "In each US Assault space a US Troop becomes a Casualty on a roll of 1 to 3."


class M48Patton(Capability):
    number, title, order, period = 14, "M-48 Patton", (US, ARVN, NVA, VC), 1965
    capability = M_48_PATTON
    unshaded = "In each of 2 US Assault spaces outside Lowland 2 more enemy pieces are removed."
    shaded = "After a US or ARVN Patrol the NVA may remove 1 or 2 of the cubes that moved, US ones to Casualties."


class Medevac(Event):
    number, title, order, period = 15, "Medevac", (US, ARVN, NVA, VC), 1964
    momentum = {UNSHADED: MEDEVAC_UNSHADED, SHADED: MEDEVAC_SHADED}
    rifles = (ARVN, NVA, VC)

    def unshaded(self) -> Steps:
        """Until the next Reset a Commitment Phase makes all US Troop Casualties Available."""
        yield from ()
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """Whoever executes this stays Eligible. There is no Air Lift until the next Reset."""
        yield from ()
        self.stay_eligible()
        self.persist(SHADED)


class BlowtorchKomer(Event):
    number, title, order, period = 16, "Blowtorch Komer", (US, ARVN, VC, NVA), 1968
    momentum = {UNSHADED: BLOWTORCH_KOMER}
    rifles = (NVA,)
    instructions = {ARVN: US_PLAYS}

    def unshaded(self) -> Steps:
        """Aid +10. In the next Support Phase Pacification costs 1 Resource for each Terror marker or level."""
        yield from ()
        self.aid(10)
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """Aid -10. Shift 1 space with Police and any Troops 1 level toward Active Opposition."""
        self.aid(-10)
        s = self.s
        troops = COIN_TROOPS if "ruling_card_16" in s.options else TROOPS
        spaces = [
            x for x in POPULATED if count(s, POLICE, x) and total(s, troops, x) and s.support[x] != ACTIVE_OPPOSITION
        ]
        space = yield from self.space(spaces, TO_OPPOSITION, shift=-1)
        if space is not None:
            self.shift(space, 1, ACTIVE_OPPOSITION)


class Claymores(Event):
    number, title, order, period = 17, "Claymores", (US, ARVN, VC, NVA), 1964
    momentum = {UNSHADED: CLAYMORES}
    rifles = (NVA,)
    instructions = {VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """Whoever executes this stays Eligible. Until the next Reset there is no Ambush, and each marching group that
        becomes Active loses 1 Guerrilla."""
        yield from ()
        self.stay_eligible()
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """From 1 space that has both remove 1 US or ARVN Base and 1 Underground Guerrilla; a US Base to Casualties."""
        mined = spaces_with(self.s, COIN_BASES, spaces_with(self.s, UNDERGROUND_GUERRILLAS))
        space = yield from self.space(mined, TO_REMOVE, losers=self.hidden)
        if space is not None:
            yield from self.remove(COIN_BASES, 1, [space], to=CASUALTIES)
            yield from self.remove(UNDERGROUND_GUERRILLAS, 1, [space])

    def hidden(self, space: int) -> list[str]:
        """Whose Guerrilla it can be."""
        return [OWNER[kind] for kind in UNDERGROUND_GUERRILLAS if count(self.s, kind, space)]


class CombinedActionPlatoons(Capability):
    number, title, order, period = 18, "Combined Action Platoons", (US, ARVN, VC, NVA), 1965
    capability = COMBINED_ACTION_PLATOONS
    unshaded = "US Training places or relocates 1 more Police, free, into any 1 space with US Troops."
    shaded = "A US Sweep selects at most 2 spaces."


class Cords(Capability):
    number, title, order, period = 19, "CORDS", (US, ARVN, VC, NVA), 1968
    capability = CORDS
    instructions = {ARVN: US_PLAYS}
    unshaded = "The US may Pacify in 2 of its Training spaces."
    shaded = "Pacification in US Training goes no higher than Passive Support."


class LaserGuidedBombs(Capability):
    number, title, order, period = 20, "Laser Guided Bombs", (US, ARVN, VC, NVA), 1968
    capability = LASER_GUIDED_BOMBS
    instructions = {ARVN: US_PLAYS}
    unshaded = "An Air Strike shifts no space in which it removes only 1 piece."
    shaded = "At most 2 pieces are removed by an Air Strike."
