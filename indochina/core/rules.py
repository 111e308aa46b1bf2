"""What a game offers to the core. A game is a package that exports these names."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from .catalogue import Messages
from .decision import Decision, Procedure, Why
from .dice import Random
from .journal import Entry, Note


@dataclass(frozen=True)
class Setting:
    """One option of a game: the values it may take (the first is the default) and what it means."""

    values: tuple[str, ...]
    help: str


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
    HELP: Mapping[str, Mapping[str, str]]
    """`scenario.<name>` and `setting.<name>` in languages other than English."""
    WORDS: Sequence[str]
    """Every seat, space, piece, track and card by its plain name."""
    SECRET_ANSWERS: Collection[str]
    """Names of questions whose answers the other seats may not know."""
    RULEBOOK: Mapping[str, str]
    """The rulebook's headings by the numbers that code and tests cite."""
    ODDS: Mapping[str, Mapping[str, str]]
    """Questions whose answers lead to dice (`indochina.odds`): what is assumed until then, and which dice count."""

    def setup(
        self, scenario: str, settings: Mapping[str, str], seed: int | str, deck: Sequence[str], board: Any
    ) -> Any: ...

    def read_board(self, source: Any) -> Any: ...

    def to_json(self, state: Any) -> dict[str, Any]: ...

    def from_json(self, data: Mapping[str, Any]) -> Any: ...

    def check(self, state: Any) -> None: ...

    def view(self, state: Any, seat: str | None) -> dict[str, Any]: ...

    def hidden(self, state: Any) -> bool:
        """Do the seats have secrets from each other in this game? If not, all see the same."""

    def determinize(self, state: Any, seat: str, rng: Random) -> None: ...

    def result(self, state: Any) -> dict[str, Any] | None: ...

    def target(self, key: str) -> dict[str, str] | None: ...

    def names(self, state: Any) -> Mapping[str, str]: ...

    def nonplayer(self, seat: str) -> Any:
        """The solo opponent for a seat."""

    def nonplayers(self, state: Any) -> Collection[str] | None:
        """The seats the rules themselves leave to solo opponents; None if they do not care who sits where."""

    def seat_options(self, seats: Mapping[str, Any]) -> Mapping[str, str]:
        """The settings that follow from who sits where."""

    def explain(self, messages: Messages, reason: Why) -> list[str]:
        """How a solo opponent came to an answer, a line each; none if the reason itself says it all."""

    def foresee(self, state: Any, name: str, key: str) -> None:
        """Take out of the way what would be rolled before the dice that the odds of this answer are about."""

    def outcomes(
        self, before: Any, dice: Sequence[str], notes: Sequence[Note], say: Callable[..., str]
    ) -> list[tuple[str, int, str]]:
        """What the dice of these names did, by the notes: title, place among the rows of that title, text.

        `say` puts a message into words: `say("odds.attack", space="hue")`.
        """


# --- what a game may export besides ---------------------------------------------------------------------------


@runtime_checkable
class Forecasts(Protocol):
    """Answers of which the game tells what they would bring, item by item, as far as the seat that is asked can see."""

    def forecasts(self, game: Any) -> list[str]:
        """The answers to the open question for which there is a forecast."""

    def forecast(self, game: Any, key: str, messages: Messages) -> dict[str, Any] | None:
        """What goes into it as `items`, `outcomes` with their chances, and what is assumed; None if nothing follows."""


@runtime_checkable
class Looks(Protocol):
    """Things a viewer looks up on the board, such as how far units get."""

    def look(self, state: Any, decision: Decision | None, seat: str | None, name: str, at: str) -> dict[str, Any]:
        """What a seat may know of it; `decision` is the question open to it. An Error if there is no such thing."""


@runtime_checkable
class Notices(Protocol):
    """Data that are not as printed."""

    def notice(self, messages: Messages, scenario: str, state: Any = None) -> str:
        """A sentence on what of a scenario, or of a game that is played, is not as printed; empty if all is."""


@runtime_checkable
class Cards(Protocol):
    """Cards, each by its plain name; the catalogue has what it does, in our words, as `card.<name>`."""

    CARD_SIDES: Sequence[str]
    """The texts a card may have, in their order: `card.<name>.<side>`; empty if every card has just one."""


@runtime_checkable
class Events(Protocol):
    """Texts of cards that are executed: runs of games count how often."""

    EVENT_TEXTS: Sequence[tuple[str, str]]
    """Each text by its card and side."""
    EVENT_KEYS: Collection[str]
    """The answers that execute one."""

    def executed(self, log: Iterable[Entry]) -> Counter[tuple[str, str, bool]]:
        """How often each text was executed, by card, side and whether it did anything."""


@runtime_checkable
class Actions(Protocol):
    """Seats act in turn, each with a row of answers: where such an action begins and ends."""

    ACTION_QUESTIONS: Collection[str]
    """The questions an action begins with."""
    ACTION_STAGES: Collection[str]
    """The stages it lasts for."""
    ACTION_OVER: Collection[str]
    """Log entries that tell of what comes after it."""


@runtime_checkable
class Timed(Protocol):
    """Quantities that are timed of one game alone, beside those of every game."""

    TIMED: Mapping[str, str]
    """The quantities and their units."""
    MARKS: Mapping[str, str]
    """What figures ought to keep to, those of every game too."""

    def times(self, start: Callable[..., Any], repeat: int) -> Mapping[str, float]:
        """CPU seconds of each quantity; `start` begins a game: `start(scenario, seats=..., seed=...)`."""


def card_sides(rules: Rules) -> Sequence[str]:
    """The texts a card of this game may have; none if it has no cards, or only such with one text."""
    return rules.CARD_SIDES if isinstance(rules, Cards) else ()


OVER = "over"
"""The stage of a finished game."""

ROLLED = "*rolled"
"""In `ODDS`: a die that is looked at."""
FIRST, LAST, MOST = "*first", "*last", "*most/"
"""In `ODDS`: the option that is assumed. MOST goes before the name of a value of the question, a list of `key/number`:
the greatest number is answered."""
