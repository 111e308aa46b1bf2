"""2.1 VM reinforcements."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import Blocked, Procedure, choose, why

from ..board import CHINA
from ..components.communities import settle
from ..components.tracing import active_centers
from ..components.units import PATHET_LAO, TIEU_DOAN, VM
from ..state import BOX_2, NA_SAN, State, hex_key, hex_keys, hex_of, holder, put
from .replacement_points import bring_in, chart, due_units, gain_rp, save_points


def vm_number(s: State) -> int:
    """2.1 The VM-Number in force: the last one printed up to this turn."""
    printed = (turn["vm_number"] for turn in s.board.turns[: s.turn][::-1])
    return int(next((number for number in printed if number is not None), 0))


def vm_arrivals(s: State, unit: int) -> list[int]:
    """2.1 Where a VM unit arrives: any VM Supply Center, a motorized one only one in China."""
    motorized = s.board.units[unit].motorized
    return [h for h in active_centers(s, VM) if not motorized or s.board.country[h] == CHINA]


def no_arrival(s: State, unit: int) -> Blocked:
    offered = vm_arrivals(s, unit)
    return {
        hex_key(s, h): why("why.center_held", "1.6")
        if s.stacks.get(h) and holder(s, h) != VM
        else why("why.china_only", "2.1")
        for h in s.board.centers[VM]
        if h not in offered
    }


def vm_reinforcements(s: State) -> Procedure:
    """2.1 Trucks and points of the chart come in any case; units wait until the VP-Level is low enough.

    Regiments, rebuilt ones too, go to Supply Centers; Tieu Doan and Pathet Lao go to Box 2.
    """
    save_points(s)
    if s.scenario == NA_SAN:
        return "vm.supplies"
    for entry in chart(s)["VM"]:
        if "replacement_points" in entry:
            gain_rp(s, VM, entry["replacement_points"], "log.rp_chart", "2.1")
        elif "truck" in entry and entry["truck"] > s.trucks:  # the chart gives the number VM has from now on
            s.truck_left += entry["truck"] - s.trucks
            s.trucks = entry["truck"]
            s.note("log.trucks", "2.1", count=s.trucks)
    waiting = due_units(s, VM)
    if waiting and s.vp > vm_number(s):
        s.note("log.vm_postponed", "2.1", count=len(waiting), level=s.vp, number=vm_number(s))
        return "vm.supplies"
    for u in waiting:
        unit = s.board.units[u]
        if unit.kind in (TIEU_DOAN, PATHET_LAO):
            put(s, u, BOX_2)
            s.steps[u] = s.due[u] = 0  # as all in the boxes
            s.note("log.vm_to_box", "2.1", unit=unit.key)
        elif not vm_arrivals(s, u):
            s.note("log.vm_no_center", "2.1", unit=unit.key)
        else:
            key = yield choose(
                VM,
                "reinforcements.vm_hex",
                "2.1",
                hex_keys(s, vm_arrivals(s, u)),
                partial(no_arrival, s, u),
                unit=unit.key,
            )
            bring_in(s, u, hex_of(s, key))
            s.note("log.vm_arrived", "2.1", only=VM, unit=unit.key, hex=key)
            s.note("log.vm_arrived_seen", "2.1", but=VM, hex=key)
            settle(s, [hex_of(s, key)])
    return "vm.supplies"
