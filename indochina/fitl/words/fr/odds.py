"""Fire in the Lake in French: what may come of a choice, and what a forecast assumes."""

ODDS: dict[str, str] = {
    # What may come of it
    "odds.attack": "Attaque ({space})",
    "odds.attack.hit": "succès, pièces ennemies retirées : {count}",
    "odds.attack.miss": "sans effet",
    "odds.tunnel": "Tunnel ({space})",
    "odds.tunnel.gone": "le marqueur disparaît, la Base reste",
    "odds.tunnel.holds": "le Tunnel tient",
    "odds.cobras": "Cobras",
    "odds.cobras.lost": "une Troupe US est perdue",
    "odds.cobras.none": "aucune Troupe US n’est perdue",
    "odds.air_strike": "Frappe aérienne",
    "odds.air_strike.hits": "coups : {count}",
    "odds.trail": "Piste",
    "odds.trail.enough": "assez de coups pour la dégrader",
    "odds.trail.short": "pas assez de coups pour la dégrader",
    "odds.trail.falls": "elle est dégradée",
    "odds.trail.missed": "elle reste, les coups sont dépensés",
    # What a forecast assumes
    "odds.assuming": "On suppose : {what}.",
    "odds.assume.attack.action": "les Guérillas attaquent",
    "odds.assume.assault.patton": "les coups supplémentaires de Patton ne servent pas",
    "odds.assume.assault.target": "les deux ennemis sont frappés",
    "odds.assume.assault.abrams": "aucune Base n’est prise d’abord",
    "odds.assume.assault.underground": "aucune Guérilla clandestine n’est prise",
    "odds.assume.assault.piece": "n’importe laquelle des pièces proposées s’en va",
    "odds.assume.advise.action": "l’ARVN donne l’assaut",
}
