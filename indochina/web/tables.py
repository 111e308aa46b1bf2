"""The tables that are live in this process: read when somebody comes, forgotten when nobody has looked for a while."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Any
from weakref import WeakValueDictionary

import indochina

from . import messages as wire
from .importing import Imports
from .lanes import Lanes
from .limits import Limits
from .reading import read
from .store import DELETED, SEATS, Store, TableRow, Unavailable
from .table import Table
from .viewer import Refused


class Tables:
    """The tables that are live in this process."""

    secret: bytes

    def __init__(self, store: Store, idle: float = 600.0, limits: Limits = Limits()) -> None:
        self.store = store
        self.idle = idle
        self.lanes = Lanes(store)
        self.imports = Imports(limits)
        self.memory = limits.live_memory
        self.live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._readers: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._missed: set[str] = set()  # tables that another process changed while they were being read
        self._tasks: set[asyncio.Task[Any]] = set()

    async def start(self) -> None:
        self.secret = await self.store.secret()  # with which cookies are signed
        self.lanes.start()
        await self.store.watch(self._changed)
        self._spawn(self._evict())

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
        for table in list(self.live.values()):
            for work in (table.bots.playing, table.coming_back):
                if work:
                    work.cancel()
        await self.lanes.stop()
        await self.imports.stop()
        await self.store.close()

    async def table(self, id: str, address: str = "") -> Table:
        """A live table, read from the store if need be: for one address one at a time, beside those of others."""
        table = self.live.get(id)
        if table is None or table.ended:
            async with self._readers.setdefault(address, asyncio.Lock()):
                table = self.live.get(id)
                if table is None or table.ended:
                    table = await self._loaded(id)
        if table is None:
            raise Refused(404, "there is no such table")
        table.used = time.monotonic()
        return table

    async def _loaded(self, id: str) -> Table | None:
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
            loading.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(loading)

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
        table = Table(self.store, self.lanes.of(id), row, await read(lines), lines)
        self.live[id] = table
        self._make_room(table)
        if id in self._missed:
            self._look_again(table)
        return table

    def _make_room(self, table: Table) -> None:
        """Forget the idlest tables if there are too many for the memory: those that somebody looks at last."""
        over = sum(one.size for one in self.live.values()) - self.memory
        idlest = sorted(self.live.values(), key=lambda one: (bool(one.viewers or one.bots.playing), one.used))
        for one in idlest:
            if over <= 0:
                break
            if one is not table and not one.lock.locked():
                over -= one.size
                del self.live[one.row.id]
                one.put_away()

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
            self._spawn(table.seats_changed())
        elif lines > table.lines:
            self._spawn(self._catch_up(table))

    def _look_again(self, table: Table) -> None:
        self._spawn(self._catch_up(table))
        self._spawn(table.seats_changed())

    async def _catch_up(self, table: Table) -> None:
        with suppress(Unavailable):  # the table reads again once the store answers
            async with table.turn():
                await table.catch_up()

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
