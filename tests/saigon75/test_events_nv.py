"""List of events, E-09 to E-12, E-14, E-17, E-19: those for NV that change numbers, played by either side."""

from __future__ import annotations

import pytest
from event_cases import NV, SV, answer, asked, both, covers, happened, in_combat, lost, played, rolled, units

from indochina.saigon75.units import PROVINCE_IDS

TWO = "binh_dinh: 2 sv_division, 2 nv_division; hue: 2 sv_division, 2 nv_division"
FIGHT_BOTH = ("binh_dinh", "all", "hue", "all")


def roll(side, nv, sv):
    """A script in rolling order: the attacker's dice first."""
    return f"{nv} {sv}" if side == NV else f"{sv} {nv}"


def plain(game, space):
    """What stands in a space, activated or not."""
    return units(game, space).replace("!", "")


# --- E-09 Armoured Support -----------------------------------------------------------------------------------


@both("E-09")
def test_armoured_support_adds_an_x_after_one_combat(side):
    """E-09 When the combat is resolved NV may add an X for SV; SV chooses the unit. The next combat is without it."""
    text = "binh_dinh: 2 sv_division, ranger, 2 nv_division; hue: 2 sv_division, 2 nv_division"
    dice = roll(side, "X blank", "blank blank blank") + " blank" * 4 + " 1 1"
    game = played(side, "E-09", text, "done", *FIGHT_BOTH, "binh_dinh/sv_division", dice=dice)
    assert asked(game) == (NV, "combat.armoured")
    assert plain(game, "binh_dinh") == "sv_division, sv_reduced, ranger, 2 nv_division"
    answer(game, "yes")
    assert asked(game) == (SV, "combat.loss")
    assert game.decision.keys == ["binh_dinh/sv_division", "binh_dinh/sv_reduced", "binh_dinh/ranger"]
    answer(game, "binh_dinh/sv_reduced")
    assert plain(game, "binh_dinh") == "sv_division, ranger, 2 nv_division"
    assert len(rolled(game)) == 2
    assert happened(game, "log.armoured") == 1
    assert game.state.event == ""


@both("E-09")
def test_armoured_support_may_wait(side):
    """E-09 NV chooses the combat: not after the first, but after the second."""
    game = in_combat(side, "E-09", TWO, *FIGHT_BOTH, "no", "yes", dice="blank " * 8 + "1 1")
    assert plain(game, "binh_dinh") == "2 sv_division, 2 nv_division"
    assert plain(game, "hue") == "sv_division, sv_reduced, 2 nv_division"


@both("E-09")
def test_armoured_support_with_nothing_left_to_hit(side):
    """E-09 When no SV unit of the combat is left, nothing is asked and the X is kept for another combat."""
    text = "binh_dinh: ranger, 2 nv_division; hue: 2 sv_division, 2 nv_division"
    dice = roll(side, "X blank", "blank") + " " + "blank " * 4
    game = in_combat(side, "E-09", text, *FIGHT_BOTH, dice=dice)
    assert len(rolled(game)) == 2
    assert asked(game) == (NV, "combat.armoured")
    assert units(game, "binh_dinh").replace("!", "") == "2 nv_division"


@covers("E-09", SV)
def test_armoured_support_hits_only_attackers_of_that_combat():
    """E-09 S.6 SV units that stayed out of SV's attack are not affected by it."""
    text = "binh_dinh: sv_division, ranger, 2 nv_division"
    game = in_combat(SV, "E-09", text, "binh_dinh", "sv_division", "done", "yes", dice="blank " * 3 + "1")
    assert units(game, "binh_dinh") == "sv_reduced, ranger, 2 nv_division"


@covers("E-09", SV)
def test_armoured_support_in_saigon_on_turn_8_may_hit_units_not_activated():
    """E-09 T8 Results in Saigon are applied to all SV units there, even those that could not be activated."""
    text = "turn: 8; available: 1; saigon: sv_division, ranger, nv_division"
    game = played(SV, "E-09", text, "saigon/sv_division", "yes", dice="blank blank")
    assert rolled(game) == [(1, 1)]
    assert game.decision.keys == ["saigon/sv_division", "saigon/ranger"]


@both("E-09")
def test_armoured_support_is_over_with_the_phase(side):
    """E-09 S.3 Unused, it is gone."""
    game = in_combat(side, "E-09", TWO, "binh_dinh", "all", "done", "no", dice="blank " * 4 + "1 1")
    assert (game.state.event, game.state.event_left) == ("", 0)


# --- E-10 Viet Cong Attack -----------------------------------------------------------------------------------


@covers("E-10", NV)
def test_viet_cong_attack_in_the_nv_phase_takes_the_dice_of_mechanised_units():
    """E-10 SV mechanised units give no battle dice in any combat of the NV phase, but can be lost as ever."""
    text = "binh_dinh: sv_division, 2 mechanized, 2 nv_division; hue: mechanized, sv_division, nv_division"
    game = played(NV, "E-10", text, "done", *FIGHT_BOTH, dice="X blank blank")
    assert rolled(game) == [(2, 1)]
    assert game.decision.keys == ["binh_dinh/sv_division", "binh_dinh/mechanized"]
    answer(game, "binh_dinh/mechanized")
    assert rolled(game) == [(2, 1), (1, 1)]


@covers("E-10", NV)
def test_viet_cong_attack_may_leave_sv_without_dice():
    """E-10 Mechanised units alone: SV does not roll."""
    game = in_combat(NV, "E-10", "binh_dinh: 2 mechanized, nv_division", "binh_dinh", "all", dice="blank 1")
    assert rolled(game) == [(1, 0)]


@covers("E-10", NV)
def test_viet_cong_attack_leaves_air_support():
    """E-10 S.6c The mechanised unit is engaged all the same: an Air marker may support it."""
    game = in_combat(
        NV, "E-10", "air: 2; binh_dinh: mechanized, nv_division", "binh_dinh", "all", "air", dice="blank " * 3
    )
    assert rolled(game) == [(1, 1)]


@covers("E-10", NV)
def test_viet_cong_attack_of_the_nv_phase_does_not_hold_units_in_the_sv_phase():
    """E-10 S.3 Played by NV, mechanised units move and roll as ever in the SV phase."""
    game = in_combat(NV, "E-10", "binh_dinh: mechanized, nv_division; hue: mechanized", "done", dice="3")
    answer(game, "done")
    assert "hue/mechanized" in game.decision.keys
    answer(game, "done", "binh_dinh", "all")
    assert rolled(game) == [(1, 1)]


@covers("E-10", SV)
def test_viet_cong_attack_in_the_sv_phase_stops_mechanised_movement():
    """E-10 SV mechanised units may not move in this phase; others may."""
    game = played(SV, "E-10", "hue: mechanized, sv_division; pleiku: 2 mechanized")
    assert game.decision.keys == ["hue/sv_division", "air", "end"]
    assert "Viet Cong Attack" in game.why_not("hue/mechanized")[0]


@covers("E-10", SV)
def test_viet_cong_attack_in_the_sv_phase_lets_mechanised_units_fight_and_retreat():
    """E-10 They may be activated to attack, roll their dice, and retreat if they must."""
    text = "binh_dinh: 2 mechanized, nv_division; phu_yen: ranger"
    game = played(SV, "E-10", text, "done", "binh_dinh", "all", dice="blank blank R 1")
    assert rolled(game) == [(2, 1)]
    answer(game, "done")
    assert plain(game, "phu_yen") == "ranger, mechanized"


# --- E-11 Paralysed Leadership -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("available", "plus", "left"), [(7, 0, 3), (8, 0, 4), (7, 1, 4), (9, 0, 4), (5, 2, 4), (3, 0, 1)]
)
@covers("E-11", SV)
def test_paralysed_leadership_halves_sv_availability(available, plus, left):
    """E-11 In the SV phase availability is halved, rounded down; +1 markers used are added after that."""
    game = played(SV, "E-11", f"available: {available}; plus: {plus}; hue: sv_division")
    assert game.decision.values["points"] == left


@covers("E-11", SV)
def test_paralysed_leadership_in_the_sv_phase_leaves_combat_alone():
    """E-11 The conversion of R belongs to the NV phase."""
    text = "binh_dinh: 2 ranger, 2 nv_division; phu_yen: ranger"
    game = in_combat(SV, "E-11", text, "binh_dinh", "all", dice="blank blank R blank 1")
    assert asked(game) == (SV, "combat.withdraw")
    assert units(game, "phu_yen") == "ranger, ranger!"


@covers("E-11", NV)
def test_paralysed_leadership_in_the_nv_phase_turns_retreats_into_losses():
    """E-11 After the dice NV may turn the R left over into X, in one combat; in the next SV retreats as ever."""
    text = (
        "binh_dinh: 2 sv_division, 3 nv_division; hue: 2 sv_division, 2 nv_division; phu_yen: ranger; quang_tri: marine"
    )
    dice = "R R R R blank R blank blank blank"
    game = played(NV, "E-11", text, "done", *FIGHT_BOTH, dice=dice)
    assert asked(game) == (NV, "combat.paralysed")
    assert rolled(game) == [(3, 2)]
    answer(game, "yes", "binh_dinh/sv_division")
    assert units(game, "binh_dinh") == "2 sv_reduced, 3 nv_division!"
    answer(game, "done")
    assert units(game, "quang_tri") == "sv_division!, marine"


@covers("E-11", NV)
def test_paralysed_leadership_may_be_kept_for_a_later_combat():
    """E-11 NV's choice: "no" lets SV retreat; the event remains for the second combat."""
    text = "binh_dinh: 2 sv_division, nv_division; hue: 2 sv_division, nv_division; phu_yen: ranger; quang_tri: marine"
    game = in_combat(NV, "E-11", text, *FIGHT_BOTH, "no", "done", "yes", "done", dice="R blank blank R blank blank 1")
    assert units(game, "phu_yen") == "sv_division, ranger"
    assert units(game, "hue") == "sv_division, sv_reduced, nv_division"


@covers("E-11", NV)
def test_paralysed_leadership_is_not_asked_without_retreats_of_sv():
    """E-11 R of both sides cancelled, or R against NV: there is nothing to turn."""
    text = "pleiku: 2 sv_division, 2 nv_division; hue: 2 sv_division, 2 nv_division"
    dice = "R blank R blank blank blank R blank 1"
    game = in_combat(NV, "E-11", text, "pleiku", "all", "hue", "all", "reserve", dice=dice)
    assert len(rolled(game)) == 2
    assert units(game, "hue") == "2 sv_division, nv_division"
    assert game.state.active == SV


# --- E-12 Ho Chi Minh Directive ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("turn", "die", "table", "plus", "left"), [(2, 4, 7, 0, 8), (2, 1, 4, 0, 5), (2, 4, 7, 1, 9), (2, 6, 9, 0, 9)]
)
@covers("E-12", NV)
def test_directive_adds_one_to_the_activation_die(turn, die, table, plus, left):
    """E-12 +1 to the die rolled on the NV Activation Table; the limit of the turn (9 on turn 2) still binds."""
    game = played(NV, "E-12", f"turn: {turn}; die: {die}; available: {table}; plus: {plus}")
    assert game.decision.values["points"] == left


@pytest.mark.parametrize(("die", "table", "extra", "left"), [(2, 11, 3, 14), (1, 10, 1, 11), (5, 14, 6, 15)])
@covers("E-12", NV)
def test_directive_on_turn_8_adds_a_die(die, table, extra, left):
    """E-12 On turn 8 1D6 is added instead of 1; the limit (15) still binds."""
    game = played(NV, "E-12", f"turn: 8; die: {die}; available: {table}", dice=f"{extra}")
    assert game.decision.values["points"] == left


@pytest.mark.parametrize("turn", [2, 8])
@covers("E-12", SV)
def test_directive_played_by_sv_is_cancelled(turn):
    """E-12 Nothing happens when SV plays it, on turn 8 either: its own availability is what it was."""
    game = played(SV, "E-12", f"turn: {turn}; die: 3; available: 5; hue: sv_division", dice="6")
    assert game.decision.values["points"] == 5
    assert "E-12" in game.state.discard
    answer(game, "done")
    # the 6 was not used up by the event: it is the desertion die
    assert next(entry.values["die"] for entry in game.log if entry.key == "log.desertion") == 6


# --- E-14 Crisis in Saigon -----------------------------------------------------------------------------------

FOUR = "hue: militia; da_nang: militia; kon_tum: militia; pleiku: militia; ca_mau: 5 ranger"


@covers("E-14", SV)
def test_crisis_counts_one_more_province_at_desertion():
    """E-14 Four NV provinces count as five: a 4 makes two units desert instead of one. Then it is over."""
    game = played(SV, "E-14", FOUR, "done", dice="4 3")
    assert units(game, "ca_mau") == "3 ranger"
    assert lost(game, "ranger") == 3
    assert (game.state.turn, game.state.crisis) == (3, False)


@covers("E-14", NV)
def test_crisis_played_by_nv_waits_for_the_desertion_of_the_turn():
    """E-14 Played in the NV phase it lies on the board through the SV phase until desertion."""
    game = played(NV, "E-14", FOUR + "; sv_hand: E-12", "done", dice="3 4 3")
    assert asked(game) == (SV, "availability.extra")
    assert game.state.crisis
    answer(game, "done", "done")
    assert units(game, "ca_mau") == "3 ranger"
    assert not game.state.crisis


@both("E-14")
def test_crisis_is_no_real_province(side):
    """E-14 It counts for desertion alone: no marker is placed, and below three provinces nobody deserts."""
    text = (
        "hue: militia; ca_mau: 5 ranger; nv_hand: E-14; sv_hand: E-12"
        if side == NV
        else "hue: militia; ca_mau: 5 ranger"
    )
    game = played(side, "E-14", text, "done", dice="6 6 3" if side == NV else "6 3")
    if side == NV:
        answer(game, "done")
    assert units(game, "ca_mau") == "5 ranger"
    assert units(game, "hue") == "militia"


@covers("E-14", SV)
def test_crisis_with_every_province_lost_reads_the_last_row():
    """E-14 Twenty provinces and one: the table's last row."""
    held = "; ".join(f"{name}: militia" for name in PROVINCE_IDS if name != "saigon")
    game = played(SV, "E-14", f"{held}; saigon: 5 ranger, nv_division, militia", "done", "done", dice="1 1")
    assert next(entry.values["provinces"] for entry in game.log if entry.key == "log.desertion") == 21
    assert units(game, "saigon") == "ranger, nv_division, militia"


# --- E-17 Poor Morale ----------------------------------------------------------------------------------------


@both("E-17")
def test_poor_morale_costs_sv_a_die_in_every_combat(side):
    """E-17 SV rolls one battle die less in each combat of the phase; NV rolls all of its dice."""
    game = played(side, "E-17", TWO, "done", *FIGHT_BOTH, dice="blank " * 6 + "1 1")
    assert rolled(game) == [(2, 1) if side == NV else (1, 2)] * 2


@both("E-17")
def test_poor_morale_may_leave_sv_without_dice(side):
    """E-17 A single SV unit does not roll."""
    game = in_combat(side, "E-17", "binh_dinh: sv_division, 2 nv_division", "binh_dinh", "all", dice="blank blank 1 1")
    assert rolled(game) == [(2, 0) if side == NV else (0, 2)]


@both("E-17")
def test_poor_morale_counts_bonus_dice(side):
    """E-17 Bonus dice count before the reduction: a unit with an Air marker rolls one die; the marker is tested."""
    text = "air: 1; binh_dinh: sv_division, nv_division"
    game = in_combat(side, "E-17", text, "binh_dinh", "all", "air", dice="blank blank aircraft 1 1")
    assert rolled(game) == [(1, 1)]
    assert game.state.air_lost == 1


@both("E-17")
def test_poor_morale_comes_off_the_five_dice(side):
    """E-17 ruling: five dice at most, then one less."""
    text = "air: 2; binh_dinh: 4 sv_division, nv_division"
    game = in_combat(side, "E-17", text, "binh_dinh", "all", "air", dice="blank " * 6 + "1 1")
    assert rolled(game) == [(1, 4) if side == NV else (4, 1)]


@covers("E-17", NV)
def test_poor_morale_ends_with_the_phase():
    """E-17 S.3 Played by NV, it is over when SV attacks."""
    game = in_combat(NV, "E-17", TWO, "done", dice="3")
    answer(game, "done", "done", "binh_dinh", "all", "done")
    assert rolled(game) == [(2, 2)]


# --- E-19 Uprising -------------------------------------------------------------------------------------------

THREE = TWO + "; xuan_loc: 2 sv_division, 2 nv_division"
FIGHT_ALL = (*FIGHT_BOTH, "xuan_loc", "all")


def dice_of_nv(game, side):
    return [first if side == NV else second for first, second in rolled(game)]


@both("E-19")
def test_uprising_gives_a_die_in_each_of_two_combats(side):
    """E-19 NV may add one battle die to each of two combats, declared before the roll; a third gets none."""
    game = played(side, "E-19", THREE, "done", *FIGHT_ALL, dice="blank " * 14 + "1 1")
    assert asked(game) == (NV, "combat.bonus")
    assert rolled(game) == []
    answer(game, "uprising")
    assert dice_of_nv(game, side) == [3]
    answer(game, "uprising")
    assert dice_of_nv(game, side) == [3, 3, 2]


@both("E-19")
def test_uprising_may_skip_a_combat(side):
    """E-19 "May": NV chooses the two combats."""
    game = in_combat(side, "E-19", THREE, *FIGHT_ALL, "uprising", "none", "uprising", dice="blank " * 14 + "1 1")
    assert dice_of_nv(game, side) == [3, 2, 3]


@both("E-19")
def test_uprising_cannot_make_six_dice(side):
    """E-19 S.6c Five units roll five dice; the event is not used up there."""
    text = "binh_dinh: sv_division, 5 nv_division; hue: sv_division, 4 nv_division; xuan_loc: sv_division, nv_division"
    game = in_combat(
        side, "E-19", f"available: 10; turn: 3; {text}", *FIGHT_ALL, "uprising", "uprising", dice="blank " * 15
    )
    assert dice_of_nv(game, side) == [5, 5, 2]


@covers("E-19", SV)
def test_uprising_adds_to_the_militia():
    """E-19 S.6c In defence: a unit, the militia and the event make three dice."""
    text = "binh_dinh: sv_division, nv_division, militia"
    game = in_combat(SV, "E-19", text, "binh_dinh", "all", "uprising", dice="blank " * 4 + "1")
    assert rolled(game) == [(1, 3)]


@covers("E-19", NV)
def test_uprising_adds_to_infiltration():
    """E-19 S.6c In attack from the border: two units, an Infiltration marker and the event make four dice."""
    text = "infiltration: 1; hue: sv_division, 2 nv_division"
    game = in_combat(NV, "E-19", text, "hue", "all", "infiltration", "uprising", dice="blank " * 5 + "1")
    assert rolled(game) == [(4, 1)]
    assert game.state.infiltration == 0


@both("E-19")
def test_uprising_is_over_with_the_phase(side):
    """E-19 S.3 What is left of it is gone."""
    game = in_combat(side, "E-19", TWO, "binh_dinh", "all", "done", "uprising", dice="blank " * 5 + "1 1")
    assert (game.state.event, game.state.event_left) == ("", 0)
