"""6.12 Bolshevik Spirit."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, chance, choose
from indochina.core.dice import D6, DICE

from ...components.units import VM
from ...state import State, hex_key
from .battle import Battle

STEPS_NEEDED = 3


def may_declare(s: State, b: Battle) -> bool:
    """Only an attacking VM stack, and only if its leading unit has enough steps."""
    return b.side == VM and s.steps[b.leader] >= STEPS_NEEDED


def bolshevik_spirit(s: State, b: Battle, drm: int) -> Generator[Decision, str, None]:
    """6.12 With the leaders known and before the combat dice, VM may roll a die for a DRM; its leader pays a step.

    `drm` is what the fight has without it.
    """
    if not may_declare(s, b):
        return
    leader = s.board.units[b.leader].key
    key = yield choose(
        VM, "combat.bolshevik", "6.12", ["yes", "no"], unit=leader, hex=hex_key(s, b.target), drm=f"{drm:+}"
    )
    if key == "no":
        return
    b.bolshevik = int((yield chance(DICE, "dice.bolshevik", "6.12", D6)))
    s.note("log.bolshevik", "6.12", unit=leader, die=b.bolshevik)
