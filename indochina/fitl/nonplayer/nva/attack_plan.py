"""8.6.1 What the Non-player NVA's Attacks and Ambushes can do: enemies removed, Bases that fall."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from itertools import combinations

from ...board import LOCS, NEAR
from ...cards import PT_76
from ...components.pieces import COIN_BASES, NVA, NVA_GUERRILLA_U, NVA_TROOP
from ...sequence.sequence import OP_SA
from ...special_activities.ambush import ambush_limit, ban_on_ambush, targets
from ...state import State, coin, count, spaces_with, total

ENOUGH = 255  # an Event's Attack costs nothing


def is_free(s: State) -> bool:
    """5.5 Only what the Sequence of Play grants is paid for."""
    return s.stage != "operation"


def has_activity(s: State) -> bool:
    """2.3.4 The Operation that is running may have a Special Activity."""
    return s.stage == "operation" and s.acted[-1:] == ((NVA, OP_SA),)


def purse(s: State) -> int:
    """How many spaces can be paid for."""
    return ENOUGH if is_free(s) else s.resources[NVA]


def hits(s: State, space: int, armor: bool = False) -> int:
    """3.3.3 Enemies that a Troop Attack removes if there are as many. PT-76 unshaded: one Troop is lost first."""
    troops = max(0, count(s, NVA_TROOP, space) - (PT_76 in s.unshaded))
    return troops if armor else troops // 2


def removable(s: State, space: int, armor: bool = False) -> int:
    """Enemies that a Troop Attack does remove."""
    return min(hits(s, space, armor), coin(s, space))


def extra(s: State, space: int) -> int:
    """PT-76 shaded: how many more enemies it removes."""
    return removable(s, space, armor=True) - removable(s, space)


def sources(s: State, among: Iterable[int]) -> list[int]:
    """8.6.1 Where NVA can Ambush: fewer than 4 NVA Troops."""
    return [x for x in among if count(s, NVA_TROOP, x) < 4 and targets(s, NVA, x)]


def falls(need: int, locs: int, own: bool, troops: int, ambushes: int, spaces: int) -> bool:
    """8.6.1 Can so many pieces of a space be removed, the last of them a Base?

    By Ambush from `locs` adjacent LoCs, and in the space itself by Ambush (`own`) or a Troop Attack that removes
    `troops`; in so many spaces in all.
    """
    if need <= 0:
        return True
    if not spaces:
        return False
    if troops >= need:
        return True
    if not ambushes:
        return False
    return bool(locs and falls(need - 1, locs - 1, own, troops, ambushes - 1, spaces - 1)) or (
        own and falls(need - 1, locs, False, 0, ambushes - 1, spaces - 1)
    )


def base_ambushes(
    s: State,
    able: Collection[int],
    ambushes: int,
    spaces: int,
    attack: Collection[int] = (),
    armor: bool = False,
) -> dict[int, list[int]]:
    """8.6.1 From where an Ambush removes a COIN Base or lets the next Ambush or Troop Attack remove it: which Bases.

    `attack`: where a Troop Attack may follow.
    """
    found: dict[int, list[int]] = {}
    for end in spaces_with(s, COIN_BASES):
        need = coin(s, end) - bases_of_coin(s, end) + 1
        locs = [x for x in able if x in LOCS and x in NEAR[end]]
        troops = hits(s, end, armor) if end in attack else 0
        if troops >= need:
            continue
        if locs and falls(need - 1, len(locs) - 1, end in able, troops, ambushes - 1, spaces - 1):
            for x in locs:
                found.setdefault(x, []).append(end)
        if end in able and falls(need - 1, len(locs), False, 0, ambushes - 1, spaces - 1):
            found.setdefault(end, []).append(end)
    return found


def bases_of_coin(s: State, space: int) -> int:
    return total(s, COIN_BASES, space)


def attack_spaces(s: State) -> list[int]:
    """3.3.3 Where NVA Troops meet enemies."""
    return [x for x in spaces_with(s, (NVA_TROOP,)) if coin(s, x)]


def ambushes_allowed(s: State) -> int:
    return 0 if ban_on_ambush(s) else ambush_limit(s)


def can_remove_base(s: State, allowed: int) -> bool:
    """8.6.1 Troop Attacks and so many Ambushes together can remove a COIN Base."""
    if not s.resources[NVA]:
        return False
    armor = PT_76 in s.shaded
    fight = attack_spaces(s)
    if any(bases_of_coin(s, x) and hits(s, x, armor) > coin(s, x) - bases_of_coin(s, x) for x in fight):
        return True
    able = sources(s, spaces_with(s, (NVA_GUERRILLA_U,)))
    return bool(allowed and base_ambushes(s, able, allowed, s.resources[NVA], fight, armor))


def most_removed(s: State, allowed: int) -> int:
    """8.6.1 How many enemies Troop Attacks and so many Ambushes can remove with the Resources there are."""
    resources = s.resources[NVA]
    able = sources(s, spaces_with(s, (NVA_GUERRILLA_U,)))
    best = 0
    for n in range(min(allowed, len(able), resources) + 1):
        for ambushed in combinations(able, n):
            best = max(best, removed_with(s, ambushed, resources))
            if best >= 6:  # no die shows more
                return best
    return best


def removed_with(s: State, ambushed: Sequence[int], resources: int) -> int:
    """Enemies removed if NVA Ambushes from these spaces and uses Troops wherever it pays."""
    fight = [x for x in attack_spaces(s) if x not in ambushed]
    taken: dict[int, int] = {x: removable(s, x) for x in fight}
    if PT_76 in s.shaded and fight:
        best = max(fight, key=lambda x: extra(s, x))
        taken[best] += extra(s, best)
    taken = dict(sorted(taken.items(), key=lambda item: -item[1])[: resources - len(ambushed)])
    n = sum(taken.values())
    for x in ambushed:
        reach = (x, *NEAR[x]) if x in LOCS else (x,)
        hit = next((y for y in reach if coin(s, y) > taken.get(y, 0)), None)
        if hit is not None:
            taken[hit] = taken.get(hit, 0) + 1
            n += 1
    return n


def one_piece_only(s: State, able: Sequence[int], allowed: int) -> bool:
    """8.6.1 Ambush could remove no more than one piece."""
    if min(len(able), allowed, purse(s)) < 2:
        return True
    return not any(
        sum(coin(s, z) for z in {z for x in pair for z in ((x, *NEAR[x]) if x in LOCS else (x,))}) > 1
        for pair in combinations(able, 2)
    )
