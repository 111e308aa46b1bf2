"""8.6 The Non-player NVA's flowchart: Attack, Pass or Event, Terror, Rally, March."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import NVA, NVA_GUERRILLA_U
from ...sequence.sequence import OP_SA, OPERATION_BOXES
from ...state import State, available
from ..action import announced, by_flowchart, capability, capability_near, operate, pass_card
from ..events.play import choose_event
from ..turn import Answers, Turn
from .attack_plan import ENOUGH, ambushes_allowed, attack_spaces, can_remove_base, most_removed, removable
from .bombard import bombard_now
from .march import EASTER_OFFENSIVE
from .march_plan import can_march_well, loc_troops_can_help
from .rally import base_sites, can_rally_well, lone_bases
from .special import special_after
from .terror import terror_population


def named(spaces: list[int]) -> dict[str, list[str]]:
    """Spaces for an explanation, if there are any."""
    return {"spaces": [IDS[x] for x in spaces]} if spaces else {}


def flowchart(t: Turn) -> Choice | None:
    s = t.s
    may_operate = any(box in t.keys for box in OPERATION_BOXES)
    if may_operate and wants_attack(t, s, ambushes_allowed(s) if OP_SA in t.keys else 0):
        return operate(t, "attack", "np.nva.attack", "8.6.1")
    if (answer := event_or_pass(t)) is not None:
        return answer
    if may_operate and (found := next_operation(t, s)) is not None:
        return operate(t, *found)
    return pass_card(t, "np.nva.nothing", "8.6.4")


def wants_attack(t: Turn, s: State, ambushes: int) -> bool:
    """8.6.1 Troop Attacks and Ambushes can remove a Base, or as many enemies as a die shows."""
    if t.test("np.nva.attack.base", "8.6.1", can_remove_base(s, ambushes)):
        return True
    enemies = most_removed(s, ambushes) if s.resources[NVA] else 0
    if not enemies:
        told = {"nva_resources": s.resources[NVA], "ambushes": ambushes}
        return t.test("np.nva.attack.enemies", "8.6.1", False, enemies=0, **told)
    holds = enemies >= t.dice(1, "np.nva.attack.die", "8.6.1")
    figures = {IDS[x]: n for x in attack_spaces(s) if (n := removable(s, x))} if t.tells else {}
    return t.test("np.nva.attack.enemies", "8.6.1", holds, enemies=enemies, ambushes=ambushes, figures=figures)


def event_or_pass(t: Turn) -> Choice | None:
    """8.6.2 Wait for a Capability, play the Event, or Pass without Resources."""
    s = t.s
    if (answer := capability(t, "8.6.2")) is not None:
        return answer
    if not capability_near(t) and (answer := choose_event(t, "8.6.2")) is not None:
        return answer
    if t.test("np.nva.broke", "8.6.2", not s.resources[NVA], nva_resources=s.resources[NVA]):
        return pass_card(t, "np.nva.broke", "8.6.2")
    return None


def next_operation(
    t: Turn, s: State, names: Collection[str] = ("terror", "rally", "march"), free: bool = False
) -> tuple[str, str, str] | None:
    """8.6.3-8.6.5 Terror; Rally or, if that is impossible, March, or the other way round: with word and rule."""
    if "terror" in names and wants_terror(t, s):
        return "terror", "np.nva.terror", "8.6.3"
    rally = wants_rally(t, s) if "rally" in names else False
    for name in ("rally", "march") if rally else ("march", "rally"):
        able = name in names and (can_rally_well(s) if name == "rally" else can_march_well(s, free))
        rule = "8.6.4" if name == "rally" else "8.6.5"
        if t.test(f"np.nva.{name}.possible", rule, able):
            return name, f"np.nva.{name}", rule
    return None


def wants_terror(t: Turn, s: State) -> bool:
    """8.6.3 As much Population at Support as a die shows."""
    population = terror_population(s)
    if not population:
        return t.test("np.nva.terror.population", "8.6.3", False, population=0)
    holds = population >= t.dice(1, "np.nva.terror.die", "8.6.3")
    return t.test("np.nva.terror.population", "8.6.3", holds, population=population)


def wants_rally(t: Turn, s: State) -> bool:
    """8.6.4 Many Guerrillas Available, a Base to be placed, the Trail below 2, or a Base hardly guarded."""
    free, sites, lone = available(s, NVA_GUERRILLA_U), base_sites(s), lone_bases(s)
    roll = t.dice(2, "np.nva.rally.dice", "8.6.4")
    return (
        t.test("np.nva.rally.available", "8.6.4", free > roll, guerrillas=free)
        or t.test("np.nva.rally.base", "8.6.4", bool(sites), **named(sites))
        or t.test("np.nva.rally.trail", "8.6.4", s.trail < 2, trail=s.trail)
        or t.test("np.nva.rally.lone", "8.6.4", bool(lone), **named(lone))
    )


# --- other choices of an Operation ------------------------------------------------------------------------------------


def operation(t: Turn) -> Choice | None:
    """The Operation decided on; in a stated position the one of the flowchart."""
    if (answer := announced(t)) is not None:
        return answer
    allowed = ambushes_allowed(t.s) if t.d.values["box"] == OP_SA else 0
    return by_chart(t, t.s, allowed)


def event_operation(t: Turn) -> Choice | None:
    """8.4.4 A free Operation of its choice: by the flowchart, without Special Activity."""
    s = t.s.copy()
    if s.current == EASTER_OFFENSIVE and t.d.stop and not loc_troops_can_help(s):
        return None
    s.resources[NVA] = ENOUGH
    return by_chart(t, s, 0, free=True)


def by_chart(t: Turn, s: State, ambushes: int, free: bool = False) -> Choice | None:
    """The first Operation offered that the flowchart leads to."""
    if "attack" in t.keys and wants_attack(t, s, ambushes):
        return t.answer("attack", "np.nva.attack", "8.6.1")
    found = next_operation(t, s, t.keys, free)
    return t.answer(*found) if found else None


def event_activity(t: Turn) -> Choice | None:
    """8.4.4 A free Special Activity of its choice: the one of the Operation that the flowchart leads to."""
    s = t.s
    if wants_attack(t, s, ambushes_allowed(s)):
        return t.answer("ambush", "np.nva.ambush", "8.6.1") if "ambush" in t.keys else bombard_now(t)
    found = next_operation(t, s)
    if found is not None and found[0] == "terror":
        return bombard_now(t)
    return special_after(t)


ANSWERS: Answers = by_flowchart(flowchart, operation, event_operation, event_activity)
