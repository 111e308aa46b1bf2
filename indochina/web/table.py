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
from datetime import UTC, datetime
from typing import Any

import indochina
from indochina.core import loading, saves
from indochina.core.catalogue import Messages
from indochina.core.decision import CHANCE, TOP
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.core.odds import odds
from indochina.core.rules import Forecasts, Looks
from indochina.players import player

from . import messages as wire
from .lobby import notice, scenario_title
from .messages import Made, encode, patch, text
from .store import Store, TableRow, Unavailable

logger = logging.getLogger(__name__)
FAILED = "the program failed here and has changed nothing: please report the problem"
SNAPSHOT_AFTER = 40
"""A snapshot is written when a stage ends and so many choices have been made since the last one."""
AT_ONCE = 8
"""So many choices of bots are written and told together."""
PATIENCE = 1.5
"""So many seconds another server process may be silent before its bots are played on here."""
RETRY = 1.0
"""Seconds until the bots try again when the store did not answer."""
STEPS_AT_ONCE = 300
DICE_AHEAD = 60
"""So many dice after a choice are looked past to see who is asked next."""
CARD, OVER = "card", "over"
GONE, FORBIDDEN, UNKNOWN, SLOW, LATER = 4410, 4403, 4404, 4408, 1013


class Refused(Error):
    """A request that cannot be met: an HTTP status and one sentence."""

    def __init__(self, status: int, message: str) -> None:
        super().__init__(message)
        self.status = status


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


class Table:
    """A game somebody looks at."""

    def __init__(self, store: Store, row: TableRow, lines: list[bytes]) -> None:
        self.store = store
        self.row = row
        self.lock = asyncio.Lock()
        self.viewers: set[Viewer] = set()
        self.used = time.monotonic()
        self.lines = len(lines)
        self.game = loading.game_of(b"\n".join(lines), "the table", indochina.rules)
        self.history = self.game.lost_history
        rules = self.game.rules
        self.forecaster = rules if isinstance(rules, Forecasts) else None  # found out once: asking this is slow
        self.bots = {seat.seat: seat.player for seat in row.seats if seat.player != "person"}
        self.speaking: dict[str, Messages] = {}
        self.playing: asyncio.Task[None] | None = None
        self.last: Made | None = None
        self.snapshot_at = self.game.made
        self.views: dict[str | None, dict[str, Any]] = {}
        self.viewed = self.game.state.copy()
        self.unsure = False  # whether the game is as the store has it
        self.ended = False
        self.theirs = 0.0  # until then another process may be playing the bots
        if store.shared and row.made:
            self.theirs = time.monotonic() + PATIENCE - (datetime.now(UTC) - row.updated).total_seconds()
        self.looking: asyncio.TimerHandle | None = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """In turn with all else at this table, and on the game as it is in the store."""
        async with self.lock:
            if self.unsure:
                await self.read_again()
            yield

    # --- looking ----------------------------------------------------------------------------------------------

    def speaks(self, language: str) -> bool:
        return language in self.game.rules.CATALOGUES

    def words(self, language: str) -> Messages:
        """The game's words in a language; English if it does not speak it."""
        if not self.speaks(language):
            language = "en"
        found = self.speaking.get(language)
        if found is None:
            rules = self.game.rules
            found = Messages(rules.CATALOGUES[language], rules.target, rules.names(self.game.state))
            self.speaking[language] = found
        return found

    def eyes(self, seat: str | None) -> str | None:
        """Whose view a seat has: its own if there are secrets, else everybody's."""
        return seat if self.game.rules.hidden(self.game.state) else None

    def _views(self) -> dict[str | None, dict[str, Any]]:
        """The game as it is seen now, by the seats that look. Half of all choices leave the state as it was."""
        game = self.game
        known = self.views
        if game.state != self.viewed:
            known, self.viewed = {}, game.state.copy()
        eyes = {self.eyes(viewer.seat) for viewer in self.viewers}
        return {seat: known.get(seat) or game.rules.view(game.state, seat) for seat in eyes}

    def view_of(self, game: Game, seat: str | None) -> dict[str, Any]:
        return game.rules.view(game.state, self.eyes(seat))

    @property
    def waiting_for(self) -> list[str]:
        return [self.game.decision.seat] if self.game.decision else []

    def asked(self, seat: str | None) -> bool:
        return seat is not None and self.game.decision is not None and self.game.decision.seat == seat

    def can_undo(self, seat: str | None) -> bool:
        return seat in self.undoers()

    def undoers(self) -> set[str]:
        """The seats whose own choice is the last, bots' aside, with no dice or cards since.

        Among several people none once the game is over: then all may have the save, with all that was secret in it.
        """
        found: set[str] = set()
        people = len(self.row.seats) - len(self.bots)
        if self.game.over and people > 1:
            return found
        for answer in self.game.answers_back():
            if answer.how == "auto":
                continue
            if answer.seat == CHANCE:
                break
            found.add(answer.seat)
            if answer.reveals or answer.seat not in self.bots:
                break
        return found

    def _now(self) -> dict[str, Any]:
        """What every viewer is told."""
        game = self.game
        return {
            "version": game.version, "made": game.made, "waiting_for": self.waiting_for, "result": game.result
        }  # fmt: skip

    def _own(self, viewer: Viewer, undoers: set[str]) -> dict[str, Any]:
        """What one viewer is told."""
        words = self.words(viewer.language)
        asked = self.asked(viewer.seat)
        return {
            "ask": wire.ask(self.game, words, self.forecasts()) if asked else None,
            "undo": viewer.seat in undoers,
            "redo": asked and self.game.can_redo,
            "by": self.step(self.last, viewer.seat, words) if self.last else None,
        }

    def step(self, made: Made, seat: str | None, words: Messages) -> dict[str, Any]:
        return made.step(self.game.rules, seat, made.answer.seat in self.bots, words)

    def state(self, viewer: Viewer) -> str:
        """Everything a viewer may see now."""
        words = self.words(viewer.language)
        eyes = self.eyes(viewer.seat)
        if eyes not in self.views:
            self.views[eyes] = self.game.rules.view(self.game.state, eyes)
        return text({
            "type": "state",
            "view": self.views[eyes],
            "log_from": 0,
            "log": wire.log_entries(viewer.seat, words, self.game.notes()),
            **self._now(),
            **self._own(viewer, self.undoers()),
        })  # fmt: skip

    def forecasts(self) -> list[str]:
        """The answers to the open question of which the game tells what they would bring, item by item."""
        return self.forecaster.forecasts(self.game) if self.forecaster else []

    def why(self, viewer: Viewer) -> str:
        found = wire.blocked(self.game, self.words(viewer.language)) if self.asked(viewer.seat) else []
        return text({"type": "why", "version": self.game.version, "blocked": found})

    def odds(self, viewer: Viewer, key: str) -> str:
        if viewer.seat is None or not self.asked(viewer.seat):
            raise Refused(409, "odds are for the seat that is asked")
        self._offered(key)
        told = {"type": "odds", "version": self.game.version, "key": key}
        if self.forecaster and self.forecasts():
            foreseen = self.forecaster.forecast(self.game, key, self.words(viewer.language))
            if foreseen is not None:
                return text({**told, **foreseen})
        found = odds(self.game, key, viewer.seat, self.words(viewer.language))
        return text({
            **told, "exact": found.exact, "assuming": found.assuming,
            "outcomes": [
                {"title": o.title, "text": o.text, "probability": round(o.probability, 4)} for o in found.outcomes
            ],
        })  # fmt: skip

    def look_up(self, viewer: Viewer, name: str, at: str) -> str:
        """What a viewer asks the board: as far as a player of the seat it looks from can know."""
        game = self.game
        if not isinstance(game.rules, Looks):
            raise Refused(422, f"there is nothing to look up in {game.rules.TITLE}")
        question = game.decision if self.asked(viewer.seat) else None
        try:
            found = game.rules.look(game.state, question, self.eyes(viewer.seat), name, at)
        except Error as fault:
            raise Refused(422, str(fault)) from None
        return text({"type": "look", "version": game.version, "name": name, "at": at, "data": found})

    def moment(self, viewer: Viewer, made: int) -> str:
        """The game as it was after so many choices."""
        game, last = self._moment(made)
        words = self.words(viewer.language)
        return text({
            "type": "moment", "made": made, "of": self.game.made, "view": self.view_of(game, viewer.seat),
            "log_to": game.noted, "by": self.step(last, viewer.seat, words) if last else None,
            "waiting_for": [game.decision.seat] if game.decision else [],
        })  # fmt: skip

    def steps(self, viewer: Viewer, first: int, last: int) -> str:
        """Choices first+1 to last, one after the other, as changes of the view that was before them."""
        last = min(last, self.game.made)
        first = max(first, last - STEPS_AT_ONCE)
        words = self.words(viewer.language)
        found = []
        if first < last:
            game = self.game.at(first)
            before = self.view_of(game, viewer.seat)
            for turn in self._turns(first, last):
                noted = game.noted
                made = self._feed(game, turn)
                after = self.view_of(game, viewer.seat)
                found.append({
                    **self.step(made, viewer.seat, words), "made": game.made, "patch": patch(before, after),
                    "log_from": noted, "log": wire.log_entries(viewer.seat, words, game.notes(noted)),
                })  # fmt: skip
                before = after
        return text({"type": "steps", "from": first, "steps": found})

    def record(self, seat: str | None) -> list[dict[str, Any]]:
        """The game so far as one seat saw it: for who may not have the save itself."""
        words = self.words("en")
        game = self.game.at(0)
        lines: list[dict[str, Any]] = [{
            "indochina-record": 1, "game": game.rules.NAME, "rules": game.rules.VERSION, "viewer": seat,
            "scenario": self.row.scenario, "view": self.view_of(game, seat),
        }]  # fmt: skip
        for turn in self._turns(0, self.game.made):
            noted = game.noted
            made = self._feed(game, turn)
            log = [entry["text"] for entry in wire.log_entries(seat, words, game.notes(noted))]
            lines.append({**self.step(made, seat, words), "made": game.made, "log": log})
        lines.append({"view": self.view_of(game, seat)})
        return lines

    def _turns(self, first: int, last: int) -> list[list[Answer]]:
        turns = self.game.turns_back()
        for _ in range(self.game.made - last):
            next(turns)
        return [next(turns) for _ in range(last - first)][::-1]

    def _moment(self, made: int) -> tuple[Game, Made | None]:
        if not 0 <= made <= self.game.made:
            raise Refused(400, f"there is no choice {made}: {self.game.made} have been made")
        if made == 0:
            return self.game.at(0), None
        game = self.game.at(made - 1)
        return game, self._feed(game, self._turns(made - 1, made)[0])

    def _feed(self, game: Game, turn: list[Answer]) -> Made:
        decision = game.decision
        assert decision is not None
        game.feed(turn)
        return Made(decision, turn[0], game.rolled)

    # --- doing ------------------------------------------------------------------------------------------------

    async def choose(self, viewer: Viewer, asked: wire.Choose) -> None:
        self._same_version(asked.version)
        if not self.asked(viewer.seat):
            raise Refused(409, "the question is not for this seat" if self.game.decision else "the game is over")
        self._offered(asked.key)
        if asked.confirm and not asked.sure and (after := self._next(asked.key)):
            viewer.send(text({"type": "confirm", "version": self.game.version, "key": asked.key, "next": after}))
            return
        await self._do(lambda game: game.choose(asked.key))
        self.wake()

    async def undo(self, viewer: Viewer, version: int) -> None:
        """Take back this seat's last choice, and what bots did after it."""
        self._same_version(version)
        if not self.can_undo(viewer.seat):
            raise Refused(409, "nothing can be taken back: dice, a card, or another player came after it")
        await self._do(lambda game: game.undo(viewer.seat))

    async def reset(self, viewer: Viewer, version: int) -> None:
        """Take back all this seat has chosen since play came to it, as far as no dice or cards came between."""
        self._same_version(version)
        if not self.can_undo(viewer.seat):
            raise Refused(409, "nothing can be taken back: dice, a card, or another player came after it")

        def back(game: Game) -> None:
            game.undo(viewer.seat)
            while self._last_was(viewer.seat):
                game.undo(viewer.seat)

        await self._do(back)

    async def redo(self, viewer: Viewer, version: int) -> None:
        self._same_version(version)
        if not (self.asked(viewer.seat) and self.game.can_redo):
            raise Refused(409, "there is nothing to do again")
        await self._do(lambda game: game.redo())
        self.wake()

    def wake(self) -> None:
        """Let the bots play on if one of them is asked. A game of bots alone waits for somebody to watch."""
        if self.playing is None and self._bot_asked():
            self.playing = asyncio.create_task(self._play_bots())

    def look(self) -> None:
        """Somebody looks at the table: the bots play on, once no other process seems to be playing them."""
        wait = self.theirs - time.monotonic()
        if wait <= 0:
            if self.viewers:
                self.wake()
        else:
            if self.looking is not None:
                self.looking.cancel()
            self.looking = asyncio.get_running_loop().call_later(wait, self.look)

    def _bot_asked(self) -> bool:
        if not any(seat in self.bots for seat in self.waiting_for):
            return False
        return bool(self.viewers) or any(seat.player == "person" for seat in self.row.seats)

    async def _play_bots(self) -> None:
        try:
            while True:
                try:
                    async with self.turn():
                        if not self._bot_asked():
                            break
                        await self._some_bot_choices()
                    await asyncio.sleep(0)
                except Unavailable:
                    await asyncio.sleep(RETRY)
        except Error:
            pass  # another server process has gone on with this game, or it was deleted: that is told by itself
        except Exception:
            logger.exception("a bot failed at table %s", self.row.id)
            told = text({"type": "refused", "status": 500, "message": FAILED, "re": "bot"})
            for viewer in self.viewers:
                viewer.send(told)
        finally:
            self.playing = None

    async def _some_bot_choices(self) -> None:
        told: list[tuple[Viewer, str]] = []
        before, choices = self.game.made, 0
        self.unsure = True  # should a bot fail half-way, what it did is not kept
        while self._bot_asked() and choices < AT_ONCE:
            decision = self.game.decision
            assert decision is not None
            bot = player(self.game, decision.seat, self.bots[decision.seat])
            assert bot is not None
            answer = bot.choose(self.game)
            version, noted = self.game.version, self.game.noted
            self.game.choose(*answer) if isinstance(answer, tuple) else self.game.choose(answer)
            self._note_last(decision)
            choices += 1
            told += self._updates(version, noted, more=self._bot_asked())
        await self._keep(before)
        self._tell(told)

    def _last_was(self, seat: str | None) -> bool:
        for answer in self.game.answers_back():
            if answer.how != "auto":
                return answer.seat == seat
        return False

    def _same_version(self, version: int) -> None:
        if version != self.game.version:
            raise Refused(409, f"the game has gone on: version {version} was answered, it is {self.game.version} now")

    def _offered(self, key: str) -> None:
        decision = self.game.decision
        if decision is None or key not in decision.keys:
            raise Refused(422, f"{key[:80]!r} is not offered")

    def _next(self, key: str) -> str | None:
        """Who is asked after this choice, if not the same seat again: another seat, CARD if a card is drawn, OVER.

        Of dice, any face will do to see that.
        """
        assert self.game.decision is not None
        seat = self.game.decision.seat
        trial = self.game.clone(chance="person").choose(key)
        for _ in range(DICE_AHEAD):
            after = trial.decision
            if after is None:
                return OVER
            if after.seat != CHANCE:
                return None if after.seat == seat else after.seat
            if after.stream == TOP:
                return CARD
            trial.choose(after.keys[0])
        return None

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
            self._note_last(decision)
        else:
            self.last = None
        told = self._updates(version, min(noted, game.noted))
        await self._keep(before)
        self._tell(told)

    def _note_last(self, decision: Any) -> None:
        self.last = Made(decision, next(self.game.turns_back())[0], self.game.rolled)

    async def _keep(self, before: int) -> None:
        """Write down what changed since choice `before`. If another process was quicker, go on from what it wrote."""
        game, made = self.game, self.game.made
        lines = saves.lines_since(game, before, hashed=False)
        at_start = not game.moment[1]
        if at_start and (game.over or made - self.snapshot_at >= SNAPSHOT_AFTER):
            lines[-1]["hash"] = game.hash()
            lines.append(saves.snapshot_line(game, made))
        self.unsure = True  # until the store has answered
        kept = await self.store.append(
            self.row.id, self.lines, [encode(line) for line in lines],
            made=made, over=game.over, waiting_for=",".join(self.waiting_for),
        )  # fmt: skip
        if not kept:
            await self._follow(before)
            raise Refused(409, "the game has gone on meanwhile")
        self.unsure = False
        self.lines += len(lines)
        if "snapshot" in lines[-1]:
            self.snapshot_at = made
        self.snapshot_at = min(self.snapshot_at, made)

    def _updates(self, version: int, noted: int, more: bool = False) -> list[tuple[Viewer, str]]:
        """The message for each viewer about the change since `version`; equal ones are made once."""
        views, self.views = self.views, self._views()
        patches = {eyes: patch(views.get(eyes, {}), view) for eyes, view in self.views.items()}
        notes = self.game.notes(noted)
        secret = any(note.only or note.but for _, note in notes)
        secret |= self.last is not None and self.last.decision.name in self.game.rules.SECRET_ANSWERS
        hidden, undoers, now = self.game.rules.hidden(self.game.state), self.undoers(), self._now()
        made: dict[tuple[Any, ...], str] = {}
        told = []
        for viewer in self.viewers:
            eyes = viewer.seat if hidden else None
            own = secret or viewer.seat in undoers or self.asked(viewer.seat)
            like = (eyes, viewer.language, viewer.seat if own else None)
            if like not in made:
                log = wire.log_entries(viewer.seat, self.words(viewer.language), notes)
                made[like] = text({
                    "type": "update", "from": version, **now, **self._own(viewer, undoers), "patch": patches[eyes],
                    "log_from": noted, "log": log, "more": more,
                })  # fmt: skip
            told.append((viewer, made[like]))
        return told

    # --- coming and going -------------------------------------------------------------------------------------

    def holders(self, seat: str) -> frozenset[bytes]:
        return self.row.holders.get(seat, frozenset())

    def holds(self, browser: bytes | None, seat: str) -> bool:
        return browser is not None and browser in self.holders(seat)

    def online(self) -> dict[str, bool]:
        present = {viewer.seat for viewer in self.viewers}
        return {seat.seat: seat.seat in present for seat in self.row.seats if seat.player == "person"}

    def enter(self, viewer: Viewer) -> None:
        self.viewers.add(viewer)
        self.sit(viewer)

    def sit(self, viewer: Viewer) -> None:
        """A viewer has come, or looks from another seat: tell it all, and the others who is there."""
        if viewer.seat is not None and not self.holds(viewer.browser, viewer.seat):
            raise Refused(403, "this seat is not yours")
        viewer.send(text(self.about(viewer)))
        viewer.send(self.state(viewer))
        self._tell_online(viewer)
        self.look()

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
        return {
            "type": "table", "table": self.card(viewer.browser, viewer.language), "viewer": viewer.seat,
            "online": self.online(), "history": self.history,
            "notice": notice(self.game.rules, self.words(viewer.language), self.row.scenario, self.game.state),
        }  # fmt: skip

    def card(self, browser: bytes | None, language: str) -> dict[str, Any]:
        """The table as the lobby shows it."""
        game = self.game
        return {
            **table_card(self.row, browser, language),
            "made": game.made, "over": game.over, "result": game.result, "waiting_for": self.waiting_for,
            "hidden": game.rules.hidden(game.state),
        }  # fmt: skip

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
        self.game = loading.game_of(b"\n".join(lines), "the table", indochina.rules)
        self.last = None
        self.snapshot_at = min(self.snapshot_at, self.game.made)
        self.views = self._views()
        self.unsure = False
        for viewer in self.viewers:
            viewer.send(self.state(viewer))

    async def _follow(self, before: int) -> None:
        """Another process was quicker: drop what was made here after choice `before`, and do as it did."""
        if self.game.made < before:  # what was taken back here is known only to the store
            await self.read_again()
            return
        self.game, self.last = self.game.at(before), None
        self.views = self._views()
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
                self.game, self.last = self.game.at(line["undo"]), None
                self._tell(self._updates(version, self.game.noted))
            elif "choice" in line:
                self.last = self._feed(self.game, saves.recorded(line))
                self.last.answer = next(self.game.turns_back())[0]
                self._tell(self._updates(version, noted))
            else:
                self.snapshot_at = line["snapshot"]
        self.lines += len(new)
        self.unsure = False
        self.theirs = time.monotonic() + PATIENCE
        self.look()

    def _tell(self, told: list[tuple[Viewer, str]]) -> None:
        for viewer, update in told:
            viewer.send(update)

    def end(self) -> None:
        """The table was deleted."""
        self.ended = True
        for viewer in self.viewers:
            viewer.close(GONE)


def table_card(row: TableRow, browser: bytes | None, language: str) -> dict[str, Any]:
    """What the lobby tells of a table without looking at its game. Without a title it is called by its scenario."""
    rules = indochina.rules(row.game)
    catalogue = rules.CATALOGUES.get(language) or rules.CATALOGUES["en"]

    def player(seat: Any) -> str:
        if seat.player != "person":
            return "solo"
        if browser is not None and browser in row.holders.get(seat.seat, ()):
            return "you"
        return "taken" if seat.taken else "open"

    colon = "\u00a0:" if language == "fr" else ":"
    return {
        "id": row.id, "game": row.game,
        "title": row.title or f"{rules.TITLE}{colon} {scenario_title(rules, row.scenario, language)}",
        "scenario": row.scenario, "made": row.made,
        "over": row.over, "result": None, "mine": browser is not None and browser == row.maker,
        "waiting_for": row.waiting_for.split(",") if row.waiting_for else [],
        "updated": row.updated.isoformat(timespec="seconds"), "hidden": False,
        "seats": {
            seat.seat: {"player": player(seat), "name": catalogue.get(f"name.{seat.seat}", seat.seat)}
            for seat in row.seats
        },
    }  # fmt: skip
