"""Fire in the Lake in French: what the cards do; heads and whole texts are put together from those of the sides."""

from __future__ import annotations

from indochina.core.catalogue import catalogue

from ...cards import CardWords, card_texts
from .cards_001_060 import CARDS_001_060
from .cards_061_130 import CARDS_061_130

TEXTS = catalogue(CARDS_001_060, CARDS_061_130)
WORDS = CardWords(
    kinds={"capability": "Capacité {owner}", "pivotal": "Événement charnière {owner}", "coup": "Coup d’État"},
    sides={"unshaded": "Non ombré : ", "shaded": "Ombré : ", "single": ""},
    momentum="Élan",
    lasting="durable",
)

CARD_TEXTS = card_texts(WORDS, lambda number, side: TEXTS[f"card.card-{number}.{side}"])
