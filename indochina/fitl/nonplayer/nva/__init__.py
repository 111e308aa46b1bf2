"""8.6 The Non-player NVA: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from .. import shared
from ..events.spaces import insurgents_operate
from ..turn import Sheet
from . import ambush, attack, bombard, flowchart, infiltrate, march, rally, redeploy, special, terror

ANSWERS = table(
    shared.ANSWERS,
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
    instead=infiltrate.INSTEAD,
)
BY_LOT = shared.BY_LOT | {"event.action": "8.4.7", "operation.instead": "8.4.7"}
"""Questions that it leaves to the lot, with the rule. Card 56 has an instruction that comes first."""
SHEET = Sheet(ANSWERS, BY_LOT, insurgents_operate)
