"""The opponents' vocabulary: `where`, `most` and `fewest` narrow a list of candidates, in order.

A criterion that nobody meets keeps everybody. What is left after the last one is drawn by lot. The pick remembers
which criteria mattered: that is the explanation a player reads.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar

from .dice import Random

T = TypeVar("T")


class Criterion(NamedTuple, Generic[T]):
    """A name for the explanation, and a score: the candidates with the highest score stay."""

    name: str
    score: Callable[[T], Any]
    """A number or a yes or no; kept as it is, for the explanation shows it."""


def where(name: str, test: Callable[[T], bool]) -> Criterion[T]:
    return Criterion(name, test)


def most(name: str, measure: Callable[[T], float]) -> Criterion[T]:
    return Criterion(name, measure)


def fewest(name: str, measure: Callable[[T], Any]) -> Criterion[T]:
    """`measure`: any number; compiled code would turn an int into a float if that were promised, and show it so."""
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
    left, tried = narrow(items, criteria)
    by = [one.name for one in tried if len(one.left) < len(one.scores)]
    return Pick(left[0] if len(left) == 1 else ties.choice(left), by, len(left))


class Tried(NamedTuple, Generic[T]):
    """A criterion that was looked at: the scores of those left until then, and whom it left: all, if it is met by
    everybody alike."""

    name: str
    scores: list[Any]
    left: list[T]


def narrow(items: Sequence[T], criteria: Sequence[Criterion[T]]) -> tuple[list[T], list[Tried[T]]]:
    """Those left by the criteria in order, and what each of them said, until only one is left.

    >>> narrow([1, 2, 3], [most("high", lambda n: n), where("odd", bool)])
    ([3], [Tried(name='high', scores=[1, 2, 3], left=[3])])
    """
    left = list(items)
    tried: list[Tried[T]] = []
    for criterion in criteria:
        if len(left) == 1:
            break
        scores = [criterion.score(item) for item in left]
        best = max(scores)
        kept = [item for item, score in zip(left, scores) if score == best]
        tried.append(Tried(criterion.name, scores, kept))
        left = kept
    return left, tried
