"""Settings of a game: what C.7 and C.2 leave to the players, and other readings of rulings."""

from __future__ import annotations

from indochina.core.rules import Setting

HELD_UNIT, SECOND_COMBAT = "ruling_held_unit", "ruling_second_combat"
RULINGS = {
    HELD_UNIT: "E-20 the unit held may be taken as a loss or made to retreat, though it gives no die",
    SECOND_COMBAT: "S.6 a defender that retreats into a province where a combat follows defends there too",
}
"""Other readings than ours (docs/rulings.md): what each makes of the card or rule."""

SETTINGS = {
    "hand": Setting(
        ("3", "8"), "C.7 cards in hand: 3, drawing a new one each turn, or 8 for players who know the game"
    ),
    "momentum": Setting(
        ("hidden", "open"), "C.2 numbers of the Momentum Tokens: face down until their turn, or face up"
    ),
    **{name: Setting(("no", "yes"), told) for name, told in RULINGS.items()},
}
