"""The games there are, by name."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from indochina.core.errors import Error
from indochina.core.rules import Rules

GAMES = {"saigon75": "indochina.saigon75", "fitl": "indochina.fitl", "tonkin": "indochina.tonkin"}


def rules(game: str) -> Rules:
    """The rules of a game by its name."""
    if game not in GAMES:
        raise Error(f"unknown game {game!r}: there is {', '.join(GAMES)}")
    return cast(Rules, import_module(GAMES[game]))
