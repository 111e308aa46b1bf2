"""The file of an SQLite store: opening it, checking that it is ours and whole, and connections to it in their threads.

A connection works in a thread of its own: neither another program's lock nor a slow disk holds up the server.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TypeVar

from indochina.core.errors import Error

from .table import FORKS, SCHEMA

APPLICATION = 0x496E6463  # "Indc", in the file's header: this database is ours
BUSY_SECONDS = 5.0
"""So long a call waits for its turn, and then for a lock that another program holds."""

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

ADDED = (
    "CREATE TABLE IF NOT EXISTS foreseen (table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE)",
    "CREATE TABLE IF NOT EXISTS secrets (secret BLOB NOT NULL)",
    FORKS,
)
"""Made in older databases too. Who does not know them can go on with the rest, so the version is the same."""

Answer = TypeVar("Answer")


class Busy(Exception):
    """The call was not begun: others were before it for too long, or the store is closed."""


class Replaced(Exception):
    """The connection is to a file that is no longer the one of this name: what was read or written there is void."""


class Connection:
    """A connection to the file, and the one thread that uses it. Calls are carried out in their order."""

    def __init__(self, path: Path, db: sqlite3.Connection) -> None:
        self._names = str(path), f"{path}-wal"
        self._db: sqlite3.Connection | None = db
        self._files = _files(*self._names)
        self._thread = ThreadPoolExecutor(1, "store")
        self._closed = False

    async def call(self, work: Callable[[sqlite3.Connection], Answer]) -> Answer:
        if self._closed:
            raise Busy("it is closed")
        latest = time.monotonic() + BUSY_SECONDS

        def answer() -> Answer:
            if time.monotonic() > latest:
                raise Busy("others are before you")
            if self._db is None:
                raise Replaced
            given = work(self._db)
            if _files(*self._names) != self._files:
                raise Replaced
            return given

        return await asyncio.get_running_loop().run_in_executor(self._thread, answer)

    async def use(self, db: sqlite3.Connection | None) -> None:
        """Close the connection and go on with another, or with none for now."""

        def change() -> None:
            if self._db is not None:
                with suppress(sqlite3.Error):  # SQLite leaves this to the next to open it if the file was moved
                    self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
                self._db.close()
            self._db, self._files = db, _files(*self._names)

        await asyncio.get_running_loop().run_in_executor(self._thread, change)

    async def close(self) -> None:
        if not self._closed:
            self._closed = True
            await self.use(None)
            self._thread.shutdown()


def _files(database: str, log: str) -> tuple[int, int]:
    """Which files have the names of the database and of its write-ahead log just now."""
    try:
        return os.stat(database).st_ino, os.stat(log).st_ino
    except OSError:
        return 0, 0


@contextmanager
def transaction(db: sqlite3.Connection) -> Iterator[sqlite3.Connection]:
    """Hold the only right to write until the end; an exception undoes everything."""
    db.execute("BEGIN IMMEDIATE")
    try:
        yield db
        db.execute("COMMIT")
    except BaseException:
        if db.in_transaction:
            with suppress(sqlite3.Error):  # of a disk that fails: then there is nothing to undo
                db.execute("ROLLBACK")
        raise


def open_file(path: Path) -> sqlite3.Connection:
    """Open the store in a file, which is made if it is not there."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        if not path.is_file():
            what = "it is not a file" if path.exists() else f"{path.parent} is not a folder"
            raise Error(f"cannot open the store {path}: {what}") from None
    except OSError as fault:
        raise Error(f"cannot open the store {path}: {fault.strerror}") from None
    # A connection that may write leaves no log behind that was not there; one that may not, leaves one that was.
    with _connected(path, "ro" if os.path.exists(f"{path}-wal") else "rw") as db:
        _check(db, path)
    return open_there(path)


def open_there(path: Path) -> sqlite3.Connection:
    """Open the store in a file that is there."""
    with _connected(path, "rw", close=False) as db:
        _make_ready(db, path)
    return db


@contextmanager
def _connected(path: Path, mode: str, close: bool = True) -> Iterator[sqlite3.Connection]:
    """A connection, closed if it is of no use; what fails is told in one sentence."""
    db = None
    try:
        db = sqlite3.connect(
            f"{path.as_uri()}?mode={mode}",
            uri=True,
            timeout=BUSY_SECONDS,
            isolation_level=None,
            check_same_thread=False,
        )
        yield db
    except sqlite3.Error as fault:
        close = True
        raise Error(f"cannot open the store {path}: {fault}") from None
    except BaseException:
        close = True
        raise
    finally:
        if close and db is not None:
            db.close()


def _check(db: sqlite3.Connection, path: Path) -> None:
    """Refuse a file that is not ours, or is damaged. Nothing is written: also its write-ahead log stays as it is."""
    if _ours(db, path):
        try:
            (found,) = db.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError as fault:
            found = str(fault)
        if found != "ok":
            raise Error(f"cannot open the store {path}: it is damaged ({found.splitlines()[-1]})")


def _make_ready(db: sqlite3.Connection, path: Path) -> None:
    """Make the tables in an empty file, and see that it can be written to."""
    if not _ours(db, path):
        with transaction(db):
            if not _ours(db, path):  # nobody else has made them meanwhile
                for statement in TABLES:
                    db.execute(statement)
    if not db.execute("SELECT 1 FROM sqlite_master WHERE name = 'secrets'").fetchone():
        with transaction(db):
            for statement in ADDED:
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
    with transaction(db):  # may it be written to? This also makes the write-ahead log
        db.execute("UPDATE tables SET lines = lines WHERE false")


def _ours(db: sqlite3.Connection, path: Path) -> bool:
    """Is this a database of ours (True) or empty (False)? Anything else is refused."""
    try:  # the mark last: should another process make the tables in between, they are seen to be ours
        (contents,) = db.execute("SELECT count(*) FROM sqlite_master").fetchone()
        (version,) = db.execute("PRAGMA user_version").fetchone()
        (application,) = db.execute("PRAGMA application_id").fetchone()
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError as fault:
        what = "not a database" if "not a database" in str(fault) else f"damaged ({fault})"
        raise Error(f"cannot open the store {path}: it is {what}") from None
    if application == APPLICATION:
        if version > SCHEMA:
            raise Error(
                f"cannot open the store {path}: it is of a later version of indochina ({version}, not {SCHEMA})"
            )
        return True
    if application or version or contents:
        raise Error(f"cannot open the store {path}: it is a database of something else")
    return False
