"""What a line of a save may hold: read, and checked for shape and size, before anything is made of it.

A save may come from anybody. It carries content, never the name of a file; and nothing in it is larger than a game
ever makes it, with room to spare.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from .errors import Error

FORMAT = 1
DEPTH, ITEMS, TEXT, NUMBER = 20, 5_000, 1_000, 10**40
"""The deepest, the longest list or object, the longest text and the greatest number that a line may hold."""
NAME = 80
"""The longest name, of a scenario, a player, a province ..."""
HEADER: Mapping[str, Any] = {"game": str, "rules": int, "start": dict, "then": list}
HEADER_MAY: Mapping[str, Any] = {
    "scenario": str, "options": dict, "seed": (str, int), "script": list, "seats": dict, "chance": str, "language": str,
}  # fmt: skip
LINES: tuple[tuple[str, Mapping[str, Any], Mapping[str, Any]], ...] = (
    ("undo", {"undo": int}, {}),
    (
        "choice",
        {"n": int, "seat": str, "decision": str, "choice": str, "then": list},
        {"how": str, "reason": list, "hash": str},
    ),
    ("snapshot", {"snapshot": int, "state": dict, "then": list}, {}),
)
"""By the field each kind of line is known by: the fields it must have, and those it may have."""
NONE: Mapping[str, Any] = {"choice": str}


def parsed(row: bytes) -> dict[str, Any] | None:
    """A line as JSON; None if it is none, or holds something deeper, longer or greater than a save does."""
    try:
        line = json.loads(row)
    except (ValueError, RecursionError):  # no JSON, no text, a number of thousands of digits
        return None
    return line if isinstance(line, dict) and fits(line, DEPTH) else None


def fits(value: Any, depth: int) -> bool:
    """Is nothing in it too deep, too long or too great?"""
    if isinstance(value, str):
        return len(value) <= TEXT
    if isinstance(value, dict | list):
        if not depth or len(value) > ITEMS:
            return False
        if isinstance(value, list):
            return all(fits(part, depth - 1) for part in value)
        return all(len(name) <= TEXT and fits(part, depth - 1) for name, part in value.items())
    return value is None or -NUMBER < value < NUMBER


def check_header(path: str, header: Mapping[str, Any]) -> None:
    if "indochina" not in header:
        raise Error(f"{path}: line 1: not a saved game of indochina")
    if header["indochina"] != FORMAT:
        raise Error(
            f"{path}: line 1: saved in format {header['indochina']!r:.40}, this version reads format {FORMAT}: "
            "use the version of indochina that wrote it"
        )
    for field, kind in HEADER.items():
        if not isinstance(header.get(field), kind):
            raise Error(f"{path}: line 1: the save is damaged: no {field!r} in the header")
    for field, kind in HEADER_MAY.items():
        if field in header and not (isinstance(header[field], kind) and named(header[field])):
            raise Error(f"{path}: line 1: the save is damaged: {field!r} is not what it should be")
    if not answers(header["then"]):
        raise Error(f"{path}: line 1: the save is damaged: 'then' is not what it should be")


def check_line(path: str, number: int, line: Mapping[str, Any]) -> None:
    """A choice, a snapshot, or that choices were taken back: all that it needs, each of its kind."""
    must, may = next(((must, may) for mark, must, may in LINES if mark in line), (NONE, {}))
    sound = all(isinstance(line.get(field), kind) for field, kind in must.items())
    sound &= all(field not in line or isinstance(line[field], kind) for field, kind in may.items())
    if not sound or not answers(line.get("then", [])) or not reason(line.get("reason")):
        raise Error(f"{path}: line {number}: the save is damaged")


def named(value: Any) -> bool:
    """Are all texts in it short enough for names?"""
    if isinstance(value, dict):
        return all(len(name) <= NAME and named(part) for name, part in value.items())
    if isinstance(value, list):
        return all(isinstance(part, str) and len(part) <= NAME for part in value)
    return len(value) <= NAME if isinstance(value, str) else isinstance(value, int)


def answers(then: list[Any]) -> bool:
    """Are these the answers that followed by themselves: a question, a key and how it was given, each?"""
    return all(isinstance(one, list) and len(one) == 3 and all(isinstance(x, str) for x in one) for one in then)


def reason(given: Any) -> bool:
    """Is it a reason, if one is given: a message, a rule, values?"""
    if given is None:
        return True
    return len(given) == 3 and isinstance(given[0], str) and isinstance(given[1], str) and isinstance(given[2], dict)
