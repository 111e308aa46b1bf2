"""8.7.2 Transport by the Non-player ARVN, as the Operation wants it: to Police, to Assault or to Sweep."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from ...board import IDS, JUNGLE, POP, PROVINCES, TRAIL_COUNTRY
from ...components.control import control_of
from ...components.pieces import (
    ARVN,
    ARVN_TROOP,
    COIN_TROOPS,
    NVA,
    POLICE,
    RANGER_A,
    RANGER_U,
    UNDERGROUND_GUERRILLAS,
    VC,
)
from ...operations.sweep_space import sweepers
from ...special_activities.transport import no_transport, passengers, transport_reach
from ...state import State, coin, count, insurgents, move, of, spaces_with, total
from ..turn import Turn, most, where
from .assault_plan import assault_rank, pick_assault
from .limits import spare

RULE = "8.7.2"
MOST = 6
Group = dict[int, int]


class Transported(NamedTuple):
    """From where, and what goes where: destination, kind, number."""

    start: int
    moves: list[tuple[int, int, int]]


def load(s: State, start: int) -> Group:
    """8.7.2 Up to six pieces that may leave and keep COIN Control: Troops, then Rangers."""
    left, group = min(MOST, spare(s, start)), {}
    for kind in (ARVN_TROOP, RANGER_U, RANGER_A):
        n = min(left, count(s, kind, start)) if kind in passengers(s) else 0
        if n > 0:
            group[kind] = n
            left -= n
    return group


def tell_load(t: Turn, s: State, start: int, group: Group) -> None:
    """8.7.2 Write down how many pieces leave, and how many could without loss of COIN Control."""
    if t.tells:
        there = total(s, (ARVN_TROOP, RANGER_U, RANGER_A), start)
        values = {"space": IDS[start], "n": sum(group.values()), "of": there}
        if spare(s, start) < min(MOST, there):
            t.note("np.arvn.transport.keeps", RULE, **values)
        else:
            t.note("np.arvn.transport.load", RULE, **values)


def pick_origin(t: Turn, s: State, starts: Iterable[int]) -> int | None:
    """8.7.2 Laos or Cambodia first, then the most Troops above those that keep COIN Control."""
    return t.pick(
        "np.arvn.transport.from",
        RULE,
        starts,
        where("np.arvn.abroad", lambda x: x in TRAIL_COUNTRY),
        most("np.arvn.spare_troops", lambda x: min(count(s, ARVN_TROOP, x), spare(s, x))),
    )


def can_transport(t: Turn, operation: str) -> bool:
    """8.7.2 Such a Transport is possible, and no Momentum forbids it (card 115)."""
    return no_transport(t.s) is None and plan_transport(t.dry(), t.s, operation) is not None


def plan_transport(t: Turn, s: State, operation: str, swept: Sequence[int] = ()) -> Transported | None:
    """8.7.2 The Transport that goes with an Operation; None if none is possible."""
    loads = {x: group for x in spaces_with(s, passengers(s)) if (group := load(s, x))}
    if operation == "sweep":
        return to_sweep(t, s, loads, swept)
    if operation == "assault":
        return to_assault(t, s, loads)
    return to_province(t, s, loads)


# --- with Train or Patrol ---------------------------------------------------------------------------------------------


def without_troops(s: State, spaces: Iterable[int]) -> list[int]:
    """8.7.2 Provinces with Police but no US or ARVN Troops."""
    return [x for x in spaces if x in PROVINCES and count(s, POLICE, x) and not total(s, COIN_TROOPS, x)]


def to_control(s: State, spaces: Iterable[int], n: int) -> list[int]:
    """8.7.2 Provinces whose Control so many more COIN pieces would change."""
    return [
        x for x in spaces if x in PROVINCES and control_of(coin(s, x) + n, of(s, NVA, x), of(s, VC, x)) != s.control[x]
    ]


def to_province(t: Turn, s: State, loads: dict[int, Group]) -> Transported | None:
    """8.7.2 All into one Province: with Police but no Troops, else to change Control; the highest Population."""
    ends: dict[int, tuple[str, list[int]]] = {}
    for start, group in loads.items():
        reach = transport_reach(s, start)
        if found := without_troops(s, reach):
            ends[start] = ("np.arvn.transport.police", found)
        elif found := to_control(s, reach, sum(group.values())):
            ends[start] = ("np.arvn.transport.control", found)
    start_found = pick_origin(t, s, ends)
    if start_found is None:
        return None
    word, found = ends[start_found]
    if word == "np.arvn.transport.control":
        t.skip(RULE, "np.arvn.transport.police")
    end = t.pick(word, RULE, found, most("np.arvn.population", lambda x: POP[x]))
    assert end is not None
    tell_load(t, s, start_found, loads[start_found])
    return Transported(start_found, [(end, kind, n) for kind, n in loads[start_found].items()])


# --- before an Assault ------------------------------------------------------------------------------------------------


def carry(s: State, start: int, end: int, group: Group) -> None:
    """Such a Transport on the map."""
    for kind, n in group.items():
        move(s, kind, start, end, n)


def to_assault(t: Turn, s: State, loads: dict[int, Group]) -> Transported | None:
    """8.7.2 To where it enables the Assault of highest priority: one that is of a lower one, or none, without it."""
    ends: dict[int, dict[int, tuple[int, int]]] = {}
    w = s.copy()
    for start, group in loads.items():
        for end in transport_reach(s, start) if ARVN_TROOP in group else ():
            if not insurgents(s, end):
                continue
            before = assault_rank(w, end)
            carry(w, start, end, group)
            after = assault_rank(w, end)
            carry(w, end, start, group)
            if after is not None and (before is None or after[0] < before[0]):
                ends.setdefault(start, {})[end] = after
    found = pick_origin(t, s, ends)
    if found is None:
        return None
    target = pick_assault(t, ends[found], "np.arvn.transport.assault", RULE)
    assert target is not None
    tell_load(t, s, found, loads[found])
    return Transported(found, [(target, kind, n) for kind, n in loads[found].items()])


# --- during a Sweep ---------------------------------------------------------------------------------------------------


def missing(s: State, space: int, forces: tuple[int, ...] = sweepers(ARVN)) -> int:
    """3.2.3 How many more pieces a Sweep needs there to Activate all Underground Guerrillas; `forces`: what Sweeps."""
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    return hidden * (2 if space in JUNGLE else 1) - total(s, forces, space)


def useful(s: State, space: int, n: int) -> int:
    """How many of n more pieces would be used to Activate more; in Jungle they count in pairs with those there."""
    n = min(n, missing(s, space))
    if space in JUNGLE and n > 0 and (n + total(s, sweepers(ARVN), space)) % 2:
        n -= 1
    return max(0, n)


def to_sweep(t: Turn, s: State, loads: dict[int, Group], swept: Collection[int]) -> Transported | None:
    """8.7.2 Into spaces selected for the Sweep, so many as Activate more Guerrillas; none that a Sweep space needs."""
    lacking = sorted((x for x in swept if missing(s, x) > 0), key=JUNGLE.__contains__)
    plans = {}
    for start, group in loads.items():
        spread_out = spread(s, start, trimmed(group, -missing(s, start)) if start in swept else group, lacking)
        if spread_out:
            plans[start] = spread_out
    found = pick_origin(t, s, plans)
    if found is None:
        return None
    for end, _, n in plans[found]:
        t.note("np.arvn.transport.sweep", RULE, space=IDS[end], n=n, of=missing(s, end))
    return Transported(found, plans[found])


def spread(s: State, start: int, group: Group, spaces: Iterable[int]) -> list[tuple[int, int, int]]:
    """A load over the Sweep spaces it reaches, as many to each as are useful there."""
    left = dict(group)
    moves: list[tuple[int, int, int]] = []
    for space in spaces:
        reach = transport_reach(s, start, [end for end, _, _ in moves])
        n = useful(s, space, sum(left.values())) if space in reach else 0
        for kind in left:
            taken = min(n, left[kind])
            if taken:
                moves.append((space, kind, taken))
                left[kind] -= taken
                n -= taken
    return moves


def trimmed(group: Group, most_pieces: int) -> Group:
    """So many of a load at most."""
    found: Group = {}
    left = max(0, most_pieces)
    for kind, n in group.items():
        found[kind] = min(n, left)
        left -= found[kind]
    return found
