"""6.2 Resources Phase."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import CITIES, IDS, LOC_HUE_DA_NANG, LOC_HUE_KHE_SANH, LOCS, SPACE
from indochina.fitl.coup.resources import (
    arvn_earnings,
    casualties_and_aid,
    degrade_by_incursion,
    insurgent_earnings,
    resources_phase,
    sabotage,
    to_sabotage,
)

CITIES_HELD = "; ".join(f"{IDS[city]}: arvn_police" for city in CITIES)


def test_6_2_1_no_sabotage_where_all_is_held(at):
    assert to_sabotage(at(CITIES_HELD)) == []


def test_6_2_1_sabotage_next_to_a_city_without_coin_control(at):
    s = at(CITIES_HELD.replace("hue: arvn_police", "hue: arvn_police, vc_guerrilla"))
    drive(sabotage(s))
    assert [loc for loc in LOCS if s.terror[loc]] == [LOC_HUE_KHE_SANH, LOC_HUE_DA_NANG]


@pytest.mark.parametrize(
    "held, sabotaged",
    [
        ("vc_guerrilla", True),
        ("2 nva_guerrilla_a, us_troop", True),
        ("vc_guerrilla, us_irregular", False),
        ("nva_troop", False),
        ("3 nva_troop, vc_guerrilla, arvn_police", False),
    ],
)
def test_6_2_1_sabotage_where_guerrillas_outnumber_coin_pieces(at, held, sabotaged):
    s = at(f"{CITIES_HELD}; loc-kontum-qui-nhon: {held}")
    drive(sabotage(s))
    assert bool(s.terror[SPACE["loc-kontum-qui-nhon"]]) is sabotaged


def test_6_2_1_a_loc_is_sabotaged_once(at):
    s = at(CITIES_HELD.replace("hue: arvn_police", "hue: vc_guerrilla") + "; loc-hue-da-nang: sabotage")
    assert to_sabotage(s) == [LOC_HUE_KHE_SANH]
    drive(sabotage(s))
    assert max(s.terror) == 1


def test_6_2_1_if_markers_run_short_vc_chooses_which_first(at):
    s = at("saigon: 2 terror; quang-tri: 2 terror; kien-phong: 2 terror; tay-ninh: 2 terror; binh-dinh: 6 terror")
    decision = ask(sabotage(s.copy()))
    assert decision.seat == "VC" and len(decision.keys) == 16  # one LoC touches no City
    drive(sabotage(s), "loc-saigon-can-tho")
    assert [loc for loc in LOCS if s.terror[loc]] == [SPACE["loc-saigon-can-tho"]]


@pytest.mark.parametrize("space, after", [("central-laos", 2), ("fishhook", 2), ("quang-tri", 3)])
def test_6_2_2_coin_control_in_laos_or_cambodia_degrades_the_trail(at, space, after):
    s = at(f"trail: 3; {space}: arvn_troop")
    degrade_by_incursion(s)
    assert s.trail == after


def test_6_2_2_by_one_box_however_many_spaces(at):
    s = at("trail: 3; central-laos: arvn_troop; fishhook: us_troop")
    degrade_by_incursion(s)
    assert s.trail == 2


def test_6_2_2_not_with_oriskany(at):
    s = at("trail: 3; central-laos: arvn_troop; momentum: oriskany")
    degrade_by_incursion(s)
    assert s.trail == 3


def test_6_2_3_arvn_earns_aid_and_unsabotaged_econ_and_the_marker_shows_it(at):
    s = at("aid: 20; arvn_resources: 5; loc-saigon-can-tho: sabotage")
    arvn_earnings(s)
    assert s.econ == 13 and s.resources["ARVN"] == 5 + 20 + 13


def test_6_2_3_to_a_maximum_of_75(at):
    s = at("aid: 60; arvn_resources: 30")
    arvn_earnings(s)
    assert s.resources["ARVN"] == 75


def test_6_2_4_vc_earns_its_bases_nva_those_in_laos_and_cambodia_and_twice_the_trail(at):
    s = at(
        "trail: 3; hue: vc_base; tay-ninh: vc_tunnel; fishhook: vc_base, nva_base; central-laos: nva_tunnel;"
        "north-vietnam: 2 nva_base; quang-tri: nva_base"
    )
    insurgent_earnings(s)
    assert s.resources["VC"] == 3
    assert s.resources["NVA"] == 2 + 6


def test_6_2_5_each_piece_among_the_casualties_costs_3_aid(at):
    s = at("aid: 30; casualties: 3 us_troop, us_base, us_irregular")
    casualties_and_aid(s)
    assert s.aid == 15


def test_6_2_5_aid_does_not_fall_below_0(at):
    s = at("aid: 5; casualties: 3 us_troop")
    casualties_and_aid(s)
    assert s.aid == 0


def test_6_2_in_order_the_aid_is_earned_before_casualties_cut_it(at):
    s = at(f"stage: coup.resources; {CITIES_HELD}; aid: 30; casualties: 2 us_troop; trail: 2; fishhook: arvn_troop")
    assert drive(resources_phase(s)) == "coup.pacification"
    assert s.resources == {"ARVN": 45, "NVA": 2, "VC": 0}
    assert s.aid == 24


def test_6_2_1_as_many_as_there_are_markers(at):
    s = at("saigon: 2 terror; quang-tri: 2 terror; kien-phong: 2 terror; tay-ninh: 2 terror; binh-dinh: 5 terror")
    drive(sabotage(s), "loc-saigon-can-tho loc-hue-da-nang")
    assert [loc for loc in LOCS if s.terror[loc]] == [LOC_HUE_DA_NANG, SPACE["loc-saigon-can-tho"]]


def test_6_2_1_without_a_marker_left_nothing_is_sabotaged(at):
    s = at("saigon: 2 terror; quang-tri: 2 terror; kien-phong: 2 terror; tay-ninh: 2 terror; binh-dinh: 7 terror")
    drive(sabotage(s))
    assert not any(s.terror[loc] for loc in LOCS) and s.notes == []


def test_6_2_the_log_tells_what_each_earned_and_what_casualties_cost(at):
    s = at(f"stage: coup.resources; {CITIES_HELD}; aid: 30; casualties: 2 us_troop; trail: 2; tay-ninh: vc_base")
    drive(resources_phase(s))
    assert [(note.key, note.values) for note in s.notes] == [
        ("log.coup.earnings.arvn", {"aid": 30, "econ": 15, "n": 45}),
        ("log.coup.earnings", {"faction": "VC", "earned": 1, "n": 1}),
        ("log.coup.earnings", {"faction": "NVA", "earned": 4, "n": 4}),
        ("log.coup.casualties_aid", {"pieces": 2, "aid": 24}),
    ]
