"""What is printed on the board and is not in the rulebook: map, set-up, activation and desertion tables, dice.

CONFIRMED data come from the rulebook or an explicit published statement. RECONSTRUCTED data are a reasoned
stand-in for print we have not seen; an owner of the game can replace any table here with a TOML file
(`--board my-board.toml`, see docs/boards.md) that uses the same names.
"""

from __future__ import annotations

from typing import Any

# Names: 15 CONFIRMED (rulebook); hue, quang_ngai, khanh_hoa, binh_thuan and xuan_loc RECONSTRUCTED.
# Neighbours RECONSTRUCTED, but CONFIRMED for an_loc (all four) and pleiku-phu_yen;
# kon_tum and pleiku are entered from the reserve (CONFIRMED by the example of movement).
ADJACENCY: dict[str, str] = {
    # province     provinces                                            foreign zones
    "quang_tri":  "hue                                                  laos north_vietnam",
    "hue":        "quang_tri da_nang                                    laos",
    "da_nang":    "hue quang_ngai kon_tum                               laos",
    "quang_ngai": "da_nang kon_tum binh_dinh",
    "kon_tum":    "da_nang quang_ngai binh_dinh pleiku                  laos cambodia",
    "binh_dinh":  "quang_ngai kon_tum pleiku phu_yen",
    "pleiku":     "kon_tum binh_dinh phu_yen dak_lak                    cambodia",
    "phu_yen":    "binh_dinh pleiku dak_lak khanh_hoa",
    "dak_lak":    "pleiku phu_yen khanh_hoa dak_nong                    cambodia",
    "khanh_hoa":  "phu_yen dak_lak dak_nong binh_thuan",
    "dak_nong":   "dak_lak khanh_hoa binh_thuan phuoc_binh xuan_loc     cambodia",
    "binh_thuan": "khanh_hoa dak_nong xuan_loc",
    "phuoc_binh": "dak_nong xuan_loc an_loc saigon                      cambodia",
    "xuan_loc":   "dak_nong binh_thuan phuoc_binh saigon",
    "an_loc":     "phuoc_binh saigon long_an                            cambodia",
    "saigon":     "phuoc_binh xuan_loc an_loc long_an",
    "long_an":    "an_loc saigon can_tho kien_giang                     cambodia",
    "can_tho":    "long_an kien_giang ca_mau",
    "kien_giang": "long_an can_tho ca_mau                               cambodia",
    "ca_mau":     "can_tho kien_giang",
}  # fmt: skip

# S.2 Provinces that an arrow leads into from Cambodia, Laos or North Vietnam: one into each that borders on them.
# RECONSTRUCTED, but CONFIRMED for kon_tum and pleiku (example of movement).
ARROWS = "quang_tri hue da_nang kon_tum pleiku dak_lak dak_nong phuoc_binh an_loc long_an kien_giang"

# RECONSTRUCTED.
COASTAL = (
    "quang_tri hue da_nang quang_ngai binh_dinh phu_yen khanh_hoa binh_thuan xuan_loc saigon "
    "long_an can_tho kien_giang ca_mau"
)
MOUNTAIN = "kon_tum pleiku dak_lak dak_nong"  # CONFIRMED S.4
MEKONG = "ca_mau can_tho kien_giang long_an"  # CONFIRMED C.3, S.4
MOMENTUM_SITES = "quang_tri da_nang binh_dinh"  # CONFIRMED C.2
MOMENTUM_TURNS = (3, 5, 7)  # CONFIRMED S.10

# C.1 CONFIRMED for the South; the North's divisions and VC battalions are RECONSTRUCTED.
PIECES: dict[str, int] = {
    "sv_division": 11, "ranger": 6, "marine": 4, "paratrooper": 3, "river_patrol": 2, "mechanized": 7, "air": 12,
    "nv_division": 15, "vc": 6, "infiltration": 5, "sv_plus1": 2, "nv_plus1": 3,
}  # fmt: skip

# C.2 The units printed on the map. RECONSTRUCTED places; the totals follow from C.1 and C.3.
SETUP: dict[str, str] = {
    "quang_tri":  "mechanized",
    "hue":        "sv_division",
    "da_nang":    "sv_division, mechanized",
    "quang_ngai": "sv_division",
    "kon_tum":    "ranger",
    "binh_dinh":  "sv_division",
    "pleiku":     "sv_division, mechanized",
    "dak_lak":    "mechanized",
    "xuan_loc":   "sv_division, mechanized",
    "an_loc":     "sv_division, ranger",
    "saigon":     "sv_division, mechanized",
    "long_an":    "sv_division",
    "can_tho":    "sv_division, mechanized",
    "kien_giang": "ranger",
    "ca_mau":     "sv_division",
}  # fmt: skip

# C.3 The units the SV player places where he likes. CONFIRMED.
FREE_UNITS: dict[str, int] = {"ranger": 3, "marine": 4, "paratrooper": 3, "river_patrol": 2}

# A placement that leaves no province empty, offered as a shortcut. RECONSTRUCTED.
SUGGESTED: dict[str, str] = {
    "quang_tri":  "marine",
    "phuoc_binh": "ranger",
    "dak_nong":   "ranger",
    "phu_yen":    "ranger",
    "khanh_hoa":  "marine",
    "binh_thuan": "marine",
    "saigon":     "2 paratrooper, marine",
    "an_loc":     "paratrooper",
    "long_an":    "2 river_patrol",
}  # fmt: skip

# S.2 Activation: a row per face of the die, a column per turn; the last row is the turn's limit.
# CONFIRMED: die 5 on turn 1 gives the North 7. All else RECONSTRUCTED.
#    turn    1   2   3   4   5   6   7   8
NV_ACTIVATION: dict[str, list[int]] = {
    "1":     [3,  4,  5,  6,  7,  8,  9, 10],
    "2":     [4,  5,  6,  7,  8,  9, 10, 11],
    "3":     [5,  6,  7,  8,  9, 10, 11, 12],
    "4":     [6,  7,  8,  9, 10, 11, 12, 13],
    "5":     [7,  8,  9, 10, 11, 12, 13, 14],
    "6":     [8,  9, 10, 11, 12, 13, 14, 15],
    "limit": [8,  9, 10, 11, 12, 13, 14, 15],
}  # fmt: skip
SV_ACTIVATION: dict[str, list[int]] = {
    "1":     [4, 4, 4, 4, 3, 3, 3, 3],
    "2":     [5, 5, 5, 5, 4, 4, 4, 4],
    "3":     [6, 6, 6, 6, 5, 5, 5, 5],
    "4":     [7, 7, 7, 7, 6, 6, 6, 6],
    "5":     [8, 8, 8, 8, 7, 7, 7, 7],
    "6":     [9, 9, 9, 9, 8, 8, 8, 8],
    "limit": [9, 9, 9, 9, 8, 8, 8, 8],
}  # fmt: skip

# S.9 Desertion: units lost, a row per number of NV controlled provinces, a column per face of the die. RECONSTRUCTED.
DESERTION: dict[str, list[int]] = {
    "0-2":   [0, 0, 0, 0, 0, 0],
    "3-4":   [0, 0, 1, 1, 2, 2],
    "5-6":   [1, 1, 2, 2, 3, 3],
    "7-8":   [1, 2, 3, 3, 4, 4],
    "9-10":  [2, 3, 3, 4, 4, 5],
    "11-12": [3, 3, 4, 5, 5, 6],
    "13-14": [3, 4, 5, 6, 6, 7],
    "15-20": [4, 5, 6, 7, 7, 8],
}  # fmt: skip

# Faces of the dice. Battle dice CONFIRMED (published review); the air die RECONSTRUCTED.
NV_DIE = "X X R R blank blank"
SV_DIE = "X R R blank blank blank"
AIR_DIE = "aircraft aircraft blank blank blank blank"

SEASONS = (
    "Summer 1973", "Autumn 1973", "Winter 1973-74", "Spring 1974",
    "Summer 1974", "Autumn 1974", "Winter 1974-75", "Spring 1975",
)  # fmt: skip
TURNS = len(SEASONS)

STACKING_LIMIT = 5  # CONFIRMED S.5
BATTLE_DICE = 5  # CONFIRMED S.6a
AIR_SPACES = 5  # CONFIRMED S.2
VC_ACTIVATIONS = 2  # CONFIRMED S.2

RECONSTRUCTED = (
    "five province names", "most borders", "the arrows that lead into the South", "coastal provinces",
    "printed set-up", "NV divisions and VC battalions",
    "activation tables beyond turn 1", "desertion table", "air die",
)  # fmt: skip
"""Named to the player: data that stand in for print we have not seen."""


def default() -> dict[str, Any]:
    """All replaceable tables by the names a board file uses."""
    return {
        "names": {},
        "adjacency": {province: row.split() for province, row in ADJACENCY.items()},
        "arrows": ARROWS.split(),
        "coastal": COASTAL.split(),
        "pieces": {name: PIECES[name] for name in ("nv_division", "vc")},
        "setup": SETUP,
        "suggested": SUGGESTED,
        "nv_activation": NV_ACTIVATION,
        "sv_activation": SV_ACTIVATION,
        "desertion": DESERTION,
        "dice": {"nv": NV_DIE.split(), "sv": SV_DIE.split(), "air": AIR_DIE.split()},
    }
