"""Set-up, availability and Event Cards of the South (C.3, S.2, S.3)."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ...state import State, count
from ...tables import STACKING_LIMIT
from ...units import (
    NV,
    NV_DIVISION,
    NV_REDUCED,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SV,
    VC,
)
from ..opponent import Answering, because, by_priority, first_kind, kind_of, least_card, space_of, worth

CARD_VALUES = {
    "E-01": 1, "E-02": 1.5, "E-03": 2, "E-04": 4, "E-05": 0.6, "E-06": 0.8, "E-07": 0.2, "E-08": 0.1,
    "E-09": -1, "E-10": -1.5, "E-11": -3, "E-12": 0, "E-13": -2.8, "E-14": -2, "E-15": -2.2, "E-16": -2.6,
    "E-17": -0.5, "E-18": -1.8, "E-19": -0.8, "E-20": -0.9,
}  # fmt: skip


def setup_place(s: State, d: Decision, ties: Random) -> Choice:
    if "suggested" in d.keys:
        return Choice("suggested", because("no_gap", d.rule))
    criteria: list[Criterion[str]] = [
        where("empty", lambda key: not count(s, SV, SPACE[key])),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, d.keys, criteria, ties)


def event_province(s: State, d: Decision, ties: Random) -> Choice:
    """Air Strikes: Saigon, else where few NV units hold much."""
    criteria: list[Criterion[str]] = [
        where("saigon", lambda key: SPACE[key] == SAIGON),
        where("contested", lambda key: count(s, SV, SPACE[key]) > 0),
        fewest("weak", lambda key: count(s, NV, SPACE[key])),
    ]
    return by_priority(d, d.keys, criteria, ties)


def event_hit(s: State, d: Decision, ties: Random) -> Choice:
    """A unit that is removed rather than one that is reduced."""
    return Choice(first_kind(d, NV_REDUCED, VC, NV_DIVISION), because("kill", d.rule))


def event_push(s: State, d: Decision, ties: Random) -> Choice:
    return Choice(first_kind(d, NV_DIVISION, NV_REDUCED, VC), because("push_strong", d.rule))


def event_redeploy(s: State, d: Decision, ties: Random) -> Choice:
    """Strong units into Saigon while there is room for them."""
    keys = [key for key in d.keys if key not in STOPS and space_of(key) != SAIGON and kind_of(key) != RIVER_PATROL]
    if count(s, SV, SAIGON) >= STACKING_LIMIT or not keys:
        return Choice(d.stop, because("saigon_full", d.rule))
    criteria: list[Criterion[str]] = [
        most("strong", lambda key: worth(kind_of(key))),
        where("in_danger", lambda key: count(s, NV, space_of(key)) > 0),
        fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
    ]
    return by_priority(d, keys, criteria, ties)


def event_to(s: State, d: Decision, ties: Random) -> Choice:
    """To Saigon, or as near to it as there is room."""
    criteria: list[Criterion[str]] = [
        where("room", lambda key: count(s, SV, SPACE[key]) < STACKING_LIMIT),
        fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
    ]
    return by_priority(d, d.keys, criteria, ties)


ANSWERS: dict[str, Answering] = {
    "event.play": least_card(CARD_VALUES),
    "event.discard": least_card(CARD_VALUES),
    "setup.place": setup_place,
    "event.province": event_province,
    "event.hit": event_hit,
    "event.push": event_push,
    "event.redeploy": event_redeploy,
    "event.to": event_to,
}
