"""8.1.2 In which order Non-players place, target and remove pieces."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ..components.pieces import (
    ARVN_BASE,
    ARVN_CUBES,
    BASES,
    COIN,
    COIN_BASES,
    COIN_TROOPS,
    GUERRILLAS,
    IRREGULAR_U,
    KIND_NAMES,
    NVA_GUERRILLA_U,
    OWNER,
    POLICE,
    RANGER_U,
    SPECIAL_FORCES,
    TROOPS,
    US,
    US_BASE,
    US_TROOP,
    VC,
    VC_GUERRILLA_U,
)
from ..state import State, count, total
from .turn import Turn

COIN_UNITS = tuple(kind for kind in COIN if kind not in BASES)
UNDERGROUND = (IRREGULAR_U, RANGER_U, NVA_GUERRILLA_U, VC_GUERRILLA_U)
OTHERS_FIRST = (US, VC)
"""8.1.2 US before ARVN, VC before NVA."""


def units(s: State, space: int) -> int:
    """US and ARVN cubes and Special Forces in a space."""
    return total(s, COIN_UNITS, space)


def group(kind: int) -> int:
    """8.1.2 Bases, then Guerrillas and Special Forces, then cubes."""
    return 0 if kind in BASES else 1 if kind in GUERRILLAS or kind in SPECIAL_FORCES else 2


def enemy_rank(kind: int) -> tuple[int, bool, bool]:
    """8.1.2 Enemies: by group, Underground before Active, US before ARVN and VC before NVA. Troops and Police: see
    `alternate`."""
    return group(kind), kind not in UNDERGROUND, OWNER[kind] not in OTHERS_FIRST


def friendly_rank(kind: int) -> tuple[int, bool]:
    """8.1.2 Own pieces go in the reverse order: cubes, then Active before Underground ones, Bases last."""
    return -group(kind), kind in UNDERGROUND


def alternate(troops: int, police: int, n: int, fewest_first: bool = True) -> list[bool]:
    """8.1.2 n cubes of a space, True for a Troop: evenly, the last Police kept until last.

    The kind with fewest begins, or the one with most (friendly pieces to be removed); Troops if they are even.

    >>> alternate(3, 4, 4), alternate(1, 2, 3), alternate(1, 3, 2, fewest_first=False)
    ([True, False, True, False], [True, False, False], [False, True])
    """
    return in_turn(troops <= police if fewest_first else troops >= police, troops, police, n, kept=1)


def even_cubes(troops: int, police: int, n: int, troops_left: int, police_left: int) -> list[bool]:
    """8.1.2 n cubes to be placed in a space that holds so many, True for a Troop: evenly, the fewest first.

    >>> even_cubes(0, 2, 6, 20, 20), even_cubes(1, 1, 3, 1, 9)
    ([True, False, True, False, True, False], [True, False, False])
    """
    return in_turn(troops <= police, troops_left, police_left, n)


def in_turn(troop: bool, troops: int, police: int, n: int, kept: int = 0) -> list[bool]:
    """n of so many cubes, True for a Troop, by turns; `troop` says what begins. Of Police so many go last."""
    found: list[bool] = []
    while len(found) < n and troops + police:
        troop = troops > 0 and (troop or police <= kept)
        found.append(troop)
        if troop:
            troops -= 1
        else:
            police -= 1
        troop = not troop
    return found


def removal_plan(s: State, space: int, n: int, kinds: Collection[int], friendly: bool = False) -> list[int]:
    """8.1.2 Which n pieces of these kinds in a space to remove, one after another.

    `friendly`: the faction's own, in reverse. Troops of both COIN Factions count together, US ones go first.
    """
    left = {kind: count(s, kind, space) for kind in kinds if count(s, kind, space)}
    troops = total(s, COIN_TROOPS, space)
    police = count(s, POLICE, space)
    cubes = alternate(
        sum(left.get(kind, 0) for kind in TROOPS), left.get(POLICE, 0), troops + police, fewest_first=not friendly
    )
    plan: list[int] = []
    while len(plan) < n and left:
        best = sorted(left, key=friendly_rank if friendly else enemy_rank)
        kind = best[0]
        if kind in ARVN_CUBES or kind == US_TROOP:
            able = [k for k in best if group(k) == 2]
            wanted = cubes.pop(0) if cubes else True
            kind = next((k for k in able if (k != POLICE) == wanted), able[0])
        plan.append(kind)
        left[kind] -= 1
        if not left[kind]:
            del left[kind]
    return plan


def tell_order(t: Turn, space: int, plan: Sequence[int], kinds: Collection[int] = COIN_UNITS) -> None:
    """8.1.2 Write down which pieces of a space are to be removed, and how many Troops and Police of these kinds there
    are."""
    if t.tells:
        troops = sum(count(t.s, kind, space) for kind in kinds if kind in TROOPS)
        police = count(t.s, POLICE, space) if POLICE in kinds else 0
        t.note("np.order", "8.1.2", pieces=[KIND_NAMES[kind] for kind in plan], troops=troops, police=police)


def attack_plan(s: State, space: int, n: int) -> list[int]:
    """3.3.3, 8.1.2 The n enemies that NVA or VC removes from a space, in order: Bases when nothing else is left."""
    plan = removal_plan(s, space, n, COIN_UNITS)
    return plan + removal_plan(s, space, n - len(plan), COIN_BASES)


def kept_apart(s: State, kind: int, space: int, cities: Collection[int]) -> bool:
    """8.1.2 Never two COIN Bases in one space, nor an ARVN Base in a City."""
    if kind not in (US_BASE, ARVN_BASE):
        return True
    return not total(s, (US_BASE, ARVN_BASE), space) and not (kind == ARVN_BASE and space in cities)


BOX_ORDER = ("base", "ranger", "troop", "irregular")
"""8.1.2 In which order pieces come back from the boxes; the reverse when they go there. Police with Troops."""


def box_rank(name: str) -> int:
    """8.1.2 The place of a type or kind in the order of the boxes."""
    return next((i for i, word in enumerate(BOX_ORDER) if word in name), BOX_ORDER.index("troop"))
