"""Movement of the North (S.4, S.10): targets in order of importance, enough units for each."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, most, where

from ...availability import available, points_left
from ...control import control
from ...state import State, both_sides, count, fresh
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
    SPACE,
    SPACE_IDS,
    SV,
    UNIT,
    UNIT_KEYS,
    VC,
)
from ..opponent import (
    Answering,
    Order,
    activations_wanted,
    because,
    by_priority,
    kind_of,
    moved,
    planned_once,
    space_of,
    steps,
    worth,
)
from .combat import worthwhile
from .events import open_provinces

LATE = 4  # the turn from which +1 markers are spent
STORM = 5  # the turn from which Saigon is stormed by whoever stands next to it


def availability_extra(s: State, d: Decision, ties: Random) -> Choice:
    """From turn 4 +1 markers, if there is work for them; tokens are kept for strategic movement."""
    if "plus1" not in d.keys:
        return Choice(d.stop, because("nothing_to_add", d.rule))
    if s.turn >= LATE and (wanted := activations_wanted(s, next_order, attackers_wanted)) > available(s):
        return Choice("plus1", because("more_activations", d.rule, count=wanted))
    return Choice(d.stop, because("enough_activations", d.rule))


def attackers_wanted(s: State) -> int:
    """Divisions that have not moved and stand where an attack is worth it."""
    fights = [p for p in PROVINCES if both_sides(s, p) and worthwhile(s, p)]
    return sum(fresh(s, p * KINDS + k) for p in fights for k in (NV_DIVISION, NV_REDUCED))


def momentum_strategic(s: State, d: Decision, ties: Random) -> Choice:
    """On the last two turns, or once the siege has begun: two divisions straight into Saigon."""
    room = STACKING_LIMIT - count(s, NV, SAIGON)
    divisions = sum(fresh(s, p * KINDS + NV_DIVISION) for p in (*PROVINCES, RESERVE) if p != SAIGON)
    if room >= 2 and divisions >= 2 and (s.turn >= TURNS - 1 or count(s, NV, SAIGON)):
        return Choice("strategic", because("storm_saigon", d.rule))
    return Choice(d.stop, because("keep_token", d.rule))


def momentum_unit(s: State, d: Decision, ties: Random) -> Choice:
    keys = [key for key in d.keys if key not in STOPS and space_of(key) != SAIGON]
    if not keys:
        return Choice(d.stop, because("nothing_to_gain", d.rule))
    criteria: list[Criterion[str]] = [
        most("strong", lambda key: worth(kind_of(key))),
        where("in_reserve", lambda key: space_of(key) == RESERVE),
        most("far", lambda key: s.board.to_saigon[space_of(key)] if space_of(key) != RESERVE else 0),
    ]
    return by_priority(d, keys, criteria, ties)


def momentum_to(s: State, d: Decision, ties: Random) -> Choice:
    """To Saigon; a unit that somebody else has picked there goes where another would."""
    if "saigon" in d.keys and _room(s, SAIGON):
        return Choice("saigon", because("storm_saigon", d.rule))
    return Choice(elsewhere(s, d, UNIT[f"{d.values['space']}/{d.values['unit']}"]), because("go_on", d.rule))


def move_unit(s: State, d: Decision, ties: Random) -> Choice:
    if "reconstitute" in d.keys:
        return Choice("reconstitute", because("rebuild", "S.6b"))
    order = next_order(s)
    if order is None:
        return Choice(d.stop, because("no_more_orders", d.rule))
    return Choice(UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to]))


def elsewhere(s: State, d: Decision, slot: int) -> str:
    """Where a unit goes that somebody else has set in motion: to a fight, to an open province, nearer to Saigon."""
    side_by_side = [key for key in d.keys if key != "reserve" and _room(s, SPACE[key])]
    if not side_by_side:
        return d.keys[-1]
    distance = s.board.to_saigon

    def worth_going(key: str) -> tuple[bool, bool, int]:
        p = SPACE[key]
        return both_sides(s, p), p in open_provinces(s), -distance[p]

    return max(side_by_side, key=worth_going)


@planned_once
def next_order(s: State) -> Order | None:
    """The first move that the list of targets asks for. The list is made anew for every order.

    A defended target is left alone if too few can come; not on the last turn, when every SV unit lost is one that
    neither returns to Saigon nor deserts in place of its garrison.
    """
    points = points_left(s)
    vc_left = VC_ACTIVATIONS - s.vc_spent
    taken = bytearray(len(s.units))  # units already spoken for by a target higher on the list
    for target in targets(s):
        here = [target * KINDS + k for k in NV_KINDS]
        present = count(s, NV, target)
        defended = count(s, SV, target)
        wanted = wanted_in(s, target)
        sources = _sources(s, target, taken, defended > 0)
        divisions = [i for i in sources if i % KINDS != VC]
        battalions = [i for i in sources if i % KINDS == VC]
        # units that stand there already attack first
        staying = [i for i in here if i % KINDS != VC for _ in range(fresh(s, i))]
        reserved = min(points, len(staying)) if defended else 0
        budget = points - reserved
        reach = min(budget, sum(fresh(s, i) - taken[i] for i in divisions))
        reach_vc = min(vc_left, sum(fresh(s, i) - taken[i] for i in battalions))
        if defended and not present and reach + reach_vc < wanted and s.turn < TURNS:
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
    return _relieve(s, points) or _advance(s, taken, points)


def wanted_in(s: State, target: int) -> int:
    """Two against up to two steps, beyond that one more than the steps; into Saigon as many as it holds; one where
    nobody is."""
    if target == SAIGON:
        return STACKING_LIMIT
    if not count(s, SV, target):
        return 1
    against = steps(s, target)
    return min(STACKING_LIMIT, against + 1) if against > 2 else 2


def targets(s: State) -> list[int]:
    """Saigon when it can be stormed; open provinces; then the weakest defended ones, nearest to Saigon first."""
    distance = s.board.to_saigon
    near_saigon = sum(count(s, NV, p) for p in (*s.board.adjacent[SAIGON], SAIGON))
    storm = count(s, NV, SAIGON) or (near_saigon >= 3 and (s.turn >= STORM or steps(s, SAIGON) <= 4))
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

    Nobody leaves Saigon, nor a province where SV units would be left alone, except for Saigon itself, where full
    divisions go before all others.
    """
    spaces = [RESERVE] if target in s.board.arrows else []
    near = sorted(s.board.adjacent[target], key=lambda p: -s.board.to_saigon[p])
    spaces += [p for p in near if p != SAIGON and (not count(s, SV, p) or target == SAIGON)]
    kinds = (NV_DIVISION, NV_REDUCED, VC)
    slots = [p * KINDS + k for p in spaces for k in kinds]
    if target == SAIGON:
        slots.sort(key=lambda i: kinds.index(i % KINDS))
    return [i for i in slots if fresh(s, i) > taken[i]]


def _relieve(s: State, points: int) -> Order | None:
    """S.5 Saigon is full: with two activations that are left a reduced division makes room for a full one next to it,
    which can be reduced and still be there when the fight is over."""
    near = s.board.adjacent[SAIGON]
    weak = SAIGON * KINDS + NV_REDUCED
    rested = any(fresh(s, p * KINDS + NV_DIVISION) for p in near)
    if points < 2 or _room(s, SAIGON) or not both_sides(s, SAIGON) or not fresh(s, weak) or not rested:
        return None
    ways = [p for p in near if control(s, p) == NV and _room(s, p)]
    return Order(weak, max(ways, key=lambda p: _room(s, p)), 1, "make_room") if ways else None


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
            for q in sorted(s.board.arrows, key=lambda q: distance[q]):
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
    "availability.extra": availability_extra,
    **moved(next_order, elsewhere),
}
