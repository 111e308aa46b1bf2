"""3.0 Operations: all of them by name, and whether a faction could execute one now."""

from __future__ import annotations

from indochina.core.decision import Why, why

from ..cards import GENERAL_LANSDALE
from ..components.pieces import COIN_FACTIONS, US
from ..sequence.deck import monsoon
from ..state import State
from .assault import Assault
from .attack import Attack
from .march import March
from .operation import COIN_OPERATIONS, INSURGENT_OPERATIONS, PLAIN, Operation, Terms
from .patrol import Patrol
from .rally import Rally
from .sweep import Sweep
from .terror import Terror
from .train import Train

OPERATIONS: dict[str, type[Operation]] = {
    operation.name: operation for operation in (Train, Patrol, Sweep, Assault, Rally, March, Attack, Terror)
}


def operations_of(faction: str) -> tuple[str, ...]:
    """3.2, 3.3 The four Operations of a faction's side."""
    return COIN_OPERATIONS if faction in COIN_FACTIONS else INSURGENT_OPERATIONS


def forbidden(s: State, faction: str, name: str) -> Why | None:
    """2.3.9 Monsoon: no Sweep, no March. Card 78 shaded: no US Assault."""
    if name in ("sweep", "march") and monsoon(s):
        return why("why.monsoon", "2.3.9")
    if name == "assault" and faction == US and GENERAL_LANSDALE in s.momentum:
        return why("why.no_us_assault", "card 78")
    return None


def why_not_operate(s: State, faction: str, name: str, terms: Terms = PLAIN) -> Why | None:
    """Why a faction cannot execute an Operation on these terms; None if it can.

    4.1 A Special Activity may come first, and may be what makes the Operation possible.
    """
    if name not in operations_of(faction):
        return why("why.not_its_operation", "3.0", faction=faction)
    if not terms.by_event and (reason := forbidden(s, faction, name)) is not None:
        return reason
    return OPERATIONS[name](s, faction, terms).why_not()


def can_operate(s: State, faction: str, name: str, terms: Terms = PLAIN) -> bool:
    """3.1 At least one space could be selected and paid for, and nothing forbids the Operation."""
    return why_not_operate(s, faction, name, terms) is None
