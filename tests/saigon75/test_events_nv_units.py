"""List of events, E-13, E-15, E-16, E-18, E-20: those for NV that name units, played by either side."""

from __future__ import annotations

import pytest
from event_cases import NV, SV, answer, asked, both, covers, happened, in_combat, lost, played, rolled, units

# --- E-13 Corruption -----------------------------------------------------------------------------------------


@covers("E-13", SV)
def test_corruption_in_the_sv_phase_holds_up_to_four_units():
    """E-13 NV names up to four SV units: for the rest of the phase they neither move nor attack. There is no fifth."""
    text = "hue: 3 sv_division, nv_division; saigon: 2 ranger; ca_mau: marine"
    game = played(SV, "E-13", text)
    assert asked(game) == (NV, "event.freeze")
    answer(game, "hue/sv_division", "hue/sv_division", "saigon/ranger", "saigon/ranger")
    assert asked(game) == (SV, "move.unit")
    assert (units(game, "hue"), units(game, "saigon")) == ("sv_division, 2 sv_division~, nv_division", "2 ranger~")
    assert game.decision.keys == ["hue/sv_division", "ca_mau/marine", "air", "end"]
    assert "Corruption" in game.why_not("saigon/ranger")[0]
    answer(game, "end", "hue", "all")
    assert rolled(game) == [(1, 1)]


@covers("E-13", SV)
def test_corruption_may_hold_fewer_units_or_none():
    """E-13 "Up to": NV may stop at any time."""
    game = played(SV, "E-13", "hue: 3 sv_division", "hue/sv_division", "done")
    assert units(game, "hue") == "2 sv_division, sv_division~"
    assert units(played(SV, "E-13", "hue: 3 sv_division", "done"), "hue") == "3 sv_division"


@covers("E-13", SV)
def test_corruption_with_fewer_units_than_four():
    """E-13 All there are can be held; a province full of held units makes no attack."""
    game = played(SV, "E-13", "hue: 2 sv_division, nv_division", "hue/sv_division", "hue/sv_division")
    assert asked(game) == (SV, "move.unit")
    assert game.decision.keys == ["air", "end"]
    answer(game, "end")
    assert rolled(game) == []
    assert units(game, "hue") == "2 sv_division, nv_division"


@covers("E-13", SV)
def test_corruption_leaves_the_held_units_out_of_the_combat_of_others():
    """E-13 S.6 A held unit does not attack: it gives no die and takes no loss."""
    text = "hue: 2 sv_division, 2 nv_division"
    game = played(SV, "E-13", text, "hue/sv_division", "done", "done", "hue", "all", dice="blank X X 1")
    assert rolled(game) == [(1, 2)]
    assert units(game, "hue") == "sv_division, 2 nv_division"
    assert lost(game, "sv_reduced") == 1


@covers("E-13", SV)
def test_corruption_in_the_sv_phase_leaves_the_x_against_nv():
    """E-13 Turning X into R belongs to the NV phase: in SV's attack the X reduces."""
    game = in_combat(SV, "E-13", "hue: sv_division, nv_division", "hue", "all", dice="X blank 1")
    assert units(game, "hue") == "sv_division, nv_reduced"


@covers("E-13", SV)
def test_corruption_without_sv_units_does_nothing():
    """E-13 Nobody to name: the game goes on."""
    assert played(SV, "E-13", "hue: nv_division").state.stage == "movement"


@covers("E-13", SV)
def test_corruption_on_turn_8_spares_saigon():
    """E-13 On turn 8 units in Saigon may not be named."""
    game = played(SV, "E-13", "turn: 8; saigon: 2 sv_division, ranger; hue: marine")
    assert game.decision.keys == ["hue/marine", "end"]


@covers("E-13", SV)
def test_corruption_on_turn_8_with_units_in_saigon_only_is_ignored():
    """E-13 If there are no other units, the event has no effect."""
    game = played(SV, "E-13", "turn: 8; saigon: 2 sv_division, ranger")
    assert asked(game) == (SV, "move.unit")
    assert units(game, "saigon") == "2 sv_division, ranger"


@covers("E-13", SV)
def test_corruption_before_turn_8_reaches_saigon():
    """E-13 The exception is of turn 8 alone."""
    game = played(SV, "E-13", "turn: 7; saigon: 2 sv_division")
    assert game.decision.keys == ["saigon/sv_division", "end"]


@covers("E-13", NV)
def test_corruption_in_the_nv_phase_turns_x_into_r_in_one_combat():
    """E-13 All X NV suffers in one combat of NV's choice become R; the X of another combat stay X."""
    text = "pleiku: 2 sv_division, 2 nv_division; hue: 2 sv_division, nv_division; reserve: "
    dice = "blank blank X X blank X blank 1"
    game = played(NV, "E-13", text, "done", "pleiku", "all", "hue", "all", dice=dice)
    assert asked(game) == (NV, "combat.corruption")
    assert rolled(game) == [(2, 2)]
    answer(game, "yes", "reserve", "reserve")
    assert units(game, "pleiku") == "2 sv_division"
    assert units(game, "reserve") == "2 nv_division"
    assert units(game, "hue") == "2 sv_division, nv_reduced"


@covers("E-13", NV)
def test_corruption_r_are_balanced_against_those_of_sv():
    """E-13 S.6a The X have become R results: they enter the balance of R. Here one against one, nobody retreats."""
    game = in_combat(NV, "E-13", "pleiku: sv_division, nv_division", "pleiku", "all", "yes", dice="R X 1")
    assert units(game, "pleiku") == "sv_division, nv_division"


@covers("E-13", NV)
def test_corruption_is_nvs_choice_and_may_wait():
    """E-13 Declined in one combat, it can be used in a later one."""
    text = "pleiku: 2 sv_division, nv_division; hue: 2 sv_division, nv_division; reserve: "
    dice = "blank X blank blank X blank 1"
    game = in_combat(NV, "E-13", text, "pleiku", "all", "hue", "all", "no", "yes", "reserve", dice=dice)
    assert (units(game, "pleiku"), units(game, "hue")) == ("2 sv_division, nv_reduced", "2 sv_division")


@covers("E-13", NV)
def test_corruption_is_not_asked_without_x():
    """E-13 No X suffered: nothing to turn. And no unit is held in the NV phase."""
    game = played(NV, "E-13", "pleiku: sv_division, nv_division", "done", "pleiku", "all", dice="blank blank 1")
    assert asked(game) == (SV, "availability.extra")
    assert happened(game, "log.corruption") == 0


# --- E-15 Diversion ------------------------------------------------------------------------------------------


@both("E-15")
def test_diversion_moves_an_sv_unit(side):
    """E-15 NV names any SV unit; SV moves it to an adjacent province SV controls, empty or contested ones too."""
    text = "kon_tum: sv_division, ranger; pleiku: militia; binh_dinh: marine, 2 nv_division; da_nang: nv_division"
    game = played(side, "E-15", text)
    assert asked(game) == (NV, "event.divert")
    assert game.decision.keys == ["kon_tum/sv_division", "kon_tum/ranger", "binh_dinh/marine"]
    answer(game, "kon_tum/ranger")
    assert asked(game) == (SV, "event.to")
    assert game.decision.keys == ["quang_ngai", "binh_dinh"]
    answer(game, "quang_ngai")
    assert (units(game, "kon_tum"), units(game, "quang_ngai")) == ("sv_division", "ranger")
    assert asked(game) == (side, "move.unit")


@covers("E-15", SV)
def test_diversion_does_not_use_up_the_units_own_move():
    """E-15 S.4 Only voluntary moves are limited to one: in the SV phase the unit can still be activated and move."""
    game = played(SV, "E-15", "ca_mau: ranger", "can_tho")
    assert "can_tho/ranger" in game.decision.keys
    assert game.decision.values["points"] == 7


@both("E-15")
def test_diversion_eliminates_a_unit_with_no_sv_province_next_to_it(side):
    """E-15 When the move is impossible the unit is eliminated, a full division altogether."""
    game = played(side, "E-15", "ca_mau: sv_division; can_tho: nv_division; kien_giang: militia")
    assert units(game, "ca_mau") == ""
    assert lost(game, "sv_division") == 11


@both("E-15")
def test_diversion_eliminates_a_unit_that_would_overstack(side):
    """E-15 When all provinces it could go to are full, the unit is eliminated."""
    text = "ca_mau: ranger; can_tho: 5 sv_division; kien_giang: 3 sv_division, 2 marine"
    game = played(side, "E-15", text, "ca_mau/ranger")
    assert (units(game, "ca_mau"), units(game, "can_tho")) == ("", "5 sv_division")
    assert lost(game, "ranger") == 6


@both("E-15")
def test_diversion_goes_where_there_is_room(side):
    """E-15 One neighbour is full, the other has room for a fifth unit: it goes there."""
    text = "ca_mau: ranger; can_tho: 5 sv_division; kien_giang: 4 marine"
    game = played(side, "E-15", text, "ca_mau/ranger")
    assert units(game, "kien_giang") == "ranger, 4 marine"


@both("E-15")
def test_diversion_keeps_river_patrols_on_the_mekong(side):
    """E-15 S.4 A River Patrol cannot go to Saigon or An Loc: with the Mekong closed it is eliminated."""
    text = "long_an: river_patrol; can_tho: nv_division; kien_giang: nv_division; saigon: ranger"
    game = played(side, "E-15", text, "long_an/river_patrol")
    assert units(game, "long_an") == ""
    assert lost(game, "river_patrol") == 2


@both("E-15")
def test_diversion_without_sv_units_does_nothing(side):
    """E-15 Nobody to name."""
    assert played(side, "E-15", "hue: nv_division").state.stage == "movement"


# --- E-16 Evacuation -----------------------------------------------------------------------------------------


@both("E-16")
def test_evacuation_makes_two_units_retreat(side):
    """E-16 NV names a province, not Saigon; SV chooses two units there and where they retreat to."""
    text = "pleiku: 2 sv_division, ranger; phu_yen: marine; dak_lak: ranger; saigon: sv_division"
    game = played(side, "E-16", text)
    assert asked(game) == (NV, "event.province")
    assert game.decision.keys == ["pleiku", "phu_yen", "dak_lak"]
    answer(game, "pleiku")
    assert asked(game) == (SV, "combat.retreat")
    answer(game, "pleiku/sv_division")
    assert asked(game) == (SV, "retreat.to")
    assert game.decision.keys == ["phu_yen", "dak_lak"]
    answer(game, "phu_yen", "pleiku/ranger", "dak_lak")
    assert (units(game, "pleiku"), units(game, "phu_yen")) == ("sv_division", "sv_division, marine")
    assert units(game, "dak_lak") == "2 ranger"
    assert asked(game) == (side, "move.unit")


@both("E-16")
def test_evacuation_without_a_refuge_reduces(side):
    """E-16 S.6b An empty province is no refuge: each of the two is reduced, a ranger eliminated."""
    game = played(side, "E-16", "pleiku: sv_division, 2 ranger", "pleiku/sv_division")
    assert units(game, "pleiku") == "sv_reduced, ranger"


@both("E-16")
def test_evacuation_reduces_two_different_units(side):
    """E-16 S.6b Two units must go: a division already reduced for it does not count for the second."""
    game = played(side, "E-16", "pleiku: sv_division, ranger", "pleiku/sv_division")
    assert units(game, "pleiku") == "sv_reduced"


@both("E-16")
def test_evacuation_into_a_full_province_eliminates(side):
    """E-16 S.6b The only refuge takes one more unit: the first retreats, the second is eliminated."""
    text = "pleiku: 2 ranger; phu_yen: 4 sv_division"
    game = played(side, "E-16", text, "pleiku")
    assert (units(game, "pleiku"), units(game, "phu_yen")) == ("", "4 sv_division, ranger")
    assert lost(game, "ranger") == 5


@both("E-16")
def test_evacuation_of_a_single_unit(side):
    """E-16 ruling: with fewer than two units there all of them retreat."""
    game = played(side, "E-16", "pleiku: ranger; phu_yen: marine", "pleiku")
    assert (units(game, "pleiku"), units(game, "phu_yen")) == ("", "ranger, marine")


@both("E-16")
def test_evacuation_lets_marines_sail(side):
    """E-16 S.6b Marines on the coast retreat to any other coastal province under SV control."""
    game = played(side, "E-16", "hue: marine; saigon: ranger; da_nang: nv_division", "quang_ngai")
    assert (units(game, "hue"), units(game, "quang_ngai")) == ("", "marine")


@both("E-16")
def test_evacuation_does_not_touch_saigon(side):
    """E-16 With SV units in Saigon only, the event has no effect."""
    game = played(side, "E-16", "saigon: 3 sv_division; xuan_loc: nv_division")
    assert units(game, "saigon") == "3 sv_division"
    assert game.state.stage == "movement"


# --- E-18 Viet Cong Infiltration -----------------------------------------------------------------------------


@both("E-18")
def test_viet_cong_infiltration_places_a_vc_anywhere(side):
    """E-18 NV may put a VC battalion from the reserve or the map into any province, at once."""
    game = played(side, "E-18", "saigon: 5 ranger; pleiku: vc")
    assert asked(game) == (NV, "event.vc")
    assert game.decision.keys == ["pleiku/vc", "reserve/vc", "end"]
    answer(game, "reserve/vc")
    assert len(game.decision.keys) == 20
    answer(game, "saigon")
    assert units(game, "saigon") == "5 ranger, vc"
    assert units(game, "reserve") == "15 nv_division, 4 vc"
    game = played(side, "E-18", "saigon: 5 ranger; pleiku: vc", "pleiku/vc", "saigon")
    assert (units(game, "saigon"), units(game, "pleiku")) == ("5 ranger, vc", "")


@covers("E-18", NV)
def test_viet_cong_infiltration_leaves_two_vc_activations():
    """E-18 S.2 The placement costs no activation: two VC may be activated as ever, the one placed among them."""
    game = played(NV, "E-18", "hue: ranger", "reserve/vc", "hue", "reserve/vc", "kon_tum", "1", "done", "hue", "vc")
    assert rolled(game)[0][0] == 1
    assert happened(game, "log.move") == 1


@covers("E-18", NV)
def test_viet_cong_infiltration_may_activate_two_others():
    """E-18 S.2 Three VC act in all: one placed, two moved."""
    game = played(NV, "E-18", "pleiku: 2 vc", "reserve/vc", "saigon", "pleiku/vc", "phu_yen", "2")
    assert (units(game, "saigon"), units(game, "phu_yen")) == ("vc", "2 vc!")


@both("E-18")
def test_viet_cong_infiltration_may_be_refused(side):
    """E-18 "Can": NV may leave it."""
    game = played(side, "E-18", "hue: ranger", "done")
    assert units(game, "reserve") == "15 nv_division, 6 vc"


@both("E-18")
def test_viet_cong_infiltration_without_vc_does_nothing(side):
    """E-18 All VC battalions are lost: nobody to place."""
    game = played(side, "E-18", "hue: ranger; reserve: 3 nv_division")
    assert game.state.stage == "movement"


@both("E-18")
def test_viet_cong_infiltration_is_bound_by_stacking_at_the_end_of_movement(side):
    """E-18 S.5 A sixth NV unit may be put into a province; NV eliminates the excess when movement ends."""
    game = played(side, "E-18", "hue: 5 nv_division; ca_mau: ranger", "reserve/vc", "hue", "done")
    assert asked(game) == (NV, "stacking.remove")
    assert game.decision.keys == ["hue/nv_division", "hue/vc"]


# --- E-20 Mountaineers Revolt --------------------------------------------------------------------------------


@both("E-20")
def test_mountaineers_revolt_holds_one_unit_in_the_mountains(side):
    """E-20 NV names one SV unit in Kon Tum, Pleiku, Dak Lak or Dak Nong at the start of the phase."""
    text = "kon_tum: ranger; pleiku: 2 sv_division; dak_lak: marine; dak_nong: mechanized; hue: sv_division"
    game = played(side, "E-20", text)
    assert asked(game) == (NV, "event.freeze")
    mountains = ["kon_tum/ranger", "pleiku/sv_division", "dak_lak/marine", "dak_nong/mechanized"]
    assert [key for key in game.decision.keys if key != "end"] == mountains
    answer(game, "pleiku/sv_division")
    assert units(game, "pleiku") == "sv_division, sv_division~"
    assert asked(game) == (side, "move.unit")


@both("E-20")
def test_mountaineers_revolt_without_a_unit_in_the_mountains_does_nothing(side):
    """E-20 Nobody to name: the game goes on."""
    assert played(side, "E-20", "hue: sv_division; kon_tum: nv_division").state.stage == "movement"


@covers("E-20", SV)
def test_mountaineers_revolt_in_the_sv_phase_stops_move_and_attack():
    """E-20 In the SV phase the unit held neither moves nor attacks."""
    game = played(SV, "E-20", "pleiku: ranger, nv_division; hue: marine", "pleiku/ranger")
    assert game.decision.keys == ["hue/marine", "air", "end"]
    assert "Mountaineers Revolt" in game.why_not("pleiku/ranger")[0]
    answer(game, "end")
    assert rolled(game) == []


@covers("E-20", NV)
def test_mountaineers_revolt_in_the_nv_phase_keeps_a_defender_out_of_the_combat():
    """E-20 In the NV phase the unit held does not fight in defence: no die. Ruling: nor do the results affect it."""
    text = "pleiku: sv_division, ranger, 2 nv_division"
    game = played(NV, "E-20", text, "pleiku/ranger", "done", "pleiku", "all", dice="X X blank 3")
    assert rolled(game) == [(2, 1)]
    assert units(game, "pleiku") == "ranger, 2 nv_division"


@covers("E-20", NV)
def test_mountaineers_revolt_held_unit_does_not_retreat():
    """E-20 Ruling: R results find only the units that fight; one stays, so nobody is exempted from retreating."""
    text = "pleiku: sv_division, ranger~, 3 nv_division; phu_yen: marine"
    game = in_combat(NV, "E-20", text, "pleiku", "all", dice="R R blank blank 3")
    assert asked(game) == (SV, "availability.extra")
    assert units(game, "pleiku") == "ranger, 3 nv_division" and units(game, "phu_yen") == "sv_division, marine"


@covers("E-20", NV)
def test_mountaineers_revolt_by_the_other_ruling_the_held_unit_shares_in_the_losses():
    """E-20 Setting `ruling_held_unit`: no die, but it can be taken as a loss."""
    text = "rulings: ruling_held_unit; pleiku: sv_division, ranger, 2 nv_division"
    game = played(NV, "E-20", text, "pleiku/ranger", "done", "pleiku", "all", dice="X blank blank 3")
    assert rolled(game) == [(2, 1)]
    assert game.decision.keys == ["pleiku/sv_division", "pleiku/ranger"]
    answer(game, "pleiku/ranger")
    assert units(game, "pleiku") == "sv_division, 2 nv_division"


@covers("E-20", NV)
def test_mountaineers_revolt_may_leave_sv_without_dice():
    """E-20 The only defender is held: SV does not roll."""
    text = "pleiku: ranger, nv_division"
    game = played(NV, "E-20", text, "pleiku/ranger", "done", "pleiku", "all", dice="blank 3")
    assert rolled(game) == [(1, 0)]


@covers("E-20", NV)
def test_mountaineers_revolt_held_unit_does_not_carry_air_support():
    """E-20 S.6c One Air marker per unit engaged: a unit that does not fight is not engaged and brings none."""
    text = "air: 2; pleiku: sv_division, ranger~, 2 nv_division"
    game = in_combat(NV, "E-20", text, "pleiku", "all", "air", dice="blank " * 5 + "3")
    assert asked(game) == (SV, "availability.extra")
    assert rolled(game) == [(2, 2)]


@covers("E-20", NV)
def test_mountaineers_revolt_held_unit_does_not_withdraw():
    """E-20 S.6b After the combat the others may retreat of their own will; the unit held may not move."""
    text = "pleiku: sv_division, ranger~, nv_division; phu_yen: marine"
    game = in_combat(NV, "E-20", text, "pleiku", "all", dice="blank " * 2)
    assert asked(game) == (SV, "combat.withdraw")
    assert game.decision.keys == ["pleiku/sv_division", "done"]


@covers("E-20", NV)
def test_mountaineers_revolt_unit_driven_out_is_still_held():
    """E-20 Setting `ruling_held_unit`: a unit held that must retreat gives no die where it arrives either."""
    text = "rulings: ruling_held_unit; pleiku: ranger~, 2 nv_division; phu_yen: 2 marine, nv_division"
    game = in_combat(NV, "E-20", text, "pleiku", "all", "phu_yen", "all", "phu_yen", dice="R blank blank blank blank 3")
    assert units(game, "phu_yen").startswith("ranger")
    assert rolled(game) == [(2, 0), (1, 2)]


@covers("E-20", NV)
def test_mountaineers_revolt_ends_with_the_phase():
    """E-20 S.3 Played by NV, the unit is free again in the SV phase."""
    game = played(NV, "E-20", "pleiku: ranger", "pleiku/ranger", "done", dice="3")
    answer(game, "done")
    assert "pleiku/ranger" in game.decision.keys


@pytest.mark.parametrize("turn", [2, 8])
@covers("E-20", SV)
def test_mountaineers_revolt_ends_with_the_turn(turn):
    """E-20 Played by SV, the unit defends with its die in the next NV phase (if there is one)."""
    game = played(SV, "E-20", f"turn: {turn}; pleiku: ranger, nv_division", "pleiku/ranger", "done", dice="1 3")
    assert units(game, "pleiku") == "ranger, nv_division"
    assert game.over == (turn == 8)
