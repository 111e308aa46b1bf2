"""An owner's board file: are its tables whole, so that every roll finds its result?"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from indochina.core.errors import Error

from ..board import TERRAIN
from ..components.units import SIDES
from ..operations.barrage import ALWAYS_HIT, ALWAYS_MISS, CROWDED, DG, DG_DL, FLAK, MISS, MORALE, TARGET_DG
from .fields import ANY_NUMBER, AT_LEAST_ONE, DRM, check_fields, check_number, check_object, fits, said, written

LOWEST, HIGHEST = 2, 12
"""Of two dice."""
FIXED = (
    ("combat_results", "columns"), ("dg_numbers", "columns"), ("terrain_effects", "forest", "dg_exempt", "value"),
    ("terrain_effects", "river_valley", "not_in"),
)  # fmt: skip
"""What the rules say and no table changes."""
BARRAGE_ROW: dict[str, Any] = {"min": int, "max": int, MISS: list, DG: list, DG_DL: list, "src": str}


def check_tables(where: str, data: Mapping[str, Any], printed: Mapping[str, Any]) -> None:
    """Every entry that is read is there and can be used; `printed` are the tables that come with the game."""
    tables = data["tables"]
    for path in FIXED:
        ours, theirs = printed, tables
        for name in path:
            ours, theirs = ours[name], theirs[name]
        if ours != theirs:
            raise Error(f"{where}: {': '.join(path)} must stay {written(ours)}")
    check_terrain(f"{where}: terrain_effects", tables["terrain_effects"])
    for name in ("barrage_drm", "combat_drm", "dg_drm"):
        check_drms(f"{where}: {name}", tables[name], printed[name])
    check_combat_results(f"{where}: combat_results", tables["combat_results"])
    for role in ("attacker", "defender"):
        check_dg_numbers(f"{where}: dg_numbers: {role}", tables["dg_numbers"][role], tables["dg_numbers"]["columns"])
    check_barrage(f"{where}: barrage_table: rows", data)


def check_terrain(where: str, effects: Mapping[str, Any]) -> None:
    """A hex costs at least 1, a river or the rain may cost nothing."""
    free = ("deduct", "mp_add")
    for row, cells in effects.items():
        for column, cell in cells.items():
            if isinstance(cell, Mapping) and isinstance(cell["value"], int):
                limits = ANY_NUMBER if column in free or row.endswith("river") else AT_LEAST_ONE
                check_number(f"{where}: {row}: {column}", cell["value"], DRM if "drm" in column else limits)


def check_drms(where: str, rows: list[Any], printed: list[Any]) -> None:
    """A list of DRM has the rows of ours, each once; where ours has a number so has it."""
    ours = {row["when"]: row["drm"] for row in printed}
    found = []
    for row in rows:
        check_fields(where, row, {"when": str, "drm": (int, str), "src": str}, ("when", "drm"))
        when, drm = row["when"], row["drm"]
        if when not in ours or when in found:
            raise Error(f"{where}: {when!r} is {'there twice' if when in ours else 'unknown'}")
        wanted = int if isinstance(ours[when], int) else ours[when]
        if not fits(drm, wanted):
            raise Error(f"{where}: {when!r}: drm must be {said(wanted)}, not {written(drm)}")
        if isinstance(drm, int):
            check_number(f"{where}: {when!r}: drm", drm, DRM)
        found.append(when)
    for when in ours:
        if when not in found:
            raise Error(f"{where}: {when!r} is missing; the list is replaced as a whole")


def check_spans(where: str, spans: Sequence[tuple[str, Any]], low: int, high: int) -> None:
    """Spans follow each other without a gap and cover all from `low` to `high`."""
    end: int | None = None
    for name, span in spans:
        if not (isinstance(span, list) and len(span) == 2 and all(fits(edge, int) for edge in span)):
            raise Error(f"{where}: {name} must be a lowest and a highest number, not {written(span)}")
        if span[0] > span[1]:
            raise Error(f"{where}: {name} begins at {span[0]}, above its end {span[1]}")
        if end is None and span[0] > low:
            raise Error(f"{where}: {name} must begin at {low} or below, not at {span[0]}")
        if end is not None and span[0] != end + 1:
            raise Error(f"{where}: {name} must begin at {end + 1}, not at {span[0]}")
        end = span[1]
    if end is None or end < high:
        raise Error(f"{where}: {high} can come up, but the last entry ends at {written(end)}")


def check_combat_results(where: str, table: Mapping[str, Any]) -> None:
    """6.8 Each row has a result for all that two dice can give with the DRM, where below 0 is 0."""
    columns, rows, cap = table["columns"], table["rows"], table["drm_cap"]
    check_number(f"{where}: drm_cap", cap, (0, DRM[1]))
    for name, row in rows.items():
        if len(row) != len(columns):
            raise Error(f"{where}: rows: {name} must have {len(columns)} entries, not {len(row)}")
        spans = [(column, span) for column, span in zip(columns, row) if span is not None]
        check_spans(f"{where}: rows: {name}", spans, max(0, LOWEST - cap), HIGHEST + cap)
    for name in ("below_1-2", "above_5-1"):
        if table[name]["row"] not in rows:
            raise Error(f"{where}: {name}: row must be {said(tuple(rows))}, not {table[name]['row']!r}")
        check_number(f"{where}: {name}: drm", table[name]["drm"], DRM)


def check_dg_numbers(where: str, numbers: list[Any], columns: list[str]) -> None:
    """6.14 A number for each result."""
    if len(numbers) != len(columns) or not all(fits(number, int) for number in numbers):
        raise Error(f"{where} must be {len(columns)} numbers, not {written(numbers)}")
    for column, number in zip(columns, numbers):
        check_number(f"{where}: {column}", number, AT_LEAST_ONE)


def check_barrage(where: str, data: Mapping[str, Any]) -> None:
    """6.6 A row for any points that can fire, and in it a result for all that the dice can give with the DRM."""
    rows = data["tables"]["barrage_table"]["rows"]
    for n, row in enumerate(rows, 1):
        check_fields(f"{where}: {n}", row, BARRAGE_ROW, ("min", "max", MISS, DG, DG_DL))
    check_spans(where, [(f"row {n}", [row["min"], row["max"]]) for n, row in enumerate(rows, 1)], 1, most_points(data))
    low, high = barrage_drms(data["tables"])
    for n, row in enumerate(rows, 1):
        spans = [(result, row[result]) for result in (MISS, DG, DG_DL)]
        check_spans(f"{where}: {n}", spans, ALWAYS_MISS + 1 + low, ALWAYS_HIT - 1 + high)


def barrage_drms(tables: Mapping[str, Any]) -> tuple[int, int]:
    """6.6 The least and the most that DRM of a barrage can add up to."""
    effects = tables["terrain_effects"]
    table = {row["when"]: row["drm"] for row in tables["barrage_drm"]}
    terrain = [effects[name]["barrage_drm"]["value"] for name in TERRAIN if name in effects]
    others = [effects["trench"]["barrage_drm"]["value"], *(table[key] for key in (MORALE, CROWDED, TARGET_DG, FLAK))]
    return min(0, *terrain) + sum(min(0, drm) for drm in others), max(0, *terrain) + sum(max(0, drm) for drm in others)


def most_points(data: Mapping[str, Any]) -> int:
    """6.6 No more Barrage Points can fire together: all of a side, with the French Airstrike."""
    units = [unit for unit in data["units"]["units"].values() if unit["kind"] != "airstrike"]
    strikes: list[int] = [card["airstrike"] for card in data["scenarios"]["scenarios"].values()]
    strikes += [entry.get("airstrike", 0) for turn in data["reinforcements"]["turns"] for entry in turn["FEF"]]
    guns: dict[str, int] = dict.fromkeys(SIDES, 0)
    for unit in units:
        guns[unit["side"]] += (unit["barrage"] or 0) * unit["count"]
    return max(guns.values()) + max(strikes)


def merge_tables(where: str, table: dict[str, Any], changes: Mapping[str, Any]) -> None:
    """Entry by entry, as deep as the tables go; a number replaces the number, a list the list."""
    for name, value in changes.items():
        if name not in table:
            raise Error(f"{where}: unknown entry {name!r}; there is {', '.join(table)}")
        old = table[name]
        if isinstance(old, dict):
            check_object(f"{where}: {name}", value)
            merge_tables(f"{where}: {name}", old, value)
        elif old is not None and (not isinstance(value, type(old)) or isinstance(value, bool) != isinstance(old, bool)):
            raise Error(f"{where}: {name} must be {said(type(old))}, not {written(value)}")
        else:
            table[name] = value
