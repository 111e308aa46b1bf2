"""What somebody gives up who ends an action now: a Special Activity that could be added, spaces, hits, Resources."""

from __future__ import annotations

from indochina.core.catalogue import Messages
from indochina.core.decision import END, Decision
from indochina.core.game import Game

from .board import SPACE
from .components.control import spendable
from .components.pieces import US
from .special_activities import ACTIVITIES
from .state import State

PHASES = ("coup.pacify", "coup.agitate")
"""Questions of the Coup Round whose spaces are paid for."""


def warnings(game: Game, key: str, messages: Messages) -> list[str]:
    """A sentence for each thing that the end of an action leaves unused; none if there is nothing, or no such end."""
    decision = game.decision
    if decision is None or key != END or not (decision.values.get("ends") or decision.name in PHASES):
        return []
    told = []
    activities = [name for name in decision.keys if name in ACTIVITIES]
    if activities and not asked_again(game):
        told.append(messages.text("odds.unused.activity", {"activities": activities}))
    if spaces := sum(name in SPACE for name in decision.keys):
        told.append(messages.text(*spaces_left(game.state, decision, spaces)))
    elif decision.name == "airstrike.hit":
        told.append(messages.text("odds.unused.hits", {"count": decision.values["left"]}))
    return told


def asked_again(game: Game) -> bool:
    """4.1 Whether the Special Activity may still be added when the Operation is over."""
    after = game.clone(chance="person").choose(END).decision
    return after is not None and after.name == "special.after"


def spaces_left(s: State, decision: Decision, count: int) -> tuple[str, dict[str, int]]:
    """3.1, 6.3 The spaces that are still offered, and the Resources to pay for them if they are not free."""
    seat = decision.seat
    paid = decision.name in PHASES or (s.stage == "operation" and decision.values["ends"] not in ACTIVITIES)
    if not paid or seat == US:
        return "odds.unused.spaces", {"count": count}
    return "odds.unused.resources", {"count": count, "resources": spendable(s, seat)}
