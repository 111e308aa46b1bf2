"""8.7 The Non-player ARVN: its flowchart. The boxes of the chart have their own files, `arvn_*.py`."""

from __future__ import annotations

from collections.abc import Collection

from ...board import IDS
from ...components.pieces import ARVN, ARVN_BASE, ARVN_TROOP, POLICE, RANGER_U
from ...operations.operation import COIN_OPERATIONS
from ...operations.patrol import patrol_cost
from ...operations.train import COST
from ...sequence.sequence import OP_SA
from ...state import State, available
from ..turn import Answered, Turn
from .common import dry
from .govern import Govern
from .pacify import Pacify
from .patrol import RAID_PATROL, Patrol
from .redeploy import Redeploy
from .sweep import Sweep
from .train import would_build
from .transport import Transport

FEW_RESOURCES = 3
MANY_AVAILABLE = 12


def in_the_box(s: State) -> int:
    """8.7.2 ARVN pieces Available, of all types."""
    return sum(available(s, kind) for kind in (ARVN_TROOP, POLICE, RANGER_U, ARVN_BASE))


class NonplayerARVN(Redeploy, Pacify, Govern, Transport, Patrol, Sweep):
    """8.7 The ARVN as a Non-player."""

    faction = ARVN

    # --- 8.7.1 Pass, Event or Operation ---------------------------------------------------------------------------

    def flowchart(self, t: Turn) -> Answered | None:
        s, rule = t.s, "8.7.1"
        if (waiting := self.capability(t, rule)) is not None:
            return waiting
        if not t.test("np.arvn.capability", rule, self.capability_near(s)):
            if (event := self.event(t, rule)) is not None:
                return event
        if t.test("np.arvn.poor", rule, s.resources[ARVN] < FEW_RESOURCES, arvn_resources=s.resources[ARVN]):
            return self.pass_card(t, "np.arvn.poor", rule)
        name = self.chart(t)
        if not name or not any(box in t.keys for box in ("op_sa", "op", "limop")):
            return self.pass_card(t, "np.arvn.nothing", "8.7.2")
        operation = "patrol" if name == RAID_PATROL else name
        return self.operate(t, operation, f"np.arvn.{name}", OPERATION_RULES[operation])

    def chart(self, t: Turn, able: Collection[str] = COIN_OPERATIONS) -> str:
        """8.7.2-8.7.5 The Operation, each tried in its turn; "" if none of those `able` is possible."""
        if "train" in able and self.train_conditions(t):
            return self.or_train(t, able)
        if "patrol" in able and self.patrol_conditions(t):
            return self.or_patrol(t, able)
        if "assault" in able and self.assault_conditions(t):
            return self.or_assault(t, able)
        if "sweep" in able and t.test("np.arvn.sweep.possible", "8.7.5", self.can_sweep(t)):
            return "sweep"
        return self.or_assault(t, able)

    def train_conditions(self, t: Turn) -> bool:
        """8.7.2 Twelve pieces Available, or Training alone would place a Base."""
        s, rule = t.s, "8.7.2"
        if t.test("np.arvn.train.if_available", rule, in_the_box(s) >= MANY_AVAILABLE, available=in_the_box(s)):
            return True
        sites = would_build(s, self.budget(t, COST))
        return t.test("np.arvn.train.if_base", rule, bool(sites), spaces=[IDS[x] for x in sites])

    def or_assault(self, t: Turn, able: Collection[str]) -> str:
        """8.7.4 Assault or, if none is possible, Patrol: also if the Raid that comes first is possible (8.7.3)."""
        if "assault" in able and t.test("np.arvn.assault.possible", "8.7.4", self.can_assault(t)):
            return "assault"
        if {"assault", "patrol"} <= set(able) and t.test("np.arvn.raid.possible", "8.7.4", self.raids_first(t)):
            return RAID_PATROL
        return self.or_patrol(t, able)

    def raids_first(self, t: Turn) -> bool:
        """8.7.3, 8.7.4 It can Raid, and pay for the Patrol that the Raid then accompanies."""
        offered = OP_SA in t.keys or "raid" in t.keys
        return offered and self.budget(t, patrol_cost(t.s, ARVN)) > 0 and self.can_raid(t)

    def or_patrol(self, t: Turn, able: Collection[str]) -> str:
        """8.7.3 Patrol or, if none is possible, Train."""
        if "patrol" in able and t.test("np.arvn.patrol.possible", "8.7.3", self.can_patrol(t)):
            return "patrol"
        return self.or_train(t, able)

    def or_train(self, t: Turn, able: Collection[str]) -> str:
        """8.7.2 Train or, if none is possible, Pass."""
        return "train" if "train" in able and t.test("np.arvn.train.possible", "8.7.2", self.can_train(t)) else ""

    def charted(self, t: Turn) -> str:
        return self.chart(dry(t))

    # --- other choices of an Operation ------------------------------------------------------------------------------

    def operation_instead(self, t: Turn) -> Answered:
        """8.7.3, 8.7.4 An Assault that its Raid or Transport left without enemies becomes a Patrol, else Training."""
        name = next(name for name in ("patrol", "train", "sweep", "assault") if name in t.keys)
        return t.answer(name, f"np.arvn.{name}", "8.7.4")

    def event_operation(self, t: Turn) -> Answered | None:
        """8.4.4 Of free Operations the one that the flowchart chooses."""
        name = self.chart(t, t.keys)
        return t.answer(name, f"np.arvn.{name}", "8.4.4") if name in t.keys else None

    def event_activity(self, t: Turn) -> Answered | None:
        """8.4.4 Of free Special Activities the one that goes with the Operation the flowchart chooses."""
        name = self.charted(t)
        activity = self.civil_activity(t) if name in ("train", "patrol", "") else self.combat_activity(t, name)
        return t.answer(activity, f"np.arvn.{activity}", "8.4.4") if activity in t.keys else None


OPERATION_RULES = {"train": "8.7.2", "patrol": "8.7.3", "assault": "8.7.4", "sweep": "8.7.5"}
