"""6.3 b Trenches: an SD is used up for up to three of them."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import END, Blocked, Decision, choose, why

from ..board import DELTA
from ..components.communities import settle
from ..components.tracing import active_centers, within_range
from ..components.units import DNA, FEF, HQ, SD, VM
from ..state import State, dumps_of, hex_key, hex_keys, hex_of, index_of, units_in
from ..supply.in_supply import RANGE, supplied, supply_of, take_dump

MARKERS = 3
NO_DIGGERS = (DNA, SD, HQ)
WAYS = {VM: ("centers", "near"), FEF: ("airstrips", "delta", "near")}
"""Where an SD can be turned into trenches; only one of these for all markers."""


def can_hold(s: State, h: int, side: str) -> bool:
    """6.3 A trench needs a unit of its side that is no DNA, SD or HQ."""
    units = s.board.units
    return any(units[u].side == side and units[u].kind not in NO_DIGGERS for u in units_in(s, h))


def tidy_trenches(s: State) -> None:
    """6.3 When a Phase or Operation Point ends, a trench nobody holds is removed."""
    for h, side in list(s.trenches.items()):
        if not can_hold(s, h, side):
            del s.trenches[h]
            s.note("log.trench_gone", "6.3", side=side, hex=hex_key(s, h))


def usable_dumps(s: State, side: str) -> list[int]:
    """SD that are not being spent, one for each hex."""
    found: dict[int, int] = {}
    for u in dumps_of(s, side):
        if u != s.spending[index_of(side)]:
            found.setdefault(s.place[u], u)
    return [found[h] for h in sorted(found)]


def sites(s: State, side: str, dump: int, way: str) -> list[int]:
    """Hexes that may get a trench if this SD is used up in this way.

    FEF: airstrip hexes if the SD is on one, for an Air Transport; Delta hexes in supply without this SD, if it is on a
    Supply Center in the Delta; within 3 hexes of it. VM: within 3 of any Supply Center if it is on one, or of the SD.
    """
    board, h = s.board, s.place[dump]
    on_center = h != board.saigon and board.supply_center[h] == side
    reach: set[int] = set()
    if way == "near":
        reach = within_range(s, [h], side, RANGE)
    elif way == "centers" and on_center:
        reach = within_range(s, active_centers(s, side), side, RANGE)
    elif way == "airstrips" and s.air_left and h != board.saigon and board.airstrip[h]:
        reach = {x for x in s.stacks if x != board.saigon and board.airstrip[x]}
    elif way == "delta" and on_center and board.region[h] == DELTA:
        reach = supplied_delta(s, dump)
    return [x for x in sorted(reach) if x not in s.trenches and can_hold(s, x, side)]


def supplied_delta(s: State, dump: int) -> set[int]:
    """Delta hexes with a FEF unit that is in supply though this SD is gone."""
    board, h = s.board, s.place[dump]
    s.place[dump] = -1  # as if it were off the map; put back at once
    supply = supply_of(s, FEF)
    s.place[dump] = h
    units = board.units
    return {
        x
        for x, stack in s.stacks.items()
        if x != board.saigon
        and board.region[x] == DELTA
        and any(units[u].side == FEF and units[u].kind not in NO_DIGGERS and supplied(s, u, supply) for u in stack)
    }


def ways(s: State, side: str, dump: int) -> list[str]:
    return [way for way in WAYS[side] if sites(s, side, dump, way)]


def diggable(s: State, side: str) -> list[int]:
    """SD that can be turned into at least one trench."""
    return [dump for dump in usable_dumps(s, side) if ways(s, side, dump)]


def dig(s: State, side: str) -> Generator[Decision, str, None]:
    """6.3 b Remove an SD that is not being spent, choose one way, and place one to three Trench-Markers."""
    dumps = diggable(s, side)
    by_hex = {hex_key(s, s.place[dump]): dump for dump in dumps}
    key = yield choose(side, "trench.sd", "6.3", list(by_hex), lambda: not_diggable(s, side))
    dump = by_hex[key]
    way = yield choose(side, "trench.way", "6.3", ways(s, side, dump), hex=key)
    open_to = sites(s, side, dump, way)
    if way == "airstrips":
        s.air_left -= 1
    take_dump(s, dump)
    s.note("log.sd_dug", "6.3", side=side, hex=key)
    settle(s, [hex_of(s, key)])
    for n in range(MARKERS):
        if not open_to:
            return
        keys = hex_keys(s, open_to) + [END] * (n > 0)
        key = yield choose(side, "trench.hex", "6.3", keys, lambda: entrenched(s, side), left=MARKERS - n)
        if key == END:
            return
        h = hex_of(s, key)
        open_to.remove(h)
        s.trenches[h] = side
        s.note("log.trench", "6.3", side=side, hex=key)


def entrenched(s: State, side: str) -> Blocked:
    """Why hexes get no trench: they have one."""
    return {hex_key(s, h): why("why.dug", "6.3") for h, of in s.trenches.items() if of == side}


def not_diggable(s: State, side: str) -> Blocked:
    """Why SD are not offered."""
    offered = {s.place[dump] for dump in diggable(s, side)}
    return {
        hex_key(s, s.place[u]): why(
            "why.sd_spending" if u == s.spending[index_of(side)] else "why.no_trench_site", "6.3"
        )
        for u in dumps_of(s, side)
        if s.place[u] not in offered
    }
