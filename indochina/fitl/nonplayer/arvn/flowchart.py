"""8.7 The Non-player ARVN's flowchart: Pass or Event, Train, Patrol, Assault, Sweep."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import ARVN, ARVN_BASE, ARVN_TROOP, POLICE, RANGER_U
from ...operations.operation import COIN_OPERATIONS
from ...operations.patrol import patrol_cost
from ...operations.train import COST
from ...sequence.sequence import OP_SA
from ...state import State, available
from ..action import announced, by_flowchart, capability, capability_near, operate, pass_card
from ..events.play import choose_event
from ..turn import Answers, Turn
from .assault import assault_conditions, can_assault
from .limits import affordable
from .patrol import RAID_PATROL, can_patrol, patrol_conditions
from .raid import can_raid
from .special import civil_activity, combat_activity, tell_civil, tell_combat
from .sweep import can_sweep
from .train import can_train, would_build

FEW_RESOURCES = 3
MANY_AVAILABLE = 12
OPERATION_RULES = {"train": "8.7.2", "patrol": "8.7.3", "assault": "8.7.4", "sweep": "8.7.5"}


def in_the_box(s: State) -> int:
    """8.7.2 ARVN pieces Available, of all types."""
    return sum(available(s, kind) for kind in (ARVN_TROOP, POLICE, RANGER_U, ARVN_BASE))


# --- 8.7.1 Pass, Event or Operation -----------------------------------------------------------------------------------


def flowchart(t: Turn) -> Choice | None:
    s, rule = t.s, "8.7.1"
    if (waiting := capability(t, rule)) is not None:
        return waiting
    if not t.test("np.arvn.capability", rule, capability_near(t)):
        if (event := choose_event(t, rule)) is not None:
            return event
    if t.test("np.arvn.poor", rule, s.resources[ARVN] < FEW_RESOURCES, arvn_resources=s.resources[ARVN]):
        return pass_card(t, "np.arvn.poor", rule)
    name = chart(t)
    if not name or not any(box in t.keys for box in ("op_sa", "op", "limop")):
        return pass_card(t, "np.arvn.nothing", "8.7.2")
    operation = "patrol" if name == RAID_PATROL else name
    return operate(t, operation, f"np.arvn.{name}", OPERATION_RULES[operation])


def chart(t: Turn, able: Collection[str] = COIN_OPERATIONS) -> str:
    """8.7.2-8.7.5 The Operation, each tried in its turn; "" if none of those `able` is possible."""
    if "train" in able and train_conditions(t):
        return or_train(t, able)
    if "patrol" in able and patrol_conditions(t):
        return or_patrol(t, able)
    if "assault" in able and assault_conditions(t):
        return or_assault(t, able)
    if "sweep" in able and t.test("np.arvn.sweep.possible", "8.7.5", can_sweep(t)):
        return "sweep"
    return or_assault(t, able)


def train_conditions(t: Turn) -> bool:
    """8.7.2 Twelve pieces Available, or Training alone would place a Base."""
    s, rule = t.s, "8.7.2"
    if t.test("np.arvn.train.if_available", rule, in_the_box(s) >= MANY_AVAILABLE, available=in_the_box(s)):
        return True
    sites = would_build(s, affordable(t, COST))
    return t.test("np.arvn.train.if_base", rule, bool(sites), spaces=[IDS[x] for x in sites])


def or_assault(t: Turn, able: Collection[str]) -> str:
    """8.7.4 Assault or, if none is possible, Patrol: also if the Raid that comes first is possible (8.7.3)."""
    if "assault" in able and t.test("np.arvn.assault.possible", "8.7.4", can_assault(t)):
        return "assault"
    if {"assault", "patrol"} <= set(able) and t.test("np.arvn.raid.possible", "8.7.4", raids_first(t)):
        return RAID_PATROL
    return or_patrol(t, able)


def raids_first(t: Turn) -> bool:
    """8.7.3, 8.7.4 It can Raid, and pay for the Patrol that the Raid then accompanies."""
    offered = OP_SA in t.keys or "raid" in t.keys
    return offered and affordable(t, patrol_cost(t.s, ARVN)) > 0 and can_raid(t)


def or_patrol(t: Turn, able: Collection[str]) -> str:
    """8.7.3 Patrol or, if none is possible, Train."""
    if "patrol" in able and t.test("np.arvn.patrol.possible", "8.7.3", can_patrol(t)):
        return "patrol"
    return or_train(t, able)


def or_train(t: Turn, able: Collection[str]) -> str:
    """8.7.2 Train or, if none is possible, Pass."""
    return "train" if "train" in able and t.test("np.arvn.train.possible", "8.7.2", can_train(t)) else ""


def charted(t: Turn) -> str:
    return chart(t.dry())


# --- other choices of an Operation ------------------------------------------------------------------------------------


def operation_instead(t: Turn) -> Choice:
    """8.7.3, 8.7.4 An Assault that its Raid or Transport left without enemies becomes a Patrol, else Training."""
    name = next(name for name in ("patrol", "train", "sweep", "assault") if name in t.keys)
    return t.answer(name, f"np.arvn.{name}", "8.7.4")


def event_operation(t: Turn) -> Choice | None:
    """8.4.4 Of free Operations the one that the flowchart chooses."""
    name = chart(t, t.keys)
    return t.answer(name, f"np.arvn.{name}", "8.4.4") if name in t.keys else None


def event_activity(t: Turn) -> Choice | None:
    """8.4.4 Of free Special Activities the one that goes with the Operation the flowchart chooses."""
    name = chart(t)
    t.note("np.arvn.activity_of", "8.4.4", what=f"np.arvn.{name or 'nothing'}")
    if name in ("train", "patrol", ""):
        tell_civil(t, activity := civil_activity(t))
    else:
        tell_combat(t, activity := combat_activity(t, name))
    return t.answer(activity, f"np.arvn.{activity}", "8.4.4") if activity in t.keys else None


ANSWERS: Answers = {
    **by_flowchart(flowchart, announced, event_operation, event_activity),
    "operation.instead": operation_instead,
}
