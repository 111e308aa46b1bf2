"""6.8 One combat or overrun while it lasts, and what each unit is worth in it."""

from __future__ import annotations

from functools import cache

from ...board import Board
from ...components.units import DNA, FEF, TANK
from ...state import State, enemy

ARMOUR = (TANK, DNA)
"""4.0 1 RCC, RICM and the DNA: they raise morale and take the second hit."""


class Battle:
    """Who fights whom, where, and how far it has gone. Lives as long as its procedure."""

    __slots__ = (
        "airdrop", "attackers", "bolshevik", "company", "defence_leader", "defenders", "dropped", "fronts", "leader",
        "modified", "overrun", "result", "retreated", "side", "start", "target", "took_part",
    )  # fmt: skip

    def __init__(
        self, s: State, attackers: list[int], target: int, start: int = -1, overrun: bool = False, airdrop: bool = False
    ) -> None:
        units = s.board.units
        self.side = units[attackers[0]].side
        self.attackers = sorted(u for u in attackers if units[u].battle)
        self.company = [u for u in attackers if not units[u].battle]
        """HQ and SD that come along in an overrun."""
        self.target = target
        self.start = start
        """The hex from which an overrun comes, or where an airdrop took off."""
        self.overrun = overrun
        self.airdrop = airdrop
        self.defenders = s.battle_units(target)
        self.dropped: list[int] = []
        """6.11 Made DG by an ambush: out of the overrun."""
        self.leader = self.defence_leader = -1
        self.bolshevik = 0
        self.fronts: tuple[str, ...] = ()
        """6.16 The sides whose officer leads from the front."""
        self.took_part: tuple[int, ...] = ()
        """All who were there when the dice were rolled."""
        self.modified = 0
        self.result = ""
        self.retreated = False

    @property
    def defender(self) -> str:
        return enemy(self.side)

    def fighting(self, side: str) -> list[int]:
        """The units of a side that take part."""
        return self.attackers if side == self.side else self.defenders

    def origins(self, s: State) -> list[int]:
        """The hexes the attack comes from. An ambush may have emptied one of them."""
        return [self.start] if self.overrun else sorted({s.place[u] for u in self.attackers})

    def stack(self, s: State, unit: int) -> list[int]:
        """Those that take part together with a unit from one hex: of an overrun all, of an attack its own stack."""
        if unit not in self.attackers:
            return self.defenders
        if self.overrun:
            return self.attackers
        return [u for u in self.attackers if s.place[u] == s.place[unit]]

    def bury(self, s: State) -> None:
        """Forget those that were eliminated."""
        self.attackers = [u for u in self.attackers if s.steps[u]]
        self.defenders = [u for u in self.defenders if s.steps[u]]
        self.dropped = [u for u in self.dropped if s.steps[u]]


def attack_value(s: State, unit: int) -> int:
    """6.8 Its Combat Value, never Barrage. 4.0 None if printed for defence only. 7.5 Half of it if OoS."""
    if s.board.units[unit].defence_only:
        return 0
    combat = s.values(unit).combat
    return combat // 2 if s.oos[unit] else combat


def barrage_value(s: State, unit: int) -> int:
    """6.14 One less if DG."""
    barrage = s.values(unit).barrage
    return barrage - 1 if barrage and s.dg[unit] else barrage


def defence_value(s: State, unit: int) -> int:
    """6.8 Combat Value and Barrage Value both count in defence; OoS does not matter."""
    return s.values(unit).combat + barrage_value(s, unit)


def morale(s: State, unit: int, stack: list[int]) -> int:
    """6.10 The Morale Value that counts: with its losses, +1 beside a tank or DNA [4.0], then halved if DG [6.14].

    `stack` are the units that take part together with it.
    """
    units = s.board.units
    value = s.values(unit).morale
    if units[unit].side == FEF and any(u != unit and units[u].kind in ARMOUR and not s.dg[u] for u in stack):
        value += 1
    return value // 2 if s.dg[unit] else value


@cache
def drm_table(board: Board, name: str) -> dict[str, int]:
    """A list of DRM from the tables, by what each is for."""
    return {row["when"]: row["drm"] for row in board.tables[name]}


def terrain_drm(board: Board, row: str, column: str) -> int:
    """A DRM of the Terrain Effect Chart; 0 where the row has no such column."""
    cell = board.tables["terrain_effects"][row].get(column)
    return int(cell["value"]) if cell else 0
