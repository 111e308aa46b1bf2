"""5.3 Capabilities: lasting effects for the rest of the game, each on its unshaded or its shaded side."""

from __future__ import annotations

from ..cards import MIGS, SHADED, TOP_GUN, UNSHADED
from ..state import State


def set_capability(s: State, name: str, side: str) -> None:
    """5.3 The marker on one side; whatever the other side said is over. Unshaded Top Gun cancels shaded MiGs."""
    remove_capability(s, name)
    if side == SHADED:
        s.shaded |= {name}
    else:
        s.unshaded |= {name}
    if name == TOP_GUN and side == UNSHADED and MIGS in s.shaded:
        s.shaded -= {MIGS}
        s.note("log.capability_off", "5.3", capability=MIGS)


def remove_capability(s: State, name: str) -> None:
    """5.3 The marker off the box, whichever side it shows."""
    s.shaded -= {name}
    s.unshaded -= {name}
