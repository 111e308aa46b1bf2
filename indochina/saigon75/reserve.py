"""S.6b Reconstitution of divisions in the NV reserve."""

from __future__ import annotations

from indochina.core.decision import Blocked, why

from .state import State, fresh
from .units import KINDS, NV_DIVISION, NV_REDUCED, RESERVE

REDUCED_SLOT = RESERVE * KINDS + NV_REDUCED
FULL_SLOT = RESERVE * KINDS + NV_DIVISION


def can_reconstitute(s: State) -> bool:
    return s.units[REDUCED_SLOT] >= 2


def not_reconstituted(s: State) -> Blocked:
    return {} if can_reconstitute(s) else {"reconstitute": why("why.reconstitute", "S.6b")}


def reconstitute(s: State) -> None:
    """S.6b Two reduced divisions in the reserve become one full division, activated if one of them was."""
    tired = max(0, 2 - fresh(s, REDUCED_SLOT))
    s.units[REDUCED_SLOT] -= 2
    s.activated[REDUCED_SLOT] -= tired
    s.units[FULL_SLOT] += 1
    s.activated[FULL_SLOT] += 1 if tired else 0
    s.lost[NV_DIVISION] += 1
    s.note("log.reconstitute", "S.6b")
