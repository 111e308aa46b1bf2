"""How fast the engine is, in CPU time of one core, with a plain Python loop measured beside it.

Before each measurement garbage is collected; the collector stays on while measuring, as it does in real use.
"""

from __future__ import annotations

import gc
import json
import os
import platform
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

import indochina
from indochina.core.build import BUILD
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.rules import Timed
from indochina.players import has_opponents

REFERENCE_TURNS = 300_000
GARBAGE = "collected before each measurement, collector on but seldom during it, as in simulations"


@dataclass(frozen=True)
class Measure:
    """One quantity over all repeats, its cost in turns of the reference loop, and what it ought to keep to."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    loops: float
    mark: str = ""


def machine() -> dict[str, str | int]:
    return {
        "cpu": _cpu_model(),
        "cores": os.cpu_count() or 1,
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "system": f"{platform.system()} {platform.machine()}",
        "gc": GARBAGE,
        "build": BUILD,
    }


def _cpu_model() -> str:
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    except OSError:
        pass
    return platform.processor() or "unknown"


def timed(work: Callable[[], int]) -> float:
    """CPU seconds per item; `work` returns how many items it did."""
    gc.collect()
    began = time.process_time()
    items = work()
    return (time.process_time() - began) / items


def reference_loop() -> int:
    """A fixed piece of plain Python: what a turn of it costs tells machines apart."""
    numbers = [3, 1, 4, 1, 5, 9, 2, 6]
    total = 0
    for i in range(REFERENCE_TURNS):
        total = (total + numbers[i & 7] * i) & 0xFFFF
    return REFERENCE_TURNS


def random_choices(games: list[Game], seed: int) -> int:
    """Random games to their ends: the plain loop, without checks. Counts only what players choose."""
    rng = Random(seed)
    choices = 0
    for game in games:
        while (decision := game.decision) is not None:
            game.choose(rng.choice(decision.keys))
            choices += 1
    return choices


def solo_games(games: list[Game]) -> int:
    for game in games:
        game.play()
    return len(games)


def clones(game: Game, number: int) -> int:
    for _ in range(number):
        game.clone()
    return number


def clone_times(game: Game, seed: int, copies: int = 10) -> list[float]:
    """CPU seconds of a clone at each decision of a random game: at most of them a stage has begun already."""
    rng = Random(seed)
    found = []
    gc.collect()
    while (decision := game.decision) is not None:
        began = time.process_time()
        for _ in range(copies):
            game.clone()
        found.append((time.process_time() - began) / copies)
        game.choose(rng.choice(decision.keys))
    return found


def find_moment(name: str, answers: int) -> Game:
    """A decision of a random game with this many answers since its stage began, some way into the game."""
    for seed in range(1000):
        game = indochina.new(name, seed=seed)
        rng = Random(seed)
        while game.decision is not None:
            if game.version > 100 and len(game.moment[1]) == answers:
                return game
            game.choose(rng.choice(game.decision.keys))
    raise indochina.Error(f"{name}: no moment with {answers} answers in a stage was found")


def run(name: str, repeat: int, kinds: tuple[str, ...], games: int = 30, copies: int = 5000) -> list[Measure]:
    """Measure everything `repeat` times, the reference loop beside each."""
    works: list[tuple[str, str, Callable[[int], float]]] = []
    rules = indochina.rules(name)
    seats = rules.SEATS
    if "random" in kinds:
        start, later = find_moment(name, 0), find_moment(name, 8)
        works += [
            ("random choices", "/s", lambda r: timed_random(name, r, games)),
            ("clone where a stage begins", "µs", lambda r: timed(lambda: clones(start, copies))),
            ("clone at each decision of a game", "µs", lambda r: median(clone_times(indochina.new(name, seed=r), r))),
            ("clone after 8 answers in a stage", "µs", lambda r: timed(lambda: clones(later, copies))),
        ]
    if "solo" in kinds and has_opponents(rules):
        players = dict.fromkeys(seats, "solo")
        works.append((f"games {' - '.join(['solo'] * len(seats))}", "/s", lambda r: timed_solo(name, r, players)))
    found: dict[str, list[tuple[float, float]]] = {work[0]: [] for work in works}
    units = {title: unit for title, unit, _ in works}
    own = rules if len(kinds) > 1 and isinstance(rules, Timed) else None
    references = []
    for r in range(repeat):
        references.append(timed(reference_loop))
        for title, _, work in works:
            found[title].append((work(r), references[-1]))
        for title, seconds in own.times(partial(indochina.new, name), r).items() if own else ():
            found.setdefault(title, []).append((seconds, references[-1]))
    units |= own.TIMED if own else {}
    marks = own.MARKS if own else {}
    measures = [_measure(title, units[title], pairs, marks.get(title, "")) for title, pairs in found.items()]
    return [*measures, _measure("reference loop, a turn", "ns", [(one, one) for one in references])]


def sizes(name: str) -> list[tuple[str, float, str]]:
    """What does not vary from run to run: a state of the middle of a game as JSON, and the memory one game needs."""
    game = indochina.new(name, seed=1)
    states = []
    rng = Random(1)
    while game.decision is not None:
        states.append(len(json.dumps(game.rules.to_json(game.state), ensure_ascii=False).encode()))
        game.choose(rng.choice(game.decision.keys))
    return [
        ("state in the middle of a game, JSON", states[len(states) // 2] / 1000, "kB"),
        ("peak memory of one random game, with Python", peak_memory(name), "MB"),
    ]


def peak_memory(name: str) -> float:
    """A process of its own plays one game and says how much memory it had at most; unknown where Linux is not."""
    program = (
        "import sys, indochina\n"
        "game = indochina.new(sys.argv[1], seed=1)\n"
        "game.play({seat: 'random:1' for seat in game.rules.SEATS})\n"
        "print(open('/proc/self/status').read().split('VmHWM:')[1].split()[0])\n"
    )
    done = subprocess.run([sys.executable, "-c", program, name], capture_output=True, text=True, check=False)
    return int(done.stdout) / 1024 if done.returncode == 0 else float("nan")


def timed_random(name: str, r: int, games: int) -> float:
    started = [indochina.new(name, seed=r * games + i) for i in range(games)]
    return timed(lambda: random_choices(started, r))


def timed_solo(name: str, r: int, players: dict[str, str], games: int = 4) -> float:
    started = [indochina.new(name, seed=r * games + i, seats=players) for i in range(games)]
    return timed(lambda: solo_games(started))


def _measure(title: str, unit: str, found: list[tuple[float, float]], mark: str = "") -> Measure:
    factor = {"s": 1, "ms": 1e3, "µs": 1e6, "ns": 1e9}
    values = sorted(one * factor[unit] if unit in factor else 1 / one for one, _ in found)
    return Measure(title, unit, median(values), values[0], values[-1], median(one / ref for one, ref in found), mark)
