"""Work on many items with several processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from threading import Thread
from typing import TypeVar

from indochina import garbage

Item = TypeVar("Item")
Result = TypeVar("Result")

AHEAD = 4  # items given out per process before their results are taken


def default_jobs() -> int:
    return min(2, os.cpu_count() or 1)


def in_order(work: Callable[[Item], Result], items: Iterable[Item], jobs: int) -> Iterator[Result]:
    """`work` done on every item, results in the order of the items; with one job in this very process."""
    if jobs <= 1:
        yield from map(work, items)
        return
    rest = iter(items)
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_start_worker) as pool:
        waiting: deque[Future[Result]] = deque()
        try:
            waiting.extend(_given_out(pool, work, islice(rest, jobs * AHEAD)))
            while waiting:
                result = waiting.popleft().result()
                waiting.extend(_given_out(pool, work, islice(rest, 1)))
                yield result
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _given_out(
    pool: ProcessPoolExecutor, work: Callable[[Item], Result], items: Iterable[Item]
) -> list[Future[Result]]:
    """Items on their way to the processes. Those that start now inherit that they are not to be interrupted."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows
        return [pool.submit(work, item) for item in items]
    before = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        return [pool.submit(work, item) for item in items]
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _start_worker() -> None:
    """Interrupts are the parent's business; a parent that was killed takes its workers along."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    garbage.seldom()
    end_with_parent()


def end_with_parent() -> None:
    """From now on this process ends when the one that started it does, however that ends."""
    Thread(target=_await_parent, daemon=True).start()


def _await_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)
