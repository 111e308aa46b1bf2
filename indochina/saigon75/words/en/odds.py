"""Saigon 75 in English: what may come of a choice, and what a forecast assumes."""

ODDS: dict[str, str] = {
    # What may come of it
    "odds.hits": "Hits on {side} in {space}",
    "odds.retreats": "Retreats from {space}",
    "odds.retreat": "{side}: {count}",
    "odds.no_retreat": "none",
    "odds.air": "Air Support markers lost",
    "odds.activations": "Activations",
    "odds.combats": "Combats possible",
    # What a forecast assumes
    "odds.assuming": "Assuming: {what}.",
    "odds.assume.combat.declare": "no other combat comes first",
    "odds.assume.combat.units": "as many units as possible attack",
    "odds.assume.combat.vc": "all VC battalions there defend",
    "odds.assume.combat.bonus": "no further bonus dice",
}
