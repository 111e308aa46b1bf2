"""A program for test_store_faults.py: kills processes at every write to an SQLite store, and looks what is left.

`python killed_at.py FOLDER statement|byte STEP`: the process is killed before its n-th statement, or in the midst of
the write by which a file would grow over n bytes, for n by STEP until none is killed. Says how many were.
"""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import sys
from pathlib import Path

from store_script import STEPS, contents, expected, play

from indochina.web.store import open_store


async def states(place):
    store = await open_store(str(place / "whole.db"))
    found = await expected(store)
    await store.close()
    return found


async def play_until_killed(path, how, number, told):
    store = await open_store(str(path))
    if how == "statement":
        left = iter(range(number))
        await store._writing.call(
            lambda db: db.set_trace_callback(
                lambda _: next(left, None) is None and os.kill(os.getpid(), signal.SIGKILL)
            )
        )
    else:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (number, resource.getrlimit(resource.RLIMIT_FSIZE)[1]))
    await play(store, done=lambda n: os.write(told, b"."))
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    await store.close()


def killed(path, how, number):
    """Play in a process of its own: how many steps it was told were done, and whether it was killed."""
    heard, told = os.pipe()
    pid = os.fork()
    if not pid:
        asyncio.run(play_until_killed(path, how, number, told))
        os._exit(0)
    os.close(told)
    with os.fdopen(heard, "rb") as pipe:
        done = len(pipe.read())
    _, status = os.waitpid(pid, 0)
    if not os.WIFSIGNALED(status):
        assert os.waitstatus_to_exitcode(status) == 0
    return done, os.WIFSIGNALED(status)


async def look(path, done, wanted):
    """What was told is there; the next is wholly there or wholly not; and the store goes on."""
    store = await open_store(str(path))
    found = await contents(store)
    assert found in wanted[done : done + 2], (done, found)
    await play(store, wanted.index(found, done))
    assert await contents(store) == wanted[-1]
    await store.close()


def main(place, how, step):
    wanted = asyncio.run(states(place))
    number, kills = 1 if how == "statement" else 1000, 0
    while True:
        path = place / f"{number}.db"
        if how == "byte":
            asyncio.run(open_and_close(path))  # making the tables is not what is looked at here
        done, died = killed(path, how, number)
        if not died:
            assert done == len(STEPS)
            print(kills)
            return
        kills += 1
        asyncio.run(look(path, done, wanted))
        path.unlink()
        number += step


async def open_and_close(path):
    await (await open_store(str(path))).close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]))
