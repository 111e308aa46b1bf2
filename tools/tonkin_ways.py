"""The rivers and roads of Tonkin: lines through the hexes, and their names beside them."""

from __future__ import annotations

import math
from collections import defaultdict
from typing import Any

from indochina.tonkin.board import SIDES_OF_HEX as SIDES
from tools.tonkin_grid import (
    SEA,
    SIZE,
    Axial,
    Ground,
    Line,
    Point,
    centre,
    corner,
    key,
    middle,
    rolled,
    shaken,
    softened,
    told,
)


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
