"""The NV opponent: targets in order of importance, enough units for each, combat where the dice favour it."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Decision
from indochina.core.dice import Random
from indochina.core.priorities import Criterion, fewest, most, where

from ..availability import points_left
from ..control import control
from ..retreat import refuges
from ..state import State, count, fresh
from ..tables import BATTLE_DICE, STACKING_LIMIT, TURNS, VC_ACTIVATIONS
from ..units import (
    KIND_NAMES,
    KINDS,
    NV,
    NV_DIVISION,
    NV_KINDS,
    NV_REDUCED,
    PARATROOPER,
    PROVINCES,
    RESERVE,
    SAIGON,
    SPACE,
    SPACE_IDS,
    SV,
    UNIT_KEYS,
    VC,
)  # fmt: skip
from .opponent import Answer, Opponent, because, kind_of, space_of, steps, worth

LATE = 4  # the turn from which markers are spent freely


class Order(NamedTuple):
    """Move units of one slot to a target, and why."""

    slot: int
    to: int
    number: int
    reason: str


class North(Opponent):
    CARD_VALUES = {
        "E-01": -1, "E-02": -4, "E-03": -2, "E-04": -3, "E-05": -1, "E-06": -1.5, "E-07": -3.5, "E-08": -0.5,
        "E-09": 2, "E-10": 2.5, "E-11": 2.2, "E-12": 3, "E-13": 1, "E-14": 1.5, "E-15": 2.1, "E-16": 2.8,
        "E-17": 4, "E-18": 1.2, "E-19": 2.4, "E-20": 0.5,
    }  # fmt: skip

    # --- availability and events

    def availability_extra(self, s: State, d: Decision, ties: Random) -> Answer:
        """From turn 4 +1 markers make up for a poor roll; tokens are kept for strategic movement."""
        if "plus1" in d.keys and s.turn >= LATE:
            return "plus1", because("more_activations", d.rule)
        return "done", because("enough_activations", d.rule)

    def event_province(self, s: State, d: Decision, ties: Random) -> Answer:
        """Evacuation: where the units have nowhere to go, else where they leave the road to Saigon open."""

        def lost(key: str) -> float:
            p = SPACE[key]
            kinds = [k for k in range(NV_DIVISION) for _ in range(s.units[p * KINDS + k])]
            return min(2, sum(not refuges(s, p, k) for k in kinds))

        criteria: list[Criterion[str]] = [
            most("lost", lost),
            where("emptied", lambda key: count(s, SV, SPACE[key]) <= 2),
            where("contested", lambda key: count(s, NV, SPACE[key]) > 0),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    def event_freeze(self, s: State, d: Decision, ties: Random) -> Answer:
        """The units that could best come to the help of Saigon."""
        keys = [key for key in d.keys if key != "done"]
        if not keys:
            return "done", because("only", d.rule, count=1)
        criteria: list[Criterion[str]] = [
            where("fly", lambda key: kind_of(key) == PARATROOPER),
            most("strong", lambda key: worth(kind_of(key))),
            fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
        ]
        return self.by_priority(d, keys, criteria, ties)

    def event_divert(self, s: State, d: Decision, ties: Random) -> Answer:
        """A unit that has nowhere to go, else a strong one out of Saigon or near it."""

        def stuck(key: str) -> bool:
            near = [p for p in s.board.adjacent[space_of(key)] if control(s, p) == SV]
            return all(count(s, SV, p) >= STACKING_LIMIT for p in near)

        criteria: list[Criterion[str]] = [
            where("lost", stuck),
            fewest("near_saigon", lambda key: s.board.to_saigon[space_of(key)]),
            most("strong", lambda key: worth(kind_of(key))),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    def event_vc(self, s: State, d: Decision, ties: Random) -> Answer:
        """A battalion from the reserve, if there is one and an open province to take."""
        reserve = UNIT_KEYS[RESERVE * KINDS + VC]
        if reserve in d.keys and self._open(s):
            return reserve, because("take_open", d.rule)
        return "done", because("nothing_to_gain", d.rule)

    def event_to(self, s: State, d: Decision, ties: Random) -> Answer:
        """Viet Cong Infiltration: into the open province nearest to Saigon."""
        criteria: list[Criterion[str]] = [
            where("open", lambda key: SPACE[key] in self._open(s)),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, d.keys, criteria, ties)

    def _open(self, s: State) -> list[int]:
        """Provinces that a single unit takes: no SV unit, no militia, no NV unit."""
        return [p for p in PROVINCES if not s.militia[p] and not count(s, SV, p) and not count(s, NV, p)]

    # --- movement

    def momentum_strategic(self, s: State, d: Decision, ties: Random) -> Answer:
        """On the last two turns, or once the siege has begun: two divisions straight into Saigon."""
        room = STACKING_LIMIT - count(s, NV, SAIGON)
        divisions = sum(fresh(s, p * KINDS + NV_DIVISION) for p in (*PROVINCES, RESERVE) if p != SAIGON)
        if room >= 2 and divisions >= 2 and (s.turn >= TURNS - 1 or count(s, NV, SAIGON)):
            return "strategic", because("storm_saigon", d.rule)
        return "done", because("keep_token", d.rule)

    def momentum_unit(self, s: State, d: Decision, ties: Random) -> Answer:
        keys = [key for key in d.keys if key != "done" and space_of(key) != SAIGON]
        if not keys:
            return "done", because("nothing_to_gain", d.rule)
        criteria: list[Criterion[str]] = [
            most("strong", lambda key: worth(kind_of(key))),
            where("in_reserve", lambda key: space_of(key) == RESERVE),
            most("far", lambda key: s.board.to_saigon[space_of(key)] if space_of(key) != RESERVE else 0),
        ]
        return self.by_priority(d, keys, criteria, ties)

    def momentum_to(self, s: State, d: Decision, ties: Random) -> Answer:
        return "saigon", because("storm_saigon", d.rule)

    def move_unit(self, s: State, d: Decision, ties: Random) -> Answer:
        if "reconstitute" in d.keys:
            return "reconstitute", because("rebuild", "S.6b")
        order = self.next_order(s)
        if order is None:
            return "done", because("no_more_orders", d.rule)
        return UNIT_KEYS[order.slot], because(order.reason, d.rule, to=SPACE_IDS[order.to])

    def move_to(self, s: State, d: Decision, ties: Random) -> Answer:
        order = self.next_order(s)
        assert order is not None
        return SPACE_IDS[order.to], because(order.reason, d.rule, to=SPACE_IDS[order.to])

    def move_count(self, s: State, d: Decision, ties: Random) -> Answer:
        order = self.next_order(s)
        assert order is not None
        return str(min(order.number, len(d.keys))), because(order.reason, d.rule, to=SPACE_IDS[order.to])

    def next_order(self, s: State) -> Order | None:
        """The first move that the list of targets asks for. The list is made anew for every order."""
        points = points_left(s)
        vc_left = VC_ACTIVATIONS - s.vc_spent
        taken = bytearray(len(s.units))  # units already spoken for by a target higher on the list
        for target in self.targets(s):
            here = [target * KINDS + k for k in NV_KINDS]
            present = sum(s.units[i] for i in here)
            defended = count(s, SV, target)
            wanted = min(STACKING_LIMIT, steps(s, target) + 1) if defended else 1
            sources = self._sources(s, target, taken, defended > 0)
            divisions = [i for i in sources if i % KINDS != VC]
            battalions = [i for i in sources if i % KINDS == VC]
            # units that stand there already attack first
            staying = [i for i in here if i % KINDS != VC for _ in range(fresh(s, i))]
            reserved = min(points, len(staying)) if defended else 0
            budget = points - reserved
            reach = min(budget, sum(fresh(s, i) - taken[i] for i in divisions))
            reach_vc = min(vc_left, sum(fresh(s, i) - taken[i] for i in battalions))
            if defended and not present and present + reach + reach_vc < min(3, wanted):
                continue
            for i in here:
                taken[i] = s.units[i]
            points = budget
            missing = wanted - present
            if missing <= 0:
                continue
            for i in battalions if not defended else [*divisions, *battalions]:
                number = min(fresh(s, i) - taken[i], missing, vc_left if i % KINDS == VC else budget)
                if number > 0:
                    return Order(i, target, number, "attack" if defended else "take_open")
            if not defended:
                for i in sorted(divisions, key=lambda i: worth(i % KINDS)):
                    if fresh(s, i) > taken[i] and budget:
                        return Order(i, target, 1, "take_open")
        return self._advance(s, taken, points)

    def targets(self, s: State) -> list[int]:
        """Saigon when it can be stormed; open provinces; then the weakest defended ones, nearest to Saigon first."""
        distance = s.board.to_saigon
        near_saigon = sum(count(s, NV, p) for p in (*s.board.adjacent[SAIGON], SAIGON))
        storm = count(s, NV, SAIGON) or (near_saigon >= 3 and (s.turn >= TURNS - 2 or steps(s, SAIGON) <= 4))
        targets = [SAIGON] if storm else []
        open_provinces = [p for p in self._open(s) if p != SAIGON]
        targets += sorted(open_provinces, key=lambda p: (distance[p], p))
        fights = [p for p in PROVINCES if count(s, SV, p) and p not in targets and p != SAIGON]
        targets += sorted(fights, key=lambda p: (not count(s, NV, p), steps(s, p) + distance[p], p))
        if not storm and s.turn >= LATE:
            targets.append(SAIGON)
        return targets

    def _sources(self, s: State, target: int, taken: bytearray, attack: bool) -> list[int]:
        """Slots that can send units: the reserve to a border province, then neighbours, the farthest from Saigon first.

        Nobody leaves Saigon, nor a province where SV units would be left alone, except for Saigon itself.
        """
        spaces = [RESERVE] if s.board.border[target] else []
        near = sorted(s.board.adjacent[target], key=lambda p: -s.board.to_saigon[p])
        spaces += [p for p in near if p != SAIGON and (not count(s, SV, p) or target == SAIGON)]
        kinds = (NV_DIVISION, NV_REDUCED, VC)
        slots = [p * KINDS + k for p in spaces for k in kinds]
        return [i for i in slots if fresh(s, i) > taken[i]]

    def _advance(self, s: State, taken: bytearray, points: int) -> Order | None:
        """What is left moves a step nearer to Saigon through NV provinces, then comes out of the reserve."""
        distance = s.board.to_saigon
        if points <= 0:
            return None
        for p in sorted(PROVINCES, key=lambda p: -distance[p]):
            if count(s, SV, p):
                continue
            for k in (NV_DIVISION, NV_REDUCED):
                i = p * KINDS + k
                if fresh(s, i) <= taken[i]:
                    continue
                for q in sorted(s.board.adjacent[p], key=lambda q: distance[q]):
                    if distance[q] < distance[p] and q != SAIGON and control(s, q) == NV and self._room(s, q):
                        return Order(i, q, 1, "advance")
        for k in (NV_DIVISION, NV_REDUCED):
            i = RESERVE * KINDS + k
            if fresh(s, i) > taken[i]:
                for q in sorted(s.board.border_provinces, key=lambda q: distance[q]):
                    if control(s, q) == NV and self._room(s, q):
                        return Order(i, q, min(points, self._room(s, q), fresh(s, i) - taken[i]), "advance")
        return None

    def _room(self, s: State, p: int) -> int:
        return STACKING_LIMIT - count(s, NV, p)

    # --- combat

    def combat_declare(self, s: State, d: Decision, ties: Random) -> Answer:
        """Saigon first; everywhere where NV rolls at least half as many dice as SV could."""
        good = [key for key in d.keys if key != "done" and self._worthwhile(s, SPACE[key])]
        if not good:
            return "done", because("no_good_attack", d.rule)
        criteria: list[Criterion[str]] = [
            where("saigon", lambda key: SPACE[key] == SAIGON),
            most("odds", lambda key: self._attackers(s, SPACE[key]) - count(s, SV, SPACE[key])),
            fewest("near_saigon", lambda key: s.board.to_saigon[SPACE[key]]),
        ]
        return self.by_priority(d, good, criteria, ties)

    def _attackers(self, s: State, p: int) -> int:
        units = sum(s.activated[p * KINDS + k] for k in NV_KINDS)
        more = sum(fresh(s, p * KINDS + k) for k in (NV_DIVISION, NV_REDUCED))
        vc = min(VC_ACTIVATIONS - s.vc_spent, fresh(s, p * KINDS + VC))
        return units + min(points_left(s), more) + vc

    def _worthwhile(self, s: State, p: int) -> bool:
        if p == SAIGON or s.turn == TURNS:
            return True
        bonus = 1 if s.infiltration and s.board.border[p] else 0
        ours = min(BATTLE_DICE, self._attackers(s, p) + bonus)
        theirs = min(BATTLE_DICE, count(s, SV, p) + min(s.air, count(s, SV, p)))
        return ours * 3 >= theirs * 2

    def combat_units(self, s: State, d: Decision, ties: Random) -> Answer:
        for key in ("all", *(KIND_NAMES[k] for k in (NV_DIVISION, NV_REDUCED, VC)), "done"):
            if key in d.keys:
                return key, because("all_in", d.rule)
        return d.keys[0], because("all_in", d.rule)

    def combat_vc(self, s: State, d: Decision, ties: Random) -> Answer:
        return d.keys[-1], because("all_in", d.rule)

    def combat_bonus(self, s: State, d: Decision, ties: Random) -> Answer:
        """Infiltration markers and Uprising wherever they count; Momentum Tokens only for Saigon."""
        for key in ("infiltration", "uprising"):
            if key in d.keys:
                return key, because("bonus_die", d.rule)
        if "momentum" in d.keys and d.values["space"] == "saigon":
            return "momentum", because("storm_saigon", d.rule)
        return "none", because("keep_token", d.rule)

    def combat_reroll(self, s: State, d: Decision, ties: Random) -> Answer:
        if "nv/blank" in d.keys and s.turn >= TURNS - 1:
            return "nv/blank", because("blank_again", d.rule)
        return "none", because("keep_token", d.rule)

    def combat_corruption(self, s: State, d: Decision, ties: Random) -> Answer:
        return "yes", because("spare_units", d.rule)

    def combat_paralysed(self, s: State, d: Decision, ties: Random) -> Answer:
        return "yes", because("hit_harder", d.rule)

    def combat_armoured(self, s: State, d: Decision, ties: Random) -> Answer:
        return "yes", because("hit_harder", d.rule)

    def combat_loss(self, s: State, d: Decision, ties: Random) -> Answer:
        """Full divisions first: they stay on the map, reduced. Then VC, then reduced divisions."""
        order = (NV_DIVISION, VC, NV_REDUCED)
        key = min(d.keys, key=lambda key: order.index(kind_of(key)))
        return key, because("keep_numbers", d.rule)

    def combat_retreat(self, s: State, d: Decision, ties: Random) -> Answer:
        order = (NV_REDUCED, NV_DIVISION, VC)
        key = min(d.keys, key=lambda key: order.index(kind_of(key)))
        return key, because("keep_strength", d.rule)

    def retreat_to(self, s: State, d: Decision, ties: Random) -> Answer:
        """The last unit stays; in Saigon a full division is reduced rather than give way; else the reserve to rebuild,
        or the province nearest to Saigon."""
        if "stay" in d.keys:
            return "stay", because("hold", d.rule)
        if "reduce" in d.keys and (d.values["space"] == "saigon" or len(d.keys) == 1 or "eliminate" in d.keys):
            return "reduce", because("hold", d.rule)
        if "reserve" in d.keys:
            return "reserve", because("rebuild", d.rule)
        keys = [key for key in d.keys if key in SPACE] or d.keys
        key = min(keys, key=lambda key: s.board.to_saigon[SPACE[key]] if key in SPACE else 99)
        return key, because("near_saigon", d.rule)
