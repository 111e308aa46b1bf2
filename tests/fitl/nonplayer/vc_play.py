"""The Non-player VC in an Operation that a test names, or at a question that it comes to."""

from itertools import islice
from typing import Any

from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.fitl.check import check
from indochina.fitl.nonplayer import NONPLAYERS

from .bots import scripted, start

NONE, ANY = "", "any"


def operate(
    operation: str, text: str, dice: str = NONE, *, game_dice: str | None = None, box: str = "op_sa",
    nonplayers: str = "US, ARVN, NVA, VC", **fields: str,
) -> tuple[Game, list[Answer]]:  # fmt: skip
    """A whole Operation of this name, whatever the flowchart says; VC's answers in it. VC rolls exactly these dice;
    with ANY it rolls as it likes."""
    game = start("VC", text, nonplayers, game_dice, **fields)
    before = game.version + 2
    game.choose(box)
    if game.version < before:
        game.choose(operation)
    return game, play(game, dice, lambda: game.state.stage != "operation", before)


def play(game: Game, dice: str, over: Any, before: int) -> list[Answer]:
    """All factions answer as Non-players until it is over; VC's answers, those that were forced too, after the first
    so many of the game."""
    script = scripted("VC", dice.replace(ANY, ""))
    if dice != ANY:
        script.bot.roll = script.roll
    while game.decision is not None and not over():
        seat = game.decision.seat
        bot = script.bot if seat == "VC" else NONPLAYERS[seat]
        game.choose(*bot.choose(game))
        check(game.state)
    assert not script.left, f"dice not rolled: {script.left}"
    new = list(islice(game.answers_back(), game.version - before))[::-1]
    return [answer for answer in new if answer.seat == "VC"]


def spaces(said: list[Answer], name: str) -> list[str]:
    """What was answered to a question, without `done`."""
    return [answer.key for answer in said if answer.name == name and answer.key != "done"]


def conditions(game: Game, dice: str) -> dict[str, bool]:
    """The conditions tested at the open question, and whether they hold."""
    script = scripted("VC", dice)
    _, reason = script.bot.choose(game)
    assert not script.left, f"dice not rolled: {script.left}"
    return {step["test"]: step["holds"] for step in reason.values["trace"] if "test" in step}
