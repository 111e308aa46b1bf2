"""5.5 Free Operations in which others than the Faction's own cubes count as US Troops (cards 70, 99), or in which the
text names every space (cards 25, 70)."""

from __future__ import annotations

from ...components.pieces import COIN_CUBES, COIN_TROOPS, US_TROOP
from ...events.cards_021_030 import Riverines
from ...events.cards_061_070 import Roks
from ...events.cards_096_100 import MasherWhiteWing
from ..turn import ACTION, Turn


def by_event(t: Turn, *numbers: int) -> bool:
    """5.5 The Operation is one that one of these Events gives; not one that is only being considered."""
    return t.s.stage != "operation" and not t.d.name.startswith(ACTION) and t.s.current in numbers


def as_us(t: Turn) -> bool:
    """Card 70: all cubes Sweep and Assault by the US rules."""
    return by_event(t, Roks.number)


def names_every_space(t: Turn) -> bool:
    """5.1.3 No limit of the flowchart to the number of spaces counts (cards 25, 70)."""
    return by_event(t, Riverines.number, Roks.number)


def event_cubes(t: Turn) -> tuple[int, ...]:
    """Cubes that the US Sweeps and Assaults with as its Troops: by card 99 ARVN Troops too, by card 70 all."""
    if as_us(t):
        return COIN_CUBES
    return COIN_TROOPS if by_event(t, MasherWhiteWing.number) else (US_TROOP,)
