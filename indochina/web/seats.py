"""A table as the lobby shows it: its seats, who holds them, how far the game is."""

from __future__ import annotations

from typing import Any

import indochina
from indochina.core.game import Game

from .lobby import scenario_title
from .store import Seat, TableRow


def table_card(row: TableRow, browser: bytes | None, language: str) -> dict[str, Any]:
    """What the lobby tells of a table without looking at its game. Without a title it is called by its scenario."""
    rules = indochina.rules(row.game)
    catalogue = rules.CATALOGUES.get(language) or rules.CATALOGUES["en"]
    colon = "\u00a0:" if language == "fr" else ":"
    return {
        "id": row.id,
        "game": row.game,
        "title": row.title or f"{rules.TITLE}{colon} {scenario_title(rules, row.scenario, language)}",
        "scenario": row.scenario,
        "made": row.made,
        "over": row.over,
        "result": None,
        "mine": browser is not None and browser == row.maker,
        "waiting_for": row.waiting_for.split(",") if row.waiting_for else [],
        "updated": row.updated.isoformat(timespec="seconds"),
        "hidden": False,
        "foreseen": row.foreseen and not row.over,
        "fork": {"table": row.fork[0], "made": row.fork[1]} if row.fork else None,
        "seats": {
            seat.seat: {
                "player": player(row, seat, browser),
                "name": catalogue.get(f"name.{seat.seat}", seat.seat),
                "arrived": seat.taken,
                "others": others(row, browser, seat.seat),
            }
            for seat in row.seats
        },
    }


def live_card(row: TableRow, game: Game, browser: bytes | None, language: str) -> dict[str, Any]:
    """The same, with what the game itself tells."""
    return {
        **table_card(row, browser, language),
        "made": game.made,
        "over": game.over,
        "foreseen": row.foreseen and not game.over,
        "result": game.result,
        "waiting_for": [game.decision.seat] if game.decision else [],
        "hidden": game.rules.hidden(game.state),
        "playable": [seat for seat in game.rules.SEATS if seat not in (game.rules.nonplayers(game.state) or ())],
    }


def player(row: TableRow, seat: Seat, browser: bytes | None) -> str:
    """Who plays a seat, as a browser is told it."""
    if seat.player != "person":
        return "solo"
    if holds(row, browser, seat.seat):
        return "you"
    return "taken" if seat.taken or row.holders.get(seat.seat) else "open"


def people(row: TableRow) -> list[str]:
    """The seats of persons."""
    return [seat.seat for seat in row.seats if seat.player == "person"]


def bots(row: TableRow) -> dict[str, str]:
    """The other seats, and who plays them."""
    return {seat.seat: seat.player for seat in row.seats if seat.player != "person"}


def others(row: TableRow, browser: bytes | None, seat: str) -> int:
    """How many other browsers hold a seat that this one holds."""
    return len(row.holders[seat]) - 1 if holds(row, browser, seat) else 0


def holds(row: TableRow, browser: bytes | None, seat: str) -> bool:
    return browser is not None and browser in row.holders.get(seat, frozenset())
