"""S.9 SV forces desertion."""

from __future__ import annotations

import pytest

# Seven provinces under NV control, all inland border ones or far from where the tests put SV units.
SEVEN = "kon_tum: militia; pleiku: militia; dak_lak: militia; dak_nong: militia; phuoc_binh: militia;" + (
    "quang_tri: militia; kien_giang: militia;"
)
NAMES = (
    "quang_tri", "da_nang", "quang_ngai", "kon_tum", "binh_dinh", "pleiku", "phu_yen", "dak_lak", "khanh_hoa",
    "dak_nong", "binh_thuan", "phuoc_binh", "xuan_loc", "an_loc", "long_an", "can_tho", "kien_giang", "ca_mau",
)  # fmt: skip
TABLE = {  # provinces: units by die (our board)
    0: "000000", 2: "000000", 3: "001122", 4: "001122", 5: "112233", 6: "112233", 7: "123344", 8: "123344",
    9: "233445", 10: "233445", 11: "334556", 12: "334556", 13: "345667", 14: "345667", 15: "456778", 18: "456778",
}  # fmt: skip


def deserters(game):
    return [e.values["unit"] for e in game.log if e.key == "log.deserted"]


@pytest.mark.parametrize("provinces", TABLE)
@pytest.mark.parametrize("die", range(1, 7))
def test_the_desertion_table(play, provinces, die):
    """S.9 A die and the number of provinces NV controls give the number of units (our board)."""
    militia = "; ".join(f"{name}: militia" for name in NAMES[:provinces])
    game = play(
        f"turn: 2; active: SV; stage: desertion; hue: 5 sv_division; saigon: 5 sv_division; {militia}", dice=f"{die}"
    )
    number = int(TABLE[provinces][die - 1])
    entry = next(e for e in game.log if e.key == "log.desertion")
    assert (entry.values["provinces"], entry.values["count"]) == (provinces, number)


def test_the_south_chooses_the_deserters(play, asked):
    """S.9 Units are removed by the SV player."""
    game = play(f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger, marine, sv_division", dice="1")
    assert game.decision.seat == "SV"
    assert asked(game) == ("desertion.unit", {"hue/ranger", "hue/marine", "hue/sv_division"})


def test_reducing_a_division_counts_as_one_unit(play, units):
    """S.9 A division may simply be reduced: one unit has deserted."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger, sv_division", ["hue/sv_division"], dice="1 1"
    )
    assert units(game, "hue") == {"ranger": 1, "sv_reduced": 1}


def test_a_full_division_counts_as_two(play, units):
    """S.9 Two units to lose: one full division goes altogether."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger, sv_division",
        ["hue/sv_division", "hue/sv_reduced"],
        dice="2 1",
    )
    assert units(game, "hue") == {"ranger": 1}


def test_two_units_to_lose_may_be_two_divisions_reduced(play, units):
    """S.9 Or each of two divisions is reduced."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: 2 sv_division, ranger",
        ["hue/sv_division", "hue/sv_division"],
        dice="2 1",
    )
    assert units(game, "hue") == {"ranger": 1, "sv_reduced": 2}


@pytest.mark.parametrize("unit", ["ranger", "marine", "paratrooper", "mechanized", "sv_reduced"])
def test_any_other_unit_counts_as_one(play, units, unit):
    """S.9 Other units desert whole."""
    game = play(f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: {unit}", dice="1 1")
    assert units(game, "hue") == {}


def test_first_border_provinces_with_both_sides(play, asked):
    """S.9 First group: border provinces occupied by units of both sides; all others are spared."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger, vc; da_nang: ranger; an_loc: marine, vc; "
        "binh_dinh: ranger, vc; saigon: ranger",
        dice="1",
    )
    assert asked(game) == ("desertion.unit", {"hue/ranger", "an_loc/marine"})
    for place in ("Da Nang", "Binh Dinh", "Saigon"):
        assert "S.9" in game.why_not(place)[0]


def test_second_other_border_provinces(play, asked):
    """S.9 Second group: border provinces without the enemy, before contested provinces inland."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger; da_nang: ranger; "
        "binh_dinh: ranger, vc; saigon: ranger",
        dice="1",
    )
    assert asked(game) == ("desertion.unit", {"hue/ranger", "da_nang/ranger"})


def test_third_contested_provinces_except_saigon(play, asked):
    """S.9 Third group: provinces with both sides, but not Saigon."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} binh_dinh: ranger, vc; phu_yen: marine, vc; "
        "saigon: ranger, vc; ca_mau: marine",
        dice="1",
    )
    assert asked(game) == ("desertion.unit", {"binh_dinh/ranger", "phu_yen/marine"})


def test_finally_all_other_units(play, asked):
    """S.9 Last group: everything else, a contested Saigon among it."""
    game = play(f"turn: 2; active: SV; stage: desertion; {SEVEN} saigon: ranger, vc; ca_mau: marine", dice="1")
    assert asked(game) == ("desertion.unit", {"saigon/ranger", "ca_mau/marine"})


def test_the_groups_are_emptied_one_after_the_other(play, units):
    """S.9 Four units to lose: one in each group in turn, without a choice here."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger, vc; da_nang: marine; "
        "binh_dinh: ranger, vc; ca_mau: marine",
        dice="6",
    )
    assert deserters(game) == ["ranger", "marine", "ranger", "marine"]


def test_a_reduced_division_stays_in_its_group(play, asked):
    """S.9 Half a division has deserted: the other half is still first in line, before the second group."""
    game = play(
        f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: sv_division, vc; da_nang: ranger; saigon: ranger",
        dice="2 1",
    )
    assert deserters(game) == ["sv_division", "sv_reduced"]


def test_more_desertions_than_units(play):
    """S.9 When no unit is left nothing more happens."""
    game = play(f"turn: 2; active: SV; stage: desertion; {SEVEN} hue: ranger", dice="6 1")
    assert deserters(game) == ["ranger"]
    assert game.state.turn == 3


def test_no_province_no_deserter(play):
    """S.9 With no province under NV control nobody deserts (our board)."""
    game = play("turn: 2; active: SV; stage: desertion; hue: ranger", dice="6 1")
    assert deserters(game) == []


def test_contested_provinces_count_if_militia_stand_there(play):
    """S.9, S.8 NV controlled: a contested province with militia counts, one without does not."""
    game = play(
        "turn: 2; active: SV; stage: desertion; hue: ranger, vc, militia; da_nang: ranger, vc; "
        "pleiku: militia; kon_tum: vc",
        dice="1 1",
    )
    assert next(e for e in game.log if e.key == "log.desertion").values["provinces"] == 3


def test_desertion_follows_the_sv_combat_phase_only(play):
    """S.1 There is a test in the SV phase and none in the NV phase."""
    game = play(f"turn: 2; active: NV; stage: combat; {SEVEN} hue: ranger", dice="1")
    assert game.state.active == "SV"
    assert not [e for e in game.log if e.key == "log.desertion"]
    game = play(f"turn: 2; active: SV; stage: combat; {SEVEN} hue: ranger", dice="1 1")
    assert [e for e in game.log if e.key == "log.desertion"]
