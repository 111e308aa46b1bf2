"""`indochina rules`: where each rule is in the code, and which tests state it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from indochina.sim.coverage import Row, coverage

from . import arguments
from .screen import console


def rules(
    game: arguments.Game,
    every: Annotated[bool, typer.Option("--all", help="Name every function and test, not only the first few.")] = False,
) -> None:
    """Show for each heading of the rulebook the code that carries it out and the tests that state it.

    Exit code 1 if a row has no code or no test.

    Example: [bold]indochina rules saigon75[/bold]
    """
    arguments.rules_of(game)
    rows = coverage(game)
    table = Table("rule", "heading", "code", "tests", title=f"{len(rows)} rules")
    for row in rows:
        table.add_row(row.rule, row.heading, _names(row.code, every), _names(row.tests, every))
    console.print(table)
    empty = [row for row in rows if not row.code or not row.tests]
    if empty:
        console.print(f"{len(empty)} rules without code or test: {', '.join(_name(row) for row in empty)}")
        raise typer.Exit(1)
    console.print("every rule has code and a test")


def _names(names: list[str], every: bool) -> str:
    if every or len(names) <= 2:
        return "\n".join(names)
    return "\n".join([names[0], f"and {len(names) - 1} more"])


def _name(row: Row) -> str:
    return f"{row.rule} {row.heading}"
