"""8.2, 8.3 Random Spaces: two dice on a ring of Provinces and Cities; LoCs come last, by Econ and a random City."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import NamedTuple

from ..board import ADJACENT_CITIES, CAM_RANH, CITIES, ECON, LOCS, QUI_NHON, SPACE

#         1                 2               3               4             5                6
NAMES = (
    "saigon",        "saigon",         "parrots-beak", "kien-hoa",    "can-tho",       "sihanoukville",  # 1
    "kien-giang",    "ba-xuyen",       "binh-tuy",     "qui-nhon",    "southern-laos", "quang-tri",      # 2
    "central-laos",  "north-vietnam",  "hue",          "hue",         "hue",           "quang-nam",      # 3
    "quang-tin",     "da-nang",        "binh-dinh",    "binh-dinh",   "phu-bon",       "kontum",         # 4
    "fishhook",      "khanh-hoa",      "cam-ranh",     "ne-cambodia", "tay-ninh",      "tay-ninh",       # 5
    "an-loc",        "phuoc-long",     "quang-duc",    "kien-phong",  "saigon",        "pleiku",         # 6
)  # fmt: skip
"""8.2 First die tens, second die ones. Where Qui Nhon and Cam Ranh stand is reconstructed."""
TABLE = {10 * (i // 6 + 1) + i % 6 + 1: SPACE[name] for i, name in enumerate(NAMES)}
RING = tuple(
    SPACE[name]
    for name in (
        "saigon", "parrots-beak", "kien-hoa", "can-tho", "sihanoukville", "kien-giang", "ba-xuyen", "binh-tuy",
        "qui-nhon", "southern-laos", "quang-tri", "central-laos", "north-vietnam", "hue", "quang-nam", "quang-tin",
        "da-nang", "binh-dinh", "phu-bon", "kontum", "pleiku", "fishhook", "khanh-hoa", "cam-ranh", "ne-cambodia",
        "tay-ninh", "an-loc", "phuoc-long", "quang-duc", "kien-phong",
    )
)  # fmt: skip
"""8.2 The arrows lead around all thirty Provinces and Cities."""
EXCHANGED = {QUI_NHON: CAM_RANH, CAM_RANH: QUI_NHON}
"""What stands where by the setting `ruling_random_spaces`."""
PLACE_ON_RING = {space: place for place, space in enumerate(RING)}
Roll = Callable[[], int]
"""Rolls one die."""


class Drawn(NamedTuple):
    """A space found by lot, and the dice that found it."""

    space: int
    dice: list[int]


def random_space(candidates: Collection[int], roll: Roll, exchanged: bool = False) -> Drawn:
    """8.2 Roll tens and ones; if the space is no candidate follow the arrows to the first that is one.

    `exchanged`: Qui Nhon and Cam Ranh have changed places.
    """
    dice = [roll(), roll()]
    return Drawn(arrows(candidates, dice, exchanged)[-1], dice)


def arrows(candidates: Collection[int], dice: Sequence[int], exchanged: bool = False) -> list[int]:
    """8.2 From the space that two dice name along the arrows to the first candidate, both of them included."""
    place, way = PLACE_ON_RING[TABLE[10 * dice[0] + dice[1]]], list[int]()
    for step in range(len(RING)):
        space = RING[(place + step) % len(RING)]
        if exchanged:
            space = EXCHANGED.get(space, space)
        way.append(space)
        if space in candidates:
            return way
    raise AssertionError("no Province or City among the candidates")


def equal_chance(candidates: Sequence[int], roll: Roll) -> Drawn:
    """One die, or as many as it takes, each candidate with the same chance."""
    dice: list[int] = []
    faces = 1
    while faces < len(candidates):
        faces *= 6
    while True:
        value, left = 0, faces
        while left > 1:
            dice.append(roll())
            value = 6 * value + dice[-1] - 1
            left //= 6
        if value < faces - faces % len(candidates):
            return Drawn(candidates[value % len(candidates)], dice)


def richest(locs: Sequence[int]) -> list[int]:
    """8.3 The LoCs with the highest Econ."""
    best = max(ECON[x] for x in locs)
    return [x for x in locs if ECON[x] == best]


def cities_at(locs: Collection[int]) -> list[int]:
    """8.3 The Cities next to some LoCs."""
    return [city for city in CITIES if any(city in ADJACENT_CITIES[x] for x in locs)]


def random_loc(candidates: Sequence[int], roll: Roll, exchanged: bool = False) -> Drawn:
    """8.3 The highest Econ, then next to a random City, then by an equal chance."""
    left = richest(candidates)
    dice: list[int] = []
    cities = cities_at(left)
    if len(left) > 1 and cities:
        city, dice = random_space(cities, roll, exchanged)
        left = [x for x in left if city in ADJACENT_CITIES[x]]
    if len(left) == 1:
        return Drawn(left[0], dice)
    drawn = equal_chance(left, roll)
    return Drawn(drawn.space, dice + drawn.dice)


def draw_space(candidates: Sequence[int], roll: Roll, exchanged: bool = False) -> Drawn:
    """8.2, 8.3 One of several equal candidates: Provinces and Cities before LoCs. A single one needs no dice."""
    if len(candidates) == 1:
        return Drawn(candidates[0], [])
    land = [x for x in candidates if x not in LOCS]
    if len(land) == 1:
        return Drawn(land[0], [])
    return random_space(land, roll, exchanged) if land else random_loc(candidates, roll, exchanged)
