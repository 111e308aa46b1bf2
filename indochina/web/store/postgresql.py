"""Tables in a PostgreSQL database, for several server processes on one or more machines."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from operator import itemgetter
from typing import Any

import asyncpg  # type: ignore[import-untyped]

from indochina.core.errors import Error

from .table import COLUMNS, JOINED, SCHEMA, Gone, TableRow, Unavailable, can_be_kept, rows_of, tables_from

CHANNEL = "indochina"
OPENING = 0x496E6463  # any number, the same in all processes: the lock under which the tables are made
POOL = 8
SETTINGS = {"application_name": "indochina", "search_path": "indochina", "synchronous_commit": "on"}
TIMEOUT = 30.0
HEARTBEAT = 20.0
RETRY = 0.1, 5.0  # seconds from one attempt to listen again to the next: at first, and doubling up to

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

TABLE = f"SELECT {COLUMNS} FROM {JOINED} WHERE t.id = $1 ORDER BY s.place"
TABLES_OF = f"""WITH mine AS (SELECT id FROM tables
        WHERE id IN (SELECT id FROM tables WHERE maker = $1 UNION SELECT table_id FROM holders WHERE browser = $1)
        ORDER BY updated DESC, id LIMIT $2)
    SELECT {COLUMNS} FROM {JOINED} WHERE t.id IN (SELECT id FROM mine) ORDER BY t.updated DESC, t.id, s.place"""
LINES = """INSERT INTO lines SELECT $1, given.n, given.line
    FROM unnest($2::bytea[]) WITH ORDINALITY AS given (line, n)"""


class PostgreSQLStore:
    shared = True

    def __init__(self, pool: Any, connect: Callable[[], Any]) -> None:
        self._pool = pool
        self._connect = connect
        self._process = secrets.token_hex(8)  # to know our own notifications by
        self._waiting: list[tuple[str, asyncio.Future[bool], int, list[bytes], int, bool, str]] = []
        self._appending: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

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
        except (OSError, asyncpg.PostgresError) as fault:
            raise Error(f"cannot open the store in PostgreSQL: {str(fault) or 'no answer'}") from None
        except (ValueError, asyncpg.InterfaceError):  # their text may tell parts of the password
            raise Error(
                "cannot open the store in PostgreSQL: its address must be postgresql://user:password@host:port/database"
            ) from None
        return cls(pool, connect)

    async def create(self, table: TableRow, lines: list[bytes]) -> None:
        values, seats, holders = rows_of(table, len(lines))
        async with self._transaction() as db:
            try:
                await db.execute("INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)", *values)
            except asyncpg.UniqueViolationError:
                raise Error(f"there is a table {table.id!r} already") from None
            await db.executemany("INSERT INTO seats VALUES ($1, $2, $3, $4, $5, $6)", seats)
            await db.executemany("INSERT INTO holders VALUES ($1, $2, $3)", holders)
            await db.execute(LINES, table.id, lines)

    async def table(self, id: str) -> TableRow | None:
        if not can_be_kept(id):
            return None
        async with _answering():
            return next(iter(tables_from(await self._pool.fetch(TABLE, id))), None)

    async def tables_of(self, browser: bytes, limit: int = 200) -> list[TableRow]:
        async with _answering():
            return tables_from(await self._pool.fetch(TABLES_OF, browser, limit))

    async def lines(self, id: str, after: int = 0) -> list[bytes] | None:
        if not can_be_kept(id):
            return None
        async with _answering():
            found = await self._pool.fetch(
                "SELECT line FROM lines WHERE table_id = $1 AND n > $2 ORDER BY n", id, after
            )
            if not found and not await self._pool.fetchval("SELECT EXISTS (SELECT FROM tables WHERE id = $1)", id):
                return None
            return [line for (line,) in found]

    async def append(self, id: str, after: int, lines: list[bytes], *, made: int, over: bool, waiting_for: str) -> bool:
        if not can_be_kept(id):
            raise Gone(f"there is no table {id!r}")
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((id, future, after, lines, made, over, waiting_for))
        if self._appending is None:
            self._appending = asyncio.create_task(self._append_waiting())
        return await future

    async def _append_waiting(self) -> None:
        """Write group after group, one at a time: commits that notify cannot sync together, those of a group do."""
        while self._waiting:
            group, self._waiting = sorted(self._waiting, key=itemgetter(0)), []
            ids, futures, afters, lines, mades, overs, waits = zip(*group)
            counts = [len(some) for some in lines]
            added = [line for some in lines for line in some]
            try:
                async with _answering():
                    outcomes = await self._pool.fetchval(
                        "SELECT append_group($1, $2, $3, $4, $5, $6, $7, $8)",
                        self._process,
                        ids,
                        afters,
                        counts,
                        added,
                        mades,
                        overs,
                        waits,
                    )
            except Exception as fault:  # nothing was written, or we cannot know: each of the group must hear of it
                for future in futures:
                    if not future.done():
                        future.set_exception(fault)
                continue
            for id, future, outcome in zip(ids, futures, outcomes):
                if future.done():  # cancelled
                    continue
                if outcome < 0:
                    future.set_exception(Gone(f"there is no table {id!r}"))
                else:
                    future.set_result(outcome == 1)
        self._appending = None

    async def delete(self, id: str) -> bool:
        if not can_be_kept(id):
            return False
        async with self._transaction() as db:
            if not await db.fetchval("DELETE FROM tables WHERE id = $1 RETURNING true", id):
                return False
            await self._tell(db, id, -1)
            return True

    async def set_link(self, id: str, seat: str, token: bytes) -> None:
        known = can_be_kept(id) and can_be_kept(seat)
        async with self._transaction() as db:
            change = "UPDATE seats SET token = $3 WHERE table_id = $1 AND seat = $2 RETURNING true"
            if not known or not await db.fetchval(change, id, seat, token):
                raise Gone(f"there is no seat {seat!r} at a table {id!r}")
            await self._tell(db, id, 0)

    async def take_seat(self, id: str, token: bytes, browser: bytes) -> str | None:
        if not can_be_kept(id):
            return None
        async with self._transaction() as db:
            # Whoever comes second waits here for the first, and then finds the token gone.
            find = "SELECT seat FROM seats WHERE table_id = $1 AND token = $2 FOR UPDATE"
            seat: str | None = await db.fetchval(find, id, token)
            if seat is None:
                return None
            use_up = "UPDATE seats SET taken = true, token = NULL WHERE table_id = $1 AND seat = $2 AND NOT taken"
            await db.execute(use_up, id, seat)
            await db.execute("INSERT INTO holders VALUES ($1, $2, $3) ON CONFLICT DO NOTHING", id, seat, browser)
            await self._tell(db, id, 0)
            return seat

    async def watch(self, changed: Callable[[str, int], None]) -> None:
        def heard(connection: Any, pid: int, channel: str, payload: str) -> None:
            process, lines, id = payload.split(" ", 2)
            if process != self._process:
                changed(id, int(lines))

        async def listen() -> tuple[Any, asyncio.Event]:
            connection, lost = await self._connect(), asyncio.Event()
            connection.add_termination_listener(lambda _: lost.set())
            try:
                await connection.add_listener(CHANNEL, heard)
            except BaseException:
                connection.terminate()
                raise
            return connection, lost

        async with _answering():
            self._listening = asyncio.create_task(_keep_listening(*await listen(), listen, changed))

    async def close(self) -> None:
        if self._listening is not None:
            self._listening.cancel()
            await asyncio.gather(self._listening, return_exceptions=True)
        if self._appending is not None:
            await self._appending
        try:
            async with asyncio.timeout(5):
                await self._pool.close()
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            self._pool.terminate()

    async def _tell(self, db: Any, id: str, lines: int) -> None:
        await db.execute("SELECT pg_notify($1, $2)", CHANNEL, f"{self._process} {lines} {id}")

    @asynccontextmanager
    async def _transaction(self) -> AsyncIterator[Any]:
        async with _answering(), self._pool.acquire() as connection, connection.transaction():
            yield connection


async def _keep_listening(
    connection: Any,
    lost: asyncio.Event,
    listen: Callable[[], Awaitable[tuple[Any, asyncio.Event]]],
    changed: Callable[[str, int], None],
) -> None:
    """Listen anew whenever the connection is lost."""
    pause = RETRY[0]
    try:
        while True:
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await lost.wait()
            except TimeoutError:
                if await _alive(connection):
                    continue
            try:
                connection, lost = await listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY[1])
            else:
                pause = RETRY[0]
                changed("", 0)  # what happened meanwhile, nobody has told us
    finally:
        connection.terminate()


@asynccontextmanager
async def _answering() -> AsyncIterator[None]:
    """Tell that the server is not there, or is going or coming, as Unavailable."""
    try:
        yield
    except (
        OSError,
        asyncpg.InterfaceError,
        asyncpg.PostgresConnectionError,
        asyncpg.OperatorInterventionError,
        asyncpg.InsufficientResourcesError,
        asyncpg.TransactionRollbackError,
    ) as fault:
        raise Unavailable(f"the store does not answer just now: {str(fault) or 'no answer'}") from fault


async def _alive(connection: Any) -> bool:
    """Does the server still answer? A network that swallows everything would not tell us."""
    try:
        await connection.execute("SELECT 1", timeout=HEARTBEAT)
    except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
        connection.terminate()
        return False
    return True


async def _make_ready(db: Any) -> None:
    """Make the tables if there are none: one process at a time, as several may start together."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock($1)", OPENING)
        if await db.fetchval("SELECT to_regclass('indochina.schema_version')") is None:
            await db.execute(TABLES)
    version = await db.fetchval("SELECT version FROM schema_version")
    if version > SCHEMA:
        raise Error(
            f"cannot open the store in PostgreSQL: it is of a later version of indochina ({version}, not {SCHEMA})"
        )
