"""S.1 Turns and phases: the stages of a game in their order."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Procedure

from .availability import availability
from .combat import combat
from .declaring import declare_combat
from .desertion import desertion
from .events import event, play_card
from .movement import movement, start_movement
from .setup import deal, place_units
from .stacking import stacking
from .state import State
from .victory import end_of_turn

# Each player's phase runs from availability to combat (which ends with the control check); the SV phase goes on
# with desertion, Momentum Tokens and the victory check.
STAGES: dict[str, Callable[[State], Procedure]] = {
    "setup": place_units,            # C.3
    "setup.deal": deal,              # C.7
    "availability": availability,    # S.2
    "event.play": play_card,         # S.3
    "event": event,                  # S.3, list of events
    "movement.start": start_movement,  # S.10, turn 8
    "movement": movement,            # S.4
    "stacking": stacking,            # S.5
    "combat.declare": declare_combat,  # S.6
    "combat": combat,                # S.6, S.7, S.8
    "desertion": desertion,          # S.9
    "momentum": end_of_turn,         # S.10, victory
}  # fmt: skip
