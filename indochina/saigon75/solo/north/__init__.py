"""The NV opponent: targets in order of importance, enough units for each, combat where the dice favour it."""

from __future__ import annotations

from indochina.core.answers import table

from ..opponent import SHARED
from . import combat, events, movement

ANSWERS = table(SHARED, events.ANSWERS, movement.ANSWERS, combat.ANSWERS)
"""How each question is answered."""
