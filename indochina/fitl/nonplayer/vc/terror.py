"""8.5.1 The Non-player VC's Terror."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS, LOCS, POP
from ...components.pieces import VC, VC_BASES, VC_GUERRILLA_U
from ...operations.terror import terror_spaces
from ...state import ACTIVE_OPPOSITION, State, count, markers_left, total
from ..turn import Answers, Turn
from .special import over, tax_or_subvert, tax_when_broke
from .tax import POPULATION

SABOTAGE_RESOURCES = 12
SABOTAGE_AID = 30


def shiftable(s: State, spaces: list[int]) -> list[int]:
    """8.5.1 Terror would shift it, and does not Activate the last Underground one at a VC Base without Support."""
    return [
        x
        for x in spaces
        if POP[x]
        and s.support[x] > ACTIVE_OPPOSITION
        and (s.support[x] > 0 or not total(s, VC_BASES, x) or count(s, VC_GUERRILLA_U, x) > 1)
    ]


def bare_bases(s: State, spaces: list[int]) -> list[int]:
    """8.5.1 Where Terror would shift but for the last Underground Guerrilla at a VC Base."""
    able = shiftable(s, spaces)
    return [x for x in spaces if POP[x] and s.support[x] > ACTIVE_OPPOSITION and x not in able]


def shifted_population(s: State, purse: int) -> int:
    """8.5.1 The most Population that Terror alone could shift."""
    return sum(sorted((POP[x] for x in shiftable(s, terror_spaces(s, VC))), reverse=True)[:purse])


def terror_space(t: Turn) -> Choice | None:
    """8.5.1 Where it shifts, highest Population first; rich and with little Aid, on LoCs too."""
    if over(t):
        return None
    s = t.s
    if answer := tax_when_broke(t):
        return answer
    spaces = t.spaces
    if t.tells and (bare := bare_bases(s, spaces)):
        t.note("np.vc.terror.bare", "8.5.1", spaces=[IDS[x] for x in bare])
    x = t.pick("np.vc.terror.shift", "8.5.1", shiftable(s, spaces), POPULATION)
    if x is not None:
        return t.answer(IDS[x], "np.vc.terror.shift", "8.5.1")
    locs = [x for x in spaces if x in LOCS and not s.terror[x]] if markers_left(s) else []
    if t.test(
        "np.vc.terror.rich",
        "8.5.1",
        s.resources[VC] >= SABOTAGE_RESOURCES and s.aid < SABOTAGE_AID,
        vc_resources=s.resources[VC],
        aid=s.aid,
    ):
        x = t.pick("np.vc.terror.sabotage", "8.5.1", locs)
        if x is not None:
            return t.answer(IDS[x], "np.vc.terror.sabotage", "8.5.1")
    return tax_or_subvert(t)


ANSWERS: Answers = {
    "terror.space": terror_space,
}
