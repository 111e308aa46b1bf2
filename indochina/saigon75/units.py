"""C.1 The pieces: kinds of units, the spaces they stand in, and their plain names.

Counts live in flat arrays indexed by `space * KINDS + kind`.
"""

from __future__ import annotations

NV, SV = "NV", "SV"

KIND_NAMES = (
    "sv_division", "sv_reduced", "ranger", "marine", "paratrooper", "river_patrol", "mechanized",
    "nv_division", "nv_reduced", "vc",
)  # fmt: skip
KINDS = len(KIND_NAMES)
(DIVISION, REDUCED, RANGER, MARINE, PARATROOPER, RIVER_PATROL, MECHANIZED, NV_DIVISION, NV_REDUCED, VC) = range(KINDS)
SV_KINDS = range(DIVISION, NV_DIVISION)
NV_KINDS = range(NV_DIVISION, KINDS)
KINDS_OF = {SV: SV_KINDS, NV: NV_KINDS}
KIND = {name: kind for kind, name in enumerate(KIND_NAMES)}

# What a unit becomes when it is reduced [S.6a]; any other unit is removed from the game.
REDUCED_TO = {DIVISION: REDUCED, NV_DIVISION: NV_REDUCED}

PROVINCE_IDS = (
    "quang_tri", "hue", "da_nang", "quang_ngai", "kon_tum", "binh_dinh", "pleiku", "phu_yen", "dak_lak", "khanh_hoa",
    "dak_nong", "binh_thuan", "phuoc_binh", "xuan_loc", "an_loc", "saigon", "long_an", "can_tho", "kien_giang",
    "ca_mau",
)  # fmt: skip
PROVINCES = range(len(PROVINCE_IDS))
RESERVE = len(PROVINCE_IDS)
SPACE_IDS = (*PROVINCE_IDS, "reserve")
SPACE = {name: space for space, name in enumerate(SPACE_IDS)}
FOREIGN_ZONES = ("north_vietnam", "laos", "cambodia")
SAIGON = SPACE["saigon"]

SLOTS = KINDS * len(SPACE_IDS)
UNIT_KEYS = [f"{space}/{kind}" for space in SPACE_IDS for kind in KIND_NAMES]
UNIT = {key: slot for slot, key in enumerate(UNIT_KEYS)}
SLOTS_OF = {
    side: [space * KINDS + kind for space in range(len(SPACE_IDS)) for kind in KINDS_OF[side]] for side in (NV, SV)
}
Units = list[int]
"""How many units of each kind."""


def other(side: str) -> str:
    return SV if side == NV else NV
