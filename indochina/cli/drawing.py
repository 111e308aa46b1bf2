"""What the module of a game in `boards` offers to the terminal, and what it may offer besides."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from importlib import import_module
from typing import Protocol, cast, runtime_checkable

from rich.console import RenderableType
from rich.text import Text

from indochina.core.decision import Decision, Option
from indochina.core.game import Game

Command = Callable[[Game, str | None, str], RenderableType]
"""A command of one game: what a seat gets to see for what follows the command."""


class Drawing(Protocol):
    def Board(self, game: Game, seat: str | None, hand: bool = True) -> RenderableType: ...

    def legend(self, game: Game) -> RenderableType: ...

    def notice(self, game: Game) -> str: ...


@runtime_checkable
class OwnCommands(Protocol):
    COMMANDS: Mapping[str, Command]
    """Commands only this game has."""


@runtime_checkable
class OwnScreen(Protocol):
    OWN_SCREEN: Collection[str]
    """Seats that see more of the board than others: at one keyboard with others they have the screen for themselves."""


@runtime_checkable
class Aims(Protocol):
    def goal(self, game: Game) -> str:
        """What wins, told before the game begins."""


@runtime_checkable
class Introduces(Protocol):
    def introduce(self, game: Game, decision: Decision) -> list[Text]:
        """What a question is about, told between it and its options."""


@runtime_checkable
class Foretells(Protocol):
    def foretell(self, game: Game, decision: Decision) -> list[Text]:
        """What the answers to a question would bring, told below its options."""


@runtime_checkable
class Lists(Protocol):
    """A board with so many places that lists of them need care."""

    def listed(self, option: Option) -> str:
        """What an option is called in a list."""

    def unlisted(self, options: list[Option]) -> list[str]:
        """The keys of options that are summed up in one line instead."""

    def summed_up(self, keys: list[str], language: str) -> Text:
        """That line."""


def drawing(game: Game) -> Drawing:
    return cast(Drawing, import_module(f"indochina.cli.boards.{game.rules.NAME}"))


def own_commands(game: Game) -> Mapping[str, Command]:
    board = drawing(game)
    return board.COMMANDS if isinstance(board, OwnCommands) else {}


def own_screen(game: Game) -> Collection[str]:
    board = drawing(game)
    return board.OWN_SCREEN if isinstance(board, OwnScreen) else ()


def aim(game: Game) -> str:
    board = drawing(game)
    return board.goal(game) if isinstance(board, Aims) else ""


def introduction(game: Game, decision: Decision) -> list[Text]:
    board = drawing(game)
    return board.introduce(game, decision) if isinstance(board, Introduces) else []


def foretold(game: Game, decision: Decision) -> list[Text]:
    board = drawing(game)
    return board.foretell(game, decision) if isinstance(board, Foretells) else []
