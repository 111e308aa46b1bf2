"""8.7.4 What an ARVN Assault or Raid would do in a space, and how the Non-player ranks that."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ...board import POP
from ...components.control import coin_control, nva_control
from ...components.pieces import (
    INSURGENT_BASES,
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_TROOP,
    UNDERGROUND_GUERRILLAS,
    VC_BASE,
    VC_GUERRILLA_A,
)
from ...operations.assault_space import arvn_hits, us_hits
from ...state import State, insurgents, remove, total
from ..turn import Criterion, Turn, most

RULE = "8.7.4"
BASE, CONTROL, LAST, TWO = PRIORITIES = (1, 2, 3, 4)
"""8.7.4 What an Assault is for: a Base or Tunnel roll, Control, the last enemies, two or more enemies."""
WORDS = {
    BASE: "np.arvn.assault.base",
    CONTROL: "np.arvn.assault.control",
    LAST: "np.arvn.assault.last",
    TWO: "np.arvn.assault.two",
}
MEASURES = {
    BASE: "np.arvn.enemies_removed",
    CONTROL: "np.arvn.control_shift",
    LAST: "np.arvn.enemies_removed",
    TWO: "np.arvn.enemies_removed",
}
Rank = tuple[int, int]
"""Priority and, within it, how much."""


class Struck(NamedTuple):
    """The map after an Assault, how many enemies were removed, and whether a Base fell or a Tunnel is rolled for."""

    after: State
    removed: int
    base: bool


def struck(s: State, space: int, as_us: bool = False) -> Struck | None:
    """3.2.4 An ARVN Assault in a space: NVA Troops, Active Guerrillas (8.1.2 VC first), Bases; None without a hit.
    `as_us`: by card 70 with all cubes as US Troops."""
    hits = us_hits(s, space, as_us=True) if as_us else arvn_hits(s, space)
    if not hits or not insurgents(s, space):
        return None
    w, left, base = s.copy(), hits, False
    for kind in (NVA_TROOP, VC_GUERRILLA_A, NVA_GUERRILLA_A):
        left -= remove(w, kind, space, left)
    if left and insurgents(w, space) == total(w, INSURGENT_BASES, space) > 0:
        base = True
        for kind in (VC_BASE, NVA_BASE):
            left -= remove(w, kind, space, left)
    return Struck(w, hits - left, base)


def control_shift(s: State, after: State, space: int) -> int | None:
    """8.7.4 The Population that NVA Control loses and COIN Control gains, both counted: 0 where there is none. None if
    no Control changes."""
    lost = nva_control(s, space) and not nva_control(after, space)
    won = coin_control(after, space) and not coin_control(s, space)
    return POP[space] * (lost + won) if lost or won else None


def assault_rank(s: State, space: int, as_us: bool = False) -> Rank | None:
    """8.7.4 The first priority that an Assault in a space would serve; None if none."""
    found = struck(s, space, as_us)
    if found is None:
        return None
    if found.base:
        return BASE, 0
    shift = control_shift(s, found.after, space)
    if shift is not None:
        return CONTROL, shift
    if not insurgents(found.after, space):
        return LAST, 0
    return (TWO, found.removed) if found.removed >= 2 else None


def pick_assault(t: Turn, ranks: Mapping[int, Rank], word: str = "", rule: str = RULE) -> int | None:
    """8.7.4 The first priority with a candidate; within it the most."""
    for priority in PRIORITIES:
        measure: Criterion[int] = most(MEASURES[priority], lambda x: ranks[x][1])
        space = t.pick(word or WORDS[priority], rule, [x for x in ranks if ranks[x][0] == priority], measure)
        if space is not None:
            return space
    return None


def exposed_base(s: State, space: int) -> bool:
    """8.7.4 A Base, no Underground Guerrillas, and an Assault would remove something."""
    found = struck(s, space)
    bases = total(s, INSURGENT_BASES, space)
    return found is not None and bases > 0 and found.removed > 0 and not hidden(s, space)


def hidden(s: State, space: int) -> int:
    """Underground Guerrillas in a space."""
    return total(s, UNDERGROUND_GUERRILLAS, space)
