"""`indochina rules`, and seats of people where a game has no opponents."""

from __future__ import annotations

import pytest

import indochina


@pytest.mark.parametrize("game", indochina.GAMES)
def test_every_rule_of_the_rulebook_is_shown_with_its_code_and_tests(run, game):
    result = run(f"rules {game}")
    assert result.exit_code == 0, result.output
    assert "every rule has code and a test" in result.output
    assert all(rule in result.output for rule in indochina.rules(game).RULEBOOK)


def test_a_rule_without_a_test_is_named_and_fails(run, monkeypatch):
    monkeypatch.setitem(indochina.rules("saigon75").RULEBOOK, "S.99", "Unicorns")
    result = run("rules saigon75")
    assert result.exit_code == 1 and "S.99 Unicorns" in " ".join(result.output.split())


@pytest.fixture
def no_opponents(monkeypatch):
    """A game whose opponents have yet to be written."""

    def nonplayer(seat):
        raise indochina.Error(f"no solo opponent yet for {seat}")

    monkeypatch.setattr(indochina.rules("saigon75"), "nonplayer", nonplayer)


def test_a_game_without_opponents_is_played_by_people(run, no_opponents):
    result = run("play saigon75 --seed 1", "quit\n")
    assert result.exit_code == 0 and "NV human, SV human" in result.output


def test_the_solo_opponents_of_a_game_without_any_are_refused(run, no_opponents):
    result = run("play saigon75 --seat NV=solo --seed 1")
    assert result.exit_code == 2 and "no solo opponent" in (result.output + result.stderr)
