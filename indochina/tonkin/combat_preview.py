"""What a combat or barrage would bring: for the board's preview and for opponents. It changes nothing.

Who may not see all of the enemy passes the units he knows of as `known`: the others are left out.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from .barrage import AIRSTRIKE, barrage_drms, barrage_result, points_of
from .battle import Battle, morale
from .combat import capped, drms, fit, strengths
from .combat_results import HITS, odds_of, result_of
from .disorganized import dg_drms
from .leaders import attack_leaders, defence_leaders
from .state import OUT, State, enemy

TWO_DICE = {n: 6 - abs(7 - n) for n in range(2, 13)}
"""How many of the 36 throws of two dice give each sum."""


def combat_preview(
    s: State,
    attackers: list[int],
    target: int,
    overrun: bool = False,
    start: int = -1,
    airdrop: bool = False,
    known: Collection[int] | None = None,
) -> dict[str, Any]:
    """Odds, DRM item by item, and how likely each result is, if both lead with their best morale.

    `losses` are the steps the result asks of attacker and defender on average (6.15 without the extra one of who stands
    fast while DG), `dg` how likely any unit of either becomes DG. For an overrun `start` is the hex it comes from, by
    default where the units are. No Bolshevik Spirit, ambush or retreat before combat is foreseen.
    """  # fmt: skip
    if known is not None:
        s = as_known(s, enemy(s.board.units[attackers[0]].side), known)
    if overrun and start < 0:
        start = s.place[attackers[0]]
    b = Battle(s, attackers, target, start, overrun, airdrop)
    if not fit(s, b.attackers):
        return {"possible": False}
    attack, defence = strengths(s, b)
    if not b.defenders:
        return {"possible": True, "attack": attack, "defence": 0, "odds": "", "drms": [], "drm": 0, "outcomes": {}}
    b.leader = best(s, b, attack_leaders(s, b.attackers))
    b.defence_leader = best(s, b, defence_leaders(s, b.defenders))
    odds = odds_of(s, attack, defence)
    items = drms(s, b)
    drm = capped(s, items)
    outcomes = dict.fromkeys(HITS, 0.0)
    for rolled, ways in TWO_DICE.items():
        outcomes[result_of(s, odds.row, max(0, rolled + drm))] += ways / 36
    units = s.board.units
    return {
        "possible": True,
        "attack": attack,
        "defence": defence,
        "odds": odds.row,
        "drms": items,
        "drm": drm,
        "leader": units[b.leader].key,
        "defence_leader": units[b.defence_leader].key,
        "outcomes": outcomes,
        "losses": tuple(sum(chance * HITS[result][i] for result, chance in outcomes.items()) for i in (0, 1)),
        "dg": tuple(dg_chance(s, b, outcomes, attacking) for attacking in (True, False)),
    }


def as_known(s: State, side: str, known: Collection[int]) -> State:
    """The position without those units of a side that are not known."""
    twin = s.copy()
    for unit in s.on_map(side):
        if unit.index not in known:
            twin.put(unit.index, OUT)
    return twin


def best(s: State, b: Battle, able: Iterable[int]) -> int:
    return max(able, key=lambda u: morale(s, u, b.stack(s, u)))


def dg_chance(s: State, b: Battle, outcomes: dict[str, float], attacking: bool) -> float:
    """How likely at least one unit of a side becomes DG: that with the worst DRM. SD and HQ count when defending."""
    numbers = s.board.tables["dg_numbers"]
    row = numbers["attacker" if attacking else "defender"]
    units = b.attackers if attacking else s.units_in(b.target)
    worst = max(sum(value for _, value in dg_drms(s, b, u, attacking)) for u in units)
    found = 0.0
    for result, chance in outcomes.items():
        needed = row[numbers["columns"].index(result)] - worst
        found += chance * max(0, min(6, 7 - needed)) / 6
    return found


def barrage_preview(s: State, keys: list[str], target: int, known: Collection[int] | None = None) -> dict[str, Any]:
    """Points, DRM item by item, and how likely each result of a barrage is. `keys`: artillery, `airstrike`, `navy`."""
    if known is not None:
        s = as_known(s, s.holder(target), known)
    points = sum(points_of(s, key) for key in keys)
    items = barrage_drms(s, target, AIRSTRIKE in keys)
    drm = sum(value for _, value in items)
    outcomes = {"miss": 0.0, "DG": 0.0, "DG&DL": 0.0}
    for rolled, ways in TWO_DICE.items():
        outcomes[barrage_result(s, points, rolled, drm)] += ways / 36
    return {"points": points, "drms": items, "drm": drm, "outcomes": outcomes}
