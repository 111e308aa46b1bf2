"""What is kept of a table, in the same columns by both stores."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from indochina.core.errors import Error

SCHEMA = 1  # the version of the database; a newer one is refused

COLUMNS = """t.id, t.game, t.title, t.scenario, t.maker, t.lines, t.made, t.over, t.waiting_for, t.updated, t.created,
    s.seat, s.player, s.taken, s.token, h.browser, EXISTS (SELECT 1 FROM foreseen f WHERE f.table_id = t.id),
    (SELECT f.origin FROM forks f WHERE f.table_id = t.id), (SELECT f.made FROM forks f WHERE f.table_id = t.id)"""
JOINED = """tables t LEFT JOIN seats s ON s.table_id = t.id
    LEFT JOIN holders h ON h.table_id = s.table_id AND h.seat = s.seat"""


FORESEE = "INSERT INTO foreseen SELECT id FROM tables WHERE id = {0} ON CONFLICT DO NOTHING"
FORKS = """CREATE TABLE IF NOT EXISTS forks (table_id TEXT PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    origin TEXT NOT NULL, made INTEGER NOT NULL)"""
FORK = "INSERT INTO forks VALUES ({0}, {1}, {2})"
SIT = "UPDATE seats SET taken = true WHERE table_id = {0} AND seat = {1}"
NOBODY_YET = """DELETE FROM holders WHERE table_id = {0} AND seat = {1}
    AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = {0} AND s.seat = {1} AND NOT s.taken)"""
ONLY_HOLDER = "DELETE FROM holders WHERE table_id = {0} AND seat = {1} AND browser <> {2}"
NO_LINK = "UPDATE seats SET token = NULL WHERE table_id = {0} AND seat = {1}"
"""Said alike by both databases, but for how each marks what is put in."""


class Gone(Error):
    """The table is not there any more, or never was."""


class Unavailable(Error):
    """The database does not answer just now. Whether a change was made is not known: look again before the next."""


@dataclass(frozen=True, slots=True)
class Seat:
    seat: str
    player: str  # "person", or the name of a bot: "solo"
    taken: bool = False  # whether somebody who holds it has come to the table
    token: bytes | None = None  # sha256 of the token in the seat's link, while there is one


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    game: str
    title: str
    scenario: str
    maker: bytes  # the browser that made it, hashed
    lines: int
    made: int
    over: bool
    waiting_for: str
    updated: datetime
    created: datetime
    seats: tuple[Seat, ...]
    holders: dict[str, frozenset[bytes]]  # seat -> the browsers that hold it, hashed
    foreseen: bool = False  # whether somebody can know what dice and cards will bring
    fork: tuple[str, int] | None = None  # the table it was taken from, and after how many choices


def tables_from(rows: Iterable[Sequence[Any]]) -> list[TableRow]:
    """The tables in rows of COLUMNS, in the order of the rows: a row for each holder of a seat, or one for the seat."""
    tables: dict[str, tuple[Sequence[Any], dict[str, Seat], dict[str, set[bytes]]]] = {}
    for row in rows:
        _, seats, holders = tables.setdefault(row[0], (row, {}, {}))
        name, player, taken, token, browser = row[11:16]
        if name is not None:
            seats[name] = Seat(name, player, bool(taken), token)
        if browser is not None:
            holders.setdefault(name, set()).add(browser)
    return [
        TableRow(
            row[0],
            row[1],
            row[2],
            row[3],
            row[4],
            row[5],
            row[6],
            bool(row[7]),
            row[8],
            datetime.fromtimestamp(row[9], UTC),
            datetime.fromtimestamp(row[10], UTC),
            tuple(seats.values()),
            {seat: frozenset(browsers) for seat, browsers in holders.items()},
            bool(row[16]),
            (row[17], row[18]) if row[17] is not None else None,
        )
        for row, seats, holders in tables.values()
    ]


def can_be_kept(text: str) -> bool:
    """Can both databases keep this text? Not U+0000, and no half of a surrogate pair."""
    try:
        return b"\0" not in text.encode()
    except UnicodeEncodeError:
        return False


def check(table: TableRow) -> None:
    for text in (table.id, table.game, table.title, table.scenario, table.waiting_for, *table.holders):
        if not can_be_kept(text):
            raise Error(f"a table cannot be kept with this text: {text!r}")


def besides(table: TableRow, marks: Sequence[str]) -> list[tuple[str, tuple[Any, ...]]]:
    """What is kept of a new table beside those: statements, each with what is put in."""
    found: list[tuple[str, tuple[Any, ...]]] = []
    if table.foreseen:
        found.append((FORESEE.format(marks[0]), (table.id,)))
    if table.fork:
        found.append((FORK.format(*marks), (table.id, *table.fork)))
    return found


def rows_of(table: TableRow, lines: int) -> tuple[tuple[Any, ...], list[tuple[Any, ...]], list[tuple[Any, ...]]]:
    """Its row in `tables`, and those in `seats` and `holders`. An Error if they cannot be kept."""
    check(table)
    values = (
        table.id, table.game, table.title, table.scenario, table.maker, lines, table.made, table.over,
        table.waiting_for, table.updated.timestamp(), table.created.timestamp(),
    )  # fmt: skip
    seats = [(table.id, n, s.seat, s.player, s.taken, s.token) for n, s in enumerate(table.seats)]
    holders = [(table.id, seat, browser) for seat, browsers in table.holders.items() for browser in browsers]
    return values, seats, holders
