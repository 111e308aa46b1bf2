"""6.4 Overrun: who can overrun whom while moving, what it costs, and the fight. The way: movement/journey.py."""

from __future__ import annotations

from collections.abc import Generator, Mapping

from indochina.core.decision import Decision

from ...movement.costs import BOAT, edges, extra_cost, hex_cost
from ...movement.limits import ends, may_attack
from ...movement.reach import Legs, held_by, search
from ...state import State, battle_units, enemy
from .battle import Battle
from .leaders import fit
from .sequence import fight

OVERRUN_MP = 2
"""Movement points for the overrun itself, on top of the hex."""
Victims = dict[int, dict[int, int]]
"""Hex overrun -> hex to halt in before it -> movement points in all."""


def unready(s: State, units: list[int]) -> bool:
    """6.14, 7.5 A unit that is DG or OoS does not overrun."""
    return any(s.dg[u] or s.oos[u] for u in units)


def victims(s: State, units: list[int], start: int, legs: Mapping[int, Legs]) -> Victims:
    """Enemy-occupied hexes these units can overrun together, and from where.

    `legs` are those of the units that move: of all, or of the DNA that carry the others. Each hex costs all of them
    what it costs the dearest, with no Double-Move [3.2]. The defender's hex is paid for without its roads, and 2 points
    more; who has not moved yet may overrun a neighbour without them. A hex with only SD and HQ costs nothing extra.
    """
    movers = list(legs)
    units_of = s.board.units
    if unready(s, movers) or not any(units_of[u].battle for u in units):
        return {}
    fighters = [u for u in units if units_of[u].battle and not unready(s, [u])]
    strong = fit(s, fighters)
    limit = min(leg.mp for leg in legs.values())
    fresh = all(leg.first for leg in legs.values())
    gaits = tuple(sorted({leg.gait for leg in legs.values()}))
    extra = extra_cost(s, movers[0])  # nobody is DG: the same for all
    held = held_by(s, enemy(units_of[units[0]].side))
    reached = max(limit, 0) + 1  # no hex costs less than a point
    near = [t for t in sorted(held) if t != s.board.saigon and s.board.distance(start, t) <= reached]
    if not near:
        return {}
    closed = {h for h in held if not s.board.coastal[h]} if gaits == (BOAT,) else held
    found = search(s, gaits, extra, start, limit, closed) if limit > 0 else {start: (0, start)}
    ways, masks = edges(s.board, gaits), [ends(s.board)[u] for u in units]
    prey: Victims = {}
    for target in near:
        defended = bool(battle_units(s, target))
        if (defended and not strong) or not all(mask[target] for mask in masks):
            continue
        for a in s.board.adjacent[target]:
            if a not in found or a in held or (a != start and not all(mask[a] for mask in masks)):
                continue
            edge = next((edge for edge in ways[a] if edge.to == target), None)
            if edge is None:
                continue
            cost = found[a][0] + extra + hex_cost(s, edge, a, roads=not defended) + (OVERRUN_MP if defended else 0)
            near_enough = cost <= limit or (fresh and a == start)
            if near_enough and not any(may_attack(s, u, a, target) for u in units):
                prey.setdefault(target, {})[a] = cost
    return prey


def overrun(
    s: State, attackers: list[int], start: int, target: int, airdrop: bool = False
) -> Generator[Decision, str, bool]:
    """6.4 Units that stand in `start` (airdrop: take off there) overrun a hex; it is fought like any combat.

    If the hex is vacated all of them move in: True, and they may go on. If not they stay, and paratroopers must find a
    hex next to it. Where only an SD or HQ is there is no fight. A unit that an ambush made DG has dropped out and is
    still in `start`: see `State.place`.
    """
    return (yield from fight(s, Battle(s, attackers, target, start, overrun=True, airdrop=airdrop)))
