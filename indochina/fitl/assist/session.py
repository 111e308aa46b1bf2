"""A session at the table: every step with the position it led to, the run that is going on, undo and redo, the file.

The file is text, a JSON object a line, and only ever grows: a step, a place in the steps gone back or forward to, or
the answers given so far in the run that is going on. A killed program loses nothing that was typed.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from indochina.core.errors import Error, RulesFault
from indochina.core.files import Growing, read_file, write_lines

from ..components.pieces import FACTIONS
from ..position import from_json, to_json
from ..sequence.sequence import EVENT, LIMOP, OP, OP_SA, PASS, boxes_for, executed, pass_card
from ..state import State
from .edits import edit
from .names import meant
from .orders import BOX_WORDS, Orders, card_name, changes, markers
from .run import Dice, Run, acts_next, is_die

FORMAT = 1
HEADER = "indochina assist"
ACTIONS = (PASS, OP, OP_SA, LIMOP, EVENT)


@dataclass
class Step:
    """Something done, and the position after it."""

    what: str  # start, run, edit or did
    headline: str
    state: State
    orders: list[str] = field(default_factory=list)
    markers: list[str] = field(default_factory=list)
    why: list[str] = field(default_factory=list)
    waits: dict[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        return {**vars(self), "state": to_json(self.state)}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Step:
        """The step of a line; a TypeError if something is not of its kind."""
        step = cls(**{**data, "state": from_json(data["state"])})
        texts = [step.what, step.headline, *step.orders, *step.markers, *step.why, *step.waits]
        if not all(isinstance(text, str) for text in texts) or not all(isinstance(n, int) for n in step.waits.values()):
            raise TypeError
        return step


def read_steps(path: Path, rows: Sequence[str]) -> tuple[list[Step], int, list[str] | None]:
    """The steps of a session's file, the one it stands at, and the answers given in a run after it, if there is one."""
    steps: list[Step] = []
    at, answers = -1, None
    for number, row in enumerate(rows, start=1):
        try:
            line = json.loads(row) if row.strip() else {}
            if number == 1 and line.get(HEADER) != FORMAT:
                raise ValueError
            if "step" in line:
                steps = [*steps[: at + 1], Step.from_json(line["step"])]
                at, answers = len(steps) - 1, None
            elif "at" in line:
                at, answers = int(line["at"]), None
            elif "run" in line:
                answers = [str(answer) for answer in line["run"]]
        except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
            if number == 1:
                raise Error(f"{path}: not a session of `indochina assist`") from None
            if number < len(rows):
                raise Error(f"{path}: line {number}: the session is damaged") from None
    if not 0 <= at < len(steps):
        raise Error(f"{path}: there is no step in this file")
    return steps, at, answers


class Session:
    def __init__(self, steps: list[Step], path: Path | None = None) -> None:
        self.steps = steps
        self.at = len(steps) - 1
        self.path = path
        self.run: Run | None = None
        self.rolls = False
        """Does the program roll the dice?"""
        self.roll: Callable[[], int] = lambda: secrets.randbelow(6) + 1
        self.keep: Callable[[Mapping[str, Any]], None] = lambda line: None
        """Writes a line to the file; nothing of a line that it raises an Error for is in it."""

    @classmethod
    def begin(cls, state: State, path: Path | None = None) -> Session:
        """A new session, written to a new file."""
        session = cls([Step("start", "The game begins", state)], path)
        if path is not None:
            if path.exists():
                raise Error(f"{path}: exists already; go on with it by --resume, or choose another name")
            write_lines(path, [{HEADER: FORMAT, "game": "fitl"}, {"step": session.step.to_json()}])
            session._grow(Growing(path))
        return session

    @property
    def step(self) -> Step:
        return self.steps[self.at]

    @property
    def state(self) -> State:
        """The position on the table; during a run, as far as it has come."""
        return self.run.after if self.run else self.step.state

    # --- the file ---------------------------------------------------------------------------------------------------

    def _grow(self, file: Growing) -> None:
        """From now on every line is written to this file."""
        self.keep = lambda line: file.append([line])

    @classmethod
    def load(cls, path: Path) -> Session:
        """Go on with a session; a torn last line is cut off."""
        raw = read_file(path)
        whole = raw.rfind(b"\n") + 1
        steps, at, answers = read_steps(path, raw[:whole].decode(errors="replace").split("\n"))
        session = cls(steps, path)
        session.at = at
        session._grow(Growing(path, whole))
        if answers is not None:
            session.run = session._made(session.step.state, tuple(answers))
            session._proceed()
        return session

    # --- steps ------------------------------------------------------------------------------------------------------

    def _add(self, step: Step) -> Step:
        self.steps = [*self.steps[: self.at + 1], step]
        self.at += 1
        self.run = None
        self.keep({"step": step.to_json()})
        return step

    def _changed(self, what: str, headline: str, new: State) -> Step:
        old = self.step.state
        told = Orders(changes(old, new)).texts
        return self._add(Step(what, headline, new, told, markers(old, new), [], dict(self.step.waits)))

    def edit(self, typed: str) -> Step | None:
        """Change the position; None if what was typed is no edit."""
        new = edit(self.step.state, typed)
        if new is None:
            return None
        if self.run is not None:
            raise Error("answer the question first, or `undo` until nothing is asked: then change the position")
        return self._changed("edit", typed, new)

    def did(self, typed: str) -> Step:
        """2.3.4 `US op_sa`: what a player did with the faction whose turn it is. The position is edited apart."""
        if self.run is not None:
            raise Error("answer the question first, or `undo` it")
        who, _, what = typed.strip().partition(" ")
        faction = meant(who, FACTIONS, "faction")
        box = what.strip().casefold().replace("+", "_").replace(" ", "_").replace("-", "_")
        if box not in ACTIONS:
            raise Error(f"did {faction} what? {', '.join(ACTIONS)}")
        s = self.step.state.copy()
        first = acts_next(s)
        if faction != first:
            raise Error(f"{first} is next on this card, not {faction}" if first else "nobody is to act now")
        if box != PASS and box not in boxes_for(s, faction):
            open_boxes = ", ".join(BOX_WORDS[b] for b in (*boxes_for(s, faction), PASS))
            raise Error(f"{BOX_WORDS[box]} is not open to {faction}: {open_boxes}")
        if box == PASS:
            pass_card(s, faction)
        else:
            s.acted = (*s.acted, (faction, box))
        return self._changed("did", f"{faction}: {BOX_WORDS[box]}", s)

    # --- runs -------------------------------------------------------------------------------------------------------

    @property
    def waits_for_person(self) -> str:
        """The player's faction that is to act now; empty if the program can go on by itself."""
        faction = acts_next(self.step.state)
        return faction if faction and faction not in self.step.state.nonplayers else ""

    def go(self) -> Step | None:
        """Let the engine and the Non-players act; None if something is asked first."""
        if self.step.state.stage == "over":
            raise Error("the game is over")
        self.run = self._made(self.step.state)
        self.keep({"run": []})
        return self._proceed()

    def _made(self, start: State, answers: tuple[str, ...] = ()) -> Run:
        try:
            return Run(start, answers, self.step.waits)
        except (RulesFault, AssertionError, LookupError, TypeError, ValueError) as fault:
            raise Error(f"the program cannot play this: {fault!r}; do it by hand and say `did`") from fault

    def answer(self, *answers: str) -> Step | None:
        """Answer the open question, a die each; the step if the run is over."""
        assert self.run is not None
        if isinstance(self.run.question, Dice) and len(answers) > self.run.question.n:
            raise Error(f"{len(answers)} dice where {self.run.question.n} are rolled")
        for answer in answers:
            self._give(answer)
        return self._proceed()

    def _give(self, answer: str) -> None:
        assert self.run is not None
        before = list(self.run.answers)
        try:
            self.run.answer(answer)
        except (RulesFault, AssertionError, LookupError, TypeError, ValueError) as fault:
            self.run = self._made(self.step.state, tuple(before))
            raise Error(f"the program cannot go on with {answer!r}: {fault!r}") from fault
        self.keep({"run": self.run.answers})

    def _proceed(self) -> Step | None:
        """Roll what the program is to roll; make a step of a run that is over."""
        run = self.run
        assert run is not None
        while self.rolls and is_die(run.question):
            self._give(f"*{self.roll()}")
        if not run.finished:
            return None
        told = markers(run.before, run.after)
        return self._add(Step("run", run.headline, run.after.copy(), run.orders.texts, told, run.why, run.waits))

    def again(self) -> Step | None:
        """Take the last run back, with what was corrected since, and begin it anew with other dice."""
        if self.run is None:
            at = self.at
            while at > 0 and self.steps[at].what == "edit":
                at -= 1
            if self.steps[at].what != "run":
                raise Error("there is no action of a Non-player to do again")
            self.at = at - 1
            self.keep({"at": self.at})
        return self.go()

    # --- undo and redo ------------------------------------------------------------------------------------------------

    def undo(self) -> str:
        """Take back the last thing typed: an answer in a run, the run itself, or a step."""
        if self.run is not None:
            answers = self.run.answers
            while answers and answers[-1].startswith("*"):
                answers = answers[:-1]
            if answers:
                self.run = self._made(self.step.state, tuple(answers[:-1]))
                self.keep({"run": self.run.answers})
                return f"Taken back: {answers[-1]}"
            self.run = None
            self.keep({"at": self.at})
            return "Taken back: nothing is asked any more"
        if self.at == 0:
            raise Error("there is nothing to take back")
        gone = self.step.headline
        self.at -= 1
        self.keep({"at": self.at})
        return f"Taken back: {gone}"

    def redo(self) -> str:
        if self.run is not None or self.at + 1 >= len(self.steps):
            raise Error("there is nothing to do again")
        self.at += 1
        self.keep({"at": self.at})
        return f"Done again: {self.step.headline}"

    # --- what is next -------------------------------------------------------------------------------------------------

    @property
    def turns_card(self) -> bool:
        """Is the next thing to turn a card?"""
        s = self.step.state
        return bool(s.deck) and (s.stage == "next_card" or (s.stage == "action" and acts_next(s) is None))

    def next_words(self) -> str:
        """Whose turn it is, in a sentence."""
        s = self.step.state
        if s.stage == "over":
            return "The game is over."
        if s.stage.startswith("coup"):
            return "Coup Round: Enter goes on with the next phase."
        if self.turns_card:
            over = "The card is over. " if s.stage == "action" else ""
            return f"{over}{card_name(s.next)} is played now: turn up the card behind it and type its number."
        if s.stage == "card":
            return "Enter goes on: whoever may play a Pivotal Event decides first."
        faction = acts_next(s)
        if faction is None:
            return "Enter goes on."
        place = "2nd" if executed(s) else "1st"
        if faction in s.nonplayers:
            return f"{place} Eligible: {faction}, a Non-player. Enter lets it act."
        boxes = ", ".join((*boxes_for(s, faction), PASS))
        return (
            f"{place} Eligible: {faction}, a player. Change the position as it did, then say `did {faction}` and one "
            f"of {boxes}. Or `play`: be asked for it step by step."
        )
