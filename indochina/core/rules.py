"""What a game offers to the core. A game is a package that exports these names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple, Protocol, runtime_checkable

from .catalogue import Messages, plain
from .decision import Decision, Procedure, Why
from .dice import Random
from .journal import Entry, Note
from .table import Table


@dataclass(frozen=True)
class Setting:
    """One option of a game: the values it may take (the first is the default) and what it means."""

    values: tuple[str, ...]
    help: str


class Change(NamedTuple):
    """Something that is not as before: where on the board, and what, as a message with its values.

    `at` is empty for what concerns the whole game. `kinds` and `sign` say the same in short, for the map: pieces of a
    kind by so many, or pieces of one kind that become another.
    """

    at: str
    key: str
    values: Mapping[str, Any]
    kinds: tuple[str, ...] = ()
    sign: str = ""


def counted(was: Mapping[str, int], now: Mapping[str, int]) -> list[Change]:
    """The tracks that are not as before, each by its own message `odds.change.<track>`."""
    return [
        Change("", f"odds.change.{name}", {"before": n, "after": now[name]})
        for name, n in was.items()
        if n != now[name]
    ]


class Deed(NamedTuple):
    """What entries of a kind come to in a headline: `story.deed.<name>`, or with `.one` if it is just one.

    The message has the values of the first entry, `places`: how many different values of `place` they have, and
    `count`: the sum of their values `counted`, 1 where an entry has none. Without `place` the count says if it is one.
    """

    name: str
    place: str = "space"
    counted: str = "count"


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

    def changes(self, before: Any, after: Any, seat: str | None) -> list[Change]:
        """What a seat sees on the board in one state that was otherwise in the other."""

    def figures(self, before: Any, after: Any, seat: str | None) -> list[Change]:
        """Resources, tracks and margins that differ."""

    def hidden(self, state: Any) -> bool:
        """Do the seats have secrets from each other in this game? If not, all see the same."""

    def determinize(self, state: Any, seat: str, rng: Random, now: Any = None) -> Mapping[str, str]:
        """Deal anew in `state` what a seat cannot know.

        If the game has gone on in its stage since, `now` is how it stands, with the log of the stage: what has been
        seen by then stays as it is. Returns what answers given since are called in the other deal, if not the same.
        """

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
        """How a solo opponent came to an answer, a line each; none if the reason itself says it all.

        Lines with deeper indentation go into more detail: four spaces stand before candidates and their figures.
        """

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
class Shows(Protocol):
    """Hidden things that come to light by what a choice does, not by the answer itself."""

    def shown(self, before: Any, after: Any) -> bool:
        """Did a choice and what followed it by itself, from one game to the other, show anybody something hidden?"""


@runtime_checkable
class Guises(Protocol):
    """Secrets that dealing anew leaves as they are, because somebody could tell from what is done with them."""

    def guises(self, state: Any, seat: str) -> list[Any]:
        """The state without what a seat cannot know, once for each way in which that might matter to it."""


@runtime_checkable
class Warns(Protocol):
    """Answers that give something up, which is said before they are carried out."""

    def warnings(self, game: Any, key: str, messages: Messages) -> list[str]:
        """What this answer to the open question gives up, a sentence each; none if it is nothing."""


@runtime_checkable
class Cites(Protocol):
    """Reasons of solo opponents whose place in the rules is known more exactly than by the number of the rule."""

    def cite(self, messages: Messages, reason: Why) -> str:
        """The rule with its bullet: `8.6.5, bullet 3`."""


@runtime_checkable
class Looks(Protocol):
    """Things a viewer looks up on the board, such as how far units get."""

    def look(self, state: Any, decision: Decision | None, seat: str | None, name: str, at: str) -> dict[str, Any]:
        """What a seat may know of it; `decision` is the question open to it. An Error if there is no such thing."""


@runtime_checkable
class Neighbours(Protocol):
    """Spaces of a map that is the same in every game."""

    NEIGHBOURS: Mapping[str, Sequence[str]]
    """Those adjacent to each."""


@runtime_checkable
class Notices(Protocol):
    """What a player ought to know before he begins: what wins, and which data are not as printed."""

    def notice(self, messages: Messages, scenario: str, state: Any = None) -> str:
        """Some sentences on a scenario, or on a game that is played; empty if there is nothing to tell."""


@runtime_checkable
class Cards(Protocol):
    """Cards, each by its plain name; the catalogue has what it does, in our words, as `card.<name>`."""

    CARD_SIDES: Sequence[str]
    """The texts a card may have, in their order: `card.<name>.<side>`; empty if every card has just one."""


Sheet = tuple[tuple[str, tuple[str, ...]], ...]
"""Titled lists of lines."""


@runtime_checkable
class Worded(Protocol):
    """The paragraphs of the rulebook in our own words, and what one looks up most, each by language.

    Other paragraphs are referred to as `[3.2.1]`, in texts and in sheets alike.
    """

    HEADINGS: Mapping[str, Mapping[str, str]]
    """Each number's heading: `RULEBOOK` in the languages there are."""
    RULES: Mapping[str, Mapping[str, str]]
    """Each number's text."""
    SHEETS: Mapping[str, Sheet]
    """How one wins, the order of play, costs and limits."""


@runtime_checkable
class Asides(Protocol):
    """Answers that many questions take beside their own: they are shown apart, in one quiet place."""

    ASIDES: Collection[str]


@runtime_checkable
class Foreign(Protocol):
    """Actions that are never a seat's own, so that they are not listed among those that are just not possible now."""

    FOREIGN: Collection[str]
    """The reasons that say so."""


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


@runtime_checkable
class Tells(Protocol):
    """What happened, told by its effects (`core/story.py`)."""

    BOOKKEEPING: Mapping[str, str]
    """The parts of the state that do not lie on the table, each with the reason: no entry has to tell of them."""
    CHAPTERS: Mapping[str, str]
    """The entries of the log that open a chapter, and the message that heads it."""
    FIGURES: Sequence[str]
    """The tracks that a headline tells of."""

    def table(self, state: Any, seat: str | None) -> Table:
        """What lies on the table, as far as a seat sees it; all of it for `EVERYTHING`."""

    def held(self, state: Any) -> Mapping[str, str]:
        """Who holds each place, as everybody can see."""

    def action(self, entry: Entry, stage: str) -> str:
        """What an entry is part of; `story.<action>` names it where it is nobody's."""

    def deed(self, entry: Entry) -> Deed | None:
        """What an entry comes to in a headline; None if that is told without it."""


@cache
def shows_of(rules: Any) -> Shows | None:
    """The game, if it tells what answers show. Asking a module takes long, and this is asked at every choice."""
    return rules if isinstance(rules, Shows) else None


@cache
def warns_of(rules: Any) -> Warns | None:
    """The game, if it tells what answers give up."""
    return rules if isinstance(rules, Warns) else None


@cache
def cites_of(rules: Any) -> Cites | None:
    """The game, if it tells the bullets of reasons."""
    return rules if isinstance(rules, Cites) else None


@cache
def guises_of(rules: Any) -> Guises | None:
    """The game, if it has secrets that dealing anew leaves as they are."""
    return rules if isinstance(rules, Guises) else None


@cache
def action_stages(rules: Any) -> Collection[str]:
    """The stages in which a seat's action is executed, so that its end is the end of a stage; none if not told."""
    return rules.ACTION_STAGES if isinstance(rules, Actions) else ()


def card_sides(rules: Rules) -> Sequence[str]:
    """The texts a card of this game may have; none if it has no cards, or only such with one text."""
    return rules.CARD_SIDES if isinstance(rules, Cards) else ()


def asides(rules: Rules) -> Collection[str]:
    """The answers of this game that are shown apart from a question's own."""
    return rules.ASIDES if isinstance(rules, Asides) else ()


def foreign(rules: Rules) -> Collection[str]:
    """The reasons of this game that say that an action is never a seat's own."""
    return rules.FOREIGN if isinstance(rules, Foreign) else ()


def paragraph(numbers: Iterable[str], cited: str) -> str | None:
    """The paragraph to read for a rule that is cited: itself, else the nearest above it, else the first below.

    >>> paragraph(["3.1", "3.2.1", "3.2.2"], "3.1.4"), paragraph(["3.1", "3.2.1", "3.2.2"], "3.2")
    ('3.1', '3.2.1')
    >>> paragraph(["3.1", "3.2.1"], "3.0"), paragraph(["3.1", "3.2.1"], "7.2")
    ('3.1', None)
    """
    known = list(numbers)
    parts = cited.removesuffix(".0").split(".")
    above = [".".join(parts[:length]) for length in range(len(parts), 0, -1)]
    below = [number for number in known if number.startswith(f"{above[0]}.")]
    return next((number for number in [cited, *above, *below] if number in known), None)


def card_cited(cards: Iterable[str], cited: str) -> str | None:
    """The card a rule is printed on: `card 68` is that of the name `card-68`."""
    return next((card for card in cards if plain(card) == plain(cited)), None)


REFERENCE = re.compile(r"\[([^\[\]]+)\]")
"""How a text of `Worded` refers to another paragraph."""

OVER = "over"
"""The stage of a finished game."""
EVERYTHING = "*"
"""Whose view it is, if all secrets are in it."""

ROLLED = "*rolled"
"""In `ODDS`: a die that is looked at."""
FIRST, LAST, MOST = "*first", "*last", "*most/"
"""In `ODDS`: the option that is assumed. MOST goes before the name of a value of the question, a list of `key/number`:
the greatest number is answered."""
