"""S.6c Bonus battle dice."""

from __future__ import annotations

import pytest

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5;"
NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; reserve:;"


def numbers(rolled, game):
    return [len(faces) for faces in rolled(game)]


# --- Infiltration ----------------------------------------------------------------------------------------------------


def test_an_infiltration_marker_is_a_bonus_die_for_the_attacking_north(play, asked, rolled):
    """S.6c In a province next to Cambodia, Laos or North Vietnam; the marker is discarded."""
    game = play(NV_ATTACKS + "hue: nv_division, ranger", ["hue", "all"])
    assert game.decision.seat == "NV"
    assert asked(game) == ("combat.bonus", {"infiltration", "none"})
    game.choose("infiltration")
    assert numbers(rolled, game) == [2, 1]
    assert game.state.infiltration == 4


def test_it_is_announced_before_the_dice_are_rolled(play):
    """S.6c When it is offered no die has been rolled."""
    game = play(NV_ATTACKS + "hue: nv_division, ranger", ["hue", "all"])
    assert game.decision.name == "combat.bonus"
    assert not [a for a in game.answers if a.seat == "chance"]


def test_it_may_be_kept(play, rolled):
    """S.6c The player may use it: without it one die a unit, and the marker is still there."""
    game = play(NV_ATTACKS + "hue: nv_division, ranger", ["hue", "all", "none"], dice="blank blank")
    assert numbers(rolled, game) == [1, 1]
    assert game.state.infiltration == 5


def test_only_one_infiltration_marker_a_combat(play, rolled):
    """S.6c After one marker there is no second."""
    game = play(NV_ATTACKS + "hue: nv_division, ranger", ["hue", "all", "infiltration"], dice="blank " * 3)
    assert numbers(rolled, game) == [2, 1]
    assert game.state.infiltration == 4


def test_one_marker_in_each_of_several_combats(play):
    """S.6c The limit is per combat."""
    game = play(
        NV_ATTACKS + "hue: nv_division, ranger; pleiku: nv_division, ranger",
        ["hue", "all", "pleiku", "all", "infiltration", "infiltration"],
        dice="blank " * 6,
    )
    assert game.state.infiltration == 3


@pytest.mark.parametrize("province", ["saigon", "phu_yen", "binh_dinh", "quang_ngai", "can_tho"])
def test_no_infiltration_away_from_the_border(play, rolled, province):
    """S.6c The province must be adjacent to the infiltration zones."""
    game = play(NV_ATTACKS + f"{province}: nv_division, ranger", [province, "all"], dice="blank blank")
    assert numbers(rolled, game) == [1, 1]
    assert game.state.infiltration == 5


def test_no_infiltration_for_a_defender(play, rolled):
    """S.6c NV must be the attacker."""
    game = play(SV_ATTACKS + "hue: nv_division, ranger", ["hue", "all"], dice="blank blank")
    assert numbers(rolled, game) == [1, 1]
    assert game.state.infiltration == 5


def test_no_marker_left_no_die(play, rolled):
    """S.6c Five markers for the whole game."""
    game = play(NV_ATTACKS + "infiltration: 0; hue: nv_division, ranger", ["hue", "all"], dice="blank blank")
    assert numbers(rolled, game) == [1, 1]


# --- militia ---------------------------------------------------------------------------------------------------------


def test_militia_give_the_defending_north_a_die(play, rolled):
    """S.6c, S.8 NV defends in a province with a militia marker: one die more, without being asked."""
    game = play(SV_ATTACKS + "hue: 2 ranger, nv_division, militia", ["hue", "all"], dice="blank " * 4)
    assert numbers(rolled, game) == [2, 2]


def test_militia_give_no_die_to_an_attacker(play, rolled):
    """S.6c Only in defence."""
    game = play(NV_ATTACKS + "infiltration: 0; hue: 2 ranger, nv_division, militia", ["hue", "all"], dice="blank " * 3)
    assert numbers(rolled, game) == [1, 2]


def test_militia_add_nothing_to_five_dice(play, rolled):
    """S.6c Never more than five: five units and militia roll five."""
    game = play(SV_ATTACKS + "hue: 2 ranger, 5 nv_division, militia", ["hue", "all"], dice="blank " * 7)
    assert numbers(rolled, game) == [2, 5]


def test_the_militia_die_stays_in_each_defence(play, rolled, units):
    """S.6c, S.8 The marker is not used up."""
    game = play(SV_ATTACKS + "hue: ranger, nv_division, militia", ["hue", "all"], dice="blank " * 3)
    assert units(game, "hue") == {"ranger": 1, "nv_division": 1, "militia": 1}


# --- air support -----------------------------------------------------------------------------------------------------


def test_an_air_marker_is_a_bonus_die_in_attack(play, asked, rolled):
    """S.6c Each marker gives SV one die."""
    game = play(SV_ATTACKS + "air: 1; hue: 2 ranger, nv_division", ["hue", "all"], dice="blank " * 5)
    assert game.decision.seat == "SV"
    assert asked(game) == ("combat.bonus", {"air", "none"})
    game.choose("air")
    assert numbers(rolled, game) == [3, 1]


def test_an_air_marker_is_a_bonus_die_in_defence(play, rolled):
    """S.2, S.6c Air Support serves in attack or in defence."""
    game = play(
        NV_ATTACKS + "infiltration: 0; air: 1; hue: ranger, nv_division", ["hue", "all", "air"], dice="blank " * 4
    )
    assert numbers(rolled, game) == [1, 2]


def test_one_air_marker_per_unit_engaged(play, rolled):
    """S.6c One unit attacks, another stands by: one marker at most, though there are five."""
    game = play(
        SV_ATTACKS + "air: 5; hue: ranger, sv_division, nv_division",
        ["hue", "ranger", "done", "air"],
        dice="blank " * 4,
    )
    assert numbers(rolled, game) == [2, 1]


def test_two_units_two_markers(play, rolled):
    """S.6c Two units engaged may have two markers, not a third."""
    game = play(SV_ATTACKS + "air: 5; hue: 2 ranger, nv_division", ["hue", "all", "air", "air"], dice="blank " * 7)
    assert numbers(rolled, game) == [4, 1]


def test_no_more_markers_than_there_are(play, rolled):
    """S.6c One marker in its space: one die."""
    game = play(SV_ATTACKS + "air: 1; hue: 2 ranger, nv_division", ["hue", "all", "air"], dice="blank " * 5)
    assert numbers(rolled, game) == [3, 1]


def test_air_markers_are_used_for_free(play):
    """S.6c, S.2 Using a marker activates nothing: it needs no activation."""
    game = play(
        "turn: 2; active: SV; stage: combat.declare; available: 0; air: 1; "
        "hue: ranger!, nv_division; saigon: ranger!, vc",
        ["hue", "all", "saigon", "all", "air"],
        dice="blank blank blank blank",
    )
    assert game.state.spent == 0


def test_a_marker_bought_in_this_phase_serves_in_its_combats(play, rolled):
    """S.2, S.6c Bought for one activation, then used at no cost."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 2; hue: ranger, nv_division",
        ["air", "done", "hue", "all", "air"],
        dice="blank " * 4,
    )
    assert numbers(rolled, game) == [2, 1]


def test_unused_air_markers_are_kept(play, rolled):
    """S.6c SV may refuse; the markers stay for the next turn."""
    game = play(SV_ATTACKS + "air: 3; hue: ranger, nv_division", ["hue", "all", "none"], dice="blank blank 1 1")
    assert numbers(rolled, game) == [1, 1]
    assert (game.state.turn, game.state.air) == (3, 3)


def test_the_north_has_no_air_support(play, rolled):
    """S.6c Markers in their spaces do nothing for NV."""
    game = play(NV_ATTACKS + "infiltration: 0; air: 3; hue: nv_division, ranger", ["hue", "all"], dice="blank " * 4)
    assert game.decision.seat == "SV"


# --- momentum --------------------------------------------------------------------------------------------------------


def test_a_momentum_token_is_a_bonus_die_in_attack(play, rolled):
    """S.6c Each token gives one die and is gone."""
    game = play(
        NV_ATTACKS + "infiltration: 0; momentum: 1; hue: nv_division, ranger",
        ["hue", "all", "momentum"],
        dice="blank " * 3,
    )
    assert numbers(rolled, game) == [2, 1]
    assert game.state.momentum == 0


def test_two_tokens_two_dice(play, rolled):
    """S.6c Each token one die: no limit of one a combat is stated."""
    game = play(
        NV_ATTACKS + "infiltration: 0; momentum: 2; hue: nv_division, ranger",
        ["hue", "all", "momentum", "momentum"],
        dice="blank " * 4,
    )
    assert numbers(rolled, game) == [3, 1]
    assert game.state.momentum == 0


def test_infiltration_and_momentum_add_up(play, rolled):
    """S.6c Bonus dice of different kinds may be used in one combat."""
    game = play(
        NV_ATTACKS + "momentum: 1; hue: nv_division, ranger",
        ["hue", "all", "infiltration", "momentum"],
        dice="blank " * 4,
    )
    assert numbers(rolled, game) == [3, 1]


def test_a_momentum_token_is_a_bonus_die_in_defence(play, asked, rolled):
    """S.6c Ruling: the bonus die is not bound to the NV player's own phase."""
    game = play(SV_ATTACKS + "momentum: 1; hue: ranger, nv_division", ["hue", "all"], dice="blank " * 3)
    assert game.decision.seat == "NV"
    assert asked(game) == ("combat.bonus", {"momentum", "none"})
    game.choose("momentum")
    assert numbers(rolled, game) == [1, 2]


# --- the limit and the order -----------------------------------------------------------------------------------------


def test_never_more_than_five_dice_for_the_north(play, rolled):
    """S.6c Four units and one marker make five: the tokens are not even offered."""
    game = play(
        NV_ATTACKS + "momentum: 2; hue: 4 nv_division, ranger", ["hue", "all", "infiltration"], dice="blank " * 6
    )
    assert numbers(rolled, game) == [5, 1]
    assert game.state.momentum == 2


def test_never_more_than_five_dice_for_the_south(play, rolled):
    """S.6c Four units and one marker make five, though four markers would be allowed."""
    game = play(SV_ATTACKS + "air: 4; hue: 4 sv_division, nv_division", ["hue", "all", "air"], dice="blank " * 7)
    assert numbers(rolled, game) == [5, 1]


def test_five_units_need_no_bonus(play, rolled):
    """S.6c With five units no bonus die is offered and nothing is spent."""
    game = play(NV_ATTACKS + "momentum: 0; hue: 5 nv_division, ranger", ["hue", "all"], dice="blank " * 6)
    assert numbers(rolled, game) == [5, 1]
    assert game.state.infiltration == 5


def test_the_attacker_declares_first_then_the_defender(play):
    """S.6c The defender decides when the attacker has declared all his bonus dice."""
    game = play(NV_ATTACKS + "momentum: 1; air: 2; hue: nv_division, 2 ranger", ["hue", "all"], dice="blank " * 8)
    order = []
    for key in ("infiltration", "none", "air"):
        order.append(game.decision.seat)
        game.choose(game.decision.now_called(key))
    assert order == ["NV", "NV", "SV"]
    assert game.decision.seat == "SV"
    game = play(SV_ATTACKS + "momentum: 1; air: 1; hue: nv_division, 2 ranger", ["hue", "all"], dice="blank " * 8)
    assert game.decision.seat == "SV"
    game.choose("none")
    assert game.decision.seat == "NV"


def test_the_defender_knows_the_attackers_choice(play):
    """S.6c The attacker's bonus dice are in the log when the defender is asked; the attacker is not asked again."""
    game = play(NV_ATTACKS + "air: 1; hue: nv_division, ranger", ["hue", "all", "infiltration"])
    assert game.decision.seat == "SV"
    assert "log.bonus" in [e["key"] for e in game.view("SV")["log"]]
