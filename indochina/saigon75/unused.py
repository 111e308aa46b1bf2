"""What somebody gives up who ends a phase now: activations that could still be used, attacks that could be made."""

from __future__ import annotations

from indochina.core.catalogue import Messages
from indochina.core.decision import END
from indochina.core.game import Game

from .availability import points_left
from .units import SPACE


def warnings(game: Game, key: str, messages: Messages) -> list[str]:
    """S.2, S.6 A sentence on what the end of movement, or of the declaration of combats, leaves unused."""
    decision = game.decision
    if decision is None or key != END or len(decision.keys) < 2:
        return []
    if decision.name == "move.unit" and (points := points_left(game.state)):
        return [messages.text("odds.unused.points", {"count": points})]
    if decision.name == "combat.declare":
        return [messages.text("odds.unused.battlefields", {"count": sum(name in SPACE for name in decision.keys)})]
    return []
