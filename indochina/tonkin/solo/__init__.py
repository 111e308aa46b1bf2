"""Solo opponents: a sound player for each side, which answers the same Decisions as a person and says why.

Each module answers the questions about one thing; a side's table is put together from them. Nothing is left to a lot.
"""

from __future__ import annotations

from indochina.core.answers import table

from ..components.units import FEF, VM
from .combat import ANSWERS as COMBAT
from .french import ANSWERS as FRENCH
from .moves import ANSWERS as MOVES
from .opponent import Answers, Opponent
from .points import ANSWERS as POINTS
from .replacements import ANSWERS as REPLACEMENTS
from .retreats import ANSWERS as RETREATS
from .roads import ANSWERS as ROADS
from .targets import ANSWERS as TARGETS
from .trenches import ANSWERS as TRENCHES
from .viet_minh import ANSWERS as VIET_MINH

BOTH = table(REPLACEMENTS, MOVES, POINTS, TRENCHES, TARGETS, COMBAT, RETREATS)
"""What both sides answer alike."""
ANSWERS: dict[str, Answers] = {VM: table(BOTH, VIET_MINH, ROADS), FEF: table(BOTH, FRENCH)}


def opponent(seat: str) -> Opponent:
    return Opponent(seat, ANSWERS[seat])
