"""5.4 Momentum: texts that last until the next Reset, with what they do at once.

The lasting part stands in `State.momentum` and is read where the rules concerned are.
"""

from __future__ import annotations

from collections.abc import Callable, Generator

from indochina.core.decision import Decision, choose

from ..board import ADJACENT_LAND, CITIES, DA_NANG, IDS, POPULATED, SPACE, TRAIL_COUNTRY
from ..cards import (
    BLOWTORCH_KOMER,
    BOMBING_PAUSE,
    CLAYMORES,
    DA_NANG_EVENT,
    GENERAL_LANSDALE,
    MCNAMARA_LINE,
    MEDEVAC_SHADED,
    MOMENTUM_OF,
    ORISKANY,
    ROLLING_THUNDER,
    TRANSPORT_GRP_559,
    TYPHOON_KATE,
)
from ..control import coin_control
from ..pieces import ARVN, COIN, KIND_NAMES, US_TROOP
from ..state import (
    AVAILABLE,
    NEUTRAL,
    OUT_OF_PLAY,
    PASSIVE_SUPPORT,
    State,
    add_aid,
    add_patronage,
    add_resources,
    count,
    move,
    room,
    set_support,
    shift_box,
)
from ..trail import degrade_trail

Steps = Generator[Decision, str, None]


def momentum_event(number: int, side: str) -> Callable[[State, str], Steps]:
    """5.4 The procedure of a Momentum text: what it does at once, then it stays in view until Reset."""
    name = MOMENTUM_OF[number, side]

    def event(s: State, faction: str) -> Steps:
        if name in AT_ONCE:
            yield from AT_ONCE[name](s, faction)
        s.momentum |= {name}
        s.note("log.momentum", "5.4", momentum=name)

    return event


def stay_eligible(s: State, faction: str) -> Steps:
    """2.3.6 Cards 15 shaded, 17 unshaded, 115: the executing faction remains Eligible."""
    yield from ()
    s.stays_eligible |= {faction}


def rolling_thunder(s: State, faction: str) -> Steps:
    """Card 10 shaded: ARVN loses 5 Resources."""
    yield from ()
    add_resources(s, ARVN, -5)


def blowtorch_komer(s: State, faction: str) -> Steps:
    """Card 16 unshaded: 10 more Aid."""
    yield from ()
    add_aid(s, 10)


def da_nang(s: State, faction: str) -> Steps:
    """Card 22 shaded: Da Nang and the spaces next to it lose all Support."""
    yield from ()
    for space in (DA_NANG, *ADJACENT_LAND[DA_NANG]):
        if s.support[space] > NEUTRAL:
            set_support(s, space, NEUTRAL)


def mcnamara_line(s: State, faction: str) -> Steps:
    """Card 38: all COIN pieces in Laos and Cambodia go to COIN-Controlled Cities; ARVN loses 12 Resources.

    The executing faction says which go where; bases only as far as stacking allows.
    """
    for start in TRAIL_COUNTRY:
        for kind in COIN:
            while left := count(s, kind, start):
                cities = [IDS[x] for x in CITIES if coin_control(s, x) and room(s, kind, x)]
                if not cities:
                    break
                piece, space = KIND_NAMES[kind], IDS[start]
                city = yield choose(faction, "event.city", "5.1", cities, piece=piece, space=space, n=left)
                amounts = [str(n) for n in range(min(left, room(s, kind, SPACE[city])), 0, -1)]
                n = yield choose(faction, "event.count", "5.1", amounts, piece=piece, space=city)
                move(s, kind, start, SPACE[city], int(n))
    add_resources(s, ARVN, -12)


def oriskany(s: State, faction: str) -> Steps:
    """Card 39 shaded: 1 Available US Troop goes out of play."""
    yield from ()
    shift_box(s, US_TROOP, AVAILABLE, OUT_OF_PLAY)


def bombing_pause(s: State, faction: str) -> Steps:
    """Card 41: any 2 spaces are set to Passive Support; Patronage rises by 2."""
    first = yield choose(faction, "event.passive_support", "5.1", [IDS[x] for x in POPULATED], n=2)
    rest = [IDS[x] for x in POPULATED if IDS[x] != first]
    second = yield choose(faction, "event.passive_support", "5.1", rest, n=1)
    for name in (first, second):
        set_support(s, SPACE[name], PASSIVE_SUPPORT)
    add_patronage(s, 2)


def transport_grp_559(s: State, faction: str) -> Steps:
    """Card 46 unshaded: the Trail is Degraded by 2 boxes."""
    yield from ()
    degrade_trail(s, 2, "5.1", event=True)


def general_lansdale(s: State, faction: str) -> Steps:
    """Card 78 shaded: Patronage rises by 3."""
    yield from ()
    add_patronage(s, 3)


AT_ONCE: dict[str, Callable[[State, str], Steps]] = {
    ROLLING_THUNDER: rolling_thunder,
    MEDEVAC_SHADED: stay_eligible,
    BLOWTORCH_KOMER: blowtorch_komer,
    CLAYMORES: stay_eligible,
    DA_NANG_EVENT: da_nang,
    MCNAMARA_LINE: mcnamara_line,
    ORISKANY: oriskany,
    BOMBING_PAUSE: bombing_pause,
    TRANSPORT_GRP_559: transport_grp_559,
    GENERAL_LANSDALE: general_lansdale,
    TYPHOON_KATE: stay_eligible,
}
"""What some Momentum texts do the moment they are executed. The others only last."""
