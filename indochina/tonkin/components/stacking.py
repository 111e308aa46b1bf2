"""1.5 Stacking."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, choose

from ..operations.combat.losses import lose_step
from ..state import FULL_STACK, State, hex_key, stacking_points, units_in
from .units import VM


def overstacked(s: State, side: str) -> list[int]:
    """Hexes with more than 13 Stacking Points of a side, in board order. 3.7 Saigon holds any number."""
    units = s.board.units
    return sorted(
        h
        for h, stack in s.stacks.items()
        if len(stack) > 3
        and h != s.board.saigon
        and units[stack[0]].side == side
        and stacking_points(s, h) > FULL_STACK
    )


def eliminate_excess(s: State, side: str) -> Generator[Decision, str, None]:
    """1.5 At the end of each Phase and Operation Point steps beyond 13 Stacking Points go, by the owner's choice.

    A unit with two steps keeps its Stacking Point until its second is gone. An HQ or SD is removed whole.
    """
    name = "stacking.vm_step" if side == VM else "stacking.step"
    for h in overstacked(s, side):
        while not s.over and (points := stacking_points(s, h)) > FULL_STACK:
            keys = [s.board.units[u].key for u in units_in(s, h)]
            key = yield choose(side, name, "1.5", keys, hex=hex_key(s, h), excess=points - FULL_STACK)
            s.note("log.overstacked", "1.5", side=side, hex=hex_key(s, h))
            lose_step(s, s.board.unit[key], "1.5")
