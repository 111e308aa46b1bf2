"""1.5 What France has seen of hidden VM stacks in this Game Turn, and what must still lie there.

6.8 Who fights shows his stack. It is covered again afterwards, but as long as nobody has left the hex unseen, and no
step has been lost or replaced unseen, all know what is in it. It is read from the log that France reads.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from indochina.core.game import Game
from indochina.core.journal import Note

from ..components.units import FEF, VM
from ..state import State, hex_of, put

LATEST = 400
"""Entries of the log that are looked at: more than a Game Turn has, as a rule."""
NAMED = {
    "log.shown": "hex", "log.advance": "hex", "log.gun_declared": "hex", "log.step_lost": "hex", "log.retreat": "to",
    "log.retreat_before": "to",
}  # fmt: skip
"""Entries that name units, and the value that tells where these are then."""
FORGET_ALL = ("log.turn", "log.vm_step_back_seen", "log.absorbed_seen")
FORGET_HEX = ("log.moved_seen", "log.step_lost_seen")
"""After these nobody knows any more who is in all VM hexes, or in this one."""


def named_in(values: Mapping[str, Any]) -> list[str]:
    units = values.get("units", values.get("unit"))
    return [units] if isinstance(units, str) else list(units or ())


def last_seen(notes: Iterable[Note]) -> dict[str, str]:
    """The units that France has read of and of which it knows where they are: unit -> hex."""
    found: dict[str, str] = {}
    for note in notes:
        if not note.told(FEF):
            continue
        if note.key in NAMED:
            found |= dict.fromkeys(named_in(note.values), note.values[NAMED[note.key]])
        elif note.key == "log.eliminated":
            found.pop(note.values["unit"], None)
        elif note.key in FORGET_ALL:
            found = {}
        elif note.key in FORGET_HEX:
            found = {unit: h for unit, h in found.items() if h != note.values["hex"]}
    return found


def remembered(game: Game, seat: str) -> tuple[State, set[int]]:
    """The position with the VM units that France remembers where it has seen them, and those units.

    They are there already, unless the hidden units have been dealt anew. VM sees everything anyway, and all see HQ and
    SD.
    """
    s = game.state
    if seat == VM:
        return s, set()
    seen = last_seen(note for _, note in game.notes(max(0, game.noted - LATEST)))
    units: dict[int, int] = {}
    for key, where in seen.items():
        unit = s.board.units[s.board.unit[key]]
        if unit.side == VM and unit.battle:
            units[unit.index] = hex_of(s, where)
    if any(s.place[u] != h for u, h in units.items()):
        s = s.copy()
        for u, h in units.items():
            put(s, u, h)
    return s, set(units)
