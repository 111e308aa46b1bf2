"""1.6 The map, the counters and the tables: read from `data/`. An owner's corrections: board_file/.

Hexes are indices in board order (row by row). Sides of a hex are numbered clockwise: NE E SE SW W NW.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from itertools import count
from typing import Any, NamedTuple, TypeVar, cast

from .components.units import Unit, expand

SIDES_OF_HEX = ("NE", "E", "SE", "SW", "W", "NW")
SIDE = {name: i for i, name in enumerate(SIDES_OF_HEX)}
STEP = ((1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1))
TABLES = ("map", "units", "tables", "reinforcements", "scenarios")
CLEAR, ROUGH, FOREST, MOUNTAIN, SEA = range(5)
TERRAIN = ("clear", "rough", "forest", "mountain", "sea")
VIETNAM, LAOS, CHINA = range(3)
COUNTRY = ("vietnam", "laos", "china", "sea")
DELTA, HIGHLANDS = "delta", "highlands"


class River(NamedTuple):
    """A river in a hex: the sides it crosses, one only at its source, its mouth or the edge of the map."""

    name: str
    major: bool
    sides: frozenset[int]


@dataclass(frozen=True, slots=True)
class Community:
    """A city, town or village. Its colour says whose it is while nobody holds it."""

    hex: int
    name: str
    kind: str
    side: str
    region: str
    country: int
    vp: int
    """Of a VP-Hex; 0 for others. Hanoi has no number: whoever of the VM enters it has won [1.9]."""


def other_side(side: int) -> int:
    return (side + 3) % 6


def communities_of(hexes: Sequence[Mapping[str, Any]]) -> tuple[Community, ...]:
    """1.8 The communities of the map, in board order."""
    return tuple(
        Community(
            h,
            x["community"]["name"],
            x["community"]["kind"],
            "VM" if x["community"]["color"] == "red" else "FEF",
            x["region"] or "",
            COUNTRY.index(x["country"]),
            x["vp"] if isinstance(x.get("vp"), int) else 0,
        )
        for h, x in enumerate(hexes)
        if x.get("community")
    )


BOARDS_KEPT = 32
"""So many boards of owners are made before what was worked out for them is forgotten."""
_worked_out: list[Any] = []
_boards_made = count(1)
Work = TypeVar("Work", bound=Callable[..., Any])


def per_board(work: Work) -> Work:
    """`functools.cache`, for what is worked out once for each board.

    Boards come with games that come and go: a cache that never forgets would keep every one of them.
    """
    kept = cache(work)
    _worked_out.append(kept)
    return cast(Work, kept)


def forget_some() -> None:
    """An owner's board has been made: after so many all that was worked out is forgotten."""
    if next(_boards_made) % BOARDS_KEPT == 0:
        for kept in _worked_out:
            kept.cache_clear()


class Board:
    """Static data of one game. Never changed, never copied: all states of a game share it."""

    def __init__(self, data: Mapping[str, Any], changes: Mapping[str, Any]) -> None:
        self.changes = changes
        """What an owner's file replaced: saved with the game."""
        hexes: dict[str, dict[str, Any]] = data["map"]["hexes"]
        self.ids: tuple[str, ...] = tuple(hexes)
        self.index = {id: h for h, id in enumerate(self.ids)}
        self.saigon = len(self.ids)
        """3.7 The circle at sea, beyond the last hex."""
        at = {(x["q"], x["r"]): h for h, x in enumerate(hexes.values())}
        self.axial = tuple((x["q"], x["r"]) for x in hexes.values())
        self.beside: tuple[tuple[int, ...], ...] = tuple(
            tuple(at.get((q + dq, r + dr), -1) for dq, dr in STEP) for q, r in self.axial
        )
        """The six neighbours of each hex, -1 where the map ends."""
        self.adjacent: tuple[tuple[int, ...], ...] = tuple(tuple(n for n in row if n >= 0) for row in self.beside)
        rows = list(hexes.values())
        self.terrain = tuple(TERRAIN.index(x["terrain"]) for x in rows)
        self.country = tuple(COUNTRY.index(x["country"]) for x in rows)
        self.land = tuple(terrain != SEA or bool(x.get("island_chain")) for terrain, x in zip(self.terrain, rows))
        self.region: tuple[str, ...] = tuple(x["region"] or "" for x in rows)
        self.coastal = tuple(bool(x["coastal"] or x.get("island_chain")) for x in rows)
        self.rivers: tuple[tuple[River, ...], ...] = tuple(
            tuple(River(r["name"], r["class"] == "major", frozenset(SIDE[s] for s in r["sides"])) for r in x["rivers"])
            for x in rows
        )
        self.roads: tuple[frozenset[int], ...] = tuple(frozenset(SIDE[r["side"]] for r in x["roads"]) for x in rows)
        """The sides over which a printed road leads."""
        self.airstrip = tuple(bool(x.get("airstrip")) for x in rows)
        self.harbor = tuple(bool(x.get("harbor")) for x in rows)
        self.mobilization = tuple(bool(x.get("mobilization_center")) for x in rows)
        self.supply_center: tuple[str, ...] = tuple(x.get("supply_center") or "" for x in rows)
        self.centers = {
            side: tuple(h for h, owner in enumerate(self.supply_center) if owner == side) for side in ("VM", "FEF")
        }
        self.communities = communities_of(rows)
        self.community = {c.hex: c for c in self.communities}
        self.near_communities: tuple[tuple[int, ...], ...] = tuple(
            tuple(n for n in (h, *self.adjacent[h]) if n in self.community) for h in range(len(self.ids))
        )
        """For each hex the community hexes in it or next to it: whose they are may change with who stands here."""
        self.vp_hexes = tuple(c.hex for c in self.communities if c.vp)
        """1.1 Shaded hexes with a number: so not Hanoi."""
        self.hanoi = next(h for h, x in enumerate(rows) if x.get("vp") == "W")
        self.thai_binh = self.index["W18"]
        self.units: tuple[Unit, ...] = expand(data["units"]["units"])
        self.unit = {unit.key: unit.index for unit in self.units}
        self.of_type: dict[str, tuple[int, ...]] = {}
        for unit in self.units:
            self.of_type[unit.type] = (*self.of_type.get(unit.type, ()), unit.index)
        self.tables: Mapping[str, Any] = data["tables"]
        self.turns: tuple[Mapping[str, Any], ...] = tuple(data["reinforcements"]["turns"])
        self.scenarios: Mapping[str, Mapping[str, Any]] = data["scenarios"]["scenarios"]
        self.reconstructed = reconstructed(data)
        """What of each scenario is reconstructed, for the notice a player sees."""

    def distance(self, a: int, b: int) -> int:
        """Hexes between two hexes, as the crow flies."""
        (q, r), (x, y) = self.axial[a], self.axial[b]
        return int(max(abs(x - q), abs(y - r), abs(x - q + y - r)))

    def within(self, h: int, reach: int) -> tuple[int, ...]:
        """All hexes at most so far away, in board order."""
        return _within(self, h, reach)

    def side_to(self, a: int, b: int) -> int:
        """The side of hex `a` beyond which `b` lies."""
        return self.beside[a].index(b)


@per_board
def _within(board: Board, h: int, reach: int) -> tuple[int, ...]:
    return tuple(x for x in range(len(board.ids)) if board.distance(h, x) <= reach)


def reconstructed(data: Mapping[str, Any]) -> dict[str, list[str]]:
    """By scenario, what is not confirmed: `set-up`, `vp` ... as the data say of themselves."""
    return {
        name: [what for what, src in scenario["src"].items() if "reconstructed" in str(src) or "partly" in str(src)]
        for name, scenario in data["scenarios"]["scenarios"].items()
    }


def default() -> dict[str, Any]:
    """The data as they come with the game."""
    place = resources.files("indochina.tonkin") / "data"
    return {table: json.loads((place / f"{table}.json").read_text(encoding="utf-8")) for table in TABLES}


@cache
def printed() -> Board:
    return Board(default(), {})
