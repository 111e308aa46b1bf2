"""The SV opponent: Saigon full of troops first, lost provinces retaken where nobody guards them, the rest held."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ..availability import points_left
from ..movement import by_air, destinations, movable
from ..state import State, both_sides, count, fresh
from ..tables import BATTLE_DICE, STACKING_LIMIT, TURNS
from ..units import (
    DIVISION,
    KIND_NAMES,
    KINDS,
    MECHANIZED,
    NV,
    NV_DIVISION,
    NV_REDUCED,
    PROVINCES,
    RANGER,
    RIVER_PATROL,
    SAIGON,
    SPACE,
    SPACE_IDS,
    SV,
    SV_KINDS,
    UNIT,
    UNIT_KEYS,
    VC,
)  # fmt: skip
from .opponent import Answer, Opponent, because, kind_of, space_of, worth

AIR_WANTED = 4  # markers worth buying before the last turns


class Order(NamedTuple):
    slot: int
    to: int
    reason: str


class South(Opponent):
    CARD_VALUES = {
        "E-01": 1, "E-02": 1.5, "E-03": 2, "E-04": 4, "E-05": 0.6, "E-06": 0.8, "E-07": 0.2, "E-08": 0.1,
        "E-09": -1, "E-10": -1.5, "E-11": -3, "E-12": 0, "E-13": -2.8, "E-14": -2, "E-15": -2.2, "E-16": -2.6,
        "E-17": -0.5, "E-18": -1.8, "E-19": -0.8, "E-20": -0.9,
    }  # fmt: skip

    def setup_place(self, s: State, d: Decision, ties: Random) -> Answer:
        if "suggested" in d.keys:
            return "suggested", because("no_gap", d.rule)
        criteria: list[Criterion[str]] = [
            where("empty", lambda key: not count(s, SV, SPACE[key])),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    def availability_extra(self, s: State, d: Decision, ties: Random) -> Answer:
        """+1 markers are for the crisis: when NV stands in or next to Saigon, or on the last two turns."""
        danger = s.turn >= TURNS - 1 or count(s, NV, SAIGON) > 0
        if "plus1" in d.keys and danger:
            return "plus1", because("more_activations", d.rule)
        return "done", because("enough_activations", d.rule)

    # --- events

    def event_province(self, s: State, d: Decision, ties: Random) -> Answer:
        """Air Strikes: Saigon, else where few NV units hold much."""
        criteria: list[Criterion[str]] = [
            where("saigon", lambda key: SPACE[key] == SAIGON),
            where("contested", lambda key: count(s, SV, SPACE[key]) > 0),
            fewest("weak", lambda key: count(s, NV, SPACE[key])),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    def event_hit(self, s: State, d: Decision, ties: Random) -> Answer:
        """A unit that is removed rather than one that is reduced."""
        order = (NV_REDUCED, VC, NV_DIVISION)
        key = min(d.keys, key=lambda key: order.index(kind_of(key)))
        return key, because("kill", d.rule)

    def event_push(self, s: State, d: Decision, ties: Random) -> Answer:
        order = (NV_DIVISION, NV_REDUCED, VC)
        key = min(d.keys, key=lambda key: order.index(kind_of(key)))
        return key, because("push_strong", d.rule)

    def event_redeploy(self, s: State, d: Decision, ties: Random) -> Answer:
        """Strong units into Saigon while there is room for them."""
        keys = [
            key for key in d.keys
            if key != "done" and space_of(key) != SAIGON and kind_of(key) != RIVER_PATROL
        ]  # fmt: skip
        if count(s, SV, SAIGON) >= STACKING_LIMIT or not keys:
            return "done", because("saigon_full", d.rule)
        criteria: list[Criterion[str]] = [
            most("strong", lambda key: worth(kind_of(key))),
            where("in_danger", lambda key: count(s, NV, space_of(key)) > 0),
            fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
        ]
        return self.by_priority(d, keys, criteria, ties)

    def event_to(self, s: State, d: Decision, ties: Random) -> Answer:
        """To Saigon, or as near to it as there is room."""
        criteria: list[Criterion[str]] = [
            where("room", lambda key: count(s, SV, SPACE[key]) < STACKING_LIMIT),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    # --- movement

    def turn8_activate(self, s: State, d: Decision, ties: Random) -> Answer:
        hunt = [key for key in d.keys if kind_of(key) in (RANGER, RIVER_PATROL) and s.units[SAIGON * KINDS + VC]]
        return (hunt or d.keys)[0], because("saigon_fights", d.rule)

    def move_unit(self, s: State, d: Decision, ties: Random) -> Answer:
        order = self.next_order(s)
        if order is not None:
            return UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to])
        if "air" in d.keys and points_left(s) > self._attack_reserve(s):
            if s.air < AIR_WANTED or s.turn >= TURNS - 2:
                return "air", because("buy_air", "S.2")
        return "done", because("no_more_orders", d.rule)

    def move_to(self, s: State, d: Decision, ties: Random) -> Answer:
        order = self.next_order(s)
        assert order is not None
        return SPACE_IDS[order.to], because(order.reason, d.rule, to=SPACE_IDS[order.to])

    def move_count(self, s: State, d: Decision, ties: Random) -> Answer:
        return "1", because("one_by_one", d.rule)

    def next_order(self, s: State) -> Order | None:
        """Fill Saigon; relieve a contested Saigon; walk into provinces that only militia holds; come nearer."""
        slots = [UNIT[key] for key in movable(s)]
        if points_left(s) <= 0 or not slots:
            return None
        return (
            self._fill_saigon(s, slots)
            or self._liberate(s, slots)
            or self._strengthen_saigon(s, slots)
            or self._fall_back(s, slots)
        )

    def _fill_saigon(self, s: State, slots: list[int]) -> Order | None:
        """Five units in Saigon, the strongest that can come, from where they are needed least."""
        if count(s, SV, SAIGON) >= STACKING_LIMIT:
            return None
        able = [i for i in slots if i // KINDS != SAIGON and SAIGON in destinations(s, i)]
        if not able:
            return None
        best = max(able, key=lambda i: (worth(i % KINDS), not by_air(s, i, SAIGON), self._idle(s, i), -i))
        return Order(best, SAIGON, "fill_saigon")

    def _strengthen_saigon(self, s: State, slots: list[int]) -> Order | None:
        """When Saigon is full of weak units and a full division is next door, make room for it."""
        if count(s, SV, SAIGON) < STACKING_LIMIT or both_sides(s, SAIGON) or points_left(s) < 2:
            return None
        divisions = [i for i in slots if i % KINDS == DIVISION and SAIGON in s.board.adjacent[i // KINDS]]
        weak = [i for i in slots if i // KINDS == SAIGON and i % KINDS not in (DIVISION,)]
        if not divisions or not weak:
            return None
        for i in weak:
            ways = [
                p for p in destinations(s, i)
                if not by_air(s, i, p) and not count(s, NV, p) and count(s, SV, p) < STACKING_LIMIT
            ]  # fmt: skip
            if ways:
                return Order(i, min(ways, key=lambda p: (count(s, SV, p), s.board.to_saigon[p])), "make_room")
        return None

    def _liberate(self, s: State, slots: list[int]) -> Order | None:
        """A province that only militia holds returns to SV as soon as a unit enters it: one desertion risk less."""
        lone = [p for p in PROVINCES if s.militia[p] and not count(s, NV, p) and not count(s, SV, p)]
        best: Order | None = None
        best_score = (0, 0)
        for p in lone:
            for i in slots:
                if i // KINDS == SAIGON or by_air(s, i, p) or p not in destinations(s, i):
                    continue
                score = (1 + self._idle(s, i), -worth(i % KINDS))
                if best is None or score > best_score:
                    best, best_score = Order(i, p, "liberate"), score
        return best if best_score[0] > 1 or best is None or s.turn >= 3 else None

    def _fall_back(self, s: State, slots: list[int]) -> Order | None:
        """Full divisions that stand alone against many come a step nearer to Saigon, into provinces with room."""
        distance = s.board.to_saigon
        for i in slots:
            p, kind = divmod(i, KINDS)
            if kind != DIVISION or p == SAIGON or count(s, NV, p) < count(s, SV, p) + 2:
                continue
            ways = [q for q in s.board.adjacent[p] if distance[q] < distance[p] and not count(s, NV, q)
                    and not s.militia[q] and count(s, SV, q) < STACKING_LIMIT]  # fmt: skip
            if ways:
                return Order(i, min(ways, key=lambda q: distance[q]), "fall_back")
        return None

    def _idle(self, s: State, slot: int) -> int:
        """How little a unit is missed where it stands: 2 with company and no enemy about, 1 with company, 0 alone."""
        p = slot // KINDS
        if count(s, SV, p) < 2:
            return 0
        near = count(s, NV, p) + sum(count(s, NV, q) for q in s.board.adjacent[p])
        return 1 if near else 2

    def _attack_reserve(self, s: State) -> int:
        """Activations kept for attacks that are worth making."""
        return sum(
            sum(fresh(s, p * KINDS + k) for k in SV_KINDS)
            for p in PROVINCES
            if both_sides(s, p) and self._worthwhile(s, p)
        )

    # --- combat

    def combat_declare(self, s: State, d: Decision, ties: Random) -> Answer:
        """Saigon if NV holds it; elsewhere only with far more dice than the enemy."""
        good = [key for key in d.keys if key != "done" and self._worthwhile(s, SPACE[key])]
        if not good and "done" in d.keys:
            return "done", because("no_good_attack", d.rule)
        criteria: list[Criterion[str]] = [
            where("saigon", lambda key: SPACE[key] == SAIGON),
            most("odds", lambda key: count(s, SV, SPACE[key]) - count(s, NV, SPACE[key])),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, good or [key for key in d.keys if key != "done"], criteria, ties)

    def _worthwhile(self, s: State, p: int) -> bool:
        sv, nv = count(s, SV, p), count(s, NV, p)
        if not nv or not sv:
            return False
        if p == SAIGON and s.militia[p]:
            return True
        hunters = s.units[p * KINDS + RANGER] + s.units[p * KINDS + RIVER_PATROL]
        if nv == s.units[p * KINDS + VC] and not hunters:
            return False
        able = sum(s.activated[p * KINDS + k] for k in SV_KINDS)
        able += min(points_left(s), sum(fresh(s, p * KINDS + k) for k in SV_KINDS))
        ours = min(BATTLE_DICE, able + min(s.air, able))
        theirs = min(BATTLE_DICE, nv + (1 if s.militia[p] else 0))
        return ours >= 2 * theirs + 1

    def combat_units(self, s: State, d: Decision, ties: Random) -> Answer:
        for key in ("all", *KIND_NAMES[:NV_DIVISION]):
            if key in d.keys:
                return key, because("all_in", d.rule)
        return "done", because("all_in", d.rule)

    def combat_bonus(self, s: State, d: Decision, ties: Random) -> Answer:
        for key in ("counter_attack", "air"):
            if key in d.keys:
                return key, because("bonus_die", d.rule)
        return "none", because("keep_token", d.rule)

    def combat_intelligence(self, s: State, d: Decision, ties: Random) -> Answer:
        for key in ("nv/X", "nv/R", "sv/blank"):
            if key in d.keys:
                return key, because("spoil", d.rule)
        return "none", because("nothing_to_gain", d.rule)

    def combat_stubborn(self, s: State, d: Decision, ties: Random) -> Answer:
        return "yes", because("hold", d.rule)

    def combat_loss(self, s: State, d: Decision, ties: Random) -> Answer:
        """Full divisions first: they stay on the map, reduced. Then the units that are missed least."""
        order = (DIVISION, MECHANIZED, 1, 3, 4, RANGER, RIVER_PATROL)
        key = min(d.keys, key=lambda key: order.index(kind_of(key)))
        return key, because("keep_numbers", d.rule)

    def combat_retreat(self, s: State, d: Decision, ties: Random) -> Answer:
        """Out of Saigon the weakest goes; elsewhere the strongest is brought to safety."""
        sign = 1 if d.values["space"] == "saigon" else -1
        key = min(d.keys, key=lambda key: sign * worth(kind_of(key)))
        return key, because("keep_strength", d.rule)

    def retreat_to(self, s: State, d: Decision, ties: Random) -> Answer:
        """The last unit holds its ground; others go towards Saigon."""
        if "stay" in d.keys:
            return "stay", because("hold", d.rule)
        keys = [key for key in d.keys if key in SPACE]
        if not keys:
            return d.keys[0], because("only", d.rule, count=1)
        return min(keys, key=lambda key: s.board.to_saigon[SPACE[key]]), because("near_saigon", d.rule)

    withdraw_to = retreat_to

    def combat_withdraw(self, s: State, d: Decision, ties: Random) -> Answer:
        """Full divisions leave a lost fight for Saigon, if there is room for them there."""
        p = SPACE[d.values["space"]]
        lost = p != SAIGON and count(s, NV, p) >= count(s, SV, p) + 3
        divisions = [key for key in d.keys if key != "done" and kind_of(key) == DIVISION]
        if lost and divisions and SAIGON in s.board.adjacent[p] and count(s, SV, SAIGON) < STACKING_LIMIT:
            return divisions[0], because("fall_back", d.rule, to="saigon")
        return "done", because("hold", d.rule)

    def desertion_unit(self, s: State, d: Decision, ties: Random) -> Answer:
        """Not from Saigon if it can be helped; a division that is only reduced before a unit that is gone."""
        criteria: list[Criterion[str]] = [
            where("not_saigon", lambda key: space_of(key) != SAIGON),
            where("only_reduced", lambda key: kind_of(key) == DIVISION),
            where("company", lambda key: count(s, SV, space_of(key)) > 1),
            most("far", lambda key: s.board.to_saigon[space_of(key)]),
        ]
        return self.by_priority(d, d.keys, criteria, ties)
