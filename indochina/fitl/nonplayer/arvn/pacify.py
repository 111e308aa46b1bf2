"""8.7.6 Where and how far the Non-player ARVN Pacifies: in Training and in the Support Phase."""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import Choice

from ...board import IDS, POP, SPACE
from ...components.control import coin_control, victory_total
from ...components.pieces import ARVN, ARVN_TROOP, INSURGENT_BASES, POLICE, US
from ...operations.train import pacification_cost
from ...state import ACTIVE_SUPPORT, ALL, NEUTRAL, PASSIVE_SUPPORT, State, count, total
from ..turn import Answers, Criterion, Turn, most, where

RULE = "8.7.6"
US_LIMIT = 45
"""8.7.6 Support + Available may not exceed this by what ARVN does."""
LEVELS = 2


def levels(s: State, space: int, cost: int, at_most: int = LEVELS) -> int:
    """8.7.6 The levels it would shift a space; 0: it does not Pacify there, not even to remove Terror.

    To Active Support, and at all where there is Terror, only if Support + Available does not exceed 45 by it.
    """
    if not POP[space]:
        return 0
    steps = s.resources[ARVN] // cost if cost else ALL
    most_levels = min(at_most, ACTIVE_SUPPORT - s.support[space], steps - s.terror[space])
    score, n = victory_total(s, US), 0
    while n < most_levels:
        level = s.support[space] + n
        gain = POP[space] if level >= NEUTRAL else 0
        checked = level == PASSIVE_SUPPORT or (s.terror[space] and not n)
        if gain and checked and score + gain > US_LIMIT:
            break
        score, n = score + gain, n + 1
    return n


def pick_space(t: Turn, spaces: Iterable[int], cost: int, *first: Criterion[int]) -> int | None:
    """8.7.6 No Terror, then any Opposition, then the greatest total shift."""
    s = t.s
    spaces = list(spaces)
    shifts = {x: n for x in spaces if (n := levels(s, x, cost))}
    if t.tells and (kept := [IDS[x] for x in spaces if x not in shifts and s.support[x] == PASSIVE_SUPPORT]):
        t.note("np.arvn.pacify.limit", RULE, n=victory_total(s, US), spaces=kept)
    return t.pick(
        "np.arvn.pacify",
        RULE,
        shifts,
        *first,
        where("np.arvn.no_terror", lambda x: not s.terror[x]),
        where("np.arvn.opposition", lambda x: s.support[x] < NEUTRAL),
        most("np.arvn.shift", lambda x: shifts[x] * POP[x]),
    )


def can_pacify(s: State, space: int) -> bool:
    """3.2.1 COIN Control, ARVN Troops and Police."""
    return coin_control(s, space) and count(s, ARVN_TROOP, space) > 0 and count(s, POLICE, space) > 0


def pick_training(t: Turn, spaces: Iterable[int]) -> int | None:
    """8.7.2 While Training, first where there is an NVA or VC Base."""
    enemy: Criterion[int] = where("np.arvn.enemy_base", lambda x: total(t.s, INSURGENT_BASES, x) > 0)
    return pick_space(t, spaces, pacification_cost(t.s), enemy)


# --- the questions of Pacification ------------------------------------------------------------------------------------


def pacify_steps(t: Turn) -> Choice:
    """All Terror markers and the levels it wants."""
    space, cost = SPACE[t.d.values["space"]], t.d.values["cost"]
    wanted = max(1, t.s.terror[space] + (n := levels(t.s, space, cost)))
    score = victory_total(t.s, US)
    t.note("np.arvn.pacify.steps", RULE, n=n, terror=t.s.terror[space], cost=cost, total=score)
    return t.answer(str(min(wanted, max(int(key) for key in t.keys))), "np.arvn.pacify", RULE)


def train_pacify_space(t: Turn) -> Choice | None:
    space = pick_training(t, t.spaces)
    return None if space is None else t.answer(IDS[space], "np.arvn.pacify", RULE)


def coup_pacify(t: Turn) -> Choice | None:
    """6.3.1 In the Support Phase wherever it is able to."""
    space = pick_space(t, t.spaces, t.d.values["cost"])
    return None if space is None else t.answer(IDS[space], "np.arvn.pacify", RULE)


ANSWERS: Answers = {
    "coup.pacify": coup_pacify,
    "coup.pacify_steps": pacify_steps,
    "train.pacify_space": train_pacify_space,
    "train.steps": pacify_steps,
}
