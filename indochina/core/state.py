"""What the states of all games have in common."""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Self

from .journal import Note
from .position import Position, parse

APART = ("notes", "board")
"""Parts that are no part of the position: the log of the stage, and the board it is played on."""


class StateBase:
    """Equal to another with the same contents, written in its game's notation, and with a log to write to."""

    __slots__: tuple[str, ...] = ()
    __hash__ = None  # type: ignore[assignment]
    parts: ClassVar[tuple[str, ...]] = ()
    notes: list[Note]

    def __eq__(self, that: object) -> bool:
        if type(that) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(that, name) for name in self.parts if name not in APART)

    @classmethod
    def _rules(cls) -> Any:
        """The game whose state this is: the package in which it stands."""
        return sys.modules[vars(cls)["__module__"].rpartition(".")[0]]

    @classmethod
    def read(cls, text: str) -> Self:
        """The state that a position in text states."""
        state: Self = cls._rules().from_json(parse(text))
        return state

    def __repr__(self) -> str:
        """How to come to this state again."""
        rules = self._rules()
        return f"{rules.NAME}.State.read({Position(rules.to_json(self)).line!r})"

    def note(
        self,
        key: str,
        rule: str,
        only: str | None = None,
        but: str | None = None,
        actor: str | None = None,
        **values: Any,
    ) -> None:
        """Write a log entry; `only` names the one seat that may read it, `but` the one that may not.

        `actor`: whose action causes it, if that is not who is `acting`.
        """
        log: Any = (
            self.notes
        )  # which may be watched (`story.Watched`): a compiled build is not to take it for a mere list
        log.append(Note(key, rule, values, only, but, self.acting() if actor is None else actor))

    def acting(self) -> str:
        """Whose action it is now; empty if it is nobody's."""
        return ""
