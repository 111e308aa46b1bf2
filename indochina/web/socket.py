"""The socket of a viewer: reads requests, answers them at the table, sends what the table tells.

Each viewer has an outbox, so that a slow one holds up nobody; one that does not read at all is closed.
"""

from __future__ import annotations

import asyncio
import re
from collections import deque
from urllib.parse import parse_qs

import msgspec
from starlette.requests import cookie_parser
from starlette.types import ASGIApp, Receive, Scope, Send

from indochina.core.errors import Error

from . import messages as wire
from .headers import same_origin
from .limits import MESSAGES_A_SECOND, SOCKET_MESSAGE, Allowance
from .messages import text
from .seats import holds
from .store import Gone, Unavailable
from .table import Table
from .tables import Tables
from .telling import Telling
from .tokens import COOKIE, hashed
from .viewer import FORBIDDEN, GONE, LATER, SLOW, UNKNOWN, Refused, Viewer

ADDRESS = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,64})/socket")
WAITING = 2000
"""A viewer that leaves so many messages unread is closed."""


class Outbox:
    """What waits to be sent to one viewer, in its order."""

    __slots__ = ("_closing", "_send", "_some", "_waiting")

    def __init__(self, send: Send) -> None:
        self._send = send
        self._waiting: deque[str] = deque()
        self._some = asyncio.Event()
        self._closing = 0

    def put(self, message: str) -> None:
        self._waiting.append(message)
        if len(self._waiting) > WAITING:
            self._closing = SLOW
        self._some.set()

    def close(self, code: int) -> None:
        self._closing = code
        self._some.set()

    async def run(self) -> None:
        while True:
            await self._some.wait()
            self._some.clear()
            while self._waiting and self._closing != SLOW:
                await self._send({"type": "websocket.send", "text": self._waiting.popleft()})
            if self._closing:
                await self._send({"type": "websocket.close", "code": self._closing})
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

    async def serve(self, id: str, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        if not same_origin(scope):
            await send({"type": "websocket.close", "code": FORBIDDEN})
            return
        await send({"type": "websocket.accept"})
        query = parse_qs(scope["query_string"].decode("latin-1"))
        seat = query.get("seat", [None])[0] or None
        headers = dict(scope["headers"])
        token = cookie_parser(headers.get(b"cookie", b"").decode("latin-1")).get(COOKIE)
        outbox = Outbox(send)
        try:
            table = await self.tables.table(id)
        except Error as fault:
            status, code = (503, LATER) if isinstance(fault, Unavailable) else (404, UNKNOWN)
            outbox.put(text({"type": "refused", "status": status, "message": str(fault), "re": "table"}))
            outbox.close(code)
            await outbox.run()
            return
        browser = hashed(token) if token else None
        language = query.get("language", ["en"])[0]
        if language not in table.game.rules.CATALOGUES:
            language = "en"
        viewer = Viewer(seat, language, browser, outbox.put, outbox.close)
        if seat is not None and not holds(table.row, browser, seat):
            outbox.put(text({"type": "refused", "status": 403, "message": "this seat is not yours", "re": "sit"}))
            outbox.close(FORBIDDEN)
            await outbox.run()
            return
        sending = asyncio.create_task(outbox.run())
        try:
            async with table.turn():
                table.enter(viewer)
            await self._read(receive, table, viewer)  # never cancelled: a choice that is being written is seen through
        except Unavailable:
            viewer.close(LATER)
            await sending
        finally:
            table.leave(viewer)
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)

    async def _read(self, receive: Receive, table: Table, viewer: Viewer) -> None:
        allowance = Allowance(MESSAGES_A_SECOND, 1)
        while True:
            message = await receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text")
            name = "message"
            try:
                if raw is None:
                    raise Refused(400, "messages are texts")
                if len(raw) > SOCKET_MESSAGE:
                    raise Refused(413, "the message is too long")
                if not allowance.take():
                    raise Refused(429, "too many messages: slow down")
                request = read(raw)
                name = type(request).__name__.lower()
                await answer(table, viewer, request)
            except Refused as fault:
                viewer.send(text({"type": "refused", "status": fault.status, "message": str(fault), "re": name}))
                if fault.status == 409:
                    viewer.send(table.telling.state(viewer))
            except Gone:
                viewer.close(GONE)
            except Error as fault:
                status = 503 if isinstance(fault, Unavailable) else 400
                viewer.send(text({"type": "refused", "status": status, "message": str(fault), "re": name}))


def read(raw: str) -> wire.Request:
    try:
        request: wire.Request = wire.read(raw)
    except (msgspec.DecodeError, RecursionError) as fault:
        raise Refused(400, f"the message cannot be read: {fault}") from None
    return request


async def answer(table: Table, viewer: Viewer, request: wire.Request) -> None:
    """Do what a viewer asks for, in turn with all else at the table."""
    if isinstance(request, wire.Ping):
        viewer.send('{"type":"pong"}')
        return
    async with table.turn():
        if isinstance(request, wire.Choose):
            await table.choose(viewer, request)
        elif isinstance(request, wire.Undo):
            await table.undo(viewer, request.version)
        elif isinstance(request, wire.Redo):
            await table.redo(viewer, request.version)
        elif isinstance(request, wire.Reset):
            await table.reset(viewer, request.version)
        elif isinstance(request, wire.Sit):
            sit(table, viewer, request)
        else:
            viewer.send(told(table.telling, viewer, request))


def sit(table: Table, viewer: Viewer, request: wire.Sit) -> None:
    """Look from another seat, or in another language."""
    if request.seat is not None and not holds(table.row, viewer.browser, request.seat):
        raise Refused(403, "this seat is not yours")
    if request.language and request.language not in table.game.rules.CATALOGUES:
        raise Refused(422, "this language is not spoken here")
    viewer.seat = request.seat
    viewer.language = request.language or viewer.language
    table.sit(viewer)


def told(telling: Telling, viewer: Viewer, request: wire.Question) -> str:
    """The answer to what changes nothing."""
    if isinstance(request, wire.State):
        return telling.state(viewer)
    if isinstance(request, wire.Why):
        return telling.why(viewer)
    if isinstance(request, wire.Odds):
        return telling.odds(viewer, request.key)
    if isinstance(request, wire.Look):
        return telling.look_up(viewer, request.name, request.at)
    if isinstance(request, wire.Moment):
        return telling.moment(viewer, request.made)
    return telling.steps(viewer, request.first, request.last)
