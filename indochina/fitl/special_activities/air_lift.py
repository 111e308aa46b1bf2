"""4.2.2 Air Lift: US Troops, and a few others, flown among a few spaces."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Any

from indochina.core.decision import END, Blocked, Why, choose, why

from ..board import IDS, NORTH_VIETNAM, SPACE, SPACES
from ..cards import MEDEVAC_SHADED, TYPHOON_KATE
from ..components.pieces import ARVN_TROOP, IRREGULARS, RANGERS, US_TROOP
from ..operations.assault_space import needs_cubes
from ..operations.moving import Group, move_group
from ..operations.operation import PLAIN, Operation, Steps, Terms
from ..sequence.deck import monsoon
from ..state import State, count, insurgents, spaces_with, total

RULE = "4.2.2"
OTHERS = (ARVN_TROOP, *RANGERS, *IRREGULARS)
LIFTED = (US_TROOP, *OTHERS)
US_PIECES = (US_TROOP, *IRREGULARS)


def air_lift_limit(s: State) -> int:
    """4.2.2 Four spaces. 2.3.9 Two in Monsoon."""
    return 2 if monsoon(s) else 4


def no_air_lift(s: State) -> Why | None:
    """Card 15 shaded and card 115: no Air Lift."""
    if MEDEVAC_SHADED in s.momentum:
        return why("why.momentum", "card 15")
    return why("why.momentum", "card 115") if TYPHOON_KATE in s.momentum else None


def lifted(s: State) -> tuple[int, ...]:
    """4.2.2 US and ARVN Troops, Rangers, Irregulars. Tournament option High Winds: in Monsoon US pieces only."""
    return US_PIECES if "high_winds" in s.options and monsoon(s) else LIFTED


class AirLift:
    """One Air Lift while it is flown: the spaces it uses so far, and how many others than US Troops may still go."""

    def __init__(self, op: Operation, terms: Terms = PLAIN, into: Collection[int] | None = None) -> None:
        self.op = op
        self.s = op.s
        self.terms = terms
        self.most = air_lift_limit(op.s) if terms.most is None else terms.most
        self.into = into
        self.others = 4
        self.first_to_enemies = needs_cubes(op)

    def liftable(self, space: int) -> Group:
        """4.2.2 Any US Troops and up to four others in all. Only US Troops can make an Assault possible."""
        kinds = (US_TROOP,) if self.first_to_enemies else lifted(self.s)
        found = {kind: count(self.s, kind, space) for kind in kinds}
        return {k: n if k == US_TROOP else min(n, self.others) for k, n in found.items() if n and self.allows(k)}

    def allows(self, kind: int) -> bool:
        return kind == US_TROOP or self.others > 0

    def why_not_use(self, space: int) -> Why | None:
        """4.2.2 Not the North, and not more than four spaces."""
        if space == NORTH_VIETNAM:
            return why("why.north_vietnam", "1.4.2")
        if not self.terms.allow(space):
            return why("why.event_spaces", "5.1")
        if space not in self.op.activity_spaces and len(self.op.activity_spaces) >= self.most:
            return why("why.most_spaces", RULE, count=self.most)
        return None

    def ends(self, start: int) -> list[int]:
        return list(self.each_end(start))

    def each_end(self, start: int) -> Iterator[int]:
        """Where pieces of a space may go, one after another, for who wants to know only whether there is one."""
        used = {*self.op.activity_spaces, start}
        for x in SPACES if len(used) < self.most else sorted(used):
            if x == start or self.why_not_use(x) is not None or (self.into is not None and x not in self.into):
                continue
            if not self.first_to_enemies or (insurgents(self.s, x) and self.op.terms.allow(x)):
                yield x

    def can_leave(self, start: int) -> bool:
        """Something to lift, and somewhere to go."""
        return bool(self.liftable(start)) and any(True for _ in self.each_end(start))

    def starts(self) -> list[int]:
        return [x for x in spaces_with(self.s, LIFTED) if self.why_not_use(x) is None and self.can_leave(x)]

    def not_starts(self) -> Blocked:
        blocked: Blocked = {}
        for x in SPACES:
            reason = self.why_not_use(x)
            if reason is None and not self.liftable(x):
                reason = why("why.nothing_to_lift", RULE)
            elif reason is None and not self.can_leave(x):
                reason = why("why.lift.nowhere", RULE)
            if reason is not None:
                blocked[IDS[x]] = reason
        return blocked

    def not_ends(self, start: int) -> Blocked:
        ends = self.ends(start)
        return {IDS[x]: self.no_end(start, x) for x in SPACES if x not in ends}

    def no_end(self, start: int, space: int) -> Why:
        """4.2.2 Why pieces of one space cannot go to another."""
        if space == start:
            return why("why.there_already", RULE)
        if reason := self.why_not_use(space):
            return reason
        if self.into is not None and space not in self.into:
            return why("why.event_spaces", "5.1")
        if self.first_to_enemies and not (insurgents(self.s, space) and self.op.terms.allow(space)):
            return why("why.first_to_enemies", "4.1")
        return why("why.most_spaces", RULE, count=self.most)


def air_lift(op: Operation, terms: Terms = PLAIN, *, into: Collection[int] | None = None) -> Steps:
    """4.2.2 Move any US Troops, and up to four ARVN Troops, Rangers and Irregulars, among up to four spaces.

    The terms `only`: an Event names the spaces; `into`: only the destinations.
    """
    s, faction = op.s, op.faction
    op.activity_spaces = []
    lift = AirLift(op, terms, into)
    while True:
        starts = [IDS[x] for x in lift.starts()]
        if not starts:
            return
        keys = [*starts, END] if op.activity_spaces and not lift.first_to_enemies else starts
        left = lift.most - len(op.activity_spaces)
        told: dict[str, Any] = {"others": lift.others, "spaces": left, "ends": "air_lift"}
        key = yield choose(faction, "airlift.origin", RULE, keys, lift.not_starts, **told)
        if key == END:
            return
        start = SPACE[key]
        ends = [IDS[x] for x in lift.ends(start)]
        why_not = partial(lift.not_ends, start)
        end = SPACE[(yield choose(faction, "airlift.destination", RULE, ends, why_not, start=key))]
        kinds = lift.liftable(start)
        together = total(s, tuple(k for k in kinds if k != US_TROOP), start) <= lift.others
        group = yield from move_group(s, faction, "airlift", RULE, start, end, kinds, together=together)
        op.arrivals.carry(s, start, end, group)
        lift.others -= sum(n for kind, n in group.items() if kind != US_TROOP)
        op.activity_spaces += [x for x in (start, end) if x not in op.activity_spaces]
        lift.first_to_enemies = needs_cubes(op)


def possible_air_lift(op: Operation) -> bool:
    lift = AirLift(op)
    return any(lift.can_leave(x) for x in spaces_with(op.s, LIFTED))
