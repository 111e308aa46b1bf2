"""Hearing from PostgreSQL what other server processes change, and hearing again after the connection was lost."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import asyncpg  # type: ignore[import-untyped]

CHANNEL = "indochina"
HEARTBEAT = 20.0
RETRY = 0.1, 5.0  # seconds from one attempt to listen again to the next: at first, and doubling up to
FAULTS = (OSError, EOFError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError)
"""Whatever the driver raises when server or network fail it."""


async def listen(connect: Callable[[], Awaitable[Any]], heard: Callable[[str], None]) -> tuple[Any, asyncio.Event]:
    """A connection that calls `heard` with each notification, and an event that it is lost."""
    connection, lost = await connect(), asyncio.Event()
    connection.add_termination_listener(lambda _: lost.set())
    try:
        await connection.add_listener(CHANNEL, lambda _connection, _pid, _channel, payload: heard(payload))
    except BaseException:
        connection.terminate()
        raise
    return connection, lost


async def keep_listening(
    connection: Any,
    lost: asyncio.Event,
    again: Callable[[], Awaitable[tuple[Any, asyncio.Event]]],
    missed: Callable[[], None],
) -> None:
    """Listen anew whenever the connection is lost, and then tell that something may have been missed."""
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
                connection, lost = await again()
            except FAULTS:
                await asyncio.sleep(pause)
                pause = min(2 * pause, RETRY[1])
            else:
                pause = RETRY[0]
                missed()
    finally:
        connection.terminate()


async def _alive(connection: Any) -> bool:
    """Does the server still answer? A network that swallows everything would not tell us."""
    try:
        await connection.execute("SELECT 1", timeout=HEARTBEAT)
    except FAULTS:
        connection.terminate()
        return False
    return True
