"""Arguments several commands share, and reading `NAME=VALUE`."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Annotated, Any

import typer

import indochina
from indochina.core.errors import Error
from indochina.core.files import cause, read_file
from indochina.core.rules import Rules

NAMES = ", ".join(indochina.GAMES)
Game = Annotated[str, typer.Argument(metavar="GAME", help=f"Which game: {NAMES}.")]
Scenario = Annotated[str | None, typer.Option(metavar="NAME", help="Scenario; by default the game's first one.")]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME=VALUE",
        help="A setting of the game, such as hand=8; `indochina settings GAME` lists them. Repeatable.",
    ),
]
Seats = Annotated[
    list[str] | None,
    typer.Option("--seat", metavar="SEAT=PLAYER", help="Who plays a seat: human, solo or random. Repeatable."),
]
BoardFile = Annotated[
    Path | None,
    typer.Option("--board", metavar="FILE", help="A file that says what is printed on your board: docs/boards.md."),
]
Jobs = Annotated[int | None, typer.Option(min=1, max=60, help="Processes at work; two by default.")]
FirstSeed = Annotated[int, typer.Option("--seed", metavar="FIRST", min=0, max=10**30, help="Seed of the first game.")]
Games = Annotated[int, typer.Option(metavar="N", min=1, max=10**6, help="How many games.")]
Language = Annotated[str, typer.Option("--lang", metavar="LANGUAGE", help="Language of board and log: en, fr.")]

OtherLanguage = Annotated[
    str | None,
    typer.Option(
        "--lang", metavar="LANGUAGE", help="Language of board and log: en, fr; a saved game keeps the one it has."
    ),
]


def pairs(what: str, given: list[str] | None) -> dict[str, str]:
    """`["hand=8"]` as a dict."""
    found: dict[str, str] = {}
    for text in given or ():
        name, equals, value = text.partition("=")
        if not (name and equals and value):
            raise typer.BadParameter(f"{text!r} is not of the form NAME=VALUE", param_hint=what)
        if name in found:
            raise typer.BadParameter(f"{name!r} is given twice", param_hint=what)
        found[name] = value
    return found


def seated(law: Rules, given: list[str] | None) -> dict[str, str]:
    """Who plays which seat, by the seats' own spelling."""
    spelling = {seat.casefold(): seat for seat in law.SEATS}
    found = {spelling.get(seat.casefold(), seat): who for seat, who in pairs("--seat", given).items()}
    for seat in found:
        if seat not in law.SEATS:
            raise Error(f"unknown seat {seat!r}: {law.TITLE} has {', '.join(law.SEATS)}")
    return found


def board_and_mark(law: Rules, path: Path | None) -> tuple[Any, str]:
    """An owner's board, and a short mark that tells it from others."""
    if path is None:
        return None, ""
    board = law.read_board(path)
    return board, blake2b(read_file(path, "board file"), digest_size=4).hexdigest()


def refuse_existing(path: Path, advice: str) -> None:
    """What is to be written anew must not be there yet."""
    try:
        there = path.exists()
    except (OSError, ValueError):  # writing it will tell what is wrong with it
        return
    if there:
        raise Error(f"{path}: exists already; {advice}")


def copy_path(typed: str, exists: str) -> Path:
    """Where somebody wants a copy, if nothing is there yet; `exists` says so if there is."""
    try:
        path = Path(typed).expanduser()
        there = path.exists()
    except (OSError, RuntimeError, ValueError) as fault:
        raise Error(f"{typed!r}: {cause(fault)}") from None
    if there:
        raise Error(exists.format(path=path))
    return path


def rules_of(game: str) -> Rules:
    return indochina.rules(game)
