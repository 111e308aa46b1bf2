"""Limits on what anybody may send: sizes of bodies, and how often."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from contextlib import suppress
from dataclasses import dataclass

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .messages import encode

BODY = 64 * 1024
SAVE = 8 * 1024 * 1024
BODY_SECONDS, SLOWEST = 10.0, 16 * 1024
"""A body may take so long, and a second more for each so many bytes."""
LINGER, LINGER_SECONDS = 4 * SAVE, 10.0
SOCKET_MESSAGE = 4 * 1024
MESSAGES_A_SECOND = 60
TABLES_A_MINUTE = 20


@dataclass(frozen=True, slots=True)
class Limits:
    """How much anybody may ask for. Each limit is saved up; a new socket or cookie starts none anew for an address.

    Of pairs the first is for one who holds a seat, the second for a spectator. What is looked up is counted in seconds
    of a processor.
    """

    tables_a_minute: int = TABLES_A_MINUTE
    messages_a_second: tuple[int, int] = (MESSAGES_A_SECOND, 20)
    looking_a_minute: tuple[float, float] = (10.0, 3.0)
    address_messages_a_second: tuple[int, int] = (300, 60)
    address_looking_a_minute: tuple[float, float] = (15.0, 5.0)
    saves_a_minute: float = 30.0
    """What one address may have read of saves it brings, in seconds of a processor."""
    sockets_a_minute: int = 120
    sockets: int = 60
    """Open ones of one address."""
    live_memory: int = 1_000_000_000
    """Bytes that the live tables of a server may take, as they are estimated."""
    codes_a_minute: int = 60
    """QR codes that one address may have drawn."""


def address_of(scope: Scope) -> str:
    """Whose limits count: the address, of a version 6 address the network, of which one household has many."""
    host: str = (scope.get("client") or ("", 0))[0]
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        return str(address.ipv4_mapped or ipaddress.ip_network((int(address), 64), strict=False))
    return host


class Allowance:
    """So many in so many seconds, saved up to that many."""

    __slots__ = ("_at", "_left", "most", "seconds")

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._left = float(most)
        self._at = time.monotonic()

    @property
    def left(self) -> float:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        return self._left

    def take(self) -> bool:
        if self.left < 1:
            return False
        self._left -= 1
        return True

    def pay(self, amount: float) -> None:
        """Something cost so much: known only afterwards, so that nothing or less may be left."""
        self._left -= amount


class Allowances:
    """An allowance for each of many callers; the oldest are forgotten."""

    def __init__(self, most: float, seconds: float, callers: int = 10_000) -> None:
        self.most, self.seconds, self.callers = most, seconds, callers
        self._of: dict[object, Allowance] = {}

    def of(self, caller: object) -> Allowance:
        allowance = self._of.pop(caller, None) or Allowance(self.most, self.seconds)
        self._of[caller] = allowance
        while len(self._of) > self.callers:
            del self._of[next(iter(self._of))]
        return allowance

    def take(self, caller: object) -> bool:
        return self.of(caller).take()


class Unwanted(Exception):
    """A body that is not read on."""


class Body:
    """A body on its way: how much of it has come, and whether anything was answered."""

    def __init__(self, receive: Receive, send: Send, limit: int) -> None:
        self._receive, self._send, self._limit = receive, send, limit
        self._got, self._whole = 0, False
        self._start = time.monotonic()
        self.too_large = self.too_slow = self.answered = False

    async def receive(self) -> Message:
        if self._whole:
            return await self._receive()
        try:
            async with asyncio.timeout(self._start + BODY_SECONDS + self._got / SLOWEST - time.monotonic()):
                message = await self._receive()
        except TimeoutError:
            self.too_slow = True
            raise Unwanted from None
        self._got += len(message.get("body", b""))
        self._whole = not message.get("more_body")
        if self._got > self._limit:
            self.too_large = True
            raise Unwanted
        return message

    async def send(self, message: Message) -> None:
        if self.answered or not (self.too_large or self.too_slow):  # else somebody has made another error of Unwanted
            self.answered = True
            await self._send(message)


class BodyLimit:
    """Refuses a body that is too large before it has been read, and one that does not come."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        limit = SAVE if scope["path"] == "/api/tables/import" else BODY
        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if declared.isdigit() and int(declared) > limit:
            await too_large(receive, send, limit)
            return
        body = Body(receive, send, limit)
        with suppress(Unwanted):
            await self.app(scope, body.receive, body.send)
        if body.too_large and not body.answered:
            await too_large(receive, send, limit)
        elif body.too_slow and not body.answered:
            await problem(send, 408, "the request did not come in time")
            await send({"type": "http.response.body", "body": b""})


async def problem(send: Send, status: int, sentence: str) -> None:
    """Begin the answer that says what is wrong; the connection ends with it."""
    body = encode({"error": sentence})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": [*headers, (b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body, "more_body": True})


async def too_large(receive: Receive, send: Send, limit: int) -> None:
    size = f"{limit // 1024 // 1024} MB" if limit >= 1024 * 1024 else f"{limit // 1024} kB"
    await problem(send, 413, f"the body is larger than {size}")
    with suppress(TimeoutError):  # who is still sending hears the answer only if the rest is read
        async with asyncio.timeout(LINGER_SECONDS):
            left = LINGER
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if not message.get("more_body"):
                    break
    await send({"type": "http.response.body", "body": b""})
