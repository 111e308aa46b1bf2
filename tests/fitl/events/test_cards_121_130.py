"""Cards 121 to 130: the Pivotal Events, executed by their owners, and the Coup cards with the RVN Leaders."""

import pytest
from procedures import ask, drive

from indochina.fitl import board as b
from indochina.fitl.components import pieces as p
from indochina.fitl.components.control import coin_control
from indochina.fitl.coup.round import coup_card
from indochina.fitl.coup.support import pacification
from indochina.fitl.events import execute
from indochina.fitl.operations.operation import Terms
from indochina.fitl.operations.table import OPERATIONS
from indochina.fitl.operations.train import Train
from indochina.fitl.sequence.deck import leader, leader_cards
from indochina.fitl.sequence.sequence import adjust_eligibility, next_eligible, play_card
from indochina.fitl.special_activities.govern import govern
from indochina.fitl.special_activities.transport import transport
from indochina.fitl.state import available, bases, coin, count, of, on_map, total

from ..event import event

TROOP, BASE, IRREGULAR = p.TYPE["us_troop"], p.TYPE["us_base"], p.TYPE["us_irregular"]


def us_box(box):
    return box[TROOP], box[BASE], box[IRREGULAR]


# --- 121 Linebacker II ----------------------------------------------------------------------------------------------


def test_121_single_full_nva_loses_2_bases_half_its_resources_and_the_next_card_and_casualties_return(at):
    s = at(
        "current: 121; acted: US event; nva_resources: 15; casualties: 3 us_troop, us_base, us_irregular;"
        "north-vietnam: nva_base; central-laos: nva_base; quang-tri: nva_base"
    )
    first = ask(execute(s.copy(), "US", 121, "single"))
    assert first.seat == "NVA"
    assert first.keys == ["north-vietnam/nva_base", "central-laos/nva_base", "quang-tri/nva_base"]
    bases_gone = "north-vietnam/nva_base quang-tri/nva_base"
    then = ask(execute(s.copy(), "US", 121, "single"), bases_gone)
    assert then.seat == "US" and then.keys == ["us_troop", "us_base", "us_irregular"]
    event(s, 121, "single", "US", f"{bases_gone} us_base us_troop all")
    assert [count(s, p.NVA_BASE, x) for x in (b.NORTH_VIETNAM, b.CENTRAL_LAOS, b.QUANG_TRI)] == [0, 1, 0]
    assert s.resources["NVA"] == 7 and s.made_ineligible == {"NVA"}
    assert us_box(s.casualties) == (1, 0, 1) and us_box(s.available) == (39, 6, 5)
    assert next_eligible(s) == "ARVN"
    adjust_eligibility(s)
    assert s.eligible == {"ARVN", "VC"}


def test_121_single_boundary_nva_need_not_remove_tunneled_bases_but_may(at):
    text = "nva_resources: 1; north-vietnam: nva_base, nva_tunnel"
    s = at(text)
    event(s, 121, "single", "US", "north-vietnam/nva_base done")
    assert count(s, p.NVA_TUNNEL, b.NORTH_VIETNAM) == 1 and count(s, p.NVA_BASE, b.NORTH_VIETNAM) == 0
    assert s.resources["NVA"] == 0
    s = at(text)
    event(s, 121, "single", "US", "north-vietnam/nva_tunnel")
    assert on_map(s, p.NVA_BASES) == 0


def test_121_single_boundary_no_bases_and_fewer_casualties_than_3(at):
    s = at("nva_resources: 0; casualties: 2 us_base")
    event(s, 121, "single", "US")
    assert us_box(s.casualties) == (0, 0, 0) and s.available[BASE] == 6 and s.made_ineligible == {"NVA"}


# --- 122 Easter Offensive -------------------------------------------------------------------------------------------

INVASION = "trail: 2; north-vietnam: 6 nva_troop; pleiku: 2 nva_troop, us_troop; kontum: 3 nva_guerrilla, arvn_troop"
MARCH = "loc-hue-khe-sanh north-vietnam 4 done done"


def test_122_single_full_march_then_one_space_from_locs_then_all_troops_attack(at):
    s = at(f"{INVASION}; hue: 4 arvn_troop, arvn_base")
    again = ask(execute(s.copy(), "NVA", 122, "single"), MARCH)
    assert again.seat == "NVA" and again.keys == ["march", "end"]
    assert ask(execute(s.copy(), "NVA", 122, "single"), f"{MARCH} march").keys == [
        "hue",
        "north-vietnam",
        "central-laos",
        "quang-tri",
    ]
    event(s, 122, "single", "NVA", f"{MARCH} march hue all")
    assert count(s, p.NVA_TROOP, b.HUE) == 4 and count(s, p.ARVN_TROOP, b.HUE) == 2
    assert count(s, p.NVA_TROOP, b.PLEIKU) == 1 and s.casualties[TROOP] == 1
    assert count(s, p.NVA_GUERRILLA_U, b.KONTUM) == 3 and count(s, p.ARVN_TROOP, b.KONTUM) == 1
    assert s.resources["NVA"] == 0


def test_122_single_full_guerrillas_may_march_too_and_along_the_trail(at):
    s = at("trail: 1; north-vietnam: nva_guerrilla, nva_troop; kontum: arvn_troop")
    event(s, 122, "single", "NVA", "tay-ninh north-vietnam/nva_guerrilla_u done done")
    assert count(s, p.NVA_GUERRILLA_U, b.TAY_NINH) == 1 and count(s, p.NVA_TROOP, b.NORTH_VIETNAM) == 1


def test_122_single_boundary_troops_on_locs_with_enemies_do_not_move_on_and_others_need_not(at):
    s = at(f"{INVASION}; loc-hue-khe-sanh: arvn_police; hue: arvn_troop")
    event(s, 122, "single", "NVA", MARCH)
    assert count(s, p.NVA_TROOP, b.LOC_HUE_KHE_SANH) == 4 and coin(s, b.LOC_HUE_KHE_SANH) == 0
    s = at(f"{INVASION}; hue: arvn_troop")
    event(s, 122, "single", "NVA", f"{MARCH} done")
    assert count(s, p.NVA_TROOP, b.LOC_HUE_KHE_SANH) == 4 and count(s, p.ARVN_TROOP, b.HUE) == 1


def test_122_single_boundary_who_has_moved_on_from_a_loc_stays_there_even_on_another_loc(at):
    s = at("north-vietnam: nva_guerrilla; loc-da-nang-dak-to: nva_troop; trail: 0")
    event(s, 122, "single", "NVA", "central-laos done march loc-kontum-dak-to")
    assert count(s, p.NVA_TROOP, b.LOC_KONTUM_DAK_TO) == 1


def test_122_single_boundary_a_single_troop_attacks_in_vain_and_pt_76_takes_its_toll(at):
    s = at("north-vietnam: nva_guerrilla; trail: 0; hue: nva_troop, arvn_troop; kontum: 3 nva_troop, 3 arvn_troop")
    assert ask(execute(s.copy(), "NVA", 122, "single")).name == "march.space"
    t = s.copy()
    event(t, 122, "single", "NVA", "central-laos done")
    assert of(t, "ARVN", b.HUE) == 1 and of(t, "ARVN", b.KONTUM) == 2
    s.unshaded = frozenset({"pt_76"})
    event(s, 122, "single", "NVA", "central-laos done")
    assert of(s, "NVA", b.HUE) == 0 and count(s, p.NVA_TROOP, b.KONTUM) == 2 and of(s, "ARVN", b.KONTUM) == 2


def test_122_single_boundary_pt_76_shaded_counts_every_troop_in_one_space(at):
    held = "hue: 2 nva_troop, 3 arvn_troop; kontum: 3 nva_troop, 4 arvn_troop"
    s = at(f"shaded: pt_76; north-vietnam: nva_guerrilla; trail: 0; {held}")
    event(s, 122, "single", "NVA", "central-laos done troops pt_76")
    assert of(s, "ARVN", b.HUE) == 2 and of(s, "ARVN", b.KONTUM) == 1


# --- 123 Vietnamization ---------------------------------------------------------------------------------------------


def test_123_single_full_resources_aid_the_pieces_out_of_play_and_4_cubes_anywhere(at):
    s = at(
        "arvn_resources: 10; aid: 5; out_of_play: 10 arvn_troop, 5 arvn_police, 2 arvn_ranger, arvn_base, 3 us_troop;"
        "fishhook: vc_guerrilla"
    )
    offered = ask(execute(s.copy(), "ARVN", 123, "single"))
    assert offered.seat == "ARVN" and "north-vietnam/arvn_troop" not in offered.keys
    assert "fishhook/arvn_police" in offered.keys and "loc-hue-da-nang/arvn_troop" in offered.keys
    event(s, 123, "single", "ARVN", "fishhook/arvn_troop 2 loc-hue-da-nang/arvn_police all")
    assert s.resources["ARVN"] == 22 and s.aid == 17
    out = {name: s.out_of_play[p.TYPE[name]] for name in ("arvn_troop", "arvn_police", "arvn_ranger", "arvn_base")}
    assert not any(out.values()) and s.out_of_play[TROOP] == 3
    assert count(s, p.ARVN_TROOP, b.FISHHOOK) == 2 and count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 2
    assert available(s, p.ARVN_TROOP) == 28 and available(s, p.POLICE) == 28


def test_123_single_boundary_tracks_stop_at_75_and_nothing_need_be_out_of_play(at):
    s = at("arvn_resources: 70; aid: 75")
    event(s, 123, "single", "ARVN", "saigon/arvn_police all")
    assert s.resources["ARVN"] == 75 and s.aid == 75 and count(s, p.POLICE, b.SAIGON) == 4


def test_123_single_boundary_with_all_cubes_on_the_map_arvn_may_move_some(at):
    s = at("hue: 30 arvn_troop; saigon: 30 arvn_police")
    event(s, 123, "single", "ARVN", "kontum/arvn_troop hue/arvn_troop done")
    assert count(s, p.ARVN_TROOP, b.KONTUM) == 1 and count(s, p.ARVN_TROOP, b.HUE) == 29


# --- 124 Tet Offensive ----------------------------------------------------------------------------------------------


def test_124_single_full_terror_everywhere_6_pieces_in_cities_and_both_attack_together(at):
    s = at(
        "hue: 2 vc_guerrilla, 3 arvn_troop, passive_support; kontum: nva_guerrilla, us_troop;"
        "quang-tri: vc_guerrilla_a, 2 nva_guerrilla, 3 us_troop; central-laos: vc_guerrilla;"
        "loc-hue-da-nang: vc_guerrilla, arvn_police; tay-ninh: 2 nva_troop, arvn_troop"
    )
    placing = ask(execute(s.copy(), "VC", 124, "single"))
    assert placing.seat == "VC"
    kinds = ("vc_guerrilla_u", "vc_base")
    assert placing.keys == [f"{b.IDS[x]}/{kind}" for x in b.CITIES for kind in kinds]
    event(
        s,
        124,
        "single",
        "VC",
        "saigon/vc_base 1 saigon/vc_guerrilla_u all hue/arvn_troop quang-tri/us_troop",
        "2 1 3 2",
    )
    assert [s.terror[x] for x in (b.HUE, b.CENTRAL_LAOS, b.LOC_HUE_DA_NANG, b.QUANG_TRI, b.KONTUM)] == [1, 1, 1, 0, 0]
    assert s.support[b.HUE] == 0
    assert count(s, p.VC_BASE, b.SAIGON) == 1 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 5
    # Hue: 2 Guerrillas against a die of 2; Kontum: NVA alone; Quang Tri: 3 against 3; the LoC: 1 against 2.
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 2 and count(s, p.ARVN_TROOP, b.HUE) == 1
    assert of(s, "NVA", b.KONTUM) == 0 and coin(s, b.KONTUM) == 0
    assert (of(s, "VC", b.QUANG_TRI), count(s, p.NVA_GUERRILLA_A, b.QUANG_TRI)) == (0, 1)
    assert count(s, p.US_TROOP, b.QUANG_TRI) == 1 and s.casualties[TROOP] == 3
    assert count(s, p.VC_GUERRILLA_A, b.LOC_HUE_DA_NANG) == 1 and count(s, p.POLICE, b.LOC_HUE_DA_NANG) == 1
    assert count(s, p.VC_GUERRILLA_A, b.CENTRAL_LAOS) == 1 and of(s, "ARVN", b.TAY_NINH) == 1
    assert s.resources["VC"] == 0


def test_124_single_full_those_just_placed_attack_too_and_vc_chooses_even_where_only_nva_attacks(at):
    s = at("saigon: us_troop, arvn_police; kontum: nva_guerrilla, us_troop, arvn_troop, arvn_police")
    choice = ask(execute(s.copy(), "VC", 124, "single"), "hue/vc_guerrilla_u all", "1")
    assert choice.seat == "VC" and choice.name == "attack.remove"
    keys = "saigon/vc_guerrilla_u all saigon/us_troop saigon/arvn_police kontum/arvn_troop kontum/arvn_police"
    event(s, 124, "single", "VC", keys, "6 1")
    assert coin(s, b.SAIGON) == 0 and count(s, p.VC_GUERRILLA_A, b.SAIGON) == 5
    assert coin(s, b.KONTUM) == 1 and count(s, p.NVA_GUERRILLA_A, b.KONTUM) == 1


def test_124_single_boundary_where_markers_run_short_vc_says_where_they_go_and_the_shift_still_comes(at):
    s = at("saigon: 13 terror; hue: vc_guerrilla; kontum: vc_guerrilla; da-nang: vc_guerrilla, terror")
    first = ask(execute(s.copy(), "VC", 124, "single"))
    assert first.seat == "VC" and first.keys == ["hue", "kontum"]
    event(s, 124, "single", "VC", "kontum qui-nhon/vc_guerrilla_u all")
    assert (s.terror[b.KONTUM], s.terror[b.HUE], s.terror[b.DA_NANG]) == (1, 0, 1)
    assert (s.support[b.KONTUM], s.support[b.HUE], s.support[b.DA_NANG]) == (-1, -1, -1)
    assert count(s, p.VC_GUERRILLA_A, b.HUE) == 1


def test_124_single_boundary_bases_keep_to_stacking_and_6_may_be_more_than_there_are(at):
    s = at("quang-tri: 28 vc_guerrilla_a, 2 vc_base; binh-dinh: 2 vc_base; tay-ninh: 2 vc_base; kien-hoa: 2 vc_base")
    keys = "hue/vc_base hue/vc_guerrilla_u all done"
    event(s, 124, "single", "VC", keys)
    assert bases(s, b.HUE) == 1 and count(s, p.VC_GUERRILLA_U, b.HUE) == 2 and on_map(s, p.VC_KINDS) == 39
    s = at("hue: us_base, arvn_base")
    offered = ask(execute(s, "VC", 124, "single")).keys
    assert "hue/vc_guerrilla_u" in offered and "hue/vc_base" not in offered


def test_124_single_boundary_unshaded_cadres_still_want_two_guerrillas_for_terror(at):
    s = at("unshaded: cadres; hue: 2 vc_guerrilla; kontum: vc_guerrilla")
    event(s, 124, "single", "VC", "saigon/vc_guerrilla_u all")
    assert of(s, "VC", b.HUE) == 0 and s.terror[b.HUE] == 1
    assert of(s, "VC", b.KONTUM) == 1 and s.terror[b.KONTUM] == 0


def test_124_single_boundary_pt_76_costs_a_troop_only_where_nva_guerrillas_attack(at):
    s = at(
        "unshaded: pt_76; hue: vc_guerrilla_a, nva_troop, arvn_troop; kontum: nva_guerrilla_a, nva_troop, arvn_troop"
    )
    event(s, 124, "single", "VC", "saigon/vc_guerrilla_u all", "6 6")
    assert count(s, p.NVA_TROOP, b.HUE) == 1 and count(s, p.NVA_TROOP, b.KONTUM) == 0


def test_124_single_full_played_as_a_pivotal_event_it_cancels_the_card(at):
    met = "leader_box: 125, 129; out_of_play: 40 us_troop; quang-tri: 21 vc_guerrilla"
    s = at(f"stage: card; current: 68; next: 4; {met}")
    drive(play_card(s), "hold play saigon/vc_guerrilla_u all")
    assert s.current == 124 and s.played == (68,) and "VC" not in s.pivotal and s.acted == (("VC", "event"),)
    assert s.terror[b.QUANG_TRI] == 1 and count(s, p.VC_GUERRILLA_U, b.SAIGON) == 6


# --- 125 to 128: RVN Leaders ----------------------------------------------------------------------------------------


def turn(s, number):
    """The Coup card is the one being played."""
    s.played += (s.current,) if s.current else ()
    s.current, s.deck = number, tuple(card for card in s.deck if card != number)


def coup(s, number):
    turn(s, number)
    return drive(coup_card(s))


LEADERS = {125: "khanh", 126: "young_turks", 127: "ky", 128: "thieu"}


def _new_leader(at, number):
    s = at("played: 1; next: 4; saigon: 3 arvn_troop")
    assert leader(s) == "minh" and leader_cards(s) == 0
    assert coup(s, number) == "coup.victory"
    assert leader(s) == LEADERS[number] and leader_cards(s) == 1
    assert count(s, p.ARVN_TROOP, b.SAIGON) == 3


def test_125_single_full_khanh_becomes_leader_and_a_coup_round_follows(at):
    _new_leader(at, 125)


def test_126_single_full_the_young_turks_become_leaders_and_a_coup_round_follows(at):
    _new_leader(at, 126)


def test_127_single_full_ky_becomes_leader_and_a_coup_round_follows(at):
    _new_leader(at, 127)


def test_128_single_full_thieu_becomes_leader_and_a_coup_round_follows(at):
    _new_leader(at, 128)


def _second_coup_in_a_row(at, number, before):
    s = at(f"played: 1, {before}; next: 4; leader_box: {before}")
    assert coup(s, number) == "next_card"
    assert leader(s) == LEADERS[number] and s.leader_box == (before, number)


def test_125_single_boundary_after_another_coup_he_comes_without_a_coup_round(at):
    _second_coup_in_a_row(at, 125, 129)


def test_126_single_boundary_after_another_coup_they_come_without_a_coup_round(at):
    _second_coup_in_a_row(at, 126, 125)


def test_127_single_boundary_after_another_coup_he_comes_without_a_coup_round(at):
    _second_coup_in_a_row(at, 127, 126)


def test_128_single_boundary_after_another_coup_he_comes_without_a_coup_round(at):
    _second_coup_in_a_row(at, 128, 127)


def test_128_single_boundary_a_new_leader_is_not_flipped(at):
    s = at("played: 127, 1; next: 4; leader_box: 127; leader_flipped: 1")
    coup(s, 128)
    assert leader(s) == "thieu" and not s.leader_flipped


def _transport_from_hue(s):
    return ask(transport(OPERATIONS["train"](s, "ARVN", Terms(special=True))), "hue").keys


def test_125_single_lasting_transport_uses_one_loc_at_most_until_another_leader_comes(at):
    s = at("played: 1; next: 4; hue: arvn_troop")
    far, near = "qui-nhon", "da-nang"

    def reach():
        return _transport_from_hue(s.copy())

    assert far in reach() and near in reach()
    coup(s, 125)
    assert far not in reach() and near in reach()
    coup(s, 129)
    assert leader(s) == "khanh" and far not in reach()
    coup(s, 128)
    assert far in reach()


GOVERNED = "aid: 20; hue: 2 arvn_troop, arvn_police, active_support; can-tho: 2 arvn_troop, arvn_police, active_support"


def _govern(s):
    drive(govern(OPERATIONS["train"](s, "ARVN", Terms(special=True))), "hue aid can-tho aid")
    return s.patronage


def test_126_single_lasting_each_govern_adds_2_patronage_not_each_space_until_another_leader_comes(at):
    s = at(f"played: 1; next: 4; {GOVERNED}")
    assert _govern(s.copy()) == 0
    coup(s, 126)
    assert _govern(s.copy()) == 2
    coup(s, 127)
    assert _govern(s.copy()) == 0


PACIFIED = "arvn_resources: 27; hue: us_troop, arvn_troop, arvn_police, terror"


def _pacify(s):
    drive(pacification(s), "done hue 2")
    return s.resources["ARVN"]


def _train(s):
    drive(Train(s, "ARVN").execute(), "hue done done pacify 2")
    return s.resources["ARVN"]


def test_127_single_lasting_terror_and_levels_cost_4_each_in_the_support_phase_and_in_training(at):
    s = at(f"played: 1; next: 4; {PACIFIED}")
    assert (_pacify(s.copy()), _train(s.copy())) == (21, 21)
    coup(s, 127)
    assert (_pacify(s.copy()), _train(s.copy())) == (19, 19)
    coup(s, 128)
    assert (_pacify(s.copy()), _train(s.copy())) == (21, 21)


def test_127_single_lasting_for_the_us_too(at):
    s = at(f"played: 1; next: 4; {PACIFIED}")
    coup(s, 127)
    drive(pacification(s), "hue 2 done")
    assert s.resources["ARVN"] == 19 and s.support[b.HUE] == 1 and s.terror[b.HUE] == 0


def test_128_single_lasting_he_cancels_the_leader_before_him(at):
    s = at(f"played: 125, 1; next: 4; leader_box: 125; {GOVERNED}")
    coup(s, 128)
    assert leader(s) == "thieu" and leader_cards(s) == 2 and "qui-nhon" in _transport_from_hue(s.copy())


# --- 129, 130 Failed Attempts ---------------------------------------------------------------------------------------


@pytest.fixture
def deserted(at):
    return at(
        "played: 1; next: 4; leader_box: 127; saigon: 5 arvn_troop, 2 arvn_police; hue: 2 arvn_troop, 2 arvn_base;"
        "kontum: 3 arvn_police, 3 vc_guerrilla_a; loc-hue-da-nang: 3 arvn_troop, 3 arvn_ranger; da-nang: 6 us_troop"
    )


def _failed(s, number):
    turn(s, number)
    first = ask(coup_card(s.copy()))
    assert first.seat == "ARVN" and first.keys == ["0", "1", "2"]
    assert drive(coup_card(s), "1") == "coup.victory"
    assert (count(s, p.ARVN_TROOP, b.SAIGON), count(s, p.POLICE, b.SAIGON)) == (4, 1)
    assert of(s, "ARVN", b.HUE) == 4 and count(s, p.POLICE, b.KONTUM) == 2
    assert count(s, p.ARVN_TROOP, b.LOC_HUE_DA_NANG) == 2 and total(s, p.RANGERS, b.LOC_HUE_DA_NANG) == 3
    assert count(s, p.US_TROOP, b.DA_NANG) == 6
    assert available(s, p.ARVN_TROOP) == 22 and available(s, p.POLICE) == 27
    assert s.leader_box == (number, 127) and leader(s) == "ky"


def test_129_single_full_one_arvn_cube_in_three_deserts_in_each_space_and_the_leader_stays(deserted):
    _failed(deserted, 129)


def test_130_single_full_one_arvn_cube_in_three_deserts_in_each_space_and_the_leader_stays(deserted):
    _failed(deserted, 130)


def test_129_single_boundary_fewer_than_three_cubes_stay_and_minh_goes(at):
    s = at("played: 1; next: 4; saigon: 2 arvn_troop; hue: arvn_police, arvn_troop")
    assert coup(s, 129) == "coup.victory"
    assert of(s, "ARVN", b.SAIGON) == 2 and of(s, "ARVN", b.HUE) == 2
    assert leader(s) == "" and leader_cards(s) == 1


def test_130_single_boundary_control_is_adjusted_and_a_flipped_leader_stays_flipped(at):
    s = at("played: 1; next: 4; leader_box: 127; leader_flipped: 1; hue: 3 arvn_troop, 2 vc_guerrilla")
    assert coin_control(s, b.HUE)
    coup(s, 130)
    assert not coin_control(s, b.HUE)
    assert s.leader_flipped and leader(s) == "" and s.leader_box == (130, 127)


def test_130_single_boundary_after_another_coup_the_cubes_desert_all_the_same(at):
    s = at("played: 1, 129; next: 4; leader_box: 129; saigon: 3 arvn_troop")
    assert coup(s, 130) == "next_card"
    assert of(s, "ARVN", b.SAIGON) == 2
