"""An owner's board file: what it replaces, checked with clear errors.

The file has the shape of the data: `map` and `units` by hex and by unit, each field replacing ours; `tables` entry by
entry; `reinforcements` by turn; `scenarios` by scenario. `null` takes away what a hex has.
"""

from __future__ import annotations

import copy
import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from indochina.core.errors import Error
from indochina.core.files import read_file

from ..board import TABLES, Board, default, forget_some, printed
from ..components.units import SIDES
from ..state import NA_SAN
from .fields import check_object
from .map import check_map, merge_map, open_sides
from .scenarios import check_places, check_scenario, merge_scenarios
from .tables import check_tables, merge_tables
from .turns import check_turns, merge_turns
from .units import check_units, merge_units


def read(source: Any) -> Board:
    """The board that comes with the game; with `source` (a JSON file or its content) an owner's corrections."""
    if isinstance(source, Board):
        return source
    if not isinstance(source, str | Path):
        return of({} if source is None else source)
    where = str(source)
    try:
        changes = json.loads(read_file(Path(source), "board file"))
    except (ValueError, RecursionError) as fault:
        raise Error(f"{where}: not a JSON file: {fault}") from None
    return of(changes, where)


def of(changes: Any, where: str = "board") -> Board:
    """The board with these corrections. What a save or a position states comes here: it is never the name of a file."""
    if not isinstance(changes, Mapping):
        raise Error(f"{where}: a board file holds {', '.join(TABLES)}, each with what it replaces")
    if not changes:
        return printed()
    board = Board(merged(where, default(), changes), json.loads(json.dumps(changes)))
    check_places(where, board)
    forget_some()
    return board


def merged(where: str, data: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """The data with an owner's corrections in place, checked as a whole."""
    for table, part in changes.items():
        if table not in data:
            raise Error(f"{where}: unknown table {table!r}; a board file may hold {', '.join(data)}")
        check_object(f"{where}: {table}", part)
    known_ends = open_sides(data["map"]["hexes"])
    kinds = {
        side: tuple(dict.fromkeys(unit["kind"] for unit in data["units"]["units"].values() if unit["side"] == side))
        for side in SIDES
    }
    tables = copy.deepcopy(data["tables"])
    months = [turn["month"] for turn in data["reinforcements"]["turns"]]
    merge_map(f"{where}: map", data["map"]["hexes"], inner(where, changes, "map", "hexes"))
    merge_units(f"{where}: units", data["units"]["units"], inner(where, changes, "units", "units"))
    merge_tables(f"{where}: tables", data["tables"], changes.get("tables", {}))
    merge_turns(f"{where}: reinforcements", data["reinforcements"]["turns"], changes.get("reinforcements", {}))
    cards = data["scenarios"]["scenarios"]
    merge_scenarios(f"{where}: scenarios", cards, inner(where, changes, "scenarios", "scenarios"))
    check_map(f"{where}: map", data["map"]["hexes"], known_ends)
    check_units(f"{where}: units", data["units"]["units"], kinds)
    check_turns(f"{where}: reinforcements", data, months)
    for name, card in cards.items():
        if card["vp_level"] is None and name != NA_SAN:
            raise Error(f"{where}: scenarios: {name}: vp_level must be a number, not null")
        check_scenario(f"{where}: scenarios: {name}", data, card)
    check_tables(f"{where}: tables", data, tables)
    return data


def inner(where: str, changes: Mapping[str, Any], table: str, name: str) -> Mapping[str, Any]:
    """The entries of a table; its inner name (`hexes`, `units` ...) may be left out."""
    part = changes.get(table, {})
    entries: Mapping[str, Any] = part[name] if set(part) == {name} else part
    check_object(f"{where}: {table}: {name}", entries)
    return entries
