"""Special rules for turn 8 (Spring 1975): Saigon must be fought for."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import Blocked, Decision, Why, choose, why

from .availability import points_left
from .state import State, both_sides, fresh, only_vc
from .tables import TURNS
from .units import KINDS, RANGER, RIVER_PATROL, SAIGON, SV, SV_KINDS, UNIT, UNIT_KEYS
from .unoffered import slots_in, unoffered

RULE = "T8"
HUNTERS = (SAIGON * KINDS + RANGER, SAIGON * KINDS + RIVER_PATROL)


def saigon_contested(s: State) -> bool:
    """On the last turn, units of both sides are in Saigon: no SV unit may leave it, and they must attack."""
    return s.turn == TURNS and both_sides(s, SAIGON)


def not_activated(s: State, keys: list[str]) -> Blocked:
    """T8 Why units in Saigon are not activated now."""

    def waits(slot: int) -> Why:
        return why("why.hunters_first", "S.6") if fresh(s, slot) else why("why.activated", RULE)

    return unoffered(s, slots_in(SV, SAIGON), keys, waits)


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
        keys = [UNIT_KEYS[i] for i in slots]
        key = yield choose(SV, "turn8.activate", RULE, keys, partial(not_activated, s, keys), points=points_left(s))
        s.activated[UNIT[key]] += 1
        s.spent += 1
    s.note("log.turn8", RULE)
