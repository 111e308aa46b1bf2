"""2.2 VM Replacement Points and Supply Dumps."""

from __future__ import annotations

from indochina.core.decision import END, Blocked, Procedure, Why, choose, why

from ..components.tracing import active_centers, by_road, near_road_from_china, within_range
from ..components.units import VM
from ..operations.combat.losses import lose_step
from ..state import ELIMINATED, NA_SAN, State, hex_key, holder, hq_of, on_map, units_at
from .replacement_points import (
    RANGE,
    Ask,
    count_replaced,
    forget_replaced,
    gain_rp,
    over_land,
    place_dumps,
    receive,
    replaced,
    tell_unasked,
    to_track,
)

VM_MIXES = {"sd2": (0, 2), "rp2_sd1": (2, 1), "rp4": (4, 0)}
"""2.2 A Points and SD of each choice."""
TRAINING_POINTS, TRAINING_DUMPS = 2, 1
"""9.0 What VM gets each turn of Na San."""
MANY_HEXES, FEW_HEXES = 4, 1
"""2.2 A Hexes near Thai Binh that bring a point, or cost one."""
STEPS_AT_A_TIME = 2
STEP_COST = {False: 1, True: 2}
REBUILD_COST = {False: 4, True: 8}
"""2.2 B For a regiment on foot, and for a motorized one."""
REBUILD_TURNS = 3


def vm_supplies(s: State) -> Procedure:
    """2.2 A VM chooses its mix of SD and points; then Thai Binh brings or costs a point.

    9.0 In Na San both are fixed, an SD comes to any road hex connected with Thai Nguyen, and Thai Binh does not count.
    """
    forget_replaced(s)
    if s.scenario == NA_SAN:
        gain_rp(s, VM, TRAINING_POINTS, "log.rp_received", "9.0")
        yield from place_dumps(s, VM, TRAINING_DUMPS, "9.0", lambda: road_hexes_of_thai_nguyen(s), "at_road")
    else:
        yield from receive(s, VM, "2.2", VM_MIXES)
        yield from thai_binh(s)
    return "vm.replacements"


def road_hexes_of_thai_nguyen(s: State) -> list[int]:
    """9.0 Na San: where its SD may come. Not to Hanoi: it would win the game [1.9 C]."""
    return sorted(by_road(s, [s.board.index["X11"]]) - {s.board.hanoi})


def thai_binh(s: State) -> Ask:
    """2.2 A With four or more hexes within 3 of Thai Binh VM gets a point; with one or none it loses one.

    1.4 FEF units there or in between do not matter. VM may lose a step of any unit instead of the point.
    """
    held = sum(holder(s, h) == VM for h in over_land(s.board, s.board.thai_binh, RANGE))
    if held >= MANY_HEXES:
        gain_rp(s, VM, 1, "log.thai_binh_gain", "2.2", held=held)
    elif held <= FEW_HEXES and (payments := thai_binh_payments(s)):
        key = yield choose(VM, "thai_binh.vm_loss", "2.2", payments, held=held, total=s.rp[0])
        if key == "point":
            gain_rp(s, VM, -1, "log.thai_binh_loss", "2.2", held=held)
        else:
            lose_step(s, s.board.unit[key], "2.2")


def thai_binh_payments(s: State) -> list[str]:
    """A point if there is one, or a step of a unit that has steps: HQ and SD have none."""
    return [*(["point"] if s.rp[0] else []), *(u.key for u in on_map(s, VM) if u.battle)]


# --- replacing and rebuilding [2.2 B] ---------------------------------------------------------------------------


def sources(s: State) -> list[int]:
    """VM Supply Centers nobody else occupies, and the HQ."""
    hq = s.place[hq_of(s, VM)]
    return [*active_centers(s, VM), *([hq] if hq >= 0 else [])]


def vm_replaceable(s: State) -> dict[str, Why | None]:
    """Regiments with lost steps, each with the reason why it cannot replace one now (None: it can)."""
    hurt = [u for u in on_map(s, VM) if u.regiment and s.steps[u.index] < u.steps]
    near = within_range(s, sources(s), VM, RANGE) if hurt else set()
    found: dict[str, Why | None] = {}
    for u in hurt:
        h = s.place[u.index]
        reason = None
        if s.oos[u.index]:
            reason = why("why.out_of_supply", "2.2")
        elif h not in near:
            reason = why("why.far_from_vm_source", "2.2", range=RANGE)
        elif replaced(s, u.index) >= STEPS_AT_A_TIME:
            reason = why("why.two_steps", "2.2", most=STEPS_AT_A_TIME)
        elif STEP_COST[u.motorized] > s.rp[0]:
            reason = why("why.no_rp", "2.2", cost=STEP_COST[u.motorized], total=s.rp[0])
        elif u.motorized and not near_road_from_china(s, h):
            reason = why("why.no_road_from_china", "2.2")
        found[u.key] = reason
    return found


def vm_rebuildable(s: State) -> dict[str, Why | None]:
    """Regiments in the Eliminated Box, each with the reason why it cannot be rebuilt now.

    9.0 Not in Na San: a rebuilt unit would return as reinforcement.
    """
    found: dict[str, Why | None] = {}
    for u in units_at(s, ELIMINATED, VM):
        unit = s.board.units[u]
        if not unit.regiment:
            continue
        cost = REBUILD_COST[unit.motorized]
        reason = why("why.no_rp", "2.2", cost=cost, total=s.rp[0]) if cost > s.rp[0] else None
        found[unit.key] = why("why.no_rebuilding", "9.0") if s.scenario == NA_SAN else reason
    return found


def vm_candidates(s: State) -> dict[str, Why | None]:
    return {**vm_replaceable(s), **vm_rebuildable(s)}


def vm_replaced_blocked(s: State) -> Blocked:
    return {key: reason for key, reason in vm_candidates(s).items() if reason}


def vm_replacements(s: State) -> Procedure:
    """2.2 B Points replace steps of regiments, at most two of each in a phase, and rebuild eliminated regiments.

    Each time: one step, or one regiment that goes to the Turn Track at full strength, three Game Turns ahead.
    """
    if not s.rp[0]:
        s.note("log.no_points", "2.2", side=VM)
        return "vm.absorption"
    tell_unasked(s, VM, "2.2", vm_candidates(s))
    key = yield choose(
        VM,
        "replacements.vm_unit",
        "2.2",
        lambda: [*(key for key, reason in vm_candidates(s).items() if not reason), END],
        lambda: vm_replaced_blocked(s),
        total=s.rp[0],
    )
    if key == END:
        return "vm.absorption"
    u = s.board.unit[key]
    motorized = s.board.units[u].motorized
    if s.place[u] == ELIMINATED:
        cost = REBUILD_COST[motorized]
        to_track(s, u, REBUILD_TURNS)
        s.rp[0] -= cost
        s.note("log.rebuilt", "2.2", side=VM, unit=key, points=cost, turns=REBUILD_TURNS)
        return "vm.replacements"
    cost = STEP_COST[motorized]
    s.steps[u] += 1
    count_replaced(s, u)
    s.rp[0] -= cost
    s.note("log.vm_step_back", "2.2", only=VM, unit=key, hex=hex_key(s, s.place[u]), points=cost, left=s.steps[u])
    s.note("log.vm_step_back_seen", "2.2", but=VM, points=cost)
    return "vm.replacements"
