"""8.0 A Non-player: a Player that answers each question from the table of its Faction, and says why."""

from __future__ import annotations

from collections.abc import Mapping

from indochina.core.decision import Choice
from indochina.core.game import Game

from ..board import IDS
from .events.instructed import special_answer
from .random_spaces import Roll
from .turn import Sheet, Turn


class Nonplayer:
    """8.1 A Faction that follows chapter 8 of the rules. It has no state of its own: see `Turn`.

    An answer of None stands for nothing (more) to do: then it is `done`; if it cannot be, the lot decides (8.4.7).
    `roll`: where its dice come from, if not from the game: a person at a table. `waits_for`: the card it Passed for
    (8.5.2), if this game does not tell. `tells`: whether anybody may read how it came to its answers.
    """

    def __init__(
        self,
        faction: str,
        sheets: Mapping[str, Sheet],
        roll: Roll | None = None,
        waits_for: int | None = None,
        tells: bool = True,
    ) -> None:
        self.faction = faction
        self.sheets = sheets
        self.roll = roll
        self.waits_for = waits_for
        self.tells = tells

    def turn(self, game: Game) -> Turn:
        """The open question as this Non-player sees it."""
        return Turn(game, self.faction, self.sheets, self.roll, self.waits_for, self.tells)

    def choose(self, game: Game) -> Choice:
        """8.4.1 The Faction's special instruction for the Event goes first, in free Operations too; then its table."""
        t = self.turn(game)
        if (special := special_answer(t)) is not None:
            if (choice := special(t)) is not None:
                return choice
            t = self.turn(game)
        return self.by_table(t) or nothing_more(t)

    def by_table(self, t: Turn) -> Choice | None:
        """What the table says; a question that is in no table of the Faction is a fault, never silently a lot."""
        sheet = self.sheets[self.faction]
        answer = sheet.answers.get(t.d.name)
        if answer is None and t.d.name not in sheet.by_lot:
            raise LookupError(f"the Non-player {self.faction} neither answers {t.d.name} nor leaves it to the lot")
        return answer(t) if answer is not None else None


def nothing_more(t: Turn) -> Choice:
    """8.1.3 It stops if it may; else the lot decides."""
    return t.answer(t.d.stop, "np.done", "8.1.3") if t.d.stop else lot(t)


def lot(t: Turn) -> Choice:
    """8.4.4 Spaces by 8.2 and 8.3, LoCs last; 8.4.7 whatever else it is with the same chance."""
    if len(t.spaces) == len(t.keys) and (x := t.pick("np.lot", "8.4.4", t.spaces)) is not None:
        return t.answer(IDS[x], "np.lot", "8.4.4")
    key = t.pick_key("np.lot", "8.4.7", t.keys)
    assert key is not None
    return t.answer(key, "np.lot", "8.4.7")
