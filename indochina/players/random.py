"""A player who picks any legal option with equal chance."""

from __future__ import annotations

from indochina.core.dice import Random
from indochina.core.game import Game


class RandomPlayer:
    def __init__(self, seed: int | str = 0) -> None:
        self._random = Random(seed)

    def choose(self, game: Game) -> str:
        assert game.decision is not None
        return self._random.choice(game.decision.keys)
