"""3.2.4, 3.3.3, 4.2.3, 4.4.2, 4.4.3 Assault, Attack, Air Strike, Bombard and Ambush as a scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.battles import Battle, Side
from indochina.core.journal import Entry

from .components.pieces import ARVN, KIND, NVA, OWNER, US, VC

OPENS = ("log.assault", "log.attack.die", "log.attack.miss", "log.attack.troops", "log.ambush", "log.bombard")
PARTS = (
    "log.removed", "log.attack.remove", "log.attrition", "log.aid", "log.crossfire", "log.cobras_loss",
    "log.light_armor", "log.tunnel_collapsed", "log.tunnel_holds", "log.assault_arvn", "log.opposition",
    "log.trail_missed", "log.migs", "log.rpg", "log.claymores",
)  # fmt: skip
"""What comes of one."""
COIN, INSURGENTS = (US, ARVN), (NVA, VC)


def battle(entry: Entry, view: Mapping[str, Any], now: Battle | None) -> Battle | None:
    """What is done in a space, and what is lost there by it; an Air Strike is told with all its spaces."""
    values = entry.values
    if entry.key == "log.air_strike":
        return Battle("", [Side(US, {})])
    if entry.key in OPENS:
        attacker = values.get("faction", NVA)
        place = values.get("target", values["space"])
        enemies = INSURGENTS if attacker in COIN else COIN
        others = [Side(enemy, pieces(view, place, enemy)) for enemy in enemies]
        return Battle(
            place, [Side(attacker, pieces(view, values["space"], attacker)), *(s for s in others if s.pieces)]
        )
    if now is not None and entry.key in PARTS and (not now.place or values.get("space", now.place) == now.place):
        return now
    return None


def pieces(view: Mapping[str, Any], space: str, faction: str) -> dict[str, int]:
    return {kind: n for kind, n in view["spaces"][space]["pieces"].items() if OWNER[KIND[kind]] == faction}


def capped(entry: Entry) -> None:
    """There are no modifiers with a limit."""
