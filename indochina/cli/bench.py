"""`indochina bench`: how fast the engine and the web board are on this machine."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from typing import Annotated

import typer
from rich.table import Table

from indochina import garbage
from indochina.core.errors import Error
from indochina.players import has_opponents
from indochina.sim.benchmark import Measure, machine, run, sizes
from indochina.sim.bot_times import Profile, bot_measures, profile

from . import arguments
from .screen import bar, console

PLAYERS = ("random", "solo")
BOTS = "bots"
WEB = "web"
REPEAT, REPEAT_WEB = 7, 3


def bench(
    game: Annotated[str, typer.Argument(metavar="GAME|web", help=f"Which game: {arguments.NAMES}; or the web board.")],
    repeat: Annotated[
        int | None,
        typer.Option(
            metavar="R",
            min=1,
            max=1000,
            help=f"How often each quantity is measured: by default {REPEAT} times, web {REPEAT_WEB}.",
        ),
    ] = None,
    players: Annotated[
        str | None,
        typer.Option(
            metavar="random|solo|bots",
            help="Measure only these; by default random and solo. bots: how long solo opponents think, and where.",
        ),
    ] = None,
    store: Annotated[
        str,
        typer.Option(metavar="URL", help="web: where games are kept, such as postgresql://...; by default a new file."),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help="web: server processes.")] = 1,
    tables: Annotated[int, typer.Option(min=1, max=1000, help="web: games at once, each with four sockets.")] = 50,
    seconds: Annotated[float, typer.Option(min=0.5, max=3600, help="web: how long each load lasts.")] = 20.0,
    rate: Annotated[float, typer.Option(min=1, max=10**6, help="web: choices a second of the paced load.")] = 250.0,
    bots: Annotated[
        int, typer.Option(min=0, max=1000, metavar="N", help="web: paced also beside N tables of bots that think.")
    ] = 0,
    floods: Annotated[
        bool, typer.Option("--floods", help="web: paced also beside visitors who ask for as much as they can.")
    ] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print the figures as JSON.")] = False,
) -> None:
    """Measure choices, clones and games per second of CPU time on one core, next to a plain Python loop.

    Or the web board: a server of its own, people who choose at random over real sockets, at a steady pace and then
    as fast as they can, and the time until every viewer of a table has seen a choice.

    Example: [bold]indochina bench saigon75 --repeat 9[/bold]

    Example: [bold]indochina bench fitl --players bots[/bold]

    Example: [bold]indochina bench tonkin[/bold], with the mark each figure should keep to

    Example: [bold]indochina bench web --tables 50 --seconds 20 --bots 20 --floods[/bold]
    """
    garbage.seldom()
    if game == WEB:
        if players is not None:
            raise Error("--players is for a game: the web board is played at random")
        _bench_web(Asked(store, workers, tables, seconds, rate, bots, floods), repeat or REPEAT_WEB, as_json)
    else:
        _bench_game(game, players, repeat or REPEAT, as_json)


def _bench_game(game: str, players: str | None, repeat: int, as_json: bool) -> None:
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
    console.print(_about(about))
    console.print(f"CPU time of one core, {repeat} repeats; garbage {about['gc']}", style="dim")
    console.print(_table(measures))
    for title, value, unit in fixed:
        console.print(f"{title}: {_figure(value)} {unit}")
    if spent:
        _show_profile(spent)


@dataclass(frozen=True)
class Asked:
    """How the web board is to be measured."""

    store: str
    workers: int
    tables: int
    seconds: float
    rate: float
    bots: int
    floods: bool


def _bench_web(asked: Asked, repeat: int, as_json: bool) -> None:
    from indochina.sim import web_load  # loads the server, which takes a moment

    store, workers, tables, seconds, rate = asked.store, asked.workers, asked.tables, asked.seconds, asked.rate
    phases = web_load.PHASES + (asked.bots > 0 or asked.floods)
    with bar("measuring", repeat * phases) as advance:
        reports = [
            web_load.measure(store, workers, tables, seconds, rate, advance, asked.bots, asked.floods)
            for _ in range(repeat)
        ]
    found, about = web_load.figures(reports), machine()
    kind = "PostgreSQL" if "://" in store else "SQLite"
    if as_json:
        figures = {"game": WEB, "machine": about, "repeat": repeat, **asdict(asked), "store": kind}
        typer.echo(json.dumps({**figures, "figures": [asdict(one) for one in found]}, ensure_ascii=False))
        return
    console.print(_about(about))
    processes = f"{workers} server process{'es' if workers > 1 else ''}"
    played = f"{tables} games with {len(arguments.rules_of(web_load.GAME).SEATS)} sockets each"
    console.print(f"{played}, {kind}, {processes}, {seconds:g} s a load, {repeat} repeats")
    table = Table("quantity")
    for title in ("median", "lowest", "highest"):
        table.add_column(title, justify="right", no_wrap=True)
    table.add_column("unit")
    table.add_column("mark", justify="right", no_wrap=True)
    for one in found:
        table.add_row(one.name, *(_figure(x) for x in (one.median, one.low, one.high)), one.unit, one.mark)
    console.print(table)
    console.print("p50 and p99: from a choice being sent until all viewers of its table have it", style="dim")
    console.print("one costs: CPU time of the server in turns of a plain Python loop measured alongside", style="dim")
    if asked.bots or asked.floods:
        visitors = " and visitors who ask for as much as they can" if asked.floods else ""
        console.print(f"beside: paced, with {asked.bots} tables of bots{visitors}", style="dim")
    if kind == "SQLite":
        console.print("reference disk: as late as the disk is when nothing but such syncs is done", style="dim")


def _about(machine: dict[str, str | int]) -> str:
    """The machine, and which build is measured."""
    what = ", ".join(f"{machine[name]}" for name in ("cpu", "python", "system"))
    return f"{what}, {machine['cores']} cores; {machine['build']}"


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
    if marked := any(one.mark for one in measures):
        table.add_column("mark", justify="right", no_wrap=True)
    for one in measures:
        figures = (_figure(x) for x in (one.median, one.low, one.high))
        table.add_row(one.name, *figures, one.unit, _figure(one.loops), *([one.mark] if marked else []))
    return table


def _figure(x: float) -> str:
    return f"{x:,.0f}" if x >= 100 else f"{x:.3g}"
