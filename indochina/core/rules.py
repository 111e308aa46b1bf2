"""What a game offers to the core. A game is a package that exports these names."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, Self

from .decision import Procedure
from .dice import Random
from .journal import Note


class State(Protocol):
    """Flat plain data. `copy` leaves the notes behind: they belong to the stage that wrote them."""

    stage: str
    streams: list[int]
    notes: list[Note]

    def copy(self) -> Self: ...


class Setting(Protocol):
    """One option of a game: the values it may take (the first is the default) and what it means."""

    @property
    def values(self) -> Sequence[str]: ...

    @property
    def help(self) -> str: ...


class Rules(Protocol):
    """The names each game package exports."""

    NAME: str
    TITLE: str
    VERSION: int
    SEATS: tuple[str, ...]
    SCENARIOS: Mapping[str, str]
    SETTINGS: Mapping[str, Setting]
    STAGES: Mapping[str, Callable[[Any], Procedure]]
    CATALOGUES: Mapping[str, Mapping[str, str]]
    WORDS: Sequence[str]
    """Every seat, space, piece, track and card by its plain name."""
    RULEBOOK: Mapping[str, str]
    """The rulebook's headings by the numbers that code and tests cite."""

    def setup(
        self, scenario: str, settings: Mapping[str, str], seed: int | str, deck: Sequence[str], board: Any
    ) -> Any: ...

    def read_board(self, source: Any) -> Any: ...

    def to_json(self, state: Any) -> dict[str, Any]: ...

    def from_json(self, data: Mapping[str, Any]) -> Any: ...

    def check(self, state: Any) -> None: ...

    def view(self, state: Any, seat: str | None) -> dict[str, Any]: ...

    def determinize(self, state: Any, seat: str, rng: Random) -> None: ...

    def result(self, state: Any) -> dict[str, Any] | None: ...

    def target(self, key: str) -> dict[str, str] | None: ...

    def names(self, state: Any) -> Mapping[str, str]: ...

    def nonplayer(self, seat: str) -> Any: ...


OVER = "over"
"""The stage of a finished game."""
