"""8.6.1 The Non-player NVA's Attack, with the Special Activities that go first: Ambush or Bombard."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ...board import IDS, LOCS, SPACE, TRAIL_COUNTRY
from ...cards import PT_76
from ...components.pieces import (
    ARVN_CUBES,
    COIN_TROOPS,
    KIND,
    NVA,
    NVA_GUERRILLAS,
    NVA_TROOP,
    SPECIAL_FORCES,
    US_BASE,
    US_KINDS,
    US_TROOP,
)
from ...operations.attack import AMBUSH, GUERRILLAS, TROOPS
from ...operations.moving import kind_of, piece_key
from ...special_activities.ambush import targets
from ...state import State, coin, count, of, total
from ..events.choices import EventChoices
from ..order import COIN_UNITS, attack_plan, enemy_rank, removal_plan
from ..turn import Answered, Criterion, Turn, where
from .strength import (
    ambushes_allowed,
    base_ambushes,
    bases_of_coin,
    extra,
    has_activity,
    hits,
    in_operation,
    one_piece_only,
    purse,
    removable,
    sources,
)

RULE = "8.6.1"


# --- which piece of several -----------------------------------------------------------------------------------------


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
    "np.nva.laos_cambodia", "np.nva.from_loc", "np.nva.last_piece", "np.nva.special_forces", "np.nva.us_piece",
)  # fmt: skip


def ambush_criteria(pairs: dict[int, tuple[bool, ...]]) -> list[Criterion[int]]:
    """The nested priorities of an Ambush, for spaces of which the best piece is scored."""
    return [where(word, lambda x, i=i: pairs[x][i]) for i, word in enumerate(AMBUSH_WORDS)]  # type: ignore[misc]


class NvaAttack(EventChoices):
    """8.6.1 Attack, Ambush and Bombard."""

    # --- the Attack's spaces ------------------------------------------------------------------------------------

    def attack_space(self, t: Turn) -> Answered | None:
        """8.6.1 First the Special Activity, then Troops that remove 2, then 4 Guerrillas, then Troops that remove 1."""
        before = list(in_operation(t))
        fought = any(a.name == "attack.action" and a.key != AMBUSH for a in before)
        if has_activity(t.s) and not fought and not any(a.key == "bombard" for a in before):
            done = sum(a.name == "attack.action" for a in before)
            if (answer := self._activity_first(t, done)) is not None:
                return answer
        return self._fight(t, armor=PT_76 in t.s.shaded and not any(a.key == PT_76 for a in before))

    def _activity_first(self, t: Turn, done: int) -> Answered | None:
        """8.6.1 Ambush, `done` so often, or Bombard."""
        s, spaces = t.s, t.spaces
        left = ambushes_allowed(s) - done
        able = sources(s, spaces) if left > 0 else []
        if able and not done and self._rather_bombard(t, able, left):
            return self.bombard_now(t)
        base = base_ambushes(s, able, left, purse(s), spaces, PT_76 in s.shaded)
        if base:
            x = t.pick("np.nva.ambush.base", RULE, base, where("np.nva.from_loc", lambda x: x in LOCS))
            assert x is not None
            end = t.pick("np.nva.ambush.at", RULE, base[x])
            assert end is not None
            return t.answer(IDS[x], "np.nva.ambush.base", RULE, way=AMBUSH, target=[IDS[end]])
        if able:
            best = {x: max(pair_score(s, x, key) for key in targets(s, NVA, x)) for x in able}
            x = t.pick("np.nva.ambush", RULE, best, *ambush_criteria(best))
            assert x is not None
            return t.answer(IDS[x], "np.nva.ambush", RULE, way=AMBUSH)
        return self.bombard_now(t) if not done else None

    def _rather_bombard(self, t: Turn, able: Sequence[int], left: int) -> bool:
        """8.6.1 With 4 Resources not for a single piece. 2.3.4 But something must be left to Attack otherwise."""
        s = t.s
        if s.resources[NVA] < 4 or not one_piece_only(s, able, left):
            return False
        others = bool(self._ways(t, PT_76 in s.shaded))
        return t.test("np.nva.ambush.one", RULE, others)

    def _ways(self, t: Turn, armor: bool) -> list[tuple[str, str, list[int]]]:
        """8.6.1 The three kinds of Attack with their spaces, the first with candidates first."""
        s, spaces = t.s, t.spaces
        best = max((extra(s, x) for x in spaces), default=0) if armor else 0

        def n(x: int) -> int:
            return removable(s, x, armor=best > 0 and extra(s, x) == best)

        found = [
            ("np.nva.attack.troops", TROOPS, [x for x in spaces if n(x) >= 2]),
            ("np.nva.attack.guerrillas", GUERRILLAS, [x for x in spaces if coin(s, x) and guerrillas(s, x) >= 4]),
            ("np.nva.attack.one", TROOPS, [x for x in spaces if n(x) == 1]),
        ]
        return [row for row in found if row[2]]

    def _fight(self, t: Turn, armor: bool) -> Answered | None:
        s = t.s
        ways = self._ways(t, armor)
        if not ways:
            return self._any_attack(t)
        word, way, spaces = ways[0]

        def power(x: int) -> int:
            return 2 if way == GUERRILLAS else hits(s, x, armor)

        def base(x: int) -> bool:
            return bases_of_coin(s, x) > 0 and power(x) > total(s, COIN_UNITS, x)

        x = t.pick(
            word, RULE, spaces,
            where("np.nva.laos_cambodia", lambda x: x in TRAIL_COUNTRY),
            where("np.nva.base_falls", base),
            where("np.nva.special_forces", lambda x: total(s, SPECIAL_FORCES, x) > 0),
            where("np.nva.us_piece", lambda x: total(s, (US_TROOP, *SPECIAL_FORCES[:2]), x) > 0 or (
                base(x) and count(s, US_BASE, x) > 0)),
        )  # fmt: skip
        assert x is not None
        last = purse(s) < 2
        if way == TROOPS and armor and extra(s, x) and (last or extra(s, x) == max(extra(s, y) for y in t.spaces)):
            way = PT_76
        return t.answer(IDS[x], word, RULE, way=way)

    def _any_attack(self, t: Turn) -> Answered | None:
        """2.3.4, 8.4.4 An Attack that must take place though no instruction fits: anywhere."""
        if "done" in t.keys:
            return None
        x = t.pick("np.nva.attack.any", "8.4.4", t.spaces)
        return None if x is None else t.answer(IDS[x], "np.nva.attack.any", "8.4.4")

    def attack_action(self, t: Turn) -> Answered | None:
        """8.6.1 The way decided on with the space; if there was no choice of spaces, the best one there."""
        way = t.memory("attack.space").get("way", "")
        if way not in t.keys:
            way = best_way(t.s, SPACE[t.d.values["space"]], t.keys)
        return t.answer(way, f"np.nva.way.{way}", RULE)

    # --- what is removed --------------------------------------------------------------------------------------------

    def attack_remove(self, t: Turn) -> Answered | None:
        """8.6.1, 8.1.2 In order, as many as possible; cubes by turns, so the plan is made once for a space."""
        space, left = SPACE[t.d.values["space"]], t.d.values["left"]
        last = next(t.earlier(), None)
        plan: list[str] = []
        if last is not None and last.name == "attack.remove" and last.reason is not None:
            plan = [key for key in last.reason.values.get("plan", ()) if key.startswith(f"{IDS[space]}/")]
        if not plan or plan[0] not in t.keys:
            plan = [piece_key(space, kind) for kind in attack_plan(t.s, space, left)]
        key = next(key for key in plan if key in t.keys)
        return t.answer(key, "np.nva.remove", RULE, plan=plan[1:])

    def ambush_remove(self, t: Turn) -> Answered | None:
        """8.6.1 In the space the Ambush was meant for; else by the priorities of the Ambush."""
        s, source = t.s, SPACE[t.d.values["space"]]
        meant = t.memory("attack.space", "ambush.space")
        keys = [key for key in t.keys if key.partition("/")[0] in meant.get("target", ())] or t.keys
        keys = [key for key in keys if key.partition("/")[2] in meant.get("pieces", ())] or keys
        keys = [key for key in keys if key != "done"]
        best: dict[int, tuple[bool, ...]] = {}
        for key in keys:
            space = SPACE[key.partition("/")[0]]
            best[space] = max(best.get(space, ()), pair_score(s, source, key))
        x = t.pick("np.nva.ambush.at", RULE, best, *ambush_criteria(best))
        assert x is not None
        return t.answer(ambushed_piece(s, x, keys), "np.nva.remove", RULE)

    # --- Bombard ----------------------------------------------------------------------------------------------------

    def bombard_now(self, t: Turn) -> Answered | None:
        """8.6.1 If it is possible it is done."""
        return t.answer("bombard", "np.nva.bombard", RULE) if "bombard" in t.keys else None

    def bombard_space(self, t: Turn) -> Answered | None:
        """8.6.1 Where NVA pieces are, then elsewhere; COIN Bases first, then US Troops."""
        s, spaces = t.s, t.spaces
        word, able = "np.nva.bombard.here", [x for x in spaces if of(s, NVA, x)]
        if not able:
            word, able = "np.nva.bombard.adjacent", spaces
        x = t.pick(
            word, RULE, able,
            where("np.nva.coin_base", lambda x: bases_of_coin(s, x) > 0),
            where("np.nva.us_troop", lambda x: count(s, US_TROOP, x) > 0),
        )  # fmt: skip
        return None if x is None else t.answer(IDS[x], word, RULE)

    def bombard_remove(self, t: Turn) -> Answered | None:
        key = min(t.keys, key=lambda key: COIN_TROOPS.index(kind_of(key)))
        return t.answer(key, "np.nva.us_first", RULE)

    def patrol_rpg(self, t: Turn) -> Answered | None:
        """Card 14 shaded, 8.1.2 Two cubes that moved, US ones first."""
        s = t.s
        moved: dict[int, list[int]] = {}
        for key in t.keys:
            if key != "done":
                moved.setdefault(SPACE[key.partition("/")[0]], []).append(kind_of(key))
        x = t.pick("np.nva.rpg", "8.1.2", moved, where("np.nva.us_troop", lambda x: US_TROOP in moved[x]))
        assert x is not None
        return t.answer(piece_key(x, removal_plan(s, x, 1, moved[x])[0]), "np.nva.rpg", "8.1.2")


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
