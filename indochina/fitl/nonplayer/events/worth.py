"""8.4.4, 8.4.5 What Events do in the spaces that may be chosen: shifts, Bases and other pieces, COIN Control."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator

from ...board import IDS, POP, POPULATED, SPACE
from ...components.control import coin_control
from ...components.pieces import (
    ARVN,
    FRIEND,
    KIND_NAMES,
    NVA,
    US,
    VC,
)
from ...operations.moving import kind_of
from ...state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    State,
    coin,
    insurgents,
)
from ..order import box_rank, enemy_rank, friendly_rank, group
from ..turn import Criterion, Turn, most, where

Level = Callable[[int], int]


def executing(s: State) -> int:
    """The Event that is being executed; 0 if none can be."""
    return s.current if s.stage in ("action", "card") else 0


def offered_pieces(t: Turn) -> list[tuple[int, int]]:
    """Spaces and kinds among the options."""
    return [(SPACE[key.partition("/")[0]], kind_of(key)) for key in t.keys if "/" in key]


# --- 8.4.5 shifts -------------------------------------------------------------------------------------------------


def shifted(level: int, levels: int) -> int:
    return max(ACTIVE_OPPOSITION, min(ACTIVE_SUPPORT, level + levels))


def level_after(t: Turn) -> Level | None:
    """8.4.5 What level a space has afterwards, by what the question tells; None if it does not shift."""
    does = t.d.values
    if "set_to" in does:
        return lambda level: int(does["set_to"])
    if "shift" in does:
        return lambda level: shifted(level, does["shift"])
    if "either_way" in does:
        return either_way(t.faction)
    return None


def gains(old: int, new: int) -> tuple[int, int]:
    """8.4.5 How much Support and Opposition a shift adds for each Population."""
    return max(new, 0) - max(old, 0), max(-new, 0) - max(-old, 0)


def shift_scores(faction: str, support: int, opposition: int) -> tuple[int, int]:
    """8.4.5 What each Faction looks at first, and next, when Support and Opposition change by so much."""
    return {
        VC: (opposition, -support),
        NVA: (-support, -opposition),
        ARVN: (-opposition, -support),
        US: (support, -opposition),
    }[faction]


SHIFT_WORDS = {
    VC: ("np.shift.gain_opposition", "np.shift.lose_support"),
    NVA: ("np.shift.lose_support", "np.shift.least_opposition"),
    ARVN: ("np.shift.lose_opposition", "np.shift.least_support"),
    US: ("np.shift.gain_support", "np.shift.lose_opposition"),
}


def by_shift(s: State, faction: str, level: Level, done: Collection[int] = ()) -> tuple[Criterion[int], ...]:
    """8.4.5 The best shift for a Faction. `done`: spaces that will shift anyway."""

    def scores(x: int) -> tuple[int, int]:
        support, opposition = gains(s.support[x], s.support[x] if x in done else level(s.support[x]))
        return shift_scores(faction, POP[x] * support, POP[x] * opposition)

    first, second = SHIFT_WORDS[faction]
    return most(first, lambda x: scores(x)[0]), most(second, lambda x: scores(x)[1])


def either_way(faction: str) -> Level:
    """8.4.5 One level in the direction that is better for a Faction."""

    def level(old: int) -> int:
        ways = [new for new in (old + 1, old - 1) if ACTIVE_OPPOSITION <= new <= ACTIVE_SUPPORT]
        return max(ways, key=lambda new: shift_scores(faction, *gains(old, new)))

    return level


# --- 8.4.4 Bases, then other pieces -------------------------------------------------------------------------------


def by_pieces(t: Turn) -> Iterator[Criterion[int]]:
    """8.4.4 The most Bases, then the most other pieces, by what the question tells of each space."""
    pieces: dict[str, tuple[int, ...]] = t.d.values.get("pieces", {})

    def number(i: int) -> Callable[[int], int]:
        return lambda x: pieces[IDS[x]][i]

    for i in range(len(next(iter(pieces.values()), ()))):
        yield most("np.event.pieces" if i % 2 else "np.event.bases", number(i))


def by_losers(t: Turn) -> Iterator[Criterion[int]]:
    """8.4.4 Where the other Faction can bear the loss."""
    if losers := t.d.values.get("losers"):
        yield where("np.event.others", lambda x: FRIEND[t.faction] in losers[IDS[x]])


def by_question(t: Turn) -> list[Criterion[int]]:
    """8.4.5, 8.4.4 How to choose a space, by what the question tells that the Event does there."""
    level = level_after(t)
    return [*(by_shift(t.s, t.faction, level) if level else ()), *by_pieces(t), *by_losers(t)]


# --- card 29 COIN-Controlled Population ---------------------------------------------------------------------------


def lacking(s: State, space: int) -> int:
    """1.7 How many more COIN pieces, or fewer enemies, would add COIN Control."""
    return insurgents(s, space) - coin(s, space) + 1


def added(s: State, space: int, n: int) -> int:
    """Population that comes under COIN Control with n more COIN pieces, or n enemies fewer, in a space."""
    return POP[space] if not coin_control(s, space) and lacking(s, space) <= n else 0


def most_population(needs: dict[int, int], n: int) -> int:
    """The most Population that n pieces can bring under COIN Control, when spaces need so many each."""
    best = [0] * (n + 1)
    for x, need in needs.items():
        for left in range(n, need - 1, -1):
            best[left] = max(best[left], best[left - need] + POP[x])
    return best[n]


def to_control(s: State, n: int, spaces: Iterable[int], can: Callable[[int], int] | None = None) -> dict[int, int]:
    """Spaces to begin with so that n pieces add the most COIN-Controlled Population, and how many each needs.

    `can`: how many enemies can be removed in a space; without it pieces are placed.
    """
    needs = {
        x: need
        for x in spaces
        if x in POPULATED
        and not coin_control(s, x)
        and (need := lacking(s, x)) <= (n if can is None else min(n, can(x)))
    }
    best = most_population(needs, n)
    return {
        x: need
        for x, need in needs.items()
        if POP[x] + most_population({y: k for y, k in needs.items() if y != x}, n - need) == best
    }


# --- 8.1.2 orders -------------------------------------------------------------------------------------------------


def enemy_order(kind: int) -> tuple[int, bool, bool]:
    """8.1.2 Enemies; cubes are all one, see `removal_plan`."""
    return (2, False, False) if group(kind) == 2 else enemy_rank(kind)


def friendly_order(kind: int) -> tuple[int, bool]:
    return friendly_rank(kind)


def reverse_box_order(kind: int) -> tuple[int, bool]:
    """8.1.2 To Casualties or out of play: Irregulars, Troops, Rangers, Bases."""
    return -box_rank(KIND_NAMES[kind]), False


def first_ones(pairs: Iterable[tuple[int, int]], order: Callable[[int], tuple[int, ...]]) -> dict[int, list[int]]:
    """Spaces with the kinds that come first in an order."""
    pairs = list(pairs)
    best = min((order(kind) for _, kind in pairs), default=None)
    found: dict[int, list[int]] = {}
    for x, kind in pairs:
        if order(kind) == best:
            found.setdefault(x, []).append(kind)
    return found
