"""8.0 Non-player Factions: four Players that follow chapter 8 of the rules and say why."""

from __future__ import annotations

from indochina.core.errors import Error

from ..components.pieces import ARVN, NVA, US, VC
from .arvn.flowchart import NonplayerARVN
from .nonplayer import Nonplayer
from .nva.flowchart import NonplayerNVA
from .us.flowchart import NonplayerUS
from .vc.flowchart import NonplayerVC

NONPLAYERS: dict[str, Nonplayer] = {
    US: NonplayerUS(),
    ARVN: NonplayerARVN(),
    NVA: NonplayerNVA(),
    VC: NonplayerVC(),
}


def nonplayer(seat: str) -> Nonplayer:
    """8.0 The Non-player for a seat."""
    if seat not in NONPLAYERS:
        raise Error(f"no Non-player for {seat!r}: Fire in the Lake has {', '.join(NONPLAYERS)}")
    return NONPLAYERS[seat]
