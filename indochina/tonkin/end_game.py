"""8.0 End of the Game Sequence."""

from __future__ import annotations

from indochina.core.decision import Procedure
from indochina.core.rules import OVER

from .attrition import marked, suffer
from .components.game_turn import end_of_phase
from .components.political_objective import score_objective
from .state import State
from .victory import decide


def end_attrition(s: State) -> Procedure:
    """8.0 First every unit with an OoS-Marker loses a step, whether or not it could trace supply."""
    suffer(s, marked(s), "8.0")
    yield from end_of_phase(s)
    return OVER if s.over else "end.vm_move"


def victory(s: State) -> Procedure:
    """8.0 After the last Attrition Phase the real Political Objective scores [1.9 A]; the scale says who has won."""
    yield from ()
    score_objective(s)
    decide(s)
    return OVER
