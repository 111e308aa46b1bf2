"""The hexes of Tonkin as places in the drawing, lines around them, and noise that is always the same."""

from __future__ import annotations

import math
import re
from collections import defaultdict
from collections.abc import Callable, Iterable
from itertools import pairwise
from typing import Any

from indochina.tonkin.board import STEP

WIDE = 100.0
"""A hex from side to side, in units of the drawing."""
SIZE = WIDE / math.sqrt(3)
LEFT, TOP = 40, 176
"""The corner of the map in the drawing."""
COLUMNS, ROWS = 28.5, 24
MAP_WIDE, MAP_HIGH = round(COLUMNS * WIDE), round((1.5 * ROWS + 0.5) * SIZE)
MOUNTAIN, FOREST, ROUGH, CLEAR, SEA = "mountain", "forest", "rough", "clear", "sea"

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


def parsed(text: str) -> Line:
    numbers = [int(n) for n in re.findall(r"-?\d+", text)]
    line: Line = []
    x = y = 0
    for dx, dy in zip(numbers[::2], numbers[1::2], strict=True):
        x, y = x + dx, y + dy
        line.append((x, y))
    return line
