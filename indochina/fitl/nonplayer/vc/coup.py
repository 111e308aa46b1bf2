"""8.5.6 The Non-player VC in Coup Rounds: Agitation, Withdrawal, Sabotage."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS, POP
from ...components.pieces import VC
from ...state import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, PASSIVE_SUPPORT, State
from ..turn import Answers, Turn, most, where


def agitation(s: State, space: int, purse: int) -> int:
    """6.3.2, 8.5.6 Population times the levels VC could shift with so many Resources, after removing the Terror."""
    levels = min(2, s.support[space] - ACTIVE_OPPOSITION, purse - s.terror[space])
    return POP[space] * max(0, levels)


def reachable(pops: list[int]) -> set[int]:
    """6.5 The Population totals that some of these spaces make up."""
    sums = {0}
    for pop in pops:
        sums |= {pop + n for n in sums}
    return sums


def coup_agitate(t: Turn) -> Choice | None:
    """8.5.6 For the greatest total shift, then at Support, then where there is no Terror; only for a shift."""
    s, purse = t.s, t.s.resources[VC]
    x = t.pick(
        "np.vc.agitate",
        "8.5.6",
        [x for x in t.spaces if agitation(s, x, purse)],
        most("np.vc.total_shift", lambda x: agitation(s, x, purse)),
        where("np.vc.at_support", lambda x: s.support[x] > 0),
        where("np.vc.no_terror", lambda x: not s.terror[x]),
    )
    return None if x is None else t.answer(IDS[x], "np.vc.agitate", "8.5.6")


def coup_agitate_steps(t: Turn) -> Choice:
    """8.5.6 As far as possible; with Cadres during a Rally as far as it then can spare Resources."""
    steps = max(int(key) for key in t.keys)
    if t.d.rule != "6.3.2":
        steps = min(steps, t.told("rally.agitate").get("spare", steps))
    return t.answer(str(steps), "np.vc.agitate.steps", "8.5.6")


def coup_withdrawal(t: Turn) -> Choice | None:
    """8.8.9 (Coup sheet) Most Population, Active Support only if shifts would be left over otherwise.

    Within that at Passive Support, then to add most Opposition.
    """
    s, left = t.s, t.d.values["left"]
    spaces = t.spaces
    others = [x for x in spaces if s.support[x] != ACTIVE_SUPPORT]
    pool = others if left in reachable([POP[x] for x in others]) else spaces
    best = max((n for n in reachable([POP[x] for x in pool]) if n <= left), default=0)

    def completes(x: int) -> bool:
        return best - POP[x] in reachable([POP[y] for y in pool if y != x])

    able = [x for x in pool if completes(x)]
    x = t.pick(
        "np.vc.withdrawal",
        "6.5",
        [x for x in able if x in others] or able,
        where("np.vc.passive_support", lambda x: s.support[x] == PASSIVE_SUPPORT),
        most("np.vc.opposition", lambda x: POP[x] if s.support[x] <= 0 else 0),
    )
    return None if x is None else t.answer(IDS[x], "np.vc.withdrawal", "6.5")


def coup_sabotage(t: Turn) -> Choice | None:
    """6.2.1, 8.3 Random LoCs."""
    x = t.pick("np.vc.sabotage", "8.3", t.spaces)
    return None if x is None else t.answer(IDS[x], "np.vc.sabotage", "8.3")


def transfer(t: Turn) -> Choice:
    """8.1.2 A Non-player never transfers Resources."""
    return t.answer("0", "np.vc.no_transfer", "8.1.2")


ANSWERS: Answers = {
    "coup.agitate": coup_agitate,
    "coup.agitate_steps": coup_agitate_steps,
    "coup.sabotage": coup_sabotage,
    "coup.withdrawal": coup_withdrawal,
    "transfer": transfer,
}
