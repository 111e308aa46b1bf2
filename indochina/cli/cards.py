"""`indochina cards`: a card in our words, all of them, or which tests state what they do."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

import indochina
from indochina.core.catalogue import Catalogue
from indochina.core.errors import Error
from indochina.core.rules import Rules
from indochina.sim.coverage import card_coverage

from . import arguments
from .screen import console, side_texts


def cards(
    game: arguments.Game,
    card: Annotated[str | None, typer.Argument(help="Its number or title; all cards if you leave it out.")] = None,
    tests: Annotated[bool, typer.Option("--tests", help="Show the tests of each text instead.")] = False,
) -> None:
    """Show a card: whose turn comes first, its years, and what its texts do, in our own words.

    With --tests: exit code 1 if a text has no test of its full effect, of a boundary case or, if it lasts, of how long.

    Example: [bold]indochina cards fitl 68[/bold]
    """
    law = arguments.rules_of(game)
    catalogue = law.CATALOGUES["en"]
    if not _all(catalogue):
        raise Error(f"{law.TITLE} has no cards")
    if tests:
        _show_tests(game)
        return
    found = [_find(game, catalogue, card)] if card else _all(catalogue)
    for name in found:
        console.print(_panel(law, name))


def _all(catalogue: Catalogue) -> list[str]:
    return [key.removeprefix("card.") for key in catalogue if key.startswith("card.") and key.count(".") == 1]


def _find(game: str, catalogue: Catalogue, wanted: str) -> str:
    cards = _all(catalogue)
    names = {name: catalogue[f"name.{name}"] for name in cards}
    digits = "".join(letter for letter in wanted if letter.isdecimal())
    for name in cards:
        if wanted.casefold() in (name.casefold(), names[name].casefold(), names[name].partition(" ")[2].casefold()):
            return name
    for name in cards:
        mark = name.lower().rstrip("0123456789")  # `e-` of `E-07`
        if (
            digits
            and wanted.strip().lower().lstrip(f"{mark}0") == digits.lstrip("0")
            and _number(name) == int(digits[:9])
        ):
            return name
    raise Error(f"{indochina.rules(game).TITLE} has no card {wanted!r}: `indochina cards {game}` lists them")


def _number(name: str) -> int:
    return int("".join(letter for letter in name if letter.isdecimal()))


def _panel(law: Rules, name: str) -> Panel:
    catalogue, sides = law.CATALOGUES["en"], side_texts(law, "en", name)
    body = Text()
    if not sides:
        body.append(catalogue[f"card.{name}"])
    else:
        body.append(catalogue[f"card.{name}.head"], style="dim")
        for side, text in sides.items():
            body.append(f"\n{catalogue[f'name.{side}']}: ", style="bold").append(text, style="not bold")
    return Panel(body, title=Text(catalogue[f"name.{name}"], style="bold"), title_align="left", width=100)


def _show_tests(game: str) -> None:
    rows = card_coverage(game)
    if not rows:
        raise Error(f"the cards of {indochina.rules(game).TITLE} have no table of tests")
    table = Table("card", "text", "full effect", "boundary", "lasting", title=f"{len(rows)} texts")
    for row in rows:
        lasting = "\n".join(row.lasting) if row.lasts else "-"
        table.add_row(row.title, row.side, "\n".join(row.full), "\n".join(row.boundary), lasting)
    console.print(table)
    empty = [row for row in rows if not row.full or not row.boundary or (row.lasts and not row.lasting)]
    if empty:
        console.print(f"{len(empty)} texts lack a test: {', '.join(f'{row.title} {row.side}' for row in empty)}")
        raise typer.Exit(1)
    console.print("every text has its tests")
