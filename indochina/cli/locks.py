"""One file, one terminal: who writes a file holds a lock beside it, which is freed however its process ends."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from indochina.core.errors import Error, Prevented
from indochina.core.files import cause

if sys.platform == "win32":
    import msvcrt

    def _lock(number: int) -> None:
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(number: int) -> None:
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)


class InUse(Prevented):
    """Another process writes this file."""


TAKEN = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Nobody else writes the file meanwhile; Prevented if somebody does already, or if nothing can be written there."""
    beside = Path(os.path.realpath(path))
    beside = beside.with_name(f".{beside.name}.lock")
    if not os.path.isdir(path.parent):
        raise Error(f"{path}: there is no folder {path.parent}")
    number = _taken(path, beside)
    try:
        yield
    finally:
        with suppress(OSError):  # Windows keeps what is open; then it is left behind, and does no harm
            beside.unlink()
        os.close(number)


def _taken(path: Path, beside: Path) -> int:
    """The lock as an open file."""
    while True:
        try:
            number = os.open(beside, os.O_RDWR | os.O_CREAT, 0o666)
        except (OSError, ValueError) as fault:
            raise Prevented(f"{path}: cannot be written ({cause(fault)})") from None
        try:
            _lock(number)
        except OSError as fault:
            if fault.errno in TAKEN:
                os.close(number)
                raise InUse(f"{path}: in use by another terminal; end that one first") from None
            return number  # a file system without locks: as good as it gets
        if _is_still(beside, number):
            return number
        os.close(number)  # its last owner removed it before we had it: once more


def _is_still(beside: Path, number: int) -> bool:
    try:
        return os.path.samestat(beside.stat(), os.fstat(number))
    except OSError:
        return False
