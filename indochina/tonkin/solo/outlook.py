"""What an opponent looks at when it is asked something: what hexes are worth, what it has, what threatens it.

All worths are in Victory Points. It is made anew for each question, from the state its seat can see.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..board import CHINA, CLEAR, DELTA, HIGHLANDS, ROUGH, Board, per_board
from ..components.communities import DELTA_COMMUNITIES, HIGHLANDS_COMMUNITIES, counted
from ..components.political_objective import VP as OBJECTIVE_VP
from ..components.tracing import active_centers, within_range
from ..components.units import FEF, GCMA, HQ, PATHET_LAO, SD, THAI, TIEU_DOAN, VM
from ..components.zoc import in_zoc
from ..movement.limits import ends
from ..movement.reach import Found, legs_of, reach
from ..operations.combat.strength import attack_value, defence_value
from ..state import FULL_STACK, NA_SAN, State, battle_units, enemy, hex_of, stacking_points, units_in, values_of
from ..supply.in_supply import ALWAYS, RANGE, Supply, supply_of
from ..victory import NA_SAN_GOALS

DECISIVE = 60.0
"""Hanoi for VM, the VM HQ for France: more than all VP-Hexes of a region."""
GOAL = 20.0
"""Each of the three goals of the training scenario, where VP do not count."""
NEAR = {VM: (1.0, 1.0, 0.9, 0.7, 0.5, 0.3, 0.2), FEF: (1.0, 1.0, 0.7, 0.45, 0.3, 0.15, 0.1)}
"""How much of the strength of a side so many hexes away can be expected here within a turn."""
HANOI = 26.0
"""France keeps a garrison in Hanoi as if so much threatened it, whoever is near."""
ENOUGH = 0.6
"""A hex holds if its defence is so much of what may be brought against it."""
ENOUGH_HANOI = 0.4
"""Hanoi does with less: nobody retreats from it, and trucks bring others back in time."""
REACHED = 2.0
"""Any hex that counts may see VM before the turn is over, wherever they stand now."""
FAR = 99
"""Hexes to and from Saigon."""
SHARE = 3.0
"""VP of a threshold that go to each community, less the more are missing."""


@per_board
def distances(board: Board, h: int) -> bytes:
    """How far all hexes are from one, as the crow flies; Saigon is far from all."""
    if h == board.saigon:
        return bytes([FAR]) * len(board.ids)
    return bytes(board.distance(h, x) for x in range(len(board.ids)))


class Outlook:
    """One look at the position from one seat."""

    def __init__(self, s: State, side: str) -> None:
        self.s = s
        self.side = side
        self.foe = enemy(side)
        self.last = s.stage.startswith("end.")
        """8.0 The last moves of the game: no supply, no tomorrow."""
        self.left = s.board.scenarios[s.final]["end_turn"] - s.turn
        units = s.board.units
        self.own: list[int] = []
        self.enemies: list[int] = []
        for h in sorted(s.stacks):
            if h < len(s.board.ids):
                (self.own if units[s.stacks[h][0]].side == side else self.enemies).append(h)
        self._threat: dict[int, float] = {}
        self._cover: dict[int, float] = {}
        self._stands: dict[int, float] = {}
        self._near: dict[int, float] = {}
        self.dump_worth: dict[tuple[int, int], float] = {}
        self.orders: dict[tuple[object, ...], Any] = {}
        self.ways: dict[tuple[object, ...], Found] = {}
        self.attacks: list[Any] | None = None
        self._worth: dict[int, float] | None = None
        self._strength: dict[int, float] | None = None
        self._power: dict[int, float] | None = None
        self._resistance: dict[int, float] | None = None
        self._goals: dict[int, float] | None = None
        self._centers: set[int] | None = None
        self._supply: Supply | None = None

    # --- hexes

    @property
    def worth(self) -> dict[int, float]:
        """What it is worth to have a community: its VP, its share in a threshold, the Political Objective."""
        if self._worth is None:
            self._worth = self._find_worth()
        return self._worth

    def _find_worth(self) -> dict[int, float]:
        s = self.s
        if s.scenario == NA_SAN:
            goals = {hex_of(s, key) for key in NA_SAN_GOALS}
            found = {h: GOAL if h in goals else 0.1 for h in s.board.community}
        else:
            share = {
                region: SHARE / (1 + abs(counted(s, region) - need + 0.5))
                for region, need in ((DELTA, DELTA_COMMUNITIES), (HIGHLANDS, HIGHLANDS_COMMUNITIES))
            }
            found = {c.hex: c.vp + share.get(c.region, 0) for c in s.board.communities}
            for h in (s.objective, s.rumour):
                if h in found and (self.side == FEF or h == s.objective):
                    found[h] += OBJECTIVE_VP if self.side == FEF else 2 * OBJECTIVE_VP
        found[s.board.hanoi] = DECISIVE
        return found

    def mine(self, h: int) -> bool:
        """Is the community there friendly to this side?"""
        return (h in self.s.vm_friendly) == (self.side == VM)

    def defence(self, h: int, without: tuple[int, ...] = (), more: tuple[int, ...] = ()) -> float:
        """What defends a hex, made greater by trench, river and terrain."""
        s = self.s
        if h not in self._stands:
            self._stands[h] = sum(defence_value(s, u) for u in units_in(s, h))
        total = self._stands[h] - sum(defence_value(s, u) for u in without if s.place[u] == h)
        return (total + sum(defence_value(s, u) for u in more)) * self.cover(h)

    def cover(self, h: int) -> float:
        """How much harder a hex is to take."""
        if h not in self._cover:
            s = self.s
            off_map = h == s.board.saigon
            terrain = 1.0 if off_map or s.board.terrain[h] in (CLEAR, ROUGH) else 1.3
            river = 0 if off_map else max((0.4 if river.major else 0.2 for river in s.board.rivers[h]), default=0)
            self._cover[h] = terrain + river + (0.25 if h in s.trenches else 0)
        return self._cover[h]

    def threat(self, h: int) -> float:
        """The strength the enemy can be expected to bring against a hex within a turn."""
        if h not in self._threat:
            near, total, far = NEAR[self.foe], 0.0, distances(self.s.board, h)
            for x, strength in self.strength.items():
                away = far[x]
                if away < len(near):
                    total += strength * near[away]
            self._threat[h] = total
        return self._threat[h]

    @property
    def strength(self) -> dict[int, float]:
        """The enemy's stacks that can attack, with their Combat Value."""
        if self._strength is None:
            self._strength = self._find_strength()
        return self._strength

    def _find_strength(self) -> dict[int, float]:
        return self.attackers(self.enemies)

    @property
    def power(self) -> dict[int, float]:
        """Our own stacks that can attack, with their Combat Value."""
        if self._power is None:
            self._power = self._find_power()
        return self._power

    def _find_power(self) -> dict[int, float]:
        return self.attackers(self.own)

    def attackers(self, hexes: Iterable[int]) -> dict[int, float]:
        """The stacks in these hexes that can attack, with their Combat Value."""
        s, units = self.s, self.s.board.units
        found = {}
        for h in hexes:
            total = sum(attack_value(s, u) for u in units_in(s, h) if units[u].battle)
            if total >= 2:
                found[h] = float(total)
        return found

    def power_near(self, t: int) -> float:
        """What of ours stands within three hexes of a goal."""
        if t not in self._near:
            far = distances(self.s.board, t)
            self._near[t] = sum(a for x, a in self.power.items() if far[x] <= 3)
        return self._near[t]

    def nearer(self, t: int, away: int) -> int:
        """How many of our stacks that can attack are nearer to a hex than this."""
        far = distances(self.s.board, t)
        return sum(far[x] < away for x in self.power)

    @property
    def resistance(self) -> dict[int, float]:
        """The defence of the enemy's stacks."""
        if self._resistance is None:
            self._resistance = self._find_resistance()
        return self._resistance

    def _find_resistance(self) -> dict[int, float]:
        return {h: self.defence(h) for h in self.enemies}

    @property
    def goals(self) -> dict[int, float]:
        """Hexes worth going to: communities that are not ours, and enemy stacks with something to take."""
        if self._goals is None:
            self._goals = self._find_goals()
        return self._goals

    def _find_goals(self) -> dict[int, float]:
        s, units = self.s, self.s.board.units
        found = {h: worth for h, worth in self.worth.items() if not self.mine(h) and worth >= 0.3}
        for h in self.enemies:
            if s.board.country[h] == CHINA and self.side == FEF:
                continue
            stack = units_in(s, h)
            loot = sum(self.step_worth(u) * (0.35 * s.steps[u] if units[u].battle else 1) for u in stack)
            if any(units[u].kind == HQ and units[u].side == VM for u in stack) and battle_units(s, h):
                loot -= DECISIVE * 0.8
            found[h] = found.get(h, 0.0) + loot
        return found

    @property
    def centers(self) -> set[int]:
        """Hexes supplied without any SD."""
        if self._centers is None:
            self._centers = self._find_centers()
        return self._centers

    def _find_centers(self) -> set[int]:
        return within_range(self.s, active_centers(self.s, self.side), self.side, RANGE)

    def center_supplies(self, u: int, h: int) -> bool:
        """Is a unit in supply there even without SD?"""
        kind = self.s.board.units[u].kind
        return h in self.centers or kind in ALWAYS or kind == GCMA or self.s.trenches.get(h) == self.side

    def holds(self, h: int, defence: float) -> float:
        """How likely a hex with this defence stays ours, from 0 to 1."""
        threat, enough = self.threat(h), ENOUGH
        if self.side == FEF and h == self.s.board.hanoi:
            threat, enough = max(threat, HANOI), ENOUGH_HANOI
        elif self.side == FEF and self.worth.get(h, 0) >= 3:
            threat = max(threat, REACHED)
        return 1.0 if threat < 1 else min(1.0, defence / (enough * threat))

    def crowded(self, h: int, units: Iterable[int]) -> bool:
        """1.5 Would a hex be too full if these units came too? Steps would have to go."""
        s = self.s
        coming = sum(values_of(s, u).stacking for u in units if s.place[u] != h)
        return h < len(s.board.ids) and stacking_points(s, h) + coming > FULL_STACK

    def reach(self, units: list[int], h: int, truck: bool = False) -> Found:
        """`movement.reach`, looked for only once for units alike."""
        s = self.s
        key = (h, frozenset((legs_of(s, u, h, truck), id(ends(s.board)[u])) for u in units))
        if key not in self.ways:
            self.ways[key] = reach(s, units, h, truck)
        return self.ways[key]

    # --- units

    def burden(self, h: int, without: tuple[int, ...] = ()) -> float:
        """What of HQ and SD in a hex must be guarded."""
        s, units = self.s, self.s.board.units
        return sum(min(12.0, self.step_worth(u)) for u in units_in(s, h) if not units[u].battle and u not in without)

    def step_worth(self, u: int) -> float:
        """What losing a step of a unit costs its owner."""
        unit = self.s.board.units[u]
        if unit.kind == HQ:
            return DECISIVE if unit.side == VM else 1.0
        if unit.kind == SD:
            return 1.5
        if unit.kind in (TIEU_DOAN, PATHET_LAO):
            return 0.35
        full = unit.values[unit.steps]
        worth = 0.25 + 0.1 * (full.combat + 2 * full.barrage) / unit.steps + 0.03 * full.morale
        if unit.side == VM:
            return worth + (0.5 if unit.regiment and self.s.scenario != NA_SAN else 0.1)
        if unit.vp and self.s.scenario != NA_SAN:
            worth += unit.vp / unit.steps * (1.6 if self.s.steps[u] == 1 else 0.6)
        return worth

    @property
    def supply(self) -> Supply:
        if self._supply is None:
            self._supply = self._find_supply()
        return self._supply

    def _find_supply(self) -> Supply:
        return supply_of(self.s, self.side)

    def in_supply(self, u: int, h: int) -> bool:
        """Would a unit be in supply in a hex, with the SD where they are?"""
        unit, supply = self.s.board.units[u], self.supply
        if h in supply.all or self.s.trenches.get(h) == self.side:
            return True
        if self.side == VM:
            return unit.kind in ALWAYS or unit.kind == SD
        if unit.kind == GCMA or unit.kind == SD:
            return True
        return (unit.kind == THAI and h in supply.thai) or ("laotian" in unit.tags and h in supply.laotian)

    # --- communities

    def friend_without(self, c: int, gone: tuple[int, ...]) -> bool:
        """Would a community be ours if these units of ours were away?"""
        s, units = self.s, self.s.board.units
        stack = s.stacks.get(c, ())
        if stack and units[stack[0]].side == self.foe:
            return False
        if any(u not in gone for u in stack):
            return True
        if self.side == VM:
            for n in s.board.adjacent[c]:
                for u in s.stacks.get(n, ()):
                    if units[u].side == VM and units[u].battle and not s.dg[u] and u not in gone:
                        return True
            return s.board.community[c].side == VM
        return s.board.community[c].side == FEF and not in_zoc(s, c, VM)
