"""Position notation: a position as a dict, or as text with one `name: value` a line (or between semicolons).

    turn: 3; active: NV; saigon: 2 sv_division, ranger; kon_tum: 3 nv_division, vc, militia

Values are numbers, words, lists of words, or counted words (`2 sv_division, ranger` is two and one).
Each game says which names it knows; whatever is left out has its default.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from .dice import STREAMS, seeded
from .errors import Error

S = TypeVar("S")


class Position(dict[str, Any]):
    """A position as JSON data; `str()` gives the text form, `line` the same in one line."""

    def __str__(self) -> str:
        return "\n".join(f"{name}: {_show(value)}".rstrip() for name, value in self.items())

    @property
    def line(self) -> str:
        return str(self).replace("\n", "; ")


def _show(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(str(v) for v in value)
    if isinstance(value, Mapping):
        if not all(isinstance(v, int) for v in value.values()):
            return json.dumps(value, ensure_ascii=False)
        return ", ".join(word if count == 1 else f"{count} {word}" for word, count in value.items())
    return "" if value is None else str(value)


def parse(text: str) -> dict[str, Any]:
    """Read the text form into names and values; numbers and counts are told apart by the reader of each name."""
    result: dict[str, Any] = {}
    for line in text.replace(";", "\n").splitlines():
        line = line.split("#")[0].strip()
        if not line:
            continue
        name, colon, value = line.partition(":")
        if not colon:
            raise Error(f"position: {line!r} is not of the form 'name: value'")
        if name.strip() in result:
            raise Error(f"position: {name.strip()!r} is stated twice")
        value = value.strip()
        if value.startswith("{"):
            try:
                result[name.strip()] = json.loads(value)
            except (ValueError, RecursionError) as fault:
                raise Error(f"position: {name.strip()} is not JSON: {fault}") from None
        else:
            result[name.strip()] = value
    return result


def number(name: str, value: Any, low: int, high: int) -> int:
    try:
        result = int(value)
    except (TypeError, ValueError, OverflowError):
        result = low - 1
    if not low <= result <= high:
        raise Error(f"position: {name} must be a number from {low} to {high}, not {value!r}")
    return result


def words(value: Any) -> list[str]:
    """A list of words from text or a list."""
    if value is None:
        return []
    if isinstance(value, str):
        return [word.strip() for word in value.split(",") if word.strip()]
    if not isinstance(value, list | tuple):
        raise Error(f"position: {value!r} is not a list of words")
    return [str(word) for word in value]


def counts(name: str, value: Any) -> dict[str, int]:
    """Counted words from text or a dict."""
    if isinstance(value, Mapping):
        return {str(word): number(f"{name} {word}", count, 0, 255) for word, count in value.items()}
    result: dict[str, int] = {}
    for item in words(value):
        head, _, tail = item.partition(" ")
        if head.isdigit() and tail:
            result[tail.strip()] = result.get(tail.strip(), 0) + number(f"{name} {tail.strip()}", head, 0, 255)
        else:
            result[item] = result.get(item, 0) + 1
    return result


def streams(data: Mapping[str, Any]) -> list[int]:
    """The streams of dice a position gives, or those of its seed."""
    given = words(data.get("streams"))
    if not given:
        return seeded(data.get("seed", 0))
    try:
        numbers = [int(x, 16) for x in given]
    except ValueError:
        numbers = []
    if len(numbers) != len(STREAMS) or not all(0 <= x < 1 << 64 for x in numbers):
        raise Error(f"position: streams must be {len(STREAMS)} hexadecimal numbers of 64 bits")
    return numbers


def fields(data: Mapping[str, Any], field_of: Callable[[str], str | None], known: str = "") -> dict[str, Any]:
    """The values by the fields that their names mean; `known` ends the Error for a name that means none."""
    found: dict[str, Any] = {}
    for name, value in data.items():
        field = field_of(name)
        if field is None:
            raise Error(f"position: unknown name {name!r}{known}")
        if field in found:
            raise Error(f"position: {field!r} is stated twice")
        found[field] = value
    return found


def checked(state: S, check: Callable[[S], None]) -> S:
    """The state of a position, if it is a possible one."""
    try:
        check(state)
    except AssertionError as fault:
        raise Error(f"position: {fault}") from None
    return state
