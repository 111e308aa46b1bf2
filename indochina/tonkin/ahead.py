"""What is not as before, for the look ahead: units, steps, markers, stacks that are too large, supply; points.

1.5 It is worked out on the position as the seat sees it (`guises`): VM units that are hidden from it are not there.
"""

from __future__ import annotations

from typing import Any

from indochina.core.rules import Change, counted

from .components.stacking import overstacked
from .components.units import SIDES, VM
from .state import FULL_STACK, NA_SAN, State, hex_key, stacking_points
from .supply.in_supply import as_spent, out_of_supply
from .view import as_seen, hexes


def guises(s: State, seat: str) -> list[State]:
    """1.5 The position as a seat sees it; 1.9 once with each of the two Political Objective-Markers as the real one."""
    if seat == VM:
        return [s]
    first, second = as_seen(s, seat).copy(), as_seen(s, seat).copy()
    first.objective, first.rumour = sorted((s.objective, s.rumour))
    second.objective, second.rumour = first.rumour, first.objective
    return [first] if first.objective == first.rumour else [first, second]


def changes(before: State, after: State, seat: str | None) -> list[Change]:
    """What differs in each hex that the seat sees, and which of its units would be out of supply or in it again."""
    was, now = hexes(before, seat), hexes(after, seat)
    nothing: dict[str, Any] = {"units": []}
    found = []
    for at in dict.fromkeys((*was, *now)):
        here, there = was.get(at, nothing), now.get(at, nothing)
        if here != there:
            found += in_hex(at, here, there)
    if seat in SIDES:
        found += too_many(before, after, seat)
        if before.place != after.place or before.spending != after.spending:
            found += supply(before, after, seat)
    return found


def in_hex(at: str, was: dict[str, Any], now: dict[str, Any]) -> list[Change]:
    """Units that leave and arrive, lose steps, get or lose markers; trenches."""
    here, there = ({unit["unit"]: unit for unit in stack["units"]} for stack in (was, now))
    found = []
    if left := [u for u in here if u not in there]:
        found.append(Change(at, "odds.change.leave", {"units": left}, sign=f"-{len(left)}"))
    if came := [u for u in there if u not in here]:
        found.append(Change(at, "odds.change.arrive", {"units": came}, sign=f"+{len(came)}"))
    for key in [u for u in here if u in there]:
        found += in_unit(at, here[key], there[key])
    if was.get("trench") != now.get("trench"):
        found.append(Change(at, "odds.change.trench" if now.get("trench") else "odds.change.no_trench", {}))
    return found


def in_unit(at: str, was: dict[str, Any], now: dict[str, Any]) -> list[Change]:
    unit, found = was["unit"], []
    if by := now["steps"] - was["steps"]:
        found.append(Change(at, "odds.change.steps", {"unit": unit, "by": f"{by:+}"}, (unit,), f"{by:+}"))
    for marker in ("dg", "oos"):
        if now[marker] != was[marker]:
            key = f"odds.change.{marker}" if now[marker] else f"odds.change.no_{marker}"
            found.append(Change(at, key, {"unit": unit}, (unit,), marker.upper() if now[marker] else ""))
    return found


def too_many(before: State, after: State, side: str) -> list[Change]:
    """1.5 Hexes with more Stacking Points of the side than may stay."""
    points = [(h, stacking_points(after, h)) for h in overstacked(after, side)]
    return [
        Change(
            hex_key(after, h), "odds.change.overstacked", {"points": n, "limit": FULL_STACK}, sign=f"{n}/{FULL_STACK}"
        )
        for h, n in points
        if n != stacking_points(before, h)
    ]


def supply(before: State, after: State, side: str) -> list[Change]:
    """7.0 Who would be out of supply if it were checked now, and was not before; and the other way round."""
    was, now = (out_of_supply(as_spent(s), side) for s in (before, after))
    lost, saved = by_hex(after, now - was), by_hex(after, was - now)
    found = [Change(at, "odds.change.supply_lost", {"units": units}, sign="OoS") for at, units in lost.items()]
    return found + [Change(at, "odds.change.supplied", {"units": units}) for at, units in saved.items()]


def by_hex(s: State, units: set[int]) -> dict[str, list[str]]:
    """Units on the map by the hex they are in."""
    found: dict[str, list[str]] = {}
    for u in sorted(units):
        if s.place[u] >= 0:
            found.setdefault(hex_key(s, s.place[u]), []).append(s.board.units[u].key)
    return found


def figures(before: State, after: State, seat: str | None) -> list[Change]:
    """1.9, 2.2, 3.3, 6.1 VP, Replacement Points, transports and Operation Points."""
    return counted(points(before), points(after))


def points(s: State) -> dict[str, int]:
    """9.0 VP are left out where they do not count."""
    found = {
        "vm_rp": s.rp[0],
        "fef_rp": s.rp[1],
        "vm_ops": s.ops[0],
        "fef_ops": s.ops[1],
        "air": s.air_left,
        "trucks": s.truck_left,
    }
    return found if s.scenario == NA_SAN else {"vp": s.vp, **found}
