"""What happened, as data: log entries, answers, and the hash of a state."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from .catalogue import Messages
from .decision import Why
from .plain import Plain


class Note(Plain):
    """A log entry as the rules write it. `only` names the one seat that may read it, if it is a secret.

    What the others may know of a secret is an entry of its own for all `but` that seat. `actor`: whose action caused
    it; empty if it is nobody's.
    """

    __slots__ = parts = ("key", "rule", "values", "only", "but", "actor")

    def __init__(
        self,
        key: str,
        rule: str,
        values: Mapping[str, Any],
        only: str | None = None,
        but: str | None = None,
        actor: str = "",
    ) -> None:
        self.key = key
        self.rule = rule
        self.values = values
        self.only = only
        self.but = but
        self.actor = actor

    def told(self, seat: str | None) -> bool:
        """Is this entry for a seat (None: for everybody)?"""
        return self.only in (None, seat) and (self.but is None or self.but != seat)


@dataclass(frozen=True, slots=True)
class Entry:
    """A log entry with its number; its words are made when somebody reads them."""

    n: int
    key: str
    rule: str
    values: Mapping[str, Any]
    actor: str
    messages: Messages = field(compare=False, repr=False)

    @property
    def text(self) -> str:
        return self.messages.text(self.key, self.values)

    def __str__(self) -> str:
        return f"{self.text} [{self.rule}]"


CHOSEN = ("", "person")


class Answer(Plain):
    """An answered Decision. `how` is "" for a player, else `auto` (only one option), `stream`, `script`, `person`."""

    __slots__ = parts = ("seat", "name", "key", "how", "reveals", "reason")

    def __init__(
        self, seat: str, name: str, key: str, how: str = "", reveals: bool = False, reason: Why | None = None
    ) -> None:
        self.seat = seat
        self.name = name
        self.key = key
        self.how = how
        self.reveals = reveals
        self.reason = reason

    @property
    def chosen(self) -> bool:
        """Is it a choice: a player's, or a die that a person read? All else followed by itself."""
        return self.how in CHOSEN

    def called(self, key: str) -> Answer:
        """The same answer under another key."""
        return Answer(self.seat, self.name, key, self.how, self.reveals, self.reason)


def choices(answers: Sequence[Answer]) -> int:
    """How many of these are choices."""
    return sum([answer.how in CHOSEN for answer in answers])


def digest(data: Mapping[str, Any]) -> str:
    """A short hash of a state's JSON."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return blake2b(text.encode(), digest_size=6).hexdigest()
