"""3.0 Choosing which units of a hex move together."""

from __future__ import annotations

from collections.abc import Callable, Generator
from functools import partial

from indochina.core.decision import DONE, END, Blocked, Decision, choose, why

from ..components.units import VM
from ..state import State, hex_key, holder, units_in
from .reach import can_step, can_walk, held_by
from .river_transport import boats, no_sailing
from .ways import any_way, no_walk

Units = Generator[Decision, str, list[int]]
Group = Callable[[list[int]], bool]


def unmoved(s: State, side: str, h: int) -> list[int]:
    """Units of a side in a hex that have not moved yet. The enemy may have retreated into a hex that all have left."""
    return [u for u in units_in(s, h) if not s.moved[u]] if holder(s, h) == side else []


def can_leave(s: State, h: int, transports: bool = True) -> bool:
    """Is there a unit in the hex that can still move?"""
    ready = unmoved(s, holder(s, h), h)
    if any(can_walk(s, u) and can_step(s, [u], h) for u in ready):
        return True  # nearly always: no need to look at transports
    return any(offers(s, [u], h, transports) for u in ready)


def movable(s: State, side: str, transports: bool = True) -> list[int]:
    """Hexes from which units of a side can still move, in board order."""
    return [h for h in sorted(held_by(s, side)) if can_leave(s, h, transports)]


def not_movable(s: State, side: str, transports: bool) -> Blocked:
    blocked: Blocked = {}
    for h in sorted(held_by(s, side)):
        if not unmoved(s, side, h):
            blocked[hex_key(s, h)] = why("why.all_moved", "3.0")
        elif not can_leave(s, h, transports):
            blocked[hex_key(s, h)] = why("why.nobody_can_move", "3.0")
    return blocked


def offers(s: State, units: list[int], h: int, transports: bool) -> bool:
    """Can these units move, if need be with a DNA of their stack that takes them?"""
    if any_way(s, units, h, transports):
        return True
    dna = [u for u in boats(s, unmoved(s, s.board.units[units[0]].side, h)) if u not in units] if transports else []
    return any(no_sailing(s, [*units, *dna[: n + 1]], h) is None for n in range(len(dna)))


def pick(
    s: State,
    side: str,
    name: str,
    h: int,
    ready: list[int],
    can: Group,
    leads: Group,
    may_stop: bool,
    why_not: Callable[[], Blocked] | None = None,
    task: str = "move_together",
    rule: str = "3.0",
) -> Units:
    """Choose the units that move together: one after the other, or all. Nobody is chosen if the player stops.

    `can` says whether the units chosen can move together, `leads` whether they could with others.
    """
    units = s.board.units
    stop = DONE if name == question(side, "continue") else END
    chosen: list[int] = []
    while True:
        rest = [u for u in ready if u not in chosen]

        def keys(chosen: list[int] = chosen, rest: list[int] = rest) -> list[str]:
            found = [units[u].key for u in rest if leads([*chosen, u])]
            if len(rest) > 1 and can(sorted([*chosen, *rest])):
                found.append("all")
            if not chosen and may_stop:
                found.append(stop)
            if chosen and can(chosen):
                found.append("go")
            return found

        key = yield choose(
            side,
            name,
            rule,
            keys,
            why_not if not chosen else partial(not_with, s, chosen, rest, leads),
            hex=hex_key(s, h),
            chosen=[units[u].key for u in chosen],
            task=task,
        )
        if key == stop:
            return []
        if key == "go":
            return chosen
        if key == "all":
            return sorted([*chosen, *rest])
        chosen = sorted([*chosen, s.board.unit[key]])


def not_with(s: State, chosen: list[int], rest: list[int], leads: Group) -> Blocked:
    """Why units are not added to those chosen."""
    units = s.board.units
    blocked: Blocked = {units[u].key: why("why.chosen", "3.0") for u in chosen}
    return blocked | {units[u].key: why("why.not_together", "3.3") for u in rest if not leads([*chosen, u])}


def staying(s: State, h: int, transports: bool) -> Blocked:
    """Why units of the hex cannot move."""
    blocked: Blocked = {}
    for u in units_in(s, h):
        if s.moved[u]:
            blocked[s.board.units[u].key] = why("why.moved", "3.0")
        elif not offers(s, [u], h, transports):
            blocked[s.board.units[u].key] = no_walk(s, [u], h) or why("why.nowhere", "3.1")
    return blocked


def question(side: str, name: str) -> str:
    """Which units the VM chooses is their secret."""
    return f"move.vm_{name}" if side == VM else f"move.{name}"
