"""6.8 What each unit is worth in combat, 6.10 and its morale."""

from __future__ import annotations

from ...components.units import DNA, FEF, TANK
from ...state import State, values_of
from .battle import Battle

ARMOUR = (TANK, DNA)
"""4.0 1 RCC, RICM and the DNA: they raise morale and take the second hit."""


def attack_value(s: State, unit: int) -> int:
    """6.8 Its Combat Value, never Barrage. 4.0 None if printed for defence only. 7.5 Half of it if OoS."""
    if s.board.units[unit].defence_only:
        return 0
    combat = values_of(s, unit).combat
    return combat // 2 if s.oos[unit] else combat


def barrage_value(s: State, unit: int) -> int:
    """6.14 One less if DG."""
    barrage = values_of(s, unit).barrage
    return barrage - 1 if barrage and s.dg[unit] else barrage


def defence_value(s: State, unit: int) -> int:
    """6.8 Combat Value and Barrage Value both count in defence; OoS does not matter."""
    return values_of(s, unit).combat + barrage_value(s, unit)


def morale(s: State, unit: int, stack: list[int]) -> int:
    """6.10 The Morale Value that counts: with its losses, +1 beside a tank or DNA [4.0], then halved if DG [6.14].

    `stack` are the units that take part together with it.
    """
    units = s.board.units
    value = values_of(s, unit).morale
    if units[unit].side == FEF and any(u != unit and units[u].kind in ARMOUR and not s.dg[u] for u in stack):
        value += 1
    return value // 2 if s.dg[unit] else value


def strengths(s: State, b: Battle) -> tuple[int, int]:
    """6.8 The attackers' total and the defenders'."""
    return sum(attack_value(s, u) for u in b.attackers), sum(defence_value(s, u) for u in b.defenders)
