"""`indochina position`: read a position in its notation, show it, give it back."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated, Any

import typer

import indochina
from indochina.core.errors import Error
from indochina.core.files import LARGEST, read_file
from indochina.core.game import Game

from . import arguments
from .screen import console, show_board, show_question


def position(
    game: arguments.Game,
    source: Annotated[
        str, typer.Argument(metavar="TEXT|-|FILE", help="The notation, a file that holds it, or - for stdin.")
    ] = "-",
    as_json: Annotated[bool, typer.Option("--json", help="Print only the position, as JSON.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only say whether the position is sound.")] = False,
    lang: arguments.Language = "en",
) -> None:
    """Read a position in the game's notation (text or JSON), show the board and the question, print the notation.

    Example: [bold]indochina position saigon75 "turn: 2; active: SV; stage: movement; saigon: ranger"[/bold]
    """
    arguments.rules_of(game)
    stated = _read(game, source, lang)
    if check:
        name = f"{stated.decision.name} for {stated.decision.seat}" if stated.decision else "the game is over"
        console.print(f"sound: {name}")
        return
    if as_json:
        typer.echo(json.dumps(stated.position(), ensure_ascii=False))
        return
    show_board(stated, None)
    console.print()
    if stated.decision is not None:
        show_question(stated, stated.decision)
        console.print()
    typer.echo(str(stated.position()))


def _read(game: str, source: str, lang: str) -> Game:
    """The game in that position. Whatever the rules stumble over, it is the position that is wrong."""
    try:
        return indochina.position(game, _stated(source), language=lang)
    except (ArithmeticError, AttributeError, LookupError, RecursionError, TypeError, ValueError) as fault:
        raise Error(f"position: cannot be played from: {fault!r}") from None


def _stated(source: str) -> str | dict[str, Any]:
    """The notation itself, from wherever it is."""
    text = source
    if source == "-":
        text = sys.stdin.read(LARGEST)
    elif ":" not in source and not source.lstrip().startswith("{"):
        try:
            text = read_file(Path(source), "position").decode()
        except (Error, UnicodeDecodeError) as fault:
            cause = "not text" if isinstance(fault, UnicodeDecodeError) else str(fault).removeprefix(f"{source}: ")
            raise Error(f"{source}: neither a position nor a file that can be read ({cause})") from None
    if not text.lstrip().startswith("{"):
        return text
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as fault:
        raise Error(f"position: not JSON: {fault}") from None
    return dict(data)
