"""Dice: one six-sided die of the game's own stream, asked as a Decision of chance."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from indochina.core.decision import Decision, chance
from indochina.core.dice import D6, DICE


def die(name: str, rule: str, **values: Any) -> Generator[Decision, str, int]:
    """Roll a die: `hits = yield from die("airstrike.die", "4.2.3")`."""
    face = yield chance(DICE, name, rule, D6, **values)
    return int(face)
