"""The bots of a table: they play on when one of them is asked, some choices at a time."""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Mapping
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from indochina.core.errors import Error
from indochina.players import player

from .messages import text
from .seats import bots, people
from .store import Unavailable
from .telling import Told

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)
FAILED = "the program failed here and has changed nothing: please report the problem"
AT_ONCE = 8
"""So many choices of bots are written and told together."""
PATIENCE = 1.5
"""So many seconds another server process may be silent before its bots are played on here."""
RETRY = 1.0
"""Seconds until the bots try again when the store did not answer."""


class Bots:
    """Who plays for whom, and whether they are at it."""

    def __init__(self, table: Table) -> None:
        self._table = weakref.ref(table)  # a table that is forgotten is to go at once, not when garbage is collected
        self.seats: Mapping[str, str] = bots(table.row)
        self.playing: asyncio.Task[None] | None = None
        self._theirs = 0.0  # until then another process may be playing the bots
        if table.store.shared and table.row.made:
            since = datetime.now(UTC) - table.row.updated
            self._theirs = time.monotonic() + PATIENCE - since.total_seconds()
        self._looking: asyncio.TimerHandle | None = None

    @property
    def table(self) -> Table:
        table = self._table()
        assert table is not None, "its bots play while a table is there"
        return table

    def others_play(self) -> None:
        """Another process has written to the table: it is playing the bots."""
        self._theirs = time.monotonic() + PATIENCE

    def wake(self) -> None:
        """Let the bots play on if one of them is asked. A game of bots alone waits for somebody to watch."""
        if self.playing is None and self._asked():
            self.playing = asyncio.create_task(self._play())

    def look(self) -> None:
        """Somebody looks at the table: the bots play on, once no other process seems to be playing them."""
        table, wait = self._table(), self._theirs - time.monotonic()
        if table is None:  # it was forgotten since
            return
        if wait <= 0:
            if table.viewers:
                self.wake()
        else:
            if self._looking is not None:
                self._looking.cancel()
            self._looking = asyncio.get_running_loop().call_later(wait, self.look)

    def _asked(self) -> bool:
        if not any(seat in self.seats for seat in self.table.telling.waiting_for):
            return False
        return bool(self.table.viewers) or bool(people(self.table.row))

    async def _play(self) -> None:
        table = self.table
        try:
            while True:
                try:
                    async with table.turn():
                        if not self._asked():
                            break
                        await self._some_choices()
                    await asyncio.sleep(0)
                except Unavailable:
                    await asyncio.sleep(RETRY)
        except Error:
            pass  # another server process has gone on with this game, or it was deleted: that is told by itself
        except Exception:
            logger.exception("a bot failed at table %s", table.row.id)
            told = text({"type": "refused", "status": 500, "message": FAILED, "re": "bot"})
            for viewer in table.viewers:
                viewer.send(told)
        finally:
            self.playing = None

    async def _some_choices(self) -> None:
        table, game = self.table, self.table.game
        told: Told = []
        before, choices = game.made, 0
        table.unsure = True  # should a bot fail half-way, what it did is not kept
        while self._asked() and choices < AT_ONCE:
            decision = game.decision
            assert decision is not None
            bot = player(game, decision.seat, self.seats[decision.seat])
            assert bot is not None
            choice = bot.choose(game)
            version, noted = game.version, game.noted
            game.choose(*choice)
            table.telling.chosen(decision)
            choices += 1
            told += table.telling.updates(table.viewers, version, noted, more=self._asked())
        await table.keep(before)
        tell(told)


def tell(told: Told) -> None:
    for viewer, message in told:
        viewer.send(message)
