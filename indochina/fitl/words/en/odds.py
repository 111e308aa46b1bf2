"""Fire in the Lake in English: what may come of a choice, and what a forecast assumes."""

ODDS: dict[str, str] = {
    # What may come of it
    "odds.attack": "Attack in {space}",
    "odds.attack.hit": "success, enemy pieces removed: {count}",
    "odds.attack.miss": "no effect",
    "odds.tunnel": "Tunnel in {space}",
    "odds.tunnel.gone": "the marker goes, the Base stays",
    "odds.tunnel.holds": "the Tunnel holds",
    "odds.cobras": "Cobras",
    "odds.cobras.lost": "a US Troop is lost",
    "odds.cobras.none": "no US Troop is lost",
    "odds.air_strike": "Air Strike",
    "odds.air_strike.hits": "hits: {count}",
    "odds.trail": "Trail",
    "odds.trail.enough": "enough hits to Degrade it",
    "odds.trail.short": "too few hits to Degrade it",
    "odds.trail.falls": "it is Degraded",
    "odds.trail.missed": "it stays, the hits are spent",
    # What a forecast assumes
    "odds.assuming": "Assuming: {what}.",
    "odds.assume.attack.action": "the Guerrillas Attack",
    "odds.assume.assault.patton": "Patton’s extra hits are not used",
    "odds.assume.assault.target": "both enemies are struck",
    "odds.assume.assault.abrams": "no Base is taken first",
    "odds.assume.assault.underground": "no Underground Guerrilla is taken",
    "odds.assume.assault.piece": "any of the pieces offered are removed",
    "odds.assume.advise.action": "ARVN Assaults",
}
