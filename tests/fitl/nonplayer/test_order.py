"""8.1.2 In which order Non-players place, target and remove pieces."""

import pytest

from indochina.fitl.board import CITIES, HUE, PLEIKU, SAIGON
from indochina.fitl.components.pieces import ARVN_BASE, COIN, KIND_NAMES, NVA_KINDS, US_BASE, VC_KINDS
from indochina.fitl.nonplayer.order import alternate, box_rank, even_cubes, kept_apart, removal_plan


def names(kinds):
    return [KIND_NAMES[kind] for kind in kinds]


def test_8_1_2_enemy_bases_then_special_forces_then_cubes_evenly_us_first(at):
    s = at("saigon: us_base, us_irregular_a, arvn_ranger_u, us_troop, arvn_troop, 3 arvn_police")
    assert names(removal_plan(s, SAIGON, 8, COIN)) == [
        "us_base",
        "arvn_ranger_u",
        "us_irregular_a",
        "us_troop",
        "arvn_police",
        "arvn_troop",
        "arvn_police",
        "arvn_police",
    ]


def test_8_1_2_the_kind_with_fewest_begins_and_troops_of_both_count_together(at):
    s = at("saigon: 2 us_troop, arvn_troop, 4 arvn_police; hue: arvn_troop, 2 arvn_police")
    assert names(removal_plan(s, SAIGON, 2, COIN)) == ["us_troop", "arvn_police"]
    assert names(removal_plan(s, HUE, 2, COIN)) == ["arvn_troop", "arvn_police"]


def test_8_1_2_own_pieces_go_in_reverse_active_before_underground(at):
    s = at("pleiku: nva_troop, nva_guerrilla_u, nva_guerrilla_a, nva_base, vc_guerrilla_a, vc_base")
    assert names(removal_plan(s, PLEIKU, 9, NVA_KINDS, friendly=True)) == [
        "nva_troop",
        "nva_guerrilla_a",
        "nva_guerrilla_u",
        "nva_base",
    ]
    assert names(removal_plan(s, PLEIKU, 1, VC_KINDS, friendly=True)) == ["vc_guerrilla_a"]


@pytest.mark.parametrize(
    "troops, police, n, plan",
    [
        (2, 2, 3, "TPT"),
        (3, 1, 4, "TTTP"),  # the last Police is kept until last
        (0, 3, 2, "PP"),
        (4, 2, 4, "PTTT"),  # Police are fewer; the last of them stays
    ],
)
def test_8_1_2_troops_and_police_evenly(troops, police, n, plan):
    assert "".join("T" if troop else "P" for troop in alternate(troops, police, n)) == plan


def test_8_1_2_friendly_cubes_begin_with_most():
    assert alternate(2, 4, 2, fewest_first=False) == [False, True]
    assert alternate(3, 3, 1, fewest_first=False) == [True]


def test_8_1_2_cubes_are_placed_evenly_as_far_as_they_are_available():
    assert even_cubes(2, 0, 3, 9, 9) == [False, True, False]
    assert even_cubes(0, 0, 4, 1, 9) == [True, False, False, False]


def test_8_1_2_never_two_coin_bases_nor_an_arvn_base_in_a_city(at):
    s = at("pleiku: us_base")
    assert not kept_apart(s, ARVN_BASE, PLEIKU, CITIES) and not kept_apart(s, ARVN_BASE, SAIGON, CITIES)
    assert kept_apart(s, US_BASE, SAIGON, CITIES) and not kept_apart(s, US_BASE, PLEIKU, CITIES)


def test_8_1_2_out_of_play_pieces_return_bases_rangers_troops_irregulars():
    boxes = ["us_irregular", "arvn_troop", "us_troop", "arvn_ranger", "us_base"]
    assert sorted(boxes, key=box_rank) == ["us_base", "arvn_ranger", "arvn_troop", "us_troop", "us_irregular"]
