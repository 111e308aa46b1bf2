"""What a game exports whose rules are the same for people and opponents, as `rules.Rules` asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .catalogue import Messages
from .decision import Why


def nonplayers(state: Any) -> None:
    """The rules do not care who sits where."""


def seat_options(seats: Mapping[str, Any]) -> Mapping[str, str]:
    """No setting follows from it."""
    return {}


def explain(messages: Messages, reason: Why) -> list[str]:
    """An opponent's reason is a sentence that says it all."""
    return []
