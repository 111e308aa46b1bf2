"""8.6 The Non-player NVA: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from ..events.spaces import insurgents_operate
from ..shared import ANSWERS as SHARED
from ..turn import Sheet
from . import ambush, attack, bombard, flowchart, infiltrate, march, rally, redeploy, special, terror

ANSWERS = table(
    SHARED,
    ambush.ANSWERS,
    attack.ANSWERS,
    bombard.ANSWERS,
    flowchart.ANSWERS,
    infiltrate.ANSWERS,
    march.ANSWERS,
    rally.ANSWERS,
    redeploy.ANSWERS,
    special.ANSWERS,
    terror.ANSWERS,
    instead={**infiltrate.INSTEAD},
)
BY_LOT: dict[str, str] = {}
"""Questions that it leaves to the lot, with the rule."""
SHEET = Sheet(ANSWERS, BY_LOT, insurgents_operate)
