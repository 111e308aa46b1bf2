"""The socket of a viewer: reads requests, answers them at the table, sends what the table tells.

Each viewer has an outbox, so that a slow one holds up nobody; one that does not read at all is closed.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from contextlib import suppress
from urllib.parse import parse_qs

import msgspec
from starlette.types import ASGIApp, Receive, Scope, Send

from indochina.core.errors import Error

from . import messages as wire
from .headers import may_connect
from .limits import SOCKET_MESSAGE, address_of
from .looking import look_up
from .messages import text
from .purses import Purses
from .seats import holds
from .store import Gone, Unavailable
from .table import Table
from .tables import Tables
from .tokens import cookie_in, hashed
from .viewer import FORBIDDEN, GONE, LATER, SLOW, UNKNOWN, Refused, Viewer

ADDRESS = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
UNREAD = 1_000_000
"""A viewer that leaves so many characters unread is closed."""
LOOKING = 16
"""So much may a viewer look up before it has the first answer."""


class Outbox:
    """What waits to be sent to one viewer, in its order."""

    __slots__ = ("_send", "_size", "_some", "_waiting", "closing")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._size = 0
        self._some = asyncio.Event()
        self.closing = 0

    def put(self, message: str) -> None:
        if self.closing:
            return
        self._waiting.append(message)
        self._size += len(message)
        if self._size > UNREAD and len(self._waiting) > 1:
            self._waiting.clear()
            self.closing = SLOW
        self._some.set()

    def close(self, code: int) -> None:
        self.closing = self.closing or code
        self._some.set()

    async def run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._waiting:
                message = self._waiting.popleft()
                self._size -= len(message)
                await self._send({"type": "websocket.send", "text": message})
            if self.closing:
                await self._send({"type": "websocket.close", "code": self.closing})
                return


class Sockets:
    """Takes sockets out of the way of everything that is there for pages: each message would pay for it."""

    def __init__(self, app: ASGIApp, socket: Socket) -> None:
        self.app = app
        self.socket = socket

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and (match := ADDRESS.fullmatch(scope["path"])):
            await self.socket.serve(match[1], scope, receive, send)
        else:
            await self.app(scope, receive, send)


class Socket:
    """`/api/tables/{id}/socket?seat=US&language=en`"""

    tables: Tables

    def __init__(self, purses: Purses) -> None:
        self.purses = purses

    async def serve(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not may_connect(scope):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        with self.purses.socket(address_of(scope)) as may_open:
            await send({"type": "websocket.accept"})
            if may_open:
                await self._serve(id, scope, receive, send)
            else:
                await refuse(Outbox(send), 429, "too many sockets from this address", "table", LATER)

    async def _serve(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        query = parse_qs(scope["query_string"].decode("latin-1"))
        seat = query.get("seat", [None])[0] or None
        token = cookie_in(scope["headers"])
        browser = hashed(token) if token else None
        outbox, address = Outbox(send), address_of(scope)
        try:
            table = await self.tables.table(id, address)
            await table.arrived(browser)
        except Error as fault:
            status, code = (503, LATER) if isinstance(fault, Unavailable) else (404, UNKNOWN)
            await refuse(outbox, status, str(fault), "table", code)
            return
        language = query.get("language", ["en"])[0]
        if language not in table.game.rules.CATALOGUES:
            language = "en"
        viewer = Viewer(seat, language, browser, outbox.put, outbox.close)
        if seat is not None and not holds(table.row, browser, seat):
            await refuse(outbox, 403, "this seat is not yours", "sit", FORBIDDEN)
            return
        sending = asyncio.create_task(outbox.run())
        line = Line(table, viewer, address, self.purses)
        try:
            async with table.turn():
                table.enter(viewer)
            await line.read(receive, outbox)  # never cancelled: a choice that is being written is seen through
        except Unavailable:
            viewer.close(LATER)
            await sending
        finally:
            table.leave(viewer)
            line.hang_up()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)


async def refuse(outbox: Outbox, status: int, why: str, what: str, code: int) -> None:
    """Say why a socket is closed at once."""
    outbox.put(text({"type": "refused", "status": status, "message": why, "re": what}))
    outbox.close(code)
    await outbox.run()


class Line:
    """What one viewer asks for. What is looked up is answered when it is there; meanwhile the viewer may play on."""

    def __init__(self, table: Table, viewer: Viewer, address: str, purses: Purses) -> None:
        self.table, self.viewer = table, viewer
        self._address, self._purses = address, purses
        self._purse = purses.of(address, viewer.browser, table.row.id, viewer.seat)
        self._looking: set[asyncio.Task[None]] = set()
        self._in_order = asyncio.Lock()

    async def read(self, receive: Receive, outbox: Outbox) -> None:
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            if outbox.closing:  # it does not read, or has no table any more: nothing is done for it
                continue
            raw = message.get("text")
            name = "message"
            try:
                if raw is None:
                    raise Refused(400, "messages are texts")
                if len(raw) > SOCKET_MESSAGE:
                    raise Refused(413, "the message is too long")
                self._purse.message()
                request = read(raw)
                name = type(request).__name__.lower()
                await self._answer(request)
            except Error as fault:
                await self._refuse(name, fault)
            await asyncio.sleep(0)  # many messages can come at once: others have their turn in between

    async def _refuse(self, name: str, fault: Error) -> None:
        """Say why, and how the game stands if that was the reason."""
        viewer = self.viewer
        if isinstance(fault, Gone):
            viewer.close(GONE)
            return
        status = fault.status if isinstance(fault, Refused) else 503 if isinstance(fault, Unavailable) else 400
        viewer.send(text({"type": "refused", "status": status, "message": str(fault), "re": name}))
        if status == 409:
            with suppress(Refused):  # who has used up its time to look things up asks again later
                await look_up(self.table, viewer, self._purse, wire.State())

    async def _answer(self, request: wire.Request) -> None:
        """Do what a viewer asks for, in turn with all else at the table."""
        table, viewer = self.table, self.viewer
        if isinstance(request, wire.Ping):
            viewer.send('{"type":"pong"}')
        elif isinstance(request, wire.Later):
            self._look_later(request)
        elif isinstance(request, wire.Question):
            await look_up(table, viewer, self._purse, request)
        else:
            async with table.turn():
                if isinstance(request, wire.Choose):
                    await table.choose(viewer, request)
                else:
                    with self._purse.looking():
                        await self._go_back_or_move(request)

    async def _go_back_or_move(self, request: wire.Wish | wire.Undo | wire.Redo | wire.Reset | wire.Sit) -> None:
        """What could go on for ever, so that it is paid for like what is looked up."""
        table, viewer = self.table, self.viewer
        if isinstance(request, wire.Wish):
            await table.wish(viewer, request)
        elif isinstance(request, wire.Undo):
            await table.undo(viewer, request)
        elif isinstance(request, wire.Redo):
            await table.redo(viewer, request)
        elif isinstance(request, wire.Reset):
            await table.reset(viewer, request.version)
        else:
            sit(table, viewer, request)
            self._purse = self._purses.of(self._address, viewer.browser, table.row.id, viewer.seat)

    def _look_later(self, request: wire.Later) -> None:
        if len(self._looking) >= LOOKING:
            raise Refused(429, "too much is being looked up already")
        task = asyncio.create_task(self._look(request))
        self._looking.add(task)
        task.add_done_callback(self._looking.discard)

    async def _look(self, request: wire.Later) -> None:
        try:
            async with self._in_order:
                await look_up(self.table, self.viewer, self._purse, request)
        except Error as fault:
            with suppress(Unavailable):
                await self._refuse(type(request).__name__.lower(), fault)

    def hang_up(self) -> None:
        for task in self._looking:
            task.cancel()


def read(raw: str) -> wire.Request:
    try:
        request: wire.Request = wire.read(raw)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refused(400, f"the message cannot be read: {fault}") from None
    return request


def sit(table: Table, viewer: Viewer, request: wire.Sit) -> None:
    """Look from another seat, or in another language."""
    if request.seat is not None and not holds(table.row, viewer.browser, request.seat):
        raise Refused(403, "this seat is not yours")
    if request.language and request.language not in table.game.rules.CATALOGUES:
        raise Refused(422, "this language is not spoken here")
    viewer.seat = request.seat
    viewer.language = request.language or viewer.language
    table.sit(viewer)
