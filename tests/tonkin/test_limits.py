"""3.8 Where units may move and attack, and 3.6, 4.0: DNA and 1 REC."""

import pytest
from procedures import drive

from indochina.tonkin.movement.limits import across_china, ends, may_attack, may_enter, may_retreat, water_links
from indochina.tonkin.movement.reach import legs_of
from indochina.tonkin.operations.combat.attack import able_to_attack, attack
from indochina.tonkin.operations.combat.overrun import victims
from indochina.tonkin.state import hex_key, hex_of

from .build import at, units, where


def may(s, key, where):
    return may_enter(s, s.board.unit[key], hex_of(s, where)) is None


# Z3 China, V14 clear Delta, S12 forest, N14 rough Highlands, M16 Laos next to Vietnam,
# F22 inner Laos, J13 Vietnam next to Laos, Z17 sea, Z16 island chain
@pytest.mark.parametrize(("key", "yes", "no"), [
    ("88-308", "Z3 V14 N14 M16 F22", "Z17 Z16 saigon"),
    ("vm-sd-1", "Z3 V14 F22", "Z17"),
    ("vm-hq", "Z3 V14 F22", "Z17"),
    ("tieu-doan-1", "V14 N14 M16", "F22 Z3"),
    ("bvn-1", "V14 N14 M16 saigon", "F22 Z3"),
    ("3-bpvn", "V14 M16", "F22"),
    ("pathet-lao-1", "F22 M16 J13", "V14 Z3"),
    ("bcl-1", "F22 M16 J13", "V14 Z3 saigon"),
    ("1-bpl", "F22 J13", "N14"),
    ("gcma-1", "N14 F22", "V14 Z3"),
    ("thai-1", "N14 M16", "V14 saigon"),
    ("gm-1", "V14 N14 F22 saigon", "Z3 Z17 Z16"),
    ("fef-sd-1", "V14 F22", "Z3"),
    ("1-rec", "V14 V15 saigon", "N14 S12 A24 Z3"),
    ("dna-1", "V15 V17 Z16 Y16", "V14 N14 Z17 saigon"),
])  # fmt: skip
def test_where_each_kind_of_unit_may_end_its_movement(key, yes, no):
    """3.8 with 4.0 (1 REC: clear terrain only) and 3.6 (DNA: major rivers and coast)."""
    s = at()
    assert [h for h in yes.split() if not may(s, key, h)] == []
    assert [h for h in no.split() if may(s, key, h)] == []


def test_no_unit_enters_a_hex_with_enemy_units_unless_only_hq_and_sd_are_there():
    """3.1"""
    s = at("V14: 88-308, vm-sd-1; V13: vm-sd-2; U15: gm-1")
    assert may_enter(s, s.board.unit["gm-1"], hex_of(s, "V14")).key == "why.enemy_there"
    assert may(s, "gm-1", "V13")
    assert may(s, "88-308", "V13")


def test_nobody_retreats_into_an_enemy_occupied_hex_not_even_one_with_only_an_sd():
    """3.1"""
    s = at("V13: vm-sd-2")
    assert not may_retreat(s, s.board.unit["gm-1"], hex_of(s, "V14"), hex_of(s, "V13"))
    assert may_retreat(s, s.board.unit["88-308"], hex_of(s, "V14"), hex_of(s, "V13"))


def test_a_dna_retreats_and_attacks_along_major_rivers_or_the_coast_only():
    """3.6"""
    s = at()
    dna = s.board.unit["dna-1"]
    assert may_retreat(s, dna, hex_of(s, "V16"), hex_of(s, "V17"))
    assert not may_retreat(s, dna, hex_of(s, "V16"), hex_of(s, "U18")) and not may_retreat(
        s, dna, hex_of(s, "V16"), hex_of(s, "W16")
    )
    assert may_attack(s, dna, hex_of(s, "V16"), hex_of(s, "V17")) is None
    assert may_attack(s, dna, hex_of(s, "V16"), hex_of(s, "W16")).rule == "3.6"


def test_a_dna_goes_over_sides_a_major_river_crosses_and_from_coast_to_coast():
    """3.6 Not over a source hexside, not where the river is minor."""
    s = at()
    links = {key: {hex_key(s, h) for h in water_links(s.board)[hex_of(s, key)]} for key in ("V15", "S12", "X14", "Y16")}
    assert links["V15"] == {"U15", "W15", "V16"}
    assert links["S12"] == {"S13"}  # the Red River is minor above it
    assert links["X14"] == {"X15"}  # its river starts on the side towards W14
    assert links["Y16"] == {"Y15", "Z15", "Z16", "Y17"}


def test_no_overrun_or_combat_across_the_chinese_border_but_movement():
    """3.8"""
    s = at()
    china, vietnam = hex_of(s, "Z3"), hex_of(s, "Z4")
    assert across_china(s.board, china, vietnam) and not across_china(s.board, vietnam, hex_of(s, "Z5"))
    assert may_attack(s, s.board.unit["88-308"], china, vietnam).key == "why.chinese_border"
    assert may_enter(s, s.board.unit["88-308"], vietnam) is None


def test_units_attack_only_where_they_may_end():
    """3.8 A Tieu Doan does not attack in inner Laos, a GCMA not in the Delta."""
    s = at()
    inner = hex_of(s, "F22")
    near = s.board.adjacent[inner][0]
    assert may_attack(s, s.board.unit["tieu-doan-1"], near, inner).rule == "3.8"
    assert may_attack(s, s.board.unit["gcma-1"], hex_of(s, "U14"), hex_of(s, "V14")).key == "why.limit_highlands"
    assert may_attack(s, s.board.unit["88-308"], near, inner) is None


def test_the_table_of_hexes_includes_saigon():
    s = at()
    assert all(len(mask) == len(s.board.ids) + 1 for mask in ends(s.board))


def test_the_1_rec_attacks_where_it_cannot_move_to():
    """4.0 Only its movement is bound to clear terrain: it neither overruns into other terrain nor advances there."""
    s = at("X12: 1-rec, gm-1, fef-sd-1; Y11: 88-308; fef_spending: fef-sd-1")
    rec = s.board.unit["1-rec"]
    assert may_attack(s, rec, hex_of(s, "X12"), hex_of(s, "Y11")) is None
    assert rec in able_to_attack(s, "FEF")[hex_of(s, "Y11")]
    assert hex_of(s, "Y11") not in victims(s, [rec], hex_of(s, "X12"), {rec: legs_of(s, rec, hex_of(s, "X12"))})
    drive(attack(s, "FEF"), "all no gm-1 Z10 gm-1", "4 4 1 1")
    assert (where(s, "gm-1"), where(s, "1-rec")) == ("Y11", "X12")


def test_nor_does_it_sail_into_an_overrun_there():
    """4.0, 3.6 As a passenger of a DNA it would end in forest."""
    s = at("T15: dna-1, 1-rec; T14: tieu-doan-1!")
    dna = s.board.unit["dna-1"]
    legs = {dna: legs_of(s, dna, hex_of(s, "T15"))}
    assert hex_of(s, "T14") in victims(s, [dna], hex_of(s, "T15"), legs)
    assert hex_of(s, "T14") not in victims(s, units(s, "dna-1 1-rec"), hex_of(s, "T15"), legs)


def test_not_into_china():
    """3.8"""
    s = at()
    china = next(h for h in range(len(s.board.ids)) if s.board.country[h] == 2)
    near = next(n for n in s.board.adjacent[china])
    assert may_attack(s, s.board.unit["1-rec"], near, china) is not None
