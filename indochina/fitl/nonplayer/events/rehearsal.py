"""8.1 Trying an Event out: its text alone, executed on a copy by Non-players, to see what it would do."""

from __future__ import annotations

from indochina.core.decision import Procedure
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.rules import OVER

from ...events import execute
from ...sequence.sequence import EVENT
from ...state import State


class Rehearsal:
    """A game that begins when a faction has announced an Event, and is over when the Event has been executed.

    Whatever nobody can know, dice among it, is dealt anew.
    """

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
        self.trial = game.trial(state, {"action": stage})

    def play_out(self) -> State:
        """Let all factions answer as Non-players; the state when the Event has been executed."""
        from .. import nonplayer

        while (decision := self.trial.decision) is not None:
            self.trial.choose(*nonplayer(decision.seat).choose(self.trial))
        after: State = self.trial.state
        return after


def changed(before: State, after: State, but: tuple[str, ...] = ()) -> bool:
    """Something happened, whatever was rolled. `but`: what does not count."""
    aside = {"notes", "streams", "stage", *but}
    return any(getattr(before, name) != getattr(after, name) for name in State.__slots__ if name not in aside)
