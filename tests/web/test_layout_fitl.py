"""The drawing of Fire in the Lake shows the board of the rules: its spaces, their neighbours, their Econ."""

from __future__ import annotations

import json
import re
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

import indochina.fitl
from indochina.fitl.board import ADJACENT_CITIES, CITIES, ECON, IDS, LOCS, NAMES, NEAR, PROVINCES, SPACE, TERRAIN

FILE = Path(indochina.__file__).parent / "web" / "client" / "boards" / "fitl" / "layout.json"
LAYOUT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
NUMBER = re.compile(r"-?\d+(?:\.\d+)?")


def points(path: str) -> list[tuple[float, float]]:
    numbers = [float(found) for found in NUMBER.findall(path)]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def ends(border: str, way: int) -> tuple[tuple[float, float], tuple[float, float]]:
    line = points(LAYOUT["borders"][border]["path"])
    return (line[0], line[-1]) if way > 0 else (line[-1], line[0])


def test_small_enough_to_send() -> None:
    assert FILE.stat().st_size <= 200_000


def test_every_space_is_drawn_once() -> None:
    drawn = {kind: set(LAYOUT[kind]) for kind in ("provinces", "cities", "locs")}
    assert drawn["provinces"] == {IDS[space] for space in PROVINCES}
    assert drawn["cities"] == {IDS[space] for space in CITIES}
    assert drawn["locs"] == {IDS[space] for space in LOCS}


def test_econ_of_locs() -> None:
    assert {loc: LAYOUT["locs"][loc]["econ"] for loc in LAYOUT["locs"]} == {IDS[x]: ECON[x] for x in LOCS}


def test_terrain() -> None:
    assert {p: drawn["terrain"] for p, drawn in LAYOUT["provinces"].items()} == {IDS[x]: TERRAIN[x] for x in PROVINCES}
    rivers = {loc for loc, drawn in LAYOUT["locs"].items() if drawn["river"]}
    assert rivers == {IDS[x] for x in LOCS if TERRAIN[x] in ("mekong", "both")}


@pytest.mark.parametrize("province", sorted(LAYOUT["provinces"]))
def test_borders_close(province: str) -> None:
    """The borders of a province follow one another; along the edge of the map a straight line may close the gap."""
    found = [ends(*border) for border in LAYOUT["provinces"][province]["borders"]]
    width, height = LAYOUT["map"]["width"], LAYOUT["map"]["height"]
    for (_, (x0, y0)), ((x1, y1), _) in pairwise([*found, found[0]]):
        on_edge = (x0 == x1 and x0 in (0, width)) or (y0 == y1 and y0 in (0, height))
        assert (x0, y0) == (x1, y1) or on_edge, f"{province}: {x0} {y0} and {x1} {y1}"


def test_shared_borders_are_adjacencies() -> None:
    """Two provinces share a border on the map just if they are adjacent."""
    users: dict[str, list[str]] = {}
    for province, drawn in LAYOUT["provinces"].items():
        for border, _ in drawn["borders"]:
            users.setdefault(border, []).append(province)
    shared = {frozenset(pair) for pair in users.values() if len(pair) == 2}
    adjacent = {frozenset((IDS[a], IDS[b])) for a, b in combinations(PROVINCES, 2) if b in NEAR[a]}
    assert shared == adjacent


def test_locs_reach_their_cities() -> None:
    for loc, drawn in LAYOUT["locs"].items():
        line = points(drawn["path"])
        for city in (IDS[x] for x in ADJACENT_CITIES[SPACE[loc]]):
            disc = LAYOUT["cities"][city]
            near = min(((x - disc["x"]) ** 2 + (y - disc["y"]) ** 2) ** 0.5 for x, y in line)
            assert near <= disc["r"], f"{NAMES[SPACE[loc]]} does not reach {city}"
