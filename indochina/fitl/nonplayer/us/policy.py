"""8.8.1 The US Policy."""

from __future__ import annotations

from ...coup.commitment import LBJ
from ...state import State


def policy(s: State) -> str:
    """8.8.1 The US Policy; LBJ where a position states none."""
    return s.policy or LBJ
