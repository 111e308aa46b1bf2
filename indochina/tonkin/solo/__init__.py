"""Solo opponents: a sound player for each side, which answers the same Decisions as a person and says why."""

from __future__ import annotations

from ..components.units import VM
from .french import French
from .opponent import Opponent
from .viet_minh import VietMinh


def opponent(seat: str) -> Opponent:
    return VietMinh() if seat == VM else French()
