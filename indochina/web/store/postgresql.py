"""Tables in a PostgreSQL database, for several server processes on one or more machines.

Whatever fails there is tried again for a while. Where the outcome of a change is not known, since the connection was
lost before the answer came, the next try looks whether it was made.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg  # type: ignore[import-untyped]

from indochina.core.errors import Error

from .appends import STALE, WRITTEN, Append, Appends
from .listening import CHANNEL, FAULTS, keep_listening, listen
from .outage import Outage, in_a_line
from .table import (
    COLUMNS,
    FORESEE,
    FORKS,
    JOINED,
    NO_LINK,
    NOBODY_YET,
    ONLY_HOLDER,
    SCHEMA,
    SIT,
    Gone,
    TableRow,
    besides,
    can_be_kept,
    rows_of,
    tables_from,
)

OPENING = 0x496E6463  # any number, the same in all processes: the lock under which the tables are made
POOL = 8
SETTINGS = {
    "application_name": "indochina",
    "search_path": "indochina",
    "synchronous_commit": "on",
    "idle_in_transaction_session_timeout": "10s",  # of a server process that is gone, its locks go too
}
TIMEOUT = 10.0
"""Seconds until an answer is given up."""
BUSY_SECONDS = 5.0
"""So long what failed is tried again."""
PAUSE = 0.02, 0.5
"""Seconds from one try to the next: at first, and doubling up to."""
UNSURE = asyncpg.PostgresConnectionError, asyncpg.OperatorInterventionError, asyncpg.StatementCompletionUnknownError
"""What the server may say although it has carried out the change."""

TABLES = f"""
CREATE SCHEMA IF NOT EXISTS indochina;
CREATE TABLE schema_version (version integer NOT NULL);
INSERT INTO schema_version VALUES ({SCHEMA});
CREATE TABLE tables (id text PRIMARY KEY, game text NOT NULL, title text NOT NULL, scenario text NOT NULL,
    maker bytea NOT NULL, lines integer NOT NULL, made integer NOT NULL, over boolean NOT NULL,
    waiting_for text NOT NULL, updated float8 NOT NULL, created float8 NOT NULL);
CREATE INDEX tables_by_maker ON tables (maker);
CREATE TABLE lines (table_id text NOT NULL REFERENCES tables ON DELETE CASCADE, n integer NOT NULL,
    line bytea NOT NULL, PRIMARY KEY (table_id, n));
CREATE TABLE seats (table_id text NOT NULL REFERENCES tables ON DELETE CASCADE, place integer NOT NULL,
    seat text NOT NULL, player text NOT NULL, taken boolean NOT NULL, token bytea, PRIMARY KEY (table_id, seat));
CREATE TABLE holders (table_id text NOT NULL, seat text NOT NULL, browser bytea NOT NULL,
    PRIMARY KEY (table_id, seat, browser), FOREIGN KEY (table_id, seat) REFERENCES seats ON DELETE CASCADE);
CREATE INDEX holders_by_browser ON holders (browser);

-- A group of appends, each with its own check of the line count: 1 written, 0 the count is another, -1 no such table.
-- `added` has the lines of all, one after the other. The ids come sorted, so that no two groups wait for each other.
CREATE FUNCTION append_group(process text, ids text[], afters integer[], counts integer[], added bytea[],
    mades integer[], overs boolean[], waits text[]) RETURNS integer[] LANGUAGE plpgsql AS $$
DECLARE
    outcomes integer[] := '{{}}';
    done integer := 0;
BEGIN
    FOR i IN 1 .. cardinality(ids) LOOP
        UPDATE tables SET lines = afters[i] + counts[i], made = mades[i], over = overs[i], waiting_for = waits[i],
            updated = extract(epoch FROM clock_timestamp()) WHERE id = ids[i] AND tables.lines = afters[i];
        IF FOUND THEN
            INSERT INTO lines SELECT ids[i], afters[i] + given.n, given.line
                FROM unnest(added[done + 1 : done + counts[i]]) WITH ORDINALITY AS given (line, n);
            PERFORM pg_notify('{CHANNEL}', concat_ws(' ', process, afters[i] + counts[i], ids[i]));
            outcomes := outcomes || 1;
        ELSIF EXISTS (SELECT FROM tables WHERE id = ids[i]) THEN
            outcomes := outcomes || 0;
        ELSE
            outcomes := outcomes || -1;
        END IF;
        done := done + counts[i];
    END LOOP;
    RETURN outcomes;
END $$;
"""

ADDED = f"""CREATE TABLE IF NOT EXISTS foreseen (table_id text PRIMARY KEY REFERENCES tables ON DELETE CASCADE);
CREATE TABLE IF NOT EXISTS secrets (secret bytea NOT NULL); {FORKS};"""  # in older databases too; none needs them

TABLE = f"SELECT {COLUMNS} FROM {JOINED} WHERE t.id = $1 ORDER BY s.place"
TABLES_OF = f"""WITH mine AS (SELECT id FROM tables
        WHERE id IN (SELECT id FROM tables WHERE maker = $1 UNION SELECT table_id FROM holders WHERE browser = $1)
        ORDER BY updated DESC, id LIMIT $2)
    SELECT {COLUMNS} FROM {JOINED} WHERE t.id IN (SELECT id FROM mine) ORDER BY t.updated DESC, t.id, s.place"""
NEW = """INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
    ON CONFLICT DO NOTHING RETURNING true"""
MADE = "SELECT true FROM tables WHERE id = $1 AND maker = $2 AND created = $3"
HOLDS = "SELECT true FROM holders WHERE table_id = $1 AND seat = $2 AND browser = $3"
LINES = """INSERT INTO lines SELECT $1, given.n, given.line
    FROM unnest($2::bytea[]) WITH ORDINALITY AS given (line, n)"""


Answer = TypeVar("Answer")
Work = Callable[[Any, bool], Awaitable[Answer]]
"""Done on a connection, and told whether an earlier try may have been carried out."""


class PostgreSQLStore:
    shared = True

    def __init__(self, pool: Any, connect: Callable[[], Awaitable[Any]]) -> None:
        self._pool = pool
        self._connect = connect
        self._process = secrets.token_hex(8)  # to know our own notifications by
        self._appends = Appends(self._append_all)
        self._listening: asyncio.Task[None] | None = None
        self._outage = Outage()

    @classmethod
    async def open(cls, url: str) -> PostgreSQLStore:
        def connect() -> Any:
            return asyncpg.connect(url, timeout=TIMEOUT, command_timeout=TIMEOUT, server_settings=SETTINGS)

        async def leave_as_is(connection: Any) -> None:
            """Nothing to reset: no statement here leaves anything behind in its connection."""

        try:
            first = await connect()
            try:
                await _make_ready(first)
            finally:
                await first.close()
            pool = await asyncpg.create_pool(
                url,
                min_size=1,
                max_size=POOL,
                timeout=TIMEOUT,
                command_timeout=TIMEOUT,
                server_settings=SETTINGS,
                reset=leave_as_is,
            )
        except (ValueError, asyncpg.InterfaceError):  # their text may tell parts of the password
            raise Error(
                "cannot open the store in PostgreSQL: its address must be postgresql://user:password@host:port/database"
            ) from None
        except FAULTS as fault:
            raise Error(f"cannot open the store in PostgreSQL: {in_a_line(fault)}") from None
        return cls(pool, connect)

    async def create(self, table: TableRow, lines: list[bytes]) -> None:
        values, seats, holders = rows_of(table, len(lines))

        async def make(db: Any, again: bool) -> None:
            if not await db.fetchval(NEW, *values):
                if again and await db.fetchval(MADE, table.id, table.maker, values[-1]):
                    return  # it is ours
                raise Error(f"there is a table {table.id!r} already")
            await db.executemany("INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6)", seats)
            await db.executemany("INSERT INTO holders VALUES ($1, $2, $3)", holders)
            await db.execute(LINES, table.id, lines)
            for statement, given in besides(table, ("$1", "$2", "$3")):
                await db.execute(statement, *given)

        await self._change(make)

    async def table(self, id: str) -> TableRow | None:
        if not can_be_kept(id):
            return None
        return next(iter(tables_from(await self._fetch(TABLE, id))), None)

    async def tables_of(self, browser: bytes, limit: int = 200) -> list[TableRow]:
        return tables_from(await self._fetch(TABLES_OF, browser, limit))

    async def lines(self, id: str, after: int = 0) -> list[bytes] | None:
        if not can_be_kept(id):
            return None
        found = await self._fetch("SELECT line FROM lines WHERE table_id = $1 AND n > $2 ORDER BY n", id, after)
        if not found and not await self._fetch("SELECT FROM tables WHERE id = $1", id):
            return None
        return [line for (line,) in found]

    async def append(self, id: str, after: int, lines: list[bytes], *, made: int, over: bool, waiting_for: str) -> bool:
        if not can_be_kept(id):
            raise Gone(f"there is no table {id!r}")
        return await self._appends.add(Append(id, after, lines, made, over, waiting_for))

    async def _append_all(self, group: list[Append]) -> list[int]:
        """One group at a time: commits that notify cannot sync together, those of a group do."""
        places = sorted(range(len(group)), key=lambda n: group[n].id)
        ids, afters, lines, mades, overs, waits = zip(*(group[n] for n in places))
        counts = [len(some) for some in lines]
        added = [line for some in lines for line in some]
        given = self._process, ids, afters, counts, added, mades, overs, waits

        async def write(db: Any, again: bool) -> list[int]:
            outcomes: list[int] = await db.fetchval("SELECT append_group($1, $2, $3, $4, $5, $6, $7, $8)", *given)
            in_order = [STALE] * len(group)
            for n, outcome in zip(places, outcomes, strict=True):
                written = again and outcome == STALE and await _has_written(db, group[n])
                in_order[n] = WRITTEN if written else outcome
            return in_order

        return await self._ask(write)

    async def delete(self, id: str) -> bool:
        if not can_be_kept(id):
            return False

        async def remove(db: Any, again: bool) -> bool:
            if not await db.fetchval("DELETE FROM tables WHERE id = $1 RETURNING true", id):
                return again
            await self._tell(db, id, -1)
            return True

        return await self._change(remove)

    async def set_link(self, id: str, seat: str, token: bytes) -> None:
        async def change(db: Any, again: bool) -> bool:
            statement = "UPDATE seats SET token = $3 WHERE table_id = $1 AND seat = $2 RETURNING true"
            if not await db.fetchval(statement, id, seat, token):
                return False
            await db.execute(NOBODY_YET.format("$1", "$2"), id, seat)
            await self._tell(db, id, 0)
            return True

        if not (can_be_kept(id) and can_be_kept(seat) and await self._change(change)):
            raise Gone(f"there is no seat {seat!r} at a table {id!r}")

    async def take_seat(self, id: str, token: bytes, browser: bytes) -> str | None:
        if not can_be_kept(id):
            return None
        tried: list[str] = []

        async def take(db: Any, again: bool) -> str | None:
            # Whoever comes second waits here for the first, and then finds the token gone.
            find = "SELECT seat FROM seats WHERE table_id = $1 AND token = $2 FOR UPDATE"
            seat: str | None = await db.fetchval(find, id, token)
            if seat is None:
                taken = again and tried and await db.fetchval(HOLDS, id, tried[-1], browser)
                return tried[-1] if taken else None
            tried.append(seat)
            use_up = "UPDATE seats SET token = NULL WHERE table_id = $1 AND seat = $2 AND NOT taken"
            await db.execute(use_up, id, seat)
            await db.execute("INSERT INTO holders VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", id, seat, browser)
            await self._tell(db, id, 0)
            return seat

        return await self._change(take)

    async def sat(self, id: str, seat: str) -> None:
        await self._seats(id, (SIT.format("$1", "$2"), id, seat))

    async def only_holder(self, id: str, seat: str, browser: bytes) -> None:
        alone = ONLY_HOLDER.format("$1", "$2", "$3"), id, seat, browser
        await self._seats(id, alone, (NO_LINK.format("$1", "$2"), id, seat))

    async def foresee(self, id: str) -> None:
        await self._seats(id, (FORESEE.format("$1"), id))

    async def _seats(self, id: str, *statements: tuple[Any, ...]) -> None:
        """Change who sits where, and tell the other processes."""

        async def change(db: Any, again: bool) -> None:
            for statement in statements:
                await db.execute(*statement)
            await self._tell(db, id, 0)

        await self._change(change)

    async def secret(self) -> bytes:
        async def find(db: Any, again: bool) -> bytes:
            await db.execute("LOCK TABLE secrets")  # of several processes that start together one makes it
            found: bytes | None = await db.fetchval("SELECT secret FROM secrets")
            if found is None:
                found = secrets.token_bytes(32)
                await db.execute("INSERT INTO secrets VALUES ($1)", found)
            return found

        return await self._change(find)

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        def heard(payload: str) -> None:
            process, lines, id = payload.split(" ", 2)
            if process != self._process:
                changed(id, int(lines))

        async def again() -> tuple[Any, asyncio.Event]:
            return await listen(self._connect, heard)

        connection, lost = await self._try(lambda _: again())
        self._listening = asyncio.create_task(keep_listening(connection, lost, again, lambda: changed("", 0)))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        await self._appends.finish()
        try:
            async with asyncio.timeout(5):
                await self._pool.close()
        except FAULTS:
            self._pool.terminate()

    async def _tell(self, db: Any, id: str, lines: int) -> None:
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._process} {lines} {id}")

    async def _fetch(self, query: str, *given: object) -> list[Any]:
        async def look(db: Any, again: bool) -> list[Any]:
            rows: list[Any] = await db.fetch(query, *given)
            return rows

        return await self._ask(look)

    async def _change(self, work: Work[Answer]) -> Answer:
        """Do several things, all or none."""

        async def whole(db: Any, again: bool) -> Answer:
            async with db.transaction():
                return await work(db, again)

        return await self._ask(whole)

    async def _ask(self, work: Work[Answer]) -> Answer:
        async def on_a_connection(again: bool) -> Answer:
            async with self._pool.acquire(timeout=TIMEOUT) as db:
                return await work(db, again)

        return await self._try(on_a_connection)

    async def _try(self, work: Callable[[bool], Awaitable[Answer]]) -> Answer:
        """Try it until the server has answered or BUSY_SECONDS are over: then Unavailable."""
        until, pause, again = time.monotonic() + BUSY_SECONDS, PAUSE[0], False
        while True:
            try:
                async with asyncio.timeout(TIMEOUT):
                    answer = await work(again)
            except FAULTS as fault:
                if time.monotonic() + pause > until:
                    raise self._outage.says(fault) from fault
                again = again or not isinstance(fault, asyncpg.PostgresError) or isinstance(fault, UNSURE)
                if isinstance(fault, asyncpg.ReadOnlySQLTransactionError):  # it serves as a copy now: find the other
                    await self._pool.expire_connections()
                await asyncio.sleep(pause)
                pause = min(2 * pause, PAUSE[1])
            else:
                self._outage.over()
                return answer


async def _has_written(db: Any, append: Append) -> bool:
    """Does the record go on with these lines, after those it was to have?"""
    wanted = "SELECT line FROM lines WHERE table_id = $1 AND n > $2 AND n <= $3 ORDER BY n"
    found = await db.fetch(wanted, append.id, append.after, append.after + len(append.lines))
    return bool(found) and [line for (line,) in found] == append.lines


async def _make_ready(db: Any) -> None:
    """Make the tables if there are none: one process at a time, as several may start together."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", OPENING)
        if await db.fetchval("SELECT to_regclass('indochina.schema_version')") is None:
            await db.execute(TABLES)
        if await db.fetchval("SELECT to_regclass('indochina.secrets')") is None:  # who may not make tables may ask
            await db.execute(ADDED)
    version = await db.fetchval("SELECT version FROM schema_version")
    if version > SCHEMA:
        later = f"it is of a later version of indochina ({version}, not {SCHEMA})"
        raise Error(f"cannot open the store in PostgreSQL: {later}")
    await _try_out(db)


async def _try_out(db: Any) -> None:
    """Change something in every table, and take it back: a copy that is only read, or missing rights, are told now."""
    trial = db.transaction()
    await trial.start()
    try:
        id, now = "trial " + secrets.token_hex(16), time.time()
        await db.fetchval(NEW, id, "", "", "", b"", 0, 0, False, "", now, now)
        await db.execute("INSERT INTO seats VALUES ($1, 0, '', '', false, NULL)", id)
        await db.execute("INSERT INTO holders VALUES ($1, '', '')", id)
        await db.execute(
            "SELECT append_group('', ARRAY[$1], '{0}', '{1}', ARRAY[''::bytea], '{0}', '{f}', ARRAY[''])", id
        )
        await db.execute("UPDATE seats SET taken = true WHERE table_id = $1", id)
        await db.execute("DELETE FROM tables WHERE id = $1", id)
    finally:
        await trial.rollback()
