"""8.6.4 The Non-player NVA's Infiltrate: VC Bases first, then Troops at its own Bases."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from indochina.core.decision import STOPS, Choice

from ...board import ADJACENT_LAND, IDS, LAND, OUTSIDE_SOUTH, POP, SPACE
from ...components.control import nva_control
from ...components.pieces import (
    KIND,
    NVA,
    NVA_BASE,
    NVA_BASES,
    NVA_GUERRILLA_U,
    NVA_GUERRILLAS,
    NVA_TROOP,
    VC,
    VC_BASE,
    VC_BASES,
    VC_TUNNEL,
)
from ...operations.moving import kind_of
from ...special_activities.infiltrate import TAKE_OVER, TROOPS, infiltrate_limit
from ...state import State, available, count, of, spaces_with, total
from ..order import enemy_rank, friendly_rank
from ..turn import Answers, Turn, most, where
from .attack_plan import has_activity

RULE = "8.6.4"
KEPT = 2
"""8.6.4 Guerrillas that are not replaced by Troops."""


def vc_bases(s: State, may_take: bool = True) -> list[int]:
    """8.6.4 VC Bases to be replaced: more NVA than VC pieces, no NVA Base yet, and one Available.

    `may_take`: if there is none, one may be taken from North Vietnam, Laos or Cambodia.
    """
    able = [x for x in spaces_with(s, VC_BASES) if of(s, NVA, x) > of(s, VC, x) and not total(s, NVA_BASES, x)]
    return [x for x in able if available(s, NVA_BASE) or (may_take and may_replace(s, VC_BASE, x))]


def may_replace(s: State, kind: int, space: int) -> bool:
    """8.1.2 The NVA's own piece is Available; 8.6.4 only a Base may be taken, from North Vietnam, Laos or Cambodia."""
    if kind in VC_BASES:
        return available(s, NVA_BASE) > 0 or any(x != space for x in spaces_with(s, NVA_BASES, OUTSIDE_SOUTH))
    return available(s, NVA_GUERRILLA_U) > 0


def troops_at(s: State, space: int, left: int) -> int:
    """8.6.4 Troops that would come to a Base space if so many are Available: placed, and for Guerrillas."""
    placed = s.trail + total(s, NVA_BASES, space)
    return min(left, placed + max(0, total(s, NVA_GUERRILLAS, space) - KEPT))


def troops_placed(s: State) -> int:
    """8.6.4 Troops that Infiltrate would place in all; which of equal spaces it is makes no difference."""
    spaces = spaces_with(s, NVA_BASES)
    spaces.sort(key=lambda x: (-total(s, NVA_GUERRILLAS, x), -total(s, NVA_BASES, x)))
    left = available(s, NVA_TROOP)
    for x in spaces[: infiltrate_limit(s)]:
        left -= troops_at(s, x, left)
    return available(s, NVA_TROOP) - left


def near_others(s: State, space: int) -> bool:
    """8.6.4 In or next to a Province or City without NVA Control."""
    return any(not nva_control(s, x) for x in (space, *ADJACENT_LAND[space]) if x in LAND)


# --- the questions of Infiltrate --------------------------------------------------------------------------------------


def infiltrate_or(t: Turn, **memory: Any) -> Choice | None:
    """8.6.4 Infiltrate if it is worthwhile; None: Bombard instead."""
    if "infiltrate" not in t.keys:
        if has_activity(t.s):
            t.skip(RULE, "np.nva.infiltrate.possible")
        return None
    bases, troops = vc_bases(t.s), troops_placed(t.s)
    if t.test("np.nva.infiltrate", RULE, bool(bases) or troops >= 4, bases=len(bases), troops=troops):
        return t.answer("infiltrate", "np.nva.infiltrate", RULE, **memory)
    return None


def infiltrate_space(t: Turn) -> Choice | None:
    s, spaces = t.s, t.spaces
    taken = any(a.key not in STOPS for a in t.said("place.take"))
    bases = [x for x in vc_bases(s, may_take=not taken) if x in spaces]
    x = t.pick(
        "np.nva.infiltrate.base",
        RULE,
        bases,
        where("np.nva.tunnel", lambda x: count(s, VC_TUNNEL, x) > 0),
        most("np.nva.population", lambda x: POP[x]),
    )
    if x is not None:
        return t.answer(IDS[x], "np.nva.infiltrate.base", RULE, way=TAKE_OVER)
    x = t.pick(
        "np.nva.infiltrate.troops",
        RULE,
        troop_spaces(s, spaces),
        most("np.nva.guerrillas", lambda x: total(s, NVA_GUERRILLAS, x)),
        where("np.nva.two_bases", lambda x: total(s, NVA_BASES, x) == 2),
        where("np.nva.no_control", lambda x: near_others(s, x)),
    )
    if x is not None:
        return t.answer(IDS[x], "np.nva.infiltrate.troops", RULE, way=TROOPS)
    return None


def troop_spaces(s: State, spaces: Collection[int]) -> list[int]:
    return [x for x in spaces if total(s, NVA_BASES, x)] if available(s, NVA_TROOP) else []


def infiltrate_action(t: Turn) -> Choice | None:
    """8.6.4 What was decided on with the space."""
    space = SPACE[t.d.values["space"]]
    way = t.told("infiltrate.space").get("way", "")
    if way not in t.keys:
        way = TAKE_OVER if TAKE_OVER in t.keys and space in vc_bases(t.s) else TROOPS
    return t.answer(way, f"np.nva.infiltrate.{way}", RULE) if way in t.keys else None


def infiltrate_take_over(t: Turn) -> Choice | None:
    """8.6.4 A Base, a Tunneled one first. If an Event lets it Infiltrate elsewhere a Guerrilla (8.1.2), but then it
    takes none of its own off the map."""
    space = SPACE[t.d.values["space"]]
    pieces = [key for key in t.keys if key != "none" and may_replace(t.s, kind_of(key), space)]
    if not pieces:
        return t.answer("none", "np.nva.infiltrate.none", RULE)
    key = min(pieces, key=lambda key: (enemy_rank(kind_of(key))[0], kind_of(key) != VC_TUNNEL, kind_of(key)))
    return t.answer(key, "np.nva.infiltrate.take_over", RULE)


def infiltrate_count(t: Turn) -> Choice | None:
    """8.6.4 All Troops allowed that are Available."""
    able = [key for key in t.keys if int(key) <= available(t.s, NVA_TROOP)]
    bases = total(t.s, NVA_BASES, SPACE[t.d.values["space"]]) if "space" in t.d.values else 0
    t.note("np.nva.infiltrate.places", "4.4.1", trail=t.s.trail, bases=bases, available=available(t.s, NVA_TROOP))
    return t.answer(max(able, key=int), "np.nva.infiltrate.all", RULE)


def infiltrate_replace(t: Turn) -> Choice | None:
    """8.6.4 Guerrillas become Troops until 2 are left, Active ones first (8.1.2)."""
    s, space = t.s, SPACE[t.d.values["space"]]
    t.note("np.nva.infiltrate.kept", RULE, n=KEPT, of=total(s, NVA_GUERRILLAS, space))
    if total(s, NVA_GUERRILLAS, space) <= KEPT or not available(s, NVA_TROOP):
        return None
    keys = [key for key in t.keys if key != "all" and key not in STOPS]
    return t.answer(min(keys, key=lambda key: friendly_rank(kind_of(key))), "np.nva.infiltrate.replace", RULE)


def place_take(t: Turn) -> Choice | None:
    """8.6.4 To replace a VC Base, one of its own may be taken: outside the South, where most NVA pieces are."""
    if t.d.stop or KIND[t.d.values["piece"]] not in NVA_BASES:
        return None
    s = t.s
    held: dict[int, list[str]] = {}
    for key in t.keys:
        held.setdefault(SPACE[key.partition("/")[0]], []).append(key)
    outside = [x for x in held if x in OUTSIDE_SOUTH] or list(held)
    x = t.pick("np.nva.take_base", RULE, outside, most("np.nva.pieces", lambda x: of(s, NVA, x)))
    assert x is not None
    return t.answer(held[x][0], "np.nva.take_base", RULE)


ANSWERS: Answers = {
    "infiltrate.action": infiltrate_action,
    "infiltrate.count": infiltrate_count,
    "infiltrate.replace": infiltrate_replace,
    "infiltrate.space": infiltrate_space,
    "infiltrate.take_over": infiltrate_take_over,
}
INSTEAD: Answers = {
    "place.take": place_take,
}
