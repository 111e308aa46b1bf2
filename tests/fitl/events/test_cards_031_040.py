"""Cards 31 to 40."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.resources import degrade_by_incursion
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.events import execute, playable
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.rally import Rally
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.special_activities.bombard import bombard
from indochina.fitl.state import available, coin, count, insurgents

from ..event import event

TROOP = p.TYPE["us_troop"]
SHELLED = "hue: 3 us_troop, nva_troop; kontum: 3 us_troop; can-tho: 3 arvn_troop"
GUNS = "quang-tri: 3 nva_troop; pleiku: 3 nva_troop; kien-hoa: 3 nva_troop"


def strike(s, keys="", dice=""):
    """A US Air Strike with an Operation."""
    drive(air_strike(OPERATIONS["assault"](s, "US", Terms(special=True))), keys, dice)


def asked_to_strike(s, dice):
    return ask(air_strike(OPERATIONS["assault"](s, "US", Terms(special=True))), dice=dice).keys


def asked_to_rally(s, keys=""):
    return ask(Rally(s, "NVA").execute(), keys).keys


def bombarded(s, keys):
    """Spaces of a Bombard."""
    op = OPERATIONS["rally"](s, "NVA", Terms(special=True))
    drive(bombard(op), keys)
    return [b.IDS[x] for x in op.activity_spaces]


# --- 31 AAA -------------------------------------------------------------------------------------------------------


def test_31_unshaded_full_the_marker_lies_unshaded(at):
    s = at()
    event(s, 31, "unshaded", "US")
    assert s.unshaded == {"aaa"} and not s.shaded


def test_31_unshaded_boundary_it_replaces_the_shaded_side(at):
    s = at("shaded: aaa; trail: 2; hue: us_troop")
    event(s, 31, "unshaded", "VC")
    assert s.unshaded == {"aaa"} and not s.shaded and asked_to_strike(s, "2") == ["trail", "end"]


def test_31_unshaded_lasting_only_a_rally_in_one_space_improves_the_trail(at):
    s = at("nva_resources: 9; trail: 2")
    two = "tay-ninh kien-hoa"
    assert "improve_trail" in asked_to_rally(s.copy(), two)
    event(s, 31, "unshaded", "US")
    drive(reset_phase(s))
    assert "improve_trail" in asked_to_rally(s.copy(), "tay-ninh")
    assert "improve_trail" not in asked_to_rally(s.copy(), two)
    event(s, 31, "shaded", "NVA")
    assert "improve_trail" in asked_to_rally(s, two)


def test_31_shaded_full_the_marker_lies_shaded(at):
    s = at()
    event(s, 31, "shaded", "NVA")
    assert s.shaded == {"aaa"} and not s.unshaded


def test_31_shaded_boundary_above_2_the_trail_still_falls_but_not_by_the_second_box_of_top_gun(at):
    s = at("trail: 3; hue: us_troop; unshaded: aaa, top_gun")
    event(s, 31, "shaded", "VC")
    strike(s, "trail", "2")
    assert s.trail == 2 and s.unshaded == {"top_gun"}


def test_31_shaded_lasting_an_air_strike_does_not_degrade_the_trail_below_2(at):
    s = at("trail: 2; hue: us_troop, nva_troop")
    event(s, 31, "shaded", "NVA")
    drive(reset_phase(s))
    assert asked_to_strike(s.copy(), "6") == ["hue/nva_troop", "end"]
    event(s, 31, "unshaded", "US")
    assert "trail" in asked_to_strike(s, "6")


# --- 32 Long Range Guns -------------------------------------------------------------------------------------------


def test_32_unshaded_full_the_marker_lies_unshaded(at):
    s = at()
    event(s, 32, "unshaded", "ARVN")
    assert s.unshaded == {"long_range_guns"} and not s.shaded


def test_32_unshaded_boundary_it_replaces_the_shaded_side(at):
    s = at(f"shaded: long_range_guns; {SHELLED}; {GUNS}")
    event(s, 32, "unshaded", "US")
    assert not s.shaded and bombarded(s, "kontum") == ["kontum"]


def test_32_unshaded_lasting_bombard_in_one_space(at):
    s = at(f"{SHELLED}; {GUNS}")
    assert bombarded(s.copy(), "hue kontum") == ["hue", "kontum"]
    event(s, 32, "unshaded", "US")
    drive(reset_phase(s))
    assert bombarded(s.copy(), "hue") == ["hue"]


def test_32_shaded_full_the_marker_lies_shaded(at):
    s = at()
    event(s, 32, "shaded", "NVA")
    assert s.shaded == {"long_range_guns"} and not s.unshaded


def test_32_shaded_boundary_other_restrictions_stay(at):
    s = at(f"unshaded: long_range_guns; {SHELLED}; quang-tri: 3 nva_troop; pleiku: 2 nva_troop; kien-hoa: 2 nva_troop")
    event(s, 32, "shaded", "NVA")
    assert not s.unshaded and bombarded(s, "") == ["hue"]


def test_32_shaded_lasting_bombard_in_three_spaces(at):
    s = at(f"{SHELLED}; {GUNS}")
    event(s, 32, "shaded", "NVA")
    drive(reset_phase(s))
    assert bombarded(s, "hue kontum can-tho") == ["hue", "kontum", "can-tho"]
    assert s.casualties[TROOP] == 2 and count(s, p.ARVN_TROOP, b.CAN_THO) == 2


# --- 33 MiGs ------------------------------------------------------------------------------------------------------


def test_33_unshaded_full_the_marker_lies_unshaded_and_nothing_is_paid_yet(at):
    s = at("nva_resources: 10")
    event(s, 33, "unshaded", "US")
    assert s.unshaded == {"migs"} and not s.shaded and s.resources["NVA"] == 10


def test_33_unshaded_boundary_never_below_0_and_it_replaces_the_shaded_side(at):
    s = at("nva_resources: 4; shaded: migs; trail: 2")
    event(s, 33, "unshaded", "US")
    drive(reset_phase(s))
    assert not s.shaded and s.resources["NVA"] == 0


def test_33_unshaded_lasting_6_resources_at_each_reset(at):
    s = at("nva_resources: 20; trail: 2")
    event(s, 33, "unshaded", "US")
    drive(reset_phase(s))
    drive(reset_phase(s))
    assert s.resources["NVA"] == 8
    event(s, 33, "shaded", "NVA")
    drive(reset_phase(s))
    assert s.resources["NVA"] == 8


def test_33_shaded_full_the_marker_lies_shaded(at):
    s = at()
    event(s, 33, "shaded", "NVA")
    assert s.shaded == {"migs"} and not s.unshaded and s.casualties[TROOP] == 0


def test_33_shaded_boundary_unshaded_top_gun_keeps_it_away(at):
    assert playable(at("unshaded: top_gun"), 33) == ["unshaded"]
    s = at("shaded: top_gun")
    assert playable(s, 33) == ["unshaded", "shaded"]
    event(s, 33, "shaded", "VC")
    assert s.shaded == {"top_gun", "migs"}


def test_33_shaded_boundary_no_troop_available(at):
    s = at("trail: 3; saigon: 40 us_troop")
    event(s, 33, "shaded", "NVA")
    strike(s, "trail", "2")
    assert s.trail == 2 and s.casualties[TROOP] == 0 and count(s, p.US_TROOP, b.SAIGON) == 40
    assert s.shaded == {"migs"}


def test_33_shaded_lasting_a_strike_on_the_trail_costs_an_available_troop_until_top_gun(at):
    s = at("trail: 4; hue: us_troop, nva_troop")
    event(s, 33, "shaded", "NVA")
    drive(reset_phase(s))
    strike(s, "hue/nva_troop trail", "3")
    assert s.trail == 2 and s.casualties[TROOP] == 1 and available(s, p.US_TROOP) == 38
    event(s, 4, "unshaded", "US")
    strike(s, "trail", "2")
    assert not s.shaded and s.trail == 0 and s.casualties[TROOP] == 1


# --- 34 SA-2s -----------------------------------------------------------------------------------------------------


def test_34_unshaded_full_the_marker_lies_unshaded(at):
    s = at()
    event(s, 34, "unshaded", "US")
    assert s.unshaded == {"sa_2s"} and not s.shaded


def test_34_unshaded_boundary_tunneled_bases_and_the_south_are_safe(at):
    s = at("shaded: sa_2s; trail: 3; hue: us_troop, nva_guerrilla; fishhook: nva_tunnel, vc_base")
    event(s, 34, "unshaded", "US")
    strike(s, "trail", "2")
    assert not s.shaded and s.trail == 2 and insurgents(s, b.FISHHOOK) == 2 and insurgents(s, b.HUE) == 1


def test_34_unshaded_lasting_a_strike_on_the_trail_removes_an_nva_piece_outside_the_south(at):
    s = at("trail: 3; hue: us_troop; north-vietnam: nva_base; fishhook: nva_guerrilla, vc_guerrilla")
    event(s, 34, "unshaded", "US")
    drive(reset_phase(s))
    keys = ask(air_strike(OPERATIONS["sweep"](s.copy(), "US")), "trail", "2").keys
    assert keys == ["north-vietnam/nva_base", "fishhook/nva_guerrilla_u"]
    t = s.copy()
    strike(t, "trail north-vietnam/nva_base", "2")
    assert t.trail == 2 and insurgents(t, b.NORTH_VIETNAM) == 0
    event(s, 34, "shaded", "NVA")
    strike(s, "trail", "2")
    assert insurgents(s, b.NORTH_VIETNAM) == 1


def test_34_unshaded_lasting_the_us_chooses_even_if_another_faction_strikes(at):
    s = at("trail: 3; hue: us_troop; north-vietnam: nva_base; fishhook: nva_guerrilla")
    event(s, 34, "unshaded", "ARVN")
    assert ask(execute(s, "NVA", 40, "unshaded"), "trail", "2").seat == "US"


def test_34_shaded_full_the_marker_lies_shaded(at):
    s = at()
    event(s, 34, "shaded", "NVA")
    assert s.shaded == {"sa_2s"} and not s.unshaded


def test_34_shaded_boundary_the_trail_stops_at_4(at):
    s = at("unshaded: sa_2s; nva_resources: 9; trail: 3")
    event(s, 34, "shaded", "NVA")
    drive(Rally(s, "NVA").execute(), "improve_trail")
    assert s.trail == 4 and not s.unshaded


def test_34_shaded_lasting_rally_improves_the_trail_by_2_boxes(at):
    s = at("nva_resources: 9; trail: 1")
    event(s, 34, "shaded", "NVA")
    drive(reset_phase(s))
    t = s.copy()
    drive(Rally(t, "NVA").execute(), "improve_trail")
    assert t.trail == 3
    event(s, 34, "unshaded", "US")
    drive(Rally(s, "NVA").execute(), "improve_trail")
    assert s.trail == 2


# --- 35 Thanh Hoa -------------------------------------------------------------------------------------------------


def test_35_unshaded_full_the_trail_falls_by_3_boxes(at):
    s = at("trail: 4; momentum: oriskany")
    event(s, 35, "unshaded", "US")
    assert s.trail == 1


def test_35_unshaded_boundary_never_below_0(at):
    s = at("trail: 2")
    event(s, 35, "unshaded", "US")
    assert s.trail == 0


def test_35_shaded_full_the_trail_rises_and_then_pays_three_times_its_value(at):
    s = at("trail: 2; nva_resources: 5")
    event(s, 35, "shaded", "VC")
    assert s.trail == 3 and s.resources["NVA"] == 14


def test_35_shaded_boundary_at_4_it_pays_12_and_resources_stop_at_75(at):
    s = at("trail: 4; nva_resources: 70")
    event(s, 35, "shaded", "NVA")
    assert s.trail == 4 and s.resources["NVA"] == 75


# --- 36 Hamburger Hill --------------------------------------------------------------------------------------------


def test_36_unshaded_full_4_us_troops_to_a_highland_and_a_base_there_is_removed_even_tunneled(at):
    s = at(
        "saigon: 3 us_troop; loc-hue-da-nang: 2 us_troop; quang-tri: nva_tunnel, vc_base, us_troop; pleiku: vc_base;"
        "north-vietnam: nva_base; tay-ninh: vc_base"
    )
    first = ask(execute(s.copy(), "VC", 36, "unshaded"))
    assert first.seat == "VC" and first.keys == ["quang-tri", "pleiku"]
    keys = "quang-tri saigon/us_troop all quang-tri/nva_tunnel"
    event(s, 36, "unshaded", "VC", keys)
    assert count(s, p.US_TROOP, b.QUANG_TRI) == 5 and count(s, p.US_TROOP, b.LOC_HUE_DA_NANG) == 1
    assert count(s, p.NVA_TUNNEL, b.QUANG_TRI) == 0 and count(s, p.VC_BASE, b.QUANG_TRI) == 1
    assert available(s, p.NVA_BASE) == 8 and s.casualties[TROOP] == 0


def test_36_unshaded_boundary_without_a_highland_base_the_troops_move_all_the_same_but_not_to_the_north(at):
    s = at("saigon: 2 us_troop; north-vietnam: nva_base")
    keys = ask(execute(s.copy(), "US", 36, "unshaded")).keys
    assert keys == ["quang-tri", "quang-nam", "binh-dinh", "pleiku", "khanh-hoa"]
    event(s, 36, "unshaded", "US", "pleiku")
    assert count(s, p.US_TROOP, b.PLEIKU) == 2 and count(s, p.NVA_BASE, b.NORTH_VIETNAM) == 1


def test_36_unshaded_boundary_without_us_troops_the_base_still_goes(at):
    s = at("pleiku: vc_tunnel")
    event(s, 36, "unshaded", "US")
    assert insurgents(s, b.PLEIKU) == 0


def test_36_unshaded_boundary_how_many_of_the_4_can_move_is_free(at):
    s = at("pleiku: vc_base, 3 us_troop; binh-dinh: nva_base, us_troop; saigon: us_troop")
    assert ask(execute(s.copy(), "VC", 36, "unshaded")).keys == ["binh-dinh", "pleiku"]
    event(s, 36, "unshaded", "VC", "pleiku")
    assert count(s, p.US_TROOP, b.PLEIKU) == 5 and insurgents(s, b.PLEIKU) == 0
    assert insurgents(s, b.BINH_DINH) == 1


def test_36_shaded_full_a_tunnel_on_a_highland_base_and_3_us_troops_there_become_casualties(at):
    s = at("pleiku: vc_base, nva_base, 4 us_troop; quang-tri: nva_base, 3 us_troop; tay-ninh: vc_base, 3 us_troop")
    first = ask(execute(s.copy(), "US", 36, "shaded"))
    assert first.seat == "US" and first.keys == ["quang-tri", "pleiku"]
    event(s, 36, "shaded", "US", "pleiku pleiku/vc_base")
    assert count(s, p.VC_TUNNEL, b.PLEIKU) == 1 and count(s, p.NVA_BASE, b.PLEIKU) == 1
    assert count(s, p.US_TROOP, b.PLEIKU) == 1 and s.casualties[TROOP] == 3


def test_36_shaded_boundary_highlands_with_more_us_troops_come_first(at):
    s = at("pleiku: vc_base, us_troop; quang-tri: nva_base; north-vietnam: nva_base; binh-dinh: vc_tunnel, 3 us_troop")
    event(s, 36, "shaded", "NVA")
    assert count(s, p.VC_TUNNEL, b.PLEIKU) == 1 and s.casualties[TROOP] == 1


def test_36_shaded_boundary_no_us_troops_at_any_such_base(at):
    s = at("quang-tri: nva_base; north-vietnam: nva_base; hue: us_troop")
    event(s, 36, "shaded", "NVA", "north-vietnam")
    assert count(s, p.NVA_TUNNEL, b.NORTH_VIETNAM) == 1 and s.casualties[TROOP] == 0


def test_36_shaded_boundary_no_tunnel_to_place_the_troops_go_all_the_same(at):
    s = at("binh-dinh: vc_tunnel, 2 us_troop; tay-ninh: vc_base, us_troop")
    event(s, 36, "shaded", "NVA")
    assert s.casualties[TROOP] == 2 and count(s, p.VC_BASE, b.TAY_NINH) == 1


# --- 37 Khe Sanh --------------------------------------------------------------------------------------------------


def test_37_unshaded_full_10_nva_troops_within_one_space_of_a_us_base_with_troops(at):
    s = at(
        "quang-tri: us_base, us_troop, 2 nva_troop; central-laos: 6 nva_troop; "
        "north-vietnam: 5 nva_troop, nva_guerrilla; fishhook: 9 nva_troop"
    )
    first = ask(execute(s.copy(), "VC", 37, "unshaded"))
    assert first.seat == "VC"
    assert first.keys == ["quang-tri/nva_troop", "north-vietnam/nva_troop", "central-laos/nva_troop"]
    event(s, 37, "unshaded", "VC", "north-vietnam/nva_troop all central-laos/nva_troop 3 quang-tri/nva_troop all")
    assert [count(s, p.NVA_TROOP, x) for x in (b.NORTH_VIETNAM, b.CENTRAL_LAOS, b.QUANG_TRI)] == [0, 3, 0]
    assert count(s, p.NVA_GUERRILLA_U, b.NORTH_VIETNAM) == 1 and count(s, p.NVA_TROOP, b.FISHHOOK) == 9


def test_37_unshaded_boundary_a_base_without_troops_or_without_nva_near_is_not_offered(at):
    s = at(
        "hue: us_base, us_troop; quang-tri: 3 nva_troop; kontum: us_base, us_troop; pleiku: 4 nva_troop;"
        "saigon: us_base; tay-ninh: 12 nva_troop; can-tho: us_base, us_troop"
    )
    assert ask(execute(s.copy(), "US", 37, "unshaded")).keys == ["hue", "kontum"]
    event(s, 37, "unshaded", "US", "hue")
    assert [count(s, p.NVA_TROOP, x) for x in (b.QUANG_TRI, b.PLEIKU, b.TAY_NINH)] == [0, 4, 12]


def test_37_unshaded_boundary_two_bases_with_10_near_are_a_choice(at):
    s = at("hue: us_base, us_troop; quang-tri: 10 nva_troop; kontum: us_base, us_troop; pleiku: 12 nva_troop")
    assert ask(execute(s.copy(), "NVA", 37, "unshaded")).keys == ["hue", "kontum"]
    event(s, 37, "unshaded", "NVA", "kontum")
    assert count(s, p.NVA_TROOP, b.PLEIKU) == 2 and count(s, p.NVA_TROOP, b.QUANG_TRI) == 10


def test_37_unshaded_boundary_no_base_with_troops(at):
    s = at("hue: us_base, arvn_troop; quang-tri: us_troop, 3 nva_troop")
    event(s, 37, "unshaded", "US")
    assert count(s, p.NVA_TROOP, b.QUANG_TRI) == 3
    t = at("hue: us_base, us_troop; quang-tri: us_troop, 3 nva_troop")
    event(t, 37, "unshaded", "US")
    assert count(t, p.NVA_TROOP, b.QUANG_TRI) == 0


def test_37_shaded_full_3_us_troops_with_nva_become_casualties_and_the_us_is_ineligible(at):
    s = at("hue: 5 us_troop, nva_guerrilla; kontum: 2 us_troop, nva_base; saigon: us_troop, vc_guerrilla")
    first = ask(execute(s.copy(), "ARVN", 37, "shaded"))
    assert first.seat == "ARVN" and first.keys == ["hue", "kontum"]
    event(s, 37, "shaded", "ARVN", "hue hue/us_troop all")
    assert count(s, p.US_TROOP, b.HUE) == 2 and s.casualties[TROOP] == 3 and s.made_ineligible == {"US"}


def test_37_shaded_boundary_up_to_3_so_fewer_or_none_but_ineligible_all_the_same(at):
    s = at("hue: 5 us_troop, nva_guerrilla")
    t = s.copy()
    event(t, 37, "shaded", "US", "done")
    assert t.casualties[TROOP] == 0 and t.made_ineligible == {"US"}
    event(s, 37, "shaded", "US", "hue/us_troop 1 done")
    assert s.casualties[TROOP] == 1 and s.made_ineligible == {"US"}


def test_37_shaded_boundary_no_such_space(at):
    s = at("hue: us_troop, vc_guerrilla")
    event(s, 37, "shaded", "NVA")
    assert s.casualties[TROOP] == 0 and s.made_ineligible == {"US"}


# --- 38 McNamara Line ---------------------------------------------------------------------------------------------


def test_38_single_full_coin_pieces_go_to_coin_controlled_cities_and_arvn_loses_12(at):
    s = at(
        "arvn_resources: 20; central-laos: 2 us_troop, arvn_ranger_a; fishhook: us_base, us_irregular;"
        "hue: arvn_police; kontum: us_troop; saigon: vc_guerrilla; tay-ninh: us_troop"
    )
    first = ask(execute(s.copy(), "VC", 38, "single"))
    assert first.seat == "VC" and first.keys == ["hue", "kontum"]
    event(s, 38, "single", "VC", "hue 1 kontum hue kontum kontum")
    assert coin(s, b.CENTRAL_LAOS) == coin(s, b.FISHHOOK) == 0 and coin(s, b.TAY_NINH) == 1
    assert count(s, p.US_TROOP, b.HUE) == 1 and count(s, p.RANGER_A, b.HUE) == 1
    assert count(s, p.US_TROOP, b.KONTUM) == 2 and count(s, p.US_BASE, b.KONTUM) == 1
    assert count(s, p.IRREGULAR_U, b.KONTUM) == 1
    assert s.resources["ARVN"] == 8 and s.momentum == {"mcnamara_line"}


def test_38_single_boundary_no_city_with_coin_control_and_few_resources(at):
    s = at("arvn_resources: 5; central-laos: 2 us_troop; saigon: us_troop, vc_guerrilla")
    event(s, 38, "single", "NVA")
    assert count(s, p.US_TROOP, b.CENTRAL_LAOS) == 2 and s.resources["ARVN"] == 0 and s.momentum == {"mcnamara_line"}


def test_38_single_boundary_with_one_city_nothing_is_asked(at):
    s = at("arvn_resources: 20; central-laos: 3 us_troop, 2 arvn_troop; saigon: us_troop")
    event(s, 38, "single", "VC")
    assert coin(s, b.CENTRAL_LAOS) == 0 and coin(s, b.SAIGON) == 6


def test_38_single_boundary_a_base_goes_only_where_it_may_stack(at):
    s = at("fishhook: us_base, arvn_troop; saigon: us_base, arvn_base; hue: arvn_police")
    event(s, 38, "single", "US", "saigon")
    assert count(s, p.US_BASE, b.HUE) == 1 and count(s, p.ARVN_TROOP, b.SAIGON) == 1


def test_38_single_lasting_no_infiltrate_and_no_trail_by_rally_until_reset(at):
    s = at("nva_resources: 9; trail: 2; fishhook: nva_base")
    before = possible(OPERATIONS["rally"](s, "NVA", Terms(special=True)))
    assert "infiltrate" in before and "improve_trail" in asked_to_rally(s.copy())
    event(s, 38, "single", "US")
    assert "infiltrate" not in possible(OPERATIONS["rally"](s, "NVA", Terms(special=True)))
    assert "improve_trail" not in asked_to_rally(s.copy())
    drive(reset_phase(s))
    assert "infiltrate" in possible(OPERATIONS["rally"](s, "NVA", Terms(special=True)))
    assert "improve_trail" in asked_to_rally(s)


# --- 39 Oriskany --------------------------------------------------------------------------------------------------


def test_39_unshaded_full_4_pieces_from_the_north_and_the_trail_falls_by_2(at):
    s = at("trail: 3; north-vietnam: 3 nva_troop, 2 nva_guerrilla, nva_base; central-laos: nva_troop")
    first = ask(execute(s.copy(), "VC", 39, "unshaded"))
    assert first.seat == "VC"
    assert first.keys == ["north-vietnam/nva_troop", "north-vietnam/nva_guerrilla_u", "north-vietnam/nva_base"]
    event(s, 39, "unshaded", "VC", "north-vietnam/nva_base north-vietnam/nva_troop all")
    assert count(s, p.NVA_GUERRILLA_U, b.NORTH_VIETNAM) == 2 and insurgents(s, b.NORTH_VIETNAM) == 2
    assert insurgents(s, b.CENTRAL_LAOS) == 1 and s.trail == 1


def test_39_unshaded_full_once_the_north_is_empty_from_laos_any_pieces(at):
    s = at(
        "trail: 1; north-vietnam: nva_guerrilla, nva_tunnel; central-laos: 2 nva_troop, us_troop; "
        "southern-laos: vc_base; fishhook: nva_base"
    )
    keys = ask(execute(s.copy(), "US", 39, "unshaded")).keys
    assert keys == ["central-laos/us_troop", "central-laos/nva_troop", "southern-laos/vc_base"]
    event(s, 39, "unshaded", "US", "southern-laos/vc_base central-laos/nva_troop all")
    assert count(s, p.NVA_TUNNEL, b.NORTH_VIETNAM) == insurgents(s, b.NORTH_VIETNAM) == 1
    assert insurgents(s, b.CENTRAL_LAOS) == insurgents(s, b.SOUTHERN_LAOS) == 0
    assert coin(s, b.CENTRAL_LAOS) == 1 and insurgents(s, b.FISHHOOK) == 1 and s.trail == 0


def test_39_unshaded_boundary_fewer_than_4_all_of_them_go_and_us_pieces_to_available(at):
    s = at("central-laos: us_troop; southern-laos: nva_guerrilla")
    event(s, 39, "unshaded", "NVA")
    assert coin(s, b.CENTRAL_LAOS) == insurgents(s, b.SOUTHERN_LAOS) == 0
    assert available(s, p.US_TROOP) == 40 and s.casualties[TROOP] == 0 and s.trail == 0


def test_39_unshaded_boundary_it_degrades_even_with_oriskany_in_force(at):
    s = at("trail: 4; momentum: oriskany")
    event(s, 39, "unshaded", "US")
    assert s.trail == 2


def test_39_shaded_full_an_available_us_troop_goes_out_of_play(at):
    s = at("trail: 3")
    event(s, 39, "shaded", "VC")
    assert s.out_of_play[TROOP] == 1 and available(s, p.US_TROOP) == 39 and s.trail == 3 and s.momentum == {"oriskany"}


def test_39_shaded_boundary_none_available(at):
    s = at("saigon: 40 us_troop")
    event(s, 39, "shaded", "NVA")
    assert s.out_of_play[TROOP] == 0 and count(s, p.US_TROOP, b.SAIGON) == 40 and s.momentum == {"oriskany"}


def test_39_shaded_lasting_nothing_degrades_the_trail_until_reset_is_over(at):
    s = at("trail: 4; central-laos: us_troop, nva_troop; southern-laos: us_troop")
    event(s, 39, "shaded", "NVA")
    assert asked_to_strike(s.copy(), "6") == ["central-laos/nva_troop", "end"]
    degrade_by_incursion(s)
    assert s.trail == 4
    drive(reset_phase(s))
    assert s.trail == 4 and not s.momentum and "trail" in asked_to_strike(s.copy(), "6")
    degrade_by_incursion(s)
    assert s.trail == 3


# --- 40 PoWs ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("faction", p.FACTIONS)
def test_40_unshaded_full_the_executing_faction_decides_the_air_strike(at, faction):
    s = at(
        "momentum: bombing_pause; trail: 3; casualties: 3 us_troop, us_base; hue: us_troop, vc_guerrilla_a;"
        "kontum: arvn_troop, nva_troop, passive_support"
    )
    first = ask(execute(s.copy(), faction, 40, "unshaded"), dice="3")
    assert first.seat == faction and first.keys == ["hue/vc_guerrilla_a", "kontum/nva_troop", "trail", "end"]
    event(s, 40, "unshaded", faction, "kontum/nva_troop trail", dice="3")
    assert insurgents(s, b.KONTUM) == 0 and s.support[b.KONTUM] == 0 and insurgents(s, b.HUE) == 1 and s.trail == 2
    assert s.casualties[TROOP] == 1 and s.casualties[p.TYPE["us_base"]] == 1 and available(s, p.US_TROOP) == 38


def test_40_unshaded_boundary_nothing_to_strike_and_fewer_casualties(at):
    s = at("casualties: us_troop; tay-ninh: vc_guerrilla_a")
    event(s, 40, "unshaded", "US")
    assert s.casualties[TROOP] == 0 and available(s, p.US_TROOP) == 40 and insurgents(s, b.TAY_NINH) == 1


def test_40_unshaded_boundary_the_usual_limits_of_an_air_strike_stay(at):
    s = at("shaded: aaa, laser_guided_bombs; trail: 2; hue: us_troop, 3 nva_troop; tay-ninh: nva_troop")
    event(s, 40, "unshaded", "VC", "hue/nva_troop hue/nva_troop", dice="6")
    assert insurgents(s, b.HUE) == 1 and s.trail == 2 and insurgents(s, b.TAY_NINH) == 1


def test_40_shaded_full_3_available_us_troops_become_casualties(at):
    s = at("casualties: us_troop")
    event(s, 40, "shaded", "NVA")
    assert s.casualties[TROOP] == 4 and available(s, p.US_TROOP) == 36


def test_40_shaded_boundary_only_those_available(at):
    s = at("saigon: 38 us_troop")
    event(s, 40, "shaded", "VC")
    assert s.casualties[TROOP] == 2 and available(s, p.US_TROOP) == 0 and count(s, p.US_TROOP, b.SAIGON) == 38
