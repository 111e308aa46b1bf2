"""8.8 The Non-player US: its table of answers."""

from __future__ import annotations

from indochina.core.answers import table

from .. import shared
from ..turn import Sheet
from . import advise, air_lift, air_strike, assault, commitment, flowchart, pacify, patrol, special, sweep, train

ANSWERS = table(
    shared.ANSWERS,
    advise.ANSWERS,
    air_lift.ANSWERS,
    air_strike.ANSWERS,
    assault.ANSWERS,
    commitment.ANSWERS,
    flowchart.ANSWERS,
    pacify.ANSWERS,
    patrol.ANSWERS,
    special.ANSWERS,
    sweep.ANSWERS,
    train.ANSWERS,
    instead={**air_strike.INSTEAD, **sweep.INSTEAD},
)
SHEET = Sheet(ANSWERS, shared.BY_LOT, flowchart.to_operate)
