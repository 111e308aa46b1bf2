"""What every game must satisfy, run on every registered game: 200 random games each, of Tonkin 30.

Pure Python plays the first of them, the compiled build all; `make soak` checks many more of their decisions.
"""

import os
from collections import Counter

import pytest

import indochina
from indochina.ahead import ASKS, ENDS, OPEN, ahead
from indochina.core.build import COMPILED
from indochina.core.dice import Random
from indochina.core.saves import lines
from indochina.players import has_opponents
from indochina.sim import checks
from indochina.sim.fuzzing import options_for

SOAK = int(os.environ.get("SOAK", "0"))
GAMES_EACH = {"saigon75": 200, "fitl": 200, "tonkin": 30}
PLAYED = GAMES_EACH if COMPILED or SOAK else {"saigon75": 60, "fitl": 40, "tonkin": 10}
CHUNK = 5
CHUNKS = [(name, first) for name in indochina.GAMES for first in range(0, PLAYED[name], CHUNK)]
# One game in n is checked at every decision: one of Fire in the Lake has about a thousand, a campaign of Tonkin 5,000.
THROUGHOUT = {"saigon75": 1, "fitl": 4 if SOAK else 20, "tonkin": 7 if SOAK else 21}
# The others are checked at one decision in n.
SAMPLE = 100
# Check what each seat is served at one in n of those: Saigon 75 is checked at every decision of all its games.
SERVED = {"saigon75": 1 if SOAK else 5, "fitl": 1, "tonkin": 1}
# Check that what answers show is not taken back at one in n of those.
SHOWN = 2 if SOAK else 20
# Check every option and a save at one decision in n.
DEEPLY = {"saigon75": 40 if SOAK else 160, "fitl": 2000, "tonkin": 6000}

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
    undo, secrets, words; at a few every option, what it shows, and a save; and the record of the whole game leads
    through the same states."""
    for seed in range(first, first + CHUNK):
        game = indochina.new(name, *start(name, seed), seed=seed)
        rng, shown, served = (Random(f"{what}/{seed}") for what in ("conformance", "shown", "served"))
        throughout = seed % THROUGHOUT[name] == 0
        every = 1 if throughout else SAMPLE
        before, hashes = None, []
        while (decision := game.decision) is not None:
            checks.check_decision(game)
            if rng.below(every) == 0:
                checks.check_clone(game)
                checks.check_notation(game)
                checks.check_undo(game, before)
                if served.below(SERVED[name]) == 0:
                    checks.check_secrets(game, since=game.noted - 10)
            if shown.below(SHOWN * every) == 0:
                checks.check_shown(game)
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


TAKEN_OVER = {"saigon75": (40, 20), "fitl": (40, 25), "tonkin": (6, 5)}
"""Random games of each, and how often in them the opponents take over at a question of the same name."""


def among_opponents(name, seed):
    """A new game whose seats may all be the opponents'; where the rules care, they are from the start."""
    rules = indochina.rules(name)
    scenario, options = start(name, seed)
    seats = rules.seat_options(dict.fromkeys(rules.SEATS, "solo"))
    return indochina.new(name, scenario, seats or options, seed=seed)


@pytest.mark.parametrize("name", WITH_OPPONENTS)
def test_the_opponents_take_over_wherever_others_left_off(name):
    """The game goes on with opponents in all seats from any decision, be it in the middle of a move: they answer what
    is asked, though they would never have begun it."""
    games, often = TAKEN_OVER[name]
    taken = Counter()
    for seed in range(games):
        game = among_opponents(name, seed)
        players = {seat: game.rules.nonplayer(seat) for seat in game.rules.SEATS}
        rng = Random(f"taken over/{seed}")
        while (decision := game.decision) is not None:
            if taken[decision.name] < often:
                taken[decision.name] += 1
                after = game.clone().play(players, until=4)
                assert after.over or after.made == game.made + 4
            game.choose(rng.choice(decision.keys))
    assert len(taken) > 20


@pytest.mark.parametrize(("name", "seed"), [*((name, 0) for name in indochina.GAMES), ("fitl", 71), ("fitl", 72)])
def test_what_the_last_answers_of_a_game_do_can_be_foreseen(name, seed):
    """A game that an answer ends asks nothing after it."""
    game = indochina.new(name, *start(name, seed), seed=seed)
    rng = Random(f"last/{seed}")
    while game.decision is not None:
        game.choose(rng.choice(game.decision.keys))
    for made in range(game.made - 1, game.made - 40, -1):
        before = game.at(made)
        for key in before.decision.keys:
            found = ahead(before, key, before.decision.seat, before.messages)
            assert found.then in (ENDS, ASKS, OPEN)
