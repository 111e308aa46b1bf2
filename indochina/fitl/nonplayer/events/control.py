"""8.4.1 Cards 29 and the like: what adds COIN-Controlled Population."""

from __future__ import annotations

from collections.abc import Callable

from indochina.core.decision import Choice

from ...board import (
    ADJACENT,
    IDS,
    LAND,
    POP,
    SPACE,
)
from ...components.control import coin_control
from ...components.pieces import (
    ARVN_TROOP,
    ENEMIES,
    OWNER,
    POLICE,
    US_TROOP,
)
from ...state import available, coin, count, insurgents, total
from ..turn import EVENT, Turn, most
from .move import next_move
from .pieces import going_on, same_space
from .place import place_in, placeable
from .remove import hit_in, remove_in
from .spaces import pick_space
from .taking import RULE, Instructed, gather
from .worth import added, lacking, most_population, offered_pieces, to_control

COIN_POPULATION = "np.event.coin_population"


def control_space(t: Turn) -> Choice | None:
    """Card 29: the space in which the most Population comes under COIN Control."""
    gain = coin_gains(t)
    if not gain:
        return None
    return pick_space(t, COIN_POPULATION, RULE, t.spaces, most(COIN_POPULATION, lambda x: added(t.s, x, gain[IDS[x]])))


def coin_gains(t: Turn) -> dict[str, int]:
    """By how much the Event changes the balance of pieces for COIN, by what the question tells of each space."""
    balance: dict[str, int] = t.d.values.get("balance", {})
    return balance or {key: n for key, (_, n) in t.d.values.get("pieces", {}).items()}


def control_place(t: Turn) -> Choice | None:
    """Card 29: as many pieces as it takes where they add the most COIN-Controlled Population."""
    if (answer := going_on(t, "event.place")) is not None:
        return answer
    return place_for_control(t, COIN_POPULATION, lambda x: placeable(t, [x]).get(x, []))


def place_for_control(t: Turn, word: str, kinds: Callable[[int], list[int]]) -> Choice | None:
    spaces = dict.fromkeys(x for x, _ in offered_pieces(t))
    needs = to_control(t.s, t.d.values["left"], spaces)
    x = t.pick(word, RULE, [x for x in needs if kinds(x)], same_space(t, "event.place"))
    return None if x is None else place_in(t, word, RULE, {x: kinds(x)}, n=needs[x])


def control_remove(t: Turn) -> Choice | None:
    """Card 29: as many enemies as it takes where that adds the most COIN-Controlled Population."""
    if (answer := going_on(t, "event.remove")) is not None:
        return answer
    s = t.s
    enemies: dict[int, list[int]] = {}
    for space, kind in offered_pieces(t):
        if OWNER[kind] in ENEMIES[t.faction]:
            enemies.setdefault(space, []).append(kind)
    needs = to_control(s, t.d.values["left"], enemies, lambda x: total(s, tuple(enemies[x]), x))
    x = t.pick(COIN_POPULATION, RULE, needs, same_space(t, "event.remove"))
    return None if x is None else remove_in(t, COIN_POPULATION, {x: enemies[x]}, n=needs[x])


def control_strike(t: Turn) -> Choice | None:
    """Cards 29, 30: hits where they add the most COIN-Controlled Population."""
    s, per_space, struck = t.s, t.d.values["per_space"], t.d.values["struck"]
    spaces: dict[int, list[int]] = {}
    for x, kind in offered_pieces(t):
        spaces.setdefault(x, []).append(kind)

    def worth(x: int) -> int:
        return added(s, x, min(t.d.values["left"], per_space - struck.get(IDS[x], 0)))

    return hit_in(t, spaces, most(COIN_POPULATION, worth))


def troops_to_hill(t: Turn) -> Choice | None:
    """Card 36: US Troops from where they are not needed for COIN Control."""
    if "moves" in t.of_event("event.move"):
        return None
    s, left = t.s, t.d.values["left"]
    end = next((a.key for a in t.said("event.space", since=EVENT)[::-1]), "")  # if there was only one it is not asked

    def spare(x: int) -> int:
        troops = count(s, US_TROOP, x)
        return min(troops, coin(s, x) - insurgents(s, x) - 1) if coin_control(s, x) and POP[x] else troops

    starts = [x for x, _ in offered_pieces(t)]
    moves = gather(t, starts, spare, left, end)
    short = left - sum(n for _, _, n in moves)
    return next_move(t, COIN_POPULATION, moves + gather(t, starts, lambda x: count(s, US_TROOP, x), short, end))


def corps_space(t: Turn) -> Choice | None:
    """Card 117: a space, or two that touch, where 3 Troops add the most; the second only if it adds something."""
    s, spaces = t.s, t.spaces

    def best(*pair: int) -> int:
        return most_population({x: lacking(s, x) for x in pair if x in LAND and not coin_control(s, x)}, 3)

    first = next((a.key for a in t.said("event.space", since=EVENT)[::-1]), "")
    if t.d.stop and first in SPACE:
        start = SPACE[first]
        spaces = [x for x in spaces if best(start, x) > best(start)]
        return pick_space(t, COIN_POPULATION, RULE, spaces, most(COIN_POPULATION, lambda x: best(start, x)))
    return pick_space(
        t,
        COIN_POPULATION,
        RULE,
        spaces,
        most(COIN_POPULATION, lambda x: max(best(x, y) for y in (x, *ADJACENT[x]) if y in LAND)),
        most("np.event.coin_population_here", lambda x: best(x)),
    )


def vietnamize(t: Turn) -> Choice | None:
    """Card 123: Troops before Police, for the most COIN-Controlled Population."""
    kind = ARVN_TROOP if available(t.s, ARVN_TROOP) else POLICE
    if not available(t.s, kind):
        return None
    answer = place_for_control(t, "np.card.123", lambda x: [kind])
    if answer is not None:
        return answer
    return place_in(t, "np.card.123", RULE, {x: [k] for x, k in offered_pieces(t) if k == kind})


CONTROL: dict[str, Instructed] = {
    "event.space": control_space,
    "event.place": control_place,
    "event.remove": control_remove,
    "airstrike.hit": control_strike,
}
HAMBURGER_HILL = CONTROL | {"event.move": troops_to_hill}
CORPS_COMMANDERS = CONTROL | {"event.space": corps_space}
VIETNAMIZATION: dict[str, Instructed] = {"event.place": vietnamize}
