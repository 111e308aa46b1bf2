"""Saigon 75 in French: what may come of a choice, and what a forecast assumes."""

ODDS: dict[str, str] = {
    # What may come of it
    "odds.hits": "X contre {side} ({space})",
    "odds.retreats": "Retraites ({space})",
    "odds.retreat": "{side} : {count}",
    "odds.no_retreat": "aucune",
    "odds.air": "Marqueurs d’Appui aérien perdus",
    "odds.activations": "Activations possibles",
    "odds.combats": "Combats possibles",
    # What is told beside the question
    "odds.take": "{side} prend la province ({space})",
    "odds.drive_out": "{side} chasse l’ennemi ({space})",
    "odds.with_air": "{what} (dés aériens ajoutés : {count})",
    "odds.diverted_lost": "aucune issue, l’unité serait perdue ({unit})",
    "odds.overstacked": "unités en trop, éliminées à la fin du mouvement ({space})",
    # What a forecast assumes
    "odds.assuming": "On suppose : {what}.",
    "odds.assume.combat.declare": "aucun autre combat n’a lieu avant",
    "odds.assume.combat.units": "autant d’unités que possible attaquent",
    "odds.assume.combat.vc": "tous les bataillons VC sur place défendent",
    "odds.assume.combat.bonus": "aucun autre dé bonus",
    "odds.holding_on": "chaque camp tient de son mieux et aucun événement ne change les résultats",
    "odds.unused.points": "Activations restantes : {count}.",
    "odds.unused.battlefields": "Provinces où vous pourriez encore attaquer : {count}.",
    "odds.assume.as_many": "autant que possible",
    # Ce qu’un choix changerait
    "odds.change.units": "{kind} : {by}",
    "odds.change.militia": "milice",
    "odds.change.no_militia": "plus de milice",
    "odds.change.control": "contrôle {side}",
    "odds.change.overstacked": "{side}, unités : {units}, dont {limit} peuvent rester",
    "odds.change.left": "activations restantes : {before} → {after}",
    "odds.change.air": "marqueurs d’Appui aérien : {before} → {after}",
    "odds.change.infiltration": "marqueurs d’Infiltration : {before} → {after}",
    "odds.change.momentum": "jetons Momentum : {before} → {after}",
    "odds.change.nv_plus1": "marqueurs +1 du NV : {before} → {after}",
    "odds.change.sv_plus1": "marqueurs +1 du SV : {before} → {after}",
    "odds.change.nv_provinces": "provinces du NV : {before} → {after}",
}
