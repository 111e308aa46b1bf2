"""Saves that people bring are read in processes of their own: a file can be made to take long, or to fail anything."""

from __future__ import annotations

import asyncio
import time
from typing import NamedTuple

from indochina.core.errors import Error

from .lanes import processors
from .limits import Allowances, Limits
from .making import Brought, read_save
from .process import Died, Process, TooLong
from .viewer import Refused

SECONDS = 20.0
"""A save that takes longer is not read."""
WAITING = 6
"""So many may wait until others are read."""
PROCESSES, NICE = 2, 5


class Outcome(NamedTuple):
    """What became of a save, or why it is refused; and the seconds of a processor it took."""

    brought: Brought | None
    refusal: tuple[int, str]
    seconds: float


def read_in_process(raw: bytes) -> Outcome:
    start = time.process_time()
    try:
        return Outcome(read_save(raw), (0, ""), time.process_time() - start)
    except Error as fault:
        refusal = (fault.status if isinstance(fault, Refused) else 400, str(fault))
        return Outcome(None, refusal, time.process_time() - start)


class Imports:
    """The processes that read saves: the second is started when the first is busy."""

    def __init__(self, limits: Limits) -> None:
        self._processes = [Process(NICE) for _ in range(min(PROCESSES, processors()))]
        self._free: asyncio.LifoQueue[Process] = asyncio.LifoQueue()
        for process in reversed(self._processes):
            self._free.put_nowait(process)
        self._reading: set[str] = set()
        self._allowed = Allowances(limits.saves_a_minute, 60)

    async def read(self, raw: bytes, address: str) -> Brought:
        """Read a save for who brings it: one at a time."""
        allowance = self._allowed.of(address)
        if address in self._reading:
            raise Refused(429, "another save of yours is still being read: one at a time")
        if allowance.left <= 0:
            raise Refused(429, "too many saves lately: wait a minute")
        if len(self._reading) >= len(self._processes) + WAITING:
            raise Refused(503, "too many saves are being read just now: try again in a moment")
        self._reading.add(address)
        try:
            outcome = await self._read(raw)
        except TooLong:
            allowance.pay(SECONDS)
            raise Refused(422, "the save cannot be read: it takes too long") from None
        finally:
            self._reading.discard(address)
        allowance.pay(outcome.seconds)
        if outcome.brought is None:
            raise Refused(*outcome.refusal)
        return outcome.brought

    async def _read(self, raw: bytes) -> Outcome:
        process = await self._free.get()
        try:
            try:
                return await process.call(SECONDS, read_in_process, raw)
            except Died:
                return await process.call(SECONDS, read_in_process, raw)
        except Died:
            raise Refused(422, "the save cannot be read: the program fails at it") from None
        finally:
            self._free.put_nowait(process)

    async def stop(self) -> None:
        for process in self._processes:
            await process.stop()
