"""Game: what people, players and programs do with a game in progress."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, Protocol, Self, cast

from . import naming, saves, view
from .catalogue import Messages
from .course import Course, Halt, Stages
from .decision import CHANCE, TOP, Choice, Decision, Why
from .dice import TIES, Random
from .errors import Error, RulesFault
from .journal import Answer, Entry
from .past import Past
from .rules import Rules, shows_of


class Player(Protocol):
    """Anything that answers a Decision."""

    def choose(self, game: Game) -> Choice: ...


Players = Callable[["Game", str, Any], Player | None]
"""Finds who plays a seat of a game by what stands there, a name or the player itself; None: a person does."""


def by_themselves(game: Game, seat: str, who: Any) -> Player | None:
    """Players who are handed in as such; names mean nothing here (`indochina.players` knows some)."""
    return None if isinstance(who, str) else who


Until = Callable[["Game"], bool] | str | int | None


def reached(game: Game, until: Until, made: int) -> bool:
    """Is that where play was to stop, `made` choices after it began?"""
    if callable(until):
        return until(game)
    return made >= until if isinstance(until, int) else game.state.stage == until


class Game(Course):
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

    __slots__ = ("_script", "chance", "language", "lost_history", "messages", "meta", "players", "seats")

    def __new__(cls, *given: Any, **named: Any) -> Self:
        """One with nothing in it yet, to be made a clone."""
        return object.__new__(cls)

    def __init__(
        self,
        rules: Rules,
        state: Any,
        *,
        meta: Mapping[str, Any] | None = None,
        seats: Mapping[str, Any] | None = None,
        players: Players = by_themselves,
        stages: Stages | None = None,
        dice: str | list[str] | None = None,
        chance: str = "stream",
        language: str = "en",
        given: Iterable[Answer] = (),
        settled: bool = False,
    ) -> None:
        """From `state` on, with the answers `given` first. If that is `settled`, nothing follows by itself yet."""
        if chance not in ("stream", "person"):
            raise Error(f"chance is answered by 'stream' or 'person', not {chance!r}")
        self.rules = rules
        self.stages = stages or rules.STAGES
        self.meta = dict(meta or {})
        self.seats = dict(seats or {})
        self.players = players
        script = dice.replace(",", " ").split() if isinstance(dice, str) else list(dice or ())
        if script:
            self.meta.setdefault("script", script)
        self._script: tuple[str, ...] = tuple(script)
        self.chance = chance
        self.lost_history = ""
        self._stand(None, state, [])
        self.speak(language)
        self.feed(given)
        if not settled:
            self.settle()

    def trial(self, state: Any, stages: Stages | None = None, chance: str = "stream", given: Any = ()) -> Game:
        """A game for trying things out from `state`, with the same rules and players, no past and no dice scripted.

        `stages` takes the place of the game's own.
        """
        game = self._copy(None, state, [], stages)
        game.chance, game._script = chance, ()
        game.feed(given)
        return game.settle()

    def clone(self, chance: str | None = None) -> Game:
        """An equal, independent game. With `chance="person"` its dice become decisions to answer or enumerate."""
        game = self._copy(self._past, self._snapshot, self._answers[:], halt=self._halt)
        self._halt = game._halt
        if chance is not None:
            game.chance = chance
        return game

    def _copy(
        self,
        past: Past | None,
        snapshot: Any,
        answers: list[Answer],
        stages: Stages | None = None,
        halt: Halt | None = None,
    ) -> Game:
        """This game, standing where it stood or might stand. All clones are made here."""
        game = Game.__new__(Game)
        game.rules = self.rules
        game.stages = stages or self.stages
        game.meta = self.meta
        game.seats = self.seats
        game.players = self.players
        game.language = self.language
        game.messages = self.messages
        game.lost_history = self.lost_history
        game.chance = self.chance
        game._script = self._script
        game._redo = self._redo
        game._stand(past, snapshot, answers, halt)
        return game

    def speak(self, language: str) -> None:
        """Change the language of prompts and log."""
        if language not in self.rules.CATALOGUES:
            known = ", ".join(self.rules.CATALOGUES)
            raise Error(f"unknown language {language!r}: {self.rules.TITLE} speaks {known}")
        self.language = language
        names = self.rules.names(self.state)
        self.messages = Messages(self.rules.CATALOGUES[language], self.rules.target, names)

    # --- the engine -------------------------------------------------------------------------------------------

    def settle(self) -> Game:
        """Answer dice and questions with a single option until a player has something to decide."""
        decision = self._decision
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
            decision = self._send(answer.key)
        self._decision = decision
        return self

    def _fortune(self, decision: Decision) -> Answer | None:
        """Answer a chance decision from the script, else from the stream; None if a person is to read the die."""
        if self._script and decision.stream != TOP:
            value, self._script = self._script[0], self._script[1:]
            return Answer(CHANCE, decision.name, decision.face(value), "script")
        if self.chance == "person" and len(decision.keys) > 1:
            return None
        return Answer(CHANCE, decision.name, decision.rolled(self.state.streams), "stream")

    # --- deciding ---------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        """The question that is open now; None when the game is over."""
        decision = self._decision
        if decision is not None:
            decision.words = self.messages
        return decision

    def choose(self, key: str, reason: Why | None = None) -> Game:
        """Answer the open question with one of its keys (or the plain name of its target)."""
        decision = self._decision
        if decision is None:
            raise Error("the game is over: there is nothing to choose")
        if key not in decision.keys:
            key = naming.meant(self.rules, self.messages, decision, key)
        self._redo = ()
        self.rolled = []
        how = "person" if decision.seat == CHANCE else ""
        script = self._script
        self._written.append(len(self.state.notes))
        self._answers.append(Answer(decision.seat, decision.name, key, how, decision.shows(key), reason))
        try:
            self._decision = self._send(key)
            self.settle()
        except Exception as fault:
            report: dict[str, object] = {"fault": repr(fault), "position": self.position()}
            stage, given = self._now().choice(self.made - 1)
            self._stand(stage.before, stage.snapshot, stage.answers[:given])
            self.settle()
            self._script = script
            if isinstance(fault, Error):
                raise
            raise RulesFault(f"the rules failed after {decision.name} = {key}: {fault!r}", report) from fault
        return self

    def why_not(self, target: str) -> list[str]:
        """Why is this target not offered now? One sentence with its rule for each reason; [] if it is offered."""
        return naming.why_not(self.rules, self.messages, self._decision, target)

    # --- playing on -------------------------------------------------------------------------------------------

    def play(
        self,
        players: Mapping[str, Player | str] | None = None,
        until: Until = None,
    ) -> Game:
        """Let players answer until the game is over, a seat without a player is asked, or `until` holds.

        `until` is a test of the game, the name of a stage, or a number of choices to make.
        """
        seated = players if players is not None else self.seats
        answering = {seat: self.players(self, seat, who) for seat, who in seated.items()}
        made = 0
        while (decision := self._decision) is not None and not reached(self, until, made):
            player = answering.get(decision.seat)
            if player is None:
                break
            self.choose(*player.choose(self))
            made += 1
        return self

    def ties(self) -> Random:
        """The stream for a player's tie-breaks at this decision: the same for the same game and moment."""
        return Random(f"{self.state.streams[TIES]}/{self.version}")

    def at(self, made: int) -> Game:
        """A clone of the game as it stood after so many choices and what followed them by itself.

        >>> import indochina
        >>> game = indochina.new("saigon75", seed=1).play({"SV": "random"}, until=5)
        >>> game.at(2).made, game.made
        (2, 5)
        """
        if not 0 <= made <= self.made:
            raise Error(f"there is no choice {made}: {self.made} have been made")
        stage, given = self._now().choice(made)
        game = self._copy(stage.before, stage.snapshot, stage.answers[:given])
        game._redo = ()
        return game

    def determinize(self, seat: str, rng: Random) -> Game:
        """A clone in which everything `seat` cannot know is dealt anew."""
        snapshot = self._snapshot.copy()
        called = self.rules.determinize(snapshot, seat, rng, self.state)
        answers = [answer.called(called.get(answer.key, answer.key)) for answer in self._answers]
        return self._copy(self._past, snapshot, answers).settle()

    # --- undo and redo ----------------------------------------------------------------------------------------

    def undo(self, seat: str | None = None) -> Game:
        """Take back the last choice (the last one of `seat`, and all that came after it).

        Dice, draws, and what was hidden and is shown, to whomever and by whomever, cannot be taken back.
        """
        undone: list[Answer] = []
        for stage in self._now().back():
            for i in range(len(stage.answers) - 1, -1, -1):
                answer = stage.answers[i]
                if answer.seat == CHANCE:
                    raise Error("cannot undo: dice have been rolled, a card drawn or something hidden shown since")
                if answer.how == "auto":
                    continue
                undone.append(answer)
                if self.showed(self.made - len(undone)):
                    raise Error(f"cannot undo: {answer.seat} has shown or seen something hidden")
                if seat in (None, answer.seat):
                    self._stand(stage.before, stage.snapshot, stage.answers[:i])
                    self.settle()
                    self._redo = (*self._redo, *undone)
                    return self
        raise Error("cannot undo: no choice has been made")

    def showed(self, choice: int) -> bool:
        """Did this choice (the first is 0), or what followed it by itself, show anybody something hidden?"""
        turn = next(islice(self.turns_back(), self.made - 1 - choice, None))
        if any(answer.reveals for answer in turn):
            return True
        shows = shows_of(cast(Hashable, self.rules))
        return shows is not None and shows.shown(self.at(choice), self.at(choice + 1))

    @property
    def can_redo(self) -> bool:
        return bool(self._redo) and self._decision is not None

    def redo(self) -> Game:
        """Make the last undone choice again."""
        if not self.can_redo:
            raise Error("nothing to redo")
        *rest, last = self._redo
        self.choose(last.key, last.reason)
        self._redo = tuple(rest)
        return self

    # --- what happened ----------------------------------------------------------------------------------------

    @property
    def log(self) -> list[Entry]:
        """Everything that happened, in words. Secrets included: for one viewer use `view(seat)["log"]`."""
        return self.entries(None, everything=True)

    def entries(self, seat: str | None, everything: bool = False, since: int = 0) -> list[Entry]:
        return [
            Entry(n, note.key, note.rule, note.values, note.actor, self.messages)
            for n, note in self.notes(since)
            if (note.but is None if everything else note.told(seat))
        ]

    def __repr__(self) -> str:
        """How to come to this position again."""
        chance = "" if self.chance == "stream" else f", chance={self.chance!r}"
        dice = f", dice={' '.join(self._script)!r}" if self._script else ""
        return f"indochina.position({self.rules.NAME!r}, {self.position().line!r}{dice}{chance})"

    def view(self, seat: str | None = None, since: int = 0) -> dict[str, Any]:
        """What one seat may see (None: a spectator), as JSON: board, log, and the question if it is theirs.

        The log starts with entry number `since`.
        """
        if seat is not None and seat not in self.rules.SEATS:
            raise Error(f"unknown seat {seat!r}: {self.rules.TITLE} has {', '.join(self.rules.SEATS)}")
        return view.view_of(self, seat, since)

    def save(self, path: str | Path) -> Path:
        """Write the game to a file. A file that is not a saved game is never overwritten."""
        return saves.save(self, Path(path))
