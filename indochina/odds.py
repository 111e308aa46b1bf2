"""What are my chances if I answer this? The dice that follow an answer, enumerated as the engine asks them.

A game's `ODDS` names the questions for which this makes sense. For each it says what is assumed of the questions that
come before the dice (a key, FIRST, LAST or MOST), and which dice are looked at (ROLLED). Any other question or die
ends it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from itertools import islice, takewhile
from typing import Any

from .core.catalogue import Messages
from .core.decision import CHANCE, TOP, Decision
from .core.dice import Random
from .core.errors import Error
from .core.game import Game
from .core.rules import LAST, MOST, ROLLED
from .slices import Work, whole

SAMPLES = 400

Dice = tuple[tuple[Decision, int], ...]
"""Dice rolled, in order: each with the number of its face."""
Fall = tuple[Game, float, Dice]
"""The game after one way the dice fall, the probability of that, and the dice."""
Lines = list[tuple[str, int, str]]
Chances = dict[str, dict[tuple[int, str], float]]
"""By title: the lines of an outcome, with their places in its list, and how likely each is."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcomes of one title are all there are: their probabilities add up to 1."""

    title: str
    text: str
    probability: float


@dataclass(frozen=True, slots=True)
class Odds:
    """`exact`: enumerated, not sampled. `assuming`: what was taken for granted, in words; empty if nothing was."""

    outcomes: list[Outcome]
    exact: bool
    assuming: str = ""


def odds(game: Game, key: str, seat: str, messages: Messages, limit: int = 1500) -> Odds:
    """What `weighing` finds, at once."""
    return whole(weighing(game, key, seat, messages, limit))


def weighing(game: Game, key: str, seat: str, messages: Messages, limit: int = 1500) -> Work[Odds]:
    """The outcomes of the dice that follow if `seat` answers the open question with `key`; none if no dice follow.

    Nothing that the seat cannot know has any influence, and the game's own dice are not looked at. Dice that can fall
    in more than `limit` ways are rolled some hundred times instead. It can take seconds, so it rests after each way.
    """
    asked = game.decision
    if asked is None or asked.seat != seat:
        raise Error(f"nothing is asked of {seat} now")
    if key not in asked.keys:
        raise Error(f"{asked.name}: {key!r} is not an option")
    assumed = game.rules.ODDS.get(asked.name)
    if assumed is None:
        return Odds([], True)
    rng = Random(f"odds/{game.version}")
    before = fair(game, asked.name, key, seat, rng)
    start = before.clone().choose(key)
    taken = assume(start, assumed)
    if next_die(start, assumed) is None:
        return Odds([], True)

    say = cache(partial(said, messages))
    ways = []
    for way in islice(told(before, enumerated(start.clone(), assumed), say), limit + 1):
        ways.append(way)
        yield
    exact = len(ways) <= limit
    chances: Chances = {}
    for lines, weight in ways if exact else told(before, sampled(start, assumed, rng), say):
        add(chances, lines, weight)
        yield
    outcomes = [
        Outcome(title, text, rows[place, text]) for title, rows in chances.items() for place, text in sorted(rows)
    ]
    return Odds(outcomes, exact, assuming(taken, messages) if outcomes else "")


def told(before: Game, falls: Iterator[Fall], say: Callable[..., str]) -> Iterator[tuple[Lines, float]]:
    """What each fall of the dice did, and how much it weighs."""
    for after, weight, dice in falls:
        notes = [note for _, note in after.notes(before.noted)]
        yield before.rules.outcomes(before.state, [die.name for die, _ in dice], notes, say), weight


def said(messages: Messages, message: str, **values: Any) -> str:
    return messages.text(message, values)


def add(chances: Chances, lines: Lines, weight: float) -> None:
    for title, place, text in lines:
        rows = chances.setdefault(title, {})
        rows[place, text] = rows.get((place, text), 0.0) + weight


def fair(game: Game, name: str, key: str, seat: str, rng: Random) -> Game:
    """The game as far as the seat knows it: secrets dealt anew, dice to be answered, no script of dice to come."""
    state, answers = game.determinize(seat, rng).moment
    game.rules.foresee(state, name, key)
    return game.trial(state, chance="person", given=answers)


def assume(game: Game, assumed: Mapping[str, str]) -> list[str]:
    """Answer the questions before the dice as assumed; returns their names."""
    names: list[str] = []
    while (decision := game.decision) is not None and decision.seat != CHANCE and decision.name in assumed:
        game.choose(assumed_answer(decision, assumed[decision.name]))
        names.append(decision.name)
    return list(dict.fromkeys(names))


def assumed_answer(decision: Decision, answer: str) -> str:
    keys = decision.keys
    if answer.startswith(MOST):
        numbers = [int(word.partition("/")[2]) for word in decision.values[answer.removeprefix(MOST)]]
        return keys[numbers.index(max(numbers))]
    return keys[-1] if answer == LAST else answer if answer in keys else keys[0]


def assuming(taken: list[str], messages: Messages) -> str:
    """What was taken for granted, in words."""
    what = [messages.text(f"odds.assume.{name}", {}) for name in taken]
    return messages.text("odds.assuming", {"what": what}) if what else ""


def next_die(game: Game, assumed: Mapping[str, str]) -> Decision | None:
    """The die that is to be rolled now, if it is one to look at. A card drawn is none."""
    die = game.decision
    if die is None or die.seat != CHANCE or die.stream == TOP or assumed.get(die.name) != ROLLED:
        return None
    return die


def roll(game: Game, die: Decision, number: int, assumed: Mapping[str, str]) -> Decision | None:
    """Roll a face; returns the next die that belongs to it: of the same stage and with no question in between."""
    stage, version = game.moment[0], game.version
    game.choose(die.keys[number])
    if game.moment[0] is not stage or game.version != version + 1:
        return None
    return next_die(game, assumed)


def enumerated(start: Game, assumed: Mapping[str, str]) -> Iterator[Fall]:
    """Every way the dice can fall. Of the orders of equal dice in a row one is followed, with the weight of all."""
    stack: list[tuple[Game, Decision | None, float, Dice]] = [(start, next_die(start, assumed), 1.0, ())]
    while stack:
        game, die, weight, dice = stack.pop()
        if die is None:
            yield game, weight, dice
            continue
        run = equal_before(die, dice)
        chances = list(die.probabilities.values())
        numbers = [number for number in range(run[0] if run else 0, len(chances)) if chances[number]]
        for number in numbers:
            child = game if number == numbers[-1] else game.clone()
            orders = (len(run) + 1) / (run.count(number) + 1)
            then = roll(child, die, number, assumed)
            stack.append((child, then, weight * chances[number] * orders, (*dice, (die, number))))


def equal_before(die: Decision, dice: Dice) -> list[int]:
    """The faces of the dice just rolled that are equal to this one, the latest first; they never descend."""
    mark = (die.name, die.rule, die.values)
    equal = takewhile(lambda rolled: (rolled[0].name, rolled[0].rule, rolled[0].values) == mark, reversed(dice))
    return [number for _, number in equal]


def sampled(start: Game, assumed: Mapping[str, str], rng: Random) -> Iterator[Fall]:
    """The dice rolled many times."""
    for _ in range(SAMPLES):
        game = start.clone()
        dice: Dice = ()
        die = next_die(game, assumed)
        while die is not None:
            weights = die.weights or [1] * len(die.keys)
            faces = [number for number, weight in enumerate(weights) for _ in range(weight)]
            number = rng.choice(faces)
            dice = (*dice, (die, number))
            die = roll(game, die, number, assumed)
        yield game, 1 / SAMPLES, dice
