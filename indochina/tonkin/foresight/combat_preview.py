"""What a combat or barrage would bring: for the board's preview and for opponents. It changes nothing.

Who may not see all of the enemy passes the units he knows of as `known`: the others are left out.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ..operations.barrage import AIRSTRIKE, barrage_drms, barrage_result, points_of
from ..operations.combat.battle import Battle
from ..operations.combat.combat_results import HITS, odds_of, result_of
from ..operations.combat.disorganized import dg_drms
from ..operations.combat.drm import capped, drms
from ..operations.combat.leaders import attack_leaders, defence_leaders, fit
from ..operations.combat.strength import morale, strengths
from ..state import State, enemy, holder, units_in
from ..view import as_known

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
    leaders: Collection[int] = (),
) -> dict[str, Any]:
    """Odds, DRM item by item, and how likely each result is, if both lead with their best morale or with `leaders`.

    `losses` are the steps the result asks of attacker and defender on average (6.15 without the extra one of who stands
    fast while DG), `dg` how likely any unit of either is struck by DG, `order` what that changes. For an overrun
    `start` is the hex it comes from, by default where the units are. No Bolshevik Spirit, ambush or retreat before
    combat is foreseen.
    """
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
    b.leader = best(s, b, attack_leaders(s, b.attackers), leaders)
    b.defence_leader = best(s, b, defence_leaders(s, b.defenders), leaders)
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
        "dg": tuple(dg_chance(s, b, outcomes, attacking, rolling(s, b, attacking)) for attacking in (True, False)),
        "order": tuple(order(s, b, outcomes, attacking) for attacking in (True, False)),
    }


def best(s: State, b: Battle, able: list[int], leaders: Collection[int]) -> int:
    """Who leads: the unit it is known of, else the first with the best morale."""
    return max([u for u in able if u in leaders] or able, key=lambda u: morale(s, u, b.stack(s, u)))


def rolling(s: State, b: Battle, attacking: bool) -> list[int]:
    """6.14 The units of a side that can be struck by DG. SD and HQ count when defending."""
    return b.attackers if attacking else list(units_in(s, b.target))


def order(s: State, b: Battle, outcomes: dict[str, float], attacking: bool) -> dict[str, float]:
    """6.14 The order of a side after the combat, with chances: units that are DG already cannot become so."""
    units = rolling(s, b, attacking)
    fresh = [u for u in units if not s.dg[u]]
    kept, lost = order_words([bool(s.dg[u]) for u in units])
    if not fresh:
        return {kept: 1.0}
    chance = dg_chance(s, b, outcomes, attacking, fresh)
    return {kept: 1 - chance, lost: chance}


def order_words(dg: list[bool]) -> tuple[str, str]:
    """The words for a side of whose units these are DG before the roll: if nobody else becomes DG, and if somebody."""
    if all(dg):
        return "dg_already", "dg_already"
    return ("dg_same", "dg_more") if any(dg) else ("dg_none", "dg_all")


def dg_chance(s: State, b: Battle, outcomes: dict[str, float], attacking: bool, units: list[int]) -> float:
    """How likely at least one of these units of a side is struck by DG: that with the worst DRM."""
    numbers = s.board.tables["dg_numbers"]
    row = numbers["attacker" if attacking else "defender"]
    worst = max(sum(value for _, value in dg_drms(s, b, u, attacking)) for u in units)
    found = 0.0
    for result, chance in outcomes.items():
        needed = row[numbers["columns"].index(result)] - worst
        found += chance * max(0, min(6, 7 - needed)) / 6
    return found


def barrage_preview(s: State, keys: list[str], target: int, known: Collection[int] | None = None) -> dict[str, Any]:
    """Points, DRM item by item, and how likely each result of a barrage is. `keys`: artillery, `airstrike`, `navy`."""
    if known is not None:
        s = as_known(s, holder(s, target), known)
    points = sum(points_of(s, key) for key in keys)
    items = barrage_drms(s, target, AIRSTRIKE in keys)
    drm = sum(value for _, value in items)
    outcomes = {"miss": 0.0, "DG": 0.0, "DG&DL": 0.0}
    for rolled, ways in TWO_DICE.items():
        outcomes[barrage_result(s, points, rolled, drm)] += ways / 36
    return {"points": points, "drms": items, "drm": drm, "outcomes": outcomes}
