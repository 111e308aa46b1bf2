"""1.5, 1.9, 6.3, 6.16 What has come to light is not taken back, neither by who has seen it nor by who has shown it."""

from __future__ import annotations

import pytest

import indochina
from indochina import tonkin
from indochina.core.game import Game
from indochina.tonkin.board import printed

from .build import at


def play(text, *keys):
    """A game from a position, some answers later."""
    game = Game(tonkin, at(text), meta={})
    for key in keys:
        game.choose(key)
    return game


def refused(game):
    for seat in ("VM", "FEF", None):
        with pytest.raises(indochina.Error, match="shown or seen something hidden"):
            game.undo(seat)
    return True


STACK = "stage: vm.move; active: VM; V15: gm-1; X11: tieu-doan-1, 36-308, 88-308; "


def test_1_5_a_move_that_turns_up_a_unit_is_not_taken_back():
    """The weakest lies on top: if it leaves, France sees the next; if another leaves it is seen where it comes to."""
    assert refused(play(STACK, "X11", "tieu-doan-1", "go", "X10"))
    assert refused(play(STACK, "X11", "36-308", "go", "X10"))


def test_1_5_a_move_that_shows_nothing_is_taken_back():
    """All of a stack move: as many counters, the same on top. So does a unit that nobody lies below."""
    for game in (
        play(STACK, "X11", "all", "X10"),
        play("stage: vm.move; active: VM; V15: gm-1; X11: tieu-doan-1; V11: 36-308", "X11", "X10"),
    ):
        assert game.made > 1 and game.undo().decision.name == "move.to"


def test_1_5_choosing_units_in_secret_shows_nothing():
    game = play(STACK, "X11", "36-308")
    assert game.undo("VM").decision.name == "move.vm_units"


def test_6_3_a_dg_marker_removed_below_a_unit_in_order_was_not_known_to_be_there():
    text = "stage: operation.point; active: VM; vm_ops: 3; fef_ops: 1; impulse: 2; vm_spending: vm-sd-1; V15: gm-1;"
    text += "Thai Nguyen: vm-hq, vm-sd-1; V11: 98-316!; X13: tieu-doan-1{}, 36-308!"
    game = play(text.format(""), "remove_markers")
    assert refused(game.clone().choose("X13"))
    assert game.clone().choose("V11").undo().decision.name == "markers.dg", "that marker lay open"
    open_too = play(text.format("!"), "remove_markers", "X13")
    assert open_too.undo().decision.name == "markers.dg"


def test_2_2_a_unit_that_grows_and_still_lies_on_top_tells_of_those_below():
    text = "stage: vm.replacements; active: VM; vm_rp: 4; Thai Nguyen: vm-hq, vm-sd-1, 36-308:2, {}; V15: gm-1"
    assert refused(play(text.format("88-308"), "36-308"))
    alone = play(text.format("vm-sd-2"), "36-308")
    assert alone.undo().decision.name == "replacements.vm_unit"


def test_1_9_who_lets_a_scenario_end_has_seen_the_real_objective():
    text = "scenario: cao_bang; until: hanoi; month: {}; stage: operation.more; active: FEF; vm_ops: 0; fef_ops: 2;"
    text += "impulse: 2; fef_spending: fef-sd-1; Hanoi: fef-sd-1, gm-1; Haiphong: gm-3; Thai Nguyen: vm-hq;"
    text += "objective: Lang Son; rumour: Haiphong"
    last = printed().scenarios["cao_bang"]["end_turn"]
    months = [turn["month"] for turn in printed().turns]
    ended = play(text.format(months[last - 1]), "pass_all")
    assert [note.key for _, note in ended.notes() if note.key == "log.objective_scored"]
    assert refused(ended)
    earlier = play(text.format(months[last - 2]), "pass_all")
    assert earlier.undo("FEF").decision.name == "operation.option"


def test_6_16_a_question_that_only_an_officer_brings_up_tells_where_he_is():
    """VM names the unit that leads its defence, and hears that France has to decide something before the dice."""
    text = (
        "options: hero; stage: operation.more; active: FEF; fef_ops: 2; vm_ops: 0; impulse: 2; fef_spending: fef-sd-1;"
    )
    text += "W14: 1-bep, 10-bpcp, fef-sd-1; X13: 98-316, 36-308; vm_hero: 88-308, 1, 0; U19: 88-308; fef_hero: {}, 1, 0"
    game = play(text.format("1-bep"), "attack", "all", "no", "1-bep")
    assert game.decision.name == "combat.defence_leader"
    game.choose("98-316")
    assert game.decision.name == "combat.front" and game.decision.seat == "FEF"
    with pytest.raises(indochina.Error, match="VM has shown or seen something hidden"):
        game.undo("VM")
