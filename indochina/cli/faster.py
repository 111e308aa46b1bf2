"""Where many games are asked for: how to have them sooner."""

from __future__ import annotations

import shutil

from indochina.core.build import COMPILED

from .screen import errors

MANY = 500
"""Games from which on it is worth some minutes of compiling."""


def tell_of_the_compiled_build(games: int) -> None:
    """Say once how to get it, if there is a compiler and it is not running already."""
    if games >= MANY and not COMPILED and shutil.which("cc"):
        errors.print("this is pure Python: `make fast` compiles the same rules, about twice as fast", style="dim")
