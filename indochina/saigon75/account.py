"""How a game went, in figures: provinces, losses, dice."""

from __future__ import annotations

from indochina.core.decision import Decision
from indochina.core.journal import Entry
from indochina.core.reckoning import Fortune, Loss

from .availability import table_result
from .control import nv_provinces
from .state import State
from .units import KIND, NV, NV_KINDS, SV

EVENTS = ("log.event",)
GOAL = None
"""V Control of Saigon wins: provinces only lead there."""


def margins(s: State) -> dict[str, int]:
    """S.8 How many provinces the NV player controls."""
    return {"nv_provinces": nv_provinces(s)}


LOST = (
    "log.reduced", "log.eliminated", "log.no_retreat", "log.retreat_overstacked", "log.overstacked", "log.deserted",
    "log.strike_hit", "log.diverted_lost",
)  # fmt: skip


def loss(entry: Entry, s: State) -> Loss | None:
    """S.6a, S.9 Each time a unit is reduced or leaves the game is one: a full division takes two."""
    if entry.key not in LOST:
        return None
    return Loss(NV if KIND[entry.values["unit"]] in NV_KINDS else SV, 1)


def fortunes(die: Decision, s: State) -> list[Fortune]:
    """S.2, S.6a, S.7, S.9 Activations, X and R of battle dice, Air markers that come back, desertion."""
    match die.name:
        case "dice.nv" | "dice.sv":
            side = NV if die.name == "dice.nv" else SV
            return [Fortune(side, f"dice_{face}", {key: int(key == face) for key in die.keys}) for face in ("X", "R")]
        case "dice.activation":
            return [Fortune(s.active, "activations", {key: table_result(s, int(key)) for key in die.keys})]
        case "dice.air":
            return [Fortune(SV, "air", {key: int(key != "aircraft") for key in die.keys})]
        case "dice.desertion":
            row = s.board.desertion[nv_provinces(s) + int(s.crisis)]
            return [Fortune(NV, "desertion", {key: row[int(key) - 1] for key in die.keys})]
    return []
