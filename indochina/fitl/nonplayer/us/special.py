"""8.8.3-8.8.7 Which Special Activity accompanies the Non-player US's Operations."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...coup.commitment import LBJ
from ...special_activities.air_lift import no_air_lift
from ..turn import Answers, Turn
from .advise import ADVICE, advise_possible
from .air_lift_plan import Lift
from .air_strike import air_strike_possible
from .policy import policy

RULES = {"assault": "8.8.3", "patrol": "8.8.4", "sweep": "8.8.5", "train": "8.8.7"}


def special_after(t: Turn) -> Choice | None:
    """8.8.3-8.8.7 After Assault and Sweep only Air Strike is left; after Patrol it is as after Training."""
    name = t.d.values["operation"]
    return train_activity(t, RULES[name]) if name in ("patrol", "train") else strike_after(t)


def strike_after(t: Turn) -> Choice | None:
    """8.8.3 No Air Lift could be executed, or LBJ has Swept: Air Strike if possible."""
    if "air_strike" not in t.keys or not t.test("np.us.air_strike", "8.8.3", air_strike_possible(t)):
        return None
    return t.answer("air_strike", "np.us.air_strike", "8.8.3")


def train_activity(t: Turn, rule: str = "8.8.7") -> Choice | None:
    """8.8.7, 8.8.4 LBJ: Air Strike, Advise or Air Lift, the first that is possible. JFK and Nixon: Advise, Air Lift
    or Air Strike."""
    if not {"air_strike", "advise", "air_lift"} & set(t.keys):
        return None
    lbj = t.test("np.us.lbj", "8.8.1", policy(t.s) == LBJ, policy=policy(t.s))
    strike, others = (
        ("air_strike", air_strike_possible),
        (
            ("advise", advise_possible),
            ("air_lift", air_lift_possible),
        ),
    )
    for name, possible in (strike, *others) if lbj else (*others, strike):
        holds = name in t.keys and possible(t)
        if name == "advise" and not holds:
            t.skip("8.8.4", *ADVICE)
        if t.test(f"np.us.{name}", rule, holds):
            return t.answer(name, f"np.us.{name}", rule)
    return None


def air_lift_possible(t: Turn) -> bool:
    """8.8.3 Would an Air Lift with Training or Patrol move anybody?"""
    return no_air_lift(t.s) is None and bool(Lift(t.dry()).moves)


ANSWERS: Answers = {
    "special.after": special_after,
}
