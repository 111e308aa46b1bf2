"""6.13 Combat results: the table, and who takes the losses."""

from __future__ import annotations

from collections.abc import Generator
from typing import NamedTuple

from indochina.core.decision import Decision, choose

from ...components.units import FEF
from ...state import State, hex_key
from .battle import Battle
from .losses import lose_step
from .retreat import stands_badly
from .strength import ARMOUR

HITS = {"2xAL": (2, 0), "Ex-AL": (2, 1), "Ex": (1, 1), "Ex-DL": (1, 2), "2xDL": (0, 2)}
"""Steps lost by attacker and defender."""


class Odds(NamedTuple):
    """A row of the table, and the DRM for odds beyond it."""

    row: str
    item: str
    drm: int


def odds_of(s: State, attack: int, defence: int) -> Odds:
    """6.8 Attack against defence, rounded down. Odds below 1-2 or above 5-1 use that row with a DRM."""
    table = s.board.tables["combat_results"]
    if 2 * attack < defence:
        return Odds(table["below_1-2"]["row"], "odds_below", table["below_1-2"]["drm"])
    if attack < defence:
        return Odds("1-2", "", 0)
    row = f"{attack // defence}-1" if defence else ""
    if row in table["rows"]:
        return Odds(row, "", 0)
    return Odds(table["above_5-1"]["row"], "odds_above", table["above_5-1"]["drm"])


def result_of(s: State, row: str, modified: int) -> str:
    """6.8 The column whose span covers the modified roll."""
    table = s.board.tables["combat_results"]
    for column, span in zip(table["columns"], table["rows"][row]):
        if span and span[0] <= modified <= span[1]:
            return str(column)
    raise AssertionError(f"{row}: no result for {modified}")


def apply_losses(s: State, b: Battle, hits: int) -> Generator[Decision, str, None]:
    """6.13 Both take their losses: `hits` the defender, one less after a retreat [6.15].

    6.15 If he stands fast, has lost a step, and is DG before attackers of whom none is, he loses one more. 6.12 The
    leader of a Bolshevik Spirit pays for it.
    """
    badly = stands_badly(s, b)
    yield from take(s, b.defender, b.defenders, b.defence_leader, hits - b.retreated)
    if hits and badly and not b.retreated:
        left = [u for u in b.defenders if s.steps[u]]
        if left:
            s.note("log.extra_loss", "6.15", side=b.defender, hex=hex_key(s, b.target))
            yield from lose_one(s, b.defender, left, "6.15", 1)
    yield from take(s, b.side, b.attackers, b.leader, HITS[b.result][0])
    if b.bolshevik and s.steps[b.leader]:
        lose_step(s, b.leader, "6.12", shown=True)
    b.bury(s)


def take(s: State, side: str, units: list[int], leader: int, hits: int) -> Generator[Decision, str, None]:
    """6.10 The leading unit takes the first hit. 4.0 A tank or DNA takes the second, the leading one if there is no
    other. For all else the owner chooses among those that took part."""
    for n in range(hits):
        left = [u for u in units if s.steps[u]]
        if not left:
            return
        if n == 0:
            left = [leader]
        elif side == FEF:
            armour = [u for u in left if s.board.units[u].kind in ARMOUR]
            left = [u for u in armour if u != leader] or armour or left
        yield from lose_one(s, side, left, "6.13", hits - n)


def lose_one(s: State, side: str, units: list[int], rule: str, hits: int) -> Generator[Decision, str, None]:
    """One step, from one of these units by their owner's choice."""
    keys = [s.board.units[u].key for u in units]
    key = yield choose(side, "combat.loss", rule, keys, left=hits)
    lose_step(s, s.board.unit[key], rule, shown=True)
