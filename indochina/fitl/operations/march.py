"""3.3.2 March: Guerrillas and Troops move to adjacent spaces, NVA on and on along the Trail."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from indochina.core.decision import DONE, END, Decision, Why, choose, how_many, why

from ..board import ADJACENT, IDS, SPACE, TRAIL_COUNTRY
from ..cards import CLAYMORES, MAIN_FORCE_BNS
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
from ..state import State, count, flip, move, remove, total
from .executing import activities, add, gifts, give, no_purse, not_added, tax_first
from .march_ways import (
    RULE,
    destinations,
    each_destination,
    entries,
    has_entries,
    holders,
    no_destinations,
    no_marchers,
    no_origins,
    pay_way,
    watched,
    way_cost,
)
from .moving import Group, kind_of, piece_key
from .operation import PLAIN, Operation, Steps, Terms


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
        self.end: int | None = None
        """The destination into which groups are moving."""
        self.moved = False
        """A group has moved there."""

    def on(self, state: State) -> March:
        op = March(state, self.faction, self.terms)
        self.hand_over(op)
        op.arrived = self.arrived[:]
        op.paid = self.paid.copy()
        op.groups = self.groups.copy()
        op.end, op.moved = self.end, self.moved
        return op

    def prepare(self) -> Steps:
        if not self.s.resources[self.faction]:
            yield from tax_first(self)

    def proceed(self) -> Steps:
        while True:
            if self.end is not None:
                yield from march_into(self, self.end)
                self.end = None
                if self.terms.limited:
                    return
            key = yield self.next_destination()
            if key == END:
                return
            if key in TRANSFERS:
                yield from give(self, key)
            elif key in ACTIVITIES:
                yield from add_on_the_way(self, key)
            else:
                self.end, self.moved = SPACE[key], False

    def next_destination(self) -> Decision:
        return choose(
            self.faction,
            "march.space",
            RULE,
            self.keys,
            lambda: no_destinations(self) | not_added(self),
            work=self.work,
            chosen=[IDS[x] for x in self.spaces],
            friend=FRIEND[self.faction],
            kinds=[KIND_NAMES[kind] for kind in self.kinds],
            origins=[IDS[x] for x in sorted(self.leaving or ())],
            limited=self.terms.limited,
            ends=self.name,
            **self.told,
        )

    def keys(self) -> list[str]:
        spaces = [IDS[x] for x in destinations(self)]
        return spaces + activities(self) + ([END] if self.spaces or not spaces else []) + gifts(self)

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
    for slot, n in enumerate(list(op.arrived)):
        lost = min(n, before[slot] - op.s.pieces[slot])
        if lost > 0:
            turned = slot - slot % KINDS + TURNED[slot % KINDS]
            op.arrived[slot] -= lost
            op.arrived[turned] += max(0, min(lost, op.s.pieces[turned] - before[turned]))


def march_into(op: March, end: int) -> Steps:
    """3.3.2 The groups that move into one destination, each from one adjacent space."""
    while has_entries(op, end):
        keys, not_from = partial(entries_of, op, end), partial(no_origins, op, end)
        key = yield choose(op.faction, "march.from", RULE, keys, not_from, work=op.work, space=IDS[end])
        if key == DONE:
            break
        yield from march_group(op, SPACE[key], end)
        op.moved = True
    if not watched(op.s, end) and end not in TRAIL_COUNTRY:  # who moved there together does not matter any more
        op.groups -= {(start, end) for start in ADJACENT[end]}


def entries_of(op: March, end: int) -> list[str]:
    return [IDS[x] for x in entries(op, end, holders(op))] + ([DONE] if op.moved else [])


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
        keys = pieces + (["all"] if len(here) > 1 else []) + ([DONE] if group else [])
        key = yield choose(
            op.faction,
            "march.piece",
            RULE,
            keys,
            lambda: no_marchers(op, start, end, done),
            start=IDS[start],
            space=IDS[end],
            chosen=sum(group.values()),
        )
        if key == DONE:
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
                n = int((yield how_many(op.faction, question, RULE, n, there=count(s, kind, origin), **told)))
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
