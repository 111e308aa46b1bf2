"""The web board under load: one process plays many tables over real sockets against a real server.

Each table has a socket for every seat, all of one browser. The seat that is asked answers at random. What is measured is
the time from a choice being sent until every viewer of its table has the update, and the CPU time of the server.
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
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median
from urllib.request import urlopen

import msgspec

from indochina.core import saves
from indochina.core.errors import Error
from indochina.web.app import NewTable, new_table
from indochina.web.messages import encode
from indochina.web.store import open_store
from indochina.web.tokens import COOKIE, hashed, new_token

TICKS = os.sysconf("SC_CLK_TCK")
SPARE = 3
"""Tables made for each one that is played at once: games end."""


class _Option(msgspec.Struct):
    key: str


class _Ask(msgspec.Struct):
    options: list[_Option]


class _Told(msgspec.Struct):
    type: str
    version: int = 0
    ask: _Ask | None = None
    waiting_for: list[str] = []
    message: str = ""


_read = msgspec.json.Decoder(_Told).decode


@dataclass
class Load:
    """What one run showed."""

    name: str
    choices: int
    seconds: float
    cpu: float
    delays: list[float] = field(repr=False)

    @property
    def rate(self) -> float:
        return self.choices / self.seconds

    @property
    def per_cpu_second(self) -> float:
        return self.choices / self.cpu

    def delay(self, share: float) -> float:
        """The delay in ms that this share of the choices did not exceed."""
        ordered = sorted(self.delays)
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
                raise Error(f"the server refused a socket: {bytes(buffer[:60])!r}")
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
        self.lines: list[Line] = []
        self.version = -1
        self.ask: tuple[Line, _Ask] | None = None
        self.waiting = 0
        self.sent = 0.0
        self.ready = asyncio.Event()

    async def sit(self) -> None:
        """Open the sockets of the next table."""
        for line in self.lines:
            line.transport.close()
        id = self.ids.pop()
        self.lines, self.version, self.ask = [], -1, None
        self.waiting = len(self.seats)
        for seat in self.seats:
            await self.hall.connect(self, id, seat)

    def told(self, line: Line, told: _Told) -> None:
        if told.type == "refused":
            raise Error(f"the server refused a choice: {told.message}")
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
        if self.ask is None:  # the game is over
            self.hall.finished(self)
            return
        line, ask = self.ask
        key = ask.options[self.rng.randrange(len(ask.options))].key
        self.ask, self.waiting = None, len(self.seats)
        self.ready.clear()
        self.sent = time.perf_counter()
        line.send(encode({"type": "choose", "version": self.version, "key": key}))


class Hall:
    """All tables of one run."""

    def __init__(self, port: int, token: str) -> None:
        self.port, self.token = port, token
        self.delays: list[float] = []
        self.saturating = False
        self.desks: list[Desk] = []
        self.moves: set[asyncio.Task[None]] = set()

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
        desk.sent = 0.0
        task = asyncio.create_task(desk.sit())
        self.moves.add(task)
        task.add_done_callback(self.moves.discard)

    async def seat(self, desks: list[Desk]) -> None:
        self.desks = desks
        for desk in desks:
            await desk.sit()
        for desk in desks:
            await asyncio.wait_for(desk.ready.wait(), 30)

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
        await asyncio.sleep(0.5)


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
        found = [self.process.pid]
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                parent = int(status.read_text().rpartition(")")[2].split()[1])
            except OSError:
                continue
            if parent in found:
                found.append(int(status.parent.name))
        return found

    def cpu(self) -> float:
        total = 0
        for pid in self.processes():
            fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
            total += int(fields[11]) + int(fields[12])
        return total / TICKS

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


@contextmanager
def a_store(url: str) -> Iterator[str]:
    if url:
        yield url
        return
    with tempfile.TemporaryDirectory() as place:
        yield str(Path(place) / "games.db")


@dataclass
class Report:
    loads: list[Load]
    live: float
    """Memory of one live game in kB."""
    idle: float
    """Memory of one game that was forgotten again."""
    comes_back: list[float]
    """Seconds until an idle game is there again."""


async def prepare(url: str, games: int, token: str, game: str, scenario: str) -> list[str]:
    """Tables of one browser that holds every seat."""
    store = await open_store(url)
    ids = []
    for seed in range(games):
        from indochina.games import rules

        asked = NewTable(game=game, scenario=scenario, seats=dict.fromkeys(rules(game).SEATS, "me"), seed=seed)
        started, row, _ = new_table(asked, hashed(token))
        await store.create(row, [encode(line) for line in saves.lines(started)])
        ids.append(row.id)
    await store.close()
    return ids


def measure(url: str, workers: int, tables: int, seconds: float, rate: float, port: int) -> Report:
    """Paced, then saturated, then idle."""
    token = new_token()
    with a_store(url) as store:
        ids = asyncio.run(prepare(store, tables * SPARE, token, "fitl", "full"))
        server = Server(store, port, workers, idle=2.0)
        try:
            return asyncio.run(_measure(server, ids, token, tables, seconds, rate, port))
        finally:
            server.stop()


async def _measure(
    server: Server, ids: list[str], token: str, tables: int, seconds: float, rate: float, port: int
) -> Report:
    seats = ("US", "ARVN", "NVA", "VC")
    hall = Hall(port, token)
    share = len(ids) // tables
    desks = [Desk(hall, ids[n * share : n * share + share], seats, Random(n)) for n in range(tables)]
    before = server.memory()
    await hall.seat(desks)
    await hall.paced(rate, min(5.0, seconds))  # a start nobody measures: code and tables get warm
    loads = []
    for name in ("paced", "saturated"):
        hall.delays = []
        cpu, start = server.cpu(), time.perf_counter()
        await (hall.paced(rate, seconds) if name == "paced" else hall.saturated(seconds))
        spent, took = server.cpu() - cpu, time.perf_counter() - start - (0.5 if name == "saturated" else 0.0)
        loads.append(Load(name, len(hall.delays), took, spent, hall.delays))
    live = (server.memory() - before) / tables
    used = [desk.ids for desk in desks]
    for desk in desks:
        for line in desk.lines:
            line.transport.close()
    await asyncio.sleep(6)
    idle = (server.memory() - before) / tables
    del used
    return Report(loads, live, idle, [])


def summary(report: Report) -> list[tuple[str, str]]:
    rows = []
    for load in report.loads:
        rows.append((f"{load.name}: choices a second", f"{load.rate:,.0f}"))
        rows.append((f"{load.name}: choices per server-CPU-second", f"{load.per_cpu_second:,.0f}"))
        rows.append((f"{load.name}: p50 / p99 to all viewers", f"{load.delay(0.5):.1f} / {load.delay(0.99):.1f} ms"))
    rows.append(("memory of a live game", f"{report.live:,.0f} kB"))
    rows.append(("memory of an idle game", f"{report.idle:,.0f} kB"))
    if report.comes_back:
        rows.append(("an idle game is back after", f"{1000 * median(report.comes_back):.0f} ms"))
    return rows
