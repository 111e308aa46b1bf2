"""Players: anything that answers a Decision."""

from __future__ import annotations

from typing import Any

from indochina.core.errors import Error
from indochina.core.game import Game, Player
from indochina.core.rules import Rules

from .random import RandomPlayer

PLAYERS = ("human", "random", "solo")


def has_opponents(rules: Rules) -> bool:
    """Does the game have a solo opponent for every seat?"""
    try:
        return all(rules.nonplayer(seat) is not None for seat in rules.SEATS)
    except Error:
        return False


def player(game: Game, seat: str, who: Any) -> Player | None:
    """A player by name: `random`, `random:7` (with a seed), `solo` (the game's own opponent); `human` is None."""
    if seat not in game.rules.SEATS:
        raise Error(f"unknown seat {seat!r}: {game.rules.TITLE} has {', '.join(game.rules.SEATS)}")
    if not isinstance(who, str):
        return who  # type: ignore[no-any-return]
    name, _, seed = who.partition(":")
    if name == "human":
        return None
    if name == "random":
        return RandomPlayer(seed or f"{game.meta.get('seed', 0)}/{seat}")
    if name == "solo":
        known = game.rules.nonplayers(game.state)
        if known is not None and seat not in known:
            raise Error(f"seat {seat} is a player's in this game: start it with seat {seat}=solo to change that")
        return game.rules.nonplayer(seat)  # type: ignore[no-any-return]
    raise Error(f"unknown player {who!r} for seat {seat}: there is {', '.join(PLAYERS)}")
