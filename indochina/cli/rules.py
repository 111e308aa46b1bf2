"""`indochina rules`: a rule in our own words, the sheet; or where each is in the code, and which tests state it."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from indochina.core.errors import Error
from indochina.sim.coverage import Row, coverage

from . import arguments
from .rulebook import rule_lines, sheet_lines
from .screen import console, print_lines


def rules(
    game: arguments.Game,
    rule: Annotated[
        str | None, typer.Argument(help="Its number, or words to search for; leave it out for the table.")
    ] = None,
    sheet: Annotated[bool, typer.Option("--sheet", help="How one wins, the order of play, costs and limits.")] = False,
    lang: arguments.Language = "en",
    every: Annotated[bool, typer.Option("--all", help="Name every function and test, not only the first few.")] = False,
) -> None:
    """Show a rule in our own words, or for each heading of the rulebook its code and the tests that state it.

    Exit code 1 if a row of the table has no code or no test.

    Example: [bold]indochina rules fitl 3.2.1[/bold]
    """
    law = arguments.rules_of(game)
    if rule or sheet:
        if lang not in law.CATALOGUES:
            raise Error(f"unknown language {lang!r}: {law.TITLE} speaks {', '.join(law.CATALOGUES)}")
        print_lines(rule_lines(law, lang, rule) if rule else sheet_lines(law, lang))
        return
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
