"""8.7 What limits the Non-player ARVN: its purse, how many spaces, and what may leave one."""

from __future__ import annotations

from collections.abc import Collection

from indochina.core.decision import Choice

from ...board import SPACE
from ...components.control import coin_control
from ...components.pieces import ARVN, ARVN_CUBES, ARVN_TROOP
from ...sequence.sequence import LIMOP
from ...state import ALL, State, coin, insurgents
from ..events.as_us import names_every_space
from ..order import removal_plan, tell_order
from ..turn import Turn, spaces_in

MOST_SPACES = 3
"""8.7.2, 8.7.4, 8.7.5 Train, Assault and Sweep select up to three spaces."""


def spare(s: State, space: int) -> int:
    """How many pieces may leave a space without losing COIN Control there."""
    return coin(s, space) - insurgents(s, space) - 1 if coin_control(s, space) else ALL


def operation_of(t: Turn) -> str:
    """The Operation that is being executed; "" if an Event grants a Special Activity alone."""
    return next((answer.key for answer in t.said("operation", "operation.instead", "event.operation")), "")


def limited(t: Turn) -> bool:
    """2.3.5 A Limited Operation: by the option of 8.9, or an Event that lets ARVN choose one (cards 50, 74)."""
    if t.s.stage == "operation":
        return t.s.acted[-1][1] == LIMOP
    return any(answer.how != "auto" for answer in t.said("event.operation"))


def affordable(t: Turn, cost: int) -> int:
    """How many spaces it can pay for; by an Event they are free (5.5)."""
    if cost and (t.s.stage == "operation" or t.d.name.startswith("action")):
        return t.s.resources[ARVN] // cost
    return ALL


def amount(t: Turn, n: int, word: str, rule: str) -> Choice:
    """So many, or as many as there are."""
    return t.answer(str(n) if str(n) in t.keys else t.d.whole, word, rule)


def most_spaces(t: Turn, unrestricted: Collection[int]) -> int:
    """8.7.4, 8.7.5 Three; as many as an Event names, if it names some."""
    if names_every_space(t):
        return ALL
    offered = {*t.spaces, *spaces_in(t.d.values["chosen"])}
    named = t.s.stage != "operation" and any(x not in offered for x in unrestricted)
    return ALL if named else MOST_SPACES


def remove_own(t: Turn, n: int) -> Choice:
    """8.1.2 How many Troops are among n own cubes that a space loses."""
    plan = removal_plan(t.s, SPACE[t.d.values["space"]], n, ARVN_CUBES, friendly=True)
    tell_order(t, SPACE[t.d.values["space"]], plan, ARVN_CUBES)
    return t.answer(str(plan.count(ARVN_TROOP)), "np.arvn.removes", "8.1.2")
