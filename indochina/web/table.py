"""A live table: a game, who watches it, and what happens when somebody chooses.

All that is done at one table is done in turn, under its lock. A choice is carried out, written to the store, and only
then told to anybody. A table nobody watches is forgotten after a while and read again when somebody comes back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import indochina
from indochina.core import loading, saves
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game

from . import messages as wire
from .bots import FAILED, Bots, tell
from .lobby import notice
from .messages import encode, text
from .seats import bots, holds, live_card, people
from .store import Store, TableRow
from .telling import Telling, fed
from .viewer import GONE, Refused, Viewer

logger = logging.getLogger(__name__)
SNAPSHOT_AFTER = 40
"""A snapshot is written when a stage ends and so many choices have been made since the last one."""


class Table:
    """A game somebody looks at."""

    def __init__(self, store: Store, row: TableRow, lines: list[bytes]) -> None:
        self.store = store
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.lines = len(lines)
        self.telling = Telling(read(lines), bots(row), len(people(row)))
        self.bots = Bots(self)
        self.history = self.game.lost_history
        self.snapshot_at = self.game.made
        self.unsure = False  # whether the game is as the store has it
        self.ended = False

    @property
    def game(self) -> Game:
        return self.telling.game

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """In turn with all else at this table, and on the game as it is in the store."""
        async with self.lock:
            if self.unsure:
                await self.read_again()
            yield

    # --- doing ------------------------------------------------------------------------------------------------

    async def choose(self, viewer: Viewer, asked: wire.Choose) -> None:
        self._same_version(asked.version)
        if not self.telling.asked(viewer.seat):
            raise Refused(409, "the question is not for this seat" if self.game.decision else "the game is over")
        self.telling.offered(asked.key)
        if asked.confirm and not asked.sure and (after := self.telling.next_asked(asked.key)):
            viewer.send(text({"type": "confirm", "version": self.game.version, "key": asked.key, "next": after}))
            return
        await self._do(lambda game: game.choose(asked.key))
        self.bots.wake()

    async def undo(self, viewer: Viewer, version: int) -> None:
        """Take back this seat's last choice, and what bots did after it."""
        self._same_version(version)
        if viewer.seat not in self.telling.undoers():
            raise Refused(409, "nothing can be taken back: dice, a card, or another player came after it")
        await self._do(lambda game: game.undo(viewer.seat))

    async def reset(self, viewer: Viewer, version: int) -> None:
        """Take back all this seat has chosen since play came to it, as far as no dice or cards came between."""
        self._same_version(version)
        if viewer.seat not in self.telling.undoers():
            raise Refused(409, "nothing can be taken back: dice, a card, or another player came after it")

        def back(game: Game) -> None:
            game.undo(viewer.seat)
            while self._last_was(viewer.seat):
                game.undo(viewer.seat)

        await self._do(back)

    async def redo(self, viewer: Viewer, version: int) -> None:
        self._same_version(version)
        if not (self.telling.asked(viewer.seat) and self.game.can_redo):
            raise Refused(409, "there is nothing to do again")
        await self._do(lambda game: game.redo())
        self.bots.wake()

    def _last_was(self, seat: str | None) -> bool:
        for answer in self.game.answers_back():
            if answer.how != "auto":
                return answer.seat == seat
        return False

    def _same_version(self, version: int) -> None:
        if version != self.game.version:
            raise Refused(409, f"the game has gone on: version {version} was answered, it is {self.game.version} now")

    async def _do(self, change: Callable[[Game], Any]) -> None:
        """Change the game, write it down, tell everybody."""
        game, decision = self.game, self.game.decision
        version, noted, before = game.version, game.noted, game.made
        try:
            change(game)
        except Error as fault:
            raise Refused(409, str(fault)) from None
        except RulesFault as fault:
            logger.exception("the rules failed at table %s", self.row.id)
            raise Refused(500, FAILED) from fault
        if game.made > before:
            assert decision is not None
            self.telling.chosen(decision)
        else:
            self.telling.last = None
        told = self.telling.updates(self.viewers, version, min(noted, game.noted))
        await self.keep(before)
        tell(told)

    async def keep(self, before: int) -> None:
        """Write down what changed since choice `before`. If another process was quicker, go on from what it wrote."""
        game, made = self.game, self.game.made
        lines = saves.lines_since(game, before, hashed=False)
        at_start = not game.moment[1]
        if at_start and (game.over or made - self.snapshot_at >= SNAPSHOT_AFTER):
            lines[-1]["hash"] = game.hash()
            lines.append(saves.snapshot_line(game, made))
        self.unsure = True  # until the store has answered
        encoded = [encode(line) for line in lines]
        waiting = ",".join(self.telling.waiting_for)
        kept = await self.store.append(self.row.id, self.lines, encoded, made=made, over=game.over, waiting_for=waiting)
        if not kept:
            await self._follow(before)
            raise Refused(409, "the game has gone on meanwhile")
        self.unsure = False
        self.lines += len(lines)
        if "snapshot" in lines[-1]:
            self.snapshot_at = made
        self.snapshot_at = min(self.snapshot_at, made)

    # --- coming and going -------------------------------------------------------------------------------------

    def online(self) -> dict[str, bool]:
        present = {viewer.seat for viewer in self.viewers}
        return {seat: seat in present for seat in people(self.row)}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.sit(viewer)

    def sit(self, viewer: Viewer) -> None:
        """A viewer has come, or looks from another seat: tell it all, and the others who is there."""
        if viewer.seat is not None and not holds(self.row, viewer.browser, viewer.seat):
            raise Refused(403, "this seat is not yours")
        viewer.send(text(self.about(viewer)))
        viewer.send(self.telling.state(viewer))
        self._tell_online(viewer)
        self.bots.look()

    def leave(self, viewer: Viewer) -> None:
        self.viewers.discard(viewer)
        self.used = time.monotonic()
        self._tell_online(viewer)

    def _tell_online(self, but: Viewer) -> None:
        told = text({"type": "online", "online": self.online()})
        for viewer in self.viewers:
            if viewer is not but:
                viewer.send(told)

    def about(self, viewer: Viewer) -> dict[str, Any]:
        words = self.telling.words(viewer.language)
        return {
            "type": "table",
            "table": live_card(self.row, self.game, viewer.browser, viewer.language),
            "viewer": viewer.seat,
            "online": self.online(),
            "history": self.history,
            "notice": notice(self.game.rules, words, self.row.scenario, self.game.state),
        }

    async def seats_changed(self) -> None:
        """Somebody took a seat: everybody hears of it."""
        async with self.turn():
            row = await self.store.table(self.row.id)
            if row is not None:
                self.row = row
                for viewer in self.viewers:
                    viewer.send(text(self.about(viewer)))

    async def read_again(self) -> None:
        """Take the game from the store as it is there now, and show it to everybody."""
        lines = await self.store.lines(self.row.id)
        if lines is None:
            self.end()
            return
        self.lines = len(lines)
        self.telling.go_on_from(read(lines))
        self.snapshot_at = min(self.snapshot_at, self.game.made)
        self.telling.look_again(self.viewers)
        self.unsure = False
        for viewer in self.viewers:
            viewer.send(self.telling.state(viewer))

    async def _follow(self, before: int) -> None:
        """Another process was quicker: drop what was made here after choice `before`, and do as it did."""
        if self.game.made < before:  # what was taken back here is known only to the store
            await self.read_again()
            return
        self.telling.go_on_from(self.game.at(before))
        self.telling.look_again(self.viewers)
        self.unsure = False
        await self.catch_up()

    async def catch_up(self) -> None:
        """Another server process has written to this table: make the same choices here and tell our viewers."""
        new = await self.store.lines(self.row.id, self.lines)
        if new is None:
            self.end()
            return
        if not new:
            return
        self.unsure = True  # until all has been done here too
        for raw in new:
            line = wire.decode(raw)
            version, noted = self.game.version, self.game.noted
            if "undo" in line:
                self.telling.go_on_from(self.game.at(line["undo"]))
                tell(self.telling.updates(self.viewers, version, self.game.noted))
            elif "choice" in line:
                self.telling.chosen(fed(self.game, saves.recorded(line)).decision)
                tell(self.telling.updates(self.viewers, version, noted))
            else:
                self.snapshot_at = line["snapshot"]
        self.lines += len(new)
        self.unsure = False
        self.bots.others_play()
        self.bots.look()

    def end(self) -> None:
        """The table was deleted."""
        self.ended = True
        for viewer in self.viewers:
            viewer.close(GONE)


def read(lines: list[bytes]) -> Game:
    return loading.game_of(b"\n".join(lines), "the table", indochina.rules)
