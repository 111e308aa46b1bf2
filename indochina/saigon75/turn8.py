"""Special rules for turn 8 (Spring 1975): Saigon must be fought for."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, choose

from .availability import points_left
from .state import State, both_sides, fresh, only_vc
from .tables import TURNS
from .units import KINDS, RANGER, RIVER_PATROL, SAIGON, SV, SV_KINDS, UNIT, UNIT_KEYS

RULE = "T8"
HUNTERS = (SAIGON * KINDS + RANGER, SAIGON * KINDS + RIVER_PATROL)


def saigon_contested(s: State) -> bool:
    """On the last turn, units of both sides are in Saigon: no SV unit may leave it, and they must attack."""
    return s.turn == TURNS and both_sides(s, SAIGON)


def activate_saigon(s: State) -> Generator[Decision, str, None]:
    """T8 Units in a contested Saigon are activated before all others; if there are too few activations, SV chooses."""
    if not saigon_contested(s):
        return
    while points_left(s):
        slots = [SAIGON * KINDS + k for k in SV_KINDS if fresh(s, SAIGON * KINDS + k)]
        if not slots:
            break
        if sum(fresh(s, i) for i in slots) <= points_left(s):
            for i in slots:
                s.spent += fresh(s, i)
                s.activated[i] += fresh(s, i)
            break
        if points_left(s) == 1 and only_vc(s, SAIGON) and not any(s.activated[i] for i in HUNTERS):
            slots = [i for i in slots if i in HUNTERS] or slots  # without them the attack they owe would be impossible
        key = yield choose(SV, "turn8.activate", RULE, [UNIT_KEYS[i] for i in slots], points=points_left(s))
        s.activated[UNIT[key]] += 1
        s.spent += 1
    s.note("log.turn8", RULE)
