"""What a process beside the loop is asked to work out about a game."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any, ClassVar, NamedTuple

from indochina.account import accounting
from indochina.core import saves
from indochina.core.decision import Choice
from indochina.core.game import Game
from indochina.players import player
from indochina.plot import picture, plot
from indochina.slices import Work

from .messages import encode
from .offline import making
from .retelling import page_since, retelling
from .telling import Telling
from .viewer import Eyes, Refused

AT_ONCE = 8
"""So many choices of bots are made before they are written and told."""
THINKING = 0.05
"""After so many seconds the bots of a table let those of another think."""

Seats = Mapping[str, str]
"""The seats that are not a person's, and who plays them by name: see `indochina.players`."""


class Think(NamedTuple):
    """The next choices of those who play these seats; none if a person is asked, or nobody."""

    seats: Seats

    def work(self, game: Game) -> Work[list[Choice]]:
        yield  # reading the record may have taken long enough for now
        until = time.perf_counter() + THINKING
        found: list[Choice] = []
        while (asked := game.decision) is not None and asked.seat in self.seats and len(found) < AT_ONCE:
            who = player(game, asked.seat, self.seats[asked.seat])
            assert who is not None
            choice = who.choose(game)
            found.append(choice)
            if time.perf_counter() > until:
                break
            game.choose(*choice)
        return found


class Odds(NamedTuple):
    """What may follow an answer to the open question: the message that tells it."""

    eyes: Eyes
    key: str

    def work(self, game: Game) -> Work[str]:
        telling = Telling(game)
        telling.may_ask_odds(self.eyes, self.key)
        return (yield from telling.weighing(self.eyes, self.key))


class Ahead(NamedTuple):
    """What an answer to the open question would change: the message that tells it."""

    eyes: Eyes
    key: str

    def work(self, game: Game) -> Work[str]:
        telling = Telling(game)
        telling.may_ask_odds(self.eyes, self.key)
        return (yield from telling.foreseeing(self.eyes, self.key))


class Steps(NamedTuple):
    """How the game went between two choices: the message that tells it."""

    eyes: Eyes
    first: int
    last: int
    seats: Seats

    def work(self, game: Game) -> Work[str]:
        return (yield from Telling(game, self.seats).steps(self.eyes, self.first, self.last))


class Story(NamedTuple):
    """What happened between two choices, by its effects: the message that tells it."""

    eyes: Eyes
    first: int
    last: int

    page: bool = False
    """As one page, instead of step by step."""

    def work(self, game: Game) -> Work[str]:
        yield  # reading the record may have taken long enough for now
        if not 0 <= self.first <= self.last <= game.made:
            raise Refused(400, f"there are no such choices: {game.made} have been made")
        words = Telling(game).words(self.eyes.language)
        told = page_since if self.page else retelling
        return (yield from told(game, self.eyes.seat, words, self.first, self.last))


class Recount(NamedTuple):
    """How the game went: the account of it, and its margins as drawings. A seat that is EVERYTHING may know all."""

    eyes: Eyes

    def work(self, game: Game) -> Work[dict[str, Any]]:
        game.speak(self.eyes.language)
        told = yield from accounting(game, self.eyes.seat)
        return {**asdict(told), "plot": plot(told), "picture": picture(told)}


class Replay(NamedTuple):
    """The game as one file that replays it."""

    language: str

    def work(self, game: Game) -> Work[bytes]:
        game.speak(self.language)
        return (yield from making(game)).encode()


@dataclass(frozen=True)
class Save:
    """The game as a save, with all its secrets: line by line, or as the part of a report."""

    KIND: ClassVar = "save"
    report: dict[str, Any] | None = None

    def work(self, game: Game) -> Work[bytes]:
        lines = []
        for line in saves.lines(game):
            lines.append(line)
            yield
        return as_file(lines, self.report, self.KIND)


@dataclass(frozen=True)
class Record:
    """The game as one seat saw it."""

    KIND: ClassVar = "record"
    seat: str | None
    seats: Seats
    report: dict[str, Any] | None = None

    def work(self, game: Game) -> Work[bytes]:
        lines = yield from Telling(game, self.seats).record(self.seat)
        return as_file(lines, self.report, self.KIND)


def as_file(lines: list[dict[str, Any]], report: dict[str, Any] | None, kind: str) -> bytes:
    if report is not None:
        return encode({**report, kind: lines})
    return b"".join(encode(line) + b"\n" for line in lines)
