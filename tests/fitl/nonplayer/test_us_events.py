"""8.4.1, 8.4.4 Operations that Events give the Non-player US."""

import pytest

from indochina.core.decision import choose
from indochina.fitl.nonplayer.us.flowchart import event_activity

from .positions import answer, start, turned
from .us_turns import there


def event(card, text, policy="JFK"):
    """The US executes the unshaded text of a card; its answers by name."""
    game = start("US", text, current=card, policy=policy)
    game.choose("unshaded")
    said = []
    while game.decision is not None and game.state.current == int(card):
        key, reason = answer(game)
        said.append((game.decision.name, key))
        game.choose(key, reason)
    return game, said


def test_8_4_1_card_70_moves_police_first_then_arvn_and_us_troops_to_remove_all():
    text = (
        "options: ruling_card_70; phu-bon: 2 vc_guerrilla, vc_base; "
        "qui-nhon: 3 arvn_police, us_troop; cam-ranh: 2 arvn_troop, us_troop; "
        "loc-qui-nhon-cam-ranh: arvn_police, nva_guerrilla_a"
    )
    game, said = event("70", text)
    assert not any(there(game, "phu-bon", kind) for kind in ("vc_guerrilla_u", "vc_guerrilla_a", "vc_base"))
    assert there(game, "phu-bon", "arvn_police") == 3 and there(game, "qui-nhon", "us_troop") == 1
    assert not there(game, "loc-qui-nhon-cam-ranh", "nva_guerrilla_a")
    assert ("sweep.space", "phu-bon") in said


@pytest.mark.parametrize("policy, activity", [("JFK", "advise"), ("LBJ", "air_strike"), ("Nixon", "air_strike")])
def test_8_4_1_card_69_advises_for_jfk_otherwise_air_strikes(policy, activity):
    game = start(
        "US", "trail: 2; kien-hoa: 4 arvn_troop, vc_guerrilla_a; saigon: us_troop", current="69", policy=policy
    )
    t = turned(game, "US")
    t.d = choose("US", "event.activity", "5.5", ["advise", "air_lift", "air_strike"])
    assert event_activity(t)[0] == activity
    t.d = choose("US", "event.activity", "5.5", ["advise", "air_lift"])
    assert event_activity(t)[0] == "advise"


def test_8_4_4_card_44_lifts_just_enough_into_the_space():
    game, _ = event("44", "saigon: active_support, 9 us_troop; kien-hoa: 3 nva_troop, nva_guerrilla")
    assert there(game, "kien-hoa", "us_troop") == 3 and not there(game, "kien-hoa", "nva_troop")


def test_8_4_4_an_event_takes_troops_to_laos_or_cambodia_for_nixon_only():
    """Underground Guerrillas and a Base are in Laos, but JFK moves no Troops there."""
    text = "saigon: active_support, 9 us_troop; central-laos: nva_guerrilla, nva_base; kien-hoa: 3 nva_troop"
    game, said = event("44", text)
    assert ("event.space", "kien-hoa") in said and not there(game, "kien-hoa", "nva_troop")
    assert not there(game, "central-laos", "us_troop")
    assert ("event.space", "central-laos") in event("44", text, policy="Nixon")[1]


def test_8_8_3_an_event_that_forces_troops_into_laos_gets_one_of_them():
    game, _ = event("44", "saigon: active_support, 9 us_troop; central-laos: nva_guerrilla, nva_base")
    assert there(game, "central-laos", "us_troop") == 1
