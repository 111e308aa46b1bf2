"""The ground of Tonkin: land and borders, relief, and the signs for what grows on it."""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise

from tools.tonkin_art import GROUND_SIGNS
from tools.tonkin_grid import (
    CLEAR,
    FOREST,
    LEFT,
    MAP_HIGH,
    MAP_WIDE,
    MOUNTAIN,
    ROUGH,
    SEA,
    TOP,
    Axial,
    Ground,
    Line,
    Point,
    beside,
    centre,
    chained,
    corner,
    outlines,
    rolled,
    rough,
    shaken,
    softened,
    thinned,
    told,
)

GRID = 12
"""The step at which heights are taken for the relief."""
TILE = 600
HEIGHT = {MOUNTAIN: 1.0, FOREST: 0.5, ROUGH: 0.42, CLEAR: 0.06, SEA: 0.0}
SHADES = {"dark": [-0.22, -0.42], "light": [0.2, 0.38]}


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
