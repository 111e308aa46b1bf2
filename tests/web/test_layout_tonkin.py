"""The drawing of Tonkin agrees with the engine: what is printed in each hex, where rivers and roads run."""

from __future__ import annotations

import json
import math
import re
import runpy
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

import indochina
from indochina.tonkin.board import MOUNTAIN, SEA, TERRAIN, other_side, printed
from indochina.tonkin.components.communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES
from indochina.tonkin.operations.combat.losses import HITS
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import PLACES
from indochina.tonkin.view import BOXES

PACKAGE = Path(indochina.__file__).parent
FILE = PACKAGE / "web" / "client" / "boards" / "tonkin" / "layout.json"
CLIENT = PACKAGE / "web" / "client"
LAYOUT: dict[str, Any] = json.loads(FILE.read_text(encoding="utf-8"))
HEXES: dict[str, list[Any]] = LAYOUT["hexes"]
BOARD = printed()

Point = tuple[float, float]


def points(line: str) -> list[Point]:
    numbers = [int(n) for n in re.findall(r"-?\d+", line)]
    found: list[Point] = []
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        found.append((x, y))
    return found


def inside(point: Point, lines: list[str]) -> bool:
    """Is a point in an area: within an odd number of its outlines?"""
    x, y = point
    found = False
    for line in lines:
        polygon = points(line)
        for (x1, y1), (x2, y2) in zip(polygon, [*polygon[1:], polygon[0]], strict=True):
            if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
                found = not found
    return found


def away(point: Point, line: list[Point]) -> float:
    """How far a point is from a line."""

    def from_piece(a: Point, b: Point) -> float:
        length = math.dist(a, b) ** 2 or 1
        along = ((point[0] - a[0]) * (b[0] - a[0]) + (point[1] - a[1]) * (b[1] - a[1])) / length
        t = min(max(along, 0), 1)
        return math.dist(point, (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t))

    return min(from_piece(a, b) for a, b in pairwise(line))


def at(h: int) -> Point:
    x, y = HEXES[BOARD.ids[h]][:2]
    return (x, y)


def side_of(h: int, side: int) -> Point:
    x, y = at(h)
    turn = math.radians(60 * side - 60)
    return (x + 50 * math.cos(turn), y + 50 * math.sin(turn))


def area(name: str) -> list[str]:
    lines: list[str] = LAYOUT["china"] if name == "china" else dict(map(tuple, LAYOUT["land"]))[name]
    return lines


def prints(sign: str) -> dict[str, Any]:
    return {id: row[4][sign] for id, row in HEXES.items() if len(row) > 4 and sign in row[4]}


def communities() -> list[list[Any]]:
    return [[id, *row] for id, row in HEXES.items() if len(row) > 4 and "name" in row[4]]


def test_the_layout_is_what_its_maker_makes() -> None:
    tool = runpy.run_path(str(PACKAGE.parent / "tools" / "build_tonkin_layout.py"))
    made = json.loads(json.dumps(tool["layout"]()))
    changed = [part for part in {*made, *LAYOUT} if made.get(part) != LAYOUT.get(part)]
    assert not changed, "run tools/build_tonkin_layout.py"


def test_every_hex_is_drawn_beside_its_neighbours() -> None:
    assert tuple(HEXES) == BOARD.ids
    for h, near in enumerate(BOARD.beside):
        for side, n in enumerate(near):
            if n >= 0:
                assert math.dist(at(h), at(n)) == pytest.approx(100, abs=1), BOARD.ids[h]
                assert math.dist(side_of(h, side), side_of(n, other_side(side))) < 2


def test_the_ground_of_every_hex_is_the_engines() -> None:
    areas = {name: area(name) for name in ("land", "delta", "forest", "mountain", "china")}
    for h, id in enumerate(BOARD.ids):
        terrain = TERRAIN[BOARD.terrain[h]]
        told = HEXES[id][2].split()[-1]
        assert told == ("islands" if terrain == "sea" and BOARD.coastal[h] else terrain), id
        assert ("coastal" in HEXES[id][2]) == (BOARD.coastal[h] and BOARD.terrain[h] != SEA), id
        china = HEXES[id][3] == "china"
        assert inside(at(h), areas["land"]) == (BOARD.terrain[h] != SEA), id
        assert inside(at(h), areas["china"]) == china, id
        assert inside(at(h), areas["mountain"]) == (BOARD.terrain[h] == MOUNTAIN), id
        assert inside(at(h), areas["delta"]) == (BOARD.region[h] == "delta"), id
        if not china:
            assert inside(at(h), areas["forest"]) == (terrain == "forest"), id


def test_the_signs_in_hexes_are_the_engines() -> None:
    ids = BOARD.ids
    assert {id: (row["name"], row["kind"], row["side"], row["region"]) for id, *_, row in communities()} == {
        ids[c.hex]: (c.name, c.kind, c.side, c.region) for c in BOARD.communities
    }
    assert prints("vp") == {ids[c.hex]: c.vp for c in BOARD.communities if c.vp} | {ids[BOARD.hanoi]: "W"}
    assert prints("supply_center") == {ids[h]: side for h, side in enumerate(BOARD.supply_center) if side}
    for sign, hexes in (
        ("airstrip", BOARD.airstrip),
        ("harbor", BOARD.harbor),
        ("mobilization_center", BOARD.mobilization),
    ):
        assert set(prints(sign)) == {ids[h] for h, there in enumerate(hexes) if there}, sign
    assert len(prints("setup")) == 5


def test_roads_rivers_and_regions_that_are_told_are_the_engines() -> None:
    ids = BOARD.ids
    roads = {ids[h]: {ids[BOARD.beside[h][side]] for side in sides if BOARD.beside[h][side] >= 0}
             for h, sides in enumerate(BOARD.roads)}  # fmt: skip
    assert {id: set(row.split()) for id, row in LAYOUT["roads"].items()} == {
        id: row for id, row in roads.items() if row
    }
    rivers = {
        ids[h]: {f"{'major' if r.major else 'minor'}:{r.name}" for r in row} for h, row in enumerate(BOARD.rivers)
    }
    told = {id: set(row.split(",")) for id, row in LAYOUT["rivers"].items()}
    assert told == {id: row for id, row in rivers.items() if row}
    for region, row in LAYOUT["regions"].items():
        assert set(row.split()) == {id for id, of in zip(ids, BOARD.region, strict=True) if of == region}
    assert set(LAYOUT["regions"]) == {of for of in BOARD.region if of}


@pytest.mark.parametrize("kind", ["major", "minor"])
def test_rivers_cross_the_sides_they_cross_in_the_game(kind: str) -> None:
    lines = [points(line) for line in LAYOUT["lines"][kind]]
    wet = {h for h, rivers in enumerate(BOARD.rivers) for r in rivers if r.major == (kind == "major")}
    for h in wet:
        for river in BOARD.rivers[h]:
            for side in river.sides:
                if river.major == (kind == "major"):
                    assert min(away(side_of(h, side), line) for line in lines) < 24, (BOARD.ids[h], side)
    for line in lines:
        for point in line:
            assert min(math.dist(point, at(h)) for h in wet) < 70, f"a river at {point}"


def test_roads_lead_over_the_sides_they_lead_over_in_the_game() -> None:
    lines = [points(line) for line in LAYOUT["lines"]["road"]]
    linked = [h for h, sides in enumerate(BOARD.roads) if sides]
    for h in linked:
        for side in BOARD.roads[h]:
            assert min(away(side_of(h, side), line) for line in lines) < 26, (BOARD.ids[h], side)
    for line in lines:
        for point in line:
            assert min(math.dist(point, at(h)) for h in linked) < 62, f"a road at {point}"


def test_no_road_or_river_crosses_another_side() -> None:
    """What looks like a way over a side is one: lines come near the middle of other sides only at their own."""
    for kind in ("road", "major", "minor"):
        lines = [points(line) for line in LAYOUT["lines"][kind]]
        for h in range(len(BOARD.ids)):
            for side, n in enumerate(BOARD.beside[h][:3]):
                if n < 0:
                    continue
                if kind == "road":
                    over = side in BOARD.roads[h]
                else:
                    over = any(
                        side in r.sides or other_side(side) in q.sides for r in BOARD.rivers[h] for q in BOARD.rivers[n]
                    )
                    over = over or any(side in r.sides for r in BOARD.rivers[h])
                    over = over or any(other_side(side) in q.sides for q in BOARD.rivers[n])
                if not over:
                    near = min(away(side_of(h, side), line) for line in lines)
                    assert near > 6, f"{kind} between {BOARD.ids[h]} and {BOARD.ids[n]}"


def test_the_counters_are_the_engines() -> None:
    assert set(LAYOUT["units"]) == set(BOARD.unit)
    for unit in BOARD.units:
        type, *name = LAYOUT["units"][unit.key]
        assert (name or [type])[0] == unit.name
        row = LAYOUT["types"][type]
        assert (row["side"], row["kind"], row["move"], row["motorized"]) == (
            unit.side,
            unit.kind,
            unit.move,
            unit.motorized,
        )
        assert [tuple(values) for values in row["values"]] == list(unit.values[1:]), unit.name
        assert row["defence"] == unit.defence_only
    assert {unit.kind for unit in BOARD.units} == set(LAYOUT["symbols"])


def test_tracks_and_scales_are_the_engines() -> None:
    assert [month for month, _ in LAYOUT["turns"]] == [turn["month"] for turn in BOARD.turns]
    assert [rain for _, rain in LAYOUT["turns"]] == [turn["rain"] for turn in BOARD.turns]
    assert LAYOUT["scenarios"] == {name: scenario["start_turn"] for name, scenario in BOARD.scenarios.items()}
    most = LAYOUT["most"]
    assert (most["delta"], most["highlands"], most["losses"]) == (DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES, HITS)


def test_what_is_drawn_beside_the_hexes_lies_on_the_map() -> None:
    left, top, wide, high = LAYOUT["viewBox"]
    for x, y, width, height in (*LAYOUT["boxes"].values(), *LAYOUT["places"].values()):
        assert x >= left and y >= top and x + width <= left + wide and y + height <= top + high


def panel_boxes() -> set[str]:
    """The boxes that are panels beside the map."""
    text = (CLIENT / "boards" / "tonkin" / "panels.js").read_text(encoding="utf-8")
    listed = re.search(r"^const BOXES = \[(.*)\];$", text, re.MULTILINE)
    assert listed
    return set(re.findall(r'"(\w+)"', listed[1]))


def test_every_place_off_the_map_is_drawn() -> None:
    drawn = {re.sub("_(VM|FEF)$", "", box) for box in {*LAYOUT["boxes"], *panel_boxes()}}
    assert set(PLACES.values()) - {"out"} <= drawn


def test_every_scenario_opens_on_a_place_of_its_own() -> None:
    assert set(LAYOUT["openings"]) == set(BOARD.scenarios)
    assert set(LAYOUT["openings"].values()) <= set(LAYOUT["places"]) - {"map"}


TRACKED = ("ops", "rp", "spending", "trucks", "losses", "regions", "air", "airstrike")
"""The rows of what each side has left."""


def words(language: str) -> dict[str, str]:
    found: dict[str, str] = json.loads((CLIENT / "words" / f"tonkin.{language}.json").read_text(encoding="utf-8"))
    return found


def test_all_words_of_the_drawing_are_known() -> None:
    """Those put together from a name in the layout or the engine."""
    known = words("en")
    degrees = {row[0].partition(" ")[2] or row[0] for s in BOARD.scenarios.values() for row in s.get("vp_scale", [])}
    families = {
        "kind": {unit.kind for unit in BOARD.units},
        "phase": {*STAGES, "over"},
        "scenario": set(BOARD.scenarios),
        "month": {month[:3] for month, _ in LAYOUT["turns"]},
        "terrain": {word for row in HEXES.values() for word in row[2].split()},
        "country": {row[3] for row in HEXES.values()} - {"sea"},
        "river": {name for name, _ in LAYOUT["river_names"]} | {r.name for row in BOARD.rivers for r in row},
        "about.kind": {unit.kind for unit in BOARD.units},
        "about.box": {*BOXES, "track"},
        "about.in": {*BOXES, "track"},
        "about.track": {"turn", "decides", *TRACKED},
        "box": {*LAYOUT["boxes"], *panel_boxes()},
        "key": {*LAYOUT["key"], "city", "town", "village"},
        "degree": {degree.lower() for degree in degrees},
        "side": {"VM", "FEF"},
        "objective": {"unknown", "real", "rumour"},
    }
    missing = [
        f"{family}.{name}"
        for family, names in families.items()
        for name in names
        if f"tonkin.{family}.{name}" not in known
    ]
    missing += [place for place in LAYOUT["places"] if f"tonkin.{place}" not in known]
    assert not missing


def test_no_word_is_known_in_vain() -> None:
    """Every plain word of the drawing is used by its scripts."""
    scripts = "".join(file.read_text(encoding="utf-8") for file in (CLIENT / "boards" / "tonkin").glob("*.js"))
    plain = [key for key in words("en") if key.count(".") == 1]
    short = [key.removeprefix("tonkin.") for key in plain]
    unused = [
        k for k in short if f'"tonkin.{k}"' not in scripts and f'["{k}"' not in scripts and k not in LAYOUT["places"]
    ]
    assert not unused


def test_the_layout_is_small() -> None:
    assert FILE.stat().st_size <= 260_000
