"""8.7.2 Govern by the Non-player ARVN: Patronage without giving up Support, Aid with what is left."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from indochina.core.decision import Choice

from ...board import IDS, LAND, POP, SAIGON, SPACE
from ...cards import MANDATE_OF_HEAVEN
from ...components.control import THRESHOLD, coin_control, victory_total
from ...components.pieces import US
from ...special_activities.govern import AID, PATRONAGE, UNSHIFTED, can_divert, govern_limit
from ...state import ACTIVE_SUPPORT, NEUTRAL, PASSIVE_SUPPORT, State
from ..turn import Answers, Criterion, Turn, most

RULE = "8.7.2"


class Governed(NamedTuple):
    """A space to Govern, and what for."""

    space: int
    action: str


def governable(s: State, training: Collection[int] = ()) -> list[int]:
    """4.3.1 COIN Control and Support, not Saigon, not where Training is."""
    return [x for x in LAND if x != SAIGON and x not in training and coin_control(s, x) and s.support[x] > NEUTRAL]


def us_winning(s: State) -> bool:
    """8.7.2 The US is a player and beyond its victory condition."""
    return US not in s.nonplayers and victory_total(s, US) > THRESHOLD[US]


def next_govern(t: Turn, spaces: Iterable[int], before: list[str], greedy: bool) -> Governed | None:
    """8.7.2 The next space and what to do there; `before`: what was done in those Governed so far.

    `greedy`, where a US player is at victory: Patronage from the highest Population, whatever Support it costs.
    Otherwise the most Patronage without a shift to Neutral. Then Aid, if one space was Governed or there is no Aid.
    """
    s, spaces = t.s, list(spaces)
    limit = govern_limit(s)
    if len(before) >= limit:
        t.note("np.arvn.govern.most", RULE, n=limit)
        return None
    population: Criterion[int] = most("np.arvn.population", lambda x: POP[x])
    if AID not in before:
        t.test("np.arvn.govern.us_winning", RULE, greedy, total=victory_total(s, US) if t.tells else 0)
        mandate = MANDATE_OF_HEAVEN in s.unshaded and UNSHIFTED not in before and not greedy
        able = [x for x in spaces if can_divert(s, x) and (greedy or mandate or s.support[x] == ACTIVE_SUPPORT)]
        space = t.pick("np.arvn.govern.patronage", RULE, able, population)
        if space is not None:
            last = len(before) + 1 == limit
            passive = [x for x in able if x != space and s.support[x] == PASSIVE_SUPPORT]
            kept = mandate and (s.support[space] == PASSIVE_SUPPORT or last or not passive)
            return Governed(space, UNSHIFTED if kept else PATRONAGE)
    if t.test("np.arvn.govern.for_aid", RULE, len(before) == 1 or not s.aid, spaces=len(before), aid=s.aid):
        space = t.pick("np.arvn.govern.aid", RULE, spaces, population)
        if space is not None:
            return Governed(space, AID)
    return None


# --- the questions of Govern ------------------------------------------------------------------------------------------


def govern_space(t: Turn) -> Choice | None:
    greedy = us_winning(t.s)
    if t.d.values["chosen"]:
        greedy = t.told("govern.space").get("greedy", greedy)
    found = next_govern(t, t.spaces, governed(t), greedy)
    if found is None:
        return None
    word = "np.arvn.govern.aid" if found.action == AID else "np.arvn.govern.patronage"
    return t.answer(IDS[found.space], word, RULE, action=found.action, greedy=greedy)


def governed(t: Turn) -> list[str]:
    """What was done in the spaces of this Govern."""
    return [answer.key for answer in t.said("govern.action")[: len(t.d.values["chosen"])]]


def govern_action(t: Turn) -> Choice | None:
    action = t.told("govern.space").get("action")
    if action not in t.keys:
        found = next_govern(t, [SPACE[t.d.values["space"]]], [], us_winning(t.s))
        action = found.action if found is not None and found.action in t.keys else AID
    return t.answer(action, "np.arvn.govern.aid" if action == AID else "np.arvn.govern.patronage", RULE)


ANSWERS: Answers = {
    "govern.action": govern_action,
    "govern.space": govern_space,
}
