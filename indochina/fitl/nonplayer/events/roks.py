"""8.4.1 Card 70, ROKs: Police, then ARVN Troops, then US Troops go to enemies, just enough to remove them all."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import ADJACENT, IDS, PHU_BON, SPACE
from ...components.control import coin_control
from ...components.pieces import (
    ARVN_TROOP,
    COIN_BASES,
    COIN_CUBES,
    INSURGENT_BASES,
    IRREGULARS,
    KIND,
    POLICE,
    TUNNELS,
    UNDERGROUND_GUERRILLAS,
    US_TROOP,
)
from ...operations.assault_space import us_hits
from ...operations.moving import piece_key
from ...operations.sweep import origins
from ...operations.sweep_space import sweep_strength
from ...state import State, coin, count, insurgents, put, total
from ..turn import Turn, most
from .pieces import number
from .taking import RULE, Instructed

WORD = "np.card.70"
AREA = (PHU_BON, *ADJACENT[PHU_BON])
ORDER = (POLICE, ARVN_TROOP, US_TROOP)
"""Who moves first."""


def spare(s: State, space: int) -> int:
    """Cubes that may leave: COIN Control stays, and 3 COIN units where there is Support; none from a fight of this
    Event."""
    if space in AREA and insurgents(s, space) and coin(s, space):
        return 0
    n = total(s, COIN_CUBES, space)
    if coin_control(s, space):
        n = min(n, coin(s, space) - insurgents(s, space) - 1)
    if s.support[space] > 0:
        n = min(n, coin(s, space) - total(s, COIN_BASES, space) - 3)
    return max(0, n)


def removed(s: State, space: int, more: int = 0, sweeps: bool = True) -> int:
    """Enemies that Sweep and Assault by the US rules remove with so many more cubes."""
    trial = s.copy()
    put(trial, POLICE, space, more)
    hidden = total(s, UNDERGROUND_GUERRILLAS, space)
    found = min(hidden, sweep_strength(trial, (*COIN_CUBES, *IRREGULARS), space)) if sweeps else 0
    bases = total(s, INSURGENT_BASES, space)
    units = insurgents(s, space) - bases - hidden + found
    hits = us_hits(trial, space, as_us=True)
    if hits <= units or found < hidden:
        return min(hits, units)
    bare = bases - total(s, TUNNELS, space)
    return units + min(hits - units, bare)


def needed(s: State, space: int, reserve: int) -> int:
    """The fewest cubes with which as many enemies are removed as with the whole reserve."""
    best = removed(s, space, reserve)
    return next(n for n in range(reserve + 1) if removed(s, space, n) == best)


def reserve_of(s: State, space: int) -> int:
    return sum(spare(s, x) for x in origins(s, space))


def sweep_space(t: Turn) -> Choice | None:
    """Where the most enemies can be removed."""
    s = t.s
    gains = {x: removed(s, x, reserve_of(s, x)) for key in t.keys if (x := SPACE.get(key)) is not None}
    x = t.pick(WORD, RULE, [x for x, n in gains.items() if n], most("np.event.pieces", lambda x: gains[x]))
    return None if x is None else t.answer(IDS[x], WORD, RULE)


def sweep_origin(t: Turn) -> Choice | None:
    """From where there are Police to spare, then ARVN, then US Troops; `done` when there are enough."""
    s, end = t.s, SPACE[t.d.values["space"]]
    starts = [x for key in t.keys if (x := SPACE.get(key)) is not None and spare(s, x)]
    n = needed(s, end, sum(spare(s, x) for x in starts))
    for kind in ORDER if n else ():
        x = t.pick(WORD, RULE, [x for x in starts if count(s, kind, x)])
        if x is not None:
            return t.answer(IDS[x], WORD, RULE, n=min(n, spare(s, x), count(s, kind, x)), piece=piece_key(x, kind))
    return t.answer(t.d.stop, WORD, RULE)


def sweep_piece(t: Turn) -> Choice | None:
    key = t.of_event("sweep.origin").get("piece", "")
    return t.answer(key, WORD, RULE) if key in t.keys else None


def sweep_count(t: Turn) -> Choice | None:
    planned = t.of_event("sweep.origin")
    if planned.get("piece") != piece_key(SPACE[t.d.values["start"]], KIND[t.d.values["piece"]]):
        return None
    return number(t, planned["n"])


def assault_space(t: Turn) -> Choice | None:
    """Wherever enemies can be removed, the most first."""
    s = t.s
    gains = {x: removed(s, x, sweeps=False) for key in t.keys if (x := SPACE.get(key)) is not None}
    x = t.pick(WORD, RULE, [x for x, n in gains.items() if n], most("np.event.pieces", lambda x: gains[x]))
    if x is None:
        return t.answer(t.d.stop, WORD, RULE) if t.d.stop else None
    return t.answer(IDS[x], WORD, RULE)


CHOICES: dict[str, Instructed] = {
    "sweep.space": sweep_space,
    "sweep.origin": sweep_origin,
    "sweep.piece": sweep_piece,
    "sweep.piece_by": sweep_piece,
    "sweep.count": sweep_count,
    "sweep.count_by": sweep_count,
    "assault.space": assault_space,
}
