"""The figures of several repeats, beside the marks to reach."""

from __future__ import annotations

from dataclasses import dataclass
from statistics import median

from .load import Load, Report, delay

MARKS = {
    "paced: p99": "≤ 12",
    "beside: another's request, longest": "≤ 1,000",
    "saturated: choices per server-CPU-second": "≥ 1,650",
    "saturated: p99": "≤ 67",
}
"""What to reach: a little less than a well-known server of such games does on a like machine."""


@dataclass(frozen=True)
class Figure:
    """One quantity over all repeats."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    mark: str


def figures(reports: list[Report]) -> list[Figure]:
    """Median and spread of each quantity, beside the mark to reach."""
    found = []

    def add(name: str, unit: str, values: list[float]) -> None:
        found.append(Figure(name, unit, median(values), min(values), max(values), MARKS.get(name, "")))

    titles = ["paced", "saturated"]
    if all(report.beside for report in reports):
        titles.insert(1, "beside")
    for title in titles:
        loads: list[Load] = [getattr(report, title) for report in reports]
        add(f"{title}: choices a second", "/s", [load.choices / load.seconds for load in loads])
        add(f"{title}: choices per server-CPU-second", "/s", [load.choices / load.cpu for load in loads])
        add(f"{title}: one costs", "turns", [load.cpu / load.choices / load.reference for load in loads])
        theirs = [1e6 * load.database / load.choices for load in loads if load.database is not None]
        if theirs:
            add(f"{title}: the database for one", "µs", theirs)
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            add(f"{title}: {name}", "ms", [load.delay(share) for load in loads])
        if title == "beside":
            add("beside: longest", "ms", [load.delay(1.0) for load in loads])
            add("beside: another's request, longest", "ms", [1000 * max(report.waits) for report in reports])
            add("beside: bots' choices a second", "/s", [report.thought for report in reports])
        add(f"{title}: reference loop, a turn", "ns", [1e9 * load.reference for load in loads])
        bare = [delay(report.bare, 0.99) for report in reports if report.bare and title == "paced"]
        if bare:
            add("paced: reference disk, p99", "ms", bare)
    add("memory of a live game", "kB", [report.live for report in reports])
    add("memory left behind by an idle one", "kB", [report.idle for report in reports])
    add("size of a game in the store", "kB", [report.kept for report in reports])
    add("choices made in it", "", [report.made for report in reports])
    add("an idle game is back after", "ms", [1000 * median(report.comes_back) for report in reports])
    return found
