"""8.7 The Non-player ARVN: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from ..events.spaces import coin_operates
from ..shared import ANSWERS as SHARED
from ..turn import Sheet
from . import assault, flowchart, govern, pacify, patrol, raid, redeploy, special, sweep, train, transport

ANSWERS = table(
    SHARED,
    assault.ANSWERS,
    flowchart.ANSWERS,
    govern.ANSWERS,
    pacify.ANSWERS,
    patrol.ANSWERS,
    raid.ANSWERS,
    redeploy.ANSWERS,
    special.ANSWERS,
    sweep.ANSWERS,
    train.ANSWERS,
    transport.ANSWERS,
)
BY_LOT: dict[str, str] = {}
"""Questions that it leaves to the lot, with the rule."""
SHEET = Sheet(ANSWERS, BY_LOT, coin_operates)
