"""2.7 FEF withdrawals."""

import pytest
from procedures import Run, drive

from indochina.tonkin.replacements.withdrawals import withdrawals
from indochina.tonkin.state import hex_of

from .build import at, notes, state, steps, where

ANY, PARA, REI, NAVY, NONE = "May-51", "Oct-51", "Jul-52", "Dec-52", "Nov-50"


def test_a_unit_goes_6_game_turns_ahead():
    """2.7 France chooses; it returns as reinforcement."""
    s = at("V15: 8-bpc!, 2-2-rei; month: May-51")
    before = s.vp
    run = Run(withdrawals(s), "8-bpc")
    assert run.result == "vm.move" and s.vp == before
    assert where(s, "8-bpc") == "track" and s.due[s.board.unit["8-bpc"]] == s.turn + 6 and steps(s, "8-bpc") == 2


@pytest.mark.parametrize(
    ("month", "keys"),
    [(ANY, ["8-bpc", "gm-1", "2-2-rei", "2-13-dble", "dna-1", "gm-35-ralp"]), (PARA, ["8-bpc", "gm-35-ralp"]),
     (REI, ["2-2-rei"])],
)  # fmt: skip
def test_any_unit_or_one_of_a_type(month, keys):
    """2.7 HQ and SD are never withdrawn."""
    s = state({"V15": "8-bpc gm-1 2-2-rei 2-13-dble dna-1 gm-35-ralp fef-hq fef-sd-1"}, month)
    assert Run(withdrawals(s), keys[0] if len(keys) > 1 else "").asked[0].keys == keys


def test_it_must_be_withdrawn_if_there_is_one():
    """2.7 "Must": a single unit goes without a question to answer, and 3 VP are no alternative."""
    s = at("V15: 2-2-rei; month: Jul-52")
    run = Run(withdrawals(s))
    assert run.asked[0].keys == ["2-2-rei"] and where(s, "2-2-rei") == "track"


@pytest.mark.parametrize(
    "units", [{"V15": "2-2-rei:1"}, {"N14": "2-2-rei"}, {"V15": "8-bpc"}, {"saigon": "2-2-rei"}, {}]
)
def test_3_vp_without_a_full_unit_of_the_type_within_3_hexes_of_a_supply_center(units):
    """2.7 Reduced, too far away, of another type, or none."""
    s = state(units, REI)
    before = s.vp
    run = Run(withdrawals(s))
    assert run.asked == [] and run.result == "vm.move" and s.vp == before - 3 and s.awards == -3
    assert notes(s) == ["log.not_withdrawn"]


def test_within_3_hexes():
    """2.7 Three, not four; reasons for the others."""
    s = at("S18: 2-2-rei; R19: 1-2-rei; V15: 1-3-rei:1, 2-3-rei; month: Jul-52")
    run = Run(withdrawals(s))
    assert run.open.keys == ["2-2-rei", "2-3-rei"]
    assert {k: w.key for k, w in run.open.blocked.items()} == {
        "1-2-rei": "why.far_from_center",
        "1-3-rei": "why.not_full",
    }


def test_the_navy_lies_at_sea():
    """2.7 It is withdrawn wherever it is; if it is away already, 3 VP."""
    s = at("at_sea: navy; month: Dec-52")
    drive(withdrawals(s))
    assert where(s, "navy") == "track" and s.due[s.board.unit["navy"]] == s.turn + 6
    s = state({"track": "navy"}, NAVY)
    drive(withdrawals(s))
    assert s.awards == -3


def test_no_w_no_withdrawal():
    """2.7 Only in the months the chart marks."""
    s = at("V15: 2-2-rei; month: Nov-50")
    assert Run(withdrawals(s)).asked == [] and notes(s) == []


def test_none_in_na_san():
    """9.0 The Navy is called away in Dec-52, but not there."""
    s = state({}, NAVY, scenario="na_san")
    drive(withdrawals(s))
    assert s.awards == 0


def test_leaving_a_vp_hex_moves_the_vp():
    """1.9 Nam Dinh is VM's by default."""
    s = at("V18: 2-2-rei; month: Jul-52")
    before = s.vp
    drive(withdrawals(s))
    assert s.vp == before - s.board.community[hex_of(s, "V18")].vp and hex_of(s, "V18") in s.vm_friendly
