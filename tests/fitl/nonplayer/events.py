"""Non-players and Events in tests: whether one is played, and what is done in it."""

from typing import Any

from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.fitl.check import check
from indochina.fitl.nonplayer import NONPLAYERS
from indochina.fitl.nonplayer.events.choices import choose_event
from indochina.fitl.nonplayer.turn import Turn

from .bots import scripted, start

ALL = "US, ARVN, NVA, VC"


def without(*factions: str) -> str:
    """All Non-players but these, who have players."""
    return ", ".join(faction for faction in ALL.split(", ") if faction not in factions)


def looked_at(
    faction: str, card: int, text: str = "", nonplayers: str = ALL, **fields: str
) -> tuple[str, dict[str, bool]]:
    """The text of a card that a Non-player chooses to play, "" if none; and the conditions it tested."""
    game = start(faction, text, nonplayers, current=str(card), **({"next": "66" if card == 68 else "68"} | fields))
    t = Turn(game, faction)
    answer = choose_event(NONPLAYERS[faction], t, "8.4")
    tested = {step["test"]: step["holds"] for step in t.trace if "test" in step}
    return answer[0] if answer else "", tested


def execute(
    faction: str,
    card: int,
    side: str,
    text: str = "",
    dice: str = "",
    game_dice: str | None = None,
    nonplayers: str = ALL,
    **fields: str,
) -> tuple[Game, list[Answer]]:
    """A faction executes a text of a card; all are Non-players. Returns the game and the answers of all of them."""
    game = start(
        faction, text, nonplayers, game_dice, current=str(card), **({"next": "66" if card == 68 else "68"} | fields)
    )
    game.choose(side)
    scripts = {faction: scripted(faction, dice)}
    said: list[Answer] = []
    while (decision := game.decision) is not None and not decision.name.startswith("action"):
        assert game.state.current == card
        bot: Any = scripts[decision.seat].bot if decision.seat in scripts else NONPLAYERS[decision.seat]
        key, reason = bot.choose(game)
        said.append(Answer(decision.seat, decision.name, key, "", False, reason))
        game.choose(key, reason)
        check(game.state)
    return game, said


def picked(said: list[Answer], name: str) -> list[str]:
    """The keys answered to questions of a name."""
    return [answer.key for answer in said if answer.name == name]


def by_lot(said: list[Answer]) -> list[str]:
    """Questions answered by lot alone (8.4.7)."""
    return [answer.name for answer in said if answer.reason is not None and answer.reason.values["what"] == "np.lot"]
