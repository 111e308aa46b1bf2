"""How the server listens: nobody holds a connection for long without asking for something, or reading the answer.

uvicorn ends a connection that is idle between requests, not one whose request never becomes whole, or whose answer is
never read. These protocols do.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.auto import AutoHTTPProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

HEADERS_SECONDS = 10.0
"""So long may the headers of a request take."""
READING_SECONDS = 30.0
"""A connection that takes nothing of what waits for it for so long is ended."""
CONNECTIONS, OF_ONE_ADDRESS = 2000, 200
"""Open connections in all, and from one address; a proxy that is trusted to name its callers may have all."""

_from: Counter[str] = Counter()  # the open connections of each address, those of sockets aside


class _Writing:
    """Ends a connection that does not read."""

    transport: asyncio.Transport
    loop: asyncio.AbstractEventLoop
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()  # type: ignore[misc]
        self._unread = self.loop.call_later(READING_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()  # type: ignore[misc]
        self._read()

    def connection_lost(self, exc: Exception | None) -> None:
        self._read()
        super().connection_lost(exc)  # type: ignore[misc]

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class Requests(_Writing, AutoHTTPProtocol):  # type: ignore[misc, valid-type]
    """A connection for requests."""

    _headers: asyncio.TimerHandle | None = None
    _address = ""

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self._address = self.client[0] if self.client else ""
        _from[self._address] += 1
        trusted = self._address in str(self.config.forwarded_allow_ips).split(",")
        if len(self.connections) > CONNECTIONS or (_from[self._address] > OF_ONE_ADDRESS and not trusted):
            transport.abort()
        else:
            self._await_headers()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.transport.get_protocol() is not self:  # it has become a socket
            self._leave()
        elif self.cycle is not None and not self.cycle.response_complete:
            self._have_headers()
        else:
            self._await_headers()

    def _await_headers(self) -> None:
        if self._headers is None:
            self._headers = self.loop.call_later(HEADERS_SECONDS, self.transport.abort)

    def _have_headers(self) -> None:
        if self._headers is not None:
            self._headers.cancel()
            self._headers = None

    def _leave(self) -> None:
        self._have_headers()
        if self._address:
            _from[self._address] -= 1
            if not _from[self._address]:
                del _from[self._address]
            self._address = ""


class Socket(_Writing, WebSocketsSansIOProtocol):
    """A connection that has become a socket."""


OPTIONS: dict[str, Any] = {
    "http": Requests,
    "ws": Socket,
    "ws_per_message_deflate": False,
    "ws_max_size": 16 * 1024,
    "ws_ping_interval": 20,
    "ws_ping_timeout": 20,
    "h11_max_incomplete_event_size": 64 * 1024,
}
"""How uvicorn is to listen."""
