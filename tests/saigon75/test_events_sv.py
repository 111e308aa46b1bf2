"""List of events, E-01 to E-06: the six that favour SV, played by either side."""

from __future__ import annotations

from event_cases import NV, SV, answer, asked, both, covers, happened, in_combat, lost, played, rolled, units

TWO = "binh_dinh: 2 sv_division, 2 nv_division; hue: 2 sv_division, 2 nv_division"
"""Two battlefields without a refuge for SV."""
FIGHT_BOTH = ("binh_dinh", "all", "hue", "all")


def dice_of_sv(game, side):
    """Battle dice SV rolled, for each combat."""
    return [second if side == NV else first for first, second in rolled(game)]


def dice_of_nv(game, side):
    return [first if side == NV else second for first, second in rolled(game)]


# --- E-01 Counter-attack -------------------------------------------------------------------------------------


@both("E-01")
def test_counter_attack_gives_sv_one_die_in_one_combat(side):
    """E-01 SV adds a battle die to one combat of the phase, announced before the roll; a second combat gets none."""
    game = played(side, "E-01", TWO, "done", *FIGHT_BOTH, dice="blank " * 9)
    assert asked(game) == (SV, "combat.bonus")
    assert rolled(game) == []
    answer(game, "counter_attack")
    assert dice_of_sv(game, side) == [3, 2]
    assert dice_of_nv(game, side) == [2, 2]


@both("E-01")
def test_counter_attack_may_wait_for_a_later_combat(side):
    """E-01 SV chooses the combat: declined in the first, the die is there for the second."""
    game = in_combat(side, "E-01", TWO, *FIGHT_BOTH, "none", "counter_attack", dice="blank " * 9)
    assert dice_of_sv(game, side) == [2, 3]


@both("E-01")
def test_counter_attack_cannot_make_six_dice(side):
    """E-01 S.6c Five units roll five dice already: nothing to add, and the die is kept for another combat."""
    text = "binh_dinh: 5 sv_division, 2 nv_division; hue: sv_division, 2 nv_division"
    game = in_combat(side, "E-01", text, *FIGHT_BOTH, dice="blank " * 11)
    assert asked(game) == (SV, "combat.bonus")
    answer(game, "counter_attack")
    assert dice_of_sv(game, side) == [5, 2]


@both("E-01")
def test_counter_attack_adds_to_air_support_up_to_five(side):
    """E-01 S.6c Two units, two Air markers and the event: five dice."""
    text = "air: 2; binh_dinh: 2 sv_division, 2 nv_division"
    game = in_combat(side, "E-01", text, "binh_dinh", "all", "air", "air", "counter_attack", dice="blank " * 9)
    assert dice_of_sv(game, side) == [5]
    assert game.state.air == 2


@covers("E-01", NV)
def test_counter_attack_unused_is_gone_after_the_phase():
    """E-01 S.3 Played by NV it is in effect in the NV phase only: SV's own attack gets no die."""
    game = in_combat(NV, "E-01", TWO, "binh_dinh", "all", "done", "none", dice="blank " * 4 + "3")
    answer(game, "done")
    assert (game.state.active, game.state.event) == (SV, "")


# --- E-02 Ammo Shortage --------------------------------------------------------------------------------------


@both("E-02")
def test_ammo_shortage_costs_nv_a_die_in_every_combat(side):
    """E-02 NV rolls one battle die less in each combat of the phase; SV rolls all of its dice."""
    game = played(side, "E-02", TWO, "done", *FIGHT_BOTH, dice="blank " * 6)
    assert dice_of_nv(game, side) == [1, 1]
    assert dice_of_sv(game, side) == [2, 2]


@both("E-02")
def test_ammo_shortage_leaves_a_single_nv_unit_without_dice(side):
    """E-02 A number of dice reduced to 0: NV rolls none, the combat takes place all the same."""
    text = "binh_dinh: sv_division, nv_division"
    game = in_combat(side, "E-02", text, "binh_dinh", "all", dice="X")
    assert dice_of_nv(game, side) == [0]
    assert units(game, "binh_dinh") == "sv_division, nv_reduced"


@covers("E-02", SV)
def test_ammo_shortage_example_of_the_rulebook():
    """E-02 S.6c SV attacks with three units and an Air marker: 4 dice. Three divisions and a VC defend with 3."""
    text = "air: 1; pleiku: sv_division, ranger, mechanized, 3 nv_division, vc; phu_yen: ranger"
    game = in_combat(SV, "E-02", text, "pleiku", "all", "air", dice="blank blank X R blank R R aircraft")
    assert rolled(game) == [(4, 3)]
    answer(game, "pleiku/nv_division", "pleiku/mechanized", "done")
    assert units(game, "pleiku") == "sv_division, ranger, 2 nv_division, nv_reduced, vc"
    assert units(game, "phu_yen") == "ranger, mechanized"
    assert (game.state.air, game.state.air_lost) == (0, 1)


@covers("E-02", SV)
def test_ammo_shortage_takes_the_militia_die():
    """E-02 One NV unit and the militia: two dice, less one."""
    game = in_combat(
        SV, "E-02", "binh_dinh: 2 sv_division, nv_division, militia", "binh_dinh", "all", dice="blank " * 3
    )
    assert rolled(game) == [(2, 1)]


@covers("E-02", NV)
def test_ammo_shortage_comes_off_the_five_dice():
    """E-02 ruling: units and bonus dice, at most five, then one less. Five units roll four, with a marker or not."""
    game = in_combat(
        NV, "E-02", "infiltration: 1; pleiku: sv_division, 5 nv_division", "pleiku", "all", dice="blank " * 5
    )
    assert rolled(game) == [(4, 1)]
    assert game.state.infiltration == 1


@covers("E-02", SV)
def test_ammo_shortage_with_militia_comes_off_the_five_dice():
    """E-02 ruling: five units and militia are five dice at most; one less is four."""
    text = "binh_dinh: 2 sv_division, 5 nv_division, militia"
    game = in_combat(SV, "E-02", text, "binh_dinh", "all", dice="blank " * 6 + "1")
    assert rolled(game) == [(2, 4)]


@covers("E-02", NV)
def test_ammo_shortage_ends_with_the_phase():
    """E-02 S.3 Played by NV, it is over when SV attacks in its own phase."""
    game = in_combat(NV, "E-02", TWO, "done", dice="3")
    answer(game, "done", "done", "binh_dinh", "all", "done")
    assert rolled(game) == [(2, 2)]


# --- E-03 Air Strikes ----------------------------------------------------------------------------------------


@both("E-03")
def test_air_strikes_hit_nv_units_of_svs_choice(side):
    """E-03 SV picks a province and rolls two SV dice; SV says which NV units take X and R, NV where to retreat."""
    text = "air: 2; pleiku: 2 nv_division, vc, militia; hue: nv_division; reserve: nv_division"
    game = played(side, "E-03", text, dice="X R")
    assert asked(game) == (SV, "event.province")
    assert game.decision.keys == ["hue", "pleiku"]
    answer(game, "pleiku")
    assert asked(game) == (SV, "event.hit")
    assert game.decision.keys == ["pleiku/nv_division", "pleiku/vc"]
    answer(game, "pleiku/nv_division")
    assert asked(game) == (SV, "event.push")
    assert game.decision.keys == ["pleiku/nv_division", "pleiku/nv_reduced", "pleiku/vc"]
    answer(game, "pleiku/vc")
    assert units(game, "pleiku") == "nv_division, nv_reduced, militia"
    assert units(game, "reserve") == "nv_division, vc"
    assert (game.state.air, game.state.air_lost) == (2, 0)
    assert [entry.values["faces"] for entry in game.log if entry.key == "log.strike"] == [["X", "R"]]


@both("E-03")
def test_air_strikes_need_no_air_marker_and_may_miss(side):
    """E-03 No Air marker is needed; two blanks do nothing."""
    game = played(side, "E-03", "air: 0; pleiku: nv_division", dice="blank blank")
    assert units(game, "pleiku") == "nv_division"
    assert game.state.stage == "movement"


@both("E-03")
def test_air_strikes_may_hit_the_same_division_twice(side):
    """E-03 S.6a Two X on one division: reduced, then removed from the game. More results than units are lost."""
    game = played(side, "E-03", "pleiku: nv_division, vc", "pleiku/nv_division", "pleiku/nv_reduced", dice="X X")
    assert units(game, "pleiku") == "vc"
    assert lost(game, "nv_reduced") == 1
    game = played(side, "E-03", "pleiku: vc", dice="X X")
    assert units(game, "pleiku") == ""
    assert lost(game, "vc") == 1


@both("E-03")
def test_air_strikes_r_lets_a_full_division_be_reduced_instead(side):
    """E-03 S.6b NV chooses for the division SV names: retreat or be reduced; then it has obeyed the R."""
    game = played(side, "E-03", "pleiku: nv_division, vc", "pleiku/nv_division", dice="R R")
    assert asked(game) == (NV, "retreat.to")
    assert game.decision.keys == ["reserve", "reduce"]
    answer(game, "reduce")
    assert units(game, "pleiku") == "nv_reduced"
    assert units(game, "reserve") == "14 nv_division, 6 vc"


@both("E-03")
def test_air_strikes_r_without_a_way_out_reduces(side):
    """E-03 S.6b Inland, with no friendly province next to it, a unit that must retreat is reduced."""
    game = played(side, "E-03", "binh_dinh: nv_division, sv_division", dice="R blank")
    assert units(game, "binh_dinh") == "sv_division, nv_reduced"


@both("E-03")
def test_air_strikes_with_no_nv_unit_on_the_map_do_nothing(side):
    """E-03 Nothing to hit: a militia marker is no unit."""
    game = played(side, "E-03", "pleiku: militia; hue: sv_division", dice="X X")
    assert units(game, "pleiku") == "militia"
    assert game.state.stage == "movement"


# --- E-04 Strategic Redeployment -----------------------------------------------------------------------------


@covers("E-04", SV)
def test_redeployment_in_the_sv_phase_activates_without_cost():
    """E-04 Up to five units go anywhere; they count as activated and moved, outside the limit, and may fight."""
    text = "available: 1; ca_mau: 3 sv_division; can_tho: 3 ranger; hue: nv_division"
    moves = ["ca_mau/sv_division", "hue"] * 3 + ["can_tho/ranger", "saigon"] * 2
    game = played(SV, "E-04", text, *moves)
    assert asked(game) == (SV, "move.unit")
    assert game.decision.keys == ["can_tho/ranger", "air", "end"]
    assert game.decision.values["points"] == 1
    assert units(game, "hue") == "3 sv_division!, nv_division"
    assert units(game, "saigon") == "2 ranger!"
    answer(game, "air", "hue", "all", "none")
    assert rolled(game) == [(3, 1)]


@covers("E-04", NV)
def test_redeployment_in_the_nv_phase_leaves_units_fresh():
    """E-04 In the NV phase the SV player redeploys; his units are not activated and act as usual in his own phase."""
    game = played(NV, "E-04", "ca_mau: 2 ranger; saigon: sv_division", dice="3")
    assert asked(game) == (SV, "event.redeploy")
    answer(game, "ca_mau/ranger", "hue", "saigon/sv_division", "pleiku", "done")
    assert asked(game) == (NV, "move.unit")
    assert (units(game, "hue"), units(game, "pleiku"), units(game, "ca_mau")) == ("ranger", "sv_division", "ranger")
    answer(game, "done", "done")
    assert {"hue/ranger", "pleiku/sv_division"} <= set(game.decision.keys)


@both("E-04")
def test_redeployment_ends_after_five_units(side):
    """E-04 Five at most: there is no sixth question."""
    game = played(side, "E-04", "ca_mau: 5 sv_division; can_tho: ranger", *["ca_mau/sv_division", "hue"] * 5)
    assert units(game, "hue").rstrip("!") == "5 sv_division"
    assert asked(game) == (side, "move.unit")


@both("E-04")
def test_redeployment_may_be_refused(side):
    """E-04 "Allows": SV may move fewer units or none."""
    game = played(side, "E-04", "ca_mau: 2 ranger", "done")
    assert units(game, "ca_mau") == "2 ranger"


@both("E-04")
def test_redeployment_without_units_does_nothing(side):
    """E-04 No SV unit on the map: the game goes on."""
    assert played(side, "E-04", "hue: nv_division").state.stage == "movement"


@both("E-04")
def test_redeployment_moves_each_unit_once(side):
    """E-04 Up to five units, each put somewhere once: a lone unit is not asked for again."""
    game = played(side, "E-04", "ca_mau: ranger", "ca_mau/ranger", "hue")
    assert units(game, "hue").rstrip("!") == "ranger"
    assert game.state.stage == "movement"


@both("E-04")
def test_redeployment_destinations(side):
    """E-04 Any province, enemy ones too, but no foreign zone; River Patrols stay on the Mekong."""
    text = "ca_mau: ranger, river_patrol; hue: 5 nv_division, militia"
    game = played(side, "E-04", text, "ca_mau/river_patrol")
    assert game.decision.keys == ["long_an", "can_tho", "kien_giang"]
    game = played(side, "E-04", text, "ca_mau/ranger")
    assert len(game.decision.keys) == 19
    assert "hue" in game.decision.keys and "reserve" not in game.decision.keys


@both("E-04")
def test_redeployment_takes_a_province_held_by_militia_alone(side):
    """E-04 S.8 An SV unit that enters removes a militia marker standing on its own."""
    game = played(side, "E-04", "ca_mau: ranger; hue: militia", "ca_mau/ranger", "hue")
    assert units(game, "hue").rstrip("!") == "ranger"


@both("E-04")
def test_redeployment_is_bound_by_stacking_at_the_end_of_movement(side):
    """E-04 S.5 A sixth unit may be put into a province; the excess is eliminated when movement ends, SV choosing."""
    game = played(side, "E-04", "ca_mau: ranger; hue: 5 sv_division", "ca_mau/ranger", "hue", "done", "done")
    assert asked(game) == (SV, "stacking.remove")
    assert game.decision.keys == ["hue/sv_division", "hue/ranger"]


@both("E-04")
def test_redeployment_on_turn_8_does_not_empty_a_contested_saigon(side):
    """E-04 T8 No SV unit may leave Saigon while both sides are there."""
    text = "turn: 8; saigon: 2 sv_division, nv_division; ca_mau: ranger"
    game = played(side, "E-04", text)
    assert game.decision.keys == ["ca_mau/ranger", "end"]


@covers("E-04", SV)
def test_redeployment_into_saigon_on_turn_8_joins_the_attack():
    """E-04 T8 Units put into a contested Saigon are activated and must attack with the others."""
    text = "turn: 8; available: 3; saigon: sv_division, nv_division; ca_mau: 2 ranger"
    game = played(
        SV, "E-04", text, "ca_mau/ranger", "saigon", "ca_mau/ranger", "saigon", "done", dice="blank " * 4 + "1"
    )
    assert rolled(game) == [(3, 1)]


# --- E-05 Intelligence ---------------------------------------------------------------------------------------


@both("E-05")
def test_intelligence_rerolls_an_enemy_die(side):
    """E-05 After the roll SV may have one battle die of NV rolled again: the X becomes a blank."""
    roll = "X blank blank blank" if side == NV else "blank blank X blank"
    game = played(side, "E-05", TWO, "done", "binh_dinh", "all", "done", dice=roll + " blank")
    assert asked(game) == (SV, "combat.intelligence")
    assert game.decision.keys == ["nv/X", "nv/blank", "sv/blank", "none"]
    answer(game, "nv/X")
    assert units(game, "binh_dinh") == "2 sv_division, 2 nv_division"


@both("E-05")
def test_intelligence_rerolls_an_own_die(side):
    """E-05 Or one of SV's own dice: a blank becomes X."""
    game = in_combat(side, "E-05", TWO, "binh_dinh", "all", "done", "sv/blank", dice="blank " * 4 + "X")
    assert units(game, "binh_dinh") == "2 sv_division, nv_division, nv_reduced"


@both("E-05")
def test_intelligence_is_used_once(side):
    """E-05 One die in the whole combat sub-phase: used in the first combat, nothing is asked in the second."""
    game = in_combat(side, "E-05", TWO, *FIGHT_BOTH, "sv/blank", dice="blank " * 9)
    assert len(rolled(game)) == 2
    assert happened(game, "log.reroll") == 1
    assert game.state.event == ""


@both("E-05")
def test_intelligence_may_wait(side):
    """E-05 "May": declined in the first combat it is asked in the second; then it is over with the phase."""
    game = in_combat(side, "E-05", TWO, *FIGHT_BOTH, "none", dice="blank " * 8)
    assert asked(game) == (SV, "combat.intelligence")
    answer(game, "none")
    assert happened(game, "log.reroll") == 0
    assert (game.state.event, game.state.event_left) == ("", 0)


@both("E-05")
def test_intelligence_takes_battle_dice_only(side):
    """E-05 An air attrition die is no battle die: it cannot be rolled again."""
    text = "air: 1; binh_dinh: 2 sv_division, 2 nv_division"
    game = in_combat(side, "E-05", text, "binh_dinh", "all", "air", dice="blank " * 5 + "aircraft")
    assert game.decision.keys == ["nv/blank", "sv/blank", "none"]
    assert game.state.air_lost == 1


# --- E-06 Stubborn Resistance --------------------------------------------------------------------------------

REFUGE = (
    "binh_dinh: 2 sv_division, 2 nv_division; hue: 2 sv_division, 2 nv_division; phu_yen: ranger; quang_tri: marine"
)


def roll(side, nv, sv):
    """A script in rolling order: the attacker's dice first."""
    return f"{nv} {sv}" if side == NV else f"{sv} {nv}"


@both("E-06")
def test_stubborn_resistance_ignores_the_retreats_of_one_combat(side):
    """E-06 Declared after the dice: SV ignores all its retreats in one combat; in another one they count."""
    dice = roll(side, "R R", "blank blank") + " " + roll(side, "R blank", "blank blank")
    game = played(side, "E-06", REFUGE, "done", *FIGHT_BOTH, dice=dice)
    assert asked(game) == (SV, "combat.stubborn")
    assert rolled(game) == [(2, 2)]
    answer(game, "yes")
    assert units(game, "binh_dinh").replace("!", "") == "2 sv_division, 2 nv_division"
    answer(game, "done")
    assert units(game, "quang_tri").replace("!", "") == "sv_division, marine"


@both("E-06")
def test_stubborn_resistance_may_wait(side):
    """E-06 SV chooses the combat: retreats in the first, stands in the second."""
    dice = roll(side, "R blank", "blank blank") + " " + roll(side, "R R", "blank blank")
    game = in_combat(side, "E-06", REFUGE, *FIGHT_BOTH, "no", "done", "yes", dice=dice)
    assert units(game, "phu_yen").replace("!", "") == "sv_division, ranger"
    assert units(game, "hue").replace("!", "") == "2 sv_division, 2 nv_division"


@both("E-06")
def test_stubborn_resistance_does_not_stop_losses(side):
    """E-06 Only R is ignored: the X reduces a division as ever."""
    game = in_combat(side, "E-06", REFUGE, "binh_dinh", "all", "done", "yes", dice=roll(side, "R X", "blank blank"))
    assert units(game, "binh_dinh").replace("!", "") == "sv_division, sv_reduced, 2 nv_division"
    assert units(game, "phu_yen") == "ranger"


@both("E-06")
def test_stubborn_resistance_is_not_asked_without_retreats(side):
    """E-06 S.6a Nothing to ignore when the R of both sides cancel, or when NV must retreat: the event is kept."""
    dice = roll(side, "R blank", "R blank") + " " + roll(side, "R R", "blank blank")
    game = in_combat(side, "E-06", REFUGE, *FIGHT_BOTH, "done", dice=dice)
    assert len(rolled(game)) == 2
    assert asked(game) == (SV, "combat.stubborn")


@both("E-06")
def test_stubborn_resistance_is_over_with_the_phase(side):
    """E-06 S.3 Unused, it has no effect later."""
    game = in_combat(side, "E-06", REFUGE, "done", dice="3 3")
    assert (game.state.event, game.state.event_left) == ("", 0)


@both("E-06")
def test_stubborn_resistance_saves_a_unit_without_a_refuge(side):
    """E-06 S.6b A unit that has nowhere to go would be lost to the R; ignoring the R saves it."""
    text = "binh_dinh: 2 ranger, 2 nv_division"
    for reply, left in (("yes", "2 ranger"), ("no", "ranger")):
        game = in_combat(side, "E-06", text, "binh_dinh", "all", reply, dice=roll(side, "R R", "R blank") + " 1 1")
        assert units(game, "binh_dinh") == f"{left}, 2 nv_division"
