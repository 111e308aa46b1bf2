"""1.2 Units: what is printed on each counter, and what is left of it after losses."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

VM, FEF = "VM", "FEF"
SIDES = (VM, FEF)

# Kinds of units. All VM units but the first four are regiments; FEF SD, HQ and the Navy are no combat units either.
HQ, SD, TIEU_DOAN, PATHET_LAO = "hq", "supply_dump", "tieu_doan", "pathet_lao"
DIVISIONAL, INDEPENDENT, ARTILLERY, ENGINEER, ANTI_AIRCRAFT = (
    "regiment_div", "regiment_ind", "artillery", "engineer", "anti_aircraft",
)  # fmt: skip
INFANTRY, PARA, GM, TANK, AMPHIBIOUS, GARRISON, THAI, GCMA, DNA, NAVY = (
    "infantry", "para", "groupe_mobile", "tank", "amphibious", "garrison", "thai", "gcma", "dna", "navy",
)  # fmt: skip
NO_COMBAT = (HQ, SD, NAVY)


class Values(NamedTuple):
    """What a unit is worth with the steps it has left."""

    combat: int
    barrage: int
    morale: int
    stacking: int


@dataclass(frozen=True, slots=True)
class Unit:
    """A counter. `values[n]` is what it is worth with n steps left; `values[steps]` is its full strength."""

    index: int
    key: str
    name: str
    type: str
    side: str
    kind: str
    move: int
    motorized: bool
    steps: int
    values: tuple[Values, ...]
    tags: frozenset[str]
    defence_only: bool
    """4.0 Its combat value counts in defence only."""
    regiment: bool
    battle: bool
    """It has a combat or barrage value: neither HQ, SD nor Navy."""
    para: bool
    dna: bool
    retreats_before: bool
    """6.5 It may retreat before combat."""
    vp: int
    """6.13 VP deducted when it is eliminated: FEF units with two steps 1, with four steps 2."""


def slug(name: str) -> str:
    """A name as a key: `88/308` is `88-308`, `Det. BCL` is `det-bcl`, `148` is `rgt-148`."""
    key = re.sub(r"[^a-z0-9]+", "-", name.lower()).strip("-")
    return f"rgt-{key}" if key.isdigit() else key


def strengths(data: Mapping[str, Any]) -> tuple[Values, ...]:
    """6.13 Two steps: front and back. Four steps: front, front less one, back, back less one (not movement)."""
    combat, barrage = data["combat"] or 0, data["barrage"] or 0
    full = Values(combat, barrage, data["morale"], data["stacking"])
    none = Values(0, 0, 0, 0)
    if data["steps"] == 1:
        return none, full
    back = data["reduced"]
    half = Values(
        back.get("combat", 0) or 0, back.get("barrage", 0) or 0, back.get("morale", full.morale), back["stacking"]
    )
    if data["steps"] == 2:
        return none, half, full
    return none, less_one(half), half, less_one(full), full


def less_one(values: Values) -> Values:
    """6.13 A "-1" marker: one less in combat or barrage, morale and stacking value."""
    return Values(*(max(0, value - 1) for value in values))


def expand(units: Mapping[str, Mapping[str, Any]]) -> tuple[Unit, ...]:
    """Every counter by itself: those of which there are several are numbered."""
    found: list[Unit] = []
    for type_name, data in units.items():
        if data["kind"] == "airstrike":  # a barrage value that grows, kept as a number
            continue
        for n in range(1, data["count"] + 1):
            many = data["count"] > 1
            name = f"{type_name} {n}" if many else type_name
            side, kind, steps = data["side"], data["kind"], data["steps"]
            found.append(
                Unit(
                    index=len(found),
                    key=slug(name),
                    name=name,
                    type=type_name,
                    side=side,
                    kind=kind,
                    move=data["move"],
                    motorized=data["motorized"],
                    steps=steps,
                    values=strengths(data),
                    tags=frozenset(data["tags"]),
                    defence_only=bool(data.get("combat_defence_only")),
                    regiment=side == VM and kind not in (HQ, SD, TIEU_DOAN, PATHET_LAO),
                    battle=kind not in NO_COMBAT,
                    para="para" in data["tags"],
                    dna=kind == DNA,
                    retreats_before=kind in (TIEU_DOAN, PATHET_LAO, GCMA) or (kind == HQ and side == VM),
                    vp={2: 1, 4: 2}.get(steps, 0) if side == FEF and kind not in NO_COMBAT else 0,
                )
            )
    return tuple(found)
