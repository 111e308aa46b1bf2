"""Non-players and Events in tests: whether one is played, and what is done in it."""

from bots import Script, play

from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.fitl.board import SPACE
from indochina.fitl.check import check
from indochina.fitl.components.pieces import KIND
from indochina.fitl.nonplayer import NONPLAYERS, SHEETS
from indochina.fitl.nonplayer.events.play import choose_event
from indochina.fitl.nonplayer.player import Nonplayer
from indochina.fitl.state import count

from .positions import ALL, start, turned


def n(game: Game, space: str, kind: str) -> int:
    """How many pieces of a kind are in a space."""
    return count(game.state, KIND[kind], SPACE[space])


def without(*factions: str) -> str:
    """All Non-players but these, who have players."""
    return ", ".join(faction for faction in ALL.split(", ") if faction not in factions)


def looked_at(
    faction: str, card: int, text: str = "", nonplayers: str = ALL, **fields: str
) -> tuple[str, dict[str, bool]]:
    """The text of a card that a Non-player chooses to play, "" if none; and the conditions it tested."""
    game = start(faction, text, nonplayers, current=str(card), **({"next": "66" if card == 68 else "68"} | fields))
    t = turned(game, faction)
    answer = choose_event(t, "8.4")
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
    bots = NONPLAYERS | {faction: Nonplayer(faction, SHEETS, Script(dice) if dice else None)}
    said = play(game, bots, lambda: game.decision is None or game.decision.name.startswith("action"), check)
    return game, said


def picked(said: list[Answer], name: str) -> list[str]:
    """The keys answered to questions of a name."""
    return [answer.key for answer in said if answer.name == name]


def by_lot(said: list[Answer]) -> list[str]:
    """Questions answered by lot alone (8.4.7)."""
    return [answer.name for answer in said if answer.reason is not None and answer.reason.values["what"] == "np.lot"]
