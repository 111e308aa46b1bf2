"""`indochina assist`: the real game lies on the table, the program runs its Non-players and says what to move."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

import typer

import indochina
from indochina.cli.arguments import Options
from indochina.cli.keeping import NotKept
from indochina.cli.screen import console
from indochina.core.errors import Error
from indochina.fitl import NAME

from .conversation import Assistant, Leave
from .start import session as begin


def assist(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game: fitl.")],
    scenario: Annotated[
        str | None, typer.Option(metavar="NAME", help="Scenario; you are asked if you leave it out.")
    ] = None,
    bots: Annotated[
        str | None, typer.Option(metavar="NVA,VC", help="The Non-players; you are asked if you leave them out.")
    ] = None,
    option: Options = None,
    position: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Begin from a position written in its notation.")
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue an earlier session.")] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help="Save here instead of in the usual place.")] = None,
    auto: Annotated[bool, typer.Option("--auto-dice", help="The program rolls the dice.")] = False,
) -> None:
    """Run the Non-players of a game that lies on your table.

    You tell the program the position, the cards and the dice you rolled; it tells you, as a numbered list, which pieces
    and markers to move. Everything typed is saved at once.

    Example: [bold]indochina assist fitl --scenario full --bots NVA,VC[/bold]

    Example: [bold]indochina assist fitl --position table.txt --bots US[/bold]
    """
    if game != NAME:
        title = indochina.rules(game).TITLE
        raise Error(
            f"assist runs the Non-players of Fire in the Lake; {title} has none: play {game} against solo seats"
        )
    with ExitStack() as locks:
        try:
            session = begin(scenario, bots, option, position, resume, save, locks)
            session.rolls = auto
            Assistant(session).run()
        except (EOFError, Leave):
            console.print()
        except NotKept:
            raise typer.Exit(1) from None
