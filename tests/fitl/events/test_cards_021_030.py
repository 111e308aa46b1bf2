"""Cards 21 to 30."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.events import execute
from indochina.fitl.operations.assault import Assault
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.state import available, coin, count, insurgents, of

from ..event import event

TROOP, IRREGULAR = p.TYPE["us_troop"], p.TYPE["us_irregular"]


def spaces_of(decision):
    """The spaces among what may be chosen."""
    return list(dict.fromkeys(key.partition("/")[0] for key in decision.keys if key.partition("/")[0] in b.SPACE))


# --- 21 Americal --------------------------------------------------------------------------------------------------


def test_21_unshaded_full_the_us_moves_2_from_the_map_and_2_from_out_of_play_to_one_space(at):
    s = at("saigon: 3 us_troop; hue: us_troop; kontum: us_troop; out_of_play: 3 us_troop")
    assert ask(execute(s.copy(), "VC", 21, "unshaded")).seat == "US"
    assert ask(execute(s.copy(), "VC", 21, "unshaded"), "hue").seat == "US"
    event(s, 21, "unshaded", "VC", "hue saigon/us_troop 1 kontum/us_troop hue/us_troop all")
    assert [count(s, p.US_TROOP, x) for x in (b.HUE, b.SAIGON, b.KONTUM)] == [5, 2, 0]
    assert s.out_of_play[TROOP] == 1 and available(s, p.US_TROOP) == 40 - 8


def test_21_unshaded_full_or_all_of_them_to_available(at):
    s = at("saigon: 3 us_troop; hue: us_troop; out_of_play: 3 us_troop")
    event(s, 21, "unshaded", "US", "available saigon/us_troop all us_troop all")
    assert count(s, p.US_TROOP, b.SAIGON) == 1 and count(s, p.US_TROOP, b.HUE) == 1
    assert s.out_of_play[TROOP] == 1 and available(s, p.US_TROOP) == 33 + 4 and s.casualties[TROOP] == 0


def test_21_unshaded_boundary_up_to_so_the_us_may_move_fewer_and_any_space_but_the_north_will_do(at):
    s = at("saigon: 3 us_troop; out_of_play: us_troop")
    keys = ask(execute(s.copy(), "US", 21, "unshaded")).keys
    assert set(keys) == {*b.IDS, "available"} - {"north-vietnam"}
    event(s, 21, "unshaded", "US", "loc-hue-da-nang done done")
    assert count(s, p.US_TROOP, b.SAIGON) == 3 and s.out_of_play[TROOP] == 1


def test_21_unshaded_boundary_no_us_troops_on_the_map_or_out_of_play(at):
    s = at("saigon: us_base")
    event(s, 21, "unshaded", "US")
    assert available(s, p.US_TROOP) == 40
    assert ask(execute(at("out_of_play: us_troop"), "US", 21, "unshaded")).seat == "US"


def test_21_shaded_full_in_two_provinces_a_vc_piece_goes_and_both_are_set_to_active_opposition(at):
    s = at(
        "tay-ninh: us_troop, vc_base, vc_guerrilla, active_support; binh-dinh: us_troop, vc_guerrilla_a;"
        "hue: us_troop, vc_guerrilla; kien-hoa: vc_guerrilla, arvn_troop; quang-tin: us_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 21, "shaded"))
    assert first.seat == "ARVN" and first.keys == ["binh-dinh", "tay-ninh"]
    event(s, 21, "shaded", "ARVN", "tay-ninh tay-ninh/vc_base binh-dinh")
    assert count(s, p.VC_BASE, b.TAY_NINH) == 0 and count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 1
    assert of(s, "VC", b.BINH_DINH) == 0
    assert s.support[b.TAY_NINH] == s.support[b.BINH_DINH] == -2
    assert of(s, "VC", b.HUE) == 1 and s.support[b.QUANG_TIN] == 0


def test_21_shaded_boundary_one_or_two_so_the_second_may_be_left_out(at):
    s = at("tay-ninh: us_troop, vc_guerrilla; binh-dinh: us_troop, vc_guerrilla")
    assert "done" not in ask(execute(s.copy(), "VC", 21, "shaded")).keys
    event(s, 21, "shaded", "VC", "tay-ninh done")
    assert s.support[b.TAY_NINH] == -2 and s.support[b.BINH_DINH] == 0 and of(s, "VC", b.BINH_DINH) == 1


def test_21_shaded_boundary_provinces_that_can_change_must_be_chosen_first(at):
    s = at(
        "tay-ninh: us_troop, vc_guerrilla, active_opposition; fishhook: us_troop, vc_guerrilla;"
        "binh-dinh: us_troop, vc_guerrilla, passive_opposition"
    )
    second = ask(execute(s, "VC", 21, "shaded"))  # the first is Binh Dinh
    assert s.support[b.BINH_DINH] == -2 and second.keys == ["fishhook", "tay-ninh", "end"]


def test_21_shaded_boundary_no_tunneled_base_is_forced_out_but_vc_may_give_its_own(at):
    s = at("tay-ninh: us_troop, vc_tunnel")
    t = s.copy()
    event(t, 21, "shaded", "NVA")
    assert count(t, p.VC_TUNNEL, b.TAY_NINH) == 1 and t.support[b.TAY_NINH] == 0
    t = s.copy()
    event(t, 21, "shaded", "VC", "done")
    assert count(t, p.VC_TUNNEL, b.TAY_NINH) == 1 and t.support[b.TAY_NINH] == 0
    event(s, 21, "shaded", "VC", "tay-ninh/vc_tunnel")
    assert count(s, p.VC_TUNNEL, b.TAY_NINH) == 0 and s.support[b.TAY_NINH] == -2


# --- 22 Da Nang ---------------------------------------------------------------------------------------------------


def test_22_unshaded_full_the_us_places_6_in_da_nang_3_of_them_from_out_of_play(at):
    s = at("out_of_play: 5 us_troop")
    assert ask(execute(s.copy(), "NVA", 22, "unshaded")).seat == "US"
    event(s, 22, "unshaded", "NVA", "da-nang/us_troop all da-nang/us_troop all")
    assert count(s, p.US_TROOP, b.DA_NANG) == 6 and s.out_of_play[TROOP] == 2 and available(s, p.US_TROOP) == 32


def test_22_unshaded_boundary_all_six_may_be_available_ones_or_none_at_all(at):
    s = at("out_of_play: 5 us_troop")
    t = s.copy()
    event(t, 22, "unshaded", "US", "done da-nang/us_troop all")
    assert count(t, p.US_TROOP, b.DA_NANG) == 6 and t.out_of_play[TROOP] == 5
    event(s, 22, "unshaded", "US", "done done")
    assert count(s, p.US_TROOP, b.DA_NANG) == 0


def test_22_unshaded_boundary_each_question_says_from_which_box(at):
    s = at("out_of_play: 5 us_troop")
    assert ask(execute(s.copy(), "US", 22, "unshaded")).values["how"] == "from_out_of_play"
    assert ask(execute(s, "US", 22, "unshaded"), "done").values["how"] == "from_available"


def test_22_unshaded_boundary_none_is_taken_from_the_map(at):
    s = at("saigon: 39 us_troop")
    event(s, 22, "unshaded", "US", "da-nang/us_troop")
    assert count(s, p.US_TROOP, b.DA_NANG) == 1 and count(s, p.US_TROOP, b.SAIGON) == 39


def test_22_shaded_full_support_within_one_space_of_da_nang_is_gone(at):
    s = at(
        "da-nang: active_support; quang-nam: passive_support; quang-tin: active_support; hue: active_support;"
        "binh-dinh: passive_support"
    )
    event(s, 22, "shaded", "VC")
    assert [s.support[x] for x in (b.DA_NANG, b.QUANG_NAM, b.QUANG_TIN)] == [0, 0, 0]
    assert s.support[b.HUE] == 2 and s.support[b.BINH_DINH] == 1 and s.momentum == {"da_nang_event"}


def test_22_shaded_boundary_opposition_stays(at):
    s = at("da-nang: active_opposition; quang-nam: passive_opposition")
    event(s, 22, "shaded", "US")
    assert s.support[b.DA_NANG] == -2 and s.support[b.QUANG_NAM] == -1 and s.momentum == {"da_nang_event"}


def test_22_shaded_lasting_no_air_strike_until_reset(at):
    s = at("hue: us_troop, nva_troop")
    before = possible(OPERATIONS["sweep"](s, "US", Terms(special=True)))
    event(s, 22, "shaded", "VC")
    assert "air_strike" in before and "air_strike" not in possible(OPERATIONS["sweep"](s, "US", Terms(special=True)))
    drive(reset_phase(s))
    assert not s.momentum and "air_strike" in possible(OPERATIONS["sweep"](s, "US", Terms(special=True)))


# --- 23 Operation Attleboro ---------------------------------------------------------------------------------------


def test_23_unshaded_full_lift_sweep_and_assault_in_a_tunnel_space_and_no_tunnel_helps(at):
    s = at("saigon: 6 us_troop; hue: 2 us_troop; tay-ninh: vc_tunnel, 2 vc_guerrilla; kontum: nva_tunnel")
    assert ask(execute(s.copy(), "ARVN", 23, "unshaded")).keys == ["kontum", "tay-ninh"]
    assert ask(execute(s.copy(), "ARVN", 23, "unshaded")).seat == "US"
    event(s, 23, "unshaded", "ARVN", "tay-ninh hue all saigon 3 done saigon 1 done")
    # Five Troops came by air, one by Sweep: six in Jungle find both Guerrillas, then remove them and the Base.
    assert count(s, p.US_TROOP, b.TAY_NINH) == 6 and count(s, p.US_TROOP, b.SAIGON) == 2
    assert insurgents(s, b.TAY_NINH) == 0 and count(s, p.NVA_TUNNEL, b.KONTUM) == 1
    assert available(s, p.VC_BASE) == 9


def test_23_unshaded_full_even_in_monsoon_and_with_a_free_arvn_assault(at):
    s = at(
        "current: 23; next: 129; momentum: medevac_shaded, general_lansdale; hue: us_troop;"
        "tay-ninh: us_troop, 2 arvn_troop, vc_tunnel, vc_guerrilla, vc_guerrilla_a"
    )
    event(s, 23, "unshaded", "US", "arvn")
    assert insurgents(s, b.TAY_NINH) == 0 and count(s, p.US_TROOP, b.TAY_NINH) == 2
    assert s.resources["ARVN"] == 0 and s.aid == 6


def test_23_unshaded_boundary_us_troops_must_come_first_where_there_are_none(at):
    """5.1.3 An Assault that can be made possible is made possible: not with ARVN or Irregulars alone."""
    s = at("saigon: us_troop, us_irregular; hue: 2 arvn_troop; tay-ninh: vc_tunnel")
    lift = ask(execute(s.copy(), "US", 23, "unshaded"))
    assert lift.name == "airlift.origin" and lift.keys == ["saigon", "hue", "end"]  # the US Troop has come, unasked
    event(s, 23, "unshaded", "US", "end")
    assert count(s, p.US_TROOP, b.TAY_NINH) == 1 and insurgents(s, b.TAY_NINH) == 0


def test_23_unshaded_boundary_without_us_troops_what_can_be_done(at):
    """5.1.3 Irregulars are lifted and Sweep; nobody Assaults."""
    s = at("saigon: us_irregular; tay-ninh: vc_tunnel")
    event(s, 23, "unshaded", "US")
    assert count(s, p.IRREGULAR_U, b.TAY_NINH) == 1 and count(s, p.VC_TUNNEL, b.TAY_NINH) == 1


def test_23_unshaded_boundary_no_tunnel_or_only_in_the_north(at):
    s = at("saigon: 6 us_troop; tay-ninh: vc_base; north-vietnam: nva_tunnel")
    event(s, 23, "unshaded", "US")
    assert count(s, p.US_TROOP, b.SAIGON) == 6 and count(s, p.VC_BASE, b.TAY_NINH) == 1
    t = at("saigon: 6 us_troop; tay-ninh: vc_tunnel; north-vietnam: nva_tunnel")
    event(t, 23, "unshaded", "US", "1 done done")
    assert count(t, p.US_TROOP, b.TAY_NINH) == 1 and insurgents(t, b.TAY_NINH) == 0


def test_23_unshaded_boundary_too_few_hits_leave_the_tunnel_as_it_is(at):
    s = at("tay-ninh: us_troop, vc_tunnel, vc_guerrilla_a")
    event(s, 23, "unshaded", "US")
    assert count(s, p.VC_TUNNEL, b.TAY_NINH) == 1 and count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 0


def test_23_unshaded_boundary_abrams_may_take_the_tunneled_base_first(at):
    s = at("unshaded: abrams; tay-ninh: us_troop, vc_tunnel, vc_guerrilla")
    event(s, 23, "unshaded", "US", "tay-ninh/vc_tunnel")
    assert count(s, p.VC_TUNNEL, b.TAY_NINH) == 0 and count(s, p.VC_GUERRILLA_U, b.TAY_NINH) == 1


def test_23_shaded_full_a_die_of_us_troops_within_one_space_of_a_tunnel_become_casualties(at):
    s = at("tay-ninh: vc_tunnel, us_troop; saigon: 4 us_troop; hue: 2 us_troop; north-vietnam: nva_tunnel")
    event(s, 23, "shaded", "VC", "saigon/us_troop all", dice="4")
    assert s.casualties[TROOP] == 4 and available(s, p.US_TROOP) == 33
    assert count(s, p.US_TROOP, b.SAIGON) == 0 and count(s, p.US_TROOP, b.TAY_NINH) == 1
    assert count(s, p.US_TROOP, b.HUE) == 2


def test_23_shaded_boundary_the_executing_faction_chooses_among_tunnels_with_us_troops_near(at):
    s = at("tay-ninh: vc_tunnel; saigon: us_troop; kontum: nva_tunnel; hue: vc_tunnel; loc-kontum-dak-to: us_troop")
    first = ask(execute(s, "ARVN", 23, "shaded"))
    assert first.seat == "ARVN" and first.keys == ["kontum", "tay-ninh"]


def test_23_shaded_boundary_fewer_troops_than_the_die(at):
    s = at("tay-ninh: vc_tunnel; saigon: 2 us_troop")
    event(s, 23, "shaded", "NVA", dice="6")
    assert s.casualties[TROOP] == 2


def test_23_shaded_boundary_no_troops_near_no_die(at):
    s = at("tay-ninh: vc_tunnel; hue: 2 us_troop")
    event(s, 23, "shaded", "NVA")
    assert s.casualties[TROOP] == 0
    t = at("tay-ninh: vc_tunnel; hue: 2 us_troop; loc-saigon-an-loc-ban-me-thuot: us_troop")
    event(t, 23, "shaded", "NVA", dice="3")
    assert t.casualties[TROOP] == 1 and count(t, p.US_TROOP, b.HUE) == 2


# --- 24 Operation Starlite ----------------------------------------------------------------------------------------


def test_24_unshaded_full_all_vc_leave_a_coastal_province_next_to_us_troops(at):
    s = at(
        "da-nang: us_troop; quang-tin: 2 vc_guerrilla, vc_guerrilla_a, vc_base, nva_troop; quang-nam: vc_guerrilla;"
        "pleiku: vc_guerrilla, us_troop; kien-hoa: vc_guerrilla"
    )
    first = ask(execute(s.copy(), "NVA", 24, "unshaded"))
    assert first.seat == "NVA" and first.keys == ["quang-nam", "quang-tin"]
    event(s, 24, "unshaded", "NVA", "quang-tin")
    assert of(s, "VC", b.QUANG_TIN) == 0 and of(s, "NVA", b.QUANG_TIN) == 1 and of(s, "VC", b.QUANG_NAM) == 1


def test_24_unshaded_full_or_with_us_troops_in_it(at):
    s = at("ba-xuyen: us_troop, vc_guerrilla")
    event(s, 24, "unshaded", "US")
    assert of(s, "VC", b.BA_XUYEN) == 0


def test_24_unshaded_boundary_tunneled_bases_stay(at):
    s = at("ba-xuyen: us_troop, vc_guerrilla, vc_tunnel; binh-tuy: us_troop, vc_tunnel")
    event(s, 24, "unshaded", "VC")
    assert count(s, p.VC_TUNNEL, b.BA_XUYEN) == 1 and of(s, "VC", b.BA_XUYEN) == 1


def test_24_unshaded_boundary_no_such_province(at):
    s = at("tay-ninh: us_troop, vc_guerrilla; kien-giang: vc_guerrilla; can-tho: arvn_troop, us_irregular")
    event(s, 24, "unshaded", "US")
    assert of(s, "VC", b.TAY_NINH) == of(s, "VC", b.KIEN_GIANG) == 1
    t = at("tay-ninh: us_troop, vc_guerrilla; kien-giang: vc_guerrilla; can-tho: us_troop")
    event(t, 24, "unshaded", "US")
    assert of(t, "VC", b.TAY_NINH) == 1 and of(t, "VC", b.KIEN_GIANG) == 0


def test_24_shaded_full_in_3_provinces_all_vc_guerrillas_go_underground_and_the_faction_stays_eligible(at):
    s = at(
        "tay-ninh: 2 vc_guerrilla_a, vc_guerrilla; kien-hoa: vc_guerrilla_a; fishhook: vc_guerrilla_a, nva_guerrilla_a;"
        "binh-dinh: vc_guerrilla_a; hue: vc_guerrilla_a"
    )
    assert ask(execute(s.copy(), "NVA", 24, "shaded")).keys == ["fishhook", "binh-dinh", "tay-ninh", "kien-hoa", "end"]
    event(s, 24, "shaded", "NVA", "tay-ninh kien-hoa fishhook")
    assert [count(s, p.VC_GUERRILLA_U, x) for x in (b.TAY_NINH, b.KIEN_HOA, b.FISHHOOK)] == [3, 1, 1]
    assert count(s, p.NVA_GUERRILLA_A, b.FISHHOOK) == 1 and count(s, p.VC_GUERRILLA_A, b.BINH_DINH) == 1
    assert s.stays_eligible == {"NVA"}


def test_24_shaded_boundary_up_to_three_or_none_and_still_eligible(at):
    s = at("tay-ninh: vc_guerrilla_a; hue: vc_guerrilla_a")
    event(s, 24, "shaded", "VC", "done")
    assert count(s, p.VC_GUERRILLA_A, b.TAY_NINH) == 1 and s.stays_eligible == {"VC"}


# --- 25 TF-116 Riverines ------------------------------------------------------------------------------------------


def test_25_unshaded_full_the_mekong_is_cleared_then_arvn_sweeps_and_assaults_in_the_delta(at):
    s = at(
        "current: 25; next: 129; loc-saigon-can-tho: 2 vc_guerrilla, nva_troop; loc-can-tho-chau-doc: vc_guerrilla_a;"
        "loc-can-tho-long-phu: nva_guerrilla; loc-can-tho-bac-lieu: vc_guerrilla;"
        "can-tho: 4 arvn_troop; kien-hoa: 2 vc_guerrilla; ba-xuyen: 2 arvn_troop, vc_guerrilla_a; saigon: us_troop;"
        "quang-tin: vc_guerrilla"
    )
    who = ask(execute(s.copy(), "VC", 25, "unshaded"))
    assert who.seat == "VC" and who.keys == ["US", "ARVN"]
    assert ask(execute(s.copy(), "VC", 25, "unshaded"), "US").seat == "US"
    first = ask(execute(s.copy(), "VC", 25, "unshaded"), "ARVN")
    assert first.seat == "ARVN" and first.keys == ["kien-phong", "kien-hoa", "ba-xuyen", "kien-giang"]
    sweep = "kien-hoa can-tho all done ba-xuyen done"
    event(s, 25, "unshaded", "VC", f"ARVN {sweep} kien-hoa")
    assert [insurgents(s, x) for x in b.MEKONG] == [0, 0, 0]
    assert insurgents(s, b.LOC_CAN_THO_BAC_LIEU) == 1 and insurgents(s, b.QUANG_TIN) == 1
    assert count(s, p.ARVN_TROOP, b.KIEN_HOA) == 4 and insurgents(s, b.KIEN_HOA) == insurgents(s, b.BA_XUYEN) == 0
    assert s.resources["ARVN"] == 0


def test_25_unshaded_boundary_each_lowland_even_if_a_capability_says_two(at):
    s = at(
        "shaded: abrams, combined_action_platoons; kien-phong: us_troop, vc_guerrilla; "
        "kien-hoa: us_troop, vc_guerrilla; ba-xuyen: us_troop, vc_guerrilla; kien-giang: us_troop, vc_guerrilla"
    )
    sweep = "kien-phong done kien-hoa done ba-xuyen done done"
    then = ask(execute(s.copy(), "US", 25, "unshaded"), f"{sweep} kien-phong")
    assert then.keys == ["kien-hoa", "ba-xuyen", "kien-giang"]
    event(s, 25, "unshaded", "US", f"{sweep} kien-phong kien-hoa ba-xuyen")
    assert [insurgents(s, x) for x in (b.KIEN_PHONG, b.KIEN_HOA, b.BA_XUYEN, b.KIEN_GIANG)] == [0, 0, 0, 0]


def test_25_unshaded_boundary_lowlands_that_nobody_can_reach_any_more_are_left_out(at):
    s = at("can-tho: us_troop; kien-hoa: vc_guerrilla")
    event(s, 25, "unshaded", "US", "kien-hoa can-tho")
    assert count(s, p.US_TROOP, b.KIEN_HOA) == 1 and insurgents(s, b.KIEN_HOA) == 0


def test_25_unshaded_boundary_nobody_can_sweep_or_assault(at):
    s = at("loc-can-tho-long-phu: nva_guerrilla; hue: us_troop; kontum: arvn_troop; kien-hoa: vc_guerrilla")
    event(s, 25, "unshaded", "US")
    assert insurgents(s, b.LOC_CAN_THO_LONG_PHU) == 0 and insurgents(s, b.KIEN_HOA) == 1


def test_25_shaded_full_2_guerrillas_on_each_mekong_loc_and_sabotage_where_vc_are_more(at):
    s = at("loc-saigon-can-tho: arvn_police, us_troop; loc-can-tho-chau-doc: us_troop, nva_guerrilla")
    event(s, 25, "shaded", "NVA")
    assert [count(s, p.VC_GUERRILLA_U, x) for x in b.MEKONG] == [2, 2, 2] and available(s, p.VC_GUERRILLA_U) == 24
    assert [s.terror[x] for x in (b.LOC_SAIGON_CAN_THO, b.LOC_CAN_THO_CHAU_DOC, b.LOC_CAN_THO_LONG_PHU)] == [0, 1, 1]


def test_25_shaded_boundary_too_few_available_and_vc_says_where_or_takes_them_from_the_map(at):
    s = at("hue: 27 vc_guerrilla")
    first = ask(execute(s.copy(), "ARVN", 25, "shaded"))
    assert first.seat == "ARVN" and spaces_of(first) == [b.IDS[x] for x in b.MEKONG]
    t = s.copy()
    names = [f"{b.IDS[x]}/vc_guerrilla_u" for x in b.MEKONG]
    event(t, 25, "shaded", "ARVN", f"{names[0]} {names[0]} {names[2]}")
    assert [count(t, p.VC_GUERRILLA_U, x) for x in b.MEKONG] == [2, 0, 1] and count(t, p.VC_GUERRILLA_U, b.HUE) == 27
    assert [t.terror[x] for x in b.MEKONG] == [1, 0, 1]
    taken = "hue/vc_guerrilla_u"
    keys = f"{names[0]} {names[0]} {names[1]} {names[1]} {taken} {names[2]} {taken} done"
    event(s, 25, "shaded", "VC", keys)
    assert [count(s, p.VC_GUERRILLA_U, x) for x in b.MEKONG] == [2, 2, 1] and count(s, p.VC_GUERRILLA_U, b.HUE) == 25


def test_25_shaded_boundary_one_sabotage_marker_left_and_one_loc_already_sabotaged(at):
    s = at(
        "loc-can-tho-chau-doc: sabotage; saigon: 3 terror; hue: 3 terror; da-nang: 3 terror; kontum: 3 terror;"
        "qui-nhon: terror"
    )
    assert ask(execute(s.copy(), "VC", 25, "shaded")).keys == ["loc-saigon-can-tho", "loc-can-tho-long-phu"]
    event(s, 25, "shaded", "VC", "loc-can-tho-long-phu")
    assert [s.terror[x] for x in (b.LOC_SAIGON_CAN_THO, b.LOC_CAN_THO_CHAU_DOC, b.LOC_CAN_THO_LONG_PHU)] == [0, 1, 1]


# --- 26 LRRP ------------------------------------------------------------------------------------------------------


def test_26_unshaded_full_3_irregulars_outside_the_south_then_an_air_strike_anywhere(at):
    s = at(
        "trail: 3; momentum: rolling_thunder; hue: arvn_police, vc_guerrilla_a, passive_support; fishhook: nva_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 26, "unshaded"))
    assert first.seat == "US" and spaces_of(first) == [b.IDS[x] for x in b.TRAIL_COUNTRY]
    event(
        s,
        26,
        "unshaded",
        "ARVN",
        "fishhook/us_irregular_u 2 central-laos/us_irregular_u hue/vc_guerrilla_a fishhook/nva_troop trail",
        dice="4",
    )
    assert count(s, p.IRREGULAR_U, b.FISHHOOK) == 2 and count(s, p.IRREGULAR_U, b.CENTRAL_LAOS) == 1
    assert insurgents(s, b.FISHHOOK) == insurgents(s, b.HUE) == 0 and s.support[b.HUE] == 0 and s.trail == 2


def test_26_unshaded_boundary_none_available_the_us_may_take_irregulars_from_the_map_or_not(at):
    s = at("hue: 5 us_irregular, us_irregular_a")
    t = s.copy()
    event(t, 26, "unshaded", "US", "done")
    assert count(t, p.IRREGULAR_U, b.HUE) == 5
    event(s, 26, "unshaded", "US", "fishhook/us_irregular_u hue/us_irregular_a done")
    assert count(s, p.IRREGULAR_U, b.FISHHOOK) == 1 and count(s, p.IRREGULAR_A, b.HUE) == 0


def test_26_unshaded_boundary_nothing_to_strike_no_die(at):
    s = at("trail: 0")
    event(s, 26, "unshaded", "VC", "fishhook/us_irregular_u all")
    assert count(s, p.IRREGULAR_U, b.FISHHOOK) == 3


def test_26_shaded_full_3_irregulars_become_casualties_and_their_spaces_shift_once_each(at):
    s = at(
        "hue: us_irregular, us_irregular_a, active_support; tay-ninh: 2 us_irregular, passive_opposition;"
        "saigon: us_irregular, active_support"
    )
    first = ask(execute(s.copy(), "VC", 26, "shaded"))
    assert first.seat == "VC" and "hue/us_irregular_a" in first.keys and "done" not in first.keys
    event(s, 26, "shaded", "VC", "hue/us_irregular_a hue/us_irregular_u tay-ninh/us_irregular_u")
    assert s.casualties[IRREGULAR] == 3 and available(s, p.IRREGULAR_U) == 1
    assert (s.support[b.HUE], s.support[b.TAY_NINH], s.support[b.SAIGON]) == (1, -2, 2)


def test_26_shaded_boundary_fewer_than_3_all_of_them_go_and_spaces_without_people_do_not_shift(at):
    s = at("fishhook: us_irregular; hue: us_irregular, active_opposition")
    event(s, 26, "shaded", "US")
    assert s.casualties[IRREGULAR] == 2 and s.support[b.FISHHOOK] == 0 and s.support[b.HUE] == -2


# --- 27 Phoenix Program -------------------------------------------------------------------------------------------


def test_27_unshaded_full_3_vc_pieces_leave_spaces_with_coin_control(at):
    s = at(
        "hue: 4 arvn_police, 2 vc_guerrilla, vc_guerrilla_a; tay-ninh: 3 us_troop, vc_base, nva_guerrilla;"
        "kien-hoa: 2 vc_guerrilla;"
        "loc-hue-da-nang: 3 arvn_police, vc_guerrilla"
    )
    first = ask(execute(s.copy(), "NVA", 27, "unshaded"))
    assert first.seat == "NVA"
    assert first.keys == ["hue/vc_guerrilla_u", "hue/vc_guerrilla_a", "tay-ninh/vc_base"]
    event(s, 27, "unshaded", "NVA", "hue/vc_guerrilla_u all tay-ninh/vc_base")
    assert of(s, "VC", b.HUE) == 1 and of(s, "VC", b.TAY_NINH) == 0 and of(s, "NVA", b.TAY_NINH) == 1
    assert of(s, "VC", b.KIEN_HOA) == 2 and of(s, "VC", b.LOC_HUE_DA_NANG) == 1


def test_27_unshaded_boundary_fewer_than_3_and_no_tunnels(at):
    s = at("hue: 4 arvn_police, vc_guerrilla; tay-ninh: 3 us_troop, vc_tunnel")
    event(s, 27, "unshaded", "US")
    assert of(s, "VC", b.HUE) == 0 and count(s, p.VC_TUNNEL, b.TAY_NINH) == 1


def test_27_shaded_full_2_spaces_get_terror_even_a_second_and_go_to_active_opposition(at):
    s = at(
        "hue: 4 arvn_police, vc_guerrilla, active_support, terror; tay-ninh: 3 us_troop, vc_tunnel; saigon: 3 us_troop,"
        "vc_guerrilla; kontum: 2 us_troop, vc_guerrilla; qui-nhon: 2 us_troop; kien-hoa: vc_guerrilla"
    )
    first = ask(execute(s.copy(), "VC", 27, "shaded"))
    assert first.seat == "VC" and first.keys == ["hue", "kontum", "tay-ninh"]
    event(s, 27, "shaded", "VC", "hue tay-ninh")
    assert (s.terror[b.HUE], s.terror[b.TAY_NINH], s.terror[b.KONTUM]) == (2, 1, 0)
    assert (s.support[b.HUE], s.support[b.TAY_NINH], s.support[b.KONTUM]) == (-2, -2, 0)


def test_27_shaded_boundary_spaces_that_can_change_come_first_then_others_get_terror_only(at):
    s = at(
        "hue: 4 arvn_police, vc_guerrilla, active_opposition; fishhook: 3 us_troop, vc_guerrilla;"
        "kontum: 2 us_troop, vc_guerrilla"
    )
    assert ask(execute(s.copy(), "VC", 27, "shaded")).keys == ["hue", "fishhook"]
    event(s, 27, "shaded", "VC", "fishhook")
    assert s.support[b.KONTUM] == -2 and s.terror[b.KONTUM] == 1
    assert s.terror[b.FISHHOOK] == 1 and s.support[b.FISHHOOK] == 0 and s.terror[b.HUE] == 0


def test_27_shaded_boundary_without_markers_they_are_set_all_the_same(at):
    s = at("hue: 4 arvn_police, vc_guerrilla; saigon: 5 terror; da-nang: 5 terror; kontum: 5 terror")
    event(s, 27, "shaded", "NVA")
    assert s.support[b.HUE] == -2 and s.terror[b.HUE] == 0


# --- 28 Search and Destroy ----------------------------------------------------------------------------------------


def test_28_unshaded_full_the_marker_lies_unshaded(at):
    s = at()
    event(s, 28, "unshaded", "NVA")
    assert s.unshaded == {"search_and_destroy"} and not s.shaded


def test_28_unshaded_boundary_it_replaces_the_shaded_side(at):
    s = at("shaded: search_and_destroy; tay-ninh: us_troop, vc_guerrilla_a")
    event(s, 28, "unshaded", "US")
    drive(Assault(s, "US").execute())
    assert s.support[b.TAY_NINH] == 0 and not s.shaded


def test_28_unshaded_lasting_a_us_assault_may_remove_an_underground_guerrilla(at):
    s = at("tay-ninh: us_troop, 2 vc_guerrilla")
    t = s.copy()
    drive(Assault(t, "US").execute())
    assert of(t, "VC", b.TAY_NINH) == 2
    event(s, 28, "unshaded", "US")
    drive(reset_phase(s))
    drive(Assault(s, "US").execute(), "tay-ninh/vc_guerrilla_u")
    assert of(s, "VC", b.TAY_NINH) == 1


def test_28_shaded_full_the_marker_lies_shaded(at):
    s = at()
    event(s, 28, "shaded", "US")
    assert s.shaded == {"search_and_destroy"} and not s.unshaded


def test_28_shaded_boundary_cities_do_not_shift(at):
    s = at("hue: us_troop, vc_guerrilla_a, passive_support")
    event(s, 28, "shaded", "VC")
    drive(Assault(s, "US").execute())
    assert s.support[b.HUE] == 1 and of(s, "VC", b.HUE) == 0 and s.shaded == {"search_and_destroy"}


def test_28_shaded_lasting_us_and_arvn_assault_provinces_shift_until_the_marker_is_flipped(at):
    s = at("arvn_resources: 9; tay-ninh: us_troop, 2 nva_troop; kien-hoa: 2 arvn_troop, 2 nva_troop")
    event(s, 28, "shaded", "VC")
    drive(reset_phase(s))
    drive(Assault(s, "US").execute())
    drive(Assault(s, "ARVN").execute())
    assert s.support[b.TAY_NINH] == s.support[b.KIEN_HOA] == -1
    event(s, 28, "unshaded", "US")
    drive(Assault(s, "US").execute())
    assert s.support[b.TAY_NINH] == -1


# --- 29 Tribesmen -------------------------------------------------------------------------------------------------


def test_29_unshaded_full_4_insurgent_pieces_leave_spaces_with_irregulars(at):
    s = at(
        "pleiku: us_irregular, 2 nva_troop, vc_base, vc_guerrilla; fishhook: us_irregular_a, nva_base;"
        "hue: arvn_ranger, vc_guerrilla"
    )
    first = ask(execute(s.copy(), "VC", 29, "unshaded"))
    assert first.seat == "VC" and spaces_of(first) == ["fishhook", "pleiku"] and "done" not in first.keys
    event(s, 29, "unshaded", "VC", "fishhook/nva_base pleiku/nva_troop all pleiku/vc_base")
    assert insurgents(s, b.FISHHOOK) == 0 and insurgents(s, b.PLEIKU) == 1 and insurgents(s, b.HUE) == 1


def test_29_unshaded_boundary_fewer_than_4_and_tunneled_bases_stay(at):
    s = at("pleiku: us_irregular, nva_troop, vc_guerrilla, nva_tunnel; hue: us_irregular")
    event(s, 29, "unshaded", "US")
    assert insurgents(s, b.PLEIKU) == count(s, p.NVA_TUNNEL, b.PLEIKU) == 1


def test_29_shaded_full_irregulars_become_vc_a_neutral_highland_turns_and_patronage_falls(at):
    s = at(
        "patronage: 10; pleiku: us_irregular, us_irregular_a; fishhook: us_irregular; casualties: us_irregular;"
        "quang-tri: active_support; binh-dinh: passive_opposition; kontum: arvn_ranger"
    )
    first = ask(execute(s.copy(), "VC", 29, "shaded"))
    assert first.seat == "VC" and first.keys == ["quang-nam", "pleiku", "khanh-hoa"]
    event(s, 29, "shaded", "VC", "khanh-hoa")
    assert count(s, p.VC_GUERRILLA_U, b.PLEIKU) == 2 and count(s, p.VC_GUERRILLA_U, b.FISHHOOK) == 1
    assert available(s, p.IRREGULAR_U) == 5 and s.casualties[IRREGULAR] == 1
    assert coin(s, b.PLEIKU) == coin(s, b.FISHHOOK) == 0 and coin(s, b.KONTUM) == 1
    assert s.support[b.KHANH_HOA] == -2 and s.patronage == 7


def test_29_shaded_boundary_without_guerrillas_irregulars_are_just_removed_as_the_faction_chooses(at):
    s = at(
        "patronage: 2; hue: 29 vc_guerrilla; fishhook: us_irregular; quang-tri: active_support;"
        "quang-nam: active_support; binh-dinh: active_support; pleiku: us_irregular, passive_support;"
        "khanh-hoa: passive_opposition"
    )
    t = s.copy()
    event(t, 29, "shaded", "NVA", "pleiku/vc_guerrilla_u")
    assert available(t, p.IRREGULAR_U) == 6 and of(t, "VC", b.PLEIKU) == 1 and of(t, "VC", b.FISHHOOK) == 0
    assert t.patronage == 0 and [t.support[x] for x in b.HIGHLAND] == [s.support[x] for x in b.HIGHLAND]
    event(s, 29, "shaded", "VC", "pleiku/vc_guerrilla_u fishhook/vc_guerrilla_u hue/vc_guerrilla_u")
    assert of(s, "VC", b.PLEIKU) == of(s, "VC", b.FISHHOOK) == 1 and of(s, "VC", b.HUE) == 28


# --- 30 USS New Jersey --------------------------------------------------------------------------------------------


def test_30_unshaded_full_3_coastal_spaces_2_pieces_each_without_die_or_trail(at):
    s = at(
        "trail: 2; north-vietnam: 3 nva_troop; kien-hoa: vc_guerrilla_a, vc_base; "
        "hue: 2 vc_guerrilla_a, passive_support; loc-hue-da-nang: vc_guerrilla_a; tay-ninh: vc_guerrilla_a;"
        "ba-xuyen: vc_guerrilla; binh-tuy: vc_guerrilla_a"
    )
    who = ask(execute(s.copy(), "VC", 30, "unshaded"))
    assert who.seat == "VC" and who.keys == ["US", "ARVN"]
    first = ask(execute(s.copy(), "VC", 30, "unshaded"), "ARVN")
    assert first.seat == "ARVN" and "done" not in first.keys and "trail" not in first.keys
    assert spaces_of(first) == ["hue", "north-vietnam", "binh-tuy", "kien-hoa", "loc-hue-da-nang"]
    keys = "north-vietnam/nva_troop north-vietnam/nva_troop kien-hoa/vc_guerrilla_a kien-hoa/vc_base"
    event(s, 30, "unshaded", "VC", f"ARVN {keys} hue/vc_guerrilla_a hue/vc_guerrilla_a")
    assert count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 1 and insurgents(s, b.KIEN_HOA) == insurgents(s, b.HUE) == 0
    assert (s.support[b.KIEN_HOA], s.support[b.HUE]) == (-1, 0) and s.trail == 2
    assert insurgents(s, b.LOC_HUE_DA_NANG) == insurgents(s, b.BINH_TUY) == 1


def test_30_unshaded_boundary_1_space_is_enough_and_no_more_than_3(at):
    s = at("kien-hoa: 2 vc_guerrilla_a; ba-xuyen: vc_guerrilla_a; hue: vc_guerrilla_a; binh-tuy: vc_guerrilla_a")
    t = s.copy()
    event(t, 30, "unshaded", "US", "US kien-hoa/vc_guerrilla_a done")
    assert insurgents(t, b.KIEN_HOA) == 1 and t.support[b.KIEN_HOA] == -1
    keys = "US hue/vc_guerrilla_a binh-tuy/vc_guerrilla_a kien-hoa/vc_guerrilla_a"
    assert ask(execute(s, "US", 30, "unshaded"), keys).keys == ["kien-hoa/vc_guerrilla_a", "end"]


def test_30_unshaded_boundary_no_momentum_and_no_limit_on_hits_stops_it(at):
    s = at(
        "momentum: da_nang_event, wild_weasels; shaded: laser_guided_bombs; kien-hoa: 2 vc_guerrilla_a; hue: nva_troop"
    )
    event(s, 30, "unshaded", "US", "US kien-hoa/vc_guerrilla_a kien-hoa/vc_guerrilla_a hue/nva_troop")
    assert insurgents(s, b.KIEN_HOA) == insurgents(s, b.HUE) == 0


def test_30_unshaded_boundary_nothing_exposed_on_the_coast(at):
    s = at("trail: 4; kien-hoa: vc_guerrilla, vc_base; ba-xuyen: vc_tunnel; tay-ninh: us_troop, vc_guerrilla_a")
    event(s, 30, "unshaded", "US")
    assert insurgents(s, b.TAY_NINH) == 1 and insurgents(s, b.KIEN_HOA) == 2 and s.trail == 4
    t = at("trail: 4; kien-hoa: vc_guerrilla_a, vc_guerrilla, vc_base; tay-ninh: us_troop, vc_guerrilla_a")
    event(t, 30, "unshaded", "US", "US")
    assert insurgents(t, b.TAY_NINH) == 1 and insurgents(t, b.KIEN_HOA) == 2 and t.trail == 4


def test_30_shaded_full_2_coastal_provinces_with_us_troops_shift_2_levels(at):
    s = at(
        "quang-tri: us_troop, active_support; binh-dinh: us_troop; kien-hoa: us_troop, passive_support;"
        "tay-ninh: us_troop; ba-xuyen: us_irregular; hue: us_troop"
    )
    first = ask(execute(s.copy(), "ARVN", 30, "shaded"))
    assert first.seat == "ARVN" and first.keys == ["quang-tri", "binh-dinh", "kien-hoa"]
    event(s, 30, "shaded", "ARVN", "quang-tri kien-hoa")
    assert (s.support[b.QUANG_TRI], s.support[b.KIEN_HOA], s.support[b.BINH_DINH]) == (0, -1, 0)


def test_30_shaded_boundary_one_that_can_shift_only_1_level_may_be_chosen_and_none_goes_beyond(at):
    s = at("quang-tri: us_troop, passive_opposition; binh-dinh: us_troop; kien-hoa: us_troop, active_opposition")
    event(s, 30, "shaded", "VC")
    assert (s.support[b.QUANG_TRI], s.support[b.BINH_DINH], s.support[b.KIEN_HOA]) == (-2, -2, -2)
    t = at(
        "quang-tri: us_troop, passive_opposition; binh-dinh: us_troop; quang-nam: us_troop; ba-xuyen: us_troop;"
        "sihanoukville: us_troop"
    )
    assert ask(execute(t, "VC", 30, "shaded")).keys == ["quang-tri", "quang-nam", "binh-dinh", "ba-xuyen"]


def test_30_shaded_boundary_no_such_province(at):
    s = at("tay-ninh: us_troop; kien-hoa: arvn_troop; hue: us_troop")
    event(s, 30, "shaded", "VC")
    assert not any(s.support)
    t = at("tay-ninh: us_troop; kien-hoa: us_troop; hue: us_troop")
    event(t, 30, "shaded", "VC")
    assert t.support[b.KIEN_HOA] == -2 and not t.support[b.TAY_NINH] and not t.support[b.HUE]
