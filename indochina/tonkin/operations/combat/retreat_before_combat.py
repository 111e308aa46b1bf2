"""6.5 Retreat before combat."""

from __future__ import annotations

from collections.abc import Generator
from functools import partial

from indochina.core.decision import Blocked, Decision, choose, why

from ...components.units import HQ
from ...state import State, battle_units, hex_key, hex_keys, hex_of, units_in
from .ambush import RAN
from .battle import Battle
from .capture import enter
from .retreat import refuges


def no_escape(s: State, b: Battle, unit: int) -> str:
    """Why a unit may not retreat before combat; nothing if it may."""
    if not s.board.units[unit].retreats_before:
        return "why.does_not_run"
    if s.dg[unit]:
        return "why.runs_dg"
    if s.oos[unit]:
        return "why.runs_oos"
    if b.overrun and s.ran[unit] & RAN:
        return "why.runs_once"
    return "" if refuges(s, unit, b.target) else "why.no_way_out"


def went_before(s: State, key: str, start: int, to: str) -> None:
    s.note("log.retreat_before", "6.5", unit=key, hex=hex_key(s, start), to=to)


def retreat_before_combat(s: State, b: Battle) -> Generator[Decision, str, bool]:
    """6.5 Tieu Doan, Pathet Lao, GCMA and the VM HQ may go one hex away before they are attacked, each as it likes.

    Not if DG or OoS, and once only before a stack that overruns them again. Returns whether anybody went.
    """
    units = s.board.units
    ran = False
    while able := [u for u in units_in(s, b.target) if not no_escape(s, b, u)]:
        rest = "or_stay_with_hq" if any(units[u].kind == HQ for u in able) else "or_stay"
        key = yield choose(
            b.defender,
            "combat.retreat_before",
            "6.5",
            [*(units[u].key for u in able), "stay"],
            lambda: staying(s, b),
            hex=hex_key(s, b.target),
            rest=rest,
        )
        if key == "stay":
            break
        u = s.board.unit[key]
        to = yield choose(b.defender, "combat.retreat_before_to", "6.5", hex_keys(s, refuges(s, u, b.target)), unit=key)
        enter(s, [u], hex_of(s, to), partial(went_before, s, key, b.target, to))
        s.ran[u] |= RAN if b.overrun else 0
        ran = True
        if s.over:  # 1.9 in Hanoi
            break
    b.defenders = battle_units(s, b.target)
    return ran


def staying(s: State, b: Battle) -> Blocked:
    return {s.board.units[u].key: why(reason, "6.5") for u in units_in(s, b.target) if (reason := no_escape(s, b, u))}
