"""The command `indochina`: this module is loaded first, so that Ctrl-C ends it without a word while the rest loads."""

import os
import signal
from types import FrameType


def end(number: int, frame: FrameType | None) -> None:
    os._exit(130)


if signal.getsignal(signal.SIGINT) is signal.default_int_handler:
    signal.signal(signal.SIGINT, end)

from indochina.cli import main  # noqa: E402  this is what takes a moment

__all__ = ["main"]
