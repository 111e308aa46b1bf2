"""How a game went, in figures: Victory Points, losses, dice."""

from __future__ import annotations

from indochina.core.decision import Decision
from indochina.core.journal import Entry
from indochina.core.reckoning import Fortune, Loss

from .components.units import FEF, VM
from .movement.air_transport import GRABBED
from .state import NA_SAN, State, enemy
from .victory import na_san_held

EVENTS = ()
"""There are no cards."""
GOAL = None
"""1.9 C The Victory Point Scale has many steps, and each scenario its own."""


def margins(s: State) -> dict[str, int]:
    """1.9 The VP-Level; 9.0 in the training scenario the goals that VM holds."""
    return {"goals": na_san_held(s)} if s.scenario == NA_SAN else {"vp": s.vp}


def loss(entry: Entry, s: State) -> Loss | None:
    """6.13 Steps; HQ and SD count as one. Of a VM unit that nobody sees only that it lost one."""
    if entry.key in ("log.step_lost", "log.eliminated"):
        return Loss(s.board.units[s.board.unit[entry.values["unit"]]].side, 1)
    return Loss(VM, 1) if entry.key == "log.step_lost_seen" else None


def fortunes(die: Decision, s: State) -> list[Fortune]:
    """6.1, 6.6, 6.8, 6.11, 6.12, 6.14, 3.5 High dice are good for who fights or fires; a DG check for its enemy."""
    faces = {key: int(key) for key in die.keys if key.isdigit()}
    side = s.acting()
    found = {
        "dice.operation": (side, "operations", {key: (face + 1) // 2 for key, face in faces.items()}),
        "dice.combat": (side, "combat", faces),
        "dice.barrage": (side, "barrage", faces),
        "dice.ambush": (VM, "ambush", faces),
        "dice.bolshevik": (VM, "bolshevik", faces),
        "dice.sd_drop": (FEF, "sd_drop", {key: int(face < GRABBED) for key, face in faces.items()}),
    }
    if side and die.name in ("dice.dg_attacker", "dice.dg_defender"):
        return [Fortune(enemy(side) if die.name == "dice.dg_attacker" else side, "dg", faces)]
    return [Fortune(*found[die.name])] if die.name in found else []
