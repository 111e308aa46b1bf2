"""S.10 Momentum Tokens."""

from __future__ import annotations

import pytest

import indochina

NV_MOVES = "turn: 4; active: NV; stage: movement.start; available: 2;"
NV_ATTACKS = "turn: 4; active: NV; stage: combat.declare; available: 9; infiltration: 0; reserve:;"


def tokens(game):
    return game.view()["view"]["tokens"]


# --- winning tokens --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "site"), [(3, "quang_tri"), (5, "da_nang"), (7, "binh_dinh")])
@pytest.mark.parametrize("held_by", ["vc", "militia", "ranger, vc, militia"])
def test_the_north_collects_the_token_of_a_province_it_controls(play, turn, site, held_by):
    """S.10 On turns 3, 5 and 7: the token with the number of the turn."""
    game = play(
        f"turn: {turn}; active: SV; stage: momentum; tokens: quang_tri 3, da_nang 5, binh_dinh 7; {site}: {held_by}; "
        "saigon: ranger",
        dice="1",
    )
    assert game.state.momentum == 1
    assert site not in tokens(game)
    assert len(tokens(game)) == 2


@pytest.mark.parametrize(("turn", "site"), [(3, "quang_tri"), (5, "da_nang"), (7, "binh_dinh")])
@pytest.mark.parametrize("held_by", ["ranger", "", "ranger, 3 vc"])
def test_under_sv_control_the_token_leaves_the_game(play, turn, site, held_by):
    """S.10 The token is removed for good."""
    place = f"{site}: {held_by};" if held_by else ""
    game = play(
        f"turn: {turn}; active: SV; stage: momentum; tokens: quang_tri 3, da_nang 5, binh_dinh 7; {place} "
        "saigon: ranger",
        dice="1",
    )
    assert game.state.momentum == 0
    assert site not in tokens(game)
    assert len(tokens(game)) == 2


@pytest.mark.parametrize("turn", [1, 2, 4, 6])
def test_no_token_on_other_turns(play, turn):
    """S.10 On turns 1, 2, 4 and 6 nothing is checked."""
    game = play(
        f"turn: {turn}; active: SV; stage: momentum; tokens: quang_tri 3, da_nang 5, binh_dinh 7; quang_tri: vc; "
        "da_nang: vc; binh_dinh: vc; saigon: ranger",
        dice="1",
    )
    assert game.state.momentum == 0
    assert len(tokens(game)) == 3


def test_only_the_token_of_the_turn_is_checked(play):
    """S.10 NV controls all three provinces on turn 3: it gets one token."""
    game = play(
        "turn: 3; active: SV; stage: momentum; tokens: quang_tri 7, da_nang 3, binh_dinh 5; quang_tri: vc; "
        "da_nang: vc; binh_dinh: vc; saigon: ranger",
        dice="1",
    )
    assert game.state.momentum == 1
    assert tokens(game) == {"quang_tri": "7", "binh_dinh": "5"}


def test_a_hidden_token_is_turned_up_now(play):
    """C.2, S.10 Face down, each of the three places may hold the token of turn 3: chance tells which."""
    game = play("turn: 3; active: SV; stage: momentum; da_nang: vc; saigon: ranger", dice="da_nang 1")
    assert game.state.momentum == 1
    assert tokens(game) == {"quang_tri": "?", "binh_dinh": "?"}
    game = play("turn: 3; active: SV; stage: momentum; da_nang: vc; saigon: ranger", dice="quang_tri 1")
    assert game.state.momentum == 0


def test_the_last_hidden_token_is_where_it_must_be(play):
    """C.2 One place left: the token of turn 7 is there."""
    game = play("turn: 7; active: SV; stage: momentum; tokens: binh_dinh ?; binh_dinh: vc; saigon: ranger", dice="1 1")
    assert game.state.momentum == 1


def test_tokens_are_checked_after_desertion(play):
    """S.1 Desertion first: the last SV unit deserts from Da Nang and NV gets the token."""
    held_by_nv = "; ".join(f"{p}: militia" for p in ("hue", "kon_tum", "pleiku", "dak_lak", "dak_nong"))
    game = play(
        f"turn: 3; active: SV; stage: desertion; da_nang: ranger, vc; saigon: ranger; tokens: da_nang 3; {held_by_nv}",
        dice="1 1",
    )
    assert game.state.momentum == 1


# --- strategic movement ----------------------------------------------------------------------------------------------


def test_strategic_movement_takes_two_units_anywhere(play, held):
    """S.10 At the start of movement, two units go anywhere on the map."""
    game = play(
        NV_MOVES + "momentum: 1; reserve: nv_division, vc, nv_reduced",
        ["strategic", "reserve/nv_division", "saigon", "reserve/vc", "ca_mau"],
    )
    assert held(game, "saigon") == {"nv_division!": 1}
    assert held(game, "ca_mau") == {"vc!": 1}
    assert game.state.momentum == 0
    assert game.decision.name == "move.unit"


def test_strategic_movement_reaches_every_province(play):
    """S.10 Anywhere: no adjacency, no control, no border."""
    game = play(NV_MOVES + "momentum: 1; hue: nv_division; reserve: vc", ["strategic", "hue/nv_division"])
    assert len(set(game.decision.keys) - {"reserve"}) == 19


def test_strategic_movement_does_not_count_against_availability(play):
    """S.10 The two units are outside the maximum of the turn, VC outside the two VC as well."""
    game = play(
        NV_MOVES + "momentum: 1; reserve: 3 nv_division, 4 vc",
        ["strategic", "reserve/nv_division", "saigon", "reserve/vc", "saigon"],
    )
    assert (game.state.spent, game.state.vc_spent) == (0, 0)
    assert game.view()["view"]["tracks"]["left"] == 2


def test_units_moved_strategically_are_activated(play):
    """S.10 They have moved: they do not move again."""
    game = play(
        NV_MOVES + "momentum: 1; reserve: 2 nv_division, vc",
        ["strategic", "reserve/nv_division", "saigon", "reserve/nv_division", "hue"],
    )
    assert set(game.decision.keys) == {"reserve/vc", "end"}


def test_units_moved_strategically_may_fight(play, rolled):
    """S.10 They take part in combat without another activation."""
    game = play(
        NV_MOVES.replace("available: 2", "available: 0") + "momentum: 1; saigon: ranger; reserve: 2 nv_division, vc",
        ["strategic", "reserve/nv_division", "saigon", "reserve/nv_division", "saigon", "done", "saigon", "all"],
        dice="blank blank blank",
    )
    assert len(rolled(game)[0]) == 2


def test_strategic_movement_is_a_choice(play):
    """S.10 NV may keep its token."""
    game = play(NV_MOVES + "momentum: 1", ["done"])
    assert game.state.momentum == 1
    assert game.decision.name == "move.unit"


def test_each_strategic_movement_takes_a_token(play):
    """S.10 Two tokens move four units; without a token there is none."""
    game = play(
        NV_MOVES + "momentum: 2; reserve: 5 nv_division, vc",
        ["strategic", "reserve/nv_division", "saigon", "reserve/nv_division", "hue"]
        + ["strategic", "reserve/nv_division", "ca_mau", "reserve/nv_division", "ca_mau"],
    )
    assert game.state.momentum == 0
    assert game.decision.name == "move.unit"
    assert play(NV_MOVES + "momentum: 0").decision.name == "move.unit"


def test_a_single_unit_may_be_moved_strategically(play, held):
    """S.10 Ruling: two units at most, one is enough."""
    game = play(
        NV_MOVES + "momentum: 1; reserve: 3 nv_division, vc", ["strategic", "reserve/nv_division", "saigon", "done"]
    )
    assert held(game, "saigon") == {"nv_division!": 1}
    assert game.decision.name == "move.unit"


def test_strategic_movement_comes_before_other_movement(play):
    """S.10 At the start of the movement phase: afterwards it is not offered any more."""
    game = play(NV_MOVES + "momentum: 1; reserve: 3 nv_division", ["done", "reserve/nv_division", "hue", "1"])
    assert game.decision.name == "move.unit"
    assert "strategic" not in game.decision.keys


def test_no_strategic_movement_for_the_south(play):
    """S.10 In the SV phase tokens move nobody."""
    game = play("turn: 4; active: SV; stage: movement.start; available: 2; momentum: 2; saigon: ranger")
    assert (game.decision.seat, game.decision.name) == ("SV", "move.unit")


def test_the_stacking_limit_holds_for_strategic_movement(play, units):
    """S.5 Checked at the end of movement: a sixth unit is one too many."""
    game = play(
        NV_MOVES + "momentum: 1; saigon: 5 nv_division; reserve: vc",
        ["strategic", "reserve/vc", "saigon", "done", "done"],
    )
    assert game.decision.name == "stacking.remove"


# --- re-rolling battle dice ------------------------------------------------------------------------------------------


def test_a_token_rolls_one_battle_die_again(play, units):
    """S.10 NV re-rolls any one of its dice in combat; the new face counts."""
    game = play(
        NV_ATTACKS + "momentum: 1; hue: 2 nv_division, ranger", ["hue", "all", "none", "nv/blank"], dice="R blank R X"
    )
    assert game.state.momentum == 0
    assert units(game, "hue") == {"nv_division": 2, "militia": 1}


def test_the_re_roll_replaces_the_die(play, units):
    """S.10 The old face is gone: an X rolled again as a blank hits nobody."""
    game = play(
        NV_ATTACKS + "momentum: 1; hue: nv_division, ranger", ["hue", "all", "none", "nv/X"], dice="X blank blank"
    )
    assert units(game, "hue") == {"nv_division": 1, "ranger": 1}


def test_any_one_of_his_dice_but_not_the_enemys(play, asked):
    """S.10 One of his own."""
    game = play(NV_ATTACKS + "momentum: 1; hue: 2 nv_division, ranger", ["hue", "all", "none"], dice="R blank X")
    assert game.decision.seat == "NV"
    assert asked(game) == ("combat.reroll", {"nv/R", "nv/blank", "none"})


def test_the_log_keeps_the_dice_as_they_first_fell(play):
    """S.10 What was written down when the dice fell does not change with the die rolled again."""
    game = play(
        NV_ATTACKS + "momentum: 1; hue: nv_division, ranger", ["hue", "all", "none", "nv/X"], dice="X blank blank"
    )
    rolled = next(entry for entry in game.log if entry.key == "log.dice")
    assert rolled.values["first"] == ["X"]


def test_the_re_roll_is_a_choice(play, units):
    """S.10 NV may keep its token."""
    game = play(
        NV_ATTACKS + "momentum: 1; hue: 2 nv_division, ranger", ["hue", "all", "none", "none"], dice="blank blank blank"
    )
    assert game.state.momentum == 1
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1}


def test_a_token_used_as_a_bonus_die_re_rolls_nothing(play, units):
    """S.10 After use each token is gone: one token, one use."""
    game = play(NV_ATTACKS + "momentum: 1; hue: nv_division, ranger", ["hue", "all", "momentum"], dice="blank " * 3)
    assert game.state.momentum == 0
    assert game.decision.name != "combat.reroll"


def test_re_rolls_belong_to_the_norths_own_turn(play):
    """S.10 During his turn: as a defender NV does not re-roll."""
    game = play(
        "turn: 4; active: SV; stage: combat.declare; available: 5; momentum: 1; hue: ranger, nv_division",
        ["hue", "all", "none"],
        dice="blank blank",
    )
    assert not [e for e in game.log if e.key == "log.reroll"]
    assert game.decision.name != "combat.reroll"
    assert game.state.momentum == 1


def test_a_token_is_not_offered_for_strategic_movement_when_no_unit_could_move():
    """S.10 The two units it moves must be there."""
    text = "turn: 4; active: NV; stage: movement.start; available: 0; momentum: 1; hue: nv_division!; reserve:"
    assert indochina.position("saigon75", text).decision.name != "momentum.strategic"
