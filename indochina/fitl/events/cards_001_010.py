"""Cards 1 to 10."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import END, Decision

from ..board import CAMBODIA, CITIES, OUTSIDE_SOUTH, SOUTH, SPACE, TRAIL_COUNTRY
from ..cards import ADSID, ARC_LIGHT, ROLLING_THUNDER, SA_2S, SHADED, TOP_GUN, UNSHADED, WILD_WEASELS, pivotal_of
from ..components.pieces import (
    ARVN,
    INSURGENT,
    IRREGULAR_U,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    TYPE_OF,
    US,
    US_BASE,
    US_TROOP,
    VC,
)
from ..coup.commitment import JFK, LBJ, NIXON
from ..operations.moving import piece_key
from ..state import ALL, AVAILABLE, CASUALTIES, OUT_OF_PLAY, State, on_map, spaces_with
from .capabilities import remove_capability
from .event import Capability, Event, Steps
from .instruction import BASE, NOT_NIXON, NVA_PLAYS, US_PLAYS, Instruction, Options, policy, us_policy

US_PIECES = (US_TROOP, US_BASE, IRREGULAR_U)


def no_linebacker(s: State, faction: str) -> bool:
    """Card 3: Short scenario, or Linebacker II already played."""
    return s.scenario == "short" or pivotal_of(US) in {*s.played, s.current}


def cookie_way(s: State) -> Options | None:
    """Card 9: LBJ moves Troops to spaces, Nixon to Available."""
    ways = {
        LBJ: Options("np.policy.lbj", ("oop_to_south", END)),
        NIXON: Options("np.policy.nixon", ("oop_to_available", "map_to_available", END)),
    }
    return ways.get(us_policy(s))


class GulfOfTonkin(Event):
    number, title, order, period = 1, "Gulf of Tonkin", (US, NVA, ARVN, VC), 1964
    instructions = {ARVN: US_PLAYS, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """The US makes a free Air Strike, then moves 6 US pieces, Bases too, from out of play to any Cities."""
        yield from self.activity(US, "air_strike")
        yield from self.place(US_PIECES, 6, CITIES, OUT_OF_PLAY, who=US)

    def shaded(self) -> Steps:
        """Aid falls by 1 for each US piece in Casualties; all of them go out of play."""
        yield from ()
        self.aid(-sum(self.s.casualties))
        for kind in US_PIECES:
            self.rebox(kind, ALL, CASUALTIES, OUT_OF_PLAY)


class Kissinger(Event):
    number, title, order, period = 2, "Kissinger", (US, NVA, ARVN, VC), 1968
    instructions = {US: NOT_NIXON, ARVN: US_PLAYS, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """Roll a die: remove so many NVA and VC pieces in all from Laos and Cambodia, no Tunneled Bases."""
        n = yield from self.die()
        yield from self.remove(INSURGENT, n, TRAIL_COUNTRY)

    def shaded(self) -> Steps:
        """The NVA places 2 of its pieces in Cambodia. The US moves 2 US Troops out of play, each from the map, from
        Casualties or from Available. Aid -6."""
        yield from self.place((NVA_TROOP, NVA_GUERRILLA_U, NVA_BASE), 2, CAMBODIA, who=NVA)
        for left in (2, 1):
            yield from self.troop_out_of_play(left)
        self.aid(-6)

    def troop_out_of_play(self, left: int) -> Steps:
        """Any Troop that is not out of play yet, the US says which."""
        boxes = [box for box in (CASUALTIES, AVAILABLE) if getattr(self.s, box)[TYPE_OF[US_TROOP]]]
        keys = [piece_key(x, US_TROOP) for x in spaces_with(self.s, (US_TROOP,))]
        keys += [f"{box}/{KIND_NAMES[US_TROOP]}" for box in boxes]
        if keys:
            start = (yield from self.ask("remove", keys, US, left=left, to=OUT_OF_PLAY)).partition("/")[0]
            if start in boxes:
                self.rebox(US_TROOP, 1, start, OUT_OF_PLAY)
            else:
                self.take(US_TROOP, SPACE[start], 1, OUT_OF_PLAY)


class PeaceTalks(Event):
    number, title, order, period = 3, "Peace Talks", (US, NVA, ARVN, VC), 1968
    rifles = (ARVN, VC)
    instructions = {US: Instruction("np.card.3", declines=no_linebacker)}

    def unshaded(self) -> Steps:
        """NVA Resources -9. From now on Linebacker II needs Support and Available of only more than 25."""
        yield from ()
        self.resources(NVA, -9)
        if US in self.s.pivotal:  # 5.4 no marker once Linebacker II has been executed
            self.s.peace_talks = True
            self.s.note("log.event.peace_talks", self.rule)

    def shaded(self) -> Steps:
        """NVA Resources +9. A Trail below 3 Improves to 3."""
        yield from ()
        self.resources(NVA, 9)
        self.improve(max(0, 3 - self.s.trail))


class TopGun(Capability):
    number, title, order, period = 4, "Top Gun", (US, NVA, ARVN, VC), 1968
    capability = TOP_GUN
    rifles = (ARVN, VC)
    unshaded = "Shaded MiGs are cancelled. An Air Strike Degrades the Trail by 2 boxes."
    shaded = "An Air Strike that spends 2 hits on the Trail Degrades it only on a roll of 4 to 6."


class WildWeasels(Event):
    number, title, order, period = 5, "Wild Weasels", (US, NVA, ARVN, VC), 1965
    momentum = {SHADED: WILD_WEASELS}
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """Shaded SA-2s are removed. If they are not in force: the Trail is Degraded by 2 boxes, NVA Resources -9."""
        yield from ()
        if SA_2S in self.s.shaded:
            remove_capability(self.s, SA_2S)
            self.s.note("log.capability_off", "5.3", capability=SA_2S)
        else:
            self.degrade(2)
            self.resources(NVA, -9)

    def shaded(self) -> Steps:
        """Until the next Reset an Air Strike either Degrades the Trail or removes at most 1 piece."""
        yield from ()
        self.persist(SHADED)


class Aces(Event):
    number, title, order, period = 6, "Aces", (US, NVA, VC, ARVN), 1965
    instructions = {US: BASE, ARVN: BASE, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """A free Air Strike, which the executing Faction decides: 6 hits, all on pieces, in 1 space outside the South,
        with or without COIN pieces there. The Trail is Degraded by 2 boxes."""
        who = US if "ruling_card_6" in self.s.options else self.faction
        yield from self.strike(who, only=OUTSIDE_SOUTH, most=1, hits=6, anywhere=True, trail=False, must=True)
        self.degrade(2)

    def shaded(self) -> Steps:
        """2 Available US Troops become Casualties. The Trail Improves by 2 boxes."""
        yield from ()
        self.rebox(US_TROOP, 2, AVAILABLE, CASUALTIES)
        self.improve(2)


class Adsid(Event):
    number, title, order, period = 7, "ADSID", (US, NVA, VC, ARVN), 1965
    momentum = {UNSHADED: ADSID}
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """Each change of the Trail, whatever its cause, costs the NVA 6 Resources, up to and including the next
        Reset."""
        yield from ()
        self.persist(UNSHADED)

    def shaded(self) -> Steps:
        """The Trail Improves by 1 box, from 0 to 2. ARVN Resources -9."""
        yield from ()
        self.improve(max(1, 2 - self.s.trail))
        self.resources(ARVN, -9)


class ArcLight(Capability):
    number, title, order, period = 8, "Arc Light", (US, NVA, VC, ARVN), 1965
    capability = ARC_LIGHT
    unshaded = "An Air Strike may include 1 Province, abroad too, where COIN has no pieces."
    shaded = "Where an Air Strike removes 2 or more pieces the space shifts by 2 levels toward Active Opposition."


class PsychedelicCookie(Event):
    number, title, order, period = 9, "Psychedelic Cookie", (US, NVA, VC, ARVN), 1968
    rifles = (ARVN,)
    instructions = {US: Instruction("np.policy.jfk", declines=policy(JFK), takes=cookie_way)}

    def unshaded(self) -> Steps:
        """The US moves up to 3 US Troops, each in one of these ways: from out of play to Available, from out of play
        to any space of the South, from the map to Available."""
        left = 3
        while left:
            ways = ["oop_to_available", "oop_to_south"] if self.s.out_of_play[TYPE_OF[US_TROOP]] else []
            ways += ["map_to_available"] if on_map(self.s, (US_TROOP,)) else []
            way = yield from self.either(*ways, END, who=US, gains={way: {US: left} for way in ways})
            if way == "oop_to_available":
                left -= yield from self.to_available(left)
            elif way == "oop_to_south":
                left -= (yield from self.place((US_TROOP,), left, SOUTH, OUT_OF_PLAY, least=1, who=US)).total()
            elif way == "map_to_available":
                left -= (yield from self.remove((US_TROOP,), left, least=1, who=US)).total()
            if way == END or "ruling_card_9" in self.s.options:
                return

    def to_available(self, left: int) -> Generator[Decision, str, int]:
        """From out of play to Available: how many."""
        most = min(left, self.s.out_of_play[TYPE_OF[US_TROOP]])
        return (yield from self.rebox_some(US_TROOP, most, OUT_OF_PLAY, AVAILABLE, US))

    def shaded(self) -> Steps:
        """3 US Troops go from the map out of play; the US says which."""
        yield from self.remove((US_TROOP,), 3, to=OUT_OF_PLAY, who=US)


class RollingThunder(Event):
    number, title, order, period = 10, "Rolling Thunder", (US, NVA, VC, ARVN), 1965
    momentum = {SHADED: ROLLING_THUNDER}
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """The Trail falls by 2 boxes; the NVA loses 9 Resources and is Ineligible through the next card."""
        yield from ()
        self.degrade(2)
        self.resources(NVA, -9)
        self.ineligible(NVA)

    def shaded(self) -> Steps:
        """ARVN Resources -5. Until the next Reset no Air Strike."""
        yield from ()
        self.resources(ARVN, -5)
        self.persist(SHADED)
