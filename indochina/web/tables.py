"""The tables that are live in this process: read when somebody comes, forgotten when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any

import indochina

from . import messages as wire
from .store import DELETED, SEATS, Store, TableRow, Unavailable
from .table import Table
from .viewer import Refused


class Tables:
    """The tables that are live in this process."""

    def __init__(self, store: Store, idle: float = 600.0) -> None:
        self.store = store
        self.idle = idle
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._missed: set[str] = set()  # tables that another process changed while they were being read
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        await self.store.watch(self._changed)
        self._spawn(self._evict())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in list(self.live.values()):
            if table.bots.playing:
                table.bots.playing.cancel()
        await self.store.close()

    async def table(self, id: str) -> Table:
        """A live table, read from the store if need be."""
        table = self.live.get(id)
        if table is None or table.ended:
            loading = self._loading.get(id)
            if loading is None:
                loading = self._loading[id] = asyncio.create_task(self._load(id))
                loading.add_done_callback(lambda _: self._loading.pop(id, None))
            table = await asyncio.shield(loading)
        if table is None:
            raise Refused(404, "there is no such table")
        table.used = time.monotonic()
        return table

    async def result(self, row: TableRow) -> dict[str, Any] | None:
        """How a finished game ended: its record ends with a snapshot."""
        found = await self.store.lines(row.id, row.lines - 1)
        last = wire.decode(found[-1]) if found else {}
        rules = indochina.rules(row.game)
        return rules.result(rules.from_json(last["state"])) if "state" in last else None

    async def _load(self, id: str) -> Table | None:
        self.live.pop(id, None)
        self._missed.discard(id)
        row = await self.store.table(id)
        lines = await self.store.lines(id) if row else None
        if row is None or lines is None:
            return None
        table = await asyncio.to_thread(Table, self.store, row, lines)
        self.live[id] = table
        if id in self._missed:
            self._look_again(table)
        return table

    async def delete(self, id: str) -> None:
        await self.store.delete(id)
        table = self.live.pop(id, None)
        if table:
            table.end()

    def _spawn(self, work: Any) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _changed(self, id: str, lines: int) -> None:
        """Another process has changed a table, or (without an id) we may have missed that."""
        self._missed |= {loading for loading in self._loading if id in ("", loading)}
        if not id:
            for each in self.live.values():
                self._look_again(each)
            return
        table = self.live.get(id)
        if table is None:
            return
        if lines == DELETED:
            del self.live[id]
            table.end()
        elif lines == SEATS:
            self._spawn(self._seats_changed(table))
        elif lines > table.lines:
            self._spawn(self._catch_up(table))

    def _look_again(self, table: Table) -> None:
        self._spawn(self._catch_up(table))
        self._spawn(self._seats_changed(table))

    async def _catch_up(self, table: Table) -> None:
        try:
            async with table.turn():
                await table.catch_up()
        except Unavailable:
            table.unsure = True

    async def _seats_changed(self, table: Table) -> None:
        with suppress(Unavailable):  # we hear of it again when the store answers
            await table.seats_changed()

    async def _evict(self) -> None:
        """Forget tables nobody has looked at for a while."""
        while True:
            await asyncio.sleep(min(30.0, self.idle / 2))
            self.forget_idle()

    def forget_idle(self) -> int:
        """Forget what is idle now; how many were forgotten."""
        now = time.monotonic()
        idle = [
            id
            for id, table in self.live.items()
            if not table.viewers
            and not table.bots.playing
            and not table.lock.locked()
            and now - table.used >= self.idle
        ]
        for id in idle:
            del self.live[id]
        return len(idle)
