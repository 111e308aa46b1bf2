"""An owner's board file: the Turn Track it changes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error

from ..components.units import HQ, SD, SIDES
from .fields import ANY_NUMBER, LEVELS, check_fields, check_number, said, written

TURN_FIELDS: dict[str, Any] = {
    "turn": int, "month": str, "rain": bool, "vm_number": (int, None), "FEF": list, "VM": list,
    "withdraw": ("any", "para", "REI", "Navy", None),
}  # fmt: skip
ENTRY_FIELDS: dict[str, dict[str, Any]] = {
    "FEF": {"unit": str, "air_transport": int, "airstrike": int, "src": str},
    "VM": {"unit": str, "truck": int, "replacement_points": int, "src": str},
}


def merge_turns(where: str, turns: list[Any], changes: Mapping[str, Any]) -> None:
    """Turns are named by number or month: `{"turns": {"9": {...}, "Oct-52": {...}}}`."""
    part = changes.get("turns", changes)
    if not isinstance(part, Mapping):
        raise Error(f"{where}: turns must be an object by turn or month, not {written(part)}")
    for key, fields in part.items():
        turn = next((turn for turn in turns if key in (str(turn["turn"]), turn["month"])), None)
        if turn is None:
            raise Error(f"{where}: unknown turn {key!r}; turns are 1 to {len(turns)}, or months such as Oct-52")
        check_fields(f"{where}: {key}", fields, TURN_FIELDS)
        turn.update(fields)


def check_turns(where: str, data: Mapping[str, Any], months: list[str]) -> None:
    for n, turn in enumerate(data["reinforcements"]["turns"], 1):
        place = f"{where}: {months[n - 1]}"
        if (turn["turn"], turn["month"]) != (n, months[n - 1]):
            raise Error(f"{place}: it is turn {n}, and must stay so")
        check_number(f"{place}: vm_number", turn["vm_number"], LEVELS)
        for side in SIDES:
            for entry in turn[side]:
                check_entry(place, side, entry, data["units"]["units"])


def check_entry(where: str, side: str, entry: Mapping[str, Any], units: Mapping[str, Any]) -> None:
    """One thing that a side receives: a unit of its own, or a number."""
    check_fields(f"{where}: {side}", entry, ENTRY_FIELDS[side])
    given = [field for field in entry if field != "src"]
    if len(given) != 1:
        one = said(tuple(field for field in ENTRY_FIELDS[side] if field != "src"))
        raise Error(f"{where}: {side}: each entry is one of {one}, not {written(entry)}")
    if given != ["unit"]:
        check_number(f"{where}: {side}: {given[0]}", entry[given[0]], ANY_NUMBER)
        return
    unit = entry["unit"]
    if unit not in units:
        raise Error(f"{where}: unknown unit {unit!r}")
    if units[unit]["side"] != side:
        raise Error(f"{where}: {unit} is a unit of the other side")
    if units[unit]["kind"] in (HQ, SD, "airstrike"):
        raise Error(f"{where}: {unit} is no reinforcement")
