"""`indochina fuzz`: random games with every check."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from indochina import garbage
from indochina.core.catalogue import Catalogue
from indochina.core.errors import Error
from indochina.core.rules import Events
from indochina.sim.fuzzing import DEEP, Outcome, fuzz_one
from indochina.sim.parallel import default_jobs, in_order

from . import arguments
from .errors import say, write_crash
from .faster import tell_of_the_compiled_build
from .screen import bar, console

KINDS = {"dead end": "dead ends", "crash": "crashes", "invariant break": "invariant breaks"}
SHOWN = 5  # failures told in full
SELDOM = 20  # executions of an Event's text


def fuzz(
    game: arguments.Game,
    games: arguments.Games = 100,
    seed: arguments.FirstSeed = 1,
    scenario: arguments.Scenario = None,
    deep: Annotated[int, typer.Option(metavar="K", min=0, help="Check every K-th decision deeply; 0: none.")] = DEEP,
    jobs: arguments.Jobs = None,
    events: Annotated[
        bool, typer.Option("--events", help="Execute Events whenever possible, and report how often each was executed.")
    ] = False,
) -> None:
    """Play random games and check everything after every choice: options, invariants, clones, saves, undo, secrets.

    A failure is reported with the one command that repeats it, and its position and choices are written to a file.

    Example: [bold]indochina fuzz saigon75 --games 200 --deep 20[/bold]
    """
    law = arguments.rules_of(game)
    if scenario is not None and scenario not in law.SCENARIOS:
        raise Error(f"unknown scenario {scenario!r}: {law.TITLE} has {', '.join(law.SCENARIOS)}")
    texts = law.EVENT_TEXTS if isinstance(law, Events) else ()
    if events and not texts:
        raise Error(f"--events: {law.TITLE} has no Event cards with two texts")
    found: Counter[str] = Counter()
    decisions = deeply = 0
    executed: Counter[tuple[str, str, bool]] = Counter()
    tell_of_the_compiled_build(games)
    garbage.seldom()
    with bar("games", games) as advance:
        work = partial(fuzz_one, game, deep=deep, scenario=scenario, eager=events)
        for outcome in in_order(work, range(seed, seed + games), jobs or default_jobs()):
            decisions += outcome.decisions
            deeply += outcome.deep
            executed.update(outcome.events)
            if outcome.kind:
                found[outcome.kind] += 1
                if found.total() <= SHOWN:
                    _tell(game, deep, scenario, events, outcome)
            advance()
    if events:
        _show_events(law.CATALOGUES["en"], texts, executed)
    counts = ", ".join(f"{name} {found[kind]}" for kind, name in KINDS.items())
    console.print(
        f"games {games}, decisions {decisions}, checked deeply {deeply}: {counts}",
        style="bold red" if found else "green",
        soft_wrap=True,
    )
    if found:
        raise typer.Exit(1)


def _show_events(
    catalogue: Catalogue, texts: Sequence[tuple[str, str]], executed: Counter[tuple[str, str, bool]]
) -> None:
    """How often each text was executed, and how often without any effect."""
    table = Table("card", "text", "executed", "did nothing", title=f"{len(texts)} texts")
    counts = []
    for card, side in texts:
        did, did_not = executed[card, side, True], executed[card, side, False]
        counts.append((did + did_not, did))
        share = f"{did_not / (did + did_not):.0%}" if did + did_not else ""
        style = "red" if not did else "yellow" if did + did_not < SELDOM else ""
        table.add_row(catalogue[f"name.{card}"], side, str(did + did_not), share, style=style)
    console.print(table)
    console.print(
        f"Events executed {sum(n for n, _ in counts)}; least often executed text {min(n for n, _ in counts)} times; "
        f"texts executed fewer than {SELDOM} times {sum(n < SELDOM for n, _ in counts)}; "
        f"texts that never did anything {sum(not did for _, did in counts)}"
    )


def _tell(game: str, deep: int, scenario: str | None, events: bool, outcome: Outcome) -> None:
    path = write_crash(Path(), outcome.report, f"{game}-{outcome.seed}")
    again = f"indochina fuzz {game} --games 1 --seed {outcome.seed}" + (f" --deep {deep}" if deep != DEEP else "")
    again += f" --scenario {scenario}" if scenario else ""
    again += " --events" if events else ""
    say(f"seed {outcome.seed}: {outcome.kind}: {outcome.fault}")
    say(f"  again: {again}   position and choices: {path}")
