"""What a game says of its battles, so that they can be shown as a scene: who fights whom, where, what belongs to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .journal import Entry


class Side(NamedTuple):
    """A side in a battle, and its pieces as they are seen."""

    seat: str
    pieces: Mapping[str, int]


class Battle(NamedTuple):
    """Where it is (nowhere on the map: empty), its sides, the attacker first, and whose each die is, by its name."""

    place: str
    sides: Sequence[Side]
    dice: Mapping[str, str] = {}

    def cast_by(self, die: str) -> str:
        """Whose die it is: the attacker's, if nothing else is said."""
        return self.dice.get(die, self.sides[0].seat)


@runtime_checkable
class Fights(Protocol):
    """A game whose battles can be shown."""

    def battle(self, entry: Entry, view: Mapping[str, Any], now: Battle | None) -> Battle | None:
        """The battle an entry belongs to: the one fought `now`, another one that it opens, or none.

        `view` is what is seen before the entry.
        """

    def capped(self, entry: Entry) -> tuple[str, Mapping[str, str]] | None:
        """Of modifiers that count only up to a limit, the message that says so; None if they are within it."""
