"""Tonkin in French: names of what is on the board and of words that stand in sentences."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ...board import printed
from ...components.units import Unit
from ..en.names import month_name, unit_name

MONTHS = (
    "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre", "octobre", "novembre",
    "décembre",
)  # fmt: skip
COMMUNITIES = {"Hanoi": "Hanoï", "Haiphong": "Haïphong", "Dien Bien Phu": "Diên Biên Phu"}
UNITS = {
    "VM HQ": "QG VM",
    "FEF HQ": "QG FEF",
    "VM SD": "Dépôt VM",
    "FEF SD": "Dépôt FEF",
    "Navy": "Marine",
    "Thai": "Thaï",
    "Det. BCL": "Dét. BCL",
}
"""Types of units whose French name is not what is printed."""

WORDS: dict[str, str] = {
    # Sides, the dice, Saigon
    "name.VM": "Viet Minh",
    "name.FEF": "France",
    "name.chance": "Dés",
    "name.saigon": "Saïgon",
    # 1.2 Kinds of units; a kind whose word is also that of an Operation Point or of a counter has no name of its own
    "name.regiment_div": "régiment divisionnaire",
    "name.regiment_ind": "régiment indépendant",
    "name.tieu_doan": "bataillon régional",
    "name.pathet_lao": "Pathet Lao",
    "name.engineer": "génie",
    "name.anti_aircraft": "antiaérien",
    "name.hq": "QG",
    "name.supply_dump": "dépôt (SD)",
    "name.infantry": "infanterie",
    "name.para": "parachutistes",
    "name.groupe_mobile": "groupe mobile",
    "name.tank": "chars",
    "name.amphibious": "amphibie",
    "name.garrison": "garnison",
    "name.thai": "bataillon thaï",
    "name.gcma": "GCMA",
    "name.dna": "Dinassaut",
    # Places
    "name.track": "piste des tours",
    "name.eliminated": "case des éliminés",
    "name.box_1": "case 1",
    "name.box_2": "case 2",
    "name.at_sea": "en mer",
    # 1.10 Phases
    "name.phase.setup": "Mise en place",
    "name.phase.replacement": "Remplacements et renforts",
    "name.phase.vm_move": "Mouvement VM",
    "name.phase.fef_move": "Mouvement FEF",
    "name.phase.attrition": "Phase d’attrition",
    "name.phase.operation": "Opérations",
    "name.phase.supply": "Ravitaillement",
    "name.phase.end": "Fin de partie",
    "name.phase.over": "Terminé",
    # What is reconstructed of a scenario
    "name.data.start": "premier mois",
    "name.data.end": "dernier mois",
    "name.data.setup": "mise en place",
    "name.data.vp": "niveau et échelle de PV",
    "name.data.political_objective": "objectif politique",
    "name.data.rules": "règles spéciales",
    "name.data.number": "numéro",
    "name.data.length": "durée",
    # How numbers are written
    "decimal": ",",
    # 1.7 Seasons
    "name.rain": "saison des pluies",
    "name.dry": "saison sèche",
    # 1.9 Regions, scenarios, degrees of victory
    "name.strategic": "stratégique",
    "name.substantial": "substantielle",
    "name.marginal": "marginale",
    "name.complete": "complète",
    "name.draw": "personne (partie nulle)",
    "name.delta": "delta",
    "name.highlands": "hautes terres",
    "name.na_san": "Na San",
    "name.cao_bang": "Cao Bang",
    "name.hanoi": "Hanoï",
    "name.hoa_binh": "Hoa Binh",
    "name.plaine_des_jarres": "Plaine des Jarres",
    "name.dien_bien_phu": "Diên Biên Phu",
    # 2 Replacements and reinforcements
    "name.lack.out_of_supply": "hors ravitaillement (OoS)",
    "name.lack.far_from_vm_source": "trop loin du QG et des centres de ravitaillement",
    "name.lack.far_from_fef_source": "trop loin des centres de ravitaillement et d’un QG qui reçoit des remplacements",
    "name.lack.two_steps": "déjà 2 pas remplacés",
    "name.lack.no_rp": "trop cher",
    "name.lack.no_road_from_china": "pas de route depuis la Chine",
    "name.lack.no_rebuilding": "pas reconstituée dans ce scénario",
    "name.lack.no_air_transport": "pas assez de transports aériens",
    "name.at_center": "un de vos centres de ravitaillement, libre d’ennemis",
    "name.at_road": "un hexagone de route relié à Thai Nguyen par des routes libres d’ennemis, sauf Hanoï",
    "name.at_village": "un village ami au nom bleu des hautes terres du Vietnam, sur le fleuve Rouge ou à l’ouest",
    "name.near_community": "les hautes terres, à 2 hexagones au plus de la localité choisie",
    "name.at_center_laos": "un centre de ravitaillement FEF du Laos, libre d’ennemis",
    "name.at_center_vietnam": "un centre de ravitaillement FEF du Vietnam, libre d’ennemis",
    "name.at_harbor": "un port libre d’ennemis et permis",
    "name.fly": "par avion",
    "name.withdraw_any": "une unité quelconque",
    "name.withdraw_para": "une unité para",
    "name.withdraw_REI": "un bataillon REI",
    "name.withdraw_Navy": "la Marine",
    # 3, 4 Parts of questions about movement
    "name.move_together": "se déplacent ensemble",
    "name.overrun_too": "font aussi une percée (les autres ne peuvent plus bouger)",
    "name.others_bound": ", et les autres ne pourront plus que faire une percée",
    # 3.3 Transports
    "name.truck": "transport par camion",
    "name.air": "transport aérien",
    "name.no_limit": "sans limite",
    "name.by_walk": "par voie de terre",
    "name.by_truck": "par camion",
    "name.by_air": "par avion",
    "name.by_drop": "par parachutage",
    "name.by_river": "par voie fluviale",
    "name.by_ship": "par bateau",
    # 6.3 What an Operation Point does
    "name.chain_later": ", 3 de plus si tous sont DG et forment une chaîne",
    "name.chain_now": ", tous en une chaîne avec ceux retirés",
    "name.remove_markers": "retirer des marqueurs",
    "name.trenches": "creuser des retranchements",
    "name.move": "déplacer",
    "name.barrage": "barrage aérien ou naval",
    "name.roads": "détruire des routes",
    "name.artillery": "barrage d’artillerie",
    "name.attack": "attaquer",
    "name.pass": "rien",
    "name.pass_all": "plus rien",
    # 6.4-6.16 Combat and barrage
    "name.or_attack": ", ou attaquez avec celles-ci",
    "name.airstrike": "Frappe aérienne",
    "name.nobody": "personne",
    "name.miss": "manqué",
    "name.DG&DL": "DG & DL",
    # 6.5 Parts of the question about retreats
    "name.or_stay": "ou restez",
    "name.or_stay_with_hq": "ou restez ; le QG est ici, et s’il est perdu, la partie l’est aussi",
    # 6.6, 6.8 What modifies a die
    "name.drm.none": "aucun modificateur",
    "name.drm.each": "modificateurs propres à chaque unité",
    "name.drm.morale": "moral des unités de tête",
    "name.drm.bolshevik": "esprit bolchevique",
    "name.drm.clear": "terrain dégagé",
    "name.drm.rough": "terrain accidenté",
    "name.drm.forest": "forêt",
    "name.drm.mountain": "montagne",
    "name.drm.minor_river": "rivière",
    "name.drm.major_river": "fleuve",
    "name.drm.trench": "retranchement",
    "name.drm.rain": "pluie",
    "name.drm.early_years": "FEF avant juin 1952",
    "name.drm.airdrop": "parachutage",
    "name.drm.no_sd": "aucun dépôt à 3 hexagones",
    "name.drm.odds_below": "rapport inférieur à 1-2",
    "name.drm.odds_above": "rapport supérieur à 5-1",
    "name.drm.hero": "officier en première ligne",
    "name.drm.good_morale": "moral de 4 ou plus",
    "name.drm.artillery": "artillerie en défense",
    "name.drm.gcma": "GCMA",
    "name.drm.best_morale": "moral de 5",
    "name.drm.crowded": "6 points d’empilement ou plus",
    "name.drm.target_dg": "cible DG",
    "name.drm.flak": "unité antiaérienne",
}


def french_unit(unit: Unit) -> str:
    return UNITS[unit.type] + unit.name.removeprefix(unit.type) if unit.type in UNITS else unit_name(unit)


NAMES = catalogue(
    WORDS,
    {f"name.{turn['month']}": month_name(turn["month"], MONTHS) for turn in printed().turns},
    {f"name.{printed().ids[c.hex]}": COMMUNITIES.get(c.name, c.name) for c in printed().communities},
    {f"name.{unit.key}": french_unit(unit) for unit in printed().units},
)
