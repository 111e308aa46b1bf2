"""Cards 61 to 70, each text in full and at its limits."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import IDS, PROVINCES, SPACE
from indochina.fitl.components.pieces import KIND, TYPE
from indochina.fitl.events import execute
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.sweep import Sweep
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.transport import transport
from indochina.fitl.state import count

from ..event import event


def has(s, space, kind):
    return count(s, KIND[kind], SPACE[space])


def level(s, *spaces):
    return [s.support[SPACE[x]] for x in spaces]


# --- 61 Armored Cavalry -------------------------------------------------------------------------------------------


def test_61_unshaded_full_the_marker_goes_into_the_box(at):
    s = at()
    event(s, 61, "unshaded", "VC")
    assert s.unshaded == {"armored_cavalry"} and not s.shaded


def test_61_unshaded_boundary_it_replaces_the_shaded_side(at):
    s = at("shaded: armored_cavalry, abrams")
    event(s, 61, "unshaded", "ARVN")
    assert s.unshaded == {"armored_cavalry"} and s.shaded == {"abrams"}


def test_61_unshaded_lasting_a_free_assault_where_transport_went_until_the_marker_is_turned(at):
    text = "arvn_resources: 3; hue: 4 arvn_troop; saigon: 2 arvn_troop, 2 vc_guerrilla_u"
    s = at(text)
    event(s, 61, "unshaded", "ARVN")
    drive(
        Sweep(s, "ARVN", Terms(special=True, only=[SPACE["saigon"]])).execute(),
        "saigon done transport hue saigon all saigon",
    )
    assert has(s, "saigon", "vc_guerrilla_a") == 0 and s.resources["ARVN"] == 0
    t = at(text + ", arvn_ranger; unshaded: armored_cavalry")
    event(t, 61, "shaded", "VC")
    drive(Sweep(t, "ARVN", Terms(special=True, only=[SPACE["saigon"]])).execute(), "saigon done transport saigon hue")
    assert has(t, "saigon", "vc_guerrilla_a") == 2 and has(t, "hue", "arvn_ranger_u") == 1


def test_61_shaded_full_the_marker_goes_into_the_box(at):
    s = at()
    event(s, 61, "shaded", "US")
    assert s.shaded == {"armored_cavalry"} and not s.unshaded


def test_61_shaded_boundary_it_replaces_the_unshaded_side(at):
    s = at("unshaded: armored_cavalry")
    event(s, 61, "shaded", "VC")
    assert s.shaded == {"armored_cavalry"} and not s.unshaded


def test_61_shaded_lasting_only_rangers_are_transported_until_the_marker_is_turned(at):
    s = at("hue: arvn_troop, arvn_ranger")
    event(s, 61, "shaded", "VC")
    drive(transport(OPERATIONS["train"](s, "ARVN")), "hue quang-tri")
    assert has(s, "quang-tri", "arvn_ranger_u") == 1 and has(s, "hue", "arvn_troop") == 1
    t = at("hue: arvn_troop; shaded: armored_cavalry")
    assert "transport" not in possible(OPERATIONS["train"](t, "ARVN", Terms(special=True)))
    event(t, 61, "unshaded", "ARVN")
    assert "transport" in possible(OPERATIONS["train"](t, "ARVN", Terms(special=True)))


# --- 62 Cambodian Civil War ---------------------------------------------------------------------------------------


def test_62_unshaded_full_the_us_lifts_and_sweeps_and_two_bases_go(at):
    s = at(
        "hue: 5 us_troop; fishhook: 2 nva_guerrilla_u, nva_base, nva_tunnel; parrots-beak: vc_base; tay-ninh: nva_base"
    )
    first = ask(execute(s.copy(), "ARVN", 62, "unshaded"))
    assert (first.seat, first.name) == ("US", "airlift.destination")
    assert first.keys == ["ne-cambodia", "fishhook", "parrots-beak", "sihanoukville"]
    event(s, 62, "unshaded", "ARVN", "fishhook 4 done fishhook done")
    assert has(s, "fishhook", "us_troop") == 4 and has(s, "hue", "us_troop") == 1
    assert has(s, "fishhook", "nva_guerrilla_a") == 2  # four Troops in Jungle
    assert not has(s, "fishhook", "nva_base") and not has(s, "parrots-beak", "vc_base")
    assert has(s, "fishhook", "nva_tunnel") == 1 and has(s, "tay-ninh", "nva_base") == 1


def test_62_unshaded_full_the_executing_faction_names_who_sweeps_and_that_one_sweeps(at):
    s = at("next: 125; fishhook: us_troop, 2 arvn_troop; parrots-beak: nva_guerrilla_u, vc_guerrilla_u")
    who = ask(execute(s.copy(), "VC", 62, "unshaded"), "ne-cambodia fishhook/us_troop done")
    assert (who.seat, who.keys) == ("VC", ["US", "ARVN"])
    keys = "ne-cambodia fishhook/us_troop done ARVN parrots-beak fishhook all done"
    assert ask(execute(s.copy(), "VC", 62, "unshaded"), keys).seat == "ARVN"
    event(s, 62, "unshaded", "VC", keys + " parrots-beak/vc_guerrilla_u")
    assert has(s, "parrots-beak", "arvn_troop") == 2 and has(s, "ne-cambodia", "us_troop") == 1
    assert has(s, "parrots-beak", "vc_guerrilla_a") == 1 and has(s, "parrots-beak", "nva_guerrilla_u") == 1


def test_62_unshaded_boundary_troops_sweep_from_one_cambodian_space_to_another_only(at):
    s = at("fishhook: us_troop; tay-ninh: 4 us_troop; quang-tri: arvn_police")
    decision = ask(execute(s, "US", 62, "unshaded"), "tay-ninh ne-cambodia 1 done parrots-beak")
    assert (decision.name, decision.keys) == ("sweep.origin", ["fishhook", "done"])


def test_62_unshaded_boundary_nobody_to_lift_or_sweep_and_a_tunnel_only_given_up_by_its_owner(at):
    s = at("tay-ninh: arvn_police; fishhook: nva_tunnel, nva_base")
    event(s, 62, "unshaded", "US")
    assert has(s, "fishhook", "nva_tunnel") == 1 and has(s, "fishhook", "nva_base") == 0
    t = at("tay-ninh: arvn_police; fishhook: nva_tunnel, nva_base")
    event(t, 62, "unshaded", "NVA", "fishhook/nva_base fishhook/nva_tunnel")
    assert has(t, "fishhook", "nva_tunnel") == 0 and has(t, "fishhook", "nva_base") == 0


def test_62_unshaded_boundary_momentum_against_air_lift_does_not_count(at):
    s = at("momentum: typhoon_kate, medevac_shaded; hue: us_troop")
    event(s, 62, "unshaded", "US", "fishhook done fishhook done")
    assert has(s, "fishhook", "us_troop") == 1


def test_62_shaded_full_nva_places_twelve_in_any_mix(at):
    s = at()
    assert ask(execute(s.copy(), "VC", 62, "shaded")).seat == "NVA"
    event(s, 62, "shaded", "VC", "fishhook/nva_troop 7 sihanoukville/nva_guerrilla_u 3 ne-cambodia/nva_guerrilla_u all")
    assert has(s, "fishhook", "nva_troop") == 7
    assert has(s, "sihanoukville", "nva_guerrilla_u") == 3 and has(s, "ne-cambodia", "nva_guerrilla_u") == 2


def test_62_shaded_boundary_with_too_few_available_nva_may_take_its_own_from_the_map(at):
    text = "hue: 38 nva_troop; saigon: 19 nva_guerrilla_u"
    s = at(text)
    keys = "fishhook/nva_troop all fishhook/nva_guerrilla_u"
    decision = ask(execute(s, "US", 62, "shaded"), keys)
    assert decision.seat == "NVA" and "end" in decision.keys
    s = at(text)
    event(s, 62, "shaded", "US", keys + " done")
    assert has(s, "fishhook", "nva_troop") == 2 and has(s, "fishhook", "nva_guerrilla_u") == 1
    s = at(text)
    event(s, 62, "shaded", "US", keys + " fishhook/nva_troop hue/nva_troop done")
    assert has(s, "fishhook", "nva_troop") == 3 and has(s, "hue", "nva_troop") == 37


# --- 63 Fact Finding ----------------------------------------------------------------------------------------------


def test_63_unshaded_full_two_us_pieces_from_out_of_play(at):
    s = at("out_of_play: 2 us_troop, us_base; patronage: 5; aid: 10")
    assert ask(execute(s.copy(), "VC", 63, "unshaded")).seat == "VC"
    event(s, 63, "unshaded", "VC", "us_to_south hue/us_base loc-hue-da-nang/us_troop")
    assert has(s, "hue", "us_base") == 1 and has(s, "loc-hue-da-nang", "us_troop") == 1
    assert s.out_of_play[TYPE["us_troop"]] == 1 and (s.aid, s.patronage) == (16, 5)


def test_63_unshaded_full_a_die_of_patronage_to_resources(at):
    s = at("out_of_play: us_troop; patronage: 9; aid: 10; arvn_resources: 3")
    event(s, 63, "unshaded", "US", "patronage_to_resources", "4")
    assert (s.patronage, s.resources["ARVN"], s.aid) == (5, 7, 16)
    assert s.out_of_play[TYPE["us_troop"]] == 1


def test_63_unshaded_boundary_no_more_patronage_than_there_is_and_75_at_most(at):
    s = at("patronage: 2; arvn_resources: 74; aid: 72")
    event(s, 63, "unshaded", "US", "", "6")
    assert (s.patronage, s.resources["ARVN"], s.aid) == (0, 75, 75)


def test_63_unshaded_boundary_neither_leaves_the_aid(at):
    s = at()
    event(s, 63, "unshaded", "ARVN")
    assert s.aid == 6


def test_63_unshaded_boundary_only_the_south_and_no_base_on_a_loc(at):
    keys = ask(execute(at("out_of_play: us_base, us_troop, us_irregular"), "US", 63, "unshaded")).keys
    assert "fishhook/us_troop" not in keys and "loc-hue-da-nang/us_irregular_u" in keys
    assert "loc-hue-da-nang/us_base" not in keys and "tay-ninh/us_base" in keys


def test_63_shaded_full_a_city_loses_support_and_patronage_or_vc_gains(at):
    text = (
        "saigon: arvn_troop, active_support; hue: arvn_troop, active_support; da-nang: arvn_troop, passive_support;"
        "can-tho: active_support; kontum: arvn_troop; tay-ninh: arvn_troop, active_support;"
        "patronage: 1; vc_resources: 1"
    )
    s = at(text)
    first = ask(execute(s.copy(), "ARVN", 63, "shaded"))
    assert (first.seat, first.keys) == ("ARVN", ["hue", "da-nang"])
    event(s, 63, "shaded", "ARVN", "hue patronage_plus_4")
    assert level(s, "hue", "da-nang", "saigon") == [0, 1, 2] and (s.patronage, s.resources["VC"]) == (5, 1)
    s = at(text)
    event(s, 63, "shaded", "VC", "da-nang vc_resources_plus_4")
    assert level(s, "hue", "da-nang") == [2, 0] and (s.patronage, s.resources["VC"]) == (1, 5)


def test_63_shaded_boundary_no_city_and_a_track_at_75(at):
    s = at("saigon: arvn_troop, active_support; vc_resources: 75; patronage: 73")
    event(s, 63, "shaded", "VC")
    assert level(s, "saigon") == [2] and (s.patronage, s.resources["VC"]) == (75, 75)
    event(s, 63, "shaded", "VC")
    assert (s.patronage, s.resources["VC"]) == (75, 75)


# --- 64 Honolulu Conference ---------------------------------------------------------------------------------------

PACIFY = "current: 64; aid: 20; patronage: 10; arvn_resources: 40; hue: us_troop, arvn_police, terror;"


def test_64_single_full_the_us_alone_pacifies(at):
    s = at(PACIFY + "da-nang: arvn_troop, arvn_police")
    pacify = ask(execute(s.copy(), "US", 64, "single"), "aid_minus_10 patronage_plus_3")
    assert (pacify.seat, pacify.keys) == ("US", ["hue", "end"])
    event(s, 64, "single", "US", "aid_minus_10 patronage_plus_3 hue 3")
    assert (s.aid, s.patronage, s.resources["ARVN"]) == (10, 13, 31)
    assert level(s, "hue", "da-nang") == [2, 0] and not s.terror[SPACE["hue"]]
    assert not s.stays_eligible


def test_64_single_full_arvn_alone_pacifies_or_does_not(at):
    s = at(PACIFY + "da-nang: arvn_troop, arvn_police")
    pacify = ask(execute(s.copy(), "ARVN", 64, "single"), "aid_plus_10 patronage_minus_5")
    assert (pacify.seat, pacify.keys) == ("ARVN", ["da-nang", "end"])
    event(s, 64, "single", "ARVN", "aid_plus_10 patronage_minus_5 done")
    assert (s.aid, s.patronage, s.resources["ARVN"]) == (30, 5, 40) and level(s, "da-nang") == [0]


@pytest.mark.parametrize("faction", ["NVA", "VC"])
def test_64_single_full_an_insurgent_remains_eligible(at, faction):
    s = at(PACIFY + "kontum: arvn_troop, arvn_police")
    event(s, 64, "single", faction, "aid_minus_10 patronage_minus_5")
    assert (s.aid, s.patronage) == (10, 5) and s.stays_eligible == {faction}
    assert level(s, "hue") == [0] and s.terror[SPACE["hue"]] == 1


def test_64_single_boundary_tracks_at_their_ends_leave_no_choice(at):
    s = at("patronage: 75")
    event(s, 64, "single", "VC")
    assert (s.aid, s.patronage) == (10, 70)
    s = at("aid: 4; patronage: 74")
    event(s, 64, "single", "VC", "aid_minus_10 patronage_plus_3")
    assert (s.aid, s.patronage) == (0, 75)


def test_64_single_boundary_mandate_of_heaven_leaves_arvn_one_space(at):
    text = "current: 64; arvn_resources: 40; hue: arvn_troop, arvn_police; da-nang: arvn_troop, arvn_police"
    s = at(text + "; shaded: mandate_of_heaven")
    event(s, 64, "single", "ARVN", "hue 2")
    assert level(s, "hue", "da-nang") == [2, 0]
    s = at(text)
    event(s, 64, "single", "ARVN", "hue 2 da-nang 2")
    assert level(s, "hue", "da-nang") == [2, 2]


def test_64_single_boundary_komer_counts_in_the_coup_round_only_but_ky_always(at):
    s = at(PACIFY + "momentum: blowtorch_komer")
    event(s, 64, "single", "US", "aid_plus_10 patronage_plus_3 hue 1")
    assert s.resources["ARVN"] == 37
    s = at(PACIFY + "leader_box: 127; played: 127")
    event(s, 64, "single", "US", "aid_plus_10 patronage_plus_3 hue 1")
    assert s.resources["ARVN"] == 36


# --- 65 International Forces --------------------------------------------------------------------------------------


def test_65_unshaded_full_four_us_pieces_onto_the_map(at):
    s = at("out_of_play: 3 us_troop, us_base, 2 us_irregular, arvn_base")
    keys = ask(execute(s.copy(), "ARVN", 65, "unshaded")).keys
    assert "fishhook/us_troop" in keys and not any(key.startswith("north-vietnam") for key in keys)
    event(s, 65, "unshaded", "ARVN", "saigon/us_troop 2 fishhook/us_irregular_u 1 hue/us_base")
    assert has(s, "saigon", "us_troop") == 2 and has(s, "hue", "us_base") == 1
    assert has(s, "fishhook", "us_irregular_u") == 1
    assert [s.out_of_play[TYPE[x]] for x in ("us_troop", "us_base", "us_irregular", "arvn_base")] == [1, 0, 1, 1]


def test_65_unshaded_boundary_only_as_many_as_are_out_of_play(at):
    s = at("out_of_play: us_troop")
    event(s, 65, "unshaded", "US", "saigon/us_troop")
    assert has(s, "saigon", "us_troop") == 1 and s.available[TYPE["us_troop"]] == 39
    event(s, 65, "unshaded", "US")
    assert has(s, "saigon", "us_troop") == 1


def test_65_shaded_full_the_us_removes_a_die_roll_to_out_of_play(at):
    s = at("saigon: 4 us_troop, us_base; hue: us_irregular_a, arvn_troop")
    first = ask(execute(s.copy(), "VC", 65, "shaded"), "", "3")
    assert first.seat == "US" and "hue/arvn_troop" not in first.keys
    event(s, 65, "shaded", "VC", "saigon/us_troop 2 hue/us_irregular_a", "3")
    assert has(s, "saigon", "us_troop") == 2 and has(s, "saigon", "us_base") == 1 and has(s, "hue", "arvn_troop") == 1
    assert [s.out_of_play[TYPE[x]] for x in ("us_troop", "us_irregular")] == [2, 1]
    assert not any(s.casualties)


def test_65_shaded_boundary_no_more_than_there_are(at):
    s = at("saigon: us_troop, us_base")
    event(s, 65, "shaded", "VC", "", "5")
    assert [s.out_of_play[TYPE[x]] for x in ("us_troop", "us_base")] == [1, 1]
    event(s, 65, "shaded", "VC", "", "1")


# --- 66 Ambassador Taylor -----------------------------------------------------------------------------------------


def test_66_unshaded_full_aid_resources_and_two_us_pieces(at):
    s = at("aid: 5; arvn_resources: 6; patronage: 7; out_of_play: 3 us_troop, us_base")
    first = ask(execute(s.copy(), "ARVN", 66, "unshaded"))
    assert (first.seat, first.keys) == ("ARVN", ["us_to_south", "patronage_minus_3", "neither"])
    event(s, 66, "unshaded", "ARVN", "us_to_south saigon/us_troop 1 hue/us_base")
    assert (s.aid, s.resources["ARVN"], s.patronage) == (14, 15, 7)
    assert has(s, "saigon", "us_troop") == 1 and has(s, "hue", "us_base") == 1


def test_66_unshaded_full_or_patronage_down(at):
    s = at("patronage: 7; out_of_play: us_troop")
    event(s, 66, "unshaded", "US", "patronage_minus_3")
    assert (s.aid, s.resources["ARVN"], s.patronage) == (9, 9, 4) and s.out_of_play[TYPE["us_troop"]] == 1


def test_66_unshaded_boundary_one_piece_or_neither_and_75_at_most(at):
    s = at("aid: 70; arvn_resources: 70; patronage: 2; out_of_play: 2 us_troop")
    event(s, 66, "unshaded", "US", "us_to_south saigon/us_troop 1 done")
    assert (s.aid, s.resources["ARVN"]) == (75, 75) and has(s, "saigon", "us_troop") == 1
    event(s, 66, "unshaded", "VC", "neither")
    assert s.patronage == 2 and s.out_of_play[TYPE["us_troop"]] == 1
    event(s, 66, "unshaded", "VC", "patronage_minus_3")
    assert s.patronage == 0


def test_66_unshaded_boundary_nothing_to_choose(at):
    s = at()
    event(s, 66, "unshaded", "NVA")
    assert (s.aid, s.resources["ARVN"]) == (9, 9)


def test_66_shaded_full_three_spaces_lose_support(at):
    s = at(
        "saigon: active_support; hue: active_support; da-nang: passive_support; tay-ninh: passive_support;"
        "kontum: active_support; can-tho: active_opposition; patronage: 8"
    )
    first = ask(execute(s.copy(), "VC", 66, "shaded"))
    assert (first.seat, first.keys) == ("VC", ["hue", "da-nang", "kontum", "tay-ninh"])
    event(s, 66, "shaded", "VC", "hue tay-ninh kontum")
    assert level(s, "hue", "tay-ninh", "kontum", "da-nang", "saigon", "can-tho") == [0, 0, 0, 1, 2, -2]
    assert s.patronage == 5


def test_66_shaded_boundary_fewer_spaces_and_less_patronage(at):
    s = at("saigon: active_support; hue: passive_support; patronage: 2")
    event(s, 66, "shaded", "NVA")
    assert level(s, "hue", "saigon") == [0, 2] and s.patronage == 0


# --- 67 Amphib Landing --------------------------------------------------------------------------------------------


def test_67_unshaded_full_troops_land_sweep_and_assault(at):
    s = at("saigon: 4 us_troop; hue: 2 us_troop, arvn_troop; cam-ranh: 2 vc_guerrilla_u, vc_base; kontum: us_troop")
    first = ask(execute(s.copy(), "ARVN", 67, "unshaded"))
    assert (first.seat, first.keys) == ("ARVN", ["US", "ARVN"])
    move = ask(execute(s.copy(), "ARVN", 67, "unshaded"), "US")
    assert (move.seat, move.keys) == ("US", ["saigon/us_troop", "hue/us_troop", "end"])
    event(s, 67, "unshaded", "ARVN", "US saigon/us_troop cam-ranh 3 done done")
    assert has(s, "cam-ranh", "us_troop") == 3 and has(s, "saigon", "us_troop") == 1
    assert not has(s, "cam-ranh", "vc_base") and s.available[TYPE["vc_guerrilla"]] == 30


def test_67_unshaded_full_the_sweep_may_bring_more_troops_in_monsoon_and_the_ban_on_us_assault_does_not_count(at):
    s = at("next: 125; momentum: general_lansdale; khanh-hoa: 2 us_troop; cam-ranh: vc_guerrilla_u, vc_base")
    event(s, 67, "unshaded", "US", "khanh-hoa/us_troop saigon 1 done khanh-hoa done")
    assert has(s, "cam-ranh", "us_troop") == 1 and has(s, "saigon", "us_troop") == 1
    assert not has(s, "cam-ranh", "vc_guerrilla_u") and not has(s, "cam-ranh", "vc_guerrilla_a")
    assert has(s, "cam-ranh", "vc_base") == 1


def test_67_unshaded_full_an_arvn_assault_is_added_free_to_that_of_the_us(at):
    s = at("cam-ranh: us_troop, 2 arvn_troop, 2 nva_troop")
    event(s, 67, "unshaded", "US", "US done arvn")
    assert not has(s, "cam-ranh", "nva_troop")


def test_67_unshaded_boundary_a_space_where_it_can_do_both_comes_first(at):
    s = at(
        "loc-hue-da-nang: us_troop, vc_guerrilla_a; hue: us_troop; cam-ranh: us_troop, vc_guerrilla_a;"
        "sihanoukville: us_troop, nva_base; binh-dinh: us_irregular_u, nva_base"
    )
    beach = ask(execute(s.copy(), "US", 67, "unshaded"), "done")
    assert (beach.seat, beach.name) == ("US", "event.space")
    assert beach.keys == ["cam-ranh", "sihanoukville"]  # the Irregular could Sweep, but there is nobody to Assault
    event(s, 67, "unshaded", "US", "done cam-ranh")
    assert not has(s, "cam-ranh", "vc_guerrilla_a") and has(s, "loc-hue-da-nang", "vc_guerrilla_a") == 1


def test_67_unshaded_boundary_otherwise_a_loc_may_be_assaulted_without_sweep(at):
    s = at("loc-hue-da-nang: arvn_police, arvn_troop, vc_guerrilla_a")
    beach = ask(execute(s.copy(), "VC", 67, "unshaded"), "done")
    assert (beach.seat, beach.name) == ("ARVN", "event.space") and "loc-hue-da-nang" in beach.keys
    event(s, 67, "unshaded", "VC", "done loc-hue-da-nang")
    assert not has(s, "loc-hue-da-nang", "vc_guerrilla_a") and s.resources["ARVN"] == 0


def test_67_unshaded_boundary_nobody_there(at):
    s = at("phuoc-long: us_troop, vc_guerrilla_a; loc-saigon-an-loc-ban-me-thuot: vc_guerrilla_u")
    before = s.copy()
    event(s, 67, "unshaded", "US")
    assert s == before


def test_67_shaded_full_vc_leaves_one_coastal_space_and_coin_is_ineligible(at):
    s = at("cam-ranh: 2 vc_guerrilla_u, vc_base, vc_guerrilla_a; hue: vc_guerrilla_u; an-loc: vc_guerrilla_u")
    first = ask(execute(s.copy(), "NVA", 67, "shaded"))
    assert (first.seat, first.keys) == ("VC", ["hue", "cam-ranh"])
    keys = "cam-ranh cam-ranh/vc_base hue cam-ranh/vc_guerrilla_u north-vietnam 1 cam-ranh/vc_guerrilla_a kontum"
    event(s, 67, "shaded", "NVA", keys)
    assert has(s, "hue", "vc_base") == 1 and has(s, "north-vietnam", "vc_guerrilla_u") == 1
    assert has(s, "kontum", "vc_guerrilla_a") == 1 and has(s, "cam-ranh", "vc_guerrilla_u") == 1
    assert s.made_ineligible == {"US", "ARVN"}


def test_67_shaded_boundary_none_need_move_and_a_tunnel_goes_with_its_base_where_there_is_room(at):
    s = at("cam-ranh: vc_tunnel; hue: 2 us_base")
    event(s.copy(), 67, "shaded", "VC", "done")
    ends = ask(execute(s.copy(), "VC", 67, "shaded"), "cam-ranh/vc_tunnel").keys
    assert "hue" not in ends and "loc-hue-da-nang" not in ends
    event(s, 67, "shaded", "VC", "cam-ranh/vc_tunnel tay-ninh")
    assert has(s, "tay-ninh", "vc_tunnel") == 1


def test_67_shaded_boundary_without_vc_on_the_coast_coin_is_ineligible_all_the_same(at):
    s = at("an-loc: vc_guerrilla_u; hue: nva_guerrilla_u")
    event(s, 67, "shaded", "US")
    assert s.made_ineligible == {"US", "ARVN"} and has(s, "an-loc", "vc_guerrilla_u") == 1


# --- 68 Green Berets ----------------------------------------------------------------------------------------------


def test_68_unshaded_full_three_irregulars_and_active_support(at):
    s = at("tay-ninh: vc_guerrilla_u, active_opposition; kien-phong: 2 nva_troop; quang-tri: active_support")
    first = ask(execute(s.copy(), "ARVN", 68, "unshaded"), "irregulars")
    assert first.seat == "ARVN" and "tay-ninh" in first.keys
    assert not {"kien-phong", "quang-tri", "phuoc-long", "central-laos", "north-vietnam", "hue"} & set(first.keys)
    event(s, 68, "unshaded", "ARVN", "irregulars tay-ninh")
    assert has(s, "tay-ninh", "us_irregular_u") == 3 and level(s, "tay-ninh") == [2]


def test_68_unshaded_full_or_three_rangers(at):
    s = at()
    event(s, 68, "unshaded", "US", "rangers quang-tri")
    assert has(s, "quang-tri", "arvn_ranger_u") == 3 and level(s, "quang-tri") == [2]
    assert s.available[TYPE["us_irregular"]] == 6


def test_68_unshaded_boundary_fewer_available_and_the_rest_from_the_map_if_its_own(at):
    text = "hue: 5 us_irregular_u, 6 arvn_ranger_u"
    s = at(text)
    event(s, 68, "unshaded", "VC", "tay-ninh")  # no Ranger is Available, and VC takes none
    assert has(s, "tay-ninh", "us_irregular_u") == 1 and level(s, "tay-ninh") == [2]
    s = at(text)
    event(s, 68, "unshaded", "US", "irregulars tay-ninh hue/us_irregular_u done")
    assert has(s, "tay-ninh", "us_irregular_u") == 2
    s = at(text)
    event(s, 68, "unshaded", "ARVN", "rangers tay-ninh hue/arvn_ranger_u hue/arvn_ranger_u hue/arvn_ranger_u")
    assert has(s, "tay-ninh", "arvn_ranger_u") == 3


def test_68_unshaded_boundary_nobody_left_still_sets_support(at):
    s = at("out_of_play: 6 us_irregular, 6 arvn_ranger")
    event(s, 68, "unshaded", "US", "tay-ninh")
    assert level(s, "tay-ninh") == [2]


def test_68_unshaded_boundary_a_province_without_population_only_if_none_can_be_set(at):
    held = [IDS[x] for x in PROVINCES if IDS[x] not in ("phuoc-long", "north-vietnam", "fishhook")]
    s = at("; ".join(f"{x}: nva_troop" for x in held))
    event(s, 68, "unshaded", "US", "rangers phuoc-long")
    assert has(s, "phuoc-long", "arvn_ranger_u") == 3 and level(s, "phuoc-long") == [0]


def test_68_unshaded_boundary_no_province_without_nva_control(at):
    s = at("; ".join(f"{IDS[x]}: nva_troop" for x in PROVINCES))
    before = s.copy()
    event(s, 68, "unshaded", "US")
    assert s == before


def test_68_shaded_full_three_irregulars_go_and_one_of_their_provinces_turns(at):
    s = at(
        "tay-ninh: us_irregular_u, active_support; kien-phong: us_irregular_a; saigon: 2 us_irregular_u, active_support"
    )
    first = ask(execute(s.copy(), "VC", 68, "shaded"))
    assert (first.seat, first.keys) == ("VC", ["tay-ninh", "kien-phong"])
    event(s, 68, "shaded", "VC", "tay-ninh kien-phong/us_irregular_a")
    assert level(s, "tay-ninh", "kien-phong", "saigon") == [-2, 0, 2]
    assert has(s, "saigon", "us_irregular_u") == 1 and s.available[TYPE["us_irregular"]] == 5
    assert not any(s.casualties)


def test_68_shaded_boundary_a_province_that_can_be_set_loses_one(at):
    """5.1.3 The US cannot spare Tay Ninh by taking all three from Saigon."""
    s = at(
        "tay-ninh: us_irregular_u, us_irregular_a; saigon: 3 us_irregular_u;"
        "kien-phong: us_irregular_u, active_opposition"
    )
    first = ask(execute(s.copy(), "US", 68, "shaded"))
    assert (first.name, first.keys) == ("event.remove", ["tay-ninh/us_irregular_u", "tay-ninh/us_irregular_a"])
    event(s, 68, "shaded", "US", "tay-ninh/us_irregular_a saigon/us_irregular_u all")
    assert level(s, "tay-ninh", "kien-phong") == [-2, -2]
    assert has(s, "tay-ninh", "us_irregular_u") == 1 and has(s, "saigon", "us_irregular_u") == 1
    assert has(s, "kien-phong", "us_irregular_u") == 1


def test_68_shaded_boundary_fewer_irregulars_and_no_province_with_population(at):
    s = at("phuoc-long: us_irregular_u; saigon: us_irregular_a, active_support; tay-ninh: arvn_ranger_u")
    event(s, 68, "shaded", "NVA")
    assert s.available[TYPE["us_irregular"]] == 6 and level(s, "saigon", "tay-ninh") == [2, 0]
    assert has(s, "tay-ninh", "arvn_ranger_u") == 1
    event(s, 68, "shaded", "NVA")


# --- 69 MACV ------------------------------------------------------------------------------------------------------


def test_69_single_full_us_then_arvn_each_one_special_activity(at):
    s = at("aid: 10; hue: us_troop, 2 arvn_troop, nva_troop, active_support; tay-ninh: vc_guerrilla_u")
    first = ask(execute(s.copy(), "VC", 69, "single"))
    assert (first.seat, first.keys) == ("VC", ["us_then_arvn", "nva_then_vc"])
    us = ask(execute(s.copy(), "VC", 69, "single"), "us_then_arvn")
    assert (us.seat, us.keys) == ("US", ["advise", "air_lift", "air_strike"])
    keys = "us_then_arvn air_lift tay-ninh hue/us_troop done"
    arvn = ask(execute(s.copy(), "VC", 69, "single"), keys)
    assert (arvn.seat, arvn.keys) == ("ARVN", ["govern", "transport"])
    event(s, 69, "single", "VC", keys + " govern aid")
    assert has(s, "tay-ninh", "us_troop") == 1 and s.aid == 16
    assert s.stays_eligible == {"VC"} and s.acted == () and s.resources["ARVN"] == 0


def test_69_single_full_nva_then_vc_each_one_special_activity(at):
    s = at(
        "trail: 2; fishhook: nva_base; tay-ninh: vc_guerrilla_u, active_opposition; quang-tri: vc_guerrilla_u;"
        "saigon: us_troop"
    )
    nva = ask(execute(s.copy(), "US", 69, "single"), "nva_then_vc")
    assert (nva.seat, nva.name) == ("NVA", "infiltrate.count")
    vc = ask(execute(s.copy(), "US", 69, "single"), "nva_then_vc 3")
    assert (vc.seat, vc.keys) == ("VC", ["quang-tri", "tay-ninh"])
    event(s, 69, "single", "US", "nva_then_vc 3 tay-ninh done")
    assert has(s, "fishhook", "nva_troop") == 3
    assert s.resources["VC"] > 0 and has(s, "tay-ninh", "vc_guerrilla_a") == 1
    assert s.stays_eligible == {"US"}


def test_69_single_boundary_momentum_forbids_nothing(at):
    s = at("momentum: typhoon_kate, medevac_shaded, rolling_thunder; hue: us_troop, arvn_troop, nva_troop")
    us = ask(execute(s.copy(), "US", 69, "single"))
    assert us.seat == "US" and {"air_lift", "air_strike"} <= set(us.keys)
    event(s, 69, "single", "US", "air_lift saigon hue/us_troop done hue quang-tri")
    assert has(s, "saigon", "us_troop") == 1 and has(s, "quang-tri", "arvn_troop") == 1


def test_69_single_boundary_unshaded_armored_cavalry_follows_a_transport(at):
    s = at("unshaded: armored_cavalry; saigon: us_troop; hue: 4 arvn_troop; quang-tri: vc_guerrilla_a, nva_guerrilla_u")
    keys = "air_lift saigon can-tho done hue quang-tri all"
    cavalry = ask(execute(s.copy(), "US", 69, "single"), keys)
    assert (cavalry.seat, cavalry.keys) == ("ARVN", ["quang-tri", "done"])
    event(s, 69, "single", "US", keys + " quang-tri")
    assert not has(s, "quang-tri", "vc_guerrilla_a") and s.resources["ARVN"] == 0


def test_69_single_boundary_nobody_can_do_anything(at):
    s = at()
    event(s, 69, "single", "NVA")
    assert s.stays_eligible == {"NVA"}


# --- 70 ROKs ------------------------------------------------------------------------------------------------------


def test_70_unshaded_full_arvn_moves_and_fights_as_us(at):
    s = at("qui-nhon: 2 arvn_police; phu-bon: 2 vc_guerrilla_u, vc_base, us_base; pleiku: us_troop, nva_troop")
    first = ask(execute(s.copy(), "US", 70, "unshaded"))
    assert (first.seat, first.keys) == ("US", ["US", "ARVN"])
    sweep_into = ask(execute(s.copy(), "US", 70, "unshaded"), "ARVN")
    assert sweep_into.seat == "ARVN"
    event(s, 70, "unshaded", "US", "ARVN phu-bon qui-nhon all done kontum done binh-dinh done pleiku done phu-bon")
    assert has(s, "phu-bon", "arvn_police") == 2
    # two Police at a US Base strike four times in Lowland; one US Troop in Highland strikes nobody
    assert s.available[TYPE["vc_guerrilla"]] == 30 and s.available[TYPE["vc_base"]] == 9
    assert has(s, "pleiku", "nva_troop") == 1
    assert s.resources["ARVN"] == 0 and s.aid == 0


def test_70_unshaded_full_locs_next_to_phu_bon_are_assaulted_but_not_swept(at):
    s = at(
        "next: 125; momentum: general_lansdale; loc-kontum-qui-nhon: arvn_police, vc_guerrilla_a;an-loc: vc_guerrilla_a"
    )
    spaces = ask(execute(s.copy(), "VC", 70, "unshaded"), "US")
    assert spaces.name == "sweep.space" and "loc-kontum-qui-nhon" not in spaces.keys
    assert set(spaces.keys) == {"kontum", "qui-nhon", "binh-dinh", "phu-bon"}
    event(s, 70, "unshaded", "VC", "US kontum done qui-nhon done binh-dinh done done")
    assert not has(s, "loc-kontum-qui-nhon", "vc_guerrilla_a")


def test_70_unshaded_boundary_only_phu_bon_and_its_neighbours(at):
    s = at("quang-duc: 3 us_troop, vc_guerrilla_a; hue: us_troop, vc_guerrilla_a")
    spaces = ask(execute(s.copy(), "US", 70, "unshaded"), "US")
    assert set(spaces.keys) == {"kontum", "pleiku", "phu-bon", "khanh-hoa"}
    event(s, 70, "unshaded", "US", "US pleiku done kontum done phu-bon done done")
    assert has(s, "quang-duc", "vc_guerrilla_a") == 1 and has(s, "hue", "vc_guerrilla_a") == 1


def test_70_unshaded_boundary_nobody_near(at):
    s = at("can-tho: us_troop, vc_guerrilla_a; phu-bon: vc_guerrilla_a, arvn_ranger")
    event(s, 70, "unshaded", "US")  # nobody is asked
    assert has(s, "can-tho", "vc_guerrilla_a") == 1


def test_70_unshaded_boundary_shaded_abrams_limits_it_to_two_spaces(at):
    fields = ("qui-nhon", "kontum", "phu-bon")
    swept = "qui-nhon done kontum done phu-bon done pleiku done khanh-hoa done done"
    s = at("shaded: abrams; " + "; ".join(f"{x}: 2 arvn_police, nva_troop" for x in fields))
    event(s, 70, "unshaded", "ARVN", f"ARVN {swept} qui-nhon kontum")
    assert [has(s, x, "nva_troop") for x in fields] == [0, 0, 1]


def test_70_unshaded_boundary_no_space_that_qualifies_is_left_out(at):
    """5.1.3 The text names all the spaces: it Sweeps and Assaults in each where it can, as with card 25."""
    s = at(
        "shaded: search_and_destroy; qui-nhon: us_troop, vc_guerrilla; phu-bon: us_troop, vc_guerrilla, active_support"
    )
    asked = ask(execute(s.copy(), "VC", 70, "unshaded"), "US qui-nhon done phu-bon done kontum done pleiku done")
    assert asked.name == "sweep.space" and asked.keys == ["binh-dinh", "khanh-hoa"]
    swept = "US qui-nhon done phu-bon done kontum done pleiku done binh-dinh done done"
    asked = ask(execute(s.copy(), "VC", 70, "unshaded"), swept)
    assert asked.name == "assault.space" and asked.keys == ["qui-nhon", "phu-bon"]
    event(s, 70, "unshaded", "VC", f"{swept} qui-nhon")  # Phu Bon follows, though it loses Support
    assert not has(s, "phu-bon", "vc_guerrilla_a") and level(s, "phu-bon") == [1]


def test_70_shaded_full_three_spaces_shift(at):
    s = at("qui-nhon: active_support; khanh-hoa: passive_opposition; binh-dinh: active_support")
    event(s, 70, "shaded", "VC")
    assert level(s, "qui-nhon", "phu-bon", "khanh-hoa", "binh-dinh") == [1, -1, -2, 2]


def test_70_shaded_boundary_not_beyond_active_opposition(at):
    s = at("qui-nhon: active_opposition; phu-bon: active_opposition; khanh-hoa: passive_support")
    event(s, 70, "shaded", "NVA")
    assert level(s, "qui-nhon", "phu-bon", "khanh-hoa") == [-2, -2, 0]
