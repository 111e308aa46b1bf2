"""8.6.5 The Non-player NVA's March: one destination after another, each with its groups planned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from indochina.core.decision import Choice

from ...board import IDS, LOC_HUE_DA_NANG, POP, SPACE
from ...components.pieces import (
    KIND,
    KINDS,
    NVA_BASE,
    NVA_BASES,
    NVA_GUERRILLA_U,
    NVA_GUERRILLAS,
    NVA_TROOP,
    US_BASE,
    VC_BASES,
)
from ...events.cards_051_060 import PleiMei, VoNguyenGiap
from ...events.cards_071_080 import AnLoc
from ...events.cards_121_124 import EasterOffensive
from ...operations.moving import Group
from ...state import available, count, spaces_with, total
from ..turn import Answers, Criterion, Turn, most, where
from .attack_plan import ENOUGH, ambushes_allowed, base_ambushes, has_activity, is_free
from .bombard import bombard_now
from .infiltrate import infiltrate_or
from .march_plan import GUERRILLAS_LAST, NOBODY, Groups, Marching
from .redeploy import UNITS

RULE = "8.6.5"
BASE, LOC, CONTROL, FRONT, US_BASES = "base", "loc", "control", "front", "us_bases"
PRIORITIES = (BASE, LOC, CONTROL, FRONT)
WORDS = {US_BASES: "us_base"}
MOST = {CONTROL: 3, US_BASES: 3}
"""8.6.5 In how many spaces a priority is followed, if in more than one."""


GIAP, PLEI_MEI = VoNguyenGiap.number, PleiMei.number
AN_LOC, EASTER_OFFENSIVE = AnLoc.number, EasterOffensive.number


EVENT_PRIORITIES = {
    GIAP: (US_BASES, CONTROL),
    PLEI_MEI: (US_BASES, *PRIORITIES),
    AN_LOC: (US_BASES, *PRIORITIES),
    EASTER_OFFENSIVE: PRIORITIES[1:],
}
"""8.4.1 Events that change the priorities of the free March they grant."""


class Step(NamedTuple):
    """A destination with the groups that go there."""

    word: str
    end: int
    groups: Groups


# --- the destinations -------------------------------------------------------------------------------------------------


def march_space(t: Turn) -> Choice | None:
    """8.6.5 The next destination; then the Special Activity."""
    values = t.d.values
    before = t.told("march.space") if values["chosen"] else {}
    if before.get("over"):
        return None
    kinds, origins = [KIND[name] for name in values["kinds"]], [SPACE[name] for name in values["origins"]]
    m = Marching(t.s, before, t.spaces, kinds, origins or None, values["limited"])
    if not m.far and not values["chosen"]:
        t.note("np.nva.march.near", RULE, trail=t.s.trail)
    for phase, taken, step in steps(t, m, before.get("phase", ""), before.get("taken", 0)):
        if step is not None:
            step = none_left(t, m, step)
            tell_groups(t, m, step)
            if phase == CONTROL:
                m.used += step.groups
                m.kept.add(step.end)
            moves = m.go(step.end, step.groups)
            return t.answer(IDS[step.end], step.word, RULE, moves=moves, phase=phase, taken=taken + 1, **m.memory())
    if values["chosen"]:
        return activity_after(t, m)
    if t.d.stop:
        return None
    end = t.pick("np.nva.march.any", "8.4.4", m.ends)  # an Event wants a March that no priority asks for
    return None if end is None else t.answer(IDS[end], "np.nva.march.any", "8.4.4")


def steps(t: Turn, m: Marching, phase: str, taken: int) -> Iterator[tuple[str, int, Step | None]]:
    """8.6.5 The priorities in order, from the one that was followed last, in `taken` spaces."""
    plan = EVENT_PRIORITIES.get(t.s.current, PRIORITIES) if is_free(t.s) else PRIORITIES
    find = {
        US_BASES: march_to_us_base,
        BASE: march_for_base,
        LOC: march_to_loc,
        CONTROL: march_for_control,
        FRONT: march_to_front,
    }
    for name in plan[plan.index(phase) if phase in plan else 0 :]:
        n = taken if name == phase else 0
        limit = 1 if name == US_BASES and t.s.current != GIAP else MOST.get(name, 1)
        if n < limit:
            yield name, n, find[name](t, m)
        else:
            t.note("np.nva.march.most", RULE, what=f"np.nva.march.{WORDS.get(name, name)}", n=limit)


def none_left(t: Turn, m: Marching, step: Step) -> Step:
    """8.6.5 Whoever came along goes on too, where there was no NVA Control before."""
    more = {origin: left for origin, group in step.groups.items() if (left := m.left_behind(origin, group))}
    if not more:
        return step
    t.test("np.nva.march.none_left", RULE, True, spaces=[IDS[x] for x in more])
    groups = {origin: dict(group) for origin, group in step.groups.items()}
    for origin, left in more.items():
        for kind, n in left.items():
            groups[origin][kind] = groups[origin].get(kind, 0) + n
    return step._replace(groups=groups)


def tell_groups(t: Turn, m: Marching, step: Step) -> None:
    """8.6.5 Write down how many it takes, how many leave each origin, and what keeps the others there."""
    if not t.tells:
        return
    if step.word == "np.nva.march.control":
        t.note("np.nva.march.needs", "1.7", space=IDS[step.end], n=m.wanting(step.end))
    for origin, group in step.groups.items():
        n, there = sum(group.values()), total(m.s, UNITS, origin)
        t.note("np.nva.march.leaving", RULE, space=IDS[origin], n=n, of=there)
        if n < there:
            t.note(m.bound(origin, n), RULE, space=IDS[origin], n=there - n)


def march_to_us_base(t: Turn, m: Marching) -> Step | None:
    ends = m.us_base_ends()
    end = t.pick("np.nva.march.us_base", "8.4.1", ends, most("np.nva.troops", lambda x: ends[x]))
    return None if end is None else Step("np.nva.march.us_base", end, m.troops_to(end))


def march_for_base(t: Turn, m: Marching) -> Step | None:
    t.test("np.nva.march.base_available", RULE, available(m.s, NVA_BASE) > 0, bases=available(m.s, NVA_BASE))
    end = t.pick("np.nva.march.base", RULE, m.base_ends())
    if end is None:
        return None
    guerrillas, units = m.lacking(end)
    groups: Groups = {}
    for kinds, wanted in ((NVA_GUERRILLAS[::-1], guerrillas), (GUERRILLAS_LAST, units)):
        while (n := wanted - sum(sum(group.values()) for group in groups.values())) > 0:
            more = {x: m.take(x, n, kinds, groups.get(x, NOBODY)) for x in m.starts(end)}
            if kinds == GUERRILLAS_LAST and any(NVA_TROOP in group for group in more.values()):
                more = {x: {NVA_TROOP: group[NVA_TROOP]} for x, group in more.items() if NVA_TROOP in group}
            origin = t.pick("np.nva.march.from", RULE, [x for x, group in more.items() if group])
            if origin is None:
                return None
            group = groups.setdefault(origin, {})
            for kind, k in more[origin].items():
                group[kind] = group.get(kind, 0) + k
    return Step("np.nva.march.base", end, groups)


def march_to_loc(t: Turn, m: Marching) -> Step | None:
    end = t.pick("np.nva.march.loc", RULE, m.loc_ends(), where("np.nva.hue_da_nang", lambda x: x == LOC_HUE_DA_NANG))
    if end is None:
        return None
    origin = t.pick("np.nva.march.from", RULE, m.loc_origins(end))
    assert origin is not None
    return Step("np.nva.march.loc", end, {origin: {NVA_GUERRILLA_U: 1}})


def march_for_control(t: Turn, m: Marching) -> Step | None:
    s, ends = m.s, m.control_ends()
    us_base: Criterion[int] = where("np.nva.no_us_base", lambda x: not count(s, US_BASE, x))
    roads: dict[int, int] = {}
    if is_free(s) and s.current == EASTER_OFFENSIVE:
        us_base = where("np.nva.us_base", lambda x: count(s, US_BASE, x) > 0)
        roads = {x: loc for x, loc in m.roads().items() if x not in ends} if m.op.leaving is None else {}
    one = ends | {x: max(m.troop_groups(loc).values()) >= m.wanting(x) for x, loc in roads.items()}
    end = t.pick(
        "np.nva.march.control",
        RULE,
        one,
        most("np.nva.population", lambda x: POP[x]),
        where("np.nva.one_group", lambda x: one[x]),
        us_base,
        where("np.nva.vc_base", lambda x: total(s, VC_BASES, x) > 0 and not total(s, NVA_BASES, x)),
    )
    if end is None:
        return None
    if end in roads:
        return march_by_loc(t, m, roads[end], end)
    able, wanting = m.groups_to(end), m.wanting(end)
    groups: Groups = {}
    while wanting > 0:
        origin = next_origin(t, able, wanting)
        groups[origin] = control_group(m, end, origin, min(wanting, able.pop(origin)))
        wanting -= m.strength(end, groups[origin])
    return Step("np.nva.march.control", end, groups)


def march_by_loc(t: Turn, m: Marching, loc: int, aim: int) -> Step:
    """Card 122 (8.4.1) Troops go onto a LoC, from which they move on to add Control."""
    able, wanting = m.troop_groups(loc), m.wanting(aim)
    origins = []
    while wanting > 0:
        origins.append(next_origin(t, able, wanting))
        wanting -= able.pop(origins[-1])
    m.aims.append(aim)
    troops = m.troops_to(loc)
    return Step("np.nva.march.by_loc", loc, {x: troops[x] for x in origins})


def next_origin(t: Turn, able: dict[int, int], wanting: int) -> int:
    """8.6.5 A group that is enough alone, else the largest."""
    enough: Criterion[int] = most("np.nva.march.enough", lambda x: min(able[x], wanting))
    origin = t.pick("np.nva.march.from", RULE, able, enough)
    assert origin is not None
    return origin


def control_group(m: Marching, end: int, origin: int, wanting: int) -> Group:
    """8.6.5 All Troops, and only as many Guerrillas as it takes."""
    n = wanting
    while m.strength(end, group := m.force(origin, n)) < wanting:
        n += 1
    return group


def march_to_front(t: Turn, m: Marching) -> Step | None:
    ends = m.front_ends()
    end = t.pick("np.nva.march.front", RULE, ends, most("np.nva.troops", lambda x: ends[x]))
    return None if end is None else Step("np.nva.march.front", end, m.rear_troops(end))


# --- the groups -------------------------------------------------------------------------------------------------------


def planned_moves(t: Turn) -> list[list[Any]]:
    """What was planned with the destination; if there was only one destination, a plan for what is left to do."""
    planned = t.told("march.space")
    if "moves" in planned:
        return list(planned["moves"])
    m = Marching(t.s, {}, [SPACE[t.d.values["space"]]])
    step = next((step for _, _, step in steps(t, m, "", 0) if step is not None), None)
    return m.go(step.end, none_left(t, m, step).groups) if step else []


def march_from(t: Turn) -> Choice | None:
    """8.6.5 The groups planned for the destination, one after another."""
    gone = [a.key for a in t.said("march.from", since=("march.space",))]
    for start, _, _ in planned_moves(t):
        if start in t.keys and start not in gone:
            return t.answer(start, "np.nva.march.planned", RULE)
    return None


def march_piece(t: Turn) -> Choice | None:
    gone = [a.key for a in t.said("march.piece", since=("march.from",))]
    for start, key, _ in planned_moves(t):
        if start == t.d.values["start"] and key in t.keys and key not in gone:
            return t.answer(key, "np.nva.march.planned", RULE)
    return None


def march_count(t: Turn) -> Choice | None:
    piece = f"{t.d.values['start']}/{t.d.values['piece']}"
    n = next((n for _, key, n in planned_moves(t) if key == piece), ENOUGH)
    return t.answer(str(min(n, t.d.values["most"])), "np.nva.march.planned", RULE)


# --- the Special Activity ---------------------------------------------------------------------------------------------


def activity_after(t: Turn, m: Marching) -> Choice | None:
    """8.6.5 Ambush only to remove a COIN Base, else Infiltrate, else Bombard."""
    if "ambush" in t.keys:
        able = [x for x in spaces_with(t.s, (NVA_GUERRILLA_U,)) if m.op.arrived[x * KINDS + NVA_GUERRILLA_U]]
        base = base_ambushes(t.s, able, ambushes_allowed(t.s), ENOUGH)
        if t.test("np.nva.ambush.after_march", RULE, bool(base)):
            return t.answer("ambush", "np.nva.ambush.base", RULE, over=True)
    elif has_activity(t.s):
        t.test("np.nva.ambush.after_march", RULE, False)
    return infiltrate_or(t, over=True) or bombard_now(t, over=True)


ANSWERS: Answers = {
    "march.count": march_count,
    "march.count_by": march_count,
    "march.from": march_from,
    "march.piece": march_piece,
    "march.space": march_space,
}
