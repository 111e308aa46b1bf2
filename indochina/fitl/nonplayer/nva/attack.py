"""8.6.1 The Non-player NVA's Attack, with the Special Activities that go first: Ambush or Bombard."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import STOPS, Choice

from ...board import IDS, LOCS, SPACE, TRAIL_COUNTRY
from ...cards import PT_76
from ...components.pieces import NVA, NVA_GUERRILLAS, NVA_TROOP, SPECIAL_FORCES, US_BASE, US_TROOP
from ...operations.attack import AMBUSH, GUERRILLAS, TROOPS
from ...operations.moving import kind_of, piece_key
from ...special_activities.ambush import targets
from ...state import State, coin, count, total
from ..order import COIN_UNITS, attack_plan, removal_plan, tell_order
from ..turn import Answers, Turn, where
from .ambush import ambush_criteria, pair_score
from .attack_plan import (
    ambushes_allowed,
    base_ambushes,
    bases_of_coin,
    extra,
    has_activity,
    hits,
    one_piece_only,
    purse,
    removable,
    sources,
)
from .bombard import bombard_now

RULE = "8.6.1"


# --- the Attack's spaces ----------------------------------------------------------------------------------------------


def attack_space(t: Turn) -> Choice | None:
    """8.6.1 First the Special Activity, then Troops that remove 2, then 4 Guerrillas, then Troops that remove 1."""
    ways = [answer.key for answer in t.said("attack.action")]
    bombarded = any(answer.key == "bombard" for answer in t.said("attack.space"))
    if has_activity(t.s) and not bombarded and all(way == AMBUSH for way in ways):
        if (answer := activity_first(t, len(ways))) is not None:
            return answer
    return fight(t, armor=PT_76 in t.s.shaded and PT_76 not in ways)


def activity_first(t: Turn, done: int) -> Choice | None:
    """8.6.1 Ambush, `done` so often, or Bombard."""
    s, spaces = t.s, t.spaces
    left = ambushes_allowed(s) - done
    able = sources(s, spaces) if left > 0 else []
    if t.tells and (held := held_back(s, spaces, able) if left > 0 else []):
        t.note("np.nva.ambush.many_troops", RULE, spaces=[IDS[x] for x in held])
    if able and not done and rather_bombard(t, able, left):
        return bombard_now(t)
    base = base_ambushes(s, able, left, purse(s), spaces, PT_76 in s.shaded)
    x = t.pick("np.nva.ambush.base", RULE, base, where("np.nva.from_loc", lambda x: x in LOCS))
    if x is not None:
        end = t.pick("np.nva.ambush.at", RULE, base[x])
        assert end is not None
        return t.answer(IDS[x], "np.nva.ambush.base", RULE, way=AMBUSH, target=[IDS[end]])
    best = {x: max(pair_score(s, x, key) for key in targets(s, NVA, x)) for x in able}
    x = t.pick("np.nva.ambush", RULE, best, *ambush_criteria(best))
    if x is not None:
        return t.answer(IDS[x], "np.nva.ambush", RULE, way=AMBUSH)
    if done:
        return None
    tell_only_attack(t)
    return bombard_now(t)


def tell_only_attack(t: Turn) -> None:
    """8.6.1 Nobody will ask where to Attack if there is one space only: write it down before the Bombard."""
    if t.tells and len(t.spaces) == 1:
        word, spaces = t.first(RULE, [(word, spaces) for word, _, spaces in attack_ways(t, PT_76 in t.s.shaded)])
        t.pick(word, RULE, spaces)


def rather_bombard(t: Turn, able: Sequence[int], left: int) -> bool:
    """8.6.1 With 4 Resources not for a single piece. 2.3.4 But something must be left to Attack otherwise."""
    s = t.s
    one = s.resources[NVA] >= 4 and one_piece_only(s, able, left)
    rather = one and any(found for _, _, found in attack_ways(t, PT_76 in s.shaded))
    return t.test("np.nva.ambush.one", RULE, rather, nva_resources=s.resources[NVA])


def held_back(s: State, spaces: Sequence[int], able: Sequence[int]) -> list[int]:
    """8.6.1 Where only its four or more Troops keep NVA from an Ambush."""
    return [x for x in spaces if x not in able and targets(s, NVA, x)]


def attack_ways(t: Turn, armor: bool) -> list[tuple[str, str, list[int]]]:
    """8.6.1 The three kinds of Attack with their spaces."""
    s, spaces = t.s, t.spaces
    best = max((extra(s, x) for x in spaces), default=0) if armor else 0

    def n(x: int) -> int:
        return removable(s, x, armor=best > 0 and extra(s, x) == best)

    return [
        ("np.nva.attack.troops", TROOPS, [x for x in spaces if n(x) >= 2]),
        ("np.nva.attack.guerrillas", GUERRILLAS, [x for x in spaces if coin(s, x) and guerrillas(s, x) >= 4]),
        ("np.nva.attack.one", TROOPS, [x for x in spaces if n(x) == 1]),
    ]


def fight(t: Turn, armor: bool) -> Choice | None:
    s = t.s
    rows = attack_ways(t, armor)
    word, spaces = t.first(RULE, [(word, spaces) for word, _, spaces in rows])
    if not spaces:
        return any_attack(t)
    way = next(way for name, way, _ in rows if name == word)

    def power(x: int) -> int:
        return 2 if way == GUERRILLAS else hits(s, x, armor)

    def base(x: int) -> bool:
        return bases_of_coin(s, x) > 0 and power(x) > total(s, COIN_UNITS, x)

    x = t.pick(
        word,
        RULE,
        spaces,
        where("np.nva.laos_cambodia", lambda x: x in TRAIL_COUNTRY),
        where("np.nva.base_falls", base),
        where("np.nva.special_forces", lambda x: total(s, SPECIAL_FORCES, x) > 0),
        where(
            "np.nva.us_piece",
            lambda x: total(s, (US_TROOP, *SPECIAL_FORCES[:2]), x) > 0 or (base(x) and count(s, US_BASE, x) > 0),
        ),
    )
    assert x is not None
    last = purse(s) < 2
    if way == TROOPS and armor and extra(s, x) and (last or extra(s, x) == max(extra(s, y) for y in t.spaces)):
        way = PT_76
    t.note(
        "np.nva.attack.hits",
        RULE,
        n=min(coin(s, x), hits(s, x, way == PT_76) if way != GUERRILLAS else 2),
        of=coin(s, x),
    )
    return t.answer(IDS[x], word, RULE, way=way)


def any_attack(t: Turn) -> Choice | None:
    """2.3.4, 8.4.4 An Attack that must take place though no instruction fits: anywhere."""
    if t.d.stop:
        return None
    x = t.pick("np.nva.attack.any", "8.4.4", t.spaces)
    return None if x is None else t.answer(IDS[x], "np.nva.attack.any", "8.4.4")


def attack_action(t: Turn) -> Choice | None:
    """8.6.1 The way decided on with the space; if there was no choice of spaces, the best one there."""
    way = t.told("attack.space").get("way", "")
    if way not in t.keys:
        way = best_way(t.s, SPACE[t.d.values["space"]], t.keys)
    return t.answer(way, f"np.nva.way.{way}", RULE)


def best_way(s: State, space: int, keys: Sequence[str]) -> str:
    """8.6.1 How to Attack in a space that was not selected by the priorities: there was no other, or an Event says so.

    An Ambush goes first, but with 4 Resources (1 is paid) not if something else can be done.
    """
    troops, many = removable(s, space), guerrillas(s, space) >= 4
    ambush = count(s, NVA_TROOP, space) < 4 and (not (troops or many) or s.resources[NVA] < 3)
    armor = PT_76 in keys and extra(s, space) > 0
    wishes = (
        (ambush, AMBUSH),
        (armor and removable(s, space, armor=True) >= 2, PT_76),
        (troops >= 2, TROOPS),
        (many, GUERRILLAS),
        (armor, PT_76),
        (troops == 1, TROOPS),
    )
    return next((way for wish, way in wishes if wish and way in keys), keys[0])


def guerrillas(s: State, space: int) -> int:
    return total(s, NVA_GUERRILLAS, space)


# --- what is removed --------------------------------------------------------------------------------------------------


def attack_remove(t: Turn) -> Choice | None:
    """8.6.1, 8.1.2 In order, as many as possible; cubes by turns, so the plan is made once for a space."""
    space, left = SPACE[t.d.values["space"]], t.d.values["left"]
    plan = [key for key in t.told_just_now("attack.remove").get("plan", ()) if key.startswith(f"{IDS[space]}/")]
    if not plan or plan[0] not in t.keys:
        kinds = attack_plan(t.s, space, left)
        tell_order(t, space, kinds)
        plan = [piece_key(space, kind) for kind in kinds]
    key = next(key for key in plan if key in t.keys)
    return t.answer(key, "np.nva.remove", RULE, plan=plan[1:])


def patrol_rpg(t: Turn) -> Choice | None:
    """Card 14 shaded, 8.1.2 Two cubes that moved, US ones first."""
    s = t.s
    moved: dict[int, list[int]] = {}
    for key in t.keys:
        if key not in STOPS:
            moved.setdefault(SPACE[key.partition("/")[0]], []).append(kind_of(key))
    x = t.pick("np.nva.rpg", "8.1.2", moved, where("np.nva.us_troop", lambda x: US_TROOP in moved[x]))
    assert x is not None
    return t.answer(piece_key(x, removal_plan(s, x, 1, moved[x])[0]), "np.nva.rpg", "8.1.2")


ANSWERS: Answers = {
    "attack.action": attack_action,
    "attack.remove": attack_remove,
    "attack.space": attack_space,
    "patrol.rpg": patrol_rpg,
}
