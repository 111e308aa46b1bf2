"""6.3 a Removing DG and Destroyed Road-Markers."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import END, Blocked, Decision, choose, why

from ..components.communities import settle
from ..components.units import ENGINEER, VM
from ..state import State, hex_key, hex_keys, hex_of, holder, units_in

MARKERS, CHAIN = 3, 6


def dg_hexes(s: State, side: str) -> list[int]:
    """Hexes where units of a side are DG: one marker each, however many units."""
    units, dg = s.board.units, s.dg
    return sorted(h for h, stack in s.stacks.items() if units[stack[0]].side == side and any(dg[u] for u in stack))


def road_hexes(s: State, side: str) -> list[int]:
    """Destroyed roads a side can repair: where it has a unit; 4.0 VM also next to its engineer."""
    near: set[int] = set()
    if side == VM:
        for u in s.board.units:
            if u.kind == ENGINEER and s.place[u.index] >= 0:
                near.update(s.board.adjacent[s.place[u.index]])
    return sorted(h for h in s.destroyed if h in near or holder(s, h) == side)


def connected(s: State, hexes: list[int]) -> bool:
    """Do the hexes form a chain, each next to another of it?"""
    found, ring = {hexes[0]}, [hexes[0]]
    while ring:
        ring = [n for h in ring if h != s.board.saigon for n in s.board.adjacent[h] if n in hexes and n not in found]
        found.update(ring)
    return len(found) == len(hexes)


def remaining(s: State, side: str, freed: list[int], repaired: int) -> tuple[list[int], list[int]]:
    """Hexes whose DG-Marker, and hexes whose Destroyed Road-Marker may be removed next.

    Three markers in all. Three that are all DG may become up to six, if all their hexes form one chain.
    """
    if len(freed) + repaired < MARKERS:
        return dg_hexes(s, side), road_hexes(s, side)
    if repaired or len(freed) >= CHAIN:
        return [], []
    return [h for h in dg_hexes(s, side) if connected(s, [*freed, h])], []


def remove_markers(s: State, side: str) -> Generator[Decision, str, None]:
    """6.3 a Marker by marker: a hex for its DG-Marker, or `road` and a hex with a destroyed road; at least one."""
    freed: list[int] = []
    repaired = 0
    while True:
        dg, roads = remaining(s, side, freed, repaired)
        if not dg and not roads:
            return
        key = "road"
        done = len(freed) + repaired
        left = (MARKERS if done < MARKERS else CHAIN) - done
        stop = [END] * (done > 0)
        if dg:
            keys = hex_keys(s, dg) + ["road"] * bool(roads) + stop
            chain = "chain_now" if done >= MARKERS else "" if repaired else "chain_later"
            blocked = partial(not_removed, s, side, dg)
            key = yield choose(side, "markers.dg", "6.3", keys, blocked, left=left, chain=chain)
        if key == "road":
            key = yield choose(side, "markers.road", "6.3", hex_keys(s, roads) + ([] if dg else stop), left=left)
            if key != END:
                s.destroyed -= {hex_of(s, key)}
                repaired += 1
                s.note("log.road_repaired", "6.3", side=side, hex=key)
        elif key != END:
            h = hex_of(s, key)
            for u in units_in(s, h):
                s.dg[u] = 0
            freed.append(h)
            s.note("log.reorganized", "6.3", side=side, hex=key)
            settle(s, [h])  # units that are no longer DG have a ZoC again
        if key == END:
            return


def not_removed(s: State, side: str, offered: list[int]) -> Blocked:
    """Why DG-Markers stay: a fourth and more only in one chain with the others."""
    return {hex_key(s, h): why("why.no_chain", "6.3") for h in dg_hexes(s, side) if h not in offered}
