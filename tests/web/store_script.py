"""Everything a store does, one thing after another, and what is to be in it after each: for tests that disturb it."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from indochina.web.store import Seat, TableRow, Unavailable

ANN, BOB = bytes([1]) * 32, bytes([2]) * 32
LINK, OTHER_LINK = bytes([8]) * 32, bytes([9]) * 32
THEN = datetime(2026, 7, 9, 12, 30, 15, tzinfo=UTC)
LONG = [b"%d " % n + b"x" * 1500 for n in range(4)]


def row(id):
    seats = (Seat("US", "person", True), Seat("ARVN", "solo"), Seat("VC", "person", False, LINK))
    return TableRow(id, "fitl", "Tet", "short", ANN, 1, 0, False, "US", THEN, THEN, seats, {"US": frozenset({ANN})})


def add(id, after, *lines):
    return lambda store: store.append(id, after, list(lines), made=after, over=False, waiting_for="VC")


STEPS = [
    (lambda store: store.create(row("a"), [b"1"]), None),
    (add("a", 1, b"2"), True),
    (lambda store: store.create(row("b"), LONG), None),
    (add("a", 2, *LONG), True),
    (lambda store: store.take_seat("a", LINK, BOB), "VC"),
    (lambda store: store.set_link("a", "US", OTHER_LINK), None),
    (add("b", 4, b"5", b"6"), True),
    (lambda store: store.take_seat("a", OTHER_LINK, BOB), "US"),
    (add("a", 6, b"7"), True),
    (lambda store: store.delete("b"), True),
    (add("a", 7, b"8"), True),
]
"""What is asked of the store, and the right answer."""


async def contents(store):
    """All that is in the store of the script's tables, but for when they were last written to."""
    found = {}
    for id in ("a", "b"):
        table = await store.table(id)
        found[id] = table and (replace(table, updated=THEN), await store.lines(id))
    return found


async def play(store, first=0, done=lambda n: None):
    """Do it all from a step on; each answer is right."""
    for n, (step, answer) in enumerate(STEPS[first:], first):
        assert await step(store) == answer, n
        done(n)


async def expected(store):
    """What is in the store before the first step and after each."""
    states = [await contents(store)]
    for step, answer in STEPS:
        assert await step(store) == answer
        states.append(await contents(store))
    return states


async def persist(store, step):
    """Ask again and again until the store answers."""
    while True:
        try:
            return await step(store)
        except Unavailable:
            pass
