"""8.7.3 Patrol by the Non-player ARVN: to LoCs with enemies, then to the Cities, also those it has just left."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from indochina.core.decision import Choice

from ...board import ADJACENT_LOCS, ADJACENT_ROADS, CITIES, IDS, LOCS, POP, SAIGON, SPACE, steps_from
from ...components.control import coin_control
from ...components.pieces import (
    ACTIVE_GUERRILLAS,
    ARVN,
    ARVN_CUBES,
    ARVN_TROOP,
    COIN_TROOPS,
    KIND,
    KIND_NAMES,
    NVA_TROOP,
    POLICE,
)
from ...operations.assault_space import arvn_hits
from ...operations.moving import piece_key
from ...operations.patrol import patrol_cost, patrol_reach
from ...state import State, coin, count, insurgents, move, spaces_with, total
from ..order import units
from ..turn import Answers, Turn, fewest, most, where
from .assault_plan import hidden
from .limits import affordable, amount, limited, spare
from .special import answer_activity

RULE = "8.7.3"
RAID_PATROL = "raid_patrol"
"""8.7.3 A Patrol that a Raid precedes, because there is nothing worth the Assault that it was to precede."""
FROM_SAIGON = steps_from(SAIGON, ADJACENT_ROADS)
"""8.7.3 How far LoCs and Cities are from Saigon, along them."""
KEPT = 3
"""8.7.3 Cubes on a contested LoC, and US and ARVN cubes and Special Forces in a City or Province, at least."""


# --- when -------------------------------------------------------------------------------------------------------------


def reached(s: State, past_locs: bool) -> set[int]:
    """Cities a Patrol from Saigon reaches; `past_locs`: as if there were no enemies on LoCs."""
    seen, border = {SAIGON}, [SAIGON]
    while border:
        here = border.pop()
        if here != SAIGON and insurgents(s, here) and not (past_locs and here in LOCS):
            continue
        for there in ADJACENT_ROADS[here]:
            if there not in seen:
                seen.add(there)
                border.append(there)
    return {x for x in seen if x in CITIES}


def blocked_cities(s: State) -> list[int]:
    """8.7.3 Cities that a Patrol from Saigon does not reach because of units on LoCs."""
    return sorted(reached(s, past_locs=True) - reached(s, past_locs=False))


# --- moving -----------------------------------------------------------------------------------------------------------


class Planning:
    """8.7.3 A Patrol while it is made out, on a copy of the map. Nobody moves on from a destination."""

    def __init__(self, t: Turn, s: State) -> None:
        self.t = t
        self.w = s.copy()
        self.starts = {x: set(patrol_reach(s, x)) for x in spaces_with(s, ARVN_CUBES)}
        self.ends: set[int] = set()
        self.moves: dict[tuple[int, int, int], int] = {}
        """From, kind, to: how many."""

    def make(self) -> list[tuple[int, int, int, int]]:
        self.contest_locs()
        self.hold_cities()
        return [(start, kind, end, n) for (start, kind, end), n in self.moves.items()]

    def leaving(self, start: int, kind: int, freely: bool) -> int:
        """8.7.3 Cubes of a kind that may leave. LoCs, and `freely` Cities, may be emptied; elsewhere COIN Control,
        three units, the last US or ARVN Troop and the last Police stay."""
        w = self.w
        n = count(w, kind, start)
        if start in LOCS or (freely and start in CITIES):
            return n
        others = count(w, POLICE, start) if kind == POLICE else total(w, COIN_TROOPS, start)
        return max(0, min(n, others - 1, units(w, start) - KEPT, spare(w, start)))

    def able(self, end: int, kinds: tuple[int, ...], freely: bool) -> dict[int, int]:
        """How many cubes of these kinds can come to a space, by origin."""
        found = {}
        for start, reach in self.starts.items():
            if start != end and end in reach and start not in self.ends:
                found[start] = self.together(start, kinds, freely)
        return {start: n for start, n in found.items() if n}

    def together(self, start: int, kinds: tuple[int, ...], freely: bool) -> int:
        """Cubes of several kinds that may leave at once."""
        n = sum(self.leaving(start, kind, freely) for kind in kinds)
        if start in LOCS or (freely and start in CITIES):
            return n
        return max(0, min(n, units(self.w, start) - KEPT, spare(self.w, start)))

    def bring(self, end: int, n: int, kinds: tuple[int, ...], freely: bool = False) -> int:
        """Move n cubes to a space: of each kind in turn, from where most cubes can come. Returns how many."""
        left = n
        for kind in kinds:
            while left and (able := self.able(end, (kind,), freely)):
                start = self.t.pick(
                    "np.arvn.patrol.from",
                    RULE,
                    able,
                    most("np.arvn.cubes_able", lambda x: self.together(x, ARVN_CUBES, freely)),
                )
                assert start is not None
                there = count(self.w, kind, start)
                moved = move(self.w, kind, start, end, min(left, able[start]))
                group = {"space": IDS[start], "end": IDS[end], "piece": KIND_NAMES[kind]}
                self.t.note("np.arvn.patrol.leaving", RULE, **group, n=moved, of=there)
                if moved == able[start] < there:
                    self.t.note("np.arvn.patrol.stay", RULE, space=IDS[start], n=there - moved)
                self.moves[start, kind, end] = self.moves.get((start, kind, end), 0) + moved
                self.ends.add(end)
                left -= moved
        return n - left

    def can_come(self, end: int, needed: int, freely: bool) -> bool:
        """8.7.3 So many cubes as a destination needs can come; it is written down how many."""
        able = sum(self.able(end, ARVN_CUBES, freely).values())
        word = "np.arvn.patrol.needs" if able >= needed else "np.arvn.patrol.too_few"
        self.t.note(word, RULE, space=IDS[end], n=needed, able=able)
        return able >= needed

    def contest_locs(self) -> None:
        """8.7.3 To LoCs with enemies, the nearest to Saigon first, three cubes or twice the enemies, if so many can."""
        w = self.w
        left = [loc for loc in LOCS if insurgents(w, loc)]
        if not left:
            self.t.skip(RULE, "np.arvn.patrol.loc")
        while left:
            loc = self.t.pick(
                "np.arvn.patrol.loc",
                RULE,
                left,
                fewest("np.arvn.distance", lambda x: FROM_SAIGON[x]),
                where("np.arvn.underground", lambda x: hidden(w, x) > 0),
            )
            assert loc is not None
            left.remove(loc)
            needed = max(KEPT, 2 * insurgents(w, loc)) - total(w, ARVN_CUBES, loc)
            if needed <= 0:
                self.ends.add(loc)
                self.t.note("np.arvn.patrol.enough", RULE, space=IDS[loc])
            elif self.can_come(loc, needed, freely=True):
                self.bring(loc, needed, (POLICE, ARVN_TROOP), freely=True)

    def by_population(self, cities: list[int], word: str) -> Iterator[int]:
        """Cities, the highest Population first."""
        if not cities:
            self.t.skip(RULE, word)
        while cities:
            city = self.t.pick(word, RULE, cities, most("np.arvn.population", lambda x: POP[x]))
            assert city is not None
            cities.remove(city)
            yield city

    def hold_cities(self) -> None:
        """8.7.3 COIN Control of all Cities possible; then three units, a Troop and a Police in each of those."""
        w = self.w
        lost = [x for x in CITIES if not coin_control(w, x) and self.able(x, ARVN_CUBES, False)]
        for city in self.by_population(lost, "np.arvn.patrol.control"):
            needed = insurgents(w, city) - coin(w, city) + 1
            if self.can_come(city, needed, freely=False):
                self.bring(city, needed, (POLICE, ARVN_TROOP))
        weak = [x for x in CITIES if coin_control(w, x) and any(self.lacks(x)) and self.able(x, ARVN_CUBES, False)]
        for city in self.by_population(weak, "np.arvn.patrol.garrison"):
            troops, police, some = self.lacks(city)
            self.t.note("np.arvn.patrol.city", RULE, space=IDS[city], troops=troops, police=police, n=some)
            self.bring(city, troops, (ARVN_TROOP,))
            self.bring(city, police, (POLICE,))
            self.bring(city, self.lacks(city)[2], (POLICE, ARVN_TROOP))

    def lacks(self, city: int) -> tuple[int, int, int]:
        """What a City lacks: a Troop, a Police, and units up to three."""
        w = self.w
        return int(not total(w, COIN_TROOPS, city)), int(not count(w, POLICE, city)), max(0, KEPT - units(w, city))


def loc_losses(s: State, loc: int) -> int:
    """3.2.2 Enemies that the free Assault on a LoC would remove, Guerrillas there being Activated."""
    return min(arvn_hits(s, loc), total(s, (NVA_TROOP, *ACTIVE_GUERRILLAS), loc))


# --- the questions of Patrol ------------------------------------------------------------------------------------------


def patrol_conditions(t: Turn) -> bool:
    """8.7.3 Enemies on a LoC at Saigon, or LoCs that block the way from Saigon to a City."""
    s = t.s
    near = [loc for loc in ADJACENT_LOCS[SAIGON] if insurgents(s, loc)]
    if t.test("np.arvn.patrol.if_saigon", RULE, bool(near), spaces=[IDS[x] for x in near]):
        return True
    cities = blocked_cities(s)
    return t.test("np.arvn.patrol.if_blocked", RULE, bool(cities), spaces=[IDS[x] for x in cities])


def can_patrol(t: Turn) -> bool:
    """8.7.3 It can pay, and cubes would move or the free Assault would remove an enemy."""
    s = t.s
    if not affordable(t, patrol_cost(s, ARVN)):
        return False
    return bool(Planning(t.dry(), s).make()) or any(
        min(arvn_hits(s, loc), loc_losses(s, loc) + min(hidden(s, loc), total(s, ARVN_CUBES, loc))) for loc in LOCS
    )


def patrol_origin(t: Turn) -> Choice | None:
    """As planned; before that the Raid, if the Assault that it belongs to became this Patrol."""
    if "raid" in t.keys and t.told("action").get("what") == f"np.arvn.{RAID_PATROL}":
        return t.answer("raid", "np.arvn.raid", "8.7.4")
    plan = t.plan("patrol.origin")
    if plan is None:
        moves = Planning(t, t.s).make()
        if limited(t):  # 2.3.5 all to one destination
            moves = [step for step in moves if step[2] == moves[0][2]]
        plan = [[IDS[start], KIND_NAMES[kind], IDS[end], n] for start, kind, end, n in moves], 0
    moves_left, i = plan
    if i >= len(moves_left) or moves_left[i][0] not in t.keys:
        return None
    memory = {} if i else {"plan": moves_left, "card": t.s.current}
    return t.answer(moves_left[i][0], "np.arvn.patrol", RULE, **memory)


def patrol_step(t: Turn) -> list[Any] | None:
    """The move that is being made."""
    plan = t.plan("patrol.origin")
    return plan[0][plan[1] - 1] if plan is not None and plan[1] <= len(plan[0]) else None


def patrol_destination(t: Turn) -> Choice | None:
    step = patrol_step(t)
    return t.answer(step[2], "np.arvn.patrol", RULE) if step is not None and step[2] in t.keys else None


def patrol_piece(t: Turn) -> Choice:
    step = patrol_step(t)
    key = piece_key(SPACE[t.d.values["start"]], KIND[step[1]]) if step is not None else t.keys[0]
    return t.answer(key if key in t.keys else t.keys[0], "np.arvn.patrol", RULE)


def patrol_count(t: Turn) -> Choice:
    step = patrol_step(t)
    return amount(t, int(step[3]) if step is not None else 1, "np.arvn.patrol", RULE)


def patrol_assault(t: Turn) -> Choice | None:
    """8.7.3 The LoC where most enemies fall; then Govern or Transport, before it says that it is done."""
    losses = {loc: n for loc in t.spaces if (n := loc_losses(t.s, loc))}
    loc = t.pick("np.arvn.patrol.assault", RULE, losses, most("np.arvn.enemies_removed", lambda x: losses[x]))
    if loc is not None:
        return t.answer(IDS[loc], "np.arvn.patrol.assault", RULE)
    return answer_activity(t)


ANSWERS: Answers = {
    "patrol.assault": patrol_assault,
    "patrol.count": patrol_count,
    "patrol.count_by": patrol_count,
    "patrol.destination": patrol_destination,
    "patrol.origin": patrol_origin,
    "patrol.piece": patrol_piece,
    "patrol.piece_by": patrol_piece,
}
