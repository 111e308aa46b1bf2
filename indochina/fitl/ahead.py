"""What is not as before, for the look ahead: pieces, Control, Support, Terror; Resources, tracks and margins."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.rules import Change

from .board import IDS, LOCS, SPACES
from .components.pieces import (
    IRREGULARS,
    KIND_NAMES,
    KINDS,
    NVA_GUERRILLAS,
    RANGERS,
    TYPE_NAMES,
    TYPE_OF,
    VC_GUERRILLAS,
)
from .events.tracks import LEVELS
from .position import CONTROL_NAMES
from .state import ACTIVE_OPPOSITION, CASUALTIES, OUT_OF_PLAY, State
from .view import totals

TURNING = (IRREGULARS, RANGERS, NVA_GUERRILLAS, VC_GUERRILLAS)
"""1.4.3 Pieces with an Underground side and an Active one."""


def changes(before: State, after: State, seat: str | None) -> list[Change]:
    """1.4-1.7 What differs in each space, and in the boxes from which nothing comes back by itself."""
    found = []
    for x in SPACES:
        first, last = x * KINDS, (x + 1) * KINDS
        found += counted(IDS[x], before.pieces[first:last], after.pieces[first:last])
        found += marked(before, after, x)
    for box in (CASUALTIES, OUT_OF_PLAY):
        for kind, was, now in zip(TYPE_NAMES, getattr(before, box), getattr(after, box)):
            found += more(box, kind, now - was)
    return found


def counted(space: str, was: Sequence[int], now: Sequence[int]) -> list[Change]:
    """1.4.3 Pieces that are more or fewer; those that have only turned are told as such."""
    if was == now:
        return []
    by = [b - a for a, b in zip(was, now)]
    found = []
    for sides in TURNING:
        for start, end in (sides, sides[::-1]):
            turned = min(-by[start], by[end])
            if turned > 0:
                by[start] += turned
                by[end] -= turned
                found.append(turn(space, start, end, turned))
    for kind, n in enumerate(by):
        found += more(space, KIND_NAMES[kind], n)
    return found


def turn(space: str, start: int, end: int, number: int) -> Change:
    key = "odds.change.underground" if end < start else "odds.change.active"
    values = {"kind": TYPE_NAMES[TYPE_OF[start]], "count": number}
    return Change(space, key, values, (KIND_NAMES[start], KIND_NAMES[end]), str(number))


def more(at: str, kind: str, by: int) -> list[Change]:
    return [Change(at, "odds.change.pieces", {"kind": kind, "by": f"{by:+}"}, (kind,), f"{by:+}")] if by else []


def marked(before: State, after: State, x: int) -> list[Change]:
    """1.6, 1.7, 3.3.4 Control, Support and Opposition, Terror and Sabotage."""
    found, space = [], IDS[x]
    if before.control[x] != after.control[x]:
        held = [f"control_{CONTROL_NAMES[s.control[x]]}" for s in (before, after)]
        found.append(Change(space, "odds.change.control", {"before": held[0], "after": held[1]}))
    if before.support[x] != after.support[x]:
        levels = [LEVELS[s.support[x] - ACTIVE_OPPOSITION] for s in (before, after)]
        found.append(Change(space, "odds.change.support", {"before": levels[0], "after": levels[1]}))
    if by := after.terror[x] - before.terror[x]:
        found.append(Change(space, "odds.change.sabotage" if x in LOCS else "odds.change.terror", {"by": f"{by:+}"}))
    return found


def figures(before: State, after: State, seat: str | None) -> list[Change]:
    """1.8, 7.2 Resources, Aid, Patronage, the Trail and each Faction's margin."""
    found = []
    was, now = (
        {
            **{f"{faction.lower()}_resources": n for faction, n in s.resources.items()},
            "aid": s.aid,
            "patronage": s.patronage,
            "trail": s.trail,
        }
        for s in (before, after)
    )
    for name, n in was.items():
        if n != now[name]:
            found.append(Change("", "odds.change.figure", {"name": name, "before": n, "after": now[name]}))
    ended = totals(after)
    for faction, total in totals(before).items():
        was_ahead, is_ahead = total["margin"], ended[faction]["margin"]
        if was_ahead != is_ahead:
            margins = {"before": f"{was_ahead:+}", "after": f"{is_ahead:+}"}
            found.append(Change("", "odds.change.margin", {"faction": faction, **margins}))
    return found
