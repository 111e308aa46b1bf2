"""Movement of the North (S.4, S.10): targets in order of importance, enough units for each."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, most, where

from ...availability import points_left
from ...control import control
from ...state import State, count, fresh
from ...tables import STACKING_LIMIT, TURNS, VC_ACTIVATIONS
from ...units import (
    KINDS,
    NV,
    NV_DIVISION,
    NV_KINDS,
    NV_REDUCED,
    PROVINCES,
    RESERVE,
    SAIGON,
    SPACE_IDS,
    SV,
    UNIT_KEYS,
    VC,
)
from ..opponent import Answering, because, by_priority, kind_of, space_of, steps, worth
from .events import LATE, open_provinces


class Order(NamedTuple):
    """Move units of one slot to a target, and why."""

    slot: int
    to: int
    number: int
    reason: str


def momentum_strategic(s: State, d: Decision, ties: Random) -> Choice:
    """On the last two turns, or once the siege has begun: two divisions straight into Saigon."""
    room = STACKING_LIMIT - count(s, NV, SAIGON)
    divisions = sum(fresh(s, p * KINDS + NV_DIVISION) for p in (*PROVINCES, RESERVE) if p != SAIGON)
    if room >= 2 and divisions >= 2 and (s.turn >= TURNS - 1 or count(s, NV, SAIGON)):
        return Choice("strategic", because("storm_saigon", d.rule))
    return Choice("done", because("keep_token", d.rule))


def momentum_unit(s: State, d: Decision, ties: Random) -> Choice:
    keys = [key for key in d.keys if key != "done" and space_of(key) != SAIGON]
    if not keys:
        return Choice("done", because("nothing_to_gain", d.rule))
    criteria: list[Criterion[str]] = [
        most("strong", lambda key: worth(kind_of(key))),
        where("in_reserve", lambda key: space_of(key) == RESERVE),
        most("far", lambda key: s.board.to_saigon[space_of(key)] if space_of(key) != RESERVE else 0),
    ]
    return by_priority(d, keys, criteria, ties)


def momentum_to(s: State, d: Decision, ties: Random) -> Choice:
    return Choice("saigon", because("storm_saigon", d.rule))


def move_unit(s: State, d: Decision, ties: Random) -> Choice:
    if "reconstitute" in d.keys:
        return Choice("reconstitute", because("rebuild", "S.6b"))
    order = next_order(s)
    if order is None:
        return Choice("done", because("no_more_orders", d.rule))
    return Choice(UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to]))


def move_to(s: State, d: Decision, ties: Random) -> Choice:
    order = next_order(s)
    assert order is not None
    return Choice(SPACE_IDS[order.to], because(order.reason, d.rule, to=SPACE_IDS[order.to]))


def move_count(s: State, d: Decision, ties: Random) -> Choice:
    order = next_order(s)
    assert order is not None
    return Choice(str(min(order.number, len(d.keys))), because(order.reason, d.rule, to=SPACE_IDS[order.to]))


def next_order(s: State) -> Order | None:
    """The first move that the list of targets asks for. The list is made anew for every order."""
    points = points_left(s)
    vc_left = VC_ACTIVATIONS - s.vc_spent
    taken = bytearray(len(s.units))  # units already spoken for by a target higher on the list
    for target in targets(s):
        here = [target * KINDS + k for k in NV_KINDS]
        present = sum(s.units[i] for i in here)
        defended = count(s, SV, target)
        wanted = min(STACKING_LIMIT, steps(s, target) + 1) if defended else 1
        sources = _sources(s, target, taken, defended > 0)
        divisions = [i for i in sources if i % KINDS != VC]
        battalions = [i for i in sources if i % KINDS == VC]
        # units that stand there already attack first
        staying = [i for i in here if i % KINDS != VC for _ in range(fresh(s, i))]
        reserved = min(points, len(staying)) if defended else 0
        budget = points - reserved
        reach = min(budget, sum(fresh(s, i) - taken[i] for i in divisions))
        reach_vc = min(vc_left, sum(fresh(s, i) - taken[i] for i in battalions))
        if defended and not present and present + reach + reach_vc < min(3, wanted):
            continue
        for i in here:
            taken[i] = s.units[i]
        points = budget
        missing = wanted - present
        if missing <= 0:
            continue
        for i in battalions if not defended else [*divisions, *battalions]:
            number = min(fresh(s, i) - taken[i], missing, vc_left if i % KINDS == VC else budget)
            if number > 0:
                return Order(i, target, number, "attack" if defended else "take_open")
        if not defended:
            for i in sorted(divisions, key=lambda i: worth(i % KINDS)):
                if fresh(s, i) > taken[i] and budget:
                    return Order(i, target, 1, "take_open")
    return _advance(s, taken, points)


def targets(s: State) -> list[int]:
    """Saigon when it can be stormed; open provinces; then the weakest defended ones, nearest to Saigon first."""
    distance = s.board.to_saigon
    near_saigon = sum(count(s, NV, p) for p in (*s.board.adjacent[SAIGON], SAIGON))
    storm = count(s, NV, SAIGON) or (near_saigon >= 3 and (s.turn >= TURNS - 2 or steps(s, SAIGON) <= 4))
    targets = [SAIGON] if storm else []
    free = [p for p in open_provinces(s) if p != SAIGON]
    targets += sorted(free, key=lambda p: (distance[p], p))
    fights = [p for p in PROVINCES if count(s, SV, p) and p not in targets and p != SAIGON]
    targets += sorted(fights, key=lambda p: (not count(s, NV, p), steps(s, p) + distance[p], p))
    if not storm and s.turn >= LATE:
        targets.append(SAIGON)
    return targets


def _sources(s: State, target: int, taken: bytearray, attack: bool) -> list[int]:
    """Slots that can send units: the reserve to a border province, then neighbours, the farthest from Saigon first.

    Nobody leaves Saigon, nor a province where SV units would be left alone, except for Saigon it
    """
    spaces = [RESERVE] if s.board.border[target] else []
    near = sorted(s.board.adjacent[target], key=lambda p: -s.board.to_saigon[p])
    spaces += [p for p in near if p != SAIGON and (not count(s, SV, p) or target == SAIGON)]
    kinds = (NV_DIVISION, NV_REDUCED, VC)
    slots = [p * KINDS + k for p in spaces for k in kinds]
    return [i for i in slots if fresh(s, i) > taken[i]]


def _advance(s: State, taken: bytearray, points: int) -> Order | None:
    """What is left moves a step nearer to Saigon through NV provinces, then comes out of the reserve."""
    if points <= 0:
        return None
    return _come_nearer(s, taken) or _out_of_the_reserve(s, taken, points)


def _come_nearer(s: State, taken: bytearray) -> Order | None:
    distance = s.board.to_saigon
    behind = [p for p in sorted(PROVINCES, key=lambda p: -distance[p]) if not count(s, SV, p)]
    for i in (p * KINDS + k for p in behind for k in (NV_DIVISION, NV_REDUCED)):
        if fresh(s, i) <= taken[i]:
            continue
        p = i // KINDS
        for q in sorted(s.board.adjacent[p], key=lambda q: distance[q]):
            if distance[q] < distance[p] and q != SAIGON and control(s, q) == NV and _room(s, q):
                return Order(i, q, 1, "advance")
    return None


def _out_of_the_reserve(s: State, taken: bytearray, points: int) -> Order | None:
    distance = s.board.to_saigon
    for i in (RESERVE * KINDS + k for k in (NV_DIVISION, NV_REDUCED)):
        if fresh(s, i) > taken[i]:
            for q in sorted(s.board.border_provinces, key=lambda q: distance[q]):
                if control(s, q) == NV and _room(s, q):
                    return Order(i, q, min(points, _room(s, q), fresh(s, i) - taken[i]), "advance")
    return None


def _room(s: State, p: int) -> int:
    return STACKING_LIMIT - count(s, NV, p)


ANSWERS: dict[str, Answering] = {
    "momentum.strategic": momentum_strategic,
    "momentum.unit": momentum_unit,
    "momentum.to": momentum_to,
    "move.unit": move_unit,
    "move.to": move_to,
    "move.count": move_count,
}
