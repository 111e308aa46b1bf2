"""S.6b Retreat restrictions."""

from __future__ import annotations

import pytest

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5;"
NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; reserve:;"


def sv_retreats(play, unit, others, province="hue", extra="ranger"):
    """NV attacks with one R; this SV unit has to go (another one stays, so it is not the last)."""
    game = play(
        "turn: 2; active: NV; stage: combat; infiltration: 0; reserve:;"
        f"combats: {province} 0 0 0 0 0 0 0 2 0 0; {province}: 2 nv_division!, {unit}, {extra}; {others}",
        dice="R blank blank blank",
    )
    if game.decision.name == "combat.retreat":
        game.choose(f"{province}/{unit}")
    return game


def nv_retreats(play, unit, others, province="binh_dinh", extra="vc"):
    """SV attacks with one R; this NV unit has to go (another one stays)."""
    game = play(
        "turn: 2; active: SV; stage: combat;"
        f"combats: {province} 0 0 2 0 0 0 0 0 0 0; {province}: 2 ranger!, {unit}, {extra}; {others}",
        dice="R blank blank blank",
    )
    if game.decision.name == "combat.retreat":
        game.choose(f"{province}/{unit}")
    return game


# --- where to --------------------------------------------------------------------------------------------------------


def test_retreat_into_an_adjacent_friendly_province_with_more_friends_than_enemies(play, asked):
    """S.6b Da Nang and Quang Tri both qualify; Saigon is not adjacent."""
    game = sv_retreats(play, "sv_division", "da_nang: ranger; quang_tri: 2 ranger, vc; saigon: 3 marine")
    assert game.decision.seat == "SV"
    assert asked(game) == ("retreat.to", {"da_nang", "quang_tri"})
    assert "S.6b" in game.why_not("Saigon")[0]


@pytest.mark.parametrize(
    ("da_nang", "qualifies"),
    [
        ("ranger", True),
        ("", False),  # an empty friendly province has not more friends than enemies
        ("ranger, vc", False),  # as many
        ("2 ranger, vc", True),
        ("2 ranger, 2 vc", False),
        ("2 ranger, vc, militia", False),  # more friends, but under enemy control
        ("2 ranger, 3 vc", False),
        ("militia", False),
        ("vc", False),
    ],
)
def test_when_a_province_is_open_to_a_southern_retreat(play, units, da_nang, qualifies):
    """S.6b Friendly control, and more friendly than enemy units; with no such province the unit is reduced."""
    game = sv_retreats(play, "sv_division", f"da_nang: {da_nang}" if da_nang else "")
    if qualifies:
        assert units(game, "hue") == {"nv_division": 2, "ranger": 1}
        assert units(game, "da_nang")["sv_division"] == 1
    else:
        assert units(game, "hue") == {"nv_division": 2, "ranger": 1, "sv_reduced": 1}


@pytest.mark.parametrize(
    ("phu_yen", "qualifies"),
    [
        ("vc", True),
        ("vc, militia", True),
        ("militia", False),  # militia is no unit
        ("2 vc, ranger", False),  # more friends, but no militia: SV controls
        ("2 vc, ranger, militia", True),
        ("vc, ranger, militia", False),  # as many
        ("", False),
    ],
)
def test_when_a_province_is_open_to_a_northern_retreat(play, units, phu_yen, qualifies):
    """S.6b The same for NV: a friendly province with more NV than SV units. A VC that cannot retreat is eliminated."""
    game = nv_retreats(play, "vc", f"phu_yen: {phu_yen}" if phu_yen else "", extra="nv_division")
    if game.decision.name == "combat.withdraw":
        game.choose("done")
    assert "vc" not in units(game, "binh_dinh")
    assert game.view()["view"]["lost"].get("vc", 0) == (0 if qualifies else 1)
    before = {"vc": 1, "2 vc": 2}.get(phu_yen.split(",")[0], 0)
    assert units(game, "phu_yen").get("vc", 0) == before + qualifies


def test_a_northern_unit_may_retreat_into_the_zones_from_a_border_province(play, units):
    """S.6b Only NV units: they go to the reserve."""
    game = nv_retreats(play, "vc", "reserve: 3 nv_division", province="hue", extra="nv_division")
    assert units(game, "reserve") == {"nv_division": 3, "vc": 1}


def test_zone_or_province_is_the_owners_choice(play, asked):
    """S.6b Both are adjacent: NV chooses."""
    game = nv_retreats(play, "vc", "da_nang: 2 nv_division, militia", province="hue", extra="nv_division")
    assert game.decision.seat == "NV"
    assert asked(game) == ("retreat.to", {"da_nang", "reserve"})


def test_no_southern_unit_retreats_into_the_zones(play, units):
    """S.6b Hue borders Laos, but an SV battalion with no other way out is eliminated."""
    game = sv_retreats(play, "marine", "", province="kon_tum")
    assert units(game, "kon_tum") == {"nv_division": 2, "ranger": 1}
    assert game.view()["view"]["lost"]["marine"] == 4


def test_a_unit_that_retreats_keeps_its_strength(play, units):
    """S.6b A reduced division arrives reduced, a full one full."""
    game = sv_retreats(play, "sv_reduced", "da_nang: ranger")
    assert units(game, "da_nang") == {"ranger": 1, "sv_reduced": 1}


def test_a_division_with_nowhere_to_go_is_reduced_in_place(play, units):
    """S.6b It cannot retreat: it is reduced and stays."""
    game = sv_retreats(play, "sv_division", "")
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1, "sv_reduced": 1}


@pytest.mark.parametrize("unit", ["sv_reduced", "paratrooper", "mechanized"])
def test_any_other_unit_with_nowhere_to_go_is_eliminated(play, units, unit):
    """S.6b Reduced once more, it is gone."""
    game = sv_retreats(play, unit, "")
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1}


def test_a_reduction_in_place_answers_one_r_only(play, units):
    """S.6b Two R on three divisions with nowhere to go: two are reduced once, none twice."""
    game = play(NV_ATTACKS + "hue: 3 nv_division, 3 sv_division", ["hue", "all"], dice="R R blank blank blank blank")
    assert units(game, "hue") == {"nv_division": 3, "sv_division": 1, "sv_reduced": 2}


def test_river_patrols_retreat_on_the_mekong_only(play, units):
    """S.4, S.6b A friendly Saigon is no refuge for a River Patrol; Can Tho is."""
    game = sv_retreats(play, "river_patrol", "saigon: ranger", province="long_an")
    assert units(game, "long_an") == {"nv_division": 2, "ranger": 1}
    game = sv_retreats(play, "river_patrol", "saigon: ranger; can_tho: ranger", province="long_an")
    assert units(game, "can_tho") == {"ranger": 1, "river_patrol": 1}


def test_a_paratrooper_has_no_special_retreat(play, units):
    """S.6b Only Marines have one."""
    game = sv_retreats(play, "paratrooper", "saigon: 3 ranger")
    assert units(game, "saigon") == {"ranger": 3}


# --- Marines ---------------------------------------------------------------------------------------------------------


def test_marines_retreat_to_any_friendly_coast(play, asked):
    """S.6b From a coastal province to any other SV controlled coastal province, with or without friends in it."""
    game = sv_retreats(
        play, "marine", "da_nang: vc; kien_giang: militia; can_tho: ranger, vc; long_an: ranger, vc, militia"
    )
    assert asked(game) == (
        "retreat.to",
        {"quang_tri", "quang_ngai", "binh_dinh", "phu_yen", "khanh_hoa", "binh_thuan", "xuan_loc", "saigon", "can_tho",
         "ca_mau"},
    )  # fmt: skip


def test_marines_do_not_retreat_to_an_enemy_coast(play):
    """S.6b Not where NV controls: by its units alone, by militia alone, or by militia among units of both sides."""
    game = sv_retreats(play, "marine", "da_nang: vc; kien_giang: militia; long_an: 2 ranger, vc, militia")
    for province in ("da_nang", "kien_giang", "long_an"):
        assert province not in game.decision.keys


def test_marines_may_also_retreat_inland_by_the_normal_rule(play):
    """S.6b The coast is an addition: an adjacent inland province with friends is open too, an empty one is not."""
    game = sv_retreats(play, "marine", "kon_tum: ranger", province="da_nang")
    assert "kon_tum" in game.decision.keys
    game = sv_retreats(play, "marine", "", province="da_nang")
    assert "kon_tum" not in game.decision.keys


def test_marines_inland_retreat_like_others(play, units):
    """S.6b In a province that is not coastal there is no special retreat: an empty friendly coast is no way out."""
    game = sv_retreats(play, "marine", "saigon: 2 ranger", province="pleiku")
    assert units(game, "pleiku") == {"nv_division": 2, "ranger": 1}
    assert units(game, "saigon") == {"ranger": 2}
    game = sv_retreats(play, "marine", "phu_yen: ranger", province="pleiku")
    assert units(game, "phu_yen") == {"ranger": 1, "marine": 1}


# --- stacking --------------------------------------------------------------------------------------------------------


def test_a_unit_that_could_only_overstack_is_eliminated(play, units):
    """S.6b The only refuge is full: the unit is eliminated, a full division too."""
    game = sv_retreats(play, "sv_division", "da_nang: 5 ranger", extra="sv_reduced")
    assert units(game, "hue") == {"nv_division": 2, "sv_reduced": 1}
    assert units(game, "da_nang") == {"ranger": 5}


def test_a_full_refuge_is_not_forced_on_a_unit_that_has_another(play, units):
    """S.6b With room elsewhere the unit goes there."""
    game = sv_retreats(play, "sv_division", "da_nang: 5 ranger; quang_tri: marine", extra="sv_reduced")
    assert units(game, "quang_tri") == {"marine": 1, "sv_division": 1}


def test_several_retreats_fill_a_province(play, units):
    """S.6b The room is counted again for each unit: the second one finds Da Nang full and is eliminated."""
    game = play(
        NV_ATTACKS + "pleiku: 3 nv_division, 3 sv_reduced; kon_tum: 4 ranger",
        ["pleiku", "all"],
        dice="R R blank blank blank blank",
    )
    assert units(game, "kon_tum") == {"ranger": 4, "sv_reduced": 1}
    assert units(game, "pleiku") == {"nv_division": 3, "sv_reduced": 1}


def test_a_northern_division_before_a_full_province_may_be_reduced(play, asked):
    """S.6b A full NV division may always be reduced rather than retreat, so it need not be eliminated."""
    game = nv_retreats(play, "nv_division", "phu_yen: 5 nv_division")
    assert asked(game) == ("retreat.to", {"eliminate", "reduce"})


# --- choices ---------------------------------------------------------------------------------------------------------


def test_a_northern_division_may_be_reduced_rather_than_retreat(play, asked, units):
    """S.6b NV chooses; the reduced division stays and does not retreat again."""
    game = nv_retreats(play, "nv_division", "phu_yen: vc")
    assert asked(game) == ("retreat.to", {"phu_yen", "reduce"})
    game.choose("reduce")
    assert units(game, "binh_dinh") == {"ranger": 2, "nv_reduced": 1, "vc": 1}


def test_a_reduced_northern_division_or_vc_has_no_such_choice(play, units):
    """S.6b They retreat."""
    for unit in ("nv_reduced", "vc"):
        game = nv_retreats(play, unit, "phu_yen: nv_division", extra="nv_division")
        assert units(game, "phu_yen") == {"nv_division": 1, unit: 1, "militia": 1}


def test_no_southern_division_may_be_reduced_instead(play, units):
    """S.6b The choice is the North's alone: an SV division that can retreat does."""
    game = sv_retreats(play, "sv_division", "da_nang: ranger")
    assert units(game, "da_nang") == {"ranger": 1, "sv_division": 1}


def test_r_beyond_the_units_have_no_effect(play, units):
    """S.6b Three R against two units, one of which stays: nothing more happens."""
    game = play(
        NV_ATTACKS + "hue: 3 nv_division, 2 ranger; da_nang: ranger",
        ["hue", "all", "da_nang"],
        dice="R R R blank blank",
    )
    assert units(game, "hue") == {"nv_division": 3, "militia": 1}
    assert units(game, "da_nang") == {"ranger": 3}


def test_the_last_unit_may_stay(play, asked, units):
    """S.6b All units would have to leave: the last may be exempted, at its owner's choice."""
    game = play(NV_ATTACKS + "hue: 3 nv_division, 2 ranger; da_nang: ranger", ["hue", "all"], dice="R R R blank blank")
    assert game.decision.seat == "SV"
    assert asked(game) == ("retreat.to", {"da_nang", "stay"})
    game.choose("stay").choose("done")
    assert units(game, "hue") == {"nv_division": 3, "ranger": 1}


def test_a_single_unit_is_the_last_unit(play, asked):
    """S.6b One unit, one R: it may stay. A full NV division may also be reduced."""
    game = play(SV_ATTACKS + "hue: 2 ranger, nv_division", ["hue", "all"], dice="R blank blank")
    assert asked(game) == ("retreat.to", {"reserve", "reduce", "stay"})


def test_the_last_unit_with_nowhere_to_go_may_stay_unharmed(play, asked, units):
    """S.6b The exemption is from retreating, so also from being reduced for it."""
    game = play(NV_ATTACKS + "hue: 2 nv_division, ranger", ["hue", "all"], dice="R blank blank")
    assert asked(game) == ("retreat.to", {"reduce", "stay"})
    game.choose("stay")
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1}


def test_losses_count_for_the_exemption(play, asked):
    """S.6b X and R together empty the province: one battalion falls, the other is the last and may stay."""
    game = play(NV_ATTACKS + "hue: 2 nv_division, 2 ranger; da_nang: ranger", ["hue", "all"], dice="X R blank blank")
    assert asked(game) == ("retreat.to", {"da_nang", "stay"})


def test_no_exemption_while_others_remain(play, units):
    """S.6b One R on two units: not all must leave, so the one that retreats cannot stay."""
    game = play(
        NV_ATTACKS + "hue: 2 nv_division, 2 ranger; da_nang: ranger", ["hue", "all", "done"], dice="R blank blank blank"
    )
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1}


def test_units_not_engaged_remain_so_an_attacker_has_no_exemption(play, units):
    """S.6b An SV attacker that left a unit out of the attack does not lose the province: its attacker must retreat."""
    game = play(
        SV_ATTACKS + "hue: ranger, sv_division, 2 nv_division; da_nang: ranger",
        ["hue", "ranger", "done"],
        dice="blank R blank",
    )
    assert units(game, "hue") == {"sv_division": 1, "nv_division": 2}


def test_southern_units_may_retreat_voluntarily_after_combat(play, asked, units):
    """S.6b With no R at all SV may take its units out after the combat, in either phase, NV may not."""
    game = play(NV_ATTACKS + "hue: 2 nv_division, 2 ranger; da_nang: ranger", ["hue", "all"], dice="blank " * 4)
    assert game.decision.seat == "SV"
    assert asked(game) == ("combat.withdraw", {"hue/ranger", "done"})
    game.choose("hue/ranger").choose("hue/ranger")
    assert units(game, "hue") == {"nv_division": 2, "militia": 1}
    assert units(game, "da_nang") == {"ranger": 3}


def test_southern_attackers_may_retreat_voluntarily_too(play, units):
    """S.6b After their own attack as well."""
    game = play(
        SV_ATTACKS + "hue: 2 ranger, 2 nv_division; da_nang: ranger",
        ["hue", "all", "hue/ranger", "done"],
        dice="blank " * 4,
    )
    assert units(game, "hue") == {"nv_division": 2, "ranger": 1}


def test_a_voluntary_retreat_obeys_the_restrictions(play, units):
    """S.6b Nowhere to go: the question is not put."""
    game = play(
        NV_ATTACKS + "hue: 2 nv_division, 2 ranger; da_nang: 5 sv_division", ["hue", "all"], dice="blank " * 4 + "1"
    )
    assert game.decision.name == "availability.extra"
    assert units(game, "hue") == {"nv_division": 2, "ranger": 2}


def test_the_north_has_no_voluntary_retreat(play):
    """S.6b Only SV units may choose to retreat."""
    game = play(
        SV_ATTACKS + "hue: 2 ranger, 2 nv_division; quang_tri: 3 nv_division", ["hue", "all"], dice="blank " * 4
    )
    assert game.decision.seat == "NV"
    assert game.decision.name == "availability.extra"


# --- reconstitution --------------------------------------------------------------------------------------------------


def test_two_reduced_divisions_make_a_full_one_in_the_reserve(play, held):
    """S.6b NV may turn two reduced divisions into a complete one."""
    game = play("turn: 3; active: NV; stage: movement; available: 5; reserve: 3 nv_reduced, vc", ["reconstitute"])
    assert held(game, "reserve") == {"nv_division": 1, "nv_reduced": 1, "vc": 1}


def test_the_new_division_may_be_activated(play, held):
    """S.6b It is a fresh division and takes one activation."""
    game = play(
        "turn: 3; active: NV; stage: movement; available: 5; reserve: 2 nv_reduced, vc",
        ["reconstitute", "reserve/nv_division", "hue"],
    )
    assert held(game, "hue") == {"nv_division!": 1}
    assert game.state.spent == 1


def test_divisions_that_have_moved_back_make_one_that_has_moved(play, held):
    """S.4, S.6b No second move by way of reconstitution."""
    game = play(
        "turn: 3; active: NV; stage: movement; available: 5; reserve: vc; hue: 2 nv_reduced",
        ["hue/nv_reduced", "reserve", "2", "reconstitute"],
    )
    assert held(game, "reserve") == {"nv_division!": 1, "vc": 1}


def test_reconstitution_takes_two_reduced_divisions_in_the_reserve(play):
    """S.6b Not with one, nor with reduced divisions on the map."""
    game = play("turn: 3; active: NV; stage: movement; available: 5; reserve: nv_reduced, vc; hue: 2 nv_reduced")
    assert "reconstitute" not in game.decision.keys
    assert "S.6b" in game.why_not("reconstitute")[0]


def test_reconstitution_is_possible_at_any_time(play):
    """S.6b At any time: so before strategic movement [S.10], which could then carry the full division."""
    game = play("turn: 4; active: NV; stage: movement.start; available: 5; momentum: 1; reserve: 2 nv_reduced")
    assert "reconstitute" in game.decision.keys


def test_the_last_unit_may_stay_also_when_the_one_before_it_was_reduced_on_the_spot(play):
    """S.6b All units would have to leave: the last may stay, whichever order the owner takes them in."""
    text = "turn: 2; active: NV; stage: combat; infiltration: 0; ca_mau: 2 nv_division!, sv_division, ranger; "
    text += "combats: ca_mau 0 0 0 0 0 0 0 2 0 0"
    game = play(text, ["ca_mau/sv_division"], dice="R,R,blank,blank")
    assert "stay" in game.decision.keys, "the division had nowhere to go and is reduced; the Rangers are the last"


def test_with_units_that_took_no_part_left_behind_nobody_is_exempted(play):
    """S.6b The exemption is for a side of which all units would have to leave the province."""
    text = "turn: 2; active: NV; stage: combat; infiltration: 0; hue: nv_division!, nv_division, sv_division; "
    text += "combats: hue 0 0 0 0 0 0 0 1 0 0"
    game = play(text, [], dice="blank,R")
    assert game.decision.name == "retreat.to" and "stay" not in game.decision.keys
