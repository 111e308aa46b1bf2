"""8.4.1 What the choices of special Event instructions have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from indochina.core.decision import Choice

from ...components.pieces import (
    US_TROOP,
)
from ...operations.moving import piece_key
from ..turn import Turn

RULE = "8.4.1"
Instructed = Callable[[Turn], Choice | None]
"""An answer by instruction; None if it has nothing to say."""


def take(t: Turn, word: str, *keys: str) -> Choice | None:
    """The first of these that is offered."""
    key = next((key for key in keys if key in t.keys), None)
    return None if key is None else t.answer(key, word, RULE)


def gather(t: Turn, starts: Iterable[int], spare: Callable[[int], int], n: int, end: str) -> list[tuple[str, str, int]]:
    """US Troops from these spaces to one: n in all, where most can be spared first."""
    moves = []
    for x in sorted(starts, key=spare, reverse=True):
        k = min(n, spare(x))
        if k > 0:
            moves.append((piece_key(x, US_TROOP), end, k))
            n -= k
    return moves
