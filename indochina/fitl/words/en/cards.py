"""What the cards do, in our own short words: the docstrings of their classes."""

from __future__ import annotations

from collections.abc import Iterator

from ...events import CARDS

SIDE_NAMES = {"unshaded": "Unshaded: ", "shaded": "Shaded: ", "single": ""}


def text(number: int, side: str) -> str:
    """What one text of a card does."""
    words = CARDS[number].words[side]
    return f"{words} (Momentum)" if side in CARDS[number].momentum else words


def head(number: int) -> str:
    """The line below a card's title: Faction order, years, kind."""
    card = CARDS[number]
    kind = {"capability": f"{card.owner} Capability", "pivotal": f"{card.owner} Pivotal Event", "coup": "Coup"}
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
                yield f"card.card-{number}.{side}.lasts", "lasting"
        yield f"card.card-{number}", " ".join(whole)


CARD_TEXTS = dict(card_messages())
