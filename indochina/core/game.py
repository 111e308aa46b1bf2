"""Game: stages, snapshot, replay, clone, undo, journal, save and load.

Entering a stage takes a snapshot. The game is at any moment that snapshot plus the few answers given since;
clone, undo, save and a bug report are all made of those two.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Protocol, cast

from . import position as notation
from .catalogue import Messages
from .decision import CHANCE, TOP, Choice, Decision, Procedure, Why
from .dice import TIES, Random, below
from .errors import Error, RulesFault
from .journal import Answer, Entry, Note, digest
from .rules import OVER, Rules

CHOSEN = ("", "person")
"""How a choice was answered; all else followed by itself."""


class Player(Protocol):
    """Anything that answers a Decision."""

    def choose(self, game: Game) -> Choice: ...


def find_player(game: Game, seat: str, who: Any) -> Player | None:
    """A player by name, or the player itself. `indochina.players` replaces this by one that knows names."""
    return None if isinstance(who, str) else who


class _Past:
    """A finished stage: its snapshot, the answers given in it and the notes it wrote. Shared by all clones.

    `count`, `made` and `noted` count the answers, choices and notes up to its end.
    """

    __slots__ = ("answers", "count", "made", "noted", "notes", "parent", "snapshot")

    def __init__(self, parent: _Past | None, snapshot: Any, answers: list[Answer], notes: list[Note]) -> None:
        self.parent = parent
        self.snapshot = snapshot
        self.answers = answers
        self.notes = notes
        self.count: int = (parent.count if parent else 0) + len(answers)
        self.made: int = (parent.made if parent else 0) + choices_in(answers)
        self.noted: int = (parent.noted if parent else 0) + len(notes)


def choices_in(answers: Iterable[Answer]) -> int:
    """How many of these are choices: a player's, or a die that a person read."""
    how = [answer[3] for answer in answers]
    return how.count("") + how.count("person")


class Game:
    """A game in progress. Make one with `indochina.new`, `indochina.position` or `indochina.load`.

    >>> import indochina
    >>> game = indochina.new("saigon75", seed=1)
    >>> game.decision.seat, game.decision.name, game.decision.rule
    ('SV', 'setup.place', 'C.3')
    >>> game.choose("Saigon").decision.name
    'setup.place'
    >>> game.undo().version
    0
    """

    __slots__ = (
        "_answers", "_decision", "_past", "_procedure", "_redo", "_script", "_snapshot",
        "chance", "language", "lost_history", "messages", "meta", "rolled", "rules", "seats", "state",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        state: Any,
        *,
        meta: Mapping[str, Any] | None = None,
        seats: Mapping[str, Any] | None = None,
        dice: str | list[str] | None = None,
        chance: str = "stream",
        language: str = "en",
        given: Iterable[Answer] = (),
    ) -> None:
        self.rules = rules
        self.rolled: list[tuple[Decision, str]] = []
        self._decision: Decision | None = self._feed(self._stand(None, state, []), given)
        self.go_on(meta=meta, seats=seats, dice=dice, chance=chance, language=language)

    def go_on(
        self,
        *,
        meta: Mapping[str, Any] | None = None,
        seats: Mapping[str, Any] | None = None,
        dice: str | list[str] | None = None,
        chance: str = "stream",
        language: str = "en",
    ) -> Game:
        """From here on dice roll by themselves, and the game has a table around it."""
        if chance not in ("stream", "person"):
            raise Error(f"chance is answered by 'stream' or 'person', not {chance!r}")
        self.meta = dict(meta or {})
        self.seats = dict(seats or {})
        script = dice.replace(",", " ").split() if isinstance(dice, str) else list(dice or ())
        if script:
            self.meta["script"] = script
            script = script[sum(answer.how == "script" for answer in self.answers_back()) :]
        self._script: tuple[str, ...] = tuple(script)
        self.chance = chance
        self._redo: tuple[Answer, ...] = ()
        self.lost_history = ""
        self.speak(language)
        self._settle(self._decision)
        return self

    def speak(self, language: str) -> None:
        """Change the language of prompts and log."""
        if language not in self.rules.CATALOGUES:
            known = ", ".join(self.rules.CATALOGUES)
            raise Error(f"unknown language {language!r}: {self.rules.TITLE} speaks {known}")
        self.language = language
        names = self.rules.names(self.state)
        self.messages = Messages(self.rules.CATALOGUES[language], self.rules.target, names)
        if self._decision is not None:
            self._decision.presenter = self.messages

    # --- the engine -------------------------------------------------------------------------------------------

    def _stand(self, past: _Past | None, snapshot: Any, answers: list[Answer]) -> Decision | None:
        """Stand in the stage of `snapshot` with `answers` already given; return the question that follows them."""
        self._past = past
        self._snapshot = snapshot
        self._answers = answers
        self.state = state = snapshot.copy()
        self._decision = None
        self._procedure: Procedure | None = None
        if state.stage == OVER:
            return None
        self._procedure = procedure = self.rules.STAGES[state.stage](state)
        if not answers:
            return self._send(None)
        decision = next(procedure)
        streams = state.streams
        for answer in answers:
            if answer[3] == "stream" and decision.stream != TOP:
                below(streams, decision.stream, 1)
            decision = procedure.send(answer[2])
        return decision

    def _send(self, key: str | None) -> Decision | None:
        """Send an answer to the running stage (None starts it); enter new stages as they come."""
        while (procedure := self._procedure) is not None:
            try:
                return procedure.send(key)  # type: ignore[arg-type]
            except StopIteration as end:
                state = self.state
                state.stage = end.value
                self._past = _Past(self._past, self._snapshot, self._answers, state.notes)
                state.notes = []
                self._snapshot = state.copy()
                self._answers = []
                self._procedure = None if state.stage == OVER else self.rules.STAGES[state.stage](state)
                key = None
        return None

    def _settle(self, decision: Decision | None) -> None:
        """Answer dice and questions with a single option until a player has something to decide."""
        while decision is not None:
            if decision.seat == CHANCE:
                answer = self._fortune(decision)
                if answer is None:
                    break
                self.rolled.append((decision, answer.key))
            else:
                keys = decision.keys
                if len(keys) != 1:
                    break
                answer = Answer(decision.seat, decision.name, keys[0], "auto", decision.shows(keys[0]))
            self._answers.append(answer)
            decision = self._send(answer[2])
        if decision is not None:
            decision.presenter = self.messages
        self._decision = decision

    def _fortune(self, decision: Decision) -> Answer | None:
        """Answer a chance decision from the script, else from the stream; None if a person is to read the die."""
        keys = decision.keys
        if self._script and decision.stream != TOP:
            value, self._script = self._script[0], self._script[1:]
            return Answer(CHANCE, decision.name, scripted_face(decision, value), "script")
        if self.chance == "person" and len(keys) > 1:
            return None
        if decision.stream == TOP:
            return Answer(CHANCE, decision.name, decision.top, "stream")
        weights = decision.weights
        if weights is None:
            index = below(self.state.streams, decision.stream, len(keys))
        else:
            index, spot = 0, below(self.state.streams, decision.stream, sum(weights))
            while spot >= weights[index]:
                spot -= weights[index]
                index += 1
        return Answer(CHANCE, decision.name, keys[index], "stream")

    def trial(
        self, state: Any, stages: Mapping[str, Callable[[Any], Procedure]] | None = None, chance: str = "stream"
    ) -> Game:
        """A fresh game to try something out, from a copied state: same rules, language and seats, no past.

        `stages` replace those of the rules.
        """
        rules = self.rules if stages is None else SimpleNamespace(**{**vars(self.rules), "STAGES": stages})
        return Game(cast(Rules, rules), state, seats=self.seats, chance=chance, language=self.language)

    @classmethod
    def recorded(cls, rules: Rules, start: Any, opening: list[Answer]) -> Game:
        """A game that answers nothing by itself: everything is fed to it from a record."""
        game = cls.__new__(cls)
        game.rules = rules
        game.rolled = []
        game._decision = game._feed(game._stand(None, start, []), opening)
        return game

    def feed(self, answers: list[Answer]) -> None:
        """Give a recorded choice with what followed it. What was undone before cannot be done again after it."""
        self.rolled, self._redo = [], ()
        self._decision = self._feed(self._decision, answers)

    def _feed(self, decision: Decision | None, answers: Iterable[Answer]) -> Decision | None:
        """Give recorded answers exactly as they were given, dice and forced ones among them."""
        for answer in answers:
            if decision is None:
                raise Error(f"the game is over before the recorded answer {answer.key!r}")
            if answer.key not in decision.keys:
                raise Error(f"the recorded answer {answer.key!r} is no option of {decision.name}")
            if answer.how == "stream" and decision.stream != TOP:
                below(self.state.streams, decision.stream, 1)
            if decision.seat == CHANCE:
                self.rolled.append((decision, answer.key))
            self._answers.append(
                answer._replace(seat=decision.seat, name=decision.name, reveals=decision.shows(answer.key))
            )
            decision = self._send(answer.key)
        return decision

    # --- deciding ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that is open now; None when the game is over."""
        return self._decision

    @property
    def version(self) -> int:
        """How many answers (choices, dice, forced ones) have been given."""
        return (self._past.count if self._past else 0) + len(self._answers)

    @property
    def made(self) -> int:
        """How many choices have been made (dice and forced answers not counted, unless a person read the die)."""
        return (self._past.made if self._past else 0) + choices_in(self._answers)

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
        result: dict[str, Any] | None = self.rules.result(self.state)
        return result

    def choose(self, key: str, reason: Why | None = None) -> Game:
        """Answer the open question with one of its keys (or the plain name of its target)."""
        decision = self._decision
        if decision is None:
            raise Error("the game is over: there is nothing to choose")
        if key not in decision.keys:
            key = self._meant(decision, key)
        self._redo = ()
        self._answer(decision, key, reason)
        return self

    def _answer(self, decision: Decision, key: str, reason: Why | None = None) -> None:
        self.rolled = []
        how = "person" if decision.seat == CHANCE else ""
        script = self._script
        self._answers.append(Answer(decision.seat, decision.name, key, how, decision.shows(key), reason))
        try:
            self._settle(self._send(key))
        except Error:
            self._step_back()
            self._script = script
            raise
        except Exception as fault:
            report = self._report(fault)
            self._step_back()
            self._script = script
            raise RulesFault(f"the rules failed after {decision.name} = {key}: {fault!r}", report) from fault

    def _meant(self, decision: Decision, name: str) -> str:
        if decision.seat == CHANCE and name.isdigit():
            return scripted_face(decision, name)
        found = self.messages.find(decision.keys, name)
        if found is None:
            labels = {self.messages.label(decision, key): key for key in decision.keys}
            label = self.messages.find(list(labels), name)
            found = labels[label] if label else None
        if found is not None:
            return found
        reasons = self.why_not(name) if self._known(name) else []
        offered = ", ".join(decision.keys[:12]) + (" ..." if len(decision.keys) > 12 else "")
        because = f" ({reasons[0]})" if reasons else ""
        raise Error(f"{decision.name}: {name!r} is not an option{because}; offered: {offered}")

    def _step_back(self) -> None:
        """After a fault: back to just before the last player's or person's answer."""
        past, snapshot, answers = self._past, self._snapshot, self._answers
        while True:
            while answers and answers[-1].how not in CHOSEN:
                answers = answers[:-1]
            if answers or past is None:
                break
            snapshot, answers = past.snapshot, past.answers
            past = past.parent
        self._settle(self._stand(past, snapshot, answers[:-1]))

    def _report(self, fault: Exception) -> dict[str, Any]:
        return {"fault": repr(fault), "position": self.position()}

    def why_not(self, target: str) -> list[str]:
        """Why is this target not offered now? One sentence with its rule for each reason; [] if it is offered."""
        decision = self._decision
        if decision is None:
            return [self.messages.why(Why("why.over", "", {}))]
        if self.messages.find(decision.keys, target) is not None:
            return []
        blocked = decision.blocked
        word = self.messages.find(list(blocked), target)
        if word is not None:
            return [self.messages.why(blocked[word])]
        wanted = self._known(target)
        if wanted is None:
            raise Error(f"unknown name {target!r}: {self.rules.TITLE} has no such seat, space, piece, track or card")
        inside = [w for w in blocked if wanted in w.split("/")]
        if inside:
            return [f"{self.messages.name(w)}: {self.messages.why(blocked[w])}" for w in inside]
        offered = [w for w in decision.keys if wanted in w.split("/")]
        if offered:
            return []
        return [self.messages.why(Why("why.other_question", decision.rule, {"prompt": decision.prompt}))]

    def _known(self, name: str) -> str | None:
        return self.messages.find(list(self.rules.WORDS), name)

    # --- playing on -------------------------------------------------------------------------------------------

    def play(
        self,
        players: Mapping[str, Player | str] | None = None,
        until: Callable[[Game], bool] | str | int | None = None,
    ) -> Game:
        """Let players answer until the game is over, a seat without a player is asked, or `until` holds.

        `until` is a test of the game, the name of a stage, or a number of choices to make.
        """
        answering = {
            seat: player
            for seat, who in (players if players is not None else self.seats).items()
            if (player := find_player(self, seat, who)) is not None
        }
        made = 0
        while (decision := self._decision) is not None:
            if callable(until):
                if until(self):
                    break
            elif isinstance(until, int):
                if made >= until:
                    break
            elif until is not None and self.state.stage == until:
                break
            player = answering.get(decision.seat)
            if player is None:
                break
            self.choose(*player.choose(self))
            made += 1
        return self

    def ties(self) -> Random:
        """The stream for a player's tie-breaks at this decision: the same for the same game and moment."""
        return Random(f"{self.state.streams[TIES]}/{self.version}")

    def clone(self, chance: str | None = None) -> Game:
        """An equal, independent game. With `chance="person"` its dice become decisions to answer or enumerate."""
        game = Game.__new__(Game)
        game.rules = self.rules
        game.meta = self.meta
        game.seats = self.seats
        game.language = self.language
        game.messages = self.messages
        game.lost_history = self.lost_history
        game._script = self._script
        game._redo = self._redo
        game.chance = chance or self.chance
        game.rolled = []
        decision = game._stand(self._past, self._snapshot, self._answers[:])
        if decision is not None:
            decision.presenter = self.messages
        game._decision = decision
        return game

    def at(self, made: int) -> Game:
        """A clone of the game as it stood after so many choices and what followed them by itself.

        >>> import indochina
        >>> game = indochina.new("saigon75", seed=1).play({"SV": "random"}, until=5)
        >>> game.at(2).made, game.made
        (2, 5)
        """
        if not 0 <= made <= self.made:
            raise Error(f"there is no choice {made}: {self.made} have been made")
        game = self.clone()
        game._redo = ()
        past, snapshot, answers = self._past, self._snapshot, self._answers
        while past is not None and past.made > made:
            snapshot, answers = past.snapshot, past.answers
            past = past.parent
        chosen = [i for i, answer in enumerate(answers) if answer.how in CHOSEN]
        wanted = made - (past.made if past else 0)
        given = answers[: chosen[wanted]] if wanted < len(chosen) else answers[:]
        decision = game._stand(past, snapshot, given)
        if decision is not None:
            decision.presenter = self.messages
        game._decision = decision
        return game

    def determinize(self, seat: str, rng: Random) -> Game:
        """A clone in which everything `seat` cannot know is dealt anew."""
        game = self.clone()
        snapshot = self._snapshot.copy()
        self.rules.determinize(snapshot, seat, rng)
        game._settle(game._stand(game._past, snapshot, game._answers))
        return game

    # --- undo and redo ----------------------------------------------------------------------------------------

    def undo(self, seat: str | None = None) -> Game:
        """Take back the last choice (the last one of `seat`, and all that came after it).

        Dice, draws, what was hidden and is shown, and cards another seat has shown cannot be taken back.
        """
        past, snapshot, answers = self._past, self._snapshot, self._answers
        undone: list[Answer] = []
        while True:
            for i in range(len(answers) - 1, -1, -1):
                answer = answers[i]
                if answer.seat == CHANCE:
                    raise Error("cannot undo: dice have been rolled, a card drawn or something hidden shown since")
                if answer.how == "auto":
                    continue
                if seat in (None, answer.seat):
                    self._settle(self._stand(past, snapshot, answers[:i]))
                    self._redo = (*self._redo, *undone, answer)
                    return self
                if answer.reveals:
                    raise Error(f"cannot undo: {answer.seat} has shown a card since")
                undone.append(answer)
            if past is None:
                raise Error("cannot undo: no choice has been made")
            snapshot, answers = past.snapshot, past.answers
            past = past.parent

    @property
    def can_redo(self) -> bool:
        return bool(self._redo) and self._decision is not None

    def redo(self) -> Game:
        """Make the last undone choice again."""
        if not self._redo or self._decision is None:
            raise Error("nothing to redo")
        rest, last = self._redo[:-1], self._redo[-1]
        self._answer(self._decision, last.key, last.reason)
        self._redo = rest
        return self

    # --- what happened ----------------------------------------------------------------------------------------

    def _stages(self) -> Iterator[tuple[Any, list[Answer], list[Note]]]:
        chain: list[_Past] = []
        past = self._past
        while past is not None:
            chain.append(past)
            past = past.parent
        for stage in reversed(chain):
            yield stage.snapshot, stage.answers, stage.notes
        yield self._snapshot, self._answers, self.state.notes

    @property
    def start(self) -> Any:
        """The state the game started from."""
        return next(self._stages())[0]

    @property
    def moment(self) -> tuple[Any, list[Answer]]:
        """The game as it stands: the snapshot of its stage and the answers given since."""
        return self._snapshot, self._answers

    @property
    def answers(self) -> list[Answer]:
        """Every answer so far, chance and forced ones included."""
        return [answer for _, answers, _ in self._stages() for answer in answers]

    def turns_back(self) -> Iterator[list[Answer]]:
        """Each choice with what followed it by itself, the latest first."""
        turn: list[Answer] = []
        for answer in self.answers_back():
            turn.append(answer)
            if answer.how in CHOSEN:
                yield turn[::-1]
                turn = []

    def answers_back(self) -> Iterator[Answer]:
        """The answers so far, the latest first: for who needs only the last few."""
        yield from reversed(self._answers)
        past = self._past
        while past is not None:
            yield from reversed(past.answers)
            past = past.parent

    @property
    def log(self) -> list[Entry]:
        """Everything that happened, in words. Secrets included: for one viewer use `view(seat)["log"]`."""
        return self.entries(None, everything=True)

    def entries(self, seat: str | None, everything: bool = False, since: int = 0) -> list[Entry]:
        return [
            Entry(n, note.key, note.rule, note.values, self.messages)
            for n, note in self.notes(since)
            if (note.but is None if everything else note.told(seat))
        ]

    def notes(self, since: int = 0) -> list[tuple[int, Note]]:
        """The log as data with its numbers, secrets included, from entry number `since` on."""
        found = [self.state.notes]
        past = self._past
        while past is not None and past.noted > since:
            found.append(past.notes)
            past = past.parent
        first = past.noted if past is not None else 0
        notes = [note for stage in reversed(found) for note in stage]
        return [(first + i, note) for i, note in enumerate(notes) if first + i >= since]

    def position(self) -> notation.Position:
        """The position in the game's notation; `str()` of it is the text form. `indochina.position` reads both.

        `choices` are the answers given since the stage began; a star marks one that the random stream gave.
        """
        position = notation.Position(self.rules.to_json(self._snapshot))
        if self._answers:
            position["choices"] = [("*" if answer.how == "stream" else "") + answer.key for answer in self._answers]
        return position

    def hash(self) -> str:
        """A short hash of the state, equal for equal games."""
        return digest(self.rules.to_json(self.state))

    def view(self, seat: str | None = None, since: int = 0) -> dict[str, Any]:
        """What one seat may see (None: a spectator), as JSON: board, log, and the question if it is theirs.

        The log starts with entry number `since`.
        """
        from .view import view_of

        if seat is not None and seat not in self.rules.SEATS:
            raise Error(f"unknown seat {seat!r}: {self.rules.TITLE} has {', '.join(self.rules.SEATS)}")
        return view_of(self, seat, since)

    # --- saves ------------------------------------------------------------------------------------------------

    def save(self, path: str | Path) -> Path:
        """Write the game to a file. A file that is not a saved game is never overwritten."""
        from .saves import save

        return save(self, Path(path))


def scripted_face(decision: Decision, value: str) -> str:
    """A face named by itself (`X`, `R`, `4`), or by a number that counts through the faces of the die."""
    if value in decision.keys:
        return value
    faces = (
        decision.keys
        if decision.weights is None
        else [key for key, weight in zip(decision.keys, decision.weights) for _ in range(weight)]
    )
    if value.isdigit() and 1 <= int(value) <= len(faces):
        return faces[int(value) - 1]
    raise Error(f"{decision.name}: {value!r} is no face of this die; its faces: {', '.join(decision.keys)}")
