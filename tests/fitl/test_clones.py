"""A clone in the middle of an Operation begins at its last space, and is the same as one that replays all of it."""

import indochina
from indochina.core.dice import Random
from indochina.sim.checks import same

OPERATIONS = {"train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror"}


def test_an_operation_taken_up_between_two_spaces_is_the_same_as_one_replayed_from_its_start():
    taken_up = set()
    for seed in range(6):
        game, rng = indochina.new("fitl", "full", seed=seed), Random(seed)
        while (decision := game.decision) is not None and game.made < 500:
            game.clone()
            halt = game._halt
            if halt is not None and halt.given < len(game.moment[1]):
                taken_up.add(halt.work.name)
                clone, replayed = game.clone(), game.at(game.made)
                assert same(clone, replayed)
                assert clone.decision.blocked == replayed.decision.blocked
                assert clone.decision.values == replayed.decision.values
            key = rng.choice(decision.keys)
            twin = game.clone().choose(key)
            game.choose(key)
            assert same(twin, game)
    assert taken_up == OPERATIONS


def test_what_a_clone_does_leaves_the_next_clone_as_it_was():
    """3.2.3 The Troops that have moved, 3.3.2 the groups that have Marched, 3.2.4 what a Capability still adds."""
    for seed in range(3):
        game, rng = indochina.new("fitl", "full", seed=seed), Random(seed)
        while (decision := game.decision) is not None and game.made < 300:
            first = game.clone()
            for _ in range(6):
                if first.decision is not None:
                    first.choose(rng.choice(first.decision.keys))
            assert same(game.clone(), game)
            game.choose(rng.choice(decision.keys))


def test_a_halt_is_forgotten_with_its_stage():
    game = indochina.position(
        "fitl", "stage: operation; current: 1; acted: VC op; vc_resources: 5; kien-phong: 3 vc_guerrilla"
    )
    game.choose("rally").choose("kien-phong").choose("1")
    game.clone()
    assert game._halt is not None and game._halt.given == 3
    game.undo()
    assert game._halt is not None and game._halt.given == 1 and same(game.clone(), game)
    game.redo().clone()
    game.choose("end")
    assert game._halt is None and same(game.clone(), game)
