"""Execute an Event to its end."""

from typing import Any

from procedures import drive

from indochina.fitl.events import execute


def event(s: Any, number: int, side: str, faction: str, keys: str = "", dice: str = "") -> None:
    """A faction executes one text of a card to its end: `event(s, 68, "unshaded", "US", "us_irregular tay-ninh")`."""
    drive(execute(s, faction, number, side), keys, dice)
