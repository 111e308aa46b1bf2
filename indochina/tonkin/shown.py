"""1.5, 1.9, 6.16 What a choice has brought to light."""

from __future__ import annotations

from indochina.core.game import Game
from indochina.core.journal import Note

from .components.units import FEF, VM
from .state import State, hex_of, holder, units_in
from .view import below_the_top, strength, told, visible

OFFICERS = ("combat.front", "hero.unit", "hero.vm_unit")
"""6.16 Questions that tell by being put where an officer is, or that his unit is lost."""
TELLING = ("log.mentioned", "log.objective_scored", "log.promoted")
"""1.9, 6.16 Entries of the log that tell which objective is real, or that an officer has taken part."""


def shown(before: Game, after: Game) -> bool:
    """Has anybody come to know what was hidden from him: a VM unit below the top of its stack, that one there was DG,
    the real objective, an officer?

    Then the choice between is not taken back.
    """
    s, t = before.state, after.state
    notes = [note for _, note in after.notes(before.noted)]
    hidden = below_the_top(s)
    if not {*below_the_top(t)}.issuperset(hidden) or not told(s, FEF, notes).isdisjoint(hidden):
        return True
    if (after.over and s.objective >= 0) or strengthened(s, t):
        return True
    return any(note.key in TELLING or reorganized(s, note) for note in notes) or officer(s, after)


def strengthened(s: State, t: State) -> bool:
    """A VM unit on top has become stronger and still lies there: who lies below it is no weaker."""
    return any(
        strength(t, u) > strength(s, u)
        for h in s.stacks
        if holder(t, h) == VM and len(units_in(t, h)) > len(visible(t, h, FEF))
        for u in visible(t, h, FEF)
        if s.place[u] == h
    )


def reorganized(s: State, note: Note) -> bool:
    """6.3 A DG-Marker is taken from a hex where France saw none."""
    if note.key != "log.reorganized":
        return False
    h = hex_of(s, note.values["hex"])
    return any(s.dg[u] for u in units_in(s, h)) and not any(s.dg[u] for u in visible(s, h, FEF))


def officer(s: State, after: Game) -> bool:
    """6.16 Somebody is asked what only he is asked whose officer leads here, or has lost his unit."""
    asked = after.decision
    return asked is not None and asked.name in OFFICERS and any(hero.unit >= 0 for hero in s.heroes)
