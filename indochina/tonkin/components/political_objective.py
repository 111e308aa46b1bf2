"""1.9 A The two Political Objective-Markers: one is real, one a rumour, and only VM knows which."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import Blocked, Decision, Procedure, choose, why

from ..state import State, hex_key, hex_keys, hex_of, on_map, units_in
from .communities import award, friendly
from .units import FEF, HQ, SD, VM

FAR, STEPS, VP = 4, 4, 5
"""Hexes from any VM regiment; or steps of FEF units in the hex. What the real marker is worth, or moving both."""


def defended(s: State, h: int) -> bool:
    """At least 4 steps of FEF units are in the hex; HQ and SD do not count."""
    units = s.board.units
    return sum(s.steps[u] for u in units_in(s, h) if units[u].side == FEF and units[u].kind not in (HQ, SD)) >= STEPS


def remote(s: State, h: int) -> bool:
    """No VM regiment is nearer than 4 hexes."""
    return all(s.board.distance(h, s.place[u.index]) >= FAR for u in on_map(s, VM) if u.regiment)


def friendly_vp_hexes(s: State) -> list[int]:
    """1.1 FEF-friendly VP-Hexes. Hanoi has no number: it is none."""
    return [c.hex for c in s.board.communities if c.vp and friendly(s, c.hex, FEF)]


def qualified(s: State) -> list[int]:
    """Where a marker may be placed: a FEF-friendly VP-Hex far from VM regiments or strongly held."""
    return [h for h in friendly_vp_hexes(s) if remote(s, h) or defended(s, h)]


def not_qualified(s: State, offered: list[int], taken: list[int]) -> Blocked:
    """Why VP-Hexes get no marker."""
    return {
        hex_key(s, c.hex): why("why.not_qualified" if friendly(s, c.hex, FEF) else "why.not_fef_friendly", "1.9")
        for c in s.board.communities
        if c.vp and c.hex not in offered and c.hex not in taken
    }


def place_objectives(s: State, first: int = -1) -> Generator[Decision, str, None]:
    """1.9 A VM places both markers, one of them in hex `first` if a scenario names it, and decides which is real.

    If too few hexes qualify, any FEF-friendly VP-Hexes will do; without two of those there are no markers.
    """
    taken = [first] if first >= 0 else []
    while len(taken) < 2:
        keys = [h for h in qualified(s) if h not in taken] or [h for h in friendly_vp_hexes(s) if h not in taken]
        if not keys:
            s.objective = s.rumour = -1
            return
        blocked = partial(not_qualified, s, keys, taken[:])
        key = yield choose(VM, "objective.hex", "1.9", hex_keys(s, keys), blocked, left=2 - len(taken))
        taken.append(hex_of(s, key))
    real = yield choose(VM, "objective.vm_real", "1.9", hex_keys(s, taken))
    s.objective = hex_of(s, real)
    s.rumour = next(h for h in taken if h != s.objective)
    s.note("log.objectives", "1.9", hexes=hex_keys(s, taken))
    s.note("log.objective_real", "1.9", only=VM, hex=real)


def vm_objectives(s: State) -> Procedure:
    """1.9 A In the Replacement & Reinforcement Phase VM may add 5 VP, remove both markers and place them anew."""
    if s.objective >= 0 and len(qualified(s)) >= 2:
        key = yield choose(VM, "objective.move", "1.9", ["keep", "move"], vp=VP)
        if key == "move":
            award(s, VP, "log.objectives_moved", "1.9")
            yield from place_objectives(s)
    return "fef.reinforcements"


def score_objective(s: State) -> None:
    """1.9 A At the end of a scenario: 5 VP less if the real marker's hex is VM-friendly, else 5 more; both removed."""
    if s.objective < 0:
        return
    hex, vp = hex_key(s, s.objective), -VP if friendly(s, s.objective, VM) else VP
    award(s, vp, "log.objective_scored", "1.9", hex=hex)
    s.objective = s.rumour = -1
