"""Makes indochina/tonkin/layout.json: where everything on the map of Tonkin is drawn, from its hexes.

The same data always make the same map. Lines are lists of points, each told from the one before; the client draws
smooth curves through them. Run it again after a change of data/map.json, data/units.json or data/scenarios.json.
"""

from __future__ import annotations

import json
import math
import re
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))
from indochina.tonkin.board import SIDES_OF_HEX as SIDES
from indochina.tonkin.board import STEP, default
from indochina.tonkin.communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES
from indochina.tonkin.losses import HITS
from indochina.tonkin.units import expand
from tools.tonkin_art import GROUND_SIGNS, art

FILE = Path(__file__).parent.parent / "indochina" / "tonkin" / "layout.json"
WIDE = 100.0
"""A hex from side to side, in units of the drawing."""
SIZE = WIDE / math.sqrt(3)
LEFT, TOP = 40, 176
"""The corner of the map in the drawing."""
COLUMNS, ROWS = 28.5, 24
MAP_WIDE, MAP_HIGH = round(COLUMNS * WIDE), round((1.5 * ROWS + 0.5) * SIZE)
VIEW = [0, 0, 3480, 2470]
GRID = 12
"""The step at which heights are taken for the relief."""
TILE = 600
MOUNTAIN, FOREST, ROUGH, CLEAR, SEA = "mountain", "forest", "rough", "clear", "sea"
HEIGHT = {MOUNTAIN: 1.0, FOREST: 0.5, ROUGH: 0.42, CLEAR: 0.06, SEA: 0.0}
SHADES = {"dark": [-0.22, -0.42], "light": [0.2, 0.38]}

Axial = tuple[int, int]
Point = tuple[float, float]
Line = list[Point]


# --- chance that is always the same -------------------------------------------------------------------------------


def rolled(x: int, y: int, salt: int = 0) -> float:
    """A number between -1 and 1 for a place on a grid."""
    n = (x * 374761393 + y * 668265263 + salt * 2147483647) & 0xFFFFFFFF
    n = ((n ^ (n >> 13)) * 1274126177) & 0xFFFFFFFF
    return ((n ^ (n >> 16)) & 0xFFFF) / 32767.5 - 1


def noise(x: float, y: float, salt: int = 0) -> float:
    """The same for any point, smooth between the places of the grid."""
    i, j = math.floor(x), math.floor(y)
    u, v = x - i, y - j
    u, v = u * u * (3 - 2 * u), v * v * (3 - 2 * v)
    above = rolled(i, j, salt) * (1 - u) + rolled(i + 1, j, salt) * u
    below = rolled(i, j + 1, salt) * (1 - u) + rolled(i + 1, j + 1, salt) * u
    return above * (1 - v) + below * v


def rough(x: float, y: float, salt: int = 0) -> float:
    """Coarse and fine noise together."""
    return (noise(x, y, salt) + 0.5 * noise(2 * x, 2 * y, salt + 1) + 0.25 * noise(4 * x, 4 * y, salt + 2)) / 1.75


def shaken(point: Point, by: float, scale: float = 34.0, salt: int = 0) -> Point:
    x, y = point
    return (
        x + by * rough(x / scale, y / scale, salt + 10) * 1.6,
        y + by * rough(x / scale, y / scale, salt + 20) * 1.6,
    )


# --- the grid -----------------------------------------------------------------------------------------------------


def centre(at: Axial) -> Point:
    q, r = at
    return (LEFT + (q + r / 2 - 11) * WIDE, TOP + SIZE + (r - 1) * 1.5 * SIZE)


def corner(at: Axial, n: int) -> Point:
    """Corners clockwise from the top; side n (NE E SE SW W NW) lies between corners n and n + 1."""
    x, y = centre(at)
    turn = math.radians(60 * n - 90)
    return (x + SIZE * math.cos(turn), y + SIZE * math.sin(turn))


def middle(at: Axial, side: int) -> Point:
    (x, y), (u, v) = corner(at, side), corner(at, side + 1)
    return ((x + u) / 2, (y + v) / 2)


def beside(at: Axial, side: int) -> Axial:
    return (at[0] + STEP[side][0], at[1] + STEP[side][1])


class Ground:
    """The hexes by axial coordinates, and one more ring around them, alike, so that the drawing runs off the sheet."""

    def __init__(self, hexes: dict[str, dict[str, Any]]) -> None:
        self.hexes: dict[Axial, dict[str, Any]] = {(h["q"], h["r"]): h for h in hexes.values()}
        self.ids: dict[Axial, str] = {(h["q"], h["r"]): id for id, h in hexes.items()}
        self.terrain = {at: str(h["terrain"]) for at, h in self.hexes.items()}
        self.country = {at: str(h["country"]) for at, h in self.hexes.items()}
        self.clear = {at for at, h in self.hexes.items() if h["base"] == CLEAR}
        for _ in range(2):
            for at in sorted(self.terrain):
                for side in range(6):
                    far = beside(at, side)
                    if far not in self.terrain:
                        self.terrain[far], self.country[far] = self.terrain[at], self.country[at]
                        if at in self.clear:
                            self.clear.add(far)

    def of(self, test: Callable[[Axial], bool]) -> set[Axial]:
        return {at for at in self.terrain if test(at)}


def key(point: Point) -> tuple[int, int]:
    return (round(point[0]), round(point[1]))


def chained(edges: Iterable[tuple[Point, Point]]) -> list[Line]:
    """Edges with a direction put together to lines, closed ones ending where they begin."""
    following: dict[tuple[int, int], list[tuple[Point, Point]]] = defaultdict(list)
    entered: dict[tuple[int, int], int] = defaultdict(int)
    for a, b in edges:
        following[key(a)].append((a, b))
        entered[key(b)] += 1
    lines: list[Line] = []
    starts = [k for k in sorted(following) if len(following[k]) > entered[k]]
    for start in [*starts, *sorted(following)]:
        while following[start]:
            a, b = following[start].pop()
            line = [a, b]
            while following[key(b)]:
                _, b = following[key(b)].pop()
                line.append(b)
            lines.append(line)
    return lines


def outlines(inside: set[Axial], whole: set[Axial]) -> list[Line]:
    """The outlines of a set of hexes."""
    return chained(
        (corner(at, side), corner(at, side + 1))
        for at in sorted(inside)
        for side in range(6)
        if beside(at, side) in whole - inside or beside(at, side) not in whole
    )


def softened(line: Line, parts: int, rounds: int) -> Line:
    """Each edge in so many parts, then every point drawn towards its neighbours: the corners of hexes go."""
    closed = key(line[0]) == key(line[-1])
    fine: Line = []
    for (x, y), (u, v) in pairwise(line):
        fine += [(x + (u - x) * i / parts, y + (v - y) * i / parts) for i in range(parts)]
    if not closed:
        fine.append(line[-1])
    for _ in range(rounds):
        n = len(fine)
        before = fine
        fine = [
            (
                (before[i - 1][0] + 2 * before[i][0] + before[(i + 1) % n][0]) / 4,
                (before[i - 1][1] + 2 * before[i][1] + before[(i + 1) % n][1]) / 4,
            )
            if closed or 0 < i < n - 1
            else before[i]
            for i in range(n)
        ]
    return [*fine, fine[0]] if closed else fine


def told(line: Line, nearest: float = 0.9) -> str:
    """A line as text: the first point, then each from the one before; `z` if it is closed."""
    points = [key(p) for p in line]
    closed = points[0] == points[-1]
    words: list[int] = []
    at = (0, 0)
    for i, (x, y) in enumerate(points[:-1] if closed else points):
        if i and math.dist(at, (x, y)) < nearest and i < len(points) - 1:
            continue
        words += [x - at[0], y - at[1]]
        at = (x, y)
    text = "".join(f" {n}" if n >= 0 else str(n) for n in words).strip()
    return text + ("z" if closed else "")


def thinned(line: Line, off: float) -> Line:
    """Without the points that lie off the rest by less than `off`."""
    if len(line) < 3:
        return line
    (x, y), (u, v) = line[0], line[-1]
    length = math.hypot(u - x, v - y)

    def away(p: Point) -> float:
        if length < 1e-9:
            return math.dist(p, line[0])
        return abs((u - x) * (y - p[1]) - (x - p[0]) * (v - y)) / length

    far, at = max((away(p), i) for i, p in enumerate(line[1:-1], 1))
    return [line[0], line[-1]] if far < off else thinned(line[: at + 1], off)[:-1] + thinned(line[at:], off)


# --- land and borders ---------------------------------------------------------------------------------------------


def areas(ground: Ground) -> dict[str, list[str]]:
    """Land and what grows on it: each an outline that wanders a little about the sides of its hexes."""
    whole = set(ground.terrain)
    kinds: dict[str, tuple[Callable[[Axial], bool], int, int, float]] = {
        "land": (lambda at: ground.terrain[at] != SEA, 5, 6, 7),
        "delta": (lambda at: at in ground.clear, 3, 3, 7),
        "forest": (lambda at: ground.terrain[at] == FOREST and ground.country[at] != "china", 3, 3, 6),
        "mountain": (lambda at: ground.terrain[at] == MOUNTAIN, 3, 3, 6),
        "china": (lambda at: ground.country[at] == "china", 3, 4, 4),
    }
    found = {}
    for name, (test, parts, rounds, by) in kinds.items():
        lines = outlines(ground.of(test), whole)
        found[name] = [told([shaken(p, by) for p in softened(line, parts, rounds)]) for line in lines]
    return found


def borders(ground: Ground) -> dict[str, list[str]]:
    """The coast, and the lines between countries."""
    land = ground.of(lambda at: ground.terrain[at] != SEA)
    shore = [
        (corner(at, side), corner(at, side + 1))
        for at in sorted(land)
        for side in range(6)
        if beside(at, side) in ground.terrain and beside(at, side) not in land
    ]
    found = {"coast": [told([shaken(p, 7) for p in softened(line, 5, 6)]) for line in chained(shore)]}
    for name in ("china", "laos"):
        edges = [
            (corner(at, side), corner(at, side + 1))
            for at in sorted(ground.hexes)
            if ground.country[at] == name
            for side in range(6)
            if ground.country.get(beside(at, side), name) in {"vietnam", "laos"} - {name}
        ]
        found[name] = [told([shaken(p, 4) for p in softened(line, 3, 4)]) for line in chained(edges)]
    return found


def islands(ground: Ground) -> list[str]:
    """The island chain: a handful of steep islets in each of its hexes."""
    found = []
    for at in sorted(ground.hexes):
        if not ground.hexes[at].get("island_chain"):
            continue
        x, y = centre(at)
        for n in range(7):
            turn = 2.4 * n + 2 * rolled(*at, n)
            away = 12 + 5.2 * n
            u, v = x + away * math.cos(turn) * 0.95, y + away * math.sin(turn) * 0.85
            r = 5 + 4.5 * abs(rolled(*at, n + 50))
            wide = [r * (1 + 0.4 * rolled(i, n, at[0])) for i in range(6)]
            high = [r * (0.8 + 0.4 * rolled(i, n, at[1])) for i in range(6)]
            ring = [(u + wide[i] * math.cos(i), v + high[i] * math.sin(i)) for i in range(6)]
            found.append(told([*ring, ring[0]]))
    return found


# --- rivers and roads ---------------------------------------------------------------------------------------------


def walks(edges: set[tuple[Any, Any]]) -> list[list[Any]]:
    """Edges of a graph put together to walks that end where it forks or ends."""
    near: dict[Any, list[Any]] = defaultdict(list)
    for a, b in sorted(edges):
        near[a].append(b)
        near[b].append(a)
    left = {frozenset(edge) for edge in edges}
    found = []
    ends = [n for n in near if len(near[n]) != 2]
    for start in [*ends, *near]:
        for following in near[start]:
            if frozenset((start, following)) not in left:
                continue
            walk = [start]
            a, b = start, following
            while frozenset((a, b)) in left:
                left.discard(frozenset((a, b)))
                walk.append(b)
                if len(near[b]) != 2:
                    break
                a, b = b, next(n for n in near[b] if n != a)
            found.append(walk)
    return found


def curved(points: Line, parts: int) -> Line:
    """Points on a smooth curve through all of these."""
    if len(points) < 3:
        (x, y), (u, v) = points
        return [(x + (u - x) * i / parts, y + (v - y) * i / parts) for i in range(parts + 1)]
    found = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[min(max(j, 0), len(points) - 1)] for j in (i - 1, i, i + 1, i + 2))
        for k in range(parts):
            t = k / parts
            found.append(tuple(
                0.5 * (2 * b[n] + (c[n] - a[n]) * t + (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) * t * t
                       + (3 * b[n] - a[n] - 3 * c[n] + d[n]) * t**3) for n in (0, 1)
            ))  # fmt: skip
    return [(x, y) for x, y in [*found, points[-1]]]


def shared(at: Axial, side: int) -> tuple[str, int, int]:
    """A name for a side of a hex, the same from both hexes."""
    (x, y) = key(middle(at, side))
    return ("side", x // 3, y // 3)


class Ways:
    """Where rivers and roads run in each hex: through points in it, and points on its sides."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.points: dict[tuple[str, Any], Point] = {}
        both = {
            shared(at, SIDES.index(s))
            for at, h in ground.hexes.items()
            for s in {s for r in h["rivers"] for s in r["sides"]} & {r["side"] for r in h["roads"]}
        }
        self.river_points(both)
        self.road_points(both)

    def on_side(self, at: Axial, side: int, apart: float) -> Point:
        (x, y), (a, b), (c, d) = middle(at, side), corner(at, side), corner(at, side + 1)
        if side >= 3:  # along the side the same way from both hexes
            a, b, c, d = c, d, a, b
        along = apart + 8 * rolled(round(x), round(y), 3)
        return (x + (c - a) / SIZE * along, y + (d - b) / SIZE * along)

    def river_points(self, both: set[tuple[str, int, int]]) -> None:
        for at, h in self.ground.hexes.items():
            if not h["rivers"]:
                continue
            x, y = centre(at)
            main = max(h["rivers"], key=lambda r: (len(r["sides"]), r["class"] == "major"))
            ends = [middle(at, SIDES.index(s)) for s in main["sides"]]
            u, v = sum(p[0] for p in ends) / len(ends) - x, sum(p[1] for p in ends) / len(ends) - y
            inner = (x + 0.55 * u + 7 * rolled(*at, 5), y + 0.55 * v + 7 * rolled(*at, 6))
            if h.get("community") and math.dist(inner, (x, y)) < 22:  # beside the town, not through it
                (a, b), (c, d) = ends[0], ends[-1] if len(ends) > 1 else (x, y)
                length = math.hypot(c - a, d - b) or 1
                sign = 1 if (inner[0] - x) * (d - b) - (inner[1] - y) * (c - a) >= 0 else -1
                inner = (x + 24 * sign * (d - b) / length, y - 24 * sign * (c - a) / length)
            self.points["river", at] = inner
            for r in h["rivers"]:
                for s in r["sides"]:
                    side = SIDES.index(s)
                    apart = 11 if shared(at, side) in both else 0
                    self.points["river", shared(at, side)] = self.on_side(at, side, apart)

    def road_points(self, both: set[tuple[str, int, int]]) -> None:
        for at, h in self.ground.hexes.items():
            if not h["roads"]:
                continue
            x, y = centre(at)
            if h.get("community"):
                self.points["road", at] = (x, y + 4)
            elif ("river", at) in self.points:
                u, v = self.points["river", at]
                away = math.dist((x, y), (u, v)) or 1
                self.points["road", at] = (x - (u - x) / away * 14, y - (v - y) / away * 14)
            else:
                self.points["road", at] = (x + 9 * rolled(*at, 7), y + 9 * rolled(*at, 8))
            for r in h["roads"]:
                side = SIDES.index(r["side"])
                self.points["road", shared(at, side)] = self.on_side(at, side, -13 if shared(at, side) in both else 0)

    def rivers(self) -> dict[str, list[str]]:
        graphs: dict[tuple[str, str], set[tuple[Any, Any]]] = defaultdict(set)
        for at, h in self.ground.hexes.items():
            for r in h["rivers"]:
                for s in r["sides"]:
                    side = SIDES.index(s)
                    graphs[r["class"], r["name"]].add((("in", *at), shared(at, side)))
        found: dict[str, list[str]] = {"major": [], "minor": []}
        for (kind, _), edges in sorted(graphs.items()):
            for walk in walks(edges):
                found[kind].append(told(self.winding(walk)))
        return found

    def winding(self, walk: list[Any]) -> Line:
        points = [self.points["river", n[1:] if n[0] == "in" else n] for n in walk]
        for end, other in ((0, 1), (-1, -2)):  # a mouth reaches into the sea
            if walk[end][0] == "side" and self.at_sea(points[end]):
                (x, y), (u, v) = points[end], points[other]
                away = math.dist((x, y), (u, v)) or 1
                points[end] = (x + (x - u) / away * 16, y + (y - v) / away * 16)
        line = curved(points, 4)
        return [p if i in (0, len(line) - 1) or i % 8 == 0 else shaken(p, 5.5, 21, 40) for i, p in enumerate(line)]

    def at_sea(self, point: Point) -> bool:
        near = sorted(self.ground.hexes, key=lambda at: math.dist(centre(at), point))[:2]
        return any(self.ground.terrain[at] == SEA for at in near)

    def roads(self) -> list[str]:
        edges = {
            (("in", *at), shared(at, SIDES.index(r["side"]))) for at, h in self.ground.hexes.items() for r in h["roads"]
        }
        found = []
        for walk in walks(edges):
            line = curved([self.points["road", n[1:] if n[0] == "in" else n] for n in walk], 3)
            found.append(told([p if i in (0, len(line) - 1) else shaken(p, 1.8, 17, 60) for i, p in enumerate(line)]))
        return found

    def road_labels(self) -> list[list[Any]]:
        """The numbers of the roads, in hexes without a community, far from one another."""
        found: list[list[Any]] = []
        taken: dict[str, list[Point]] = defaultdict(list)
        for at, h in self.ground.hexes.items():
            for r in h["roads"]:
                x, y = self.points["road", at]
                if h.get("community") or h.get("setup_number") or not r["name"].startswith("R"):
                    continue
                if all(math.dist((x, y), p) > 420 for p in taken[r["name"]]):
                    taken[r["name"]].append((x, y))
                    found.append([r["name"], round(x), round(y)])
        return found

    def river_labels(self) -> list[list[Any]]:
        """A line beside each river of some length for its name."""
        found = []
        names: dict[str, list[list[Any]]] = defaultdict(list)
        graphs: dict[str, set[tuple[Any, Any]]] = defaultdict(set)
        for at, h in self.ground.hexes.items():
            for r in h["rivers"]:
                for s in r["sides"]:
                    graphs[r["name"]].add((("in", *at), shared(at, SIDES.index(s))))
        for name, edges in graphs.items():
            names[name] = [walk for walk in walks(edges) if len(walk) >= 9]
        for name, found_walks in sorted(names.items()):
            for walk in found_walks[:1]:
                points = [self.points["river", n[1:] if n[0] == "in" else n] for n in walk]
                busy = [bool(n[0] == "in" and self.ground.hexes[n[1:]].get("community")) for n in walk]
                reach = [math.dist(points[i], points[i + 5]) for i in range(len(points) - 5)]
                _, _, best = min((sum(busy[i : i + 6]), -far, i) for i, far in enumerate(reach))
                line = softened(points[best : best + 6], 2, 5)
                if line[0][0] > line[-1][0]:
                    line.reverse()
                found.append([name, told([(x, y - 9) for x, y in line])])
        return found


# --- relief -------------------------------------------------------------------------------------------------------


class Relief:
    """Heights made up from the terrain: mountains stand out, rivers lie in valleys, the delta is flat."""

    def __init__(self, ground: Ground, lines: list[Line]) -> None:
        self.across, self.down = MAP_WIDE // GRID + 3, MAP_HIGH // GRID + 3
        self.bins: dict[tuple[int, int], list[tuple[Point, Axial]]] = defaultdict(list)
        for at in ground.terrain:
            x, y = centre(at)
            for i in range(-1, 2):
                for j in range(-1, 2):
                    self.bins[int(x // 120) + i, int(y // 120) + j].append(((x, y), at))
        self.ground = ground
        self.wet: dict[tuple[int, int], list[Point]] = defaultdict(list)
        for line in lines:
            for x, y in line:
                for i in range(-1, 2):
                    for j in range(-1, 2):
                        self.wet[int(x // 50) + i, int(y // 50) + j].append((x, y))
        self.heights = [[self.height(*self.point(i, j)) for i in range(self.across)] for j in range(self.down)]

    def point(self, i: int, j: int) -> Point:
        return (LEFT - GRID + i * GRID, TOP - GRID + j * GRID)

    def height(self, x: float, y: float) -> float:
        total = level = 0.0
        for (u, v), at in self.bins[int(x // 120), int(y // 120)]:
            near = math.exp(-((x - u) ** 2 + (y - v) ** 2) / 2900)
            total += near
            level += near * HEIGHT[self.ground.terrain[at]]
        level /= total or 1
        ridges = 0.0
        for n, (scale, share) in enumerate(((95, 0.55), (47, 0.3), (24, 0.15))):
            ridges += share * (1 - 2 * abs(rough(x / scale + 0.35 * y / scale, (y - 0.35 * x) / scale, 70 + n)))
        height = level * (0.75 + 0.95 * ridges)
        for u, v in self.wet[int(x // 50), int(y // 50)]:
            height = min(height, 0.05 + level * 0.25 + ((x - u) ** 2 + (y - v) ** 2) / 2600)
        return height

    def slope(self, i: int, j: int) -> Point:
        h = self.heights
        return ((h[j][i + 1] - h[j][i - 1]) * 3.4, (h[j + 1][i] - h[j - 1][i]) * 3.4)

    def shade(self, i: int, j: int) -> float:
        """How much light from the north-west a slope gets."""
        if not (0 < i < self.across - 1 and 0 < j < self.down - 1):
            return 0.0
        dx, dy = self.slope(i, j)
        return (dx + dy) / math.sqrt(2) / math.sqrt(1 + dx * dx + dy * dy)

    def levels(self) -> Iterable[tuple[str, list[str]]]:
        """Slopes in the shade and in the light, two steps of each: a class and the outlines in a tile."""
        field = [[self.shade(i, j) for i in range(self.across)] for j in range(self.down)]
        for kind, levels in SHADES.items():
            for level in levels:
                sign = 1 if level > 0 else -1
                tiles: dict[tuple[int, int], list[str]] = defaultdict(list)
                for line in self.contours([[sign * v - abs(level) for v in row] for row in field]):
                    if spread(line) > 520:
                        tiles[tile_of(line[0])].append(told(line, 3))
                for _, lines in sorted(tiles.items()):
                    yield f"relief {kind}", lines

    def contours(self, field: list[list[float]]) -> list[Line]:
        """Where a field is above 0, as outlines."""
        edges: list[tuple[Point, Point]] = []

        def cut(a: tuple[int, int], b: tuple[int, int]) -> Point:
            (i, j), (k, m) = (a, b) if a < b else (b, a)
            p, q = field[j][i], field[m][k]
            t = p / (p - q)
            (x, y), (u, v) = self.point(i, j), self.point(k, m)
            return (round(x + (u - x) * t, 3), round(y + (v - y) * t, 3))

        for j in range(self.down - 1):
            for i in range(self.across - 1):
                ring = [(i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1)]
                high = [field[b][a] > 0 for a, b in ring]
                out = [n for n in range(4) if high[n] and not high[(n + 1) % 4]]
                into = [n for n in range(4) if not high[n] and high[(n + 1) % 4]]
                for a, b in zip(out, into if len(into) < 2 or out[0] < into[0] else into[::-1], strict=True):
                    edges.append((cut(ring[b], ring[(b + 1) % 4]), cut(ring[a], ring[(a + 1) % 4])))
        fine: dict[Point, Point] = {}
        for start, end in edges:
            fine.setdefault(start, end)
        lines: list[Line] = []
        while fine:
            start, end = fine.popitem()
            line = [start, end]
            while end in fine:
                end = fine.pop(end)
                line.append(end)
            if end == start and len(line) > 4:
                half = len(line) // 2
                lines.append(thinned(line[: half + 1], 1.9)[:-1] + thinned(line[half:], 1.9))
        return lines

    def hachures(self) -> list[str]:
        """Strokes down the slopes of the mountains, by tiles."""
        strokes: list[tuple[int, int, int, int]] = []
        step = 15
        for b in range(TOP, TOP + MAP_HIGH, step):
            row = []
            for a in range(LEFT, LEFT + MAP_WIDE, step):
                x, y = a + 6 * rolled(a, b, 90), b + 6 * rolled(a, b, 91)
                at = min(self.bins[int(x // 120), int(y // 120)], key=lambda c: math.dist(c[0], (x, y)))[1]
                if self.ground.terrain[at] != MOUNTAIN:
                    continue
                i, j = round((x - LEFT) / GRID) + 1, round((y - TOP) / GRID) + 1
                if not (0 < i < self.across - 1 and 0 < j < self.down - 1):
                    continue
                dx, dy = self.slope(i, j)
                steep = math.hypot(dx, dy)
                if steep < 0.25:
                    continue
                long = min(13, 6 + 9 * steep) * (1 if self.shade(i, j) < 0.05 else 0.6)
                row.append((round(x), round(y), round(-dx / steep * long), round(-dy / steep * long)))
            strokes += row if (b // step) % 2 else row[::-1]
        tiles: dict[tuple[int, int], list[tuple[int, int, int, int]]] = defaultdict(list)
        for stroke in strokes:
            tiles[tile_of(stroke[:2])].append(stroke)
        found = []
        for _, tile in sorted(tiles.items()):
            x = y = 0
            text = []
            for u, v, dx, dy in tile:
                text.append(f"m{u - x} {v - y}l{dx} {dy}".replace(" -", "-"))
                x, y = u + dx, v + dy
            found.append("".join(text))
        return found


def spread(line: Line) -> float:
    """The area inside an outline."""
    return abs(sum(x * v - u * y for (x, y), (u, v) in pairwise([*line, line[0]]))) / 2


def parsed(text: str) -> Line:
    numbers = [int(n) for n in re.findall(r"-?\d+", text)]
    line: Line = []
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x, y))
    return line


def signs(ground: Ground) -> dict[str, list[str]]:
    """Trees, hills and paddies, scattered over the hexes they are in but not where counters stand most, by tiles."""
    kinds = {FOREST: ("tree", 8), ROUGH: ("hill", 5), CLEAR: ("paddy", 5)}
    found: dict[str, dict[tuple[int, int], Line]] = {kind: defaultdict(list) for kind in GROUND_SIGNS}
    for at, h in ground.hexes.items():
        if h["country"] == "china" or h["terrain"] not in kinds:
            continue
        kind, n = kinds[h["terrain"]]
        x, y = centre(at)
        first = 3 * rolled(*at, 30)
        for i in range(n):
            turn = first + i * 2 * math.pi / n
            away = (39 if i % 2 else 22 if kind == "tree" else 31) + 5 * rolled(*at, 31 + i)
            found[kind][tile_of((x, y))].append((x + away * math.cos(turn), y + away * math.sin(turn)))
    return {kind: [told(places, 0) for _, places in sorted(tiles.items())] for kind, tiles in found.items()}


def tile_of(point: Point) -> tuple[int, int]:
    """Small things are drawn in a path for each tile: what is out of sight costs nothing."""
    return (int(point[0]) // TILE, int(point[1]) // TILE)


# --- what is printed in hexes -------------------------------------------------------------------------------------


def hex_data(ground: Ground) -> dict[str, list[Any]]:
    found = {}
    for at, id in ground.ids.items():
        h = ground.hexes[at]
        x, y = centre(at)
        terrain = "islands" if h.get("island_chain") else f"coastal {h['terrain']}" if h["coastal"] else h["terrain"]
        found[id] = [round(x), round(y), terrain, h["country"]]
        prints: dict[str, Any] = {}
        if town := h.get("community"):
            prints |= {"name": town["name"], "kind": town["kind"], "side": "VM" if town["color"] == "red" else "FEF"}
            prints |= {"region": h["region"]}
        for sign in ("vp", "supply_center", "airstrip", "harbor", "mobilization_center"):
            if h.get(sign):
                prints[sign] = h[sign]
        if number := h.get("setup_number"):
            prints["setup"] = [number["number"], "VM" if number["color"] == "red" else "FEF"]
        if prints:
            found[id].append(prints)
    return found


def unit_types(data: dict[str, Any]) -> tuple[dict[str, Any], dict[str, list[str]]]:
    """What is printed on each type of counter (combat, barrage, morale, stacking by steps left); type, name of each."""
    types: dict[str, Any] = {}
    units: dict[str, list[str]] = {}
    for unit in expand(data["units"]["units"]):
        printed = data["units"]["units"][unit.type]
        types.setdefault(unit.type, {
            "side": unit.side, "kind": unit.kind, "bar": printed["bar"], "move": unit.move, "motorized": unit.motorized,
            "defence": unit.defence_only, "values": [list(values) for values in unit.values[1:]],
        })  # fmt: skip
        units[unit.key] = [unit.type] if unit.name == unit.type else [unit.type, unit.name]
    return types, units


def most(data: dict[str, Any]) -> dict[str, int]:
    """Where tracks end, or what is worth VP."""
    arrivals = [entry for turn in data["reinforcements"]["turns"] for entry in turn["FEF"]]
    return {
        "delta": DELTA_COMMUNITIES,
        "highlands": HIGHLANDS_COMMUNITIES,
        "losses": HITS,
        "airstrike": max(entry.get("airstrike", 0) for entry in arrivals),
    }


def layout() -> dict[str, Any]:
    data = default()
    ground = Ground(data["map"]["hexes"])
    ways = Ways(ground)
    rivers = ways.rivers()
    relief = Relief(ground, [parsed(text) for lines in rivers.values() for text in lines])
    types, units = unit_types(data)
    found = areas(ground)
    edges = borders(ground)
    return {
        "viewBox": VIEW,
        "map": {"x": LEFT, "y": TOP, "width": MAP_WIDE, "height": MAP_HIGH},
        "size": round(SIZE, 3),
        "lines": {**edges, **rivers, "road": ways.roads()},
        "land": [[name, found[name]] for name in ("land", "delta", "forest", "mountain")]
        + [list(r) for r in relief.levels()],
        "hachures": relief.hachures(),
        "china": found["china"],
        "signs": [[kind, GROUND_SIGNS[kind], places] for kind, tiles in signs(ground).items() for places in tiles],
        "islands": islands(ground),
        "river_names": ways.river_labels(),
        "road_names": ways.road_labels(),
        "hexes": hex_data(ground),
        "saigon": [LEFT + 1930, TOP + 1990],
        "types": types,
        "units": units,
        "turns": [[turn["month"], turn["rain"]] for turn in data["reinforcements"]["turns"]],
        "scenarios": {name: row["start_turn"] for name, row in data["scenarios"]["scenarios"].items()},
        "most": most(data),
        **art(),
    }


def main() -> None:
    whole = layout()
    FILE.write_text(json.dumps(whole, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    for name, part in whole.items():
        print(f"{len(json.dumps(part)):8} {name}")
    print(f"{FILE.stat().st_size:8} in all")


if __name__ == "__main__":
    main()
