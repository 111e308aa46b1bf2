"""What a process beside the loop does: it follows the records of tables and works out what it is asked about them.

It keeps the games it was asked about last, so that only the new lines of a record come with a request. Whatever takes
long is done in slices: the process turns to the next request in between.
"""

from __future__ import annotations

import os
import signal
import time
import traceback
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple, Protocol

from indochina import garbage
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.games import rules
from indochina.sim.parallel import end_with_parent
from indochina.slices import Work, advance

from .messages import decode
from .reading import following, reading
from .viewer import Refused

SLICE = 0.02
"""Seconds after which something that is not finished is put down for the next request."""
TABLES, PUT_DOWN = 64, 256
"""So many games, and so many things put down, are remembered."""
DONE, MORE, LACKING, REFUSED, FAILED = "done", "more", "lacking", "refused", "failed"


class Task(Protocol):
    """Something to be worked out about a game."""

    def work(self, game: Game) -> Work[Any]: ...


class Request(NamedTuple):
    """A task about the game of `table`, whose record has these `lines` after those the process knows."""

    number: int
    task: Task
    table: str
    after: int
    lines: Sequence[bytes]


class Reply(NamedTuple):
    """How far the process has come with a request, and what CPU time this slice took.

    The value of one that is DONE comes with the length of the record it was worked out from; LACKING: the process does
    not know the lines before those it was given, or not the request.
    """

    how: str
    value: Any
    seconds: float
    lines: int = 0


class Followed:
    """A table whose record is followed: its game, once the lines that have come have been read."""

    def __init__(self, lines: Sequence[bytes]) -> None:
        self.lines = len(lines)
        self._reading: Work[Game] | None = reading(list(lines))
        self._unread: list[bytes] = []
        self._game: Game | None = None

    def follow(self, lines: Sequence[bytes]) -> None:
        self.lines += len(lines)
        self._unread += lines

    def game(self) -> Work[Game]:
        """A copy of the game as it is in the record. Of several that ask, each reads on where the last has rested."""
        while self._reading is not None:
            if done := advance(self._reading, 0.0):
                self._game, self._reading = done[0], None
            yield
        assert self._game is not None
        while self._unread:
            self._game = following(self._game, decode(self._unread.pop(0)))
            yield
        return self._game.clone()


class Worker:
    """The memory of the process."""

    def __init__(self) -> None:
        self.tables: OrderedDict[str, Followed] = OrderedDict()
        self.put_down: OrderedDict[int, Work[tuple[int, Any]]] = OrderedDict()

    def begin(self, request: Request) -> Reply:
        followed = self.tables.pop(request.table, None)
        if request.after == 0:
            followed = Followed(request.lines)
        elif followed is None or followed.lines != request.after:
            return Reply(LACKING, None, 0.0)
        else:
            followed.follow(request.lines)
        self.tables[request.table] = followed
        if len(self.tables) > TABLES:
            self.tables.popitem(last=False)
        return self._slice(request.number, worked(request.task, followed))

    def go_on(self, number: int) -> Reply:
        work = self.put_down.pop(number, None)
        return Reply(LACKING, None, 0.0) if work is None else self._slice(number, work)

    def drop(self, number: int) -> None:
        """Nobody wants to know that any more."""
        self.put_down.pop(number, None)

    def _slice(self, number: int, work: Work[tuple[int, Any]]) -> Reply:
        start = time.process_time()
        try:
            done = advance(work, SLICE)
        except Error as fault:
            refusal = (fault.status if isinstance(fault, Refused) else 400, str(fault))
            return Reply(REFUSED, refusal, time.process_time() - start)
        except Exception:
            return Reply(FAILED, traceback.format_exc(), time.process_time() - start)
        seconds = time.process_time() - start
        if done:
            lines, value = done[0]
            return Reply(DONE, value, seconds, lines)
        self.put_down[number] = work
        if len(self.put_down) > PUT_DOWN:
            self.put_down.popitem(last=False)
        return Reply(MORE, None, seconds)


def worked(task: Task, followed: Followed) -> Work[tuple[int, Any]]:
    try:
        game = yield from followed.game()
    except Exception:
        followed.lines = -1  # it is read anew next time
        raise
    lines = followed.lines
    return lines, (yield from task.work(game))


worker = Worker()
"""That of this process: a process pool calls functions, and they must find it."""


def begin(request: Request) -> Reply:
    return worker.begin(request)


def go_on(number: int) -> Reply:
    return worker.go_on(number)


def drop(number: int) -> None:
    worker.drop(number)


def learn(game: str) -> None:
    """Read the rules of a game before anybody asks about one."""
    rules(game)


def start(nice: int) -> None:
    """Interrupts are the server's business; one that was killed takes its processes along. The loop comes first."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
    if hasattr(os, "nice"):
        os.nice(nice)
    garbage.seldom()
