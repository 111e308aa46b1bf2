"""Solo opponents: a sound player for each side, which answers the same Decisions as a person and says why.

The published solo cards are not known to us; these opponents are our own and follow the reconstruction's idea
(targets in order, enough units for each, combat where the dice favour it).
"""

from __future__ import annotations

from ..units import NV, SV
from . import north, south
from .opponent import Opponent

OPPONENTS = {NV: Opponent(NV, north.ANSWERS), SV: Opponent(SV, south.ANSWERS)}


def opponent(seat: str) -> Opponent:
    return OPPONENTS[seat]
