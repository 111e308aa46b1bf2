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
    # What is told beside the question
    "odds.take": "{side} takes {space}",
    "odds.drive_out": "{side} drives the enemy out of {space}",
    "odds.with_air": "{what} (Air dice added: {count})",
    "odds.diverted_lost": "{unit}: nowhere to go, it would be lost",
    "odds.overstacked": "{space}: units too many, eliminated when movement ends",
    # What a forecast assumes
    "odds.assuming": "Assuming: {what}.",
    "odds.assume.combat.declare": "no other combat comes first",
    "odds.assume.combat.units": "as many units as possible attack",
    "odds.assume.combat.vc": "all VC battalions there defend",
    "odds.assume.combat.bonus": "no further bonus dice",
    "odds.holding_on": "each side holds on as best it can, and no event changes the results",
    "odds.unused.points": "Activations left: {count}.",
    "odds.unused.battlefields": "Provinces where you could still attack: {count}.",
    "odds.assume.as_many": "as many as possible",
    # What a choice would change
    "odds.change.units": "{kind}: {by}",
    "odds.change.militia": "militia",
    "odds.change.no_militia": "no militia any more",
    "odds.change.control": "{side} control",
    "odds.change.overstacked": "{side}, units: {units}, of which {limit} may stay",
    "odds.change.left": "Activations left: {before} → {after}",
    "odds.change.air": "Air Support markers: {before} → {after}",
    "odds.change.infiltration": "Infiltration markers: {before} → {after}",
    "odds.change.momentum": "Momentum Tokens: {before} → {after}",
    "odds.change.nv_plus1": "+1 markers of NV: {before} → {after}",
    "odds.change.sv_plus1": "+1 markers of SV: {before} → {after}",
    "odds.change.nv_provinces": "provinces of NV: {before} → {after}",
}
