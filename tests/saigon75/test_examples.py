"""The two worked examples of the rulebook, played as they are written."""

from __future__ import annotations

import pytest

import indochina


def test_activation_movement_stacking():
    """Turn 1: NV rolls 5, which gives 7 divisions and 2 VC. Four divisions and a VC enter Kon Tum, one division and a
    VC enter Pleiku, an Infiltration marker serves in each; Kon Tum is at its limit of five units."""
    game = indochina.new("saigon75", seed=1, deck="E-14", dice="5")
    game.choose("suggested")
    assert game.state.turn == 1 and game.state.active == "NV"
    assert game.view()["view"]["tracks"]["available"] == 7
    game.choose("end")  # no +1 marker
    game.choose("E-14")  # any card: this one changes nothing on the map

    game.choose("reserve/nv_division").choose("kon_tum").choose("4")
    game.choose("reserve/vc").choose("kon_tum")  # there is room for one
    game.choose("reserve/nv_division").choose("pleiku").choose("1")
    game.choose("reserve/vc").choose("pleiku")
    data = game.rules.to_json(game.state)
    assert data["kon_tum"] == {"ranger": 1, "nv_division!": 4, "vc!": 1}
    assert data["pleiku"] == {"sv_division": 1, "mechanized": 1, "nv_division!": 1, "vc!": 1}
    assert game.view()["view"]["tracks"]["left"] == 2
    assert "reserve/vc" not in game.decision.keys
    assert "reserve/nv_division" in game.decision.keys

    game.choose("end")
    assert game.decision.name == "combat.declare"  # nothing was eliminated: five units are no excess
    assert set(game.decision.keys) == {"kon_tum", "pleiku", "end"}


def test_an_infiltration_marker_in_each_of_the_two_provinces(play, rolled):
    """The same attack carried out: one marker in each province; in Kon Tum five units already roll the five dice,
    so a marker adds to four of them at most."""
    game = play(
        "turn: 1; active: NV; stage: combat.declare; kon_tum: ranger, 4 nv_division!, vc!; "
        "pleiku: sv_division, mechanized, nv_division!, vc!",
        ["kon_tum", "nv_division", "nv_division", "nv_division", "nv_division", "done"]
        + ["pleiku", "all", "infiltration", "infiltration"],
        dice="blank blank blank blank blank  blank  blank blank blank  blank blank",
    )
    assert game.state.infiltration == 3
    assert [len(faces) for faces in rolled(game)] == [3, 2]


@pytest.mark.parametrize("start", ["combat.declare", "event.play"])
def test_combat_retreat(play, units, rolled, start):
    """SV has played Ammo Shortage. It attacks in Pleiku with division, Rangers and mechanised unit and one Air marker:
    4 dice and one air die. NV defends with 3 divisions and a VC: 4 - 1 = 3 dice. SV rolls blank, blank, X, R; NV blank,
    R, R. NV takes the loss on a division; SV retreats one unit, the mechanised one, to Phu Yen. Pleiku does not change
    sides, the Air marker is lost."""
    pieces = "air: 1; pleiku: sv_division!, ranger!, mechanized!, 3 nv_division, vc; phu_yen: ranger;"
    dice = "blank blank X R  blank R R  aircraft"
    if start == "combat.declare":
        game = play(
            "turn: 2; active: SV; stage: combat.declare; event: E-02;" + pieces, ["pleiku", "all", "air"], dice=dice
        )
    else:
        game = play(
            "turn: 2; active: SV; stage: event.play; sv_hand: E-02, E-01; deck: E-03;" + pieces,
            ["E-02", "pleiku", "all", "air"],
            dice=dice,
        )
    before = game.view()["view"]["spaces"]["pleiku"]["control"]
    assert rolled(game) == (["blank", "blank", "X", "R"], ["blank", "R", "R"])

    assert (game.decision.seat, game.decision.name) == ("NV", "combat.loss")
    game.choose("pleiku/nv_division")
    assert (game.decision.seat, game.decision.name) == ("SV", "combat.retreat")
    game.choose("pleiku/mechanized")
    if game.decision.name == "retreat.to":
        game.choose("phu_yen")
    if game.decision.name == "combat.withdraw":
        game.choose("done")

    assert units(game, "pleiku") == {"sv_division": 1, "ranger": 1, "nv_division": 2, "nv_reduced": 1, "vc": 1}
    assert units(game, "phu_yen") == {"ranger": 1, "mechanized": 1}
    assert game.view()["view"]["spaces"]["pleiku"]["control"] == before == "SV"
    assert (game.state.air, game.state.air_lost) == (0, 1)


def test_the_attack_is_possible_because_rangers_are_there(play, asked):
    """The same position: with the Rangers in the attack NV is not asked whether its VC takes part."""
    pieces = "pleiku: sv_division!, ranger!, mechanized!, 3 nv_division, vc"
    start = "turn: 2; active: SV; stage: combat.declare; event: E-02;" + pieces
    game = play(start, ["pleiku", "all"], dice="blank " * 6)
    assert not [a for a in game.answers if a.name == "combat.vc"]
    game = play(start, ["pleiku", "sv_division", "mechanized", "done"])
    assert asked(game) == ("combat.vc", {"0", "1"})


def test_the_balance_of_retreats_example(play, units):
    """S.6a example: 2 R by NV against 3 R by SV: one NV unit must retreat."""
    game = play(
        "turn: 2; active: SV; stage: combat.declare; binh_dinh: 3 sv_division!, 2 nv_reduced; phu_yen: vc",
        ["binh_dinh", "all"],
        dice="R R R R R",
    )
    assert units(game, "binh_dinh") == {"sv_division": 3, "nv_reduced": 1}
    assert units(game, "phu_yen") == {"vc": 1, "nv_reduced": 1, "militia": 1}
