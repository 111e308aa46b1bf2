"""The SV opponent: Saigon full of troops first, lost provinces retaken where nobody guards them, the rest held."""

from __future__ import annotations

from indochina.core.answers import table

from ..opponent import SHARED
from . import combat, events, movement

ANSWERS = table(SHARED, events.ANSWERS, movement.ANSWERS, combat.ANSWERS)
"""How each question is answered."""
