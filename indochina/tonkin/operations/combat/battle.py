"""6.8 One combat or overrun while it lasts: who fights whom, and how far it has gone."""

from __future__ import annotations

from ...state import State, battle_units, enemy


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
        self.defenders = battle_units(s, target)
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
