"""2.7 FEF withdrawals."""

from __future__ import annotations

from indochina.core.decision import Blocked, Procedure, choose, why

from ..components.communities import award, settle
from ..components.tracing import active_centers, within_range
from ..components.units import FEF, NAVY, Unit
from ..state import AT_SEA, NA_SAN, State, on_map
from .fef_reinforcements import POSTPONED
from .replacement_points import RANGE, chart, to_track

FAILED_VP = 3


def called(unit: Unit, what: str) -> bool:
    """Is a unit of the type that is called away: any, para, REI, Navy? HQ and SD are never."""
    if what == "Navy":
        return unit.kind == NAVY
    return unit.battle and (what == "any" or what in unit.tags)


def withdrawable(s: State, what: str) -> list[str]:
    """2.7 Units of the right type, whole, in range of a FEF Supply Center. The Navy lies at sea."""
    if what == "Navy":
        return [u.key for u in s.board.units if u.kind == NAVY and s.place[u.index] == AT_SEA]
    near = within_range(s, active_centers(s, FEF), FEF, RANGE)
    return [
        u.key for u in on_map(s, FEF) if called(u, what) and s.steps[u.index] == u.steps and s.place[u.index] in near
    ]


def not_withdrawable(s: State, what: str) -> Blocked:
    offered = withdrawable(s, what)
    return {
        u.key: why("why.not_full", "2.7")
        if s.steps[u.index] < u.steps
        else why("why.far_from_center", "2.7", range=RANGE)
        for u in on_map(s, FEF)
        if called(u, what) and u.key not in offered
    }


def withdrawals(s: State) -> Procedure:
    """2.7 France must withdraw a unit of the type the chart names: it may return six Game Turns later, for VP.

    Without such a unit 3 VP are deducted. 9.0 Nothing is withdrawn in Na San.
    """
    what = None if s.scenario == NA_SAN else chart(s)["withdraw"]
    if what and withdrawable(s, what):
        key = yield choose(
            FEF,
            "withdrawal.unit",
            "2.7",
            lambda: withdrawable(s, what),
            lambda: not_withdrawable(s, what),
            type=f"withdraw_{what}",
            turns=POSTPONED,
        )
        u = s.board.unit[key]
        h = s.place[u]
        to_track(s, u, POSTPONED)
        s.note("log.withdrawn", "2.7", unit=key, turns=POSTPONED)
        settle(s, [h])
    elif what:
        award(s, -FAILED_VP, "log.not_withdrawn", "2.7", type=f"withdraw_{what}")
    return "vm.move"
