"""What every game must satisfy, run on every registered game: 200 random games each."""

import pytest

import indochina
from indochina.core.dice import Random
from indochina.core.saves import lines
from indochina.players import has_opponents
from indochina.sim import checks

GAMES_EACH = 200
CHUNK = 10
# Check clone, notation, undo and secrets at every n-th decision: a game of Fire in the Lake has thousands.
EVERY = {"saigon75": 1, "fitl": 60}
# Check every option and a save at one decision in n.
DEEPLY = {"saigon75": 40, "fitl": 900}


WITH_OPPONENTS = [name for name in indochina.GAMES if has_opponents(indochina.rules(name))]


def settings_for(rules, seed):
    """Each seed plays other settings, so that all values of all settings come up."""
    rng = Random(f"settings/{seed}")
    return {name: rng.choice(list(setting.values)) for name, setting in rules.SETTINGS.items()}


@pytest.mark.parametrize("name", indochina.GAMES)
@pytest.mark.parametrize("first", range(0, GAMES_EACH, CHUNK))
def test_random_games_to_the_end(name, first, tmp_path):
    """At every decision options and invariants; at every n-th clone, notation, undo, secrets; at some every option and
    a save; and the record of the whole game leads through the same states."""
    rules = indochina.rules(name)
    scenarios = list(rules.SCENARIOS)
    for seed in range(first, first + CHUNK):
        game = indochina.new(name, scenarios[seed % len(scenarios)], settings_for(rules, seed), seed=seed)
        rng = Random(f"conformance/{seed}")
        hashes = []
        while (decision := game.decision) is not None:
            checks.check_decision(game)
            if rng.below(EVERY[name]) == 0:
                checks.check_clone(game)
                checks.check_notation(game)
                checks.check_undo(game)
                checks.check_secrets(game, since=len(game.log) - 10)
            if rng.below(1 + EVERY[name] // 10) == 0:
                checks.check_question(game)
            if rng.below(DEEPLY[name]) == 0:
                checks.check_deeply(game, tmp_path)
            game.choose(rng.choice(decision.keys))
            if seed % EVERY[name] == 0:
                hashes.append(game.hash())
        checks.check_decision(game)
        if hashes:
            checks.check_deeply(game, tmp_path)
            saved = [line["hash"] for line in lines(game) if "choice" in line]
            assert saved == hashes, "the record leads through the same states as the game did"


@pytest.mark.parametrize("name", WITH_OPPONENTS)
@pytest.mark.parametrize("seed", range(6))
def test_the_opponents_cannot_know_what_they_may_not_see(name, seed):
    """An opponent's answer and its reason are the same when all it cannot know is dealt anew."""
    rules = indochina.rules(name)
    game = indochina.new(name, options=settings_for(rules, seed), seed=seed)
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
    first = indochina.new(name, seed="same").play(seats)
    second = indochina.new(name, seed="same").play(seats)
    other = indochina.new(name, seed="other").play(seats)
    assert first.hash() == second.hash() and first.answers == second.answers
    assert first.answers != other.answers
