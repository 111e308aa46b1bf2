"""Fire in the Lake in French: what the cards do; heads and whole texts are put together from those of the sides."""

from __future__ import annotations

from collections.abc import Iterator

from indochina.core.catalogue import catalogue

from ....events import CARDS
from .cards_001_060 import CARDS_001_060
from .cards_061_130 import CARDS_061_130

TEXTS = catalogue(CARDS_001_060, CARDS_061_130)
SIDE_NAMES = {"unshaded": "Non ombré : ", "shaded": "Ombré : ", "single": ""}


def text(number: int, side: str) -> str:
    """What one text of a card does."""
    words = TEXTS[f"card.card-{number}.{side}"]
    return f"{words} (Élan)" if side in CARDS[number].momentum else words


def head(number: int) -> str:
    """The line below a card's title: Faction order, years, kind."""
    card = CARDS[number]
    kind = {
        "capability": f"Capacité {card.owner}",
        "pivotal": f"Événement charnière {card.owner}",
        "coup": "Coup d’État",
    }
    return ", ".join(part for part in (" ".join(card.order), str(card.period or ""), kind.get(card.kind, "")) if part)


def card_messages() -> Iterator[tuple[str, str]]:
    for number, card in CARDS.items():
        whole = [f"{head(number)}."]
        yield f"card.card-{number}.head", head(number)
        for side in card.sides:
            words = text(number, side)
            whole.append(f"{SIDE_NAMES[side]}{words}")
            yield f"card.card-{number}.{side}", words
            if card.lasts(side):
                yield f"card.card-{number}.{side}.lasts", "durable"
        yield f"card.card-{number}", " ".join(whole)


CARD_TEXTS = dict(card_messages())
