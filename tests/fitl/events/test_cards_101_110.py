"""Cards 101 to 110."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.events import execute
from indochina.fitl.events.free import free_activity
from indochina.fitl.operations.march import March
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.sequence.sequence import adjust_eligibility, next_eligible
from indochina.fitl.state import available, count, of, total

from ..event import event

TROOP, BASE, IRREGULAR = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["us_irregular"]
NEAR_SAIGON = ["quang-duc", "binh-tuy", "tay-ninh", "kien-phong", "kien-hoa"]


def us_box(box):
    return box[TROOP], box[BASE], box[IRREGULAR]


# --- 101 Booby Traps ------------------------------------------------------------------------------------------------

AMBUSHES = "hue: vc_guerrilla, arvn_troop; kontum: vc_guerrilla, arvn_troop"


def test_101_unshaded_full_the_marker_shows_its_unshaded_side(at):
    s = at()
    event(s, 101, "unshaded", "US")
    assert s.unshaded == {"booby_traps"} and not s.shaded


def test_101_unshaded_boundary_it_ends_the_shaded_text(at):
    s = at("shaded: booby_traps, cadres")
    event(s, 101, "unshaded", "ARVN")
    assert s.unshaded == {"booby_traps"} and s.shaded == {"cadres"}


@pytest.mark.parametrize("faction, guerrilla", [("VC", "vc_guerrilla"), ("NVA", "nva_guerrilla")])
def test_101_unshaded_lasting_vc_and_nva_ambush_in_one_space_only(at, faction, guerrilla):
    s = at(f"unshaded: booby_traps; {AMBUSHES.replace('vc_guerrilla', guerrilla)}")
    drive(free_activity(s, faction, ("ambush",)), "hue")
    assert (of(s, "ARVN", b.HUE), of(s, "ARVN", b.KONTUM)) == (0, 1)


def test_101_unshaded_lasting_without_the_marker_it_is_two_spaces(at):
    assert ask(free_activity(at(AMBUSHES), "VC", ("ambush",)), "hue").keys == ["kontum", "end"]


def test_101_shaded_full_the_marker_shows_its_shaded_side(at):
    s = at()
    event(s, 101, "shaded", "VC")
    assert s.shaded == {"booby_traps"} and not s.unshaded


def test_101_shaded_boundary_it_ends_the_unshaded_text(at):
    s = at("unshaded: booby_traps")
    event(s, 101, "shaded", "NVA")
    assert s.shaded == {"booby_traps"} and not s.unshaded


@pytest.mark.parametrize("roll, left", [("3", 1), ("4", 2)])
def test_101_shaded_lasting_a_sweeping_us_troop_becomes_a_casualty_on_1_to_3(at, roll, left):
    s = at("shaded: booby_traps; hue: 2 us_troop, vc_guerrilla")
    drive(Sweep(s, "US").execute(), "hue done", roll)
    assert count(s, p.US_TROOP, b.HUE) == left and s.casualties[TROOP] == 2 - left
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_101_shaded_lasting_an_arvn_troop_goes_to_available_and_without_the_marker_no_die_is_rolled(at):
    s = at("shaded: booby_traps; arvn_resources: 9; hue: 2 arvn_troop, vc_guerrilla")
    drive(Sweep(s, "ARVN").execute(), "hue done", "1")
    assert count(s, p.ARVN_TROOP, b.HUE) == 1 and available(s, p.ARVN_TROOP) == 29
    s = at("hue: 2 us_troop, vc_guerrilla")
    drive(Sweep(s, "US").execute(), "hue done")
    assert count(s, p.US_TROOP, b.HUE) == 2


# --- 102 Cu Chi -----------------------------------------------------------------------------------------------------


def test_102_unshaded_full_all_guerrillas_leave_one_space_with_a_tunnel_and_coin_control(at):
    s = at(
        "tay-ninh: vc_tunnel, vc_guerrilla, vc_guerrilla_a, nva_guerrilla, nva_guerrilla_a, nva_troop, 9 us_troop;"
        "pleiku: nva_tunnel, nva_guerrilla, 3 arvn_troop; binh-dinh: vc_tunnel, 2 vc_guerrilla, us_troop;"
        "hue: vc_base, vc_guerrilla, 4 us_troop"
    )
    assert ask(execute(s.copy(), "ARVN", 102, "unshaded")).keys == ["pleiku", "tay-ninh"]
    event(s, 102, "unshaded", "ARVN", "tay-ninh")
    assert total(s, p.GUERRILLAS, b.TAY_NINH) == 0
    assert count(s, p.VC_TUNNEL, b.TAY_NINH) == 1 and count(s, p.NVA_TROOP, b.TAY_NINH) == 1
    assert available(s, p.VC_GUERRILLA_U) == 27 and available(s, p.NVA_GUERRILLA_U) == 19
    assert count(s, p.NVA_GUERRILLA_U, b.PLEIKU) == 1


def test_102_unshaded_boundary_no_such_space_nothing_happens(at):
    s = at("tay-ninh: vc_tunnel, 3 vc_guerrilla, us_troop; hue: nva_tunnel, 3 us_troop")
    before = s.copy()
    event(s, 102, "unshaded", "US")
    assert s == before


def test_102_shaded_full_all_bases_of_a_province_get_tunnels_and_a_guerrilla_of_each_comes(at):
    s = at("quang-tri: nva_base, vc_base; tay-ninh: vc_tunnel; hue: vc_base; kien-hoa: vc_base")
    assert ask(execute(s.copy(), "VC", 102, "shaded")).keys == ["quang-tri", "kien-hoa"]
    event(s, 102, "shaded", "VC", "quang-tri")
    assert count(s, p.NVA_TUNNEL, b.QUANG_TRI) == 1 and count(s, p.VC_TUNNEL, b.QUANG_TRI) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.QUANG_TRI) == 1 and count(s, p.VC_GUERRILLA_U, b.QUANG_TRI) == 1
    assert count(s, p.VC_BASE, b.KIEN_HOA) == 1


def test_102_shaded_boundary_with_one_marker_left_one_base_of_a_province_gets_it(at):
    tunnels = "central-laos: 2 nva_tunnel; fishhook: 2 vc_tunnel; hue: nva_tunnel"
    s = at(f"{tunnels}; quang-tri: nva_base, vc_base; kien-hoa: vc_base")
    t = s.copy()
    event(t, 102, "shaded", "NVA", "kien-hoa")
    assert count(t, p.VC_TUNNEL, b.KIEN_HOA) == 1 and count(t, p.VC_GUERRILLA_U, b.KIEN_HOA) == 1
    event(s, 102, "shaded", "VC", "quang-tri quang-tri/vc_base")
    assert count(s, p.VC_TUNNEL, b.QUANG_TRI) == 1 and count(s, p.NVA_BASE, b.QUANG_TRI) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.QUANG_TRI) == 1


def test_102_shaded_boundary_without_a_base_the_guerrillas_still_come_to_a_province(at):
    s = at("hue: vc_base")
    assert len(ask(execute(s.copy(), "VC", 102, "shaded")).keys) == len(b.PROVINCES)
    event(s, 102, "shaded", "VC", "central-laos")
    assert of(s, "VC", b.CENTRAL_LAOS) == of(s, "NVA", b.CENTRAL_LAOS) == 1


def test_102_shaded_boundary_where_nothing_can_be_done_nothing_is_asked(at):
    s = at("hue: 30 vc_guerrilla, 20 nva_guerrilla")
    before = s.copy()
    event(s, 102, "shaded", "US")
    assert s == before


# --- 103 Kent State -------------------------------------------------------------------------------------------------

SWEEPERS = "kien-hoa: 3 us_troop, 4 vc_guerrilla"


def test_103_unshaded_full_two_casualties_a_us_limited_operation_and_eligibility_whoever_executes_it(at):
    casualties = "casualties: 2 us_troop, us_base, us_irregular"
    s = at(f"current: 103; eligible: ARVN, VC; acted: ARVN event; {casualties}; {SWEEPERS}")
    first = ask(execute(s.copy(), "ARVN", 103, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["us_troop", "us_base", "us_irregular"]
    then = ask(execute(s.copy(), "ARVN", 103, "unshaded"), "us_base us_irregular")
    assert then.seat == "US" and then.keys == ["train", "patrol", "sweep", "assault"]
    event(s, 103, "unshaded", "ARVN", "us_base us_irregular sweep kien-hoa")
    assert us_box(s.casualties) == (2, 0, 0)
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 3
    assert s.eligible == {"US", "ARVN", "VC"} and next_eligible(s) == "VC"
    adjust_eligibility(s)
    assert s.eligible == {"US", "NVA", "VC"}


def test_103_unshaded_full_the_us_that_executed_it_stays_eligible_and_does_not_act_again(at):
    s = at(f"current: 103; acted: US event; {SWEEPERS}")
    event(s, 103, "unshaded", "US", "sweep kien-hoa")
    assert next_eligible(s) == "VC"
    s.acted += (("ARVN", "op_sa"),)
    adjust_eligibility(s)
    assert s.eligible == {"US", "NVA", "VC"}


def test_103_unshaded_boundary_no_casualties_and_the_operation_is_in_one_space_without_cost(at):
    s = at(f"arvn_resources: 0; {SWEEPERS}; hue: us_troop, vc_guerrilla")
    event(s, 103, "unshaded", "VC", "sweep kien-hoa")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 1 and s.resources["ARVN"] == 0


def test_103_unshaded_boundary_monsoon_and_momentum_still_forbid_an_operation_that_is_not_named(at):
    s = at(f"current: 103; next: 127; momentum: general_lansdale; {SWEEPERS}")
    assert ask(execute(s, "US", 103, "unshaded")).keys == ["train", "patrol"]


def test_103_shaded_full_troop_casualties_out_of_play_aid_and_eligibility(at):
    s = at("casualties: 5 us_troop, us_base; aid: 20")
    event(s, 103, "shaded", "NVA", "us_troop all")
    assert us_box(s.casualties) == (2, 1, 0) and us_box(s.out_of_play) == (3, 0, 0)
    assert s.aid == 14 and s.made_ineligible == {"US"}
    adjust_eligibility(s)
    assert s.eligible == {"ARVN", "NVA", "VC"}


def test_103_shaded_boundary_up_to_3_may_be_none_and_aid_stops_at_0(at):
    s = at("casualties: 5 us_troop; aid: 4")
    event(s, 103, "shaded", "US", "done")
    assert us_box(s.casualties) == (5, 0, 0) and s.aid == 0 and s.made_ineligible == {"US"}


# --- 104 Main Force Bns ---------------------------------------------------------------------------------------------


def test_104_unshaded_full_the_marker_shows_its_unshaded_side(at):
    s = at()
    event(s, 104, "unshaded", "US")
    assert s.unshaded == {"main_force_bns"}


def test_104_unshaded_boundary_it_ends_the_shaded_text(at):
    s = at("shaded: main_force_bns")
    event(s, 104, "unshaded", "US")
    assert s.unshaded == {"main_force_bns"} and not s.shaded


@pytest.mark.parametrize("text, active", [("unshaded: main_force_bns", 2), ("unshaded: cords", 0)])
def test_104_unshaded_lasting_two_that_march_into_support_become_active(at, text, active):
    s = at(f"{text}; vc_resources: 5; hue: passive_support; quang-tri: 2 vc_guerrilla")
    drive(March(s, "VC").execute(), "hue all")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == active


def test_104_unshaded_lasting_one_alone_passes_unseen_but_not_past_a_police_and_nva_neither(at):
    s = at("unshaded: main_force_bns; nva_resources: 5; quang-tri: 2 nva_guerrilla; loc-hue-da-nang: arvn_police")
    drive(March(s, "NVA").execute(), "loc-hue-khe-sanh 1 loc-hue-da-nang")
    assert count(s, p.NVA_GUERRILLA_U, b.LOC_HUE_KHE_SANH) == 1
    assert count(s, p.NVA_GUERRILLA_A, b.LOC_HUE_DA_NANG) == 1


def test_104_shaded_full_the_marker_shows_its_shaded_side(at):
    s = at()
    event(s, 104, "shaded", "VC")
    assert s.shaded == {"main_force_bns"}


def test_104_shaded_boundary_it_ends_the_unshaded_text(at):
    s = at("unshaded: main_force_bns")
    event(s, 104, "shaded", "VC")
    assert s.shaded == {"main_force_bns"} and not s.unshaded


def test_104_shaded_lasting_one_ambush_space_of_vc_loses_two_the_other_one(at):
    text = "hue: vc_guerrilla, 3 arvn_troop; kontum: vc_guerrilla, 3 arvn_troop"
    s = at(f"shaded: main_force_bns; {text}")
    drive(free_activity(s, "VC", ("ambush",)), "hue hue/arvn_troop kontum")
    assert (of(s, "ARVN", b.HUE), of(s, "ARVN", b.KONTUM)) == (1, 2)
    s = at(text)
    drive(free_activity(s, "VC", ("ambush",)), "hue kontum")
    assert (of(s, "ARVN", b.HUE), of(s, "ARVN", b.KONTUM)) == (2, 2)


def test_104_shaded_lasting_not_for_nva(at):
    s = at("shaded: main_force_bns; hue: nva_guerrilla, 3 arvn_troop")
    drive(free_activity(s, "NVA", ("ambush",)), "")
    assert of(s, "ARVN", b.HUE) == 2


# --- 105 Rural Pressure ---------------------------------------------------------------------------------------------


def test_105_unshaded_full_4_provinces_with_vc_shift_toward_active_support(at):
    s = at(
        "quang-tri: vc_guerrilla, active_opposition; binh-dinh: vc_base; tay-ninh: vc_tunnel, passive_support;"
        "kien-hoa: vc_guerrilla_a; kien-giang: vc_guerrilla; phuoc-long: vc_guerrilla; hue: vc_guerrilla;"
        "ba-xuyen: vc_guerrilla, active_support; pleiku: nva_guerrilla"
    )
    offered = ask(execute(s.copy(), "VC", 105, "unshaded"))
    assert offered.seat == "VC"
    assert offered.keys == ["quang-tri", "binh-dinh", "tay-ninh", "kien-hoa", "kien-giang"]
    event(s, 105, "unshaded", "VC", "quang-tri binh-dinh tay-ninh kien-hoa")
    assert [s.support[x] for x in (b.QUANG_TRI, b.BINH_DINH, b.TAY_NINH, b.KIEN_HOA)] == [-1, 1, 2, 1]
    assert s.support[b.KIEN_GIANG] == s.support[b.HUE] == 0


def test_105_unshaded_boundary_fewer_than_4_all_of_them_shift(at):
    s = at("quang-tri: vc_guerrilla; phuoc-long: vc_guerrilla")
    event(s, 105, "unshaded", "US")
    assert s.support[b.QUANG_TRI] == 1 and s.support[b.PHUOC_LONG] == 0


def test_105_shaded_full_3_provinces_with_police_and_patronage_either_way(at):
    text = (
        "patronage: 20; quang-tri: arvn_police, active_support; binh-dinh: arvn_police; kien-hoa: arvn_police;"
        "kien-giang: arvn_police; pleiku: arvn_troop; ba-xuyen: arvn_police, active_opposition"
    )
    s = at(text)
    assert ask(execute(s.copy(), "VC", 105, "shaded")).keys == ["quang-tri", "binh-dinh", "kien-hoa", "kien-giang"]
    event(s, 105, "shaded", "VC", "quang-tri kien-hoa kien-giang patronage_down")
    assert [s.support[x] for x in (b.QUANG_TRI, b.KIEN_HOA, b.KIEN_GIANG, b.BINH_DINH)] == [1, -1, -1, 0]
    assert s.patronage == 14
    s = at(text)
    event(s, 105, "shaded", "ARVN", "quang-tri kien-hoa kien-giang patronage_up")
    assert s.patronage == 26


@pytest.mark.parametrize("before, after", [(0, 6), (75, 69)])
def test_105_shaded_boundary_no_police_and_patronage_at_its_ends_can_only_go_one_way(at, before, after):
    s = at(f"patronage: {before}")
    event(s, 105, "shaded", "NVA")
    assert s.patronage == after


# --- 106 Binh Duong -------------------------------------------------------------------------------------------------


def test_106_single_full_in_2_provinces_at_saigon_a_shift_either_way_and_a_piece(at):
    s = at("tay-ninh: passive_support")
    assert ask(execute(s.copy(), "US", 106, "single")).keys == NEAR_SAIGON
    keys = "tay-ninh kien-hoa shift_opposition tay-ninh/arvn_police shift_support kien-hoa/vc_guerrilla_u"
    event(s, 106, "single", "US", keys)
    assert (s.support[b.TAY_NINH], s.support[b.KIEN_HOA]) == (0, 1)
    assert count(s, p.POLICE, b.TAY_NINH) == 1 and count(s, p.VC_GUERRILLA_U, b.KIEN_HOA) == 1
    assert of(s, "VC", b.TAY_NINH) == of(s, "ARVN", b.KIEN_HOA) == 0


def test_106_single_boundary_at_the_end_of_the_track_only_the_other_way(at):
    s = at("tay-ninh: active_support; kien-hoa: active_opposition")
    event(s, 106, "single", "VC", "tay-ninh kien-hoa tay-ninh/vc_guerrilla_u kien-hoa/vc_guerrilla_u")
    assert (s.support[b.TAY_NINH], s.support[b.KIEN_HOA]) == (1, -1)


def test_106_single_boundary_only_the_owner_of_pieces_may_take_them_from_the_map(at):
    text = "hue: 30 vc_guerrilla; saigon: 30 arvn_police"
    s = at(text)
    event(s, 106, "single", "NVA", "tay-ninh kien-hoa shift_support shift_support")
    assert of(s, "VC", b.HUE) == 30 and of(s, "ARVN", b.SAIGON) == 30
    s = at(text)
    keys = "shift_opposition tay-ninh/vc_guerrilla_u hue/vc_guerrilla_u shift_opposition done"
    event(s, 106, "single", "VC", f"tay-ninh kien-hoa {keys}")
    assert (of(s, "VC", b.TAY_NINH), of(s, "VC", b.HUE), of(s, "VC", b.KIEN_HOA)) == (1, 29, 0)


# --- 107 Burning Bonze ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level, n", [("active_support", 6), ("passive_support", 3), ("active_opposition", 3)])
def test_107_unshaded_full_3_patronage_or_6_with_saigon_at_active_support(at, level, n):
    s = at(f"saigon: {level}; patronage: 10")
    event(s, 107, "unshaded", "ARVN")
    assert s.patronage == 10 + n


def test_107_unshaded_boundary_not_beyond_75(at):
    s = at("saigon: active_support; patronage: 71")
    event(s, 107, "unshaded", "ARVN")
    assert s.patronage == 75


def test_107_shaded_full_saigon_shifts_and_aid_falls_by_12(at):
    s = at("saigon: active_support; aid: 20; hue: active_support")
    event(s, 107, "shaded", "VC")
    assert (s.support[b.SAIGON], s.support[b.HUE], s.aid) == (1, 2, 8)


def test_107_shaded_boundary_saigon_at_active_opposition_and_little_aid(at):
    s = at("saigon: active_opposition; aid: 7")
    event(s, 107, "shaded", "VC")
    assert (s.support[b.SAIGON], s.aid) == (-2, 0)


# --- 108 Draft Dodgers ----------------------------------------------------------------------------------------------


def test_108_unshaded_full_3_us_troops_become_available_with_fewer_than_3_casualties(at):
    s = at("casualties: us_base, us_irregular; out_of_play: 5 us_troop, us_base")
    event(s, 108, "unshaded", "US")
    assert us_box(s.out_of_play) == (2, 1, 0) and available(s, p.US_TROOP) == 38


def test_108_unshaded_boundary_3_casualties_of_any_type_are_too_many(at):
    s = at("casualties: us_base, us_irregular, us_troop; out_of_play: 5 us_troop")
    event(s, 108, "unshaded", "US")
    assert s.out_of_play[TROOP] == 5


def test_108_unshaded_boundary_fewer_than_3_out_of_play(at):
    s = at("out_of_play: 2 us_troop, 2 us_irregular")
    event(s, 108, "unshaded", "US")
    assert us_box(s.out_of_play) == (0, 0, 2) and available(s, p.US_TROOP) == 40


@pytest.mark.parametrize("casualties, n", [("us_base", 1), ("us_base, us_irregular", 2), ("7 us_troop", 3)])
def test_108_shaded_full_an_available_troop_for_each_casualty_at_most_3_goes_out_of_play(at, casualties, n):
    s = at(f"casualties: {casualties}; hue: 10 us_troop")
    before = available(s, p.US_TROOP)
    event(s, 108, "shaded", "VC")
    assert s.out_of_play[TROOP] == n and available(s, p.US_TROOP) == before - n
    assert count(s, p.US_TROOP, b.HUE) == 10


def test_108_shaded_boundary_no_casualties_or_no_troops_available(at):
    s = at()
    event(s, 108, "shaded", "VC")
    assert s.out_of_play[TROOP] == 0
    s = at("casualties: 2 us_base; hue: 39 us_troop")
    event(s, 108, "shaded", "VC")
    assert s.out_of_play[TROOP] == 1 and count(s, p.US_TROOP, b.HUE) == 39


# --- 109 Nguyen Huu Tho ---------------------------------------------------------------------------------------------


def test_109_unshaded_full_each_city_with_vc_shifts_toward_active_support(at):
    s = at(
        "saigon: vc_guerrilla, active_opposition; hue: vc_base; kontum: vc_guerrilla_a, passive_support;"
        "da-nang: nva_guerrilla; quang-tri: vc_guerrilla"
    )
    event(s, 109, "unshaded", "US")
    assert [s.support[x] for x in (b.SAIGON, b.HUE, b.KONTUM)] == [-1, 1, 2]
    assert s.support[b.DA_NANG] == s.support[b.QUANG_TRI] == 0


def test_109_unshaded_boundary_not_beyond_active_support(at):
    s = at("saigon: vc_guerrilla, active_support")
    event(s, 109, "unshaded", "US")
    assert s.support[b.SAIGON] == 2


def test_109_shaded_full_a_base_and_a_guerrilla_in_saigon_and_the_faction_stays_eligible(at):
    s = at("acted: NVA event; saigon: us_base")
    event(s, 109, "shaded", "NVA")
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1
    adjust_eligibility(s)
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


def test_109_shaded_boundary_two_bases_in_saigon_keep_the_base_away(at):
    s = at("saigon: us_base, arvn_base")
    event(s, 109, "shaded", "VC")
    assert count(s, p.VC_BASE, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1
    assert s.stays_eligible == {"VC"}


def test_109_shaded_boundary_vc_may_take_a_base_from_the_map_if_none_is_available(at):
    bases = "quang-tri: 2 vc_base; binh-dinh: 2 vc_base; tay-ninh: 2 vc_base; kien-hoa: 2 vc_base; hue: vc_base"
    s = at(bases)
    event(s, 109, "shaded", "VC", "saigon/vc_base hue/vc_base")
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and count(s, p.VC_BASE, b.HUE) == 0
    s = at(bases)
    event(s, 109, "shaded", "VC", "done")
    assert count(s, p.VC_BASE, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 1


# --- 110 No Contact -------------------------------------------------------------------------------------------------


def test_110_unshaded_full_any_2_casualties_onto_the_map_and_special_forces_underground(at):
    s = at(
        "casualties: us_troop, us_base, us_irregular; hue: us_irregular_a, 2 arvn_ranger_a, vc_guerrilla_a;"
        "fishhook: arvn_ranger_a"
    )
    event(s, 110, "unshaded", "VC", "fishhook/us_base saigon/us_irregular_u")
    assert count(s, p.US_BASE, b.FISHHOOK) == 1 and count(s, p.IRREGULAR_U, b.SAIGON) == 1
    assert us_box(s.casualties) == (1, 0, 0)
    assert (count(s, p.IRREGULAR_U, b.HUE), count(s, p.RANGER_U, b.HUE), count(s, p.RANGER_U, b.FISHHOOK)) == (1, 2, 1)
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_110_unshaded_boundary_stacking_and_no_us_pieces_in_the_north(at):
    s = at("casualties: us_base, us_troop; hue: vc_base, nva_base")
    keys = ask(execute(s, "US", 110, "unshaded")).keys
    assert "hue/us_base" not in keys and "loc-hue-da-nang/us_base" not in keys and "north-vietnam/us_troop" not in keys
    assert "loc-hue-da-nang/us_troop" in keys and "kontum/us_base" in keys


def test_110_unshaded_boundary_no_casualties_they_still_go_underground(at):
    s = at("hue: arvn_ranger_a")
    event(s, 110, "unshaded", "ARVN")
    assert count(s, p.RANGER_U, b.HUE) == 1


def test_110_shaded_full_all_guerrillas_go_underground(at):
    s = at("hue: 2 vc_guerrilla_a, vc_guerrilla; central-laos: 3 nva_guerrilla_a; kontum: arvn_ranger_a")
    event(s, 110, "shaded", "VC")
    assert count(s, p.VC_GUERRILLA_U, b.HUE) == 3 and count(s, p.NVA_GUERRILLA_U, b.CENTRAL_LAOS) == 3
    assert count(s, p.RANGER_A, b.KONTUM) == 1


def test_110_shaded_boundary_those_underground_already_stay_so(at):
    s = at("hue: 2 vc_guerrilla, nva_guerrilla")
    before = s.copy()
    event(s, 110, "shaded", "NVA")
    assert s == before
