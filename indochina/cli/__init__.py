"""The command line: serve, play, assist, replay, simulate, fuzz, bench, position, rules, cards, settings."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

import indochina
from indochina.core.build import BUILD

from . import streams
from .assist import assist
from .bench import bench
from .cards import cards
from .errors import Commands, told
from .fuzz import fuzz
from .play import play
from .position import position
from .replay import replay
from .rules import rules
from .serve import serve
from .settings import settings
from .simulate import simulate

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Board games on the wars in Vietnam: play them, watch them, simulate them.\n\n"
    "Example: [bold]indochina play saigon75[/bold]",
)
for command in (serve, play, assist, replay, simulate, fuzz, bench, position, rules, cards, settings):
    app.command(no_args_is_help=command not in (play, serve))(command)


def _version(wanted: bool) -> None:
    if wanted:
        games = ", ".join(
            f"{indochina.rules(name).TITLE} (rules {indochina.rules(name).VERSION})" for name in indochina.GAMES
        )
        typer.echo(f"indochina {indochina.__version__}, {BUILD}: {games}")
        raise typer.Exit()


@app.callback()
def top(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Version, build and games.")
    ] = False,
) -> None:
    pass


def main() -> None:
    code: str | int | None = 1
    try:
        streams.prepare()
        app()
    except SystemExit as end:
        code = end.code
    except KeyboardInterrupt:
        code = 130
    except Exception as fault:  # before or after a command, such as in its --help
        code = told(fault)
    if not streams.finish():
        code = code or 1
    sys.exit(code)
