"""The headings of the rulebook, by the numbers the code and the tests cite."""

from __future__ import annotations

from .cards import CARDS
from .words.en.names import NAMES

RULEBOOK: dict[str, str] = {
    "C.1": "Components",
    "C.2": "Initial set-up of units and markers",
    "C.3": "Additional SV units",
    "C.4": "Reserves",
    "C.5": "Housekeeping",
    "C.6": "Turn marker",
    "C.7": "Event Cards dealt",
    "S.1": "Turns and phases",
    "S.2": "Unit availability",
    "S.3": "Event Cards",
    "S.4": "Movement",
    "S.5": "Stacking",
    "S.6": "Combat",
    "S.6a": "Procedure of combat",
    "S.6b": "Retreat restrictions",
    "S.6c": "Bonus battle dice",
    "S.7": "Air unit attrition",
    "S.8": "Province control check",
    "S.9": "SV forces desertion",
    "S.10": "Momentum Tokens",
    "T8": "Special rules for turn 8",
    "V": "Victory conditions",
    **{card: NAMES[f"name.{card}"] for card in CARDS},
}
