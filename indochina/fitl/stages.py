"""2.0, 6.0 The stages of a game: an Event card, then the next; a Coup card with its Round."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Procedure

from .coup import COUP_STAGES
from .deception import deception
from .sequence.sequence import action, end_of_card, next_card, operation, play_card
from .state import State

STAGES: dict[str, Callable[[State], Procedure]] = {
    "deception": deception,      # 7.3
    "next_card": next_card,      # 2.2, 2.3.7
    "card": play_card,           # 2.3.8
    "action": action,            # 2.3.1-2.3.4, 5.0
    "operation": operation,      # 2.3.4, 2.3.5, 3.0, 4.0
    "end_of_card": end_of_card,  # 2.3.6
    **COUP_STAGES,               # 2.4, 6.0
}  # fmt: skip

# 2.3.4 An Eligible Faction's action: the questions it begins with, the stages it lasts for, what is told after it.
ACTION_QUESTIONS = ("action.first", "action.second")
ACTION_STAGES = ("action", "operation")
ACTION_OVER = ("log.card",)
