"""Availability and Event Cards of the North (S.2, S.3)."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ...control import control
from ...retreat import refuges
from ...state import State, count
from ...tables import STACKING_LIMIT
from ...units import (
    KINDS,
    NV,
    NV_DIVISION,
    PARATROOPER,
    PROVINCES,
    RESERVE,
    SPACE,
    SV,
    UNIT_KEYS,
    VC,
)
from ..opponent import Answering, because, by_priority, kind_of, least_card, space_of, worth

CARD_VALUES = {
    "E-01": -1, "E-02": -4, "E-03": -2, "E-04": -3, "E-05": -1, "E-06": -1.5, "E-07": -3.5, "E-08": -0.5,
    "E-09": 2, "E-10": 2.5, "E-11": 2.2, "E-12": 3, "E-13": 1, "E-14": 1.5, "E-15": 2.1, "E-16": 2.8,
    "E-17": 4, "E-18": 1.2, "E-19": 2.4, "E-20": 0.5,
}  # fmt: skip


def event_province(s: State, d: Decision, ties: Random) -> Choice:
    """Evacuation: where the units have nowhere to go, else where they leave the road to Saigon open."""

    def lost(key: str) -> float:
        p = SPACE[key]
        kinds = [k for k in range(NV_DIVISION) for _ in range(s.units[p * KINDS + k])]
        return min(2, sum(not refuges(s, p, k) for k in kinds))

    criteria: list[Criterion[str]] = [
        most("lost", lost),
        where("emptied", lambda key: count(s, SV, SPACE[key]) <= 2),
        where("contested", lambda key: count(s, NV, SPACE[key]) > 0),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, d.keys, criteria, ties)


def event_freeze(s: State, d: Decision, ties: Random) -> Choice:
    """The units that could best come to the help of Saigon."""
    keys = [key for key in d.keys if key not in STOPS]
    if not keys:
        return Choice(d.stop, because("only", d.rule, count=1))
    criteria: list[Criterion[str]] = [
        where("fly", lambda key: kind_of(key) == PARATROOPER),
        most("strong", lambda key: worth(kind_of(key))),
        fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
    ]
    return by_priority(d, keys, criteria, ties)


def event_divert(s: State, d: Decision, ties: Random) -> Choice:
    """A unit that has nowhere to go, else a strong one out of Saigon or near it."""

    def stuck(key: str) -> bool:
        near = [p for p in s.board.adjacent[space_of(key)] if control(s, p) == SV]
        return all(count(s, SV, p) >= STACKING_LIMIT for p in near)

    criteria: list[Criterion[str]] = [
        where("lost", stuck),
        fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
        most("strong", lambda key: worth(kind_of(key))),
    ]
    return by_priority(d, d.keys, criteria, ties)


def event_vc(s: State, d: Decision, ties: Random) -> Choice:
    """A battalion from the reserve, if there is one and an open province to take."""
    reserve = UNIT_KEYS[RESERVE * KINDS + VC]
    if reserve in d.keys and open_provinces(s):
        return Choice(reserve, because("take_open", d.rule))
    return Choice(d.stop, because("nothing_to_gain", d.rule))


def event_to(s: State, d: Decision, ties: Random) -> Choice:
    """Viet Cong Infiltration: into the open province nearest to Saigon."""
    criteria: list[Criterion[str]] = [
        where("open", lambda key: SPACE[key] in open_provinces(s)),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, d.keys, criteria, ties)


def open_provinces(s: State) -> list[int]:
    """Provinces that a single unit takes: no SV unit, no militia, no NV unit."""
    return [p for p in PROVINCES if not s.militia[p] and not count(s, SV, p) and not count(s, NV, p)]


ANSWERS: dict[str, Answering] = {
    "event.play": least_card(CARD_VALUES),
    "event.discard": least_card(CARD_VALUES),
    "event.province": event_province,
    "event.freeze": event_freeze,
    "event.divert": event_divert,
    "event.vc": event_vc,
    "event.to": event_to,
}
