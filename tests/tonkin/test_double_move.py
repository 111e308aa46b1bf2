"""3.2 Double-Move."""

import pytest

from indochina.tonkin.components.zoc import zone
from indochina.tonkin.foresight.look import path, walks
from indochina.tonkin.state import hex_key, hex_of

from .build import at, costs, state


def test_a_unit_may_spend_twice_its_movement_points():
    """3.2"""
    s = at("V14: 1-2-rei")
    assert 7 < max(costs(s, "1-2-rei").values()) <= 14


@pytest.mark.parametrize("mark", ["!", "?"])
def test_not_if_dg_or_oos(mark):
    """3.2"""
    s = state({"V14": f"1-2-rei{mark}"})
    assert max(costs(s, "1-2-rei").values()) <= 7


def test_not_if_it_starts_in_enemy_zoc():
    """3.2 Next to a VM unit 7 points; next to one that is DG, or an SD, 14."""
    for enemy, most in (("88-308", 7), ("88-308!", 14), ("vm-sd-1", 14)):
        s = state({"V14": "1-2-rei", "V13": enemy})
        assert (max(costs(s, "1-2-rei").values()) > 7) == (most > 7), enemy


def test_not_into_enemy_zoc_farther_than_its_own_points():
    """3.2 "Will enter": hexes in ZoC only within 7 points, and beyond them only round about."""
    s = at("V14: 1-2-rei; V18: 88-308")
    reached = costs(s, "1-2-rei")
    seen = {hex_key(s, h) for h in zone(s, "VM")}
    assert all(mp <= 7 for h, mp in reached.items() if h in seen)
    start = hex_of(s, "V14")
    searches = walks(s, s.board.unit["1-2-rei"], start, truck=False)
    for h, mp in reached.items():
        if mp > 7:
            assert not set(path(s, searches, start, hex_of(s, h))) & seen


def test_fef_zoc_does_not_reach_into_forest_so_vm_may_double_there():
    """3.2, 1.3"""
    s = at("Z5: 88-308; Z4: 1-2-rei")
    assert max(costs(s, "88-308").values()) > 9


def test_a_truck_doubles_too():
    """3.2 A transport may double as well; a DG unit on it may not, and pays 1 more each hex [6.14]."""
    s = at("V15: 1-2-rei, 2-2-rei!")
    assert 14 < max(costs(s, "1-2-rei", truck=True).values()) <= 28
    dg = costs(s, "2-2-rei", truck=True)
    assert max(dg.values()) <= 14 and dg["V16"] == 2
