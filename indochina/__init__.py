"""Indochina: three board games on thirty years of war in Vietnam, played through one small interface.

import indochina
game = indochina.new("saigon75", seed=7)         # a new game
game.decision                                    # who is asked what, with the legal options
game.choose("saigon")                            # answer it
game.play({"NV": "solo", "SV": "solo"})          # let players answer to the end
game.result                                      # {'winner': ...}
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any

from indochina import players as _players  # noqa: F401  (makes players known by name)
from indochina.core import position as _notation
from indochina.core import saves as _saves
from indochina.core.decision import Decision, Option, Why
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.games import GAMES, rules

try:
    __version__ = metadata.version("indochina")
except metadata.PackageNotFoundError:  # run from a checkout that is not installed
    __version__ = "0"

__all__ = ["Decision", "Error", "GAMES", "Game", "Option", "RulesFault", "Why", "load", "new", "position", "rules"]


def new(
    game: str,
    scenario: str | None = None,
    options: Mapping[str, Any] | None = None,
    seats: Mapping[str, Any] | None = None,
    seed: int | str | None = None,
    deck: str | Sequence[str] | None = None,
    dice: str | list[str] | None = None,
    *,
    board: Any = None,
    chance: str = "stream",
    language: str = "en",
) -> Game:
    """Start a game.

    `options` are the game's settings; `seats` names who sits where ("human", "random", "solo" ...) for `Game.play`
    (in Fire in the Lake "solo" also makes the faction a Non-player, and a faction set to be one is played by it);
    `deck` puts these cards on top, in this order; `dice` are the first dice to be rolled, then the seed rolls on;
    `board` is a file or a dict that replaces printed data; `chance="person"` asks for every die and draw.

    >>> game = new("saigon75", options={"hand": 8}, seed=3)
    >>> game.decision.seat
    'SV'
    >>> new("saigon76")
    Traceback (most recent call last):
    indochina.core.errors.Error: unknown game 'saigon76': there is saigon75, fitl, tonkin
    """
    law = rules(game)
    if scenario is None:
        scenario = next(iter(law.SCENARIOS))
    elif scenario not in law.SCENARIOS:
        raise Error(f"unknown scenario {scenario!r}: {law.TITLE} has {', '.join(law.SCENARIOS)}")
    settings = _settings(law, options or {})
    _seats(law, seats or {})
    for name, value in law.seat_options(seats or {}).items():
        if name in (options or {}) and settings[name] != value:
            raise Error(f"option {name}={settings[name]} contradicts the seats: by them it is {name}={value}")
        settings[name] = value
    if seed is None:
        seed = secrets.randbelow(10**9)
    cards = deck.replace(",", " ").split() if isinstance(deck, str) else list(deck or ())
    state = law.setup(scenario, settings, seed, cards, law.read_board(board))
    meta = {"scenario": scenario, "options": settings, "seed": seed}
    return Game(law, state, meta=meta, seats=_solo(law, state, seats), dice=dice, chance=chance, language=language)


def position(
    game: str,
    text: str | Mapping[str, Any],
    dice: str | list[str] | None = None,
    *,
    seats: Mapping[str, Any] | None = None,
    chance: str = "stream",
    language: str = "en",
) -> Game:
    """Start from a stated position, in the game's notation: text or the dict that `Game.position()` gives.

    >>> game = position("saigon75", "turn: 2; stage: movement; active: SV; saigon: ranger; available: 3")
    >>> game.decision.name
    'move.unit'
    """
    law = rules(game)
    data = dict(_notation.parse(text) if isinstance(text, str) else text)
    choices = _notation.words(data.pop("choices", None))
    _seats(law, seats or {})
    given = [Answer("", "", key[1:], "stream") if key.startswith("*") else Answer("", "", key, "") for key in choices]
    state = law.from_json(data)
    seats = _solo(law, state, seats)
    return Game(law, state, seats=seats, dice=dice, chance=chance, language=language, given=given)


def load(path: str | Path) -> Game:
    """Read a saved game.

    >>> load("nowhere.save")
    Traceback (most recent call last):
    indochina.core.errors.Error: nowhere.save: no such file
    """
    return _saves.load(Path(path), rules)


def _settings(law: Any, options: Mapping[str, Any]) -> dict[str, str]:
    settings = {name: setting.values[0] for name, setting in law.SETTINGS.items()}
    for name, value in options.items():
        if name not in settings:
            raise Error(f"unknown option {name!r}: {law.TITLE} has {', '.join(settings)}")
        if str(value) not in law.SETTINGS[name].values:
            raise Error(f"option {name!r} is {' or '.join(law.SETTINGS[name].values)}, not {str(value)!r}")
        settings[name] = str(value)
    return settings


def _seats(law: Any, seats: Mapping[str, Any]) -> None:
    for seat in seats:
        if seat not in law.SEATS:
            raise Error(f"unknown seat {seat!r}: {law.TITLE} has {', '.join(law.SEATS)}")


def _solo(law: Any, state: Any, seats: Mapping[str, Any] | None) -> dict[str, Any]:
    """Seats the rules leave to solo opponents are played by them, if nobody else is named."""
    named = {**dict.fromkeys(law.nonplayers(state) or (), "solo"), **(seats or {})}
    return {seat: named[seat] for seat in law.SEATS if seat in named}
