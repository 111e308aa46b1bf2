"""The texts of the cards in any language, put together from what they do and a few words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from ..events import CARDS


class CardWords(NamedTuple):
    """What a language says of cards."""

    kinds: Mapping[str, str]
    """By the kind of card, what stands below its title: `{owner}` is the Faction it belongs to."""
    sides: Mapping[str, str]
    """What a text begins with where all of them are told."""
    momentum: str
    lasting: str


def card_texts(words: CardWords, does: Callable[[int, str], str]) -> dict[str, str]:
    """`card.<name>` and its parts; `does` tells what one text of a card does."""
    return dict(_texts(words, does))


def _texts(words: CardWords, does: Callable[[int, str], str]) -> Iterator[tuple[str, str]]:
    for number, card in CARDS.items():
        kind = words.kinds.get(card.kind, "").format(owner=card.owner)
        head = ", ".join(part for part in (" ".join(card.order), str(card.period or ""), kind) if part)
        whole = [f"{head}."]
        yield f"card.card-{number}.head", head
        for side in card.sides:
            text = f"{does(number, side)} ({words.momentum})" if side in card.momentum else does(number, side)
            whole.append(f"{words.sides[side]}{text}")
            yield f"card.card-{number}.{side}", text
            if card.lasts(side):
                yield f"card.card-{number}.{side}.lasts", words.lasting
        yield f"card.card-{number}", " ".join(whole)
