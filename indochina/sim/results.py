"""The results of a series of games: a file with one JSON object a line, to which a later run adds."""

from __future__ import annotations

import json
import os
from pathlib import Path

from indochina.core.errors import Error

from .games import Record

FIELDS = ("setup", "seed", "winner", "turn", "choices", "seconds")
OPENING = b'{"setup": "'


class Results:
    """The results known so far, and the file they are kept in, if any."""

    def __init__(self, setup: str, path: Path | None = None) -> None:
        self.setup = setup
        self.path = path
        self.records: dict[int, Record] = {}
        if path is not None and path.exists():
            self._read(path)

    def add(self, record: Record) -> None:
        """Keep a result; it is on the disk when this returns."""
        self.records[record["seed"]] = record
        if self.path is not None:
            line = json.dumps({"setup": self.setup, **record}, ensure_ascii=False) + "\n"
            try:
                with self.path.open("a", encoding="utf-8") as out:
                    out.write(line)
            except OSError as fault:
                raise Error(f"{self.path}: cannot write the results ({fault.strerror})") from None

    def _read(self, path: Path) -> None:
        """Read what an earlier run left; cut off a torn last line. A foreign file is refused and left alone."""
        try:
            raw = path.read_bytes()
        except OSError as fault:
            raise Error(f"{path}: cannot read the file ({fault.strerror})") from None
        rows = raw.split(b"\n")
        torn = rows.pop()
        for number, row in enumerate(rows, start=1):
            record = self._record(path, number, row)
            self.records[record["seed"]] = record
        if torn:
            if torn[: len(OPENING)] != OPENING[: len(torn)]:
                raise Error(f"{path}: line {len(rows) + 1}: not a results file of indochina; it is left as it is")
            os.truncate(path, len(raw) - len(torn))

    def _record(self, path: Path, number: int, row: bytes) -> Record:
        try:
            line = json.loads(row)
        except (UnicodeDecodeError, json.JSONDecodeError):
            line = None
        if not isinstance(line, dict) or any(name not in line for name in FIELDS) or not isinstance(line["seed"], int):
            raise Error(f"{path}: line {number}: not a results file of indochina; it is left as it is")
        if line["setup"] != self.setup:
            raise Error(f"{path}: line {number}: results of other games ({line['setup']}); these are {self.setup}")
        return {name: line[name] for name in FIELDS if name != "setup"}
