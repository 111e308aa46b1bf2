"""1.3 The map: 47 spaces (1.3.1), what is printed in Provinces (1.3.2), Cities (1.3.3), on LoCs (1.3.4) and in foreign
countries (1.3.5), which of them touch (1.3.6) and which lie on the coast (1.3.7).

A space is an int in board order: Cities, then Provinces (first those outside the South), then LoCs. So `CITIES`,
`PROVINCES`, `LOCS`, `LAOS` ... are in board order too; they are the keys of dicts, because that is the cheapest `in`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indochina.core.errors import Error

# 1.3.1-1.3.5, 1.3.7. Which three LoCs have Econ 0, and the coast, rest on a single source.
#    id                                name                               type  pop econ terrain     country   coast
TABLE: tuple[tuple[str, str, str, int, int, str, str, int], ...] = (
    ("saigon",                         "Saigon",                          "city",     6, 0, "",         "south",    1),
    ("hue",                            "Hue",                             "city",     2, 0, "",         "south",    1),
    ("da-nang",                        "Da Nang",                         "city",     1, 0, "",         "south",    1),
    ("kontum",                         "Kontum",                          "city",     1, 0, "",         "south",    0),
    ("qui-nhon",                       "Qui Nhon",                        "city",     1, 0, "",         "south",    1),
    ("cam-ranh",                       "Cam Ranh",                        "city",     1, 0, "",         "south",    1),
    ("an-loc",                         "An Loc",                          "city",     1, 0, "",         "south",    0),
    ("can-tho",                        "Can Tho",                         "city",     1, 0, "",         "south",    0),
    ("north-vietnam",                  "North Vietnam",                   "province", 0, 0, "highland", "north",    1),
    ("central-laos",                   "Central Laos",                    "province", 0, 0, "jungle",   "laos",     0),
    ("southern-laos",                  "Southern Laos",                   "province", 0, 0, "jungle",   "laos",     0),
    ("ne-cambodia",                    "Northeast Cambodia",              "province", 0, 0, "jungle",   "cambodia", 0),
    ("fishhook",                       "The Fishhook",                    "province", 0, 0, "jungle",   "cambodia", 0),
    ("parrots-beak",                   "The Parrot's Beak",               "province", 0, 0, "jungle",   "cambodia", 0),
    ("sihanoukville",                  "Sihanoukville",                   "province", 0, 0, "jungle",   "cambodia", 1),
    ("quang-tri",                      "Quang Tri-Thua Thien",            "province", 2, 0, "highland", "south",    1),
    ("quang-nam",                      "Quang Nam",                       "province", 1, 0, "highland", "south",    1),
    ("quang-tin",                      "Quang Tin-Quang Ngai",            "province", 2, 0, "lowland",  "south",    1),
    ("binh-dinh",                      "Binh Dinh",                       "province", 2, 0, "highland", "south",    1),
    ("pleiku",                         "Pleiku-Darlac",                   "province", 1, 0, "highland", "south",    0),
    ("phu-bon",                        "Phu Bon-Phu Yen",                 "province", 1, 0, "lowland",  "south",    1),
    ("khanh-hoa",                      "Khanh Hoa",                       "province", 1, 0, "highland", "south",    1),
    ("phuoc-long",                     "Phuoc Long",                      "province", 0, 0, "jungle",   "south",    0),
    ("quang-duc",                      "Quang Duc-Long Khanh",            "province", 1, 0, "jungle",   "south",    0),
    ("binh-tuy",                       "Binh Tuy-Binh Thuan",             "province", 1, 0, "jungle",   "south",    1),
    ("tay-ninh",                       "Tay Ninh",                        "province", 2, 0, "jungle",   "south",    0),
    ("kien-phong",                     "Kien Phong",                      "province", 2, 0, "lowland",  "south",    0),
    ("kien-hoa",                       "Kien Hoa-Vinh Binh",              "province", 2, 0, "lowland",  "south",    1),
    ("ba-xuyen",                       "Ba Xuyen",                        "province", 1, 0, "lowland",  "south",    1),
    ("kien-giang",                     "Kien Giang-An Xuyen",             "province", 2, 0, "lowland",  "south",    1),
    ("loc-hue-khe-sanh",               "Hue - Khe Sanh",                  "loc",      0, 1, "highway",  "south",    1),
    ("loc-hue-da-nang",                "Hue - Da Nang",                   "loc",      0, 1, "highway",  "south",    1),
    ("loc-da-nang-qui-nhon",           "Da Nang - Qui Nhon",              "loc",      0, 1, "highway",  "south",    1),
    ("loc-da-nang-dak-to",             "Da Nang - Dak To",                "loc",      0, 0, "highway",  "south",    0),
    ("loc-kontum-dak-to",              "Kontum - Dak To",                 "loc",      0, 1, "highway",  "south",    0),
    ("loc-kontum-qui-nhon",            "Kontum - Qui Nhon",               "loc",      0, 1, "highway",  "south",    0),
    ("loc-kontum-ban-me-thuot",        "Kontum - Ban Me Thuot",           "loc",      0, 1, "highway",  "south",    0),
    ("loc-qui-nhon-cam-ranh",          "Qui Nhon - Cam Ranh",             "loc",      0, 1, "highway",  "south",    1),
    ("loc-cam-ranh-da-lat",            "Cam Ranh - Da Lat",               "loc",      0, 1, "highway",  "south",    0),
    ("loc-ban-me-thuot-da-lat",        "Ban Me Thuot - Da Lat",           "loc",      0, 0, "highway",  "south",    0),
    ("loc-saigon-cam-ranh",            "Saigon - Cam Ranh",               "loc",      0, 1, "highway",  "south",    1),
    ("loc-saigon-da-lat",              "Saigon - Da Lat",                 "loc",      0, 1, "highway",  "south",    0),
    ("loc-saigon-an-loc-ban-me-thuot", "Saigon - An Loc - Ban Me Thuot",  "loc",      0, 1, "highway",  "south",    0),
    ("loc-saigon-can-tho",             "Saigon - Can Tho",                "loc",      0, 2, "both",     "south",    0),
    ("loc-can-tho-chau-doc",           "Can Tho - Chau Doc",              "loc",      0, 1, "mekong",   "south",    0),
    ("loc-can-tho-bac-lieu",           "Can Tho - Bac Lieu",              "loc",      0, 0, "highway",  "south",    1),
    ("loc-can-tho-long-phu",           "Can Tho - Long Phu",              "loc",      0, 1, "mekong",   "south",    1),
)  # fmt: skip

# 1.3.6 Spaces that touch, Provinces with only a LoC between them, LoCs and Provinces that meet at a Town.
#   space             Cities and Provinces; LoCs
ADJACENCY: dict[str, str] = {
    "saigon":
        "quang-duc binh-tuy tay-ninh kien-phong kien-hoa "
        "loc-saigon-cam-ranh loc-saigon-da-lat loc-saigon-an-loc-ban-me-thuot loc-saigon-can-tho",
    "hue":
        "quang-tri "
        "loc-hue-khe-sanh loc-hue-da-nang",
    "da-nang":
        "quang-nam quang-tin "
        "loc-hue-da-nang loc-da-nang-qui-nhon loc-da-nang-dak-to",
    "kontum":
        "binh-dinh pleiku phu-bon "
        "loc-kontum-dak-to loc-kontum-qui-nhon loc-kontum-ban-me-thuot",
    "qui-nhon":
        "binh-dinh phu-bon "
        "loc-da-nang-qui-nhon loc-kontum-qui-nhon loc-qui-nhon-cam-ranh",
    "cam-ranh":
        "khanh-hoa binh-tuy "
        "loc-qui-nhon-cam-ranh loc-cam-ranh-da-lat loc-saigon-cam-ranh",
    "an-loc":
        "fishhook phuoc-long tay-ninh "
        "loc-saigon-an-loc-ban-me-thuot",
    "can-tho":
        "kien-phong kien-hoa ba-xuyen kien-giang "
        "loc-saigon-can-tho loc-can-tho-chau-doc loc-can-tho-bac-lieu loc-can-tho-long-phu",
    "north-vietnam":
        "central-laos quang-tri "
        "loc-hue-khe-sanh",
    "central-laos":
        "north-vietnam southern-laos quang-tri quang-nam "
        "loc-hue-khe-sanh",
    "southern-laos":
        "central-laos ne-cambodia quang-nam quang-tin binh-dinh pleiku "
        "loc-da-nang-dak-to loc-kontum-dak-to",
    "ne-cambodia": "southern-laos fishhook pleiku",
    "fishhook":
        "an-loc ne-cambodia parrots-beak pleiku phuoc-long quang-duc tay-ninh "
        "loc-saigon-an-loc-ban-me-thuot",
    "parrots-beak":
        "fishhook sihanoukville tay-ninh kien-phong kien-giang "
        "loc-can-tho-chau-doc",
    "sihanoukville": "parrots-beak kien-giang",
    "quang-tri":
        "hue north-vietnam central-laos quang-nam "
        "loc-hue-khe-sanh loc-hue-da-nang",
    "quang-nam":
        "da-nang central-laos southern-laos quang-tri quang-tin "
        "loc-hue-da-nang loc-da-nang-dak-to",
    "quang-tin":
        "da-nang southern-laos quang-nam binh-dinh "
        "loc-da-nang-qui-nhon loc-da-nang-dak-to",
    "binh-dinh":
        "kontum qui-nhon southern-laos quang-tin pleiku phu-bon "
        "loc-da-nang-qui-nhon loc-da-nang-dak-to loc-kontum-dak-to loc-kontum-qui-nhon",
    "pleiku":
        "kontum southern-laos ne-cambodia fishhook binh-dinh phu-bon khanh-hoa quang-duc "
        "loc-da-nang-dak-to loc-kontum-dak-to loc-kontum-ban-me-thuot loc-ban-me-thuot-da-lat "
        "loc-saigon-an-loc-ban-me-thuot",
    "phu-bon":
        "kontum qui-nhon binh-dinh pleiku khanh-hoa "
        "loc-kontum-qui-nhon loc-kontum-ban-me-thuot loc-qui-nhon-cam-ranh",
    "khanh-hoa":
        "cam-ranh pleiku phu-bon quang-duc binh-tuy "
        "loc-kontum-ban-me-thuot loc-qui-nhon-cam-ranh loc-cam-ranh-da-lat loc-ban-me-thuot-da-lat "
        "loc-saigon-da-lat loc-saigon-an-loc-ban-me-thuot",
    "phuoc-long":
        "an-loc fishhook quang-duc tay-ninh "
        "loc-saigon-an-loc-ban-me-thuot",
    "quang-duc":
        "saigon fishhook pleiku khanh-hoa phuoc-long binh-tuy tay-ninh "
        "loc-kontum-ban-me-thuot loc-cam-ranh-da-lat loc-ban-me-thuot-da-lat loc-saigon-da-lat "
        "loc-saigon-an-loc-ban-me-thuot",
    "binh-tuy":
        "saigon cam-ranh khanh-hoa quang-duc "
        "loc-cam-ranh-da-lat loc-ban-me-thuot-da-lat loc-saigon-cam-ranh loc-saigon-da-lat",
    "tay-ninh":
        "saigon an-loc fishhook parrots-beak phuoc-long quang-duc kien-phong "
        "loc-saigon-an-loc-ban-me-thuot",
    "kien-phong":
        "saigon can-tho parrots-beak tay-ninh kien-hoa kien-giang "
        "loc-saigon-can-tho loc-can-tho-chau-doc",
    "kien-hoa":
        "saigon can-tho kien-phong ba-xuyen "
        "loc-saigon-can-tho loc-can-tho-long-phu",
    "ba-xuyen":
        "can-tho kien-hoa kien-giang "
        "loc-can-tho-bac-lieu loc-can-tho-long-phu",
    "kien-giang":
        "can-tho parrots-beak sihanoukville kien-phong ba-xuyen "
        "loc-can-tho-chau-doc loc-can-tho-bac-lieu",
    "loc-hue-khe-sanh": "hue north-vietnam central-laos quang-tri",
    "loc-hue-da-nang": "hue da-nang quang-tri quang-nam",
    "loc-da-nang-qui-nhon": "da-nang qui-nhon quang-tin binh-dinh",
    "loc-da-nang-dak-to":
        "da-nang southern-laos quang-nam quang-tin binh-dinh pleiku "
        "loc-kontum-dak-to",
    "loc-kontum-dak-to":
        "kontum southern-laos binh-dinh pleiku "
        "loc-da-nang-dak-to",
    "loc-kontum-qui-nhon": "kontum qui-nhon binh-dinh phu-bon",
    "loc-kontum-ban-me-thuot":
        "kontum pleiku phu-bon khanh-hoa quang-duc "
        "loc-ban-me-thuot-da-lat loc-saigon-an-loc-ban-me-thuot",
    "loc-qui-nhon-cam-ranh": "qui-nhon cam-ranh phu-bon khanh-hoa",
    "loc-cam-ranh-da-lat":
        "cam-ranh khanh-hoa quang-duc binh-tuy "
        "loc-ban-me-thuot-da-lat loc-saigon-da-lat",
    "loc-ban-me-thuot-da-lat":
        "pleiku khanh-hoa quang-duc binh-tuy "
        "loc-kontum-ban-me-thuot loc-cam-ranh-da-lat loc-saigon-da-lat loc-saigon-an-loc-ban-me-thuot",
    "loc-saigon-cam-ranh": "saigon cam-ranh binh-tuy",
    "loc-saigon-da-lat":
        "saigon khanh-hoa quang-duc binh-tuy "
        "loc-cam-ranh-da-lat loc-ban-me-thuot-da-lat",
    "loc-saigon-an-loc-ban-me-thuot":
        "saigon an-loc fishhook pleiku khanh-hoa phuoc-long quang-duc tay-ninh "
        "loc-kontum-ban-me-thuot loc-ban-me-thuot-da-lat",
    "loc-saigon-can-tho": "saigon can-tho kien-phong kien-hoa",
    "loc-can-tho-chau-doc": "can-tho parrots-beak kien-phong kien-giang",
    "loc-can-tho-bac-lieu": "can-tho ba-xuyen kien-giang",
    "loc-can-tho-long-phu": "can-tho kien-hoa ba-xuyen",
}  # fmt: skip

(
    SAIGON, HUE, DA_NANG, KONTUM, QUI_NHON, CAM_RANH, AN_LOC, CAN_THO, NORTH_VIETNAM, CENTRAL_LAOS, SOUTHERN_LAOS,
    NE_CAMBODIA, FISHHOOK, PARROTS_BEAK, SIHANOUKVILLE, QUANG_TRI, QUANG_NAM, QUANG_TIN, BINH_DINH, PLEIKU, PHU_BON,
    KHANH_HOA, PHUOC_LONG, QUANG_DUC, BINH_TUY, TAY_NINH, KIEN_PHONG, KIEN_HOA, BA_XUYEN, KIEN_GIANG,
    LOC_HUE_KHE_SANH, LOC_HUE_DA_NANG, LOC_DA_NANG_QUI_NHON, LOC_DA_NANG_DAK_TO, LOC_KONTUM_DAK_TO,
    LOC_KONTUM_QUI_NHON, LOC_KONTUM_BAN_ME_THUOT, LOC_QUI_NHON_CAM_RANH, LOC_CAM_RANH_DA_LAT, LOC_BAN_ME_THUOT_DA_LAT,
    LOC_SAIGON_CAM_RANH, LOC_SAIGON_DA_LAT, LOC_SAIGON_AN_LOC_BAN_ME_THUOT, LOC_SAIGON_CAN_THO, LOC_CAN_THO_CHAU_DOC,
    LOC_CAN_THO_BAC_LIEU, LOC_CAN_THO_LONG_PHU,
) = SPACES = range(len(TABLE))  # fmt: skip

IDS = tuple(row[0] for row in TABLE)
NAMES = tuple(row[1] for row in TABLE)
SPACE = {name: space for space, name in enumerate(IDS)}
POP = tuple(row[3] for row in TABLE)
ECON = tuple(row[4] for row in TABLE)
TERRAIN = tuple(row[5] for row in TABLE)
"""highland, lowland, jungle; highway, mekong, both on LoCs; "" in Cities."""
COUNTRY = tuple(row[6] for row in TABLE)

CITIES = dict.fromkeys(range(SAIGON, NORTH_VIETNAM))
PROVINCES = dict.fromkeys(range(NORTH_VIETNAM, LOC_HUE_KHE_SANH))
LOCS = dict.fromkeys(range(LOC_HUE_KHE_SANH, len(TABLE)))
LAND = dict.fromkeys(range(SAIGON, LOC_HUE_KHE_SANH))
"""Provinces and Cities: whatever has Population, Support and Control."""

# 1.3.5 Foreign countries; all the rest is the South.
LAOS = dict.fromkeys(range(CENTRAL_LAOS, NE_CAMBODIA))
CAMBODIA = dict.fromkeys(range(NE_CAMBODIA, QUANG_TRI))
TRAIL_COUNTRY = dict.fromkeys(range(CENTRAL_LAOS, QUANG_TRI))
"""Laos and Cambodia."""
OUTSIDE_SOUTH = dict.fromkeys(range(NORTH_VIETNAM, QUANG_TRI))
SOUTH = dict.fromkeys(x for x in SPACES if x not in OUTSIDE_SOUTH)

POPULATED = dict.fromkeys(x for x in LAND if POP[x])
HIGHLAND = dict.fromkeys(x for x in PROVINCES if TERRAIN[x] == "highland")
LOWLAND = dict.fromkeys(x for x in PROVINCES if TERRAIN[x] == "lowland")
JUNGLE = dict.fromkeys(x for x in PROVINCES if TERRAIN[x] == "jungle")
HIGHWAYS = dict.fromkeys(x for x in LOCS if TERRAIN[x] in ("highway", "both"))
MEKONG = dict.fromkeys(x for x in LOCS if TERRAIN[x] in ("mekong", "both"))
COASTAL = dict.fromkeys(x for x in SPACES if TABLE[x][7])
TOTAL_ECON = sum(ECON)

NEAR = tuple(frozenset(SPACE[name] for name in ADJACENCY[row[0]].split()) for row in TABLE)
"""Neighbours as a set, for `in`."""
ADJACENT = tuple(tuple(sorted(near)) for near in NEAR)
"""Neighbours in board order, for walking."""
ADJACENT_LAND = tuple(tuple(x for x in near if x in LAND) for near in ADJACENT)
ADJACENT_LOCS = tuple(tuple(x for x in near if x in LOCS) for near in ADJACENT)
ADJACENT_CITIES = tuple(tuple(x for x in near if x in CITIES) for near in ADJACENT)
ADJACENT_ROADS = tuple(tuple(x for x in near if x in LOCS or x in CITIES) for near in ADJACENT)
"""Neighbouring LoCs and Cities, along which Patrol and Transport run (3.2.2, 4.3.2)."""


def steps_from(start: int, neighbours: Sequence[Sequence[int]]) -> dict[int, int]:
    """How many steps it is from there to each space that can be reached."""
    steps, border = {start: 0}, [start]
    for here in border:
        for there in neighbours[here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                border.append(there)
    return steps


def read(source: Any) -> None:
    """The map is known in full: there is nothing to replace."""
    if source is not None:
        raise Error("Fire in the Lake takes no board file: its map is complete")
