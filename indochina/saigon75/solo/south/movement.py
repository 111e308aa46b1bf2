"""Movement of the South (S.4): Saigon full of troops first, then provinces that nobody guards."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision
from indochina.core.dice import Random

from ...availability import available, points_left
from ...movement import by_air, destinations, movable, no_air
from ...state import State, both_sides, count, fresh, only_vc
from ...tables import AIR_SPACES, STACKING_LIMIT, TURNS
from ...turn8 import saigon_contested
from ...units import (
    DIVISION,
    KINDS,
    NV,
    PROVINCES,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SPACE_IDS,
    SV,
    SV_KINDS,
    UNIT,
    UNIT_KEYS,
    VC,
)
from ..opponent import Answering, Order, activations_wanted, because, kind_of, moved, planned_once, worth
from .combat import likely, worthwhile

NEAR_THE_END = TURNS - 2
FEW = 3  # units that are too few for Saigon at any time
AIR_TO_SPARE = 3  # Air markers with which Rangers may fly


def availability_extra(s: State, d: Decision, ties: Random) -> Choice:
    """+1 markers are for the crisis, and only if there is work for them."""
    if "plus1" not in d.keys:
        return Choice(d.stop, because("nothing_to_add", d.rule))
    crisis = s.turn >= TURNS - 1 or count(s, NV, SAIGON)
    if crisis and (wanted := activations_wanted(s, next_order, besides)) > available(s):
        return Choice("plus1", because("more_activations", d.rule, count=wanted))
    return Choice(d.stop, because("enough_activations", d.rule))


def besides(s: State) -> int:
    """Activations for attacks, and for Air markers."""
    return _attack_reserve(s) + (0 if no_air(s) else AIR_SPACES - s.air)


def turn8_activate(s: State, d: Decision, ties: Random) -> Choice:
    hunt = [key for key in d.keys if kind_of(key) in (RANGER, RIVER_PATROL) and s.units[SAIGON * KINDS + VC]]
    return Choice((hunt or d.keys)[0], because("saigon_fights", d.rule))


def move_unit(s: State, d: Decision, ties: Random) -> Choice:
    order = next_order(s)
    if order is not None:
        return Choice(UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to]))
    if "air" in d.keys and points_left(s) > _attack_reserve(s):
        return Choice("air", because("buy_air", "S.2"))
    return Choice(d.stop, because("no_more_orders", d.rule))


def elsewhere(s: State, d: Decision, slot: int) -> str:
    """Where a unit goes that somebody else has set in motion: to Saigon, or near it where there is room and peace."""
    peaceful = [key for key in d.keys if count(s, SV, SPACE[key]) < STACKING_LIMIT and not count(s, NV, SPACE[key])]
    if "saigon" in d.keys and count(s, SV, SAIGON) < STACKING_LIMIT:
        return "saigon"
    return min(peaceful or d.keys, key=lambda key: s.board.to_saigon[SPACE[key]])


@planned_once
def next_order(s: State) -> Order | None:
    """Fill Saigon, walk into provinces that only militia holds, make Saigon strong; with what attacks leave over, come
    nearer; with what would be idle, take provinces back or hurry to a besieged Saigon. While nobody threatens Saigon
    only units that are missed nowhere go there: its neighbours stay guarded."""
    slots = [UNIT[key] for key in movable(s)]
    if points_left(s) <= 0 or not slots:
        return None
    danger = threatened(s)
    order = _fill_saigon(s, slots if danger else [i for i in slots if _idle(s, i) == 2]) or _liberate(s, slots)
    if order is None and danger:
        order = _strengthen_saigon(s, slots)
    if order is None and points_left(s) > _attack_reserve(s):
        order = _fall_back(s, slots) or _gather(s, slots)
    if order is None and no_air(s):
        order = _reclaim(s, slots) or _hurry(s, slots)
    return order


def threatened(s: State) -> bool:
    """NV can be in Saigon next turn: it stands there or next to it, or has a Momentum Token; or the end is near, or
    hardly anybody is there."""
    near = any(count(s, NV, p) for p in (SAIGON, *s.board.adjacent[SAIGON]))
    return near or s.momentum > 0 or s.turn >= NEAR_THE_END or count(s, SV, SAIGON) < FEW


def _fill_saigon(s: State, slots: list[int]) -> Order | None:
    """Five units in Saigon, the strongest that can come, from where they are needed least."""
    if count(s, SV, SAIGON) >= STACKING_LIMIT:
        return None
    able = [i for i in slots if i // KINDS != SAIGON and SAIGON in destinations(s, i)]
    if not able:
        return None
    best = max(able, key=lambda i: (worth(i % KINDS), not by_air(s, i, SAIGON), _idle(s, i), -i))
    return Order(best, SAIGON, 1, "fill_saigon")


def _strengthen_saigon(s: State, slots: list[int]) -> Order | None:
    """When Saigon is full of weak units and a full division is next door, make room for it."""
    if count(s, SV, SAIGON) < STACKING_LIMIT or points_left(s) < 2:
        return None
    if saigon_contested(s):
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
            return Order(i, min(ways, key=lambda p: (count(s, SV, p), s.board.to_saigon[p])), 1, "make_room")
    return None


def _liberate(s: State, slots: list[int]) -> Order | None:
    """A province that only militia holds returns to SV as soon as a unit enters it, and fewer units desert: the unit
    that is missed least goes, Rangers by air only if markers are left for the combats."""
    lone = [p for p in PROVINCES if s.militia[p] and not count(s, NV, p) and not count(s, SV, p)]
    ways = [
        (i, p)
        for p in lone
        for i in slots
        if i // KINDS != SAIGON and p in destinations(s, i) and (s.air >= AIR_TO_SPARE or not by_air(s, i, p))
    ]
    if not ways:
        return None
    slot, to = max(ways, key=lambda way: (_idle(s, way[0]), -worth(way[0] % KINDS), not by_air(s, *way)))
    return Order(slot, to, 1, "liberate")


def _fall_back(s: State, slots: list[int]) -> Order | None:
    """Full divisions that stand alone against many come a step nearer to Saigon, into provinces with room."""
    for i in slots:
        p, kind = divmod(i, KINDS)
        if kind != DIVISION or p == SAIGON or count(s, NV, p) < count(s, SV, p) + 2:
            continue
        ways = [q for q in _nearer(s, p) if not count(s, NV, q) and not s.militia[q]]
        if ways:
            return Order(i, min(ways, key=lambda q: s.board.to_saigon[q]), 1, "fall_back")
    return None


def _gather(s: State, slots: list[int]) -> Order | None:
    """Divisions that leave others behind come a step nearer to Saigon, through provinces without an enemy."""
    distance = s.board.to_saigon
    for i in sorted(slots, key=lambda i: distance[i // KINDS]):
        p, kind = divmod(i, KINDS)
        if kind != DIVISION or distance[p] < 2 or count(s, SV, p) < 2:
            continue
        ways = [q for q in _nearer(s, p) if not count(s, NV, q)]
        if ways:
            return Order(i, min(ways, key=lambda q: (distance[q], count(s, SV, q))), 1, "come_nearer")
    return None


def _hurry(s: State, slots: list[int]) -> Order | None:
    """With activations that would be idle while NV is in Saigon: whoever cannot reach it yet, but can before the end,
    comes a step nearer, the nearest first, though nobody stays behind."""
    if not count(s, NV, SAIGON) or points_left(s) <= _attack_reserve(s):
        return None
    distance = s.board.to_saigon
    for i in sorted(slots, key=lambda i: distance[i // KINDS]):
        p = i // KINDS
        if p == SAIGON or SAIGON in destinations(s, i) or distance[p] > TURNS - s.turn + 1:
            continue
        ways = [q for q in _nearer(s, p) if q in destinations(s, i) and not count(s, NV, q)]
        if ways:
            return Order(i, min(ways, key=lambda q: count(s, SV, q)), 1, "hurry")
    return None


def _reclaim(s: State, slots: list[int]) -> Order | None:
    """With activations that would be idle: against a single NV unit, where those who come are likely to win.

    The province nearest to Saigon first; nobody leaves Saigon or a province with an enemy for it.
    """
    held = [p for p in PROVINCES if p != SAIGON and s.militia[p] and count(s, NV, p) == 1]
    for p in sorted(held, key=lambda p: s.board.to_saigon[p]):
        able = [i for i in slots if i // KINDS != SAIGON and not count(s, NV, i // KINDS) and not by_air(s, i, p)]
        coming = [i for i in able if p in destinations(s, i) for _ in range(fresh(s, i))]
        coming.sort(key=lambda i: (i % KINDS not in (RANGER, RIVER_PATROL), -worth(i % KINDS)))
        if _enough(s, p, coming):
            return Order(coming[0], p, 1, "reclaim")
    return None


def _enough(s: State, p: int, coming: list[int]) -> bool:
    """Can some of these, the first of them at least, come and make an attack there likely to succeed?"""
    units = [s.units[p * KINDS + k] if k in SV_KINDS else 0 for k in range(KINDS)]
    points = points_left(s) - sum(fresh(s, p * KINDS + k) for k in SV_KINDS)
    if likely(s, p, units):
        return False  # enough are there
    for i in coming[: max(0, min(points, STACKING_LIMIT - sum(units)))]:
        units[i % KINDS] += 1
        hunted = not only_vc(s, p) or units[RANGER] or units[RIVER_PATROL]
        if hunted and likely(s, p, units):
            return True
    return False


def _nearer(s: State, p: int) -> list[int]:
    """Neighbours that are nearer to Saigon and have room."""
    distance = s.board.to_saigon
    return [q for q in s.board.adjacent[p] if distance[q] < distance[p] and count(s, SV, q) < STACKING_LIMIT]


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
    "availability.extra": availability_extra,
    **moved(next_order, elsewhere),
}
