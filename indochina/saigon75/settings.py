"""Settings of a game: what C.7 and C.2 leave to the players."""

from __future__ import annotations

from indochina.core.rules import Setting

SETTINGS = {
    "hand": Setting(
        ("3", "8"), "C.7 cards in hand: 3, drawing a new one each turn, or 8 for players who know the game"
    ),
    "momentum": Setting(
        ("hidden", "open"), "C.2 numbers of the Momentum Tokens: face down until their turn, or face up"
    ),
}
