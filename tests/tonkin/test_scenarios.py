"""9.0 The six scenarios, and campaigns."""

import pytest

from indochina.core.errors import Error
from indochina.tonkin.board import printed
from indochina.tonkin.components.communities import territory
from indochina.tonkin.scenarios import CAMPAIGN, SCENARIOS, placements, tieu_doan
from indochina.tonkin.settings import SETTINGS
from indochina.tonkin.setup import setup
from indochina.tonkin.state import AT_SEA, BOX_2, OUT, TRACK, hex_of, holder, units_at, units_in

from .build import where

DEFAULTS = {name: setting.values[0] for name, setting in SETTINGS.items()}


def start(scenario, **settings):
    return setup(scenario, DEFAULTS | settings, 1, (), printed())


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_fef_units_and_trenches_stand_as_the_card_says(scenario):
    """9.0 (2)"""
    s = start(scenario)
    card = s.board.scenarios[scenario]
    for group in card["FEF"]:
        there = sorted(s.board.units[u].type for u in units_in(s, hex_of(s, group["hex"])))
        assert there == sorted(group["units"])
        assert (hex_of(s, group["hex"]) in s.trenches) == group["trench"]
    assert s.turn == card["start_turn"] and s.stage == "setup.regiments"


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_vm_units_with_a_hex_of_their_own_are_there_the_others_wait_for_a_choice(scenario):
    """9.0 (3)"""
    s = start(scenario)
    for p in placements(s):
        assert s.place[p.unit] == (OUT if p.within else p.hex)
        assert holder(s, p.hex) != "FEF" or p.within


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_level_is_that_of_the_card_and_can_be_recounted(scenario):
    """1.9, 9.0 (5)"""
    s = start(scenario)
    level = s.board.scenarios[scenario]["vp_level"]
    assert s.vp == (territory(s) if level is None else level)
    assert s.vp == territory(s) + s.awards
    assert (s.rp, s.ops, s.losses) == ([0, 0], [0, 0], 0)


def test_reinforcements_of_this_month_and_later_are_on_the_turn_track():
    """9.0 (1) Units set up are not; of several alike, the counters left over."""
    s = start("cao_bang")
    due = {u.key: s.due[u.index] for u in s.board.units if s.place[u.index] == TRACK}
    assert (due["racm"], due["8-bpc"], due["45-351"], due["gcma-1"], due["18-325"]) == (1, 5, 9, 25, 38)
    assert "gm-1" not in due and sum(key.startswith("tieu-doan") for key in due) == 3
    assert not any(s.board.unit[k] in tieu_doan(s) for k in due)
    s = start("plaine_des_jarres")
    due = {u.key for u in s.board.units if s.place[u.index] == TRACK}
    assert not any(key.startswith("gcma") for key in due), "they are set up"


def test_units_used_elsewhere_come_back_in_six_turns():
    """9.0 (2), 2.7"""
    s = start("hanoi")
    assert where(s, "1-bep") == "track" and s.due[s.board.unit["1-bep"]] == 10


def test_na_san_has_no_reinforcements_no_navy_and_no_political_objective():
    """9.0 The training scenario."""
    s = start("na_san")
    assert units_at(s, TRACK) == [] and units_at(s, AT_SEA) == [] and s.objective == -1
    s = start("hanoi")
    assert [s.board.units[u].key for u in units_at(s, AT_SEA)] == ["navy"]


def test_pathet_lao_not_on_the_card_are_in_box_2():
    """9.0 (3)"""
    s = start("hanoi")
    assert [where(s, f"pathet-lao-{n}") for n in (1, 2, 3, 4)] == ["out", "out", "box_2", "box_2"]


def test_in_na_san_box_2_is_empty():
    """9.0 Only lost Tieu Doan come back; there are no Pathet Lao."""
    s = start("na_san")
    assert units_at(s, BOX_2) == [] and where(s, "pathet-lao-1") == "out"


def test_a_campaign_ends_with_the_same_or_a_later_scenario():
    """9.0"""
    assert start("hanoi").final == "hanoi"
    assert start("hanoi", until="hanoi").final == "hanoi"
    assert start("cao_bang", until="dien_bien_phu").final == "dien_bien_phu"
    with pytest.raises(Error, match="hanoi ends before hoa_binh begins"):
        start("hoa_binh", until="hanoi")
    with pytest.raises(Error, match="by itself"):
        start("na_san", until="hoa_binh")
    assert SETTINGS["until"].values == ("same", *CAMPAIGN)


def test_the_hero_option_is_kept():
    """6.16"""
    assert "hero" in start("hanoi", hero="yes").options and not start("hanoi").options


def test_transports_and_airstrike_are_those_of_the_card():
    """9.0"""
    s = start("dien_bien_phu")
    assert (s.air, s.trucks, s.airstrike) == (6, 3, 7)
