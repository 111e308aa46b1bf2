"""What happened, told by its effects: chapters (a card, a turn), the actions in them, their entries, what each changed.

Nothing is kept for it while a game is played. The answers of each stage are given again on a copy of its snapshot, and
whenever an entry is written to the log, the state is looked at. An entry is written after what it tells: so whatever
has changed since the entry before belongs to it, and every change belongs to exactly one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, NamedTuple

from .catalogue import Messages
from .course import Stages
from .decision import CHANCE, TOP, Decision
from .dice import below
from .errors import Error
from .game import Game
from .journal import Answer, Entry, Note
from .past import Past
from .rules import EVERYTHING, OVER, Deed, Tells
from .table import Became, Counted, Effect, Moved

START = "story.start"
"""What came before the first chapter."""
FIRST = -1
"""Before all choices, and before what was written when none had been made."""


Die = tuple[Decision, str]
"""A die that was cast, and what it shows."""


@dataclass(frozen=True, slots=True)
class Told:
    """An entry of the log with what it changed. `stage` is the stage that wrote it, `made` the choice.

    `dice` fell since the entry before.
    """

    entry: Entry
    stage: str
    effects: Sequence[Effect]
    made: int
    dice: Sequence[Die]


@dataclass(frozen=True, slots=True)
class Action:
    """What a seat did in one go, or what a phase brought: `what` is named by the game, `who` may be nobody."""

    who: str
    what: str
    entries: Sequence[Told]


@dataclass(frozen=True, slots=True)
class Chapter:
    """A card or a turn; the values are those of the entry that opened it."""

    key: str
    values: Mapping[str, Any]
    actions: Sequence[Action]


@dataclass(frozen=True, slots=True)
class Story:
    """All that happened. `untold` has changed since the last entry: the next one will tell of it."""

    chapters: Sequence[Chapter]
    untold: Sequence[Effect] = field(default=())

    @property
    def entries(self) -> list[Told]:
        return [told for chapter in self.chapters for action in chapter.actions for told in action.entries]


# --- watching the log -----------------------------------------------------------------------------------------------


class Watched(list[Note]):
    """A log that keeps how the game stood when each of its entries was written, by which choice and after what dice."""

    def __init__(self, state: Any, made: int) -> None:
        super().__init__()
        self._state = state
        self.made = made
        self.dice: list[Die] = []
        self.moments: list[tuple[Any, int, list[Die]]] = []

    def append(self, note: Note) -> None:
        super().append(note)
        self.moments.append((self._state.copy(), self.made, self.dice))
        self.dice = []


class Written(NamedTuple):
    """An entry of the log, the stage that wrote it, and the state when it had been written; see `Told`."""

    n: int
    note: Note
    stage: str
    state: Any
    made: int
    dice: Sequence[Die]


Heard = Callable[[Decision, Answer, Any], None]
"""What is told each question and its answer, with the state in which it was asked."""


def written(stages: Stages, past: Past, heard: Heard | None = None) -> tuple[list[Written], Any]:
    """The entries of a stage, worked out again from its snapshot and answers; and how it was left."""
    state = past.snapshot.copy()
    name = state.stage
    if name == OVER:
        return [], state
    state.notes = watched = Watched(state, begun(past))
    run = stages[name](state)
    try:
        decision = next(run)
        for answer in past.answers:
            if heard is not None:
                heard(decision, answer, state)
            if answer.how == "stream" and decision.stream != TOP:
                below(state.streams, decision.stream, 1)
            if answer.seat == CHANCE and decision.stream != TOP:
                watched.dice.append((decision, answer.key))
            watched.made += answer.chosen
            decision = run.send(answer.key)
    except StopIteration as end:
        state.stage = end.value
    first = past.noted - len(past.notes)
    return [
        Written(n, note, name, *moment) for n, (note, moment) in enumerate(zip(watched, watched.moments), first)
    ], state


def begun(past: Past) -> int:
    """How many choices had been made when a stage began."""
    return past.before.made if past.before else 0


# --- telling ----------------------------------------------------------------------------------------------------


def tells(game: Game) -> Tells:
    """The game, if it can tell its story."""
    if not isinstance(game.rules, Tells):
        raise Error(f"{game.rules.TITLE} tells no story")
    return game.rules


def story(game: Game, seat: str | None = EVERYTHING) -> Story:
    """What a seat may know of all that happened (None: a spectator); by itself everything, secrets included.

    >>> import indochina
    >>> game = indochina.new("fitl", "short", seed=1, seats=dict.fromkeys(("US", "ARVN", "NVA", "VC"), "solo"))
    >>> first, *_ = story(game.play(until=20)).chapters
    >>> first.key, first.actions[0].what
    ('story.chapter.card', 'card')
    """
    telling = Retold(game, seat)
    entries = [told for told, _ in telling]
    return Story(list(chapters(tells(game), entries)), telling.untold())


class Retold:
    """The entries that choices after the first `since` have written and a seat may read, each with how the game stood.

    Once all have been told, `untold` is what has changed since.
    """

    def __init__(
        self, game: Game, seat: str | None = EVERYTHING, since: int = FIRST, heard: Heard | None = None
    ) -> None:
        self._game, self._rules, self._seat, self._since = game, tells(game), seat, since
        self._told = self._left = game.start
        self._heard = heard

    def __iter__(self) -> Iterator[tuple[Told, Any]]:
        stages: list[Past] = []
        for past in self._game.past():
            stages.append(past)
            if begun(past) <= self._since:
                self._told = past.snapshot
                break
        dice: list[Die] = []
        for past in reversed(stages):
            found, self._left = written(self._game.stages, past, self._heard)
            for one in found:
                dice += one.dice
                if not self._may_read(one.note):
                    continue
                if one.made > self._since:
                    yield self._as_told(one, dice), one.state
                self._told, dice = one.state, []

    def _may_read(self, note: Note) -> bool:
        return note.but is None if self._seat == EVERYTHING else note.told(self._seat)

    def _as_told(self, one: Written, dice: Sequence[Die]) -> Told:
        note = one.note
        entry = Entry(one.n, note.key, note.rule, note.values, note.actor, self._game.messages)
        return Told(entry, one.stage, self._changed(one.state), one.made, dice)

    def _changed(self, now: Any) -> list[Effect]:
        return self._rules.table(now, self._seat).effects(self._told, now)

    def untold(self) -> list[Effect]:
        return self._changed(self._left)


def telling(game: Game, seat: str | None, heard: Heard | None = None) -> Iterator[tuple[Told, Any]]:
    """Each entry that a seat may read with what it changed, and the state when it had been written."""
    return iter(Retold(game, seat, heard=heard))


def chapters(rules: Tells, entries: Sequence[Told]) -> Iterator[Chapter]:
    """The entries, put together to actions, and these to chapters."""
    opened = [0, *(i for i, told in enumerate(entries) if told.entry.key in rules.CHAPTERS and i)]
    for first, last in zip(opened, [*opened[1:], len(entries)]):
        if first == last:
            continue
        entry = entries[first].entry
        key = rules.CHAPTERS.get(entry.key, START)
        yield Chapter(key, entry.values, list(actions(rules, entries[first:last])))


def actions(rules: Tells, entries: Sequence[Told]) -> Iterator[Action]:
    """An action lasts as long as the same seat does the same thing."""
    for (who, what), told in groupby(entries, lambda told: (told.entry.actor, rules.action(told.entry, told.stage))):
        yield Action(who, what, list(told))


# --- headlines --------------------------------------------------------------------------------------------------


def heading(chapter: Chapter, messages: Messages) -> str:
    return messages.text(chapter.key, chapter.values)


def headline(rules: Tells, action: Action, messages: Messages) -> str:
    """An action in one line: who, what was done and where, and what it did to the tracks."""
    who = messages.name(action.who) if action.who else messages.text(f"story.{action.what}", {})
    done, by = ", ".join(deeds(rules, action, messages)), ", ".join(tracks(rules, action, messages))
    if done and by:
        return messages.text("story.headline.tracks", {"who": who, "deeds": done, "tracks": by})
    first = action.entries[0].entry
    alone = messages.text(first.key, first.values).removesuffix(".")
    return messages.text("story.headline", {"who": who, "deeds": done or by or alone})


def deeds(rules: Tells, action: Action, messages: Messages) -> Iterator[str]:
    """Each kind of deed once, in the order in which they were begun."""
    found: dict[Deed, list[Entry]] = {}
    for told in action.entries:
        if deed := rules.deed(told.entry):
            found.setdefault(deed, []).append(told.entry)
    for deed, entries in found.items():
        places = len({str(entry.values.get(deed.place)) for entry in entries})
        count = sum(int(entry.values.get(deed.counted, 1)) for entry in entries)
        key = f"story.deed.{deed.name}"
        if (places if deed.place else count) == 1 and messages.has(f"{key}.one"):
            key = f"{key}.one"
        yield messages.text(key, {**entries[0].values, "places": places, "count": count})


def tracks(rules: Tells, action: Action, messages: Messages) -> Iterator[str]:
    """By how much each track went up or down in all; nothing of one that came back to where it was."""
    by = dict.fromkeys(rules.FIGURES, 0)
    for told in action.entries:
        for effect in told.effects:
            if isinstance(effect, Became) and effect.what in by and not effect.at:
                by[effect.what] += effect.after - effect.before
    for name, change in by.items():
        if change:
            yield messages.text("story.track", {"track": thing(name, messages), "by": f"{change:+}"})


# --- effects in words -----------------------------------------------------------------------------------------------


def thing(what: str, messages: Messages) -> str:
    """What a piece, place, marker or track is called: `story.thing.<what>` if the catalogue has it, else itself."""
    key = f"story.thing.{what}"
    return messages.text(key, {}) if messages.has(key) else what


def effect_text(effect: Effect, messages: Messages) -> str:
    """An effect in words."""
    if isinstance(effect, Moved):
        *words, count = effect
        called = {name: thing(str(word), messages) for name, word in zip(effect._fields, words)}
        turned = effect.start == effect.at
        return messages.text("story.effect.turned" if turned else "story.effect.moved", {**called, "count": count})
    if isinstance(effect, Counted):
        said = {"piece": thing(effect.piece, messages), "by": f"{effect.by:+}"}
        return messages.text("story.effect.counted", effect._asdict() | said)
    values = effect._asdict() | {"what": thing(effect.what, messages)}
    if effect.at and (effect.before is None or effect.after is None):
        gone = effect.after is None
        given = effect.before if gone else effect.after
        key = "story.effect.gone" if gone else "story.effect.there" if given is True else "story.effect.there.as"
        return messages.text(key, values)
    named = isinstance(effect.after, str)  # a marker that says itself what it is
    values |= {when: shown(values[when]) for when in ("before", "after")}
    key = "story.effect.set" if effect.at and named else "story.effect.became" if effect.at else "story.effect.track"
    return messages.text(key, values)


def shown(value: Any) -> Any:
    """How a value of a track is written: nothing as a dash, yes and no as signs, a pile by its number."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, tuple):
        return len(value)
    return "–" if value in (None, "") else value
