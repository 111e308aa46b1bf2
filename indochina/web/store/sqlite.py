"""Tables in one SQLite file.

Everything runs on the event loop, also the sync to the disk that ends a transaction: beside a busy loop a thread would
wait for Python's lock far longer than the disk takes. Appends that wait together share one sync.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from indochina.core.errors import Error

from .table import COLUMNS, JOINED, SCHEMA, Gone, TableRow, Unavailable, can_be_kept, rows_of, tables_from

APPLICATION = 0x496E6463  # "Indc", in the file's header: this database is ours
BUSY_SECONDS = 5.0

TABLES = (
    """CREATE TABLE tables (id TEXT PRIMARY KEY, game TEXT NOT NULL, title TEXT NOT NULL, scenario TEXT NOT NULL,
        maker BLOB NOT NULL, lines INTEGER NOT NULL, made INTEGER NOT NULL, over INTEGER NOT NULL,
        waiting_for TEXT NOT NULL, updated REAL NOT NULL, created REAL NOT NULL)""",
    "CREATE INDEX tables_by_maker ON tables (maker)",
    """CREATE TABLE lines (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, n INTEGER NOT NULL,
        line BLOB NOT NULL, PRIMARY KEY (table_id, n))""",
    """CREATE TABLE seats (table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE, place INTEGER NOT NULL,
        seat TEXT NOT NULL, player TEXT NOT NULL, taken INTEGER NOT NULL, token BLOB, PRIMARY KEY (table_id, seat))""",
    """CREATE TABLE holders (table_id TEXT NOT NULL, seat TEXT NOT NULL, browser BLOB NOT NULL,
        PRIMARY KEY (table_id, seat, browser),
        FOREIGN KEY (table_id, seat) REFERENCES seats (table_id, seat) ON DELETE CASCADE)""",
    "CREATE INDEX holders_by_browser ON holders (browser)",
    f"PRAGMA application_id = {APPLICATION}",
    f"PRAGMA user_version = {SCHEMA}",
)

LINE = "INSERT INTO lines (table_id, n, line) VALUES (?, ?, ?)"
TABLE = f"SELECT {COLUMNS} FROM {JOINED} WHERE t.id = ? ORDER BY s.place"
TABLES_OF = f"""WITH mine AS (SELECT id, updated FROM tables
        WHERE id IN (SELECT id FROM tables WHERE maker = ?1 UNION SELECT table_id FROM holders WHERE browser = ?1)
        ORDER BY updated DESC, id LIMIT ?2)
    SELECT {COLUMNS} FROM {JOINED} WHERE t.id IN (SELECT id FROM mine) ORDER BY t.updated DESC, t.id, s.place"""
GROW = """UPDATE tables SET lines = ?, made = ?, over = ?, waiting_for = ?, updated = ?
    WHERE id = ? AND lines = ?"""


class SQLiteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self._waiting: list[tuple[asyncio.Future[bool], str, int, list[bytes], int, bool, str]] = []
        self._db = _open(Path(path).expanduser().absolute())

    async def create(self, table: TableRow, lines: list[bytes]) -> None:
        values, seats, holders = rows_of(table, len(lines))
        with self._transaction() as db:
            try:
                db.execute(f"INSERT INTO tables VALUES ({', '.join('?' * len(values))})", values)
            except sqlite3.IntegrityError:
                raise Error(f"there is a table {table.id!r} already") from None
            db.executemany("INSERT INTO seats VALUES (?, ?, ?, ?, ?, ?)", seats)
            db.executemany("INSERT INTO holders VALUES (?, ?, ?)", holders)
            db.executemany(LINE, ((table.id, n, line) for n, line in enumerate(lines, 1)))

    async def table(self, id: str) -> TableRow | None:
        if not can_be_kept(id):
            return None
        with _answering():
            return next(iter(tables_from(self._db.execute(TABLE, (id,)))), None)

    async def tables_of(self, browser: bytes, limit: int = 200) -> list[TableRow]:
        with _answering():
            return tables_from(self._db.execute(TABLES_OF, (browser, limit)))

    async def lines(self, id: str, after: int = 0) -> list[bytes] | None:
        if not can_be_kept(id):
            return None
        with _answering():
            found = self._db.execute("SELECT line FROM lines WHERE table_id = ? AND n > ? ORDER BY n", (id, after))
            lines = [line for (line,) in found]
            return lines if lines or self._has(id) else None

    async def append(self, id: str, after: int, lines: list[bytes], *, made: int, over: bool, waiting_for: str) -> bool:
        if not can_be_kept(id):
            raise Gone(f"there is no table {id!r}")
        loop = asyncio.get_running_loop()
        if not self._waiting:
            loop.call_soon(self._append_waiting)
        future: asyncio.Future[bool] = loop.create_future()
        self._waiting.append((future, id, after, lines, made, over, waiting_for))
        return await future

    def _append_waiting(self) -> None:
        """Write and sync all appends that wait, in one transaction, each with its own check of the line count."""
        group, self._waiting = self._waiting, []
        outcomes: list[bool | Exception] = []
        try:
            with self._transaction() as db:
                now = time.time()
                for _, id, after, lines, made, over, waiting_for in group:
                    count = after + len(lines)
                    if db.execute(GROW, (count, made, over, waiting_for, now, id, after)).rowcount:
                        db.executemany(LINE, ((id, n, line) for n, line in enumerate(lines, after + 1)))
                        outcomes.append(True)
                    else:
                        outcomes.append(False if self._has(id) else Gone(f"there is no table {id!r}"))
        except Exception as fault:  # nothing was written: each of the group must hear of it
            outcomes = [fault] * len(group)
        for (future, *_), outcome in zip(group, outcomes):
            if future.done():  # cancelled
                continue
            if isinstance(outcome, Exception):
                future.set_exception(outcome)
            else:
                future.set_result(outcome)

    async def delete(self, id: str) -> bool:
        if not can_be_kept(id):
            return False
        with self._transaction() as db:
            return db.execute("DELETE FROM tables WHERE id = ?", (id,)).rowcount > 0

    async def set_link(self, id: str, seat: str, token: bytes) -> None:
        known = can_be_kept(id) and can_be_kept(seat)
        with self._transaction() as db:
            change = "UPDATE seats SET token = ? WHERE table_id = ? AND seat = ?"
            if not known or not db.execute(change, (token, id, seat)).rowcount:
                raise Gone(f"there is no seat {seat!r} at a table {id!r}")

    async def take_seat(self, id: str, token: bytes, browser: bytes) -> str | None:
        if not can_be_kept(id):
            return None
        with self._transaction() as db:
            found = db.execute("SELECT seat FROM seats WHERE table_id = ? AND token = ?", (id, token)).fetchone()
            if found is None:
                return None
            seat: str = found[0]
            db.execute(
                "UPDATE seats SET taken = 1, token = NULL WHERE table_id = ? AND seat = ? AND NOT taken", (id, seat)
            )
            db.execute("INSERT OR IGNORE INTO holders VALUES (?, ?, ?)", (id, seat, browser))
            return seat

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        """Nothing to hear: a file is for one server process."""

    async def close(self) -> None:
        if self._waiting:
            self._append_waiting()
        self._db.close()

    def _has(self, id: str) -> bool:
        return self._db.execute("SELECT 1 FROM tables WHERE id = ?", (id,)).fetchone() is not None

    @contextmanager
    def _transaction(self) -> Iterator[sqlite3.Connection]:
        with _answering(), _transaction(self._db):
            yield self._db


@contextmanager
def _transaction(db: sqlite3.Connection) -> Iterator[None]:
    """Hold the only right to write until the end; an exception undoes everything."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            db.execute("ROLLBACK")
        raise


@contextmanager
def _answering() -> Iterator[None]:
    """Tell faults of disk and locks as Unavailable."""
    try:
        yield
    except sqlite3.OperationalError as fault:
        raise Unavailable(f"the store does not answer just now: {fault}") from fault


def _open(path: Path) -> sqlite3.Connection:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if not path.is_file():
            raise Error(f"cannot open the store {path}: it is not a file") from None
    except OSError as fault:
        raise Error(f"cannot open the store {path}: {fault.strerror}") from None
    db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
    try:
        _check_and_make_ready(db, path)
    except BaseException as fault:
        db.close()
        if isinstance(fault, sqlite3.Error):
            raise Error(f"cannot open the store {path}: {fault}") from None
        raise
    return db


def _check_and_make_ready(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables in an empty file; refuse, before anything is written, a file that is not ours."""
    if not _ours(db, path):
        with _transaction(db):
            if not _ours(db, path):  # nobody else has made them meanwhile
                for statement in TABLES:
                    db.execute(statement)
    # Only now: the write-ahead log is a mark in the file. Its switch heeds no busy timeout, so another may hold it up.
    until = time.monotonic() + BUSY_SECONDS
    while True:
        try:
            db.execute("PRAGMA journal_mode = WAL")
            break
        except sqlite3.OperationalError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
    db.execute("PRAGMA synchronous = FULL")
    db.execute("PRAGMA foreign_keys = ON")


def _ours(db: sqlite3.Connection, path: Path) -> bool:
    """Is this a database of ours (True) or empty (False)? Anything else is refused."""
    try:  # the mark last: should another process make the tables in between, they are seen to be ours
        (contents,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (application,) = db.execute("PRAGMA application_id").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        raise Error(f"cannot open the store {path}: it is not a database") from None
    if application == APPLICATION:
        if version > SCHEMA:
            raise Error(
                f"cannot open the store {path}: it is of a later version of indochina ({version}, not {SCHEMA})"
            )
        return True
    if application or version or contents:
        raise Error(f"cannot open the store {path}: it is a database of something else")
    return False
