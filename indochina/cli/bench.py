"""`indochina bench`: how fast the engine is on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated

import typer
from rich.table import Table

from indochina.core.errors import Error
from indochina.players import has_opponents
from indochina.sim.benchmark import Measure, machine, run, sizes

from . import arguments
from .screen import console

PLAYERS = ("random", "solo")


def bench(
    game: arguments.Game,
    repeat: Annotated[int, typer.Option(metavar="R", min=1, help="How often each quantity is measured.")] = 7,
    players: Annotated[
        str | None, typer.Option(metavar="random|solo", help="Measure only these; both if left out.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure choices, clones and games per second of CPU time on one core, beside a plain Python loop.

    Example: [bold]indochina bench saigon75 --repeat 9[/bold]
    """
    law = arguments.rules_of(game)
    if players not in (None, *PLAYERS):
        raise Error(f"unknown players {players!r}: there is {', '.join(PLAYERS)}")
    if players == "solo" and not has_opponents(law):
        raise Error(f"{law.TITLE} has no solo opponents yet")
    measures = run(game, repeat, PLAYERS if players is None else (players,))
    fixed = sizes(game)
    about = machine()
    if as_json:
        figures = {"game": game, "machine": about, "repeat": repeat, "measures": [asdict(one) for one in measures]}
        figures["sizes"] = {title: {"value": value, "unit": unit} for title, value, unit in fixed}
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console.print(f"{about['cpu']}, {about['cores']} cores, {about['python']}, {about['system']}")
    console.print(f"CPU time of one core, {repeat} repeats; garbage {about['gc']}", style="dim")
    console.print(_table(measures))
    for title, value, unit in fixed:
        console.print(f"{title}: {_figure(value)} {unit}")


def _table(measures: list[Measure]) -> Table:
    table = Table()
    table.add_column("quantity")
    for title in ("median", "lowest", "highest"):
        table.add_column(title, justify="right")
    table.add_column("unit")
    table.add_column("one costs\n(turns of the loop)", justify="right")
    for one in measures:
        table.add_row(one.name, *(_figure(x) for x in (one.median, one.low, one.high)), one.unit, _figure(one.loops))
    return table


def _figure(x: float) -> str:
    return f"{x:,.0f}" if x >= 100 else f"{x:.3g}"
