"""A player who picks any legal option with equal chance."""

from __future__ import annotations

from indochina.core.decision import Choice
from indochina.core.dice import Random
from indochina.core.game import Game


class RandomPlayer:
    """Its pick depends on its seed and on how far the game is, so it can be asked again and answers the same."""

    def __init__(self, seed: int | str = 0) -> None:
        self._seed = seed

    def choose(self, game: Game) -> Choice:
        assert game.decision is not None
        return Choice(Random(f"{self._seed}/{game.version}").choice(game.decision.keys))
