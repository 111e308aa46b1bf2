"""3.0 Operations: the procedures by name, and whether a faction could execute one now."""

from __future__ import annotations

from collections.abc import Callable, Collection, Generator

from indochina.core.decision import Decision, Why, why

from ..cards import GENERAL_LANSDALE
from ..components.pieces import COIN_FACTIONS, US
from ..sequence.deck import monsoon
from ..state import State
from .assault import assault, why_not_assault
from .attack import attack, why_not_attack
from .march import march, why_not_march
from .operation import Operation
from .patrol import patrol, why_not_patrol
from .rally import rally, why_not_rally
from .sweep import sweep, why_not_sweep
from .terror import terror, why_not_terror
from .train import train, why_not_train

COIN_OPERATIONS = ("train", "patrol", "sweep", "assault")
INSURGENT_OPERATIONS = ("rally", "march", "attack", "terror")

Execution = Generator[Decision, str, Operation]
OPERATIONS: dict[str, Callable[..., Execution]] = {
    "train": train,
    "patrol": patrol,
    "sweep": sweep,
    "assault": assault,
    "rally": rally,
    "march": march,
    "attack": attack,
    "terror": terror,
}
WHY_NOT: dict[str, Callable[..., Why | None]] = {
    "train": why_not_train,
    "patrol": why_not_patrol,
    "sweep": why_not_sweep,
    "assault": why_not_assault,
    "rally": why_not_rally,
    "march": why_not_march,
    "attack": why_not_attack,
    "terror": why_not_terror,
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


def why_not_operate(
    s: State,
    faction: str,
    name: str,
    free: bool = False,
    only: Collection[int] | None = None,
    *,
    special: bool = False,
    by_event: bool = False,
) -> Why | None:
    """Why a faction cannot execute an Operation; None if it can.

    `special`: a Special Activity may come first (4.1), and may be what makes the Operation possible. `by_event`: an
    Event that names the Operation overrides Monsoon and Momentum (5.1.1, 5.1.2).
    """
    if name not in operations_of(faction):
        return why("why.not_its_operation", "3.0", faction=faction)
    if not by_event and (reason := forbidden(s, faction, name)) is not None:
        return reason
    return WHY_NOT[name](s, faction, free, only, special)


def can_operate(
    s: State,
    faction: str,
    name: str,
    free: bool = False,
    only: Collection[int] | None = None,
    *,
    special: bool = False,
    by_event: bool = False,
) -> bool:
    """3.1 At least one space could be selected and paid for, and nothing forbids the Operation."""
    return why_not_operate(s, faction, name, free, only, special=special, by_event=by_event) is None
