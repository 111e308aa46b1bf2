"""S.6 A combat as a scene: both sides in a province, their dice, what came of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.battles import Battle, Side
from indochina.core.journal import Entry

from .units import KIND, NV, NV_KINDS, SV

OPENS = ("log.bonus", "log.dice")
ANYWHERE = ("log.reroll", "log.corruption", "log.paralysed", "log.stubborn", "log.air_lost")
"""What belongs to one and names no province."""
ENDS = ("log.declared", "log.deserted", "log.momentum_won", "log.momentum_gone", "log.strike_hit", "log.move")
"""What may be told of the same province afterwards."""


def battle(entry: Entry, view: Mapping[str, Any], now: Battle | None) -> Battle | None:
    """S.6 A combat begins with the dice that are declared, and lasts while the same province is told of."""
    place = entry.values.get("space")
    if now is not None and entry.key not in ENDS and (place == now.place or entry.key in ANYWHERE):
        return now
    if entry.key not in OPENS or place is None:
        return None
    units = {kind: there["count"] for kind, there in view["spaces"][place]["units"].items()}
    sides = {side: {k: n for k, n in units.items() if (KIND[k] in NV_KINDS) == (side == NV)} for side in (NV, SV)}
    attacker = view["active"]
    order = (attacker, SV if attacker == NV else NV)
    return Battle(place, [Side(side, sides[side]) for side in order], {"dice.nv": NV, "dice.sv": SV, "dice.air": SV})


def capped(entry: Entry) -> None:
    """There are no modifiers with a limit."""
