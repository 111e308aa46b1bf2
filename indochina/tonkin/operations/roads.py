"""6.7 VM destroys roads. The French airstrike on a road is a barrage: see barrage.py."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import END, Blocked, Decision, choose, why

from ..board import DELTA, HIGHLANDS
from ..components.units import VM
from ..state import State, hex_key, hex_keys, hex_of, holder

HEXES = 3


def has_road(s: State, h: int) -> bool:
    """A printed road, or one the engineer has built [4.0]."""
    return bool(s.board.roads[h]) or h in s.road_markers


def no_demolition(s: State, h: int) -> str:
    """Why VM cannot destroy the road in a hex; nothing if it can."""
    region = s.board.region[h]
    if not has_road(s, h):
        return "why.no_road"
    if h in s.destroyed:
        return "why.road_destroyed"
    if region == DELTA or (region == HIGHLANDS and holder(s, h) == VM):
        return ""
    return "why.road_not_held"


def destructible(s: State) -> list[int]:
    """6.7 Road hexes anywhere in the Delta, whoever is there, and in the Highlands where VM stands."""
    return [h for h in range(len(s.board.ids)) if not no_demolition(s, h)]


def destroy_roads(s: State) -> Generator[Decision, str, None]:
    """6.7 VM marks up to three hexes with a Destroyed Road-Marker each."""
    for n in range(HEXES):
        open_to = destructible(s)
        if not open_to:
            return
        keys = hex_keys(s, open_to) + [END] * (n > 0)
        key = yield choose(VM, "road.hex", "6.7", keys, lambda: not_destructible(s), left=HEXES - n)
        if key == END:
            return
        s.destroyed |= {hex_of(s, key)}
        s.note("log.road_destroyed", "6.7", side=VM, hex=key)


def not_destructible(s: State) -> Blocked:
    return {
        hex_key(s, h): why(reason, "6.7")
        for h in range(len(s.board.ids))
        if has_road(s, h) and (reason := no_demolition(s, h))
    }
