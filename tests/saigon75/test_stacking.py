"""S.5 Stacking."""

from __future__ import annotations

import indochina
from indochina import saigon75
from indochina.saigon75.view import view


def test_five_units_of_a_side_fit(play, units):
    """S.5 Up to five units of any kind of the same side: nothing is eliminated."""
    game = play(
        "turn: 1; active: NV; stage: movement; available: 8; reserve: 5 nv_division, vc",
        ["reserve/nv_division", "hue", "4", "reserve/vc", "hue", "done"],
        dice="1",
    )
    assert units(game, "hue") == {"nv_division": 4, "vc": 1, "militia": 1}


def test_a_sixth_unit_is_eliminated_at_the_end_of_movement(play, units, asked):
    """S.5 Beyond five the owner chooses which of his units are eliminated."""
    game = play("turn: 2; active: NV; stage: stacking; hue: 4 nv_division, nv_reduced, vc")
    assert game.decision.seat == "NV"
    assert asked(game) == ("stacking.remove", {"hue/nv_division", "hue/nv_reduced", "hue/vc"})
    game.choose("hue/nv_reduced")
    assert units(game, "hue") == {"nv_division": 4, "vc": 1, "militia": 1}
    assert game.state.lost[8] == 1


def test_excess_of_several_units(play, units):
    """S.5 All units in excess go, one by one, and no more than that."""
    game = play(
        "turn: 2; active: NV; stage: stacking; hue: 4 nv_division, 3 vc", ["hue/vc", "hue/nv_division"], dice="1"
    )
    assert units(game, "hue") == {"nv_division": 3, "vc": 2, "militia": 1}


def test_the_limit_may_be_exceeded_while_movement_goes_on(play, held):
    """S.5 Only the end of movement counts: a unit enters a full province, another one leaves it."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; hue: 5 sv_division; da_nang: ranger",
        ["da_nang/ranger", "hue", "hue/sv_division", "quang_tri", "1", "done"],
        dice="1 1",
    )
    assert held(game, "hue") == {"sv_division": 4, "ranger": 1}
    assert held(game, "quang_tri") == {"sv_division": 1}


def test_an_overstacked_move_costs_a_unit(play, units):
    """S.4, S.5 Movement must adhere to stacking: what is one too many at the end is eliminated."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; hue: 5 sv_division; da_nang: ranger",
        ["da_nang/ranger", "hue", "done", "hue/ranger"],
        dice="1 1",
    )
    assert units(game, "hue") == {"sv_division": 5}


def test_reduced_divisions_count_as_units(play):
    """S.5 Reduced or not, a division counts as one."""
    game = play("turn: 2; active: NV; stage: stacking; hue: 3 nv_division, 3 nv_reduced")
    assert game.decision.name == "stacking.remove"
    assert game.decision.values["excess"] == 1


def test_each_side_has_its_own_limit(play, units):
    """S.5 Five units of each side may share a province."""
    game = play("turn: 2; active: NV; stage: stacking; available: 0; hue: 5 nv_division, 5 sv_division", dice="1")
    assert units(game, "hue") == {"nv_division": 5, "sv_division": 5}


def test_militia_do_not_count(play, units):
    """S.5 A militia marker takes no room."""
    game = play("turn: 2; active: NV; stage: stacking; available: 0; hue: 5 nv_division, militia", dice="1")
    assert units(game, "hue") == {"nv_division": 5, "militia": 1}


def test_the_reserve_has_no_limit(play, units):
    """S.5 Cambodia, Laos and North Vietnam hold any number."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: 3 nv_division, vc; reserve: 8 nv_division",
        ["hue/nv_division", "reserve", "3", "done"],
        dice="1",
    )
    assert units(game, "reserve") == {"nv_division": 11}


def test_both_sides_are_checked(play):
    """S.5 The owning player chooses, also when it is not his phase."""
    game = play("turn: 2; active: NV; stage: stacking; hue: 5 sv_division, ranger")
    assert game.decision.seat == "SV"


def test_the_limit_is_checked_at_the_end_of_the_combat_phase_too(play, asked):
    """S.5 Excess that is there when all combats are over is eliminated."""
    game = play("turn: 2; active: NV; stage: combat; hue: 5 sv_division, ranger")
    assert asked(game) == ("stacking.remove", {"hue/sv_division", "hue/ranger"})


def test_everybody_is_told_how_many_more_fit(play):
    """S.5 Five of a side; militia does not count."""
    game = play("turn: 2; active: NV; stage: stacking; hue: 4 nv_division, nv_reduced, vc; da_nang: ranger, militia")
    spaces = view(game.state, None)["spaces"]
    assert spaces["hue"]["stacking"] == {"NV": 6, "SV": 0} and spaces["hue"]["left"] == {"NV": 0, "SV": 5}
    assert spaces["da_nang"]["stacking"] == {"NV": 0, "SV": 1} and spaces["da_nang"]["left"] == {"NV": 5, "SV": 4}


def test_s_4_the_neighbours_that_are_told_are_those_of_the_board():
    """An owner's are told in the view; the Reserve is next to every border province."""
    assert saigon75.NEIGHBOURS["quang_tri"] == ["hue", "reserve"]
    assert "quang_ngai" not in saigon75.NEIGHBOURS["reserve"]
    assert view(indochina.new("saigon75", seed=1).state, None)["adjacent"] is None
    own = saigon75.read_board(
        {
            "adjacency": {
                "quang_tri": ["hue", "da_nang", "laos"],
                "da_nang": ["hue", "quang_tri", "quang_ngai", "kon_tum", "laos"],
            }
        }
    )
    told = view(indochina.new("saigon75", seed=1, board=own).state, None)["adjacent"]
    assert told["quang_tri"] == ["hue", "da_nang", "reserve"]
