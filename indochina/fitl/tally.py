"""What runs of games count: which texts of Event cards were executed, and with what effect (5.1, 5.2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from indochina.core.journal import Entry

from .cards import CARDS, COUPS, SHADED, SINGLE, UNSHADED

CARD_SIDES = (UNSHADED, SHADED, SINGLE)
EVENT_TEXTS = [(f"card-{number}", side) for number, card in CARDS.items() if number not in COUPS for side in card.sides]
EVENT_KEYS = ("unshaded", "shaded", "event", "play")
"""The answers that execute an Event; `play` a Pivotal one (2.3.8)."""


def executed(log: Iterable[Entry]) -> Counter[tuple[str, str, bool]]:
    """5.1 How often each text was executed, by card, side and whether it did anything: a log tells if it did not."""
    found: Counter[tuple[str, str, bool]] = Counter()
    running: list[tuple[str, str]] = []
    for entry in log:
        if entry.key == "log.event":
            running.append((entry.values["card"], entry.values["side"]))
            found[(*running[-1], True)] += 1
        elif entry.key == "log.event.nothing":
            card, side = next(text for text in running[::-1] if text[0] == entry.values["card"])
            found[card, side, True] -= 1
            found[card, side, False] += 1
    return found
