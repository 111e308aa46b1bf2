"""Thinking beside the loop: bots, odds and whatever else takes long is worked out by a few other processes.

Each lane has one process, and a table has its lane: there its game is known. What waits is done in slices, by turns:
what people look up comes more often than bots that people wait for, and these more often than bots among themselves.
Nobody is told anything from here: who asked decides whether the answer still fits.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple
from zlib import crc32

from indochina.games import GAMES

from . import worker
from .process import Died, Process, TooLong
from .store import Store
from .viewer import Refused

logger = logging.getLogger(__name__)
WAITING = 200
"""So many requests may wait in a lane; more are refused."""
PATIENCE = 20.0
"""A process that does not end its slice in so many seconds is ended."""
LEARNING = 120.0
"""Nor one that has not read the rules of a game in so many."""
NICE = 3
AHEAD = 2
"""So many requests are given to the process at once: it has the next one when the loop is busy."""
TRIES = 3
"""A request at which the process dies so often is given up."""
ASKED, LONG, AWAITED, ALONE = 1, 4, 3, 6
"""What people look up; such things that take long; bots that people wait for; bots among themselves. Of what waits a
kind with half the number gets twice the slices."""
QUICK = 2
"""Who looks up what takes more slices than that waits with the others who do."""
FAILED = "the program failed here and has changed nothing: please report the problem"
SERVERS_VARIABLE = "INDOCHINA_SERVERS"


Wanted = Callable[[], bool]
"""Is anybody still there to hear the answer?"""
Pay = Callable[[float], None]
"""Told of the seconds of a processor that each slice took."""


def processors() -> int:
    """The processors that are this server's part: several servers share the machine."""
    return max(1, (os.cpu_count() or 1) // int(os.environ.get(SERVERS_VARIABLE, 1)))


class Answer(NamedTuple):
    """What was worked out from a record of so many lines."""

    value: Any
    lines: int


def nobody_pays(seconds: float) -> None:
    """Bots think at the server's cost."""


class Waiting:
    """A request on its way."""

    def __init__(self, table: str, task: worker.Task, number: int, kind: int, wanted: Wanted, pay: Pay) -> None:
        self.table, self.task, self.number, self.kind = table, task, number, kind
        self.wanted, self.pay = wanted, pay
        self.answer: asyncio.Future[Answer | None] = asyncio.get_running_loop().create_future()
        self.begun = False
        self.tries = 0
        self.slices = 0


class Lane:
    """One process, and what waits for it."""

    def __init__(self, store: Store) -> None:
        self.process = Process(NICE)
        self._store = store
        self._waiting: asyncio.PriorityQueue[tuple[int, int, Waiting]] = asyncio.PriorityQueue()
        self._numbers = count()
        self._at = 0  # the time of the slice that was done last, counted in slices of all kinds
        self._next = dict.fromkeys((ASKED, LONG, AWAITED, ALONE), 0)
        self._known: dict[str, int] = {}  # the lines of each record that the process has
        self._running: list[asyncio.Task[None]] = []
        self._learning: asyncio.Task[None] | None = None

    async def ask(
        self, table: str, task: worker.Task, kind: int, wanted: Wanted, pay: Pay = nobody_pays
    ) -> Answer | None:
        """Have a task worked out about a table's game. None: it was not wanted any more when its turn came."""
        if self._waiting.qsize() >= WAITING:
            raise Refused(503, "the server has too much to think about: try again in a moment")
        asked = Waiting(table, task, next(self._numbers), kind, wanted, pay)
        self._put(asked)
        if not self._running:
            self._running = [asyncio.create_task(self._run()) for _ in range(AHEAD)]
        return await asked.answer

    def _put(self, asked: Waiting) -> None:
        """Give a request its turn: after those of its kind, and among the others as often as its kind comes."""
        self._next[asked.kind] = turn = max(self._at, self._next[asked.kind]) + asked.kind
        self._waiting.put_nowait((turn, next(self._numbers), asked))

    def start(self) -> None:
        """Have the process ready when the first bot is to think; it reads the rules while nobody asks."""
        self.process.start()
        self._learning = asyncio.create_task(self._learn())

    async def _learn(self) -> None:
        with suppress(Died, TooLong):
            for game in GAMES:
                await self.process.call(LEARNING, worker.learn, game)

    async def stop(self) -> None:
        tasks = [*self._running, *([self._learning] if self._learning else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self.process.stop()

    async def _run(self) -> None:
        while True:
            self._at, _, asked = await self._waiting.get()
            try:
                if await self._finished(asked):
                    continue
            except Exception as fault:
                if not asked.answer.done():
                    asked.answer.set_exception(fault)
                continue
            self._put(asked)

    async def _finished(self, asked: Waiting) -> bool:
        """Do the next slice of a request; True if there is nothing more to do for it."""
        if asked.answer.done() or not asked.wanted():
            await self._drop(asked)
            return True
        try:
            reply = await self._slice(asked)
        except (Died, TooLong) as fault:
            self._known = {}
            asked.begun, asked.tries = False, asked.tries + 1
            logger.warning("a thinking process was replaced: %s", fault)
            if asked.tries >= TRIES or isinstance(fault, TooLong):
                raise Refused(500, FAILED) from fault
            return False
        asked.begun = reply.how == worker.MORE
        asked.slices += 1
        if asked.kind == ASKED and asked.slices == QUICK:
            asked.kind = LONG
        asked.pay(reply.seconds)
        if reply.how == worker.LACKING:
            self._known.pop(asked.table, None)
        elif reply.how == worker.FAILED:
            logger.error("%s failed at table %s\n%s", type(asked.task).__name__, asked.table, reply.value)
            raise Refused(500, FAILED)
        elif reply.how == worker.REFUSED:
            raise Refused(*reply.value)
        elif reply.how == worker.DONE and not asked.answer.done():
            asked.answer.set_result(Answer(reply.value, reply.lines))
        return reply.how == worker.DONE

    async def _slice(self, asked: Waiting) -> worker.Reply:
        if asked.begun:
            return await self.process.call(PATIENCE, worker.go_on, asked.number)
        known = self._known.pop(asked.table, 0)
        lines = await self._store.lines(asked.table, known)
        if lines is None:
            raise Refused(404, "there is no such table")
        self._known[asked.table] = known + len(lines)
        while len(self._known) > worker.TABLES:
            del self._known[next(iter(self._known))]
        request = worker.Request(asked.number, asked.task, asked.table, known, lines)
        return await self.process.call(PATIENCE, worker.begin, request)

    async def _drop(self, asked: Waiting) -> None:
        if not asked.answer.done():
            asked.answer.set_result(None)
        if asked.begun:
            await self.process.call(PATIENCE, worker.drop, asked.number)


class Lanes:
    """All lanes of a server: one for each processor that the loop leaves free, and one at least."""

    def __init__(self, store: Store, most: int = 4) -> None:
        self._lanes = [Lane(store) for _ in range(max(1, min(most, processors() - 1)))]

    def of(self, table: str) -> Lane:
        return self._lanes[crc32(table.encode()) % len(self._lanes)]

    def start(self) -> None:
        for lane in self._lanes:
            lane.start()

    async def stop(self) -> None:
        for lane in self._lanes:
            await lane.stop()
