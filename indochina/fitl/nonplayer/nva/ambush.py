"""8.6.1, 8.6.5 The Non-player NVA's Ambush."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import STOPS, Choice

from ...board import IDS, LOCS, SPACE, TRAIL_COUNTRY
from ...components.pieces import ARVN_CUBES, COIN_CUBES, KIND, KIND_NAMES, NVA, SPECIAL_FORCES, US_KINDS, US_TROOP
from ...operations.moving import kind_of, piece_key
from ...special_activities.ambush import targets
from ...state import State, coin
from ..order import enemy_rank, removal_plan
from ..turn import Answers, Criterion, Turn, where
from .attack_plan import ENOUGH, base_ambushes


def pair_score(s: State, source: int, key: str) -> tuple[bool, ...]:
    """8.6.1 In Laos or Cambodia; from a LoC; the last enemy in its space; Special Forces; US."""
    space, kind = SPACE[key.partition("/")[0]], kind_of(key)
    return (
        space in TRAIL_COUNTRY,
        source in LOCS,
        coin(s, space) == 1,
        kind in SPECIAL_FORCES,
        kind in US_KINDS,
    )


AMBUSH_WORDS = (
    "np.nva.laos_cambodia",
    "np.nva.from_loc",
    "np.nva.last_piece",
    "np.nva.special_forces",
    "np.nva.us_piece",
)


def ambush_criteria(pairs: dict[int, tuple[bool, ...]]) -> list[Criterion[int]]:
    """The nested priorities of an Ambush, for spaces of which the best piece is scored."""
    return [where(word, lambda x, i=i: pairs[x][i]) for i, word in enumerate(AMBUSH_WORDS)]  # type: ignore[misc]


def ambush_space(t: Turn) -> Choice | None:
    """8.6.5 After a March: to remove a Base, then US Troops, then cubes on LoCs. By an Event as in 8.6.1."""
    s, spaces = t.s, t.spaces
    base = base_ambushes(s, spaces, t.d.values["left"], ENOUGH)
    from_loc: Criterion[int] = where("np.nva.from_loc", lambda x: x in LOCS)
    x = t.pick("np.nva.ambush.base", "8.6.5", base, from_loc)
    if x is not None:
        return t.answer(IDS[x], "np.nva.ambush.base", "8.6.5", target=[IDS[base[x][0]]])
    if t.told("march.space").get("over") is not True:
        best = {x: max(pair_score(s, x, key) for key in targets(s, NVA, x, even_active=True)) for x in spaces}
        x = t.pick("np.nva.ambush", "8.6.1", best, *ambush_criteria(best))
        return None if x is None else t.answer(IDS[x], "np.nva.ambush", "8.6.1")
    for word, kinds in (("np.nva.ambush.us", (US_TROOP,)), ("np.nva.ambush.loc", COIN_CUBES)):
        able = {x: victims(s, x, kinds, only_locs=kinds == COIN_CUBES) for x in spaces}
        x = t.pick(word, "8.6.5", [x for x in spaces if able[x]], from_loc)
        if x is not None:
            places = sorted({key.partition("/")[0] for key in able[x]})
            return t.answer(IDS[x], word, "8.6.5", target=places, pieces=[KIND_NAMES[k] for k in kinds])
    return None


def victims(s: State, space: int, kinds: Collection[int], only_locs: bool) -> list[str]:
    """What an Ambush from a space could remove of some kinds, anywhere or on LoCs only."""
    found = [key for key in targets(s, NVA, space) if kind_of(key) in kinds]
    return [key for key in found if not only_locs or SPACE[key.partition("/")[0]] in LOCS]


def ambush_remove(t: Turn) -> Choice | None:
    """8.6.1 In the space the Ambush was meant for; else by the priorities of the Ambush."""
    s, source = t.s, SPACE[t.d.values["space"]]
    meant = t.told("attack.space", "ambush.space")
    keys = [key for key in t.keys if key.partition("/")[0] in meant.get("target", ())] or t.keys
    keys = [key for key in keys if key.partition("/")[2] in meant.get("pieces", ())] or keys
    keys = [key for key in keys if key not in STOPS]
    best: dict[int, tuple[bool, ...]] = {}
    for key in keys:
        space = SPACE[key.partition("/")[0]]
        best[space] = max(best.get(space, ()), pair_score(s, source, key))
    x = t.pick("np.nva.ambush.at", "8.6.1", best, *ambush_criteria(best))
    assert x is not None
    return t.answer(ambushed_piece(s, x, keys), "np.nva.remove", "8.6.1")


def ambushed_piece(s: State, space: int, keys: Collection[str]) -> str:
    """8.6.1 Special Forces, then US Troops, then ARVN cubes evenly; a Base only if it stands alone."""
    kinds = [KIND[key.partition("/")[2]] for key in keys if key.startswith(f"{IDS[space]}/")]
    forces = [kind for kind in kinds if kind in SPECIAL_FORCES]
    if forces:
        return piece_key(space, min(forces, key=enemy_rank))
    if US_TROOP in kinds:
        return piece_key(space, US_TROOP)
    cubes = [kind for kind in kinds if kind in ARVN_CUBES]
    return piece_key(space, removal_plan(s, space, 1, cubes)[0] if cubes else min(kinds, key=enemy_rank))


ANSWERS: Answers = {
    "ambush.remove": ambush_remove,
    "ambush.space": ambush_space,
}
