"""6.4-6.16 Combat, overrun, barrage and ambush as a scene."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.battles import Battle, Side
from indochina.core.journal import Entry

from .components.units import FEF, VM
from .state import enemy

OPENS = ("log.attack", "log.overrun", "log.fires")
PARTS = (
    "log.shown", "log.retreat_before", "log.ambush", "log.dg", "log.leads", "log.bolshevik", "log.front", "log.combat",
    "log.dg_roll", "log.stands", "log.retreat", "log.extra_loss", "log.advance", "log.advance_rp", "log.sd_captured",
    "log.trench_removed", "log.barrage", "log.hex_dg", "log.step_lost", "log.step_lost_seen", "log.eliminated",
    "log.vp_hex", "log.changed_sides", "log.hero_killed", "log.hero_lives", "log.mentioned", "log.promoted",
)  # fmt: skip
"""What belongs to one, and what comes of it."""


def battle(entry: Entry, view: Mapping[str, Any], now: Battle | None) -> Battle | None:
    """6.8 The units that attack, and what is seen in the hex; 6.11 who lies in ambush, and on whom."""
    values = entry.values
    if entry.key in OPENS:
        sides = [Side(values["side"], dict.fromkeys(values["units"], 1)), defence(values, view)]
        return Battle(values["hex"], sides, {"dice.ambush": VM, "dice.dg_defender": sides[1].seat})
    if entry.key == "log.ambush" and now is None:
        return Battle("", [Side(VM, {values["unit"]: 1}), Side(FEF, {values["victim"]: 1})])
    return now if entry.key in PARTS else None


def defence(values: Mapping[str, Any], view: Mapping[str, Any]) -> Side:
    there = view["hexes"].get(values["hex"], {})
    seen = {one["unit"]: 1 for one in there.get("units", ())}
    if there.get("hidden"):
        seen["vm_hidden"] = there["hidden"]
    return Side(enemy(values["side"]), seen)


def capped(entry: Entry) -> tuple[str, dict[str, str]] | None:
    """6.8 The DRM of a combat have a limit."""
    if entry.key != "log.combat":
        return None
    items = [item.rpartition("/")[2] for item in entry.values["items"] if "/" in item]
    total = f"{sum(int(item) for item in items):+}"
    drm = entry.values["drm"]
    return ("story.battle.capped", {"total": total, "drm": drm}) if total != drm else None
