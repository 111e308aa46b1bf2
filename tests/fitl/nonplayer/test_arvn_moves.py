"""8.7.2 Transport, 8.7.3 Patrol and 8.7.7 Redeploy by the Non-player ARVN."""

import pytest
from bots import keys

import indochina
from indochina.fitl.board import (
    AN_LOC,
    CAM_RANH,
    CAN_THO,
    CITIES,
    HUE,
    IDS,
    KIEN_HOA,
    LOC_SAIGON_AN_LOC_BAN_ME_THUOT,
    LOC_SAIGON_CAM_RANH,
    LOC_SAIGON_CAN_THO,
    PLEIKU,
    SAIGON,
    SPACE,
    TAY_NINH,
)
from indochina.fitl.components.pieces import ARVN_CUBES, ARVN_TROOP, POLICE, RANGER_A
from indochina.fitl.nonplayer.arvn.patrol import blocked_cities
from indochina.fitl.nonplayer.arvn.redeploy import Troops
from indochina.fitl.nonplayer.explain import explain
from indochina.fitl.state import count, insurgents, on_map, total

from .positions import answer, arvn_choice, arvn_coup, arvn_operation, turned

FULL = "arvn_resources: 20; aid: 9; "


PROVINCES = [
    "quang-tri",
    "quang-nam",
    "quang-tin",
    "binh-dinh",
    "pleiku",
    "phu-bon",
    "khanh-hoa",
    "phuoc-long",
    "quang-duc",
    "binh-tuy",
    "tay-ninh",
    "kien-phong",
    "kien-hoa",
    "ba-xuyen",
    "kien-giang",
    "fishhook",
    "parrots-beak",
    "sihanoukville",
    "ne-cambodia",
    "southern-laos",
    "central-laos",
]
GARRISONS = "; ".join(f"{x}: 2 us_troop, arvn_police" for x in ("da-nang", "kontum", "qui-nhon", "cam-ranh", "an-loc"))


def train(text, dice="", **fields):
    return arvn_operation("train", FULL + text, dice, **fields)


def patrol(text, dice="", **fields):
    return arvn_operation("patrol", FULL + text, dice, **fields)


# --- 8.7.2 Transport with Train or Patrol -----------------------------------------------------------------------------


def test_8_7_2_transport_to_a_province_with_police_but_no_troops_of_the_highest_population():
    text = "saigon: 9 arvn_troop; kien-hoa: arvn_police; binh-tuy: arvn_police; tay-ninh: arvn_police, us_troop"
    game, said = train(text)
    assert keys(said, "transport.origin") == ["saigon"] and keys(said, "transport.destination") == ["kien-hoa"]
    assert count(game.state, ARVN_TROOP, KIEN_HOA) == 6


def test_8_7_2_transport_else_to_change_control():
    others = "; ".join(f"{x}: us_troop" for x in PROVINCES if x not in ("binh-tuy", "kien-hoa", "phuoc-long"))
    text = "binh-tuy: 5 vc_guerrilla; kien-hoa: 6 vc_guerrilla; phuoc-long: vc_guerrilla"
    _, said = train(f"saigon: 7 arvn_troop; {others}; {text}")
    assert keys(said, "transport.destination") == ["binh-tuy"]  # Kien Hoa takes seven, Phuoc Long has no Population


def test_8_7_2_transport_keeps_coin_control_of_the_origin():
    game, _ = train("saigon: 7 arvn_troop, 4 vc_guerrilla; kien-hoa: arvn_police")
    assert count(game.state, ARVN_TROOP, SAIGON) == 5 and count(game.state, ARVN_TROOP, KIEN_HOA) == 2


def test_8_7_2_transport_out_of_cambodia_first():
    _, said = train("saigon: 9 arvn_troop; parrots-beak: 2 arvn_troop; kien-phong: arvn_police")
    assert keys(said, "transport.origin") == ["parrots-beak"]


def test_8_7_2_transport_from_where_most_troops_are_above_those_that_keep_control():
    game, said = train("saigon: 9 arvn_troop, 7 vc_guerrilla; can-tho: 4 arvn_troop; kien-hoa: arvn_police")
    assert keys(said, "transport.origin") == ["can-tho"] and count(game.state, ARVN_TROOP, CAN_THO) == 1


def test_8_7_2_transport_troops_then_rangers_and_all_rangers_go_underground():
    game, _ = train("saigon: 4 arvn_troop, 3 arvn_ranger_a, us_troop; kien-hoa: arvn_police; hue: arvn_ranger_a")
    assert count(game.state, ARVN_TROOP, KIEN_HOA) == 4 and total(game.state, (6, 7), KIEN_HOA) == 2
    assert on_map(game.state, (RANGER_A,)) == 0


def test_8_7_2_no_special_activity_if_neither_govern_nor_transport_is_possible():
    game, said = train("hue: arvn_police, passive_opposition")
    assert "transport" not in keys(said, "train.space")
    assert any(entry.key == "log.no_activity" for entry in game.log)


def test_8_7_2_armored_cavalry_assaults_where_the_transport_went():
    text = "unshaded: armored_cavalry; saigon: 8 arvn_troop; kien-hoa: arvn_police, 2 vc_guerrilla_a; hue: us_troop"
    game, said = train(text)
    assert keys(said, "transport.assault") == ["kien-hoa"] and insurgents(game.state, KIEN_HOA) == 0


def test_8_7_2_armored_cavalry_does_not_assault_for_nothing():
    text = "unshaded: armored_cavalry; saigon: 8 arvn_troop; kien-hoa: arvn_police, 2 vc_guerrilla; hue: us_troop"
    assert keys(train(text)[1], "transport.assault") == ["done"]


# --- 8.7.3 whether to Patrol ------------------------------------------------------------------------------------------


def test_8_7_3_patrol_with_enemies_on_a_loc_at_saigon():
    text = "arvn_resources: 9; saigon: 6 arvn_police; "
    assert arvn_choice(text + "loc-saigon-can-tho: vc_guerrilla")[0] == "patrol"
    _, tests = arvn_choice(text + "loc-hue-khe-sanh: vc_guerrilla")
    assert tests["np.arvn.patrol.if_saigon"] is False and tests["np.arvn.patrol.if_blocked"] is False


@pytest.mark.parametrize(
    "text, cities",
    [
        ("loc-hue-da-nang: vc_guerrilla", ["hue"]),
        ("loc-hue-khe-sanh: vc_guerrilla", []),
        ("loc-saigon-cam-ranh: vc_guerrilla", []),  # another way leads to Cam Ranh
        ("loc-saigon-can-tho: nva_troop", ["can-tho"]),
        ("da-nang: vc_guerrilla", []),  # Cities alone do not block
        ("da-nang: vc_guerrilla; loc-hue-da-nang: vc_guerrilla", []),  # beyond a City that blocks
    ],
)
def test_8_7_3_cities_cut_off_by_locs(at, text, cities):
    assert blocked_cities(at(text)) == [SPACE[x] for x in cities]


def test_8_7_3_patrol_if_a_city_is_cut_off_from_saigon():
    text = "arvn_resources: 9; da-nang: 6 arvn_police; loc-hue-da-nang: vc_guerrilla"
    found, tests = arvn_choice(text)
    assert found == "patrol" and tests["np.arvn.patrol.if_blocked"] is True


def test_8_7_3_train_if_no_patrol_is_possible():
    text = "arvn_resources: 9; kien-hoa: arvn_troop, arvn_police, passive_opposition; loc-saigon-can-tho: vc_guerrilla"
    found, tests = arvn_choice(text)
    assert tests["np.arvn.patrol.possible"] is False and found == "train"


# --- 8.7.3 Patrol -----------------------------------------------------------------------------------------------------


def test_8_7_3_three_cubes_or_twice_the_enemies_to_a_contested_loc_police_first():
    game, _ = patrol("saigon: 5 arvn_police, 5 arvn_troop; loc-saigon-can-tho: vc_guerrilla")
    assert count(game.state, POLICE, LOC_SAIGON_CAN_THO) == 3 and not count(game.state, ARVN_TROOP, LOC_SAIGON_CAN_THO)
    game, _ = patrol("saigon: 3 arvn_police, 5 arvn_troop; loc-saigon-can-tho: arvn_police, 3 vc_guerrilla")
    assert (count(game.state, POLICE, LOC_SAIGON_CAN_THO), count(game.state, ARVN_TROOP, LOC_SAIGON_CAN_THO)) == (4, 2)


def test_8_7_3_nobody_goes_where_not_enough_can():
    game, _ = patrol("saigon: arvn_police, arvn_troop; loc-saigon-can-tho: vc_guerrilla")
    assert not total(game.state, ARVN_CUBES, LOC_SAIGON_CAN_THO)


def test_8_7_3_the_nearest_loc_first_then_that_with_underground_guerrillas():
    far = "saigon: 3 arvn_police; loc-can-tho-bac-lieu: vc_guerrilla; loc-saigon-cam-ranh: vc_guerrilla_a"
    game, _ = patrol(far)
    assert count(game.state, POLICE, LOC_SAIGON_CAM_RANH) == 3
    game, _ = patrol("saigon: 3 arvn_police; loc-saigon-can-tho: vc_guerrilla_a; loc-saigon-cam-ranh: vc_guerrilla")
    assert count(game.state, POLICE, LOC_SAIGON_CAM_RANH) == 3


def test_8_7_3_cubes_come_from_where_most_are_and_provinces_keep_what_they_need():
    game, said = patrol(
        "kien-hoa: 5 arvn_police, arvn_troop; kien-phong: 3 arvn_police, arvn_troop; loc-saigon-can-tho: vc_guerrilla"
    )
    # Kien Hoa keeps three units, a Troop and a Police.
    assert count(game.state, POLICE, KIEN_HOA) == 2 and keys(said, "patrol.origin")[0] == "kien-hoa"
    assert count(game.state, POLICE, LOC_SAIGON_CAN_THO) == 3
    game, said = patrol("kien-hoa: 4 arvn_police, arvn_troop, 2 vc_guerrilla; loc-saigon-can-tho: vc_guerrilla")
    assert not count(game.state, POLICE, LOC_SAIGON_CAN_THO)  # three would cost COIN Control


def test_8_7_3_cities_are_filled_in_behind():
    game, _ = patrol("saigon: 3 arvn_police; hue: 9 arvn_police, us_troop; loc-saigon-can-tho: vc_guerrilla")
    assert count(game.state, POLICE, SAIGON) == 3


def test_8_7_3_then_coin_control_of_cities_the_highest_population_first():
    text = "khanh-hoa: 5 arvn_police, us_troop; saigon: vc_guerrilla, us_troop; hue: 2 vc_guerrilla, us_troop; "
    game, said = patrol(text + GARRISONS)
    assert keys(said, "patrol.destination") == ["saigon", "hue"]
    assert count(game.state, POLICE, SAIGON) == 1 and count(game.state, POLICE, HUE) == 2


def test_8_7_3_then_three_units_a_troop_and_a_police_in_each_city():
    other = GARRISONS.replace("an-loc: 2 us_troop, arvn_police", "hue: us_base, 2 us_troop, us_irregular")
    game, _ = patrol(f"saigon: 6 arvn_police, 6 arvn_troop; an-loc: us_troop; can-tho: us_irregular; {other}")
    assert (count(game.state, POLICE, AN_LOC), count(game.state, ARVN_TROOP, AN_LOC)) == (2, 0)
    assert (count(game.state, POLICE, CAN_THO), count(game.state, ARVN_TROOP, CAN_THO)) == (1, 1)
    assert (count(game.state, POLICE, HUE), count(game.state, ARVN_TROOP, HUE)) == (1, 0)


def test_8_7_3_three_units_in_a_city_even_if_no_troop_can_come():
    text = GARRISONS.replace(
        "an-loc: 2 us_troop", "an-loc: arvn_police; hue: 2 us_troop, arvn_police; can-tho: 2 us_troop"
    )
    game, _ = patrol(f"saigon: 6 arvn_police, us_troop; {text}")
    assert count(game.state, POLICE, AN_LOC) == 3


def test_8_7_3_the_free_assault_removes_the_most_and_then_it_governs():
    text = "saigon: 9 arvn_police, 9 arvn_troop; loc-saigon-can-tho: 2 vc_guerrilla_a; "
    text += "loc-saigon-cam-ranh: vc_guerrilla_a; "
    game, said = patrol(text + "quang-tri: 3 arvn_police, active_support")
    assert keys(said, "patrol.assault") == ["loc-saigon-can-tho"] and not insurgents(game.state, LOC_SAIGON_CAN_THO)
    assert keys(said, "special.after") == ["govern"]


def test_8_7_3_govern_also_if_there_is_nothing_to_assault():
    cities = GARRISONS + "".join(f"; {x}: 2 us_troop, arvn_police" for x in ("saigon", "hue", "can-tho"))
    text = f"{cities}; quang-tri: 3 arvn_police, active_support; loc-hue-khe-sanh: arvn_police, 9 vc_guerrilla"
    game, said = patrol(text)
    assert keys(said, "patrol.assault") == ["govern", "end"] and game.state.patronage == 2


# --- 8.7.7 Redeploy and desertion -------------------------------------------------------------------------------------


def test_8_7_7_troops_leave_locs_and_provinces_without_bases_for_the_most_control():
    game, _ = arvn_coup(
        "coup.redeploy_troops", "pleiku: 3 arvn_troop; saigon: 2 vc_guerrilla; can-tho: vc_guerrilla; hue: 3 us_troop"
    )
    assert count(game.state, ARVN_TROOP, SAIGON) == 3 and not count(game.state, ARVN_TROOP, PLEIKU)


OTHER_CITIES = "; ".join(f"{x}: 3 us_troop" for x in ("saigon", "da-nang", "kontum", "qui-nhon"))


def test_8_7_7_as_much_total_control_as_possible_not_the_largest_space_first():
    """Seven Troops add COIN Control to three Cities of 1 rather than to Hue, which alone counts 2."""
    few = "; ".join(f"{x}: vc_guerrilla" for x in ("an-loc", "can-tho", "cam-ranh"))
    game, _ = arvn_coup("coup.redeploy_troops", f"pleiku: 7 arvn_troop; hue: 6 vc_guerrilla; {few}; {OTHER_CITIES}")
    assert [count(game.state, ARVN_TROOP, x) >= 2 for x in (AN_LOC, CAN_THO, CAM_RANH, HUE)] == [
        True,
        True,
        True,
        False,
    ]


@pytest.mark.parametrize("dice, city", [("6 1", AN_LOC), ("1 5", CAN_THO)])
def test_8_7_7_8_2_equal_cities_by_lot_whatever_they_need(dice, city):
    text = f"pleiku: 3 arvn_troop; hue: 3 us_troop; cam-ranh: 3 us_troop; {OTHER_CITIES}; "
    game = indochina.position(
        "fitl",
        f"scenario: full; stage: coup.redeploy_troops; current: 125; next: 1; {text}"
        "an-loc: vc_guerrilla, us_troop; can-tho: 2 vc_guerrilla",
    )
    t = turned(game, "ARVN", f"{dice} 1 1")
    assert Troops(t, t.s, ARVN_TROOP, list(CITIES)).make()[0][1] == IDS[city]


SMALL_CITIES = "; ".join(f"{x}: vc_guerrilla" for x in ("an-loc", "can-tho", "cam-ranh"))


def test_8_7_7_nva_control_removed_and_coin_control_added_count_once_each():
    """Six Troops in Pleiku would change 1 Population twice; in three Cities they change 3."""
    text = "tay-ninh: 6 arvn_troop; pleiku: us_base, 6 nva_troop; hue: 3 us_troop"
    game, _ = arvn_coup("coup.redeploy_troops", f"{text}; {SMALL_CITIES}; {OTHER_CITIES}")
    assert [count(game.state, ARVN_TROOP, x) for x in (AN_LOC, CAN_THO, CAM_RANH, PLEIKU)] == [2, 2, 2, 0]


def test_8_7_7_control_of_a_space_without_population_is_control_too():
    cities = "; ".join(f"{x}: 3 us_troop" for x in ("hue", "an-loc", "can-tho", "cam-ranh"))
    text = f"tay-ninh: 2 arvn_troop; phuoc-long: us_base, 2 vc_guerrilla; {cities}; {OTHER_CITIES}"
    game, _ = arvn_coup("coup.redeploy_troops", text)
    assert count(game.state, ARVN_TROOP, SPACE["phuoc-long"]) == 2


def test_8_7_7_troops_to_spare_of_a_space_do_not_help_it():
    """Hue lacks three Troops; three of its own could leave, and only two come from elsewhere: An Loc it is."""
    text = "tay-ninh: 2 arvn_troop; hue: 6 arvn_troop, 8 vc_guerrilla; can-tho: 3 us_troop; cam-ranh: 3 us_troop"
    game, _ = arvn_coup("coup.redeploy_troops", f"{text}; an-loc: 2 vc_guerrilla; {OTHER_CITIES}")
    assert (count(game.state, ARVN_TROOP, AN_LOC), count(game.state, ARVN_TROOP, HUE)) == (3, 5)


def test_8_7_7_surplus_of_other_spaces_helps_to_add_control():
    game, _ = arvn_coup(
        "coup.redeploy_troops", "hue: 9 arvn_troop; saigon: 4 vc_guerrilla; pleiku: us_base, arvn_troop"
    )
    assert count(game.state, ARVN_TROOP, SAIGON) == 5


def test_8_7_7_nva_control_of_saigon_is_removed_if_coin_control_is_out_of_reach():
    game, _ = arvn_coup(
        "coup.redeploy_troops", "pleiku: 2 arvn_troop; saigon: 4 nva_troop, 2 vc_guerrilla; hue: 3 us_troop"
    )
    assert count(game.state, ARVN_TROOP, SAIGON) == 2


def test_8_7_7_then_three_cubes_in_each_city():
    cities = "; ".join(f"{x}: 3 us_troop" for x in ("saigon", "da-nang", "kontum", "qui-nhon", "cam-ranh", "can-tho"))
    game, _ = arvn_coup("coup.redeploy_troops", f"pleiku: 4 arvn_troop; an-loc: us_troop; hue: 2 us_troop; {cities}")
    assert count(game.state, ARVN_TROOP, AN_LOC) >= 2 and count(game.state, ARVN_TROOP, HUE) >= 1


def test_8_7_7_the_rest_goes_to_one_random_space():
    cities = ("saigon", "da-nang", "kontum", "qui-nhon", "cam-ranh", "can-tho", "an-loc", "hue")
    text = "; ".join(f"{x}: 3 us_troop" for x in cities)
    game, _ = arvn_coup("coup.redeploy_troops", f"pleiku: 4 arvn_troop; tay-ninh: 2 arvn_troop; {text}", dice="3 3")
    assert count(game.state, ARVN_TROOP, HUE) == 6


ROUTE = LOC_SAIGON_AN_LOC_BAN_ME_THUOT


def police(text, dice=""):
    return arvn_coup("coup.redeploy_police", text, dice)


def test_8_7_7_exactly_three_police_to_route_13_if_no_enemy_is_there():
    game, _ = police("saigon: 9 arvn_police, 9 us_troop")
    assert count(game.state, POLICE, ROUTE) == 3
    game, _ = police("saigon: 9 arvn_police, 9 us_troop; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla")
    assert count(game.state, POLICE, ROUTE) == 0


def test_8_7_7_police_leave_locs_with_enemies_first():
    game, _ = police("saigon: 9 arvn_police, 9 us_troop; loc-hue-khe-sanh: 3 arvn_police, vc_guerrilla")
    assert count(game.state, POLICE, ROUTE) == 3 and count(game.state, POLICE, SPACE["loc-hue-khe-sanh"]) == 0


def test_8_7_7_the_last_police_three_cubes_and_coin_control_stay():
    text = "saigon: 6 arvn_police, 5 vc_guerrilla; kien-hoa: 6 arvn_police; tay-ninh: arvn_police, 5 us_troop"
    game, _ = police(text)
    assert count(game.state, POLICE, SAIGON) == 6 and count(game.state, POLICE, TAY_NINH) == 1
    assert count(game.state, POLICE, KIEN_HOA) == 3 and count(game.state, POLICE, ROUTE) == 3
    game, _ = police(text.replace("kien-hoa: 6", "kien-hoa: 5"))
    assert count(game.state, POLICE, ROUTE) == 0  # exactly three or none


def test_8_7_7_police_come_from_where_most_police_are():
    held = "loc-saigon-an-loc-ban-me-thuot: 3 arvn_police; kien-phong: us_troop; "
    game, _ = police(held + "saigon: 7 arvn_police, 5 vc_guerrilla; kien-hoa: 5 arvn_police")
    # Saigon can spare one, Kien Hoa two.
    assert count(game.state, POLICE, SAIGON) == 6 and count(game.state, POLICE, KIEN_HOA) == 5


def test_8_7_7_police_keep_control_where_troops_have_left():
    held = "control: kien-hoa coin, saigon coin; loc-saigon-an-loc-ban-me-thuot: 3 arvn_police; "
    game, _ = police(held + "saigon: 5 arvn_police, 3 us_troop; kien-hoa: vc_guerrilla")
    assert count(game.state, POLICE, KIEN_HOA) == 2


def test_8_7_7_police_keep_first_what_has_most_population():
    held = "control: kien-hoa coin, ba-xuyen coin, saigon coin; loc-saigon-an-loc-ban-me-thuot: 3 arvn_police; "
    game, _ = police(held + "saigon: 3 arvn_police, 3 us_troop; kien-hoa: vc_guerrilla; ba-xuyen: vc_guerrilla")
    assert (count(game.state, POLICE, KIEN_HOA), count(game.state, POLICE, SPACE["ba-xuyen"])) == (2, 0)


def test_8_7_7_a_police_in_each_coin_province_and_each_city():
    held = "loc-saigon-an-loc-ban-me-thuot: 3 arvn_police; "
    game, _ = police(held + "saigon: 5 arvn_police, 3 us_troop; kien-hoa: us_troop; can-tho: 3 us_troop")
    assert count(game.state, POLICE, KIEN_HOA) == 1 and count(game.state, POLICE, CAN_THO) == 1


def test_8_1_2_desertion_takes_troops_and_police_evenly():
    game, _ = arvn_coup("coup", "saigon: 6 arvn_police, 3 arvn_troop; hue: arvn_police, 2 arvn_troop", card=129)
    # Of 9 three go: Police, the most, begin; in Hue the last Police stays.
    assert (count(game.state, POLICE, SAIGON), count(game.state, ARVN_TROOP, SAIGON)) == (4, 2)
    assert (count(game.state, POLICE, HUE), count(game.state, ARVN_TROOP, HUE)) == (1, 1)


def test_card_90_troops_leave_bases_too():
    text = "stage: action; scenario: full; next: 67; eligible: VC; nonplayers: US, ARVN, NVA, VC; current: 90; "
    game = indochina.position("fitl", text + "pleiku: us_base, 3 arvn_troop; tay-ninh: 2 arvn_troop; hue: 3 us_troop")
    game.choose("shaded")
    while game.decision is not None and game.decision.name.startswith(("event", "redeploy")):
        game.choose(*answer(game))
    assert not count(game.state, ARVN_TROOP, PLEIKU) and not count(game.state, ARVN_TROOP, TAY_NINH)
    assert on_map(game.state, (ARVN_TROOP,)) == 5


def test_8_1_every_reason_can_be_explained():
    text = "saigon: 9 arvn_police, 9 arvn_troop; loc-saigon-can-tho: 2 vc_guerrilla_a; "
    game, said = patrol(text + "loc-saigon-cam-ranh: vc_guerrilla_a; quang-tri: 3 arvn_police, active_support")
    lines = [line for a in said for line in explain(game.messages, a.reason)]
    assert "Patrol to a contested LoC: Saigon - Can Tho [8.7.3, bullet 2]" in lines
    assert not any("np." in line for line in lines)
