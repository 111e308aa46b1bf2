"""The store of tables: one SQLite file, or a PostgreSQL database for several server processes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from indochina.core.errors import Error

from .table import Gone, Seat, TableRow, Unavailable

__all__ = ["DELETED", "Gone", "SEATS", "Seat", "Store", "TableRow", "Unavailable", "open_store"]

DELETED = -1  # in the place of a line count, to `watch`: the table is gone
SEATS = 0  # who sits where, or a link, has changed


class Store(Protocol):
    """Tables and their records: lines of a save file, numbered from 1, whose contents the store does not look at.

    What a method changed is on the disk when it returns. When the database does not answer for some seconds, whatever
    the reason, all raise `Unavailable`; what was to be changed then has been changed wholly, or not at all.
    """

    shared: bool
    """May other processes be writing to it?"""

    async def create(self, table: TableRow, lines: list[bytes]) -> None:
        """Keep a new table; its line count is that of `lines`. An id that is there already is an Error."""

    async def table(self, id: str) -> TableRow | None: ...

    async def tables_of(self, browser: bytes, limit: int = 200) -> list[TableRow]:
        """The tables this browser made or holds a seat of, latest first."""

    async def lines(self, id: str, after: int = 0) -> list[bytes] | None:
        """The record from line `after` + 1 on; None if there is no such table."""

    async def append(self, id: str, after: int, lines: list[bytes], *, made: int, over: bool, waiting_for: str) -> bool:
        """Add lines if the record has exactly `after` now; False if it has not. Gone if there is no such table.

        Appends that wait at the same time are written and synced together. One that has been asked for is carried out
        even if whoever awaits it is cancelled.
        """

    async def delete(self, id: str) -> bool:
        """Delete a table with its record; False if there is none."""

    async def set_link(self, id: str, seat: str, token: bytes) -> None:
        """Give a seat a new link: earlier ones end, and so does who took one without ever coming to the table.

        Gone if there is no such table or seat.
        """

    async def take_seat(self, id: str, token: bytes, browser: bytes) -> str | None:
        """Let a browser hold the seat whose link this is, and say which; None if the link is of no seat.

        The link of an open seat works once; that of a taken one, for another device, until the next link.
        """

    async def sat(self, id: str, seat: str) -> None:
        """Who holds the seat has come to the table: it is taken."""

    async def only_holder(self, id: str, seat: str, browser: bytes) -> None:
        """Nobody but this browser holds the seat any more; its link ends."""

    async def foresee(self, id: str) -> None:
        """Somebody can know from now on what the dice and cards of a table will bring."""

    async def secret(self) -> bytes:
        """Random bytes that all server processes share, the same for as long as there is the store."""

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        """From now on call `changed` with table and line count (or DELETED, or SEATS) for what other processes change.

        `changed("", 0)`: some changes may have been missed, look at every table again. With SQLite nothing is told.
        """

    async def close(self) -> None:
        """Write what waits, and close."""


async def open_store(url: str) -> Store:
    """Open the store in a file, made if it is not there, or at `postgresql://user:password@host:port/database`."""
    if url.startswith(("postgresql://", "postgres://")):
        from .postgresql import PostgreSQLStore  # imports asyncpg, which most do not need

        return await PostgreSQLStore.open(url)
    if "://" in url:
        raise Error(
            "the store is a file, or a PostgreSQL database written postgresql://user:password@host:port/database"
        )
    from .sqlite import SQLiteStore

    return SQLiteStore(url)
