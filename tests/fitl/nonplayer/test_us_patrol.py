"""8.8.4 The Non-player US's Patrol."""

import pytest
from bots import keys

from indochina.fitl.board import IDS
from indochina.fitl.nonplayer.us.patrol import fewest_ends

from .positions import turn
from .us_turns import MONSOON, said_of, there


def patrols(text, dice="", **fields):
    fields.setdefault("next", MONSOON)
    return turn("US", text, dice, **fields)


def test_8_8_4_all_us_troops_go_to_one_city_without_active_support():
    text = (
        "central-laos: 3 us_troop; southern-laos: us_troop; saigon: active_support; hue: active_support; "
        "da-nang: passive_support; kontum: active_support; qui-nhon: active_support; cam-ranh: active_support; "
        "an-loc: active_support; can-tho: active_support"
    )
    game, said = patrols(text)
    assert there(game, "da-nang", "us_troop") == 4
    assert keys(said)[0] == "op_sa"


def test_8_8_4_two_cities_only_if_needed():
    """An Insurgent on Saigon - An Loc keeps the Troops of the Fishhook from all Cities but An Loc."""
    text = "central-laos: us_troop; fishhook: 2 us_troop; an-loc: vc_guerrilla"
    game, _ = patrols(f"{text}; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla; da-nang: 2 vc_guerrilla")
    assert there(game, "an-loc", "us_troop") == 2
    assert not there(game, "central-laos", "us_troop")


def test_8_8_4_a_city_with_active_support_before_a_loc():
    cities = IDS[:8]
    text = "southern-laos: 2 us_troop; " + "; ".join(f"{city}: active_support" for city in cities)
    game, _ = patrols(text)
    assert sum(there(game, city, "us_troop") for city in cities) == 2


def test_8_8_4_on_a_loc_assaults_where_most_are_removed():
    text = (
        "central-laos: 2 us_troop; loc-hue-khe-sanh: 3 vc_guerrilla_a; loc-can-tho-bac-lieu: us_troop, vc_guerrilla_a"
    )
    game, said = patrols(text, momentum="rolling_thunder")
    assert there(game, "loc-hue-khe-sanh", "us_troop") == 2
    assert said_of(said, "patrol.assault")[0] == "loc-hue-khe-sanh"
    assert there(game, "loc-hue-khe-sanh", "vc_guerrilla_a") == 1


def test_8_8_4_fewest_ends_is_exact():
    reach = {1: {10, 11}, 2: {11, 12}, 3: {12}}
    assert fewest_ends(reach, [10, 11, 12]) == 2
    assert fewest_ends({1: {10}, 2: {10}}, [10, 11]) == 1
    assert fewest_ends({}, [10]) == 0


@pytest.mark.parametrize("policy, activity", [("LBJ", "air_strike"), ("JFK", "advise"), ("Nixon", "advise")])
def test_8_8_4_special_activity_after_patrol(policy, activity):
    text = "trail: 2; central-laos: us_troop; kien-hoa: 4 arvn_troop, vc_guerrilla_a"
    _, said = patrols(text, policy=policy, game_dice="3")
    assert [a.reason.rule for a in said if a.key == activity] == ["8.8.4"]


def test_8_8_4_air_lifts_if_neither_air_strike_nor_advise_is_possible():
    text = "trail: 0; central-laos: us_troop; saigon: 4 us_troop; kien-hoa: arvn_police"
    for policy in ("LBJ", "JFK", "Nixon"):
        _, said = patrols(text, policy=policy)
        assert "air_lift" in keys(said)
