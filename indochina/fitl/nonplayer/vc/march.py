"""8.5.4 The Non-player VC's March: who may leave, who goes where unseen, and which destination comes next."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import ADJACENT, ECON, IDS, LAND, LOCS, OUTSIDE_SOUTH, POP, SPACE
from ...components.control import control_of, nva_control
from ...components.pieces import (
    KIND,
    KIND_NAMES,
    NVA,
    POOL,
    VC,
    VC_BASE,
    VC_BASES,
    VC_GUERRILLA_A,
    VC_GUERRILLA_U,
    VC_GUERRILLAS,
)
from ...events.cards_096_100 import MasherWhiteWing
from ...operations.march import noticed
from ...operations.march_ways import watched
from ...operations.moving import piece_key
from ...state import ACTIVE_OPPOSITION, COIN_CONTROL, NVA_CONTROL, State, coin, count, of, room, total
from ..turn import Answers, Criterion, Turn, most, where
from .ambush import Ambushes, ambush_removes
from .special import has_activity, tax_or_subvert

LOC_SPACES = 3
"""8.5.4 LoCs that a March gets a Guerrilla onto."""


MASHER = MasherWhiteWing.number


Plan = dict[str, dict[str, int]]
"""By origin: kinds and how many of them move."""


class Marched(NamedTuple):
    """What this March has done: pieces by space, which move no more and are not who is left behind; groups, of which
    there is but one from one space to another where it may be noticed; LoCs. `origins`: an Event lets Guerrillas leave
    only these spaces."""

    pieces: dict[str, int]
    groups: list[str]
    locs: int = 0
    origins: list[str] = []

    def then(self, end: int, plan: Plan, locs: int) -> Marched:
        """After a plan is carried out."""
        pieces = dict(self.pieces)
        for group in plan.values():
            for kind, n in group.items():
                key = f"{IDS[end]}/{kind}"
                pieces[key] = pieces.get(key, 0) + n
        groups = [*self.groups, *(f"{start}/{IDS[end]}" for start in plan)]
        return Marched(pieces, groups, self.locs + locs, self.origins)


NOTHING = Marched({}, [])


class Leaving(NamedTuple):
    """8.5.4 Guerrillas that have not Marched yet, how many must stay, and how many of them together may leave."""

    underground: int
    active: int
    stay: int
    most: int


def leaving(s: State, space: int, marched: Marched) -> Leaving:
    """8.5.4 Two stay at a VC Base, one in any other Province or City of the South; no COIN or NVA Control is added."""
    underground, active = (
        max(0, count(s, kind, space) - marched.pieces.get(piece_key(space, kind), 0)) for kind in VC_GUERRILLAS
    )
    south = space in LAND and space not in OUTSIDE_SOUTH
    stay = 2 if total(s, VC_BASES, space) else int(south)
    able = max(0, underground + active - stay)
    while south and able and adds_control(s, space, able):
        able -= 1
    return Leaving(underground, active, stay, able)


def adds_control(s: State, space: int, n: int) -> bool:
    """1.7 COIN or NVA would gain Control of a space that n VC pieces leave."""
    after = control_of(coin(s, space), of(s, NVA, space), of(s, VC, space) - n)
    return after in (COIN_CONTROL, NVA_CONTROL) and after != s.control[space]


def unseen(s: State, end: int) -> int:
    """3.3.2 How many may go together to a space without being noticed."""
    if not watched(s, end):
        return POOL["vc_guerrilla"]
    n = 0
    while not noticed(s, end, n + 1):
        n += 1
    return n


def party(
    s: State, start: int, end: int, marched: Marched, active_first: bool = False, seen: bool = False
) -> dict[str, int]:
    """8.5.4 Who Marches from one space to another: as many as may, Underground ones only if they stay so or if they may
    be `seen`.

    Underground Guerrillas go first, because as many as possible shall arrive; `active_first`: where any do.
    """
    able, limit = leaving(s, start, marched), POOL["vc_guerrilla"] if seen else unseen(s, end)
    if active_first:
        active = min(able.active, able.most)
        underground = min(able.underground, able.most - active)
    else:
        underground = min(able.underground, able.most, limit)
        active = min(able.active, able.most - underground, limit - underground if underground else able.active)
    group = {KIND_NAMES[VC_GUERRILLA_U]: underground, KIND_NAMES[VC_GUERRILLA_A]: active}
    return {kind: n for kind, n in group.items() if n}


def parties(s: State, end: int, marched: Marched, active_first: bool = False, seen: bool = False) -> Plan:
    """8.5.4 All who could March into a space, by origin."""
    starts = [x for x in ADJACENT[end] if may_follow(s, x, end, marched)]
    return {IDS[x]: group for x in starts if (group := party(s, x, end, marched, active_first, seen))}


def may_follow(s: State, start: int, end: int, marched: Marched) -> bool:
    """3.3.2 No second group on the same way where it may be noticed; and only from where an Event allows."""
    if marched.origins and IDS[start] not in marched.origins:
        return False
    return not watched(s, end) or f"{IDS[start]}/{IDS[end]}" not in marched.groups


def arriving(plan: Plan) -> int:
    return sum(sum(group.values()) for group in plan.values())


def arriving_underground(plan: Plan) -> int:
    return sum(group.get(KIND_NAMES[VC_GUERRILLA_U], 0) for group in plan.values())


def removes_control(s: State, end: int, plan: Plan, control: int) -> bool:
    """1.7 A Control that the arrival of these Guerrillas would remove."""
    if s.control[end] != control:
        return False
    return control_of(coin(s, end), of(s, NVA, end), of(s, VC, end) + arriving(plan)) != control


# --- 8.5.4 the destinations -------------------------------------------------------------------------------------------


def loc_origins(s: State, loc: int, marched: Marched) -> list[int]:
    """8.5.4 From where one Underground Guerrilla could March onto a LoC unseen, and not bare another such LoC."""
    if not ECON[loc] or count(s, VC_GUERRILLA_U, loc) or noticed(s, loc, 1):
        return []
    found = []
    for x in ADJACENT[loc]:
        if not may_follow(s, x, loc, marched):
            continue
        able = leaving(s, x, marched)
        if able.underground and able.most and not (ECON[x] and count(s, VC_GUERRILLA_U, x) == 1):
            found.append(x)
    return found


def leaves_underground(s: State, start: int, marched: Marched) -> bool:
    """8.5.4 All who must stay can be Underground ones if one of them goes."""
    able = leaving(s, start, marched)
    return able.underground > able.stay


class Destinations(NamedTuple):
    """8.5.4 One priority: its candidates with who would March there, and what comes first among them."""

    word: str
    plans: dict[int, Plan]
    nested: tuple[Criterion[int], ...] = ()


def destinations(s: State, spaces: list[int], marched: Marched, purse: int) -> Destinations:
    """8.5.4 The first priority that has candidates among these spaces: LoCs, Population, NVA Control.

    `purse`: Resources left; the spaces offered are paid for anyway.
    """
    if marched.locs < LOC_SPACES:
        onto = {x: from_one(starts[0]) for x in spaces if x in LOCS and (starts := loc_origins(s, x, marched))}
        if onto:
            return Destinations("np.vc.march.loc", onto)
    if purse:
        for seen in (False, True):  # to get most Underground ones there, first those that are not noticed
            into = {x: plan for x in spaces if POP[x] and (plan := parties(s, x, marched, seen=seen))}
            if into:
                return Destinations("np.vc.march.population", into, nested(s, into, seen))
        if NVA not in s.nonplayers:
            held = [x for x in spaces if x in LAND and x not in OUTSIDE_SOUTH and nva_control(s, x)]
            plans = {x: parties(s, x, marched, active_first=True) for x in held}
            plans = {x: plan for x, plan in plans.items() if removes_control(s, x, plan, NVA_CONTROL)}
            return Destinations(
                "np.vc.march.nva_control", plans, (where("np.vc.vc_base", lambda x: total(s, VC_BASES, x) > 0),)
            )
    return Destinations("", {})


def from_one(start: int) -> Plan:
    return {IDS[start]: {KIND_NAMES[VC_GUERRILLA_U]: 1}}


def nested(s: State, plans: dict[int, Plan], seen: bool) -> tuple[Criterion[int], ...]:
    """8.5.4 Most Underground ones where not at Active Opposition, room for a Base, COIN Control off most Population.

    `seen`: none of them arrives Underground.
    """
    return (
        most(
            "np.vc.march.underground",
            lambda x: arriving_underground(plans[x]) if s.support[x] > ACTIVE_OPPOSITION and not seen else 0,
        ),
        where("np.vc.march.room", lambda x: room(s, VC_BASE, x) > 0),
        most("np.vc.march.coin_control", lambda x: POP[x] if removes_control(s, x, plans[x], COIN_CONTROL) else 0),
    )


def may_march(s: State, purse: int) -> bool:
    """8.5.4 There is such a March."""
    return bool(destinations(s, [*LOCS, *LAND], NOTHING, purse).plans)


# --- the questions of a March -----------------------------------------------------------------------------------------


def march_space(t: Turn) -> Choice | None:
    """8.5.4 The next destination; then the Special Activity."""
    s = t.s
    marched = NOTHING._replace(origins=t.d.values["origins"])
    if t.d.values["chosen"]:
        last = t.told("march.space")
        if "marched" not in last:  # the Special Activity is over; or there was no choice, and who moved is unknown
            return after_march(t)
        marched = Marched(*last["marched"])
    if s.current == MASHER and s.stage != "operation":
        return masher(t, marched)
    found = destinations(s, t.spaces, marched, 1)
    tell_skipped(t, found, marched)
    x = t.pick(found.word, "8.5.4", found.plans, *found.nested)
    if x is None:
        return after_march(t)
    plan = found.plans[x]
    if found.word == "np.vc.march.loc":
        start = t.pick(
            "np.vc.march.from",
            "8.5.4",
            loc_origins(s, x, marched),
            where("np.vc.march.leaves", lambda x: leaves_underground(s, x, marched)),
        )
        assert start is not None
        plan = from_one(start)
    tell_leaving(t, plan, x, marched)
    marched = marched.then(x, plan, int(x in LOCS))
    return t.answer(IDS[x], found.word, "8.5.4", plan=plan, marched=list(marched))


def tell_skipped(t: Turn, found: Destinations, marched: Marched) -> None:
    """8.5.4 Write down the priorities that have no candidates, or are not followed."""
    if found.word == "np.vc.march.loc":
        return
    if marched.locs < LOC_SPACES:
        t.skip("8.5.4", "np.vc.march.loc")
    else:
        t.note("np.vc.march.locs_used", "8.5.4", n=LOC_SPACES)
    if found.word == "np.vc.march.population":
        return
    t.skip("8.5.4", "np.vc.march.population")
    if t.test("np.vc.march.nva_player", "8.5.4", NVA not in t.s.nonplayers) and not found.plans:
        t.skip("8.5.4", "np.vc.march.nva_control")


def tell_leaving(t: Turn, plan: Plan, end: int, marched: Marched) -> None:
    """8.5.4 Write down how many leave each origin, and what keeps the others: those that stay, Control, being seen."""
    if not t.tells:
        return
    for start, group in plan.items():
        able, n = leaving(t.s, SPACE[start], marched), sum(group.values())
        there = able.underground + able.active
        t.note("np.vc.march.leaving", "8.5.4", space=start, n=n, of=there, stay=able.stay)
        if able.most < there - able.stay:
            t.note("np.vc.march.keeps", "8.5.4", space=start, n=able.most)
        elif n < able.most and n >= unseen(t.s, end):
            t.note("np.vc.march.unseen", "3.3.2", space=IDS[end], n=n)


def after_march(t: Turn) -> Choice | None:
    """8.5.4 AMBUSH with those that Marched; else Tax or Subvert."""
    if "ambush" in t.keys:
        return t.answer("ambush", "np.vc.ambush", "8.5.4")
    if has_activity(t) and not t.said("ambush.space"):
        t.skip("8.5.4", "np.vc.ambush")
    return tax_or_subvert(t)


def masher(t: Turn, marched: Marched) -> Choice | None:
    """Card 99 (8.4.1) Into spaces where an Ambush removes enemies, by its priorities; onto LoCs if it must."""
    s = t.s
    plans = {x: parties(s, x, marched) for x in t.spaces if IDS[x] not in t.d.values["chosen"]}
    able = [x for x, plan in plans.items() if plan]
    land, locs = [x for x in able if x not in LOCS], [x for x in able if x in LOCS]
    rule = f"card {MASHER}"
    word, pairs = t.first(rule, Ambushes(land, ambush_removes(t)).steps(s))
    if not pairs:
        word, pairs = t.first(rule, Ambushes(locs, ambush_removes(t)).steps(s))
    us = {x for x, y in pairs if Ambushes([x]).strikes_us(s, y)}
    x = t.pick(word, rule, dict.fromkeys(x for x, _ in pairs), where("np.vc.ambush.us", lambda x: x in us))
    if x is None:
        return None
    return t.answer(IDS[x], word, rule, plan=plans[x], marched=list(marched.then(x, plans[x], 0)))


def plan_of(t: Turn) -> Plan:
    """What was decided with the destination; if it was not asked for, whoever may go."""
    decided: Plan | None = t.told("march.space").get("plan")
    return parties(t.s, SPACE[t.d.values["space"]], NOTHING) if decided is None else decided


def march_from(t: Turn) -> Choice | None:
    for start in plan_of(t):
        if start in t.keys:
            return t.answer(start, "np.vc.march.plan", "8.5.4")
    return None


def march_piece(t: Turn) -> Choice | None:
    start = t.d.values["start"]
    for kind in plan_of(t).get(start, {}):
        key = piece_key(SPACE[start], KIND[kind])
        if key in t.keys:
            return t.answer(key, "np.vc.march.plan", "8.5.4")
    return None


def march_count(t: Turn) -> Choice:
    n = plan_of(t).get(t.d.values["start"], {}).get(t.d.values["piece"], 1)
    return t.answer(str(min(n, t.d.values["most"])), "np.vc.march.plan", "8.5.4")


ANSWERS: Answers = {
    "march.count": march_count,
    "march.from": march_from,
    "march.piece": march_piece,
    "march.space": march_space,
}
