"""Cards 61 to 70."""

from __future__ import annotations

from ..board import (
    ADJACENT,
    CAMBODIA,
    CITIES,
    COASTAL,
    KHANH_HOA,
    NORTH_VIETNAM,
    PHU_BON,
    POP,
    PROVINCES,
    QUI_NHON,
    SAIGON,
    SOUTH,
    SPACES,
)
from ..cards import ARMORED_CAVALRY, MANDATE_OF_HEAVEN
from ..components.control import coin_control, nva_control
from ..components.pieces import (
    ARVN,
    COIN_FACTIONS,
    CUBES_OF,
    INSURGENT_BASES,
    INSURGENT_FACTIONS,
    IRREGULAR_U,
    IRREGULARS,
    NVA,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    RANGER_U,
    TROOPS_OF,
    US,
    US_BASE,
    US_KINDS,
    US_TROOP,
    VC,
    VC_KINDS,
)
from ..coup.support import SPACES_EACH_PHASE, pacify_as
from ..operations.assault import Assault
from ..operations.assault_space import armored_cavalry
from ..operations.operation import Operation
from ..operations.sweep import Sweep, not_sweepable, origins
from ..operations.sweep_space import movers, sweepers
from ..operations.table import can_operate
from ..special_activities import possible
from ..special_activities.ambush import ban_on_unnamed_ambush
from ..state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    TRACK,
    available,
    insurgents,
    spaces_with,
    total,
)
from .asking import TO_MOVE_FROM, TO_NEUTRAL, TO_OPERATE, TO_OPPOSITION, TO_PLACE
from .event import Capability, Event, Steps
from .free import granted
from .instruction import ARVN_IS_NONPLAYER, COIN_CONTROL, NO_IRREGULARS, SEARCH, USE_SHADED, Instruction, cuts_patronage

US_ENTERING = (US_TROOP, US_BASE, IRREGULAR_U)
"""US pieces as they come onto the map (1.4.3)."""


class ArmoredCavalry(Capability):
    number, title, order, period = 61, "Armored Cavalry", (ARVN, US, NVA, VC), 1968
    capability = ARMORED_CAVALRY
    unshaded = "When a Transport and its Operation are over, ARVN may Assault free in 1 space to which it Transported."
    shaded = "Transport moves only Rangers."


class CambodianCivilWar(Event):
    number, title, order, period = 62, "Cambodian Civil War", (ARVN, US, NVA, VC), 1968
    rifles = (VC,)
    instructions = {US: SEARCH}

    def unshaded(self) -> Steps:
        """The US Air Lifts free into Cambodia. Then US or ARVN Sweeps free within Cambodia, Troops moving only from one
        of its spaces to another. 2 NVA or VC Bases in Cambodia are removed, no Tunneled ones."""
        yield from self.activity(US, "air_lift", into=CAMBODIA)
        able = [faction for faction in COIN_FACTIONS if spaces_with(self.s, sweepers(faction), CAMBODIA)]
        if able:
            faction = yield from self.either(*able)
            yield from self.operation(faction, "sweep", only=CAMBODIA, within=CAMBODIA)
        yield from self.remove(INSURGENT_BASES, 2, CAMBODIA)

    def shaded(self) -> Steps:
        """NVA places 12 Troops and Guerrillas, in any mix, in Cambodia."""
        yield from self.place((NVA_TROOP, NVA_GUERRILLA_U), 12, CAMBODIA, who=NVA)


class FactFinding(Event):
    number, title, order, period = 63, "Fact Finding", (ARVN, US, NVA, VC), 1964
    rifles = (NVA,)
    instructions = {US: cuts_patronage("patronage_to_resources", "us_to_south"), ARVN: USE_SHADED}

    def unshaded(self) -> Steps:
        """Either place 2 US pieces from out of play in the South, or move a die roll of Patronage to ARVN Resources. In
        either case Aid +6."""
        pieces = self.placeable(US_ENTERING, SOUTH, OUT_OF_PLAY)
        able = ["us_to_south"] * bool(pieces) + ["patronage_to_resources"] * bool(self.s.patronage)
        gains = {"us_to_south": {US: 2}, "patronage_to_resources": {"patronage": -1, "arvn_resources": 1}}
        key = (yield from self.either(*able, gains=gains)) if able else ""
        if key == "us_to_south":
            yield from self.place(US_ENTERING, 2, SOUTH, OUT_OF_PLAY)
        elif key:
            n = yield from self.die()
            self.resources(ARVN, -self.patronage(-n))
        self.aid(6)

    def shaded(self) -> Steps:
        """1 City under COIN Control, not Saigon, loses all Support. Patronage +4 or VC Resources +4."""
        s = self.s
        cities = [x for x in CITIES if x != SAIGON and coin_control(s, x) and s.support[x] > 0]
        city = yield from self.space(cities, TO_NEUTRAL, set_to=NEUTRAL)
        if city is not None:
            self.remove_support(city)
        able = ["patronage_plus_4"] * (s.patronage < TRACK) + ["vc_resources_plus_4"] * (s.resources[VC] < TRACK)
        gains = {"patronage_plus_4": {"patronage": 4}, "vc_resources_plus_4": {VC: 4}}
        key = (yield from self.either(*able, gains=gains)) if able else ""
        if key == "patronage_plus_4":
            self.patronage(4)
        elif key:
            self.resources(VC, 4)


class HonoluluConference(Event):
    number, title, order, period = 64, "Honolulu Conference", (ARVN, US, NVA, VC), 1965
    instructions = {US: cuts_patronage("patronage_minus_5", "patronage_plus_3"), NVA: ARVN_IS_NONPLAYER}

    def single(self) -> Steps:
        """Aid rises or falls by 10. Patronage rises by 3 or falls by 5. If US or ARVN executes this, it may Pacify
        alone as in a Support Phase, at the usual cost, in up to 4 spaces; if NVA or VC does, it remains Eligible."""
        s = self.s
        able = ["aid_plus_10"] * (s.aid < TRACK) + ["aid_minus_10"] * (s.aid > 0)
        key = yield from self.either(*able, gains={"aid_plus_10": {"aid": 10}, "aid_minus_10": {"aid": -10}})
        self.aid(10 if key == "aid_plus_10" else -10)
        able = ["patronage_plus_3"] * (s.patronage < TRACK) + ["patronage_minus_5"] * (s.patronage > 0)
        gains = {"patronage_plus_3": {"patronage": 3}, "patronage_minus_5": {"patronage": -5}}
        key = yield from self.either(*able, gains=gains)
        self.patronage(3 if key == "patronage_plus_3" else -5)
        if self.faction in INSURGENT_FACTIONS:
            self.stay_eligible()
            return
        one = self.faction == ARVN and MANDATE_OF_HEAVEN in s.shaded
        yield from pacify_as(s, self.faction, {}, 1 if one else SPACES_EACH_PHASE)


class InternationalForces(Event):
    number, title, order, period = 65, "International Forces", (ARVN, US, NVA, VC), 1968
    rifles = (ARVN,)

    def unshaded(self) -> Steps:
        """4 US pieces come from out of play to any spaces of the map."""
        yield from self.place(US_ENTERING, 4, SPACES, OUT_OF_PLAY)

    def shaded(self) -> Steps:
        """A die roll of US pieces on the map go out of play; the US says which."""
        n = yield from self.die()
        yield from self.remove(US_KINDS, n, to=OUT_OF_PLAY, who=US)


class AmbassadorTaylor(Event):
    number, title, order, period = 66, "Ambassador Taylor", (ARVN, US, VC, NVA), 1964
    instructions = {US: cuts_patronage("patronage_minus_3", "us_to_south", "neither")}

    def unshaded(self) -> Steps:
        """Aid +9 and ARVN Resources +9. Then place 1 or 2 US pieces from out of play in the South, or Patronage -3, or
        neither."""
        self.aid(9)
        self.resources(ARVN, 9)
        pieces = self.placeable(US_ENTERING, SOUTH, OUT_OF_PLAY)
        able = ["us_to_south"] * bool(pieces) + ["patronage_minus_3"] * (self.s.patronage > 0)
        gains = {"us_to_south": {US: 2}, "patronage_minus_3": {"patronage": -3}}
        key = yield from self.either(*able, "neither", gains=gains)
        if key == "us_to_south":
            yield from self.place(US_ENTERING, 2, SOUTH, OUT_OF_PLAY, least=1)
        elif key == "patronage_minus_3":
            self.patronage(-3)

    def shaded(self) -> Steps:
        """3 spaces other than Saigon lose all Support. Patronage -3."""
        supported = [x for x in SPACES if x != SAIGON and self.s.support[x] > 0]
        for space in (yield from self.spaces(supported, 3, TO_NEUTRAL, set_to=NEUTRAL)):
            self.remove_support(space)
        self.patronage(-3)


class AmphibLanding(Event):
    number, title, order, period = 67, "Amphib Landing", (ARVN, US, VC, NVA), 1965
    rifles = (ARVN, NVA)
    instructions = {US: SEARCH, VC: Instruction("np.card.67", choices="amphib_landing")}

    def unshaded(self) -> Steps:
        """US or ARVN moves as many of its Troops as it likes from coastal spaces to others. Then it Sweeps and Assaults
        free in 1 coastal space: one where it can do both, if there is any."""
        s = self.s
        able = [f for f in COIN_FACTIONS if spaces_with(s, TROOPS_OF[f], COASTAL) or self.beaches(f)]
        if not able:
            return
        faction = yield from self.either(*able)
        troops = sum(total(s, TROOPS_OF[faction], x) for x in COASTAL)
        yield from self.move(TROOPS_OF[faction], troops, COASTAL, COASTAL, least=0, who=faction)
        beach = yield from self.space(self.beaches(faction), TO_OPERATE, faction)
        if beach is not None:
            yield from self.operation(faction, "sweep", only=[beach])
            yield from self.operation(faction, "assault", only=[beach])

    def beaches(self, faction: str) -> list[int]:
        """5.1.3 Coastal spaces in which it can both Sweep and Assault; if there is none, either."""
        s = self.s
        sweeps, assaults = [
            [x for x in COASTAL if can_operate(s, faction, name, granted([x]))] for name in ("sweep", "assault")
        ]
        both = [
            x
            for x in sweeps
            if insurgents(s, x)
            and (total(s, CUBES_OF[faction], x) or spaces_with(s, TROOPS_OF[faction], origins(s, x)))
        ]
        return self.prefer(both, sorted({*sweeps, *assaults}))

    def shaded(self) -> Steps:
        """VC moves up to 3 of its pieces from 1 coastal space to any spaces; a Tunnel goes with its Base. US and ARVN
        are Ineligible through the next card."""
        space = yield from self.space(spaces_with(self.s, VC_KINDS, COASTAL), TO_MOVE_FROM, VC)
        if space is not None:
            yield from self.move(VC_KINDS, 3, [space], SPACES, least=0, who=VC)
        self.ineligible(US)
        self.ineligible(ARVN)


class GreenBerets(Event):
    number, title, order, period = 68, "Green Berets", (ARVN, US, VC, NVA), 1964
    instructions = {ARVN: COIN_CONTROL, NVA: NO_IRREGULARS}

    def unshaded(self) -> Steps:
        """3 Irregulars, or else 3 Rangers, come to 1 Province without NVA Control, which is set to Active Support: a
        Province that can be set, if there is any."""
        s = self.s
        provinces = [x for x in PROVINCES if x != NORTH_VIETNAM and not nva_control(s, x)]
        provinces = self.prefer([x for x in provinces if POP[x] and s.support[x] < ACTIVE_SUPPORT], provinces)
        kinds = {"irregulars": IRREGULAR_U, "rangers": RANGER_U}
        able = [
            key
            for key, kind in kinds.items()
            if self.placeable((kind,), provinces) or self.takeable((kind,), provinces, self.faction)
        ]
        gains = {"irregulars": {US: 3}, "rangers": {ARVN: 3}}
        key = (yield from self.either(*able, gains=gains)) if able else ""
        rangers = min(3, available(s, RANGER_U))  # only ARVN, who would take them, weighs the balance
        space = yield from self.space(provinces, TO_PLACE, set_to=ACTIVE_SUPPORT, balance=lambda x: rangers)
        if space is None:
            return
        if key:
            yield from self.place_in(kinds[key], space, 3)
        self.set_to(space, ACTIVE_SUPPORT)

    def shaded(self) -> Steps:
        """1 Province with Irregulars turns to Active Opposition, and 3 Irregulars go to Available: 1 from there, the
        others from anywhere."""
        # 5.1.3 The Province is asked for first, so that one can be set if any can.
        s = self.s
        held = spaces_with(s, IRREGULARS, PROVINCES)
        settable = [x for x in held if POP[x] and s.support[x] > ACTIVE_OPPOSITION]
        provinces = held if self.free_space else settable
        space = yield from self.space(provinces, TO_OPPOSITION, set_to=ACTIVE_OPPOSITION)
        if space is not None:
            yield from self.remove(IRREGULARS, 1, [space], to=AVAILABLE)
            self.set_to(space, ACTIVE_OPPOSITION)
        yield from self.remove(IRREGULARS, 3 if space is None else 2, to=AVAILABLE)


class Macv(Event):
    number, title, order, period = 69, "MACV", (ARVN, US, VC, NVA), 1965
    rifles = (NVA, VC)
    instructions = {US: Instruction("np.card.69")}

    def single(self) -> Steps:
        """Either US and then ARVN, or NVA and then VC, execute 1 Special Activity each, free, even one that Momentum
        forbids. The executing Faction remains Eligible."""
        pairs = {"us_then_arvn": COIN_FACTIONS, "nva_then_vc": INSURGENT_FACTIONS}
        able = [key for key, pair in pairs.items() if any(self.activities(faction) for faction in pair)]
        gains = {key: dict.fromkeys(pair, 1) for key, pair in pairs.items()}
        key = (yield from self.either(*able, gains=gains)) if able else ""
        for faction in pairs.get(key, ()):
            op = yield from self.activity(faction, *self.activities(faction))
            if op is not None:
                yield from armored_cavalry(op)
        self.stay_eligible()

    def activities(self, faction: str) -> list[str]:
        """5.1.2 What the faction could execute."""
        names = possible(Operation(self.s, faction), by_event=True)
        return [name for name in names if name != "ambush" or not ban_on_unnamed_ambush(self.s)]


ROKS = Instruction("np.card.70", choices="roks", setting="ruling_card_70")


class Roks(Event):
    number, title, order, period = 70, "ROKs", (ARVN, US, VC, NVA), 1965
    rifles = (NVA,)
    instructions = {US: ROKS, ARVN: ROKS}

    def unshaded(self) -> Steps:
        """US or ARVN Sweeps free into and in, then Assaults free in, Phu Bon and every space next to it where it can
        (LoCs: Assault only). It does so by the US rules, with all ARVN cubes as US Troops."""
        # Called directly: whether ARVN could do so by its own rules does not matter here.
        area = (PHU_BON, *ADJACENT[PHU_BON])
        forces, troops = sweepers(US, as_us=True), movers(US, as_us=True)
        if all(not_sweepable(self.s, forces, troops, x) for x in area):  # whoever could Assault could Sweep
            return
        faction = yield from self.either(*COIN_FACTIONS)
        yield from Sweep(self.s, faction, granted(area, every=True), as_us=True).execute()
        yield from Assault(self.s, faction, granted(area, every=True), as_us=True).execute()

    def shaded(self) -> Steps:
        """Qui Nhon, Phu Bon and Khanh Hoa shift 1 level each toward Active Opposition."""
        yield from ()
        for space in (QUI_NHON, PHU_BON, KHANH_HOA):
            self.shift(space, 1, ACTIVE_OPPOSITION)
