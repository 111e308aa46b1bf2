"""What both opponents share: one look at the position, and answering by the name of the question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from indochina.core.decision import Decision, Why
from indochina.core.game import Game

from ..state import State
from .eyes import seen
from .outlook import Outlook

Answer = tuple[str, Why]


def because(key: str, rule: str, **values: Any) -> Why:
    """A reason: message key, rule number, values."""
    return Why(f"reason.{key}", rule, values)


class Opponent:
    """Answers each question by the method of its name: `move.hex` by `move_hex`. Has no memory of its own."""

    side: str

    def __init__(self) -> None:
        self._looked: tuple[object, ...] = ()
        self._look: Outlook | None = None

    def choose(self, game: Game) -> Answer:
        decision = game.decision
        assert decision is not None
        answer: Callable[[Outlook, Decision], Answer] = getattr(self, decision.name.replace(".", "_"))
        return answer(self.look(game.state), decision)

    def look(self, s: State) -> Outlook:
        """The position as this side sees it. Several questions in a row are about one position: it looks once."""
        position = (
            s.board, s.scenario, s.stage, s.turn, tuple(s.place), bytes(s.steps), bytes(s.dg), bytes(s.oos),
            bytes(s.moved), bytes(s.ran), s.used, s.vm_friendly, s.destroyed, s.road_markers, tuple(s.trenches.items()),
            *s.ops, s.impulse, *s.spending, *s.rp, s.vp, s.air_left, s.truck_left, s.objective, s.rumour,
        )  # fmt: skip
        if self._look is None or position != self._looked:
            self._looked, self._look = position, Outlook(seen(s, self.side), self.side)
        return self._look
