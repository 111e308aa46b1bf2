"""8.8.3 The Non-player US's Assault."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import Choice

from ...board import IDS, SPACE
from ...components.control import can_pay
from ...components.pieces import ARVN, US, US_TROOP
from ...operations.assault import assault_cost
from ...operations.assault_space import Uses, battlefields
from ...special_activities.air_lift import no_air_lift
from ..events.as_us import event_cubes
from ..turn import Answers, Turn
from .advise import advised_piece, assault_removes
from .air_lift import lift_for_assault
from .air_lift_plan import Lift
from .assault_plan import Fight, arvn_removes, fight_key, fights_in, first_where, space_limit, uses_left
from .special import strike_after

BEFORE_ASSAULT = ("assault.space", "assault.arvn", "patrol.assault", "advise.space")
"""Questions after which an Assault takes place."""


def assault_possible(t: Turn, special: bool) -> bool:
    """8.8.3 An Assault can remove enemies, if need be after Air Lift."""
    uses = Uses(t.s)
    arvn = can_pay(t.s, US, assault_cost(t.s, ARVN))
    fights = fights_in(t, battlefields(t.s, US), (uses.patton, uses.abrams), arvn)
    if any(f.removed for f in fights.values()):
        return True
    if not special or no_air_lift(t.s) is not None:
        return False
    return bool(Lift(t.dry(), assaults=(), patton=uses.patton, abrams=uses.abrams).strikes)


def assault_space(t: Turn) -> Choice | None:
    """8.8.3 Where all Active enemies can be removed; Air Lift; where more than half, then where any; Air Strike.

    An ARVN Assault is added in the first space where it removes more.
    """
    s, chosen = t.s, [SPACE[x] for x in t.d.values["chosen"]]
    if "arvn" in t.keys and chosen and (n := arvn_removes(s, chosen[-1])):
        return t.answer("arvn", "np.us.assault.arvn", "8.8.3", arvn=IDS[chosen[-1]], enemies=n)
    if len(chosen) < space_limit(s):
        fights = fights_in(t, t.spaces, uses_left(t), arvn_may_follow(t))
    else:
        fights = {}
        t.note("np.us.assault.two", "8.8.3", n=len(chosen))
    if all(answer.key != "air_lift" for answer in t.said("assault.space")):
        if answer := assault_in(t, fights, [x for x, f in fights.items() if f.removes_all], "all"):
            return answer
        if "air_lift" in t.keys and (answer := lift_for_assault(t, chosen)):
            return answer
    for word, some in (
        ("most", [x for x, f in fights.items() if f.removes_most or f.removes_all]),
        ("any", [x for x, f in fights.items() if f.removed]),
    ):
        if answer := assault_in(t, fights, some, word):
            return answer
    if answer := strike_after(t):
        return answer
    word, rule = ("np.event.every", "5.1.3") if chosen else ("np.us.instead", "8.8")
    if not t.d.stop and (x := t.pick(word, rule, t.spaces)) is not None:
        return t.answer(IDS[x], word, rule)
    return None


def arvn_may_follow(t: Turn) -> bool:
    """3.2.4 An ARVN Assault can still be added and paid for; not where ARVN cubes fight as US Troops."""
    if any(answer.key == "arvn" for answer in t.said("assault.space")) or event_cubes(t) != (US_TROOP,):
        return False
    return t.s.stage != "operation" or can_pay(t.s, US, assault_cost(t.s, ARVN))


def assault_in(t: Turn, fights: dict[int, Fight], spaces: Sequence[int], word: str) -> Choice | None:
    x = t.pick(f"np.us.assault.{word}", "8.8.3", spaces, *first_where(t.s, fights))
    if x is not None:
        found = fights[x]
        t.note("np.us.assault.removes", "8.8.3", n=found.removed, of=found.active)
    return None if x is None else t.answer(IDS[x], f"np.us.assault.{word}", "8.8.3")


def assault_arvn(t: Turn) -> Choice | None:
    key = t.recall("arvn")
    return t.answer(key, "np.us.assault.arvn", "8.8.3") if key in t.keys else None


def within_assault(t: Turn) -> Choice:
    """8.1.2 Which enemies are removed, and what Capabilities add."""
    return t.answer(fight_key(t.s, t.d), "np.us.assault.enemies", "8.1.2")


def assault_piece(t: Turn) -> Choice:
    """8.1.2 Which enemy is removed; by an Assault that it Advises, for Control the NVA's first (8.8.4)."""
    last = next((answer.name for answer in t.said(*BEFORE_ASSAULT)), "")
    return advised_piece(t, assault_removes) if last == "advise.space" else within_assault(t)


ANSWERS: Answers = {
    "assault.abrams": within_assault,
    "assault.arvn": assault_arvn,
    "assault.base": within_assault,
    "assault.patton": within_assault,
    "assault.piece": assault_piece,
    "assault.space": assault_space,
    "assault.target": within_assault,
    "assault.underground": within_assault,
}
