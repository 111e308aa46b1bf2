"""8.7.1, 8.7.2, 8.7.6 The Non-player ARVN: flowchart, Train, Govern, Pacify. See test_arvn_moves, _fights."""

import pytest
from bots import keys

from indochina.fitl.board import HUE, KIEN_PHONG, PLEIKU, QUANG_TRI, SAIGON, SPACE
from indochina.fitl.components.pieces import ARVN_BASE, ARVN_TROOP, POLICE, RANGER_U
from indochina.fitl.nonplayer.arvn.pacify import levels
from indochina.fitl.nonplayer.arvn.train import base_sites, placements, to_place, would_build
from indochina.fitl.state import count

from .positions import answer, arvn_choice, arvn_coup, arvn_operation, start

# --- 8.7.1 Pass, Event or Operation -------------------------------------------------------------------------------


def test_8_7_1_pass_with_less_than_3_resources():
    assert arvn_choice("arvn_resources: 2", (20, 20))[0] == "pass"
    assert arvn_choice("arvn_resources: 3", (20, 20))[0] == "train"


@pytest.mark.parametrize("die, key", [(1, "op_sa"), (2, "pass")])
def test_8_7_1_pass_for_its_own_capability_on_the_next_card_if_the_die_exceeds_the_leader_box(die, key):
    game = start("ARVN", "arvn_resources: 9; leader_box: 125", acted="US event", eligible="US, ARVN", next="61")
    assert answer(game, dice=str(die))[0] == key


def test_8_7_1_no_pass_for_the_capability_of_another():
    game = start("ARVN", "arvn_resources: 9", acted="US event", eligible="US, ARVN", next="4")
    assert answer(game)[0] == "op_sa"


@pytest.mark.parametrize("coming, dice, key", [("67", "", "unshaded"), ("4", "", "unshaded"), ("61", "1", "op_sa")])
def test_8_7_1_play_the_event_unless_a_capability_is_near(coming, dice, key):
    game = start("ARVN", "arvn_resources: 9; leader_box: 125; trail: 3", current="10", next=coming)
    assert answer(game, dice)[0] == key  # 61, its own Capability: the die did not let it wait, and it plays no Event


# --- 8.7.2 whether to Train -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("pieces", [12, 11])
def test_8_7_2_train_with_12_arvn_pieces_available(pieces):
    _, tests = arvn_choice("arvn_resources: 3; saigon: 3 us_troop", (pieces - 11, 7, 2, 2))
    assert tests["np.arvn.train.if_available"] is (pieces == 12)


def test_8_7_2_train_if_it_alone_would_place_a_base():
    text = "arvn_resources: 6; pleiku: 3 arvn_troop, 2 us_troop"
    assert arvn_choice(text, (0, 0, 0, 1))[1]["np.arvn.train.if_base"] is True
    assert arvn_choice(text, (0, 0, 2, 1))[1]["np.arvn.train.if_base"] is True  # Rangers into one space, then a Base
    assert arvn_choice(text, (0, 0, 4, 1))[1]["np.arvn.train.if_base"] is False  # Rangers take all Resources
    assert arvn_choice(text, (0, 0, 0, 0))[1]["np.arvn.train.if_base"] is False  # no Base Available


def test_8_7_2_base_sites_need_five_units_three_of_them_arvn_cubes_and_no_coin_base(at):
    s = at(
        "pleiku: 3 arvn_troop, 2 us_irregular; binh-dinh: 2 arvn_troop, 4 us_troop; quang-tri: 3 arvn_troop, us_troop;"
        "tay-ninh: 5 arvn_police, us_base; kien-phong: 5 arvn_police, 6 nva_troop; ne-cambodia: 5 arvn_troop;"
        "saigon: 6 arvn_troop"
    )
    assert base_sites(s) == [PLEIKU]


def test_8_7_2_no_base_once_pieces_go_into_three_spaces(at):
    s = at("pleiku: 5 arvn_troop")
    assert placements(s, 9) == 3 and not would_build(s, 9)
    assert placements(s, 2) == 2 and not would_build(s, 2)  # nothing left to pay the Base with


# --- 8.7.2 Training -------------------------------------------------------------------------------------------------

STAY = "momentum: typhoon_kate; "  # no Transport


def train(text, dice="", box=(), **fields):
    return arvn_operation("train", text, dice, box, **fields)


def test_8_7_2_place_six_cubes_in_three_spaces_cities_or_at_bases():
    game, said = train(STAY + "arvn_resources: 11; pleiku: us_base; quang-tri: 4 us_troop", box=(12, 12))
    spaces = keys(said, "train.space")[:3]
    assert len(set(spaces)) == 3 and "quang-tri" not in spaces
    assert all(count(game.state, k, SPACE[x]) == 3 for x in spaces for k in (ARVN_TROOP, POLICE))
    assert game.state.resources["ARVN"] == 2


def test_8_7_2_train_first_to_add_coin_control():
    # Everywhere else is COIN Control or can not be won.
    cities = "; ".join(f"{x}: us_troop" for x in ("saigon", "da-nang", "kontum", "qui-nhon", "cam-ranh", "can-tho"))
    text = f"arvn_resources: 3; hue: 5 vc_guerrilla; an-loc: 6 vc_guerrilla; {cities}"
    _, said = train(text, box=(12, 0))
    assert keys(said, "train.space")[0] == "hue"


def test_8_7_2_then_where_police_or_troops_are_missing():
    full = ("saigon", "hue", "da-nang", "kontum", "qui-nhon", "cam-ranh", "can-tho")
    cities = "; ".join(f"{x}: arvn_troop, arvn_police" for x in full)
    _, said = train(f"arvn_resources: 3; an-loc: 2 arvn_troop; {cities}", box=(6, 6))
    assert keys(said, "train.space")[0] == "an-loc"


def test_8_7_2_cubes_are_placed_evenly_beginning_with_the_fewest(at):
    s = at("saigon: 2 us_troop, arvn_troop")
    assert to_place(s, SAIGON) == {ARVN_TROOP: 3, POLICE: 3}
    s = at("saigon: arvn_police; out_of_play: 28 arvn_troop")
    assert to_place(s, SAIGON) == {ARVN_TROOP: 2, POLICE: 4}


def test_8_7_2_rangers_only_once_fewer_than_six_cubes_are_available(at):
    assert to_place(at("out_of_play: 30 arvn_troop, 25 arvn_police"), SAIGON) == {RANGER_U: 2}
    assert to_place(at("out_of_play: 30 arvn_troop, 24 arvn_police"), SAIGON) == {ARVN_TROOP: 0, POLICE: 6}
    assert to_place(at("out_of_play: 30 arvn_troop, 30 arvn_police, 5 arvn_ranger"), SAIGON) == {RANGER_U: 1}


def test_8_7_2_a_base_replaces_three_cubes_evenly_from_the_most():
    game, said = train(STAY + "arvn_resources: 6; pleiku: 4 arvn_troop, 2 arvn_police", box=(0, 0, 0, 1))
    assert keys(said, "train.space") == ["pleiku", "done"] and count(game.state, ARVN_BASE, PLEIKU) == 1
    assert (count(game.state, ARVN_TROOP, PLEIKU), count(game.state, POLICE, PLEIKU)) == (2, 1)
    assert game.state.resources["ARVN"] == 3


def test_8_7_2_no_base_after_three_spaces():
    game, said = train(STAY + "arvn_resources: 20; pleiku: 6 arvn_troop", box=(12, 12, 0, 1))
    assert len(keys(said, "train.space")) == 4 and count(game.state, ARVN_BASE, PLEIKU) == 0


def test_8_7_2_pacify_in_a_training_space_before_any_other():
    text = STAY + "arvn_resources: 6; hue: 2 vc_guerrilla_a, passive_opposition; kien-phong: 2 arvn_troop, arvn_police,"
    cities = ("saigon", "da-nang", "kontum", "qui-nhon", "cam-ranh", "can-tho", "an-loc")
    text += "vc_base, active_opposition; " + "; ".join(f"{x}: us_troop" for x in cities)
    game, said = train(text, box=(3, 3))
    assert keys(said, "train.space") == ["hue", "done"] and keys(said, "train.then") == ["pacify"]
    assert game.state.support[HUE] == 0 and game.state.support[KIEN_PHONG] == -2


def test_8_7_2_else_train_for_nothing_where_it_can_pacify():
    text = STAY + "arvn_resources: 6; kien-phong: arvn_troop, arvn_police, active_opposition"
    game, said = train(text)
    assert keys(said, "train.space", "train.then")[:1] == ["kien-phong"]
    assert game.state.support[KIEN_PHONG] == 0 and game.state.resources["ARVN"] == 0


@pytest.mark.parametrize(
    "pieces", ["2 arvn_troop", "2 arvn_police", "us_troop, arvn_police", "2 vc_guerrilla, arvn_troop"]
)
def test_8_7_2_no_space_to_pacify_without_control_troops_and_police(pieces):
    _, said = train(STAY + f"arvn_resources: 6; kien-phong: {pieces}, active_opposition")
    assert "np.arvn.train.nothing" in [a.reason.values["what"] for a in said if a.name == "train.space"]


def test_8_7_2_pacify_first_where_an_enemy_base_is():
    text = (
        "arvn_resources: 3; kien-phong: arvn_troop, arvn_police, active_opposition;"
        "quang-tri: 2 arvn_troop, arvn_police, vc_base, passive_opposition"
    )
    game, said = train(STAY + text)
    assert keys(said, "train.space")[0] == "quang-tri" and game.state.support[QUANG_TRI] == 0


def test_8_7_2_train_for_nothing_if_it_can_only_govern():
    text = "arvn_resources: 3; aid: 10; hue: arvn_police, active_support; da-nang: arvn_police, active_support"
    game, said = train(text)
    words = [a.reason.values["what"] for a in said if a.name == "train.space"]
    assert words[0] == "np.arvn.govern" and words[1] == "np.arvn.train.nothing"
    assert game.state.resources["ARVN"] == 3


def test_8_7_2_pass_if_nothing_at_all_is_possible():
    assert arvn_choice("arvn_resources: 3")[0] == "pass"


def test_8_9_a_limited_operation_has_no_govern_to_train_for():
    text = "arvn_resources: 3; aid: 10; hue: arvn_police, active_support"
    assert arvn_choice(text, acted="US op")[0] == "train"
    assert arvn_choice(text + "; options: easy", acted="US op")[0] == "pass"


def test_8_7_2_govern_comes_after_placing_and_not_where_it_trains():
    text = "arvn_resources: 3; aid: 10; hue: arvn_police, active_support; da-nang: 2 arvn_police, active_support"
    _, said = train(text, box=(6, 6))
    spaces = keys(said, "train.space")
    assert spaces[1] == "govern" and spaces[0] not in keys(said, "govern.space")


# --- 8.7.2 Govern -----------------------------------------------------------------------------------------------------

TWO = "hue: 2 arvn_police, active_support; quang-tri: 2 arvn_police, active_support; "


def test_8_7_2_govern_for_the_most_patronage_at_active_support():
    game, said = train(
        f"arvn_resources: 3; aid: 20; patronage: 10; {TWO} da-nang: 2 arvn_police, active_support; "
        "binh-dinh: 2 arvn_police, passive_support"
    )
    assert sorted(keys(said, "govern.space")) == ["hue", "quang-tri"]
    assert game.state.patronage == 14 and game.state.support[HUE] == 1


def test_8_7_2_govern_shifts_nothing_to_neutral_so_aid_takes_the_second_space():
    game, said = train(
        "arvn_resources: 3; aid: 20; patronage: 10; da-nang: 2 arvn_police, active_support; "
        "binh-dinh: 2 arvn_police, passive_support; qui-nhon: 2 arvn_police, passive_support"
    )
    assert keys(said, "govern.space") == ["da-nang", "binh-dinh"]
    assert game.state.patronage == 11 and game.state.aid == 20 - 1 + 6


def test_8_7_2_govern_for_aid_in_two_spaces_when_there_is_none():
    game, said = train(f"arvn_resources: 3; aid: 0; {TWO} da-nang: 2 arvn_police, active_support")
    assert sorted(keys(said, "govern.space")) == ["hue", "quang-tri"] and game.state.aid == 12


def test_8_7_2_no_govern_for_aid_alone_while_there_is_aid():
    _, said = train("arvn_resources: 3; aid: 5; hue: 2 arvn_police, passive_support")
    assert "govern" not in keys(said, "train.space")


def test_8_7_2_govern_needs_more_arvn_cubes_than_us_troops_for_patronage():
    _, said = train(f"arvn_resources: 3; aid: 5; {TWO} binh-dinh: arvn_police, us_troop, active_support")
    assert sorted(keys(said, "govern.space")) == ["hue", "quang-tri"]


def test_8_7_2_govern_against_a_us_player_at_victory_shifts_to_neutral():
    text = "arvn_resources: 3; aid: 20; binh-dinh: 2 arvn_police, passive_support; hue: 2 arvn_police, active_support"
    game, said = train(text, nonplayers="ARVN, NVA, VC")  # 40 US Troops and 6 Bases Available and Support 6: 52
    assert sorted(keys(said, "govern.space")) == ["binh-dinh", "hue"]
    assert game.state.support[SPACE["binh-dinh"]] == 0 and game.state.patronage == 4
    game, said = train(text)
    assert keys(said, "govern.space") == ["hue", "binh-dinh"]
    assert game.state.support[SPACE["binh-dinh"]] == 1 and game.state.patronage == 2


def test_8_7_2_govern_a_us_player_at_exactly_50_is_not_at_victory():
    text = "arvn_resources: 3; aid: 20; binh-dinh: 2 arvn_police, passive_support; hue: 2 arvn_police, passive_support"
    _, said = train(text, nonplayers="ARVN, NVA, VC")
    assert not keys(said, "govern.space")


def test_8_7_2_unshaded_mandate_does_not_spare_the_support_of_a_us_at_victory():
    text = "arvn_resources: 3; aid: 20; unshaded: mandate_of_heaven; "
    text += "binh-dinh: 2 arvn_police, active_support; hue: 2 arvn_police, passive_support"
    game, _ = train(text, nonplayers="ARVN, NVA, VC")
    assert game.state.support[HUE] == 0 and game.state.support[SPACE["binh-dinh"]] == 1


def test_8_7_2_shaded_mandate_govern_in_one_space():
    game, said = train(f"arvn_resources: 3; aid: 20; shaded: mandate_of_heaven; {TWO}")
    assert len(keys(said, "govern.space")) == 1 and game.state.patronage == 2 and game.state.aid == 18


def test_8_7_2_unshaded_mandate_takes_patronage_at_passive_support_without_a_shift():
    game, said = train(
        "arvn_resources: 3; aid: 20; patronage: 0; unshaded: mandate_of_heaven; "
        "binh-dinh: 2 arvn_police, passive_support; da-nang: 2 arvn_police, active_support"
    )
    assert keys(said, "govern.action") == ["patronage_unshifted", "patronage"]
    assert game.state.patronage == 3 and game.state.support[SPACE["binh-dinh"]] == 1


def test_8_7_2_unshaded_mandate_is_kept_for_the_space_at_passive_support():
    text = "arvn_resources: 3; aid: 20; unshaded: mandate_of_heaven; hue: 2 arvn_police, active_support; "
    game, said = train(text + "da-nang: 2 arvn_police, passive_support")
    assert keys(said, "govern.action") == ["patronage", "patronage_unshifted"]
    assert game.state.support[HUE] == 1 and game.state.support[SPACE["da-nang"]] == 1
    game, said = train(text + "da-nang: 2 arvn_police, active_support")
    assert keys(said, "govern.action") == ["patronage_unshifted", "patronage"] and game.state.support[HUE] == 2


# --- 8.7.6 Pacify -----------------------------------------------------------------------------------------------------

US_OUT = "out_of_play: 30 us_troop; casualties: 6 us_base; "  # 10 US Troops Available


@pytest.mark.parametrize(
    "text, n",
    [
        ("arvn_resources: 6; hue: passive_support; " + US_OUT, 1),
        ("arvn_resources: 6; hue: neutral", 1),  # 46 Available: to Passive Support, but no further
        ("arvn_resources: 6; hue: passive_support", 0),
        ("arvn_resources: 6; hue: active_opposition", 2),
        ("arvn_resources: 3; hue: active_opposition", 1),
        ("arvn_resources: 3; hue: active_opposition, terror", 0),  # nothing left for a shift
        ("arvn_resources: 6; hue: active_opposition, terror", 1),
        ("arvn_resources: 6; hue: neutral, terror", 0),  # a level would raise it above 45
        ("arvn_resources: 6; hue: neutral, terror; " + US_OUT, 1),
        ("arvn_resources: 6; hue: active_support, terror; " + US_OUT, 0),
    ],
)
def test_8_7_6_how_many_levels_it_shifts(at, text, n):
    assert levels(at(text), HUE, 3) == n


@pytest.mark.parametrize("more, n", [("", 1), ("da-nang: passive_support; ", 0)])
def test_8_7_6_exactly_45_is_allowed(at, more, n):
    # 38 Troops and 1 Base Available and Support 4, one more level of Hue makes 45; with Da Nang it would be 46.
    text = "arvn_resources: 3; hue: passive_support; binh-dinh: passive_support; out_of_play: 2 us_troop"
    assert levels(at(f"{more}{text}; casualties: 5 us_base"), HUE, 3) == n


@pytest.mark.parametrize(
    "text, first",
    [
        ("binh-dinh: {}, active_opposition, terror; da-nang: {}, neutral", "da-nang"),
        ("binh-dinh: {}, neutral; da-nang: {}, passive_opposition", "da-nang"),
        ("binh-dinh: {}, active_opposition; da-nang: {}, active_opposition", "binh-dinh"),
    ],
)
def test_8_7_6_pacify_no_terror_then_opposition_then_the_greatest_shift(text, first):
    text = text.format("arvn_troop, arvn_police", "arvn_troop, arvn_police")
    _, said = arvn_coup("coup.pacification", f"arvn_resources: 30; {US_OUT} {text}; nonplayers: ARVN")
    assert said[0] == ("coup.pacify", first)


def test_8_7_6_pacify_in_the_support_phase_everywhere_it_can():
    text = "binh-dinh: arvn_troop, arvn_police, active_opposition; da-nang: arvn_troop, arvn_police, passive_support"
    game, said = arvn_coup("coup.pacification", f"arvn_resources: 30; {text}; nonplayers: ARVN")
    assert game.state.support[SPACE["binh-dinh"]] == 0 and game.state.support[SPACE["da-nang"]] == 1
    assert said[-1] == ("coup.pacify", "end")
