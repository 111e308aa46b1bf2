"""6.0 Coup Rounds: the stages of a Coup card in their order."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Procedure

from ..state import State
from .commitment import commitment_phase
from .redeploy import redeploy_nva, redeploy_police, redeploy_troops
from .resources import resources_phase
from .round import coup_card, reset_phase, victory_phase
from .support import agitation, pacification

COUP_STAGES: dict[str, Callable[[State], Procedure]] = {
    "coup": coup_card,                        # 2.4, 6.0
    "coup.victory": victory_phase,            # 6.1
    "coup.resources": resources_phase,        # 6.2
    "coup.pacification": pacification,        # 6.3.1
    "coup.agitation": agitation,              # 6.3.2
    "coup.redeploy_troops": redeploy_troops,  # 6.4.1, 6.4.2
    "coup.redeploy_police": redeploy_police,  # 6.4.2
    "coup.redeploy_nva": redeploy_nva,        # 6.4.3-6.4.5
    "coup.commitment": commitment_phase,      # 6.5
    "coup.reset": reset_phase,                # 6.6
}  # fmt: skip

__all__ = ["COUP_STAGES"]
