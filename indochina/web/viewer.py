"""Who looks at a table, and how a request is refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from indochina.core.errors import Error

GONE, FORBIDDEN, UNKNOWN, SLOW, LATER = 4410, 4403, 4404, 4408, 1013
"""With what a socket is closed."""


class Refused(Error):
    """A request that cannot be met: an HTTP status and one sentence."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


class Eyes(NamedTuple):
    """From where one looks, and in which language."""

    seat: str | None
    language: str


class Viewer:
    """One open socket: what it sees, and how to send to it."""

    __slots__ = ("browser", "close", "language", "seat", "send")

    def __init__(
        self,
        seat: str | None,
        language: str,
        browser: bytes | None,
        send: Callable[[str], None],
        close: Callable[[int], None],
    ) -> None:
        self.seat = seat
        self.language = language
        self.browser = browser
        self.send = send
        self.close = close
