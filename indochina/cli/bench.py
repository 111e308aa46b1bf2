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
from indochina.sim.bot_times import Profile, bot_measures, profile

from . import arguments
from .screen import console

PLAYERS = ("random", "solo")
BOTS = "bots"


def bench(
    game: arguments.Game,
    repeat: Annotated[int, typer.Option(metavar="R", min=1, help="How often each quantity is measured.")] = 7,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="random|solo|bots",
            help="Measure only these; random and solo if left out. bots: how long solo opponents think, and where.",
        ),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure choices, clones and games per second of CPU time on one core, beside a plain Python loop.

    Example: [bold]indochina bench saigon75 --repeat 9[/bold]

    Example: [bold]indochina bench fitl --players bots[/bold]
    """
    law = arguments.rules_of(game)
    if players not in (None, *PLAYERS, BOTS):
        raise Error(f"unknown players {players!r}: there is {', '.join((*PLAYERS, BOTS))}")
    if players in ("solo", BOTS) and not has_opponents(law):
        raise Error(f"{law.TITLE} has no solo opponents yet")
    bots = players == BOTS
    fixed: list[tuple[str, float, str]]
    if bots:
        measures, actions = bot_measures(game, repeat)
        fixed = [("actions in a game, on average", actions, "")]
    else:
        measures, fixed = run(game, repeat, PLAYERS if players is None else (players,)), sizes(game)
    spent = profile(game) if bots else None
    about = machine()
    if as_json:
        figures = {"game": game, "machine": about, "repeat": repeat, "measures": [asdict(one) for one in measures]}
        figures["sizes"] = {title: {"value": value, "unit": unit} for title, value, unit in fixed}
        if spent:
            figures["profile"] = asdict(spent)
        typer.echo(json.dumps(figures, ensure_ascii=False))
        return
    console.print(f"{about['cpu']}, {about['cores']} cores, {about['python']}, {about['system']}")
    console.print(f"CPU time of one core, {repeat} repeats; garbage {about['gc']}", style="dim")
    console.print(_table(measures))
    for title, value, unit in fixed:
        console.print(f"{title}: {_figure(value)} {unit}")
    if spent:
        _show_profile(spent)


def _show_profile(spent: Profile) -> None:
    modules = Table("module", title="own time by module", title_justify="left")
    modules.add_column("share", justify="right")
    for module, share in spent.modules:
        modules.add_row(module, f"{share:.1%}")
    console.print(modules)
    functions = Table("function", title="functions with the most own time", title_justify="left")
    for title in ("calls", "own", "with callees"):
        functions.add_column(title, justify="right")
    for name, calls, own, cumulated in spent.functions:
        functions.add_row(name, f"{calls:,}", f"{own:.1%}", f"{cumulated:.1%}")
    console.print(functions)
    console.print(f"{spent.seconds:.1f} s under the profiler, which makes calls dearer than they are", style="dim")


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
