"""8.5 The Non-player VC: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from ..events.spaces import insurgents_operate
from ..shared import ANSWERS as SHARED
from ..turn import Sheet
from . import ambush, attack, coup, flowchart, march, pieces, rally, special, subvert, tax, terror

ANSWERS = table(
    SHARED,
    ambush.ANSWERS,
    attack.ANSWERS,
    coup.ANSWERS,
    flowchart.ANSWERS,
    march.ANSWERS,
    pieces.ANSWERS,
    rally.ANSWERS,
    special.ANSWERS,
    subvert.ANSWERS,
    tax.ANSWERS,
    terror.ANSWERS,
)
BY_LOT: dict[str, str] = {}
"""Questions that it leaves to the lot, with the rule."""
SHEET = Sheet(ANSWERS, BY_LOT, insurgents_operate)
