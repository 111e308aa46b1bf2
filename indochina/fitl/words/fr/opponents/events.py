"""Fire in the Lake in French: reasons of the Non-players, those about Events (8.4)."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ..names import NAMES
from ..questions import QUESTIONS

# English shows these words of a Non-player's reasons by their keys.
EITHER = {
    f"name.{key.rpartition('.')[2]}": text for key, text in QUESTIONS.items() if key.startswith("option.event.either.")
}
EITHER_NAMES = {key: text for key, text in EITHER.items() if key not in NAMES}

WORDS: dict[str, str] = {
    # 8.1, 8.4.1 whether to play it
    "name.np.event.rifle": "un fusil : cet Événement n’est jamais joué",
    "name.np.event.effect": "l’Événement aurait un effet",
    "name.np.event.play": "jouer l’Événement",
    "name.np.plays.us": "un joueur a les US",
    "name.np.plays.arvn": "un joueur a l’ARVN",
    "name.np.plays.nva": "un joueur a la NVA",
    "name.np.plays.vc": "un joueur a le VC",
    "name.np.nonplayer.arvn": "l’ARVN est un Non-joueur",
    "name.np.nonplayer.us": "les US sont un Non-joueur",
    "name.np.policy.not_nixon": "la Politique US est JFK ou LBJ",
    "name.np.policy.nixon": "la Politique US est Nixon",
    "name.np.policy.jfk": "la Politique US est JFK",
    "name.np.policy.lbj": "la Politique US est LBJ",
    "name.np.us_ineligible": "les US sont inéligibles",
    "name.np.no_irregulars": "pas d’Irréguliers au Laos ni au Cambodge",
    "name.np.removes_base": "il retirerait une Base ennemie",
    "name.np.adds_coin_control": "il ajouterait au moins 2 de Population sous Contrôle COIN",
    "name.np.adds_nva_control": "il ajouterait de la Population sous Contrôle NVA",
    "name.np.shaded": "prendre le texte ombré",
    # single cards
    "name.np.card.3": "partie Short, ou Linebacker II est joué",
    "name.np.card.26": "aucune Base NVA sans ennemis clandestins",
    "name.np.card.36": "le plus de Troupes US, puis un Tunnel à soi",
    "name.np.card.43": "l’argent que nomme l’instruction",
    "name.np.card.50": "d’abord les pièces US qui sont hors jeu",
    "name.np.card.56": "aucune Base au Sud avec 2 Guérillas",
    "name.np.card.56.nva": "Attaque, Infiltrer, Terreur, Rallier",
    "name.np.card.62": "juste assez de Troupes pour en trouver le plus",
    "name.np.card.63": "ne réduire le Patronage que d’un joueur ARVN",
    "name.np.card.67": "Guérillas de l’Opposition vers le Soutien",
    "name.np.card.69": "Conseiller ou Frappe aérienne, selon la Politique US",
    "name.np.card.70": "assez d’unités pour retirer tous les ennemis",
    "name.np.card.77": "Ressources en dessous de 20, sinon Infiltrer",
    "name.np.card.82": "des pièces avec LBJ, sinon de l’argent",
    "name.np.card.91": "le plus de pièces US vers les Disponibles",
    "name.np.card.92.nva": "2 Bases, et les autres dans 2 espaces",
    "name.np.card.92.vc": "toutes dans 1 espace en Soutien",
    "name.np.card.94": "le plus de Tunnels à soi",
    "name.np.card.98": "ce que veut la Politique US est impossible",
    "name.np.card.98.choice": "des Troupes avec LBJ, sinon des Guérillas",
    "name.np.card.99": "Marche là où une Embuscade retire des ennemis",
    "name.np.card.110": "Mousson, ou aucune des siennes n’est active",
    "name.np.card.114": "3 Villes en Soutien d’un Non-joueur US",
    "name.np.card.122": "priorités de Marche NVA, vers les Bases US",
    "name.np.card.123": "des Troupes, pour le plus de Population sous Contrôle COIN",
    "name.np.card.124": "Saigon, Hue et des Villes au sort",
    # 8.4.3-8.4.5 choices
    "name.np.event.benefit": "ce qui lui profite, ou à sa Faction amie",
    "name.np.event.own_first": "ses propres Troupes d’abord",
    "name.np.event.enemy": "un ennemi au sort",
    "name.np.event.nonplayer": "Non-joueur",
    "name.np.event.fight": "comme dans ses Opérations",
    "name.np.event.sweep": "aucune raison d’Assaut : Ratisser",
    "name.np.event.shift": "le décalage le meilleur pour lui",
    "name.np.event.space": "un espace de l’Événement",
    "name.np.event.named": "ce que nomme son instruction",
    "name.np.event.bases": "le plus de Bases",
    "name.np.event.pieces": "le plus de pièces",
    "name.np.event.others": "les pièces de l’autre Faction",
    "name.np.event.underground": "avec des Guérillas clandestines",
    "name.np.event.support": "en Soutien",
    "name.np.event.opposition": "en Opposition",
    "name.np.event.any_base": "avec une Base",
    "name.np.event.population": "la plus forte Population",
    "name.np.event.coin_population": "le plus de Population vers le Contrôle COIN",
    "name.np.event.coin_population_here": "dans cet espace seul",
    "name.np.event.us_troops": "le plus de Troupes US",
    "name.np.event.guerrillas": "le plus de Guérillas",
    "name.np.event.own_tunnel": "ses propres Bases où creuser un Tunnel",
    "name.np.event.tunnels": "le plus de Tunnels",
    "name.np.event.activated": "le plus de Guérillas activées",
    "name.np.event.same_space": "autant que possible dans un seul espace",
    "name.np.event.place": "les Bases d’abord, les cubes à parts égales",
    "name.np.event.remove_enemy": "les ennemis, les Bases d’abord",
    "name.np.event.remove_own": "ses propres pièces, les Bases en dernier",
    "name.np.event.move": "autant que possible",
    "name.np.event.count": "autant que possible",
    "name.np.event.box": "l’ordre des cases",
    "name.np.event.strike": "les coups dans l’ordre des pièces",
    "name.np.shift.gain_support": "le plus grand gain de Soutien total",
    "name.np.shift.lose_support": "la plus grande perte de Soutien total",
    "name.np.shift.least_support": "le plus petit gain de Soutien total",
    "name.np.shift.gain_opposition": "le plus grand gain d’Opposition totale",
    "name.np.shift.lose_opposition": "la plus grande perte d’Opposition totale",
    "name.np.shift.least_opposition": "le plus petit gain d’Opposition totale",
}

EVENTS = catalogue(EITHER_NAMES, WORDS)
