"""What would this answer do? It is tried on a copy, as far as anybody can foresee what comes of it.

The questions that follow within the same action are closed as soon as they may be. What cannot be closed is answered as
the odds assume it (`ODDS`), how many with the most; any other question ends it. So do dice, other seats and the end of
the stage. The board that the seat sees then is compared with the one it sees now.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, cast

from .core import view
from .core.catalogue import Messages
from .core.decision import CHANCE, DONE, END, Decision
from .core.dice import Random
from .core.errors import Error, RulesFault
from .core.game import Game
from .core.rules import Change, action_stages, guises_of
from .odds import assumed_answer, assuming
from .slices import Work, whole

DEALS = 3
"""In so many deals of what the seat cannot know an answer is tried: only what is the same in all of them is told."""
QUESTIONS = 60
"""So many questions at most are closed on the way."""

AS_MANY = "as_many"
"""What is assumed of a question of how many: the greatest number."""

ENDS, ASKS, OPEN = "ends", "asks", "open"
"""How far an answer is foreseen: to the end, to one's own next question, to where dice or others come in."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """`then`: how far that goes. `assuming`: what was taken for granted, in words; empty if nothing was."""

    changes: list[Change]
    then: str = OPEN
    assuming: str = ""


def ahead(game: Game, key: str, seat: str, messages: Messages) -> Ahead:
    """What `foreseeing` finds, at once."""
    return whole(foreseeing(game, key, seat, messages))


def foreseeing(game: Game, key: str, seat: str, messages: Messages) -> Work[Ahead]:
    """What changes on the board and the tracks if `seat` answers the open question with `key`.

    Nothing that the seat cannot know has any influence, and the game's own dice are not looked at.
    """
    asked = game.decision
    if asked is None or asked.seat != seat:
        raise Error(f"nothing is asked of {seat} now")
    if key not in asked.keys:
        raise Error(f"{asked.name}: {key!r} is not an option")
    found: list[Ahead] = []
    for trial in trials(game, seat):
        found.append(tried(trial, asked, key, messages))
        yield
    if not found:
        return Ahead([])
    first, *others = found
    same = [change for change in first.changes if all(change in other.changes for other in others)]
    agreed = all(one.then == first.then for one in others)
    return Ahead(same, first.then if agreed else OPEN, first.assuming)


def trials(game: Game, seat: str) -> Iterator[Game]:
    """The game as far as the seat knows it, with dice to be answered and no script of dice to come.

    Where dealing anew is not enough, nothing is tried after an answer of somebody else: it may be about a secret.
    """
    disguised = guises_of(cast(Hashable, game.rules))
    if disguised is None:
        rng = Random(f"ahead/{game.version}")
        for _ in range(DEALS if game.rules.hidden(game.state) else 1):
            state, answers = game.determinize(seat, rng).moment
            yield game.trial(state, chance="person", given=answers)
        return
    state, answers = game.moment
    if any(answer.seat not in (seat, CHANCE) for answer in answers):
        return
    for guise in disguised.guises(state, seat):
        try:
            yield game.trial(guise, chance="person", given=answers)
        except (Error, RulesFault):  # as far as the seat knows, it could not have come to this question
            return


def tried(game: Game, asked: Decision, key: str, messages: Messages) -> Ahead:
    """An answer given in a game for trying things out, and what came of it."""
    decision, seat = game.decision, asked.seat
    if decision is None or decision.name != asked.name or key not in decision.keys:
        return Ahead([])
    stage, before = game.moment[0], game.state.copy()
    try:
        taken = follow(game, key, game.rules.ODDS.get(asked.name, {}))
    except (Error, RulesFault):
        return Ahead([])
    rules, after, eyes = game.rules, game.left(stage), view.eyes(game, seat)
    changes = [*rules.changes(before, after, eyes), *rules.figures(before, after, eyes)]
    then = ENDS if game.moment[0] is not stage else ASKS if game.decision and game.decision.seat == seat else OPEN
    return Ahead(changes, then, assuming(taken, messages))


def follow(game: Game, key: str, assumed: Mapping[str, str]) -> list[str]:
    """Give an answer, and close what follows in the same stage; returns the names of questions that were assumed."""
    opened = game.decision  # by a name of its own: once answered, the game may be over and ask nothing
    assert opened is not None
    stage, seat = game.moment[0], opened.seat
    taken: dict[str, None] = {}
    ends = stage.stage in action_stages(cast(Hashable, game.rules))
    game.choose(key)
    for _ in range(QUESTIONS):
        asked = game.decision
        if asked is None or asked.seat != seat or game.moment[0] is not stage:
            break
        if asked.name in assumed:
            taken[asked.name] = None
            game.choose(assumed_answer(asked, assumed[asked.name]))
        elif asked.stop == DONE or (asked.stop == END and ends):
            game.choose(asked.stop)
        elif asked.whole:
            taken[AS_MANY] = None
            game.choose(asked.whole)
        else:
            break
    return list(taken)


def worded(change: Change, messages: Messages) -> dict[str, Any]:
    """A change as it is told."""
    text = messages.text(change.key, change.values)
    return {"at": change.at, "text": text, "kinds": list(change.kinds), "sign": change.sign}
