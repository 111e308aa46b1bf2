"""What was done is kept before anything else is done; while that fails, somebody is asked what to do about it."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.errors import Error

from .screen import complain, read_line


class NotKept(Exception):
    """Somebody leaves although the last thing done could not be saved."""


def keep(write: Callable[[], None], copy: Callable[[str], None], advice: str) -> None:
    """Write; until that works, Enter tries again, `save FILE` makes a copy, `quit` leaves without the last choice."""
    while True:
        try:
            write()
        except Error as fault:
            complain(f"{fault}. {advice}")
        else:
            return
        try:
            command, _, rest = read_line("> ").partition(" ")
        except EOFError:
            raise NotKept from None
        if command == "quit":
            raise NotKept
        if command == "save" and rest:
            try:
                copy(rest.strip())
            except Error as fault:
                complain(str(fault))
