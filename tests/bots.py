"""Drive opponents as the engine would: `said = play(game, {"US": bot}, until=lambda: game.state.stage != "operation")`.

Every answer is looked at as the journal keeps it: it must be offered, and an opponent must say why. Dice that an
opponent rolls itself are scripted; one too few or one left over is a fault of the test.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from indochina.core.decision import CHANCE
from indochina.core.game import Game, Player
from indochina.core.journal import Answer


class Script:
    """Dice in their order: `Script("3 4")`, called for each that is rolled."""

    def __init__(self, dice: str) -> None:
        self.left = [int(die) for die in dice.split()]

    def __call__(self) -> int:
        assert self.left, "the opponent rolls more dice than the test gives it"
        return self.left.pop(0)

    def used_up(self) -> None:
        assert not self.left, f"dice not rolled: {self.left}"


def ask(game: Game, bots: Mapping[str, Player]) -> Answer:
    """What the opponent answers to whom the open question goes."""
    decision = game.decision
    assert decision is not None and decision.seat != CHANCE, f"nobody is asked: {decision}"
    key, reason = bots[decision.seat].choose(game)
    assert key in decision.keys, f"{key} is not offered: {decision}"
    assert reason is not None and reason.key and reason.rule, f"no reason for {key}: {decision}"
    return Answer(decision.seat, decision.name, key, "", False, reason)


def play(
    game: Game,
    bots: Mapping[str, Player],
    until: Callable[[], bool] = lambda: False,
    check: Callable[[Any], object] = lambda state: None,
) -> list[Answer]:
    """Opponents answer until something holds or the game is over; `check` looks at each state."""
    said: list[Answer] = []
    while game.decision is not None and not until():
        said.append(ask(game, bots))
        game.choose(said[-1].key, said[-1].reason)
        check(game.state)
    return said


def of(said: Iterable[Answer], seat: str) -> list[Answer]:
    """The answers of one seat."""
    return [answer for answer in said if answer.seat == seat]


def keys(said: Iterable[Answer], *names: str) -> list[str]:
    """What was answered, to some questions or to all."""
    return [answer.key for answer in said if not names or answer.name in names]


def values(answer: Answer) -> Mapping[str, Any]:
    """What is written down with an answer."""
    return answer.reason.values if answer.reason is not None else {}
