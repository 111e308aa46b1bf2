"""8.8 The Non-player US's flowchart: a Capability, Assault, Patrol in Monsoon, otherwise Sweep, the Event, Train."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from indochina.core.decision import Choice

from ...board import IDS
from ...components.control import can_pay
from ...components.pieces import ARVN, US
from ...coup.commitment import JFK, LBJ
from ...events.cards_061_070 import Macv
from ...operations.assault import assault_cost
from ...operations.assault_space import Uses
from ...operations.operation import Terms
from ...operations.table import can_operate
from ...sequence.deck import monsoon
from ...sequence.sequence import LIMOP, OP, OP_SA
from ...state import State
from ..action import announced, by_flowchart, capability, operate, pass_card
from ..events.play import choose_event
from ..events.spaces import coin_operates
from ..turn import Answers, Criterion, Turn, where
from .air_lift import LIFT_INTO
from .air_strike import air_strike_possible
from .assault import assault_possible
from .assault_plan import base_in_reach, troops_at_us
from .patrol import patrol_ends
from .policy import policy
from .special import RULES, air_lift_possible, strike_after, train_activity
from .sweep import sweep_possible
from .sweep_plan import goes_to, guerrillas_at_support
from .train import tell_no_training, train_possible

MACV = Macv.number


def somewhere(t: Turn, word: str, rule: str, spaces: Sequence[int]) -> bool:
    """A condition that holds if there are such spaces."""
    return t.test(word, rule, True, spaces=[IDS[x] for x in spaces]) if spaces else t.test(word, rule, False)


def flowchart(t: Turn) -> Choice:
    """8.8.2-8.8.7 A Capability, Assault, in Monsoon Patrol, otherwise Sweep, the Event (8.8.6), Train."""
    if answer := capability(t, "8.8.2"):
        return answer
    operates = any(box in t.keys for box in (OP_SA, OP, LIMOP))
    names = chart(t) if operates else [("event", "np.us.event")]
    for name, word in names:
        if name == "event":
            if answer := choose_event(t, "8.8.6"):
                return answer
        elif works(t, name):
            return operate(t, name, word, RULES[name])
    return pass_card(t, "np.us.pass", "8.8.7")


def works(t: Turn, name: str) -> bool:
    """Is the Operation possible? Training that is not is told instruction by instruction."""
    holds = able(t, name, OP_SA in t.keys)
    if name == "train" and not holds:
        tell_no_training(t)
    return t.test(f"np.us.{name}.able", RULES[name], holds)


def chart(t: Turn) -> Iterator[tuple[str, str]]:
    """8.8.3-8.8.7 Operations, and the Event, in the order in which they are considered, each with a reason."""
    s = t.s
    assault = assault_word(t)
    if assault:
        yield "assault", assault
    if t.test("np.us.monsoon", "8.8.4", monsoon(s)):
        yield "patrol", "np.us.patrol"
        yield "train", "np.us.train"
        return
    if assault or somewhere(t, "np.us.sweep.hidden", "8.8.5", guerrillas_at_support(s)):
        yield "sweep", "np.us.sweep.instead" if assault else "np.us.sweep.hidden"
        yield "train", "np.us.train"
    else:
        yield "event", "np.us.event"
        yield "train", "np.us.train"
        yield "sweep", "np.us.sweep.instead"


def assault_word(t: Turn) -> str:
    """8.8.3 Assault alone can remove a Base, or NVA Troops are with US Troops or a US Base. A word, or none."""
    s = t.s
    uses = Uses(s)
    in_reach = base_in_reach(s, uses.patton, uses.abrams, can_pay(s, US, assault_cost(s, ARVN)))
    if somewhere(t, "np.us.assault.base_alone", "8.8.3", in_reach):
        return "np.us.assault.base_alone"
    if somewhere(t, "np.us.assault.troops", "8.8.3", troops_at_us(s)):
        return "np.us.assault.troops"
    return ""


def able(t: Turn, name: str, special: bool) -> bool:
    """The Operation by its instructions takes place in at least one space."""
    if not can_operate(t.s, US, name, Terms(special=special)):
        return False
    if name == "assault":
        return assault_possible(t, special)
    if name == "patrol":
        return bool(patrol_ends(t.dry()))
    if name == "sweep":
        return sweep_possible(t, special)
    return train_possible(t)


# --- other choices of an Operation ------------------------------------------------------------------------------------


def operation(t: Turn) -> Choice | None:
    """The Operation decided on; in a stated position, the one of the flowchart."""
    if answer := announced(t):
        return answer
    return by_chart(t, t.d.values["box"] == OP_SA)


def operation_instead(t: Turn) -> Choice | None:
    """2.3.4 The Special Activity left the Operation no space: the next one of the flowchart."""
    return by_chart(t, False)


def event_operation(t: Turn) -> Choice | None:
    """8.4.4 A free Operation of its choice: by the flowchart."""
    return by_chart(t, False)


def by_chart(t: Turn, special: bool) -> Choice | None:
    """8.4.4 The first Operation of the flowchart that is offered, without Event and Pass; otherwise Train, Sweep,
    Assault, Patrol, whichever is offered."""
    for name, word in chart(t):
        if name in t.keys and able(t, name, special):
            return t.answer(name, word, RULES[name])
    for name in ("train", "sweep", "assault", "patrol"):
        if name in t.keys:
            return t.answer(name, "np.us.instead", "8.8")
    return None


def event_activity(t: Turn) -> Choice | None:
    """8.4.4 A free Special Activity of its choice: the one that goes with the flowchart's Operation.

    Card 69: JFK Advises, the others Air Strike, or else Advise (8.4.1).
    """
    t.note("np.us.policy", "8.8.1", policy=policy(t.s))
    if t.s.current == MACV:
        struck = policy(t.s) != JFK and "air_strike" in t.keys and air_strike_possible(t)
        name = "air_strike" if struck else "advise"
        return t.answer(name, f"np.us.{name}", "8.4.1") if name in t.keys else None
    names = [name for name, _ in chart(t) if name in RULES and able(t, name, True)]
    t.note("np.us.activity_of", "8.4.4", what=f"np.us.{names[0]}.able" if names else "np.us.pass")
    if names[:1] in (["assault"], ["sweep"]):
        lifts = "air_lift" in t.keys and (names[0] == "assault" or policy(t.s) != LBJ) and air_lift_possible(t)
        if t.test("np.us.air_lift.able", "8.8.3", lifts):
            return t.answer("air_lift", "np.us.air_lift", "8.8.3")
        return strike_after(t)
    return train_activity(t)


def to_operate(s: State) -> list[Criterion[int]]:
    """8.8.3, 8.8.5 The space of an Event; for an Air Lift into it first where its Policy lets Troops go."""
    enters: Criterion[int] = where("np.us.enters", lambda x: goes_to(s, x))
    return [*([enters] if s.current in LIFT_INTO else []), *coin_operates(s)]


ANSWERS: Answers = {
    **by_flowchart(flowchart, operation, event_operation, event_activity),
    "operation.instead": operation_instead,
}
