"""How long bots think: CPU time of whole games of bots and of single actions, and where the time goes."""

from __future__ import annotations

import cProfile
import gc
import pstats
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from typing import Any

import indochina
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.rules import Actions

from .benchmark import Measure, reference_loop, timed


@dataclass
class Times:
    """CPU seconds of games, and of the actions in them by seat."""

    games: list[float] = field(default_factory=list)
    actions: dict[str, list[float]] = field(default_factory=dict)

    @property
    def all_actions(self) -> list[float]:
        return [seconds for actions in self.actions.values() for seconds in actions]


def bots_of(name: str, seed: int) -> Game:
    return indochina.new(name, seats=dict.fromkeys(indochina.rules(name).SEATS, "solo"), seed=seed)


def play_timed(game: Game, times: Times) -> None:
    """Play a game to its end; an action lasts from the question it begins with until it is over."""
    rules = game.rules
    questions, stages = (rules.ACTION_QUESTIONS, rules.ACTION_STAGES) if isinstance(rules, Actions) else ((), ())
    began = since = time.process_time()
    actor = ""
    while (decision := game.decision) is not None:
        begins = decision.name in questions
        if actor and (begins or game.state.stage not in stages):
            times.actions.setdefault(actor, []).append(time.process_time() - since)
            actor = ""
        if begins:
            actor, since = decision.seat, time.process_time()
        game.play(until=1)
    if actor:
        times.actions.setdefault(actor, []).append(time.process_time() - since)
    times.games.append(time.process_time() - began)


def bot_measures(name: str, repeat: int, games: int = 3) -> tuple[list[Measure], float]:
    """Seconds a game and milliseconds an action, over repeats of several games each, other games in each repeat.

    Also how many actions a game had on average.
    """
    found: list[tuple[Times, float]] = []
    for r in range(repeat):
        turn = timed(reference_loop)
        times = Times()
        for i in range(games):
            game = bots_of(name, r * games + i)
            gc.collect()
            play_timed(game, times)
        found.append((times, turn))
    if not any(times.actions for times, _ in found):
        raise Error(f"{indochina.rules(name).TITLE} has no actions to be timed: measure --players solo")
    seats = indochina.rules(name).SEATS
    rows = [_measure("a game of bots", "s", [(sum(t.games) / games, ref) for t, ref in found])]
    rows.append(_measure("an action, median", "ms", [(median(t.all_actions), ref) for t, ref in found]))
    rows.append(_measure("an action, 95 %", "ms", [(quantiles(t.all_actions, n=20)[-1], ref) for t, ref in found]))
    rows.append(_measure("an action, longest", "ms", [(max(t.all_actions), ref) for t, ref in found]))
    for seat in seats:
        rows.append(_measure(f"an action of {seat}, median", "ms", [(median(t.actions[seat]), r) for t, r in found]))
    return rows, sum(len(times.all_actions) for times, _ in found) / (repeat * games)


def _measure(title: str, unit: str, found: list[tuple[float, float]]) -> Measure:
    values = sorted(seconds * (1000 if unit == "ms" else 1) for seconds, _ in found)
    loops = median(seconds / reference for seconds, reference in found)
    return Measure(title, unit, median(values), values[0], values[-1], loops)


@dataclass(frozen=True)
class Profile:
    """Own time by module, and the functions with the most own time: (name, calls, own share, share with callees)."""

    seconds: float
    modules: list[tuple[str, float]]
    functions: list[tuple[str, int, float, float]]


def profile(name: str, games: int = 3, top: int = 15) -> Profile:
    """Where the time goes in games of bots; shares are of all the time under the profiler, which slows calls down."""
    started = [bots_of(name, seed) for seed in range(games)]
    profiler = cProfile.Profile()
    profiler.enable()
    for game in started:
        game.play()
    profiler.disable()
    stats: Any = pstats.Stats(profiler)
    total: float = stats.total_tt
    modules: Counter[str] = Counter()
    functions = []
    for (file, _, function), (_, calls, own, cumulated, _) in stats.stats.items():
        module = _module(file)
        modules[module] += own
        functions.append((f"{module}: {function}", calls, own / total, cumulated / total))
    functions.sort(key=lambda row: -row[2])
    shares = [(module, own / total) for module, own in modules.most_common(top)]
    return Profile(total, shares, functions[:top])


def _module(file: str) -> str:
    """A file of ours by its module, anything else as Python's own."""
    root = Path(indochina.__file__).parent
    path = Path(file)
    if not path.is_relative_to(root):
        return "Python"
    return ".".join(path.relative_to(root).with_suffix("").parts)
