"""What else goes on while people play: bots that think, and visitors who ask for as much as they can.

Everybody has an address of his own, as behind a proxy. All of it goes to this machine's own server and ends with it.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import time
from base64 import b64encode
from collections.abc import Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import NamedTuple

from indochina.core import saves
from indochina.core.game import Game
from indochina.games import GAMES, rules
from indochina.players import has_opponents
from indochina.web.making import Brought, about, imported, new_table
from indochina.web.messages import encode
from indochina.web.models import NewTable
from indochina.web.store import Store
from indochina.web.tokens import COOKIE, hashed

LONG = 300
SHORT = 30
"""Choices in the game that visitors ask about, and in that of the person who only wants to be served."""
STEPS, ODDS, SAVES, SAVERS, IMPORTERS = 6, 2, 10, 2, 6
"""Spectators who ask for steps, players who ask for odds, who ask for saves at how many addresses, who bring saves."""
BEFORE = 3.0
"""So many seconds it goes on before anything is measured."""
REFUSED = 60.0
"""Seconds that one who is not served at all is taken to have waited."""
EVERY = 0.2
"""Seconds between the requests of the person who only wants to be served."""


def thinking_time(name: str) -> float:
    law = rules(name)
    asked = NewTable(game=name, seats=dict.fromkeys(law.SEATS, "solo"), seed=1)
    game, _, _ = new_table(asked, b"")
    start = time.process_time()
    game.play(dict.fromkeys(law.SEATS, "solo"), until=40)
    return time.process_time() - start


def slowest() -> str:
    """The game whose bots think longest."""
    return max((name for name in GAMES if has_opponents(rules(name))), key=thinking_time)


def game_of(name: str, choices: int) -> Game:
    law = rules(name)
    asked = NewTable(game=name, seats=dict.fromkeys(law.SEATS, "me"), seed=3)
    game, _, _ = new_table(asked, b"")
    return game.play(dict.fromkeys(law.SEATS, "random"), until=choices)


class Visitor:
    """A socket or a request from an address of its own."""

    def __init__(self, port: int, token: str, address: str) -> None:
        self.port, self.token, self.address = port, token, address

    def _head(self, first: str, more: str = "") -> bytes:
        return (
            f"{first} HTTP/1.1\r\nHost: localhost\r\nCookie: {COOKIE}={self.token}\r\n"
            f"X-Forwarded-For: {self.address}\r\n{more}\r\n"
        ).encode()

    async def request(self, method: str, path: str, body: bytes = b"") -> tuple[int, bytes]:
        """Status and body of the answer."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        try:
            size = f"Content-Length: {len(body)}\r\nConnection: close\r\n"
            writer.write(self._head(f"{method} {path}", size) + body)
            head, _, rest = (await reader.read()).partition(b"\r\n\r\n")
            return int(head.split()[1]), rest
        finally:
            writer.close()

    async def socket(self, id: str, seat: str = "") -> Socket:
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=2**24)
        key = b64encode(secrets.token_bytes(16)).decode()
        upgrade = (
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        )
        writer.write(self._head(f"GET /api/tables/{id}/socket" + (f"?seat={seat}" if seat else ""), upgrade))
        await reader.readuntil(b"\r\n\r\n")
        return Socket(reader, writer)


class Socket:
    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader, self._writer = reader, writer

    def send(self, message: dict[str, object]) -> None:
        data = encode(message)
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self._writer.write(b"\x81" + size + bytes(4) + data)

    async def hear(self) -> bytes:
        """The next message; an empty one is a ping."""
        code, size = await self._reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self._reader.readexactly(2 if size == 126 else 8), "big")
        data = await self._reader.readexactly(size)
        if code & 15 == 9:
            self._writer.write(bytes([138, 128 | size]) + bytes(4) + data)
        if code & 15 == 8:
            raise EOFError
        return data if code & 15 == 1 else b""

    async def hear_all(self) -> None:
        """Read whatever comes, until the end."""
        with suppress(OSError, EOFError):
            while True:
                await self.hear()


@dataclass(frozen=True)
class Plan:
    """What is to go on: tables of bots to be watched, a table to ask much about, its save, somebody's own table."""

    port: int
    token: str
    bots: list[str]
    floods: bool
    table: str
    save: bytes
    seat: str
    keys: list[str]
    own: str


async def plan(store: Store, port: int, token: str, bots: int, floods: bool) -> Plan:
    """Put the tables for it into the store."""
    name = slowest()
    tables = []
    for seed in range(bots):
        asked = NewTable(game=name, seats=dict.fromkeys(rules(name).SEATS, "solo"), seed=seed)
        game, row, _ = new_table(asked, hashed(token))
        await store.create(row, [encode(line) for line in saves.lines(game)])
        tables.append(row.id)
    long = game_of(name, LONG)
    assert long.decision is not None
    own, _ = await put(store, game_of(name, SHORT), token)
    table, save = await put(store, long, token)
    return Plan(port, token, tables, floods, table, save, long.decision.seat, long.decision.keys, own)


async def put(store: Store, game: Game, token: str) -> tuple[str, bytes]:
    """A table of this game, and its save."""
    lines = [encode(line) for line in saves.lines(game)]
    row = imported(Brought(about(game), dict.fromkeys(game.rules.SEATS, "human"), lines), hashed(token))
    await store.create(row, lines)
    return row.id, b"\n".join(lines)


class Meanwhile(NamedTuple):
    """How many choices bots made, and how long somebody waited who only wanted to be served."""

    choices: int
    waits: list[float]


async def during(plan: Plan, seconds: float, load: Awaitable[None]) -> Meanwhile:
    """Let all of it go on while people play: in another process, so that it does not hold up who measures."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        going_on = asyncio.wrap_future(pool.submit(go_on, plan, seconds))
        await asyncio.sleep(BEFORE)
        await load
        return await going_on


def go_on(plan: Plan, seconds: float) -> Meanwhile:
    return asyncio.run(Beside(plan).run(seconds))


class Beside:
    """All that goes on beside the people who play."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.choices = 0
        self.waits: list[float] = []
        self._addresses = 0

    async def run(self, seconds: float) -> Meanwhile:
        work = [self._watch(id) for id in self.plan.bots]
        if self.plan.floods:
            work += [self._ask(self._steps) for _ in range(STEPS)]
            work += [self._ask(self._odds) for _ in range(ODDS)]
            work += [self._ask(self._saves) for _ in range(SAVERS)]
            work += [self._ask(self._import) for _ in range(IMPORTERS)]
        work.append(self._be_served())
        tasks = [asyncio.create_task(one) for one in work]
        await asyncio.sleep(BEFORE)
        self.choices, self.waits = 0, []
        await asyncio.sleep(seconds)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        return Meanwhile(self.choices, self.waits)

    def _visitor(self) -> Visitor:
        self._addresses += 1
        return Visitor(self.plan.port, self.plan.token, f"10.9.{self._addresses // 250}.{self._addresses % 250}")

    async def _watch(self, id: str) -> None:
        """Look at bots, so that they play."""
        socket = await self._visitor().socket(id)
        while True:
            heard = await socket.hear()
            self.choices += heard.startswith(b'{"type":"update"')

    async def _ask(self, flood: Callable[[Visitor], Awaitable[None]]) -> None:
        """Begin anew whenever the server has had enough."""
        visitor = self._visitor()
        while True:
            with suppress(OSError, EOFError, IndexError):
                await flood(visitor)
            await asyncio.sleep(0.1)

    async def _steps(self, visitor: Visitor) -> None:
        socket, n = await visitor.socket(self.plan.table), 0
        heard = asyncio.create_task(socket.hear_all())
        try:
            while not heard.done():
                n += 1
                socket.send({"type": "steps", "from": n % (LONG // 2), "to": LONG - n % 7})
                await asyncio.sleep(1 / 58)
        finally:
            heard.cancel()

    async def _odds(self, visitor: Visitor) -> None:
        socket = await visitor.socket(self.plan.table, self.plan.seat)
        while True:
            for key in self.plan.keys:
                socket.send({"type": "odds", "key": key})
                await socket.hear()

    async def _saves(self, visitor: Visitor) -> None:
        path = f"/api/tables/{self.plan.table}/save"
        await asyncio.gather(*(visitor.request("GET", path) for _ in range(SAVES // SAVERS)))

    async def _import(self, visitor: Visitor) -> None:
        await visitor.request("POST", "/api/tables/import", self.plan.save)

    async def _be_served(self) -> None:
        """Somebody else looks at the lobby and at his table, and takes its save home."""
        visitor, own = self._visitor(), f"/api/tables/{self.plan.own}"
        while True:
            for path in ("/api/games", own, "/api/tables", f"{own}/save"):
                await self._wait_for(visitor, path)
                await asyncio.sleep(EVERY)

    async def _wait_for(self, visitor: Visitor, path: str) -> None:
        """Ask for something; one who still waits when all ends has waited so long at least."""
        start, served = time.perf_counter(), False
        try:
            with suppress(OSError, IndexError):
                status, _ = await visitor.request("GET", path)
                served = status == 200
        except asyncio.CancelledError:
            served = True
            raise
        finally:
            self.waits.append(time.perf_counter() - start if served else REFUSED)
