"""`indochina replay`: a saved game, choice by choice, every hash checked."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

import indochina
from indochina.account import account
from indochina.core.errors import Error
from indochina.core.files import read_file
from indochina.core.game import Game
from indochina.core.saves import read_lines, recorded
from indochina.plot import picture

from .arguments import Language
from .screen import CANDIDATES, STEPS, clear, console, entry_line, how_it_ended, print_lines, reason_lines, show_board
from .story import story_lines


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")],
    speed: Annotated[
        float | None,
        typer.Option(metavar="SECONDS", min=0, max=3600, help="Draw the board and wait after each choice."),
    ] = None,
    to: Annotated[int | None, typer.Option(metavar="N", min=0, help="Stop after choice N and draw the board.")] = None,
    step: Annotated[bool, typer.Option("--step", help="Draw the board and wait for Enter after each choice.")] = False,
    why: Annotated[bool, typer.Option("--why", help="Show how bots came to their choices, step by step.")] = False,
    why_more: Annotated[bool, typer.Option("--why-more", help="The same, with the candidates of each step.")] = False,
    story: Annotated[
        bool, typer.Option("--story", help="Tell what happened instead: a headline for each action, and its effects.")
    ] = False,
    html: Annotated[
        Path | None,
        typer.Option("--html", metavar="FILE", help="Write one HTML file that replays the game without any server."),
    ] = None,
    plot: Annotated[
        Path | None, typer.Option("--plot", metavar="FILE", help="Write the margins over time as a picture (SVG).")
    ] = None,
    lang: Language = "en",
) -> None:
    """Show a saved game choice by choice, and check that every position is the one that was saved.

    Example: [bold]indochina replay my-game.save --speed 0.5[/bold]
    """
    head, rest = read_lines(read_file(file), str(file))
    game = _beginning(file, head, lang)
    choices = [line for line in rest if "choice" in line]
    older = _older(head)
    shown = 0
    seen = 0
    watching = step or speed is not None
    quiet = story or html is not None or plot is not None
    depth = CANDIDATES if why_more else STEPS if why else 0
    for line in choices[:to]:
        lines = _choose(file, game, line, older, depth)
        entries = game.entries(None, everything=True, since=seen)
        seen = game.noted
        shown += 1
        if quiet:
            continue
        if watching:
            clear()
        print_lines([*lines, *(entry_line(entry) for entry in entries)])
        if watching:
            show_board(game, None)
            if not _wait(step, speed):
                break
    if story:
        print_lines(story_lines(game))
    elif not watching and not quiet:
        console.print()
        show_board(game, None)
    write_files(game, html, plot)
    if game.result:
        console.print(Text(how_it_ended(game), style="bold green"))
    console.print(f"{shown} choices replayed, all hashes equal", style="green")


def write_files(game: Game, html: Path | None, plot: Path | None) -> None:
    if plot is not None:
        write(plot, picture(account(game)))
    if html is not None:
        from indochina.web.offline import page  # the client takes a moment to load, which nothing else here needs

        write(html, page(game))


def write(file: Path, text: str) -> None:
    """A file of its own; a saved game is never overwritten."""
    try:
        if file.exists() and file.read_bytes()[:1] not in (b"<", b""):
            raise Error(f"{file}: there is something else in that file")
        file.write_text(text, encoding="utf-8")
    except OSError as fault:
        raise Error(f"{file}: {fault.strerror}") from None
    console.print(str(file), style="green", soft_wrap=True)


def _beginning(file: Path, head: dict[str, Any], lang: str) -> Game:
    """The game as it was before the first choice."""
    law = indochina.rules(head["game"])
    if head["rules"] > law.VERSION:
        raise Error(f"{file}: line 1: saved by version {head['rules']} of the rules, this is version {law.VERSION}")
    try:
        return Game(law, law.from_json(head["start"]), given=recorded(head), settled=True, language=lang)
    except (Error, KeyError, TypeError, ValueError) as fault:
        raise Error(f"{file}: line 1: the game cannot be set up: {fault}") from None


def _older(head: dict[str, Any]) -> str:
    """What to add where a game saved by older rules parts from today's."""
    now = indochina.rules(head["game"]).VERSION
    if head["rules"] == now:
        return ""
    saved = head["rules"]
    return f": it was saved by version {saved} of the rules, this is version {now}; `play --resume` goes on with it"


def _choose(file: Path, game: Game, line: dict[str, Any], older: str, depth: int) -> list[Text]:
    """Make one recorded choice; name its line if the rules refuse it or lead elsewhere."""
    n = line.get("n")
    try:
        answers = recorded(line)
        name = game.decision.name if game.decision else ""
        label = game.messages.label(game.decision, answers[0].key) if game.decision else answers[0].key
        game.feed(answers)
        if "hash" in line and game.hash() != line["hash"]:
            raise Error(f"it leads to another position than it did{older}")
    except (Error, KeyError, TypeError, ValueError) as fault:
        more = "" if str(fault).endswith(older) else older
        raise Error(f"{file}: line {_line_number(file, n)}: choice {n}: {fault}{more}") from None
    title = Text(f"{n:>4} ", style="dim").append(f"{answers[0].seat} ", style="bold").append(label, style="cyan")
    return [title.append(f"  {name}", style="dim"), *reason_lines(game, answers[:1], game.rules.SEATS, depth)]


def _line_number(file: Path, n: Any) -> int:
    """Where choice `n` stands in the file: its last mention, for earlier ones were taken back."""
    found = 0
    for number, row in enumerate(read_file(file).splitlines(), start=1):
        try:
            line = json.loads(row)
        except ValueError:
            break
        if "choice" in line and line.get("n") == n:
            found = number
    return found


def _wait(step: bool, speed: float | None) -> bool:
    """Wait before the next choice; False if there is nobody to wait for."""
    if not step:
        time.sleep(speed or 0)
        return True
    try:
        input()
    except EOFError:
        return False
    return True
