"""The people at the tables: each table has a socket for every seat, and whoever is asked answers at random."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import b64encode
from random import Random

import msgspec

from indochina.core.errors import Error
from indochina.web.messages import encode
from indochina.web.tokens import COOKIE


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
    """One table as this process plays it: a line for each seat, all from an address of its own."""

    def __init__(self, hall: Hall, ids: list[str], seats: tuple[str, ...], number: int) -> None:
        self.hall, self.ids, self.seats, self.number = hall, ids, seats, number
        self.rng = Random(number)
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
            f"Sec-WebSocket-Version: 13\r\nCookie: {COOKIE}={self.token}\r\n"
            f"X-Forwarded-For: 10.0.{desk.number // 250}.{desk.number % 250}\r\n\r\n"
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
