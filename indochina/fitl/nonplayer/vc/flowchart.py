"""8.5 The Non-player VC's flowchart: Terror, Pass or Event, Rally, March, Attack."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import VC, VC_GUERRILLA_U
from ...operations.operation import Terms
from ...operations.rally import rally_spaces
from ...operations.table import can_operate
from ...operations.terror import terror_spaces
from ...sequence.sequence import LIMOP, OP, OP_SA
from ...state import ALL, State, available
from ..action import announced, by_flowchart, capability, capability_near, operate, pass_card
from ..events.play import choose_event
from ..turn import Answers, Turn
from .attack import may_attack
from .march import may_march
from .rally import bases_to_rally, rallying
from .special import tax_after, tax_or_subvert
from .tax import would_tax
from .terror import shifted_population

IF_NONE = {
    "terror": ("rally", "march", "attack"),
    "rally": ("rally", "march", "attack"),   # 8.5.3
    "march": ("march", "attack", "rally"),   # 8.5.4
    "attack": ("attack", "march", "rally"),  # 8.5.5
}  # fmt: skip


def flowchart(t: Turn) -> Choice:
    """8.5.1-8.5.5 Terror, Pass or Event, Rally, March, Attack."""
    purse = t.s.resources[VC]
    operates = any(box in t.keys for box in (OP_SA, OP, LIMOP))
    if operates and (word := terror_first(t, purse)):
        return operate(t, "terror", word, "8.5.1")
    answer = capability(t, "8.5.2")
    if answer is None and not capability_near(t):
        answer = choose_event(t, "8.5.2")
    if answer is not None:
        return answer
    if operates and (found := next_operation(t, purse, OP_SA in t.keys)):
        name, word, rule = found
        return operate(t, name, word, rule)
    return pass_card(t, "np.vc.pass", "8.5.4")


def terror_first(t: Turn, purse: int) -> str:
    """8.5.1 Terror is possible at Support, or alone shifts as much Population as two dice show. A word, or none."""
    s = t.s
    at_support = [IDS[x] for x in terror_spaces(s, VC) if s.support[x] > 0] if purse else []
    shown = {"spaces": at_support} if at_support else {}
    if t.test("np.vc.terror.at_support", "8.5.1", bool(at_support), vc_resources=s.resources[VC], **shown):
        return "np.vc.terror.at_support"
    population = shifted_population(s, purse)
    roll = t.dice(2, "np.vc.terror.dice", "8.5.1")
    shifts = t.test("np.vc.terror.shifts", "8.5.1", population >= roll, population=population)
    return "np.vc.terror.shifts" if shifts else ""


def next_operation(t: Turn, purse: int, special: bool, names: list[str] | None = None) -> tuple[str, str, str] | None:
    """8.5.3-8.5.5 Rally, March or Attack with its word and rule; if none is possible, nothing.

    `names`: an Event offers these, and they are free.
    """
    s = t.s
    bases, guerrillas = bases_to_rally(s, purse, special), available(s, VC_GUERRILLA_U)
    rally = t.test("np.vc.rally.bases", "8.5.3", bases >= 2, vc_base=bases) or t.test(
        "np.vc.rally.available", "8.5.3", t.dice(3, "np.vc.rally.dice", "8.5.3") < guerrillas, available=guerrillas
    )
    for name in IF_NONE["rally" if rally else "march"]:
        if names is None:
            able = can_operate(s, VC, name, Terms(special=special)) and would(s, name, purse, special)
        else:
            able = name in names and would(s, name, purse, special)
        rule = {"rally": "8.5.3", "march": "8.5.4", "attack": "8.5.5"}[name]
        if t.test(f"np.vc.{name}.possible", rule, able):
            return name, f"np.vc.{name}", rule
    return None


def would(s: State, name: str, purse: int, special: bool) -> bool:
    """8.5.3-8.5.5 The Operation by its instructions takes place in at least one space."""
    if name == "rally":
        return bool(rallying(s, rally_spaces(s, VC))) and (purse > 0 or (special and would_tax(s)))
    if name == "march":
        return may_march(s, purse)
    return purse > 0 and may_attack(s, special)


# --- other choices of an Operation ------------------------------------------------------------------------------------


def operation(t: Turn) -> Choice | None:
    """The Operation decided on; in a stated position, the one of the flowchart."""
    answer = announced(t)
    if answer is not None:
        return answer
    purse, special = t.s.resources[VC], t.d.values["box"] == OP_SA
    if "terror" in t.keys and (word := terror_first(t, purse)):
        return t.answer("terror", word, "8.5.1")
    found = next_operation(t, purse, special)
    return t.answer(*found) if found else None


def operation_instead(t: Turn) -> Choice | None:
    """2.3.4 The next in the order of the IF NONE instructions."""
    for name in IF_NONE[t.d.values["operation"]]:
        if name in t.keys:
            return t.answer(name, "np.vc.instead", "8.5")
    return None


def event_operation(t: Turn) -> Choice | None:
    """8.4.4 A free Operation of its choice: by the flowchart."""
    if "terror" in t.keys and (word := terror_first(t, ALL)):
        return t.answer("terror", word, "8.5.1")
    found = next_operation(t, ALL, False, t.keys)
    return t.answer(*found) if found else None


def event_activity(t: Turn) -> Choice | None:
    """8.4.4 A free Special Activity of its choice: the one of the Operation that the flowchart leads to."""
    s = t.s
    operation = "terror"
    if not terror_first(t, s.resources[VC]):
        found = next_operation(t, s.resources[VC], True)
        operation = found[0] if found else ""
    if operation == "attack":
        if "ambush" in t.keys:
            return t.answer("ambush", "np.vc.ambush", "8.5.5")
        return tax_after(t)
    return tax_or_subvert(t)


ANSWERS: Answers = {
    **by_flowchart(flowchart, operation, event_operation, event_activity),
    "operation.instead": operation_instead,
}
