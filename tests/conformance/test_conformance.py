"""What every game must satisfy, run on every registered game: 200 random games each, of Tonkin 30 unless SOAK is set.

`make soak` sets EVERY_DECISION: then all games are checked at every decision.
"""

import os

import pytest

import indochina
from indochina.core.dice import Random
from indochina.core.saves import lines
from indochina.players import has_opponents
from indochina.sim import checks
from indochina.sim.fuzzing import options_for

EVERY_DECISION, SOAK = (bool(os.environ.get(name)) for name in ("EVERY_DECISION", "SOAK"))
GAMES_EACH = {"saigon75": 200, "fitl": 200, "tonkin": 200 if SOAK or EVERY_DECISION else 30}
CHUNK = 10
CHUNKS = [(name, first) for name in indochina.GAMES for first in range(0, GAMES_EACH[name], CHUNK)]
# One game in n is checked at every decision: one of Fire in the Lake has about a thousand, a campaign of Tonkin 5,000.
THROUGHOUT = {"saigon75": 1, "fitl": 1 if EVERY_DECISION else 20, "tonkin": 1 if EVERY_DECISION else 21}
# The others are checked at one decision in n.
SAMPLE = 100
# Check every option and a save at one decision in n.
DEEPLY = {"saigon75": 40, "fitl": 2000, "tonkin": 6000}

WITH_OPPONENTS = [name for name in indochina.GAMES if has_opponents(indochina.rules(name))]


def start(name, seed):
    """The scenarios in turn, with settings drawn by the seed."""
    scenarios = list(indochina.rules(name).SCENARIOS)
    scenario = scenarios[seed % len(scenarios)]
    return scenario, options_for(name, seed, scenario)


@pytest.mark.parametrize("name", indochina.GAMES)
def test_the_games_below_have_every_scenario_and_every_setting(name):
    rules = indochina.rules(name)
    starts = [start(name, seed) for seed in range(GAMES_EACH[name])]
    assert {scenario for scenario, _ in starts} == set(rules.SCENARIOS)
    for setting, known in rules.SETTINGS.items():
        assert {options[setting] for _, options in starts} == set(known.values), setting


@pytest.mark.parametrize(("name", "first"), CHUNKS)
def test_random_games_to_the_end(name, first, tmp_path):
    """At every decision options and invariants; at every one of some games, and some of the others, clone, notation,
    undo, secrets, words; at a few every option and a save; and the record of the whole game leads through the same
    states."""
    for seed in range(first, first + CHUNK):
        game = indochina.new(name, *start(name, seed), seed=seed)
        rng = Random(f"conformance/{seed}")
        throughout = seed % THROUGHOUT[name] == 0
        every = 1 if throughout else SAMPLE
        before, hashes = None, []
        while (decision := game.decision) is not None:
            checks.check_decision(game)
            if rng.below(every) == 0:
                checks.check_clone(game)
                checks.check_notation(game)
                checks.check_undo(game, before)
                checks.check_secrets(game, since=game.noted - 10)
            if rng.below(1 + every // 10) == 0:
                checks.check_question(game)
            if rng.below(DEEPLY[name]) == 0:
                checks.check_deeply(game, tmp_path)
            before = game.state.copy()
            game.choose(rng.choice(decision.keys))
            if throughout:
                hashes.append(game.hash())
        checks.check_decision(game)
        if throughout:
            checks.check_deeply(game, tmp_path)
            saved = [line["hash"] for line in lines(game) if "choice" in line]
            assert saved == hashes, "the record leads through the same states as the game did"


@pytest.mark.parametrize("name", WITH_OPPONENTS)
@pytest.mark.parametrize("seed", range(6))
def test_the_opponents_cannot_know_what_they_may_not_see(name, seed):
    """An opponent's answer and its reason are the same when all it cannot know is dealt anew."""
    rules = indochina.rules(name)
    game = indochina.new(name, options=options_for(name, seed), seed=seed)
    players = {seat: rules.nonplayer(seat) for seat in rules.SEATS}
    rng = Random(f"secrets/{seed}")
    while (decision := game.decision) is not None:
        answer = players[decision.seat].choose(game)
        assert players[decision.seat].choose(game.determinize(decision.seat, rng)) == answer
        assert answer[0] in decision.keys
        assert game.messages.why(answer[1])
        game.choose(*answer)


@pytest.mark.parametrize("name", indochina.GAMES)
def test_a_game_is_the_same_from_its_seed(name):
    player = "solo" if name in WITH_OPPONENTS else "random"
    seats = dict.fromkeys(indochina.rules(name).SEATS, player)
    first = indochina.new(name, seats=seats, seed="same").play()
    second = indochina.new(name, seats=seats, seed="same").play()
    other = indochina.new(name, seats=seats, seed="other").play()
    assert first.hash() == second.hash() and first.answers == second.answers
    assert first.answers != other.answers
