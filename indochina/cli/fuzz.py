"""`indochina fuzz`: random games with every check."""

from __future__ import annotations

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated

import typer

from indochina.core.errors import Error
from indochina.sim.fuzzing import DEEP, Outcome, fuzz_one
from indochina.sim.parallel import default_jobs, in_order

from . import arguments
from .errors import say, write_crash
from .screen import bar, console

KINDS = {"dead end": "dead ends", "crash": "crashes", "invariant break": "invariant breaks"}
SHOWN = 5  # failures told in full


def fuzz(
    game: arguments.Game,
    games: Annotated[int, typer.Option(metavar="N", min=1, help="How many games.")] = 100,
    seed: arguments.FirstSeed = 1,
    scenario: arguments.Scenario = None,
    deep: Annotated[int, typer.Option(metavar="K", min=0, help="Check every K-th decision deeply; 0: none.")] = DEEP,
    jobs: arguments.Jobs = None,
) -> None:
    """Play random games and check everything after every choice: options, invariants, clones, saves, undo, secrets.

    A failure is told with the one command that repeats it, and its position and choices are written to a file.

    Example: [bold]indochina fuzz saigon75 --games 200 --deep 20[/bold]
    """
    law = arguments.rules_of(game)
    if scenario is not None and scenario not in law.SCENARIOS:
        raise Error(f"unknown scenario {scenario!r}: {law.TITLE} has {', '.join(law.SCENARIOS)}")
    found: Counter[str] = Counter()
    decisions = deeply = 0
    with bar("games", games) as advance:
        work = partial(fuzz_one, game, deep=deep, scenario=scenario)
        for outcome in in_order(work, range(seed, seed + games), jobs or default_jobs()):
            decisions += outcome.decisions
            deeply += outcome.deep
            if outcome.kind:
                found[outcome.kind] += 1
                if found.total() <= SHOWN:
                    _tell(game, deep, scenario, outcome)
            advance()
    counts = ", ".join(f"{name} {found[kind]}" for kind, name in KINDS.items())
    console.print(
        f"games {games}, decisions {decisions}, checked deeply {deeply}: {counts}",
        style="bold red" if found else "green",
        soft_wrap=True,
    )
    if found:
        raise typer.Exit(1)


def _tell(game: str, deep: int, scenario: str | None, outcome: Outcome) -> None:
    path = write_crash(Path(), outcome.report, f"{game}-{outcome.seed}")
    again = f"indochina fuzz {game} --games 1 --seed {outcome.seed}" + (f" --deep {deep}" if deep != DEEP else "")
    again += f" --scenario {scenario}" if scenario else ""
    say(f"seed {outcome.seed}: {outcome.kind}: {outcome.fault}")
    say(f"  again: {again}   position and choices: {path}")
