"""When the database does not answer: what callers are told, and what is in the log, once each time."""

from __future__ import annotations

import logging

from .table import Unavailable

logger = logging.getLogger(__name__)


class Outage:
    """Whether the store is silent just now."""

    def __init__(self) -> None:
        self._silent = False

    def says(self, fault: object) -> Unavailable:
        """What to tell the caller of a fault."""
        reason = in_a_line(fault)
        if not self._silent:
            self._silent = True
            logger.warning("the store does not answer: %s", reason)
        return Unavailable(f"the store does not answer just now: {reason}")

    def over(self) -> None:
        """The store has answered."""
        if self._silent:
            self._silent = False
            logger.warning("the store answers again")


def in_a_line(fault: object) -> str:
    """What a fault says, without the details that some give below it."""
    return next(iter(str(fault).splitlines()), "no answer")
