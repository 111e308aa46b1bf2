"""What the cards do, in our own short words: Events by the docstrings of their classes, and the Coup cards (2.4.1)."""

from __future__ import annotations

from collections.abc import Iterator
from inspect import getdoc

from ...cards import CARDS, COUPS
from ...events import CARDS as EVENTS

DESERTION = "In each space 1 in 3 ARVN cubes, rounded down, desert: ARVN says which. The card goes beneath the leader."
COUP_TEXTS: dict[int, str] = {
    125: "RVN Leader: Transport uses at most 1 LoC.",
    126: "RVN Leader: each Govern adds 2 Patronage, in however many spaces.",
    127: "RVN Leader: Pacification costs 4 Resources for each Terror marker or level.",
    128: "RVN Leader: no effect.",
    129: DESERTION,
    130: DESERTION,
}
SIDE_NAMES = {"unshaded": "Unshaded: ", "shaded": "Shaded: ", "single": ""}


def text(number: int, side: str) -> str:
    """What one text of a card does."""
    if number in COUPS:
        return COUP_TEXTS[number]
    words = " ".join((getdoc(getattr(EVENTS[number], side)) or "").split())
    return f"{words} (Momentum)" if side in CARDS[number].momentum else words


def head(number: int) -> str:
    """The line below a card's title: Faction order, years, kind."""
    card = CARDS[number]
    kind = {"capability": f"{card.owner} Capability", "pivotal": f"{card.owner} Pivotal Event", "coup": "Coup"}
    return ", ".join(part for part in (" ".join(card.order), str(card.period or ""), kind.get(card.kind, "")) if part)


def lasts(number: int, side: str) -> bool:
    """5.3, 5.4, 2.4.1 Its effect goes on after the card."""
    card = CARDS[number]
    return card.kind == "capability" or side in card.momentum or (number in COUPS and number not in (128, 129, 130))


def card_messages() -> Iterator[tuple[str, str]]:
    for number, card in CARDS.items():
        whole = [f"{head(number)}."]
        yield f"card.card-{number}.head", head(number)
        for side in card.sides:
            words = text(number, side)
            whole.append(f"{SIDE_NAMES[side]}{words}")
            yield f"card.card-{number}.{side}", words
            if lasts(number, side):
                yield f"card.card-{number}.{side}.lasts", "lasting"
        yield f"card.card-{number}", " ".join(whole)


CARD_TEXTS = dict(card_messages())
