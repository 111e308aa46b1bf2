"""S.2 Determining unit availability."""

from __future__ import annotations

import pytest

TURNS = range(1, 9)


def points(game):
    return game.view()["view"]["tracks"]["available"]


def left(game):
    return game.view()["view"]["tracks"]["left"]


def test_a_five_on_turn_one_gives_the_north_seven(play):
    """S.2 example: die 5 in Summer 1973 makes 7 divisions available."""
    assert points(play("turn: 1; active: NV; stage: availability", dice="5")) == 7


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_norths_table(play, turn, die):
    """S.2 The die is read on the activation table: die plus a number that grows by one each turn (our board)."""
    game = play(f"turn: {turn}; active: NV; stage: availability", dice=f"{die}")
    assert points(game) == die + turn + 1


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_souths_table(play, turn, die):
    """S.2 SV has its own table: die plus three, plus two from Summer 1974 on (our board)."""
    game = play(f"turn: {turn}; active: SV; stage: availability", dice=f"{die}")
    assert points(game) == die + (3 if turn < 5 else 2)


@pytest.mark.parametrize("turn", TURNS)
@pytest.mark.parametrize(("side", "low"), [("NV", lambda turn: turn + 1), ("SV", lambda turn: 3 if turn < 5 else 2)])
def test_the_turns_maximum(play, side, low, turn):
    """S.2 The table also states the most units a player may activate: a position cannot go beyond it."""
    game = play(f"turn: {turn}; active: {side}; stage: movement; available: 40; saigon: ranger; an_loc: vc")
    assert points(game) == low(turn) + 6


def test_divisions_from_the_reserve_and_on_the_map_count_alike(play, asked):
    """S.2 NV: units in the South and in the reserve can be activated, a full or reduced division costs one."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 3; pleiku: nv_division; hue: nv_reduced; "
        "reserve: nv_division",
        ["pleiku/nv_division", "kon_tum", "hue/nv_reduced", "da_nang"],
    )
    assert left(game) == 1
    assert asked(game) == ("move.unit", {"reserve/nv_division", "end"})


def test_two_vc_battalions_are_extra(play, asked):
    """S.2 In addition NV may activate up to two VC battalions, whatever the table gave."""
    game = play("turn: 1; active: NV; stage: movement; available: 0; reserve: 5 nv_division, 4 vc")
    assert asked(game) == ("move.unit", {"reserve/vc", "end"})
    game.choose("reserve/vc").choose("pleiku")
    assert set(game.decision.keys) == {"1", "2"}


def test_no_third_vc_even_with_activations_to_spare(play, asked):
    """S.2 The table counts divisions: a third VC battalion cannot be activated with it."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 5; reserve: nv_division, 3 vc", ["reserve/vc", "pleiku", "2"]
    )
    assert asked(game) == ("move.unit", {"reserve/nv_division", "end"})
    assert "S.2" in game.why_not("reserve/vc")[0]
    assert left(game) == 5


def test_vc_that_attack_in_place_count_too(play, asked):
    """S.2 Two VC battalions in all: two that attack leave none to attack elsewhere."""
    game = play(
        "turn: 2; active: NV; stage: combat.declare; available: 1; hue: 2 vc, ranger; "
        "pleiku: vc, nv_division, nv_reduced, ranger",
        ["hue", "vc", "vc", "pleiku"],
    )
    assert game.state.vc_spent == 2
    assert asked(game) == ("combat.units", {"nv_division", "nv_reduced"})


def test_divisions_cannot_be_activated_beyond_the_result(play, asked):
    """S.2 No more divisions than the result: with none left only VC and the end of movement remain."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 2; reserve: 5 nv_division, vc",
        ["reserve/nv_division", "pleiku", "2"],
    )
    assert asked(game) == ("move.unit", {"reserve/vc", "end"})
    assert "S.2" in game.why_not("reserve/nv_division")[0]


def test_only_as_many_as_available_are_offered_to_move_together(play):
    """S.2 Three activations, five divisions: one to three may be sent."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 3; reserve: 5 nv_division", ["reserve/nv_division", "pleiku"]
    )
    assert game.decision.keys == ["1", "2", "3"]


def test_an_activated_unit_moves_and_attacks_for_one_activation(play, asked, held):
    """S.2 Units can move and/or attack: having moved, a unit attacks with no activation left."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 1; infiltration: 0; pleiku: ranger; reserve: nv_division",
        ["reserve/nv_division", "pleiku"],
    )
    assert held(game, "pleiku") == {"ranger": 1, "nv_division!": 1}
    assert asked(game) == ("combat.declare", {"pleiku", "end"})


def test_a_unit_may_be_activated_to_attack_where_it_stands(play, held):
    """S.2 Attacking without having moved costs an activation too."""
    game = play(
        "turn: 2; active: SV; stage: combat.declare; available: 4; pleiku: 2 ranger, nv_division; hue: ranger, vc",
        ["pleiku", "ranger", "done"],
    )
    assert held(game, "pleiku") == {"ranger": 1, "ranger!": 1, "nv_division": 1}
    assert left(game) == 3


def test_a_unit_that_is_not_activated_cannot_attack_without_points(play):
    """S.2 With no activation left a fresh unit does not attack."""
    game = play(
        "turn: 2; active: SV; stage: combat.declare; available: 0; pleiku: ranger, nv_division; hue: ranger!, vc"
    )
    assert game.decision.keys == ["hue", "end"]
    assert "S.2" in game.why_not("Pleiku")[0]


def test_militia_markers_are_not_units(play, asked):
    """S.2 Militia take no part in availability: they are never offered."""
    game = play("turn: 3; active: NV; stage: movement; available: 9; hue: militia; pleiku: vc, militia; reserve:")
    assert asked(game) == ("move.unit", {"pleiku/vc", "end"})


def test_nothing_is_carried_forward(play):
    """S.2 Activations not used are lost: the next phase counts from its own die."""
    game = play("turn: 1; active: NV; stage: movement; available: 8; saigon: ranger", ["done"], dice="2")
    assert game.state.active == "SV"
    assert points(game) == left(game) == 5


def test_what_the_north_spent_or_added_does_not_touch_the_south(play):
    """S.2 Each phase has its own count: neither activations used nor +1 markers played go over to the other side."""
    game = play(
        "turn: 1; active: NV; stage: availability; reserve: 2 nv_division, vc; saigon: ranger",
        ["plus1", "done", "reserve/nv_division", "hue", "2", "reserve/vc", "hue"],
        dice="1 2",
    )
    assert game.state.active == "SV"
    assert points(game) == left(game) == 5
    assert game.state.vc_spent == 0


def test_the_south_spends_on_units_and_on_air_markers(play):
    """S.2 SV: the result is the sum of units that move or attack and of Air Support markers placed."""
    game = play(
        "turn: 1; active: SV; stage: movement; available: 5; hue: sv_division, ranger",
        ["air", "air", "hue/sv_division", "da_nang"],
    )
    assert game.state.air == 2
    assert left(game) == 2


def test_an_air_marker_needs_an_activation(play):
    """S.2 Two activations buy two markers and no third; movement is then over."""
    game = play("turn: 1; active: SV; stage: movement; available: 2; saigon: ranger", ["air", "air"], dice="1 1")
    assert game.state.air == 2
    assert game.state.turn == 2


def test_at_most_five_air_markers_in_their_spaces(play):
    """S.2 The spaces hold no more than five markers."""
    game = play("turn: 1; active: SV; stage: movement; available: 9; air: 4; saigon: ranger", ["air"])
    assert game.state.air == 5
    assert "air" not in game.decision.keys
    assert "S.2" in game.why_not("air")[0]


def test_markers_kept_from_earlier_turns_fill_the_spaces(play):
    """S.2 Exception: Air Support markers are carried forward from turn to turn."""
    game = play(
        "turn: 1; active: SV; stage: movement; available: 1; air: 3; saigon: ranger", ["air", "done"], dice="1 1"
    )
    assert (game.state.turn, game.state.air) == (2, 4)


def test_lost_air_markers_cannot_be_bought_again(play):
    """S.2, S.7 There are twelve markers; those eliminated are out of the game."""
    game = play("turn: 7; active: SV; stage: movement; available: 8; air: 2; air_lost: 9; saigon: ranger", ["air"])
    assert game.state.air == 3
    assert "air" not in game.decision.keys


def test_the_north_buys_no_air_markers(play):
    """S.2 Air Support is the South's."""
    game = play("turn: 2; active: NV; stage: movement; available: 9")
    assert "air" not in game.decision.keys


def test_activated_units_are_turned_back_at_the_end_of_the_phase(play, held):
    """S.2 When a phase is over, the units activated in it are fresh again."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 3; reserve: 2 nv_division, vc",
        ["reserve/nv_division", "pleiku", "2", "reserve/vc", "pleiku"],
        dice="1",
    )
    assert game.state.active == "SV"
    assert held(game, "pleiku") == {"nv_division": 2, "vc": 1, "militia": 1}


def test_units_stay_activated_during_the_phase(play, held):
    """S.2 A unit that moved is on its activated side."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 3; reserve: 2 nv_division, vc",
        ["reserve/nv_division", "pleiku", "1"],
    )
    assert held(game, "pleiku") == {"nv_division!": 1}


@pytest.mark.parametrize(("side", "dice", "expected"), [("NV", "2", 5), ("SV", "2", 6)])
def test_a_plus_one_marker_adds_one(play, side, dice, expected):
    """S.2 A +1 marker adds one to the result of the table."""
    game = play(f"turn: 1; active: {side}; stage: availability; saigon: ranger", ["plus1"], dice=dice)
    assert points(game) == expected


def test_several_plus_one_markers_in_the_same_turn(play, asked):
    """S.2 All three may be used at once; then there are none. Ruling: a marker that is used is gone."""
    game = play("turn: 1; active: NV; stage: availability", ["plus1", "plus1", "plus1"], dice="1")
    assert points(game) == 6
    assert game.state.plus1 == (0, 2)
    assert game.decision.name != "availability.extra"


def test_plus_one_markers_may_be_kept(play):
    """S.2 A player may, but need not, use them."""
    game = play("turn: 1; active: NV; stage: availability", ["done"], dice="1")
    assert game.state.plus1 == (3, 2)
    assert points(game) == 3


def test_plus_one_markers_do_not_exceed_the_turns_limit(play):
    """S.2 Die 5 on turn 1 leaves room for one marker only (limit 8)."""
    game = play("turn: 1; active: NV; stage: availability", ["plus1"], dice="5")
    assert points(game) == 8
    assert game.state.plus1 == (2, 2)
    assert game.decision.name != "availability.extra"


def test_the_best_roll_leaves_no_room(play):
    """S.2 Die 6 is the limit: no marker can be used."""
    game = play("turn: 1; active: SV; stage: availability; saigon: ranger", dice="6")
    assert points(game) == 9
    assert game.decision.name == "move.unit"


def test_the_south_has_only_its_own_two_markers(play):
    """S.2 SV used both: none is offered, though NV still has three."""
    game = play("turn: 1; active: SV; stage: availability; saigon: ranger", ["plus1", "plus1"], dice="1")
    assert points(game) == 6
    assert game.state.plus1 == (3, 0)
    assert game.decision.name == "move.unit"


def test_a_momentum_token_gives_one_activation(play):
    """S.2, S.10 Each token NV has allows one more activation; it is gone after that."""
    game = play("turn: 4; active: NV; stage: availability; momentum: 2", ["momentum"], dice="1")
    assert points(game) == 7
    assert game.state.momentum == 1


def test_momentum_does_not_exceed_the_turns_limit(play):
    """S.2 With the result at the limit a token can be used for a re-roll only."""
    game = play("turn: 4; active: NV; stage: availability; momentum: 1", dice="6")
    assert game.decision.keys == ["reroll", "end"]
    assert "S.2" in game.why_not("momentum")[0]


def test_markers_and_tokens_add_up(play):
    """S.2 +1 markers and tokens may be used in the same turn, up to the limit (11 on turn 4)."""
    game = play("turn: 4; active: NV; stage: availability; momentum: 3", ["plus1", "momentum", "plus1"], dice="2")
    assert points(game) == 10
    assert game.state.plus1[0] == 1
    assert game.state.momentum == 2


def test_a_momentum_token_rolls_the_activation_die_again(play):
    """S.10 A token re-rolls the die; the new result replaces the old one, better or worse."""
    game = play("turn: 4; active: NV; stage: availability; momentum: 1", ["reroll"], dice="4 2")
    assert points(game) == 7
    assert game.state.momentum == 0


def test_additions_survive_a_reroll(play):
    """S.2, S.10 A +1 marker used before the re-roll still counts."""
    game = play("turn: 4; active: NV; stage: availability; momentum: 1", ["plus1", "reroll"], dice="1 3")
    assert points(game) == 9


def test_the_south_cannot_use_momentum(play):
    """S.10 Momentum Tokens are the North's."""
    game = play("turn: 4; active: SV; stage: availability; momentum: 2; saigon: ranger", dice="1")
    assert game.decision.keys == ["plus1", "end"]
