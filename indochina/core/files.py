"""Files of lines, a JSON object each: read whole, written whole, or grown so that no fault damages them."""

from __future__ import annotations

import json
import os
import stat
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from .errors import Error, Prevented

LARGEST = 64 * 1024 * 1024
"""The most bytes of a file that is read: a long game fills about one hundredth of it."""
BINARY = getattr(os, "O_BINARY", 0)


def read_file(path: Path, what: str = "file", largest: int = LARGEST) -> bytes:
    """All of a file. Pipes, devices and what cannot be one of ours by its size are refused, not waited for."""
    try:
        about = path.stat()
        if stat.S_ISDIR(about.st_mode):
            raise Error(f"{path}: cannot read the {what} (it is a folder)")
        if not stat.S_ISREG(about.st_mode):
            raise Error(f"{path}: cannot read the {what} (it is not a plain file)")
        if about.st_size > largest:
            raise Error(f"{path}: cannot read the {what} (it has more than {largest >> 20} MB)")
        return path.read_bytes()
    except FileNotFoundError as fault:
        missing = "no such file" if what == "file" else f"cannot read the {what} ({fault.strerror})"
        raise Error(f"{path}: {missing}") from None
    except OSError as fault:
        raise Error(f"{path}: cannot read the {what} ({fault.strerror})") from None
    except ValueError:
        raise Error(f"{path}: cannot read the {what} (no file can have this name)") from None


def as_bytes(lines: Iterable[Mapping[str, Any]]) -> bytes:
    return "".join([json.dumps(line, ensure_ascii=False) + "\n" for line in lines]).encode()


def write_lines(path: Path, lines: Iterable[Mapping[str, Any]]) -> None:
    """Write a whole file beside its place and move it there in one step. A link is kept, and written through."""
    try:
        place = Path(os.path.realpath(path))
        beside = place.with_name(f".{place.name}.new")
        try:
            with beside.open("wb") as out:
                for line in lines:
                    out.write(as_bytes([line]))
                out.flush()
                os.fsync(out.fileno())
            os.replace(beside, place)
        except BaseException:
            with suppress(OSError):
                beside.unlink(missing_ok=True)
            raise
    except (OSError, MemoryError, ValueError) as fault:
        raise Prevented(f"{path}: cannot write the save ({cause(fault)})") from None


class Growing:
    """A file that grows. Lines are added whole and seen on the disk, or not at all.

    After a fault the file ends where it ended: what was half written is cut off, at once or, where that fails too,
    before the next lines are written.
    """

    def __init__(self, path: Path, whole: int | None = None, what: str = "save", synced: bool = True) -> None:
        """`whole`: how many bytes of the file are good, if not all; the rest is cut off. It is made if need be.

        If lines need not outlive the machine, they need not be `synced`.
        """
        self.path = path
        self._what, self._synced = what, synced
        self._torn = False
        try:
            os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o666))
            if whole is not None:
                os.truncate(path, whole)
            self._whole = path.stat().st_size
        except OSError as fault:
            raise self._prevented(fault) from None

    def _prevented(self, fault: Exception) -> Prevented:
        return Prevented(f"{self.path}: cannot write the {self._what} ({cause(fault)})")

    def append(self, lines: Iterable[Mapping[str, Any]]) -> None:
        try:
            data = as_bytes(lines)
            number = os.open(self.path, os.O_RDWR | BINARY)
            try:
                self._put(number, data)
            finally:
                os.close(number)
        except (OSError, MemoryError) as fault:
            raise self._prevented(fault) from None

    def _put(self, number: int, data: bytes) -> None:
        size = os.fstat(number).st_size
        if size < self._whole or (size > self._whole and not self._torn):
            raise OSError("another program has changed it")
        self._torn = True
        if size > self._whole:
            os.ftruncate(number, self._whole)
        os.lseek(number, self._whole, os.SEEK_SET)
        try:
            written = 0
            while written < len(data):
                written += os.write(number, data[written:])
            if self._synced:
                os.fsync(number)
        except Exception:
            with suppress(OSError, MemoryError):
                os.ftruncate(number, self._whole)
                self._torn = False
            raise
        self._whole += len(data)
        self._torn = False


def cause(fault: Exception) -> str:
    """Why something cannot be read or written, in a few words."""
    if isinstance(fault, MemoryError):
        return "out of memory"
    return (fault.strerror if isinstance(fault, OSError) else None) or str(fault)
