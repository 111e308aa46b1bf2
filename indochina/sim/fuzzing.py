"""Random games with every check: looking for dead ends, crashes and broken invariants."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Any

import indochina
from indochina.core.dice import Random
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.core.rules import Events

from .checks import DeadEnd, check_decision, check_deeply

DEEP = 40
LONGEST = 50_000  # choices; a game that goes on longer would never end


@dataclass
class Outcome:
    """What became of one game. `kind` is empty if nothing was wrong."""

    seed: int
    decisions: int = 0
    deep: int = 0
    kind: str = ""
    fault: str = ""
    report: dict[str, Any] = field(default_factory=dict)
    events: Counter[tuple[str, str, bool]] = field(default_factory=Counter)
    """Card, text and whether it did anything: how often it was executed."""


def options_for(name: str, seed: int, scenario: str | None = None) -> dict[str, str]:
    """The settings of a game, each drawn from its values by the seed; drawn again if they do not go together."""
    rng = Random(f"settings/{seed}")
    settings = indochina.rules(name).SETTINGS
    while True:
        options = {setting: rng.choice(list(known.values)) for setting, known in settings.items()}
        try:
            indochina.new(name, scenario, options, seed=seed)
        except Error:
            continue
        return options


def fuzz_one(name: str, seed: int, deep: int = DEEP, scenario: str | None = None, eager: bool = False) -> Outcome:
    """Play one random game with the checks; every `deep`-th decision is checked deeply (0: none).

    `eager`: where an Event may be executed, it mostly is.
    """
    outcome = Outcome(seed)
    options = options_for(name, seed, scenario)
    game: Game | None = None
    try:
        game = indochina.new(name, scenario, options, seed=seed)
        events = game.rules if isinstance(game.rules, Events) else None
        _play(game, Random(f"fuzz/{seed}"), deep, outcome, events.EVENT_KEYS if events and eager else ())
        outcome.events = events.executed(game.log) if events else Counter()
    except Exception as fault:
        outcome.kind = kind_of(fault)
        outcome.fault = str(fault) if isinstance(fault, AssertionError | RulesFault) else repr(fault)
        outcome.report = {
            "game": name,
            "seed": seed,
            "scenario": scenario,
            "options": options,
            "kind": outcome.kind,
            "fault": outcome.fault,
            "position": fault.report["position"] if isinstance(fault, RulesFault) else game and game.position(),
            "choices": [answer.key for answer in game.answers if answer.how == ""] if game else [],
        }
    return outcome


def kind_of(fault: Exception) -> str:
    if isinstance(fault, DeadEnd):
        return "dead end"
    return "invariant break" if isinstance(fault, AssertionError) else "crash"


def pick(rng: Random, keys: list[str], liked: Collection[str]) -> str:
    """Any answer; three times out of four one of those that are liked."""
    if liked and (found := [key for key in keys if key in liked]) and rng.below(4):
        return rng.choice(found)
    return rng.choice(keys)


def _play(game: Game, rng: Random, deep: int, outcome: Outcome, liked: Collection[str]) -> None:
    while True:
        check_decision(game)
        if deep and outcome.decisions % deep == outcome.seed % deep:
            check_deeply(game)
            outcome.deep += 1
        if game.decision is None:
            return
        game.choose(pick(rng, game.decision.keys, liked))
        outcome.decisions += 1
        if outcome.decisions > LONGEST:
            raise AssertionError(f"the game is not over after {LONGEST} choices")
