"""The checks pass on a sound game and notice a broken one."""

from __future__ import annotations

from itertools import combinations, product

import pytest

import indochina
from indochina.core import view
from indochina.core.game import Game
from indochina.core.journal import Note, choices
from indochina.sim import checks
from indochina.sim.fuzzing import fuzz_one, options_for
from indochina.web.telling import Telling


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
    check = {"clone": checks.check_clone, "redo": checks.check_undo, "position": checks.check_position}[method]
    with pytest.raises(AssertionError, match=told):
        check(game)


def test_a_notation_that_forgets_something_is_noticed(game, monkeypatch):
    to_json = game.rules.to_json
    monkeypatch.setattr("indochina.saigon75.to_json", lambda state: to_json(state) | {"air_lost": state.air_lost + 1})
    with pytest.raises(AssertionError, match="not the same after its notation as text"):
        checks.check_notation(game)


def test_an_undo_that_leads_elsewhere_is_noticed(game):
    while True:  # a moment at which undo is possible
        before = game.state.copy()
        game.choose(game.decision.keys[0])
        try:
            game.clone().undo()
            break
        except indochina.Error:
            pass
    checks.check_undo(game, before)
    before.air_lost += 1
    with pytest.raises(AssertionError, match="undo does not lead back to the question"):
        checks.check_undo(game, before)


def test_a_view_that_shows_the_other_hand_is_noticed(game, monkeypatch):
    view = game.rules.view

    def telling(state, seat):
        return {**view(state, seat), "hands": [list(hand) for hand in state.hands]}

    monkeypatch.setattr("indochina.saigon75.view", telling)
    with pytest.raises(AssertionError, match="shows a secret"):
        checks.check_secrets(game)


@pytest.mark.parametrize("part", ["board", "question", "blocked", "step"])
def test_a_secret_in_any_part_of_what_is_served_is_noticed(game, monkeypatch, part):
    honest = getattr(view, part)

    def telling(game, *given):
        made, secret = honest(game, *given), {"secret": [list(hand) for hand in game.state.hands]}
        return [*made, secret] if part == "blocked" else {**made, **secret}

    checks.check_secrets(game)
    monkeypatch.setattr(view, part, telling)
    with pytest.raises(AssertionError, match="shows a secret"):
        checks.check_secrets(game)


def test_a_secret_in_the_log_that_is_served_is_noticed(game, monkeypatch):
    key = next(key for key, text in game.rules.CATALOGUES["en"].items() if key.startswith("log.") and "{" not in text)

    def notes(game, since=0):
        return [(since, Note(key, "S.3", {"hands": [list(hand) for hand in game.state.hands]}))]

    monkeypatch.setattr(Game, "notes", notes)
    monkeypatch.setattr(Game, "when", lambda game, since=0: [game.made])
    with pytest.raises(AssertionError, match="shows a secret"):
        checks.check_secrets(game)


@pytest.mark.parametrize("part", ["odds", "next_asked", "moment", "steps", "updates"])
def test_a_secret_that_is_told_to_who_asks_is_noticed(game, monkeypatch, part):
    honest = getattr(Telling, part)

    def telling(self, *given, **named):
        told, secret = honest(self, *given, **named), str(self.game.state.hands)
        return [(viewer, text + secret) for viewer, text in told] if part == "updates" else f"{told}{secret}"

    def step_by_step(self, *given, **named):
        return (yield from honest(self, *given, **named)) + str(self.game.state.hands)

    while not choices(game.moment[1]):
        game.choose(game.decision.keys[0])
    checks.check_answers_served(game)
    monkeypatch.setattr(Telling, part, step_by_step if part == "steps" else telling)
    with pytest.raises(AssertionError, match="gets a secret by asking"):
        checks.check_answers_served(game)


def test_a_card_that_is_shown_and_can_be_taken_back_is_noticed():
    text = "stage: event.play; active: NV; nv_hand: E-02, E-17; hand: 8; available: 0; deck: E-05, E-09"
    game = indochina.position("saigon75", text)
    checks.check_shown(game)
    game.decision.reveals = False
    with pytest.raises(AssertionError, match="can be taken back, though it has shown"):
        checks.check_shown(Forgetful(game))


class Forgetful:
    """A game whose clones do not know either that an answer shows something."""

    def __init__(self, game):
        self._game = game

    def __getattr__(self, name):
        return getattr(self._game, name)

    def clone(self):
        clone = self._game.clone()
        clone.decision.reveals = False
        return clone


def test_an_option_that_cannot_be_chosen_is_noticed(game):
    game.decision._keys = [*game.decision.keys, "nonsense"]
    with pytest.raises((AssertionError, indochina.Error)):
        checks.check_options(game)


@pytest.mark.parametrize(("name", "games"), [("saigon75", 20), ("fitl", 150)])
def test_every_pair_of_settings_comes_up_within_a_short_run(name, games):
    played = [options_for(name, seed) for seed in range(games)]
    for (a, one), (b, two) in combinations(indochina.rules(name).SETTINGS.items(), 2):
        assert {(options[a], options[b]) for options in played} == set(product(one.values, two.values))
    assert options_for(name, 7) == options_for(name, 7)


def test_the_same_seed_gives_the_same_game():
    assert fuzz_one("saigon75", 3, deep=0) == fuzz_one("saigon75", 3, deep=0)
