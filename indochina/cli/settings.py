"""`indochina settings`: scenarios and settings of a game, in a line each."""

from __future__ import annotations

from rich.table import Table

from . import arguments
from .screen import console


def settings(game: arguments.Game) -> None:
    """List the scenarios of a game and its settings: the values, the first of which is the default, and what they do.

    Example: [bold]indochina settings fitl[/bold], then [bold]indochina play fitl --option period_events=yes[/bold]
    """
    law = arguments.rules_of(game)
    scenarios = Table("scenario", "", title=law.TITLE)
    for name, title in law.SCENARIOS.items():
        scenarios.add_row(name, title)
    table = Table("setting", "values", "what it does")
    for name, setting in law.SETTINGS.items():
        table.add_row(name, " ".join(setting.values), setting.help)
    console.print(scenarios, table)
