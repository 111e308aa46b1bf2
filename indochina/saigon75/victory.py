"""End of a turn: Momentum Tokens, victory conditions, the next turn."""

from __future__ import annotations

from typing import Any

from indochina.core.decision import Procedure
from indochina.core.rules import OVER

from .control import control
from .momentum import momentum_check
from .state import State
from .tables import TURNS
from .units import NV, SAIGON, SV

RULE = "V"


def end_of_turn(s: State) -> Procedure:
    """S.10 Momentum, then V: NV wins as soon as it controls Saigon at the end of a turn; after turn 8 SV has won."""
    yield from momentum_check(s)
    if control(s, SAIGON) == NV:
        s.winner = NV
        s.note("log.nv_wins", RULE, turn=s.turn)
        return OVER
    if s.turn == TURNS:
        s.winner = SV
        s.note("log.sv_wins", RULE)
        return OVER
    s.turn += 1
    s.active = NV
    s.note("log.turn", "S.1", actor="", turn=s.turn, season=f"season.{s.turn}")
    return "availability"


def result(s: State) -> dict[str, Any] | None:
    if not s.winner:
        return None
    return {"winner": s.winner, "turn": s.turn, "reason": "saigon" if s.winner == NV else "held"}
