"""The bots of a table: they play on when one of them is asked, some choices at a time.

They think beside the loop (`lanes.py`); here their choices are made, written down and told, if they still fit.
"""

from __future__ import annotations

import asyncio
import logging
import time
import weakref
from collections.abc import Mapping
from typing import TYPE_CHECKING

from indochina.core.decision import Choice
from indochina.core.errors import Error

from .lanes import ALONE, AWAITED, FAILED
from .messages import text
from .seats import bots, people
from .store import Unavailable
from .tasks import Think
from .telling import Told
from .viewer import Refused

if TYPE_CHECKING:
    from .table import Table

logger = logging.getLogger(__name__)
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
            self.others_play()  # whether they do we hear soon enough; clocks of several machines would tell us nothing
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
            playing = True
            while playing:
                try:
                    playing = await self._think_and_play()
                except Unavailable:
                    await asyncio.sleep(RETRY)
        except Error as fault:
            if isinstance(fault, Refused) and fault.status == 500:
                self._tell_failed()
            # else another server process has gone on with this game, or it was deleted: that is told by itself
        except Exception:
            logger.exception("a bot failed at table %s", table.row.id)
            self._tell_failed()
        finally:
            self.playing = None

    async def _think_and_play(self) -> bool:
        """Have the next choices thought of, and make them unless the game has gone another way meanwhile.

        False: there is nothing more to do here.
        """
        table = self.table
        async with table.turn():
            if not self._asked() or table.ended:
                return False
            lines = table.lines

        def wanted() -> bool:
            return table.lines == lines and not table.ended and self._asked()

        kind = AWAITED if people(table.row) else ALONE
        answer = await table.lane.ask(table.row.id, Think(self.seats), kind, wanted)
        async with table.turn():
            if answer is None or not wanted():
                return True
            if answer.lines != lines:  # another process has written to the table: it is playing the bots
                await table.catch_up()
                return False
            await self._some_choices(answer.value)
            return bool(answer.value)

    async def _some_choices(self, choices: list[Choice]) -> None:
        table, game = self.table, self.table.game
        told: Told = []
        before = game.made
        table.unsure = True  # should the rules fail half-way, what was done is not kept
        for n, choice in enumerate(choices, start=1):
            decision = game.decision
            assert decision is not None
            version, noted = game.version, game.noted
            game.choose(*choice)
            table.telling.chosen(decision)
            told += table.telling.updates(table.viewers, version, noted, more=n < len(choices) or self._asked())
            await asyncio.sleep(0)  # other tables have their turn
        await table.keep(before)
        tell(told)

    def _tell_failed(self) -> None:
        told = text({"type": "refused", "status": 500, "message": FAILED, "re": "bot"})
        for viewer in self.table.viewers:
            viewer.send(told)


def tell(told: Told) -> None:
    for viewer, message in told:
        viewer.send(message)
