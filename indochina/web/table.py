"""A live table: a game, who watches it, and what happens when somebody chooses.

All that is done at one table is done in turn, under its lock. A choice is carried out, written to the store, and only
then told to anybody. A table nobody watches is forgotten after a while and read again when somebody comes back.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any

from indochina.core import saves
from indochina.core.decision import Decision
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game

from . import messages as wire
from . import wishes
from .bots import RETRY, Bots, tell
from .lanes import FAILED, Lane
from .lobby import notice
from .messages import encode, text
from .reading import HEADER, anew, history, read
from .seats import bots, holds, live_card, people
from .store import Store, TableRow, Unavailable
from .telling import Telling, fed
from .viewer import FORBIDDEN, GONE, LATER, Refused, Viewer

logger = logging.getLogger(__name__)
EMPTY, AN_ANSWER = 100_000, 2_500
"""Bytes of a game without choices, and of each answer in it."""
SNAPSHOT_AFTER = 40
"""A snapshot is written when a stage ends and so many choices have been made since the last one."""

NOT_TAKEN_BACK = "nothing can be taken back: dice, a card, something hidden or another player came after it"


class Table:
    """A game somebody looks at."""

    def __init__(self, store: Store, lane: Lane, row: TableRow, game: Game, record: list[bytes]) -> None:
        """The game is what the record tells."""
        self.store = store
        self.lane = lane
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.lines = len(record)
        self._record = sum(map(len, record))
        self.telling = Telling(game, bots(row), len(people(row)))
        self.bots = Bots(self)
        self.lost = self.game.lost_history  # what the record tells and cannot be read: it is begun anew with a choice
        self.history = self.lost or history(record)
        self.snapshot_at = self.game.made
        self.unsure = False  # whether the game is as the store has it
        self.coming_back: asyncio.Task[None] | None = None
        self.ended = False

    @property
    def game(self) -> Game:
        return self.telling.game

    @property
    def size(self) -> int:
        """About what it takes of the memory, in bytes."""
        return EMPTY + self._record + AN_ANSWER * self.game.version

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """In turn with all else at this table, and on the game as it is in the store."""
        self.used = time.monotonic()
        async with self.lock:
            try:
                if self.unsure:
                    await self.read_again()
                yield
            except Unavailable:
                self.unsure = True
                if self.coming_back is None:
                    self.coming_back = asyncio.create_task(self._come_back())
                raise

    async def _come_back(self) -> None:
        """The store fell silent: once it answers, whoever watches sees the game as it is there, and bots go on."""
        try:
            while self.viewers and self.unsure and not self.ended:  # who comes later brings his own turn
                await asyncio.sleep(RETRY)
                with suppress(Unavailable):
                    async with self.lock:
                        if self.unsure:
                            await self.read_again()
        finally:
            self.coming_back = None

    # --- doing ------------------------------------------------------------------------------------------------

    async def choose(self, viewer: Viewer, asked: wire.Choose) -> None:
        self._may_answer(viewer, asked.version)
        self.telling.offered(asked.key)
        if not self._to_confirm(viewer, asked, self.game, asked.key):
            await self._answer([asked.key])

    async def wish(self, viewer: Viewer, asked: wire.Wish) -> None:
        """Several answers at once, as they are read from what somebody points at: all of them, or none."""
        self._may_answer(viewer, asked.version)
        words = self.telling.words(viewer.language)
        keys = wishes.read(self.game, asked, words, viewer.language)
        if isinstance(keys, wishes.Which):
            options = [{"key": key, "label": words.label(keys.decision, key)} for key in keys.manners]
            viewer.send(text({"type": "which", "version": self.game.version, "options": options}))
            return
        before = self.game.clone()
        for key in keys[:-1] if asked.confirm else ():
            before.choose(key)
        if not self._to_confirm(viewer, asked, before, keys[-1]):
            await self._answer(keys)

    def _may_answer(self, viewer: Viewer, version: int) -> None:
        self._same_version(version)
        if not self.telling.asked(viewer.seat):
            raise Refused(409, "the question is not for this seat" if self.game.decision else "the game is over")

    def _to_confirm(self, viewer: Viewer, asked: wire.Choose | wire.Wish, game: Game, key: str) -> bool:
        """Ask first, if the last answer passes play on or gives something up."""
        if not asked.confirm or asked.sure:
            return False
        after, warnings = self.telling.next_asked(key, game), self.telling.warnings(viewer, key, game)
        if not after and not warnings:
            return False
        told = {"key": key, "next": after, "warnings": warnings}
        if game is not self.game and game.decision is not None:  # it is not among those that are offered now
            told["label"] = self.telling.words(viewer.language).label(game.decision, key)
        viewer.send(text({"type": "confirm", "version": self.game.version, **told}))
        return True

    async def _answer(self, keys: list[str]) -> None:
        await self._do(lambda game: answered(game, [partial(game.choose, key) for key in keys]))
        self.bots.wake()

    async def undo(self, viewer: Viewer, asked: wire.Undo) -> None:
        """Take back this seat's last choice, and what bots did after it; with `made` all after so many choices."""
        self._same_version(asked.version)
        if viewer.seat not in self.telling.undoers():
            raise Refused(409, NOT_TAKEN_BACK)

        def back(game: Game) -> None:
            game.undo(viewer.seat)
            while asked.made is not None and game.made > asked.made and self._last_was(viewer.seat):
                game.undo(viewer.seat)

        await self._do(back)

    async def reset(self, viewer: Viewer, version: int) -> None:
        """Take back all this seat has chosen since play came to it, as far as no dice or cards came between."""
        self._same_version(version)
        if viewer.seat not in self.telling.undoers():
            raise Refused(409, NOT_TAKEN_BACK)

        def back(game: Game) -> None:
            game.undo(viewer.seat)
            while self._last_was(viewer.seat):
                game.undo(viewer.seat)

        await self._do(back)

    async def redo(self, viewer: Viewer, asked: wire.Redo) -> None:
        self._same_version(asked.version)
        if not self.telling.may_redo(viewer.seat):
            raise Refused(409, "there is nothing to do again")

        def forth(game: Game) -> Decision:
            last = answered(game, [game.redo])
            while asked.made is not None and game.made < asked.made and self.telling.may_redo(viewer.seat):
                last = answered(game, [game.redo])
            return last

        await self._do(forth)
        self.bots.wake()

    def _last_was(self, seat: str | None) -> bool:
        for answer in self.game.answers_back():
            if answer.how != "auto":
                return answer.seat == seat and seat in self.telling.undoers()
        return False

    def _same_version(self, version: int) -> None:
        if version != self.game.version:
            raise Refused(409, f"the game has gone on: version {version} was answered, it is {self.game.version} now")

    async def _do(self, change: Callable[[Game], Decision | None]) -> None:
        """Change the game, write it down, tell everybody. `change` says which question was answered last, if any."""
        game = self.game
        version, noted, before = game.version, game.noted, game.made
        try:
            answered_last = change(game)
        except Error as fault:
            self.unsure = game.version != version  # it failed half-way
            raise Refused(409, str(fault)) from None
        except RulesFault as fault:
            self.unsure = game.version != version
            logger.exception("the rules failed at table %s", self.row.id)
            raise Refused(500, FAILED) from fault
        if answered_last is not None:
            self.telling.chosen(answered_last)
        else:
            self.telling.turn_back()
        told = self.telling.updates(self.viewers, version, min(noted, game.noted))
        await self.keep(before)
        tell(told)

    async def keep(self, before: int) -> None:
        """Write down what changed since choice `before`. If another process was quicker, go on from what it wrote."""
        game, made = self.game, self.game.made
        lines = anew(game, self.lost) if self.lost else saves.lines_since(game, before, hashed=False)
        at_start = not game.moment[1]
        if not self.lost and at_start and (game.over or made - self.snapshot_at >= SNAPSHOT_AFTER):
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
        self.lost = ""
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

    async def arrived(self, browser: bytes | None) -> None:
        """Somebody has come: what seats he holds are taken from now on, if they were not yet."""
        seats = [chair.seat for chair in self.row.seats if not chair.taken and holds(self.row, browser, chair.seat)]
        for seat in seats:
            await self.store.sat(self.row.id, seat)
        if seats:
            await self.seats_changed()

    async def seats_changed(self) -> None:
        """Somebody took a seat, or gave it away: everybody hears of it, later if the store does not answer just now."""
        with suppress(Unavailable):
            async with self.turn():
                row = await self.store.table(self.row.id)
                if row is not None:
                    self._sit_as_in(row)

    def _sit_as_in(self, row: TableRow) -> None:
        """Who gave a seat away looks from it no more."""
        self.row = row
        for viewer in self.viewers:
            if viewer.seat is not None and not holds(row, viewer.browser, viewer.seat):
                viewer.seat = None
                viewer.close(FORBIDDEN)
            else:
                viewer.send(text(self.about(viewer)))

    async def read_again(self) -> None:
        """Take the game from the store as it is there now, show it to everybody, and let the bots go on."""
        row, lines = await self.store.table(self.row.id), await self.store.lines(self.row.id)
        if row is None or lines is None:
            self.end()
            return
        self.lines = len(lines)
        self.telling.go_on_from(await read(lines))
        self.lost = self.game.lost_history
        self.history = self.lost or history(lines)
        self.snapshot_at = min(self.snapshot_at, self.game.made)
        self.telling.look_again(self.viewers)
        self.unsure = False
        if (row.seats, row.holders) != (self.row.seats, self.row.holders):
            self._sit_as_in(row)
        for viewer in self.viewers:
            viewer.send(self.telling.state(viewer))
        self.bots.look()

    async def _follow(self, before: int) -> None:
        """Another process was quicker: drop what was made here after choice `before`, and do as it did."""
        if self.game.made < before:  # what was taken back here is known only to the store
            await self.read_again()
            return
        self.telling.go_on_from(self.game.at(before))
        self.telling.look_again(self.viewers)
        self.unsure = False
        if not await self.catch_up():  # the store has fewer lines than it had: an older copy was put in its place
            await self.read_again()

    async def catch_up(self) -> bool:
        """Another server process has written to this table: make the same choices here and tell our viewers.

        False if there was nothing new.
        """
        new = await self.store.lines(self.row.id, self.lines)
        if new is None:
            self.end()
            return True
        if not new:
            return False
        self.unsure = True  # until all has been done here too
        for raw in new:
            line = wire.decode(raw)
            if HEADER in line:
                await self.read_again()
                return True
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
        return True

    def put_away(self) -> None:
        """There is no room for it just now: who looks at it may come again in a moment."""
        if self.bots.playing:
            self.bots.playing.cancel()
        for viewer in self.viewers:
            viewer.close(LATER)

    def end(self) -> None:
        """The table was deleted."""
        self.ended = True
        for viewer in self.viewers:
            viewer.close(GONE)


def answered(game: Game, answers: list[Callable[[], Game]]) -> Decision:
    """Give answers one after the other. Returns the question that the last of them was to."""
    for answer in answers:
        last = game.decision
        answer()
    assert last is not None
    return last
