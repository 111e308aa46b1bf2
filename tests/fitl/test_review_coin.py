"""A second reading of 3.2, 4.2 and 4.3 with the Capabilities, Momentum and leaders that touch them."""

import pytest

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.moving import way
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.patrol import Patrol, patrol_reach
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.operations.table import OPERATIONS, can_operate
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.advise import advise
from indochina.fitl.special_activities.air_lift import air_lift
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.special_activities.govern import govern
from indochina.fitl.special_activities.raid import raid
from indochina.fitl.special_activities.transport import most_locs, transport, transport_reach
from indochina.fitl.state import available, count, insurgents

from .drive import ask, drive

ROAD = b.LOC_HUE_DA_NANG


def us(s, name="patrol"):
    return OPERATIONS[name](s, "US", Terms(special=True))


def arvn(s, name="patrol"):
    return OPERATIONS[name](s, "ARVN", Terms(special=True))


# --- 3.1 in general -------------------------------------------------------------------------------------------------


def test_a_sweep_may_search_for_one_enemy_and_ignore_the_other(at):
    """3.1 An Operation affects both enemies or only one, as the executing Faction likes."""
    text = "hue: 3 us_troop, vc_guerrilla, nva_guerrilla"
    for key, vc, nva in (("both", 1, 1), ("VC", 1, 0), ("NVA", 0, 1)):
        s = at(text)
        drive(Sweep(s, "US", Terms(limited=True)).execute(), f"hue {key}")
        assert count(s, p.VC_GUERRILLA_A, b.HUE) == vc and count(s, p.NVA_GUERRILLA_A, b.HUE) == nva


def test_so_may_a_patrol_and_an_advised_sweep(at):
    """3.1, 4.1 The same holds on a LoC, and for a Special Activity."""
    s = at("loc-hue-da-nang: 2 us_troop, vc_guerrilla, nva_guerrilla")
    drive(Patrol(s, "US").execute(), "done VC done")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 1 and count(s, p.NVA_GUERRILLA_U, ROAD) == 1
    s = at("hue: 2 arvn_police, vc_guerrilla, nva_guerrilla")
    drive(advise(us(s)), "sweep NVA no")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1 and count(s, p.NVA_GUERRILLA_A, b.HUE) == 1


def test_the_enemy_searched_for_is_turned_up_as_far_as_possible(at):
    """3.1 Whoever is targeted suffers the most that is possible: no guerrilla of his may be spared."""
    s = at("hue: 2 us_troop, 3 vc_guerrilla, nva_guerrilla")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue VC")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2
    s = at("hue: 2 us_troop, 3 vc_guerrilla, nva_guerrilla")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue both hue/vc_guerrilla_u hue/nva_guerrilla_u")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.NVA_GUERRILLA_A, b.HUE) == 1


def test_with_one_enemy_there_is_nothing_to_ask(at):
    """3.1 Only where both hide is there a choice."""
    s = at("hue: 3 us_troop, 2 vc_guerrilla, nva_guerrilla_a, nva_troop")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2


def test_no_space_is_offered_and_refused_at_once(at):
    """What is offered has no reason against it: a limited Patrol that moved nobody Assaults on any one LoC."""
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_a; loc-saigon-can-tho: us_troop, vc_guerrilla_a")
    decision = ask(Patrol(s, "US", Terms(limited=True)).execute(), "done")
    assert decision.keys == ["loc-hue-da-nang", "loc-saigon-can-tho", "done"]
    assert not set(decision.keys) & set(decision.blocked)


# --- 1.4.1, 1.8.1, 2.3.5 ----------------------------------------------------------------------------------------------


def test_irregulars_may_come_from_the_map_but_only_if_none_is_available(at):
    """1.4.1 The US takes Irregulars from elsewhere only when the box is empty; they come in Underground."""
    s = at("hue: us_troop; pleiku: 6 us_irregular_a")
    drive(
        Train(s, "US", Terms(limited=True)).execute(),
        "hue us_irregular_u 2 pleiku/us_irregular_a pleiku/us_irregular_a",
    )
    assert count(s, p.IRREGULAR_U, b.HUE) == 2 and count(s, p.IRREGULAR_A, b.PLEIKU) == 4
    assert not any(s.casualties)
    s = at("hue: us_troop; pleiku: 5 us_irregular_a")
    drive(Train(s, "US", Terms(limited=True)).execute(), "hue us_irregular_u 1")
    assert count(s, p.IRREGULAR_A, b.PLEIKU) == 5


def test_the_floor_is_the_marked_econ_not_15(at):
    """1.8.1 The US leaves as much as Total Econ was marked at."""
    s = at("saigon: us_base, us_troop; arvn_resources: 7; econ: 4")
    drive(Train(s, "US", Terms(limited=True)).execute(), "arvn_troop 1 done")
    assert s.resources["ARVN"] == 4


def test_the_us_pacifies_only_with_what_exceeds_econ_arvn_to_the_last(at):
    """1.8.1 Of 20 Resources above Econ 15 the US may pay one level; ARVN goes down to 0."""
    s = at("hue: us_troop; arvn_resources: 20")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.support[b.HUE] == 1 and s.resources["ARVN"] == 17
    s = at("hue: arvn_troop, arvn_police; arvn_resources: 6; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue done pacify 2")
    assert s.support[b.HUE] == 2 and s.resources["ARVN"] == 0


def test_a_limited_us_assault_may_add_arvn_in_its_one_space(at):
    """2.3.5, 3.2.4 The addition is in the same space."""
    s = at("arvn_resources: 18; saigon: us_troop, 2 arvn_troop, 3 vc_guerrilla_a; hue: us_troop, vc_guerrilla_a")
    op = Assault(s, "US", Terms(limited=True))
    drive(op.execute(), "saigon arvn")
    assert op.spaces == [b.SAIGON] and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1


# --- 3.2.1 Train ----------------------------------------------------------------------------------------------------


def test_training_takes_place_somewhere_even_if_advise_comes_first(at):
    """2.3.4 An Operation occurs in one space at least: Advise leaves the only space where the US could Train."""
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a")
    assert "advise" not in possible(us(s, "train")) and "advise" in possible(us(s, "patrol"))
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a; hue: us_troop, 2 arvn_troop")
    op = Train(s, "US", Terms(special=True))
    drive(op.execute(), "advise pleiku assault no done")
    assert op.spaces == [b.HUE] and op.activity_spaces == [b.PLEIKU]


def test_after_the_training_was_selected_advise_goes_anywhere_else(at):
    """4.2.1 Once a space Trains, all others may be Advised."""
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a; hue: us_troop, 2 arvn_troop")
    op = Train(s, "US", Terms(special=True))
    drive(op.execute(), "hue done advise assault no")
    assert op.spaces == [b.HUE] and op.activity_spaces == [b.PLEIKU]


def test_rangers_and_cubes_do_not_mix(at):
    """3.2.1 One or two Rangers, or up to six cubes."""
    s = at("arvn_resources: 9; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue arvn_ranger_u 1")
    assert count(s, p.RANGER_U, b.HUE) == 1
    s = at("arvn_resources: 9; leader_box: 128")
    assert ask(Train(s, "ARVN", Terms(limited=True)).execute(), "hue arvn_troop 5").keys == [
        "arvn_troop",
        "arvn_police",
        "done",
    ]


def test_a_second_terror_marker_must_be_paid_before_any_level(at):
    """3.2.1, 6.3 Each marker is removed separately."""
    s = at("arvn_resources: 24; hue: us_troop, 2 terror")
    drive(Train(s, "US").execute(), "done pacify 3")
    assert s.terror[b.HUE] == 0 and s.support[b.HUE] == 1
    s = at("arvn_resources: 18; hue: us_troop, 2 terror")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.terror[b.HUE] == 1 and s.support[b.HUE] == 0


def test_cords_shaded_still_lets_terror_be_removed(at):
    """Card 19 shaded limits the shift, not the removal of Terror."""
    s = at("arvn_resources: 30; hue: us_troop, passive_support, terror; shaded: cords")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.terror[b.HUE] == 0 and s.support[b.HUE] == 1 and s.resources["ARVN"] == 27


def test_a_flipped_leader_and_a_failed_attempt_have_no_effect(at):
    """2.4.1, card 97: Ky turned over costs 3; a Failed Attempt alone ends Minh."""
    s = at("arvn_resources: 20; hue: us_troop, passive_support; leader_box: 127; leader_flipped: 1")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.resources["ARVN"] == 17
    s = at("leader_box: 129")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku")
    assert s.aid == 0


def test_a_base_may_be_built_in_a_limited_training_and_with_two_bases_there_not(at):
    """1.4.2, 3.2.1 Within stacking, also in a Limited Operation."""
    s = at("arvn_resources: 3; pleiku: 3 arvn_police, nva_base")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku base")
    assert count(s, p.ARVN_BASE, b.PLEIKU) == 1 and available(s, p.POLICE) == 30


def test_patronage_may_be_less_than_three_and_never_goes_below_zero(at):
    """3.2.1 Up to 3, as far as there is Patronage."""
    s = at("patronage: 2; saigon: us_troop")
    assert ask(Train(s, "US").execute(), "done patronage").keys == ["1", "2"]


def test_combined_action_platoons_work_once_and_go_to_locs_too(at):
    """Card 18 unshaded: one Police each Training, into any space with US Troops."""
    s = at("hue: us_irregular; loc-hue-da-nang: us_troop; unshaded: combined_action_platoons")
    drive(Train(s, "US").execute(), "done police")
    assert count(s, p.POLICE, ROAD) == 1 and s.resources["ARVN"] == 0


# --- 3.2.2 Patrol -----------------------------------------------------------------------------------------------------


def test_an_air_lift_after_the_moves_may_bring_the_cubes_that_assault(at):
    """4.1, 3.2.2 A Special Activity during the Patrol may make its Assault possible."""
    s = at("saigon: us_troop; loc-hue-da-nang: vc_guerrilla_a; hue: vc_guerrilla_a, arvn_police; trail: 1")
    drive(Patrol(s, "US", Terms(special=True)).execute(), "done air_lift loc-hue-da-nang done loc-hue-da-nang")
    assert count(s, p.VC_GUERRILLA_A, ROAD) == 0


def test_a_cube_that_patrolled_and_was_lifted_does_not_patrol_again(at):
    """3.2.2 Each cube makes one move, wherever an Air Lift takes it afterwards; a fresh one lifted may still move."""
    s = at("hue: us_troop; can-tho: us_troop")
    decision = ask(
        Patrol(s, "US", Terms(special=True)).execute(), "hue loc-hue-da-nang air_lift loc-hue-da-nang saigon done"
    )
    assert "can-tho" in decision.keys
    assert "saigon" not in decision.keys and decision.blocked["saigon"].key == "why.moved"


def test_a_cube_that_patrolled_and_was_lifted_is_still_one_that_moved(at):
    """Card 14 shaded: NVA removes cubes that moved; the Air Lift does not hide them."""
    s = at("shaded: m_48_patton; hue: us_troop")
    drive(Patrol(s, "US", Terms(special=True)).execute(), "hue loc-hue-da-nang air_lift saigon done saigon/us_troop")
    assert count(s, p.US_TROOP, b.SAIGON) == 0 and s.casualties[p.TYPE["us_troop"]] == 1


def test_a_patrol_in_a_city_assaults_nobody_there(at):
    """3.2.2 Its Assault is on a LoC."""
    s = at("hue: 3 us_troop, vc_guerrilla_a")
    drive(Patrol(s, "US").execute(), "done")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_capabilities_of_us_assaults_work_on_the_patrolled_loc(at):
    """Cards 13 shaded, 14 and 28 unshaded speak of US Assault spaces; a LoC is one, and not Lowland."""
    s = at("unshaded: m_48_patton, search_and_destroy; shaded: cobras; loc-hue-da-nang: us_troop, 4 vc_guerrilla_u")
    drive(Patrol(s, "US").execute(), "done loc-hue-da-nang yes loc-hue-da-nang/vc_guerrilla_u", dice="1")
    assert count(s, p.VC_GUERRILLA_U, ROAD) == 2 and count(s, p.VC_GUERRILLA_A, ROAD) == 0
    assert s.casualties[p.TYPE["us_troop"]] == 1


# --- 3.2.3 Sweep ------------------------------------------------------------------------------------------------------


def test_troops_that_swept_and_were_lifted_do_not_sweep_on(at):
    """3.2.3 All Sweep moves are made at once: an Air Lift in between gives no second move."""
    s = at("hue: us_troop")
    decision = ask(Sweep(s, "US", Terms(special=True)).execute(), "quang-tri hue air_lift saigon done kien-hoa")
    assert decision.name == "sweep.space" and count(s, p.US_TROOP, b.SAIGON) == 1


def test_troops_lifted_first_sweep_from_where_they_landed(at):
    """4.1 A Special Activity immediately before the Operation."""
    s = at("hue: us_troop; kien-hoa: vc_guerrilla")
    drive(Sweep(s, "US", Terms(special=True)).execute(), "air_lift saigon done kien-hoa saigon done")
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


def test_troops_in_a_sweep_space_may_leave_for_another_while_others_come_in(at):
    """3.2.3 Moves are simultaneous: those who were there go on, those who came stay."""
    s = at("hue: us_troop; quang-tri: us_troop")
    drive(Sweep(s, "US").execute(), "quang-tri hue quang-nam quang-tri done")
    assert count(s, p.US_TROOP, b.QUANG_TRI) == 1 and count(s, p.US_TROOP, b.QUANG_NAM) == 1


def test_odd_numbers_in_jungle_are_rounded_down_to_nothing(at):
    """3.2.3 One cube alone finds nobody in Jungle."""
    s = at("arvn_resources: 3; tay-ninh: arvn_ranger_a, vc_guerrilla")
    drive(Sweep(s, "ARVN", Terms(limited=True)).execute())
    assert count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 1 and s.resources["ARVN"] == 0


def test_monsoon_stops_sweep_but_not_train_patrol_and_assault(at):
    """2.3.9 Only Sweep and March are barred."""
    s = at("next: 125; arvn_resources: 9; hue: us_troop, arvn_troop, vc_guerrilla")
    for faction in ("US", "ARVN"):
        names = [n for n in ("train", "patrol", "sweep", "assault") if can_operate(s, faction, n)]
        assert names == ["train", "patrol", "assault"]


# --- 3.2.4 Assault ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, removed",
    [
        ("quang-tri: 2 us_troop, us_base, 6 nva_troop", 4),
        ("quang-tri: us_troop, 6 nva_troop", 0),
        ("tay-ninh: us_troop, us_base, 6 nva_troop", 2),
        ("loc-hue-da-nang: 3 us_troop, 6 nva_troop", 3),
        ("hue: 2 us_troop, arvn_base, 6 nva_troop", 2),
    ],
)
def test_a_us_base_doubles_even_in_highland_an_arvn_base_does_not(at, text, removed):
    """3.2.4 The number of enemies a US Assault removes."""
    s = at(text)
    drive(Assault(s, "US").execute())
    assert available(s, p.NVA_TROOP) == 34 + removed


def test_police_alone_in_a_province_may_assault_and_remove_nothing(at):
    """3.2.4 The space needs cubes and Insurgents; Police just do not count there."""
    s = at("arvn_resources: 3; kien-hoa: 4 arvn_police, vc_guerrilla_a")
    drive(Assault(s, "ARVN").execute())
    assert s.resources["ARVN"] == 0 and count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


def test_the_follow_up_earns_aid_and_shifts_no_second_level(at):
    """3.2.4, card 28 shaded: US and ARVN Assault in a Province are one shift."""
    s = at("shaded: search_and_destroy; arvn_resources: 18; kien-hoa: us_troop, 2 arvn_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "arvn")
    assert s.aid == 6 and s.support[b.KIEN_HOA] == -1


def test_the_follow_up_against_a_tunnel_rolls_and_pays_no_aid(at):
    """3.2.4 A Tunnel marker removed is no Base removed."""
    s = at("arvn_resources: 18; tay-ninh: us_troop, 2 arvn_troop, vc_guerrilla_a, vc_tunnel")
    drive(Assault(s, "US").execute(), "arvn", dice="6")
    assert s.aid == 0 and count(s, p.VC_BASE, b.TAY_NINH) == 1


def test_body_count_lets_the_us_add_arvn_though_resources_are_below_econ(at):
    """Card 72: it costs nothing, so the floor does not matter."""
    s = at("momentum: body_count; arvn_resources: 2; saigon: us_troop, 2 arvn_troop, vc_guerrilla_a, nva_guerrilla_a")
    drive(Assault(s, "US").execute(), "VC arvn")
    assert s.resources["ARVN"] == 2 and s.aid == 6


def test_body_count_pays_nothing_for_troops_and_bases(at):
    """Card 72: 3 Aid for each Guerrilla; a Base removed by ARVN is still 6."""
    s = at("momentum: body_count; saigon: 6 arvn_troop, nva_troop, vc_guerrilla_a, vc_base")
    drive(Assault(s, "ARVN").execute(), "both")
    assert s.aid == 9


def test_abrams_and_search_and_destroy_do_not_add_to_the_number_removed(at):
    """Cards 11 and 28: they change which pieces go, not how many."""
    s = at("unshaded: abrams, search_and_destroy; saigon: us_troop, vc_guerrilla_u, vc_guerrilla_a, vc_base")
    drive(Assault(s, "US").execute(), "saigon/vc_base")
    assert (count(s, p.VC_GUERRILLA_U, b.SAIGON), count(s, p.VC_GUERRILLA_A, b.SAIGON)) == (1, 1)


def test_search_and_destroy_does_not_put_underground_guerrillas_before_troops(at):
    """Card 28 unshaded: NVA Troops still go first."""
    s = at("unshaded: search_and_destroy; saigon: 2 us_troop, 2 nva_troop, nva_guerrilla_u")
    drive(Assault(s, "US").execute())
    assert count(s, p.NVA_TROOP, b.SAIGON) == 0 and count(s, p.NVA_GUERRILLA_U, b.SAIGON) == 1


def test_arvn_assaults_do_not_use_us_capabilities(at):
    """Cards 11, 14, 28 unshaded and 13 shaded speak of US Assault."""
    s = at(
        "arvn_resources: 3; unshaded: abrams, m_48_patton, search_and_destroy; shaded: cobras;"
        "saigon: 2 arvn_troop, us_troop, vc_guerrilla_u, vc_guerrilla_a, vc_base"
    )
    drive(Assault(s, "ARVN").execute())
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1
    assert count(s, p.VC_BASE, b.SAIGON) == 1


# --- 4.2 US Special Activities ----------------------------------------------------------------------------------------


def test_advise_strikes_and_assaults_in_monsoon(at):
    """2.3.9, 4.2.1 Only its Sweep is barred."""
    s = at("next: 125; kien-hoa: 2 arvn_troop, us_irregular_u, 3 vc_guerrilla_u; hue: 3 arvn_troop")
    decision = ask(advise(us(s)))
    assert decision.keys == ["assault", "kien-hoa/us_irregular_u"]


def test_advise_removes_two_where_two_are_even_in_laos(at):
    """4.2.1 Any space but the North; both pieces go if the one struck has them."""
    s = at("central-laos: us_irregular_u, 3 nva_troop")
    drive(advise(us(s)), "no")
    assert count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1 and count(s, p.IRREGULAR_A, b.CENTRAL_LAOS) == 1


def test_body_count_pays_for_advised_assaults(at):
    """Card 72 speaks of any Assault."""
    s = at("momentum: body_count; hue: 2 arvn_police, vc_guerrilla_a")
    drive(advise(us(s)), "assault no")
    assert s.aid == 3


def test_high_winds_all_of_the_us_pieces_go_at_once(at):
    """Tournament option: in Monsoon US pieces only; ARVN left behind does not spoil `all`."""
    s = at("options: high_winds; next: 125; hue: 2 us_troop, us_irregular, 6 arvn_troop")
    drive(air_lift(us(s)), "pleiku all done")
    assert count(s, p.US_TROOP, b.PLEIKU) == 2 and count(s, p.IRREGULAR_U, b.PLEIKU) == 1
    assert count(s, p.ARVN_TROOP, b.HUE) == 6


def test_air_lift_counts_origins_and_destinations_alike(at):
    """4.2.2 Four spaces in all."""
    s = at("hue: 4 us_troop; saigon: us_troop")
    decision = ask(air_lift(us(s)), "hue pleiku 1 hue tay-ninh 1 hue can-tho 1")
    assert "saigon" not in decision.keys and decision.blocked["saigon"].key == "why.most_spaces"


def test_an_air_strike_reaches_locs_without_any_shift_and_bases_last(at):
    """4.2.3 A LoC has no Support to lose."""
    s = at("loc-hue-da-nang: us_troop, vc_guerrilla_a; hue: us_troop, nva_guerrilla_u, nva_base")
    drive(air_strike(us(s)), "loc-hue-da-nang/vc_guerrilla_a", dice="4")
    assert count(s, p.NVA_BASE, b.HUE) == 1 and s.support[ROAD] == 0


def test_an_air_strike_on_a_province_at_active_opposition_shifts_no_further(at):
    """1.6.1 The end of the scale."""
    s = at("kien-hoa: active_opposition, arvn_troop, 2 vc_guerrilla_a")
    drive(air_strike(us(s)), "kien-hoa/vc_guerrilla_a kien-hoa/vc_guerrilla_a", dice="5")
    assert s.support[b.KIEN_HOA] == -2


def test_top_gun_shaded_is_tried_once(at):
    """Card 4 shaded, 4.2.3: one attempt on the Trail each Air Strike."""
    s = at("trail: 3; shaded: top_gun")
    drive(air_strike(us(s)), "trail", dice="6 1")
    assert s.trail == 3


def test_migs_and_sa_2s_only_when_the_trail_fell(at):
    """Cards 33 shaded and 34 unshaded: a failed strike on the Trail sets off neither."""
    s = at("trail: 3; shaded: top_gun, migs; unshaded: sa_2s; central-laos: nva_troop")
    drive(air_strike(us(s)), "trail", dice="2 3")
    assert not any(s.casualties) and count(s, p.NVA_TROOP, b.CENTRAL_LAOS) == 1


def test_the_arc_light_province_may_be_struck_first_or_last(at):
    """Card 8 unshaded: one of the spaces, whichever in order."""
    s = at("unshaded: arc_light; fishhook: 2 nva_troop; hue: us_troop, vc_guerrilla_a")
    drive(air_strike(us(s)), "hue/vc_guerrilla_a fishhook/nva_troop fishhook/nva_troop", dice="3")
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 0


# --- 4.3 ARVN Special Activities --------------------------------------------------------------------------------------


def test_governing_a_passive_space_for_patronage_leaves_it_neutral(at):
    """4.3.1 One level toward Neutral; it may be governed only with Support."""
    s = at("can-tho: passive_support, arvn_troop; aid: 9")
    drive(govern(arvn(s)), "patronage")
    assert s.support[b.CAN_THO] == 0 and s.aid == 8 and s.patronage == 1
    assert "govern" not in possible(arvn(s))


def test_young_turks_pay_for_aid_too(at):
    """Card 126: each Govern activity."""
    s = at("can-tho: passive_support, arvn_troop; leader_box: 126")
    drive(govern(arvn(s)))
    assert s.aid == 3 and s.patronage == 2


def test_transport_splits_six_among_destinations_and_stops_at_enemies(at):
    """4.3.2 Six pieces of one space in all, each group its own way."""
    s = at("hue: 9 arvn_troop; loc-hue-da-nang: vc_guerrilla")
    drive(transport(arvn(s)), "hue quang-tri 4 loc-hue-da-nang all")
    assert count(s, p.ARVN_TROOP, b.QUANG_TRI) == 4 and count(s, p.ARVN_TROOP, ROAD) == 2
    assert count(s, p.ARVN_TROOP, b.HUE) == 3


def test_transport_from_a_province_goes_to_its_neighbours_and_over_roads(at):
    """4.3.2 A Province on the way ends it, a City does not."""
    reach = transport_reach(at(), b.KIEN_GIANG)
    assert b.CAN_THO in reach and b.SAIGON in reach and b.PARROTS_BEAK in reach and b.FISHHOOK in reach
    assert b.NORTH_VIETNAM not in reach and b.NE_CAMBODIA not in reach


def test_armored_cavalry_only_where_transport_went(at):
    """Card 61 unshaded: one destination of the Transport, free, after everything else."""
    s = at(
        "arvn_resources: 3; unshaded: armored_cavalry; hue: 4 arvn_troop; quang-tri: 2 vc_guerrilla_a;"
        "saigon: 2 arvn_troop, vc_guerrilla_a"
    )
    run = Patrol(s, "ARVN", Terms(special=True)).execute()
    drive(run, "transport hue quang-tri all done quang-tri")
    assert count(s, p.VC_GUERRILLA_A, b.QUANG_TRI) == 1 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1


def test_cubes_that_patrolled_and_were_transported_do_not_patrol_again(at):
    """3.2.2, 4.3.2 One move by Patrol each."""
    s = at("arvn_resources: 3; hue: arvn_troop; can-tho: arvn_troop")
    decision = ask(
        Patrol(s, "ARVN", Terms(special=True)).execute(), "hue loc-hue-da-nang transport loc-hue-da-nang saigon"
    )
    assert "can-tho" in decision.keys and "saigon" not in decision.keys


def test_a_ranger_that_moved_in_and_struck_does_not_move_on(at):
    """4.3.3 Rangers move into a Raid space and strike there; turning Active gives no second move."""
    s = at("hue: arvn_ranger_u; quang-tri: 4 vc_guerrilla; quang-nam: vc_guerrilla")
    drive(raid(arvn(s)), "quang-tri hue/arvn_ranger_u yes quang-nam")
    assert count(s, p.RANGER_A, b.QUANG_TRI) == 1 and count(s, p.RANGER_A, b.QUANG_NAM) == 0


def test_of_two_rangers_the_one_that_stood_there_strikes_so_that_none_is_moved_twice(at):
    """4.3.3 With one that was there and one that came, one may still go on to the second space."""
    s = at("hue: arvn_ranger_u; quang-tri: arvn_ranger_u, 4 vc_guerrilla; quang-nam: vc_guerrilla")
    decision = ask(raid(arvn(s)), "quang-tri hue/arvn_ranger_u yes quang-nam")
    assert decision.name == "raid.move" and decision.keys == ["quang-tri/arvn_ranger_a", "done"]


def test_a_raid_activates_one_ranger_in_each_space(at):
    """4.3.3 Two pieces for one Ranger, however many are there."""
    s = at("hue: 3 arvn_ranger_u, 5 vc_guerrilla_u")
    drive(raid(arvn(s)), "hue yes done")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 3 and count(s, p.RANGER_U, b.HUE) == 2


# --- the way is shown -------------------------------------------------------------------------------------------------


def test_the_way_of_a_patrol_a_transport_and_a_sweep_is_shown(at):
    """3.2.2, 3.2.3, 4.3.2 Origin and destination are chosen; what lies between is told."""
    s = at("hue: 2 us_troop")
    decision = ask(Patrol(s, "US").execute(), "hue qui-nhon")
    assert decision.values["by"] == ["loc-hue-da-nang", "da-nang", "loc-da-nang-qui-nhon"]
    s = at("hue: 2 arvn_troop; loc-hue-da-nang: arvn_police")
    assert ask(transport(arvn(s)), "hue quang-tin").values["by"] == ["loc-hue-da-nang", "da-nang"]
    s = at("cam-ranh: 2 us_troop")
    assert ask(Sweep(s, "US").execute(), "quang-duc cam-ranh").values["by"] == ["loc-cam-ranh-da-lat"]
    s = at("cam-ranh: 2 us_troop")
    assert ask(Sweep(s, "US").execute(), "khanh-hoa cam-ranh").values["by"] == []


def test_the_way_shown_under_khanh_uses_one_loc(at):
    """Card 125: Cities do not count."""
    s = at("hue: 2 arvn_troop; leader_box: 125")
    assert ask(transport(arvn(s)), "hue quang-tin").values["by"] == ["loc-hue-da-nang", "da-nang"]


@pytest.mark.parametrize("leader", ["", "leader_box: 125;"])
def test_there_is_a_way_to_whatever_is_reached(at, leader):
    """3.2.2, 4.3.2 No way leads past NVA or VC, and every destination not adjacent has one."""
    s = at(leader + "da-nang: vc_base; loc-saigon-can-tho: nva_troop; kontum: vc_guerrilla; hue: arvn_troop")
    for start in b.SPACES:
        for end in transport_reach(s, start):
            by = way(s, start, end, most_locs(s))
            assert bool(by) != (end in b.NEAR[start]) and not any(insurgents(s, x) for x in by)
        for end in patrol_reach(s, start):
            assert bool(way(s, start, end)) != (end in b.NEAR[start])
