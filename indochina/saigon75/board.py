"""The board: the tables compiled for play, and an owner's corrections read from a file."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from indochina.core import position as notation
from indochina.core.catalogue import plain
from indochina.core.errors import Error
from indochina.core.files import read_file
from indochina.core.save_lines import NAME

from . import tables
from .units import FOREIGN_ZONES, KIND, KINDS, PROVINCE_IDS, PROVINCES, RESERVE, SAIGON, SPACE, SPACE_IDS, SV_KINDS

FACES = {"nv": ("X", "R", "blank"), "sv": ("X", "R", "blank"), "air": ("aircraft", "blank")}


class Board:
    """Static data of one game. Never changed, never copied: all states of a game share it."""

    def __init__(self, data: Mapping[str, Any], changes: Mapping[str, Any]) -> None:
        self.changes = changes
        """What an owner's file replaced: saved with the game."""
        self.names: dict[str, str] = dict(data["names"])
        self.adjacent = tuple(
            tuple(sorted(SPACE[x] for x in data["adjacency"][province] if x in SPACE)) for province in PROVINCE_IDS
        )
        self.border = tuple(_is_border(data["adjacency"][province]) for province in PROVINCE_IDS)
        self.border_provinces = [p for p in PROVINCES if self.border[p]]
        self.coastal = tuple(p in data["coastal"] for p in PROVINCE_IDS)
        self.coastal_provinces = [p for p in PROVINCES if self.coastal[p]]
        self.mountain = tuple(p in tables.MOUNTAIN.split() for p in PROVINCE_IDS)
        self.mekong = tuple(p in tables.MEKONG.split() for p in PROVINCE_IDS)
        self.mekong_provinces = [p for p in PROVINCES if self.mekong[p]]
        self.arrows = [p for p in PROVINCES if PROVINCE_IDS[p] in data["arrows"]]
        # Where an NV unit may go with its one movement point: neighbours, from a border province the reserve [S.4], and
        # from the reserve wherever an arrow leads [S.2].
        self.nv_moves = tuple(
            [*self.adjacent[p], RESERVE] if self.border[p] else list(self.adjacent[p]) for p in PROVINCES
        ) + (self.arrows,)
        self.pieces: dict[str, int] = {**tables.PIECES, **data["pieces"]}
        self.setup = unit_array(data["setup"])
        self.suggested = {province: notation.counts(province, units) for province, units in data["suggested"].items()}
        self.activation = {"NV": _activation(data["nv_activation"]), "SV": _activation(data["sv_activation"])}
        self.limit: dict[str, tuple[int, ...]] = {
            "NV": tuple(data["nv_activation"]["limit"]),
            "SV": tuple(data["sv_activation"]["limit"]),
        }
        self.desertion = _desertion(data["desertion"])
        self.dice = {
            die: (list(FACES[die]), tuple(faces.count(f) for f in FACES[die])) for die, faces in data["dice"].items()
        }
        self.to_saigon = _distances(self.adjacent, SAIGON)


def neighbours(board: Board) -> dict[str, list[str]]:
    """S.4 Those adjacent to each space; the Reserve is so to every province on the border of South Vietnam."""
    found = {
        PROVINCE_IDS[p]: [SPACE_IDS[q] for q in (*board.adjacent[p], *([RESERVE] if board.border[p] else []))]
        for p in PROVINCES
    }
    return {**found, SPACE_IDS[RESERVE]: [PROVINCE_IDS[p] for p in board.border_provinces]}


def _activation(table: Mapping[str, list[int]]) -> tuple[tuple[int, ...], ...]:
    return tuple(tuple(table[str(die)]) for die in range(1, 7))


def _bands(table: Mapping[str, list[int]]) -> list[tuple[int, int, list[int]]]:
    return [(int(low), int(high or low), row) for band, row in table.items() for low, _, high in [band.partition("-")]]


def _desertion(table: Mapping[str, list[int]]) -> tuple[tuple[int, ...], ...]:
    """By number of provinces; Crisis in Saigon can count one more than there are, which reads the last row."""
    rows = [next(row for low, high, row in _bands(table) if low <= n <= high) for n in range(len(PROVINCE_IDS) + 1)]
    return tuple(tuple(row) for row in [*rows, rows[-1]])


def _distances(adjacent: tuple[tuple[int, ...], ...], goal: int) -> tuple[int, ...]:
    distance = {goal: 0}
    ring = [goal]
    while ring:
        ring = sorted({q for p in ring for q in adjacent[p] if q not in distance})
        distance.update(dict.fromkeys(ring, max(distance.values()) + 1))
    return tuple(distance.get(p, len(adjacent)) for p in range(len(adjacent)))


def unit_array(places: Mapping[str, Any]) -> bytearray:
    units = bytearray(KINDS * len(SPACE_IDS))
    for province, stated in places.items():
        for name, count in notation.counts(province, stated).items():
            units[SPACE[province] * KINDS + KIND[name]] += count
    return units


def read(source: Any) -> Board:
    """The printed board; with `source` (a TOML file, or its content as a dict) that owner's corrections in place."""
    if isinstance(source, Board):
        return source
    if not isinstance(source, str | Path):
        return of({} if source is None else source)
    where = str(source)
    try:
        return of(tomllib.loads(read_file(Path(source), "board file").decode()), where)
    except (ValueError, RecursionError) as fault:
        raise Error(f"{where}: not a TOML file: {fault}") from None


def of(changes: Any, where: str = "board") -> Board:
    """The board with these corrections. What a save or a position states comes here: it is never the name of a file."""
    if not isinstance(changes, Mapping):
        raise Error(f"{where}: an owner's corrections are tables, each with what it replaces")
    if not changes:
        return PRINTED
    return Board(_merged(where, changes), json.loads(json.dumps(changes)))


def _merged(where: str, changes: Mapping[str, Any]) -> dict[str, Any]:
    data = tables.default()
    for table, value in changes.items():
        if table not in data:
            raise Error(f"{where}: unknown table {table!r}; a board file may hold {', '.join(data)}")
        if not isinstance(value, type(data[table])):
            raise Error(f"{where}: {table} must be a {'table' if isinstance(data[table], dict) else 'list'}")
        merge = table in ("names", "adjacency", "pieces", "dice", "nv_activation", "sv_activation")
        data[table] = {**data[table], **value} if merge else value
    if "arrows" not in changes and "adjacency" in changes:
        data["arrows"] = [p for p, row in data["adjacency"].items() if isinstance(row, list) and _is_border(row)]
    _check(where, data)
    return data


def _is_border(row: list[str]) -> bool:
    return any(x in FOREIGN_ZONES for x in row)


def _check(where: str, data: dict[str, Any]) -> None:
    _check_provinces(where, data)
    _check_adjacency(where, data["adjacency"])
    _check_arrows(where, data)
    _check_pieces(where, data["pieces"])
    rows = ["1", "2", "3", "4", "5", "6", "limit"]
    for side in ("nv", "sv"):
        _check_grid(where, f"{side}_activation", data[f"{side}_activation"], rows, tables.TURNS)
    _check_desertion(where, data["desertion"])
    _check_dice(where, data["dice"])
    printed = {
        name: number - tables.FREE_UNITS.get(name, 0)
        for name, number in tables.PIECES.items()
        if name in KIND and KIND[name] in SV_KINDS
    }
    _check_units(where, "setup", data["setup"], printed)
    _check_units(where, "suggested", data["suggested"], tables.FREE_UNITS)
    _check_places(where, data)


def _check_provinces(where: str, data: dict[str, Any]) -> None:
    for table in ("names", "adjacency", "setup", "suggested", "arrows", "coastal"):
        for province in data[table]:
            if province not in PROVINCE_IDS:
                raise Error(f"{where}: {table}: unknown province {province!r}")
    for province, name in data["names"].items():
        if not isinstance(name, str) or not 0 < len(name) <= NAME:
            raise Error(f"{where}: names: {province} must be a name of at most {NAME} letters")
    _check_names(where, data["names"])


def _check_names(where: str, names: Mapping[str, str]) -> None:
    """People type names without accents and capitals: no two provinces may have the same, given here or printed."""
    found: dict[str, str] = {}
    for province in PROVINCE_IDS:
        name = names.get(province, province)
        if (first := found.setdefault(plain(name) or name, province)) != province:
            raise Error(f"{where}: names: {first} and {province} have the same name")


def _check_pieces(where: str, pieces: Mapping[str, Any]) -> None:
    for piece, count in pieces.items():
        if piece not in ("nv_division", "vc"):
            raise Error(f"{where}: pieces: unknown piece {piece!r}; nv_division and vc can be replaced")
        if not isinstance(count, int) or not 1 <= count <= 40:
            raise Error(f"{where}: pieces: {piece} must be a number from 1 to 40")


def _check_dice(where: str, dice: Mapping[str, Any]) -> None:
    for die, faces in dice.items():
        if die not in FACES:
            raise Error(f"{where}: dice: unknown die {die!r}; there is nv, sv and air")
        if not isinstance(faces, list) or len(faces) != 6 or any(face not in FACES[die] for face in faces):
            raise Error(f"{where}: dice: {die} must have six faces out of {', '.join(FACES[die])}")


def _check_places(where: str, data: dict[str, Any]) -> None:
    """C.3 River Patrols stay on the Mekong. S.5 No province is too full."""
    for province, units in data["suggested"].items():
        if "river_patrol" in notation.counts(province, units) and province not in tables.MEKONG.split():
            raise Error(f"{where}: suggested: river patrols stay on the Mekong, not in {province}")
    both = unit_array(data["setup"])
    for slot, count in enumerate(list(unit_array(data["suggested"]))):
        both[slot] += count
    for p in PROVINCES:
        if sum(both[p * KINDS : p * KINDS + KINDS]) > tables.STACKING_LIMIT:
            limit = tables.STACKING_LIMIT
            raise Error(f"{where}: setup and suggested put more than {limit} units in {PROVINCE_IDS[p]}")


def _check_adjacency(where: str, adjacency: Mapping[str, Any]) -> None:
    for province, row in adjacency.items():
        if not isinstance(row, list) or not row:
            raise Error(f"{where}: adjacency: {province} must list its neighbours")
        for x in row:
            if x not in PROVINCE_IDS and x not in FOREIGN_ZONES:
                raise Error(f"{where}: adjacency: {province} has an unknown neighbour {x!r}")
            if x == province:
                raise Error(f"{where}: adjacency: {province} cannot be its own neighbour")
    for province, row in adjacency.items():
        for x in row:
            if x in adjacency and province not in adjacency[x]:
                raise Error(f"{where}: adjacency: {province} lists {x}, but {x} does not list {province}")


def _check_arrows(where: str, data: dict[str, Any]) -> None:
    """S.2 The North comes in by the arrows, from a zone next door."""
    if not data["arrows"]:
        raise Error(f"{where}: arrows: at least one province must be entered from the reserve")
    for province in data["arrows"]:
        if not _is_border(data["adjacency"][province]):
            raise Error(f"{where}: arrows: {province} does not border on {', '.join(FOREIGN_ZONES)}")


def _check_grid(where: str, name: str, table: Mapping[str, Any], rows: list[str], columns: int) -> None:
    for row in table:
        if row not in rows:
            raise Error(f"{where}: {name}: unknown row {row!r}; rows are {', '.join(rows)}")
    for row in rows:
        numbers = table.get(row)
        if (
            not isinstance(numbers, list)
            or len(numbers) != columns
            or any(not isinstance(n, int) or not 0 <= n <= 40 for n in numbers)
        ):
            raise Error(f"{where}: {name}: row {row!r} must be {columns} numbers from 0 to 40")


def _check_desertion(where: str, table: Mapping[str, Any]) -> None:
    try:
        bands = _bands(table)
    except ValueError:
        raise Error(f"{where}: desertion: rows are named like '3-4'") from None
    _check_grid(where, "desertion", table, list(table), 6)
    for n in range(len(PROVINCE_IDS) + 1):
        hits = sum(low <= n <= high for low, high, _ in bands)
        if hits != 1:
            raise Error(f"{where}: desertion: {n} provinces must stand in exactly one row, not {hits}")


def _check_units(where: str, name: str, places: Mapping[str, Any], wanted: Mapping[str, int]) -> None:
    found: dict[str, int] = {}
    for province, stated in places.items():
        for kind, count in notation.counts(f"{name} {province}", stated).items():
            if kind not in wanted:
                raise Error(f"{where}: {name}: {province} has {kind!r}, which cannot be placed there")
            found[kind] = found.get(kind, 0) + count
    for kind, count in wanted.items():
        if found.get(kind, 0) != count:
            raise Error(f"{where}: {name}: {found.get(kind, 0)} {kind} in all, there must be {count}")


PRINTED = Board(tables.default(), {})
