"""What the cards do, in French: heads and whole texts are put together here, the texts of the sides have own files.

Colons and the like follow a no-break space (U+00A0), as in all French texts.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...events import CARDS
from .cards_001_060 import CARDS_001_060
from .cards_061_130 import CARDS_061_130

TEXTS_FR = {**CARDS_001_060, **CARDS_061_130}
SIDE_NAMES_FR = {"unshaded": "Non ombré : ", "shaded": "Ombré : ", "single": ""}


def text_fr(number: int, side: str) -> str:
    """What one text of a card does."""
    words = TEXTS_FR[f"card.card-{number}.{side}"]
    return f"{words} (Élan)" if side in CARDS[number].momentum else words


def head_fr(number: int) -> str:
    """The line below a card's title: Faction order, years, kind."""
    card = CARDS[number]
    kind = {
        "capability": f"Capacité {card.owner}",
        "pivotal": f"Événement charnière {card.owner}",
        "coup": "Coup d’État",
    }
    return ", ".join(part for part in (" ".join(card.order), str(card.period or ""), kind.get(card.kind, "")) if part)


def card_messages_fr() -> Iterator[tuple[str, str]]:
    for number, card in CARDS.items():
        whole = [f"{head_fr(number)}."]
        yield f"card.card-{number}.head", head_fr(number)
        for side in card.sides:
            words = text_fr(number, side)
            whole.append(f"{SIDE_NAMES_FR[side]}{words}")
            yield f"card.card-{number}.{side}", words
            if card.lasts(side):
                yield f"card.card-{number}.{side}.lasts", "durable"
        yield f"card.card-{number}", " ".join(whole)


CARDS_FR: dict[str, str] = dict(card_messages_fr())
