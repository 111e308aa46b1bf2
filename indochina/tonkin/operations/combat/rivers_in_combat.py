"""6.9 Rivers in combat."""

from __future__ import annotations

from collections.abc import Iterable

from ...board import Board, other_side
from ...components.units import AMPHIBIOUS, DNA
from ...state import State
from .battle import Battle

NONE, MINOR, MAJOR = 0, 1, 2
RIVER = ("", "minor_river", "major_river")
"""The rows of the Terrain Effect Chart."""


def river_of(s: State, b: Battle) -> int:
    """6.9, 4.0 The river that hinders the attack: none from the air, nor with a DNA or the 1 REC in the attack.

    6.11 Only those count that an ambush has left to attack.
    """
    units = s.board.units
    if b.airdrop or any(units[u].kind in (DNA, AMPHIBIOUS) for u in b.attackers):
        return NONE
    return river_in_the_way(s.board, b.target, b.origins(s))


def branches(board: Board, h: int) -> dict[int, int]:
    """The sides of a hex over which rivers flow, each MINOR or MAJOR. All rivers of a hex meet in its middle.

    A river that ends at the edge of the map flows on over it.
    """
    found: dict[int, int] = {}
    for river in board.rivers[h]:
        for side in river.sides:
            found[side] = max(found.get(side, NONE), MAJOR if river.major else MINOR)
    if len(found) == 1:
        (side,) = found
        if board.beside[h][other_side(side)] < 0:
            found[other_side(side)] = found[side]
    return found


def river_in_the_way(board: Board, target: int, origins: Iterable[int]) -> int:
    """6.9 The river that some part of the defender's hex lies behind, whichever attacker one starts from.

    Rivers cut the hex into parts, each between two of them. An attacker reaches the part he borders on; along a river
    both its banks. What nobody reaches is behind a river: the smaller one, where there are two ways to it. Of all such
    parts the hardest to reach counts. A river that only rises in the hex cuts off nothing.
    """
    rivers = branches(board, target)
    if len(rivers) < 2:
        return NONE
    cuts = sorted(rivers)
    reached = set()
    for origin in origins:
        side = board.side_to(target, origin)
        if side in rivers:
            reached |= {cuts.index(side), cuts.index(side) - 1 if cuts.index(side) else len(cuts) - 1}
        else:
            reached.add(max((i for i, cut in enumerate(cuts) if cut < side), default=len(cuts) - 1))
    return max((hardest(rivers, cuts, part, reached) for part in range(len(cuts)) if part not in reached), default=NONE)


def hardest(rivers: dict[int, int], cuts: list[int], part: int, reached: set[int]) -> int:
    """The greatest river to be crossed into a part of the hex, by the easier of the two ways around.

    Part i lies clockwise of river i: going back one crosses river i, going on river i + 1.
    """
    ways = []
    for step in (-1, 1):
        at, worst = part, NONE
        while at not in reached:
            crossed = cuts[at] if step < 0 else cuts[(at + 1) % len(cuts)]
            worst = max(worst, rivers[crossed])
            at = (at + step) % len(cuts)
        ways.append(worst)
    return min(ways)
