"""1.10 What both players see to at the end of each Phase and of each Operation Point."""

from __future__ import annotations

from collections.abc import Callable, Generator

from indochina.core.decision import Decision, Procedure
from indochina.core.rules import OVER

from ..operations.trenches import tidy_trenches
from ..state import State
from ..victory import hanoi_taken
from .stacking import eliminate_excess
from .units import SIDES


def end_of_phase(s: State) -> Generator[Decision, str, None]:
    """1.5 Stacking is enforced, 6.3 trenches without defenders go, 1.9 VM in Hanoi has won."""
    for side in SIDES:
        yield from eliminate_excess(s, side)
    tidy_trenches(s)
    hanoi_taken(s)


def phase(stage: Callable[[State], Procedure]) -> Callable[[State], Procedure]:
    """A stage after which, when it leads to another, a Phase is over."""

    def procedure(s: State) -> Procedure:
        following = yield from stage(s)
        if following != s.stage and not s.over:
            yield from end_of_phase(s)
        return OVER if s.over else following

    return procedure
