"""The account of a game: how it ended, its margins over time, turning points, losses, luck, Events, a war diary.

It is made of the story (`core/story.py`): so it knows what the seat may know whose account it is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from .core.decision import CHANCE, TOP, Decision
from .core.errors import Error
from .core.game import Game
from .core.journal import Answer
from .core.reckoning import Reckons
from .core.rules import EVERYTHING, Tells, Worded, card_cited, paragraph
from .core.story import Action, Chapter, Told, chapters, heading, headline, telling, tells
from .core.view import reason
from .slices import Work, whole

TURNING_POINTS = 5
"""So many of the largest swings are told."""
THOUGHTS = 2
"""So many reasons of bots are told at each."""
ROUTINE = "reason.routine"


@dataclass(frozen=True, slots=True)
class Line:
    """What is counted over time."""

    name: str
    title: str


@dataclass(frozen=True, slots=True)
class Point:
    """The margins after a choice. `at`: how far in the game that is, in chapters."""

    made: int
    at: float
    values: Sequence[int]


@dataclass(frozen=True, slots=True)
class Thought:
    """Why a bot chose as it did."""

    seat: str
    text: str


@dataclass(frozen=True, slots=True)
class Swing:
    """An action that changed a margin much: by how much each."""

    made: int
    at: float
    heading: str
    text: str
    by: Sequence[int]
    thoughts: Sequence[Thought]


@dataclass(frozen=True, slots=True)
class Lost:
    """What a side lost by a cause: the rule by which it was lost."""

    side: str
    cause: str
    count: int


@dataclass(frozen=True, slots=True)
class Luck:
    """Dice of one kind: how many were rolled, what they came to, and what was to be expected of them."""

    side: str
    what: str
    rolled: int
    got: int
    expected: float


@dataclass(frozen=True, slots=True)
class Played:
    """An Event that was played."""

    made: int
    text: str


@dataclass(frozen=True, slots=True)
class Page:
    """A card or turn in the diary, with the margins before and after it."""

    made: int
    heading: str
    text: str
    before: Sequence[int]
    after: Sequence[int]


@dataclass(frozen=True, slots=True)
class Account:
    """All of it. `ended` and `rule` are empty while the game goes on."""

    title: str
    made: int
    ended: str
    rule: str
    goal: int | None
    lines: Sequence[Line]
    points: Sequence[Point]
    swings: Sequence[Swing]
    losses: Sequence[Lost]
    lost: str
    luck: Sequence[Luck]
    events: Sequence[Played]
    diary: Sequence[Page]


@dataclass(slots=True)
class Dice:
    """Dice of one kind, counted."""

    rolled: int = 0
    got: int = 0
    expected: float = 0.0


@dataclass(slots=True)
class Heard:
    """What is heard while the answers are given again: dice, and why bots chose."""

    rules: Reckons
    seat: str | None
    secret: Sequence[str]
    dice: dict[tuple[str, str], Dice] = field(default_factory=dict)
    choices: list[Answer | None] = field(default_factory=list)

    def __call__(self, decision: Decision, answer: Answer, state: Any) -> None:
        if answer.chosen:
            private = decision.name in self.secret and self.seat not in (EVERYTHING, answer.seat)
            self.choices.append(None if private else answer)
        if decision.seat == CHANCE and decision.stream != TOP:
            chances = decision.probabilities
            for side, what, worth in self.rules.fortunes(decision, state):
                kind = self.dice.setdefault((side, what), Dice())
                kind.rolled += 1
                kind.got += worth[answer.key]
                kind.expected += sum(chance * worth[key] for key, chance in chances.items())


def reckons(game: Game) -> Reckons:
    """The game, if it can say how it went."""
    if not isinstance(game.rules, Reckons):
        raise Error(f"{game.rules.TITLE} gives no account")
    return game.rules


def account(game: Game, seat: str | None = EVERYTHING) -> Account:
    """What a seat may know of how the game went, in the game's language; by itself everything, secrets included.

    >>> import indochina
    >>> game = indochina.new("saigon75", seed=1, seats={"NV": "solo", "SV": "solo"}).play()
    >>> told = account(game)
    >>> told.ended, told.rule, [line.title for line in told.lines]
    ('NV controls Saigon at the end of turn 7: NV wins.', 'V', ['Provinces under NV control'])
    """
    return whole(accounting(game, seat))


def accounting(game: Game, seat: str | None) -> Work[Account]:
    """The same, with a rest after each entry of the log."""
    work = Accounting(game, seat)
    yield from work.listen()
    return work.account()


class Accounting:
    """Works out an account."""

    def __init__(self, game: Game, seat: str | None) -> None:
        self.game, self.rules, self.words = game, reckons(game), game.messages
        self.heard = Heard(self.rules, seat, tuple(game.rules.SECRET_ANSWERS))
        self.when = game.when()
        self.start = tuple(self.rules.margins(game.start).values())
        self.margins: dict[int, tuple[int, ...]] = {}
        self.losses: Counter[tuple[str, str]] = Counter()
        self.told: list[Told] = []
        self.chapters: list[Chapter] = []

    def listen(self) -> Iterator[None]:
        """Hear the story from beginning to end, with a rest after each entry."""
        for one, state in telling(self.game, self.heard.seat, self.heard):
            self.told.append(one)
            self.margins[one.entry.n] = tuple(self.rules.margins(state).values())
            if (gone := self.rules.loss(one.entry, state)) and gone.n:
                self.losses[gone.side, one.entry.rule] += gone.n
            yield
        self.chapters = list(chapters(tells(self.game), self.told))

    def account(self) -> Account:
        game = self.game
        ended = self.told[-1].entry if game.over and self.told else None
        return Account(
            title=game.rules.TITLE,
            made=game.made,
            ended=ended.text if ended else "",
            rule=ended.rule if ended else "",
            goal=self.rules.GOAL,
            lines=[
                Line(name, self.words.text(f"story.account.margin.{name}", {}))
                for name in self.rules.margins(game.state)
            ],
            points=list(self.points()),
            swings=self.swings(),
            losses=self.lost(),
            lost=self.words.text("story.account.losses", {}),
            luck=self.luck(),
            events=[self.played(told) for told in self.told if told.entry.key in self.rules.EVENTS],
            diary=list(self.diary()),
        )

    def made(self, told: Told) -> int:
        return self.when[told.entry.n]

    # --- over time ------------------------------------------------------------------------------------------------

    def entries(self) -> Iterator[tuple[Chapter, Action, Told, Point]]:
        """The entries with their actions and chapters, and the margins then."""
        begun = 0
        for number, chapter in enumerate(self.chapters):
            over = self.made(chapter.actions[-1].entries[-1])
            for action in chapter.actions:
                for told in action.entries:
                    made = self.made(told)
                    at = number + (made - begun) / (over - begun) if over > begun else number + 1.0
                    yield chapter, action, told, Point(made, at, self.margins[told.entry.n])
            begun = over

    def points(self) -> Iterator[Point]:
        """The margins at the start, after every entry that changed them, and at the end."""
        last = Point(0, 0.0, self.start)
        yield last
        for *_, now in self.entries():
            if now.values != last.values:
                yield now
            last = now
        if last.made:
            yield last

    def swings(self) -> list[Swing]:
        """The actions by which a margin changed most, in their order."""
        begun, found = 0, []
        before: Sequence[int] = self.start
        for chapter, action, told, now in self.entries():
            if told is not action.entries[-1]:
                continue
            by = [after - was for was, after in zip(before, now.values)]
            if any(by):
                found.append((max(map(abs, by)), by, chapter, action, (begun, now.made), now.at))
            before, begun = now.values, now.made
        largest = sorted(found, key=lambda swing: -swing[0])[:TURNING_POINTS]
        return [
            Swing(span[1], at, heading(chapter, self.words), self.headline(action), by, self.thoughts(action, *span))
            for _, by, chapter, action, span, at in sorted(largest, key=lambda swing: swing[5])
        ]

    def headline(self, action: Action) -> str:
        return headline(tells(self.game), action, self.words)

    def thoughts(self, action: Action, begun: int, made: int) -> list[Thought]:
        """What bots thought who acted between two choices, each reason once; routine left out."""
        found: dict[str, Thought] = {}
        for answer in self.heard.choices[begun:made]:
            if answer is None or answer.reason is None or answer.reason.key == ROUTINE:
                continue
            if action.who in ("", answer.seat) and (told := reason(self.game.rules, answer.reason, self.words)):
                found.setdefault(told["text"], Thought(answer.seat, told["text"]))
        return list(found.values())[:THOUGHTS]

    # --- in all ---------------------------------------------------------------------------------------------------

    def lost(self) -> list[Lost]:
        """By side in the order of the seats, the greatest first; causes of one name together."""
        named: Counter[tuple[str, str]] = Counter()
        for (side, rule), count in self.losses.items():
            named[side, self.cause(rule)] += count
        order = self.game.rules.SEATS
        rows = sorted(named.items(), key=lambda row: (order.index(row[0][0]), -row[1]))
        return [Lost(side, cause, count) for (side, cause), count in rows]

    def cause(self, rule: str) -> str:
        """What a rule is about: its heading, or the card."""
        rules: Any = self.game.rules
        if card := card_cited(rules.WORDS, rule):
            return self.words.name(card)
        headings = rules.HEADINGS[self.game.language] if isinstance(rules, Worded) else rules.RULEBOOK
        found = paragraph(headings, rule)
        return str(headings[found]) if found else rule

    def luck(self) -> list[Luck]:
        order = ("", *self.game.rules.SEATS)
        rows = sorted(self.heard.dice.items(), key=lambda row: order.index(row[0][0]))
        return [
            Luck(
                side, self.words.text(f"story.account.luck.{what}", {}), dice.rolled, dice.got, round(dice.expected, 2)
            )
            for (side, what), dice in rows
        ]

    def played(self, told: Told) -> Played:
        return Played(self.made(told), told.entry.text)

    # --- the diary ------------------------------------------------------------------------------------------------

    def diary(self) -> Iterator[Page]:
        """A paragraph for each card or turn: what each did in all of it, in a sentence each."""
        before = self.start
        for chapter in self.chapters:
            last = chapter.actions[-1].entries[-1]
            after = self.margins[last.entry.n]
            text = " ".join(f"{self.headline(action)}." for action in together(tells(self.game), chapter))
            yield Page(self.made(last), heading(chapter, self.words), text, before, after)
            before = after


def together(rules: Tells, chapter: Chapter) -> Iterator[Action]:
    """The actions of a chapter, each kind of a seat's actions as one; that it was opened is told by its heading."""
    found: dict[tuple[str, str], list[Told]] = {}
    for action in chapter.actions:
        found.setdefault((action.who, action.what), []).extend(action.entries)
    for (who, what), entries in found.items():
        if any(told.entry.key not in rules.CHAPTERS for told in entries):
            yield Action(who, what, entries)
