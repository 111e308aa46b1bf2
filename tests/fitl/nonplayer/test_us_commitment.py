"""8.8.8 Pacification and 8.8.9 Commitment of the Non-player US."""

import pytest
from bots import keys

from indochina.fitl.board import AN_LOC, CITIES, IDS, KONTUM, POPULATED, SPACE
from indochina.fitl.components.pieces import TYPE
from indochina.fitl.nonplayer.us.commitment import level_down, level_up

from .positions import held, us_coup

# --- 8.8.8 Pacification in the Support Phase ------------------------------------------------------------------------


def pacification(text, dice=""):
    game, said = us_coup("pacification", text, dice)
    return game, [answer for answer in said if answer.name.startswith("coup.pacify")]


READY = "us_troop, arvn_police"


def test_8_8_8_in_the_support_phase_for_the_greatest_total_shift():
    game, said = pacification(f"arvn_resources: 24; saigon: {READY}, passive_support; hue: {READY}; can-tho: {READY}")
    assert keys(said)[0] == "saigon" and keys(said)[1] == "hue"
    assert game.state.support[SPACE["saigon"]] == 2


@pytest.mark.parametrize(("calm", "terror"), [("kontum", "qui-nhon"), ("qui-nhon", "kontum")])
def test_8_8_8_then_where_there_is_no_terror(calm, terror):
    game, said = pacification(f"arvn_resources: 24; {terror}: {READY}, terror; {calm}: {READY}")
    assert keys(said)[:2] == [calm, "2"]
    # 3 Resources are left: the Terror stays, since nothing would shift.
    assert keys(said)[2:] == ["end"] and game.state.terror[SPACE[terror]] == 1


def test_8_8_8_terror_in_the_support_phase_is_removed_only_for_a_shift():
    _, said = pacification(f"arvn_resources: 75; kontum: {READY}, terror, active_support; hue: {READY}, terror")
    assert keys(said, "coup.pacify") == ["hue", "end"] and keys(said, "coup.pacify_steps") == ["3"]


# --- 8.8.9 Commitment -----------------------------------------------------------------------------------------------


FIRM = [AN_LOC, KONTUM, *(x for x in POPULATED if x not in CITIES)]
SUPPORT = "; ".join(f"{IDS[x]}: active_support" for x in FIRM)
"""So much that no new Policy is rolled for (8.8.1)."""


def commitment(text, dice="", policy="LBJ", game_dice=None):
    return us_coup("commitment", f"{SUPPORT}; {text}", dice, game_dice, policy)


def test_8_8_9_returning_casualties_go_evenly_to_us_bases():
    game, said = commitment(
        "casualties: 6 us_troop; hue: us_base, 4 us_troop; saigon: us_base; can-tho: us_troop; "
        "out_of_play: 4 us_base, 24 us_troop"
    )
    assert [held(game, x, "us_troop") for x in ("hue", "saigon", "can-tho")] == [4, 4, 1]
    assert keys(said, "coup.casualties_count") == ["4"]


def test_8_8_9_tells_how_many_casualties_returned_and_that_no_die_decided_its_policy():
    _, said = commitment("casualties: 6 us_troop; hue: us_base, 4 us_troop; out_of_play: 4 us_base, 24 us_troop")
    first = next(answer for answer in said if answer.name == "coup.commit")
    told = {step.get("note", step.get("test")): step for step in first.reason.values["trace"]}
    assert told["np.us.returned"]["n"] == 4
    assert not told["np.us.policy.check"]["holds"]


def test_8_8_9_casualties_left_over_go_to_one_of_the_bases_that_have_fewest_by_lot():
    game, _ = commitment(
        "casualties: 4 us_troop; hue: us_base; da-nang: us_base; out_of_play: 4 us_base, 31 us_troop", "1 1 1 1"
    )
    assert sorted(held(game, x, "us_troop") for x in ("hue", "da-nang")) == [1, 2]


def test_8_8_9_casualties_go_to_saigon_without_a_us_base():
    game, _ = commitment(
        "casualties: 3 us_troop; can-tho: arvn_police; hue: us_base, 2 vc_guerrilla; "
        "out_of_play: 5 us_base, 32 us_troop"
    )
    assert held(game, "saigon", "us_troop") == 2


@pytest.mark.parametrize(("policy", "home"), [("JFK", 15), ("LBJ", 7), ("Nixon", 25)])
def test_8_8_9_troops_until_15_5_or_25_are_available_within_ten(policy, home):
    game, said = commitment("saigon: us_base, 11 us_troop; out_of_play: 12 us_troop, 5 us_base", policy=policy)
    assert game.state.available[TYPE["us_troop"]] == home
    assert said[0].key == ("saigon/us_troop" if policy == "Nixon" else "available/us_troop")


@pytest.mark.parametrize("policy", ["JFK", "LBJ"])
def test_8_8_9_jfk_and_lbj_add_two_bases_at_coin_control_without_a_coin_base(policy):
    game, said = commitment(
        "hue: us_base, us_troop; can-tho: arvn_base, arvn_police; da-nang: arvn_police; qui-nhon: arvn_police; "
        "cam-ranh: vc_guerrilla; out_of_play: {} us_troop".format(24 if policy == "JFK" else 34),
        policy=policy,
    )
    assert keys(said)[:2] == ["available/us_base", "da-nang"] or keys(said)[:2] == ["available/us_base", "qui-nhon"]
    assert [held(game, x, "us_base") for x in ("hue", "can-tho", "da-nang", "qui-nhon", "saigon")] == [1, 0, 1, 1, 0]


def test_8_8_9_no_base_goes_where_there_are_two_others():
    _, said = commitment("hue: 9 arvn_police, 2 vc_base; saigon: us_base; out_of_play: 35 us_troop")
    assert keys(said) == ["end"]


def test_8_8_9_bases_come_before_troops():
    game, said = commitment("da-nang: arvn_police; out_of_play: 32 us_troop, 5 us_base")
    assert keys(said)[0] == "available/us_base" and held(game, "da-nang", "us_troop") == 3


def test_8_8_9_nixon_withdraws_two_bases_from_outside_saigon():
    game, _ = commitment(
        "saigon: us_base; hue: us_base; da-nang: us_base; can-tho: us_base; out_of_play: 15 us_troop",
        "1 1 1 1",
        "Nixon",
    )
    assert held(game, "saigon", "us_base") == 1
    assert sum(held(game, x, "us_base") for x in ("hue", "da-nang", "can-tho")) == 1


def test_8_8_9_nixon_leaves_one_base_in_saigon():
    game, said = commitment("saigon: 2 us_base; out_of_play: 15 us_troop", policy="Nixon")
    assert held(game, "saigon", "us_base") == 1 and keys(said) == ["saigon/us_base", "end"]


def test_8_8_9_troops_are_added_evenly_at_us_bases():
    game, _ = commitment(
        "saigon: us_base, 4 us_troop; hue: us_base, us_troop; can-tho: us_base; da-nang: us_troop; "
        "out_of_play: 22 us_troop, 3 us_base"
    )
    assert [held(game, x, "us_troop") for x in ("saigon", "hue", "can-tho", "da-nang")] == [4, 4, 4, 1]


def test_8_8_9_troops_are_added_in_saigon_if_no_us_base_takes_part():
    game, _ = commitment("hue: us_base, 2 vc_guerrilla; da-nang: us_troop; out_of_play: 30 us_troop, 5 us_base")
    assert held(game, "saigon", "us_troop") == 4 and held(game, "da-nang", "us_troop") == 1


def test_8_8_9_troops_are_withdrawn_first_from_where_no_us_base_is_outside_saigon():
    game, said = commitment(
        "saigon: 5 us_troop; hue: us_base, 9 us_troop; da-nang: 3 us_troop; loc-hue-da-nang: 2 us_troop; "
        "out_of_play: 5 us_base, 13 us_troop",
        policy="JFK",
    )
    assert keys(said, "coup.commit")[:2] == ["da-nang/us_troop", "loc-hue-da-nang/us_troop"]
    assert [held(game, x, "us_troop") for x in ("saigon", "hue", "da-nang")] == [5, 7, 0]


def test_8_8_9_then_to_leave_the_same_number_at_each_us_base_and_last_from_saigon():
    text = "hue: us_base, 6 us_troop; can-tho: us_base, 3 us_troop; saigon: 2 us_troop; "
    text += "out_of_play: {} us_troop, 4 us_base"
    game, _ = commitment(text.format(19), policy="JFK")
    assert [held(game, x, "us_troop") for x in ("saigon", "hue", "can-tho")] == [2, 2, 2]
    game, _ = commitment(text.format(24), policy="JFK")
    assert sorted(held(game, x, "us_troop") for x in ("hue", "can-tho")) == [0, 0]
    assert held(game, "saigon", "us_troop") == 1


def test_8_8_9_what_nixon_leaves_without_a_base_is_withdrawn_first():
    game, said = commitment(
        "saigon: us_base, 6 us_troop; hue: us_base, 4 us_troop; out_of_play: 4 us_base, 8 us_troop", policy="Nixon"
    )
    assert keys(said, "coup.commit")[:2] == ["hue/us_base", "hue/us_troop"]
    assert [held(game, x, "us_troop") for x in ("saigon", "hue")] == [6, 1]


def test_8_8_9_the_new_policy_counts_at_once():
    text = "leader_box: 125; saigon: us_base, 12 us_troop; out_of_play: 10 us_troop, 5 us_base"
    for die, policy, home in (("1", "JFK", 15), ("2", "LBJ", 8)):
        game, _ = us_coup("commitment", text, game_dice=die, policy="Nixon")
        assert (game.state.policy, game.state.available[TYPE["us_troop"]]) == (policy, home)


def test_8_8_9_even_shares():
    assert level_up({1: 0, 2: 0, 3: 5}, 1, 7) == 3 and level_up({1: 2, 2: 2}, 2, 1) == 1
    assert level_down({1: 9, 2: 6, 3: 1}, 1, 5) == 4 and level_down({1: 3, 2: 3}, 2, 1) == 1
