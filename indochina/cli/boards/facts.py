"""What boards in the terminal share: facts, a line each."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text


def short(facts: list[tuple[str, Text]], width: int) -> Table:
    """Names in a column of that width, what they stand at beside them."""
    table = Table.grid(padding=(0, 1, 0, 0), expand=True)
    table.add_column(width=width, style="dim", no_wrap=True, overflow="ellipsis")
    table.add_column(ratio=1)
    for name, value in facts:
        table.add_row(name, value)
    return table
