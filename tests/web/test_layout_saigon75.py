"""The drawing of Saigon 75 agrees with the engine: what is printed on it, what borders on what, what fits where."""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

import indochina
from indochina.saigon75 import tables
from indochina.saigon75.cards import FAVOURS
from indochina.saigon75.units import FOREIGN_ZONES, KIND_NAMES, NV_KINDS, PROVINCE_IDS

PACKAGE = Path(indochina.__file__).parent
FILE = PACKAGE / "web" / "client" / "boards" / "saigon75" / "layout.json"
BOARDS = PACKAGE / "web" / "client" / "boards"
LAYOUT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
PROVINCES: dict[str, Any] = LAYOUT["provinces"]

Point = tuple[float, float]


def number(name: str, script: str) -> float:
    """A constant of a script."""
    found = re.search(rf"^const {name} = ([\d.]+);", script, re.M)
    assert found, name
    return float(found[1])


LEGIBLE = number("LEGIBLE", (BOARDS / "saigon75" / "board.js").read_text(encoding="utf-8"))


def curve(arc: str) -> list[Point]:
    """The points of an arc: a start, then three for each cubic curve."""
    numbers = [float(n) for n in LAYOUT["arcs"][arc.removeprefix("-")][1].split()]
    points = list(zip(numbers[::2], numbers[1::2], strict=True))
    return points[::-1] if arc.startswith("-") else points


def outline(arcs: str) -> list[Point]:
    """A face as a polygon."""
    corners: list[Point] = []
    for arc in arcs.split():
        points = curve(arc)
        for i in range(0, len(points) - 1, 3):
            a, b, c, d = points[i : i + 4]
            for t in (0, 0.25, 0.5, 0.75):
                u = 1 - t
                x, y = (a[k] * u**3 + 3 * b[k] * t * u * u + 3 * c[k] * t * t * u + d[k] * t**3 for k in (0, 1))
                corners.append((x, y))
    return corners


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    found = False
    for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            found = not found
    return found


def arcs_of(face: str) -> set[str]:
    arcs = (PROVINCES.get(face) or LAYOUT["zones"][face])["arcs"]
    return {arc.removeprefix("-") for arc in arcs.split()}


def test_the_printed_tables_are_the_engines() -> None:
    printed = LAYOUT["tables"]
    assert printed["nv_activation"] == tables.NV_ACTIVATION
    assert printed["sv_activation"] == tables.SV_ACTIVATION
    assert printed["desertion"] == tables.DESERTION
    assert [*printed["desertion"]] == [*tables.DESERTION], "rows in the order of the provinces held"
    assert printed["momentum_turns"] == [*tables.MOMENTUM_TURNS]
    assert printed["dice"] == tables.default()["dice"]
    assert printed["battle_dice"] == tables.BATTLE_DICE
    assert printed["air_spaces"] == tables.AIR_SPACES
    assert printed["vc_activations"] == tables.VC_ACTIVATIONS
    assert printed["pieces"]["air"] == tables.PIECES["air"]
    assert printed["favours"] == FAVOURS


def test_every_province_and_zone_is_drawn() -> None:
    assert set(PROVINCES) == set(PROVINCE_IDS)
    assert set(LAYOUT["zones"]) == set(FOREIGN_ZONES)


def test_the_signs_on_the_map_are_the_engines() -> None:
    for sign, names in (
        ("coastal", tables.COASTAL),
        ("mountain", tables.MOUNTAIN),
        ("mekong", tables.MEKONG),
        ("momentum", tables.MOMENTUM_SITES),
        ("capital", "saigon"),
    ):
        assert {p for p in PROVINCES if sign in PROVINCES[p]["flags"]} == set(names.split()), sign


def test_provinces_touch_exactly_where_they_are_adjacent() -> None:
    drawn = {frozenset(pair) for pair in combinations(PROVINCES, 2) if arcs_of(pair[0]) & arcs_of(pair[1])}
    printed = {frozenset((p, q)) for p, row in tables.ADJACENCY.items() for q in row.split() if q not in FOREIGN_ZONES}
    assert drawn == printed


def test_provinces_meet_foreign_land_exactly_where_units_may_enter() -> None:
    printed = {(zone, p) for p, row in tables.ADJACENCY.items() for zone in row.split() if zone in FOREIGN_ZONES}
    assert {(zone, p) for zone in FOREIGN_ZONES for p in PROVINCES if arcs_of(zone) & arcs_of(p)} == printed
    assert {(zone, p) for zone, p, _ in LAYOUT["infiltration"]} == printed, "an arrow for each"


@pytest.mark.parametrize("face", [*PROVINCE_IDS, *FOREIGN_ZONES])
def test_the_outline_of_a_face_is_closed(face: str) -> None:
    arcs = (PROVINCES.get(face) or LAYOUT["zones"][face])["arcs"].split()
    for arc, following in zip(arcs, [*arcs[1:], arcs[0]], strict=True):
        assert curve(arc)[-1] == curve(following)[0], f"{arc} {following}"


@pytest.mark.parametrize("province", PROVINCE_IDS)
def test_name_and_units_stand_inside_their_province(province: str) -> None:
    place = PROVINCES[province]
    polygon = outline(place["arcs"])
    x, y, width, height = place["units"]
    for corner in ((x, y), (x + width, y), (x, y + height), (x + width, y + height)):
        assert inside(corner, polygon), f"units at {corner}"
    left, middle, size = place["label"]
    assert inside((left, middle), polygon) and inside((left + 42, middle), polygon), "name"
    assert size * LEGIBLE >= 13, "names are read at the scale the map opens with"
    # ten counters, five of each side: in two rows, or in one where each is covered by half at most
    assert min(height, width / 5) * LEGIBLE >= 20


def test_all_that_stands_on_the_map_is_on_the_sheet() -> None:
    left, top, wide, high = LAYOUT["viewBox"]
    for x, y, width, height in [LAYOUT["reserve"], *(place["units"] for place in PROVINCES.values())]:
        assert left <= x and x + width <= left + wide and top <= y and y + height <= top + high


def test_counters_are_large_enough_to_be_read() -> None:
    """24 pixels at the scale the map opens with; the body of the smallest is 88 of 100 wide."""
    script = (BOARDS / "saigon75" / "pieces.js").read_text(encoding="utf-8")
    assert number("LEAST", script) * 0.88 * LEGIBLE >= 24


def test_the_client_counts_kinds_in_the_engines_order() -> None:
    """A declared combat lists units by kind, in this order."""
    script = (BOARDS / "saigon75" / "pieces.js").read_text(encoding="utf-8")
    found = re.search(r"KINDS = \[(.*?)\]", script, re.DOTALL)
    assert found and tuple(re.findall(r'"(\w+)"', found[1])) == KIND_NAMES
    assert f"NV_KINDS = KINDS.slice({NV_KINDS[0]})" in script
    for kind in KIND_NAMES:
        assert re.search(rf"^  {kind}: \[", script, re.M), f"no drawing of {kind}"


def test_the_layout_is_small() -> None:
    assert FILE.stat().st_size <= 100_000
