"""2.1 The three scenarios: what stands on the map at start, and how their decks are made."""

from __future__ import annotations

from typing import NamedTuple

from .components.pieces import ARVN, NVA, VC

# What stands on the map. Level: ++ Active Support, + Passive Support, 0 Neutral, - Passive and -- Active Opposition.
# T Troops, B Bases (t: one Tunneled Base), Irr. Irregulars, P Police, R Rangers, G Guerrillas; all underground (1.4.3).
# Short: Westy's War, 1965-1967
#                         US          ARVN         NVA         VC
SHORT_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "da-nang":        "++   3 . .       . 1 . .      . . .       . .",
    "kontum":         "++   3 . .       . 1 . .      . . .       . .",
    "saigon":         "++   3 1 .       4 2 1 .      . . .       . .",
    "can-tho":        "++   3 1 .       4 2 1 .      . . .       . .",
    "quang-tri":      "--   . . .       2 . . 1      . 4 1       . .",
    "quang-nam":      "0    . . .       . 1 1 .      . . .       . .",
    "quang-tin":      "0    2 . .       . 1 . .      . . .       . .",
    "binh-dinh":      "+    4 1 1       2 1 . .      . . .       2 1",
    "pleiku":         "0    1 1 1       . . . .      . . .       2 1",
    "khanh-hoa":      "0    1 . 1       . . . .      . . .       . .",
    "hue":            "0    . . .       . 2 . .      . . .       . .",
    "kien-hoa":       "0    . . .       . 2 . .      . . .       . .",
    "ba-xuyen":       "0    . . .       . 2 . .      . . .       . .",
    "an-loc":         "+    . . .       . 1 . .      . . .       . .",
    "qui-nhon":       "+    . . .       . 1 . .      . . .       . .",
    "cam-ranh":       "+    . . .       . 1 . .      . . .       . .",
    "binh-tuy":       "+    2 . .       . 1 . .      . . .       2 1",
    "quang-duc":      "--   . . .       . . . .      . 1 .       2 1",
    "tay-ninh":       "--   . . .       . . . .      . 1 .       2 t",
    "kien-phong":     "--   . . .       . . . .      . . .       2 .",
    "kien-giang":     "--   . . .       . . . .      . . .       2 .",
    "north-vietnam":  "0    . . .       . . . .      6 1 2       . .",
    "southern-laos":  "0    . . .       . . . .      6 1 2       . .",
    "central-laos":   "0    . . .       . . . .      . 2 1       . .",
    "fishhook":       "0    . . .       . . . .      . 2 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 2 1       . .",
}  # fmt: skip

# Medium: A Better War, 1968-1972
#                         US          ARVN         NVA         VC
MEDIUM_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "north-vietnam":  "0    . . .       . . . .      9 1 1       . .",
    "central-laos":   "0    . . .       . . . .      9 1 1       . .",
    "quang-tri":      "+    4 1 1       3 . . .      . 3 1       . .",
    "quang-nam":      "--   . . .       . . . .      . . .       2 1",
    "hue":            "+    1 . .       . 2 . .      . . .       . .",
    "da-nang":        "+    1 . .       . 2 . .      . . .       . .",
    "qui-nhon":       "+    1 . .       . 2 . .      . . .       . .",
    "cam-ranh":       "+    1 . .       . 2 . .      . . .       . .",
    "quang-tin":      "+    2 1 .       2 1 . .      . . .       . .",
    "kontum":         "+    1 1 1       . . . .      . . .       . .",
    "binh-dinh":      "++   2 . 1       . 1 . .      . . .       2 1",
    "pleiku":         "++   2 . 1       . 1 . .      . . .       2 1",
    "khanh-hoa":      "++   2 . 1       . 1 . .      . . .       2 1",
    "phu-bon":        "+    3 . .       2 2 . .      . . .       2 .",
    "binh-tuy":       "0    2 1 .       3 1 . .      . . .       2 1",
    "saigon":         "++   2 1 .       1 4 1 .      . . .       1 1",
    "quang-duc":      "0    . . .       2 1 . .      . . .       1 .",
    "phuoc-long":     "0    . . .       . . . .      . 1 .       2 1",
    "tay-ninh":       "--   3 1 .       2 . 1 .      . 2 .       3 t",
    "an-loc":         "0    . . .       1 2 . .      . . .       . .",
    "can-tho":        "+    3 . 1       2 1 . .      . . .       . .",
    "kien-phong":     "-    . . .       . 1 . .      . . .       1 .",
    "kien-hoa":       "-    . . .       . 1 . .      . . .       1 .",
    "ba-xuyen":       "-    . . .       . 1 . .      . . .       1 .",
    "kien-giang":     "--   . . .       2 . 1 1      . . .       1 .",
    "southern-laos":  "0    . . .       . . . .      . 2 1       . .",
    "ne-cambodia":    "0    . . .       . . . .      . 2 1       . .",
    "fishhook":       "0    . . .       . . . .      . 2 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 2 1       . .",
    "sihanoukville":  "0    . . .       . . . .      . 2 1       . .",
}  # fmt: skip

# Full: Nam, 1964-1972
#                         US          ARVN         NVA         VC
FULL_MAP: dict[str, str] = {
    # space         level T B Irr.    T P R B      T G B       G B
    "saigon":         "+    2 1 .       2 3 . .      . . .       . .",
    "hue":            "0    . . .       2 2 . .      . . .       . .",
    "qui-nhon":       "+    . . .       2 2 . .      . . .       . .",
    "cam-ranh":       "+    . . .       2 2 . .      . . .       . .",
    "an-loc":         "+    . . .       2 2 . .      . . .       . .",
    "can-tho":        "+    . . .       2 2 . .      . . .       . .",
    "da-nang":        "0    2 . .       . 1 . .      . . .       . .",
    "kontum":         "0    2 . .       . 1 . .      . . .       . .",
    "quang-tri":      "0    1 . 1       . . . .      . . .       2 1",
    "binh-dinh":      "0    1 . 1       . . . .      . . .       2 1",
    "quang-nam":      "0    . . .       . 1 1 .      . . .       . .",
    "pleiku":         "0    1 1 1       . . . .      . . .       2 1",
    "quang-tin":      "--   . . .       . . . .      . . .       2 1",
    "quang-duc":      "--   . . .       . . . .      . . .       2 1",
    "binh-tuy":       "--   . . .       . . . .      . . .       2 1",
    "tay-ninh":       "--   . . .       . . . .      . . .       2 t",
    "phu-bon":        "+    . . .       . 1 . .      . . .       . .",
    "khanh-hoa":      "+    . . .       . 1 . .      . . .       . .",
    "kien-hoa":       "+    . . .       . 1 . .      . . .       . .",
    "ba-xuyen":       "+    . . .       . 1 . .      . . .       . .",
    "kien-phong":     "--   . . .       . . . .      . . .       1 .",
    "kien-giang":     "--   . . .       . . . .      . . .       1 .",
    "north-vietnam":  "0    . . .       . . . .      . 3 1       . .",
    "central-laos":   "0    . . .       . . . .      . 3 1       . .",
    "southern-laos":  "0    . . .       . . . .      . 3 1       . .",
    "parrots-beak":   "0    . . .       . . . .      . 3 1       . .",
}  # fmt: skip


class Scenario(NamedTuple):
    """Everything a scenario states besides its map."""

    title: str
    map: dict[str, str]
    out_of_play: dict[str, int]
    aid: int
    patronage: int
    trail: int
    resources: dict[str, int]
    leader_box: tuple[int, ...]  # Coup cards already there, the undermost first
    coups: tuple[int, ...]  # shuffled into the piles, one each
    pile: int  # Event cards in a pile
    periods: tuple[int, ...]  # of the piles from the top, if Period Events is used
    shaded: tuple[int, ...]  # Capabilities in force at start, if Period Events is used
    unshaded: tuple[int, ...]
    pivotals: bool
    policy: str
    totals: tuple[int, int, int, int]  # printed markers: US, ARVN, VC, NVA


SHORT = Scenario(
    title="Short: Westy's War, 1965-1967",
    map=SHORT_MAP,
    out_of_play={"us_troop": 6, "arvn_troop": 10, "arvn_ranger": 3},
    aid=15, patronage=18, trail=2, resources={VC: 10, NVA: 15, ARVN: 30},
    leader_box=(125, 126), coups=(127, 128, 129),  # one Failed Attempt is removed; they are alike
    pile=8, periods=(1965, 1965, 1965), shaded=(31,), unshaded=(),
    pivotals=False, policy="LBJ", totals=(38, 41, 23, 10),
)  # fmt: skip
MEDIUM = Scenario(
    title="Medium: A Better War, 1968-1972",
    map=MEDIUM_MAP,
    out_of_play={"us_troop": 5, "arvn_troop": 10, "arvn_ranger": 3},
    aid=30, patronage=15, trail=3, resources={VC: 15, NVA: 20, ARVN: 30},
    leader_box=(125, 126, 127), coups=(128, 129, 130),
    pile=12, periods=(1968, 1968, 1968), shaded=(28, 31, 34, 104), unshaded=(8, 14),
    pivotals=True, policy="LBJ", totals=(37, 44, 23, 8),
)  # fmt: skip
FULL = Scenario(
    title="Full: Nam, 1964-1972",
    map=FULL_MAP,
    out_of_play={"us_troop": 10, "us_base": 2, "arvn_troop": 10, "arvn_ranger": 3, "arvn_base": 2},
    aid=15, patronage=15, trail=1, resources={VC: 5, NVA: 10, ARVN: 30},
    leader_box=(), coups=(125, 126, 127, 128, 129, 130),
    pile=12, periods=(1964, 1965, 1965, 1968, 1968, 1968), shaded=(), unshaded=(),
    pivotals=True, policy="JFK", totals=(38, 35, 27, 4),
)  # fmt: skip
BY_NAME = {"full": FULL, "medium": MEDIUM, "short": SHORT}
SCENARIOS = {name: scenario.title for name, scenario in BY_NAME.items()}
