"""8.8.4 The Non-player US's Advise."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import IDS, LAND, LOCS, NORTH_VIETNAM, PROVINCES, SPACE, SPACES
from ...cards import SEARCH_AND_DESTROY
from ...components.control import coin_control, control_of, nva_control
from ...components.pieces import (
    ACTIVE_GUERRILLAS,
    ARVN,
    INSURGENT,
    IS_BASE,
    NVA,
    NVA_KINDS,
    NVA_TROOP,
    OWNER,
    UNDERGROUND_GUERRILLAS,
    VC,
)
from ...operations.assault_space import arvn_hits
from ...operations.moving import kind_of
from ...operations.sweep_space import sweep_strength, sweepers
from ...special_activities.advise import ASSAULT, SWEEP, ways
from ...state import COIN_CONTROL, NVA_CONTROL, State, coin, count, of, total
from ..order import enemy_rank
from ..turn import Answers, Criterion, Turn, most, spaces_in
from .assault_plan import PLAIN_BASES

RULE = "8.8.4"
ADVICE = ("np.us.advise.control", "np.us.advise.base", "np.us.advise.pieces", "np.us.advise.sweep")
"""8.8.4 What it Advises for, in this order."""
STRIKE = 2
"""4.2.1 How many enemies an Irregular or Ranger removes."""
Removes = Callable[[bool], list[int]]
"""What would be removed, with the NVA's first or in the usual order."""


class Effect(NamedTuple):
    """What one way to Advise would do in a space."""

    way: str
    control: bool
    bases: int
    pieces: int
    nva: bool
    """It must begin with the NVA's, to leave it without Control."""


class Advice(NamedTuple):
    space: int
    way: str
    word: str
    nva: bool = False


def rank(kind: int, nva: bool) -> tuple[bool, tuple[int, bool, bool]]:
    """8.1.2 The usual order of enemies; or the NVA's before all others, if that is what changes Control."""
    return nva and OWNER[kind] != NVA, enemy_rank(kind)


def in_order(s: State, space: int, kinds: Iterable[int], nva: bool = False) -> list[int]:
    """8.1.2 All pieces of some kinds in a space, one after another."""
    ranked = sorted(kinds, key=lambda kind: rank(kind, nva))
    return [kind for kind in ranked for _ in range(count(s, kind, space))]


def assault_removes(s: State, space: int, nva: bool, n: int) -> list[int]:
    """3.2.4 What n hits of an ARVN Assault remove: Troops, Active Guerrillas, Bases if nobody is Underground; no
    Tunnels."""
    found = [NVA_TROOP] * count(s, NVA_TROOP, space) + in_order(s, space, ACTIVE_GUERRILLAS, nva)
    if not total(s, UNDERGROUND_GUERRILLAS, space):
        found += in_order(s, space, PLAIN_BASES, nva)
    return found[:n]


def strike_removes(s: State, space: int, nva: bool, n: int) -> list[int]:
    """4.2.1 What an Irregular or Ranger removes: n pieces of any kind, Bases when nobody else is left; no Tunnels."""
    found = in_order(s, space, [kind for kind in INSURGENT if not IS_BASE[kind]], nva)
    return (found + in_order(s, space, PLAIN_BASES, nva))[:n]


def changes_control(s: State, space: int, removed: list[int]) -> bool:
    """8.8.4 Would it add COIN Control or remove NVA Control? Population does not matter."""
    return space not in LOCS and gains_control(s, space, control_after(s, space, removed))


def gains_control(s: State, space: int, after: int) -> bool:
    """8.8.4, 8.8.7 Would this Control add COIN Control or remove NVA Control?"""
    return (after == COIN_CONTROL and not coin_control(s, space)) or (after != NVA_CONTROL and nva_control(s, space))


def control_after(s: State, space: int, removed: list[int]) -> int:
    """1.7 Who Controls a Province or City once these pieces are gone."""
    nva = sum(kind in NVA_KINDS for kind in removed)
    return control_of(coin(s, space), of(s, NVA, space) - nva, of(s, VC, space) - (len(removed) - nva))


def nva_first(s: State, space: int, removes: Removes) -> bool:
    """8.8.4 Must the removal begin with the NVA, to leave it without Control?"""
    if space in LOCS or control_after(s, space, removes(False)) != NVA_CONTROL:
        return False
    return control_after(s, space, removes(True)) != NVA_CONTROL


def removal(s: State, space: int, way: str) -> Removes:
    """8.8.4 What one way to Advise would remove."""
    if way == ASSAULT:
        return lambda nva: assault_removes(s, space, nva, arvn_hits(s, space))
    return lambda nva: strike_removes(s, space, nva, STRIKE)


def effects(s: State, space: int) -> list[Effect]:
    """8.8.4 What Assault, an Irregular or a Ranger would do, in this order.

    Shaded Search and Destroy: no Assault in a Province with Support.
    """
    found = []
    for way in ways(s, space):
        if way == SWEEP or (
            way == ASSAULT and SEARCH_AND_DESTROY in s.shaded and space in PROVINCES and s.support[space] > 0
        ):
            continue
        removes = removal(s, space, way)
        nva = nva_control(s, space) and nva_first(s, space, removes)
        removed = removes(nva)
        control = changes_control(s, space, removed)
        found.append(Effect(way, control, sum(IS_BASE[kind] for kind in removed), len(removed), nva))
    return found


def activated(s: State, space: int) -> int:
    """8.8.4 How many Guerrillas an ARVN Sweep in place would Activate."""
    if space not in LAND or SWEEP not in ways(s, space):
        return 0
    return min(sweep_strength(s, sweepers(ARVN), space), total(s, UNDERGROUND_GUERRILLAS, space))


def best(found: list[Effect]) -> int:
    return max((effect.pieces for effect in found), default=0)


# --- the questions of Advise ------------------------------------------------------------------------------------------


def training_spaces(t: Turn) -> list[int]:
    """3.2.1 Where the Training that is being executed takes place."""
    if t.d.name.startswith("action"):
        return []
    return spaces_in(answer.key for answer in t.said("train.space")[::-1])


def advise_possible(t: Turn) -> bool:
    """8.8.4 It could remove an enemy or Activate a Guerrilla, where there is no Training."""
    barred = [NORTH_VIETNAM, *training_spaces(t)]
    spaces = (x for x in SPACES if x not in barred)
    return any(activated(t.s, x) or any(effect.pieces for effect in effects(t.s, x)) for x in spaces)


def best_advice(t: Turn, spaces: list[int]) -> Advice | None:
    """8.8.4 Remove enemies for Control, for Bases, the most of them; then Sweep."""
    s = t.s
    able = {x: [effect for effect in effects(s, x) if effect.pieces] for x in spaces}
    steps = (
        ("np.us.advise.control", {x: [e for e in found if e.control] for x, found in able.items()}),
        ("np.us.advise.base", {x: [e for e in found if e.bases] for x, found in able.items()}),
        ("np.us.advise.pieces", {x: [e for e in found if e.pieces == best(found)] for x, found in able.items()}),
    )
    for word, found in steps:
        candidates = [x for x in spaces if found[x]]
        nested: Criterion[int] = most("np.us.most_pieces", lambda x: best(able[x]))
        space = t.pick(word, RULE, candidates, *([nested] if word == "np.us.advise.pieces" else []))
        if space is not None:
            return Advice(space, found[space][0].way, word, found[space][0].nva)
    turned = {x: activated(s, x) for x in spaces}
    word = "np.us.advise.sweep"
    space = t.pick(word, RULE, [x for x in spaces if turned[x]], most("np.us.most_guerrillas", lambda x: turned[x]))
    return None if space is None else Advice(space, SWEEP, word)


def advise_space(t: Turn) -> Choice | None:
    advice = best_advice(t, t.spaces)
    if advice is None:
        return None
    t.note("np.us.advise.by", RULE, way=advice.way)
    return t.answer(IDS[advice.space], advice.word, RULE, way=advice.way, nva=advice.nva)


def advise_action(t: Turn) -> Choice | None:
    way = t.told_just_now("advise.space").get("way")
    if way not in t.keys:
        advice = best_advice(t, [SPACE[t.d.values["space"]]])
        way = advice.way if advice else None
    return t.answer(way, "np.us.advise.way", RULE) if way in t.keys else None


def strike_piece(t: Turn) -> Choice | None:
    return advised_piece(t, strike_removes)


def advised_piece(t: Turn, removes: Callable[[State, int, bool, int], list[int]]) -> Choice:
    """8.8.4, 8.1.2 The NVA's as long as its Control hangs on it, else by the usual order."""
    s, space, left = t.s, SPACE[t.d.values["space"]], t.d.values["left"]
    wanted = t.told("advise.space", "strike.piece", "assault.piece").get("nva", nva_control(s, space))
    nva = wanted and nva_first(s, space, lambda nva: removes(s, space, nva, left))
    key = min((key for key in t.keys if "/" in key), key=lambda key: rank(kind_of(key), nva))
    return t.answer(key, "np.us.advise.control" if nva else "np.us.order", "8.1.2", nva=wanted)


def advise_aid(t: Turn) -> Choice | None:
    """8.8.4 Add 6 Aid if it is 30 or less."""
    low = t.test("np.us.aid", RULE, t.s.aid <= 30, aid=t.s.aid)
    return t.answer("yes" if low else "no", "np.us.aid.add" if low else "np.us.aid.leave", RULE)


ANSWERS: Answers = {
    "advise.action": advise_action,
    "advise.aid": advise_aid,
    "advise.space": advise_space,
    "strike.piece": strike_piece,
}
