"""An owner's board file: the counters it changes, and whether the rules can use them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error

from ..components.units import GCMA, HQ, NAVY, NO_COMBAT, PATHET_LAO, SD, SIDES, TIEU_DOAN, expand
from ..replacements.replacement_points import MOST_DUMPS
from ..words.en import ENGLISH
from .fields import ANY_NUMBER, AT_LEAST_ONE, check_fields, check_name, check_number, check_object, check_texts

UNIT_FIELDS: dict[str, Any] = {
    "id": str, "side": SIDES, "kind": str, "combat": (int, None), "barrage": (int, None), "move": int,
    "motorized": bool, "morale": int, "stacking": int, "steps": (1, 2, 4), "bar": str, "count": int, "tags": list,
    "reinforcement_number": (int, None), "reduced": (dict, None), "combat_defence_only": bool, "src": dict, "note": str,
}  # fmt: skip
UNIT_NEEDS = tuple(
    field for field in UNIT_FIELDS if field not in ("id", "combat_defence_only", "src", "note", "tags", "bar")
)
UNIT_NUMBERS = {
    "combat": ANY_NUMBER, "barrage": ANY_NUMBER, "move": ANY_NUMBER, "morale": (0, 9), "stacking": (0, 4),
    "count": AT_LEAST_ONE, "reinforcement_number": AT_LEAST_ONE,
}  # fmt: skip
"""What the rules can use; 1.5, 2.5 know no unit of more than 4 Stacking Points."""
MOST_COUNTERS = 999
OF_THEIR_OWN = {
    "VM HQ": HQ, "FEF HQ": HQ, "VM SD": SD, "FEF SD": SD, "Tieu Doan": TIEU_DOAN, "Pathet Lao": PATHET_LAO,
    "GCMA": GCMA, "Navy": NAVY, "Airstrike": "airstrike",
}  # fmt: skip
"""Types of counters the rules name, with their kind, which no other has."""
OPTIONS = {key.rpartition(".")[2] for key in ENGLISH if key.startswith("option.")} | {"airstrike"}
"""Answers a player can give beside the name of a unit."""


def merge_units(where: str, units: dict[str, Any], changes: Mapping[str, Any]) -> None:
    for name, fields in changes.items():
        if fields is None and name in units:
            del units[name]
            continue
        if fields is None:
            raise Error(f"{where}: there is no unit {name!r} to take away")
        check_object(f"{where}: {name}", fields)
        missing = [field for field in UNIT_NEEDS if field not in fields]
        if name not in units and missing:
            raise Error(f"{where}: there is no unit {name!r}; a new one must be given whole, with {', '.join(missing)}")
        units[name] = {**units.get(name, {"id": name}), **fields}


def check_units(where: str, units: Mapping[str, Any], kinds: Mapping[str, tuple[str, ...]]) -> None:
    for name, unit in units.items():
        check_name(f"{where}: {name[:20]!r}", name)
        place = f"{where}: {name}"
        unit.setdefault("tags", [])
        check_fields(place, unit, UNIT_FIELDS, UNIT_NEEDS)
        check_texts(f"{place}: tags", unit["tags"])
        for field, limits in UNIT_NUMBERS.items():
            check_number(f"{place}: {field}", unit[field], limits)
        can_be = kinds[unit["side"]]
        if unit["kind"] not in can_be:
            raise Error(f"{place}: kind must be one of {', '.join(can_be)}, not {unit['kind']!r}")
        check_steps(place, unit)
    check_own_kinds(where, units)
    for side in SIDES:
        for name in (f"{side} HQ", f"{side} SD"):
            if units[name]["side"] != side:
                raise Error(f"{where}: {name}: side must be {side}")
        check_number(f"{where}: {side} SD: count", units[f"{side} SD"]["count"], (1, MOST_DUMPS))
    for name in ("VM HQ", "FEF HQ", "Navy"):
        if units[name]["count"] != 1:
            raise Error(f"{where}: {name}: there is only one")
    check_counters(where, units)


def check_own_kinds(where: str, units: Mapping[str, Any]) -> None:
    """The counters that the rules name are there, and no other is of their kind."""
    for name, kind in OF_THEIR_OWN.items():
        if name not in units and name != "Airstrike":  # which is a number
            raise Error(f"{where}: {name} is missing")
        for other, unit in units.items():
            if other == name and unit["kind"] != kind:
                raise Error(f"{where}: {name}: kind must be {kind}, not {unit['kind']!r}")
            if unit["kind"] == kind and OF_THEIR_OWN.get(other) != kind:
                raise Error(f"{where}: {other}: kind must be another, {kind} is {name}")


def check_counters(where: str, units: Mapping[str, Any]) -> None:
    """Each counter can be named, and is named like no other."""
    found: dict[str, str] = {}
    if sum(unit["count"] for unit in units.values()) > MOST_COUNTERS:
        raise Error(f"{where}: there are at most {MOST_COUNTERS} counters")
    for counter in expand(units):
        if not counter.key or counter.key in OPTIONS:
            raise Error(f"{where}: {counter.name!r} cannot be the name of a unit")
        if counter.key in found:
            raise Error(f"{where}: {counter.name} and {found[counter.key]} have names too much alike")
        found[counter.key] = counter.name


def check_steps(where: str, unit: Mapping[str, Any]) -> None:
    """6.13 A unit with several steps has a back; HQ, SD, Navy and those that go to the boxes have one step."""
    if unit["steps"] == 1:
        return
    if unit["kind"] in {*NO_COMBAT, TIEU_DOAN, PATHET_LAO}:
        raise Error(f"{where}: steps must be 1, not {unit['steps']}")
    if not unit["reduced"]:
        raise Error(f"{where}: a unit with {unit['steps']} steps needs its reduced side")
    check_fields(
        f"{where}: reduced",
        unit["reduced"],
        {"combat": (int, None), "barrage": (int, None), "morale": int, "stacking": int, "src": str},
        ("stacking",),
    )
    for field in ("combat", "barrage", "morale", "stacking"):
        check_number(f"{where}: reduced: {field}", unit["reduced"].get(field), UNIT_NUMBERS[field])
