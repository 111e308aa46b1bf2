"""3.2.2 Patrol."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.patrol import Patrol, patrol_reach
from indochina.fitl.operations.table import can_operate, why_not_operate
from indochina.fitl.state import count

ROAD = b.LOC_HUE_DA_NANG


def test_arvn_pays_3_in_all_and_the_us_nothing(at):
    s = at("arvn_resources: 5; hue: arvn_troop; saigon: arvn_police")
    drive(Patrol(s, "ARVN").execute(), "hue loc-hue-da-nang saigon loc-saigon-cam-ranh")
    assert s.resources["ARVN"] == 2
    drive(Patrol(s, "US").execute())
    assert s.resources["ARVN"] == 2
    assert not can_operate(s, "ARVN", "patrol")
    assert why_not_operate(s, "ARVN", "patrol").key == "why.resources"


def test_cubes_run_along_locs_and_cities_as_far_as_they_like(at):
    s = at("hue: us_troop")
    reach = patrol_reach(s, b.HUE)
    assert b.LOC_SAIGON_CAM_RANH in reach and b.SAIGON in reach and b.CAN_THO in reach and b.QUANG_TRI not in reach


def test_they_stop_where_an_nva_or_vc_piece_is(at):
    s = at("hue: us_troop; loc-hue-da-nang: vc_guerrilla")
    assert patrol_reach(s, b.HUE) == [b.LOC_HUE_KHE_SANH, ROAD]


def test_enemies_where_they_start_do_not_hold_them(at):
    assert b.DA_NANG in patrol_reach(at("hue: us_troop, vc_guerrilla"), b.HUE)


def test_cubes_come_from_any_space_even_from_laos(at):
    s = at("central-laos: us_troop; quang-tri: us_irregular, us_base")
    decision = ask(Patrol(s, "US").execute())
    assert decision.keys == ["central-laos", "end"] and decision.blocked["quang-tri"].key == "why.no_cubes"
    drive(Patrol(s, "US").execute(), "central-laos hue")
    assert count(s, p.US_TROOP, b.HUE) == 1


def test_3_2_2_the_way_of_a_patrol_is_shown(at):
    """3.2.2 Origin and destination are chosen; what lies between is told."""
    s = at("hue: 2 us_troop")
    decision = ask(Patrol(s, "US").execute(), "hue qui-nhon")
    assert decision.values["by"] == ["loc-hue-da-nang", "da-nang", "loc-da-nang-qui-nhon"]


def test_troops_and_police_move_by_kind_and_number_or_all(at):
    s = at("arvn_resources: 9; hue: 3 arvn_troop, 2 arvn_police")
    drive(Patrol(s, "ARVN").execute(), "hue loc-hue-da-nang hue/arvn_troop 2 hue da-nang all")
    assert count(s, p.ARVN_TROOP, ROAD) == 2
    assert count(s, p.ARVN_TROOP, b.DA_NANG) == 1 and count(s, p.POLICE, b.DA_NANG) == 2


def test_a_cube_moves_once(at):
    s = at("hue: us_troop")
    decision = ask(Patrol(s, "US", Terms(special=True)).execute(), "hue da-nang")
    assert "da-nang" not in decision.keys and decision.blocked["da-nang"].key == "why.moved"


def test_on_every_loc_each_own_cube_activates_a_guerrilla_moved_there_or_not(at):
    s = at("arvn_resources: 9; loc-hue-da-nang: arvn_police, us_troop, 3 vc_guerrilla_u; hue: arvn_troop")
    drive(Patrol(s, "ARVN").execute(), "hue loc-hue-da-nang done done")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 2 and count(s, p.VC_GUERRILLA_U, ROAD) == 1


def test_whose_guerrilla_is_the_patrolling_factions_choice(at):
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_u, nva_guerrilla_u")
    drive(Patrol(s, "US").execute(), "done loc-hue-da-nang/vc_guerrilla_u done")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 1 and count(s, p.NVA_GUERRILLA_U, ROAD) == 1


def test_3_1_a_patrol_may_search_for_one_enemy_and_ignore_the_other(at):
    """3.1 As with a Sweep: both enemies or only one, as the executing Faction likes."""
    s = at("loc-hue-da-nang: 2 us_troop, vc_guerrilla, nva_guerrilla")
    drive(Patrol(s, "US").execute(), "done VC done")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 1 and count(s, p.NVA_GUERRILLA_U, ROAD) == 1


def test_guerrillas_in_cities_are_not_activated(at):
    s = at("hue: 3 us_troop, vc_guerrilla_u")
    drive(Patrol(s, "US").execute(), "done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1


def test_then_one_loc_may_be_assaulted_at_no_added_cost(at):
    s = at(
        "arvn_resources: 3; loc-hue-da-nang: 2 arvn_police, vc_guerrilla_u;loc-saigon-cam-ranh: 2 arvn_troop, nva_troop"
    )
    drive(Patrol(s, "ARVN").execute(), "done loc-hue-da-nang")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 0 and count(s, p.NVA_TROOP, b.LOC_SAIGON_CAM_RANH) == 1
    assert s.resources["ARVN"] == 0


def test_3_2_2_a_patrol_in_a_city_assaults_nobody_there(at):
    """3.2.2 Its Assault is on a LoC."""
    s = at("hue: 3 us_troop, vc_guerrilla_a")
    drive(Patrol(s, "US").execute(), "done")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_the_us_adds_no_arvn_to_it(at):
    s = at("arvn_resources: 40; loc-hue-da-nang: us_troop, 4 arvn_troop, 3 vc_guerrilla_a")
    drive(Patrol(s, "US").execute(), "done loc-hue-da-nang")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 2


def test_a_limited_patrol_has_one_destination_and_assaults_only_there(at):
    s = at(
        "hue: us_troop; saigon: us_troop; loc-hue-da-nang: vc_guerrilla_a; loc-saigon-can-tho: us_troop, vc_guerrilla_a"
    )
    run = Patrol(s, "US", Terms(limited=True)).execute()
    decision = ask(run, "hue loc-hue-da-nang done")
    assert decision.name == "patrol.assault" and decision.keys == ["loc-hue-da-nang", "end"]
    assert decision.blocked["loc-saigon-can-tho"].rule == "2.3.5"


def test_a_limited_patrol_may_gather_cubes_from_several_spaces(at):
    s = at("hue: us_troop; da-nang: us_troop")
    op = Patrol(s, "US", Terms(limited=True))
    drive(op.execute(), "hue loc-hue-da-nang da-nang")
    assert count(s, p.US_TROOP, ROAD) == 2 and op.spaces == [ROAD]


def test_a_limited_patrol_without_moves_may_assault_on_any_one_loc(at):
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_u")
    drive(Patrol(s, "US", Terms(limited=True)).execute(), "done loc-hue-da-nang")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 0


def test_3_2_2_no_loc_is_both_offered_for_the_assault_and_refused(at):
    """2.3.5, 3.2.2 What is offered has no reason against it: who moved nobody Assaults on any one LoC."""
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_a; loc-saigon-can-tho: us_troop, vc_guerrilla_a")
    decision = ask(Patrol(s, "US", Terms(limited=True)).execute(), "done")
    assert decision.keys == ["loc-hue-da-nang", "loc-saigon-can-tho", "end"]
    assert not set(decision.keys) & set(decision.blocked)


def test_body_count_makes_patrol_free_and_pays_3_aid_for_each_guerrilla(at):
    s = at("momentum: body_count; loc-hue-da-nang: 4 arvn_police, 2 vc_guerrilla_u")
    drive(Patrol(s, "ARVN").execute(), "done loc-hue-da-nang")
    assert s.aid == 6 and s.resources["ARVN"] == 0


def test_m_48_shaded_nva_removes_up_to_two_cubes_that_moved(at):
    s = at("shaded: m_48_patton; hue: 3 us_troop; saigon: us_troop")
    drive(Patrol(s, "US").execute(), "hue loc-hue-da-nang all done loc-hue-da-nang/us_troop loc-hue-da-nang/us_troop")
    assert count(s, p.US_TROOP, ROAD) == 1 and s.casualties[p.TYPE["us_troop"]] == 2
    s = at("shaded: m_48_patton; saigon: us_troop; loc-hue-da-nang: 2 us_troop")
    drive(Patrol(s, "US").execute(), "saigon loc-saigon-can-tho done done")
    assert not any(s.casualties)


def test_m_48_shaded_spares_cubes_that_stood_there(at):
    s = at("shaded: m_48_patton; hue: us_troop; loc-hue-da-nang: us_troop")
    drive(Patrol(s, "US").execute(), "hue loc-hue-da-nang done loc-hue-da-nang/us_troop")
    assert count(s, p.US_TROOP, ROAD) == 1


def test_card_14_shaded_a_cube_that_patrolled_and_was_lifted_is_still_one_that_moved(at):
    """Card 14 shaded: NVA removes cubes that moved; the Air Lift does not hide them."""
    s = at("shaded: m_48_patton; hue: us_troop")
    drive(Patrol(s, "US", Terms(special=True)).execute(), "hue loc-hue-da-nang air_lift saigon done saigon/us_troop")
    assert count(s, p.US_TROOP, b.SAIGON) == 0 and s.casualties[p.TYPE["us_troop"]] == 1


def test_cards_13_14_and_28_capabilities_of_us_assaults_work_on_the_patrolled_loc(at):
    """Cards 13 shaded, 14 and 28 unshaded speak of US Assault spaces; a LoC is one, and not Lowland."""
    s = at("unshaded: m_48_patton, search_and_destroy; shaded: cobras; loc-hue-da-nang: us_troop, 4 vc_guerrilla_u")
    drive(Patrol(s, "US").execute(), "done loc-hue-da-nang yes loc-hue-da-nang/vc_guerrilla_u", dice="1")
    assert count(s, p.VC_GUERRILLA_U, ROAD) == 2 and count(s, p.VC_GUERRILLA_A, ROAD) == 0
    assert s.casualties[p.TYPE["us_troop"]] == 1


def test_general_lansdale_forbids_the_us_assault_of_a_patrol_too(at):
    s = at("momentum: general_lansdale; loc-hue-da-nang: us_troop, vc_guerrilla_a")
    drive(Patrol(s, "US").execute(), "done")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 1


def test_a_patrol_always_occurs_somewhere(at):
    assert can_operate(at(), "US", "patrol")


def test_a_special_activity_may_clear_the_road_between_two_moves(at):
    s = at("arvn_resources: 9; loc-hue-da-nang: arvn_ranger_u, vc_guerrilla; hue: arvn_troop")
    drive(Patrol(s, "ARVN", Terms(special=True)).execute(), "raid loc-hue-da-nang yes done hue da-nang")
    assert count(s, p.ARVN_TROOP, b.DA_NANG) == 1


def test_4_1_an_air_lift_after_the_moves_may_bring_the_cubes_that_assault(at):
    """4.1, 3.2.2 A Special Activity during the Patrol may make its Assault possible."""
    s = at("saigon: us_troop; loc-hue-da-nang: vc_guerrilla_a; hue: vc_guerrilla_a, arvn_police; trail: 1")
    drive(Patrol(s, "US", Terms(special=True)).execute(), "done air_lift loc-hue-da-nang done loc-hue-da-nang")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 0


def test_3_2_2_a_cube_that_patrolled_and_was_lifted_does_not_patrol_again(at):
    """3.2.2 Each cube makes one move, wherever an Air Lift takes it afterwards; a fresh one lifted may still move."""
    s = at("hue: us_troop; can-tho: us_troop")
    decision = ask(
        Patrol(s, "US", Terms(special=True)).execute(), "hue loc-hue-da-nang air_lift loc-hue-da-nang saigon done"
    )
    assert "can-tho" in decision.keys
    assert "saigon" not in decision.keys and decision.blocked["saigon"].key == "why.moved"


def test_3_2_2_cubes_that_patrolled_and_were_transported_do_not_patrol_again(at):
    """3.2.2, 4.3.2 One move by Patrol each."""
    s = at("arvn_resources: 3; hue: arvn_troop; can-tho: arvn_troop")
    decision = ask(
        Patrol(s, "ARVN", Terms(special=True)).execute(), "hue loc-hue-da-nang transport loc-hue-da-nang saigon"
    )
    assert "can-tho" in decision.keys and "saigon" not in decision.keys
