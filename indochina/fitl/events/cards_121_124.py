"""2.3.8, 5.1.4 Cards 121 to 124: the Pivotal Events. Each is executed by its owner."""

from __future__ import annotations

from ..board import CITIES, LOCS, SPACES
from ..components.pieces import (
    ARVN,
    ARVN_BASE,
    ARVN_TROOP,
    GUERRILLAS,
    NVA,
    NVA_BASES,
    NVA_GUERRILLAS,
    NVA_TROOP,
    POLICE,
    RANGER_U,
    US,
    US_KINDS,
    VC,
    VC_BASE,
    VC_GUERRILLA_U,
)
from ..operations.attack import TROOPS, Attack, attack_in, guerrilla_attack
from ..operations.terror import terror_in, terror_spaces
from ..state import ALL, AVAILABLE, CASUALTIES, OUT_OF_PLAY, coin, markers_left, spaces_with, total
from .asking import TO_TERROR
from .event import Pivotal, Steps
from .instruction import MOST_AVAILABLE, UPRISING, Instruction


class LinebackerII(Pivotal):
    number, title, order = 121, "Linebacker II", (US, ARVN, VC, NVA)
    instructions = {US: MOST_AVAILABLE}

    def single(self) -> Steps:
        """NVA removes 2 of its Bases, loses half its Resources (half is kept, rounded down) and is Ineligible through
        the next card. Then the US moves 3 Casualties of its choice, Bases too, to Available."""
        yield from self.remove(NVA_BASES, 2, who=NVA)
        self.resources(NVA, self.s.resources[NVA] // 2 - self.s.resources[NVA])
        self.ineligible(NVA)
        yield from self.transfer(US_KINDS, 3, CASUALTIES, AVAILABLE, who=US)


class EasterOffensive(Pivotal):
    number, title, order = 122, "Easter Offensive", (NVA, VC, ARVN, US)
    instructions = {NVA: Instruction("np.card.122")}

    def single(self) -> Steps:
        """NVA Marches free, Guerrillas too, along the Trail as usual. Then its Troops on LoCs without US or ARVN pieces
        may move one more space. Then its Troops Attack free wherever there are enemies; Guerrillas do not."""
        s = self.s
        yield from self.operation(NVA, "march")
        locs = [x for x in spaces_with(s, (NVA_TROOP,), LOCS) if not coin(s, x)]
        if locs:
            yield from self.operation(NVA, "march", may_decline=True, kinds=(NVA_TROOP,), origins=locs)
        op = Attack(s, NVA, (TROOPS,), free=True)
        for x in spaces_with(s, (NVA_TROOP,)):
            if coin(s, x):
                yield from attack_in(op, x)


class Vietnamization(Pivotal):
    number, title, order = 123, "Vietnamization", (ARVN, US, NVA, VC)
    instructions = {ARVN: Instruction("np.card.123", choices="vietnamization")}

    def single(self) -> Steps:
        """12 more ARVN Resources and 12 more Aid. All ARVN pieces that are out of play become Available. ARVN places 4
        of its cubes in any spaces."""
        self.resources(ARVN, 12)
        self.aid(12)
        for kind in (ARVN_TROOP, POLICE, RANGER_U, ARVN_BASE):
            self.rebox(kind, ALL, OUT_OF_PLAY, AVAILABLE)
        yield from self.place((ARVN_TROOP, POLICE), 4, SPACES, who=ARVN)


class TetOffensive(Pivotal):
    number, title, order = 124, "Tet Offensive", (VC, NVA, US, ARVN)
    instructions = {VC: UPRISING}

    def single(self) -> Steps:
        """In every space with an Underground VC Guerrilla one of them executes Terror free; where markers run short VC
        says where first. VC places 6 of its pieces in any Cities. Then VC and NVA Guerrillas, counted together, Attack
        free wherever there are enemies; VC chooses what is removed and loses Guerrillas before NVA does."""
        yield from self.terror_everywhere()
        yield from self.place((VC_GUERRILLA_U, VC_BASE), 6, CITIES, who=VC)
        yield from self.attack_everywhere()

    def terror_everywhere(self) -> Steps:
        """3.3.4 All Terror spaces; the order matters only while markers may run out."""
        any_one = "ruling_tet_cadres" in self.s.options
        left = spaces_with(self.s, (VC_GUERRILLA_U,)) if any_one else terror_spaces(self.s, VC)
        while left:
            bare = [x for x in left if not self.s.terror[x]]
            short = len(bare) > markers_left(self.s) > 0
            space = yield from self.space(bare if short else left[:1], TO_TERROR, VC)
            assert space is not None
            left.remove(space)
            yield from terror_in(self.s, VC, space)

    def attack_everywhere(self) -> Steps:
        """3.3.3 One Attack of both in each space; where no NVA Guerrilla takes part it is one of VC alone."""
        s = self.s
        for x in spaces_with(s, GUERRILLAS):
            if coin(s, x):
                forces = (VC, NVA) if total(s, NVA_GUERRILLAS, x) else (VC,)
                yield from guerrilla_attack(s, forces, x)
