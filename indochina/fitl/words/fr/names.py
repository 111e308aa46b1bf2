"""Fire in the Lake in French: names of what is on the board and of words that stand in sentences."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ...components.pieces import EMPTY_THREAT, HIDDEN_AGENDA, HIDDEN_ASSET
from ..en.names import CARD_NAMES, LASTING_NAMES
from ..en.names import SPACE_NAMES as PRINTED
from ..markers import marker_names

FOREIGN: dict[str, str] = {
    "name.north-vietnam": "Nord-Vietnam",
    "name.central-laos": "Laos central",
    "name.southern-laos": "Laos méridional",
    "name.ne-cambodia": "Cambodge du Nord-Est",
    "name.fishhook": "L’Hameçon",
    "name.parrots-beak": "Le Bec de canard",
}
SPACE_NAMES = PRINTED | FOREIGN
MARKERS = {EMPTY_THREAT: "Menace en l’air", HIDDEN_AGENDA: "Dessein caché", HIDDEN_ASSET: "Atout caché"}
"""7.3 The kinds of Deception markers."""

WORDS: dict[str, str] = {
    # Seats
    "name.chance": "Dés",
    "name.US": "US",
    "name.ARVN": "ARVN",
    "name.NVA": "NVA",
    "name.VC": "VC",
    # 1.4 Pieces
    "name.us_troop": "Troupe US",
    "name.us_base": "Base US",
    "name.us_irregular": "Irrégulier",
    "name.us_irregular_u": "Irrégulier clandestin",
    "name.us_irregular_a": "Irrégulier actif",
    "name.arvn_troop": "Troupe ARVN",
    "name.arvn_police": "Police",
    "name.arvn_ranger": "Ranger",
    "name.arvn_ranger_u": "Ranger clandestin",
    "name.arvn_ranger_a": "Ranger actif",
    "name.arvn_base": "Base ARVN",
    "name.nva_troop": "Troupe NVA",
    "name.nva_guerrilla": "Guérilla NVA",
    "name.nva_guerrilla_u": "Guérilla NVA clandestine",
    "name.nva_guerrilla_a": "Guérilla NVA active",
    "name.nva_base": "Base NVA",
    "name.nva_tunnel": "Base NVA avec Tunnel",
    "name.vc_guerrilla": "Guérilla VC",
    "name.vc_guerrilla_u": "Guérilla VC clandestine",
    "name.vc_guerrilla_a": "Guérilla VC active",
    "name.vc_base": "Base VC",
    "name.vc_tunnel": "Base VC avec Tunnel",
    # 1.4 Where pieces are kept
    "name.available": "Disponibles",
    "name.casualties": "Pertes",
    "name.out_of_play": "Hors jeu",
    # 1.6 Support and Opposition
    "name.active_support": "Soutien actif",
    "name.passive_support": "Soutien passif",
    "name.neutral": "Neutre",
    "name.passive_opposition": "Opposition passive",
    "name.active_opposition": "Opposition active",
    # 1.7 Control
    "name.control_coin": "contrôle COIN",
    "name.control_nva": "contrôle NVA",
    "name.control_none": "aucun contrôle",
    # 1.8, 6.2 Tracks
    "name.arvn_resources": "Ressources ARVN",
    "name.nva_resources": "Ressources NVA",
    "name.vc_resources": "Ressources VC",
    "name.aid": "Aide",
    "name.patronage": "Patronage",
    "name.econ": "Écon totale",
    "name.trail": "Piste",
    # 2.3 What a Faction may do
    "name.op": "Opération",
    "name.op_sa": "Opération avec Activité spéciale",
    "name.limop": "Opération limitée",
    "name.pass": "Passer",
    "name.event": "Événement",
    "name.shaded": "Événement ombré",
    "name.unshaded": "Événement non ombré",
    "name.single": "Événement",
    "name.done": "Terminer",
    "name.end": "Mettre fin",
    "name.give": "donner des Ressources",
    "name.ask": "demander des Ressources",
    "name.play": "jouer",
    "name.hold": "garder en réserve",
    # 2.4.1 RVN Leaders
    "name.minh": "Duong Van Minh",
    "name.khanh": "Nguyen Khanh",
    "name.young_turks": "Young Turks",
    "name.ky": "Nguyen Cao Ky",
    "name.thieu": "Nguyen Van Thieu",
    "name.no_leader": "sans effet durable",
    # 3.2, 3.3 Operations
    "name.train": "Entraîner",
    "name.patrol": "Patrouiller",
    "name.sweep": "Ratisser",
    "name.assault": "Assaut",
    "name.rally": "Rallier",
    "name.march": "Marche",
    "name.attack": "Attaque",
    "name.terror": "Terreur",
    # 4 Special Activities
    "name.both": "NVA et VC",
    "name.advise": "Conseiller",
    "name.air_lift": "Pont aérien",
    "name.air_strike": "Frappe aérienne",
    "name.govern": "Gouverner",
    "name.transport": "Transporter",
    "name.raid": "Raid",
    "name.infiltrate": "Infiltrer",
    "name.bombard": "Bombarder",
    "name.ambush": "Embuscade",
    "name.tax": "Taxer",
    "name.subvert": "Subvertir",
    # 5.4 Momentum that is not named as its card
    "name.medevac_unshaded": "Medevac (non ombré)",
    "name.medevac_shaded": "Medevac (ombré)",
    "name.da_nang_event": "Da Nang (carte)",
    # 5 What an Event wants a space for
    "name.to_support": "à décaler vers le Soutien actif",
    "name.to_opposition": "à décaler vers l’Opposition active",
    "name.to_neutral": "à décaler vers Neutre",
    "name.to_shift": "à décaler",
    "name.to_remove": "où retirer des pièces",
    "name.to_place": "où placer des pièces",
    "name.to_replace": "où remplacer des pièces",
    "name.to_move_from": "d’où déplacer des pièces",
    "name.to_move_to": "où envoyer des pièces",
    "name.to_operate": "pour l’Opération gratuite",
    "name.to_terror": "pour un marqueur de Terreur",
    "name.to_flip": "où retourner des pièces",
    "name.to_tunnel": "pour des marqueurs Tunnel",
    "name.to_remove_near": "où retirer des pièces, et à côté",
    # 5 Where an Event takes pieces from
    "name.from_available": "les Disponibles d’abord",
    "name.from_casualties": "depuis les Pertes",
    "name.from_out_of_play": "de hors jeu",
    # 8.9 The lone player
    "name.maoist_revolution": "Révolution maoïste",
    "name.mechanized_reunification": "Réunification mécanisée",
    "name.mandarin_redux": "Retour des mandarins",
    "name.mcnamara_redemption": "Rédemption de McNamara",
    "name.soldiering_on": "La guerre continue",
    "name.communism_contained": "Communisme endigué",
    "name.national_liberation": "Libération nationale",
}

NAMES = catalogue(SPACE_NAMES, CARD_NAMES, LASTING_NAMES, marker_names(MARKERS), WORDS)
