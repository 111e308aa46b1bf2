"""Random games with every check: looking for dead ends, crashes and broken invariants."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import product
from typing import Any

import indochina
from indochina.core.dice import Random
from indochina.core.errors import RulesFault
from indochina.core.game import Game

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


def options_for(name: str, seed: int) -> dict[str, str]:
    """The settings of a game, varied with the seed through all their values."""
    settings = indochina.rules(name).SETTINGS
    all_settings = list(product(*(setting.values for setting in settings.values())))
    return dict(zip(settings, all_settings[seed % len(all_settings)]))


def fuzz_one(name: str, seed: int, deep: int = DEEP, scenario: str | None = None) -> Outcome:
    """Play one random game with the checks; every `deep`-th decision is checked deeply (0: none)."""
    outcome = Outcome(seed)
    options = options_for(name, seed)
    game: Game | None = None
    try:
        game = indochina.new(name, scenario, options, seed=seed)
        _play(game, Random(f"fuzz/{seed}"), deep, outcome)
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


def _play(game: Game, rng: Random, deep: int, outcome: Outcome) -> None:
    while True:
        check_decision(game)
        if deep and outcome.decisions % deep == outcome.seed % deep:
            check_deeply(game)
            outcome.deep += 1
        if game.decision is None:
            return
        game.choose(rng.choice(game.decision.keys))
        outcome.decisions += 1
        if outcome.decisions > LONGEST:
            raise AssertionError(f"the game is not over after {LONGEST} choices")
