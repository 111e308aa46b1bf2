"""3.2.3 Sweep."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.sweep import Sweep, origins
from indochina.fitl.operations.table import can_operate, why_not_operate
from indochina.fitl.state import count


def test_arvn_pays_3_for_each_space_the_us_nothing(at):
    s = at("arvn_resources: 7; hue: arvn_troop; saigon: arvn_troop")
    drive(Sweep(s, "ARVN").execute(), "hue saigon")
    assert s.resources["ARVN"] == 1
    s = at("hue: us_troop")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue")


def test_destinations_are_provinces_and_cities_but_not_the_north(at):
    s = at("quang-tri: us_troop; loc-hue-khe-sanh: us_troop")
    keys = ask(Sweep(s, "US").execute()).keys
    assert "north-vietnam" not in keys and not any(key.startswith("loc") for key in keys) and "central-laos" in keys


def test_no_sweep_in_monsoon_except_by_event(at):
    s = at("hue: us_troop; next: 125")
    assert not can_operate(s, "US", "sweep") and why_not_operate(s, "US", "sweep").rule == "2.3.9"
    assert can_operate(s, "US", "sweep", Terms(free=True, by_event=True))


def test_2_3_9_monsoon_stops_sweep_but_not_train_patrol_and_assault(at):
    """2.3.9 Only Sweep and March are barred."""
    s = at("next: 125; arvn_resources: 9; hue: us_troop, arvn_troop, vc_guerrilla")
    for faction in ("US", "ARVN"):
        names = [n for n in ("train", "patrol", "sweep", "assault") if can_operate(s, faction, n)]
        assert names == ["train", "patrol", "assault"]


def test_adjacent_troops_move_in_as_many_as_wanted(at):
    s = at("hue: 4 us_troop; quang-tri: vc_guerrilla")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "quang-tri hue 3 done")
    assert count(s, p.US_TROOP, b.QUANG_TRI) == 3 and count(s, p.US_TROOP, b.HUE) == 1


def test_example_troops_come_over_one_free_loc_and_neighbours_walk_in(at):
    """Two Troops go from Cam Ranh over the road to Da Lat into Quang Duc; those in Binh Tuy could join."""
    s = at("arvn_resources: 3; cam-ranh: 2 arvn_troop; binh-tuy: arvn_troop; quang-duc: vc_guerrilla_u")
    decision = ask(Sweep(s, "ARVN", Terms(limited=True)).execute(), "quang-duc")
    assert decision.keys == ["cam-ranh", "binh-tuy", "done"]
    s = at("arvn_resources: 3; cam-ranh: 2 arvn_troop; binh-tuy: arvn_troop; quang-duc: vc_guerrilla_u")
    drive(Sweep(s, "ARVN", Terms(limited=True)).execute(), "quang-duc cam-ranh all done")
    assert count(s, p.ARVN_TROOP, b.QUANG_DUC) == 2 and count(s, p.VC_GUERRILLA_A, b.QUANG_DUC) == 1


def test_a_loc_with_nva_or_vc_does_not_let_them_through(at):
    s = at("loc-cam-ranh-da-lat: vc_guerrilla")
    assert b.CAM_RANH not in origins(s, b.QUANG_DUC)
    assert b.LOC_CAM_RANH_DA_LAT in origins(s, b.QUANG_DUC)


def test_3_2_3_the_way_of_a_sweep_is_shown(at):
    """3.2.3 Origin and destination are chosen; the LoC between is told, if there is one."""
    s = at("cam-ranh: 2 us_troop")
    assert ask(Sweep(s, "US").execute(), "quang-duc cam-ranh").values["by"] == ["loc-cam-ranh-da-lat"]
    s = at("cam-ranh: 2 us_troop")
    assert ask(Sweep(s, "US").execute(), "khanh-hoa cam-ranh").values["by"] == []


def test_only_troops_move_police_and_rangers_do_not(at):
    s = at("arvn_resources: 9; hue: arvn_police, arvn_ranger")
    op = Sweep(s, "ARVN")
    drive(op.execute())
    assert op.spaces == [b.HUE]


def test_moves_are_simultaneous_nobody_moves_twice(at):
    s = at("hue: us_troop; saigon: us_troop")
    decision = ask(Sweep(s, "US").execute(), "quang-tri hue quang-nam")
    assert decision.name == "sweep.space" and count(s, p.US_TROOP, b.QUANG_TRI) == 1


def test_3_2_3_troops_in_a_sweep_space_may_leave_for_another_while_others_come_in(at):
    """3.2.3 Moves are simultaneous: those who were there go on, those who came stay."""
    s = at("hue: us_troop; quang-tri: us_troop")
    drive(Sweep(s, "US").execute(), "quang-tri hue quang-nam quang-tri done")
    assert count(s, p.US_TROOP, b.QUANG_TRI) == 1 and count(s, p.US_TROOP, b.QUANG_NAM) == 1


def test_each_cube_and_special_force_activates_a_guerrilla(at):
    s = at("arvn_resources: 3; saigon: arvn_troop, arvn_police, arvn_ranger, us_troop, us_irregular, 5 vc_guerrilla_u")
    drive(Sweep(s, "ARVN", Terms(limited=True)).execute(), "saigon")
    assert count(s, p.VC_GUERRILLA_A, b.SAIGON) == 3


def test_in_jungle_it_takes_two(at):
    s = at("tay-ninh: 3 us_troop, us_irregular, 4 vc_guerrilla_u; phuoc-long: us_troop")
    drive(Sweep(s, "US", Terms(only=[b.TAY_NINH])).execute(), "phuoc-long")
    assert count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 2


def test_3_2_3_odd_numbers_in_jungle_are_rounded_down_to_nothing(at):
    """3.2.3 One cube alone finds nobody in Jungle."""
    s = at("arvn_resources: 3; tay-ninh: arvn_ranger_a, vc_guerrilla")
    drive(Sweep(s, "ARVN", Terms(limited=True)).execute())
    assert count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 1 and s.resources["ARVN"] == 0


def test_whose_guerrillas_is_the_choice_of_the_sweeping_faction(at):
    s = at("hue: us_troop, vc_guerrilla, nva_guerrilla")
    decision = ask(Sweep(s, "US", Terms(limited=True)).execute(), "hue")
    assert decision.name == "activate.piece" and decision.keys == ["hue/nva_guerrilla_u", "hue/vc_guerrilla_u"]


def test_3_1_a_sweep_may_search_for_one_enemy_and_ignore_the_other(at):
    """3.1 An Operation affects both enemies or only one, as the executing Faction likes."""
    text = "hue: 3 us_troop, vc_guerrilla, nva_guerrilla"
    for key, vc, nva in (("both", 1, 1), ("VC", 1, 0), ("NVA", 0, 1)):
        s = at(text)
        drive(Sweep(s, "US", Terms(limited=True)).execute(), f"hue {key}")
        assert count(s, p.VC_GUERRILLA_A, b.HUE) == vc and count(s, p.NVA_GUERRILLA_A, b.HUE) == nva


def test_3_1_the_enemy_searched_for_is_turned_up_as_far_as_possible(at):
    """3.1 Whoever is targeted suffers the most that is possible: no guerrilla of his may be spared."""
    s = at("hue: 2 us_troop, 3 vc_guerrilla, nva_guerrilla")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue VC")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2
    s = at("hue: 2 us_troop, 3 vc_guerrilla, nva_guerrilla")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue both hue/vc_guerrilla_u hue/nva_guerrilla_u")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.NVA_GUERRILLA_A, b.HUE) == 1


def test_3_1_with_one_hidden_enemy_there_is_nothing_to_ask(at):
    """3.1 Only where both hide is there a choice."""
    s = at("hue: 3 us_troop, 2 vc_guerrilla, nva_guerrilla_a, nva_troop")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2


def test_a_limited_sweep_has_one_destination_for_troops_of_many_spaces(at):
    s = at("hue: us_troop; quang-nam: us_troop; quang-tri: 2 vc_guerrilla")
    op = Sweep(s, "US", Terms(limited=True))
    drive(op.execute(), "quang-tri hue quang-nam")
    assert op.spaces == [b.QUANG_TRI] and count(s, p.VC_GUERRILLA_A, b.QUANG_TRI) == 2


def test_sweep_in_place_moves_nobody(at):
    s = at("hue: us_troop")
    op = Sweep(s, "US", moves=False)
    drive(op.execute())
    assert op.spaces == [b.HUE]


def test_combined_action_platoons_shaded_limits_the_us_to_two_spaces(at):
    s = at("hue: us_troop; saigon: us_troop; can-tho: us_troop; shaded: combined_action_platoons")
    op = Sweep(s, "US", moves=False)
    drive(op.execute(), "hue saigon")
    assert len(op.spaces) == 2
    arvn = at(
        "arvn_resources: 9; hue: arvn_troop; saigon: arvn_troop; can-tho: arvn_troop; shaded: combined_action_platoons"
    )
    op = Sweep(arvn, "ARVN", moves=False)
    drive(op.execute(), "hue saigon can-tho")
    assert len(op.spaces) == 3


def test_cobras_unshaded_remove_an_active_enemy_in_two_sweep_spaces(at):
    s = at(
        "unshaded: cobras; hue: us_troop, vc_guerrilla_u; saigon: us_troop, nva_troop, vc_guerrilla_a;"
        "can-tho: us_troop, vc_base, vc_guerrilla_u; kien-phong: us_troop, vc_tunnel"
    )
    run = Sweep(s, "US", moves=False).execute()
    drive(run, "hue saigon can-tho kien-phong saigon can-tho")
    assert count(s, p.NVA_TROOP, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 1
    assert count(s, p.VC_GUERRILLA_A, b.CAN_THO) == 0 and count(s, p.VC_BASE, b.CAN_THO) == 1
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and count(s, p.VC_TUNNEL, b.KIEN_PHONG) == 1


def test_booby_traps_shaded_cost_a_sweeping_troop_in_each_space_on_1_to_3(at):
    s = at("shaded: booby_traps; hue: us_troop; saigon: 2 us_troop")
    drive(Sweep(s, "US", moves=False).execute(), "hue saigon", dice="3,4")
    assert count(s, p.US_TROOP, b.HUE) == 0 and s.casualties[p.TYPE["us_troop"]] == 1
    assert count(s, p.US_TROOP, b.SAIGON) == 2
    s = at("shaded: booby_traps; arvn_resources: 3; hue: arvn_police")
    drive(Sweep(s, "ARVN").execute())


def test_as_if_us_all_coin_cubes_move_and_count(at):
    s = at("phu-bon: us_troop, arvn_police, 2 vc_guerrilla; qui-nhon: arvn_police; binh-dinh: vc_guerrilla")
    drive(
        Sweep(s, "ARVN", Terms(free=True, only=[b.PHU_BON, b.BINH_DINH]), as_us=True).execute(),
        "phu-bon done binh-dinh qui-nhon done",
    )
    assert count(s, p.VC_GUERRILLA_A, b.PHU_BON) == 2 and count(s, p.VC_GUERRILLA_A, b.BINH_DINH) == 1


def test_a_reason_is_told_for_spaces_nobody_can_reach(at):
    blocked = ask(Sweep(at("hue: us_troop"), "US").execute()).blocked
    assert blocked["saigon"].key == "why.no_troops_near" and blocked["loc-hue-da-nang"].key == "why.loc"


def test_an_air_lift_may_come_before_the_activation(at):
    s = at("hue: us_troop, 3 vc_guerrilla; saigon: 2 us_troop")
    drive(Sweep(s, "US", Terms(special=True)).execute(), "hue air_lift saigon hue all done done")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 3


def test_3_2_3_troops_that_swept_and_were_lifted_do_not_sweep_on(at):
    """3.2.3 All Sweep moves are made at once: an Air Lift in between gives no second move."""
    s = at("hue: us_troop")
    decision = ask(Sweep(s, "US", Terms(special=True)).execute(), "quang-tri hue air_lift saigon done kien-hoa")
    assert decision.name == "sweep.space" and count(s, p.US_TROOP, b.SAIGON) == 1


def test_4_1_troops_lifted_first_sweep_from_where_they_landed(at):
    """4.1 A Special Activity immediately before the Operation."""
    s = at("hue: us_troop; kien-hoa: vc_guerrilla")
    drive(Sweep(s, "US", Terms(special=True)).execute(), "air_lift saigon done kien-hoa saigon done")
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


def test_card_70_with_all_coin_cubes_it_is_asked_which_of_them_move(at):
    s = at("hue: 2 us_troop, arvn_troop, arvn_police; quang-tri: vc_guerrilla")
    decision = ask(Sweep(s, "US", Terms(free=True, only=[b.QUANG_TRI]), as_us=True).execute(), "hue")
    assert decision.name == "sweep.piece"
    assert decision.keys == ["hue/us_troop", "hue/arvn_troop", "hue/arvn_police", "all"]


def test_card_101_shaded_with_us_and_arvn_troops_vc_chooses_which_one_is_removed(at):
    """Only where an Event lets both Sweep together; Police are no Troops."""
    s = at("shaded: booby_traps; hue: us_troop, arvn_troop, arvn_police")
    sweeping = Sweep(s, "US", Terms(free=True, only=[b.HUE]), as_us=True).execute()
    decision = ask(Sweep(s.copy(), "US", Terms(free=True, only=[b.HUE]), as_us=True).execute(), "", "3")
    assert decision.name == "sweep.loss" and decision.seat == "VC"
    assert decision.keys == ["hue/us_troop", "hue/arvn_troop"]
    drive(sweeping, "hue/us_troop", "3")
    assert count(s, p.US_TROOP, b.HUE) == 0 and s.casualties[p.TYPE["us_troop"]] == 1


def test_card_101_shaded_one_side_alone_leaves_vc_no_choice(at):
    s = at("shaded: booby_traps; hue: us_troop, arvn_troop")
    drive(Sweep(s, "US", Terms(limited=True)).execute(), "hue", "3")
    assert count(s, p.US_TROOP, b.HUE) == 0 and count(s, p.ARVN_TROOP, b.HUE) == 1
