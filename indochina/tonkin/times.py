"""What is timed of Tonkin alone: how far a unit gets, and how long an opponent thinks in a turn of Na San."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable
from statistics import median

from indochina.core.dice import Random
from indochina.core.game import Game

from .components.units import SIDES
from .movement.ways import reachable
from .state import NA_SAN, on_map

REACH, SLOWEST = "reachable hexes of a unit", "reachable hexes, slowest unit"
TURN, LONGEST = "a bot's turn of Na San", "a bot's turn of Na San, longest"
TIMED = {REACH: "ms", SLOWEST: "ms", TURN: "s", LONGEST: "s"}
MARKS = {
    REACH: "≤ 2",
    SLOWEST: "≤ 2",
    TURN: "≤ 2",
    LONGEST: "≤ 2",
    "random choices": "≥ 3,000",
    "clone where a stage begins": "≤ 30",
    "clone at each decision of a game": "≤ 30",
}
"""What the figures ought to keep to, in their units."""
Start = Callable[..., Game]
"""Begins a game: `start(scenario, seats=..., seed=...)`."""
POSITIONS, CHOICES = 4, 150
"""Positions looked at, and how many random choices lie between them."""


def positions(start: Start, seed: int) -> list[Game]:
    """Na San in its movement phases: at the start and later in a random game."""
    game, rng = start(NA_SAN, seed=seed), Random(seed)
    found: list[Game] = []
    while game.decision is not None and len(found) < POSITIONS:
        if game.decision.name == "move.hex" and game.made >= CHOICES * len(found):
            found.append(game.clone())
        game.choose(rng.choice(game.decision.keys))
    return found


def reach_times(start: Start, seed: int) -> list[float]:
    """CPU seconds for all ways of each unit on the map that has a combat or barrage value."""
    found = []
    for game in positions(start, seed):
        s = game.state
        units = [u.index for side in SIDES for u in on_map(s, side) if u.battle]
        gc.collect()
        for unit in units:
            began = time.process_time()
            reachable(s, unit)
            found.append(time.process_time() - began)
    return found


def turn_times(start: Start, seed: int) -> list[float]:
    """CPU seconds each opponent thinks in each Game Turn of a game of two opponents."""
    game = start(NA_SAN, seats=dict.fromkeys(SIDES, "solo"), seed=seed)
    spent: dict[tuple[int, str], float] = {}
    gc.collect()
    while (decision := game.decision) is not None:
        turn, began = (game.state.turn, decision.seat), time.process_time()
        game.play(until=1)
        spent[turn] = spent.get(turn, 0.0) + time.process_time() - began
    return list(spent.values())


def times(start: Start, repeat: int) -> dict[str, float]:
    """CPU seconds of each quantity, in each repeat of other games."""
    reach, turns = reach_times(start, repeat), turn_times(start, repeat)
    return {
        REACH: median(reach),
        SLOWEST: max(reach),
        TURN: median(turns),
        LONGEST: max(turns),
    }
