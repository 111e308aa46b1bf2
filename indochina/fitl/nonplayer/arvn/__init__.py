"""8.7 The Non-player ARVN: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from .. import shared
from ..events.spaces import coin_operates
from ..turn import Sheet
from . import assault, flowchart, govern, pacify, patrol, raid, redeploy, special, sweep, train, transport

ANSWERS = table(
    shared.ANSWERS,
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
SHEET = Sheet(ANSWERS, shared.BY_LOT, coin_operates)
