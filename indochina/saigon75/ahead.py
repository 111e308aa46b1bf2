"""What is not as before, for the look ahead: units, militia, control, stacks that are too large; tracks."""

from __future__ import annotations

from indochina.core.rules import Change, counted

from .availability import points_left
from .control import control, nv_provinces
from .stacking import crowded
from .state import State, count
from .tables import STACKING_LIMIT
from .units import KIND_NAMES, KINDS, NV, PROVINCES, RESERVE, SPACE_IDS, SV


def changes(before: State, after: State, seat: str | None) -> list[Change]:
    """S.4-S.8 What differs in each province and in the Reserve."""
    found = []
    for space in (*PROVINCES, RESERVE):
        at = SPACE_IDS[space]
        for k, kind in enumerate(KIND_NAMES):
            slot = space * KINDS + k
            if by := after.units[slot] - before.units[slot]:
                found.append(Change(at, "odds.change.units", {"kind": kind, "by": f"{by:+}"}, (kind,), f"{by:+}"))
    for p in PROVINCES:
        found += marked(before, after, p)
    return found + too_many(before, after)


def marked(before: State, after: State, p: int) -> list[Change]:
    """S.8 The militia, and who controls a province."""
    found, at = [], SPACE_IDS[p]
    if bool(before.militia[p]) != bool(after.militia[p]):
        key = "odds.change.militia" if after.militia[p] else "odds.change.no_militia"
        found.append(Change(at, key, {}))
    if control(before, p) != control(after, p):
        found.append(Change(at, "odds.change.control", {"side": control(after, p)}))
    return found


def too_many(before: State, after: State) -> list[Change]:
    """S.5 Provinces with more units of a side than may stay when movement ends."""
    found = []
    for side in (NV, SV):
        for p in crowded(after, side):
            units = count(after, side, p)
            if units != count(before, side, p):
                values = {"side": side, "units": units, "limit": STACKING_LIMIT}
                found.append(Change(SPACE_IDS[p], "odds.change.overstacked", values))
    return found


def figures(before: State, after: State, seat: str | None) -> list[Change]:
    """S.2, S.7, S.10 Activations, markers and tokens, and how many provinces the NV player controls."""
    return counted(tracks(before), tracks(after))


def tracks(s: State) -> dict[str, int]:
    return {
        "left": points_left(s),
        "air": s.air,
        "infiltration": s.infiltration,
        "momentum": s.momentum,
        "nv_plus1": s.plus1[0],
        "sv_plus1": s.plus1[1],
        "nv_provinces": nv_provinces(s),
    }
