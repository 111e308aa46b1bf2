"""What is told of a game to those who look at it, as it is sent: parts of `core.view`, patched and encoded."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from indochina.ahead import foreseeing, worded
from indochina.core import view
from indochina.core.catalogue import Messages
from indochina.core.decision import CHANCE, TOP, Decision
from indochina.core.dice import Random
from indochina.core.errors import Error
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.core.rules import Forecasts, Looks
from indochina.odds import weighing
from indochina.slices import Work, whole

from .messages import patch, text
from .viewer import Eyes, Refused, Viewer
from .wishes import carries

STEPS_AT_ONCE = 300
STEPS_KEPT = 4
"""So many answers about steps are kept for who asks the same."""
DICE_AHEAD = 60
"""So many dice after a choice are looked past to see who is asked next."""
DEALS = 6
"""In so many deals of what a seat cannot know it is looked who would be asked next."""
CARD, OVER, PERHAPS = "card", "over", "perhaps"

Told = list[tuple[Viewer, str]]


class Telling:
    """A game, and what its viewers know of it: `last` is the last choice they heard of, `views` the boards they see.

    `bots` are the seats that bots play; `people` is how many the others are.
    """

    def __init__(self, game: Game, bots: Collection[str] = (), people: int = 0) -> None:
        self.game = game
        self.bots = bots
        self.people = people
        self.last: view.Step | None = None
        self.views: dict[str | None, dict[str, Any]] = {}
        self._viewed = game.state.copy()
        self.steps_told: dict[tuple[Eyes, int, int], str] = {}
        self.turned_back = 0
        """How often the game has gone back: what was told of steps then may not be true any more."""
        self._words: dict[str, Messages] = {}
        self._shown: dict[int, tuple[Answer, bool]] = {}  # of the last choices, by number: has it shown something?
        rules = game.rules
        self._forecaster = rules if isinstance(rules, Forecasts) else None  # found out once: asking this is slow

    def words(self, language: str) -> Messages:
        """The game's words in a language; English if it does not speak it."""
        rules = self.game.rules
        if language not in rules.CATALOGUES:
            language = "en"
        found = self._words.get(language)
        if found is None:
            found = Messages(rules.CATALOGUES[language], rules.target, rules.names(self.game.state))
            self._words[language] = found
        return found

    # --- the game as it is ------------------------------------------------------------------------------------

    @property
    def waiting_for(self) -> list[str]:
        return waiting_for(self.game)

    def asked(self, seat: str | None) -> bool:
        return seat is not None and self.game.decision is not None and self.game.decision.seat == seat

    def may_redo(self, seat: str | None) -> bool:
        return self.asked(seat) and self.game.can_redo

    def offered(self, key: str) -> None:
        decision = self.game.decision
        if decision is None or key not in decision.keys:
            raise Refused(422, f"{key[:80]!r} is not offered")

    def undoers(self) -> set[str]:
        """The seats whose own choice is the last, bots' aside, with no dice or cards since and nothing hidden shown.

        Among several people none once the game is over: then all may have the save, with all that was secret in it.
        """
        found: set[str] = set()
        if self.game.over and self.people > 1:
            return found
        number, shown = self.game.made, {}
        for answer in self.game.answers_back():
            if answer.how == "auto":
                continue
            number -= 1
            if answer.seat == CHANCE:
                break
            known = self._shown.get(number)
            shown[number] = known if known and known[0] is answer else (answer, self.game.showed(number))
            if shown[number][1]:
                break
            found.add(answer.seat)
            if answer.seat not in self.bots:
                break
        self._shown = shown
        return found

    def next_asked(self, key: str, game: Game | None = None) -> str | None:
        """Who is asked after this choice, if not the same seat again: another seat, CARD if a card is drawn, OVER.

        PERHAPS: that depends on what the seat cannot know, such as the other's hand. So it is not looked at.
        """
        game = game or self.game
        assert game.decision is not None
        if not game.rules.hidden(game.state):
            return asked_after(game, key)
        seat, rng = game.decision.seat, Random(f"next/{game.version}")
        found = {asked_after(game.determinize(seat, rng), key) for _ in range(DEALS)}
        return found.pop() if len(found) == 1 else PERHAPS

    def warnings(self, viewer: Viewer, key: str, game: Game | None = None) -> list[str]:
        """What this choice gives up, a sentence each."""
        return view.warnings(game or self.game, key, self.words(viewer.language))

    def go_on_from(self, game: Game) -> None:
        """The game as it was or as the store has it: what its viewers were told of last is not the last any more."""
        self.game = game
        self.turn_back()

    def turn_back(self) -> None:
        """A choice was taken back."""
        self.last = None
        self.steps_told = {}
        self.turned_back += 1

    def keep_steps(self, asked: tuple[Eyes, int, int], told: str) -> None:
        while len(self.steps_told) >= STEPS_KEPT:
            del self.steps_told[next(iter(self.steps_told))]
        self.steps_told[asked] = told

    def chosen(self, decision: Decision) -> None:
        """This question was the last that was answered."""
        self.last = view.Step(decision, next(self.game.turns_back())[0], self.game.rolled)

    def look_again(self, viewers: Iterable[Viewer]) -> None:
        """The boards as they are seen now, by the seats that look. Half of all choices leave the state as it was."""
        game, known = self.game, self.views
        if game.state != self._viewed:
            known, self._viewed = {}, game.state.copy()
        seats = {view.eyes(game, viewer.seat) for viewer in viewers}
        self.views = {seat: known.get(seat) or view.board(game, seat) for seat in seats}

    # --- messages ---------------------------------------------------------------------------------------------

    def _now(self) -> dict[str, Any]:
        """What every viewer is told."""
        game = self.game
        return {"version": game.version, "made": game.made, "waiting_for": self.waiting_for, "result": game.result}

    def _own(self, viewer: Viewer, undoers: set[str]) -> dict[str, Any]:
        """What one viewer is told."""
        words = self.words(viewer.language)
        asked = self.asked(viewer.seat)
        return {
            "ask": self._question(words) if asked else None,
            "undo": viewer.seat in undoers,
            "redo": asked and self.game.can_redo,
            "by": self._step(self.last, viewer.seat, words) if self.last else None,
        }

    def _question(self, words: Messages) -> dict[str, Any] | None:
        asked, decision = view.question(self.game, words, self._forecasts()), self.game.decision
        if asked is not None and decision is not None and (carry := carries(words, decision)):
            asked["carry"] = carry
        return asked

    def _step(self, made: view.Step, seat: str | None, words: Messages) -> dict[str, Any]:
        return view.step(self.game, made, seat, made.answer.seat in self.bots, words)

    def _log(self, game: Game, viewer: Viewer | Eyes, since: int) -> dict[str, Any]:
        """The log from entry number `since` on, each entry with the choice that wrote it."""
        first = max(0, since)
        made = game.when(first)
        entries = view.log(game.notes(first), viewer.seat, self.words(viewer.language))
        return {"log_from": since, "log": [{**entry, "made": made[entry["n"] - first]} for entry in entries]}

    def state(self, viewer: Viewer, since: int = 0) -> str:
        """Everything a viewer may see now; the log from entry number `since` on."""
        seat = view.eyes(self.game, viewer.seat)
        if seat not in self.views:
            self.views[seat] = view.board(self.game, seat)
        own = self._own(viewer, self.undoers())
        log = self._log(self.game, viewer, since)
        return text({"type": "state", "view": self.views[seat], **log, **self._now(), **own})

    def updates(self, viewers: Collection[Viewer], version: int, noted: int, more: bool = False) -> Told:
        """The message for each viewer about the change since `version`; equal ones are made once."""
        views = self.views
        self.look_again(viewers)
        patches = {seat: patch(views.get(seat, {}), board) for seat, board in self.views.items()}
        notes = self.game.notes(noted)
        secret = any(note.only or note.but for _, note in notes)
        secret |= self.last is not None and self.last.decision.name in self.game.rules.SECRET_ANSWERS
        undoers = self.undoers()
        now = {"type": "update", "from": version, "more": more, **self._now()}
        made: dict[tuple[Any, ...], str] = {}
        told = []
        for viewer in viewers:
            seat = view.eyes(self.game, viewer.seat)
            own = secret or viewer.seat in undoers or self.asked(viewer.seat)
            like = (seat, viewer.language, viewer.seat if own else None)
            if like not in made:
                log = self._log(self.game, viewer, noted)
                made[like] = text({**now, **self._own(viewer, undoers), "patch": patches[seat], **log})
            told.append((viewer, made[like]))
        return told

    def why(self, viewer: Viewer) -> str:
        found = view.blocked(self.game, self.words(viewer.language)) if self.asked(viewer.seat) else []
        return text({"type": "why", "version": self.game.version, "blocked": found})

    def _forecasts(self) -> list[str]:
        """The answers to the open question of which the game tells what they would bring, item by item."""
        return self._forecaster.forecasts(self.game) if self._forecaster else []

    def odds(self, viewer: Viewer, key: str) -> str:
        self.may_ask_odds(viewer, key)
        return whole(self.weighing(viewer, key))

    def may_ask_odds(self, viewer: Viewer | Eyes, key: str) -> None:
        if viewer.seat is None or not self.asked(viewer.seat):
            raise Refused(409, "odds are for the seat that is asked")
        self.offered(key)

    def weighing(self, viewer: Viewer | Eyes, key: str) -> Work[str]:
        """The odds of an answer to the open question."""
        assert viewer.seat is not None
        told = {"type": "odds", "version": self.game.version, "key": key}
        if self._forecaster and self._forecasts():
            foreseen = self._forecaster.forecast(self.game, key, self.words(viewer.language))
            if foreseen is not None and "outcomes" in foreseen:
                return text({**told, **foreseen})
            told |= foreseen or {}
        found = yield from weighing(self.game, key, viewer.seat, self.words(viewer.language))
        outcomes = [
            {"title": one.title, "text": one.text, "probability": round(one.probability, 4)} for one in found.outcomes
        ]
        assuming = told.get("assuming") or found.assuming
        return text({**told, "exact": found.exact, "assuming": assuming, "outcomes": outcomes})

    def ahead(self, viewer: Viewer, key: str) -> str:
        self.may_ask_odds(viewer, key)
        return whole(self.foreseeing(viewer, key))

    def foreseeing(self, viewer: Viewer | Eyes, key: str) -> Work[str]:
        """What an answer to the open question would change on the board."""
        assert viewer.seat is not None
        words = self.words(viewer.language)
        found = yield from foreseeing(self.game, key, viewer.seat, words)
        told = {"type": "ahead", "version": self.game.version, "key": key, "then": found.then}
        return text({**told, "assuming": found.assuming, "changes": [worded(one, words) for one in found.changes]})

    def look_up(self, viewer: Viewer, name: str, at: str) -> str:
        """What a viewer asks the board: as far as a player of the seat it looks from can know."""
        game = self.game
        if not isinstance(game.rules, Looks):
            raise Refused(422, f"there is nothing to look up in {game.rules.TITLE}")
        question = game.decision if self.asked(viewer.seat) else None
        try:
            found = game.rules.look(game.state, question, view.eyes(game, viewer.seat), name, at)
        except Error as fault:
            raise Refused(422, str(fault)) from None
        return text({"type": "look", "version": game.version, "name": name, "at": at, "data": found})

    # --- the game as it was -----------------------------------------------------------------------------------

    def moment(self, viewer: Viewer, made: int) -> str:
        """The game as it was after so many choices."""
        if not 0 <= made <= self.game.made:
            raise Refused(400, f"there is no choice {made}: {self.game.made} have been made")
        game, by = self.game.at(max(0, made - 1)), None
        if made:
            by = self._step(fed(game, self._turns(made - 1, made)[0]), viewer.seat, self.words(viewer.language))
        about = {"view": view.board(game, viewer.seat), "log_to": game.noted, "by": by}
        return text({"type": "moment", "made": made, "of": self.game.made, **about, "waiting_for": waiting_for(game)})

    def between(self, first: int, last: int) -> tuple[int, int]:
        """As many of these choices as have been made and are told at once, the latest."""
        last = min(last, self.game.made)
        return max(first, last - STEPS_AT_ONCE), last

    def steps(self, viewer: Viewer | Eyes, first: int, last: int) -> Work[str]:
        """Choices first+1 to last, one after the other, as changes of the view that was before them."""
        first, last = self.between(first, last)
        words = self.words(viewer.language)
        found = []
        if first < last:
            game = self.game.at(first)
            before = view.board(game, viewer.seat)
            for turn in self._turns(first, last):
                noted = game.noted
                made = self._step(fed(game, turn), viewer.seat, words)
                after = view.board(game, viewer.seat)
                changed = {
                    "made": game.made,
                    "patch": patch(before, after),
                    **self._log(game, viewer, noted),
                }
                found.append({**made, **changed})
                before = after
                yield
        return text({"type": "steps", "from": first, "steps": found})

    def record(self, seat: str | None) -> Work[list[dict[str, Any]]]:
        """The game so far as one seat saw it: for who may not have the save itself."""
        game, rules, words = self.game.at(0), self.game.rules, self.words("en")
        scenario = str(game.meta.get("scenario", ""))
        about = {"game": rules.NAME, "rules": rules.VERSION, "viewer": seat, "scenario": scenario}
        lines: list[dict[str, Any]] = [{"indochina-record": 1, **about, "view": view.board(game, seat)}]
        for turn in self._turns(0, self.game.made):
            noted = game.noted
            made = self._step(fed(game, turn), seat, words)
            log = [entry["text"] for entry in view.log(game.notes(noted), seat, words)]
            lines.append({**made, "made": game.made, "log": log})
            yield
        lines.append({"view": view.board(game, seat)})
        return lines

    def _turns(self, first: int, last: int) -> list[list[Answer]]:
        turns = self.game.turns_back()
        for _ in range(self.game.made - last):
            next(turns)
        return [next(turns) for _ in range(last - first)][::-1]


def waiting_for(game: Game) -> list[str]:
    return [game.decision.seat] if game.decision else []


def fed(game: Game, turn: list[Answer]) -> view.Step:
    """A recorded choice, made in this game."""
    decision = game.decision
    assert decision is not None
    game.feed(turn)
    return view.Step(decision, turn[0], game.rolled)


def asked_after(game: Game, key: str) -> str | None:
    """Who is asked after a choice, as the cards lie. Of dice, any face will do to see that."""
    assert game.decision is not None
    seat = game.decision.seat
    trial = game.clone(chance="person").choose(key)
    for _ in range(DICE_AHEAD):
        after = trial.decision
        if after is None:
            return OVER
        if after.seat != CHANCE:
            return None if after.seat == seat else after.seat
        if after.stream == TOP:
            return CARD
        trial.choose(after.keys[0])
    return None
