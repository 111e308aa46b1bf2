"""How often Python looks for garbage where many games are played."""

from __future__ import annotations

import gc


def seldom() -> None:
    """Rules, catalogues and cards stay: they need not be looked at again. Games make few cycles of their own."""
    gc.freeze()
    gc.set_threshold(5_000, 200, 50)
