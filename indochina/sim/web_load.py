"""The web board under load: one process plays many tables over real sockets against a real server.

Each table has a socket for every seat, all of one browser. The seat that is asked answers at random. What is measured
is the time from a choice being sent until every viewer of its table has the update, and the CPU time of the server.
"""

from __future__ import annotations

import asyncio
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import time
from base64 import b64encode
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from typing import Any
from urllib.request import urlopen

import msgspec

from indochina.core import saves
from indochina.core.errors import Error
from indochina.games import rules
from indochina.web.making import new_table
from indochina.web.messages import encode
from indochina.web.models import NewTable
from indochina.web.store import open_store
from indochina.web.tokens import COOKIE, hashed, new_token

from .benchmark import reference_loop, timed

GAME, SCENARIO = "fitl", "full"
TICKS = os.sysconf("SC_CLK_TCK")
IDLE = 1.0
"""After so many seconds the server forgets a table."""
WARM_UP = 5.0
PHASES = 4
"""Warming up, paced, saturated, idle: how often each repeat tells that it goes on."""
SYNCED = 13 * 1024
"""Bytes that SQLite writes and syncs for one choice."""
MARKS = {
    "paced: p99": "≤ 12",
    "saturated: choices per server-CPU-second": "≥ 1,650",
    "saturated: p99": "≤ 67",
}
"""What to reach: a little less than a well-known server of such games does on a like machine."""


class _Option(msgspec.Struct):
    key: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _Told(msgspec.Struct):
    type: str
    version: int = 0
    ask: _Ask | None = None
    waiting_for: list[str] = []
    status: int = 0
    message: str = ""


_read = msgspec.json.Decoder(_Told).decode


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


class Line(asyncio.Protocol):
    """One socket, with as little of the protocol as a client of our own server needs."""

    def __init__(self, desk: Desk, request: bytes) -> None:
        self.desk = desk
        self.request = request
        self.data = bytearray()
        self.open = False
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(self.request)

    def data_received(self, data: bytes) -> None:
        buffer = self.data
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self.desk.hall.fail(f"the server refused a socket: {bytes(buffer[:60])!r}")
                return
            self.open = True
            del buffer[: end + 4]
        at = 0
        while len(buffer) - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, start = int.from_bytes(buffer[at + 2 : at + 10], "big"), at + 10
            if len(buffer) < start + size:
                break
            code = buffer[at] & 15
            if code == 1:
                self.desk.told(self, _read(bytes(buffer[start : start + size])))
            elif code == 9:
                self.send(bytes(buffer[start : start + size]), 10)
            at = start + size
        del buffer[:at]

    def send(self, data: bytes, code: int = 1) -> None:
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([128 | code]) + size + bytes(4) + data)


class Desk:
    """One table as this process plays it: a line for each seat."""

    def __init__(self, hall: Hall, ids: list[str], seats: tuple[str, ...], rng: Random) -> None:
        self.hall, self.ids, self.seats, self.rng = hall, ids, seats, rng
        self.id = ""
        self.lines: list[Line] = []
        self.version = -1
        self.ask: tuple[Line, _Ask] | None = None
        self.waiting = 0
        self.sent = 0.0
        self.request = b""
        self.ready = asyncio.Event()

    async def sit(self) -> None:
        """Open the sockets of the next table."""
        self.leave()
        if not self.ids:
            self.hall.fail("all games that were prepared are over: measure fewer seconds")
            return
        self.id = self.ids.pop()
        self.version, self.ask, self.sent = -1, None, 0.0
        self.waiting = len(self.seats)
        for seat in self.seats:
            await self.hall.connect(self, self.id, seat)

    def leave(self) -> None:
        for line in self.lines:
            line.transport.close()
        self.lines = []

    def told(self, line: Line, told: _Told) -> None:
        if told.type == "refused" and told.status == 429:  # few tables can be quicker than people may be
            asyncio.get_running_loop().call_later(0.02, line.send, self.request)
        elif told.type == "refused":
            self.hall.fail(f"the server refused a choice: {told.message}")
        if told.type not in ("state", "update"):
            return
        self.version = told.version
        if told.ask is not None:
            self.ask = line, told.ask
        self.waiting -= 1
        if self.waiting == 0:
            if self.sent:
                self.hall.delays.append(time.perf_counter() - self.sent)
            self.ready.set()
            if self.hall.saturating:
                self.choose()

    def choose(self) -> None:
        self.ready.clear()
        if self.ask is None:  # the game is over
            self.hall.finished(self)
            return
        line, ask = self.ask
        key = ask.options[self.rng.randrange(len(ask.options))].key
        self.ask, self.waiting = None, len(self.seats)
        self.request = encode({"type": "choose", "version": self.version, "key": key})
        self.sent = time.perf_counter()
        line.send(self.request)


class Hall:
    """All tables of one run."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token
        self.delays: list[float] = []
        self.saturating = False
        self.desks: list[Desk] = []
        self.moves: set[asyncio.Task[None]] = set()
        self.fault = ""

    def fail(self, fault: str) -> None:
        self.fault = self.fault or fault

    def check(self) -> None:
        if self.fault:
            raise Error(self.fault)

    async def connect(self, desk: Desk, id: str, seat: str) -> None:
        request = (
            f"GET /api/tables/{id}/socket?seat={seat} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {b64encode(secrets.token_bytes(16)).decode()}\r\n"
            f"Sec-WebSocket-Version: 13\r\nCookie: {COOKIE}={self.token}\r\n\r\n"
        ).encode()
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: Line(desk, request), "127.0.0.1", self.port)
        desk.lines.append(line)

    def finished(self, desk: Desk) -> None:
        """A game is over: its players go on at another table."""
        task = asyncio.create_task(desk.sit())
        self.moves.add(task)
        task.add_done_callback(self.moves.discard)

    async def seat(self, desks: list[Desk]) -> None:
        self.desks = desks
        for desk in desks:
            await desk.sit()
        for desk in desks:
            await asyncio.wait_for(desk.ready.wait(), 30)
        self.check()

    async def paced(self, rate: float, seconds: float) -> None:
        """So many choices a second over all tables, evenly; a table still busy when its turn comes is passed over."""
        start, n = time.perf_counter(), 0
        while (now := time.perf_counter() - start) < seconds:
            while n < now * rate:
                desk = self.desks[n % len(self.desks)]
                n += 1
                if desk.ready.is_set():
                    desk.choose()
            await asyncio.sleep(max(0.0, n / rate - (time.perf_counter() - start)))

    async def saturated(self, seconds: float) -> None:
        """Each table chooses as soon as all its viewers have the last update."""
        self.saturating = True
        for desk in self.desks:
            if desk.ready.is_set():
                desk.choose()
        await asyncio.sleep(seconds)
        self.saturating = False


def free_port() -> int:
    """A port nobody listens on just now."""
    with socket.create_server(("127.0.0.1", 0)) as probe:
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`indochina serve` as a process of its own."""

    def __init__(self, store: str, port: int, workers: int = 1, idle: float = 600.0) -> None:
        command = [sys.executable, "-m", "indochina", "serve", "--store", store, "--port", str(port)]
        command += ["--workers", str(workers), "--idle", str(idle)]
        self.process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
        until = time.monotonic() + 30
        while self.process.poll() is None and time.monotonic() < until:
            try:
                with urlopen(f"http://127.0.0.1:{port}/api/games", timeout=1):
                    return
            except OSError:
                time.sleep(0.05)
        self.kill()
        raise Error("the server does not start")

    def processes(self) -> list[int]:
        """The server and the workers it started."""
        return [self.process.pid, *children(self.process.pid)]

    def cpu(self) -> float:
        return cpu_of(self.processes())

    def memory(self) -> int:
        """Resident memory in kB."""
        found = 0
        for pid in self.processes():
            status = Path(f"/proc/{pid}/status").read_text()
            match = re.search(r"VmRSS:\s+(\d+)", status)
            found += int(match[1]) if match else 0
        return found

    def stop(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(20)
        except subprocess.TimeoutExpired:
            self.kill()

    def kill(self) -> None:
        """As a power cut would: at once, with no word of farewell."""
        for pid in self.processes() if self.process.poll() is None else ():
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


def children(parent: int) -> list[int]:
    found = []
    for path in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            if int(path.read_text().rpartition(")")[2].split()[1]) == parent:
                found.append(int(path.parent.name))
    return found


def cpu_of(processes: list[int]) -> float:
    """CPU seconds they have used, with children of theirs that have ended."""
    ticks = 0
    for pid in processes:
        with suppress(OSError):
            ticks += sum(map(int, Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:15]))
    return ticks / TICKS


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


async def postmaster(url: str) -> int | None:
    """The process of a PostgreSQL server, if it is on this machine."""
    if "://" not in url:
        return None
    import asyncpg  # type: ignore[import-untyped]

    connection = await asyncpg.connect(url)
    try:
        backend = Path(f"/proc/{await connection.fetchval('SELECT pg_backend_pid()')}")
        if (backend / "comm").read_text().strip() != "postgres":
            return None
        return int((backend / "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:
        return None
    finally:
        await connection.close()


@dataclass
class Report:
    """What one repeat showed."""

    paced: Load
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


@dataclass(frozen=True)
class Figure:
    """One quantity over all repeats."""

    name: str
    unit: str
    median: float
    low: float
    high: float
    mark: str


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
    ids = []
    for seed in range(games):
        asked = NewTable(game=GAME, scenario=SCENARIO, seats=dict.fromkeys(rules(GAME).SEATS, "me"), seed=seed)
        game, row, _ = new_table(asked, hashed(token))
        await store.create(row, [encode(line) for line in saves.lines(game)])
        ids.append(row.id)
    await store.close()
    return ids


async def tidy(url: str, ids: list[str]) -> None:
    store = await open_store(url)
    for id in ids:
        await store.delete(id)
    await store.close()


def measure(
    url: str, workers: int, tables: int, seconds: float, rate: float, advance: Callable[[], None] = lambda: None
) -> Report:
    """One repeat on a server of its own: paced, then saturated, then idle."""
    if not Path("/proc/self/stat").exists():
        raise Error("the load of the web board can be measured on Linux only")
    if workers > 1 and "://" not in url:
        raise Error("several server processes need a store they can share: --store postgresql://...")
    token, port = new_token(), free_port()
    with a_store(url) as store:
        ids = asyncio.run(prepare(store, tables * (2 + int(seconds // 10)), token))
        try:
            server = Server(store, port, workers, IDLE)
            try:
                return asyncio.run(_measure(server, store, ids, Hall(port, token), tables, seconds, rate, advance))
            finally:
                server.stop()
        finally:
            asyncio.run(tidy(store, ids))


async def _measure(
    server: Server, store: str, ids: list[str], hall: Hall, tables: int, seconds: float, rate: float,
    advance: Callable[[], None],
) -> Report:  # fmt: skip
    seats = rules(GAME).SEATS
    desks = [Desk(hall, ids[n::tables], seats, Random(n)) for n in range(tables)]
    database = await postmaster(store)
    before = server.memory()
    await hall.seat(desks)
    await hall.paced(rate, min(WARM_UP, seconds))
    hall.check()
    advance()

    async def load(work: Callable[[], Any]) -> Load:
        hall.delays = []
        reference = timed(reference_loop)
        theirs = cpu_of([database, *children(database)]) if database else 0.0
        cpu, start = server.cpu(), time.perf_counter()
        await work()
        spent, took = max(server.cpu() - cpu, 1 / TICKS), time.perf_counter() - start
        also = max(cpu_of([database, *children(database)]) - theirs, 1 / TICKS) if database else None
        delays = hall.delays
        hall.check()
        if not delays:
            raise Error("not one choice came through: the server is too slow, or the time too short")
        advance()
        return Load(len(delays), took, spent, also, (reference + timed(reference_loop)) / 2, delays)

    paced = await load(lambda: hall.paced(rate, seconds))
    bare = [] if "://" in store else await asyncio.to_thread(bare_syncs, Path(store).parent, rate, seconds / 2)
    saturated = await load(lambda: hall.saturated(seconds))
    await asyncio.sleep(0.5)  # what is under way comes to its end
    live = (server.memory() - before) / tables
    for desk in desks:
        desk.leave()
    await asyncio.sleep(2 * IDLE)
    forgotten = server.memory()
    comes_back = []
    for desk in desks:
        desk.seats, desk.ids = seats[:1], [desk.id]
        desk.ready.clear()
        start = time.perf_counter()
        await desk.sit()
        await asyncio.wait_for(desk.ready.wait(), 30)
        comes_back.append(time.perf_counter() - start)
        desk.leave()
    await asyncio.sleep(2 * IDLE)
    idle = max(0.0, (server.memory() - forgotten) / tables)
    opened = await open_store(store)
    records = [await opened.lines(desk.id) or [] for desk in desks]
    await opened.close()
    kept = sum(len(line) for lines in records for line in lines) / tables / 1024
    made = sum(b'"choice"' in line for lines in records for line in lines) / tables
    hall.check()
    advance()
    return Report(paced, saturated, bare, live, idle, kept, made, comes_back)


def figures(reports: list[Report]) -> list[Figure]:
    """Median and spread of each quantity, beside the mark to reach."""
    found = []

    def add(name: str, unit: str, values: list[float]) -> None:
        found.append(Figure(name, unit, median(values), min(values), max(values), MARKS.get(name, "")))

    for title in ("paced", "saturated"):
        loads: list[Load] = [getattr(report, title) for report in reports]
        add(f"{title}: choices a second", "/s", [load.choices / load.seconds for load in loads])
        add(f"{title}: choices per server-CPU-second", "/s", [load.choices / load.cpu for load in loads])
        add(f"{title}: one costs", "turns", [load.cpu / load.choices / load.reference for load in loads])
        theirs = [1e6 * load.database / load.choices for load in loads if load.database is not None]
        if theirs:
            add(f"{title}: the database for one", "µs", theirs)
        for name, share in (("p50", 0.5), ("p99", 0.99)):
            add(f"{title}: {name}", "ms", [load.delay(share) for load in loads])
        add(f"{title}: reference loop, a turn", "ns", [1e9 * load.reference for load in loads])
        bare = [delay(report.bare, 0.99) for report in reports if report.bare and title == "paced"]
        if bare:
            add("paced: reference disk, p99", "ms", bare)
    add("memory of a live game", "kB", [report.live for report in reports])
    add("memory left behind by an idle one", "kB", [report.idle for report in reports])
    add("size of a game in the store", "kB", [report.kept for report in reports])
    add("choices made in it", "", [report.made for report in reports])
    add("an idle game is back after", "ms", [1000 * median(report.comes_back) for report in reports])
    return found
