"""The record of a table as a game, read choice by choice, so that who reads it may rest in between.

A record is a save. If the rules have changed so that only the end of it can be read, the game goes on as another save
behind it, which begins with a header of its own (`anew`); what lies before that is kept, and not read any more.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

import indochina
from indochina.core import loading, saves
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.slices import Work, advance

from .messages import decode, encode
from .viewer import Refused

logger = logging.getLogger(__name__)

HEADER, HISTORY = "indochina", "history"
"""A line with the first is a header; with the second it says what cannot be read of what lies before it."""
PAUSE = 0.004
"""So many seconds all that read on the loop may take together before others have their turn."""
WHOSE = "the table"
_readers = 0


async def read(record: list[bytes]) -> Game:
    """The game of a record, with everybody else served meanwhile.

    Why it cannot be read is for the server's log: it may name what is secret.
    """
    lines = since_header(record)
    try:
        game = await _replayed(lines)
        return game if game is not None else await asyncio.to_thread(read_whole, lines)
    except Error as fault:
        logger.exception("a table cannot be read")
        raise Refused(500, "the game of this table cannot be read any more: please report the problem") from fault


async def _replayed(lines: list[bytes]) -> Game | None:
    global _readers
    work = replaying(lines)
    _readers += 1
    try:
        while not (done := advance(work, PAUSE / _readers)):
            await asyncio.sleep(0)
    finally:
        _readers -= 1
    return done[0]


def reading(record: list[bytes]) -> Work[Game]:
    """The same, with a rest after each choice."""
    lines = since_header(record)
    game = yield from replaying(lines)
    return game if game is not None else read_whole(lines)


def read_whole(lines: list[bytes]) -> Game:
    """The same at once, whatever rules it was played by."""
    return loading.game_of(b"\n".join(lines), WHOSE, indochina.rules)


def replaying(lines: list[bytes]) -> Work[Game | None]:
    """The game, if its choices lead where they led; None if `core.loading` has to say how it goes on."""
    head, rest = saves.read_lines(b"\n".join(lines), WHOSE)
    yield
    if "script" in head or head["rules"] != indochina.rules(head["game"]).VERSION:
        return None
    game = read_whole(lines[:1])
    try:
        for line in rest:
            game = following(game, line)
            if "choice" in line and line.get("hash") not in (None, game.hash()):
                return None
            yield
    except loading.UNREADABLE:
        return None
    return game


def since_header(record: list[bytes]) -> list[bytes]:
    """The lines that are read: those from the last header on."""
    start = next((n for n in range(len(record) - 1, 0, -1) if record[n].startswith(b'{"' + HEADER.encode())), 0)
    return record[start:]


def history(record: list[bytes]) -> str:
    """What is known to be lost of a record that was begun anew."""
    return str(decode(since_header(record)[0]).get(HISTORY, ""))


def anew(game: Game, lost: str) -> list[dict[str, Any]]:
    """The lines by which a record goes on whose beginning cannot be read any more: the game as a save."""
    head, *rest = saves.lines(game)
    return [{**head, HISTORY: lost}, *rest]


def following(game: Game, line: dict[str, Any]) -> Game:
    """The game after one more line of its record."""
    if HEADER in line:
        return read_whole([encode(line)])
    if "undo" in line:
        return game.at(line["undo"])
    if "choice" in line:
        game.feed(saves.recorded(line))
    return game
