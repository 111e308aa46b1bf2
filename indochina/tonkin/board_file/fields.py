"""An owner's board file: what a field may hold, and how a mistake in it is told."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from indochina.core.errors import Error
from indochina.core.save_lines import NAME

ANY_NUMBER = (0, 99)
AT_LEAST_ONE = (1, 99)
DRM = (-9, 9)
LEVELS = (-999, 999)


def fits(value: Any, wanted: Any) -> bool:
    """Is a value of a type, one of some words, or one of several of these?"""
    if isinstance(wanted, tuple):
        return any(fits(value, one) for one in wanted)
    if isinstance(wanted, type):
        return isinstance(value, wanted) and (wanted is bool or not isinstance(value, bool))
    return type(value) is type(wanted) and bool(value == wanted)


def said(wanted: Any) -> str:
    """What fits, in words."""
    names = {int: "a number", bool: "true or false", str: "a text", list: "a list", dict: "an object", None: "null"}
    if isinstance(wanted, tuple):
        return " or ".join(said(one) for one in wanted)
    return names[wanted] if wanted in names else str(wanted)


def written(value: Any) -> str:
    """A value as it stands in the file."""
    return repr(value) if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def check_object(where: str, entry: Any) -> None:
    if not isinstance(entry, Mapping):
        raise Error(f"{where} must be an object, not {written(entry)}")


def check_fields(where: str, entry: Any, fields: Mapping[str, Any], need: tuple[str, ...] = ()) -> None:
    """Every field known and of its type, and none missing that is needed."""
    check_object(where, entry)
    for name, value in entry.items():
        if name not in fields:
            raise Error(f"{where}: unknown field {name!r}; there is {', '.join(fields)}")
        if not fits(value, fields[name]):
            raise Error(f"{where}: {name} must be {said(fields[name])}, not {written(value)}")
        if name == "name":
            check_name(f"{where}: {name}", value)
    for name in need:
        if name not in entry:
            raise Error(f"{where}: {name} is missing")


def check_number(where: str, value: int | None, limits: tuple[int, int]) -> None:
    """A number, where there is one, that the rules can use."""
    low, high = limits
    if value is not None and not low <= value <= high:
        raise Error(f"{where} must lie between {low} and {high}, not {value}")


def check_name(where: str, name: str) -> None:
    if not 0 < len(name) <= NAME:
        raise Error(f"{where} must be a name of at most {NAME} letters")


def check_texts(where: str, entries: list[Any]) -> None:
    for entry in entries:
        if not isinstance(entry, str):
            raise Error(f"{where} must hold texts, not {written(entry)}")
