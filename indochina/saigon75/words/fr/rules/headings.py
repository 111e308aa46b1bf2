"""Saigon 75 in French: the headings of the rulebook."""

from __future__ import annotations

from ....cards import CARDS
from ..names import NAMES

HEADINGS: dict[str, str] = {
    "C.1": "Matériel",
    "C.2": "Mise en place initiale des unités et marqueurs",
    "C.3": "Unités SV supplémentaires",
    "C.4": "Réserves",
    "C.5": "Rangement",
    "C.6": "Marqueur de tour",
    "C.7": "Cartes Événement distribuées",
    "S.1": "Tours et phases",
    "S.2": "Disponibilité des unités",
    "S.3": "Cartes Événement",
    "S.4": "Mouvement",
    "S.5": "Empilement",
    "S.6": "Combat",
    "S.6a": "Déroulement du combat",
    "S.6b": "Limites du recul",
    "S.6c": "Dés de combat de bonus",
    "S.7": "Attrition des unités aériennes",
    "S.8": "Contrôle des provinces",
    "S.9": "Désertion des forces SV",
    "S.10": "Jetons Momentum",
    "T8": "Règles spéciales du tour 8",
    "V": "Conditions de victoire",
    **{card: NAMES[f"name.{card}"] for card in CARDS},
}
