"""8.8.4 The Non-player US's Patrol."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from indochina.core.decision import Choice

from ...board import CITIES, IDS, TRAIL_COUNTRY
from ...components.pieces import US_TROOP
from ...operations.patrol import patrol_reach
from ...state import ACTIVE_SUPPORT, spaces_with
from ..turn import Answers, Turn
from .assault_plan import fights_in, uses_left
from .special import train_activity


def fewest_ends(reach: dict[int, set[int]], ends: Sequence[int]) -> int:
    """8.8.4 How many of these spaces it takes so that each origin reaches one of them."""
    for n in range(len(ends) + 1):
        if any(all(reach[start] & set(some) for start in reach) for some in combinations(ends, n)):
            return n
    raise AssertionError("an origin reaches none of them")


def patrol_ends(t: Turn) -> dict[int, int]:
    """8.8.4 Where the US Troops of each space in Laos and Cambodia go: the fewest Cities without Active Support,
    then other Cities, then LoCs."""
    s = t.s
    reach = {x: set(patrol_reach(s, x)) for x in spaces_with(s, (US_TROOP,), TRAIL_COUNTRY)}
    chosen: dict[int, int] = {}
    everywhere = sorted(set().union(*reach.values()))
    for word, ends in (
        ("np.us.patrol.city", [x for x in everywhere if x in CITIES and s.support[x] < ACTIVE_SUPPORT]),
        ("np.us.patrol.other", [x for x in everywhere if x in CITIES]),
        ("np.us.patrol.other", everywhere),
    ):
        left = {x: reach[x] & set(ends) for x in reach if x not in chosen and reach[x] & set(ends)}
        while left:
            needed = fewest_ends(left, ends)
            fit = [x for x in ends if fewest_ends({o: r for o, r in left.items() if x not in r}, ends) == needed - 1]
            end = t.pick(word, "8.8.4", fit)
            assert end is not None
            chosen |= {x: end for x, r in left.items() if end in r}
            left = {x: r for x, r in left.items() if end not in r}
    return chosen


def patrol_origin(t: Turn) -> Choice | None:
    """8.8.4 All US Troops leave Laos and Cambodia."""
    ends = t.recall("patrol")
    if ends is None:
        ends = {IDS[start]: IDS[end] for start, end in patrol_ends(t).items()}
    key = next((key for key in ends if key in t.keys), None)
    return None if key is None else t.answer(key, "np.us.patrol", "8.8.4", patrol=ends)


def patrol_destination(t: Turn) -> Choice | None:
    end = (t.recall("patrol") or {}).get(t.d.values["start"])
    return t.answer(end, "np.us.patrol", "8.8.4") if end in t.keys else None


def patrol_count(t: Turn) -> Choice:
    return t.answer(t.d.whole, "np.us.patrol", "8.8.4")


def patrol_assault(t: Turn) -> Choice | None:
    """8.8.4 On the LoC where most enemies are removed; then the Special Activity."""
    fights = fights_in(t, t.spaces, uses_left(t), False)
    best = max((f.removed for f in fights.values()), default=0)
    some = [x for x, f in fights.items() if f.removed == best > 0]
    x = t.pick("np.us.patrol.assault", "8.8.4", some)
    if x is not None:
        t.note("np.us.assault.removes", "8.8.4", n=fights[x].removed, of=fights[x].active)
        return t.answer(IDS[x], "np.us.patrol.assault", "8.8.4")
    return train_activity(t, "8.8.4")


ANSWERS: Answers = {
    "patrol.assault": patrol_assault,
    "patrol.count": patrol_count,
    "patrol.count_by": patrol_count,
    "patrol.destination": patrol_destination,
    "patrol.origin": patrol_origin,
}
