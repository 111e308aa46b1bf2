"""Cards 1 to 10."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.coup.round import reset_phase
from indochina.fitl.events import execute
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.sequence.pivotal import precondition
from indochina.fitl.special_activities import possible
from indochina.fitl.special_activities.air_strike import air_strike
from indochina.fitl.state import available, bases, count
from indochina.fitl.trail import degrade_trail, improve_trail

from ..event import event

TROOP, BASE, IRREGULAR = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["us_irregular"]
VC_IN_HUE = "hue/vc_guerrilla_a"


def strike(s, keys="", dice=""):
    """A US Air Strike with an Operation."""
    drive(air_strike(OPERATIONS["assault"](s, "US", Terms(special=True))), keys, dice)


def asked_to_strike(s, dice):
    return ask(air_strike(OPERATIONS["assault"](s, "US", Terms(special=True))), dice=dice).keys


# --- 1 Gulf of Tonkin ---------------------------------------------------------------------------------------------


def test_1_unshaded_full_the_us_strikes_and_moves_6_pieces_to_cities_whoever_executes_it(at):
    s = at("trail: 3; hue: us_troop, vc_guerrilla_a, passive_support; out_of_play: 9 us_troop, us_base, us_irregular")
    first = ask(execute(s.copy(), "VC", 1, "unshaded"), dice="3")
    assert first.seat == "US" and first.keys == [VC_IN_HUE, "trail", "end"]
    then = ask(execute(s.copy(), "VC", 1, "unshaded"), f"{VC_IN_HUE} trail", "3")
    assert then.seat == "US" and {key.partition("/")[0] for key in then.keys} == {b.IDS[x] for x in b.CITIES}
    keys = "saigon/us_base can-tho/us_irregular_u hue/us_troop 3 saigon/us_troop"
    event(s, 1, "unshaded", "VC", f"{VC_IN_HUE} trail {keys}", "3")
    assert (count(s, p.VC_GUERRILLA_A, b.HUE), s.support[b.HUE], s.trail) == (0, 0, 2)
    assert count(s, p.US_BASE, b.SAIGON) == 1 and count(s, p.IRREGULAR_U, b.CAN_THO) == 1
    assert count(s, p.US_TROOP, b.HUE) == 4 and count(s, p.US_TROOP, b.SAIGON) == 1
    assert s.out_of_play[TROOP] == 5 and available(s, p.US_TROOP) == 30


def test_1_unshaded_boundary_nothing_to_strike_and_fewer_than_6_all_of_them_go(at):
    s = at("out_of_play: 2 us_troop")
    event(s, 1, "unshaded", "US", "da-nang/us_troop all")
    assert count(s, p.US_TROOP, b.DA_NANG) == 2 and s.out_of_play[TROOP] == 0


def test_1_unshaded_boundary_bases_keep_to_stacking(at):
    s = at("out_of_play: us_base, us_troop; saigon: 2 arvn_base")
    keys = ask(execute(s, "US", 1, "unshaded")).keys
    assert "saigon/us_base" not in keys and "saigon/us_troop" in keys and "hue/us_base" in keys and "done" not in keys


def test_1_unshaded_boundary_it_flies_in_spite_of_rolling_thunder(at):
    """5.1.2 The Event played now goes before Momentum."""
    s = at("momentum: rolling_thunder; trail: 2")
    event(s, 1, "unshaded", "US", "trail", "2")
    assert s.trail == 1


def test_1_shaded_full_1_aid_for_each_casualty_and_all_go_out_of_play(at):
    s = at("aid: 20; casualties: 4 us_troop, us_base, 2 us_irregular; out_of_play: us_troop")
    event(s, 1, "shaded", "NVA")
    assert s.aid == 13 and not any(s.casualties)
    assert [s.out_of_play[t] for t in (TROOP, BASE, IRREGULAR)] == [5, 1, 2]


def test_1_shaded_boundary_aid_stops_at_0_and_without_casualties_nothing_happens(at):
    s = at("aid: 3; casualties: 5 us_troop")
    event(s, 1, "shaded", "VC")
    assert s.aid == 0 and s.out_of_play[TROOP] == 5
    s = at("aid: 3; hue: us_troop")
    event(s, 1, "shaded", "VC")
    assert s.aid == 3 and not any(s.out_of_play)


# --- 2 Kissinger --------------------------------------------------------------------------------------------------

TRAIL_PIECES = "central-laos: 2 nva_troop, nva_base; fishhook: vc_guerrilla_u, vc_base; north-vietnam: 3 nva_troop"


def test_2_unshaded_full_a_die_of_insurgents_goes_from_laos_and_cambodia_together(at):
    s = at(TRAIL_PIECES)
    first = ask(execute(s.copy(), "ARVN", 2, "unshaded"), dice="4")
    assert first.seat == "ARVN" and set(first.keys) == {
        "central-laos/nva_troop",
        "central-laos/nva_base",
        "fishhook/vc_guerrilla_u",
        "fishhook/vc_base",
    }
    event(s, 2, "unshaded", "ARVN", "central-laos/nva_base central-laos/nva_troop all fishhook/vc_base", "4")
    assert not count(s, p.NVA_BASE, b.CENTRAL_LAOS) and not count(s, p.NVA_TROOP, b.CENTRAL_LAOS)
    assert count(s, p.VC_GUERRILLA_U, b.FISHHOOK) == 1 and not count(s, p.VC_BASE, b.FISHHOOK)
    assert count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 3


def test_2_unshaded_boundary_fewer_pieces_than_the_die_and_no_tunnels(at):
    s = at("central-laos: nva_troop, nva_tunnel; ne-cambodia: vc_guerrilla_a")
    event(s, 2, "unshaded", "US", dice="6")
    assert not count(s, p.NVA_TROOP, b.CENTRAL_LAOS) and not count(s, p.VC_GUERRILLA_A, b.NE_CAMBODIA)
    assert count(s, p.NVA_TUNNEL, b.CENTRAL_LAOS) == 1


def test_2_unshaded_boundary_the_nva_may_but_need_not_give_up_its_own_tunnel(at):
    s = at("central-laos: nva_tunnel")
    assert ask(execute(s, "NVA", 2, "unshaded"), dice="1").keys == ["central-laos/nva_tunnel", "end"]


def test_2_shaded_full_the_nva_places_2_the_us_sends_2_troops_away_from_wherever_and_aid_falls_by_6(at):
    s = at("aid: 10; casualties: 2 us_troop; hue: us_troop; saigon: us_troop; central-laos: us_troop")
    placing = ask(execute(s.copy(), "VC", 2, "shaded"))
    assert placing.seat == "NVA"
    assert {key.partition("/")[0] for key in placing.keys} == {b.IDS[x] for x in b.CAMBODIA}
    assert {key.partition("/")[2] for key in placing.keys} == {"nva_troop", "nva_guerrilla_u", "nva_base"}
    placed = "fishhook/nva_base 1 sihanoukville/nva_troop"
    leaving = ask(execute(s.copy(), "VC", 2, "shaded"), placed)
    assert leaving.seat == "US"
    assert leaving.keys == [
        "saigon/us_troop",
        "hue/us_troop",
        "central-laos/us_troop",
        "casualties/us_troop",
        "available/us_troop",
    ]
    event(s, 2, "shaded", "VC", f"{placed} central-laos/us_troop casualties/us_troop")
    assert count(s, p.NVA_BASE, b.FISHHOOK) == 1 and count(s, p.NVA_TROOP, b.SIHANOUKVILLE) == 1
    assert not count(s, p.US_TROOP, b.CENTRAL_LAOS) and s.casualties[TROOP] == 1 and s.out_of_play[TROOP] == 2
    assert s.aid == 4


def test_2_shaded_full_both_troops_may_come_from_available(at):
    s = at("aid: 6; hue: us_troop")
    event(s, 2, "shaded", "NVA", "fishhook/nva_troop all available/us_troop available/us_troop")
    assert available(s, p.US_TROOP) == 37 and s.out_of_play[TROOP] == 2 and count(s, p.US_TROOP, b.HUE) == 1


def test_2_shaded_boundary_a_single_troop_is_left_stacking_is_full_and_aid_is_low(at):
    s = at(
        "aid: 2; out_of_play: 39 us_troop; hue: us_troop; fishhook: nva_base, vc_base; parrots-beak: 2 vc_base;"
        "ne-cambodia: 2 vc_base; sihanoukville: vc_base, nva_base"
    )
    keys = ask(execute(s.copy(), "NVA", 2, "shaded")).keys
    assert not any(key.endswith("base") for key in keys)
    event(s, 2, "shaded", "NVA", "fishhook/nva_guerrilla_u all")
    assert count(s, p.NVA_GUERRILLA_U, b.FISHHOOK) == 2
    assert s.out_of_play[TROOP] == 40 and not count(s, p.US_TROOP, b.HUE) and s.aid == 0


# --- 3 Peace Talks ------------------------------------------------------------------------------------------------


def test_3_unshaded_full_9_nva_resources_and_linebacker_needs_25(at):
    s = at("nva_resources: 20; leader_box: 125, 126; out_of_play: 14 us_troop")
    assert precondition(s, "US").values["need"] == 40
    event(s, 3, "unshaded", "US")
    assert s.resources["NVA"] == 11 and s.peace_talks
    assert precondition(s, "US") is None


def test_3_unshaded_boundary_no_marker_after_linebacker_and_resources_stop_at_0(at):
    s = at("nva_resources: 4; pivotal: NVA, VC, ARVN")
    event(s, 3, "unshaded", "US")
    assert s.resources["NVA"] == 0 and not s.peace_talks


@pytest.mark.parametrize("before, after", [(0, 3), (1, 3), (2, 3)])
def test_3_shaded_full_9_nva_resources_and_a_low_trail_improves_to_3(at, before, after):
    s = at(f"nva_resources: 20; trail: {before}")
    event(s, 3, "shaded", "NVA")
    assert s.resources["NVA"] == 29 and s.trail == after


def test_3_shaded_boundary_a_trail_of_3_or_4_stays_and_resources_stop_at_75(at):
    for trail in (3, 4):
        s = at(f"nva_resources: 70; trail: {trail}")
        event(s, 3, "shaded", "NVA")
        assert s.resources["NVA"] == 75 and s.trail == trail and not s.peace_talks


def test_3_shaded_boundary_adsid_sees_one_change(at):
    s = at("nva_resources: 0; trail: 0; momentum: adsid")
    event(s, 3, "shaded", "NVA")
    assert s.resources["NVA"] == 3


# --- 4 Top Gun ----------------------------------------------------------------------------------------------------


def test_4_unshaded_full_the_marker_and_shaded_migs_are_cancelled(at):
    s = at("shaded: migs, aaa")
    event(s, 4, "unshaded", "US")
    assert s.unshaded == {"top_gun"} and s.shaded == {"aaa"}


def test_4_unshaded_boundary_unshaded_migs_stay_and_the_shaded_side_is_over(at):
    s = at("unshaded: migs; shaded: top_gun")
    event(s, 4, "unshaded", "ARVN")
    assert s.unshaded == {"migs", "top_gun"} and not s.shaded


def test_4_unshaded_lasting_two_boxes_until_the_marker_is_flipped(at):
    s = at("trail: 4")
    event(s, 4, "unshaded", "US")
    strike(s, "trail", "2")
    assert s.trail == 2
    event(s, 4, "shaded", "NVA")
    strike(s, "trail", "2,6")
    assert s.trail == 1


def test_4_shaded_full_the_marker(at):
    s = at("shaded: migs; unshaded: cords")
    event(s, 4, "shaded", "VC")
    assert s.shaded == {"migs", "top_gun"} and s.unshaded == {"cords"}


def test_4_shaded_boundary_it_replaces_the_unshaded_side(at):
    s = at("unshaded: top_gun")
    event(s, 4, "shaded", "VC")
    assert s.shaded == {"top_gun"} and not s.unshaded


def test_4_shaded_lasting_a_second_die_of_4_to_6_until_the_marker_is_flipped(at):
    s = at("trail: 4")
    event(s, 4, "shaded", "NVA")
    strike(s, "trail", "2,3")
    assert s.trail == 4
    strike(s, "trail", "2,4")
    assert s.trail == 3
    event(s, 4, "unshaded", "US")
    strike(s, "trail", "2")
    assert s.trail == 1


# --- 5 Wild Weasels -----------------------------------------------------------------------------------------------


def test_5_unshaded_full_shaded_sa_2s_are_removed_and_nothing_else(at):
    s = at("shaded: sa_2s, aaa; trail: 3; nva_resources: 20")
    event(s, 5, "unshaded", "US")
    assert s.shaded == {"aaa"} and not s.unshaded and s.trail == 3 and s.resources["NVA"] == 20 and not s.momentum


def test_5_unshaded_full_without_shaded_sa_2s_the_trail_falls_2_and_the_nva_loses_9(at):
    s = at("unshaded: sa_2s; trail: 3; nva_resources: 20")
    event(s, 5, "unshaded", "US")
    assert s.unshaded == {"sa_2s"} and s.trail == 1 and s.resources["NVA"] == 11


def test_5_unshaded_boundary_trail_and_resources_stop_at_0_and_oriskany_does_not_help(at):
    s = at("momentum: oriskany; trail: 1; nva_resources: 3")
    event(s, 5, "unshaded", "ARVN")
    assert s.trail == 0 and s.resources["NVA"] == 0


def test_5_shaded_full_momentum_only(at):
    s = at("trail: 3; nva_resources: 20; shaded: sa_2s")
    event(s, 5, "shaded", "NVA")
    assert s.momentum == {"wild_weasels"} and s.shaded == {"sa_2s"} and (s.trail, s.resources["NVA"]) == (3, 20)


def test_5_shaded_boundary_beside_other_momentum(at):
    s = at("momentum: adsid")
    event(s, 5, "shaded", "NVA")
    assert s.momentum == {"adsid", "wild_weasels"}


def test_5_shaded_lasting_either_the_trail_or_one_piece_until_reset(at):
    s = at("current: 128; trail: 3; hue: us_troop, 3 vc_guerrilla_a; saigon: us_troop, 3 nva_troop")
    event(s, 5, "shaded", "NVA")
    strike(s, VC_IN_HUE, "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2 and s.trail == 3
    strike(s, "trail", "6")
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2 and s.trail == 2
    drive(reset_phase(s))
    assert not s.momentum
    strike(s, "saigon/nva_troop saigon/nva_troop trail", "4")
    assert count(s, p.NVA_TROOP, b.SAIGON) == 1 and s.trail == 1


# --- 6 Aces -------------------------------------------------------------------------------------------------------


def test_6_unshaded_full_six_hits_in_one_space_abroad_without_coin_and_the_trail_falls_2(at):
    s = at(
        "trail: 4; north-vietnam: 4 nva_troop, nva_guerrilla_a, nva_base; fishhook: nva_troop;"
        "hue: us_troop, vc_guerrilla_a"
    )
    first = ask(execute(s.copy(), "ARVN", 6, "unshaded"))
    assert first.seat == "ARVN" and first.keys == ["north-vietnam/nva_troop", "fishhook/nva_troop"]
    one_space = s.copy()
    event(one_space, 6, "unshaded", "ARVN", "fishhook/nva_troop")
    assert count(one_space, p.NVA_TROOP, b.NORTH_VIETNAM) == 4 and one_space.trail == 2
    event(
        s,
        6,
        "unshaded",
        "ARVN",
        " ".join(["north-vietnam/nva_troop"] * 4 + ["north-vietnam/nva_guerrilla_a", "north-vietnam/nva_base"]),
    )
    assert not any(count(s, kind, b.NORTH_VIETNAM) for kind in p.NVA_KINDS)
    assert count(s, p.NVA_TROOP, b.FISHHOOK) == 1 and count(s, p.VC_GUERRILLA_A, b.HUE) == 1 and s.trail == 2


@pytest.mark.parametrize("faction", p.FACTIONS)
def test_6_unshaded_boundary_no_faction_is_named_so_the_executing_one_decides(at, faction):
    """5.1, as the tip of card 40 says of the same words."""
    s = at("central-laos: nva_troop; fishhook: nva_troop")
    assert ask(execute(s, faction, 6, "unshaded")).seat == faction


def test_6_unshaded_boundary_with_the_trail_at_0_and_nothing_near_coin_it_still_strikes(at):
    s = at("central-laos: 2 nva_troop")
    event(s, 6, "unshaded", "US", "central-laos/nva_troop")  # the first hit must be made, the others may
    assert not count(s, p.NVA_TROOP, b.CENTRAL_LAOS) and s.trail == 0


def test_6_unshaded_boundary_nothing_to_hit_underground_and_tunnels_are_safe_and_the_trail_falls(at):
    s = at(
        "trail: 1; central-laos: nva_guerrilla_u, nva_base; fishhook: vc_tunnel; momentum: rolling_thunder, oriskany"
    )
    event(s, 6, "unshaded", "US")
    assert s.trail == 0 and bases(s, b.CENTRAL_LAOS) == 1 and bases(s, b.FISHHOOK) == 1


def test_6_unshaded_boundary_the_trail_falls_by_the_event_not_by_the_strike(at):
    """Top Gun, AAA, MiGs and SA-2s watch Air Strikes; here the card itself Degrades the Trail."""
    s = at("trail: 3; shaded: top_gun, aaa, migs; unshaded: sa_2s; central-laos: nva_guerrilla_u")
    event(s, 6, "unshaded", "US")
    assert s.trail == 1 and s.casualties[TROOP] == 0 and count(s, p.NVA_GUERRILLA_U, b.CENTRAL_LAOS) == 1


def test_6_shaded_full_2_available_troops_to_casualties_and_the_trail_rises_2(at):
    s = at("trail: 1; hue: 3 us_troop")
    event(s, 6, "shaded", "VC")
    assert available(s, p.US_TROOP) == 35 and s.casualties[TROOP] == 2 and count(s, p.US_TROOP, b.HUE) == 3
    assert s.trail == 3


def test_6_shaded_boundary_only_1_available_and_the_trail_near_its_end(at):
    s = at("trail: 3; hue: 3 us_troop; out_of_play: 36 us_troop")
    event(s, 6, "shaded", "NVA")
    assert s.casualties[TROOP] == 1 and available(s, p.US_TROOP) == 0 and s.trail == 4


# --- 7 ADSID ------------------------------------------------------------------------------------------------------


def test_7_unshaded_full_momentum_only(at):
    s = at("trail: 2; nva_resources: 20; arvn_resources: 20")
    event(s, 7, "unshaded", "US")
    assert s.momentum == {"adsid"} and (s.trail, s.resources["NVA"], s.resources["ARVN"]) == (2, 20, 20)


def test_7_unshaded_boundary_no_change_costs_nothing_and_resources_stop_at_0(at):
    s = at("trail: 0; nva_resources: 5")
    event(s, 7, "unshaded", "US")
    degrade_trail(s)
    assert s.resources["NVA"] == 5
    improve_trail(s)
    assert s.resources["NVA"] == 0


def test_7_unshaded_lasting_every_change_costs_6_until_reset(at):
    s = at("current: 128; trail: 3; nva_resources: 40")
    event(s, 7, "unshaded", "US")
    event(s, 10, "unshaded", "US")
    assert s.trail == 1 and s.resources["NVA"] == 40 - 6 - 9
    event(s, 3, "shaded", "NVA")
    assert s.trail == 3 and s.resources["NVA"] == 25 - 6 + 9
    improve_trail(s)
    drive(reset_phase(s))
    assert s.trail == 3 and s.resources["NVA"] == 28 - 6 - 6 and not s.momentum
    degrade_trail(s)
    assert s.resources["NVA"] == 16


@pytest.mark.parametrize("before, after", [(0, 2), (1, 2), (2, 3), (3, 4)])
def test_7_shaded_full_the_trail_rises_1_at_least_to_2_and_arvn_loses_9(at, before, after):
    s = at(f"trail: {before}; arvn_resources: 20")
    event(s, 7, "shaded", "NVA")
    assert s.trail == after and s.resources["ARVN"] == 11 and not s.momentum


def test_7_shaded_boundary_at_4_it_stays_and_resources_stop_at_0(at):
    s = at("trail: 4; arvn_resources: 5")
    event(s, 7, "shaded", "VC")
    assert s.trail == 4 and s.resources["ARVN"] == 0


# --- 8 Arc Light --------------------------------------------------------------------------------------------------

NO_COIN = "central-laos: nva_troop; hue: vc_guerrilla_a; saigon: us_troop, vc_guerrilla_a; kien-hoa: vc_guerrilla_a"


def test_8_unshaded_full_the_marker(at):
    s = at()
    event(s, 8, "unshaded", "ARVN")
    assert s.unshaded == {"arc_light"} and not s.shaded


def test_8_unshaded_boundary_it_replaces_the_shaded_side(at):
    s = at("shaded: arc_light, migs")
    event(s, 8, "unshaded", "US")
    assert s.unshaded == {"arc_light"} and s.shaded == {"migs"}


def test_8_unshaded_lasting_one_province_without_coin_until_flipped(at):
    s = at(NO_COIN)
    event(s, 8, "unshaded", "US")
    assert asked_to_strike(s, "6") == [
        "saigon/vc_guerrilla_a",
        "central-laos/nva_troop",
        "kien-hoa/vc_guerrilla_a",
        "end",
    ]
    strike(s, "central-laos/nva_troop saigon/vc_guerrilla_a", "6")
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1 and not count(s, p.NVA_TROOP, b.CENTRAL_LAOS)
    event(s, 8, "shaded", "VC")
    strike(s, "", "6")
    assert count(s, p.VC_GUERRILLA_A, b.KIEN_HOA) == 1


def test_8_shaded_full_the_marker(at):
    s = at("unshaded: top_gun")
    event(s, 8, "shaded", "VC")
    assert s.shaded == {"arc_light"} and s.unshaded == {"top_gun"}


def test_8_shaded_boundary_it_replaces_the_unshaded_side(at):
    s = at("unshaded: arc_light")
    event(s, 8, "shaded", "NVA")
    assert s.shaded == {"arc_light"} and not s.unshaded


def test_8_shaded_lasting_two_levels_where_more_than_one_fell_until_flipped(at):
    text = "hue: us_troop, 2 vc_guerrilla_a, passive_support; saigon: us_troop, vc_guerrilla_a, passive_support"
    for shaded, levels in ((True, (-1, 0)), (False, (0, 0))):
        s = at(text)
        event(s, 8, "shaded", "VC")
        if not shaded:
            event(s, 8, "unshaded", "US")
        strike(s, f"{VC_IN_HUE} {VC_IN_HUE} saigon/vc_guerrilla_a", "3")
        assert (s.support[b.HUE], s.support[b.SAIGON]) == levels


# --- 9 Psychedelic Cookie -----------------------------------------------------------------------------------------


def test_9_unshaded_full_three_troops_each_its_own_way_the_us_decides(at):
    s = at("out_of_play: 5 us_troop; central-laos: 2 us_troop")
    first = ask(execute(s.copy(), "VC", 9, "unshaded"))
    assert first.seat == "US" and first.keys == ["oop_to_available", "oop_to_south", "map_to_available", "end"]
    event(
        s,
        9,
        "unshaded",
        "VC",
        "oop_to_available 1 oop_to_south loc-hue-da-nang/us_troop 1 done map_to_available central-laos/us_troop",
    )
    assert s.out_of_play[TROOP] == 3 and available(s, p.US_TROOP) == 33 + 2
    assert count(s, p.US_TROOP, b.LOC_HUE_DA_NANG) == 1 and count(s, p.US_TROOP, b.CENTRAL_LAOS) == 1


def test_9_unshaded_full_three_at_once(at):
    s = at("out_of_play: 5 us_troop; saigon: 9 us_troop")
    event(s.copy(), 9, "unshaded", "US", "oop_to_available all")
    t = s.copy()
    event(t, 9, "unshaded", "US", "oop_to_south hue/us_troop all")
    assert count(t, p.US_TROOP, b.HUE) == 3 and t.out_of_play[TROOP] == 2
    event(s, 9, "unshaded", "US", "map_to_available all")
    assert count(s, p.US_TROOP, b.SAIGON) == 6 and available(s, p.US_TROOP) == 29 and not any(s.casualties)


def test_9_unshaded_boundary_up_to_3_may_be_none_and_only_to_the_south(at):
    s = at("out_of_play: 5 us_troop")
    event(s, 9, "unshaded", "US", "done")
    assert s.out_of_play[TROOP] == 5
    keys = ask(execute(s, "US", 9, "unshaded"), "oop_to_south").keys
    assert {key.partition("/")[0] for key in keys} == {b.IDS[x] for x in b.SOUTH}


def test_9_unshaded_boundary_fewer_out_of_play_than_3(at):
    s = at("out_of_play: 2 us_troop; saigon: us_troop")
    event(s, 9, "unshaded", "US", "oop_to_available all map_to_available")
    assert available(s, p.US_TROOP) == 40 and s.out_of_play[TROOP] == 0


def test_9_unshaded_boundary_nothing_out_of_play_or_on_the_map(at):
    s = at()
    event(s, 9, "unshaded", "US")
    assert available(s, p.US_TROOP) == 40
    s = at("out_of_play: us_troop")
    event(s, 9, "unshaded", "US", "oop_to_available")
    assert available(s, p.US_TROOP) == 40


def test_9_shaded_full_the_us_takes_3_troops_from_the_map(at):
    s = at("hue: 2 us_troop; saigon: 3 us_troop, us_base")
    first = ask(execute(s.copy(), "VC", 9, "shaded"))
    assert first.seat == "US" and first.keys == ["saigon/us_troop", "hue/us_troop"]
    event(s, 9, "shaded", "VC", "hue/us_troop 1 saigon/us_troop all")
    assert count(s, p.US_TROOP, b.HUE) == 1 and count(s, p.US_TROOP, b.SAIGON) == 1
    assert s.out_of_play[TROOP] == 3 and not any(s.casualties) and available(s, p.US_TROOP) == 35


def test_9_shaded_boundary_fewer_on_the_map_all_go(at):
    s = at("hue: 2 us_troop")
    event(s, 9, "shaded", "NVA")
    assert s.out_of_play[TROOP] == 2 and available(s, p.US_TROOP) == 38


# --- 10 Rolling Thunder -------------------------------------------------------------------------------------------


def test_10_unshaded_full_trail_resources_and_the_nva_ineligible(at):
    s = at("trail: 3; nva_resources: 20")
    event(s, 10, "unshaded", "US")
    assert s.trail == 1 and s.resources["NVA"] == 11 and s.made_ineligible == {"NVA"} and not s.momentum


def test_10_unshaded_boundary_tracks_stop_at_0_the_nva_may_harm_itself(at):
    s = at("trail: 1; nva_resources: 4")
    event(s, 10, "unshaded", "NVA")
    assert s.trail == 0 and s.resources["NVA"] == 0 and s.made_ineligible == {"NVA"}


def test_10_shaded_full_5_arvn_resources_and_momentum(at):
    s = at("arvn_resources: 20; trail: 3; nva_resources: 20")
    event(s, 10, "shaded", "NVA")
    assert s.resources["ARVN"] == 15 and s.momentum == {"rolling_thunder"}
    assert s.trail == 3 and s.resources["NVA"] == 20 and not s.made_ineligible


def test_10_shaded_boundary_resources_stop_at_0(at):
    s = at("arvn_resources: 4")
    event(s, 10, "shaded", "VC")
    assert s.resources["ARVN"] == 0


def test_10_shaded_lasting_no_air_strike_until_reset(at):
    s = at("current: 128; trail: 3; hue: us_troop")
    event(s, 10, "shaded", "VC")
    op = OPERATIONS["assault"](s, "US", Terms(special=True))
    assert "air_strike" not in possible(op)
    drive(reset_phase(s))
    assert "air_strike" in possible(op)
