"""6.9 Rivers in combat. V17 has a Y: a major river from NW (V16) to SE (V18), a minor one joins it from E (W17)."""

import pytest
from procedures import Run

from indochina.tonkin.board import Board, default
from indochina.tonkin.operations.combat.attack import attack
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.disorganized import dg_drms
from indochina.tonkin.operations.combat.drm import drms
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.operations.combat.rivers_in_combat import MAJOR, MINOR, NONE, river_in_the_way, river_of
from indochina.tonkin.state import hex_of

from .build import state, where


def behind(target, *origins):
    s = state()
    return river_in_the_way(s.board, hex_of(s, target), [hex_of(s, origin) for origin in origins])


def test_example_1_in_a_combat():
    """6.9, 6.14 A and D: neither the combat roll nor the attacker's DG roll is modified by a river."""
    s = state({"V16": "gm-1", "V18": "gm-3", "V17": "rgt-246"})
    b = fought(s, "gm-1", "gm-3")
    assert not [key for key, _ in drms(s, b) if "river" in key]
    assert not [key for u in b.attackers for key, _ in dg_drms(s, b, u, True) if "river" in key]


@pytest.mark.parametrize("bank", ["U17", "U18"])
def test_example_2_in_a_combat(bank):
    """6.9, 6.14 B and C: the minor river modifies the combat roll; no major river, so nothing for the DG roll."""
    s = state({bank: "gm-1", "W16": "gm-3", "V17": "rgt-246"})
    b = fought(s, "gm-1", "gm-3")
    assert [item for item in drms(s, b) if "river" in item[0]] == [("minor_river", -1)]
    assert not [key for u in b.attackers for key, _ in dg_drms(s, b, u, True) if "river" in key]


def test_example_1_along_both_ends_of_the_major_river_there_is_no_river():
    """6.9 A and D hold both ends of the major river, one on each bank of the minor one: no DRM."""
    assert behind("V17", "V16", "V18") == NONE


def test_example_2_from_both_sides_of_the_major_river_the_minor_one_remains():
    """6.9 B and C attack from both banks of the major river; neither reaches the corner behind the minor one."""
    assert behind("V17", "U17", "W16") == MINOR
    assert behind("V17", "U18", "W16") == MINOR


@pytest.mark.parametrize(
    ("origins", "river"),
    [
        (["U17"], MAJOR),            # the far bank is behind the major river
        (["W16"], MAJOR),            # so is the near one
        (["V16"], MINOR),            # along the major river: the other river still modifies
        (["V18"], MINOR),
        (["W17"], MAJOR),            # along the minor river
        (["W17", "U17"], NONE),
        (["V16", "W17"], NONE),
        (["U17", "U18"], MAJOR),     # both on the same bank
    ],
)  # fmt: skip
def test_is_there_a_space_that_no_attacker_reaches_without_crossing_a_river(origins, river):
    """6.9 A fork leaves a modifier for the other river."""
    assert behind("V17", *origins) == river


def test_a_single_river_matters_unless_along_it_or_from_both_sides():
    """6.9 W17 has a minor river from W to E."""
    assert behind("W17", "W16") == MINOR
    assert behind("W17", "W16", "W18") == NONE
    assert behind("W17", "V17") == NONE
    assert behind("W17", "W16", "X16") == MINOR


def test_across_the_side_where_a_river_has_its_source_is_along_it():
    """6.9 A major river begins on the side between W14 and X14."""
    assert behind("X14", "W14") == NONE
    assert behind("X14", "X13") == MAJOR


def test_a_river_that_only_rises_in_a_hex_cuts_nothing_off_and_one_at_the_edge_flows_on():
    """6.9"""
    s = state()
    for key in ("O7", "F20"):
        h = hex_of(s, key)
        assert [len(r.sides) for r in s.board.rivers[h]] == [1]
        assert all(river_in_the_way(s.board, h, [n]) == NONE for n in s.board.adjacent[h])
    assert behind("L24", "L23") == NONE
    assert behind("L24", "M23") == MINOR


def test_no_river_at_all():
    assert behind("X13", "W14") == NONE


def test_the_major_river_has_a_combat_drm_and_a_dg_drm_for_the_attacker():
    """6.9, 6.14 The minor river modifies the combat roll only."""
    s = state({"V16": "gm-1", "U17": "gm-3", "V17": "rgt-246"})
    b = fought(s, "gm-3")
    assert dict(drms(s, b))["major_river"] == -2
    assert ("major_river", 1) in dg_drms(s, b, s.board.unit["gm-3"], True)
    assert "major_river" not in dict(dg_drms(s, b, s.board.unit["rgt-246"], False))
    b = fought(s, "gm-1")
    assert dict(drms(s, b))["minor_river"] == -1
    assert not {"minor_river", "major_river"} & set(dict(dg_drms(s, b, s.board.unit["gm-1"], True)))


@pytest.mark.parametrize("with_it", ["dna-1", "1-rec"])
def test_with_a_dna_or_the_1_rec_in_the_attack_there_is_no_river(with_it):
    """4.0, 6.9 Neither a combat nor a DG DRM for the whole attack."""
    s = state({"V16": with_it, "U17": "gm-3", "V17": "rgt-246"})
    b = fought(s, "gm-3", with_it)
    assert not any("river" in key for key, _ in drms(s, b))
    assert not any("river" in key for key, _ in dg_drms(s, b, s.board.unit["gm-3"], True))


def test_no_river_from_the_air():
    """6.9 An airdrop crosses nothing."""
    s = state({"V15": "10-bpcp", "V17": "rgt-246"})
    b = Battle(s, [s.board.unit["10-bpcp"]], hex_of(s, "V17"), hex_of(s, "V15"), overrun=True, airdrop=True)
    assert river_of(s, b) == NONE


def test_three_major_rivers_and_a_minor_one_in_a_hex():
    """6.9 X15: west, north-west to south-east, east, and a minor one from the north-east."""
    assert behind("X15", "W16") == MAJOR
    assert behind("X15", "X14", "W16") == MAJOR
    assert behind("X15", "X14", "Y15", "W16") == NONE
    assert behind("X15", "X14", "X16", "W16") == MINOR  # the corner between the minor and the eastern river


def test_an_owners_map_may_have_another_y():
    """6.9 The rule reads the rivers of whatever map is given."""
    data = default()
    data["map"]["hexes"]["X13"]["rivers"] = [
        {"name": "Big", "class": "major", "sides": ["W", "E"]},
        {"name": "Small", "class": "minor", "sides": ["NE"]},
    ]
    board = Board(data, {})
    at = board.index
    assert river_in_the_way(board, at["X13"], [at["W13"], at["Y13"]]) == NONE
    assert river_in_the_way(board, at["X13"], [at["W14"], at["X12"]]) == MINOR
    assert river_in_the_way(board, at["X13"], [at["W14"]]) == MAJOR


def test_a_bank_from_which_nobody_attacks_any_more_counts_as_not_reached():
    """6.9, 6.11 The battalion south of the river is lost in an ambush: what is left comes from the north only."""
    s = state({"W16": "gm-1:3 fef-sd-1", "W18": "bmi-1:1", "W17": "88-308"}, spending=("", "fef-sd-1"))
    Run(attack(s, "FEF"), "all no gm-1", "3 3")
    assert items(s) == ["drm.morale/-1"]
    s = state({"W16": "gm-1:3 fef-sd-1", "W18": "bmi-1:1", "W17": "88-308"}, spending=("", "fef-sd-1"))
    Run(attack(s, "FEF"), "all 88-308 bmi-1", "3 3 3")
    assert where(s, "bmi-1") == "eliminated" and items(s) == ["drm.morale/-1", "drm.minor_river/-1"]


def test_a_1_rec_that_drops_out_of_an_overrun_no_longer_helps_over_the_river():
    """4.0, 6.9, 6.11 An ambush makes it DG: it does not take part in the overrun any more."""
    s = state({"W16": "1-rec gm-1:3 fef-sd-1", "W17": "88-308"})
    Run(
        overrun(s, [s.board.unit[key] for key in ("1-rec", "gm-1")], hex_of(s, "W16"), hex_of(s, "W17")),
        "88-308",
        "4 3 3",
    )
    assert items(s) == ["drm.morale/-1", "drm.minor_river/-1"]


def items(s):
    return next(note for note in s.notes if note.key == "log.combat").values["items"]


def fought(s, *attackers):
    """An attack on V17 with both leaders chosen."""
    b = Battle(s, [s.board.unit[key] for key in attackers], hex_of(s, "V17"))
    b.leader, b.defence_leader = b.attackers[0], b.defenders[0]
    return b
