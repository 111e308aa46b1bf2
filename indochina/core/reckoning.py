"""What a game says of itself for the account of how it went (`indochina/account.py`)."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .decision import Decision
from .journal import Entry


class Loss(NamedTuple):
    """What an entry tells of losses: whose, and how many pieces, units or steps."""

    side: str
    n: int


class Fortune(NamedTuple):
    """A die that somebody hopes for: what each face is worth to a side, the more the better.

    `what` it is about has the words `story.account.luck.<what>`; no side: the die is nobody's.
    """

    side: str
    what: str
    worth: Mapping[str, int]


@runtime_checkable
class Reckons(Protocol):
    """How a game went, in figures."""

    EVENTS: Collection[str]
    """The entries of the log that tell of an Event played."""
    GOAL: int | None
    """The margin that is to be exceeded; None if the margins are counts with no such thing."""

    def margins(self, state: Any) -> Mapping[str, int]:
        """How close to victory they are, as everybody can see; `story.account.margin.<name>` says what each is."""

    def loss(self, entry: Entry, state: Any) -> Loss | None:
        """What an entry tells of losses; None if it tells of none."""

    def fortunes(self, die: Decision, state: Any) -> Sequence[Fortune]:
        """What the faces of a die are worth to a side; nothing if that cannot be said."""
