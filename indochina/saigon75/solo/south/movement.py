"""Movement of the South (S.4): Saigon full of troops first, then provinces that nobody guards."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice, Decision
from indochina.core.dice import Random

from ...availability import points_left
from ...movement import by_air, destinations, movable
from ...state import State, both_sides, count, fresh
from ...tables import STACKING_LIMIT, TURNS
from ...units import (
    DIVISION,
    KINDS,
    NV,
    PROVINCES,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SPACE_IDS,
    SV,
    SV_KINDS,
    UNIT,
    UNIT_KEYS,
    VC,
)
from ..opponent import Answering, because, kind_of, worth
from .combat import worthwhile

AIR_WANTED = 4  # markers worth buying before the last turns


class Order(NamedTuple):
    slot: int
    to: int
    reason: str


def turn8_activate(s: State, d: Decision, ties: Random) -> Choice:
    hunt = [key for key in d.keys if kind_of(key) in (RANGER, RIVER_PATROL) and s.units[SAIGON * KINDS + VC]]
    return Choice((hunt or d.keys)[0], because("saigon_fights", d.rule))


def move_unit(s: State, d: Decision, ties: Random) -> Choice:
    order = next_order(s)
    if order is not None:
        return Choice(UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to]))
    if "air" in d.keys and points_left(s) > _attack_reserve(s):
        if s.air < AIR_WANTED or s.turn >= TURNS - 2:
            return Choice("air", because("buy_air", "S.2"))
    return Choice("done", because("no_more_orders", d.rule))


def move_to(s: State, d: Decision, ties: Random) -> Choice:
    order = next_order(s)
    assert order is not None
    return Choice(SPACE_IDS[order.to], because(order.reason, d.rule, to=SPACE_IDS[order.to]))


def move_count(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("1", because("one_by_one", d.rule))


def next_order(s: State) -> Order | None:
    """Fill Saigon; relieve a contested Saigon; walk into provinces that only militia holds; come nearer."""
    slots = [UNIT[key] for key in movable(s)]
    if points_left(s) <= 0 or not slots:
        return None
    return _fill_saigon(s, slots) or _liberate(s, slots) or _strengthen_saigon(s, slots) or _fall_back(s, slots)


def _fill_saigon(s: State, slots: list[int]) -> Order | None:
    """Five units in Saigon, the strongest that can come, from where they are needed least."""
    if count(s, SV, SAIGON) >= STACKING_LIMIT:
        return None
    able = [i for i in slots if i // KINDS != SAIGON and SAIGON in destinations(s, i)]
    if not able:
        return None
    best = max(able, key=lambda i: (worth(i % KINDS), not by_air(s, i, SAIGON), _idle(s, i), -i))
    return Order(best, SAIGON, "fill_saigon")


def _strengthen_saigon(s: State, slots: list[int]) -> Order | None:
    """When Saigon is full of weak units and a full division is next door, make room for it."""
    if count(s, SV, SAIGON) < STACKING_LIMIT or both_sides(s, SAIGON) or points_left(s) < 2:
        return None
    divisions = [i for i in slots if i % KINDS == DIVISION and SAIGON in s.board.adjacent[i // KINDS]]
    weak = [i for i in slots if i // KINDS == SAIGON and i % KINDS not in (DIVISION,)]
    if not divisions or not weak:
        return None
    for i in weak:
        ways = [
            p
            for p in destinations(s, i)
            if not by_air(s, i, p) and not count(s, NV, p) and count(s, SV, p) < STACKING_LIMIT
        ]
        if ways:
            return Order(i, min(ways, key=lambda p: (count(s, SV, p), s.board.to_saigon[p])), "make_room")
    return None


def _liberate(s: State, slots: list[int]) -> Order | None:
    """A province that only militia holds returns to SV as soon as a unit enters it: one desertion risk less."""
    lone = [p for p in PROVINCES if s.militia[p] and not count(s, NV, p) and not count(s, SV, p)]
    best: Order | None = None
    best_score = (0, 0)
    for p in lone:
        for i in slots:
            if i // KINDS == SAIGON or by_air(s, i, p) or p not in destinations(s, i):
                continue
            score = (1 + _idle(s, i), -worth(i % KINDS))
            if best is None or score > best_score:
                best, best_score = Order(i, p, "liberate"), score
    return best if best_score[0] > 1 or best is None or s.turn >= 3 else None


def _fall_back(s: State, slots: list[int]) -> Order | None:
    """Full divisions that stand alone against many come a step nearer to Saigon, into provinces with room."""
    distance = s.board.to_saigon
    for i in slots:
        p, kind = divmod(i, KINDS)
        if kind != DIVISION or p == SAIGON or count(s, NV, p) < count(s, SV, p) + 2:
            continue
        ways = [
            q
            for q in s.board.adjacent[p]
            if distance[q] < distance[p]
            and not count(s, NV, q)
            and not s.militia[q]
            and count(s, SV, q) < STACKING_LIMIT
        ]
        if ways:
            return Order(i, min(ways, key=lambda q: distance[q]), "fall_back")
    return None


def _idle(s: State, slot: int) -> int:
    """How little a unit is missed where it stands: 2 with company and no enemy about, 1 with company, 0 alone."""
    p = slot // KINDS
    if count(s, SV, p) < 2:
        return 0
    near = count(s, NV, p) + sum(count(s, NV, q) for q in s.board.adjacent[p])
    return 1 if near else 2


def _attack_reserve(s: State) -> int:
    """Activations kept for attacks that are worth making."""
    return sum(
        sum(fresh(s, p * KINDS + k) for k in SV_KINDS) for p in PROVINCES if both_sides(s, p) and worthwhile(s, p)
    )


ANSWERS: dict[str, Answering] = {
    "turn8.activate": turn8_activate,
    "move.unit": move_unit,
    "move.to": move_to,
    "move.count": move_count,
}
