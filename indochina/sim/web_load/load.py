"""One repeat: people at many tables choose at a steady pace, then as fast as it goes, then not at all."""

from __future__ import annotations

import asyncio
import os
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from indochina.core import saves
from indochina.core.errors import Error
from indochina.games import GAMES, rules
from indochina.sim.benchmark import reference_loop, timed
from indochina.web.making import new_table
from indochina.web.messages import encode
from indochina.web.models import NewTable
from indochina.web.store import open_store
from indochina.web.tokens import hashed, new_token

from .beside import Meanwhile, Plan, during, plan
from .server import TICKS, Server, children, cpu_of, free_port, postmaster
from .sockets import Desk, Hall

GAME = max(GAMES, key=lambda name: len(rules(name).SEATS))
"""The game with the most sockets a table."""
IDLE = 1.0
"""After so many seconds the server forgets a table."""
WARM_UP = 5.0
PHASES = 4
"""Warming up, paced, saturated, idle: how often each repeat tells that it goes on."""
SYNCED = 13 * 1024
"""Bytes that SQLite writes and syncs for one choice."""


@dataclass
class Load:
    """What one run of choices showed."""

    choices: int
    seconds: float
    cpu: float
    """CPU seconds of the server and its workers."""
    database: float | None
    """CPU seconds of the database's own processes, if it has any and they are on this machine."""
    reference: float
    """CPU seconds of a turn of the reference loop, before and after."""
    delays: list[float] = field(repr=False)

    def delay(self, share: float) -> float:
        """The delay in ms that this share of the choices did not exceed."""
        return delay(self.delays, share)


def delay(delays: list[float], share: float) -> float:
    """The delay in ms that this share of them did not exceed."""
    ordered = sorted(delays)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


def bare_syncs(place: Path, rate: float, seconds: float) -> list[float]:
    """How late a disk is that has nothing to do but to sync what so many choices a second would write."""
    delays = []
    with tempfile.TemporaryFile(dir=place, buffering=0) as file:
        start = time.perf_counter()
        for n in range(int(rate * seconds)):
            due = start + n / rate
            time.sleep(max(0.0, due - time.perf_counter()))
            if time.perf_counter() - start > 2 * seconds:
                break
            file.write(bytes(SYNCED))
            os.fdatasync(file.fileno())
            delays.append(time.perf_counter() - due)
    return delays


@dataclass
class Report:
    """What one repeat showed."""

    paced: Load
    beside: Load | None
    """Paced too, with bots thinking or visitors asking for much beside it."""
    thought: float
    """Choices a second that bots made meanwhile."""
    waits: list[float]
    """How long somebody waited meanwhile who only looked at the lobby and at a table."""
    saturated: Load
    bare: list[float]
    """How late the disk alone was at the pace of the paced load; empty if the store is not a file."""
    live: float
    """Memory of one live game in kB."""
    idle: float
    """Memory that a game which was forgotten again leaves behind in the server, in kB."""
    kept: float
    """What the store has of one game, in kB."""
    made: float
    """Choices in one game, on average, when it came back."""
    comes_back: list[float]
    """Seconds until an idle game is there again."""


@contextmanager
def a_store(url: str) -> Iterator[str]:
    """The store asked for, or a new file."""
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as place:
        yield str(Path(place) / "games.db")


async def prepare(url: str, games: int, token: str) -> list[str]:
    """Tables of one browser that holds every seat."""
    store = await open_store(url)
    law, ids = rules(GAME), []
    for seed in range(games):
        scenario = next(iter(law.SCENARIOS))
        asked = NewTable(game=GAME, scenario=scenario, seats=dict.fromkeys(law.SEATS, "me"), seed=seed)
        game, row, _ = new_table(asked, hashed(token))
        await store.create(row, [encode(line) for line in saves.lines(game)])
        ids.append(row.id)
    await store.close()
    return ids


async def prepare_beside(url: str, port: int, token: str, bots: int, floods: bool) -> Plan:
    store = await open_store(url)
    found = await plan(store, port, token, bots, floods)
    await store.close()
    return found


async def tidy(url: str, token: str) -> None:
    """Delete all tables of this browser."""
    store = await open_store(url)
    while rows := await store.tables_of(hashed(token)):
        for row in rows:
            await store.delete(row.id)
    await store.close()


def measure(
    url: str,
    workers: int,
    tables: int,
    seconds: float,
    rate: float,
    advance: Callable[[], None] = lambda: None,
    bots: int = 0,
    floods: bool = False,
) -> Report:
    """One repeat on a server of its own: paced, paced beside `bots` tables of bots and `floods`, saturated, idle."""
    if not Path("/proc/self/stat").exists():
        raise Error("the load of the web board can be measured on Linux only")
    if workers > 1 and "://" not in url:
        raise Error("several server processes need a store they can share: --store postgresql://...")
    token, port = new_token(), free_port()
    with a_store(url) as store:
        wanted = bots > 0 or floods
        ids = asyncio.run(prepare(store, tables * (2 + int((1 + wanted) * seconds // 10)), token))
        try:
            beside = asyncio.run(prepare_beside(store, port, token, bots, floods)) if wanted else None
            server = Server(store, port, workers, IDLE)
            try:
                desks = [ids[n::tables] for n in range(tables)]
                return asyncio.run(_measure(server, store, desks, Hall(port, token), seconds, rate, advance, beside))
            finally:
                server.stop()
        finally:
            asyncio.run(tidy(store, token))


@dataclass
class Run:
    """A repeat that is under way."""

    server: Server
    hall: Hall
    desks: list[Desk]
    database: int | None
    advance: Callable[[], None]

    async def load(self, work: Awaitable[None]) -> Load:
        """What the choices cost that are made in the meantime."""
        hall, server, database = self.hall, self.server, self.database
        hall.delays = []
        reference = timed(reference_loop)
        theirs = cpu_of([database, *children(database)]) if database else 0.0
        cpu, start = server.cpu(), time.perf_counter()
        await work
        spent, took = max(server.cpu() - cpu, 1 / TICKS), time.perf_counter() - start
        also = max(cpu_of([database, *children(database)]) - theirs, 1 / TICKS) if database else None
        delays = hall.delays
        hall.check()
        if not delays:
            raise Error("not one choice came through: the server is too slow, or the time too short")
        self.advance()
        return Load(len(delays), took, spent, also, (reference + timed(reference_loop)) / 2, delays)

    async def beside(self, plan: Plan, rate: float, seconds: float) -> tuple[Load, Meanwhile]:
        """A paced load, and what went on beside it."""
        loads: list[Load] = []

        async def load() -> None:
            loads.append(await self.load(self.hall.paced(rate, seconds)))

        meanwhile = await during(plan, seconds, load())
        return loads[0], meanwhile

    async def forgotten(self) -> tuple[float, list[float]]:
        """All leave, then one of each table comes back: the memory left behind, and how long each had to wait."""
        for desk in self.desks:
            desk.leave()
        await asyncio.sleep(2 * IDLE)
        before = self.server.memory()
        comes_back = []
        for desk in self.desks:
            desk.seats, desk.ids = desk.seats[:1], [desk.id]
            desk.ready.clear()
            start = time.perf_counter()
            await desk.sit()
            await asyncio.wait_for(desk.ready.wait(), 30)
            comes_back.append(time.perf_counter() - start)
            desk.leave()
        await asyncio.sleep(2 * IDLE)
        return max(0.0, (self.server.memory() - before) / len(self.desks)), comes_back

    async def kept(self, store: str) -> tuple[float, float]:
        """What the store has of one game in kB, and how many choices."""
        opened = await open_store(store)
        records = [await opened.lines(desk.id) or [] for desk in self.desks]
        await opened.close()
        size = sum(len(line) for lines in records for line in lines) / len(self.desks) / 1024
        return size, sum(b'"choice"' in line for lines in records for line in lines) / len(self.desks)


async def _measure(
    server: Server,
    store: str,
    ids: list[list[str]],
    hall: Hall,
    seconds: float,
    rate: float,
    advance: Callable[[], None],
    beside: Plan | None,
) -> Report:
    tables = len(ids)
    desks = [Desk(hall, one, rules(GAME).SEATS, n) for n, one in enumerate(ids)]
    run = Run(server, hall, desks, await postmaster(store), advance)
    before = server.memory()
    await hall.seat(desks)
    await hall.paced(rate, min(WARM_UP, seconds))
    hall.check()
    advance()
    paced = await run.load(hall.paced(rate, seconds))
    also, meanwhile = None, Meanwhile(0, [])
    if beside:
        also, meanwhile = await run.beside(beside, rate, seconds)
    thought = meanwhile.choices / seconds
    bare = [] if "://" in store else await asyncio.to_thread(bare_syncs, Path(store).parent, rate, seconds / 2)
    saturated = await run.load(hall.saturated(seconds))
    await asyncio.sleep(0.5)  # what is under way comes to its end
    live = (server.memory() - before) / tables
    idle, comes_back = await run.forgotten()
    kept, made = await run.kept(store)
    hall.check()
    advance()
    return Report(paced, also, thought, meanwhile.waits, saturated, bare, live, idle, kept, made, comes_back)
