"""8.8.3 The Non-player US's Air Strike: where each hit goes."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from indochina.core.decision import Choice

from ...board import ADJACENT, IDS, LOCS, POP, PROVINCES, SAIGON, SPACE, steps_from
from ...cards import ARC_LIGHT
from ...components.control import nva_control
from ...components.pieces import (
    INSURGENT_BASES,
    KIND_NAMES,
    NVA,
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_TROOP,
    UNDERGROUND_GUERRILLAS,
    US,
    VC,
    VC_BASE,
    VC_GUERRILLA_A,
    VC_GUERRILLAS,
)
from ...operations.moving import kind_of, piece_key
from ...operations.operation import Operation
from ...special_activities.air_strike import TRAIL, no_air_strike, possible_air_strike
from ...state import ACTIVE_OPPOSITION, State, coin, count, of, total
from ..order import enemy_rank
from ..turn import Answers, Criterion, Turn, fewest, most, where

RULE = "8.8.3"
FROM_SAIGON = steps_from(SAIGON, ADJACENT)
"""How many steps each space is from Saigon."""


def exposed(s: State, space: int) -> list[int]:
    """4.2.3, 8.1.2 What an Air Strike can remove in a space, in its order: Troops, Active Guerrillas, then Bases.

    Bases only if nobody is Underground; no Tunnels. VC before NVA.
    """
    kinds = [NVA_TROOP, VC_GUERRILLA_A, NVA_GUERRILLA_A]
    if not total(s, UNDERGROUND_GUERRILLAS, space):
        kinds += [VC_BASE, NVA_BASE]
    return [kind for kind in kinds for _ in range(count(s, kind, space))]


def breaks_nva_control(s: State, space: int) -> list[int]:
    """8.8.3 The NVA pieces an Air Strike removes in a space with Population so that NVA Control ends; none: it cannot.

    It leaves VC alone: they count against NVA Control.
    """
    if not POP[space] or not nva_control(s, space):
        return []
    needed = of(s, NVA, space) - of(s, VC, space) - coin(s, space)
    kinds = [NVA_TROOP, NVA_GUERRILLA_A]
    if not total(s, UNDERGROUND_GUERRILLAS, space) and not total(s, VC_GUERRILLAS, space):
        kinds.append(NVA_BASE)
    found = [kind for kind in kinds for _ in range(count(s, kind, space))]
    return found[:needed] if needed <= len(found) else []


# --- the questions of Air Strike --------------------------------------------------------------------------------------


def air_strike_possible(t: Turn) -> bool:
    """8.8.3 It could remove a piece or Degrade the Trail, and no Momentum forbids it."""
    return no_air_strike(t.s) is None and possible_air_strike(Operation(t.s, US))


def airstrike_hit(t: Turn) -> Choice | None:
    """8.8.3 The Trail; the Province that Arc Light opens; NVA Control; LoCs; Bases; the most pieces."""
    if not t.told_just_now("airstrike.hit"):
        t.note("np.us.strike.hits", RULE, n=t.d.values["pieces"])
    if TRAIL in t.keys:
        return t.answer(TRAIL, "np.us.strike.trail", RULE)
    if going_on := strike_on(t):
        return going_on
    s = t.s
    spaces = sorted({SPACE[key.partition("/")[0]] for key in t.keys if "/" in key})
    bare = [x for x in spaces if x in PROVINCES and not coin(s, x) and IDS[x] not in t.d.values["struck"]]
    if ARC_LIGHT in s.unshaded and bare:
        t.note("np.us.strike.arc_light", RULE, spaces=[IDS[x] for x in bare])
        return strike_control(t, bare, 1) or strike_pieces(t, bare)
    return (
        strike_control(t, spaces, t.d.values["spaces"])
        or strike_locs(t, [x for x in spaces if x in LOCS])
        or strike_pieces(t, spaces)
    )


def strike_on(t: Turn) -> Choice | None:
    """The next hit in a space where more than one was decided on."""
    before = t.told_just_now("airstrike.hit")
    queue: list[str] = before.get("queue", [])
    if not queue or queue[0] not in t.keys:
        return None
    return t.answer(queue[0], before["what"], RULE, queue=queue[1:])


def strike(t: Turn, space: int, kinds: Sequence[int], word: str) -> Choice:
    queue = [piece_key(space, kind) for kind in kinds[: hits_in(t, space)]]
    t.note(
        "np.us.strike.removes",
        RULE,
        n=len(queue),
        space=IDS[space],
        pieces=[KIND_NAMES[kind] for kind in kinds[: len(queue)]],
    )
    if queue[0] not in t.keys:  # 3.1 somebody began with the other faction there
        queue = [key for key in t.keys if key.startswith(f"{IDS[space]}/")][:1]
    return t.answer(queue[0], word, RULE, queue=queue[1:])


def hits_in(t: Turn, space: int) -> int:
    """4.2.3 How many pieces may still be removed in a space."""
    values = t.d.values
    n: int = min(values["pieces"], values["per_space"] - values["struck"].get(IDS[space], 0))
    return n


def strike_control(t: Turn, spaces: list[int], most_spaces: int) -> Choice | None:
    """8.8.3 Remove NVA Control from the most Population that all hits together can, and cease there."""
    plans = {x: breaks_nva_control(t.s, x) for x in spaces}
    plans = {x: kinds for x, kinds in plans.items() if 0 < len(kinds) <= hits_in(t, x)}
    struck, hits = t.d.values["struck"], t.d.values["pieces"]
    best, among = 0, set[int]()
    for n in range(1, len(plans) + 1):
        for chosen in combinations(plans, n):
            new = sum(IDS[x] not in struck for x in chosen)
            if new > most_spaces or sum(len(plans[x]) for x in chosen) > hits:
                continue
            population = sum(POP[x] for x in chosen)
            if population > best:
                best, among = population, set()
            if population == best:
                among |= set(chosen)
    if t.tells and plans:
        figures = {IDS[x]: len(kinds) for x, kinds in plans.items()}
        t.note("np.us.strike.population", RULE, n=best, figures=figures)
    space = t.pick("np.us.strike.control", RULE, sorted(among))
    return None if space is None else strike(t, space, plans[space], "np.us.strike.control")


def strike_locs(t: Turn, locs: list[int]) -> Choice | None:
    """8.8.3 LoCs, the nearest to Saigon first."""
    space = t.pick("np.us.strike.loc", RULE, locs, fewest("np.us.near_saigon", lambda x: FROM_SAIGON[x]))
    return None if space is None else strike(t, space, exposed(t.s, space), "np.us.strike.loc")


def strike_pieces(t: Turn, spaces: list[int]) -> Choice | None:
    """8.8.3 Bases, then the most pieces; at Active Opposition, then at the lowest Population."""
    s = t.s
    within = {x: exposed(s, x)[: hits_in(t, x)] for x in spaces}
    nested: tuple[Criterion[int], ...] = (
        where("np.us.active_opposition", lambda x: s.support[x] == ACTIVE_OPPOSITION),
        fewest("np.us.low_population", lambda x: POP[x]),
    )
    bases = [x for x in spaces if not set(within[x]).isdisjoint(INSURGENT_BASES)]
    word = "np.us.strike.base"
    space = t.pick(word, RULE, bases, *nested)
    if space is None:
        word = "np.us.strike.pieces"
        pieces = [x for x in spaces if within[x]]
        space = t.pick(word, RULE, pieces, most("np.us.most_pieces", lambda x: len(within[x])), *nested)
    return None if space is None else strike(t, space, within[space], word)


def airstrike_sa_2s(t: Turn) -> Choice | None:
    """Card 34, 8.1.2 The NVA piece outside the South: a Base first; where, by lot."""
    best = min(enemy_rank(kind_of(key)) for key in t.keys)
    keys = {SPACE[key.partition("/")[0]]: key for key in t.keys if enemy_rank(kind_of(key)) == best}
    space = t.pick("np.us.strike.sa_2s", "8.1.2", keys)
    assert space is not None
    return t.answer(keys[space], "np.us.strike.sa_2s", "8.1.2")


INSTEAD: Answers = {
    "airstrike.hit": airstrike_hit,
}
ANSWERS: Answers = {
    "airstrike.sa_2s": airstrike_sa_2s,
}
