"""8.0 Non-player Factions: four Players that follow chapter 8 of the rules and say why."""

from __future__ import annotations

from indochina.core.errors import Error

from ..components.pieces import ARVN, NVA, US, VC
from . import arvn, nva, us, vc
from .player import Nonplayer
from .turn import Sheet

SHEETS: dict[str, Sheet] = {US: us.SHEET, ARVN: arvn.SHEET, NVA: nva.SHEET, VC: vc.SHEET}
NONPLAYERS: dict[str, Nonplayer] = {faction: Nonplayer(faction, SHEETS) for faction in SHEETS}


def nonplayer(seat: str) -> Nonplayer:
    """8.0 The Non-player for a seat."""
    if seat not in NONPLAYERS:
        raise Error(f"no Non-player for {seat!r}: Fire in the Lake has {', '.join(NONPLAYERS)}")
    return NONPLAYERS[seat]
