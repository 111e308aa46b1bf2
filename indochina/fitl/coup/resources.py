"""6.2 Resources Phase: Sabotage, the Trail, earnings, and what Casualties do to Aid."""

from __future__ import annotations

from indochina.core.decision import Procedure, choose

from ..board import ADJACENT_CITIES, IDS, LOCS, SPACE, TRAIL_COUNTRY
from ..components.control import coin_control, unsabotaged_econ
from ..components.pieces import ARVN, GUERRILLAS, NVA, NVA_BASES, VC, VC_BASES
from ..operations.operation import Steps
from ..state import State, add_aid, add_resources, coin, markers_left, on_map, place_terror, total
from ..trail import degrade_trail


def resources_phase(s: State) -> Procedure:
    """6.2 The steps in their order."""
    yield from sabotage(s)
    degrade_by_incursion(s)
    arvn_earnings(s)
    insurgent_earnings(s)
    casualties_and_aid(s)
    return "coup.pacification"


def to_sabotage(s: State) -> list[int]:
    """6.2.1 LoCs without Sabotage where Guerrillas outnumber COIN pieces or next to a City without COIN Control."""
    return [
        loc
        for loc in LOCS
        if not s.terror[loc]
        and (
            total(s, GUERRILLAS, loc) > coin(s, loc) or any(not coin_control(s, city) for city in ADJACENT_CITIES[loc])
        )
    ]


def sabotage(s: State) -> Steps:
    """6.2.1 Sabotage all of them; if the markers run short VC chooses which first."""
    locs = to_sabotage(s)
    chosen = []
    if len(locs) > markers_left(s):
        for left in range(markers_left(s), 0, -1):
            keys = [IDS[loc] for loc in locs if loc not in chosen]
            chosen.append(SPACE[(yield choose(VC, "coup.sabotage", "6.2.1", keys, left=left))])
        locs = chosen
    for loc in locs:
        place_terror(s, loc)
    if locs:
        s.note("log.coup.sabotage", "6.2.1", spaces=[IDS[loc] for loc in locs])


def degrade_by_incursion(s: State) -> None:
    """6.2.2 The Trail falls by 1 box if any space of Laos or Cambodia is COIN-Controlled."""
    if any(coin_control(s, space) for space in TRAIL_COUNTRY):
        degrade_trail(s, 1, "6.2.2")


def arvn_earnings(s: State) -> None:
    """6.2.3 ARVN earns Aid and the Econ of LoCs without Sabotage; the Econ marker then shows that Econ."""
    s.econ = unsabotaged_econ(s)
    add_resources(s, ARVN, s.aid + s.econ)
    s.note("log.coup.earnings.arvn", "6.2.3", aid=s.aid, econ=s.econ, n=s.resources[ARVN])


def insurgent_earnings(s: State) -> None:
    """6.2.4 VC earns its Bases on the map; NVA its Bases in Laos and Cambodia and twice the Trail."""
    for faction, earned in (
        (VC, on_map(s, VC_BASES)),
        (NVA, sum(total(s, NVA_BASES, space) for space in TRAIL_COUNTRY) + 2 * s.trail),
    ):
        add_resources(s, faction, earned)
        s.note("log.coup.earnings", "6.2.4", faction=faction, earned=earned, n=s.resources[faction])


def casualties_and_aid(s: State) -> None:
    """6.2.5 Aid falls by 3 for each piece in the Casualties box, whatever it is."""
    pieces = sum(s.casualties)
    if pieces:
        add_aid(s, -3 * pieces)
        s.note("log.coup.casualties_aid", "6.2.5", pieces=pieces, aid=s.aid)
