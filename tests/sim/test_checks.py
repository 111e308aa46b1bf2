"""The checks pass on a sound game and notice a broken one."""

from __future__ import annotations

import pytest

import indochina
from indochina.core.game import Game
from indochina.sim import checks
from indochina.sim.fuzzing import fuzz_one, options_for


@pytest.fixture
def game():
    return indochina.new("saigon75", seed=4).play({"NV": "random", "SV": "random"}, until=90)


def test_a_sound_game_passes(game, tmp_path):
    checks.check_decision(game)
    checks.check_deeply(game)
    checks.check_deeply(game, tmp_path)
    assert not list(tmp_path.iterdir())


def test_a_finished_game_passes():
    over = indochina.new("saigon75", seed=5).play({"NV": "random", "SV": "random"})
    checks.check_decision(over)
    checks.check_deeply(over)


def test_a_dead_end_is_noticed(game):
    game.decision._keys = []
    with pytest.raises(checks.DeadEnd, match="offers nothing"):
        checks.check_decision(game)


def test_a_broken_state_is_noticed(game):
    game.state.units[0] += 1
    with pytest.raises(AssertionError, match="SV divisions"):
        checks.check_decision(game)


@pytest.mark.parametrize(
    ("method", "told"),
    [("clone", "a clone differs"), ("redo", "undo and redo"), ("position", "notation")],
)
def test_a_broken_game_is_noticed(game, monkeypatch, method, told):
    original = getattr(Game, method)

    def broken(self, *given, **named):
        result = original(self, *given, **named)
        if method == "position":
            result["air_lost"] += 1
        else:
            result.state.air_lost += 1
        return result

    while True:  # a moment at which undo is possible
        try:
            game.clone().undo()
            break
        except indochina.Error:
            game.choose(game.decision.keys[0])
    monkeypatch.setattr(Game, method, broken)
    check = {"clone": checks.check_clone, "redo": checks.check_undo, "position": checks.check_notation}[method]
    with pytest.raises(AssertionError, match=told):
        check(game)


def test_a_view_that_shows_the_other_hand_is_noticed(game, monkeypatch):
    view = game.rules.view

    def telling(state, seat):
        return {**view(state, seat), "hands": [list(hand) for hand in state.hands]}

    monkeypatch.setattr("indochina.saigon75.view", telling)
    with pytest.raises(AssertionError, match="shows a secret"):
        checks.check_secrets(game)


def test_an_option_that_cannot_be_chosen_is_noticed(game):
    game.decision._keys = [*game.decision.keys, "nonsense"]
    with pytest.raises((AssertionError, indochina.Error)):
        checks.check_options(game)


def test_options_vary_with_the_seed():
    assert {tuple(options_for("saigon75", seed).values()) for seed in range(4)} == {
        ("3", "hidden"), ("3", "open"), ("8", "hidden"), ("8", "open"),
    }  # fmt: skip


def test_the_same_seed_gives_the_same_game():
    assert fuzz_one("saigon75", 3, deep=0) == fuzz_one("saigon75", 3, deep=0)
