"""Figures over a series of games."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import median
from typing import Any

from .games import Record

Z95 = 1.959964


def wilson(hits: int, total: int, z: float = Z95) -> tuple[float, float]:
    """The Wilson interval of a rate, which stays sensible for few games and rates near 0 or 1.

    >>> [round(x, 3) for x in wilson(8, 10)]
    [0.49, 0.943]
    >>> [round(x, 3) for x in wilson(0, 20)]
    [0.0, 0.161]
    """
    if total == 0:
        return 0.0, 1.0
    rate = hits / total
    middle = (rate + z * z / (2 * total)) / (1 + z * z / total)
    reach = z * sqrt(rate * (1 - rate) / total + z * z / (4 * total * total)) / (1 + z * z / total)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def summary(setup: str, seats: Sequence[str], records: Iterable[Record]) -> dict[str, Any]:
    """Win rates with intervals (of draws too, if there were any), games by winner and last turn, length and cost."""
    games = sorted(records, key=lambda record: record["seed"])
    total = len(games)
    won = Counter(record["winner"] for record in games)
    turns: dict[str, dict[str, int]] = {}
    for record in games:
        row = turns.setdefault(str(record["turn"]), dict.fromkeys(seats, 0))
        row[record["winner"]] = row.get(record["winner"], 0) + 1
    seconds = sum(record["seconds"] for record in games)
    wins = {}
    for seat in [*seats, *sorted(set(won) - set(seats))]:  # a draw is nobody's
        low, high = wilson(won[seat], total)
        rate = won[seat] / total if total else 0.0
        wins[seat] = {"games": won[seat], "rate": round(rate, 4), "low": round(low, 4), "high": round(high, 4)}
    return {
        "setup": setup,
        "games": total,
        "wins": wins,
        "turns": dict(sorted(turns.items(), key=lambda item: item[0].zfill(9))),
        "choices": median(record["choices"] for record in games) if games else 0,
        "cpu_seconds": round(seconds, 3),
        "games_per_cpu_second": round(total / seconds, 2) if seconds else None,
    }
