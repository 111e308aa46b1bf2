"""What the states of all games have in common."""

from __future__ import annotations

import sys
from operator import attrgetter
from typing import Any, ClassVar, Self

from .journal import Note
from .position import Position, parse

APART = ("notes", "board")
"""Slots that are no part of the position: the log of the stage, and the board it is played on."""


class StateBase:
    """Equal to another with the same contents, written in its game's notation, and with a log to write to."""

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

    @classmethod
    def _rules(cls) -> Any:
        """The game whose state this is: the package in which it stands."""
        return sys.modules[cls.__module__.rpartition(".")[0]]

    @classmethod
    def read(cls, text: str) -> Self:
        """The state that a position in text states."""
        state: Self = cls._rules().from_json(parse(text))
        return state

    def __repr__(self) -> str:
        """How to come to this state again."""
        rules = self._rules()
        return f"{rules.NAME}.State.read({Position(rules.to_json(self)).line!r})"

    def note(self, key: str, rule: str, only: str | None = None, but: str | None = None, **values: Any) -> None:
        """Write a log entry; `only` names the one seat that may read it, `but` the one that may not."""
        self.notes.append(Note(key, rule, values, only, but))
