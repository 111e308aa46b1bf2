"""French words: those of all parts, and names."""

from __future__ import annotations

from .. import combat as messages_combat
from .. import frame as messages_frame
from .. import movement as messages_movement
from .. import replacements as messages_replacements
from .. import solo as messages_solo
from ..names import french

FACE: dict[str, str] = {
    "decimal": ",",
    "why.over": "la partie est terminée",
    "why.other_question": "pas parmi les réponses à la question posée : {prompt}",
    "notice.reconstructed": "Reconstitué pour {scenario}, non vu sur l’original : {what}.",
    "notice.own_map": "Les règles suivent votre fichier ; la carte est dessinée telle qu’elle est fournie.",
    # --- chances
    "odds.assuming": "On suppose : {what}.",
    "odds.assume.attack.vm_units": "les unités déjà choisies attaquent",
    "odds.assume.barrage.vm_units": "les unités déjà choisies tirent",
    "odds.assume.combat.retreat_before": "personne ne recule avant le combat",
    "odds.assume.combat.ambush": "pas d’embuscade",
    "odds.assume.combat.ambush_target": "l’embuscade vise la première unité",
    "odds.assume.combat.attack_leader": "le meilleur moral mène l’attaque",
    "odds.assume.combat.defence_leader": "le meilleur moral mène la défense",
    "odds.assume.combat.bolshevik": "pas d’esprit bolchevique",
    "odds.assume.combat.front": "les officiers restent en arrière",
    "odds.result": "Combat ({hex})",
    "odds.2xAL": "2xAL : l’attaquant perd 2 pas",
    "odds.Ex-AL": "Ex-AL : l’attaquant perd 2 pas, le défenseur 1",
    "odds.Ex": "Ex : chacun perd 1 pas",
    "odds.Ex-DL": "Ex-DL : l’attaquant perd 1 pas, le défenseur 2",
    "odds.2xDL": "2xDL : le défenseur perd 2 pas",
    "odds.dg": "Désorganisation ({side})",
    "odds.dg_all": "désorganisé (DG)",
    "odds.dg_none": "en bon ordre",
    "odds.dg_same": "personne d’autre",
    "odds.dg_more": "d’autres aussi",
    "odds.dg_already": "tous déjà désorganisés (DG)",
    "odds.barrage": "Barrage ({hex})",
    "odds.miss": "manqué",
    "odds.DG": "DG : tous désorganisés",
    "odds.DG&DL": "DG & DL : tous désorganisés, 1 pas perdu",
    "odds.strengths": "{attack} contre {defence}",
    "odds.points": "Valeur de barrage",
    "odds.drm": "Modificateur total",
    "odds.none": "personne de visible n’y combat",
    "odds.no_leader": "aucune unité ne peut mener l’attaque",
    "odds.all": "tous ceux qui le peuvent y participent",
    "odds.leaders": "le meilleur moral mène de chaque côté",
    "odds.from": "départ de la percée ({hex})",
    "odds.no_flak": "aucune unité antiaérienne cachée à proximité",
    "odds.in_sight": "il n’y a là que les pions visibles",
    "odds.ambush": "Embuscade",
    "odds.ambush_0": "sans effet",
    "odds.ambush_1": "{victim} perd un pas",
    "odds.ambush_2": "chacun perd un pas",
    "odds.ambush_3": "{unit} perd un pas",
}

FRENCH: dict[str, str] = {
    **french(),
    **messages_movement.FR,
    **messages_combat.FR,
    **messages_replacements.FR,
    **messages_frame.FR,
    **messages_solo.FR,
    **FACE,
}
