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


def test_a_rule_is_read_in_our_words_with_what_refers_to_it(run):
    result = run("rules fitl 3.2.1")
    assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert "3.2.1 Train" in told and "up to 6 ARVN cubes" in told and "Referred to by: " in told and "8.7.2" in told


def test_a_rule_is_read_in_french(run):
    told = " ".join(run("rules fitl 3.2.1 --lang fr").output.split())
    assert "3.2.1 Entraîner" in told and "jusqu’à 6 cubes ARVN" in told and "Cité par : " in told


@pytest.mark.parametrize(("asked", "found"), [("3.0", "3.1 Operations in general"), ("8.5", "8.5.1 VC Terror")])
def test_a_number_without_a_paragraph_leads_to_the_nearest(run, asked, found):
    assert found in run(["rules", "fitl", asked]).output


def test_the_rule_of_a_card_is_the_card(run):
    told = run(["rules", "fitl", "card 68"]).output
    assert "68 Green Berets" in told and "Irregulars" in told


@pytest.mark.parametrize(("game", "asked", "found"), [("saigon75", "s.6A", "S.6a"), ("tonkin", "6.10", "6.10 Morale")])
def test_rules_of_the_other_games_are_found_too(run, game, asked, found):
    assert found in run(["rules", game, asked]).output


def test_rules_are_found_by_words(run):
    told = run(["rules", "fitl", "infiltr tunnel"]).output
    assert "4.4.1 Infiltrate" in told and "3.2.1" not in told


@pytest.mark.parametrize("typed", ["rules fitl unicorn", "rules fitl 3.2.1 --lang de", "rules fitl --sheet --lang de"])
def test_an_unknown_rule_or_language_is_refused_in_a_sentence(run, typed):
    result = run(typed)
    assert result.exit_code == 2
    assert "unicorn" in result.output + result.stderr or "unknown language 'de'" in result.output + result.stderr


@pytest.mark.parametrize("game", indochina.GAMES)
def test_the_sheet_is_printed(run, game):
    told = run(f"rules {game} --sheet").output
    assert all(title in told for title, _ in indochina.rules(game).SHEETS["en"])


def test_rule_and_sheet_at_the_table(run):
    """`rule` alone is that of the question."""
    result = run("play fitl --scenario short --seat US=human --seed 3", "rule\nrule 6.7\nsheet\nrule unicorn\nquit\n")
    assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert "2.3.4 Options for Eligible Factions" in told and "The Trail runs from 0 to 4." in told
    assert "How one wins" in told and "no rule 'unicorn'" in told


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
