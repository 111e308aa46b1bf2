"""What the tests share: play choices from a stated position, and read what stands where."""

from __future__ import annotations

import pytest

import indochina


@pytest.fixture
def play():
    """Start from a position, make the choices one by one, return the game."""

    def start(position, choices=(), dice=None):
        game = indochina.position("saigon75", position, dice=dice)
        for key in choices:
            game.choose(game.decision.now_called(key))
        return game

    return start


@pytest.fixture
def held():
    """What a space holds now, in the notation of positions: `{"ranger!": 1, "militia": 1}`."""

    def read(game, space):
        return game.rules.to_json(game.state).get(space, {})

    return read


@pytest.fixture
def units():
    """What a space holds now by kind, whether activated or not, militia included."""

    def read(game, space):
        found = {}
        for word, number in game.rules.to_json(game.state).get(space, {}).items():
            kind = word.rstrip("!~")
            found[kind] = found.get(kind, 0) + number
        return found

    return read


@pytest.fixture
def rolled():
    """The battle dice of the last combat: the attacker's faces and the defender's."""

    def read(game):
        entry = [e for e in game.log if e.key == "log.dice"][-1]
        first, second = entry.values["first"], entry.values["second"]
        return ([] if first == ["none"] else first), ([] if second == ["none"] else second)

    return read


@pytest.fixture
def asked():
    """The question that is open now: its name and its answers."""

    def read(game):
        return game.decision.name, set(game.decision.keys)

    return read
