"""`indochina simulate`: many games without people, and who wins them."""

from __future__ import annotations

import json
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table

from indochina import garbage
from indochina.core.errors import Error, Prevented
from indochina.sim.games import Setup, play_one
from indochina.sim.parallel import default_jobs, in_order
from indochina.sim.results import Results
from indochina.sim.summary import summary

from . import arguments
from .errors import say, write_crash
from .faster import tell_of_the_compiled_build
from .locks import locked
from .screen import bar, console


def simulate(
    game: arguments.Game,
    games: arguments.Games = 100,
    seat: arguments.Seats = None,
    seed: arguments.FirstSeed = 1,
    scenario: arguments.Scenario = None,
    option: arguments.Options = None,
    board: arguments.BoardFile = None,
    jobs: arguments.Jobs = None,
    out: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep results here; a later run continues from them.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print the summary as JSON.")] = False,
) -> None:
    """Play many games without people and show who wins, with 95 % Wilson intervals.

    Seats you leave out are played by the solo opponents. With --out, results are kept, one JSON object per game, and
    seeds that are already in the file are not played again.

    Example: [bold]indochina simulate saigon75 --games 1000 --seat SV=random --out results.jsonl[/bold]
    """
    law = arguments.rules_of(game)
    owner_board, mark = arguments.board_and_mark(law, board)
    seats = {**dict.fromkeys(law.SEATS, "solo"), **arguments.seated(law, seat)}
    setup = Setup(game, seats, scenario, arguments.pairs("--option", option), owner_board, mark)
    setup.check()
    tell_of_the_compiled_build(games)
    wanted = range(seed, seed + games)
    with locked(out) if out is not None else nullcontext():
        results = Results(str(setup), out)
        _play(setup, results, wanted, jobs or default_jobs())
    figures = summary(str(setup), law.SEATS, [results.records[one] for one in wanted])
    if as_json:
        typer.echo(json.dumps(figures, ensure_ascii=False))
    else:
        _show(figures)


def _play(setup: Setup, results: Results, wanted: range, jobs: int) -> None:
    """Play the games whose results are not known yet."""
    missing = [one for one in wanted if one not in results.records]
    garbage.seldom()
    with bar("games", len(wanted), len(wanted) - len(missing)) as advance:
        try:
            for record in in_order(partial(play_one, setup), missing, jobs):
                if "fault" in record:
                    _stop(setup, record)
                results.add(record)
                advance()
        except Prevented as fault:
            raise Prevented(f"{fault}; {len(results.records)} results are kept, the same command goes on") from None
        except KeyboardInterrupt:
            if results.path is not None:
                say(f"{len(results.records)} results are kept in {results.path}: the same command goes on from there")
            raise


def _stop(setup: Setup, record: dict[str, Any]) -> None:
    path = write_crash(Path(), {"setup": str(setup), **record}, f"{setup.game}-{record['seed']}")
    say(f"seed {record['seed']}: {record['fault']}; the position is in {path}")
    raise typer.Exit(1)


def _show(figures: dict[str, Any]) -> None:
    table = Table(title=f"{figures['games']} games: {figures['setup']}", title_justify="left")
    table.add_column("winner")
    table.add_column("games", justify="right")
    table.add_column("rate", justify="right")
    table.add_column("95 % interval", justify="right")
    turns = list(figures["turns"])
    for turn in turns:
        table.add_column(f"turn {turn}", justify="right")
    for seat, won in figures["wins"].items():
        by_turn = [str(figures["turns"][turn].get(seat, 0) or "·") for turn in turns]
        table.add_row(seat, str(won["games"]), f"{won['rate']:.1%}", f"{won['low']:.1%} – {won['high']:.1%}", *by_turn)
    if not figures["games"]:
        raise Error("no games were played")
    console.print(table)
    speed = figures["games_per_cpu_second"]
    console.print(
        f"median {figures['choices']:g} choices a game; {figures['cpu_seconds']:.1f} s CPU"
        + (f", {speed:g} games per CPU second" if speed else ""),
        style="dim",
    )
