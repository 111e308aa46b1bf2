"""6.5 Commitment Phase, second edition."""

import pytest
from procedures import ask, drive, over

from indochina.core.decision import CHANCE
from indochina.fitl.board import HUE, SAIGON, SPACE
from indochina.fitl.components.control import victory_total
from indochina.fitl.components.pieces import TYPE, US_BASE, US_TROOP
from indochina.fitl.coup.commitment import commitment_phase
from indochina.fitl.state import COIN_CONTROL, count

TROOP, BASE, IRREGULAR = TYPE["us_troop"], TYPE["us_base"], TYPE["us_irregular"]


def test_6_5_one_in_three_troop_casualties_and_all_bases_go_out_of_play_irregulars_return(at):
    s = at("stage: coup.commitment; casualties: 8 us_troop, 2 us_base, 3 us_irregular; out_of_play: 32 us_troop")
    drive(commitment_phase(s), "saigon 6 done")
    assert (s.out_of_play[TROOP], s.out_of_play[BASE]) == (34, 2)
    assert s.available[IRREGULAR] == 6 and not any(s.casualties)
    assert count(s, US_TROOP, SAIGON) == 6


def test_6_5_the_other_troop_casualties_go_to_coin_control_spaces_locs_or_saigon(at):
    s = at("stage: coup.commitment; casualties: 2 us_troop; hue: arvn_police; kontum: vc_guerrilla")
    decision = ask(commitment_phase(s))
    assert decision.seat == "US" and decision.keys[:2] == ["saigon", "hue"]
    assert len(decision.keys) == 2 + 17 and "kontum" in decision.blocked


def test_6_5_ten_troops_less_the_casualties_just_placed_may_move(at):
    s = at("stage: coup.commitment; casualties: 4 us_troop; saigon: arvn_police")
    decision = ask(commitment_phase(s), "saigon 3")
    assert decision.name == "coup.commit" and decision.values["troops"] == 7
    s = at("stage: coup.commitment; casualties: 15 us_troop; out_of_play: 25 us_troop, 6 us_base")
    assert over(commitment_phase(s), "saigon 10")  # no allowance, no Base to move


def test_6_5_troops_and_up_to_two_bases_move_among_available_coin_control_locs_and_saigon(at):
    s = at("stage: coup.commitment; hue: 5 us_troop, us_base; kontum: us_troop, 2 vc_guerrilla; da-nang: us_base")
    decision = ask(commitment_phase(s.copy()))
    assert decision.keys == [
        "available/us_troop",
        "hue/us_troop",
        "available/us_base",
        "hue/us_base",
        "da-nang/us_base",
        "end",
    ]
    assert decision.blocked["kontum/us_troop"].key == "why.coup.no_coin_control"
    drive(commitment_phase(s), "available/us_troop hue 4 hue/us_base available available/us_base saigon done")
    assert count(s, US_TROOP, HUE) == 9 and count(s, US_BASE, HUE) == 0 and count(s, US_BASE, SAIGON) == 1


def test_6_5_bases_keep_to_stacking_and_off_locs(at):
    s = at("stage: coup.commitment; hue: 2 arvn_base; da-nang: arvn_police")
    assert ask(commitment_phase(s.copy()), "available/us_base").keys == ["saigon", "da-nang"]


def test_6_5_control_is_that_of_the_start_of_the_phase_and_adjusted_at_its_end(at):
    s = at("stage: coup.commitment; hue: 2 us_troop, vc_guerrilla; loc-hue-da-nang: us_troop")
    decision = ask(commitment_phase(s), "hue/us_troop saigon 2 loc-hue-da-nang/us_troop")
    assert "hue" in decision.keys
    t = at("stage: coup.commitment; hue: 2 us_troop, vc_guerrilla")
    drive(commitment_phase(t), "hue/us_troop saigon 2 done")
    assert t.control[HUE] == 0 and t.control[SAIGON] == COIN_CONTROL
    s.control_held = False
    s.control[HUE] = COIN_CONTROL if count(s, US_TROOP, HUE) > 1 else 0
    s.control[SAIGON] = COIN_CONTROL


def test_6_5_withdrawal_for_every_2_pieces_brought_home_vc_may_shift_1_population(at):
    s = at(
        "stage: coup.commitment; saigon: 5 us_troop, active_support; hue: passive_support; kontum: passive_opposition"
    )
    vc = ask(commitment_phase(s.copy()), "saigon/us_troop available 5 done")
    assert vc.seat == "VC" and vc.values["left"] == 2
    assert "hue" in vc.keys and "saigon" not in vc.keys and vc.blocked["saigon"].key == "why.coup.population"
    s2 = s.copy()
    drive(commitment_phase(s2), "saigon/us_troop available 5 done hue")
    assert s2.support[HUE] == 0
    s3 = s.copy()
    drive(commitment_phase(s3), "saigon/us_troop available 5 done kontum da-nang")
    assert s3.support[SPACE["kontum"]] == -2 and s3.support[SPACE["da-nang"]] == -1


def test_6_5_no_space_is_shifted_by_more_than_1_level(at):
    s = at("stage: coup.commitment; saigon: 8 us_troop; kontum: passive_support")
    vc = ask(commitment_phase(s.copy()), "saigon/us_troop available 8 done kontum")
    assert "kontum" not in vc.keys and vc.blocked["kontum"].key == "why.coup.once"


def test_6_5_withdrawal_counts_what_came_home_on_balance(at):
    s = at("stage: coup.commitment; saigon: 5 us_troop")
    answers = ["saigon/us_troop", "available", "4", "available/us_troop", "saigon", "3", "done"]
    assert over(commitment_phase(s), " ".join(answers))


def test_6_5_a_base_brought_home_counts(at):
    s = at("stage: coup.commitment; saigon: us_troop, us_base")
    answers = ["saigon/us_base", "saigon/us_troop", "available", "done"]
    assert ask(commitment_phase(s), " ".join(answers)).values["left"] == 1


def test_6_5_troops_sent_out_do_not_make_up_for_bases_brought_home(at):
    s = at("stage: coup.commitment; saigon: us_base; hue: us_base")
    bases_home = ["hue/us_base", "available", "saigon/us_base", "available"]
    decision = ask(commitment_phase(s), f"{' '.join(bases_home)} available/us_troop saigon 4 done")
    assert (decision.seat, decision.values["left"]) == ("VC", 1)


def test_6_5_vc_need_not_shift(at):
    s = at("stage: coup.commitment; saigon: 5 us_troop; hue: passive_support")
    assert drive(commitment_phase(s), "saigon/us_troop available 5 done done") == "coup.reset"
    assert s.support[HUE] == 1


def test_5_4_unshaded_medevac_makes_all_troop_casualties_available(at):
    s = at(
        "stage: coup.commitment; casualties: 9 us_troop, us_base; momentum: medevac_unshaded; out_of_play: 31 us_troop"
    )
    decision = ask(commitment_phase(s))
    assert decision.values["troops"] == 10
    assert (s.available[TROOP], s.out_of_play[TROOP], s.out_of_play[BASE]) == (9, 31, 1)
    s.control_held = False


def test_5_4_troops_medevac_brought_home_are_no_withdrawal(at):
    s = at("stage: coup.commitment; casualties: 9 us_troop; momentum: medevac_unshaded; hue: passive_support")
    assert drive(commitment_phase(s), "done") == "coup.reset"


def test_6_5_no_third_base_moves(at):
    s = at("stage: coup.commitment; saigon: 2 us_base; hue: us_base; da-nang: arvn_police")
    decision = ask(commitment_phase(s), "hue/us_base available saigon/us_base da-nang")
    assert [key for key in decision.keys if "us_base" in key] == []
    assert decision.blocked["saigon/us_base"].key == "why.coup.commitment_full"


def test_6_5_bases_may_move_when_no_more_troops_may(at):
    s = at("stage: coup.commitment; casualties: 15 us_troop; saigon: us_base; da-nang: arvn_police")
    assert ask(commitment_phase(s), "saigon 10").keys == ["available/us_base", "saigon/us_base", "end"]


def test_6_5_casualties_may_be_spread(at):
    s = at("stage: coup.commitment; casualties: 4 us_troop; hue: arvn_police")
    decision = ask(commitment_phase(s.copy()), "hue")
    assert decision.keys == ["1", "2", "3"]
    drive(commitment_phase(s), "hue 2 saigon done")
    assert (count(s, US_TROOP, HUE), count(s, US_TROOP, SAIGON)) == (2, 1)


def test_6_5_active_opposition_cannot_be_shifted_further(at):
    s = at("stage: coup.commitment; saigon: 2 us_troop; kontum: active_opposition")
    vc = ask(commitment_phase(s), "saigon/us_troop available 2 done")
    assert "kontum" not in vc.keys and vc.blocked["kontum"].key == "why.coup.active_opposition"


def test_6_5_the_log_tells_of_every_piece_that_moved_and_of_the_shift(at):
    s = at("stage: coup.commitment; casualties: 3 us_troop; saigon: 2 us_troop; kontum: passive_support")
    drive(commitment_phase(s), "saigon 2 saigon/us_troop available 2 done kontum")
    assert [(note.key, note.values) for note in s.notes] == [
        ("log.coup.rotation", {"n": 1}),
        ("log.coup.casualties_return", {"n": 2, "space": "saigon"}),
        ("log.coup.commit", {"piece": "us_troop", "n": 2, "start": "saigon", "space": "available"}),
        ("log.coup.withdrawal", {"space": "kontum"}),
    ]


# --- 8.8.1 the Policy of a Non-player US ----------------------------------------------------------------------------

# Available: 40 Troops less those out of play, and no Bases; no Support.
POLICY = "stage: coup.commitment; nonplayers: US; policy: LBJ; leader_box: 125, 129, 126; out_of_play: {}, 6 us_base"


@pytest.mark.parametrize(("die", "policy"), [("3", "JFK"), ("4", "LBJ"), ("6", "LBJ"), ("2", "Nixon"), ("1", "Nixon")])
def test_8_8_1_a_die_against_the_cards_in_the_rvn_leader_box_gives_the_policy(at, die, policy):
    s = at(POLICY.format("10 us_troop") + "; saigon: active_support")
    assert victory_total(s, "US") == 42
    drive(commitment_phase(s), "done", die)
    assert s.policy == policy
    assert [(note.key, note.values) for note in s.notes] == [
        ("log.coup.policy", {"n": int(die), "cards": 3, "policy": policy})
    ]


def test_8_8_1_the_policy_is_rolled_for_at_45_but_not_above(at):
    roll = ask(commitment_phase(at(POLICY.format("7 us_troop") + "; saigon: active_support")))
    assert (roll.seat, roll.name, roll.rule) == (CHANCE, "coup.policy", "8.8.1")
    s = at(POLICY.format("6 us_troop") + "; saigon: active_support")
    assert victory_total(s, "US") == 46
    drive(commitment_phase(s), "done")
    assert s.policy == "LBJ"


def test_8_8_1_a_player_us_has_no_policy(at):
    s = at(POLICY.format("10 us_troop").replace("nonplayers: US", "nonplayers: ARVN").replace("policy: LBJ; ", ""))
    drive(commitment_phase(s), "done")
    assert s.policy == ""


def test_8_8_1_the_policy_is_rolled_for_after_returning_casualties_are_placed_and_before_anything_moves(at):
    s = at(POLICY.format("10 us_troop") + "; casualties: 3 us_troop")
    assert ask(commitment_phase(s.copy())).name == "coup.casualties"
    assert ask(commitment_phase(s.copy()), "saigon 2").name == "coup.policy"
    assert ask(commitment_phase(s), "saigon 2", "5").name == "coup.commit"
