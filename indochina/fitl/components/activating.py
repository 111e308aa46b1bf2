"""1.4.3 Underground pieces that become Active by their own action, told in the log."""

from __future__ import annotations

from ..board import IDS
from ..state import ALL, State, flip
from .pieces import KIND_NAMES


def become_active(s: State, kind: int, space: int, rule: str, n: int = ALL) -> int:
    """1.4.3 Turn up to n Underground pieces of a kind Active. Returns how many."""
    turned = flip(s, kind, space, n)
    if turned:
        s.note("log.activated", rule, piece=KIND_NAMES[kind], count=turned, space=IDS[space])
    return turned
