"""Work that can be put down and taken up again: a generator that yields wherever it may rest."""

from __future__ import annotations

import time
from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Work = Generator[None, None, T]


def advance(work: Work[T], seconds: float) -> list[T]:
    """Work for about so long: what came of it as the only item of a list, or an empty list if it is not finished.

    >>> def count(n: int) -> Work[int]:
    ...     for _ in range(n):
    ...         yield
    ...     return n
    >>> advance(count(3), 10.0), advance(count(3), 0.0)
    ([3], [])
    """
    until = time.perf_counter() + seconds
    try:
        next(work)
        while time.perf_counter() < until:
            next(work)
    except StopIteration as end:
        return [end.value]
    return []


def whole(work: Work[T]) -> T:
    """All of it at once."""
    while not (done := advance(work, 1.0)):
        pass
    return done[0]
