"""3.3.2 March: by which ways pieces come to a destination, what these cost, and why others do not."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import cache
from typing import TYPE_CHECKING

from indochina.core.decision import Blocked, Why, why

from ..board import ADJACENT, IDS, LOCS, SPACES, TRAIL_COUNTRY
from ..components.control import dearth, pay, spendable
from ..components.pieces import NVA
from ..state import State, spaces_with, total

if TYPE_CHECKING:
    from .march import March

RULE = "3.3.2"
Path = tuple[int, ...]
"""Spaces of Laos and Cambodia entered on the way."""
BY_TRAIL = frozenset(x for x in SPACES if any(near in TRAIL_COUNTRY for near in ADJACENT[x]))
"""Spaces that can be entered from Laos or Cambodia."""


def watched(s: State, end: int) -> bool:
    """3.3.2 Where a group may become Active: on LoCs and at Support."""
    return end in LOCS or s.support[end] > 0


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
    if not (end in BY_TRAIL and op.on_the_trail):
        purse = spendable(op.s, op.faction)
        return {start: [(start, ())] for start in ADJACENT[end] if start in held and steps_in(op, start, end, purse)}
    found = {start: ways(op, start, end, held) for start in ADJACENT[end]}
    if not watched(op.s, end):
        ranks = {
            start: [(way_cost(op, path, start, end), len(path), start) for _, path in some]
            for start, some in found.items()
        }
        best: dict[int, tuple[int, int, int]] = {}
        for start, some in found.items():
            for (origin, _), rank in zip(some, ranks[start]):
                best[origin] = min(rank, best.get(origin, rank))
        found = {
            start: [way for way, rank in zip(some, ranks[start]) if best[way[0]] == rank]
            for start, some in found.items()
        }
    return {start: some for start, some in found.items() if some and (start, end) not in op.groups}


def steps_in(op: March, start: int, end: int, purse: int) -> bool:
    """3.3.2 Whether pieces that stand in `start` can step into `end`: one group a pair of spaces, and paid for."""
    return (start, end) not in op.groups and op.may_leave(start) and step_cost(op, start, end) <= purse


def holders(op: March) -> Collection[int]:
    """Spaces with pieces that may still move; as keys, because that is the cheapest `in`."""
    held = spaces_with(op.s, op.kinds)
    if op.leaving is None and not op.spaces:  # nobody has moved yet, and everybody may
        return dict.fromkeys(held)
    return dict.fromkeys([x for x in held if any(op.able(kind, x) > 0 for kind in op.kinds)])


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
    held = holders(op)
    trail = op.on_the_trail
    purse = spendable(op.s, op.faction)
    near = {y for x in held for y in ADJACENT[x]}
    if trail and not near.isdisjoint(TRAIL_COUNTRY):
        near |= {y for x in TRAIL_COUNTRY for y in (x, *ADJACENT[x])}
    for x in spaces:
        if x in near and enterable(op, x, held, trail, purse):
            yield x


def has_entries(op: March, end: int) -> bool:
    """Whether anything more can enter a destination."""
    return enterable(op, end, holders(op), op.on_the_trail, spendable(op.s, op.faction))


def enterable(op: March, end: int, held: Collection[int], trail: bool, purse: int) -> bool:
    """Whether there are `entries`, without working out all of them: only by the Trail the best way may be closed."""
    if end in TRAIL_COUNTRY and trail:
        return bool(entries(op, end, held))
    for start in ADJACENT[end]:
        if start in held and not (trail and start in TRAIL_COUNTRY) and steps_in(op, start, end, purse):
            return True
    return trail and end in BY_TRAIL and bool(entries(op, end, held))


# --- why not -------------------------------------------------------------------------------------------------------


def all_ways(op: March, start: int, end: int, held: Collection[int]) -> list[tuple[int, Path]]:
    """3.3.2 How pieces could enter `end` from `start` if Resources did not matter, nor a group that has Marched."""
    if not op.may_leave(start):
        return []
    if start in TRAIL_COUNTRY and op.on_the_trail:
        return [way for way in trail_ways(start, end, op.leaving) if way[0] in held]
    return [(start, ())] if start in held else []


def no_destinations(op: March) -> Blocked:
    """Why a space is not offered as a destination."""
    able, held = destinations(op), holders(op)
    return {IDS[x]: no_destination(op, x, held) for x in SPACES if x not in able}


def no_destination(op: March, end: int, held: Collection[int]) -> Why:
    if not op.terms.allow(end):
        return why("why.event_spaces", "5.1")
    if op.full and end not in op.spaces:
        return op.no_more()
    found = {start: all_ways(op, start, end, held) for start in ADJACENT[end]}
    if not any(found.values()):
        return why("why.march.reach", RULE)
    return no_entry(op, end, {x: some for x, some in found.items() if (x, end) not in op.groups})


def no_entry(op: March, end: int, found: dict[int, list[tuple[int, Path]]]) -> Why:
    """3.1, 3.3.2 Why none of these ways is open: all of them cost too much, or a group has gone there already."""
    costs = [way_cost(op, path, start, end) for start, some in found.items() for _, path in some]
    too_dear = dearth(op.s, op.faction, min(costs), RULE) if costs else None
    return too_dear or why("why.march.group", RULE)


def no_origins(op: March, end: int) -> Blocked:
    """Why no group can come from a space into the destination."""
    held = holders(op)
    able = entries(op, end, held)
    return {IDS[x]: no_origin(op, x, end, held) for x in SPACES if x not in able}


def no_origin(op: March, start: int, end: int, held: Collection[int]) -> Why:
    if start not in ADJACENT[end]:
        return why("why.not_adjacent", RULE, space=IDS[end])
    if not op.may_leave(start):
        return why("why.event_spaces", "5.1")
    if (start, end) in op.groups:
        return why("why.march.group", RULE)
    found = all_ways(op, start, end, held)
    if not found:
        return stays(op, start)
    too_dear = dearth(op.s, op.faction, min(way_cost(op, path, start, end) for _, path in found), RULE)
    return too_dear or why("why.march.other_way", RULE)


def stays(op: March, space: int) -> Why:
    """3.3.2 Nobody may leave a space: the Event does not name it, nobody is there, or all have Marched."""
    if not op.may_leave(space):
        return why("why.event_spaces", "5.1")
    there = total(op.s, op.kinds, space)
    return why("why.march.marched", RULE) if there else why("why.march.nobody", RULE)


def no_marchers(op: March, start: int, end: int, group: Collection[str]) -> Blocked:
    """Why pieces do not come with the group from `start`: others of their kind have been chosen, or they cannot."""
    held = holders(op)
    able = [origin for origin, _ in entries(op, end, held).get(start, ())]
    blocked: Blocked = {key: why("why.march.in_group", RULE) for key in group}
    for x in SPACES:
        if x not in able:
            blocked[IDS[x]] = why("why.march.not_by", RULE, start=IDS[start]) if x in held else stays(op, x)
    return blocked
