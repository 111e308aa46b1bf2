"""8.2, 8.3 Random Spaces and LoCs."""

from collections import Counter
from itertools import product

import pytest

from indochina.fitl.board import IDS, LAND, SPACE
from indochina.fitl.nonplayer.random_spaces import RING, TABLE, draw_space, equal_chance, random_loc, random_space


def rolls(*dice):
    left = list(dice)
    return lambda: left.pop(0)


def spaces(text):
    return [SPACE[name] for name in text.split()]


def test_8_2_the_ring_holds_every_province_and_city_once():
    assert sorted(RING) == list(LAND)


def test_8_2_the_dice_are_tens_and_ones():
    assert IDS[TABLE[26]] == "quang-tri" and IDS[TABLE[46]] == "kontum" and IDS[TABLE[42]] == "da-nang"
    found = Counter(IDS[space] for space in TABLE.values())
    assert {name: n for name, n in found.items() if n > 1} == {"saigon": 3, "hue": 3, "binh-dinh": 2, "tay-ninh": 2}


def test_8_2_the_rolled_space_if_it_is_a_candidate():
    assert random_space(spaces("hue quang-tri"), rolls(2, 6)) == (SPACE["quang-tri"], [2, 6])


@pytest.mark.parametrize(
    "dice, candidates, found",
    [
        ((1, 2), "kien-hoa hue", "kien-hoa"),  # Saigon, Parrot's Beak, Kien Hoa
        ((2, 5), "hue kontum saigon", "hue"),  # the first City after Southern Laos
        ((4, 2), "phu-bon quang-tri binh-tuy can-tho", "phu-bon"),
        ((5, 4), "an-loc kien-phong kien-hoa ba-xuyen", "an-loc"),
    ],
)
def test_8_2_the_arrows_lead_to_the_next_candidate(dice, candidates, found):
    assert IDS[random_space(spaces(candidates), rolls(*dice)).space] == found


def test_8_2_every_roll_finds_a_candidate():
    for dice in product(range(1, 7), repeat=2):
        assert random_space(spaces("tay-ninh"), rolls(*dice)).space == SPACE["tay-ninh"]


def test_8_3_locs_come_last_and_a_single_candidate_needs_no_dice():
    assert draw_space(spaces("hue loc-saigon-can-tho"), rolls()) == (SPACE["hue"], [])
    assert draw_space(spaces("loc-saigon-can-tho"), rolls()) == (SPACE["loc-saigon-can-tho"], [])


def test_8_3_the_loc_with_the_highest_econ_then_next_to_a_random_city():
    assert random_loc(spaces("loc-hue-khe-sanh loc-saigon-can-tho"), rolls()).space == SPACE["loc-saigon-can-tho"]
    # Hue - Khe Sanh and Kontum - Dak To have the same Econ; 46 is Kontum, 34 is Hue
    assert random_loc(spaces("loc-hue-khe-sanh loc-kontum-dak-to"), rolls(4, 6)).space == SPACE["loc-kontum-dak-to"]
    assert random_loc(spaces("loc-hue-khe-sanh loc-kontum-dak-to"), rolls(3, 4)).space == SPACE["loc-hue-khe-sanh"]


def test_8_4_7_an_equal_chance_die_gives_each_the_same_chance():
    found = Counter()
    for die in range(1, 7):
        found[equal_chance([10, 20, 30], rolls(die)).space] += 1
    assert found == {10: 2, 20: 2, 30: 2}
    assert equal_chance([10, 20, 30, 40], rolls(5, 6, 4)) == (40, [5, 6, 4])  # 5 and 6 are rolled again
