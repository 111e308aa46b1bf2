"""What if: from a moment of a game a table of one's own, with all that is hidden from one's seat dealt anew.

Nothing of the game's past goes along but what the seat knows of it: the new game begins with the stage of the moment,
and its dice, its deck and its lots are others.
"""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Any

from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.rules import Rules, guises_of

from .making import about, table_row
from .store import Seat, TableRow
from .tokens import new_id
from .viewer import Refused


def forked(game: Game, made: int, seat: str, everything: bool) -> Game:
    """The game after so many choices, as `seat` could know it then. `everything`: its secrets are no secrets any more.

    What dealing anew would leave as it is (hidden units of which there is but one) is no start for a game that
    somebody else still plays.
    """
    rules = game.rules
    if seat not in rules.SEATS:
        raise Refused(422, f"unknown seat {seat[:40]!r}: {rules.TITLE} has {', '.join(rules.SEATS)}")
    if made > game.made:
        raise Refused(422, f"there is no choice {made}: {game.made} have been made")
    if seat in (rules.nonplayers(game.state) or ()):
        raise Refused(409, f"{seat} is a Non-player in this game, by the rules: take the seat of a player")
    then = game.at(made)
    if then.over:
        raise Refused(409, "the game is over then: take an earlier moment")
    if not everything and not dealt_whole(rules, then.state, seat):
        raise Refused(409, "what is hidden from you cannot all be dealt anew: wait for the end of the game")
    rng = Random(secrets.token_hex(32))
    try:
        state, answers = then.determinize(seat, rng).moment
        state = state.copy()
        state.streams = [rng.below(1 << 32) << 32 | rng.below(1 << 32) for _ in state.streams]
        meta: dict[str, Any] = {name: game.meta[name] for name in ("scenario", "options") if name in game.meta}
        return Game(rules, state, meta=meta, seats=players(rules, game.state, seat), given=answers)
    except Error as fault:
        raise Refused(409, f"the game cannot be taken up there: {fault}") from None


def dealt_whole(rules: Any, state: Any, seat: str) -> bool:
    """Is everything that a seat cannot know dealt anew?"""
    guises = guises_of(rules)
    return guises is None or guises.guises(state, seat) == [state]


def players(rules: Rules, state: Any, seat: str) -> dict[str, str]:
    """Bots play the other seats, where the rules leave that open; else who was a player's is one's own too."""
    machines = rules.nonplayers(state)
    return {
        other: "human" if other == seat or (machines is not None and other not in machines) else "solo"
        for other in rules.SEATS
    }


def fork_row(game: Game, origin: TableRow, made: int, browser: bytes) -> TableRow:
    """The table of a fork: all seats that no bot plays are of who made it."""
    seats = [Seat(s, "person" if who == "human" else who, taken=who == "human") for s, who in game.seats.items()]
    holders = {seat.seat: frozenset([browser]) for seat in seats if seat.player == "person"}
    row = table_row(new_id(), origin.title, about(game), browser, seats, holders)
    return replace(row, fork=(origin.id, made))
