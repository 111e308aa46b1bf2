"""One process beside the loop, started when it is first needed, and again when it has died or does not come back."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any, TypeVar

from indochina.core.errors import Error

from . import worker

Result = TypeVar("Result")


class Died(Error):
    """The process ended in the midst of its work."""


class TooLong(Error):
    """The process had to be ended: it did not come back in time."""


class Process:
    """A pool of one process: its memory is where the next request finds it, and ending it disturbs nobody else."""

    def __init__(self, nice: int) -> None:
        """`nice` is how far it stands back for others, as Unix counts it."""
        self._nice = nice
        self._pool: ProcessPoolExecutor | None = None
        self._id: Future[int] | None = None

    def start(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # a server has threads: it cannot be forked
            self._pool = ProcessPoolExecutor(1, mp_context=context, initializer=worker.start, initargs=(self._nice,))
            self._id = self._pool.submit(os.getpid)
        return self._pool

    async def call(self, seconds: float, work: Callable[..., Result], *given: Any) -> Result:
        """Let the process do this in at most so many seconds, else it is ended."""
        pool = self.start()
        try:
            return await asyncio.wait_for(asyncio.wrap_future(pool.submit(work, *given)), seconds)
        except TimeoutError:
            self.end(pool)
            raise TooLong(f"this takes longer than {seconds:g} seconds") from None
        except BrokenProcessPool:
            self.end(pool)
            raise Died("a process died at its work") from None

    async def stop(self) -> None:
        """End the process, and see it ended."""
        pool, self._pool = self._pool, None
        if pool is not None:
            self._kill()
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def end(self, pool: ProcessPoolExecutor) -> None:
        """End the process, whatever it is at; the next call starts another. Nothing if that has been done."""
        if pool is self._pool:
            self._pool = None
            self._kill()
            pool.shutdown(wait=False, cancel_futures=True)

    @property
    def id(self) -> int | None:
        """Its number; None while it is starting, or not there."""
        found = self._id
        return None if found is None or not found.done() or found.cancelled() or found.exception() else found.result()

    def _kill(self) -> None:
        """One that is only just starting sees by itself that there is nothing to do."""
        if (id := self.id) is not None:
            with suppress(ProcessLookupError):
                os.kill(id, getattr(signal, "SIGKILL", signal.SIGTERM))
