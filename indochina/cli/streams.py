"""What a command reads from and writes to: there, of any encoding, and closed without a word at the end."""

from __future__ import annotations

import os
import signal
import sys
from typing import TextIO


def prepare() -> None:
    """Give a command its streams: what is closed is nothing, and stray signs and bytes are replaced.

    A closed stream must be open before any file is: the file would be taken for it.
    """
    missing = [number for number, stream in enumerate((sys.stdin, sys.stdout, sys.stderr)) if stream is None]
    for number in missing:
        opened = os.open(os.devnull, os.O_RDWR)
        if opened != number:
            os.dup2(opened, number)
            os.close(opened)
    if 0 in missing:
        sys.stdin = os.fdopen(0, encoding="utf-8")
    if 1 in missing:
        sys.stdout = os.fdopen(1, "w", encoding="utf-8")
    if 2 in missing:
        sys.stderr = os.fdopen(2, "w", encoding="utf-8")
    if signal.getsignal(signal.SIGINT) is not signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # the quiet one was for while we started
    for stream in (sys.stdout, sys.stderr, sys.stdin):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def finish() -> bool:
    """See everything written; False if it cannot be. From here on there is nothing left for Ctrl-C to end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    out, faults = _flushed(sys.stdout), _flushed(sys.stderr)
    return out and faults


def _flushed(stream: TextIO) -> bool:
    """Nothing is left for Python to write, and to complain about, when it ends."""
    try:
        stream.flush()
    except OSError:
        nothing = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nothing, stream.fileno())
        os.close(nothing)
        return False
    return True
