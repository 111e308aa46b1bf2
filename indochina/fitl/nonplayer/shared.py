"""8.4.3-8.4.7 What all Non-players answer alike: the questions of Events, Pivotal Events, pieces off the map."""

from __future__ import annotations

from indochina.core.answers import table

from . import action
from .events import either, move, pieces, place, remove, spaces

ANSWERS = table(
    action.ANSWERS, either.ANSWERS, spaces.ANSWERS, pieces.ANSWERS, place.ANSWERS, remove.ANSWERS, move.ANSWERS
)
BY_LOT = {"deception.select": "8.4.7", "event.capability": "8.4.7"}
"""Questions that all of them leave to the lot, with the rule: markers (7.3), a Capability to be turned or removed."""
