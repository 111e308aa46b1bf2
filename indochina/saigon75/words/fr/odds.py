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
    # What a forecast assumes
    "odds.assuming": "On suppose : {what}.",
    "odds.assume.combat.declare": "aucun autre combat n’a lieu avant",
    "odds.assume.combat.units": "autant d’unités que possible attaquent",
    "odds.assume.combat.vc": "tous les bataillons VC sur place défendent",
    "odds.assume.combat.bonus": "aucun autre dé bonus",
}
