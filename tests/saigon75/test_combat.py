"""S.6 Combat and S.6a its procedure."""

from __future__ import annotations

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5;"
NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; reserve:;"


# --- declaring -------------------------------------------------------------------------------------------------------


def test_combat_is_where_both_sides_have_units(play, asked):
    """S.6 A unit may fight if an enemy unit is in its province; militia alone is no enemy unit."""
    game = play(
        SV_ATTACKS + "hue: ranger, nv_division; da_nang: ranger; pleiku: militia; kon_tum: 2 vc; saigon: ranger, vc"
    )
    assert asked(game) == ("combat.declare", {"hue", "saigon", "end"})
    for province in ("Da Nang", "Pleiku", "Kon Tum"):
        assert "S.6" in game.why_not(province)[0]


def test_attacking_is_never_compulsory(play, units):
    """S.6 The active player may leave all combats undeclared."""
    game = play(NV_ATTACKS + "hue: ranger, 5 nv_division", ["done"], dice="1")
    assert game.state.active == "SV"
    assert units(game, "hue") == {"ranger": 1, "nv_division": 5}


def test_all_combats_are_declared_before_the_first_is_fought(play, asked):
    """S.6 When movement ends the active player names his combats: no dice before that."""
    game = play(
        SV_ATTACKS + "hue: ranger, nv_division; saigon: ranger, nv_division; an_loc: ranger, vc", ["hue", "all"]
    )
    assert asked(game) == ("combat.declare", {"saigon", "an_loc", "end"})
    assert not [a for a in game.answers if a.seat == "chance"]


def test_combats_are_fought_in_the_order_the_attacker_decides(play):
    """S.6 The order of declaration is the order of combat."""
    game = play(
        SV_ATTACKS + "hue: ranger, nv_division; saigon: ranger, nv_division",
        ["saigon", "all", "hue", "all"],
        dice="blank " * 4,
    )
    assert [e.values["space"] for e in game.log if e.key == "log.dice"] == ["saigon", "hue"]


def test_one_combat_a_province(play):
    """S.6 A province where a combat is declared is not offered again, even with units to spare."""
    game = play(SV_ATTACKS + "hue: 2 ranger, nv_division; saigon: ranger, nv_division", ["hue", "ranger", "done"])
    assert game.decision.keys == ["saigon", "end"]
    assert "S.6" in game.why_not("Hue")[0]


def test_one_round_only(play):
    """S.6 The dice are rolled once: after a round without effect the combat is over."""
    game = play(SV_ATTACKS + "hue: ranger, nv_division", ["hue", "all"], dice="blank blank")
    assert len([e for e in game.log if e.key == "log.dice"]) == 1


def test_the_attacker_chooses_which_units_fight(play, asked):
    """S.6 Some units may attack while others stand by."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, ranger, nv_division; saigon: ranger, vc", ["hue", "sv_division"])
    assert asked(game) == ("combat.units", {"sv_division", "ranger", "all", "done"})
    game.choose("done")
    assert game.view()["view"]["combats"][0]["units"] == [1, 0, 0, 0, 0, 0, 0, 0, 0, 0]


def test_an_attack_needs_at_least_one_unit(play):
    """S.6 Before a unit is chosen the declaration cannot be ended."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, ranger, nv_division", ["hue"])
    assert "done" not in game.decision.keys


def test_units_that_do_not_attack_suffer_nothing(play, units, asked):
    """S.6 Only engaged units are hit: three X on one attacking battalion leave the two divisions alone."""
    game = play(
        SV_ATTACKS + "hue: 2 sv_division, ranger, 3 nv_division; saigon: marine, vc",
        ["hue", "ranger", "done"],
        dice="blank X X X",
    )
    assert units(game, "hue") == {"sv_division": 2, "nv_division": 3}


def test_units_that_do_not_attack_do_not_retreat(play, units):
    """S.6 Two R against one engaged unit: it retreats, the others stay."""
    game = play(
        SV_ATTACKS + "hue: 2 sv_division, ranger, 2 nv_division; da_nang: ranger",
        ["hue", "ranger", "done"],
        dice="blank R R",
    )
    assert units(game, "hue") == {"sv_division": 2, "nv_division": 2}
    assert units(game, "da_nang") == {"ranger": 2}


def test_of_two_equal_units_only_the_engaged_one_is_hit(play, units):
    """S.6 One of two divisions attacks: two X reduce and remove that one, the other stays full."""
    game = play(
        SV_ATTACKS + "hue: 2 sv_division, 3 nv_division", ["hue", "sv_division", "done"], dice="blank X X blank"
    )
    assert units(game, "hue") == {"sv_division": 1, "nv_division": 3}


def test_all_enemy_units_defend(play, rolled):
    """S.6 Every unit of the defender in the province takes part."""
    game = play(NV_ATTACKS + "hue: nv_division, 2 sv_division, ranger, marine", ["hue", "all"], dice="blank " * 5)
    assert [len(faces) for faces in rolled(game)] == [1, 4]


def test_a_unit_fights_once_a_phase(play, units, rolled):
    """S.6 An attacker that retreats into a province with a later combat takes no part in that attack."""
    game = play(
        NV_ATTACKS + "hue: nv_division, 2 sv_division; da_nang: 2 nv_division, sv_division, militia",
        ["hue", "all", "da_nang", "all", "da_nang"],
        dice="X R blank blank blank blank",
    )
    assert units(game, "da_nang")["nv_division"] == 3
    assert rolled(game)[0] == ["blank", "blank"]


INTO_THE_NEXT = "hue: nv_division, ranger; da_nang: nv_division, 2 ranger; quang_ngai: marine"


def test_a_defender_that_retreats_into_a_later_combat_takes_no_part_in_it(play, rolled, asked, units):
    """S.6 Ruling: a unit fights in one combat a phase. Two of three Rangers defend Da Nang, and may withdraw."""
    game = play(
        NV_ATTACKS + INTO_THE_NEXT, ["hue", "all", "da_nang", "all", "da_nang"], dice="R blank blank blank blank 3"
    )
    assert [len(faces) for faces in rolled(game)] == [1, 2]
    for _ in range(2):
        assert game.decision.name == "combat.withdraw"
        game.choose("da_nang/ranger")
    assert game.decision.name == "availability.extra" and units(game, "da_nang")["ranger"] == 1


def test_a_defender_that_has_fought_is_spared_by_the_results_of_a_later_combat(play, units):
    """S.6 Units not engaged are not affected: three X find only the two Rangers that defend Da Nang."""
    position = NV_ATTACKS.replace("infiltration: 0", "infiltration: 1; event: E-19") + INTO_THE_NEXT
    choices = ["hue", "all", "da_nang", "all", "none", "da_nang", "infiltration", "uprising"]
    game = play(position, choices, dice="R blank X X X blank blank 3")
    assert units(game, "da_nang") == {"ranger": 1, "nv_division": 1}


def test_a_defender_that_withdraws_into_a_later_combat_takes_no_part_in_it(play, rolled):
    """S.6, S.6b So too when it retreats of its own will."""
    choices = ["hue", "all", "da_nang", "all", "hue/ranger"]
    game = play(NV_ATTACKS + INTO_THE_NEXT, choices, dice="blank " * 5)
    assert [len(faces) for faces in rolled(game)] == [1, 2]


def test_a_defender_that_has_fought_is_fresh_in_the_next_phase(play, held):
    """S.2, S.6 One combat in each Combat Phase."""
    game = play(
        NV_ATTACKS + INTO_THE_NEXT, ["hue", "all", "da_nang", "all", "da_nang"], dice="R blank blank blank blank 3"
    )
    assert held(game, "da_nang") == {"ranger": 2, "ranger!": 1, "nv_division!": 1}
    game.choose("done")
    assert game.decision.name == "availability.extra" and held(game, "da_nang") == {"ranger": 3, "nv_division": 1}


def test_air_strikes_do_not_keep_a_unit_from_defending_where_it_retreats_to(play, rolled):
    """E-03 S.6 No combat takes place: the unit has not fought and defends in the phase's combats."""
    position = "turn: 2; active: SV; stage: event; event: E-03; available: 5; deck:; "
    game = play(
        position + "hue: nv_division; da_nang: 2 nv_division, ranger, militia",
        ["hue", "da_nang", "done", "da_nang", "all"],
        dice="R blank" + " blank" * 5,
    )
    assert [len(faces) for faces in rolled(game)] == [1, 4]


def test_by_the_other_ruling_a_defender_that_retreats_into_a_later_combat_defends_there(play, rolled):
    """S.6 Setting `ruling_second_combat`: all enemy units present defend."""
    game = play(
        NV_ATTACKS + "rulings: ruling_second_combat; " + INTO_THE_NEXT,
        ["hue", "all", "da_nang", "all", "da_nang"],
        dice="R blank blank blank blank blank",
    )
    assert [len(faces) for faces in rolled(game)] == [1, 3]


# --- Viet Cong -------------------------------------------------------------------------------------------------------


def test_viet_cong_alone_are_attacked_only_with_rangers_or_river_patrols(play, asked):
    """S.6 Exception: without such a unit VC cannot be attacked."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, vc; long_an: river_patrol, vc; an_loc: ranger, vc")
    assert asked(game) == ("combat.declare", {"long_an", "an_loc", "end"})
    assert "S.6" in game.why_not("Hue")[0]


def test_rangers_must_take_part_in_the_attack_not_just_stand_there(play, asked):
    """S.6 One Rangers or River Patrol unit has to be among the attackers of VC."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, ranger, vc", ["hue"])
    assert asked(game) == ("combat.units", {"ranger", "all"})
    game.choose("ranger")
    assert "sv_division" in game.decision.keys


def test_a_ranger_that_cannot_be_activated_is_no_help(play):
    """S.6, S.2 The Rangers must be able to attack: none are left to be activated."""
    game = play(
        "turn: 2; active: SV; stage: combat.declare; available: 0; hue: sv_division!, ranger, vc; an_loc: ranger!, vc"
    )
    assert game.decision.keys == ["an_loc", "end"]


def test_the_north_may_keep_its_vc_out_of_an_attack_without_rangers(play, rolled):
    """S.6 The NV player chooses; VC kept out roll no die."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, nv_division, 2 vc", ["hue", "all", "0"], dice="blank " * 3)
    assert [len(faces) for faces in rolled(game)] == [2, 1]


def test_vc_kept_out_suffer_nothing(play, units):
    """S.6 Only the division is there to be hit."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, nv_reduced, 2 vc", ["hue", "all", "0"], dice="X X blank")
    assert units(game, "hue") == {"sv_division": 2, "vc": 2}


def test_the_north_may_engage_its_vc_all_the_same(play, rolled):
    """S.6 It is the NV player's choice: all of them, or some."""
    game = play(SV_ATTACKS + "hue: 2 sv_division, nv_division, 2 vc", ["hue", "all"])
    assert game.decision.seat == "NV"
    assert game.decision.keys == ["0", "1", "2"]


def test_with_rangers_in_the_attack_vc_must_defend(play, rolled):
    """S.6 With Rangers or River Patrols among the attackers all NV units take part, nobody is asked."""
    game = play(SV_ATTACKS + "hue: sv_division, ranger, nv_division, 2 vc", ["hue", "all"], dice="blank " * 5)
    assert [len(faces) for faces in rolled(game)] == [2, 3]
    game = play(SV_ATTACKS + "long_an: river_patrol, 2 vc", ["long_an", "all"], dice="blank " * 3)
    assert [len(faces) for faces in rolled(game)] == [1, 2]


def test_rangers_that_stay_out_of_the_attack_do_not_bind_the_vc(play, asked):
    """S.6 Rangers in the province that do not attack: NV may keep its VC out."""
    game = play(SV_ATTACKS + "hue: sv_division, ranger, nv_division, vc", ["hue", "sv_division", "done"])
    assert asked(game) == ("combat.vc", {"0", "1"})


def test_attacking_vc_suffer_all_results(play, units):
    """S.6 VC that attack can be hit though the defender has neither Rangers nor River Patrols."""
    game = play(NV_ATTACKS + "hue: vc, sv_division", ["hue", "all"], dice="blank X")
    assert units(game, "hue") == {"sv_division": 1}


def test_the_attacker_announces_units_and_bonus_dice_before_the_defender_declares_anything(play, asked):
    """S.6a First of all the attacker: units and bonus dice. Then the defender, who here may keep his VC out."""
    game = play(SV_ATTACKS + "air: 1; hue: 2 sv_division, nv_division, vc", ["hue", "all"])
    assert game.decision.seat == "SV"
    assert asked(game) == ("combat.bonus", {"air", "none"})


# --- S.6a ------------------------------------------------------------------------------------------------------------


def test_one_die_per_unit_engaged(play, rolled):
    """S.6a Reduced or not, every unit engaged rolls one die."""
    game = play(
        SV_ATTACKS + "hue: sv_division, sv_reduced, ranger, nv_division, nv_reduced", ["hue", "all"], dice="blank " * 5
    )
    assert [len(faces) for faces in rolled(game)] == [3, 2]


def test_five_units_roll_five_dice(play, rolled):
    """S.6a Five units a side: five dice each, the most there are."""
    game = play(NV_ATTACKS + "hue: 5 nv_division, 5 sv_division", ["hue", "all"], dice="blank " * 10)
    assert [len(faces) for faces in rolled(game)] == [5, 5]


def test_blank_has_no_result(play, units):
    """S.6a A blank does nothing."""
    game = play(SV_ATTACKS + "hue: sv_division, nv_division", ["hue", "all"], dice="blank blank")
    assert units(game, "hue") == {"sv_division": 1, "nv_division": 1}


def test_x_reduces_a_division(play, units):
    """S.6a A full division becomes a reduced one, on either side."""
    game = play(SV_ATTACKS + "hue: sv_division, nv_division", ["hue", "all"], dice="X X")
    assert units(game, "hue") == {"sv_reduced": 1, "nv_reduced": 1}


def test_x_removes_a_reduced_division_or_any_other_unit(play, units):
    """S.6a Reduced divisions, Rangers, Marines, VC ... are removed from the game."""
    for sv, nv in (
        ("sv_reduced", "nv_reduced"),
        ("ranger", "vc"),
        ("marine", "nv_reduced"),
        ("mechanized", "nv_reduced"),
    ):
        game = play(SV_ATTACKS + f"hue: {sv}, {nv}", ["hue", "all"], dice="X X")
        assert units(game, "hue") == {}, (sv, nv)
        assert game.view()["view"]["lost"][sv] >= 1
        assert game.view()["view"]["lost"][nv] == 1


def test_the_owner_chooses_his_losses(play, asked):
    """S.6a Each player applies the results to his own troops: here the defender NV."""
    game = play(
        SV_ATTACKS + "hue: 2 ranger, nv_division, nv_reduced, vc", ["hue", "all"], dice="X blank blank blank blank"
    )
    assert game.decision.seat == "NV"
    assert asked(game) == ("combat.loss", {"hue/nv_division", "hue/nv_reduced", "hue/vc"})


def test_one_division_may_take_two_x(play, units):
    """S.6a Two X may reduce one division and then remove it, or reduce two divisions."""
    start = SV_ATTACKS + "hue: 2 ranger, 2 nv_division"
    game = play(start, ["hue", "all"], dice="X X blank blank")
    game.choose("hue/nv_reduced")
    assert units(game, "hue") == {"ranger": 2, "nv_division": 1}
    game = play(start, ["hue", "all", "hue/nv_division"], dice="X X blank blank")
    assert units(game, "hue") == {"ranger": 2, "nv_reduced": 2}


def test_x_beyond_the_units_have_no_effect(play, units):
    """S.6a Three X against one battalion remove it and nothing else."""
    game = play(SV_ATTACKS + "hue: 3 ranger, vc", ["hue", "all"], dice="X X X blank")
    assert units(game, "hue") == {"ranger": 3}


def test_the_balance_of_r_counts(play, units):
    """S.6a example: NV rolls 2 R, SV 3 R: one NV unit retreats, no SV unit does."""
    game = play(SV_ATTACKS + "hue: 3 ranger, 3 vc; da_nang: ranger", ["hue", "all", "done"], dice="R R R R R blank")
    assert units(game, "hue") == {"ranger": 3, "vc": 2}
    assert units(game, "reserve")["vc"] == 4  # six in all, none lost


def test_equal_r_cancel_each_other(play, units):
    """S.6a Two R each: nobody retreats."""
    game = play(
        SV_ATTACKS + "hue: 2 ranger, 2 nv_division; da_nang: ranger; reserve:", ["hue", "all", "done"], dice="R R R R"
    )
    assert units(game, "hue") == {"ranger": 2, "nv_division": 2}


def test_each_r_of_the_balance_is_one_unit(play, units):
    """S.6a Three R to one: two units retreat."""
    game = play(
        NV_ATTACKS + "hue: 3 nv_division, 3 ranger; da_nang: ranger",
        ["hue", "all", "done"],
        dice="R R R R blank blank",
    )
    assert units(game, "hue") == {"nv_division": 3, "ranger": 1}
    assert units(game, "da_nang") == {"ranger": 3}


def test_the_owner_chooses_who_retreats(play, asked):
    """S.6a, S.6b The units that retreat are of their owner's choice."""
    game = play(
        NV_ATTACKS + "hue: 3 nv_division, sv_division, ranger; da_nang: ranger",
        ["hue", "all"],
        dice="R blank blank blank blank",
    )
    assert game.decision.seat == "SV"
    assert asked(game) == ("combat.retreat", {"hue/sv_division", "hue/ranger"})


def test_x_and_r_are_separate(play, units):
    """S.6a X do not enter the balance: 1 X and 1 R against 1 R: a loss, no retreat."""
    game = play(SV_ATTACKS + "hue: 2 ranger, 2 vc; da_nang: ranger", ["hue", "all", "done"], dice="X R R blank")
    assert units(game, "hue") == {"ranger": 2, "vc": 1}


def test_the_defender_applies_results_first_losses_before_retreats(play):
    """S.6a Defender: losses, retreats. Then the attacker: losses, retreats (here only losses, the balance is his)."""
    game = play(
        NV_ATTACKS + "hue: 2 nv_division, nv_reduced, 2 sv_division, ranger; da_nang: ranger",
        ["hue", "all"],
        dice="X R blank X blank blank",
    )
    asked = []
    for key in ("hue/sv_division", "hue/ranger", "hue/nv_division"):
        asked.append((game.decision.seat, game.decision.name))
        game.choose(game.decision.now_called(key))
    assert asked == [("SV", "combat.loss"), ("SV", "combat.retreat"), ("NV", "combat.loss")]


def test_units_lost_to_x_do_not_retreat(play, units):
    """S.6a Losses come first: the only battalion is removed, the R finds nobody."""
    game = play(SV_ATTACKS + "hue: 2 ranger, vc", ["hue", "all"], dice="X R blank")
    assert units(game, "hue") == {"ranger": 2}
    assert game.view()["view"]["lost"]["vc"] == 1


def test_results_are_simultaneous(play, units):
    """S.6 A unit that is destroyed has still fought: both sides lose their only unit."""
    game = play(NV_ATTACKS + "hue: nv_reduced, ranger", ["hue", "all"], dice="X X")
    assert units(game, "hue") == {}


def test_militia_are_unaffected_by_results(play, units):
    """S.6a Neither X nor R touch the marker: both sides are wiped out, the marker is still there."""
    game = play(SV_ATTACKS + "hue: 2 ranger, nv_reduced, militia", ["hue", "all"], dice="X X X X")
    assert units(game, "hue") == {"militia": 1}
