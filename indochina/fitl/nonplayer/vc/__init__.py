"""8.5 The Non-player VC: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from .. import shared
from ..events.spaces import insurgents_operate
from ..turn import Sheet
from . import ambush, attack, coup, flowchart, march, pieces, rally, special, subvert, tax, terror

ANSWERS = table(
    shared.ANSWERS,
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
SHEET = Sheet(ANSWERS, shared.BY_LOT, insurgents_operate)
