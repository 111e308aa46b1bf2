"""S.8 Province control check."""

from __future__ import annotations

import pytest

SV_ATTACKS = "turn: 2; active: SV; stage: combat.declare; available: 5;"
NV_ATTACKS = "turn: 2; active: NV; stage: combat.declare; available: 9; infiltration: 0; reserve:;"


def control(game, province):
    return game.view()["view"]["spaces"][province]["control"]


@pytest.mark.parametrize(
    ("held_by", "side"),
    [
        ("ranger", "SV"),
        ("vc", "NV"),
        ("nv_division, militia", "NV"),
        ("militia", "NV"),
        ("ranger, vc", "SV"),  # both sides, no militia
        ("ranger, 5 nv_division", "SV"),
        ("ranger, vc, militia", "NV"),  # both sides, militia
        ("5 sv_division, vc, militia", "NV"),
    ],
)
def test_who_controls_a_province(play, held_by, side):
    """S.8 Units of one side alone control; units of both: NV with a militia marker, SV without."""
    game = play(f"turn: 2; active: SV; stage: movement; available: 5; hue: {held_by}; saigon: ranger")
    assert control(game, "hue") == side


def test_an_empty_province_without_militia_is_under_sv_control(play):
    """S.8 Empty and no marker: SV."""
    game = play("turn: 2; active: SV; stage: movement; available: 5; saigon: ranger")
    assert control(game, "hue") == "SV"


# --- placing militia -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["NV", "SV"])
def test_after_the_combat_phase_militia_go_into_each_province_nv_controls(play, units, side):
    """S.8 After each Combat Phase, the North's and the South's: where NV units are alone, not where both sides are."""
    game = play(
        f"turn: 2; active: {side}; stage: combat; hue: vc; pleiku: 2 nv_division; saigon: ranger, vc; an_loc: ranger",
        dice="1 1",
    )
    assert units(game, "hue") == {"vc": 1, "militia": 1}
    assert units(game, "pleiku") == {"nv_division": 2, "militia": 1}
    assert units(game, "saigon") == {"ranger": 1, "vc": 1}
    assert units(game, "an_loc") == {"ranger": 1}


def test_militia_are_not_placed_before_the_combat_phase_is_over(play, held):
    """S.8 While NV moves and fights, a province newly entered has no marker yet."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: ranger; reserve: 3 nv_division",
        ["reserve/nv_division", "da_nang", "1", "reserve/nv_division", "hue", "1", "done"],
    )
    assert game.decision.name == "combat.declare"
    assert held(game, "da_nang") == {"nv_division!": 1}


def test_one_militia_marker_a_province(play, units):
    """S.8 A province with a marker gets no second one."""
    game = play("turn: 2; active: NV; stage: combat; hue: vc, militia", dice="1")
    assert units(game, "hue") == {"vc": 1, "militia": 1}


def test_a_marker_stays_when_the_units_leave(play, units):
    """S.8 Militia alone hold the province for NV."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: nv_division, militia; reserve:",
        ["hue/nv_division", "da_nang"],
        dice="1",
    )
    assert units(game, "hue") == {"militia": 1}
    assert control(game, "hue") == "NV"


def test_a_marker_left_with_sv_units_alone_is_removed_at_the_check(play, units):
    """S.8 NV leaves a contested province: only SV units occupy it, so SV controls it and the marker goes."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: ranger, nv_division, militia; reserve:",
        ["hue/nv_division", "da_nang"],
        dice="1",
    )
    assert units(game, "hue") == {"ranger": 1}
    assert control(game, "hue") == "SV"


# --- entering --------------------------------------------------------------------------------------------------------


def test_an_sv_unit_that_enters_removes_lonely_militia(play, held):
    """S.8 The marker is removed at once and the province passes to SV."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: ranger, sv_division; hue: militia",
        ["da_nang/ranger", "hue"],
    )
    assert held(game, "hue") == {"ranger!": 1}
    assert control(game, "hue") == "SV"


def test_militia_with_units_are_not_removed_by_entering(play, held):
    """S.8 Only a marker on its own is removed."""
    game = play(
        "turn: 2; active: SV; stage: movement; available: 5; da_nang: ranger, sv_division; hue: vc, militia",
        ["da_nang/ranger", "hue"],
    )
    assert held(game, "hue") == {"ranger!": 1, "vc": 1, "militia": 1}
    assert control(game, "hue") == "NV"


def test_an_nv_unit_that_enters_leaves_militia_alone(play, held):
    """S.8 It is the North's own marker."""
    game = play(
        "turn: 2; active: NV; stage: movement; available: 5; hue: militia; reserve: nv_division, vc",
        ["reserve/nv_division", "hue"],
    )
    assert held(game, "hue") == {"nv_division!": 1, "militia": 1}


# --- after combat ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("sv", "nv", "removed"),
    [(1, 1, False), (2, 1, True), (2, 2, False), (3, 2, True), (1, 3, False), (5, 4, True)],
)
def test_after_combat_more_sv_than_nv_units_take_the_province_back(play, units, sv, nv, removed):
    """S.8 In a province under NV control SV needs more units than NV after the combat."""
    game = play(
        SV_ATTACKS + f"hue: {sv} sv_division, {nv} nv_division, militia",
        ["hue", "all"],
        dice="blank " * (sv + min(5, nv + 1)),
    )
    assert units(game, "hue") == {"sv_division": sv, "nv_division": nv} | ({} if removed else {"militia": 1})
    assert control(game, "hue") == ("SV" if removed else "NV")


@pytest.mark.parametrize(("sv", "nv", "removed"), [(1, 1, True), (2, 2, True), (1, 2, False), (3, 2, True)])
def test_in_saigon_as_many_units_suffice(play, units, sv, nv, removed):
    """S.8 Exception: in Saigon SV only needs as many units as NV."""
    game = play(
        SV_ATTACKS + f"saigon: {sv} sv_division, {nv} nv_division, militia",
        ["saigon", "all"],
        dice="blank " * (sv + nv + 1),
    )
    assert ("militia" in units(game, "saigon")) is not removed


def test_it_is_checked_after_nv_attacks_too(play, units):
    """S.8 After combat, whoever attacked."""
    game = play(NV_ATTACKS + "hue: nv_division, 2 sv_division, militia", ["hue", "all"], dice="blank blank blank 1")
    assert units(game, "hue") == {"nv_division": 1, "sv_division": 2}


def test_without_a_combat_superior_numbers_change_nothing(play, units):
    """S.8 More SV units beside a militia marker, but no combat: NV keeps control."""
    game = play(SV_ATTACKS + "hue: 4 sv_division, nv_division, militia", ["done"], dice="1 1")
    assert units(game, "hue") == {"sv_division": 4, "nv_division": 1, "militia": 1}
    assert control(game, "hue") == "NV"


def test_units_count_reduced_or_not(play, units):
    """S.8 Two reduced divisions are more than one full one."""
    game = play(SV_ATTACKS + "hue: 2 sv_reduced, nv_division, militia", ["hue", "all"], dice="blank " * 4)
    assert "militia" not in units(game, "hue")


def test_units_that_did_not_fight_count_as_well(play, units):
    """S.8 All units in the province are counted, not only those engaged."""
    game = play(
        SV_ATTACKS + "hue: 2 sv_division, nv_division, militia", ["hue", "sv_division", "done"], dice="blank " * 3
    )
    assert units(game, "hue") == {"sv_division": 2, "nv_division": 1}


def test_militia_left_alone_after_combat_stay(play, units):
    """S.8 Both sides are gone: the marker stays, the province remains NV controlled."""
    game = play(SV_ATTACKS + "hue: ranger, vc, militia", ["hue", "all"], dice="X X blank")
    assert units(game, "hue") == {"militia": 1}
    assert control(game, "hue") == "NV"


def test_militia_left_alone_in_saigon_stay(play, units):
    """S.8 In Saigon too: no units on either side is no reason to remove it."""
    game = play(
        SV_ATTACKS.replace("turn: 2", "turn: 7") + "saigon: ranger, vc, militia; hue: ranger",
        ["saigon", "all"],
        dice="X X blank",
    )
    assert "militia" in units(game, "saigon")


def test_militia_alone_with_sv_units_after_combat_are_removed(play, units):
    """S.6c, S.8 Only SV units are left in the province: the marker goes."""
    game = play(SV_ATTACKS + "hue: ranger, vc, militia", ["hue", "all"], dice="X blank blank")
    assert units(game, "hue") == {"ranger": 1}


def test_control_changes_after_each_combat_not_only_after_the_phase(play, asked):
    """S.8 After each combat: a province won back in the first combat is a refuge in the second."""
    game = play(
        SV_ATTACKS + "hue: 2 ranger, vc, militia; da_nang: sv_division, 2 nv_division",
        ["hue", "all", "da_nang", "all"],
        dice="blank blank blank blank  blank R blank",
    )
    assert asked(game) == ("retreat.to", {"hue", "stay"})


def test_without_militia_sv_keeps_control_whatever_the_numbers(play, units):
    """S.8 Both sides' units and no marker: SV controls even when outnumbered after a combat."""
    game = play(NV_ATTACKS + "hue: 4 nv_division, ranger", ["hue", "all"], dice="blank " * 5 + "1")
    assert units(game, "hue") == {"nv_division": 4, "ranger": 1}
    assert control(game, "hue") == "SV"


def test_control_is_checked_after_desertion(play, units):
    """S.8 After desertion: NV units left alone control the province (ruling: with a marker)."""
    held_by_nv = "; ".join(f"{p}: militia" for p in ("da_nang", "kon_tum", "pleiku", "dak_lak", "dak_nong"))
    game = play(f"turn: 2; active: SV; stage: desertion; hue: ranger, vc; saigon: ranger; {held_by_nv}", dice="1 1")
    assert units(game, "hue") == {"vc": 1, "militia": 1}
    assert control(game, "hue") == "NV"
