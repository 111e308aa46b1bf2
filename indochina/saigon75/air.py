"""S.7 Air unit attrition."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, chance
from indochina.core.dice import DICE

from .state import State


def air_attrition(s: State, markers: int) -> Generator[Decision, str, None]:
    """S.7 One air die per marker used: an aircraft eliminates a marker for the rest of the game.

    The others are at once back in their spaces.
    """
    faces, weights = s.board.dice["air"]
    for _ in range(markers):
        face = yield chance(DICE, "dice.air", "S.7", faces, weights)
        if face == "aircraft":
            s.air -= 1
            s.air_lost += 1
            s.note("log.air_lost", "S.7", air=s.air)
