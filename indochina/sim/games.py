"""What kind of games to play, and playing one of them."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import indochina
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.players import player

Record = dict[str, Any]


@dataclass(frozen=True)
class Setup:
    """All that is equal in a series of games; only the seed differs."""

    game: str
    seats: Mapping[str, str]
    scenario: str | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    board: Any = None
    board_mark: str = ""

    def start(self, seed: int) -> Game:
        return indochina.new(self.game, self.scenario, self.options, self.seats, seed, board=self.board)

    def check(self) -> None:
        """Refuse unknown names, and seats nobody can play without a person."""
        game = self.start(0)
        for seat in game.rules.SEATS:
            if player(game, seat, self.seats.get(seat, "human")) is None:
                raise Error(f"seat {seat}: a person cannot play a series of games; choose solo or random")

    def __str__(self) -> str:
        """One line that tells series apart: results of different ones must not be mixed."""
        game = self.start(0)
        settings = {"scenario": game.meta["scenario"], **game.meta["options"], **dict(sorted(self.seats.items()))}
        words = [f"{self.game}/{game.rules.VERSION}", *(f"{name}={value}" for name, value in settings.items())]
        return " ".join([*words, f"board={self.board_mark}"] if self.board_mark else words)


def play_one(setup: Setup, seed: int) -> Record:
    """Play one game to its end. A fault of the rules comes back as data, so that it survives the way home."""
    began = time.process_time()
    try:
        game = setup.start(seed).play()
    except RulesFault as fault:
        return {"seed": seed, "fault": str(fault), "report": fault.report}
    result = game.result
    if result is None:
        raise Error(f"seed {seed}: nobody plays seat {game.decision.seat if game.decision else '?'}")
    return {
        "seed": seed,
        "winner": result["winner"],
        "turn": result.get("turn"),
        "choices": sum(answer.how == "" for answer in game.answers),
        "end": game.hash(),
        "seconds": round(time.process_time() - began, 4),
    }
