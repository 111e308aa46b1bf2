"""The engine at work between two pauses: Non-players act, and what they need to know is asked of the table.

A run begins with a position and ends with another. In between the table is asked for dice and for what players decide.
It is a function of the position and of the answers given: the same answers lead to the same end, so a run can be saved
as the list of its answers and stepped back by leaving some out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, cast

from indochina import fitl
from indochina.core.decision import CHANCE, TOP, Choice, Decision, Procedure, Why, choose
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.rules import Rules

from ..board import SPACE
from ..components.pieces import FACTIONS
from ..nonplayer import SHEETS
from ..nonplayer.player import Nonplayer
from ..sequence.pivotal import why_not_pivotal
from ..sequence.sequence import next_eligible
from ..special_activities import ACTIVITIES
from ..state import State
from .orders import Orders, changes, name_of

TABLE = "table"
PHASES = {
    "coup": "Coup card",
    "coup.victory": "Victory Phase",
    "coup.resources": "Resources Phase",
    "coup.pacification": "Support Phase, Pacification",
    "coup.agitation": "Support Phase, Agitation",
    "coup.redeploy_troops": "Redeploy Phase, ARVN Troops",
    "coup.redeploy_police": "Redeploy Phase, Police",
    "coup.redeploy_nva": "Redeploy Phase, NVA Troops",
    "coup.commitment": "Commitment Phase",
    "coup.reset": "Reset Phase",
}


class Dice(NamedTuple):
    """Dice that a Non-player rolls: how many, what for, and between which options if it is a choice by lot."""

    faction: str
    n: int
    word: str
    rule: str
    among: list[str]


Question = Dice | Decision


def pause_before(name: str) -> Callable[[State], Procedure]:
    """A stage with a pause in front."""

    def stage(s: State) -> Procedure:
        yield choose(TABLE, "pause", "", ["on", "stay"])
        return (yield from fitl.STAGES[name](s))

    return stage


PAUSING = {name: pause_before(name) for name in fitl.STAGES}


def table_game(start: State) -> Game:
    """A game that asks the table for dice, and to go on before each stage."""
    return Game(cast(Rules, fitl), start.copy(), stages=PAUSING, chance="person")


def consult(faction: str, game: Game, dice: Sequence[int], waits_for: int | None = None) -> tuple[Choice, int] | Dice:
    """What a Non-player answers if it rolls these dice and how many it used; or the dice it wants besides.

    It is asked with ones for the dice that are missing: what it wrote down tells what the first of them was for.
    """
    left = list(dice)
    rolled = 0

    def roll() -> int:
        nonlocal rolled
        rolled += 1
        return left.pop(0) if left else 1

    choice = Nonplayer(faction, SHEETS, roll, waits_for).choose(game)
    if rolled <= len(dice):
        return choice, rolled
    assert choice.reason is not None
    start = 0
    for entry in choice.reason.values.get("trace", ()):
        end = start + len(entry.get("rolled", ()))
        if end > len(dice):
            return _wanted(faction, entry, len(dice) - start)
        start = end
    return Dice(faction, 1, "np.lot", "8.1", [])


def _wanted(faction: str, entry: Mapping[str, Any], known: int) -> Dice:
    n = len(entry["rolled"]) - known
    if "dice" in entry:
        return Dice(faction, n, entry["dice"], entry["rule"], [])
    narrowed = [step["left"] for step in entry.get("steps", ()) if "left" in step]
    among = narrowed[-1] if narrowed else entry["candidates"]
    return Dice(faction, min(n, 2), entry["priority"], entry["rule"], list(among))  # 8.3 may go on after two


class Run:
    """One stretch: an action, the way from one card to the next, or a phase of a Coup Round."""

    def __init__(self, start: State, answers: Sequence[str] = (), waits: Mapping[str, int] | None = None) -> None:
        self.before = start.copy()
        self.answers: list[str] = []
        """What the table said, a die each; a star marks a die that the program rolled."""
        self.waits = dict(waits or {})
        """8.5.2 Non-players that Passed to wait for a card of their own."""
        self.game = table_game(start)
        self.orders = Orders()
        self.why: list[str] = []
        self.question: Question | None = None
        self.dice: list[int] = []
        self.last = self.before
        self.names: list[str] = []
        self.stage = start.stage
        """The stage that is, or was last, executed."""
        if not self.game.over:
            self._choose("on")
            self._go_on()
        for answer in answers:
            self.answer(answer)

    @property
    def finished(self) -> bool:
        return self.question is None

    @property
    def after(self) -> State:
        state: State = self.game.state
        return state

    def answer(self, key: str) -> None:
        """Answer the open question: a face of a die for a Non-player's die, else a key of the decision."""
        face = key.removeprefix("*")
        if isinstance(self.question, Dice):
            if face not in ("1", "2", "3", "4", "5", "6"):
                raise Error(f"{face!r} is no die: a die shows 1 to 6")
            self.dice.append(int(face))
        else:
            self._choose(face)
        self.answers.append(key)
        self._go_on()

    def _go_on(self) -> None:
        """Let the engine and the Non-players act until the table is asked something or the stretch is over."""
        self.question = None
        while (decision := self.game.decision) is not None:
            if decision.seat == TABLE:
                if self._over():
                    return
                self._choose("on")
            elif decision.seat in self.before.nonplayers:
                found = consult(decision.seat, self.game, self.dice, self.waits.get(decision.seat))
                if isinstance(found, Dice):
                    self.question = found
                    return
                (key, reason), used = found
                self.dice = self.dice[used:]
                self._explain(decision, key, reason)
                self._choose(key, reason)
            else:
                self.question = decision
                return

    def _over(self) -> bool:
        """At a pause: is it the table's turn? Not between an Operation and its choice, nor between cards.

        Before Pivotal Events (2.3.8) it is, so that the card that is turned is seen first.
        """
        stage, began = self.after.stage, self.before.stage
        if began.startswith("coup"):
            return bool(self.orders.texts) or not stage.startswith("coup")
        if stage == "card":
            return any(why_not_pivotal(self.after, faction) is None for faction in FACTIONS)
        return stage == "action" or stage.startswith("coup")

    def _choose(self, key: str, reason: Why | None = None) -> None:
        decision = self.game.decision
        assert decision is not None
        if decision.seat == TABLE:
            self.stage = self.after.stage
        if key in ACTIVITIES and decision.seat != CHANCE:
            self.names.append(key)
        if reason is not None and decision.name.startswith("action"):
            self.waits.pop(decision.seat, None)
            if "waits_for" in reason.values:
                self.waits[decision.seat] = reason.values["waits_for"]
        self.game.choose(key, reason)
        now = self.after.copy()
        for change in changes(self.last, now):
            self.orders.add(change)
        self.last = now

    def _explain(self, decision: Decision, key: str, reason: Why | None) -> None:
        if reason is None or (
            reason.values.get("what") in ("np.done", "np.operation") and not reason.values.get("trace")
        ):
            return
        messages = self.game.messages
        label = messages.label(decision, key)
        self.why.append(
            f"{decision.seat}, {label}: {messages.text(reason.key, reason.values)} [{fitl.cite(messages, reason)}]"
        )
        self.why += [f"    {line}" for line in fitl.explain(messages, reason)]

    @property
    def headline(self) -> str:
        """Who did what, in a few words."""
        before, after = self.before, self.after
        if self.game.over:
            entries = self.game.entries(None)
            return entries[-1].text if entries else "The game is over."
        if self.stage in PHASES:
            return PHASES[self.stage]
        words = []
        for entry in self.game.entries(None):
            if entry.key in ("log.operation", "log.instead"):
                words.append(name_of(entry.values.get("other", entry.values["operation"])))
            elif entry.key == "log.event":
                side = entry.values["side"]
                words.append(f"Event {name_of(entry.values['card'])}" + (f", {side}" if side != "single" else ""))
            elif entry.key == "log.pass":
                words.append("Pass")
        words += [name_of(activity) for activity in dict.fromkeys(self.names)]
        who = after.acted[-1][0] if after.acted else ""
        if words:
            return f"{who}: {' and '.join(words)}"
        return "The next card" if after.current != before.current else "Nothing happens"


def dice_question(question: Dice) -> str:
    """`VC rolls 2 dice: Random Space among Hue, Saigon.`"""
    what = name_of(question.word)
    dice = "a die" if question.n == 1 else f"{question.n} dice"
    if question.among:
        tens = ", tens first," if question.n == 2 and question.among[0] in SPACE else ""
        return f"{question.faction} rolls {dice}{tens} for {what}: {', '.join(map(name_of, question.among))}?"
    return f"{question.faction} rolls {dice}: {what}?"


def is_draw(question: Question | None) -> bool:
    """Is a card to be turned?"""
    return isinstance(question, Decision) and question.seat == CHANCE and question.stream == TOP


def is_die(question: Question | None) -> bool:
    """Is a die to be rolled, by a Non-player or by the rules?"""
    return isinstance(question, Dice) or (question is not None and question.seat == CHANCE and question.stream != TOP)


def acts_next(s: State) -> str | None:
    """Who acts next on the card; None if nobody."""
    return next_eligible(s) if s.stage == "action" else None
