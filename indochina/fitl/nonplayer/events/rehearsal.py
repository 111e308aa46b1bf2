"""8.1 Trying an Event out: its text alone, executed on a copy by Non-players, to see what it would do."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Procedure
from indochina.core.dice import Random
from indochina.core.rules import OVER

from ...events import execute
from ...sequence.sequence import EVENT
from ...state import State
from ..player import Nonplayer
from ..turn import Turn


class Rehearsed(NamedTuple):
    """The position in which an Event has been announced, and the one after it has been executed."""

    before: State
    after: State


def rehearse(t: Turn, number: int, side: str) -> Rehearsed:
    """8.1 The Faction announces an Event, and all Factions answer as Non-players until it has been executed.

    Whatever nobody can know, dice among it, is dealt anew.
    """

    def stage(s: State) -> Procedure:
        yield from execute(s, t.faction, number, side)
        return OVER

    before: State = t.s.copy()
    t.game.rules.determinize(before, t.faction, Random(f"{t.game.version}/{t.faction}"))
    before.stage = "action"
    before.current = number
    before.acted = (*before.acted, (t.faction, EVENT))
    trial = t.game.trial(before, {"action": stage})
    while (decision := trial.decision) is not None:
        trial.choose(*Nonplayer(decision.seat, t.sheets, tells=False).choose(trial))
    return Rehearsed(before, trial.state)


def changed(before: State, after: State, but: tuple[str, ...] = ()) -> bool:
    """Something happened, whatever was rolled. `but`: what does not count."""
    aside = {"notes", "streams", "stage", *but}
    return any(getattr(before, name) != getattr(after, name) for name in State.parts if name not in aside)
