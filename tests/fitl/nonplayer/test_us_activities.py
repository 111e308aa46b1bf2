"""8.8.7 Train and the Special Activity with it, 8.8.8 Pacify during Training: the Non-player US."""

import pytest
from bots import keys

from indochina.fitl.board import SPACE

from .positions import held, us_operation, us_possible, words


def train(text, dice="", policy="LBJ", **fields):
    game, said = us_operation("train", text, dice, policy=policy, **fields)
    return game, said


ALL_OUT = "out_of_play: {} us_irregular, 30 arvn_troop, 30 arvn_police, 6 arvn_ranger; "


def test_8_8_7_one_irregular_each_two_with_jfk():
    text = ALL_OUT.format(2) + "saigon: us_troop; hue: us_troop; tay-ninh: us_troop"
    game, _ = train(text)
    assert [held(game, x, "us_irregular_u") for x in ("saigon", "hue", "tay-ninh")] == [1, 1, 1]
    game, _ = train(text, "1 1", policy="JFK")
    assert [held(game, x, "us_irregular_u") for x in ("saigon", "hue", "tay-ninh")] == [2, 0, 2]
    game, _ = train(text, policy="Nixon")
    assert [held(game, x, "us_irregular_u") for x in ("saigon", "hue", "tay-ninh")] == [1, 1, 1]


def test_8_8_7_irregulars_first_without_us_base_then_provinces_then_where_there_are_none():
    text = (
        "tay-ninh: us_base; hue: us_troop; quang-tri: us_irregular_a; quang-nam: us_troop; arvn_resources: 0; "
        "out_of_play: {} us_irregular, 30 arvn_troop, 30 arvn_police, 6 arvn_ranger"
    )
    for left, spaces in ((1, 1), (2, 2), (3, 3), (4, 4)):
        _, said = train(text.format(5 - left))
        order = ["quang-nam", "quang-tri", "hue", "tay-ninh"]
        assert keys(said, "train.space")[:spaces] == order[:spaces]
    assert next(words(said)) == "np.us.train.irregulars"


def test_8_8_7_six_cubes_at_one_us_base_as_even_as_possible():
    text = "out_of_play: 6 us_irregular; saigon: us_base, 2 arvn_police; hue: us_base; arvn_resources: 40"
    game, said = train(text, "1 1")
    assert (held(game, "saigon", "arvn_troop"), held(game, "saigon", "arvn_police")) == (3, 5)
    assert not held(game, "hue", "arvn_troop")
    assert keys(said, "train.space").count("saigon") == 1
    assert "np.us.train.arvn" in words(said)


def test_8_8_7_rangers_if_no_cubes_are_available_with_nixon_the_reverse():
    text = "out_of_play: 6 us_irregular{}; saigon: us_base; arvn_resources: 40"
    game, _ = train(text.format(", 30 arvn_troop, 30 arvn_police"))
    assert held(game, "saigon", "arvn_ranger_u") == 2
    game, _ = train(text.format(""), policy="JFK")
    assert held(game, "saigon", "arvn_ranger_u") == 0 and held(game, "saigon", "arvn_troop") == 3
    game, _ = train(text.format(""), policy="Nixon")
    assert held(game, "saigon", "arvn_ranger_u") == 2 and held(game, "saigon", "arvn_troop") == 0
    game, _ = train(text.format(", 6 arvn_ranger"), policy="Nixon")
    assert held(game, "saigon", "arvn_troop") == 3


def test_8_8_7_arvn_pieces_first_where_they_change_control():
    text = "out_of_play: 6 us_irregular; saigon: us_base; hue: us_base, 3 {}; can-tho: us_base; arvn_resources: 18"
    assert keys(train(text.format("nva_troop"))[1], "train.space")[0] == "hue"
    assert keys(train(text.format("vc_guerrilla"))[1], "train.space")[0] == "hue"


def test_8_8_7_no_arvn_pieces_without_3_resources_above_econ():
    text = "out_of_play: 5 us_irregular; saigon: us_base; arvn_resources: {}"
    game, _ = train(text.format(18))
    assert held(game, "saigon", "us_irregular_u") == 1
    text = "out_of_play: 6 us_irregular; saigon: us_base, active_support; hue: us_troop; arvn_resources: {}"
    game, _ = train(text.format(18))
    assert held(game, "saigon", "arvn_troop") == 3 and game.state.resources["ARVN"] == 15
    assert not us_possible(text.format(17), "train")


def test_8_8_7_patronage_above_22_of_a_player_arvn_becomes_resources():
    text = ALL_OUT.format(6) + "saigon: us_troop, passive_support; arvn_resources: 30; patronage: {}; hue: us_troop"
    game, said = train(text.format(23), nonplayers="US, NVA, VC")
    assert keys(said, "train.space")[0] == "saigon" and keys(said, "train.then")[0] == "patronage"
    assert (game.state.patronage, game.state.resources["ARVN"]) == (20, 33)
    assert game.state.support[SPACE["saigon"]] == 1  # no Pacification then
    game, said = train(text.format(22), nonplayers="US, NVA, VC")
    assert game.state.patronage == 22
    game, said = train(text.format(23))
    assert game.state.patronage == 23


def test_8_8_7_pacifies_where_it_helps_most_placing_nobody():
    text = ALL_OUT.format(6) + "saigon: us_troop; hue: us_troop; can-tho: us_troop; arvn_resources: 21"
    game, said = train(text)
    assert keys(said, "train.space") == ["saigon", "done"]
    assert game.state.support[SPACE["saigon"]] == 2 and game.state.resources["ARVN"] == 15


def test_8_8_7_no_further_space_if_one_selected_is_as_good_to_pacify():
    text = ALL_OUT.format(5) + "qui-nhon: us_troop; can-tho: us_troop, us_base; arvn_resources: 21"
    game, said = train(text)
    assert keys(said, "train.space") == ["qui-nhon", "done"]
    assert game.state.support[SPACE["qui-nhon"]] == 2


def test_8_8_8_during_training_first_where_no_police_then_greatest_shift_then_no_terror():
    text = ALL_OUT.format(6) + "arvn_resources: {}; saigon: us_troop, {}; hue: us_troop, {}; can-tho: us_troop, {}"
    _, said = train(
        text.format(21, "arvn_police", "arvn_ranger_a", "arvn_police").replace(
            "30 arvn_police, 6 arvn_ranger", "28 arvn_police, 5 arvn_ranger"
        )
    )
    assert keys(said, "train.space")[0] == "hue"
    _, said = train(text.format(21, "active_support", "passive_support", "us_base"))
    assert keys(said, "train.space")[0] in ("hue", "can-tho")
    # Hue from Passive Support gains 2, Can Tho from neutral gains 2, but there is Terror and money for 2 steps.
    _, said = train(text.format(21, "active_support", "passive_support", "terror"))
    assert keys(said, "train.space")[0] == "hue"
    _, said = train(text.format(24, "active_support", "terror, passive_support", "us_base"))
    assert keys(said, "train.space")[0] == "can-tho"


def test_8_8_8_terror_is_removed_only_for_a_shift():
    text = ALL_OUT.format(6) + "saigon: us_troop, terror, {}; arvn_resources: {}"
    assert us_possible(text.format("passive_support", 21), "train")
    assert not us_possible(text.format("passive_support", 20), "train")
    assert not us_possible(text.format("active_support", 30), "train")
    game, _ = train(text.format("passive_support", 21))
    assert not game.state.terror[SPACE["saigon"]] and game.state.support[SPACE["saigon"]] == 2


def test_8_8_7_unshaded_cords_a_second_space():
    text = ALL_OUT.format(6) + "{}saigon: us_troop; hue: us_troop; can-tho: us_troop; arvn_resources: 27"
    _, said = train(text.format(""))
    assert keys(said, "train.space") == ["saigon", "done"]
    game, said = train(text.format("unshaded: cords; "))
    assert keys(said, "train.space") == ["saigon", "hue", "done"]
    assert [game.state.support[SPACE[x]] for x in ("saigon", "hue")] == [2, 2]


def test_8_8_7_unshaded_platoons_add_a_police_where_fewest_are():
    text = (
        "unshaded: combined_action_platoons; out_of_play: 5 us_irregular; arvn_resources: 0; "
        "saigon: us_troop, arvn_police; hue: us_troop; can-tho: 2 us_troop, 2 arvn_police"
    )
    game, said = train(text, "1 1")
    assert keys(said, "train.then")[0] == "police" and held(game, "hue", "arvn_police") == 1
    assert keys(said, "train.police_from") == ["available"]
    game, said = train(text.replace("5 us_irregular", "5 us_irregular, 27 arvn_police"), "1 1")
    assert "police" not in keys(said, "train.then")  # none is Available


def test_8_8_7_a_police_is_reason_enough_to_train():
    text = ALL_OUT.format(6).replace("30 arvn_police", "{} arvn_police") + "{}saigon: us_troop; arvn_resources: 0"
    platoons = "unshaded: combined_action_platoons; "
    assert us_possible(text.format(29, platoons), "train")
    assert not us_possible(text.format(30, platoons), "train")
    assert not us_possible(text.format(29, ""), "train")


def test_8_8_7_training_is_possible_for_each_of_its_ends_alone():
    nothing = "saigon: us_troop, active_support; arvn_resources: 30; patronage: 30; "
    assert not us_possible(nothing + ALL_OUT.format(6) + "nonplayers: US, ARVN", "train")
    assert us_possible(nothing + ALL_OUT.format(5) + "nonplayers: US, ARVN", "train")
    assert us_possible(nothing + ALL_OUT.format(6), "train")  # ARVN is a player: Patronage
    assert not us_possible("out_of_play: 5 us_irregular; hue: arvn_troop", "train")  # no US piece anywhere


# --- 8.8.7 the Special Activity with Training -----------------------------------------------------------------------

BOTH = "trail: 1; tay-ninh: 4 arvn_troop, vc_guerrilla_a; saigon: us_troop, active_support; arvn_resources: {}; "


def activity(said):
    chosen = [a.key for a in said if a.key in ("air_strike", "advise", "air_lift")]
    return chosen[0] if chosen else ""


@pytest.mark.parametrize(("policy", "name"), [("LBJ", "air_strike"), ("JFK", "advise"), ("Nixon", "advise")])
def test_8_8_7_after_training_lbj_air_strikes_the_others_advise(policy, name):
    _, said = train(BOTH.format(0) + "out_of_play: 5 us_irregular", policy=policy)
    assert activity(said) == name and said[0].name == "train.space" and said[0].key == "saigon"


def test_8_8_7_if_no_air_strike_is_possible_lbj_advises():
    text = BOTH.format(0).replace("trail: 1", "trail: 0").replace("vc_guerrilla_a", "vc_guerrilla_u")
    _, said = train(text + "out_of_play: 5 us_irregular")
    assert activity(said) == "advise"


def test_8_8_4_if_no_advise_is_possible_nixon_air_strikes_without_an_air_lift():
    text = "trail: 1; saigon: us_troop, active_support; out_of_play: 5 us_irregular"
    _, said = train(text, policy="Nixon")
    assert activity(said) == "air_strike"


def test_8_8_7_the_special_activity_comes_after_pacification():
    text = BOTH.format(30).replace("active_support", "passive_support") + ALL_OUT.format(6).replace(
        "30 arvn_troop", "26 arvn_troop"
    )
    _, said = train(text)
    names = [a.key for a in said]
    assert names.index("pacify") < names.index("air_strike")


def test_8_8_4_advise_does_not_count_where_training_is():
    # Saigon could only be Swept without effect.
    text = "trail: 1; tay-ninh: us_troop, 4 arvn_troop, vc_guerrilla_a; saigon: arvn_troop; out_of_play: 5 us_irregular"
    _, said = train(text, policy="JFK")
    assert keys(said, "train.space")[0] == "tay-ninh" and activity(said) == "air_strike"


def test_8_8_7_no_more_training_where_an_air_lift_after_it_has_landed():
    text = ALL_OUT.format(2) + "momentum: claymores; saigon: us_troop; hue: us_troop; tay-ninh: us_troop"
    _, said = train(text)
    assert activity(said) == "air_lift"
    assert keys(said, "train.space")[-2:] == ["air_lift", "end"]


@pytest.mark.parametrize(("calm", "terror"), [("kontum", "qui-nhon"), ("qui-nhon", "kontum")])
def test_8_8_8_during_training_where_there_is_no_terror(calm, terror):
    text = ALL_OUT.format(6) + f"arvn_resources: 24; {calm}: us_troop; {terror}: us_troop, terror"
    assert keys(train(text)[1], "train.space")[0] == calm
