"""8.6.5 What the Non-player NVA can do with a March: who may leave, who is needed where."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any

from ...board import ADJACENT, IDS, LAND, LOCS, SOUTH, SPACE, TRAIL_COUNTRY
from ...cards import CLAYMORES
from ...components.control import coin_control, nva_control
from ...components.pieces import (
    KINDS,
    NVA,
    NVA_BASE,
    NVA_BASES,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_GUERRILLAS,
    NVA_TROOP,
    UNDERGROUND_GUERRILLAS,
    US_BASE,
    VC,
)
from ...components.placing import PIECE, PIECE_KEYS
from ...operations.march import March, arrive, noticed
from ...operations.march_ways import destinations, entries, holders, pay_way
from ...operations.moving import Group, piece_key
from ...operations.operation import Terms
from ...state import State, available, coin, count, move, of, room, spaces_with, total
from .attack_plan import ENOUGH, is_free
from .redeploy import UNITS

GUERRILLAS_LAST = (NVA_TROOP, NVA_GUERRILLA_A, NVA_GUERRILLA_U)
"""8.6.5 Guerrillas stay behind rather than Troops; 8.1.2 among them Underground ones."""
NOBODY: Mapping[int, int] = {}
Groups = dict[int, Group]
"""Origin: what goes from there."""


class Marching:
    """8.6.5 A March as far as it has come, on a copy of the state: who can still go where.

    What has been done is known from the reason of the last destination. `ends`: the destinations offered. An Event may
    restrict `kinds` and `origins`.
    """

    def __init__(
        self,
        s: State,
        before: Mapping[str, Any],
        ends: Collection[int] | None = None,
        kinds: Collection[int] | None = None,
        origins: Collection[int] | None = None,
        limited: bool = False,
    ) -> None:
        self.s = s.copy()
        self.op = March(self.s, NVA, Terms(free=is_free(s), limited=limited), kinds, origins)
        for key, n in before.get("arrived", {}).items():
            self.op.arrived[PIECE[key]] = min(n, s.pieces[PIECE[key]])
        self.op.paid = {SPACE[name] for name in before.get("paid", ())}
        self.op.groups = {(SPACE[a], SPACE[b]) for a, b in before.get("groups", ())}
        self.kept = (
            {SPACE[name] for name in before["kept"]} if "kept" in before else {x for x in LAND if nva_control(s, x)}
        )
        self.used = [SPACE[name] for name in before.get("used", ())]
        self.aims = [SPACE[name] for name in before.get("aims", ())]
        """Card 122: where Troops on LoCs are to go next."""
        self.ends = list(destinations(self.op)) if ends is None else list(ends)
        self.held = holders(self.op)
        self.far = self.op.on_the_trail and (s.trail == 4 or self.op.terms.free)
        """8.6.5 Only then over more than one space."""
        self._starts: dict[int, dict[int, tuple[int, tuple[int, ...]]]] = {}

    # --- who may go -------------------------------------------------------------------------------------------------

    def starts(self, end: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """Origins from which pieces reach a destination: through which adjacent space, and by which way."""
        if end in self._starts:
            return self._starts[end]
        found: dict[int, tuple[int, tuple[int, ...]]] = {}
        for start, ways in entries(self.op, end, self.held).items():
            for origin, path in ways:
                if origin != end and (origin == start or self.far) and (origin not in found or origin == start):
                    found[origin] = (start, path)
        self._starts[end] = found
        return found

    def able(self, kind: int, space: int) -> int:
        """Pieces of a kind that have not Marched yet; on the Trail they may go on if they go far."""
        if kind not in self.op.kinds or not self.op.may_leave(space):
            return 0
        if self.far:
            return self.op.able(kind, space)
        return count(self.s, kind, space) - self.op.arrived[space * KINDS + kind]

    def spare(self, space: int) -> int:
        """8.6.5 Units that may leave: 2 stay at Bases, and enough for the NVA Control there was."""
        s = self.s
        n = sum(self.able(kind, space) for kind in UNITS)
        if total(s, NVA_BASES, space):
            n = min(n, total(s, UNITS, space) - 2)
        if space in self.kept:
            n = min(n, of(s, NVA, space) - coin(s, space) - of(s, VC, space) - 1)
        return max(0, n)

    def bound(self, space: int, n: int) -> str:
        """8.6.5 A word for what kept more than n units from leaving a space: Bases, Control, or no need of them."""
        s = self.s
        if n < self.spare(space):
            return "np.nva.march.not_needed"
        if total(s, NVA_BASES, space) and total(s, UNITS, space) - 2 <= n:
            return "np.nva.march.guards"
        if space in self.kept and of(s, NVA, space) - coin(s, space) - of(s, VC, space) - 1 <= n:
            return "np.nva.march.keeps"
        return "np.nva.march.marched"

    def take(
        self, space: int, n: int, kinds: Collection[int] = GUERRILLAS_LAST, gone: Mapping[int, int] = NOBODY
    ) -> Group:
        """Up to n units that may leave a space, of these kinds in their order, when some are to go already."""
        group: Group = {}
        n = min(n, self.spare(space) - sum(gone.values()))
        for kind in kinds:
            if (k := min(n, self.able(kind, space) - gone.get(kind, 0))) > 0:
                group[kind] = k
                n -= k
        return group

    def force(self, space: int, n: int = ENOUGH) -> Group:
        """8.6.5 All Troops that may leave, and Guerrillas up to n units in all."""
        troops = sum(self.take(space, ENOUGH, (NVA_TROOP,)).values())
        return self.take(space, max(troops, n))

    def left_behind(self, origin: int, group: Group) -> Group:
        """8.6.5 Who has come to a space by this March and would stay there while others of them go on: not where there
        was NVA Control, nor at a Base, which they guard."""
        if origin in self.kept or total(self.s, NVA_BASES, origin):
            return {}
        arrived = {kind: min(self.op.arrived_at(origin, kind), count(self.s, kind, origin)) for kind in UNITS}
        if all(group.get(kind, 0) <= count(self.s, kind, origin) - n for kind, n in arrived.items()):
            return {}
        return {kind: more for kind, n in arrived.items() if (more := n - group.get(kind, 0)) > 0}

    def go(self, end: int, groups: Groups) -> list[list[Any]]:
        """Make the moves on the copy. Returns through which space, which pieces, how many."""
        moves: list[list[Any]] = []
        starts = self.starts(end)
        by_start: dict[int, Group] = {}
        for origin, group in groups.items():
            start, path = starts[origin]
            pay_way(self.op, path, start, end)
            for kind, n in group.items():
                move(self.s, kind, origin, end, n)
                slot = origin * KINDS + kind
                self.op.arrived[slot] = min(self.op.arrived[slot], self.s.pieces[slot])
                moves.append([IDS[start], piece_key(origin, kind), n])
                together = by_start.setdefault(start, {})
                together[kind] = together.get(kind, 0) + n
        for start, group in by_start.items():
            arrive(self.op, start, end, group)
        if end in LAND and end not in TRAIL_COUNTRY and self.s.support[end] <= 0:
            self.op.groups -= {(start, end) for start in ADJACENT[end]}
        return moves

    def memory(self) -> dict[str, Any]:
        """What the next destination has to know."""
        return {
            "arrived": {PIECE_KEYS[slot]: n for slot, n in enumerate(list(self.op.arrived)) if n},
            "paid": [IDS[x] for x in sorted(self.op.paid)],
            "groups": [[IDS[a], IDS[b]] for a, b in sorted(self.op.groups)],
            "kept": [IDS[x] for x in sorted(self.kept)],
            "used": [IDS[x] for x in self.used],
            "aims": [IDS[x] for x in self.aims],
        }

    # --- 8.6.5 the four priorities: destinations --------------------------------------------------------------------

    def base_ends(self) -> list[int]:
        """8.6.5 If a Base is Available: spaces of Laos and Cambodia that can get 4 units with 2 Guerrillas."""
        s = self.s
        sites = [x for x in TRAIL_COUNTRY if room(s, NVA_BASE, x)] if available(s, NVA_BASE) else []
        if any(self.lacking(x) == (0, 0) for x in sites):
            return []
        found = []
        for x in sites:
            if x not in self.ends:
                continue
            guerrillas, units = self.lacking(x)
            origins = self.starts(x)
            hidden = sum(sum(self.take(o, ENOUGH, NVA_GUERRILLAS).values()) for o in origins)
            if hidden >= guerrillas and sum(self.spare(o) for o in origins) >= units:
                found.append(x)
        return found

    def lacking(self, space: int) -> tuple[int, int]:
        """8.6.5 Guerrillas, and units in all, that a space lacks for a Base."""
        guerrillas = max(0, 2 - total(self.s, NVA_GUERRILLAS, space))
        return guerrillas, max(guerrillas, 4 - total(self.s, UNITS, space))

    def loc_origins(self, loc: int) -> list[int]:
        """8.6.5 Provinces and Cities with an Underground Guerrilla to spare, next to a LoC; it leaves nobody behind."""
        one = {x: self.take(x, 1, (NVA_GUERRILLA_U,)) for x in self.starts(loc) if x in LAND}
        return [x for x, group in one.items() if group and not self.left_behind(x, group)]

    def loc_ends(self) -> list[int]:
        """8.6.5 LoCs without an Underground Guerrilla on which one stays Underground."""
        s = self.s
        return [
            x
            for x in self.ends
            if x in LOCS and not total(s, UNDERGROUND_GUERRILLAS, x) and not noticed(s, x, 1) and self.loc_origins(x)
        ]

    def wanting(self, end: int) -> int:
        """1.7 Units that would add NVA Control."""
        s = self.s
        return coin(s, end) + of(s, VC, end) + 1 - of(s, NVA, end)

    def strength(self, end: int, group: Group) -> int:
        """Units of a group that remain when it has arrived: Claymores may remove a Guerrilla."""
        n = sum(group.values())
        lost = CLAYMORES in self.s.momentum and group.get(NVA_GUERRILLA_U, 0) and noticed(self.s, end, n)
        return n - bool(lost)

    def groups_to(self, end: int) -> dict[int, int]:
        """8.6.5 Origins whose units have not Marched for Control yet, and how many could come."""
        found = {x: self.strength(end, self.take(x, ENOUGH)) for x in self.starts(end) if x not in self.used}
        return {x: n for x, n in found.items() if n > 0}

    def control_ends(self) -> dict[int, bool]:
        """8.6.5 Where NVA Control can be added; and whether one group is enough."""
        found = {}
        for x in self.ends:
            if x in LAND and not nva_control(self.s, x):
                groups, wanting = self.groups_to(x), self.wanting(x)
                if sum(groups.values()) >= wanting:
                    found[x] = max(groups.values()) >= wanting
        return found

    def roads(self) -> dict[int, int]:
        """Card 122: where NVA Control can be added by Troops that first go onto a LoC without enemies; and that LoC."""
        found: dict[int, int] = {}
        for loc in self.ends:
            if loc in LOCS and not coin(self.s, loc):
                troops = sum(self.troop_groups(loc).values())
                for x in ADJACENT[loc]:
                    if x in LAND and x not in self.aims and not nva_control(self.s, x) and troops >= self.wanting(x):
                        found.setdefault(x, loc)
        return found

    def troop_groups(self, end: int) -> dict[int, int]:
        """8.6.5 Origins whose Troops have not Marched for Control yet, and how many could come."""
        return {x: sum(group.values()) for x, group in self.troops_to(end).items() if x not in self.used}

    def rear_troops(self, end: int) -> Groups:
        """8.6.5 Troops that may leave for a space and are not at COIN Control now."""
        return {x: group for x, group in self.troops_to(end).items() if not next_to_coin(self.s, x)}

    def us_base_ends(self) -> dict[int, int]:
        """8.4.1 US Bases, and how many Troops can March there."""
        found = {}
        for x in self.ends:
            if count(self.s, US_BASE, x) and (n := sum(sum(g.values()) for g in self.troops_to(x).values())):
                found[x] = n
        return found

    def troops_to(self, end: int) -> Groups:
        """8.6.5 All Troops that may leave for a space."""
        found = {x: self.take(x, ENOUGH, (NVA_TROOP,)) for x in self.starts(end)}
        return {x: group for x, group in found.items() if group}

    def front_ends(self) -> dict[int, int]:
        """8.6.5 Spaces next to COIN Control in the South, and how many such Troops can go there."""
        found = {}
        for x in self.ends:
            if any(y in SOUTH and coin_control(self.s, y) for y in ADJACENT[x]):
                if n := sum(sum(group.values()) for group in self.rear_troops(x).values()):
                    found[x] = n
        return found


def next_to_coin(s: State, space: int) -> bool:
    """8.6.5 In contact with COIN Control: next to it, or within."""
    return any(coin_control(s, x) for x in (space, *ADJACENT[space]))


def can_march_well(s: State, free: bool = False) -> bool:
    """8.6.5 One of the four priorities can be followed now. `free`: by an Event."""
    if March(s, NVA, Terms(free=free)).why_not() is not None:
        return False
    announced = s.copy()
    announced.stage = "action" if free else "operation"
    m = Marching(announced, {})
    return bool(m.control_ends() or m.loc_ends() or m.front_ends() or m.base_ends())


def loc_troops_can_help(s: State) -> bool:
    """8.4.1 Easter Offensive: Troops on LoCs without enemies move on if that follows a priority of the March."""
    locs = [x for x in spaces_with(s, (NVA_TROOP,), LOCS) if not coin(s, x)]
    m = Marching(s, {}, None, (NVA_TROOP,), locs)
    return bool(m.control_ends() or m.front_ends())
