"""Whoever asks why something is not offered hears the reason, in every game and at every question about such things.

That something else is asked now is an answer only where the question is about things of another kind: for a space that
the question might have offered it says the opposite of the truth. `SOAK` games of each scenario instead of a few.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest

import indochina
from indochina.core.decision import Decision, Why
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.core.naming import speaks_of
from indochina.sim.fuzzing import options_for

GAMES_EACH = {"saigon75": 4, "fitl": 5, "tonkin": 1}
"""Random games of each scenario."""
OPPONENTS = ("fitl",)
"""Where the opponents play one more: they get to other questions. (Those of Tonkin do so in its own folder.)"""
LONG = 1200
"""Decisions at most of one game."""
EVERY = {"saigon75": 20, "fitl": 12, "tonkin": 60}
"""One decision in n is asked of."""
WORDS = 60
"""So many words at most are asked of each: a board of hexes has many."""
STARTS = [
    (name, scenario, seed)
    for name in GAMES_EACH
    for number, scenario in enumerate(indochina.rules(name).SCENARIOS)
    for seed in range(100 * number, 100 * number + (int(os.environ.get("SOAK", "0")) or GAMES_EACH[name]))
]


def of_the_kind_asked_for(game: Game, decision: Decision, rng: Random) -> list[str]:
    """Words that the question might offer: all that its options point at, such as spaces, they point at and no more."""
    target = game.rules.target
    kinds = {kind for key in decision.keys for kind in target(key) or ()}
    words = [word for word in game.rules.WORDS if (points := target(word)) and {*points} <= kinds]
    return words if len(words) <= WORDS else [rng.choice(words) for _ in range(WORDS)]


def check_reasons(game: Game, decision: Decision, rng: Random) -> Counter[str]:
    """Each of these words is offered or has a reason, which is not that another question is asked."""
    told: Counter[str] = Counter()
    words = game.messages
    another = words.why(Why("why.other_question", decision.rule, {"prompt": words.prompt(decision)}))
    for word in of_the_kind_asked_for(game, decision, rng):
        reasons = game.why_not(word)
        assert reasons != [another], f"{decision.name}: {word} is no other question"
        offered = word in decision.keys or any(speaks_of(key, word) for key in decision.keys)
        assert reasons or offered, f"{decision.name}: {word} is neither offered nor refused"
        assert all(reasons), f"{decision.name}: an empty reason for {word}"
        told[decision.name] += bool(reasons)
    return told


@pytest.mark.parametrize(("name", "scenario", "seed"), STARTS)
def test_what_is_not_offered_has_a_reason_in_random_games(name: str, scenario: str, seed: int) -> None:
    game = indochina.new(name, scenario, options_for(name, seed, scenario), seed=seed)
    rng, told = Random(f"why/{scenario}/{seed}"), Counter[str]()
    while (decision := game.decision) is not None and game.version < LONG:
        if rng.below(EVERY[name]) == 0:
            told += check_reasons(game, decision, rng)
        game.choose(rng.choice(decision.keys))
    assert told.total() > 100


@pytest.mark.parametrize("name", OPPONENTS)
def test_what_is_not_offered_has_a_reason_among_the_opponents(name: str) -> None:
    """At every question, of each name a few times."""
    rules = indochina.rules(name)
    game = indochina.new(name, options=rules.seat_options(dict.fromkeys(rules.SEATS, "solo")), seed="why")
    players = {seat: rules.nonplayer(seat) for seat in rules.SEATS}
    rng, told = Random("why"), Counter[str]()
    while (decision := game.decision) is not None and game.version < LONG:
        if told[decision.name] < 3 * WORDS:
            told += check_reasons(game, decision, rng)
        game.choose(*players[decision.seat].choose(game))
    assert told.total() > 100


# --- actions that are not possible now ------------------------------------------------------------------------------


def denied(game: Game) -> dict[str, tuple[str, str]]:
    """What the open question shows as not possible, by key: the reason and its rule."""
    assert game.decision is not None
    asked = game.view(game.decision.seat)["decision"]
    return {one["key"]: (one["why"], one["rule"]) for one in asked["denied"]}


def test_an_operation_that_monsoon_forbids_is_shown_with_the_reason() -> None:
    """2.3.9 With a Coup card next: no Sweep, no March."""
    text = (
        "stage: operation; current: 68; next: 125; acted: US op; hue: 3 us_troop, 3 vc_guerrilla_a; da-nang: us_troop"
    )
    game = indochina.position("fitl", text)
    assert game.decision is not None and game.decision.name == "operation"
    assert "sweep" not in game.decision.keys
    why, rule = denied(game)["sweep"]
    assert "while a Coup card shows as the next one" in why and rule == "2.3.9"


def test_an_event_that_is_not_offered_is_shown_with_the_reason() -> None:
    """2.3.4 After an Operation alone the 2nd Eligible has a Limited Operation only."""
    text = "stage: action; current: 68; next: 2; acted: VC op; eligible: ARVN; hue: 2 arvn_troop, 2 vc_guerrilla"
    game = indochina.position("fitl", text)
    assert game.decision is not None and game.decision.name == "action.second"
    shown = denied(game)
    assert {"op", "op_sa", "unshaded", "shaded"} <= shown.keys()
    assert not shown.keys() & {*game.decision.keys}


def test_what_an_operation_point_cannot_do_is_shown_with_the_reason() -> None:
    """6.3 a No markers to remove; d VM has no aircraft and no ships."""
    text = (
        "scenario: hanoi; stage: operation.point; until: hanoi; active: VM; vm_ops: 3; impulse: 3;"
        "Hanoi: fef-hq, fef-sd-1, gm-1; W13: 88-308; Thai Nguyen: vm-hq, vm-sd-1"
    )
    game = indochina.position("tonkin", text)
    assert game.decision is not None and game.decision.name == "operation.option"
    assert {"remove_markers", "barrage"} <= denied(game).keys()


def test_what_a_player_has_no_marker_for_is_shown_with_the_reason() -> None:
    """S.2"""
    game = indochina.position("saigon75", "turn: 2; active: NV; stage: availability; nv_plus1: 2", dice="3")
    assert game.decision is not None and game.decision.name == "availability.extra"
    assert {"momentum", "reroll"} <= denied(game).keys()


def test_special_activities_of_others_are_not_shown_as_impossible() -> None:
    """4.1 Their reason is told to who asks for them, but nobody would look for them here."""
    text = (
        "stage: operation; current: 68; next: 2; acted: ARVN op_sa; arvn_resources: 9; hue: 4 arvn_troop, 2 arvn_police"
    )
    game = indochina.position("fitl", text).choose("sweep").choose("hue")
    while game.decision is not None and game.decision.name != "special.after":
        game.choose(game.decision.stop)
    assert "why.activity.other" in {why.key for why in game.decision.blocked.values()}
    assert not {"air_strike", "ambush", "tax"} & denied(game).keys()


def test_places_on_the_map_are_not_listed_as_impossible() -> None:
    text = "stage: operation; current: 68; next: 2; acted: US op; hue: 3 us_troop, 3 vc_guerrilla"
    game = indochina.position("fitl", text).choose("sweep")
    assert game.decision is not None and game.decision.blocked and denied(game) == {}
