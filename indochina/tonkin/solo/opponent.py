"""What both opponents share: one look at the position, and a table of answers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from indochina.core.decision import Choice, Decision, Why
from indochina.core.errors import Error
from indochina.core.game import Game

from ..state import State
from .eyes import seen
from .outlook import Outlook
from .secrets import told

Answers = Mapping[str, Callable[[Outlook, Decision], Choice]]
"""Questions by name, and what answers them."""


def because(key: str, rule: str, **values: Any) -> Why:
    """A reason: message key, rule number, values."""
    return Why(f"reason.{key}", rule, values)


class Opponent:
    """Answers for one side out of its table. Has no memory of its own."""

    def __init__(self, side: str, answers: Answers) -> None:
        self.side = side
        self._answers = answers
        self._looked: tuple[object, ...] = ()
        self._look: Outlook | None = None

    def choose(self, game: Game) -> Choice:
        decision = game.decision
        assert decision is not None
        answer = self._answers.get(decision.name)
        if answer is None:
            raise Error(f"the opponent for {self.side} has no answer to {decision.name}")
        return told(decision, answer(self.look(game.state), decision))

    def look(self, s: State) -> Outlook:
        """The position as this side sees it. Several questions in a row are about one position: it looks once."""
        position = (
            s.board,
            s.scenario,
            s.stage,
            s.turn,
            tuple(s.place),
            bytes(s.steps),
            bytes(s.dg),
            bytes(s.oos),
            bytes(s.moved),
            bytes(s.ran),
            s.used,
            s.vm_friendly,
            s.destroyed,
            s.road_markers,
            tuple(s.trenches.items()),
            *s.ops,
            s.impulse,
            *s.spending,
            *s.rp,
            s.vp,
            s.air_left,
            s.truck_left,
            s.objective,
            s.rumour,
        )
        if self._look is None or position != self._looked:
            self._looked, self._look = position, Outlook(seen(s, self.side), self.side)
        return self._look
