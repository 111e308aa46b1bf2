"""8.7.4 The Non-player ARVN's Assault."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import ARVN, NVA_TROOP
from ...operations.assault import assault_cost
from ...operations.assault_space import battlefields
from ...sequence.sequence import OP_SA
from ...special_activities.raid import raidable
from ...special_activities.selecting import at_most
from ...state import ALL, State, count, insurgents
from ..events.as_us import as_us
from ..turn import Answers, Turn, most, spaces_in
from .assault_plan import WORDS, assault_rank, control_shift, exposed_base, pick_assault, struck
from .limits import MOST_SPACES, affordable, most_spaces
from .raid import pick_raid
from .special import combat_activity, tell_combat
from .transport_plan import can_transport, carry, plan_transport

RULE = "8.7.4"


def assault_ranks(s: State, fields: Collection[int], by_us_rules: bool = False) -> dict[int, tuple[int, int]]:
    """8.7.4 Spaces where an Assault would serve one of the priorities."""
    return {x: rank for x in fields if (rank := assault_rank(s, x, by_us_rules)) is not None}


def assault_conditions(t: Turn) -> bool:
    """8.7.4 Assault alone would change Control, could remove NVA Troops, or anything at a Base in the open."""
    s = t.s
    fields = battlefields(s, ARVN) if affordable(t, assault_cost(s, ARVN)) else []
    hits = {x: found for x in fields if (found := struck(s, x)) is not None}
    control = [x for x, found in hits.items() if control_shift(s, found.after, x) is not None]
    if t.test("np.arvn.assault.if_control", RULE, bool(control), spaces=[IDS[x] for x in control]):
        return True
    troops = [x for x in hits if count(s, NVA_TROOP, x)]
    if t.test("np.arvn.assault.if_troops", RULE, bool(troops), spaces=[IDS[x] for x in troops]):
        return True
    open_bases = [x for x in hits if exposed_base(s, x)]
    return t.test("np.arvn.assault.if_base", RULE, bool(open_bases), spaces=[IDS[x] for x in open_bases])


def can_assault(t: Turn) -> bool:
    """8.7.4 After the Raid or Transport there is an Assault worth it."""
    s = t.s
    if not affordable(t, assault_cost(s, ARVN)):
        return False
    after = after_activity(t)
    return bool(assault_ranks(after, battlefields(after, ARVN)))


def after_raid(t: Turn) -> State:
    """8.7.4 The map after the Raid that would come first, if one is possible."""
    w, chosen, stuck, look = t.s, list[int](), list[int](), t.dry()
    limit = at_most(t.s, 2) if OP_SA in t.keys else 0
    while len(chosen) < limit:
        found = pick_raid(look, w, [x for x in raidable(w) if x not in chosen], stuck)
        if found is None:
            break
        chosen.append(found[0])
        stuck += [found[0]] if found[1].moves else []
        w = found[1].after
    return w


def after_activity(t: Turn) -> State:
    """8.7.4 The map after the Raid that would come first, or else the Transport."""
    w = after_raid(t)
    if w is not t.s or OP_SA not in t.keys or not can_transport(t, "assault"):
        return w
    plan = plan_transport(t.dry(), w, "assault")
    assert plan is not None
    w = w.copy()
    carry(w, plan.start, plan.moves[0][0], {kind: n for _, kind, n in plan.moves})
    return w


# --- the questions of Assault -----------------------------------------------------------------------------------------


def assault_space(t: Turn) -> Choice | None:
    s, chosen, open_to = t.s, spaces_in(t.d.values["chosen"]), t.spaces
    if not chosen:
        name = combat_activity(t, "assault")
        if "raid" in t.keys or "transport" in t.keys:
            tell_combat(t, name)
        if name in t.keys:
            return t.answer(name, f"np.arvn.{name}", RULE)
    if len(chosen) < most_spaces(t, battlefields(s, ARVN)):
        ranks = assault_ranks(s, open_to, as_us(t))
        space = pick_assault(t, ranks)
        if space is not None:
            tell_spaces(t)
            tell_struck(t, space)
            return t.answer(IDS[space], WORDS[ranks[space][0]], RULE)
    else:
        t.note("np.arvn.most_spaces", RULE, n=len(chosen))
    return None if t.d.stop else any_assault(t)


def tell_spaces(t: Turn) -> None:
    """8.7.4 Write down how many spaces it may still select, three in all, and for how many it can pay."""
    can_pay = affordable(t, assault_cost(t.s, ARVN))
    if can_pay < ALL and t.tells:
        t.note("np.arvn.assault.may", RULE, n=MOST_SPACES - len(t.d.values["chosen"]), paid=can_pay)


def tell_struck(t: Turn, space: int) -> None:
    """3.2.4 Write down how many enemies the Assault removes."""
    if t.tells and (found := struck(t.s, space, as_us(t))) is not None:
        t.note("np.arvn.assault.removes", "3.2.4", n=found.removed, of=insurgents(t.s, space))


def any_assault(t: Turn) -> Choice | None:
    """2.3.4 The Operation must occur somewhere, even where it serves no priority: where it removes most. 5.1.3 In every
    space, if the text names all."""
    removed = {x: found.removed if (found := struck(t.s, x, as_us(t))) is not None else 0 for x in t.spaces}
    word, rule = ("np.event.every", "5.1.3") if t.d.values["chosen"] else ("np.arvn.must", "2.3.4")
    space = t.pick(word, rule, removed, most("np.arvn.enemies_removed", lambda x: removed[x]))
    return None if space is None else t.answer(IDS[space], word, rule)


def assault_target(t: Turn) -> Choice:
    return t.answer("both", "np.arvn.both", RULE)


def activate_target(t: Turn) -> Choice:
    return t.answer("both", "np.arvn.both", "8.7.5")


def assault_patton(t: Turn) -> Choice:
    """8.1.1 As an Event's Assault by the US rules: to the maximum extent."""
    return t.answer("yes", "np.arvn.most", "8.1.1")


ANSWERS: Answers = {
    "activate.target": activate_target,
    "assault.patton": assault_patton,
    "assault.space": assault_space,
    "assault.target": assault_target,
}
