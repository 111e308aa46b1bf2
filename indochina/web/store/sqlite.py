"""Tables in one SQLite file.

One connection writes and one reads, each in a thread of its own: what is read need not wait for what is written, and
the server waits for neither. Appends that wait together share one sync to the disk.
"""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from indochina.core.errors import Error

from .appends import NO_TABLE, STALE, WRITTEN, Append, Appends
from .outage import Outage
from .sqlite_file import Busy, Connection, Replaced, open_file, open_there, transaction
from .table import (
    COLUMNS,
    FORESEE,
    JOINED,
    NO_LINK,
    NOBODY_YET,
    ONLY_HOLDER,
    SIT,
    Gone,
    TableRow,
    besides,
    can_be_kept,
    rows_of,
    tables_from,
)

LINE = "INSERT INTO lines (table_id, n, line) VALUES (?, ?, ?)"
TABLE = f"SELECT {COLUMNS} FROM {JOINED} WHERE t.id = ? ORDER BY s.place"
TABLES_OF = f"""WITH mine AS (SELECT id, updated FROM tables
        WHERE id IN (SELECT id FROM tables WHERE maker = ?1 UNION SELECT table_id FROM holders WHERE browser = ?1)
        ORDER BY updated DESC, id LIMIT ?2)
    SELECT {COLUMNS} FROM {JOINED} WHERE t.id IN (SELECT id FROM mine) ORDER BY t.updated DESC, t.id, s.place"""
GROW = """UPDATE tables SET lines = ?, made = ?, over = ?, waiting_for = ?, updated = ?
    WHERE id = ? AND lines = ?"""


Answer = TypeVar("Answer")


class SQLiteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self._path = Path(path).expanduser().absolute()
        self._writing = Connection(self._path, open_file(self._path))
        self._reading = Connection(self._path, open_there(self._path))
        self._appends = Appends(self._append_all)
        self._changing = asyncio.Lock()
        self._outage = Outage()

    async def create(self, table: TableRow, lines: list[bytes]) -> None:
        values, seats, holders = rows_of(table, len(lines))

        def make(db: sqlite3.Connection) -> None:
            try:
                db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(values))})", values)
            except sqlite3.IntegrityError:
                raise Error(f"there is a table {table.id!r} already") from None
            db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)
            db.executemany("INSERT INTO holders VALUES (?, ?, ?)", holders)
            db.executemany(LINE, ((table.id, n, line) for n, line in enumerate(lines, 1)))
            for statement, given in besides(table, ("?1", "?2", "?3")):
                db.execute(statement, given)

        await self._write(make)

    async def table(self, id: str) -> TableRow | None:
        if not can_be_kept(id):
            return None
        return await self._read(lambda db: next(iter(tables_from(db.execute(TABLE, (id,)))), None))

    async def tables_of(self, browser: bytes, limit: int = 200) -> list[TableRow]:
        return await self._read(lambda db: tables_from(db.execute(TABLES_OF, (browser, limit))))

    async def lines(self, id: str, after: int = 0) -> list[bytes] | None:
        if not can_be_kept(id):
            return None

        def look(db: sqlite3.Connection) -> list[bytes] | None:
            found = db.execute("SELECT line FROM lines WHERE table_id = ? AND n > ? ORDER BY n", (id, after))
            lines = [line for (line,) in found]
            return lines if lines or _has(db, id) else None

        return await self._read(look)

    async def append(self, id: str, after: int, lines: list[bytes], *, made: int, over: bool, waiting_for: str) -> bool:
        if not can_be_kept(id):
            raise Gone(f"there is no table {id!r}")
        return await self._appends.add(Append(id, after, lines, made, over, waiting_for))

    async def _append_all(self, group: list[Append]) -> list[int]:
        return await self._write(lambda db: [_append(db, one) for one in group])

    async def delete(self, id: str) -> bool:
        if not can_be_kept(id):
            return False
        return await self._write(lambda db: db.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount > 0)

    async def set_link(self, id: str, seat: str, token: bytes) -> None:
        known = can_be_kept(id) and can_be_kept(seat)

        def change(db: sqlite3.Connection) -> bool:
            statement = "UPDATE seats SET token = ? WHERE table_id = ? AND seat = ?"
            if not db.execute(statement, (token, id, seat)).rowcount:
                return False
            db.execute(NOBODY_YET.format("?1", "?2"), (id, seat))
            return True

        if not known or not await self._write(change):
            raise Gone(f"there is no seat {seat!r} at a table {id!r}")

    async def take_seat(self, id: str, token: bytes, browser: bytes) -> str | None:
        if not can_be_kept(id):
            return None

        def take(db: sqlite3.Connection) -> str | None:
            found = db.execute("SELECT seat FROM seats WHERE table_id = ? AND token = ?", (id, token)).fetchone()
            if found is None:
                return None
            seat: str = found[0]
            db.execute("UPDATE seats SET token = NULL WHERE table_id = ? AND seat = ? AND NOT taken", (id, seat))
            db.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (id, seat, browser))
            return seat

        return await self._write(take)

    async def sat(self, id: str, seat: str) -> None:
        await self._write(lambda db: db.execute(SIT.format("?1", "?2"), (id, seat)) and None)

    async def only_holder(self, id: str, seat: str, browser: bytes) -> None:
        def change(db: sqlite3.Connection) -> None:
            db.execute(ONLY_HOLDER.format("?1", "?2", "?3"), (id, seat, browser))
            db.execute(NO_LINK.format("?1", "?2"), (id, seat))

        await self._write(change)

    async def foresee(self, id: str) -> None:
        await self._write(lambda db: db.execute(FORESEE.format("?1"), (id,)) and None)

    async def secret(self) -> bytes:
        def find(db: sqlite3.Connection) -> bytes:
            found = db.execute("SELECT secret FROM secrets").fetchone()
            if found is None:
                found = (secrets.token_bytes(32),)
                db.execute("INSERT INTO secrets VALUES (?)", found)
            made: bytes = found[0]
            return made

        return await self._write(find)

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        """Nothing to hear: a file is for one server process."""

    async def close(self) -> None:
        await self._appends.finish()
        await self._reading.close()
        await self._writing.close()

    async def _read(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        return await self._call(self._reading, work)

    async def _write(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Do it all, synced to the disk, or nothing."""

        def whole(db: sqlite3.Connection) -> Answer:
            with transaction(db):
                return work(db)

        return await self._call(self._writing, whole)

    async def _call(self, connection: Connection, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        """Tell faults of disk and locks as Unavailable."""
        try:
            answer = await connection.call(work)
        except Replaced:
            raise self._outage.says(await self._another_file()) from None
        except (sqlite3.Error, Busy) as fault:
            raise self._outage.says(fault) from fault
        self._outage.over()
        return answer

    async def _another_file(self) -> str:
        """The file was taken away, or another one put in its place: go on with what is there. Says what happened.

        While there is none, what we have open is the only copy: it is not let go.
        """
        async with self._changing:
            if not self._path.exists():
                return f"{self._path} is not there"
            # Both are closed before one is opened: the log of the old file must not be taken for that of the new.
            await self._reading.use(None)
            await self._writing.use(None)
            try:
                await self._writing.use(await asyncio.to_thread(open_there, self._path))
                await self._reading.use(await asyncio.to_thread(open_there, self._path))
            except Error as fault:
                return str(fault)
            return f"{self._path} is another file now"


def _append(db: sqlite3.Connection, append: Append) -> int:
    id, after, lines, made, over, waiting_for = append
    if db.execute(GROW, (after + len(lines), made, over, waiting_for, time.time(), id, after)).rowcount:
        db.executemany(LINE, ((id, n, line) for n, line in enumerate(lines, after + 1)))
        return WRITTEN
    return STALE if _has(db, id) else NO_TABLE


def _has(db: sqlite3.Connection, id: str) -> bool:
    return db.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None
