"""1.2 Components, 1.4 Forces and 1.5 Factions: the kinds of pieces, who owns them, and how many there are; who is
friend and enemy to whom (1.5.1).

A kind is an int: what a piece is and how it stands (underground or active, base with or without a tunnel). Counts
live in a flat array indexed by `space * KINDS + kind`. A type is what lies in a box: twelve of them, without the
underground side and the tunnel marker. Kinds of one faction, and of one side, are ranges.
"""

from __future__ import annotations

from typing import NamedTuple

US, ARVN, NVA, VC = FACTIONS = ("US", "ARVN", "NVA", "VC")
COIN_FACTIONS = (US, ARVN)
INSURGENT_FACTIONS = (NVA, VC)
FRIEND = {US: ARVN, ARVN: US, NVA: VC, VC: NVA}
ENEMIES = {US: INSURGENT_FACTIONS, ARVN: INSURGENT_FACTIONS, NVA: COIN_FACTIONS, VC: COIN_FACTIONS}

KIND_NAMES = (
    "us_troop", "us_base", "us_irregular_u", "us_irregular_a",
    "arvn_troop", "arvn_police", "arvn_ranger_u", "arvn_ranger_a", "arvn_base",
    "nva_troop", "nva_guerrilla_u", "nva_guerrilla_a", "nva_base", "nva_tunnel",
    "vc_guerrilla_u", "vc_guerrilla_a", "vc_base", "vc_tunnel",
)  # fmt: skip
KINDS = len(KIND_NAMES)
(
    US_TROOP, US_BASE, IRREGULAR_U, IRREGULAR_A,
    ARVN_TROOP, POLICE, RANGER_U, RANGER_A, ARVN_BASE,
    NVA_TROOP, NVA_GUERRILLA_U, NVA_GUERRILLA_A, NVA_BASE, NVA_TUNNEL,
    VC_GUERRILLA_U, VC_GUERRILLA_A, VC_BASE, VC_TUNNEL,
) = range(KINDS)  # fmt: skip
KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}

# 1.4.1 The force pool: 229 pieces. Out of play may hold US, ARVN and (card 77) NVA; Casualties only US.
POOL = {
    "us_troop":   40, "us_base":        6, "us_irregular": 6,
    "arvn_troop": 30, "arvn_police":   30, "arvn_ranger":  6, "arvn_base": 3,
    "nva_troop":  40, "nva_guerrilla": 20, "nva_base":     9,
    "vc_guerrilla": 30, "vc_base":      9,
}  # fmt: skip
TYPE_NAMES = tuple(POOL)
TYPES = len(TYPE_NAMES)
TYPE = {name: number for number, name in enumerate(TYPE_NAMES)}
POOL_OF = tuple(POOL.values())
TERROR_MARKERS = 15  # 3.3.4 Terror and Sabotage together
TUNNEL_MARKERS = 6  # 1.4.4; single source

US_KINDS = range(US_TROOP, ARVN_TROOP)
ARVN_KINDS = range(ARVN_TROOP, NVA_TROOP)
NVA_KINDS = range(NVA_TROOP, VC_GUERRILLA_U)
VC_KINDS = range(VC_GUERRILLA_U, KINDS)
COIN = range(US_TROOP, NVA_TROOP)
INSURGENT = range(NVA_TROOP, KINDS)
KINDS_OF = {US: US_KINDS, ARVN: ARVN_KINDS, NVA: NVA_KINDS, VC: VC_KINDS}
ENEMY_KINDS = {US: INSURGENT, ARVN: INSURGENT, NVA: COIN, VC: COIN}

TROOPS = (US_TROOP, ARVN_TROOP, NVA_TROOP)
COIN_TROOPS = (US_TROOP, ARVN_TROOP)
ARVN_CUBES = (ARVN_TROOP, POLICE)
COIN_CUBES = (US_TROOP, ARVN_TROOP, POLICE)
CUBES = (US_TROOP, ARVN_TROOP, POLICE, NVA_TROOP)
IRREGULARS = (IRREGULAR_U, IRREGULAR_A)
RANGERS = (RANGER_U, RANGER_A)
SPECIAL_FORCES = (IRREGULAR_U, IRREGULAR_A, RANGER_U, RANGER_A)
NVA_GUERRILLAS = (NVA_GUERRILLA_U, NVA_GUERRILLA_A)
VC_GUERRILLAS = (VC_GUERRILLA_U, VC_GUERRILLA_A)
GUERRILLAS = (NVA_GUERRILLA_U, NVA_GUERRILLA_A, VC_GUERRILLA_U, VC_GUERRILLA_A)
UNDERGROUND_GUERRILLAS = (NVA_GUERRILLA_U, VC_GUERRILLA_U)
ACTIVE_GUERRILLAS = (NVA_GUERRILLA_A, VC_GUERRILLA_A)
NVA_BASES = (NVA_BASE, NVA_TUNNEL)
VC_BASES = (VC_BASE, VC_TUNNEL)
COIN_BASES = (US_BASE, ARVN_BASE)
INSURGENT_BASES = (NVA_BASE, NVA_TUNNEL, VC_BASE, VC_TUNNEL)
BASES = (US_BASE, ARVN_BASE, NVA_BASE, NVA_TUNNEL, VC_BASE, VC_TUNNEL)
TUNNELS = (NVA_TUNNEL, VC_TUNNEL)

CUBES_OF = {US: (US_TROOP,), ARVN: ARVN_CUBES, NVA: (NVA_TROOP,), VC: ()}
TROOPS_OF = {US: (US_TROOP,), ARVN: (ARVN_TROOP,), NVA: (NVA_TROOP,), VC: ()}
SPECIAL_FORCES_OF = {US: IRREGULARS, ARVN: RANGERS, NVA: (), VC: ()}
GUERRILLAS_OF = {US: (), ARVN: (), NVA: NVA_GUERRILLAS, VC: VC_GUERRILLAS}
BASE_OF = {US: US_BASE, ARVN: ARVN_BASE, NVA: NVA_BASE, VC: VC_BASE}
"""Bases without a Tunnel."""
BASES_OF = {US: (US_BASE,), ARVN: (ARVN_BASE,), NVA: NVA_BASES, VC: VC_BASES}
UNDERGROUND_OF = {US: IRREGULAR_U, ARVN: RANGER_U, NVA: NVA_GUERRILLA_U, VC: VC_GUERRILLA_U}
ACTIVE_OF = {US: IRREGULAR_A, ARVN: RANGER_A, NVA: NVA_GUERRILLA_A, VC: VC_GUERRILLA_A}

OWNER = tuple(next(f for f in FACTIONS if kind in KINDS_OF[f]) for kind in range(KINDS))
FORCE = {faction: i for i, faction in enumerate(FACTIONS)}  # where `State.forces` counts the pieces of a faction
FORCE_OF = tuple(FORCE[faction] for faction in OWNER)
FORCES = len(FACTIONS)
IS_BASE = tuple(kind in BASES for kind in range(KINDS))

# 1.4.3 and 1.4.4 The same piece turned over: underground and active, base and tunneled base. Others are themselves.
TURNED = tuple(
    kind - 1 if name.endswith(("_a", "_tunnel")) else kind + 1 if name.endswith("_u") or kind in (NVA_BASE, VC_BASE)
    else kind
    for kind, name in enumerate(KIND_NAMES)
)  # fmt: skip
TYPE_OF = tuple(
    TYPE[name.removesuffix("_u").removesuffix("_a").replace("tunnel", "base")] for name in KIND_NAMES
)  # fmt: skip
KINDS_OF_TYPE = tuple(tuple(kind for kind in range(KINDS) if TYPE_OF[kind] == t) for t in range(TYPES))
PLACED_AS = tuple(kinds[0] for kinds in KINDS_OF_TYPE)
"""1.4.3 How a piece of a type enters the map: underground, or as a base without a tunnel."""

# 4.4.1 The NVA counterpart of each VC piece; a replaced Guerrilla comes in underground (1.4.3).
NVA_COUNTERPART = {
    VC_GUERRILLA_U: NVA_GUERRILLA_U, VC_GUERRILLA_A: NVA_GUERRILLA_U, VC_BASE: NVA_BASE, VC_TUNNEL: NVA_TUNNEL,
}  # fmt: skip

# 7.3 Deception markers. 1.9 There are twelve.
EMPTY_THREAT, HIDDEN_AGENDA, HIDDEN_ASSET = DECEPTION_KINDS = ("empty_threat", "hidden_agenda", "hidden_asset")
# RECONSTRUCTED: no source tells how many markers there are of each kind; four of each is our guess.
DECEPTION_MIX = {EMPTY_THREAT: 4, HIDDEN_AGENDA: 4, HIDDEN_ASSET: 4}


class Deception(NamedTuple):
    """7.3 Where the markers are. Who runs two factions holds them as the first of the two. All are sorted."""

    held: tuple[tuple[str, str], ...] = ()  # holder and kind: known to the holder only
    shown: tuple[tuple[str, str], ...] = ()  # spent, or revealed at the end
    aside: tuple[str, ...] = ()  # may not be inspected
    handicap: tuple[str, ...] = ()  # inexperienced holders, the least experienced first
