"""5.0 Attrition Phase."""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import Procedure
from indochina.core.rules import OVER

from .components.game_turn import end_of_phase
from .components.units import SIDES
from .operations.combat.losses import lose_step
from .state import State, hex_keys
from .supply.in_supply import out_of_supply


def marked(s: State) -> list[int]:
    """Units on the map with an OoS-Marker."""
    return [u for u, place in enumerate(s.place) if place >= 0 and s.oos[u]]


def attrition(s: State) -> Procedure:
    """5.0 Each unit with an OoS-Marker that cannot trace supply now loses a step; markers stay.

    Both sides look who can trace before any loss is taken.
    """
    suffering = marked(s)
    if suffering:
        lacking = {u for side in SIDES for u in out_of_supply(s, side)}
        suffer(s, [u for u in suffering if u in lacking], "5.0")
    yield from end_of_phase(s)
    if s.over:
        return OVER
    return "victory" if s.stage.startswith("end.") else "operation"


def suffer(s: State, units: list[int], rule: str) -> None:
    """Each of these units loses a step."""
    if units:
        s.note("log.attrition", rule, count=len(units), hexes=hex_keys(s, {s.place[u] for u in units}))
    for unit in in_turn(s, units):
        lose_step(s, unit, rule)


def in_turn(s: State, units: Iterable[int]) -> list[int]:
    """1.5 By hex, those who are eliminated first: in the order of the counters the log would tell who is hidden."""
    return sorted(units, key=lambda u: (s.place[u], s.steps[u] > 1, u))
