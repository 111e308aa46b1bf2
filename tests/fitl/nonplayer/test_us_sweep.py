"""8.8.5 The Non-player US's Sweep."""

import pytest
from bots import keys

from .positions import answer, start, turn
from .us_turns import NO_LIFT, said_of, spaces, there


def sweeps(text, dice="", **fields):
    fields.setdefault("policy", "LBJ")
    fields.setdefault("momentum", "rolling_thunder")
    game, said = turn("US", text, dice, **fields)
    return game, said, spaces(said, "sweep.space")


def plan(text, dice="", **fields):
    """The spaces selected and the moves worked out with the first of them."""
    fields.setdefault("policy", "LBJ")
    game = start("US", text, **fields)
    for _ in range(2):
        game.choose(*answer(game))
    _, reason = answer(game, dice)
    sweep = reason.values["sweep"]
    return sweep["spaces"], [(start, end, n) for start, end, _, n, _ in sweep["moves"]]


def test_8_8_5_selects_all_spaces_with_us_pieces_then_two_without():
    text = (
        "hue: passive_support, vc_guerrilla, us_troop; kontum: us_irregular, vc_guerrilla; "
        "ba-xuyen: vc_guerrilla; kien-hoa: vc_guerrilla; kien-giang: vc_guerrilla; saigon: vc_guerrilla_a, us_troop"
    )
    selected, _ = plan(text)
    assert selected[:2] == ["hue", "kontum"]
    assert sorted(selected[2:]) == ["kien-giang", "kien-hoa"]


@pytest.mark.parametrize(
    "better, worse",
    [
        ("ba-xuyen: passive_support, us_troop, vc_guerrilla", "saigon: us_base, us_troop, vc_guerrilla"),
        ("ba-xuyen: us_troop, vc_guerrilla, vc_base", "saigon: us_troop, vc_guerrilla"),
        ("ba-xuyen: us_base, us_troop, vc_guerrilla", "saigon: us_troop, vc_guerrilla"),
        ("saigon: us_troop, vc_guerrilla", "ba-xuyen: us_troop, vc_guerrilla"),
    ],
)
def test_8_8_5_order_of_selection(better, worse):
    text = f"hue: passive_support, vc_base, us_troop, vc_guerrilla; {worse}; {better}"
    assert plan(text)[0] == ["hue", better.partition(":")[0], worse.partition(":")[0]]


@pytest.mark.parametrize("card", ["booby_traps", "combined_action_platoons"])
def test_8_8_5_two_spaces_at_most_with_card_18_or_101_shaded(card):
    text = (
        "hue: passive_support, vc_guerrilla, us_troop; kontum: us_troop, vc_guerrilla; can-tho: us_troop, vc_guerrilla"
    )
    assert len(plan(text, shaded=card)[0]) == 2
    assert len(plan(text)[0]) == 3


def test_8_8_5_spaces_out_of_the_south_for_nixon_only_even_with_us_pieces():
    """The flowchart's box: it Sweeps out of the South with Nixon only."""
    text = "hue: passive_support, vc_guerrilla, us_troop; central-laos: nva_guerrilla; "
    text += "southern-laos: us_irregular, nva_guerrilla"
    assert plan(text)[0] == ["hue"]
    assert plan(text, policy="Nixon")[0] == ["hue", "southern-laos", "central-laos"]


def test_8_8_5_moves_just_enough_troops_to_activate_all():
    text = "hue: passive_support, us_troop, 3 vc_guerrilla; quang-tri: 5 us_troop"
    assert plan(text)[1][:1] == [("quang-tri", "hue", 2)]


def test_8_8_5_in_jungle_two_troops_for_each():
    text = "tay-ninh: passive_support, us_troop, 2 vc_guerrilla; saigon: 9 us_troop"
    assert plan(text)[1][0] == ("saigon", "tay-ninh", 3)


def test_8_8_5_moves_to_activate_more_than_half_if_not_all():
    text = "hue: passive_support, 4 vc_guerrilla; quang-tri: 4 us_troop"
    assert plan(text)[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_sends_nobody_if_not_even_half_can_be_activated():
    text = "kontum: us_troop, vc_guerrilla; hue: passive_support, 4 vc_guerrilla; quang-tri: 3 us_troop"
    assert plan(text)[1] == []


def test_8_8_5_all_before_half_and_support_first():
    text = (
        "hue: passive_support, 3 vc_guerrilla; quang-nam: 2 vc_guerrilla; quang-tri: 3 us_troop; "
        "kontum: us_troop, vc_guerrilla"
    )
    assert plan(text)[1] == [("quang-tri", "quang-nam", 2)]
    text = (
        "hue: passive_support, 2 vc_guerrilla; quang-nam: 2 vc_guerrilla; quang-tri: 3 us_troop; "
        "kontum: us_troop, vc_guerrilla"
    )
    assert plan(text)[1] == [("quang-tri", "hue", 2)]


def test_8_8_5_finally_moves_to_add_coin_control():
    text = "hue: passive_support, us_troop, vc_guerrilla, 2 vc_guerrilla_a; quang-tri: 5 us_troop"
    assert plan(text)[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_does_not_enter_where_more_than_two_nva_troops_are():
    text = "hue: passive_support, vc_guerrilla, {} nva_troop; quang-tri: 8 us_troop; kontum: us_troop, vc_guerrilla"
    assert plan(text.format(2))[1] == [("quang-tri", "hue", 1), ("quang-tri", "hue", 3)]
    assert plan(text.format(3))[1] == []


def test_8_8_5_changes_no_control_at_the_origin():
    text = "hue: passive_support, 3 vc_guerrilla; quang-tri: 5 us_troop, {}"
    assert plan(text.format("vc_guerrilla_a"))[1] == [("quang-tri", "hue", 3)]
    moves = plan(text.format("2 vc_guerrilla_a"))[1]
    assert moves == [("quang-tri", "hue", 2)]
    # without COIN Control: NVA Control may not come up
    assert plan(text.format("5 nva_guerrilla_a") + "; kontum: us_troop, vc_guerrilla")[1] == []


def test_8_8_5_keeps_three_coin_units_at_support():
    text = "hue: passive_support, 3 vc_guerrilla; quang-tri: passive_support, 4 us_troop, us_base, {}"
    assert plan(text.format("arvn_police"))[1] == [("quang-tri", "hue", 2)]
    assert plan(text.format("2 arvn_police"))[1] == [("quang-tri", "hue", 3)]


def test_8_8_5_troops_needed_to_activate_stay():
    text = "hue: passive_support, 2 vc_guerrilla; quang-tri: 3 us_troop, 2 vc_guerrilla"
    assert plan(text)[1] == []


def test_8_8_5_troops_come_from_laos_and_cambodia_first():
    text = "quang-tri: passive_support, 2 vc_guerrilla; hue: 5 us_troop; central-laos: 2 us_troop"
    assert plan(text, "3 3")[1][:2] == [("central-laos", "quang-tri", 1), ("hue", "quang-tri", 1)]  # 33 would be Hue


def test_8_8_5_into_laos_and_cambodia_for_nixon_only():
    text = "hue: passive_support, 2 us_troop, vc_guerrilla; central-laos: us_irregular, 2 nva_guerrilla; "
    text += "quang-tri: 9 us_troop"
    assert plan(text)[1] == []
    assert plan(text, policy="Nixon")[1] == [("quang-tri", "central-laos", 3)]


def test_8_8_5_the_moves_are_made_and_vc_activated_before_nva():
    text = "hue: passive_support, 2 vc_guerrilla, 2 nva_guerrilla; quang-tri: 4 us_troop"
    game, said, order = sweeps(text)
    assert order == ["hue"] and said_of(said, "sweep.count") == ["3"]
    assert there(game, "hue", "us_troop") == 3
    assert (there(game, "hue", "vc_guerrilla_a"), there(game, "hue", "nva_guerrilla_a")) == (2, 1)


def test_8_8_5_troops_of_one_space_reach_each_of_two_others_as_worked_out():
    """To Activate 2 go to Hue and 3 to Quang Nam; then, for COIN Control, 2 and 1 more."""
    text = "hue: passive_support, 2 vc_guerrilla, vc_guerrilla_a; quang-nam: 3 vc_guerrilla; quang-tri: 12 us_troop"
    game, _, _ = sweeps(text)
    assert [there(game, x, "us_troop") for x in ("hue", "quang-nam", "quang-tri")] == [4, 4, 4]
    assert there(game, "quang-nam", "vc_guerrilla_a") == 3


@pytest.mark.parametrize("policy, activity", [("LBJ", "air_strike"), ("JFK", "air_lift"), ("Nixon", "air_lift")])
def test_8_8_5_special_activity_by_policy(policy, activity):
    text = "trail: 2; hue: passive_support, us_troop, vc_guerrilla; saigon: active_support, 8 us_troop; "
    text += "kien-hoa: arvn_police"
    _, said, _ = sweeps(text, policy=policy, momentum="", game_dice="6")
    assert {"air_strike", "air_lift"} & set(keys(said)) == {activity}


def test_8_8_5_air_strikes_if_no_air_lift_is_possible():
    text = "trail: 2; hue: passive_support, us_troop, vc_guerrilla"
    _, said, _ = sweeps(text, policy="JFK", momentum=NO_LIFT, game_dice="6")
    assert "air_strike" in keys(said)


def test_8_8_5_air_lift_reaches_a_selected_space():
    text = "hue: passive_support, us_troop, vc_guerrilla; can-tho: passive_support, 2 vc_guerrilla; da-nang: 4 us_troop"
    game, said, order = sweeps(text, policy="JFK", momentum="")
    assert order == ["hue", "can-tho"]
    assert said_of(said, "sweep.space")[1] == "air_lift"
    assert there(game, "can-tho", "vc_guerrilla_a") == 2


def test_8_8_5_air_lift_alone_can_make_a_sweep_possible():
    text = "can-tho: passive_support, 2 vc_guerrilla; da-nang: 4 us_troop"
    game, _, order = sweeps(text, policy="JFK", momentum="")
    assert order == ["can-tho"] and there(game, "can-tho", "vc_guerrilla_a") == 2


def test_card_13_unshaded_strikes_a_base_first():
    text = (
        "unshaded: cobras; hue: passive_support, us_troop, vc_guerrilla; kontum: us_irregular, vc_guerrilla; "
        "saigon: us_troop, vc_guerrilla; qui-nhon: us_troop, vc_guerrilla"
    )
    _, said, _ = sweeps(text)
    assert said_of(said, "sweep.cobras") == ["hue", "saigon"]
