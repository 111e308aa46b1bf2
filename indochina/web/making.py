"""How a table comes about: a new game, or a save that somebody brings."""

from __future__ import annotations

import secrets
import textwrap
from dataclasses import replace
from datetime import UTC, datetime
from typing import Any, NamedTuple

import indochina
from indochina.core import loading, saves
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.players import player

from .messages import encode
from .models import SEEDS, NewTable
from .store import Seat, TableRow
from .tokens import hashed, new_id, new_token
from .viewer import Refused

SENTENCE = 400
"""The longest sentence about a save: what is wrong with it may be of any length."""


def seat_link(id: str, token: str) -> str:
    return f"/table/{id}#seat={token}"


def new_table(asked: NewTable, browser: bytes) -> tuple[Game, TableRow, dict[str, str]]:
    """A new game, its table, and the links of the seats that are open."""
    rules = indochina.rules(asked.game)
    wanted = {seat: asked.seats.get(seat, "solo") for seat in rules.SEATS}
    unknown = next((seat for seat in asked.seats if seat not in rules.SEATS), None)
    if unknown is not None:
        raise Refused(422, f"unknown seat {unknown[:40]!r}: {rules.TITLE} has {', '.join(rules.SEATS)}")
    if asked.seed is not None and "open" in wanted.values():
        raise Refused(422, "a seed tells who chose it all dice and cards: only for games without other players")
    players = {seat: "solo" if who == "solo" else "human" for seat, who in wanted.items()}
    # of few seeds, who knows his own cards could try them all and so learn the others'
    seed = secrets.randbelow(SEEDS) if asked.seed is None else asked.seed
    game = indochina.new(asked.game, asked.scenario, asked.options, players, seed, language=asked.language)
    id, links = new_id(), {}
    seats = []
    for seat, who in wanted.items():
        token = new_token() if who == "open" else None
        if token:
            links[seat] = seat_link(id, token)
        sits = "solo" if who == "solo" else "person"
        seats.append(Seat(seat, sits, taken=who == "me", token=hashed(token) if token else None))
    holders = {seat: frozenset([browser]) for seat, who in wanted.items() if who == "me"}
    row = table_row(id, asked.title.strip(), about(game), browser, seats, holders)
    return game, replace(row, foreseen=asked.seed is not None), links


class About(NamedTuple):
    """What the lobby is told of a game."""

    game: str
    scenario: str
    made: int
    over: bool
    waiting_for: str
    result: dict[str, Any] | None
    hidden: bool


def about(game: Game) -> About:
    return About(
        game.rules.NAME,
        str(game.meta.get("scenario", "")),
        game.made,
        game.over,
        game.decision.seat if game.decision else "",
        game.result,
        game.rules.hidden(game.state),
    )


class Brought(NamedTuple):
    """What is to be known of a save that somebody brings: the game, who plays it, the lines to keep of it."""

    about: About
    players: dict[str, str]
    lines: list[bytes]


def read_save(raw: bytes) -> Brought:
    """Read a save from elsewhere. It may be anything, so another process does this (`importing.py`)."""
    if raw.startswith(b'{"indochina-record"'):
        raise Refused(400, "this is a record of a game as one seat saw it, not a save")
    try:
        game = loading.game_of(raw, "the save", indochina.rules)
        game.rules.check(game.state)
        for seat, who in game.seats.items():
            player(game, seat, str(who))
        lines = [encode(line) for line in saves.lines(game)]
    except Error as fault:
        raise Refused(400, textwrap.shorten(str(fault), SENTENCE, placeholder=" ...")) from None
    except Exception:  # a file that somebody made or changed can fail the reader in any way
        raise Refused(422, "the save cannot be read: it is damaged") from None
    if game.chance != "stream":
        raise Refused(422, "this game is played with dice on a real table: go on with it there")
    players = {seat: str(game.seats.get(seat, "human")) for seat in game.rules.SEATS}
    return Brought(about(game), players, lines)


def imported(save: Brought, browser: bytes) -> TableRow:
    """A table of a save: bots go on as bots, every other seat is the importer's. He can read its dice in the save."""
    seats = [Seat(s, "person" if who == "human" else who, taken=who == "human") for s, who in save.players.items()]
    holders = {seat.seat: frozenset([browser]) for seat in seats if seat.player == "person"}
    return replace(table_row(new_id(), "", save.about, browser, seats, holders), foreseen=True)


def table_row(
    id: str, title: str, known: About, browser: bytes, seats: list[Seat], holders: dict[str, frozenset[bytes]]
) -> TableRow:
    now = datetime.now(UTC)
    return TableRow(
        id=id,
        game=known.game,
        title=title,
        scenario=known.scenario,
        maker=browser,
        lines=0,
        made=known.made,
        over=known.over,
        waiting_for=known.waiting_for,
        updated=now,
        created=now,
        seats=tuple(seats),
        holders=holders,
    )
