"""2.3 Tieu Doan as replacements of regiments."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import END, Blocked, Procedure, Why, choose, why

from ..board import VIETNAM
from ..components.communities import settle
from ..components.tracing import within_range
from ..components.units import VM
from ..state import BOX_1, State, hex_key, on_map, put
from .replacement_points import count_replaced, forget_replaced, replaced
from .vm_replacements import STEPS_AT_A_TIME

ABSORPTION_RANGE = 2


def near_vietnam(s: State, h: int) -> bool:
    """In Vietnam, or one hex outside it."""
    country = s.board.country
    return country[h] == VIETNAM or any(country[n] == VIETNAM for n in s.board.adjacent[h])


def absorbable(s: State, regiment: int) -> list[str]:
    """Tieu Doan at most 2 hexes away from a regiment, by a trace as for any range [1.4]."""
    board, start = s.board, s.place[regiment]
    near = [
        u
        for u in board.of_type["Tieu Doan"]
        if s.place[u] >= 0 and board.distance(start, s.place[u]) <= ABSORPTION_RANGE
    ]
    reached = within_range(s, [start], VM, ABSORPTION_RANGE) if near else set()
    return [board.units[u].key for u in near if s.place[u] in reached]


def absorbers(s: State) -> dict[str, Why | None]:
    """Regiments with lost steps, each with the reason why it cannot absorb a Tieu Doan now (None: it can)."""
    found: dict[str, Why | None] = {}
    for u in on_map(s, VM):
        if not u.regiment or s.steps[u.index] == u.steps:
            continue
        if u.motorized:
            reason = why("why.motorized_absorbs", "2.3")
        elif not near_vietnam(s, s.place[u.index]):
            reason = why("why.outside_vietnam", "2.3")
        elif replaced(s, u.index) >= STEPS_AT_A_TIME:
            reason = why("why.two_steps", "2.2", most=STEPS_AT_A_TIME)
        elif not absorbable(s, u.index):
            reason = why("why.no_tieu_doan", "2.3", range=ABSORPTION_RANGE)
        else:
            found[u.key] = None
            continue
        found[u.key] = reason
    return found


def not_absorbing(s: State) -> Blocked:
    return {key: reason for key, reason in absorbers(s).items() if reason}


def absorption(s: State) -> Procedure:
    """2.3 A regiment on foot in Vietnam or next to it may take in a Tieu Doan to replace a step.

    The regiment keeps its DG or its lack of it, whatever the Tieu Doan has. The Tieu Doan goes to Box 1.
    """
    key = yield choose(
        VM,
        "absorption.vm_regiment",
        "2.3",
        lambda: [*(key for key, reason in absorbers(s).items() if not reason), END],
        lambda: not_absorbing(s),
    )
    if key == END:
        forget_replaced(s)
        return "vm.mobilization"
    regiment = s.board.unit[key]
    chosen = yield choose(VM, "absorption.vm_tieu_doan", "2.3", partial(absorbable, s, regiment), unit=key)
    tieu_doan = s.board.unit[chosen]
    h = s.place[tieu_doan]
    put(s, tieu_doan, BOX_1)
    s.steps[tieu_doan] = s.dg[tieu_doan] = s.oos[tieu_doan] = 0
    s.steps[regiment] += 1
    count_replaced(s, regiment)
    s.note("log.absorbed", "2.3", only=VM, unit=key, other=chosen, hex=hex_key(s, h), left=s.steps[regiment])
    s.note("log.absorbed_seen", "2.3", but=VM)
    settle(s, [h])
    return "vm.absorption"
