"""The results of a series of games: a file with one JSON object a line, to which a later run adds."""

from __future__ import annotations

import json
from pathlib import Path

from indochina.core.errors import Error
from indochina.core.files import Growing, read_file

from .games import Record

FIELDS = {
    "setup": (str,), "seed": (int,), "winner": (str,), "turn": (int, str, type(None)), "choices": (int,),
    "seconds": (int, float),
}  # fmt: skip
END = "end"
"""The hash of a game's last position, which results of earlier versions lack."""
OPENING = b'{"setup": "'
LARGEST = 1 << 30
"""Bytes of results that are read: those of some millions of games."""


class Results:
    """The results known so far, and the file they are kept in, if any."""

    def __init__(self, setup: str, path: Path | None = None) -> None:
        self.setup = setup
        self.path = path
        self.records: dict[int, Record] = {}
        self._file: Growing | None = None
        if path is not None:
            whole = self._read(path) if path.exists() else None
            self._file = Growing(path, whole, "results", synced=False)

    def add(self, record: Record) -> None:
        """Keep a result; it is in the file when this returns."""
        if self._file is not None:
            self._file.append([{"setup": self.setup, **record}])
        self.records[record["seed"]] = record

    def _read(self, path: Path) -> int:
        """Read what an earlier run left: how many bytes of it are whole. A foreign file is refused and left alone."""
        raw = read_file(path, largest=LARGEST)
        rows = raw.split(b"\n")
        torn = rows.pop()
        for number, row in enumerate(rows, start=1):
            record = self._record(path, number, row)
            self.records[record["seed"]] = record
        if torn:
            if torn[: len(OPENING)] != OPENING[: len(torn)]:
                raise Error(f"{path}: line {len(rows) + 1}: not a results file of indochina; it is left as it is")
        return len(raw) - len(torn)

    def _record(self, path: Path, number: int, row: bytes) -> Record:
        try:
            line = json.loads(row)
        except (ValueError, RecursionError):
            line = None
        if not isinstance(line, dict) or any(type(line.get(name)) not in kinds for name, kinds in FIELDS.items()):
            raise Error(f"{path}: line {number}: not a results file of indochina; it is left as it is")
        if line["setup"] != self.setup:
            raise Error(f"{path}: line {number}: results of other games ({line['setup']}); these are {self.setup}")
        return {name: line[name] for name in (*FIELDS, END) if name in line and name != "setup"}
