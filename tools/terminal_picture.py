"""Draw the README's picture of the terminal board: python tools/terminal_picture.py docs/terminal.svg"""

from __future__ import annotations

import io
import re
import sys
from pathlib import Path

from rich.console import Console

import indochina
from indochina.cli.boards.saigon75 import Board


def picture(seed: int = 11, turn: int = 5) -> str:
    """The board as SV sees it in a game between the solo opponents; fonts are the reader's own."""
    game = indochina.new("saigon75", seed=seed, seats={"NV": "solo", "SV": "solo"})
    game.play(until=lambda g: bool(g.state.turn == turn and g.state.stage == "combat.declare"))
    console = Console(width=120, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(Board(game, "SV"))
    svg = console.export_svg(title="indochina play saigon75")
    return re.sub(r"@font-face \{.*?\}\s*|<!--.*?-->\s*", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(picture(), encoding="utf-8")
