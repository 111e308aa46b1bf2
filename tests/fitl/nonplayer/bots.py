"""Playing Non-players in tests: from a stated position, with their dice and the game's dice scripted.

    game, said = turn("VC", "vc_resources: 3; hue: 2 vc_guerrilla, passive_support", dice="3 4")
    assert [a.key for a in said] == ["op_sa", "terror", "hue", ...]

`turn` plays the faction's whole action, from the choice of Event, Operation or Pass to its end; `answer` gives the one
answer to the open question of a position.
"""

from collections.abc import Iterator
from typing import Any

import indochina
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.fitl.check import check
from indochina.fitl.nonplayer import NONPLAYERS

# A card that nobody's Capability check looks at (68), no Monsoon, only the faction Eligible.
START = "scenario: full; stage: action; current: 68; next: 67; eligible: {faction}; nonplayers: {nonplayers}; {text}"


def start(
    faction: str, text: str, nonplayers: str = "US, ARVN, NVA, VC", game_dice: str | None = None, **fields: str
) -> Game:
    """A game at the question which action the faction takes. Fields of the position may replace the defaults."""
    data = START.format(faction=faction, nonplayers=nonplayers, text=text)
    for name, value in fields.items():
        data = _replace(data, name, value)
    return indochina.position("fitl", data, dice=game_dice)


def _replace(data: str, name: str, value: str) -> str:
    parts = [part for part in data.split("; ") if not part.startswith(f"{name}:")]
    return "; ".join([*parts, f"{name}: {value}"])


class scripted:
    """The faction's own dice for the time of a test: `with scripted("VC", "3 4")`. None left: the game's lot."""

    def __init__(self, faction: str, dice: str) -> None:
        self.bot = type(NONPLAYERS[faction])()
        self.left = [int(die) for die in dice.split()]
        if dice:
            self.bot.roll = self.roll

    def roll(self) -> int:
        assert self.left, "the Non-player rolls more dice than the test gives it"
        return self.left.pop(0)


def answer(game: Game, dice: str = "") -> tuple[str, Any]:
    """The answer of the Non-player that is asked, with its reason."""
    assert game.decision is not None
    return scripted(game.decision.seat, dice).bot.choose(game)


def turn(
    faction: str,
    text: str,
    dice: str = "",
    nonplayers: str = "US, ARVN, NVA, VC",
    game_dice: str | None = None,
    **fields: str,
) -> tuple[Game, list[Answer]]:
    """A faction's whole action; the game then stands at the next question, and all its own answers are returned.

    Other factions that are asked something on the way answer as Non-players.
    """  # fmt: skip
    game = start(faction, text, nonplayers, game_dice, **fields)
    assert game.decision is not None and game.decision.name.startswith("action") and game.decision.seat == faction
    script = scripted(faction, dice)
    card = game.state.current
    said: list[Answer] = []
    while game.decision is not None and game.state.current == card:
        if said and game.decision.name.startswith("action"):
            break
        seat = game.decision.seat
        bot = script.bot if seat == faction else NONPLAYERS[seat]
        key, reason = bot.choose(game)
        assert reason is not None and reason.key and reason.rule
        if seat == faction:
            said.append(Answer(seat, game.decision.name, key, "", False, reason))
        game.choose(key, reason)
        check(game.state)
    assert not script.left, f"dice not rolled: {script.left}"
    return game, said


def keys(said: list[Answer]) -> list[str]:
    return [answer.key for answer in said]


def words(said: list[Answer]) -> Iterator[str]:
    """What was written down as the reasons, in a word each."""
    return (answer.reason.values["what"] for answer in said if answer.reason is not None)
