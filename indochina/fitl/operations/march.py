"""3.3.2 March: Guerrillas and Troops move to adjacent spaces, NVA on and on along the Trail."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import Any

from indochina.core.decision import Blocked, Decision, Why, choose, why

from ..board import ADJACENT, IDS, LOCS, SPACE, SPACES, TRAIL_COUNTRY
from ..cards import CLAYMORES, MAIN_FORCE_BNS
from ..components.control import dearth, pay, spendable
from ..components.pieces import (
    ACTIVE_OF,
    COIN_CUBES,
    FRIEND,
    GUERRILLAS_OF,
    KIND_NAMES,
    KINDS,
    NVA,
    SPECIAL_FORCES,
    TROOPS_OF,
    TURNED,
    UNDERGROUND_OF,
)
from ..components.transfers import TRANSFERS
from ..sequence.deck import monsoon
from ..special_activities import ACTIVITIES
from ..state import State, count, flip, move, remove, spaces_with, total
from .executing import activities, add, gifts, give, no_purse, not_added, tax_first
from .moving import Group, how_many, kind_of, piece_key
from .operation import PLAIN, Operation, Steps, Terms

RULE = "3.3.2"
Path = tuple[int, ...]


class March(Operation):
    """3.3.2 Choose a destination, then the groups that move there, from wherever; and so on. 1 Resource for each
    Province or City moved into, nothing for LoCs; one destination only in a Limited Operation, which then is over.

    `kinds`: which pieces may move. `origins`: an Event lets them leave only these spaces. `spaces` are the
    destinations in which a group has stopped; the terms `only` and `most` apply to them.
    """

    name, rule = "march", RULE

    def __init__(
        self,
        s: State,
        faction: str,
        terms: Terms = PLAIN,
        kinds: Collection[int] | None = None,
        origins: Collection[int] | None = None,
    ) -> None:
        super().__init__(s, faction, terms)
        own = TROOPS_OF[faction] + GUERRILLAS_OF[faction]
        self.kinds = own if kinds is None else tuple(kind for kind in own if kind in kinds)
        self.leaving = None if origins is None else frozenset(origins)
        self.arrived = bytearray(len(s.pieces))
        """Pieces that have Marched into a space, counted like the pieces themselves."""
        self.paid: set[int] = set()
        self.groups: set[tuple[int, int]] = set()
        """From where to where a group has moved: there is only one from one space to another."""

    def execute(self) -> Steps:
        if not self.s.resources[self.faction]:
            yield from tax_first(self)
        while (key := (yield self.next_destination())) != "done":
            if key in TRANSFERS:
                yield from give(self, key)
            elif key in ACTIVITIES:
                yield from add_on_the_way(self, key)
            else:
                yield from march_into(self, SPACE[key])
                if self.terms.limited:
                    break

    def next_destination(self) -> Decision:
        return choose(
            self.faction,
            "march.space",
            RULE,
            self.keys,
            lambda: no_destinations(self) | not_added(self),
            chosen=[IDS[x] for x in self.spaces],
            friend=FRIEND[self.faction],
            kinds=[KIND_NAMES[kind] for kind in self.kinds],
            origins=[IDS[x] for x in sorted(self.leaving or ())],
            limited=self.terms.limited,
        )

    def keys(self) -> list[str]:
        spaces = [IDS[x] for x in destinations(self)]
        return spaces + activities(self) + gifts(self) + (["done"] if self.spaces or not spaces else [])

    def selectable(self) -> list[int]:
        return destinations(self)

    def why_not(self) -> Why | None:
        """2.3.9, 3.1 No March is possible. An Event's free March ignores the Monsoon (5.1.1)."""
        if monsoon(self.s) and not self.terms.free:
            return why("why.monsoon", "2.3.9")
        if any(True for _ in each_destination(self)):
            return None
        free = Terms(free=True, only=self.terms.only)
        if self.terms.free or not destinations(March(self.s, self.faction, free)):
            return why("why.march.nothing", RULE)
        return no_purse(self)

    @property
    def on_the_trail(self) -> bool:
        """3.3.2 NVA may move on from Laos and Cambodia: not with the Trail at 0, not in a Limited Operation."""
        return self.faction == NVA and self.s.trail > 0 and not self.terms.limited

    def may_leave(self, space: int) -> bool:
        return self.leaving is None or space in self.leaving

    def able(self, kind: int, space: int) -> int:
        """How many of a kind may leave a space: who has Marched stays, except on the Trail."""
        if not self.may_leave(space):
            return 0
        n = count(self.s, kind, space)
        return n if self.on_the_trail and space in TRAIL_COUNTRY else n - self.arrived[space * KINDS + kind]

    def arrived_at(self, space: int, kind: int) -> int:
        return self.arrived[space * KINDS + kind]


def add_on_the_way(op: March, name: str) -> Steps:
    """4.1 A Special Activity on the way may turn over, remove or replace pieces that have Marched."""
    before = op.s.pieces[:]
    yield from add(op, name)
    for slot, n in enumerate(op.arrived):
        lost = min(n, before[slot] - op.s.pieces[slot])
        if lost > 0:
            turned = slot - slot % KINDS + TURNED[slot % KINDS]
            op.arrived[slot] -= lost
            op.arrived[turned] += max(0, min(lost, op.s.pieces[turned] - before[turned]))


def march_into(op: March, end: int) -> Steps:
    """3.3.2 The groups that move into one destination, each from one adjacent space."""
    moved = False
    while found := entries(op, end, holders(op)):
        keys = [IDS[x] for x in found] + (["done"] if moved else [])
        key = yield choose(op.faction, "march.from", RULE, keys, space=IDS[end])
        if key == "done":
            break
        yield from march_group(op, SPACE[key], end)
        moved = True
    if not watched(op.s, end) and end not in TRAIL_COUNTRY:  # who moved there together does not matter any more
        op.groups -= {(start, end) for start in ADJACENT[end]}


def march_group(op: March, start: int, end: int) -> Steps:
    """3.3.2 All pieces that move from one space to another are one group: those that stand in the first, and those
    that come to it along the Trail."""
    s, group = op.s, Group()
    done: set[str] = set()
    while True:
        found = {
            piece_key(origin, kind): (origin, path)
            for origin, path in entries(op, end, holders(op)).get(start, ())
            for kind in op.kinds
            if op.able(kind, origin) > 0
        }
        pieces = [key for key in found if key not in done]
        if not pieces:
            break
        here = [key for key in pieces if key.startswith(f"{IDS[start]}/")]
        keys = pieces + (["all"] if len(here) > 1 else []) + (["done"] if group else [])
        key = yield choose(
            op.faction, "march.piece", RULE, keys, start=IDS[start], space=IDS[end], chosen=sum(group.values())
        )
        if key == "done":
            break
        for piece in here if key == "all" else [key]:
            origin, path = found[piece]
            kind = kind_of(piece)
            n = op.able(kind, origin)
            cost, by = way_cost(op, path, start, end), [IDS[x] for x in path]
            told: dict[str, Any] = {
                "piece": KIND_NAMES[kind],
                "start": IDS[origin],
                "space": IDS[end],
                "cost": cost,
                "by": by,
            }
            if key != "all":
                question = "march.count_by" if by else "march.count"
                number = yield choose(op.faction, question, RULE, how_many(n), **told, most=n)
                n = n if number == "all" else int(number)
            pay_way(op, path, start, end)
            move(s, kind, origin, end, n)
            slot = origin * KINDS + kind
            op.arrived[slot] = min(op.arrived[slot], s.pieces[slot])
            group[kind] = group.get(kind, 0) + n
            done.add(piece)
            s.note("log.march_by" if by else "log.march", RULE, **told, count=n)
    arrive(op, start, end, group)


def arrive(op: March, start: int, end: int, group: Group) -> None:
    """3.3.2 The group's Guerrillas become Active if it is too large to pass unseen.

    Claymores: then one of those that became Active is removed.
    """
    s, faction = op.s, op.faction
    op.groups.add((start, end))
    if end not in op.spaces:
        op.spaces.append(end)
    for kind, n in group.items():
        op.arrived[end * KINDS + kind] += n
    underground, active = UNDERGROUND_OF[faction], ACTIVE_OF[faction]
    hidden = group.get(underground, 0)
    if not hidden or not noticed(s, end, sum(group.values())):
        return
    flip(s, underground, end, hidden)
    op.arrived[end * KINDS + underground] -= hidden
    op.arrived[end * KINDS + active] += hidden
    s.note("log.march.active", RULE, faction=faction, count=hidden, space=IDS[end])
    if CLAYMORES in s.momentum:
        remove(s, active, end)
        op.arrived[end * KINDS + active] -= 1
        s.note("log.claymores", "card 17", faction=faction, space=IDS[end])


def noticed(s: State, end: int, pieces: int) -> bool:
    """3.3.2 On a LoC or at Support: the group with the US and ARVN cubes and Special Forces there exceeds 3.

    Main Force Battalions (unshaded): exceeds 1, for either faction.
    """
    limit = 1 if MAIN_FORCE_BNS in s.unshaded else 3
    return watched(s, end) and pieces + total(s, COIN_CUBES + SPECIAL_FORCES, end) > limit


def watched(s: State, end: int) -> bool:
    """3.3.2 Where a group may become Active: on LoCs and at Support."""
    return end in LOCS or s.support[end] > 0


# --- 3.3.2 ways and what they cost --------------------------------------------------------------------------------


def step_cost(op: March, start: int, end: int) -> int:
    """3.3.2 Each Province or City once; with the Trail at 4 nothing into or out of Laos and Cambodia."""
    if op.terms.free or end in LOCS or end in op.paid:
        return 0
    if op.faction == NVA and op.s.trail == 4 and (start in TRAIL_COUNTRY or end in TRAIL_COUNTRY):
        return 0
    return 1


def way_cost(op: March, path: Path, start: int, end: int) -> int:
    """3.3.2 The spaces of Laos and Cambodia on the way, and the destination."""
    cost = step_cost(op, start, end)
    for x in path:
        cost += step_cost(op, x, x)
    return cost


def pay_way(op: March, path: Path, start: int, end: int) -> None:
    pay(op.s, op.faction, way_cost(op, path, start, end))
    op.paid.update(x for x in path if step_cost(op, x, x))
    if step_cost(op, start, end):
        op.paid.add(end)


@cache
def trail_ways(start: int, end: int, leaving: frozenset[int] | None) -> tuple[tuple[int, Path], ...]:
    """3.3.2 From where pieces can come along the Trail through `start` into `end`, and what they enter on the way.

    Laos and Cambodia lie in one line, so the shortest way is also the cheapest. `leaving`: only from these spaces.
    """
    found: dict[int, Path] = {start: ()}
    queue: list[Path] = [(start,)]
    for path in queue:
        for x in ADJACENT[path[0]]:
            if x not in found and x != end:
                found[x] = path
                if x in TRAIL_COUNTRY and (leaving is None or x in leaving):
                    queue.append((x, *path))
    return ((start, ()), *sorted((x, path) for x, path in found.items() if x != start))


def ways(op: March, start: int, end: int, held: Collection[int]) -> list[tuple[int, Path]]:
    """3.3.2 How pieces can enter `end` from `start`: where they stand, and the spaces on the way. All paid for."""
    if start in TRAIL_COUNTRY and op.on_the_trail:
        found = [way for way in trail_ways(start, end, op.leaving) if way[0] in held]
    elif start in held:
        found = [(start, ())]
    else:
        return []
    if not op.may_leave(start):
        return []
    purse = spendable(op.s, op.faction)
    return [(origin, path) for origin, path in found if way_cost(op, path, start, end) <= purse]


def entries(op: March, end: int, held: Collection[int]) -> dict[int, list[tuple[int, Path]]]:
    """3.3.2 The adjacent spaces from which something can enter a destination, each with its ways.

    Where a group may become Active every way is offered, because it matters who moves together. Elsewhere each piece
    has only its cheapest way, the shortest of these.
    """
    found = {start: ways(op, start, end, held) for start in ADJACENT[end]}
    if not watched(op.s, end):
        best: dict[int, tuple[int, int, int]] = {}
        for start, some in found.items():
            for origin, path in some:
                rank = (way_cost(op, path, start, end), len(path), start)
                best[origin] = min(rank, best.get(origin, rank))
        found = {
            start: [(x, path) for x, path in some if best[x] == (way_cost(op, path, start, end), len(path), start)]
            for start, some in found.items()
        }
    return {start: some for start, some in found.items() if some and (start, end) not in op.groups}


def holders(op: March) -> list[int]:
    """Spaces with pieces that may still move."""
    held = spaces_with(op.s, op.kinds)
    if op.leaving is None and not op.spaces:  # nobody has moved yet, and everybody may
        return held
    return [x for x in held if any(op.able(kind, x) > 0 for kind in op.kinds)]


def destinations(op: March) -> list[int]:
    """3.3.2 Spaces into which something can move: all it may still select, and those already selected."""
    return list(each_destination(op))


def each_destination(op: March) -> Iterator[int]:
    """3.3.2 The same one after another, for who wants to know only whether there is one."""
    spaces: Collection[int] = SPACES
    if op.full:
        spaces = op.spaces
    elif op.terms.only is not None:
        spaces = sorted(op.terms.only)
    held = set(holders(op))
    trail = op.on_the_trail
    purse = spendable(op.s, op.faction)
    near = {y for x in held for y in ADJACENT[x]}
    if trail and not near.isdisjoint(TRAIL_COUNTRY):
        near |= {y for x in TRAIL_COUNTRY for y in (x, *ADJACENT[x])}
    for x in spaces:
        if x in near and enterable(op, x, held, trail, purse):
            yield x


def enterable(op: March, end: int, held: Collection[int], trail: bool, purse: int) -> bool:
    """Whether there are `entries`, without working out all of them: only on the Trail the best way may be closed."""
    if end in TRAIL_COUNTRY:
        return bool(entries(op, end, held))
    for start in ADJACENT[end]:
        if (start, end) in op.groups:
            continue
        if trail and start in TRAIL_COUNTRY:
            if ways(op, start, end, held):
                return True
        elif start in held and op.may_leave(start) and step_cost(op, start, end) <= purse:
            return True
    return False


# --- why not -------------------------------------------------------------------------------------------------------


def no_destinations(op: March) -> Blocked:
    """Why a space is not offered as a destination."""
    able = destinations(op)
    paid = March(op.s, op.faction, Terms(free=True, limited=op.terms.limited), op.kinds, op.leaving)
    paid.arrived, paid.groups = op.arrived, op.groups
    affordable = destinations(paid)
    blocked: Blocked = {}
    for x in SPACES:
        if x in able:
            continue
        if not op.terms.allow(x):
            blocked[IDS[x]] = why("why.event_spaces", "5.1")
        elif x not in affordable:
            blocked[IDS[x]] = why("why.march.reach", RULE)
        elif op.full and x not in op.spaces:
            blocked[IDS[x]] = op.no_more()
        elif reason := dearth(op.s, op.faction, 1, RULE):
            blocked[IDS[x]] = reason
        else:
            blocked[IDS[x]] = why("why.march.way", RULE)
    return blocked
