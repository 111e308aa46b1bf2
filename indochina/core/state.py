"""What the states of all games have in common."""

from __future__ import annotations

from operator import attrgetter
from typing import Any, ClassVar

from .journal import Note

APART = ("notes", "board")
"""Slots that are no part of the position: the log of the stage, and the board it is played on."""


class StateBase:
    """Equal to another with the same contents, and a log to write to."""

    __slots__: tuple[str, ...] = ()
    __hash__ = None  # type: ignore[assignment]
    _contents: ClassVar[attrgetter[tuple[Any, ...]]]
    notes: list[Note]

    def __init_subclass__(cls) -> None:
        cls._contents = attrgetter(*(name for name in cls.__slots__ if name not in APART))

    def __eq__(self, that: object) -> bool:
        if type(that) is not type(self):
            return NotImplemented
        return bool(self._contents(self) == self._contents(that))

    def note(self, key: str, rule: str, only: str | None = None, but: str | None = None, **values: Any) -> None:
        """Write a log entry; `only` names the one seat that may read it, `but` the one that may not."""
        self.notes.append(Note(key, rule, values, only, but))
