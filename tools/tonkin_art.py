"""What is drawn of Tonkin besides its map: signs, symbols, where panels lie. Part of the layout as it is."""

from __future__ import annotations

from typing import Any

CROSS = "M-15-10L15 10M15-10L-15 10"
OVAL = "M-6-5.5H6A5.5 5.5 0 0 1 6 5.5H-6A5.5 5.5 0 0 1-6-5.5Z"

SYMBOLS: dict[str, list[str]] = {
    "regiment_div": [CROSS, "III"],
    "regiment_ind": [CROSS, "III"],
    "tieu_doan": [CROSS, "II"],
    "pathet_lao": [CROSS, "II"],
    "infantry": [CROSS, "II"],
    "para": [CROSS + "M-11 8C-9 4-2 4 0 8C2 4 9 4 11 8", "II"],
    "groupe_mobile": [CROSS + OVAL, "X"],
    "tank": [OVAL, "II"],
    "amphibious": [OVAL + "M-14 8q3.5-3 7 0t7 0t7 0t7 0", "II"],
    "garrison": [CROSS + "M-15 6H15", "II"],
    "thai": [CROSS + "M0-10V0M-5-10H5", "II"],
    "gcma": ["M0-8L10 8H-10ZM0-8V8", "II"],
    "artillery": ["M4.5 0A4.5 4.5 0 1 0-4.5 0A4.5 4.5 0 1 0 4.5 0Z", "III"],
    "engineer": ["M-10 5V-4H10V5M0-4V5", "III"],
    "anti_aircraft": ["M-15 10C-15-6 15-6 15 10M0-1V6", "III"],
    "hq": ["M-9 9V-8H9L5-4L9 0H-9"],
    "supply_dump": ["M-11-6H11V7H-11ZM-11-1H11M-4-6V7M4-6V7"],
    "dna": ["M-13 1H13L9 7H-9ZM-4 1V-5H4V1M0-5V-9"],
    "navy": ["M-14 1H14L10 7H-11ZM-6 1V-4H5V1M-1-4V-9M-9 1V-1M9 1V-2"],
}
"""In the box on a counter, by kind of unit; then its echelon."""

GROUND_SIGNS = {
    "tree": "m-7 4c-4-5 0-8 3-7c1-6 9-6 9 0c4-1 6 4 2 7",
    "hill": "m-10 4c4-3 6-9 10-9c4 0 6 6 10 9m-8-7c0 3 1 5 3 7",
    "paddy": "m-9 0h7m3 0h8m-14 4h9",
}

RING = "M7 0A7 7 0 1 0-7 0A7 7 0 1 0 7 0Z"
PRINTS = {
    "star": "M0-9L2.6-2.9L9-2.8L4 1.4L5.7 7.7L0 4.2L-5.7 7.7L-4 1.4L-9-2.8L-2.6-2.9Z",
    "plane": "M0-9L1.8-3L9 2V4L1.8 2.2L1.2 6.2L3.5 8V9.2L0 8.4L-3.5 9.2V8L-1.2 6.2L-1.8 2.2L-9 4V2L-1.8-3Z",
    "anchor": "M0-5.5V8M-4-2.5H4M-7 3C-6 7-3 8 0 8S6 7 7 3M-9 4.5L-7 2.5L-4.8 4.5M9 4.5L7 2.5L4.8 4.5",
    "shield": "M-9.5-10H9.5V2C9.5 8 4 11 0 12.5C-4 11-9.5 8-9.5 2Z",
    "city": "M-13-10H-3V10H-13ZM-2-13H7V10H-2ZM8-6H16V10H8Z",
    "town": "M-9-9H9V9H-9ZM-3.5-3.5V3.5H3.5V-3.5Z",
    "village": RING + "M2.6 0A2.6 2.6 0 1 1-2.6 0A2.6 2.6 0 1 1 2.6 0Z",
}
"""Signs printed in hexes, about their middle."""

LEFT, WIDE = 2916, 534
BOXES = {"at_sea": [2306, 2014, 116, 124]}
"""Boxes on the map; the others are in panels beside it."""
PLACES = {
    "map": [40, 176, 2850, 2107],
    "delta": [1640, 1180, 860, 860],
    "highlands": [330, 640, 1300, 980],
    "northeast": [1560, 480, 1240, 800],
    "laos": [40, 1350, 1230, 930],
}
"""What one may zoom to."""
OPENINGS = {
    "na_san": "highlands",
    "cao_bang": "northeast",
    "hanoi": "delta",
    "hoa_binh": "delta",
    "plaine_des_jarres": "laos",
    "dien_bien_phu": "highlands",
}
"""What each scenario is about: seen first."""

LAND_NAMES = [
    ["china", "land", 940, 506, 64],
    ["laos", "land", 440, 1406, 46],
    ["vietnam", "land", 1460, 1801, 46],
    ["gulf", "sea", 2570, 1694, 40],
]
"""Name, land or sea, where its middle is, size."""
ON_THE_SEA = {"title": [2530, 1848], "compass": [2740, 2096, 92], "scale": [2150, 2216]}
"""Title, compass (with its radius) and scale lie on the open sea."""

HEXAGON = "M0-22L19-11V11L0 22L-19 11V-11Z"
SMALL = "M{x}-15l13 7.5v15l-13 7.5l-13-7.5v-15Z"
RIVER, STREAM, ROAD = "M-22-7q11-8 22 0t22 0", "M-22 9q11-6 22 0t22 0", "M-22 4q22-14 44 0"
KEY: dict[str, list[list[str]]] = {
    "clear": [["swatch delta", HEXAGON], ["sign paddy", "M0 0" + GROUND_SIGNS["paddy"]]],
    "rough": [["swatch land", HEXAGON], ["sign hill", "M0 0" + GROUND_SIGNS["hill"]]],
    "forest": [["swatch forest", HEXAGON], ["sign tree", "M0 0" + GROUND_SIGNS["tree"]]],
    "mountain": [["swatch mountain", HEXAGON], ["hachures", "M-12-6l5 7m2-11l5 8m3-6l4 8m-14 0l4 8m5-6l4 7"]],
    "river": [["river-bank major", RIVER], ["river major", RIVER], ["river-bank minor", STREAM]],
    "road": [["road-edge", ROAD], ["road", ROAD]],
    "city": [["print city FEF", PRINTS["city"]]],
    "town": [["print town FEF", PRINTS["town"]]],
    "village": [["print village VM", PRINTS["village"]]],
    "vp_hex": [["print shield", PRINTS["shield"]], ["figure", "M4-5H-2L-3 0C0-2 5 0 3 4C1 6-2 6-4 4"]],
    "supply_centre": [["supply-centre VM", SMALL.format(x=-9)], ["supply-centre FEF", SMALL.format(x=13)]],
    "mobilization": [["print star", PRINTS["star"]]],
    "airstrip": [["print plane", PRINTS["plane"]]],
    "harbor": [["print anchor", PRINTS["anchor"]]],
    "trench": [["trench", "M0-17L15-8.5V8.5L0 17L-15 8.5V-8.5Z"]],
    "destroyed": [["destroyed", "M-9-9L9 9M9-9L-9 9"]],
}
"""Each line of the key: what is drawn, as class and path."""


def art() -> dict[str, Any]:
    return {
        "symbols": SYMBOLS,
        "prints": PRINTS,
        "boxes": BOXES,
        "land_names": LAND_NAMES,
        "on_the_sea": ON_THE_SEA,
        "places": PLACES,
        "openings": OPENINGS,
        "key": KEY,
    }
