"""S.6c Bonus battle dice, and the events that change the number of dice."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Decision, choose

from .cards import AMMO_SHORTAGE, COUNTER_ATTACK, POOR_MORALE, TROPICAL_RAINSTORM, UPRISING
from .state import State
from .tables import BATTLE_DICE
from .units import NV, SPACE_IDS


def penalty(s: State, side: str) -> int:
    """E-02, E-08, E-17: one battle die less in every combat of the phase."""
    if s.event == TROPICAL_RAINSTORM:
        return 1
    return int(s.event == (AMMO_SHORTAGE if side == NV else POOR_MORALE))


def offers(s: State, p: int, side: str, attacks: bool, air: int, engaged: int, used: set[str]) -> list[str]:
    """The bonus dice a side may still declare in this combat."""
    keys = []
    if side == NV:
        if attacks and s.infiltration and s.board.border[p] and "infiltration" not in used:
            keys.append("infiltration")
        if s.momentum:
            keys.append("momentum")
        if s.event == UPRISING and s.event_left and "uprising" not in used:
            keys.append("uprising")
    else:
        if air < min(s.air, engaged):
            keys.append("air")
        if s.event == COUNTER_ATTACK and s.event_left and "counter_attack" not in used:
            keys.append("counter_attack")
    return keys


def declare_bonus(
    s: State, p: int, side: str, attacks: bool, units: int, engaged: int
) -> Generator[Decision, str, tuple[int, int]]:
    """S.6c One side declares its bonus dice; returns the dice it rolls and the Air markers it committed.

    NV attacking in a border province: one Infiltration marker. NV defending with militia: one die. SV: one Air marker
    per unit engaged. Momentum Tokens and events besides. Never more than five dice; penalties come off those.
    """
    dice = units
    if side == NV and not attacks and s.militia[p]:
        dice += 1
    air = 0
    used: set[str] = set()
    while dice < BATTLE_DICE and (keys := offers(s, p, side, attacks, air, engaged, used)):
        key = yield choose(
            side,
            "combat.bonus",
            "S.6c",
            [*keys, "none"],
            space=SPACE_IDS[p],
            dice=dice,
            most=BATTLE_DICE,
            infiltration=s.infiltration,
            tokens=s.momentum,
            air=min(s.air, engaged) - air,
        )
        if key == "none":
            break
        used.add(key)
        dice += 1
        if key == "air":
            air += 1
        elif key == "infiltration":
            s.infiltration -= 1
        elif key == "momentum":
            s.momentum -= 1
        else:
            s.event_left -= 1
        s.note("log.bonus", "S.6c", side=side, bonus=f"bonus.{key}", space=SPACE_IDS[p])
    return max(0, min(BATTLE_DICE, dice) - penalty(s, side)), air
