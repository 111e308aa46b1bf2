"""8.4.4, 8.4.5 What Events do in the spaces that may be chosen: shifts, Bases and other pieces, COIN Control."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ...board import ADJACENT, POP, POPULATED, SPACE
from ...components.control import coin_control
from ...components.pieces import (
    ARVN,
    ARVN_BASE,
    COIN_CUBES,
    COIN_FACTIONS,
    GUERRILLAS,
    IRREGULARS,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_GUERRILLAS,
    NVA_TROOP,
    NVA_TUNNEL,
    POLICE,
    RANGERS,
    US,
    US_TROOP,
    VC,
    VC_BASE,
    VC_GUERRILLA_A,
    VC_GUERRILLAS,
)
from ...coup.commitment import LBJ
from ...events.event import (
    TO_FLIP,
    TO_MOVE_FROM,
    TO_NEUTRAL,
    TO_OPPOSITION,
    TO_PLACE,
    TO_REMOVE,
    TO_REMOVE_NEAR,
    TO_REPLACE,
    TO_SHIFT,
    TO_SUPPORT,
    TO_TERROR,
)
from ...operations.moving import kind_of
from ...state import (
    ACTIVE_OPPOSITION,
    ACTIVE_SUPPORT,
    NEUTRAL,
    PASSIVE_SUPPORT,
    State,
    available,
    coin,
    count,
    insurgents,
    of,
    room,
    total,
)
from ..order import box_rank, enemy_rank, friendly_rank, group
from ..turn import Criterion, Turn, most

Level = Callable[[int], int]


def executing(s: State) -> int:
    """The Event that is being executed; 0 if none can be."""
    return s.current if s.stage in ("action", "card") else 0


def us_policy(s: State) -> str:
    """8.8.1 The US Policy; LBJ where a position states none."""
    return s.policy or LBJ


def offered_pieces(t: Turn) -> list[tuple[int, int]]:
    """Spaces and kinds among the options."""
    return [(SPACE[key.partition("/")[0]], kind_of(key)) for key in t.keys if "/" in key]


# --- 8.4.5 shifts -------------------------------------------------------------------------------------------------


def down(levels: int) -> Level:
    return lambda level: max(ACTIVE_OPPOSITION, level - levels)


def up(levels: int) -> Level:
    return lambda level: min(ACTIVE_SUPPORT, level + levels)


def to(new: int) -> Level:
    return lambda level: new


def no_support(level: int) -> int:
    return min(level, NEUTRAL)


SHIFTS: dict[tuple[int, str], Level] = {
    (16, TO_OPPOSITION): down(1),
    (21, TO_OPPOSITION): to(ACTIVE_OPPOSITION),
    (27, TO_TERROR): to(ACTIVE_OPPOSITION),
    (29, TO_OPPOSITION): to(ACTIVE_OPPOSITION),
    (30, TO_OPPOSITION): down(2),
    (41, TO_SHIFT): to(PASSIVE_SUPPORT),
    (48, TO_SHIFT): to(ACTIVE_SUPPORT),
    (48, TO_REMOVE): to(ACTIVE_OPPOSITION),
    (63, TO_NEUTRAL): no_support,
    (66, TO_NEUTRAL): no_support,
    (68, TO_PLACE): to(ACTIVE_SUPPORT),
    (68, TO_OPPOSITION): to(ACTIVE_OPPOSITION),
    (76, TO_NEUTRAL): no_support,
    (78, TO_SUPPORT): to(ACTIVE_SUPPORT),
    (80, TO_OPPOSITION): down(1),
    (83, TO_SUPPORT): to(ACTIVE_SUPPORT),
    (83, TO_OPPOSITION): down(1),
    (85, TO_SUPPORT): up(1),
    (95, TO_OPPOSITION): down(2),
    (97, TO_OPPOSITION): down(2),
    (105, TO_SUPPORT): up(1),
    (105, TO_OPPOSITION): down(1),
    (112, TO_OPPOSITION): down(1),
    (114, TO_SUPPORT): to(PASSIVE_SUPPORT),
    (119, TO_OPPOSITION): to(ACTIVE_OPPOSITION),
}
"""Card and purpose of the space: the level there afterwards."""
PIECE_SHIFTS: dict[tuple[int, str], Level] = {
    (26, "event.remove"): down(1),
    (68, "event.remove"): to(ACTIVE_OPPOSITION),
    (87, "event.place"): up(1),
}
"""Cards that shift the spaces where pieces are removed or placed."""


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
    """8.4.5 Card 106: one level in the direction that is better for a Faction."""

    def level(old: int) -> int:
        ways = [new for new in (old + 1, old - 1) if ACTIVE_OPPOSITION <= new <= ACTIVE_SUPPORT]
        return max(ways, key=lambda new: shift_scores(faction, *gains(old, new)))

    return level


# --- 8.4.4 Bases, then other pieces -------------------------------------------------------------------------------


def within_one(s: State, kind: int, space: int) -> int:
    return sum(count(s, kind, x) for x in (space, *ADJACENT[space]))


def base_to_place(s: State, space: int) -> int:
    return int(available(s, VC_BASE) > 0 and room(s, VC_BASE, space) > 0)


def hunted(s: State, space: int) -> dict[str, tuple[int, int]]:
    """Card 100: Bases and other pieces that the VC would lose, and the NVA, whose Troops stay."""
    return {
        "all_vc": (count(s, VC_BASE, space), total(s, VC_GUERRILLAS, space)),
        "all_nva": (count(s, NVA_BASE, space), total(s, NVA_GUERRILLAS, space)),
    }


def rach_ba_rai(s: State, space: int) -> tuple[int, int]:
    """Card 100 unshaded: what one enemy loses; shaded: a Base to be placed, and cubes to be removed."""
    if s.acted and s.acted[-1][0] in COIN_FACTIONS:
        return max(hunted(s, space).values())
    return base_to_place(s, space), min(6, total(s, COIN_CUBES, space))


PIECES: dict[tuple[int, str], Callable[[State, int], tuple[int, int]]] = {
    (12, TO_FLIP): lambda s, x: (0, count(s, NVA_GUERRILLA_A, x)),
    (23, TO_REMOVE_NEAR): lambda s, x: (0, min(6, within_one(s, US_TROOP, x))),
    (24, TO_REMOVE): lambda s, x: (count(s, VC_BASE, x), total(s, VC_GUERRILLAS, x)),
    (24, TO_FLIP): lambda s, x: (0, count(s, VC_GUERRILLA_A, x)),
    (37, TO_REMOVE_NEAR): lambda s, x: (0, min(10, within_one(s, NVA_TROOP, x))),
    (37, TO_REMOVE): lambda s, x: (0, min(3, count(s, US_TROOP, x))),
    (44, TO_REMOVE): lambda s, x: (0, min(6, within_one(s, US_TROOP, x))),
    (47, TO_PLACE): lambda s, x: (0, of(s, ARVN, x)),
    (48, TO_SHIFT): lambda s, x: (0, min(3, total(s, GUERRILLAS, x))),
    (49, TO_PLACE): lambda s, x: (0, count(s, NVA_TROOP, x)),
    (53, TO_REMOVE): lambda s, x: (0, min(2, count(s, NVA_TROOP, x))),
    (59, TO_REMOVE): lambda s, x: (count(s, NVA_BASE, x), min(3, of(s, NVA, x) - count(s, NVA_TUNNEL, x))),
    (71, TO_REMOVE): lambda s, x: (0, count(s, NVA_TROOP, x)),
    (81, TO_REPLACE): lambda s, x: (0, total(s, (POLICE, *RANGERS, *IRREGULARS), x)),
    (91, TO_MOVE_FROM): lambda s, x: (0, count(s, US_TROOP, x)),
    (100, TO_REMOVE): lambda s, x: rach_ba_rai(s, x),
    (102, TO_REMOVE): lambda s, x: (0, total(s, GUERRILLAS, x)),
    (113, TO_REPLACE): lambda s, x: (base_to_place(s, x), 0),
    (117, TO_REMOVE): lambda s, x: (count(s, ARVN_BASE, x), of(s, ARVN, x)),
    (118, TO_PLACE): lambda s, x: (base_to_place(s, x), 0),
    (119, TO_OPPOSITION): lambda s, x: (base_to_place(s, x), 0),
}
"""Card and purpose of the space: how many Bases, and how many other pieces, are placed, removed, replaced or turned."""


def corps_pair(s: State) -> tuple[Criterion[int], ...]:
    """Card 117 shaded: the Bases, then the pieces, that ARVN has in a space and in the best one next to it."""

    def worth(x: int) -> tuple[int, int]:
        return max(
            (count(s, ARVN_BASE, x) + count(s, ARVN_BASE, y), of(s, ARVN, x) + of(s, ARVN, y)) for y in ADJACENT[x]
        )

    return most("np.event.bases", lambda x: worth(x)[0]), most("np.event.pieces", lambda x: worth(x)[1])


def by_pieces(s: State, card: int, purpose: str) -> tuple[Criterion[int], ...]:
    """8.4.4 The most Bases, then the most other pieces."""
    worth = PIECES.get((card, purpose))
    if worth is None:
        return ()
    found = worth  # for the closures
    return most("np.event.bases", lambda x: found(s, x)[0]), most("np.event.pieces", lambda x: found(s, x)[1])


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
        if x in POPULATED and not coin_control(s, x)
        and (need := lacking(s, x)) <= (n if can is None else min(n, can(x)))
    }  # fmt: skip
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
