"""2.4, 6.0, 6.1, 6.6, 6.7 The Coup card, the order of its phases, Reset and the Trail."""

import pytest
from procedures import ask, drive

from indochina.fitl.board import HUE, SAIGON, SPACE
from indochina.fitl.components.pieces import ARVN_TROOP, FACTIONS, POLICE
from indochina.fitl.coup import COUP_STAGES
from indochina.fitl.coup.round import coup_card, reset_phase, victory_phase
from indochina.fitl.sequence.deck import leader, leader_cards
from indochina.fitl.state import count
from indochina.fitl.trail import degrade_trail, improve_trail


def test_2_4_the_card_goes_to_the_leader_box_and_a_coup_round_follows(at):
    s = at("stage: coup; current: 127; played: 1")
    assert drive(coup_card(s)) == "coup.victory"
    assert leader(s) == "ky"


def test_2_4_1_a_failed_attempt_goes_beneath_the_leader(at):
    s = at("stage: coup; current: 129; played: 1; leader_box: 125")
    assert drive(coup_card(s)) == "coup.victory"
    assert s.leader_box == (129, 125)
    assert leader(s) == "khanh" and leader_cards(s) == 2


def test_2_4_1_a_failed_attempt_cancels_minh(at):
    s = at("stage: coup; current: 130; played: 1")
    drive(coup_card(s))
    assert leader(s) == ""
    assert [note.values["leader"] for note in s.notes if note.key == "log.coup.leader"] == ["no_leader"]


def test_2_4_a_failed_attempt_removes_one_cube_in_three_in_each_space_before_the_victory_phase(at):
    s = at(
        "stage: coup; current: 129; played: 1;"
        "saigon: 5 arvn_troop, 2 arvn_police; hue: 2 arvn_troop; kontum: 3 arvn_police"
    )
    assert ask(coup_card(s.copy())).keys == ["0", "1", "2"]
    drive(coup_card(s), "1")
    assert (count(s, ARVN_TROOP, SAIGON), count(s, POLICE, SAIGON)) == (4, 1)
    assert count(s, ARVN_TROOP, HUE) == 2
    assert count(s, POLICE, SPACE["kontum"]) == 2


def test_2_4_desertion_adjusts_control(at):
    s = at("stage: coup; current: 129; played: 1; hue: 3 arvn_troop, 2 vc_guerrilla")
    drive(coup_card(s))
    assert s.control[HUE] == 0


def test_6_0_never_two_coup_rounds_in_a_row(at):
    s = at("stage: coup; current: 128; played: 1, 127; leader_box: 127")
    assert drive(coup_card(s)) == "next_card"
    assert leader(s) == "thieu"
    assert s.notes[-1].key == "log.coup.no_coup_round"


def test_6_0_a_second_failed_attempt_in_a_row_still_has_its_effect(at):
    s = at("stage: coup; current: 130; played: 129; leader_box: 129; saigon: 3 arvn_troop")
    assert drive(coup_card(s)) == "next_card"
    assert count(s, ARVN_TROOP, SAIGON) == 2


def test_6_0_if_the_second_coup_in_a_row_is_final_the_game_ends(at):
    s = at("stage: coup; current: 128; next: 0; deck: ; played: 1, 127; leader_box: 127")
    assert drive(coup_card(s)) == "over"
    assert s.winner and s.ended == "final"


def test_6_0_the_phases_follow_one_another():
    assert list(COUP_STAGES) == [
        "coup",
        "coup.victory",
        "coup.resources",
        "coup.pacification",
        "coup.agitation",
        "coup.redeploy_troops",
        "coup.redeploy_police",
        "coup.redeploy_nva",
        "coup.commitment",
        "coup.reset",
    ]


def test_6_1_without_a_winner_the_round_goes_on(at):
    s = at("stage: coup.victory; current: 128; out_of_play: 40 us_troop")
    assert drive(victory_phase(s)) == "coup.resources"


def test_6_1_a_faction_beyond_its_condition_ends_the_game(at):
    s = at("stage: coup.victory; current: 128; patronage: 51; out_of_play: 40 us_troop")
    assert drive(victory_phase(s)) == "over"
    assert (s.winner, s.ended) == ("ARVN", "victory")


@pytest.mark.parametrize("before, after", [(0, 1), (1, 1), (3, 3), (4, 3)])
def test_6_6_reset_moves_the_trail_off_its_ends(at, before, after):
    s = at(f"stage: coup.reset; current: 128; trail: {before}")
    assert drive(reset_phase(s)) == "next_card"
    assert s.trail == after


def test_6_6_reset_removes_markers_and_momentum_flips_all_underground_and_makes_all_eligible(at):
    s = at(
        "stage: coup.reset; current: 128; hue: 2 terror, vc_guerrilla_a, us_irregular_a, arvn_ranger_a; trail: 1;"
        "loc-hue-da-nang: sabotage, nva_guerrilla_a; momentum: claymores; eligible: VC; made_ineligible: NVA;"
        "stays_eligible: VC"
    )
    drive(reset_phase(s))
    assert not any(s.terror) and not s.momentum
    assert s.eligible == frozenset(FACTIONS) and not s.made_ineligible and not s.stays_eligible
    assert at("hue: vc_guerrilla_u, us_irregular_u, arvn_ranger_u; loc-hue-da-nang: nva_guerrilla_u").pieces == s.pieces


def test_6_6_capabilities_last(at):
    s = at("stage: coup.reset; current: 128; shaded: cadres; unshaded: abrams")
    drive(reset_phase(s))
    assert s.shaded == {"cadres"} and s.unshaded == {"abrams"}


def test_5_3_unshaded_migs_cost_the_nva_6_resources_at_each_reset(at):
    s = at("stage: coup.reset; current: 128; unshaded: migs; nva_resources: 10; trail: 2")
    drive(reset_phase(s))
    assert s.resources["NVA"] == 4
    assert [note.values["n"] for note in s.notes if note.key == "log.coup.migs"] == [6]


def test_5_3_shaded_migs_cost_nothing_at_reset(at):
    s = at("stage: coup.reset; current: 128; shaded: migs; nva_resources: 10; trail: 2")
    drive(reset_phase(s))
    assert s.resources["NVA"] == 10


def test_5_4_oriskany_leaves_the_trail_at_4(at):
    s = at("stage: coup.reset; current: 128; momentum: oriskany; trail: 4")
    drive(reset_phase(s))
    assert s.trail == 4 and not s.momentum


def test_5_4_oriskany_does_not_stop_an_improvement(at):
    s = at("stage: coup.reset; current: 128; momentum: oriskany; trail: 0")
    drive(reset_phase(s))
    assert s.trail == 1


def test_5_4_adsid_costs_6_resources_at_a_reset_that_moves_the_trail(at):
    s = at("stage: coup.reset; current: 128; momentum: adsid; trail: 4; nva_resources: 7")
    drive(reset_phase(s))
    assert s.resources["NVA"] == 1


def test_6_7_the_trail_stays_between_0_and_4(at):
    s = at("trail: 3")
    assert improve_trail(s, 2) == 1 and s.trail == 4
    assert degrade_trail(s, 9) == -4 and s.trail == 0


def test_6_7_adsid_counts_changes_not_boxes_and_only_changes(at):
    s = at("trail: 3; momentum: adsid; nva_resources: 20")
    degrade_trail(s, 2)
    assert s.resources["NVA"] == 14
    improve_trail(s, 0)
    assert s.resources["NVA"] == 14


def test_5_1_2_an_event_may_degrade_the_trail_in_spite_of_oriskany(at):
    s = at("trail: 3; momentum: oriskany")
    assert degrade_trail(s) == 0
    assert degrade_trail(s, event=True) == -1


def test_2_4_1_a_failed_attempt_leaves_a_flipped_leader_flipped_and_a_new_leader_comes_unflipped(at):
    s = at("stage: coup; current: 129; played: 1; leader_box: 125; leader_flipped: 1")
    drive(coup_card(s))
    assert leader(s) == "" and s.leader_flipped
    s = at("stage: coup; current: 127; played: 1; leader_box: 129, 125; leader_flipped: 1")
    drive(coup_card(s))
    assert leader(s) == "ky" and s.leader_box == (129, 125, 127)


def test_6_0_a_coup_round_follows_if_an_event_card_lay_between(at):
    s = at("stage: coup; current: 128; played: 127, 68; leader_box: 127")
    assert drive(coup_card(s)) == "coup.victory"


def test_6_7_the_log_tells_the_new_value_and_what_adsid_cost(at):
    s = at("trail: 3; momentum: adsid; nva_resources: 4")
    improve_trail(s)
    assert [(note.key, note.values) for note in s.notes] == [("log.trail", {"trail": 4}), ("log.adsid", {"n": 4})]
