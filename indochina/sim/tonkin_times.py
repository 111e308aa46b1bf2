"""What is timed of Tonkin alone: clones, how far a unit gets, and how long an opponent thinks in a turn of Na San."""

from __future__ import annotations

import gc
import time
from statistics import median

import indochina
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.tonkin.movement.ways import reachable
from indochina.tonkin.state import on_map

REACH, SLOWEST = "reachable hexes of a unit", "reachable hexes, slowest unit"
CLONE = "clone at each decision of a game"
TURN, LONGEST = "a bot's turn of Na San", "a bot's turn of Na San, longest"
UNITS = {CLONE: "µs", REACH: "ms", SLOWEST: "ms", TURN: "s", LONGEST: "s"}
MARKS = {
    REACH: "≤ 2", SLOWEST: "≤ 2", TURN: "≤ 2", LONGEST: "≤ 2", "random choices": "≥ 3,000",
    "clone where a stage begins": "≤ 30", CLONE: "≤ 30",
}  # fmt: skip
"""What the figures ought to keep to, in their units."""
POSITIONS, CHOICES = 4, 150
"""Positions looked at, and how many random choices lie between them."""


def positions(seed: int) -> list[Game]:
    """Na San in its movement phases: at the start and later in a random game."""
    game, rng = indochina.new("tonkin", "na_san", seed=seed), Random(seed)
    found: list[Game] = []
    while game.decision is not None and len(found) < POSITIONS:
        if game.decision.name == "move.hex" and game.made >= CHOICES * len(found):
            found.append(game.clone())
        game.choose(rng.choice(game.decision.keys))
    return found


def clone_times(seed: int, copies: int = 10) -> list[float]:
    """CPU seconds of a clone, at each decision of a random game of Na San."""
    game, rng = indochina.new("tonkin", "na_san", seed=seed), Random(seed)
    found = []
    gc.collect()
    while game.decision is not None:
        began = time.process_time()
        for _ in range(copies):
            game.clone()
        found.append((time.process_time() - began) / copies)
        game.choose(rng.choice(game.decision.keys))
    return found


def reach_times(seed: int) -> list[float]:
    """CPU seconds for all ways of each unit on the map that has a combat or barrage value."""
    found = []
    for game in positions(seed):
        s = game.state
        units = [u.index for side in game.rules.SEATS for u in on_map(s, side) if u.battle]
        gc.collect()
        for unit in units:
            began = time.process_time()
            reachable(s, unit)
            found.append(time.process_time() - began)
    return found


def turn_times(seed: int) -> list[float]:
    """CPU seconds each opponent thinks in each Game Turn of a game of two opponents."""
    game = indochina.new("tonkin", "na_san", seats=dict.fromkeys(("VM", "FEF"), "solo"), seed=seed)
    spent: dict[tuple[int, str], float] = {}
    gc.collect()
    while (decision := game.decision) is not None:
        turn, began = (game.state.turn, decision.seat), time.process_time()
        game.play(until=1)
        spent[turn] = spent.get(turn, 0.0) + time.process_time() - began
    return list(spent.values())


def seconds(r: int) -> dict[str, float]:
    """CPU seconds of each quantity in repeat `r`, other games in each."""
    reach, turns = reach_times(r), turn_times(r)
    return {
        CLONE: median(clone_times(r)),
        REACH: median(reach),
        SLOWEST: max(reach),
        TURN: median(turns),
        LONGEST: max(turns),
    }
