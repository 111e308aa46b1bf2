"""Cards 41 to 50."""

from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.events import execute
from indochina.fitl.operations.attack import Attack
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.sequence.deck import monsoon
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.infiltrate import infiltrate_limit
from indochina.fitl.state import available, coin, count, of, on_map, total

from ..event import event

US_TROOP_TYPE, US_BASE_TYPE, ARVN_BASE_TYPE = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["arvn_base"]
MONSOON = "next: 125; "


# --- 41 Bombing Pause -------------------------------------------------------------------------------------------


def test_41_single_full_two_spaces_and_patronage(at):
    s = at("patronage: 10; hue: active_opposition; saigon: active_support; kontum: passive_support")
    first = ask(execute(s.copy(), "NVA", 41, "single"))
    assert first.seat == "NVA" and len(first.keys) == len(b.POPULATED) - 1  # Kontum is there already
    event(s, 41, "single", "NVA", "hue saigon")
    assert (s.support[b.HUE], s.support[b.SAIGON], s.support[b.KONTUM]) == (1, 1, 1)
    assert s.patronage == 12 and s.momentum == {"bombing_pause"}
    assert sum(map(abs, s.support)) == 3


def test_41_single_boundary_the_same_space_not_twice_none_without_population_patronage_75(at):
    s = at("patronage: 74")
    second = ask(execute(s.copy(), "US", 41, "single"), "hue")
    assert "hue" not in second.keys and "phuoc-long" not in second.keys and "loc-hue-da-nang" not in second.keys
    event(s, 41, "single", "US", "hue saigon")
    assert s.patronage == 75


def test_41_single_lasting_no_air_strike_until_reset(at):
    s = at("trail: 2; hue: us_troop, nva_troop")
    op = OPERATIONS["patrol"](s, "US", Terms(special=True))
    assert "air_strike" in possible(op)
    event(s, 41, "single", "ARVN", "hue saigon")
    assert "air_strike" not in possible(op)
    drive(reset_phase(s))
    assert "air_strike" in possible(op)


# --- 42 Chou En Lai ---------------------------------------------------------------------------------------------


def test_42_unshaded_full_nva_loses_10_and_chooses_the_troops(at):
    s = at("nva_resources: 15; quang-tri: 3 nva_troop, nva_guerrilla; north-vietnam: 3 nva_troop")
    asked = ask(execute(s.copy(), "US", 42, "unshaded"), dice="4")
    assert asked.seat == "NVA" and asked.keys == ["north-vietnam/nva_troop", "quang-tri/nva_troop"]
    event(s, 42, "unshaded", "US", "north-vietnam/nva_troop all", dice="4")
    assert s.resources["NVA"] == 5
    assert count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 0 and count(s, p.NVA_TROOP, b.QUANG_TRI) == 2
    assert count(s, p.NVA_GUERRILLA_U, b.QUANG_TRI) == 1


def test_42_unshaded_boundary_fewer_troops_than_the_die_and_resources_at_0(at):
    s = at("nva_resources: 4; quang-tri: 2 nva_troop, nva_guerrilla, nva_base")
    event(s, 42, "unshaded", "ARVN", dice="6")
    assert s.resources["NVA"] == 0 and on_map(s, (p.NVA_TROOP,)) == 0 and of(s, "NVA", b.QUANG_TRI) == 2


def test_42_shaded_full_ten_for_nva_the_trail_for_vc(at):
    s = at("nva_resources: 1; vc_resources: 2; arvn_resources: 3; trail: 3")
    event(s, 42, "shaded", "VC")
    assert s.resources == {"ARVN": 3, "NVA": 11, "VC": 5}


def test_42_shaded_boundary_track_ends_at_75_and_trail_0_gives_nothing(at):
    s = at("nva_resources: 70; vc_resources: 2; trail: 0")
    event(s, 42, "shaded", "NVA")
    assert s.resources["NVA"] == 75 and s.resources["VC"] == 2


# --- 43 Economic Aid --------------------------------------------------------------------------------------------


def test_43_unshaded_full_two_us_bases_and_aid(at):
    s = at("out_of_play: 3 us_base, 2 arvn_base; aid: 10; arvn_resources: 5")
    first = ask(execute(s.copy(), "US", 43, "unshaded"))
    assert first.seat == "US" and first.keys == ["arvn_bases", "us_bases"]
    event(s, 43, "unshaded", "US", "us_bases aid_12")
    assert s.out_of_play[US_BASE_TYPE] == 1 and s.available[US_BASE_TYPE] == 5
    assert s.out_of_play[ARVN_BASE_TYPE] == 2 and (s.aid, s.resources["ARVN"]) == (22, 5)


def test_43_unshaded_full_two_arvn_bases_and_resources(at):
    s = at("out_of_play: 3 us_base, 2 arvn_base; aid: 10; arvn_resources: 5")
    event(s, 43, "unshaded", "ARVN", "arvn_bases arvn_resources_6")
    assert s.out_of_play[ARVN_BASE_TYPE] == 0 and s.available[ARVN_BASE_TYPE] == 3
    assert s.out_of_play[US_BASE_TYPE] == 3 and (s.aid, s.resources["ARVN"]) == (10, 11)


def test_43_unshaded_boundary_no_mix_of_bases_what_there_is_and_only_tracks_that_can_rise(at):
    s = at("out_of_play: us_base; aid: 75; arvn_resources: 73")
    event(s, 43, "unshaded", "VC")
    assert s.available[US_BASE_TYPE] == 6 and (s.aid, s.resources["ARVN"]) == (75, 75)
    event(s, 43, "unshaded", "VC")
    assert (s.aid, s.resources["ARVN"]) == (75, 75)


def test_43_shaded_full_improve_twice(at):
    s = at("trail: 1; nva_resources: 3")
    first = ask(execute(s.copy(), "VC", 43, "shaded"))
    assert first.seat == "VC" and first.keys == ["improve_1_more", "nva_resources_10"]
    event(s, 43, "shaded", "VC", "improve_1_more")
    assert (s.trail, s.resources["NVA"]) == (3, 3)


def test_43_shaded_full_improve_once_and_resources(at):
    s = at("trail: 1; nva_resources: 3")
    event(s, 43, "shaded", "NVA", "nva_resources_10")
    assert (s.trail, s.resources["NVA"]) == (2, 13)


def test_43_shaded_boundary_trail_at_4_leaves_the_resources(at):
    s = at("trail: 3; nva_resources: 70")
    event(s, 43, "shaded", "NVA")
    assert (s.trail, s.resources["NVA"]) == (4, 75)
    event(s, 43, "shaded", "NVA")
    assert (s.trail, s.resources["NVA"]) == (4, 75)


def test_43_shaded_full_adsid_watches_each_change_of_the_trail(at):
    """Two sentences, two changes."""
    s = at("trail: 1; nva_resources: 20; momentum: adsid")
    event(s, 43, "shaded", "NVA", "improve_1_more")
    assert (s.trail, s.resources["NVA"]) == (3, 8)


# --- 44 Ia Drang ------------------------------------------------------------------------------------------------


IA_DRANG = (
    "saigon: 4 us_troop, 2 arvn_troop; pleiku: 2 nva_troop, nva_guerrilla, nva_base; kontum: us_troop;"
    "north-vietnam: nva_troop; loc-hue-da-nang: nva_guerrilla; fishhook: nva_guerrilla; tay-ninh: vc_guerrilla"
)


def test_44_unshaded_full_air_lift_sweep_and_assault_in_one_space(at):
    s = at(IA_DRANG)
    first = ask(execute(s.copy(), "ARVN", 44, "unshaded"))
    assert first.seat == "US" and first.keys == ["fishhook", "pleiku"]
    event(s, 44, "unshaded", "ARVN", "pleiku saigon all saigon all done kontum arvn")
    assert count(s, p.US_TROOP, b.PLEIKU) == 5 and count(s, p.ARVN_TROOP, b.PLEIKU) == 2
    # Highland: 5 US Troops make 2 hits on Troops; ARVN's 2 none. The Guerrilla was found, the Base is behind it.
    assert count(s, p.NVA_TROOP, b.PLEIKU) == 0 and count(s, p.NVA_BASE, b.PLEIKU) == 1
    assert count(s, p.NVA_GUERRILLA_A, b.PLEIKU) == 1
    assert s.resources["ARVN"] == 0


def test_44_unshaded_full_monsoon_and_momentum_do_not_stop_it(at):
    s = at(MONSOON + "momentum: typhoon_kate, general_lansdale; saigon: 3 us_troop; hue: us_troop; fishhook: nva_troop")
    event(s, 44, "unshaded", "US", "saigon all")
    assert count(s, p.US_TROOP, b.FISHHOOK) == 3 and count(s, p.NVA_TROOP, b.FISHHOOK) == 0


def test_44_unshaded_boundary_us_troops_must_come_first_where_there_are_none(at):
    """The tip: there must be something to Air Lift, Sweep and Assault with."""
    s = at("saigon: us_troop, us_irregular; hue: arvn_troop; pleiku: nva_guerrilla_a")
    lift = ask(execute(s.copy(), "US", 44, "unshaded"), "")
    assert lift.keys == ["saigon", "hue", "end"]  # from Saigon came the Troop, asked for nothing
    event(s, 44, "unshaded", "US", "end")
    assert count(s, p.US_TROOP, b.PLEIKU) == 1 and count(s, p.IRREGULAR_U, b.SAIGON) == 1


def test_44_unshaded_boundary_without_us_troops_what_can_be_done(at):
    """5.1.3 Irregulars are lifted and Sweep; nobody Assaults. No space in the North."""
    s = at("saigon: us_irregular; north-vietnam: nva_troop; quang-tri: nva_guerrilla")
    event(s, 44, "unshaded", "US")
    assert count(s, p.IRREGULAR_U, b.QUANG_TRI) == 1 and count(s, p.NVA_GUERRILLA_A, b.QUANG_TRI) == 1


def test_44_unshaded_boundary_all_are_there_already(at):
    """5.1.3 Nothing left to lift: Sweep and Assault take place all the same."""
    s = at("pleiku: 4 us_troop, nva_guerrilla")
    event(s, 44, "unshaded", "NVA")
    assert not of(s, "NVA", b.PLEIKU) and count(s, p.US_TROOP, b.PLEIKU) == 4


def test_44_unshaded_boundary_a_loc_is_chosen_only_if_no_province_or_city_can_be(at):
    s = at("saigon: us_troop; hue: us_troop; loc-hue-da-nang: nva_guerrilla_a; qui-nhon: nva_troop")
    assert ask(execute(s.copy(), "US", 44, "unshaded")).name == "airlift.origin"  # Qui Nhon, no other choice
    event(s, 44, "unshaded", "US", "saigon done")
    assert not of(s, "NVA", b.QUI_NHON) and of(s, "NVA", b.LOC_HUE_DA_NANG) == 1
    s = at("saigon: us_troop; hue: us_troop; loc-hue-da-nang: nva_guerrilla_a")
    event(s, 44, "unshaded", "US", "saigon done")
    assert not of(s, "NVA", b.LOC_HUE_DA_NANG)


def test_44_shaded_full_a_die_of_us_troops_within_one_space(at):
    s = at(
        "pleiku: nva_troop, 2 us_troop; kontum: 2 us_troop, us_base; loc-kontum-dak-to: us_troop; saigon: us_troop;"
        "tay-ninh: nva_troop; hue: nva_troop, us_troop"
    )
    first = ask(execute(s.copy(), "VC", 44, "shaded"))
    assert first.seat == "VC" and first.keys == ["pleiku", "tay-ninh"]  # Hue is a City
    second = ask(execute(s.copy(), "VC", 44, "shaded"), "pleiku", dice="3")
    assert set(second.keys) == {"kontum/us_troop", "pleiku/us_troop", "loc-kontum-dak-to/us_troop"}
    event(s, 44, "shaded", "VC", "pleiku kontum/us_troop all pleiku/us_troop", dice="3")
    assert s.casualties[US_TROOP_TYPE] == 3 and count(s, p.US_TROOP, b.PLEIKU) == 1
    assert count(s, p.US_BASE, b.KONTUM) == 1 and count(s, p.US_TROOP, b.KONTUM) == 0


def test_44_shaded_boundary_fewer_troops_than_the_die_and_none_at_all(at):
    s = at("pleiku: nva_troop; kontum: us_troop, us_irregular; tay-ninh: nva_troop")
    event(s, 44, "shaded", "NVA", dice="6")
    assert s.casualties[US_TROOP_TYPE] == 1 and count(s, p.IRREGULAR_U, b.KONTUM) == 1
    event(s, 44, "shaded", "NVA")
    assert sum(s.casualties) == 1


# --- 45 PT-76 ---------------------------------------------------------------------------------------------------


def test_45_unshaded_full_the_marker_and_anybody_may(at):
    s = at("shaded: pt_76")
    event(s, 45, "unshaded", "VC")
    assert s.unshaded == {"pt_76"} and s.shaded == set()


def test_45_unshaded_boundary_guerrillas_that_attack_or_ambush_cost_a_troop_only_where_one_is(at):
    s = at(
        "nva_resources: 5; hue: nva_troop, nva_guerrilla, 2 arvn_police; saigon: 2 nva_guerrilla_a, 2 arvn_police;"
        "da-nang: nva_troop, 2 nva_guerrilla_a, 2 arvn_police"
    )
    event(s, 45, "unshaded", "US")
    drive(
        Attack(s, "NVA", Terms(special=True)).execute(),
        "hue ambush saigon saigon/arvn_police da-nang guerrillas da-nang/arvn_police",
        dice="2 1",
    )
    assert [count(s, p.NVA_TROOP, x) for x in (b.HUE, b.DA_NANG)] == [0, 0]
    assert [total(s, p.NVA_GUERRILLAS, x) for x in (b.HUE, b.SAIGON, b.DA_NANG)] == [1, 2, 2]
    assert [coin(s, x) for x in (b.HUE, b.SAIGON, b.DA_NANG)] == [1, 0, 0]


def test_45_unshaded_lasting_each_attack_space_costs_a_troop_until_flipped(at):
    position = "nva_resources: 5; hue: 4 nva_troop, 3 arvn_troop"
    s = at(position)
    event(s, 45, "unshaded", "US")
    drive(Attack(s, "NVA").execute())
    assert count(s, p.NVA_TROOP, b.HUE) == 3 and count(s, p.ARVN_TROOP, b.HUE) == 2
    s = at(position)
    event(s, 45, "unshaded", "US")
    event(s, 45, "shaded", "NVA")
    drive(Attack(s, "NVA").execute(), "troops")
    assert count(s, p.NVA_TROOP, b.HUE) == 4 and count(s, p.ARVN_TROOP, b.HUE) == 1


def test_45_shaded_full_the_marker(at):
    s = at("unshaded: pt_76")
    event(s, 45, "shaded", "NVA")
    assert s.shaded == {"pt_76"} and s.unshaded == set()


def test_45_shaded_boundary_in_one_space_only_and_not_with_guerrillas(at):
    s = at(
        "nva_resources: 5; hue: 2 nva_troop, 3 arvn_troop; saigon: 2 nva_troop, 3 arvn_troop;"
        "da-nang: 2 nva_guerrilla_a, 3 arvn_troop"
    )
    event(s, 45, "shaded", "US")
    drive(Attack(s, "NVA").execute(), "hue pt_76 saigon da-nang da-nang/arvn_troop", dice="1")
    assert [count(s, p.ARVN_TROOP, x) for x in (b.HUE, b.SAIGON, b.DA_NANG)] == [1, 2, 1]


def test_45_shaded_lasting_one_space_one_enemy_per_troop_until_flipped(at):
    position = "nva_resources: 5; hue: 3 nva_troop, 4 arvn_troop"
    s = at(position)
    event(s, 45, "shaded", "NVA")
    drive(Attack(s, "NVA").execute(), "pt_76")
    assert count(s, p.ARVN_TROOP, b.HUE) == 1
    event(s, 45, "unshaded", "US")
    drive(Attack(s, "NVA").execute())
    assert count(s, p.ARVN_TROOP, b.HUE) == 0 and count(s, p.NVA_TROOP, b.HUE) == 2


# --- 46 559th Transport Group -----------------------------------------------------------------------------------


def test_46_unshaded_full_the_trail_falls_two_boxes(at):
    s = at("trail: 3")
    event(s, 46, "unshaded", "US")
    assert s.trail == 1 and s.momentum == {"transport_grp_559"}


def test_46_unshaded_boundary_not_below_0_and_whatever_oriskany_says(at):
    s = at("trail: 1; momentum: oriskany")
    event(s, 46, "unshaded", "ARVN")
    assert s.trail == 0 and s.momentum == {"transport_grp_559", "oriskany"}


def test_46_unshaded_lasting_infiltrate_in_one_space_until_reset(at):
    s = at("trail: 3")
    event(s, 46, "unshaded", "US")
    assert infiltrate_limit(s) == 1
    drive(reset_phase(s))
    assert infiltrate_limit(s) == 2


def test_46_shaded_full_infiltrate_then_resources(at):
    s = at("trail: 2; nva_resources: 1; vc_resources: 1; southern-laos: nva_base; pleiku: 2 nva_troop, vc_guerrilla")
    first = ask(execute(s.copy(), "VC", 46, "shaded"))
    assert first.seat == "NVA" and first.keys == ["southern-laos", "pleiku"]
    event(s, 46, "shaded", "VC", "southern-laos 3 pleiku pleiku/vc_guerrilla_u")
    assert count(s, p.NVA_TROOP, b.SOUTHERN_LAOS) == 3
    assert count(s, p.NVA_GUERRILLA_U, b.PLEIKU) == 1 and not of(s, "VC", b.PLEIKU)
    assert s.resources["NVA"] == 7 and s.resources["VC"] == 5


def test_46_shaded_boundary_nothing_to_infiltrate_trail_0_and_tracks_at_75(at):
    s = at("trail: 0; nva_resources: 1; vc_resources: 1")
    event(s, 46, "shaded", "NVA")
    assert s.resources["NVA"] == 1 and s.resources["VC"] == 1
    s = at("trail: 4; nva_resources: 70; vc_resources: 70; momentum: mcnamara_line; southern-laos: nva_base")
    event(s, 46, "shaded", "NVA", "5")
    assert s.resources["NVA"] == 75 and s.resources["VC"] == 75 and count(s, p.NVA_TROOP, b.SOUTHERN_LAOS) == 5


# --- 47 Chu Luc -------------------------------------------------------------------------------------------------


def test_47_unshaded_full_arvn_doubles_and_assaults_nva_everywhere(at):
    s = at(
        "aid: 10; arvn_resources: 1; saigon: nva_guerrilla_a, vc_guerrilla_a, 2 arvn_police;"
        "tay-ninh: arvn_base, arvn_ranger, arvn_troop, 3 nva_troop, vc_guerrilla_a; kien-hoa: 2 arvn_troop, nva_base;"
        "pleiku: 3 us_troop, nva_troop; hue: 4 arvn_troop, nva_guerrilla; can-tho: 2 arvn_troop, vc_guerrilla_a"
    )
    first = ask(execute(s.copy(), "US", 47, "unshaded"))
    assert first.seat == "US" and first.keys == ["saigon", "hue", "tay-ninh", "kien-hoa"]
    event(s, 47, "unshaded", "US", "tay-ninh")
    assert count(s, p.ARVN_TROOP, b.TAY_NINH) == 4  # 3 pieces, Base and Ranger among them
    assert count(s, p.NVA_TROOP, b.TAY_NINH) == 1 and of(s, "VC", b.TAY_NINH) == 1
    assert not of(s, "NVA", b.SAIGON) and of(s, "VC", b.SAIGON) == 1  # Police count in a City, VC is left alone
    assert not of(s, "NVA", b.KIEN_HOA) and s.aid == 16
    assert of(s, "NVA", b.HUE) == 1 and of(s, "NVA", b.PLEIKU) == 1 and of(s, "VC", b.CAN_THO) == 1
    assert s.resources["ARVN"] == 1


def test_47_unshaded_boundary_too_few_troops_do_not_bind_the_choice_of_the_space(at):
    """VC may not take ARVN Troops from the map: Hue gets what there is, though Saigon could be doubled."""
    s = at("hue: 26 arvn_troop, nva_guerrilla; saigon: 2 arvn_police, nva_guerrilla; out_of_play: arvn_troop")
    assert ask(execute(s.copy(), "VC", 47, "unshaded")).keys == ["saigon", "hue"]
    event(s, 47, "unshaded", "VC", "hue")
    assert count(s, p.ARVN_TROOP, b.HUE) == 29 and available(s, p.ARVN_TROOP) == 0


def test_47_unshaded_boundary_arvn_may_take_from_the_map_what_is_not_available(at):
    s = at("hue: 3 arvn_police, nva_guerrilla; saigon: 28 arvn_troop")
    event(s, 47, "unshaded", "ARVN", "hue/arvn_troop saigon/arvn_troop")
    assert count(s, p.ARVN_TROOP, b.HUE) == 3 and count(s, p.ARVN_TROOP, b.SAIGON) == 27
    s = at("hue: 3 arvn_police, nva_guerrilla; saigon: 28 arvn_troop")
    event(s, 47, "unshaded", "ARVN", "done")
    assert count(s, p.ARVN_TROOP, b.HUE) == 2


def test_47_unshaded_boundary_no_space_to_double_still_assaults(at):
    s = at("hue: 30 arvn_troop, 2 nva_troop, nva_guerrilla")
    event(s, 47, "unshaded", "NVA")
    assert count(s, p.ARVN_TROOP, b.HUE) == 30 and of(s, "NVA", b.HUE) == 1


def test_47_shaded_full_up_to_10_troops_near_the_north(at):
    s = at("quang-tri: active_support, us_troop")
    first = ask(execute(s.copy(), "VC", 47, "shaded"))
    assert first.seat == "VC" and first.keys == [
        *(f"{name}/nva_troop" for name in ("north-vietnam", "central-laos", "quang-tri", "loc-hue-khe-sanh")),
        "end",
    ]
    event(s, 47, "shaded", "VC", "north-vietnam/nva_troop 6 quang-tri/nva_troop 3 loc-hue-khe-sanh/nva_troop")
    counts = [count(s, p.NVA_TROOP, x) for x in (b.NORTH_VIETNAM, b.QUANG_TRI, b.LOC_HUE_KHE_SANH)]
    assert counts == [6, 3, 1]


def test_47_shaded_boundary_fewer_if_wanted_and_if_not_available(at):
    s = at("southern-laos: 38 nva_troop")
    event(s, 47, "shaded", "US", "done")
    assert not of(s, "NVA", b.NORTH_VIETNAM)
    event(s, 47, "shaded", "US", "quang-tri/nva_troop all")
    assert count(s, p.NVA_TROOP, b.QUANG_TRI) == 2 and on_map(s, (p.NVA_TROOP,)) == 40


# --- 48 Nam Dong ------------------------------------------------------------------------------------------------


def test_48_unshaded_full_three_guerrillas_and_active_support(at):
    s = at(
        "quang-nam: us_base, active_opposition, 2 vc_guerrilla, 2 nva_guerrilla_a, nva_troop;"
        "binh-dinh: arvn_base, vc_guerrilla; hue: us_base, vc_guerrilla; pleiku: vc_guerrilla; kien-hoa: arvn_base"
    )
    first = ask(execute(s.copy(), "ARVN", 48, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["quang-nam", "binh-dinh"]
    event(s, 48, "unshaded", "ARVN", "quang-nam quang-nam/vc_guerrilla_u all quang-nam/nva_guerrilla_a")
    assert total(s, p.GUERRILLAS, b.QUANG_NAM) == 1 and count(s, p.NVA_TROOP, b.QUANG_NAM) == 1
    assert s.support[b.QUANG_NAM] == 2


def test_48_unshaded_boundary_up_to_three_and_what_can_be_done(at):
    s = at("quang-nam: us_base, 2 vc_guerrilla")
    event(s, 48, "unshaded", "VC", "done")
    assert s.support[b.QUANG_NAM] == 2 and of(s, "VC", b.QUANG_NAM) == 2
    s = at("phuoc-long: arvn_base, vc_guerrilla, vc_base")
    event(s, 48, "unshaded", "US", "phuoc-long/vc_guerrilla_u")
    assert of(s, "VC", b.PHUOC_LONG) == 1 and s.support[b.PHUOC_LONG] == 0
    s = at("hue: us_base, vc_guerrilla")
    event(s, 48, "unshaded", "US")
    assert of(s, "VC", b.HUE) == 1 and s.support[b.HUE] == 0


def test_48_shaded_full_a_base_and_active_opposition(at):
    s = at(
        "quang-nam: us_base, arvn_base, us_troop, arvn_police, 2 arvn_ranger, active_support;"
        "binh-dinh: arvn_base, 2 us_troop, arvn_police; kien-hoa: arvn_base; saigon: us_base"
    )
    first = ask(execute(s.copy(), "NVA", 48, "shaded"))
    assert first.seat == "NVA" and first.keys == ["quang-nam", "kien-hoa"]
    event(s, 48, "shaded", "NVA", "quang-nam quang-nam/us_base")
    assert s.casualties[US_BASE_TYPE] == 1 and count(s, p.ARVN_BASE, b.QUANG_NAM) == 1
    assert s.support[b.QUANG_NAM] == -2 and coin(s, b.QUANG_NAM) == 5
    event(s, 48, "shaded", "NVA")  # Quang Nam cannot be set any more: Kien Hoa
    assert count(s, p.ARVN_BASE, b.KIEN_HOA) == 0 and s.available[ARVN_BASE_TYPE] == 1 and s.support[b.KIEN_HOA] == -2


def test_48_shaded_boundary_no_population_and_three_cubes(at):
    s = at("phuoc-long: arvn_base; quang-nam: us_base, 3 arvn_police")
    event(s, 48, "shaded", "VC")
    assert coin(s, b.PHUOC_LONG) == 0 and s.support[b.PHUOC_LONG] == 0
    event(s, 48, "shaded", "VC")
    assert coin(s, b.QUANG_NAM) == 4 and s.support[b.QUANG_NAM] == 0


# --- 49 Russian Arms --------------------------------------------------------------------------------------------


def test_49_unshaded_full_any_six_arvn_pieces_in_the_south(at):
    s = at("pleiku: nva_troop")
    first = ask(execute(s.copy(), "US", 49, "unshaded"))
    assert first.seat == "US" and "loc-hue-da-nang/arvn_police" in first.keys and "pleiku/arvn_base" in first.keys
    assert "loc-hue-da-nang/arvn_base" not in first.keys and "central-laos/arvn_troop" not in first.keys
    keys = "pleiku/arvn_base 1 pleiku/arvn_troop 2 loc-hue-da-nang/arvn_police 1 hue/arvn_ranger_u all"
    event(s, 49, "unshaded", "US", keys)
    assert count(s, p.ARVN_BASE, b.PLEIKU) == 1 and count(s, p.ARVN_TROOP, b.PLEIKU) == 2
    assert count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 1 and count(s, p.RANGER_U, b.HUE) == 2


def test_49_unshaded_boundary_only_what_is_available_within_stacking(at):
    s = at("hue: 2 us_base; out_of_play: 30 arvn_troop, 30 arvn_police, 4 arvn_ranger, 2 arvn_base")
    first = ask(execute(s.copy(), "VC", 49, "unshaded"))
    assert "hue/arvn_base" not in first.keys and "hue/arvn_ranger_u" in first.keys
    event(s, 49, "unshaded", "VC", "saigon/arvn_base hue/arvn_ranger_u all")
    assert count(s, p.ARVN_BASE, b.SAIGON) == 1 and count(s, p.RANGER_U, b.HUE) == 2


def test_49_shaded_full_three_spaces_doubled_then_bombard(at):
    s = at(
        "quang-tri: 2 nva_troop; southern-laos: 3 nva_troop, nva_guerrilla; kien-hoa: nva_troop; hue: 3 us_troop;"
        "fishhook: nva_troop; kontum: nva_guerrilla"
    )
    first = ask(execute(s.copy(), "VC", 49, "shaded"))
    assert first.seat == "NVA" and first.keys == ["southern-laos", "fishhook", "quang-tri", "kien-hoa"]
    event(s, 49, "shaded", "VC", "southern-laos quang-tri kien-hoa")
    counts = [count(s, p.NVA_TROOP, x) for x in (b.SOUTHERN_LAOS, b.QUANG_TRI, b.KIEN_HOA, b.FISHHOOK)]
    assert counts == [6, 4, 2, 1]
    assert count(s, p.US_TROOP, b.HUE) == 2 and s.casualties[US_TROOP_TYPE] == 1


def test_49_shaded_boundary_fewer_spaces_and_fewer_troops(at):
    s = at("quang-tri: 37 nva_troop; fishhook: 2 nva_troop")
    event(s, 49, "shaded", "NVA", "done done")  # the last one to the first space; none taken from elsewhere
    assert on_map(s, (p.NVA_TROOP,)) == 40
    s = at("hue: 3 us_troop; quang-tri: 3 nva_guerrilla")
    event(s, 49, "shaded", "NVA")
    assert not on_map(s, (p.NVA_TROOP,)) and count(s, p.US_TROOP, b.HUE) == 3


# --- 50 Uncle Ho ------------------------------------------------------------------------------------------------


def test_50_unshaded_full_four_us_troops_and_two_limited_operations(at):
    s = at("out_of_play: 5 us_troop; arvn_resources: 3; saigon: 2 arvn_troop, 2 vc_guerrilla_a; hue: us_troop")
    first = ask(execute(s.copy(), "US", 50, "unshaded"))
    assert first.seat == "US" and first.keys == ["us_troops_4", "arvn_resources_9"]
    where = ask(execute(s.copy(), "US", 50, "unshaded"), "us_troops_4")
    assert where.seat == "US" and "loc-hue-da-nang/us_troop" in where.keys and "fishhook/us_troop" not in where.keys
    placed = "us_troops_4 loc-hue-da-nang/us_troop 1 saigon/us_troop all"
    limop = ask(execute(s.copy(), "US", 50, "unshaded"), placed)
    assert limop.seat == "ARVN" and limop.keys == ["train", "patrol", "sweep", "assault"]
    event(s, 50, "unshaded", "US", f"{placed} assault train saigon arvn_police 2 done done")
    assert count(s, p.US_TROOP, b.LOC_HUE_DA_NANG) == 1 and count(s, p.US_TROOP, b.SAIGON) == 3
    assert s.out_of_play[US_TROOP_TYPE] == 1
    assert of(s, "VC", b.SAIGON) == 1 and count(s, p.POLICE, b.SAIGON) == 2
    assert s.resources["ARVN"] == 3 and s.acted == ()


def test_50_unshaded_full_resources_and_the_same_operation_twice(at):
    s = at("out_of_play: 5 us_troop; saigon: 2 arvn_troop, 2 vc_guerrilla_a")
    event(s, 50, "unshaded", "VC", "arvn_resources_9 assault assault")
    assert s.resources["ARVN"] == 9 and not of(s, "VC", b.SAIGON) and s.out_of_play[US_TROOP_TYPE] == 5


def test_50_unshaded_full_a_sweep_even_in_monsoon(at):
    s = at(MONSOON + "hue: 2 arvn_troop; quang-tri: 2 vc_guerrilla")
    assert monsoon(s)
    limop = ask(execute(s, "ARVN", 50, "unshaded"))
    assert limop.keys == ["train", "patrol", "sweep"]


def test_50_unshaded_boundary_nobody_out_of_play_track_full_and_patrol_only(at):
    s = at("arvn_resources: 75; north-vietnam: nva_troop")
    event(s, 50, "unshaded", "US", "patrol patrol")
    assert s.resources["ARVN"] == 75 and not on_map(s, (p.US_TROOP,))


def test_50_shaded_full_vc_three_then_nva_three(at):
    s = at("vc_resources: 0; nva_resources: 0; trail: 1; kien-hoa: vc_base; quang-tri: 2 nva_troop; hue: 2 arvn_police")
    first = ask(execute(s.copy(), "NVA", 50, "shaded"))
    assert first.seat == "VC" and first.name == "rally.space"  # nothing else yet
    assert ask(execute(s.copy(), "NVA", 50, "shaded"), "kien-hoa 3").keys == ["rally", "march", "terror"]
    keys = "kien-hoa 3 terror march ba-xuyen kien-hoa/vc_guerrilla_u all done"
    after_vc = ask(execute(s.copy(), "NVA", 50, "shaded"), keys)
    assert after_vc.seat == "NVA"
    keys += " march hue all attack rally north-vietnam"
    event(s, 50, "shaded", "NVA", keys)
    assert s.terror[b.KIEN_HOA] == 1 and count(s, p.VC_GUERRILLA_U, b.BA_XUYEN) == 2
    assert count(s, p.NVA_TROOP, b.HUE) == 2 and count(s, p.POLICE, b.HUE) == 1
    assert count(s, p.NVA_GUERRILLA_U, b.NORTH_VIETNAM) == 1
    assert s.resources["VC"] == 0 and s.resources["NVA"] == 0


def test_50_shaded_boundary_what_cannot_be_done_is_left_out(at):
    """VC has only Rally at first, not at Support; NVA has nothing to do anything with."""
    support = "; ".join(f"{b.IDS[x]}: active_support" for x in b.POPULATED)
    s = at(f"{support}; out_of_play: 40 nva_troop, 20 nva_guerrilla, 9 nva_base")
    first = ask(execute(s.copy(), "US", 50, "shaded"))
    assert first.seat == "VC" and first.name == "rally.space"
    assert "saigon" not in first.keys and "phuoc-long" in first.keys
    event(s, 50, "shaded", "US", "phuoc-long rally phuoc-long rally phuoc-long base")
    assert count(s, p.VC_BASE, b.PHUOC_LONG) == 1 and of(s, "VC", b.PHUOC_LONG) == 1
    assert not on_map(s, p.NVA_KINDS) and s.trail == 0
