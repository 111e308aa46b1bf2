"""8.1 Trying an Event out: its text alone, executed on a copy by Non-players, to see what it would do."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from indochina.core.decision import Procedure
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.rules import OVER

from ...events import execute
from ...sequence.sequence import EVENT
from ...state import State


class Rehearsal(Game):
    """A game that begins when a faction has announced an Event, and is over when the Event has been executed.

    Whatever nobody can know, dice among it, is dealt anew.
    """

    __slots__ = ("before",)

    def __init__(self, game: Game, faction: str, number: int, side: str) -> None:
        def stage(s: State) -> Procedure:
            yield from execute(s, faction, number, side)
            return OVER

        state: State = game.state.copy()
        game.rules.determinize(state, faction, Random(f"{game.version}/{faction}"))
        state.stage = "action"
        state.current = number
        state.acted = (*state.acted, (faction, EVENT))
        self.before: State = state
        self.rules = cast(Any, SimpleNamespace(**{**vars(game.rules), "STAGES": {"action": stage}}))
        self.meta, self.seats = game.meta, game.seats
        self.language, self.messages = game.language, game.messages
        self.lost_history, self.chance = "", "stream"
        self._script, self._redo, self.rolled = (), (), []
        self._settle(self._stand(None, state, []))

    def play_out(self) -> State:
        """Let all factions answer as Non-players; the state when the Event has been executed."""
        from .. import nonplayer

        while (decision := self.decision) is not None:
            key, reason = nonplayer(decision.seat).choose(self)
            self.choose(key, reason)
        after: State = self.state
        return after


def changed(before: State, after: State, but: tuple[str, ...] = ()) -> bool:
    """Something happened, whatever was rolled. `but`: what does not count."""
    aside = {"notes", "streams", "stage", *but}
    return any(getattr(before, name) != getattr(after, name) for name in State.__slots__ if name not in aside)
