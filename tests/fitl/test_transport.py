"""4.3.2 Transport."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.moving import way
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.patrol import Patrol, patrol_reach
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.transport import routes, transport, transport_reach
from indochina.fitl.state import count, insurgents


def op(s, name="train"):
    return OPERATIONS[name](s, "ARVN", Terms(special=True))


def test_it_accompanies_any_operation(at):
    s = at("hue: arvn_troop, vc_guerrilla")
    assert all("transport" in possible(op(s, name)) for name in ("train", "patrol", "sweep", "assault"))


def test_up_to_six_troops_and_rangers_from_one_space_to_several(at):
    s = at("hue: 5 arvn_troop, 2 arvn_ranger_a, arvn_police")
    drive(transport(op(s)), "hue saigon hue/arvn_troop 4 quang-tri hue/arvn_ranger_a all")
    assert count(s, p.ARVN_TROOP, b.SAIGON) == 4 and count(s, p.RANGER_U, b.QUANG_TRI) == 2
    assert count(s, p.ARVN_TROOP, b.HUE) == 1


def test_4_3_2_six_are_split_among_destinations_and_stop_at_enemies(at):
    """4.3.2 Six pieces of one space in all, each group its own way."""
    s = at("hue: 9 arvn_troop; loc-hue-da-nang: vc_guerrilla")
    drive(transport(op(s)), "hue quang-tri 4 loc-hue-da-nang all")
    assert count(s, p.ARVN_TROOP, b.QUANG_TRI) == 4 and count(s, p.ARVN_TROOP, b.LOC_HUE_DA_NANG) == 2
    assert count(s, p.ARVN_TROOP, b.HUE) == 3


def test_they_run_along_locs_and_cities_and_leave_into_any_adjacent_space_but_the_north(at):
    reach = transport_reach(at(), b.HUE)
    assert {b.SAIGON, b.KIEN_HOA, b.PLEIKU, b.CENTRAL_LAOS, b.LOC_SAIGON_CAN_THO} <= set(reach)
    assert b.NORTH_VIETNAM not in reach and b.HUE not in reach and b.NE_CAMBODIA not in reach


def test_a_province_ends_the_way(at):
    s = at("loc-hue-da-nang: vc_guerrilla; loc-hue-khe-sanh: vc_guerrilla")
    assert transport_reach(s, b.HUE) == [b.QUANG_TRI, b.LOC_HUE_KHE_SANH, b.LOC_HUE_DA_NANG]


def test_4_3_2_from_a_province_they_go_to_its_neighbours_and_over_roads(at):
    """4.3.2 A Province on the way ends it, a City does not."""
    reach = transport_reach(at(), b.KIEN_GIANG)
    assert b.CAN_THO in reach and b.SAIGON in reach and b.PARROTS_BEAK in reach and b.FISHHOOK in reach
    assert b.NORTH_VIETNAM not in reach and b.NE_CAMBODIA not in reach


def test_they_stop_at_nva_and_vc(at):
    s = at("da-nang: vc_base")
    reach = transport_reach(s, b.HUE)
    assert b.DA_NANG in reach and b.QUI_NHON not in reach and b.QUANG_NAM in reach


def test_4_3_2_the_way_of_a_transport_is_shown(at):
    """4.3.2 Origin and destination are chosen; what lies between is told."""
    s = at("hue: 2 arvn_troop; loc-hue-da-nang: arvn_police")
    assert ask(transport(op(s)), "hue quang-tin").values["by"] == ["loc-hue-da-nang", "da-nang"]


def test_all_rangers_on_the_map_go_underground_even_if_nobody_moves(at):
    s = at("hue: arvn_ranger_a; saigon: 2 arvn_ranger_a, us_irregular_a")
    drive(transport(op(s)), "done")
    assert count(s, p.RANGER_U, b.HUE) == 1 and count(s, p.RANGER_U, b.SAIGON) == 2
    assert count(s, p.IRREGULAR_A, b.SAIGON) == 1


def test_khanh_over_one_loc_at_most_but_through_cities(at):
    s = at("leader_box: 125")
    reach = transport_reach(s, b.HUE)
    assert b.DA_NANG in reach and b.QUANG_TIN in reach
    assert b.LOC_DA_NANG_QUI_NHON not in reach and b.QUI_NHON not in reach


def test_card_125_khanh_allows_one_loc_for_the_whole_transport(at):
    """The card's tip counts by Transport: who goes another way than the first group uses its LoC or none."""
    s = at("saigon: 6 arvn_troop; leader_box: 125")
    first = ask(transport(op(s)), "saigon").keys
    assert {"can-tho", "cam-ranh", "kien-hoa"} <= set(first)
    after = ask(transport(op(s)), "saigon can-tho 2").keys
    assert "can-tho" in after and "kien-hoa" in after and "cam-ranh" not in after and "loc-saigon-cam-ranh" not in after


def test_card_125_khanh_and_a_destination_that_several_locs_serve(at):
    """What the first group could have used is not settled until another needs one of them."""
    s = at("saigon: 6 arvn_troop; leader_box: 125")
    assert b.LOC_SAIGON_CAN_THO in b.NEAR[b.KIEN_HOA] and b.KIEN_HOA in b.NEAR[b.SAIGON]
    after = ask(transport(op(s)), "saigon kien-hoa 2").keys
    assert {"can-tho", "cam-ranh"} <= set(after)


def test_4_3_2_a_city_is_passed_only_after_a_loc(at):
    """4.3.2 Onto LoCs first, then along LoCs or through Cities: from a Province a City itself is a destination."""
    s = at("loc-da-nang-qui-nhon: vc_guerrilla; loc-da-nang-dak-to: vc_guerrilla")
    reach = transport_reach(s, b.QUANG_TIN)
    assert b.DA_NANG in reach and b.LOC_HUE_DA_NANG not in reach and b.HUE not in reach
    assert b.HUE in transport_reach(s, b.DA_NANG) and b.QUANG_TRI in transport_reach(s, b.LOC_DA_NANG_QUI_NHON)


def test_card_125_the_way_shown_under_khanh_uses_one_loc(at):
    """Card 125: Cities do not count."""
    s = at("hue: 2 arvn_troop; leader_box: 125")
    assert ask(transport(op(s)), "hue quang-tin").values["by"] == ["loc-hue-da-nang", "da-nang"]


@pytest.mark.parametrize("leader", ["", "leader_box: 125;"])
def test_4_3_2_there_is_a_way_to_whatever_a_transport_or_a_patrol_reaches(at, leader):
    """3.2.2, 4.3.2 No way leads past NVA or VC, and every destination not adjacent has one."""
    s = at(leader + "da-nang: vc_base; loc-saigon-can-tho: nva_troop; kontum: vc_guerrilla; hue: arvn_troop")
    for start in b.SPACES:
        for end in transport_reach(s, start):
            by = routes(s, start)[end]
            assert bool(by) != (end in b.NEAR[start]) and not any(insurgents(s, x) for x in by)
        for end in patrol_reach(s, start):
            assert bool(way(s, start, end)) != (end in b.NEAR[start])


def test_typhoon_kate_no_transport(at):
    assert "transport" not in possible(op(at("hue: arvn_troop; momentum: typhoon_kate")))


def test_armored_cavalry_shaded_rangers_only(at):
    s = at("hue: arvn_troop, arvn_ranger; shaded: armored_cavalry")
    drive(transport(op(s)), "hue quang-tri")
    assert count(s, p.RANGER_U, b.QUANG_TRI) == 1 and count(s, p.ARVN_TROOP, b.HUE) == 1
    assert "transport" not in possible(op(at("hue: arvn_troop; shaded: armored_cavalry")))


def test_armored_cavalry_unshaded_a_free_assault_in_one_destination_when_all_is_over(at):
    s = at("arvn_resources: 3; hue: 4 arvn_troop; saigon: 2 arvn_troop, 2 vc_guerrilla_u; unshaded: armored_cavalry")
    drive(
        Sweep(s, "ARVN", Terms(special=True, only=[b.SAIGON])).execute(), "saigon done transport hue saigon all saigon"
    )
    assert count(s, p.ARVN_TROOP, b.SAIGON) == 6 and s.resources["ARVN"] == 0
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 0


def test_card_61_unshaded_armored_cavalry_only_where_transport_went(at):
    """Card 61 unshaded: one destination of the Transport, free, after everything else."""
    s = at(
        "arvn_resources: 3; unshaded: armored_cavalry; hue: 4 arvn_troop; quang-tri: 2 vc_guerrilla_a;"
        "saigon: 2 arvn_troop, vc_guerrilla_a"
    )
    run = Patrol(s, "ARVN", Terms(special=True)).execute()
    drive(run, "transport hue quang-tri all done quang-tri")
    assert count(s, p.VC_GUERRILLA_A, b.QUANG_TRI) == 1 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1


def test_the_origin_is_no_destination_and_reasons_are_told(at):
    s = at("hue: arvn_troop, arvn_ranger")
    assert ask(transport(op(s))).blocked["saigon"].key == "why.nothing_to_transport"
    decision = ask(transport(op(s)), "hue")
    assert "hue" not in decision.keys and decision.blocked["north-vietnam"].key == "why.north_vietnam"
