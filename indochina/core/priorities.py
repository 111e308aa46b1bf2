"""The opponents' vocabulary: `where`, `most` and `fewest` narrow a list of candidates, in order.

A criterion that nobody meets keeps everybody. What is left after the last one is drawn by lot. The pick remembers
which criteria mattered: that is the explanation a player reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Generic, NamedTuple, TypeVar

from .dice import Random

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """A name for the explanation, and a score: the candidates with the highest score stay."""

    name: str
    score: Callable[[T], float]


def where(name: str, test: Callable[[T], bool]) -> Criterion[T]:
    return Criterion(name, test)


def most(name: str, measure: Callable[[T], float]) -> Criterion[T]:
    return Criterion(name, measure)


def fewest(name: str, measure: Callable[[T], float]) -> Criterion[T]:
    return Criterion(name, lambda item: -measure(item))


class Pick(NamedTuple, Generic[T]):
    """The candidate picked, the names of the criteria that eliminated others, and among how many the lot fell."""

    item: T
    by: list[str]
    drawn_from: int


def pick(items: Sequence[T], criteria: Sequence[Criterion[T]], ties: Random) -> Pick[T]:
    """Narrow `items` by the criteria in order, then draw.

    >>> pick(["hue", "saigon", "da_nang"], [most("long", len), where("d", lambda x: x[0] == "d")], Random(1))
    Pick(item='da_nang', by=['long'], drawn_from=1)
    """
    left, steps = narrow(items, criteria)
    return Pick(left[0] if len(left) == 1 else ties.choice(left), [name for name, _ in steps], len(left))


def narrow(items: Sequence[T], criteria: Sequence[Criterion[T]]) -> tuple[list[T], list[tuple[str, list[T]]]]:
    """Those left by the criteria in order, and for each one that eliminated anybody who it left.

    >>> narrow([1, 2, 3, 4], [where("even", lambda n: n % 2 == 0), most("high", lambda n: n)])
    ([4], [('even', [2, 4]), ('high', [4])])
    """
    left = list(items)
    steps: list[tuple[str, list[T]]] = []
    for criterion in criteria:
        if len(left) == 1:
            break
        scores = [criterion.score(item) for item in left]
        best = max(scores)
        kept = [item for item, score in zip(left, scores) if score == best]
        if len(kept) < len(left):
            left = kept
            steps.append((criterion.name, left))
    return left, steps
