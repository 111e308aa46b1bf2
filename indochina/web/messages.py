"""What goes over a socket: the messages a client may send, as types, and how those it gets are patched and encoded."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

import msgspec


class Choose(msgspec.Struct, tag="choose", forbid_unknown_fields=True):
    version: int
    key: str
    confirm: bool = False
    sure: bool = False


Things = Annotated[list[str], msgspec.Meta(max_length=40)]
Count = Annotated[str, msgspec.Meta(pattern="^(all|[1-9][0-9]?)?$")]


class Wish(msgspec.Struct, tag="wish", forbid_unknown_fields=True):
    """What was clicked or dragged: `place/piece`, or a place for all that stands there; where to; how many; how."""

    version: int
    things: Things = []
    to: str = ""
    count: Count = ""
    by: str = ""
    confirm: bool = False
    sure: bool = False


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True):
    version: int
    made: int | None = None


class Redo(msgspec.Struct, tag="redo", forbid_unknown_fields=True):
    version: int
    made: int | None = None


class Reset(msgspec.Struct, tag="reset", forbid_unknown_fields=True):
    version: int


class State(msgspec.Struct, tag="state", forbid_unknown_fields=True):
    pass


class Sit(msgspec.Struct, tag="sit", forbid_unknown_fields=True):
    seat: str | None = None
    language: str = ""


class Why(msgspec.Struct, tag="why", forbid_unknown_fields=True):
    pass


class Odds(msgspec.Struct, tag="odds", forbid_unknown_fields=True):
    key: str


class Ahead(msgspec.Struct, tag="ahead", forbid_unknown_fields=True):
    key: str


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True):
    name: str
    at: str = ""


class Moment(msgspec.Struct, tag="moment", forbid_unknown_fields=True):
    made: int


class Steps(msgspec.Struct, tag="steps", rename={"first": "from", "last": "to"}, forbid_unknown_fields=True):
    first: int
    last: int


class Story(msgspec.Struct, tag="story", rename={"first": "from", "last": "to"}, forbid_unknown_fields=True):
    first: int
    last: int


class Since(msgspec.Struct, tag="since", rename={"first": "from", "last": "to"}, forbid_unknown_fields=True):
    first: int
    last: int


class Ping(msgspec.Struct, tag="ping", forbid_unknown_fields=True):
    pass


Later = Odds | Ahead | Steps | Story | Since
"""What is worked out beside the loop, and answered when it is there."""
Question = State | Why | Look | Moment | Later
Request = Choose | Wish | Undo | Redo | Reset | Sit | Ping | Question
read = msgspec.json.Decoder(Request).decode
encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder().decode


def text(message: dict[str, Any]) -> str:
    """A message as it is sent."""
    return encode(message).decode()


def patch(old: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """The JSON merge patch from one view to another.

    >>> patch({"a": 1, "b": {"c": 2, "d": 3}}, {"a": 1, "b": {"c": 4}})
    {'b': {'c': 4, 'd': None}}
    """
    if old is new:
        return {}
    changed: dict[str, Any] = {}
    for key, value in new.items():
        before = old.get(key)
        if before == value:
            continue
        changed[key] = patch(before, value) if isinstance(before, dict) and isinstance(value, dict) else value
    for key in old:
        if key not in new:
            changed[key] = None
    return changed
