"""A network between the store and PostgreSQL that is cut when a test wants it to be."""

from __future__ import annotations

import asyncio
import contextlib
import tempfile
from pathlib import Path


class Proxy:
    """Passes on what both sides say, piece by piece, until it is cut: once, at the piece of that number.

    `way` says what becomes of that piece: it is `lost` with the connection, or `arrives` before it.
    """

    def __init__(self, database: str) -> None:
        address, _, folder = database.partition("?host=")
        self._server = Path(folder) / ".s.PGSQL.5432"
        self._place = tempfile.TemporaryDirectory(prefix="indochina-proxy-")
        self.url = f"{address}?host={self._place.name}"
        self.pieces = 0
        self.cuts = 0
        self._cut_at, self._way = 0, "lost"
        self._open: set[asyncio.StreamWriter] = set()

    async def start(self) -> None:
        self._listening = await asyncio.start_unix_server(self._serve, Path(self._place.name) / ".s.PGSQL.5432")

    async def stop(self) -> None:
        self._listening.close()
        for writer in list(self._open):
            writer.transport.abort()
        await asyncio.sleep(0)
        self._place.cleanup()

    def cut(self, number: int, way: str) -> None:
        """Cut the connection that says the piece of this number, counted from now on."""
        self.pieces, self.cuts, self._cut_at, self._way = 0, 0, number, way

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        their_reader, their_writer = await asyncio.open_unix_connection(self._server)
        both = writer, their_writer
        self._open.update(both)
        with contextlib.suppress(OSError, asyncio.CancelledError):
            await asyncio.gather(self._pass_on(reader, their_writer, both), self._pass_on(their_reader, writer, both))
        self._open.difference_update(both)

    async def _pass_on(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, both: tuple[asyncio.StreamWriter, ...]
    ) -> None:
        while piece := await reader.read(1 << 16):
            self.pieces += 1
            cutting = self.pieces == self._cut_at
            if not cutting or self._way == "arrives":
                writer.write(piece)
                await writer.drain()
            if cutting:
                self.cuts += 1
                await asyncio.sleep(0.02)  # for the other side to read it, and to do as it is told
                break
        for each in both:
            each.transport.abort()
