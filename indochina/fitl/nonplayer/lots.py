"""8.2, 8.3 How the lot fell, told from its dice: the cell of the Random Spaces map and the arrows, or a LoC's City."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from ..board import ADJACENT_CITIES, ECON, IDS, LOCS
from .random_spaces import arrows, cities_at, equal_chance, richest


class Lot(NamedTuple):
    """One step of the lot: its message with values, and the way along the arrows."""

    key: str
    values: dict[str, Any]
    way: list[str]


def lots(candidates: Sequence[int], dice: Sequence[int], exchanged: bool = False) -> Iterator[Lot]:
    """8.2, 8.3 What the dice did among equal candidates, as `draw_space` reads them."""
    land = [x for x in candidates if x not in LOCS]
    if land and len(land) < len(candidates):
        yield Lot("locs_last", {}, [])
    if not land:
        yield from loc_lots(candidates, dice, exchanged)
    elif len(land) > 1:
        yield cell(land, dice, exchanged)


def cell(candidates: Sequence[int], dice: Sequence[int], exchanged: bool) -> Lot:
    """8.2 The cell that was rolled, and where the arrows lead from it."""
    way = [IDS[x] for x in arrows(candidates, dice, exchanged)]
    values = {"cell": 10 * dice[0] + dice[1], "space": way[0], "found": way[-1]}
    return Lot("cell" if len(way) == 1 else "arrows", values, way)


def loc_lots(locs: Sequence[int], dice: Sequence[int], exchanged: bool) -> Iterator[Lot]:
    """8.3 The highest Econ, a random City, an equal chance."""
    left = richest(locs)
    if len(left) < len(locs):
        yield Lot("econ", {"n": ECON[left[0]], "spaces": [IDS[x] for x in left]}, [])
    cities = cities_at(left)
    if len(left) > 1 and cities:
        lot = cell(cities, dice, exchanged)
        yield lot
        left, dice = [x for x in left if lot.way[-1] in (IDS[city] for city in ADJACENT_CITIES[x])], dice[2:]
    if len(left) > 1:
        rolls = iter(dice)
        found = equal_chance(left, lambda: next(rolls)).space
        values = {"rolled": " ".join(str(die) for die in dice), "n": len(left), "found": IDS[found]}
        yield Lot("chance", values, [])
