"""What the cards do, in our own short words: those that stand with their classes."""

from __future__ import annotations

from ...events import CARDS
from ..cards import CardWords, card_texts

WORDS = CardWords(
    kinds={"capability": "{owner} Capability", "pivotal": "{owner} Pivotal Event", "coup": "Coup"},
    sides={"unshaded": "Unshaded: ", "shaded": "Shaded: ", "single": ""},
    momentum="Momentum",
    lasting="lasting",
)

CARD_TEXTS = card_texts(WORDS, lambda number, side: CARDS[number].words[side])
