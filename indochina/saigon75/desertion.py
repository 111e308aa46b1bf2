"""S.9 SV forces desertion."""

from __future__ import annotations

from indochina.core.decision import Blocked, Procedure, choose, why

from .availability import d6
from .control import control_check, nv_provinces
from .retreat import reduce
from .state import State, both_sides
from .units import KIND_NAMES, KINDS, PROVINCES, SAIGON, SPACE_IDS, SV, SV_KINDS, UNIT, UNIT_KEYS


def deserting(s: State) -> list[str]:
    """S.9 The units that desert next: those of the first of four groups of provinces that holds any.

    Border provinces with units of both sides; border provinces; provinces with both sides except Saigon; the rest.
    """
    border = s.board.border
    groups = (
        [p for p in PROVINCES if border[p] and both_sides(s, p)],
        [p for p in PROVINCES if border[p]],
        [p for p in PROVINCES if p != SAIGON and both_sides(s, p)],
        list(PROVINCES),
    )
    for group in groups:
        keys = [UNIT_KEYS[p * KINDS + k] for p in group for k in SV_KINDS if s.units[p * KINDS + k]]
        if keys:
            return keys
    return []


def not_deserting(s: State) -> Blocked:
    offered = deserting(s)
    return {
        UNIT_KEYS[p * KINDS + k]: why("why.desertion_order", "S.9")
        for p in PROVINCES
        for k in SV_KINDS
        if s.units[p * KINDS + k] and UNIT_KEYS[p * KINDS + k] not in offered
    }


def desertion(s: State) -> Procedure:
    """S.9 Roll on the table by NV controlled provinces (one more in a Crisis, E-14); SV removes that many units.

    A full division counts as two: reducing it is one unit deserting, removing what is left of it another.
    """
    provinces = nv_provinces(s) + (1 if s.crisis else 0)
    die = int((yield d6("dice.desertion", "S.9")))
    left = s.board.desertion[provinces][die - 1]
    s.crisis = False
    s.note("log.desertion", "S.9", provinces=provinces, die=die, count=left)
    while left and (keys := deserting(s)):
        key = yield choose(SV, "desertion.unit", "S.9", keys, lambda: not_deserting(s), left=left)
        space, kind = divmod(UNIT[key], KINDS)
        reduce(s, space, kind)
        s.note("log.deserted", "S.9", unit=KIND_NAMES[kind], space=SPACE_IDS[space])
        left -= 1
    control_check(s)
    return "momentum"
