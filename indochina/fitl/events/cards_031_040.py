"""Cards 31 to 40."""

from __future__ import annotations

from ..board import ADJACENT, CITIES, HIGHLAND, IDS, LAOS, NORTH_VIETNAM, SPACE, SPACES, TRAIL_COUNTRY
from ..cards import AAA, LONG_RANGE_GUNS, MCNAMARA_LINE, MIGS, ORISKANY, SA_2S, SHADED, SINGLE
from ..components.control import coin_control
from ..components.pieces import (
    ARVN,
    COIN,
    INSURGENT_BASES,
    KIND_NAMES,
    KINDS,
    NVA,
    NVA_BASE,
    NVA_TROOP,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_BASE,
)
from ..operations.moving import kind_of, piece_key
from ..operations.operation import Operation
from ..special_activities.air_strike import possible_air_strike
from ..state import (
    AVAILABLE,
    CASUALTIES,
    OUT_OF_PLAY,
    count,
    of,
    on_map,
    room,
    spaces_with,
    total,
    tunnel,
    tunnels_left,
)
from .asking import TO_MOVE_TO, TO_REMOVE, TO_REMOVE_NEAR, TO_TUNNEL
from .event import Capability, Event, Steps
from .instruction import BASE, COIN_CONTROL, NVA_PLAYS, US_INELIGIBLE, US_PLAYS, Instruction


class AntiAircraftArtillery(Capability):
    number, title, order, period = 31, "AAA", (NVA, US, ARVN, VC), 1964
    capability = AAA
    rifles = (VC,)
    unshaded = "An NVA Rally that Improves the Trail selects at most 1 space."
    shaded = "An Air Strike does not Degrade the Trail below 2."


class LongRangeGuns(Capability):
    number, title, order, period = 32, "Long Range Guns", (NVA, US, ARVN, VC), 1968
    capability = LONG_RANGE_GUNS
    rifles = (VC,)
    unshaded = "NVA Bombards at most 1 space."
    shaded = "NVA Bombards up to 3 spaces."


class MiGs(Capability):
    number, title, order, period = 33, "MiGs", (NVA, US, ARVN, VC), 1968
    capability = MIGS
    rifles = (VC,)
    unshaded = "NVA loses 6 Resources at each Reset."
    shaded = (
        "Each Air Strike that Degrades the Trail makes an Available US Troop a Casualty, unless Top Gun is unshaded."
    )


class SA2s(Capability):
    number, title, order, period = 34, "SA-2s", (NVA, US, ARVN, VC), 1965
    capability = SA_2S
    rifles = (VC,)
    unshaded = (
        "When an Air Strike Degrades the Trail the US removes an NVA piece outside the South, but no Tunneled Base."
    )
    shaded = "NVA Rally Improves the Trail by 2 boxes. Wild Weasels, when executed unshaded, removes this."


class ThanhHoa(Event):
    number, title, order, period = 35, "Thanh Hoa", (NVA, US, ARVN, VC), 1968
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """The Trail is Degraded by 3 boxes."""
        yield from ()
        self.degrade(3)

    def shaded(self) -> Steps:
        """The Trail is Improved by 1 box. Then NVA Resources rise by three times its value."""
        yield from ()
        self.improve(1)
        self.resources(NVA, 3 * self.s.trail)


HILL = Instruction("np.card.36", choices="hill")


class HamburgerHill(Event):
    number, title, order, period = 36, "Hamburger Hill", (NVA, US, VC, ARVN), 1968
    instructions = {US: BASE, ARVN: COIN_CONTROL._replace(choices="hamburger_hill"), NVA: HILL, VC: HILL}

    def unshaded(self) -> Steps:
        """4 US Troops from any spaces move to 1 Highland Province. 1 NVA or VC Base there is removed, even a Tunneled
        one. Highlands with such a Base come first."""
        troops = on_map(self.s, (US_TROOP,))

        def worth(x: int) -> int:
            return 2 * (total(self.s, INSURGENT_BASES, x) > 0) + (troops > count(self.s, US_TROOP, x))

        def balance(x: int) -> int:
            return min(4, troops - count(self.s, US_TROOP, x)) + (total(self.s, INSURGENT_BASES, x) > 0)

        hills = [x for x in HIGHLAND if x != NORTH_VIETNAM and worth(x)]
        for x in (yield from self.best(hills, 1, TO_MOVE_TO, worth, balance=balance)):
            yield from self.move((US_TROOP,), 4, SPACES, [x])
            bases = [piece_key(x, kind) for kind in INSURGENT_BASES if count(self.s, kind, x)]
            if bases:
                self.take(kind_of((yield from self.ask("remove", bases, left=1, to=AVAILABLE))), x, 1)

    def shaded(self) -> Steps:
        """An NVA or VC Base in a Highland Province gets a Tunnel. 3 US Troops there become Casualties. Highlands where
        both can be done come first."""

        def bare(x: int) -> list[int]:
            return [kind for kind in (NVA_BASE, VC_BASE) if count(self.s, kind, x) and tunnels_left(self.s)]

        def worth(x: int) -> int:
            return 2 * (len(bare(x)) > 0) + (count(self.s, US_TROOP, x) > 0)

        hills = [x for x in spaces_with(self.s, INSURGENT_BASES, HIGHLAND) if worth(x)]
        for x in (yield from self.best(hills, 1, TO_TUNNEL, worth)):
            if bare(x):
                kind = kind_of((yield from self.ask("tunnel", [piece_key(x, kind) for kind in bare(x)])))
                tunnel(self.s, kind, x)
                self.s.note("log.event.tunnel", self.rule, piece=KIND_NAMES[kind], space=IDS[x])
            self.take(US_TROOP, x, 3, CASUALTIES)


class KheSanh(Event):
    number, title, order, period = 37, "Khe Sanh", (NVA, US, VC, ARVN), 1968
    instructions = {NVA: US_INELIGIBLE, VC: US_INELIGIBLE}

    def unshaded(self) -> Steps:
        """Choose a US Base with US Troops: 10 NVA Troops in its space or next to it are removed."""
        bases = [x for x in spaces_with(self.s, (US_BASE,)) if count(self.s, US_TROOP, x)]
        near = [x for x in bases if any(count(self.s, NVA_TROOP, y) for y in (x, *ADJACENT[x]))]
        x = yield from self.space(near, TO_REMOVE_NEAR, pieces=self.counted((NVA_TROOP,), 10, near=True))
        if x is not None:
            yield from self.remove((NVA_TROOP,), 10, (x, *ADJACENT[x]))

    def shaded(self) -> Steps:
        """Choose a space that holds US Troops and NVA pieces: up to 3 of these Troops become Casualties. The US is
        Ineligible through the next card."""
        held = [x for x in spaces_with(self.s, (US_TROOP,)) if of(self.s, NVA, x)]
        space = yield from self.space(held, TO_REMOVE, pieces=self.counted((US_TROOP,), 3))
        if space is not None:
            yield from self.remove((US_TROOP,), 3, [space], to=CASUALTIES, least=0)
        self.ineligible(US)


class McNamaraLine(Event):
    number, title, order, period = 38, "McNamara Line", (NVA, US, VC, ARVN), 1965
    momentum = {SINGLE: MCNAMARA_LINE}
    rifles = (NVA,)

    def single(self) -> Steps:
        """All US and ARVN pieces in Laos and Cambodia go to Cities with COIN Control, as the executing Faction says.
        ARVN loses 12 Resources. Until the next Reset no Infiltrate, and no Rally Improves the Trail."""
        for start in TRAIL_COUNTRY:
            for kind in COIN:
                while left := count(self.s, kind, start):
                    cities = [IDS[x] for x in CITIES if coin_control(self.s, x) and room(self.s, kind, x)]
                    if not cities:
                        break
                    key = yield from self.ask("move_to", cities, piece=KIND_NAMES[kind], start=IDS[start])
                    n = min(left, room(self.s, kind, SPACE[key]))
                    if len(cities) > 1:
                        n = yield from self.number_of(kind, SPACE[key], n)
                    self.shift_pieces(kind, start, SPACE[key], n)
        self.resources(ARVN, -12)
        self.persist(SINGLE)


class Oriskany(Event):
    number, title, order, period = 39, "Oriskany", (NVA, US, VC, ARVN), 1965
    momentum = {SHADED: ORISKANY}
    rifles = (VC,)

    def unshaded(self) -> Steps:
        """4 pieces of any Factions, but not Tunneled Bases, are removed from North Vietnam or, once there are none,
        from Laos; US ones become Available. The Trail is Degraded by 2 boxes."""
        gone = yield from self.remove(range(KINDS), 4, [NORTH_VIETNAM])
        yield from self.remove(range(KINDS), 4 - gone.total(), LAOS)
        self.degrade(2)

    def shaded(self) -> Steps:
        """1 Available US Troop goes out of play. Through the next Coup the Trail is not Degraded."""
        yield from ()
        self.rebox(US_TROOP, 1, AVAILABLE, OUT_OF_PLAY)
        self.persist(SHADED)


class PoWs(Event):
    number, title, order, period = 40, "PoWs", (NVA, US, VC, ARVN), 1968
    instructions = {ARVN: US_PLAYS, VC: NVA_PLAYS}

    def unshaded(self) -> Steps:
        """A free Air Strike that the executing Faction decides. 2 US Troops go from Casualties to Available."""
        if possible_air_strike(Operation(self.s, self.faction)):
            yield from self.strike(self.faction)
        self.rebox(US_TROOP, 2, CASUALTIES, AVAILABLE)

    def shaded(self) -> Steps:
        """3 Available US Troops become Casualties."""
        yield from ()
        self.rebox(US_TROOP, 3, AVAILABLE, CASUALTIES)
