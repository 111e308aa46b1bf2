"""8.7.4 The Non-player ARVN's Assault."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import IDS, SPACES
from ...components.pieces import ARVN, NVA_TROOP
from ...operations.assault import assault_cost
from ...operations.assault_space import battlefields
from ...sequence.sequence import OP_SA
from ...special_activities.raid import raidable
from ...special_activities.selecting import at_most
from ...state import State, count
from ..turn import Answers, Turn, most, spaces_in
from .assault_plan import WORDS, assault_rank, control_changes, exposed_base, pick_assault, struck
from .limits import affordable, most_spaces
from .raid import pick_raid
from .special import combat_activity
from .transport_plan import can_transport, plan_transport, reinforced

RULE = "8.7.4"


def assault_ranks(s: State, spaces: Collection[int] = SPACES) -> dict[int, tuple[int, int]]:
    """8.7.4 Spaces where an Assault would serve one of the priorities."""
    fields = battlefields(s, ARVN, spaces)
    return {x: rank for x in fields if (rank := assault_rank(s, x)) is not None}


def assault_conditions(t: Turn) -> bool:
    """8.7.4 Assault alone would change Control, could remove NVA Troops, or anything at a Base in the open."""
    s = t.s
    fields = battlefields(s, ARVN) if affordable(t, assault_cost(s, ARVN)) else []
    hits = {x: found for x in fields if (found := struck(s, x)) is not None}
    control = [x for x, found in hits.items() if control_changes(s, found.after, x) and assault_rank(s, x)]
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
    return bool(assault_ranks(after_activity(t)))


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
    return reinforced(w, plan.start, plan.moves[0][0], {kind: n for _, kind, n in plan.moves})


# --- the questions of Assault -----------------------------------------------------------------------------------------


def assault_space(t: Turn) -> Choice | None:
    s, chosen, open_to = t.s, spaces_in(t.d.values["chosen"]), t.spaces
    if not chosen:
        name = combat_activity(t, "assault")
        if name in t.keys:
            return t.answer(name, f"np.arvn.{name}", RULE)
    if len(chosen) < most_spaces(t, battlefields(s, ARVN)):
        ranks = assault_ranks(s, open_to)
        space = pick_assault(t, ranks)
        if space is not None:
            return t.answer(IDS[space], WORDS[ranks[space][0]], RULE)
    return None if "done" in t.keys else any_assault(t)


def any_assault(t: Turn) -> Choice | None:
    """2.3.4 The Operation must occur somewhere, even where it serves no priority: where it removes most."""
    removed = {x: found.removed if (found := struck(t.s, x)) is not None else 0 for x in t.spaces}
    space = t.pick("np.arvn.must", "2.3.4", removed, most("np.arvn.enemies_removed", lambda x: removed[x]))
    return None if space is None else t.answer(IDS[space], "np.arvn.must", "2.3.4")


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
