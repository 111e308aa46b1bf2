"""Limits on what anybody may send: sizes of bodies, and how often."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .messages import encode

BODY = 64 * 1024
SAVE = 8 * 1024 * 1024
LINGER, LINGER_SECONDS = 4 * SAVE, 10.0
SOCKET_MESSAGE = 4 * 1024
MESSAGES_A_SECOND = 60
TABLES_A_MINUTE = 20


class Allowance:
    """So many in so many seconds, saved up to that many."""

    __slots__ = ("_at", "_left", "most", "seconds")

    def __init__(self, most: int, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self._left = float(most)
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.most, self._left + (now - self._at) * self.most / self.seconds)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Allowances:
    """An allowance for each of many callers; the oldest are forgotten."""

    def __init__(self, most: int, seconds: float, callers: int = 10_000) -> None:
        self.most, self.seconds, self.callers = most, seconds, callers
        self._of: dict[object, Allowance] = {}

    def take(self, caller: object) -> bool:
        allowance = self._of.pop(caller, None) or Allowance(self.most, self.seconds)
        self._of[caller] = allowance
        while len(self._of) > self.callers:
            del self._of[next(iter(self._of))]
        return allowance.take()


class BodyLimit:
    """Refuses a body that is too large before it has been read."""

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
        got = 0
        answered = False

        async def counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > limit:
                raise TooLarge
            return message

        async def noted(message: Message) -> None:
            nonlocal answered
            if answered or got <= limit:  # else somebody has made another error of TooLarge
                answered = True
                await send(message)

        with suppress(TooLarge):
            await self.app(scope, counted, noted)
        if got > limit and not answered:
            await too_large(receive, send, limit)


class TooLarge(Exception):
    pass


async def too_large(receive: Receive, send: Send, limit: int) -> None:
    size = f"{limit // 1024 // 1024} MB" if limit >= 1024 * 1024 else f"{limit // 1024} kB"
    body = encode({"error": f"the body is larger than {size}"})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": 413, "headers": [*headers, (b"connection", b"close")]})
    await send({"type": "http.response.body", "body": body, "more_body": True})
    with suppress(TimeoutError):  # who is still sending hears the answer only if the rest is read
        async with asyncio.timeout(LINGER_SECONDS):
            left = LINGER
            while left > 0:
                message = await receive()
                left -= len(message.get("body", b""))
                if not message.get("more_body"):
                    break
    await send({"type": "http.response.body", "body": b""})
