"""1.10 Game Turn: how it begins, what both players see to at the end of each Phase, and how it ends."""

from __future__ import annotations

from collections.abc import Callable, Generator

from indochina.core.decision import Decision, Procedure
from indochina.core.rules import OVER

from ..operations.heroes import attach_heroes
from ..operations.trenches import tidy_trenches
from ..state import NA_SAN, State, month_of, rain_season
from ..victory import hanoi_taken
from .political_objective import place_objectives, score_objective
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


def turn(s: State) -> Procedure:
    """1.10 A new month. 3.3 Before any reinforcements both Transport-Markers are reset to what there is."""
    s.air_left, s.truck_left = s.air, s.trucks
    s.note("log.turn", "1.10", month=month_of(s), turn=s.turn, rain="rain" if rain_season(s) else "dry")
    yield from attach_heroes(s)
    return "vm.reinforcements"


def ended(s: State) -> bool:
    """9.0 Is this the last month of a scenario on the way?"""
    return any(card["end_turn"] == s.turn for name, card in s.board.scenarios.items() if name != NA_SAN)


def scenario_end(s: State) -> Procedure:
    """1.10 After the Supply Check: the End of the Game Sequence after the last month, else the next month.

    1.9 A, 9.0 In a campaign the markers score at the end of each scenario reached, and VM places them anew for free.
    """
    if s.turn >= s.board.scenarios[s.final]["end_turn"]:
        s.note("log.end_of_game", "8.0")
        return "end.attrition"
    if ended(s):
        s.note("log.scenario_over", "9.0", month=month_of(s))
        score_objective(s)
        yield from place_objectives(s)
    s.turn += 1
    return "turn"
