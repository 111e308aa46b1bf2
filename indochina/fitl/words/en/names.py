"""Fire in the Lake in English: names of what is on the board and of words that stand in sentences."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ...board import IDS
from ...board import NAMES as SPACES
from ...cards import DA_NANG_EVENT, MEDEVAC_SHADED, MEDEVAC_UNSHADED
from ...components.pieces import EMPTY_THREAT, HIDDEN_AGENDA, HIDDEN_ASSET
from ...events import CARDS
from ..markers import marker_names

SPACE_NAMES = {f"name.{key}": name for key, name in zip(IDS, SPACES)}
CARD_NAMES = {f"name.card-{number}": f"{number} {card.title}" for number, card in CARDS.items()}
LASTING_NAMES = {
    f"name.{name}": card.title
    for card in CARDS.values()
    for name in (card.capability, *card.momentum.values())
    if name and name not in (MEDEVAC_UNSHADED, MEDEVAC_SHADED, DA_NANG_EVENT)
}
"""5.3 Capabilities, 5.4 Momentum."""
MARKERS = {EMPTY_THREAT: "Empty Threat", HIDDEN_AGENDA: "Hidden Agenda", HIDDEN_ASSET: "Hidden Asset"}
"""7.3 The kinds of Deception markers."""

WORDS: dict[str, str] = {
    # Seats
    "name.chance": "Dice",
    "name.US": "US",
    "name.ARVN": "ARVN",
    "name.NVA": "NVA",
    "name.VC": "VC",
    # 1.4 Pieces
    "name.us_troop": "US Troop",
    "name.us_base": "US Base",
    "name.us_irregular": "Irregular",
    "name.us_irregular_u": "Underground Irregular",
    "name.us_irregular_a": "Active Irregular",
    "name.arvn_troop": "ARVN Troop",
    "name.arvn_police": "Police",
    "name.arvn_ranger": "Ranger",
    "name.arvn_ranger_u": "Underground Ranger",
    "name.arvn_ranger_a": "Active Ranger",
    "name.arvn_base": "ARVN Base",
    "name.nva_troop": "NVA Troop",
    "name.nva_guerrilla": "NVA Guerrilla",
    "name.nva_guerrilla_u": "Underground NVA Guerrilla",
    "name.nva_guerrilla_a": "Active NVA Guerrilla",
    "name.nva_base": "NVA Base",
    "name.nva_tunnel": "Tunneled NVA Base",
    "name.vc_guerrilla": "VC Guerrilla",
    "name.vc_guerrilla_u": "Underground VC Guerrilla",
    "name.vc_guerrilla_a": "Active VC Guerrilla",
    "name.vc_base": "VC Base",
    "name.vc_tunnel": "Tunneled VC Base",
    # 1.4 Where pieces are kept
    "name.available": "Available",
    "name.casualties": "Casualties",
    "name.out_of_play": "out of play",
    # 1.6 Support and Opposition
    "name.active_support": "Active Support",
    "name.passive_support": "Passive Support",
    "name.neutral": "Neutral",
    "name.passive_opposition": "Passive Opposition",
    "name.active_opposition": "Active Opposition",
    # 1.7 Control
    "name.control_coin": "COIN Control",
    "name.control_nva": "NVA Control",
    "name.control_none": "no Control",
    # 1.8, 6.2 Tracks
    "name.arvn_resources": "ARVN Resources",
    "name.nva_resources": "NVA Resources",
    "name.vc_resources": "VC Resources",
    "name.aid": "Aid",
    "name.patronage": "Patronage",
    "name.econ": "Total Econ",
    "name.trail": "the Trail",
    # 2.3 What a Faction may do
    "name.op": "Operation",
    "name.op_sa": "Operation with Special Activity",
    "name.limop": "Limited Operation",
    "name.pass": "Pass",
    "name.event": "Event",
    "name.shaded": "shaded Event",
    "name.unshaded": "unshaded Event",
    "name.single": "Event",
    "name.done": "Done",
    "name.end": "End",
    "name.give": "give Resources",
    "name.ask": "ask for Resources",
    "name.play": "play",
    "name.hold": "hold back",
    # 2.4.1 RVN Leaders
    "name.minh": "Duong Van Minh",
    "name.khanh": "Nguyen Khanh",
    "name.young_turks": "Young Turks",
    "name.ky": "Nguyen Cao Ky",
    "name.thieu": "Nguyen Van Thieu",
    "name.no_leader": "nobody with a lasting effect",
    # 3.2, 3.3 Operations
    "name.train": "Train",
    "name.patrol": "Patrol",
    "name.sweep": "Sweep",
    "name.assault": "Assault",
    "name.rally": "Rally",
    "name.march": "March",
    "name.attack": "Attack",
    "name.terror": "Terror",
    # 4 Special Activities
    "name.both": "NVA and VC",
    "name.advise": "Advise",
    "name.air_lift": "Air Lift",
    "name.air_strike": "Air Strike",
    "name.govern": "Govern",
    "name.transport": "Transport",
    "name.raid": "Raid",
    "name.infiltrate": "Infiltrate",
    "name.bombard": "Bombard",
    "name.ambush": "Ambush",
    "name.tax": "Tax",
    "name.subvert": "Subvert",
    # 5.4 Momentum that is not named as its card
    "name.medevac_unshaded": "Medevac (unshaded)",
    "name.medevac_shaded": "Medevac (shaded)",
    "name.da_nang_event": "Da Nang (card)",
    # 5 What an Event wants a space for
    "name.to_support": "to shift toward Active Support",
    "name.to_opposition": "to shift toward Active Opposition",
    "name.to_neutral": "to shift toward Neutral",
    "name.to_shift": "to shift",
    "name.to_remove": "to remove pieces from",
    "name.to_place": "to place pieces in",
    "name.to_replace": "to replace pieces in",
    "name.to_move_from": "to move pieces from",
    "name.to_move_to": "to move pieces to",
    "name.to_operate": "for the free Operation",
    "name.to_terror": "for a Terror marker",
    "name.to_flip": "to turn pieces over in",
    "name.to_tunnel": "for Tunnel markers",
    "name.to_remove_near": "to remove pieces in and next to",
    # 5 Where an Event takes pieces from
    "name.from_available": "Available ones first",
    "name.from_casualties": "from Casualties",
    "name.from_out_of_play": "from out of play",
    # 8.9 The lone player
    "name.maoist_revolution": "Maoist Revolution",
    "name.mechanized_reunification": "Mechanized Reunification",
    "name.mandarin_redux": "Mandarin Redux",
    "name.mcnamara_redemption": "McNamara Redemption",
    "name.soldiering_on": "Soldiering On",
    "name.communism_contained": "Communism Contained",
    "name.national_liberation": "National Liberation",
}

NAMES = catalogue(SPACE_NAMES, CARD_NAMES, LASTING_NAMES, marker_names(MARKERS), WORDS)
