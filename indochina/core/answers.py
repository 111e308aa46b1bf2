"""What an opponent answers: a table from the name of each question to the function that answers it.

A table is put together flat from the parts of small modules. A question may be answered in one part only, so that
nothing depends on their order; what replaces an answer of another part says so by standing in `instead`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .decision import Choice

A = TypeVar("A", bound=Callable[..., Choice | None])


def table(*parts: Mapping[str, A], instead: Mapping[str, A] | None = None) -> dict[str, A]:
    """All answers of the parts by the names of their questions; those in `instead` replace others.

    >>> table({"move.unit": print}, {"move.to": repr})  # doctest: +ELLIPSIS
    {'move.unit': <built-in function print>, 'move.to': <built-in function repr>}
    >>> table({"move.unit": print}, {"move.unit": repr})
    Traceback (most recent call last):
    ValueError: answered in two parts: move.unit
    >>> table({"move.unit": print}, instead={"move.to": repr})
    Traceback (most recent call last):
    ValueError: replaced, but answered in no part: move.to
    """
    whole: dict[str, Any] = {}
    for part in parts:
        if twice := whole.keys() & part.keys():
            raise ValueError(f"answered in two parts: {', '.join(sorted(twice))}")
        whole |= part
    if stray := (instead or {}).keys() - whole.keys():
        raise ValueError(f"replaced, but answered in no part: {', '.join(sorted(stray))}")
    return whole | dict(instead or {})
