"""8.4.1 The special Event instructions, card by card: when to decline, which text, and what to choose in it.

What is chosen is in `instructed`. "Same as" entries of the sheet name the same instruction here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import DA_NANG, HUE, JUNGLE, SAIGON, SOUTH, TRAIL_COUNTRY
from ...cards import pivotal_of
from ...components.control import coin_population, nva_population
from ...components.pieces import (
    ACTIVE_OF,
    ARVN,
    GUERRILLAS,
    INSURGENT_BASES,
    IRREGULARS,
    NVA,
    NVA_BASES,
    TYPE_OF,
    UNDERGROUND_GUERRILLAS,
    US,
    US_TROOP,
    VC,
)
from ...coup.commitment import JFK, LBJ, NIXON
from ...sequence.deck import coups_to_come, monsoon
from ...state import ACTIVE_SUPPORT, State, on_map, spaces_with, total, tunnels_left
from ..turn import Turn
from . import instructed as do
from . import roks
from .worth import us_policy

Condition = Callable[[State, str], bool]
"""Of the position and the Faction that would execute the Event."""
Instructed = Callable[[Turn], Choice | None]


class Instruction(NamedTuple):
    """8.4.1 What the sheet tells one Faction about one Event."""

    word: str
    declines: Condition | None = None
    """Operation and Special Activity instead."""
    wants: Callable[[State, State], bool] | None = None
    """What executing it must bring about, from before to after; else Operation and Special Activity instead."""
    shaded: Condition | None = None
    """US and ARVN use the shaded text."""
    choices: Mapping[str, Instructed] = {}
    """Questions answered in a special way."""


# --- conditions ---------------------------------------------------------------------------------------------------


def played_by_a_player(faction: str) -> Condition:
    return lambda s, _: faction not in s.nonplayers


def policy(*names: str) -> Condition:
    """8.8.1 US Policy is one of these."""
    return lambda s, _: us_policy(s) in names


def always(s: State, faction: str) -> bool:
    return True


def us_ineligible(s: State, faction: str) -> bool:
    return US not in s.eligible or US in s.made_ineligible


def no_irregulars_abroad(s: State, faction: str) -> bool:
    return not spaces_with(s, IRREGULARS, TRAIL_COUNTRY)


def no_linebacker(s: State, faction: str) -> bool:
    """Card 3: Short scenario, or Linebacker II already played."""
    return s.scenario == "short" or pivotal_of(US) in (*s.played, s.current)


def lrrp_sites(s: State) -> list[int]:
    """Card 26: NVA Bases in Laos and Cambodia without Underground Guerrillas."""
    return [x for x in spaces_with(s, NVA_BASES, TRAIL_COUNTRY) if not total(s, UNDERGROUND_GUERRILLAS, x)]


def giap_sites(s: State) -> list[int]:
    """Card 56: spaces of the South with an NVA or VC Base and exactly 2 Guerrillas."""
    return [x for x in spaces_with(s, INSURGENT_BASES, SOUTH) if total(s, GUERRILLAS, x) == 2]


def long_tan_impossible(s: State, faction: str) -> bool:
    """Card 98: "only" what the Policy says."""
    if us_policy(s) == LBJ:
        return not s.out_of_play[TYPE_OF[US_TROOP]]
    return not spaces_with(s, GUERRILLAS, spaces_with(s, (US_TROOP,), JUNGLE))


def no_tunnel(s: State, faction: str) -> bool:
    """Cards 94, 102: no Tunnel marker can go onto an own Base in the South."""
    return not tunnels_left(s) or not do.bare_bases(s, faction)


def no_contact(s: State, faction: str) -> bool:
    """Card 110: Monsoon, or no own Guerrilla is Active."""
    return monsoon(s) or not on_map(s, (ACTIVE_OF[faction],))


def tri_quang(s: State, faction: str) -> bool:
    """Card 114: a Non-player US, and its three Cities are at Active Support."""
    return US in s.nonplayers and all(s.support[x] == ACTIVE_SUPPORT for x in (HUE, DA_NANG, SAIGON))


def removes_base(before: State, after: State) -> bool:
    """Card 6: an enemy Base leaves the map."""
    return on_map(after, INSURGENT_BASES) < on_map(before, INSURGENT_BASES)


def adds_coin_control(before: State, after: State) -> bool:
    """Card 29: 2 or more Population come under COIN Control."""
    return coin_population(after) - coin_population(before) >= 2


def adds_nva_control(before: State, after: State) -> bool:
    """Card 59: any Population comes under NVA Control."""
    return nva_population(after) > nva_population(before)


def last_coup_next(s: State) -> bool:
    """Card 43: only one Coup card is still to come."""
    return coups_to_come(s) <= 1


def is_lbj(s: State) -> bool:
    return us_policy(s) == LBJ


def nva_is_poor(s: State) -> bool:
    """Card 77."""
    return s.resources[NVA] < 20


# --- instructions -------------------------------------------------------------------------------------------------

US_PLAYS = Instruction("np.plays.us", declines=played_by_a_player(US))
NVA_PLAYS = Instruction("np.plays.nva", declines=played_by_a_player(NVA))
VC_PLAYS = Instruction("np.plays.vc", declines=played_by_a_player(VC))
ARVN_PLAYS = Instruction("np.plays.arvn", declines=played_by_a_player(ARVN))
ARVN_IS_NONPLAYER = Instruction("np.nonplayer.arvn", declines=lambda s, _: ARVN in s.nonplayers)
US_IS_NONPLAYER = Instruction("np.nonplayer.us", declines=lambda s, _: US in s.nonplayers)
NOT_NIXON = Instruction("np.policy.not_nixon", declines=policy(JFK, LBJ))
IF_NIXON = Instruction("np.policy.nixon", declines=policy(NIXON))
PEACE_TALKS = Instruction("np.card.3", declines=no_linebacker)
US_INELIGIBLE = Instruction("np.us_ineligible", declines=us_ineligible)
NO_IRREGULARS = Instruction("np.no_irregulars", declines=no_irregulars_abroad)
BASE = Instruction("np.removes_base", wants=removes_base)
COOKIE = Instruction("np.policy.jfk", declines=policy(JFK), choices={"event.either": do.cookie_way})
AMERICAL = Instruction("np.policy.jfk", declines=policy(JFK), choices={"event.space": do.americal_space})
LRRP = Instruction(
    "np.card.26", declines=lambda s, _: not lrrp_sites(s), choices={"event.place": do.place_at(lrrp_sites)}
)
COIN_CONTROL = Instruction(
    "np.adds_coin_control",
    wants=adds_coin_control,
    choices={
        "event.space": do.control_space,
        "event.place": do.control_place,
        "event.remove": do.control_remove,
        "event.move": do.control_move,
        "airstrike.hit": do.control_strike,
    },
)
HILL = Instruction("np.card.36", choices={"event.space": do.hill_space})
RESOURCES_FIRST = ("arvn_resources_6", "arvn_resources_9", "domino_money")
TAKES_RESOURCES = Instruction("np.card.43", choices={"event.either": do.option("np.card.43", *RESOURCES_FIRST)})
ECONOMIC_AID = Instruction(
    "np.card.43",
    choices={"event.either": do.option_if("np.card.43", last_coup_next, "arvn_resources_6", "aid_12")},
)
UNCLE_HO = Instruction(
    "np.card.50", choices={"event.either": do.option("np.card.50", "us_troops_4", "arvn_resources_9")}
)
GIAP_US = Instruction(
    "np.card.56", declines=lambda s, _: not giap_sites(s), choices={"event.space": do.space_among(giap_sites)}
)
GIAP_NVA = Instruction("np.card.56.nva", choices={"event.space": do.giap_space, "event.action": do.giap_action})
PLEI_MEI = Instruction("np.adds_nva_control", wants=adds_nva_control)  # where to March: see that of the NVA
SWEEP_62 = Instruction(
    "np.card.62",
    choices={
        "airlift.origin": do.lift_origin,
        "airlift.destination": do.lift_destination,
        "airlift.piece": do.lift_piece,
        "airlift.count": do.lift_count,
        "event.move": do.landing_move,
        "event.space": do.landing_space,
    },
)
USE_SHADED = Instruction("np.shaded", shaded=always)
SHADED_AGAINST_US = Instruction("np.shaded", shaded=played_by_a_player(US))
CUT_PATRONAGE = Instruction("np.card.63", choices={"event.either": do.patronage})
AMPHIB_VC = Instruction("np.card.67", choices={"event.space": do.amphib_from, "event.move": do.amphib_move})
MACV = Instruction("np.card.69")  # see the Special Activities of the US
ROKS = Instruction("np.card.70", choices=roks.CHOICES)
DETENTE = Instruction(
    "np.card.77",
    choices={"event.either": do.option_if("np.card.77", nva_is_poor, "nva_resources_plus_9", "free_infiltrate")},
)
DOMINO = Instruction(
    "np.card.82", choices={"event.either": do.option_if("np.card.82", is_lbj, "domino_us", "domino_money")}
)
MOST_AVAILABLE = Instruction("np.card.91")  # as many as possible anyway (8.4.3)
SEALORDS_NVA = Instruction(
    "np.card.92.nva",
    declines=lambda s, _: not do.fleet(s),
    choices={"event.move": do.fleet_move},
)
SEALORDS_VC = Instruction(
    "np.card.92.vc",
    declines=lambda s, _: do.convoy_size(s) <= 3,
    choices={"event.move": do.convoy_move, "event.move_to": do.convoy_to},
)
TUNNELS_94 = Instruction("np.card.94", declines=no_tunnel, choices={"event.space": do.tunnel_space})
TET = Instruction("np.card.124", choices={"event.place": do.uprising})
LONG_TAN = Instruction(
    "np.card.98",
    declines=long_tan_impossible,
    choices={"event.either": do.option_if("np.card.98.choice", is_lbj, "long_tan_troops", "long_tan_guerrillas")},
)
MASHER = Instruction("np.card.99")  # see the March of the VC
NO_CONTACT = Instruction("np.card.110", declines=no_contact)
TRI_QUANG = Instruction("np.card.114", declines=tri_quang)
EASTER = Instruction("np.card.122")  # see the March of the NVA
VIETNAMIZATION = Instruction("np.card.123", choices={"event.place": do.vietnamize})

BY_CARD: dict[int, dict[str, Instruction]] = {
    1: {ARVN: US_PLAYS, VC: NVA_PLAYS},
    2: {ARVN: US_PLAYS, VC: NVA_PLAYS, US: NOT_NIXON},
    3: {US: PEACE_TALKS},
    6: {ARVN: BASE, US: BASE, VC: NVA_PLAYS},
    9: {US: COOKIE},
    16: {ARVN: US_PLAYS},
    17: {VC: NVA_PLAYS},
    19: {ARVN: US_PLAYS},
    20: {ARVN: US_PLAYS},
    21: {US: AMERICAL},
    22: {US: IF_NIXON},
    23: {US: IF_NIXON},
    24: {ARVN: BASE, US: BASE},
    26: {NVA: NO_IRREGULARS, US: LRRP},
    27: {ARVN: BASE, US: BASE},
    29: {ARVN: COIN_CONTROL, NVA: NO_IRREGULARS, US: BASE},
    30: {ARVN: COIN_CONTROL},
    36: {ARVN: COIN_CONTROL, NVA: HILL, VC: HILL, US: BASE},
    37: {NVA: US_INELIGIBLE, VC: US_INELIGIBLE},
    40: {ARVN: US_PLAYS, VC: NVA_PLAYS},
    42: {US: NOT_NIXON},
    43: {ARVN: TAKES_RESOURCES, US: ECONOMIC_AID},
    44: {US: IF_NIXON},
    46: {ARVN: US_PLAYS, VC: NVA_PLAYS},
    48: {ARVN: COIN_CONTROL, NVA: VC_PLAYS},
    49: {ARVN: COIN_CONTROL, US: NOT_NIXON, VC: NVA_PLAYS},
    50: {ARVN: TAKES_RESOURCES, US: UNCLE_HO},
    53: {ARVN: COIN_CONTROL},
    54: {NVA: US_INELIGIBLE, VC: US_INELIGIBLE},
    56: {ARVN: COIN_CONTROL, NVA: GIAP_NVA, US: GIAP_US, VC: NVA_PLAYS},
    57: {VC: NVA_PLAYS},
    58: {ARVN: BASE},
    59: {ARVN: COIN_CONTROL, NVA: PLEI_MEI, US: BASE, VC: NVA_PLAYS},
    62: {US: SWEEP_62},
    63: {ARVN: USE_SHADED, US: CUT_PATRONAGE},
    64: {NVA: ARVN_IS_NONPLAYER, US: CUT_PATRONAGE},
    66: {US: CUT_PATRONAGE},
    67: {US: SWEEP_62, VC: AMPHIB_VC},
    68: {ARVN: COIN_CONTROL, NVA: NO_IRREGULARS},
    69: {US: MACV},
    70: {ARVN: ROKS, US: ROKS},
    71: {NVA: PLEI_MEI},
    72: {ARVN: US_PLAYS},
    73: {VC: NVA_PLAYS},
    74: {US: NOT_NIXON},
    75: {US: NOT_NIXON},
    77: {NVA: DETENTE, US: NOT_NIXON},
    78: {ARVN: SHADED_AGAINST_US, US: ARVN_PLAYS},
    79: {ARVN: SHADED_AGAINST_US},
    80: {US: NOT_NIXON},
    81: {US: NOT_NIXON},
    82: {ARVN: TAKES_RESOURCES, US: DOMINO},
    83: {ARVN: US_PLAYS, NVA: VC_PLAYS},
    84: {ARVN: COIN_CONTROL, NVA: VC_PLAYS, US: NOT_NIXON},
    85: {ARVN: USE_SHADED, NVA: ARVN_IS_NONPLAYER},
    86: {US: ARVN_PLAYS},
    87: {ARVN: SHADED_AGAINST_US, NVA: VC_PLAYS},
    88: {US: ARVN_PLAYS, VC: ARVN_IS_NONPLAYER},
    89: {VC: ARVN_IS_NONPLAYER},
    90: {VC: NVA_PLAYS},
    91: {US: MOST_AVAILABLE},
    92: {NVA: SEALORDS_NVA, VC: SEALORDS_VC},
    93: {US: IF_NIXON},
    94: {NVA: TUNNELS_94, VC: TUNNELS_94},
    95: {ARVN: US_PLAYS},
    96: {NVA: VC_PLAYS, VC: TET},
    97: {US: CUT_PATRONAGE},
    98: {US: LONG_TAN, VC: NVA_PLAYS},
    99: {VC: MASHER},
    100: {ARVN: BASE, US: NOT_NIXON},
    102: {NVA: TUNNELS_94, VC: TUNNELS_94, US: IF_NIXON},
    103: {NVA: US_INELIGIBLE, VC: US_INELIGIBLE},
    105: {ARVN: USE_SHADED, NVA: VC_PLAYS},
    106: {ARVN: US_PLAYS},
    107: {NVA: VC_PLAYS},
    109: {NVA: VC_PLAYS},
    110: {ARVN: US_PLAYS, NVA: NO_CONTACT, VC: NO_CONTACT},
    112: {ARVN: COIN_CONTROL},
    113: {ARVN: COIN_CONTROL},
    114: {VC: TRI_QUANG},
    117: {ARVN: COIN_CONTROL, US: NOT_NIXON, VC: NVA_PLAYS},
    118: {US: NOT_NIXON},
    119: {ARVN: US_IS_NONPLAYER},
    120: {ARVN: COIN_CONTROL},
    121: {US: MOST_AVAILABLE},
    122: {NVA: EASTER},
    123: {ARVN: VIETNAMIZATION},
    124: {VC: TET},
}
INSTRUCTIONS = {(number, faction): row[faction] for number, row in BY_CARD.items() for faction in row}
"""By card and Faction."""
