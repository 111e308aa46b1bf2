"""8.1 Non-players in the Sequence of Play: a full Operation and Special Activity in place of a Limited one."""

import pytest
from procedures import ask, drive

import indochina
from indochina.fitl.board import POP, SPACE
from indochina.fitl.components.pieces import VC_GUERRILLA_A
from indochina.fitl.events.free import free_operation, granted
from indochina.fitl.nonplayer import SHEETS, nonplayer
from indochina.fitl.nonplayer.turn import Turn, most, where
from indochina.fitl.sequence.sequence import (
    action,
    action_keys,
    adjust_eligibility,
    next_eligible,
    operation,
    why_not_action,
)
from indochina.fitl.state import count

from .nonplayer.positions import start, turn

# Card 68, Green Berets: order ARVN, US, VC, NVA.
BOARD = (
    "current: 68; next: 67; arvn_resources: 30; vc_resources: 10; saigon: 4 arvn_police, 2 arvn_troop;"
    "hue: 2 us_troop, arvn_police"
)


def keys(s, faction="ARVN"):
    return action_keys(s, faction, {})


@pytest.mark.parametrize(
    "acted, offered",
    [
        ("US op", ["op", "op_sa", "pass"]),
        ("US op_sa", ["op", "op_sa", "unshaded", "shaded", "pass"]),
        ("US event", ["op", "op_sa", "pass"]),
        ("", ["op", "op_sa", "unshaded", "shaded", "pass"]),
    ],
)
def test_8_1_a_nonplayer_has_a_full_operation_and_activity_in_place_of_a_limited_one(at, acted, offered):
    assert keys(at(f"{BOARD}; nonplayers: ARVN; acted: {acted}")) == offered


def test_8_1_a_player_among_nonplayers_still_has_the_limited_operation(at):
    assert keys(at(f"{BOARD}; nonplayers: US, NVA, VC; acted: US op")) == ["limop", "pass"]


def test_8_1_why_a_nonplayer_is_not_offered_the_limited_operation(at):
    s = at(f"{BOARD}; nonplayers: ARVN; acted: US op")
    blocked = why_not_action(s, "ARVN", {})
    assert (blocked["limop"].key, blocked["limop"].rule) == ("why.box.nonplayer", "8.1")
    assert blocked["shaded"].key == "why.box.op"
    assert "op" not in blocked and "op_sa" not in blocked


def test_8_1_it_operates_in_several_spaces_with_a_special_activity(at):
    s = at(f"{BOARD}; nonplayers: ARVN; acted: US op; eligible: ARVN; stage: action")
    assert drive(action(s), "op_sa") == "operation"
    question = ask(operation(s), "train saigon arvn_police 6")
    assert question.name == "train.space" and {"hue", "transport"} <= set(question.keys)


def test_8_1_what_it_executes_is_booked_and_two_have_executed(at):
    s = at(f"{BOARD}; nonplayers: ARVN; acted: US op; stage: action")
    drive(action(s), "op_sa")
    assert s.acted == (("US", "op"), ("ARVN", "op_sa")) and next_eligible(s) is None
    adjust_eligibility(s)
    assert s.eligible == {"NVA", "VC"}


def test_8_1_after_a_nonplayer_has_passed_the_next_has_what_the_first_left(at):
    s = at(f"{BOARD}; nonplayers: ARVN, VC; acted: US op, ARVN pass; stage: action")
    assert next_eligible(s) == "VC" and keys(s, "VC") == ["op", "op_sa", "pass"]
    s = at(f"{BOARD}; nonplayers: ARVN; acted: US op, ARVN pass; stage: action")
    assert keys(s, "VC") == ["limop", "pass"]


def test_8_1_what_the_first_nonplayer_executed_limits_the_second_as_always(at):
    """An Operation without Special Activity leaves no Event to the 2nd Eligible, Non-player or not."""
    assert "shaded" not in keys(at(f"{BOARD}; nonplayers: US, ARVN, NVA, VC; acted: US op"))


def test_8_1_limited_operations_by_event_stay_limited(at):
    s = at(f"{BOARD}; nonplayers: ARVN, US, NVA, VC")
    question = ask(free_operation(s, "ARVN", ["train"], granted(limited=True)), "saigon arvn_police 6")
    assert question.name == "train.then" and question.keys == ["pacify", "base", "end"]


def test_8_9_easy_option_a_limited_operation_of_a_nonplayer_stays_one_without_activity(at):
    s = at(f"{BOARD}; nonplayers: ARVN, NVA, VC; options: easy; acted: US op; eligible: ARVN; stage: action")
    assert keys(s) == ["limop", "pass"]
    drive(action(s), "limop")
    assert drive(operation(s), "train saigon arvn_police 6 done") == "action"
    assert s.acted[-1] == ("ARVN", "limop")


def test_8_9_easy_option_leaves_full_operations_to_the_first_nonplayer_and_after_an_event(at):
    text = f"{BOARD}; nonplayers: ARVN, NVA, VC; options: easy"
    assert keys(at(text))[:2] == ["op", "op_sa"]
    assert keys(at(f"{text}; acted: US event")) == ["op", "op_sa", "pass"]
    assert keys(at(f"{text}; acted: US op_sa")) == ["limop", "unshaded", "shaded", "pass"]


@pytest.mark.parametrize("options, box", [("", "op_sa"), ("easy", "limop")])
def test_8_1_the_bot_takes_the_box_it_is_given(options, box):
    game = indochina.position(
        "fitl", f"{BOARD}; nonplayers: ARVN, NVA, VC; options: {options}; acted: US op; eligible: ARVN; stage: action"
    )
    key, _ = nonplayer("ARVN").choose(game)
    assert key == box


def test_8_1_nonplayers_are_never_offered_a_transfer(at):
    s = at(f"{BOARD}; options: transfers; nva_resources: 10; nonplayers: VC; north-vietnam: nva_base")
    assert not {"give"} & set(keys(s, "VC")) and not {"ask"} & set(keys(s, "NVA"))


# --- 7.3 a Hidden Asset where no Limited Operation can be executed ----------------------------------------------------


def test_7_3_hidden_asset_is_offered_where_only_a_special_activity_makes_an_operation_possible(at):
    """4.1, 7.3 VC without Resources, no March in Monsoon: to Tax first pays for a full Operation only."""
    text = (
        "current: 68; next: 125; acted: US op; eligible: VC; vc_resources: 0; saigon: 2 vc_guerrilla, arvn_police;"
        "options: deception; deception_held: VC hidden_asset"
    )
    s = at(text)
    assert action_keys(s, "VC", {}) == ["hidden_asset", "pass"]
    assert "hidden_asset" not in why_not_action(s, "VC", {})
    assert action_keys(at(text.replace("VC hidden_asset", "US hidden_asset")), "VC", {}) == ["pass"]


def test_7_3_hidden_asset_is_not_offered_where_no_operation_at_all_is_possible(at):
    s = at(
        "current: 68; next: 67; acted: US op_sa; eligible: VC; vc_resources: 0; options: deception;"
        "deception_held: VC hidden_asset"
    )
    assert "hidden_asset" not in action_keys(s, "VC", {})


# --- 8.1, 8.4.6 Pivotal Events ----------------------------------------------------------------------------------------

# Card 68: ARVN, US, VC, NVA. All four preconditions are met.
PIVOTAL = (
    "stage: card; current: 68; next: 4; leader_box: 125, 129; north-vietnam: nva_troop; saigon: 20 vc_guerrilla;"
    "loc-hue-da-nang: vc_guerrilla_a; nva_resources: 5; vc_resources: 5; arvn_resources: 20"
)


def laid(text, **players):
    """Who laid a Pivotal Event, in order; players answer as told, Non-players by 8.4.6."""
    game = indochina.position("fitl", f"{PIVOTAL}; {text}")
    while game.decision is not None and game.decision.name.startswith("pivotal"):
        seat = game.decision.seat
        if seat in game.state.nonplayers:
            game.choose(*nonplayer(seat).choose(game))
        else:
            game.choose(players.get(seat, "hold"))
    return [entry.values["faction"] for entry in game.log if entry.key == "log.pivotal"]


def test_8_4_6_a_nonplayer_plays_its_pivotal_event_if_a_player_is_1st_eligible():
    assert laid("nonplayers: US, NVA, VC; pivotal: NVA") == ["NVA"]


def test_8_4_6_it_holds_it_if_a_nonplayer_is_1st_eligible():
    assert laid("nonplayers: ARVN, NVA, VC; pivotal: NVA") == []
    assert laid("nonplayers: US, ARVN, NVA, VC") == []


def test_8_4_6_who_is_1st_eligible_is_told_by_the_cylinders_too():
    assert laid("nonplayers: ARVN, NVA, VC; pivotal: NVA; eligible: US, NVA, VC") == ["NVA"]


def test_8_4_6_it_trumps_a_players_pivotal_event_whoever_was_1st_eligible():
    assert laid("nonplayers: ARVN, VC; pivotal: US, VC", US="play") == ["US", "VC"]
    assert laid("nonplayers: ARVN, VC; pivotal: US, VC", US="hold") == []


def test_8_4_6_it_cannot_trump_what_its_event_does_not_trump():
    """2.3.8 US before NVA before ARVN before VC."""
    assert laid("nonplayers: ARVN, US; pivotal: US, VC", VC="play") == ["VC"]


def test_8_4_6_several_nonplayers_trump_one_another_normally():
    assert laid("nonplayers: US, NVA, VC") == ["US", "NVA", "VC"]
    assert laid("nonplayers: ARVN, NVA, VC", US="play") == ["US", "NVA", "ARVN", "VC"]


# --- 8.1.1, 8.1.3, 8.1.4 ----------------------------------------------------------------------------------------------

SUPPORTED = "saigon: vc_guerrilla, 2 us_troop, active_support; hue: vc_guerrilla, 2 us_troop, passive_support"


def terror(resources):
    game, said = turn("VC", f"{SUPPORTED}; vc_resources: {resources}")
    return game.state, [answer.key for answer in said if answer.name == "terror.space" and answer.key in SPACE]


def test_8_1_1_normal_costs_and_procedures_apply_to_the_maximum_extent():
    """3.3.4 Terror costs 1 Resource and an Underground Guerrilla per space, and is executed wherever it can be."""
    s, spaces = terror(2)
    assert sorted(spaces) == ["hue", "saigon"] and s.resources["VC"] == 0
    assert all(count(s, VC_GUERRILLA_A, SPACE[x]) == 1 for x in spaces)


def test_8_1_3_spaces_are_selected_until_the_resources_run_out():
    s, spaces = terror(1)
    assert spaces == ["saigon"] and s.resources["VC"] == 0


def test_8_1_4_each_nested_priority_narrows_the_candidates_before_the_dice_do():
    def rolled():
        dice.append("rolled")
        return 1

    dice = []
    game = start("VC", SUPPORTED)
    t = Turn(game, "VC", SHEETS, rolled)
    candidates = [SPACE[x] for x in ("saigon", "hue", "da-nang", "quang-tri")]
    two = where("np.two", lambda x: POP[x] == 2)
    assert (
        t.pick("np.test", "8.1.4", candidates, two, most("np.support", lambda x: game.state.support[x])) == SPACE["hue"]
    )
    assert t.trace[-1]["steps"] == [
        {"by": "np.two", "left": ["hue", "quang-tri"], "figures": [False, True, False, True]},
        {"by": "np.support", "left": ["hue"], "figures": [1, 0]},
    ]
    assert not dice
    t.pick("np.test", "8.1.4", candidates, two)
    assert dice
