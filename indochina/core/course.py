"""The course of a game through its stages, and what happened on the way. It answers nothing by itself.

Entering a stage takes a snapshot. The game is at any moment that snapshot plus the few answers given since;
clone, undo, save and a bug report are all made of those two. Where a stage is long, a clone keeps in mind how it stood
at the last question from which it can be taken up again, and the next clone begins there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

from .decision import CHANCE, TOP, Decision, Procedure, Work
from .dice import below
from .errors import Error
from .journal import CHOSEN, Answer, Note, choices, digest
from .past import Past
from .position import Position
from .rules import OVER, Rules

Stages = Mapping[str, Callable[[Any], Procedure]]


class Halt:
    """A stage after some of its answers, at a question from which it can be taken up again. Nobody changes it."""

    __slots__ = ("given", "notes", "state", "work", "written")

    def __init__(self, given: int, state: Any, work: Work, written: list[int]) -> None:
        self.given = given
        self.written = written[:]
        self.state = copied = state.copy()
        self.notes: list[Note] = state.notes[:]
        self.work = work.on(copied)

    def resume(self) -> tuple[Any, Procedure]:
        """A state of one's own, and the rest of the stage in it."""
        state = self.state.copy()
        state.notes = self.notes[:]
        return state, self.work.on(state).resume()


class Course:
    """Where a game stands, and how it came there. `rolled` are the dice since the last choice."""

    __slots__ = (
        "_answers",
        "_decision",
        "_halt",
        "_past",
        "_redo",
        "_run",
        "_snapshot",
        "_written",
        "rolled",
        "rules",
        "stages",
        "state",
    )
    rules: Rules
    stages: Stages
    _redo: tuple[Answer, ...]

    def _stand(self, past: Past | None, snapshot: Any, answers: list[Answer], halt: Halt | None = None) -> None:
        """Stand in the stage of `snapshot` with `answers` already given, at the question that follows them.

        `halt`: the stage after the first of them.
        """
        self._past = past
        self._snapshot = snapshot
        self._answers = answers
        self._written: list[int] = []  # how many notes the stage had before each choice
        self.rolled: list[tuple[Decision, str]] = []
        self._run: Procedure | None = None
        self._decision: Decision | None = None
        self._halt = halt
        given = 0
        if halt is not None:
            given = halt.given
            self._written = halt.written[:]
            state, procedure = halt.resume()
            self.state = state
        else:
            self.state = state = snapshot.copy()
            if state.stage == OVER:
                return
            procedure = self.stages[state.stage](state)
        self._run = procedure
        if not answers:
            self._decision = self._send(None)
            return
        decision = next(procedure)
        streams, written = state.streams, self._written
        while given < len(answers):
            answer = answers[given]
            if answer.how in CHOSEN:
                written.append(len(state.notes))
            if answer.how == "stream" and decision.stream != TOP:
                below(streams, decision.stream, 1)
            decision = procedure.send(answer.key)
            given += 1
            if decision.work is not None:
                self._halt = Halt(given, state, decision.work, written)
        self._decision = decision

    def _send(self, key: str | None) -> Decision | None:
        """Send an answer to the running stage (None starts it); enter new stages as they come."""
        while (procedure := self._run) is not None:
            try:
                return procedure.send(key)  # type: ignore[arg-type]
            except StopIteration as end:
                state = self.state
                state.stage = end.value
                self._past = Past(self._past, self._snapshot, self._answers, state.notes, self._written)
                state.notes = []
                self._snapshot = state.copy()
                self._answers = []
                self._written = []
                self._halt = None
                self._run = None if state.stage == OVER else self.stages[state.stage](state)
                key = None
        return None

    def feed(self, answers: Iterable[Answer]) -> None:
        """Give recorded answers exactly as they were given, dice and forced ones among them.

        What was undone before cannot be done again after them.
        """
        self.rolled, self._redo = [], ()
        for answer in answers:
            decision = self._decision
            if decision is None:
                raise Error(f"the game is over before the recorded answer {answer.key!r}")
            key = answer.key
            if key not in decision.keys:
                key = decision.now_called(key)
            if key not in decision.keys:
                raise Error(f"the recorded answer {key!r} is no option of {decision.name}")
            if answer.how == "stream" and decision.stream != TOP:
                below(self.state.streams, decision.stream, 1)
            if decision.seat == CHANCE:
                self.rolled.append((decision, key))
            shows = decision.shows(key)
            if answer.how in CHOSEN:
                self._written.append(len(self.state.notes))
            self._answers.append(Answer(decision.seat, decision.name, key, answer.how, shows, answer.reason))
            self._decision = self._send(key)

    @property
    def version(self) -> int:
        """How many answers (choices, dice, forced ones) have been given."""
        return (self._past.count if self._past else 0) + len(self._answers)

    @property
    def made(self) -> int:
        """How many choices have been made (dice and forced answers not counted, unless a person read the die)."""
        return (self._past.made if self._past else 0) + choices(self._answers)

    @property
    def noted(self) -> int:
        """How many entries the log has, secret ones included."""
        return (self._past.noted if self._past else 0) + len(self.state.notes)

    @property
    def over(self) -> bool:
        return bool(self.state.stage == OVER)

    @property
    def result(self) -> dict[str, Any] | None:
        """Winner and how, once the game is over."""
        return self.rules.result(self.state)

    def _now(self) -> Past:
        """The stage as if it ended here."""
        return Past(self._past, self._snapshot, self._answers, self.state.notes, self._written)

    def past(self) -> Iterator[Past]:
        """The stages so far, the latest first: that in which the game is as if it ended here."""
        return self._now().back()

    @property
    def start(self) -> Any:
        """The state the game started from."""
        *_, first = self._now().back()
        return first.snapshot

    @property
    def moment(self) -> tuple[Any, list[Answer]]:
        """The game as it stands: the snapshot of its stage and the answers given since."""
        return self._snapshot, self._answers

    def left(self, snapshot: Any) -> Any:
        """How the stage that began with this snapshot was left; as the game stands, if it is still in it."""
        after = self.state
        for stage in self._now().back():
            if stage.snapshot is snapshot:
                break
            after = stage.snapshot
        return after

    @property
    def phase(self) -> Any:
        """The state in which the row of stages of this name began that the game is in: units move one after another."""
        first = self._snapshot
        for stage in self._now().back():
            if stage.snapshot.stage != first.stage:
                break
            first = stage.snapshot
        return first

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, chance and forced ones included."""
        return list(self.answers_back())[::-1]

    def answers_back(self) -> Iterator[Answer]:
        """The answers so far, the latest first: for who needs only the last few."""
        yield from reversed(self._answers)
        for stage in self._past.back() if self._past else ():
            yield from reversed(stage.answers)

    def turns_back(self) -> Iterator[list[Answer]]:
        """Each choice with what followed it by itself, the latest first."""
        turn: list[Answer] = []
        for answer in self.answers_back():
            turn.append(answer)
            if answer.chosen:
                yield turn[::-1]
                turn = []

    def notes(self, since: int = 0) -> list[tuple[int, Note]]:
        """The log as data with its numbers, secrets included, from entry number `since` on."""
        first = self._past.noted if self._past else 0
        return list(enumerate(self.state.notes, first))[since - first :] if since >= first else self._now().since(since)

    def when(self, since: int = 0) -> list[int]:
        """After how many choices each entry of the log was written, from entry number `since` on."""
        return self._now().when(since)

    def position(self) -> Position:
        """The position in the game's notation; `str()` of it is the text form. `indochina.position` reads both.

        `choices` are the answers given since the stage began; a star marks one that the random stream gave.
        """
        position = Position(self.rules.to_json(self._snapshot))
        if self._answers:
            position["choices"] = [("*" if answer.how == "stream" else "") + answer.key for answer in self._answers]
        return position

    def hash(self) -> str:
        """A short hash of the state, equal for equal games."""
        return digest(self.rules.to_json(self.state))
