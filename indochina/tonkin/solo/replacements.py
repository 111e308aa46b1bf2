"""2.0 What both sides decide about new SD and lost steps; 9.0 the suggested set-up."""

from __future__ import annotations

from indochina.core.decision import STOPS, Choice, Decision

from ..components.units import FEF, VM
from ..state import FULL_STACK, hex_of, on_map, stacking_points
from .opponent import Answers, because
from .outlook import DECISIVE, Outlook
from .services import dump_worth

ENOUGH_DUMPS = 4
REBUILT = 4
"""A regiment rebuilt needs so many turns to be of use."""


def supplies_hex(look: Outlook, d: Decision) -> Choice:
    """A new SD comes where it serves most, nearest to the goals."""
    s = look.s

    def merit(key: str) -> float:
        h = hex_of(s, key)
        near = sum(min(prize, 15) / (3 + s.board.distance(h, t)) for t, prize in look.goals.items() if prize < DECISIVE)
        return dump_worth(look, h) + 0.1 * near - (9 if stacking_points(s, h) >= FULL_STACK else 0)

    key = max(d.keys, key=merit)
    return Choice(key, because("sd", d.rule, hex=key))


def missing_steps(look: Outlook) -> int:
    """Steps lost by units on the map, worth replacing."""
    s = look.s
    return sum(
        u.steps - s.steps[u.index] for u in on_map(s, look.side) if u.battle and (u.regiment or look.side == FEF)
    )


def supplies_mix(look: Outlook, d: Decision, points_only: str, usual: str, dumps_first: str, spare: int) -> Choice:
    """SD until there are enough; points as steps are missing, `spare` of them more than there are points."""
    missing, points, dumps = missing_steps(look), d.values["total"], d.values["dumps"]
    wish = usual
    if dumps >= ENOUGH_DUMPS and missing > points + spare:
        wish = points_only
    elif dumps < 3 and missing < points + spare:
        wish = dumps_first
    key = wish if wish in d.keys else d.keys[-1]
    return Choice(key, because("mix", d.rule, steps=missing, dumps=dumps))


def replacements_unit(look: Outlook, d: Decision) -> Choice:
    """The step that is worth most: of units in the front line, and of those that are nearly gone."""
    s, units = look.s, look.s.board.units
    best, best_worth = d.stop, 0.0
    for key in d.keys:
        if key in STOPS:
            continue
        u = s.board.unit[key]
        h = s.place[u]
        if h < 0:
            worth = rebuild_worth(look, u)
        else:
            cost = 2 if units[u].motorized else 1
            worth = (look.step_worth(u) + 0.03 * min(20.0, look.threat(h)) + 0.3 / s.steps[u]) / cost
        if worth > best_worth:
            best, best_worth = key, worth
    if best == d.stop:
        return Choice(best, because("save_points", d.rule))
    return Choice(best, because("replace", d.rule, unit=best))


def rebuild_worth(look: Outlook, u: int) -> float:
    """What a step is worth that brings a lost unit back: France rebuilds none, VM while there is time to use it."""
    return 0.9 if look.side == VM and look.left >= REBUILT else 0.0


def setup_suggested(look: Outlook, d: Decision) -> Choice:
    return Choice("suggested" if "suggested" in d.keys else d.keys[0], because("suggested", d.rule))


ANSWERS: Answers = {
    "supplies.hex": supplies_hex,
    "replacements.unit": replacements_unit,
    "replacements.vm_unit": replacements_unit,
    "setup.vm_unit": setup_suggested,
    "setup.vm_tieu_doan": setup_suggested,
    "setup.gcma": setup_suggested,
}
