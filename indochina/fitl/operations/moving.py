"""Moving a group: which kind of piece and how many go from one space to another."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence

from indochina.core.decision import Decision, choose, how_many

from ..board import ADJACENT, CITIES, IDS, LOCS
from ..components.pieces import KIND, KIND_NAMES
from ..state import ALL, State, count, insurgents, move

Group = dict[int, int]
"""Kind of piece: how many."""


def piece_key(space: int, kind: int) -> str:
    return f"{IDS[space]}/{KIND_NAMES[kind]}"


def kind_of(key: str) -> int:
    return KIND[key.partition("/")[2]]


def way(s: State, start: int, end: int) -> list[int]:
    """3.2.2 The spaces between on a shortest way along LoCs and through Cities, not past NVA or VC."""
    ways, seen = [[start]], {start}
    while ways:
        taken = ways.pop(0)
        for there in ADJACENT[taken[-1]]:
            if there == end:
                return taken[1:]
            if (there in LOCS or there in CITIES) and there not in seen and not insurgents(s, there):
                seen.add(there)
                ways.append([*taken, there])
    return []


def move_group(
    s: State,
    seat: str,
    name: str,
    rule: str,
    start: int,
    end: int,
    movable: Mapping[int, int],
    most: int = ALL,
    together: bool = True,
    by: Sequence[int] = (),
) -> Generator[Decision, str, Group]:
    """Ask for kind and number (`all` of them if they may all go `together`) and move them. Returns what moved.

    `by`: the spaces on their way, to be shown.
    """
    kinds = [kind for kind, n in movable.items() if n]
    between = [IDS[x] for x in by]
    group: Group
    if len(kinds) > 1:
        keys = [piece_key(start, kind) for kind in kinds]
        if together and sum(movable.values()) <= most:
            keys.append("all")
        asked = f"{name}.piece_by" if by else f"{name}.piece"
        key = yield choose(seat, asked, rule, keys, start=IDS[start], end=IDS[end], most=most, by=between)
        if key == "all":
            group = {kind: movable[kind] for kind in kinds}
        else:
            group = yield from _number(s, seat, name, rule, start, end, kind_of(key), movable, most, between)
    else:
        group = yield from _number(s, seat, name, rule, start, end, kinds[0], movable, most, between)
    for kind, n in group.items():
        group[kind] = move(s, kind, start, end, n)
        s.note(
            "log.move_by" if by else "log.move",
            rule,
            piece=KIND_NAMES[kind],
            count=group[kind],
            start=IDS[start],
            space=IDS[end],
            by=between,
        )
    return group


def _number(
    s: State,
    seat: str,
    name: str,
    rule: str,
    start: int,
    end: int,
    kind: int,
    movable: Mapping[int, int],
    most: int,
    by: list[str],
) -> Generator[Decision, str, Group]:
    n = min(movable[kind], most)
    key = yield how_many(
        seat,
        f"{name}.count_by" if by else f"{name}.count",
        rule,
        n,
        there=count(s, kind, start),
        piece=KIND_NAMES[kind],
        start=IDS[start],
        end=IDS[end],
        by=by,
    )
    return {kind: int(key)}


class Arrivals:
    """Pieces that have moved during this action and may not move again."""

    def __init__(self) -> None:
        self._arrived: dict[tuple[int, int], int] = {}

    def copy(self) -> Arrivals:
        found = Arrivals()
        found._arrived = self._arrived.copy()
        return found

    def add(self, space: int, group: Group) -> None:
        for kind, n in group.items():
            self._arrived[space, kind] = self._arrived.get((space, kind), 0) + n

    def carry(self, s: State, start: int, end: int, group: Group) -> None:
        """Pieces were taken on by other means: those that had not moved yet went first, the others stay known."""
        for kind in group:
            along = self._arrived.get((start, kind), 0) - count(s, kind, start)
            if along > 0:
                self.add(start, {kind: -along})
                self.add(end, {kind: along})

    def count(self, s: State, kind: int, space: int) -> int:
        """How many of a kind in a space have moved there."""
        return min(count(s, kind, space), self._arrived.get((space, kind), 0))

    def movable(self, s: State, kinds: tuple[int, ...], space: int) -> Group:
        """What may still leave a space."""
        return {kind: n for kind in kinds if (n := count(s, kind, space) - self._arrived.get((space, kind), 0)) > 0}

    def spaces(self) -> list[tuple[int, int]]:
        """Space and kind of all that moved, in board order."""
        return sorted(self._arrived)
