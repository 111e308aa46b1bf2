"""T8 Special rules for turn 8 (Spring 1975)."""

from __future__ import annotations

import indochina

T8 = "turn: 8; active: SV; stage: movement.start;"


def test_units_in_a_contested_saigon_do_not_leave_it(play, asked, held):
    """T8 Both sides are in Saigon: its SV units are activated where they stand and cannot move."""
    game = play(T8 + "available: 8; saigon: 2 sv_division, ranger, vc; hue: ranger; da_nang: marine")
    assert held(game, "saigon") == {"sv_division!": 2, "ranger!": 1, "vc": 1}
    assert asked(game) == ("move.unit", {"hue/ranger", "da_nang/marine", "air", "end"})


def test_units_in_saigon_are_activated_first(play):
    """T8 They have priority: what is left of the activations is for the others."""
    game = play(T8 + "available: 4; saigon: 3 sv_division, nv_division; hue: ranger; da_nang: marine")
    assert game.view()["view"]["tracks"]["left"] == 1


def test_with_too_few_activations_sv_chooses_whom_to_activate(play, asked):
    """T8 All activations go to Saigon; the SV player says to which units."""
    game = play(T8 + "available: 2; saigon: 2 sv_division, ranger, marine, nv_division; hue: ranger")
    assert game.decision.seat == "SV"
    assert asked(game) == ("turn8.activate", {"saigon/sv_division", "saigon/ranger", "saigon/marine"})


def test_only_activated_units_fight(play, rolled):
    """T8 Two of four units are activated: two dice."""
    game = play(
        T8 + "available: 2; saigon: 2 sv_division, ranger, marine, nv_division; hue: ranger",
        ["saigon/sv_division", "saigon/ranger"],
        dice="blank " * 3,
    )
    assert [len(faces) for faces in rolled(game)] == [2, 1]


def test_the_attack_is_compulsory(play, asked):
    """T8 The units in Saigon must attack: the declaration cannot end without it."""
    game = play(
        T8.replace("movement.start", "combat.declare") + "saigon: 2 sv_division!, nv_division; hue: ranger!, vc"
    )
    assert asked(game) == ("combat.declare", {"saigon", "hue"})
    assert "T8" in game.why_not("end")[0]
    game.choose("saigon")
    assert asked(game) == ("combat.declare", {"hue", "end"})


def test_all_activated_units_in_saigon_attack(play, rolled):
    """T8 They must attack, all that are activated: there is no choice of units."""
    game = play(
        T8.replace("movement.start", "combat.declare") + "saigon: 2 sv_division!, ranger!, nv_division",
        dice="blank " * 4,
    )
    assert [len(faces) for faces in rolled(game)] == [3, 1]


def test_reinforcements_may_come_in_and_attack_too(play, rolled):
    """T8 Units that enter Saigon in this movement take part."""
    game = play(
        T8 + "available: 3; saigon: 2 sv_division, nv_division; an_loc: ranger",
        ["an_loc/ranger", "saigon"],
        dice="blank " * 4,
    )
    assert len(rolled(game)[0]) == 3


def test_results_apply_to_all_units_in_saigon(play, asked):
    """T8 Losses of the SV side may be taken by units that were not activated."""
    game = play(
        T8 + "available: 1; saigon: sv_division, marine, 2 nv_division", ["saigon/sv_division"], dice="blank X blank"
    )
    assert asked(game) == ("combat.loss", {"saigon/sv_division", "saigon/marine"})


def test_more_hits_than_fighting_units_spill_over(play, units):
    """T8 One unit fought and three X were rolled: the units that did not fight fall as well."""
    game = play(
        T8 + "available: 1; saigon: ranger, marine, 3 nv_division",
        ["saigon/ranger", "saigon/ranger"],
        dice="blank X X X",
    )
    assert units(game, "saigon") == {"nv_division": 3, "militia": 1}


def test_retreats_apply_to_all_units_too(play, asked):
    """T8 R are results as well: units that were not activated may have to retreat."""
    game = play(
        T8 + "available: 1; saigon: sv_division, marine, 2 nv_division; long_an: ranger",
        ["saigon/sv_division"],
        dice="blank R blank",
    )
    assert asked(game) == ("combat.retreat", {"saigon/sv_division", "saigon/marine"})


def test_no_voluntary_retreat_from_a_contested_saigon(play):
    """T8 SV units may not leave: after the combat they are not asked to."""
    game = play(
        T8 + "available: 3; saigon: 2 sv_division, nv_division; long_an: ranger", ["done"], dice="blank " * 3 + "1"
    )
    assert game.over
    assert not [a for a in game.answers if a.name == "combat.withdraw"]


def test_the_rule_is_for_turn_8_only(play, asked):
    """T8 A turn earlier the units in Saigon come and go and need not attack."""
    game = play(
        "turn: 7; active: SV; stage: movement.start; available: 8; saigon: sv_division, nv_division; hue: ranger"
    )
    assert asked(game) == ("move.unit", {"saigon/sv_division", "hue/ranger", "air", "end"})
    game.choose("end")
    assert asked(game) == ("combat.declare", {"saigon", "end"})


def test_the_rule_needs_units_of_both_sides(play, asked):
    """T8 No NV unit in Saigon (militia is none): no restriction."""
    game = play(T8 + "available: 8; saigon: sv_division; hue: ranger")
    assert asked(game) == ("move.unit", {"saigon/sv_division", "hue/ranger", "air", "end"})


def test_elsewhere_attacks_remain_voluntary(play, units):
    """T8 Only Saigon must be fought for."""
    game = play(
        T8.replace("movement.start", "combat.declare") + "saigon: sv_division!, nv_division; hue: ranger!, vc",
        ["saigon", "done"],
        dice="blank blank 1",
    )
    assert units(game, "hue") == {"ranger": 1, "vc": 1}


def test_saigon_may_be_fought_after_other_combats(play):
    """T8, S.6 The order of the combats is still the attacker's."""
    game = play(
        T8.replace("movement.start", "combat.declare") + "saigon: sv_division!, nv_division; hue: ranger!, vc",
        ["hue", "all"],
        dice="blank blank blank blank 1",
    )
    assert [e.values["space"] for e in game.log if e.key == "log.dice"] == ["hue", "saigon"]


def test_viet_cong_alone_in_saigon_are_not_attacked_without_rangers(play):
    """T8, S.6 The exception of the VC holds: with no Rangers or River Patrols there is no attack to make."""
    game = play(T8.replace("movement.start", "combat.declare") + "saigon: 2 sv_division!, vc", dice="1")
    assert game.over
    assert not [e for e in game.log if e.key == "log.dice"]


def test_enough_rangers_in_saigon_must_attack_the_viet_cong(play):
    """T8, S.6 With Rangers among the activated units the attack is compulsory again."""
    game = play(
        T8.replace("movement.start", "combat.declare") + "saigon: sv_division!, ranger!, vc", dice="blank " * 3 + "1"
    )
    assert [e for e in game.log if e.key == "log.dice"]


def test_air_support_may_be_added(play, rolled):
    """T8, S.6c One marker per unit engaged: the units that were not activated are not engaged."""
    game = play(
        T8 + "available: 1; air: 3; saigon: sv_division, marine, nv_division",
        ["saigon/sv_division", "air"],
        dice="blank " * 3,
    )
    assert [len(faces) for faces in rolled(game)] == [2, 1]


def test_units_that_come_to_an_nv_held_saigon_must_attack(play, asked):
    """T8 Units of both sides are in Saigon on the last turn, though SV has only just arrived."""
    game = play(
        "turn: 8; active: SV; stage: movement.start; available: 3; saigon: 2 nv_division, militia; an_loc: ranger; "
        "hue: ranger, nv_division",
        ["an_loc/ranger", "saigon", "done"],
    )
    assert asked(game) == ("combat.declare", {"saigon", "hue"})


def test_sv_does_not_leave_saigon_in_the_nv_phase_either(play):
    """T8 On the last turn: no voluntary retreat after an NV attack on Saigon."""
    game = play(
        "turn: 8; active: NV; stage: combat.declare; saigon: nv_division!, 2 ranger; long_an: ranger",
        ["saigon", "all"],
        dice="blank blank blank 1",
    )
    assert (game.state.active, game.decision.name) == ("SV", "availability.extra")


def test_a_forced_retreat_out_of_saigon_is_still_made(play, units):
    """T8 Ruling: combat results are applied, so R may drive units out of Saigon."""
    game = play(
        "turn: 8; active: SV; stage: combat.declare; saigon: 2 sv_division!, 2 nv_division; long_an: ranger",
        dice="blank blank R blank 1",
    )
    assert units(game, "saigon") == {"sv_division": 1, "nv_division": 2}
    assert units(game, "long_an") == {"ranger": 1, "sv_division": 1}


def test_with_one_activation_for_a_saigon_where_only_vc_stand_a_hunter_is_activated():
    """T8 S.6 The attack that is owed needs Rangers or a River Patrol, so they may not be passed over."""
    text = "turn: 8; active: SV; stage: movement.start; available: 1; saigon: sv_division, ranger, mechanized, vc"
    game = indochina.position("saigon75", text)
    assert game.position()["saigon"]["ranger!"] == 1
