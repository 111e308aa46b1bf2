"""7.1, 7.5 Supply Check Phase: spent SD go, OoS-Markers come and go."""

from __future__ import annotations

from indochina.core.decision import Procedure
from indochina.core.rules import OVER

from ..attrition import in_turn
from ..components.communities import settle
from ..components.game_turn import end_of_phase
from ..components.units import FEF, SIDES, VM
from ..operations.combat.losses import lose_step
from ..state import State, hex_key, hex_keys, on_map, rain_season
from .in_supply import out_of_supply, take_dump


def supply_check(s: State) -> Procedure:
    """7.1 Spent SD are removed [6.2]; then all units of both sides check, and OoS-Markers come and go.

    Both sides look before any loss. 1.7, 7.5 In rain a unit out of supply loses a step at once.
    """
    remove_spent(s)
    lacking = {side: out_of_supply(s, side) for side in SIDES}
    for side in SIDES:
        mark(s, side, lacking[side])
    if rain_season(s):
        for unit in in_turn(s, lacking[VM] | lacking[FEF]):
            lose_step(s, unit, "7.5")
    yield from end_of_phase(s)
    if s.over:
        return OVER
    return "scenario.end"


def remove_spent(s: State) -> None:
    """6.2 The SD that were spent leave the map at the end of the Operation Phase."""
    for index, unit in enumerate(s.spending):
        if unit >= 0:
            h = s.place[unit]
            take_dump(s, unit)
            s.spending[index] = -1
            s.note("log.sd_spent", "6.2", side=SIDES[index], hex=hex_key(s, h))
            settle(s, [h])


def mark(s: State, side: str, lacking: set[int]) -> None:
    """7.5 OoS-Markers on those out of supply, none on others."""
    for u in on_map(s, side):
        s.oos[u.index] = u.index in lacking
    hexes = hex_keys(s, {s.place[u] for u in lacking})
    if hexes:
        s.note("log.out_of_supply", "7.5", side=side, count=len(lacking), hexes=hexes)
    else:
        s.note("log.all_supplied", "7.1", side=side)
