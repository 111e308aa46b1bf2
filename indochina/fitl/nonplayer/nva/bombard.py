"""8.6.1 The Non-player NVA's Bombard."""

from __future__ import annotations

from typing import Any

from indochina.core.decision import Choice

from ...board import IDS
from ...components.pieces import COIN_TROOPS, NVA, US_TROOP
from ...operations.moving import kind_of
from ...state import count, of
from ..turn import Answers, Turn, where
from .attack_plan import bases_of_coin, has_activity


def bombard_now(t: Turn, **memory: Any) -> Choice | None:
    """8.6.1 If it is possible it is done."""
    if "bombard" in t.keys:
        return t.answer("bombard", "np.nva.bombard", "8.6.1", **memory)
    if has_activity(t.s):
        t.skip("8.6.1", "np.nva.bombard")
    return None


def bombard_space(t: Turn) -> Choice | None:
    """8.6.1 Where NVA pieces are, then elsewhere; COIN Bases first, then US Troops."""
    s, spaces = t.s, t.spaces
    here = [x for x in spaces if of(s, NVA, x)]
    word, able = t.first("8.6.1", [("np.nva.bombard.here", here), ("np.nva.bombard.adjacent", spaces)])
    x = t.pick(
        word,
        "8.6.1",
        able,
        where("np.nva.coin_base", lambda x: bases_of_coin(s, x) > 0),
        where("np.nva.us_troop", lambda x: count(s, US_TROOP, x) > 0),
    )
    return None if x is None else t.answer(IDS[x], word, "8.6.1")


def bombard_remove(t: Turn) -> Choice | None:
    key = min(t.keys, key=lambda key: COIN_TROOPS.index(kind_of(key)))
    return t.answer(key, "np.nva.us_first", "8.6.1")


ANSWERS: Answers = {
    "bombard.remove": bombard_remove,
    "bombard.space": bombard_space,
}
