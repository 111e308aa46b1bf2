"""S.4 Movement."""

from __future__ import annotations

import pytest

NEIGHBOURS = {
    "quang_tri": "hue",
    "da_nang": "hue quang_ngai kon_tum",
    "pleiku": "kon_tum binh_dinh phu_yen dak_lak",
    "an_loc": "phuoc_binh saigon long_an",
    "saigon": "phuoc_binh xuan_loc an_loc long_an",
    "ca_mau": "can_tho kien_giang",
}
COAST = {
    "quang_tri", "hue", "da_nang", "quang_ngai", "binh_dinh", "phu_yen", "khanh_hoa", "binh_thuan", "xuan_loc",
    "saigon", "long_an", "can_tho", "kien_giang", "ca_mau",
}  # fmt: skip
BORDER = {
    "quang_tri", "hue", "da_nang", "kon_tum", "pleiku", "dak_lak", "dak_nong", "phuoc_binh", "an_loc", "long_an",
    "kien_giang",
}  # fmt: skip
INLAND = {"kon_tum", "pleiku", "dak_lak", "dak_nong", "phuoc_binh", "an_loc"}
PROVINCES = COAST | INLAND


def reach(play, unit, space, others=""):
    """Where one unit may go, alone on the map but for `others`."""
    side = "NV" if unit in ("nv_division", "nv_reduced", "vc") else "SV"
    reserve = "" if space == "reserve" else "reserve:;"
    game = play(
        f"turn: 2; active: {side}; stage: movement; available: 5; {space}: {unit}; {reserve} {others}",
        [f"{space}/{unit}"],
    )
    assert game.decision.name == "move.to"
    return set(game.decision.keys)


@pytest.mark.parametrize("space", NEIGHBOURS)
@pytest.mark.parametrize("unit", ["sv_division", "sv_reduced", "ranger"])
def test_southern_units_move_into_an_adjacent_province(play, unit, space):
    """S.4 One movement point: one province that shares a border."""
    if space == "quang_tri":  # a single neighbour leaves nothing to choose
        game = play(f"turn: 2; active: SV; stage: movement; available: 5; {space}: {unit}", [f"{space}/{unit}"])
        assert unit + "!" in game.rules.to_json(game.state)["hue"]
    else:
        assert reach(play, unit, space) == set(NEIGHBOURS[space].split())


@pytest.mark.parametrize("space", NEIGHBOURS)
@pytest.mark.parametrize("unit", ["nv_division", "nv_reduced", "vc"])
def test_northern_units_move_into_an_adjacent_province_or_zone(play, unit, space):
    """S.4 The same for NV, who may also leave a border province for Cambodia, Laos or North Vietnam."""
    assert reach(play, unit, space) == set(NEIGHBOURS[space].split()) | ({"reserve"} if space in BORDER else set())


def test_an_loc_is_adjacent_to_phuoc_binh_saigon_long_an_and_cambodia(play):
    """S.4 the example of adjacency."""
    assert reach(play, "nv_division", "an_loc") == {"phuoc_binh", "saigon", "long_an", "reserve"}


def test_the_north_enters_through_the_border_provinces(play):
    """S.4, S.2 From the reserve into any province that borders the three zones, and no other."""
    assert reach(play, "nv_division", "reserve") == BORDER
    assert reach(play, "vc", "reserve") == BORDER


def test_no_northern_unit_leaves_for_the_zones_from_inland(play):
    """S.4 Only from a border province."""
    game = play("turn: 2; active: NV; stage: movement; available: 5; saigon: nv_division", ["saigon/nv_division"])
    assert "reserve" not in game.decision.keys
    assert "S.4" in game.why_not("reserve")[0]


@pytest.mark.parametrize("unit", ["sv_division", "paratrooper", "mechanized", "marine"])
def test_southern_units_never_enter_the_zones(play, unit):
    """S.4 Only NV units move into Cambodia, Laos, North Vietnam."""
    assert "reserve" not in reach(play, unit, "an_loc")


def test_a_unit_moves_once_a_turn(play, held):
    """S.4 Having moved, a unit is not offered again; another of its kind is."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; hue: ranger; saigon: sv_division",
        ["hue/ranger", "da_nang"],
    )
    assert held(game, "da_nang") == {"ranger!": 1}
    assert "da_nang/ranger" not in game.decision.keys
    assert "S.4" in game.why_not("da_nang/ranger")[0]


def test_a_unit_that_joins_others_leaves_them_free_to_move(play, held):
    """S.4 Of two Rangers in a province one has moved: only the other may still go."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; hue: ranger; da_nang: ranger",
        ["hue/ranger", "da_nang", "da_nang/ranger", "kon_tum"],
    )
    assert held(game, "da_nang") == {"ranger!": 1}
    assert held(game, "kon_tum") == {"ranger!": 1}


def test_a_division_back_in_the_reserve_does_not_enter_again(play):
    """S.4 Moving to the reserve is a move: the unit stays there this turn."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: nv_division, vc; reserve:",
        ["hue/nv_division", "reserve"],
    )
    assert "reserve/nv_division" not in game.decision.keys


def test_movement_is_voluntary(play, held):
    """S.4 Nobody has to move."""
    game = play("turn: 2; active: SV; stage: movement; available: 5; hue: ranger", ["done"], dice="1 1")
    assert held(game, "hue") == {"ranger": 1}


def test_only_the_active_players_units_move(play):
    """S.1, S.4 The other side's units are not offered."""
    game = play("turn: 2; active: SV; stage: movement; available: 5; hue: ranger, nv_division; pleiku: vc")
    assert set(game.decision.keys) == {"hue/ranger", "air", "end"}


def test_any_unit_may_leave_a_province_with_units_of_both_sides(play):
    """S.4 The presence of the enemy holds nobody, whoever controls the province."""
    assert reach(play, "sv_division", "saigon", "an_loc: vc").issuperset({"an_loc"})
    for militia in ("", ", militia"):
        game = play(
            f"turn: 2; active: SV; stage: movement; available: 5; saigon: sv_division, 3 nv_division{militia}",
            ["saigon/sv_division"],
        )
        assert set(game.decision.keys) == set(NEIGHBOURS["saigon"].split())
        game = play(
            f"turn: 2; active: NV; stage: movement; available: 5; saigon: 3 sv_division, nv_division{militia}",
            ["saigon/nv_division"],
        )
        assert set(game.decision.keys) == set(NEIGHBOURS["saigon"].split())


def test_units_may_enter_an_enemy_controlled_province(play, held):
    """S.4 Enemy control stops a move, it does not forbid it."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; saigon: sv_division, ranger; an_loc: nv_division, militia",
        ["saigon/sv_division", "an_loc"],
    )
    assert held(game, "an_loc") == {"sv_division!": 1, "nv_division": 1, "militia": 1}


# --- special movement -------------------------------------------------------------------------------------------


def test_marines_move_from_coast_to_coast(play):
    """S.4 From a coastal province to any other coastal province, or into any neighbour by normal movement."""
    assert reach(play, "marine", "quang_tri") == COAST - {"quang_tri"}
    assert reach(play, "marine", "saigon") == (COAST - {"saigon"}) | {"phuoc_binh", "an_loc"}


def test_marines_inland_move_normally(play):
    """S.4 From a province that is not coastal Marines have normal movement only."""
    assert reach(play, "marine", "pleiku") == {"kon_tum", "binh_dinh", "phu_yen", "dak_lak"}


def test_marines_land_on_an_enemy_coast_too(play):
    """S.4 Control of the coastal province does not matter for movement (it does for a retreat)."""
    assert "ca_mau" in reach(play, "marine", "quang_tri", "ca_mau: 2 vc, militia")


def test_paratroopers_move_to_any_province(play):
    """S.4 Any other province, adjacent or not, the enemy's included."""
    assert reach(play, "paratrooper", "saigon", "kon_tum: 3 nv_division, militia") == PROVINCES - {"saigon"}


def test_rangers_fly_with_an_air_marker(play):
    """S.4 With a marker in its space Rangers move like Paratroopers."""
    assert reach(play, "ranger", "saigon", "air: 1") == PROVINCES - {"saigon"}


def test_rangers_without_a_marker_move_normally(play):
    """S.4 No Air Support marker: adjacent provinces only, and the reason is told."""
    game = play("turn: 2; active: SV; stage: movement; available: 5; saigon: ranger", ["saigon/ranger"])
    assert set(game.decision.keys) == set(NEIGHBOURS["saigon"].split())
    assert "S.4" in game.why_not("Hue")[0]


def test_a_marker_that_flew_rangers_is_checked_for_attrition(play, held):
    """S.4, S.7 An aircraft on the air die eliminates the marker; the Rangers have arrived all the same."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; air: 2; saigon: ranger, sv_division",
        ["saigon/ranger", "hue"],
        dice="aircraft",
    )
    assert (game.state.air, game.state.air_lost) == (1, 1)
    assert held(game, "hue") == {"ranger!": 1}


def test_a_marker_that_survives_is_available_again(play, held):
    """S.4, S.7 Without an aircraft the marker is back at once: one marker may fly two battalions in turn."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; air: 1; saigon: 2 ranger, sv_division",
        ["saigon/ranger", "hue", "saigon/ranger", "hue"],
        dice="blank blank",
    )
    assert (game.state.air, game.state.air_lost) == (1, 0)
    assert held(game, "hue") == {"ranger!": 2}


def test_each_battalion_needs_its_own_marker(play):
    """S.4 One marker for each battalion moved: they are not flown together, and a lost marker flies nobody."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; air: 1; saigon: 2 ranger, sv_division",
        ["saigon/ranger", "hue"],
        dice="aircraft",
    )
    assert game.decision.name == "move.unit"
    assert game.state.air == 0
    game.choose("saigon/ranger")
    assert set(game.decision.keys) == set(NEIGHBOURS["saigon"].split())


def test_rangers_that_march_use_no_marker(play):
    """S.4 Special movement is instead of normal movement: into a neighbour no marker is risked."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; air: 1; saigon: ranger, sv_division",
        ["saigon/ranger", "an_loc"],
        dice="6 6",
    )
    assert not [a for a in game.answers if a.name == "dice.air"]
    assert game.state.air == 1


def test_flying_rangers_costs_one_activation(play):
    """S.2, S.4 The unit is activated; the use of the marker is free."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; air: 1; saigon: ranger, sv_division",
        ["saigon/ranger", "hue"],
        dice="blank",
    )
    assert game.state.spent == 1


@pytest.mark.parametrize(
    ("space", "expected"),
    [
        ("long_an", {"can_tho", "kien_giang"}),
        ("can_tho", {"long_an", "kien_giang", "ca_mau"}),
        ("kien_giang", {"long_an", "can_tho", "ca_mau"}),
        ("ca_mau", {"can_tho", "kien_giang"}),
    ],
)
def test_river_patrols_stay_on_the_mekong(play, space, expected):
    """S.4 River Patrols move only between Ca Mau, Can Tho, Kien Giang and Long An, one province at a time."""
    assert reach(play, "river_patrol", space) == expected


def test_river_patrols_do_not_enter_saigon(play):
    """S.4 Saigon is next to Long An, but not on the Mekong."""
    game = play("turn: 2; active: SV; stage: movement; available: 5; long_an: river_patrol", ["long_an/river_patrol"])
    assert "S.4" in game.why_not("Saigon")[0]


# --- mechanised units ------------------------------------------------------------------------------------------


def test_mechanised_units_have_two_movement_points(play):
    """S.4 Two provinces for SV mechanised units."""
    assert reach(play, "mechanized", "ca_mau") == {"can_tho", "kien_giang", "long_an"}
    near, far = {"an_loc", "can_tho", "kien_giang", "saigon"}, {"phuoc_binh", "xuan_loc", "ca_mau"}
    assert reach(play, "mechanized", "long_an") == near | far


def test_mechanised_units_may_use_one_point_only(play, held):
    """S.4 The second point is not compulsory; having stopped the unit has moved."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; saigon: mechanized, ranger",
        ["saigon/mechanized", "an_loc"],
    )
    assert held(game, "an_loc") == {"mechanized!": 1}
    assert "an_loc/mechanized" not in game.decision.keys


def test_mechanised_units_stop_in_mountains(play):
    """S.4 Kon Tum is a mountain: from Da Nang neither Pleiku nor (through it) anything beyond is reached."""
    assert reach(play, "mechanized", "da_nang") == {"hue", "quang_ngai", "kon_tum", "quang_tri", "binh_dinh"}


@pytest.mark.parametrize(
    ("space", "beyond", "mountain"),
    [
        ("da_nang", "pleiku", "kon_tum"),
        ("dak_lak", "kon_tum", "pleiku"),
        ("pleiku", "dak_nong", "dak_lak"),
        ("phuoc_binh", "khanh_hoa", "dak_nong"),
    ],
)
def test_the_four_mountain_provinces(play, space, beyond, mountain):
    """S.4 Kon Tum, Pleiku, Dak Lak and Dak Nong stop mechanised units."""
    found = reach(play, "mechanized", space)
    assert mountain in found
    assert beyond not in found


def test_mechanised_units_leave_mountains_at_full_speed(play):
    """S.4 They stop when they enter a mountain province; starting in one does not slow them."""
    assert "khanh_hoa" in reach(play, "mechanized", "pleiku")
    assert "quang_ngai" in reach(play, "mechanized", "pleiku")


def test_mechanised_units_stop_where_the_enemy_controls(play):
    """S.4 An Loc under NV control: entered, not passed. Phuoc Binh is reached another way, or not at all."""
    assert "an_loc" in reach(
        play, "mechanized", "long_an", "an_loc: nv_division, militia; saigon: nv_division, militia"
    )
    assert "phuoc_binh" not in reach(
        play, "mechanized", "long_an", "an_loc: nv_division, militia; saigon: nv_division, militia"
    )
    assert "phuoc_binh" in reach(play, "mechanized", "long_an", "an_loc: nv_division, militia")


@pytest.mark.parametrize("held_by", ["nv_division, militia", "militia", "nv_division", "ranger, nv_division, militia"])
def test_ways_the_enemy_can_control_a_province(play, held_by):
    """S.4, S.8 NV units alone, militia alone, or both sides' units under militia: all stop the move."""
    game = play(
        f"turn: 2; active: SV; stage: movement; available: 5; da_nang: mechanized; hue: {held_by}",
        ["da_nang/mechanized"],
    )
    assert "hue" in game.decision.keys
    assert "quang_tri" not in game.decision.keys


def test_enemy_units_without_control_do_not_stop_a_move(play):
    """S.4 Both sides' units and no militia: SV controls, the unit may go on."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: mechanized; hue: ranger, 2 nv_division",
        ["da_nang/mechanized"],
    )
    assert "quang_tri" in game.decision.keys


def test_a_unit_entering_militia_alone_removes_it_and_stops(play, held):
    """S.4, S.8 The militia marker is removed, the province is SV controlled, the unit has stopped."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: mechanized, ranger; hue: militia",
        ["da_nang/mechanized", "hue"],
    )
    assert held(game, "hue") == {"mechanized!": 1}
    assert "hue/mechanized" not in game.decision.keys


def test_after_that_other_units_pass_freely(play):
    """S.4, S.8 Once the marker is gone the province stops nobody any more."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: mechanized, ranger; hue: militia",
        ["da_nang/ranger", "hue", "da_nang/mechanized"],
    )
    assert "quang_tri" in game.decision.keys


def test_militia_do_not_move(play):
    """S.4 The markers stay where they are when the units leave."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: nv_division, militia; reserve: vc",
        ["hue/nv_division", "da_nang"],
    )
    data = game.rules.to_json(game.state)
    assert data["hue"] == {"militia": 1}
    assert data["da_nang"] == {"nv_division!": 1}


def test_a_full_province_may_be_passed_through(play, held):
    """S.5 The limit counts at the end of movement: a mechanised unit drives through a full province."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: mechanized, ranger; hue: 5 sv_division",
        ["da_nang/mechanized", "quang_tri"],
    )
    assert held(game, "quang_tri") == {"mechanized!": 1}


def test_units_of_a_kind_move_together(play, held):
    """S.4 Each pays its own activation."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; reserve: 6 nv_division",
        ["reserve/nv_division", "hue", "4"],
    )
    assert held(game, "hue") == {"nv_division!": 4}
    assert game.state.spent == 4
