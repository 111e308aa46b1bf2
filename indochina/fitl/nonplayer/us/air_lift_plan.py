"""8.8.3 The Non-player US's Air Lift: from which spaces it lifts, where to, and how many."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import IDS, LAND, NORTH_VIETNAM, TRAIL_COUNTRY
from ...components.control import coin_control
from ...components.pieces import (
    ARVN_TROOP,
    COIN_TROOPS,
    INSURGENT,
    IRREGULARS,
    KIND_NAMES,
    POLICE,
    RANGERS,
    SPECIAL_FORCES,
    US_BASE,
    US_TROOP,
)
from ...coup.commitment import NIXON
from ...sequence.deck import monsoon
from ...special_activities.air_lift import air_lift_limit, lifted
from ...state import ACTIVE_SUPPORT, coin, count, insurgents, move, spaces_with, total
from ..turn import Criterion, Turn, most, where
from .assault_plan import Fight, allowed, fight, first_where, space_limit
from .policy import policy
from .sweep_plan import Move, foreign, found, goals, may_enter, nested, short_of_control, spare, troops_to_activate

US_UNITS = (US_TROOP, *IRREGULARS)
ORDER = (*US_UNITS, ARVN_TROOP, *RANGERS)
"""8.8.3 US units before ARVN, Troops before Special Forces."""
LEAVING = (*COIN_TROOPS, *IRREGULARS)
"""8.8.3 What makes a space a potential origin: US units, or Troops not needed there."""


class Lift:
    """8.8.3 An Air Lift, worked out on a copy of the state: its moves in their order.

    `selected`: the spaces of the Sweep it accompanies. `assaults`: for an Assault, the spaces where it has already
    taken place; None if there is no (further) Assault. `patton`, `abrams`: Capabilities it may still use.
    `protect`: leave the Troops that can still Assault where they are. `into`: an Event names the destinations.
    `tunnels=False`: its Assault goes against Tunnels too.
    """

    def __init__(
        self,
        t: Turn,
        selected: Sequence[int] = (),
        assaults: Sequence[int] | None = None,
        patton: int = 0,
        abrams: int = 0,
        protect: bool = False,
        into: Collection[int] | None = None,
        tunnels: bool = True,
    ) -> None:
        self.t = t
        self.w = t.s.copy()
        self.selected = selected
        self.assaults = assaults
        self.patton = patton
        self.abrams = abrams
        self.protect = protect
        self.into = into
        self.tunnels = tunnels
        self.limit = air_lift_limit(t.s)
        self.others = 4
        self.exposed: list[int] = []
        """Potential origins without COIN Control, Support or US Base: all US units leave if one of them leaves."""
        self.origins: list[int] = []
        """All potential origins in the order they were found."""
        self.used: list[int] = []
        self.ends: list[int] = []
        self.moves: list[Move] = []
        self.strikes: list[int] = []
        """Destinations to Assault in."""
        self.reached: list[int] = []
        """Destinations to Sweep in."""
        self._needed: dict[int, int] = {}
        self.find_origins()
        self.to_sweep()
        self.to_assault()
        self.to_police()
        self.empty_origins()
        self.special_force()
        t.note("np.us.lift.spaces", "4.2.2", n=len({*self.used, *self.ends}), of=self.limit)

    # --- origins ----------------------------------------------------------------------------------------------------

    def find_origins(self) -> None:
        """8.8.3 Up to three potential origins, one in Monsoon: first the exposed ones, then those with units not
        needed there."""
        wanted = 1 if monsoon(self.w) else 3
        if not self.origins:
            self.t.note("np.us.lift.most_origins", "8.8.3", n=wanted)
        while len(self.origins) < wanted:
            left = [x for x in spaces_with(self.w, LEAVING) if x not in self.origins and x not in self.ends]
            x = self.t.pick(
                "np.us.lift.exposed",
                "8.8.3",
                [x for x in left if self.is_exposed(x)],
                where("np.us.foreign", foreign),
                most("np.us.lift.troops", lambda x: count(self.w, US_TROOP, x)),
            )
            if x is not None:
                self.exposed.append(x)
            else:
                x = self.t.pick(
                    "np.us.lift.not_needed",
                    "8.8.3",
                    [x for x in left if self.idle(x)],
                    most("np.us.lift.most", self.idle),
                )
            if x is None:
                return
            self.origins.append(x)

    def is_exposed(self, space: int) -> bool:
        """8.8.3 US units without COIN Control, Support or a US Base, Irregulars alone too."""
        return (
            total(self.w, US_UNITS, space) > 0
            and not coin_control(self.w, space)
            and self.w.support[space] <= 0
            and not count(self.w, US_BASE, space)
            and not (self.protect and self.needed(space))
        )

    def idle(self, space: int) -> int:
        """8.8.3 How many Troops could be lifted out."""
        return min(self.movable(US_TROOP, space) + self.movable(ARVN_TROOP, space), spare(self.w, space))

    def movable(self, kind: int, space: int) -> int:
        """8.8.3 How many of a kind may leave: all US units of an exposed space, elsewhere those not needed."""
        n = count(self.w, kind, space)
        if not n or kind not in lifted(self.w):
            return 0
        if space in self.exposed:
            n = n if kind in US_UNITS else 0
        else:
            if kind == US_TROOP:
                n -= min(n, self.needed(space))
            elif kind in IRREGULARS and space in self.selected:
                n = 0
            n = min(n, spare(self.w, space))
        return n if kind == US_TROOP else min(n, self.others)

    def needed(self, space: int) -> int:
        """8.8.3 US Troops needed where they are for the current Operation."""
        if space not in self._needed:
            self._needed[space] = self.count_needed(space)
        return self._needed[space]

    def count_needed(self, space: int) -> int:
        troops = count(self.w, US_TROOP, space)
        if space in self.selected:
            return min(troops, troops_to_activate(self.w, space, found(self.w, space)))
        if self.assaults is None or space in self.assaults or not insurgents(self.w, space):
            return 0
        full = self.fight(space)
        if full is None or not full.removed or not allowed(self.w, space, full):
            return 0
        return self.fewest(space, -troops, 0, full.removed) + troops

    # --- sending ----------------------------------------------------------------------------------------------------

    def suppliers(self, end: int, kinds: Sequence[int]) -> list[int]:
        """4.2.2 Potential origins of these kinds in their order, as far as the spaces allow."""
        new = self.limit - len({*self.used, *self.ends, end})
        found = []
        for x in self.origins:
            if x == end or not any(self.movable(kind, x) for kind in kinds):
                continue
            if x not in self.used:
                if new <= 0:
                    continue
                new -= 1
            found.append(x)
        return found

    def supply(self, end: int, kinds: Sequence[int]) -> int:
        """How many of these kinds could be lifted to a space."""
        troops = others = 0
        for x in self.suppliers(end, kinds):
            us = self.movable(US_TROOP, x)
            troops += us
            if len(kinds) > 1:
                more = sum(self.movable(kind, x) for kind in kinds if kind != US_TROOP)
                others += more if x in self.exposed else min(more, spare(self.w, x) - us)
        return troops + min(others, self.others)

    def may_end(self, space: int) -> bool:
        """8.8.3 Not an origin that was used, not too many spaces; Troops into Laos and Cambodia for Nixon only, and
        not in Monsoon."""
        if space == NORTH_VIETNAM or space in self.used or (self.into is not None and space not in self.into):
            return False
        if foreign(space) and (policy(self.w) != NIXON or monsoon(self.w)):
            return False
        return space in self.ends or len({*self.used, *self.ends}) < self.limit

    def send(self, end: int, n: int, kinds: Sequence[int]) -> None:
        """8.8.3 So many units from the origins in their order, kind by kind."""
        if end not in self.ends:
            self.ends.append(end)
        if end in self.origins:
            self.origins.remove(end)
            self.find_origins()
        for kind in kinds:
            for start in self.suppliers(end, kinds):
                k = min(n, self.movable(kind, start))
                if k:
                    self.take(kind, start, end, k)
                    n -= k
                if not n:
                    return

    def take(self, kind: int, start: int, end: int, n: int) -> None:
        self._needed.clear()
        there, piece = count(self.w, kind, start), KIND_NAMES[kind]
        self.t.note("np.us.lift.leaving", "8.8.3", space=IDS[start], end=IDS[end], piece=piece, n=n, of=there)
        self.moves.append(Move(start, end, kind, n, count(self.w, kind, start)))
        move(self.w, kind, start, end, n)
        if start not in self.used:
            self.used.append(start)
        if kind != US_TROOP:
            self.others -= n

    def best(
        self,
        word: str,
        rule: str,
        wanted: dict[int, int],
        kinds: Sequence[int],
        order: tuple[Criterion[int], ...] = (),
    ) -> int | None:
        """Lift as many as wanted to the first of these spaces that can have them; that space, or None."""
        able = [x for x, n in wanted.items() if 0 < n <= self.supply(x, kinds)]
        if self.t.tells and not able and (short := {x: n for x, n in wanted.items() if n > 0}):
            figures = {IDS[x]: f"{self.supply(x, kinds)} ({n})" for x, n in short.items()}
            self.t.note("np.us.lift.short", "8.8.3", what=word, figures=figures)
        x = self.t.pick(word, rule, able, *order)
        if x is not None:
            self.t.note("np.us.lift.needs", "8.8.3", space=IDS[x], n=wanted[x])
            self.send(x, wanted[x], kinds)
        return x

    # --- destinations -----------------------------------------------------------------------------------------------

    def to_sweep(self) -> None:
        """8.8.3, 8.8.5 As Sweep moves: to Activate all Guerrillas, more than half, then for COIN Control."""
        if not self.selected:
            return
        order = nested(self.w)
        for word in ("np.us.sweep.all", "np.us.sweep.half"):
            while True:
                wanted = {x: goals(self.w, x)[word] for x in self.sweeping()}
                end = self.best(word, "8.8.3", wanted, (US_TROOP,), order)
                if end is None:
                    break
                self.reached.append(end)
        while True:
            wanted = {x: short_of_control(self.w, x) for x in self.sweeping()}
            if self.best("np.us.sweep.control", "8.8.3", wanted, ORDER, order) is None:
                break

    def sweeping(self) -> list[int]:
        return [x for x in self.selected if self.may_end(x) and may_enter(self.w, x)]

    def to_assault(self) -> None:
        """8.8.3 Where more than half of the Active enemies can then be removed: just enough Troops for the most."""
        while self.assaults is not None and len(self.assaults) + len(self.strikes) < space_limit(self.w):
            fights: dict[int, Fight] = {}
            wanted: dict[int, int] = {}
            for x in spaces_with(self.w, INSURGENT):
                if x in self.assaults or x in self.strikes or not self.may_end(x):
                    continue
                if (reinforced := self.reinforced(x)) is not None:
                    wanted[x], fights[x] = reinforced
            end = self.best("np.us.lift.assault", "8.8.3", wanted, (US_TROOP,), first_where(self.w, fights))
            if end is None:
                return
            self.strikes.append(end)

    def reinforced(self, space: int) -> tuple[int, Fight] | None:
        """8.8.3 How many US Troops more remove the most enemies there, more than half; None if they do not help."""
        n = self.supply(space, (US_TROOP,))
        full = self.fight(space, n) if n else None
        if full is None or not full.removes_most or not allowed(self.w, space, full):
            return None
        now = self.fight(space)
        if now is not None and now.removed >= full.removed:
            return None
        return self.fewest(space, 0, n, full.removed), full

    def fight(self, space: int, extra: int = 0) -> Fight | None:
        return fight(self.w, space, self.patton, self.abrams, extra=extra, tunnels=self.tunnels)

    def fewest(self, space: int, low: int, high: int, removed: int) -> int:
        """The smallest change in the number of US Troops with which an Assault removes so many."""
        while low < high:
            middle = (low + high) // 2
            some = self.fight(space, middle)
            if some is not None and some.removed >= removed:
                high = middle
            else:
                low = middle + 1
        return low

    def to_police(self) -> None:
        """8.8.3 US Troops and COIN Control where there are Police but no Active Support."""
        while True:
            wanted = {}
            for x in spaces_with(self.w, (POLICE,), LAND):
                if self.w.support[x] < ACTIVE_SUPPORT and self.may_end(x):
                    lacking = int(not count(self.w, US_TROOP, x))
                    wanted[x] = max(lacking, short_of_control(self.w, x))
            wanted = {
                x: n for x, n in wanted.items() if n and (count(self.w, US_TROOP, x) or self.supply(x, (US_TROOP,)))
            }
            if self.best("np.us.lift.police", "8.8.3", wanted, ORDER) is None:
                return

    def empty_origins(self) -> None:
        """8.8.3 The US units left in exposed origins that were used go to the last destination."""
        for start in self.used:
            if start in self.exposed and self.ends:
                self.empty(start, self.ends[-1], US_UNITS)

    def empty(self, start: int, end: int, kinds: Sequence[int]) -> None:
        """All that may go of these kinds."""
        for kind in kinds:
            if n := self.movable(kind, start):
                self.take(kind, start, end, n)

    def special_force(self) -> None:
        """8.8.3 If spaces are left, one Special Force to an empty space in Laos or Cambodia. If that makes an exposed
        space an origin, all its US units leave: to the last destination before, or with the first, Troops only where
        they may go."""
        empty = [x for x in self.into or TRAIL_COUNTRY if foreign(x) and not coin(self.w, x) + insurgents(self.w, x)]
        for kind in (kind for kind in ORDER if kind in SPECIAL_FORCES):
            for start in self.origins:
                spaces = {*self.used, *self.ends, start}
                if not empty or len(spaces) >= self.limit or not self.movable(kind, start):
                    continue
                end = self.t.pick("np.us.lift.special_force", "8.8.3", empty)
                assert end is not None
                self.take(kind, start, end, 1)
                if start in self.exposed:
                    rest = self.ends[-1] if self.ends else end
                    self.empty(start, rest, US_UNITS if self.may_end(rest) else IRREGULARS)
                self.ends.append(end)
                return
        self.t.skip("8.8.3", "np.us.lift.special_force")

    @property
    def leaves_assault(self) -> bool:
        """8.8.3 Somewhere the Assault can still remove enemies."""
        spaces = [x for x in spaces_with(self.w, (US_TROOP,)) if x not in (self.assaults or ())]
        fights = ((x, self.fight(x)) for x in spaces)
        return any(found and found.removed and allowed(self.w, x, found) for x, found in fights)
