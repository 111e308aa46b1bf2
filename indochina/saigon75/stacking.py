"""S.5 Stacking."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, Procedure, choose

from .state import State, count, remove
from .tables import STACKING_LIMIT
from .units import KIND_NAMES, KINDS, KINDS_OF, PROVINCES, SPACE_IDS, UNIT, UNIT_KEYS, other


def eliminate_excess(s: State) -> Generator[Decision, str, None]:
    """S.5 At most five units of a side in a province; the owner chooses which units beyond that are eliminated."""
    for side in (s.active, other(s.active)):
        for p in crowded(s, side):
            while (number := count(s, side, p)) > STACKING_LIMIT:
                keys = [UNIT_KEYS[p * KINDS + k] for k in KINDS_OF[side] if s.units[p * KINDS + k]]
                key = yield choose(
                    side, "stacking.remove", "S.5", keys, space=SPACE_IDS[p], excess=number - STACKING_LIMIT
                )
                remove(s, UNIT[key], frozen=True)
                s.note("log.overstacked", "S.5", side=side, unit=KIND_NAMES[UNIT[key] % KINDS], space=SPACE_IDS[p])


def crowded(s: State, side: str) -> list[int]:
    """Provinces with more than five units of a side."""
    first, last = KINDS_OF[side][0], KINDS_OF[side][-1] + 1
    units = s.units
    return [p for p in PROVINCES if sum(units[p * KINDS + first : p * KINDS + last]) > STACKING_LIMIT]


def stacking(s: State) -> Procedure:
    """S.5 The limit is checked at the end of movement."""
    yield from eliminate_excess(s)
    return "combat.declare"
