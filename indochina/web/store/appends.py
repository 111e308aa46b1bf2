"""Appends that wait are written together, group after group, so that all of a group share one sync to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple

from .table import Gone

WRITTEN, STALE, NO_TABLE = 1, 0, -1
"""What becomes of an append: it is on the disk; the record has another line count; there is no such table."""


class Append(NamedTuple):
    """Lines to add to the record of a table, if it has exactly `after` now, and where the game then stands."""

    id: str
    after: int
    lines: list[bytes]
    made: int
    over: bool
    waiting_for: str


class Appends:
    """The appends of a store: one group is being written, the next one gathers meanwhile.

    `write` gives the outcome of each of a group. What it raises, each of them is told.
    """

    def __init__(self, write: Callable[[list[Append]], Awaitable[Sequence[int]]]) -> None:
        self._write = write
        self._waiting: list[tuple[Append, asyncio.Future[bool]]] = []
        self._writing: asyncio.Task[None] | None = None

    async def add(self, append: Append) -> bool:
        """Was it written? It is tried even if whoever awaits this is cancelled."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, future))
        if self._writing is None:
            self._writing = asyncio.create_task(self._write_waiting())
        return await future

    async def finish(self) -> None:
        """Write what waits."""
        if self._writing is not None:
            await self._writing

    async def _write_waiting(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting, []
                try:
                    outcomes = await self._write([append for append, _ in group])
                except Exception as fault:
                    for _, future in group:
                        if not future.done():
                            future.set_exception(fault)
                else:
                    tell(group, outcomes)
        finally:
            self._writing = None


def tell(group: list[tuple[Append, asyncio.Future[bool]]], outcomes: Sequence[int]) -> None:
    for (append, future), outcome in zip(group, outcomes, strict=True):
        if future.done():  # cancelled
            continue
        if outcome == NO_TABLE:
            future.set_exception(Gone(f"there is no table {append.id!r}"))
        else:
            future.set_result(outcome == WRITTEN)
