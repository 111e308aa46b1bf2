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

from indochina import games as _games
from indochina.core import loading as _loading
from indochina.core import position as _notation
from indochina.core.decision import Decision, Option, Why
from indochina.core.errors import Error, RulesFault
from indochina.core.game import Game
from indochina.core.journal import Answer
from indochina.core.rules import Rules
from indochina.games import GAMES, rules
from indochina.players import player as _player

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
    rules = _games.rules(game)
    if scenario is None:
        scenario = next(iter(rules.SCENARIOS))
    elif scenario not in rules.SCENARIOS:
        raise Error(f"unknown scenario {scenario!r}: {rules.TITLE} has {', '.join(rules.SCENARIOS)}")
    settings = _settings(rules, options or {})
    _seats(rules, seats or {})
    for name, value in rules.seat_options(seats or {}).items():
        if name in (options or {}) and settings[name] != value:
            raise Error(f"option {name}={settings[name]} contradicts the seats: by them it is {name}={value}")
        settings[name] = value
    if seed is None:
        seed = secrets.randbelow(10**9)
    cards = deck.replace(",", " ").split() if isinstance(deck, str) else list(deck or ())
    state = rules.setup(scenario, settings, seed, cards, rules.read_board(board))
    meta = {"scenario": scenario, "options": settings, "seed": seed}
    seats = _solo(rules, state, seats)
    return Game(rules, state, meta=meta, seats=seats, players=_player, dice=dice, chance=chance, language=language)


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
    rules = _games.rules(game)
    data = dict(_notation.parse(text) if isinstance(text, str) else text)
    choices = _notation.words(data.pop("choices", None))
    _seats(rules, seats or {})
    given = [Answer("", "", key[1:], "stream") if key.startswith("*") else Answer("", "", key, "") for key in choices]
    state = rules.from_json(data)
    return Game(
        rules,
        state,
        seats=_solo(rules, state, seats),
        players=_player,
        dice=dice,
        chance=chance,
        language=language,
        given=given,
    )


def load(path: str | Path) -> Game:
    """Read a saved game.

    >>> load("nowhere.save")
    Traceback (most recent call last):
    indochina.core.errors.Error: nowhere.save: no such file
    """
    return _loading.load(Path(path), rules, _player)


def _settings(rules: Rules, options: Mapping[str, Any]) -> dict[str, str]:
    settings = {name: setting.values[0] for name, setting in rules.SETTINGS.items()}
    for name, value in options.items():
        if name not in settings:
            raise Error(f"unknown option {name!r}: {rules.TITLE} has {', '.join(settings)}")
        if str(value) not in rules.SETTINGS[name].values:
            raise Error(f"option {name!r} is {' or '.join(rules.SETTINGS[name].values)}, not {str(value)!r}")
        settings[name] = str(value)
    return settings


def _seats(rules: Rules, seats: Mapping[str, Any]) -> None:
    for seat in seats:
        if seat not in rules.SEATS:
            raise Error(f"unknown seat {seat!r}: {rules.TITLE} has {', '.join(rules.SEATS)}")


def _solo(rules: Rules, state: Any, seats: Mapping[str, Any] | None) -> dict[str, Any]:
    """Seats the rules leave to solo opponents are played by them, if nobody else is named."""
    named = {**dict.fromkeys(rules.nonplayers(state) or (), "solo"), **(seats or {})}
    return {seat: named[seat] for seat in rules.SEATS if seat in named}
