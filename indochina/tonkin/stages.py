"""1.10 Game Turn Phases: the stages of a game in their order; 2.0 the first Phase as its rules follow each other."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Procedure

from .attrition import attrition
from .components.game_turn import phase, scenario_end, turn
from .components.political_objective import vm_objectives
from .components.units import FEF, VM
from .end_game import end_attrition, victory
from .movement.phase import move_phase_stage
from .operations.phase import impulse, operation, point
from .replacements.absorption import absorption
from .replacements.fef_reinforcements import fef_reinforcements
from .replacements.fef_replacements import fef_replacements, fef_supplies
from .replacements.mobilization import mobilization
from .replacements.vm_reinforcements import vm_reinforcements
from .replacements.vm_replacements import vm_replacements, vm_supplies
from .replacements.withdrawals import withdrawals
from .setup import begin, gcmas, lost_steps, objectives, regiments, tieu_doans
from .state import State
from .supply.phase import supply_check


def vm_move(s: State) -> Procedure:
    """3.0 VM Movement Phase: one stack at each entering."""
    s.active = VM
    return (yield from move_phase_stage(s, VM, "fef.move"))


def fef_move(s: State) -> Procedure:
    """3.0 FEF Movement Phase."""
    s.active = FEF
    return (yield from move_phase_stage(s, FEF, "attrition"))


def end_vm_move(s: State) -> Procedure:
    """8.0 The last VM Movement Phase, without transports."""
    s.active = VM
    return (yield from move_phase_stage(s, VM, "end.fef_move", transports=False))


def end_fef_move(s: State) -> Procedure:
    """8.0 The last FEF Movement Phase, without transports."""
    s.active = FEF
    return (yield from move_phase_stage(s, FEF, "end.last_attrition", transports=False))


# `phase` sees to stacking, trenches and Hanoi where a Phase ends; the other stages that end one do so themselves.
STAGES: dict[str, Callable[[State], Procedure]] = {
    "setup.regiments": regiments,            # 9.0
    "setup.steps": lost_steps,               # 9.0
    "setup.tieu_doan": tieu_doans,           # 9.0
    "setup.objectives": objectives,          # 9.0, 1.9 A
    "setup.gcma": gcmas,                     # 9.0
    "setup.end": begin,                      # 9.0
    "turn": turn,                            # 1.10, 3.3
    "vm.reinforcements": vm_reinforcements,  # 2.1
    "vm.supplies": vm_supplies,              # 2.2 A
    "vm.replacements": vm_replacements,      # 2.2 B
    "vm.absorption": absorption,             # 2.3
    "vm.mobilization": mobilization,         # 2.4
    "vm.objectives": vm_objectives,          # 1.9 A
    "fef.reinforcements": fef_reinforcements,  # 2.5
    "fef.supplies": fef_supplies,            # 2.6 A
    "fef.replacements": fef_replacements,    # 2.6 B
    "fef.withdrawals": phase(withdrawals),  # 2.7
    "vm.move": phase(vm_move),               # 3.0
    "fef.move": phase(fef_move),             # 3.0
    "attrition": attrition,                  # 5.0
    "operation": operation,                  # 6.1, 6.2
    "operation.impulse": impulse,            # 6.1
    "operation.point": point,                # 6.3
    "operation.more": point,                 # 6.3, not the first point of a row
    "supply": supply_check,                  # 7.0
    "scenario.end": scenario_end,            # 1.10, 9.0
    "end.attrition": end_attrition,          # 8.0
    "end.vm_move": phase(end_vm_move),       # 8.0
    "end.fef_move": phase(end_fef_move),     # 8.0
    "end.last_attrition": attrition,         # 8.0, 5.0
    "victory": victory,                      # 8.0
}  # fmt: skip
