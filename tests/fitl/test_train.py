"""3.2.1 Train."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.patrol import Patrol
from indochina.fitl.operations.table import can_operate
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities import possible
from indochina.fitl.state import available, count

KY = "leader_box: 127;"


def test_arvn_trains_in_any_province_or_city_without_nva_control(at):
    s = at("hue: 2 nva_troop; can-tho: arvn_troop")
    keys = ask(Train(s, "ARVN").execute()).keys
    assert "hue" not in keys and "can-tho" in keys and "pleiku" in keys and "fishhook" in keys
    assert not any(key.startswith("loc") for key in keys) and "north-vietnam" not in keys


def test_the_us_trains_where_it_has_a_piece_an_irregular_suffices(at):
    s = at("pleiku: us_irregular; hue: us_troop; loc-hue-da-nang: us_troop; saigon: arvn_troop")
    assert ask(Train(s, "US").execute()).keys == ["hue", "pleiku"]
    assert not can_operate(at("saigon: arvn_troop"), "US", "train")


def test_a_space_not_offered_has_its_reason(at):
    blocked = ask(Train(at("hue: 2 nva_troop"), "ARVN").execute()).blocked
    assert blocked["hue"].key == "why.nva_control" and blocked["north-vietnam"].rule == "1.4.2"
    assert ask(Train(at("hue: us_base; pleiku: us_troop"), "US").execute()).blocked["saigon"].key == "why.no_us_piece"


def test_arvn_places_up_to_six_cubes_of_both_kinds_in_a_city_for_3(at):
    s = at("arvn_resources: 5; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "can-tho arvn_police 4 arvn_troop 2 done")
    assert count(s, p.POLICE, b.CAN_THO) == 4 and count(s, p.ARVN_TROOP, b.CAN_THO) == 2
    assert s.resources["ARVN"] == 2


def test_arvn_places_one_or_two_rangers_instead(at):
    s = at("arvn_resources: 3; pleiku: us_base; leader_box: 128")
    assert ask(Train(s, "ARVN").execute(), "pleiku arvn_ranger_u").keys == ["1", "2"]
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku arvn_ranger_u 2")
    assert count(s, p.RANGER_U, b.PLEIKU) == 2 and s.resources["ARVN"] == 0


def test_3_2_1_rangers_and_cubes_do_not_mix(at):
    """3.2.1 One or two Rangers, or up to six cubes."""
    s = at("arvn_resources: 9; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue arvn_ranger_u 1")
    assert count(s, p.RANGER_U, b.HUE) == 1
    s = at("arvn_resources: 9; leader_box: 128")
    decision = ask(Train(s, "ARVN", Terms(limited=True)).execute(), "hue arvn_troop 5")
    assert decision.keys == ["arvn_troop", "arvn_police", "done"]


def test_in_a_province_without_us_or_arvn_base_arvn_places_nothing(at):
    s = at("arvn_resources: 9")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku")
    assert s.resources["ARVN"] == 9


def test_each_space_with_arvn_pieces_costs_3_a_space_without_nothing(at):
    s = at("arvn_resources: 6")
    drive(Train(s, "ARVN").execute(), "hue arvn_police 1 done can-tho done saigon arvn_troop 6 done done")
    assert s.resources["ARVN"] == 0


def test_without_resources_no_arvn_piece_is_placed_and_the_reason_is_told(at):
    s = at("saigon: us_base, us_troop; arvn_resources: 17")
    decision = ask(Train(s, "US").execute(), "")
    assert decision.name == "train.piece" and decision.keys == ["us_irregular_u", "done"]
    assert decision.blocked["arvn_police"].key == "why.econ"


def test_the_us_may_spend_arvn_resources_only_above_total_econ(at):
    s = at("saigon: us_base, us_troop; arvn_resources: 18")
    drive(Train(s, "US", Terms(limited=True)).execute(), "arvn_police 6")
    assert s.resources["ARVN"] == 15


def test_1_8_1_the_floor_is_the_marked_econ_not_15(at):
    """1.8.1 The US leaves as much as Total Econ was marked at."""
    s = at("saigon: us_base, us_troop; arvn_resources: 7; econ: 4")
    drive(Train(s, "US", Terms(limited=True)).execute(), "arvn_troop 1 done")
    assert s.resources["ARVN"] == 4


def test_the_us_places_irregulars_anywhere_for_nothing(at):
    s = at("pleiku: us_troop")
    drive(Train(s, "US").execute(), "us_irregular_u 2")
    assert count(s, p.IRREGULAR_U, b.PLEIKU) == 2 and s.resources["ARVN"] == 0


def test_the_us_places_rangers_and_cubes_only_at_us_bases(at):
    s = at("arvn_resources: 30; pleiku: us_troop, arvn_base; hue: us_base")
    assert ask(Train(s, "US").execute(), "pleiku").keys == ["us_irregular_u", "done"]
    keys = ask(Train(s, "US").execute(), "hue").keys
    assert keys == ["us_irregular_u", "arvn_ranger_u", "arvn_troop", "arvn_police", "done"]


def test_arvn_pieces_may_come_from_the_map_if_none_is_available(at):
    s = at("arvn_resources: 9; hue: 30 arvn_police; saigon: arvn_troop; leader_box: 128")
    drive(
        Train(s, "ARVN", Terms(limited=True)).execute(),
        "saigon arvn_police 2 hue/arvn_police hue/arvn_police done done",
    )
    assert count(s, p.POLICE, b.SAIGON) == 2 and count(s, p.POLICE, b.HUE) == 28 and s.resources["ARVN"] == 6


def test_1_4_1_irregulars_may_come_from_the_map_but_only_if_none_is_available(at):
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


def test_pieces_that_were_not_taken_after_all_cost_nothing(at):
    s = at("arvn_resources: 9; hue: 30 arvn_police; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "saigon arvn_police 1 done done")
    assert s.resources["ARVN"] == 9


def test_a_free_training_costs_nothing_but_its_pacification(at):
    s = at("arvn_resources: 3; hue: 2 arvn_troop, 2 arvn_police")
    drive(Train(s, "ARVN", Terms(free=True, only=[b.HUE])).execute(), "arvn_police 1 done pacify")
    assert s.resources["ARVN"] == 0 and s.support[b.HUE] == 1


# --- Pacify -------------------------------------------------------------------------------------------------------


def test_pacification_removes_terror_and_then_shifts_up_to_two_levels_at_3_each(at):
    s = at("arvn_resources: 24; hue: us_troop, passive_opposition, terror")
    drive(Train(s, "US").execute(), "done pacify 3")
    assert s.terror[b.HUE] == 0 and s.support[b.HUE] == 1 and s.resources["ARVN"] == 15


def test_3_2_1_a_second_terror_marker_must_be_paid_before_any_level(at):
    """3.2.1, 6.3 Each marker is removed separately."""
    s = at("arvn_resources: 24; hue: us_troop, 2 terror")
    drive(Train(s, "US").execute(), "done pacify 3")
    assert s.terror[b.HUE] == 0 and s.support[b.HUE] == 1
    s = at("arvn_resources: 18; hue: us_troop, 2 terror")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.terror[b.HUE] == 1 and s.support[b.HUE] == 0


def test_pacification_takes_coin_control(at):
    s = at("arvn_resources: 40; hue: us_troop, vc_guerrilla")
    drive(Train(s, "US").execute(), "done")
    assert s.support[b.HUE] == 0


def test_arvn_pacifies_only_with_troops_and_police_the_us_with_any_us_piece(at):
    text = "arvn_resources: 40; hue: us_irregular, 2 arvn_police"
    drive(Train(at(text), "ARVN", Terms(limited=True)).execute(), "hue done")
    s = at(text)
    drive(Train(s, "US").execute(), "done pacify 1")
    assert s.support[b.HUE] == 1


def test_1_8_1_the_us_pacifies_only_with_what_exceeds_econ_arvn_to_the_last(at):
    """1.8.1 Of 20 Resources above Econ 15 the US may pay one level; ARVN goes down to 0."""
    s = at("hue: us_troop; arvn_resources: 20")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.support[b.HUE] == 1 and s.resources["ARVN"] == 17
    s = at("hue: arvn_troop, arvn_police; arvn_resources: 6; leader_box: 128")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue done pacify 2")
    assert s.support[b.HUE] == 2 and s.resources["ARVN"] == 0


def test_pacification_is_in_one_space_only(at):
    s = at("arvn_resources: 60; hue: us_troop; da-nang: us_troop")
    drive(Train(s, "US").execute(), "hue done da-nang done pacify hue 2")
    assert s.support[b.HUE] == 2 and s.support[b.DA_NANG] == 0


def test_cords_unshaded_lets_the_us_pacify_in_two_selected_spaces(at):
    s = at("arvn_resources: 60; hue: us_troop; da-nang: us_troop; unshaded: cords")
    drive(Train(s, "US").execute(), "hue done da-nang done pacify hue 2 pacify 2")
    assert s.support[b.HUE] == 2 and s.support[b.DA_NANG] == 2


def test_cords_shaded_stops_us_training_at_passive_support(at):
    s = at("arvn_resources: 60; hue: us_troop; shaded: cords")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.support[b.HUE] == 1
    s = at("arvn_resources: 60; hue: us_troop, passive_support; shaded: cords")
    assert "pacify" not in ask(Train(s, "US").execute(), "").keys
    arvn = at("arvn_resources: 60; hue: arvn_troop, arvn_police, passive_support; shaded: cords")
    drive(Train(arvn, "ARVN", Terms(limited=True)).execute(), "hue done pacify")
    assert arvn.support[b.HUE] == 2


def test_card_19_shaded_cords_still_lets_terror_be_removed(at):
    """Card 19 shaded limits the shift, not the removal of Terror."""
    s = at("arvn_resources: 30; hue: us_troop, passive_support, terror; shaded: cords")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.terror[b.HUE] == 0 and s.support[b.HUE] == 1 and s.resources["ARVN"] == 27


def test_under_ky_each_step_costs_4(at):
    s = at("arvn_resources: 20; hue: us_troop, passive_support;" + KY)
    drive(Train(s, "US").execute(), "done pacify")
    assert s.resources["ARVN"] == 16


# --- Base, Patronage ----------------------------------------------------------------------------------------------


def test_arvn_replaces_any_three_cubes_with_a_base_for_3_even_if_none_was_placed(at):
    s = at("arvn_resources: 3; pleiku: 2 arvn_troop, 2 arvn_police")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku base 1")
    assert count(s, p.ARVN_BASE, b.PLEIKU) == 1 and s.resources["ARVN"] == 0
    assert count(s, p.ARVN_TROOP, b.PLEIKU) == 1 and count(s, p.POLICE, b.PLEIKU) == 0


def test_a_base_where_cubes_were_placed_and_paid_costs_no_more(at):
    s = at("arvn_resources: 3")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue arvn_troop 6 base")
    assert count(s, p.ARVN_BASE, b.HUE) == 1 and count(s, p.ARVN_TROOP, b.HUE) == 3 and s.resources["ARVN"] == 0


def test_a_base_needs_room_and_the_us_builds_none(at):
    s = at("arvn_resources: 9; hue: 3 arvn_troop, us_base, vc_base")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue done")
    s = at("arvn_resources: 9; hue: 3 arvn_troop, us_troop")
    drive(Train(s, "US").execute(), "done")


def test_3_2_1_a_base_may_join_another_in_a_limited_training(at):
    """1.4.2, 3.2.1 Within stacking, also in a Limited Operation."""
    s = at("arvn_resources: 3; pleiku: 3 arvn_police, nva_base")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku base")
    assert count(s, p.ARVN_BASE, b.PLEIKU) == 1 and available(s, p.POLICE) == 30


def test_pacify_or_base_not_both(at):
    s = at("arvn_resources: 30; hue: 5 arvn_troop, arvn_police")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "hue done base 3")
    assert s.support[b.HUE] == 0


def test_us_training_in_saigon_turns_up_to_3_patronage_into_resources(at):
    s = at("patronage: 20; arvn_resources: 10; saigon: us_troop")
    drive(Train(s, "US").execute(), "done patronage 3")
    assert s.patronage == 17 and s.resources["ARVN"] == 13
    s = at("patronage: 20; hue: us_troop")
    drive(Train(s, "US").execute(), "done")
    assert s.patronage == 20


def test_3_2_1_patronage_may_be_less_than_three_and_never_goes_below_zero(at):
    """3.2.1 Up to 3, as far as there is Patronage."""
    s = at("patronage: 2; saigon: us_troop")
    assert ask(Train(s, "US").execute(), "done patronage").keys == ["1", "2"]


# --- Leaders, Capabilities, Special Activities ----------------------------------------------------------------------


def test_minh_adds_5_aid_to_each_arvn_training_however_many_spaces(at):
    s = at("hue: us_troop")
    drive(Train(s, "ARVN").execute(), "pleiku phu-bon done")
    assert s.aid == 5
    drive(Train(s, "US").execute(), "done")
    assert s.aid == 5


def test_minh_adds_his_aid_after_the_training_and_its_govern(at):
    """2.4.1, the tutorial: Aid 3, 9 by Govern in two Cities, then 14."""
    s = at("aid: 3; an-loc: 2 arvn_troop, passive_support; can-tho: 2 arvn_troop, passive_support")
    steps = Train(s, "ARVN", Terms(special=True)).execute()
    assert ask(steps, "saigon govern an-loc aid can-tho").name == "govern.action" and s.aid == 6
    s = at("aid: 3; an-loc: 2 arvn_troop, passive_support; can-tho: 2 arvn_troop, passive_support")
    drive(Train(s, "ARVN", Terms(special=True)).execute(), "saigon govern an-loc aid can-tho aid done")
    assert s.aid == 14


def test_minh_gives_no_aid_to_govern_for_patronage(at):
    """2.4.1, 4.3.1 With Aid 0 nothing can be diverted: the 5 come afterwards."""
    s = at("an-loc: 2 arvn_troop, passive_support")
    drive(Train(s, "ARVN", Terms(special=True)).execute(), "saigon govern done")  # one space, and Aid the only way
    assert (s.aid, s.patronage) == (8, 0)


def test_2_4_1_a_flipped_leader_and_a_failed_attempt_have_no_effect(at):
    """2.4.1, card 97: Ky turned over costs 3; a Failed Attempt alone ends Minh."""
    s = at("arvn_resources: 20; hue: us_troop, passive_support; leader_box: 127; leader_flipped: 1")
    drive(Train(s, "US").execute(), "done pacify")
    assert s.resources["ARVN"] == 17
    s = at("leader_box: 129")
    drive(Train(s, "ARVN", Terms(limited=True)).execute(), "pleiku")
    assert s.aid == 0


def test_combined_action_platoons_add_a_police_where_us_troops_are_for_nothing(at):
    s = at("hue: us_troop; pleiku: us_irregular; unshaded: combined_action_platoons")
    drive(Train(s, "US").execute(), "pleiku done done police")
    assert count(s, p.POLICE, b.HUE) == 1


def test_combined_action_platoons_may_relocate_it(at):
    s = at("hue: us_troop; saigon: arvn_police; unshaded: combined_action_platoons")
    drive(Train(s, "US").execute(), "done police saigon")
    assert count(s, p.POLICE, b.HUE) == 1 and count(s, p.POLICE, b.SAIGON) == 0 and available(s, p.POLICE) == 29


def test_card_18_unshaded_combined_action_platoons_work_once_and_go_to_locs_too(at):
    """Card 18 unshaded: one Police each Training, into any space with US Troops."""
    s = at("hue: us_irregular; loc-hue-da-nang: us_troop; unshaded: combined_action_platoons")
    drive(Train(s, "US").execute(), "done police")
    assert count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 1 and s.resources["ARVN"] == 0


@pytest.mark.parametrize(
    "keys",
    [
        "advise assault yes hue done saigon done",
        "hue done advise assault yes saigon done",
        "hue done saigon done advise assault yes",
    ],
)
def test_a_special_activity_may_come_before_during_or_after(at, keys):
    s = at("hue: us_troop; saigon: us_troop; pleiku: 2 arvn_troop, vc_guerrilla_a")
    op = Train(s, "US", Terms(special=True))
    drive(op.execute(), keys)
    assert op.activity == "advise"
    assert count(s, p.VC_GUERRILLA_A, b.PLEIKU) == 1 and s.aid == 6


def test_2_3_4_training_takes_place_somewhere_even_if_advise_comes_first(at):
    """2.3.4 An Operation occurs in one space at least: Advise leaves the only space where the US could Train."""
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a")
    assert "advise" not in possible(Train(s, "US", Terms(special=True)))
    assert "advise" in possible(Patrol(s, "US", Terms(special=True)))
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a; hue: us_troop, 2 arvn_troop")
    op = Train(s, "US", Terms(special=True))
    drive(op.execute(), "advise pleiku assault no done")
    assert op.spaces == [b.HUE] and op.activity_spaces == [b.PLEIKU]


def test_4_2_1_after_the_training_was_selected_advise_goes_anywhere_else(at):
    """4.2.1 Once a space Trains, all others may be Advised."""
    s = at("pleiku: us_troop, 2 arvn_troop, vc_guerrilla_a; hue: us_troop, 2 arvn_troop")
    op = Train(s, "US", Terms(special=True))
    drive(op.execute(), "hue done advise assault no")
    assert op.spaces == [b.HUE] and op.activity_spaces == [b.PLEIKU]


def test_a_limited_training_is_in_one_space_and_may_pacify_there(at):
    s = at("arvn_resources: 40; hue: us_troop; saigon: us_troop")
    op = Train(s, "US", Terms(limited=True, special=True))
    drive(op.execute(), "hue done pacify 2")
    assert op.spaces == [b.HUE] and s.support[b.HUE] == 2 and not op.activity


@pytest.mark.parametrize("faction", ["NVA", "VC"])
def test_insurgents_do_not_train(at, faction):
    assert not can_operate(at(), faction, "train")
