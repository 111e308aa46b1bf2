"""temp"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from ...components.pieces import US
from ..turn import Turn

BOUNDARIES = ("action", "operation", "pivotal", "event.")
"""Questions at which an Operation or Event begins: what was decided before them is over."""


OPERATIONS = ("assault", "sweep", "patrol", "train")


def recent(t: Turn) -> Iterator[Any]:
    """Its own answers since the Operation or Event began, the latest first."""
    for answer in t.game.answers_back():
        if answer.seat == US:
            yield answer
        if answer.name.startswith(BOUNDARIES):
            return


def recall(t: Turn, name: str) -> Any:
    """What it wrote down under a name in the course of this Operation; None if it did not."""
    for answer in recent(t):
        if answer.reason is not None and name in answer.reason.values:
            return answer.reason.values[name]
    return None


def said(t: Turn, name: str, key: str) -> int:
    """How often it gave an answer in the course of this Operation."""
    return sum(answer.name == name and answer.key == key for answer in recent(t))


def current_operation(t: Turn) -> str:
    """The Operation that is being executed, as its own answers tell; "" for none."""
    for answer in recent(t):
        name = answer.key if answer.name in ("operation", "event.operation") else answer.name.partition(".")[0]
        if name in OPERATIONS:
            return str(name)
    return ""
