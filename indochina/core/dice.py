"""Random streams: one integer each, kept in the state, so that a position always rolls the same dice.

The generator is a 64-bit linear congruence with a mixed output. It gives the same numbers on every
machine and every version of Python, which the standard library does not promise for `random.choice`.
"""

from collections.abc import MutableSequence
from hashlib import blake2b
from typing import TypeVar

T = TypeVar("T")

DECK, DICE, TIES = 0, 1, 2
STREAMS = ("deck", "dice", "ties")
D6 = ["1", "2", "3", "4", "5", "6"]
"""The faces of a die, as the answers they are."""

_MASK = (1 << 64) - 1


def seeded(seed: int | str) -> list[int]:
    """The three streams of a new game, each from the seed and its own name."""
    return [_number(f"{seed}/{name}") for name in STREAMS]


def _number(text: str) -> int:
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def below(streams: MutableSequence[int], stream: int, limit: int) -> int:
    """Advance one stream and return a number from 0 to limit - 1."""
    x = (streams[stream] * 6364136223846793005 + 1442695040888963407) & _MASK
    streams[stream] = x
    x ^= x >> 29
    x = (x * 0xBF58476D1CE4E5B9) & _MASK
    return ((x >> 32) * limit) >> 32


def shuffled(streams: MutableSequence[int], stream: int, items: list[T]) -> list[T]:
    """A shuffled copy of `items`, drawn from one stream."""
    result = items[:]
    for i in range(len(result) - 1, 0, -1):
        j = below(streams, stream, i + 1)
        result[i], result[j] = result[j], result[i]
    return result


class Random:
    """A stream that belongs to a player rather than to the game: random players, tie-breaks, search."""

    __slots__ = ("_streams",)

    def __init__(self, seed: int | str = 0) -> None:
        self._streams = [_number(str(seed))]

    def below(self, limit: int) -> int:
        return below(self._streams, 0, limit)

    def choice(self, items: list[T]) -> T:
        return items[below(self._streams, 0, len(items))]

    def shuffled(self, items: list[T]) -> list[T]:
        return shuffled(self._streams, 0, items)
