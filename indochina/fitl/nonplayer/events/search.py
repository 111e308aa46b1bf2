"""8.4.1 Cards 62 and 67: just enough Troops to find the most Guerrillas."""

from __future__ import annotations

from collections.abc import Iterable

from indochina.core.decision import Choice

from ...board import (
    CAMBODIA,
    COASTAL,
    IDS,
    LAND,
    SPACE,
)
from ...components.pieces import (
    COIN_CUBES,
    IRREGULARS,
    KIND_NAMES,
    UNDERGROUND_GUERRILLAS,
    US_TROOP,
)
from ...operations.sweep_space import sweep_strength
from ...state import State, count, put, spaces_with, total
from ..turn import EVENT, Turn, most
from .move import next_move
from .pieces import number
from .spaces import pick_space
from .taking import RULE, Instructed, gather, take
from .worth import offered_pieces

WORD = "np.card.62"
SEARCHERS = (US_TROOP, *IRREGULARS)


def spare_troops(s: State, space: int) -> int:
    """US Troops that may leave: the last 3 COIN cubes stay."""
    return max(0, min(count(s, US_TROOP, space), total(s, COIN_CUBES, space) - 3))


def troops_needed(s: State, space: int, reserve: int) -> tuple[int, int]:
    """How many Guerrillas a US Sweep could Activate with this reserve, and how many of it that takes."""
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    trial = s.copy()
    for n in range(reserve + 1):
        put(trial, US_TROOP, space, 1 if n else 0)
        if sweep_strength(trial, SEARCHERS, space) >= hidden:
            return hidden, n
    found = min(hidden, sweep_strength(trial, SEARCHERS, space))
    while reserve:
        put(trial, US_TROOP, space, -1)
        if sweep_strength(trial, SEARCHERS, space) < found:
            break
        reserve -= 1
    return found, reserve


def search(t: Turn, ends: Iterable[int], starts: Iterable[int]) -> tuple[int, int] | None:
    """The space where the most Guerrillas can be Activated with spare Troops, and how many go there."""
    s, spare = t.s, {x: spare_troops(t.s, x) for x in starts}
    plans = {x: troops_needed(s, x, sum(n for y, n in spare.items() if y != x)) for x in ends}
    x = t.pick(
        WORD,
        RULE,
        [x for x in plans if plans[x][0]],
        most("np.event.activated", lambda x: plans[x][0]),
    )
    return None if x is None else (x, plans[x][1])


def landing_move(t: Turn) -> Choice | None:
    """Card 67: to one coastal space; nobody else moves."""
    if "moves" in t.of_event("event.move"):
        return None
    found = search(t, [x for x in COASTAL if x in LAND], spaces_with(t.s, (US_TROOP,), COASTAL))
    if found is None or not found[1]:
        return take(t, WORD, t.d.stop)
    end, n = found
    starts = [x for x, _ in offered_pieces(t) if x != end]
    return next_move(t, WORD, gather(t, starts, lambda x: spare_troops(t.s, x), n, IDS[end]))


def landing_space(t: Turn) -> Choice | None:
    """Card 67: Sweep where the most Guerrillas are Activated."""
    s = t.s
    return pick_space(
        t,
        WORD,
        RULE,
        t.spaces,
        most("np.event.activated", lambda x: troops_needed(s, x, 0)[0]),
    )


def lift(t: Turn, starts: Iterable[int]) -> tuple[int, int] | None:
    """Card 62: the space of Cambodia for the Air Lift, the same all the time, and how many are still to come."""
    lifted = [SPACE[a.key] for a in t.said("airlift.destination", since=EVENT)[::-1]]
    return search(t, lifted[-1:] or CAMBODIA, [x for x in starts if x not in lifted])


def lift_origin(t: Turn) -> Choice | None:
    """Card 62: from where most Troops can be spared; if nobody is needed still 1, for there must be an Air Lift."""
    s, starts = t.s, t.spaces
    end, n = lift(t, starts) or (None, 0)
    starts = [x for x in starts if spare_troops(s, x) and x != end]
    if t.d.stop and (not n or not starts):
        return t.answer(t.d.stop, WORD, RULE)
    x = t.pick(WORD, RULE, starts, most("np.event.us_troops", lambda x: spare_troops(s, x)))
    return None if x is None else t.answer(IDS[x], WORD, RULE, to="" if end is None else IDS[end])


def lift_destination(t: Turn) -> Choice | None:
    """Card 62: where the most Guerrillas can be Activated, or where it lifts to already."""
    planned = t.of_event("airlift.origin").get("to", "")
    if planned not in t.keys:
        found = lift(t, spaces_with(t.s, (US_TROOP,)))
        planned = IDS[found[0]] if found else ""
    return take(t, WORD, planned)


def lift_piece(t: Turn) -> Choice | None:
    return take(t, WORD, f"{t.d.values['start']}/{KIND_NAMES[US_TROOP]}")


def lift_count(t: Turn) -> Choice | None:
    """Card 62: just enough."""
    s, start, end = t.s, SPACE[t.d.values["start"]], SPACE[t.d.values["end"]]
    reserve = sum(spare_troops(s, x) for x in spaces_with(s, (US_TROOP,)) if x != end)
    return number(t, max(1, min(spare_troops(s, start), troops_needed(s, end, reserve)[1])))


SEARCH: dict[str, Instructed] = {
    "airlift.origin": lift_origin,
    "airlift.destination": lift_destination,
    "airlift.piece": lift_piece,
    "airlift.count": lift_count,
    "event.move": landing_move,
    "event.space": landing_space,
}
