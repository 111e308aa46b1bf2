"""4.0 Special Activities: which may accompany which Operation, and their procedures by name."""

from __future__ import annotations

from collections.abc import Callable, Collection

from indochina.core.decision import Blocked, Why, why

from ..board import NORTH_VIETNAM
from ..components.pieces import ARVN, ARVN_TROOP, INSURGENT, NVA, US, US_TROOP, VC
from ..operations.operation import COIN_OPERATIONS, INSURGENT_OPERATIONS, Operation, Steps
from ..state import State, on_map, spaces_with
from .advise import advise, possible_advise
from .air_lift import air_lift, no_air_lift, possible_air_lift
from .air_strike import air_strike, no_air_strike, possible_air_strike
from .ambush import ambush, ban_on_ambush, possible_ambush
from .bombard import ban_on_bombard, bombard, possible_bombard
from .govern import govern, possible_govern
from .infiltrate import ban_on_infiltrate, infiltrate, possible_infiltrate
from .raid import possible_raid, raid
from .subvert import possible_subvert, subvert
from .tax import possible_tax, tax
from .transport import no_transport, passengers, possible_transport, transport, transport_reach

# 4.1.1 What each may accompany.
ACCOMPANY: dict[str, dict[str, tuple[str, ...]]] = {
    US: {
        "advise": ("train", "patrol"),  # 4.2.1
        "air_lift": COIN_OPERATIONS,  # 4.2.2
        "air_strike": COIN_OPERATIONS,  # 4.2.3
    },
    ARVN: {
        "govern": ("train", "patrol"),  # 4.3.1
        "transport": COIN_OPERATIONS,  # 4.3.2
        "raid": ("patrol", "sweep", "assault"),  # 4.3.3
    },
    NVA: {
        "infiltrate": ("rally", "march"),  # 4.4.1
        "bombard": INSURGENT_OPERATIONS,  # 4.4.2
        "ambush": ("march", "attack"),  # 4.4.3
    },
    VC: {
        "tax": INSURGENT_OPERATIONS,  # 4.5.1
        "subvert": ("rally", "march", "terror"),  # 4.5.2
        "ambush": ("march", "attack"),  # 4.5.3
    },
}

ACTIVITIES: dict[str, Callable[..., Steps]] = {
    "advise": advise,
    "air_lift": air_lift,
    "air_strike": air_strike,
    "govern": govern,
    "transport": transport,
    "raid": raid,
    "infiltrate": infiltrate,
    "bombard": bombard,
    "ambush": ambush,
    "tax": tax,
    "subvert": subvert,
}
POSSIBLE: dict[str, Callable[[Operation], bool]] = {
    "advise": possible_advise,
    "air_lift": possible_air_lift,
    "air_strike": possible_air_strike,
    "govern": possible_govern,
    "transport": possible_transport,
    "raid": possible_raid,
    "infiltrate": possible_infiltrate,
    "bombard": possible_bombard,
    "ambush": possible_ambush,
    "tax": possible_tax,
    "subvert": possible_subvert,
}
BANNED: dict[str, Callable[[State], Why | None]] = {
    "air_lift": no_air_lift,
    "air_strike": no_air_strike,
    "transport": no_transport,
    "infiltrate": ban_on_infiltrate,
    "bombard": ban_on_bombard,
    "ambush": ban_on_ambush,
}


def possible(op: Operation, by_event: bool = False) -> list[str]:
    """4.1 Special Activities of the faction that may be added now: right Operation, no Momentum against it, somewhere
    to do it. An Operation without a name stands for none at all: an Event grants the activity alone (5.5).

    `by_event`: the Event overrides Momentum (5.1.2).
    """
    return [
        name
        for name, operations in ACCOMPANY[op.faction].items()
        if (not op.name or op.name in operations)
        and (by_event or name not in BANNED or BANNED[name](op.s) is None)
        and POSSIBLE[name](op)
    ]


def no_activities(op: Operation, offered: Collection[str]) -> Blocked:
    """4.1 Why each Special Activity that is not offered with this Operation may not be added."""
    return {name: _no_activity(op, name) for name in ACTIVITIES if name not in offered}


def _no_activity(op: Operation, name: str) -> Why:
    if name not in ACCOMPANY[op.faction]:
        return why("why.activity.other", "4.1", faction=op.faction)
    if op.terms.limited:
        return why("why.activity.limited", "2.3.5")
    if op.activity:
        return why("why.activity.one", "4.1")
    if not op.special:
        return why("why.activity.none", "2.3.4")
    if op.name not in ACCOMPANY[op.faction][name]:
        return why("why.activity.operation", "4.1.1", operation=op.name)
    if name in BANNED and (reason := BANNED[name](op.s)) is not None:
        return reason
    if name == "ambush" and op.name == "attack":
        return why("why.activity.attack", "4.4.3")
    return why("why.activity.nowhere", "4.1")


def brings_assault(s: State, activity: str, only: Collection[int] | None = None) -> bool:
    """4.1 Could Air Lift or Transport bring cubes to enemies, so that an Assault becomes possible?"""
    enemies = [x for x in spaces_with(s, INSURGENT) if x != NORTH_VIETNAM and (only is None or x in only)]
    if activity == "air_lift":
        return bool(enemies) and on_map(s, (US_TROOP,)) > 0
    if activity == "transport" and ARVN_TROOP in passengers(s):
        return any(x in enemies for start in spaces_with(s, (ARVN_TROOP,)) for x in transport_reach(s, start))
    return False
