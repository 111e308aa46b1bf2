"""6.11 Ambush."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, chance, choose, why
from indochina.core.dice import D6, DICE

from ...components.communities import settle
from ...components.units import DNA, FEF, GCMA, VM
from ...state import State, hex_key
from .battle import Battle
from .losses import lose_step
from .strength import morale

OWN_LOSS = 6
"""On this roll the ambushing unit loses a step too."""
RAN, OVERRUN = 1, 2
"""Bits of `State.ran`: has retreated before combat, has been overrun, by the stack that is moving."""


def ambushers(s: State, b: Battle) -> list[int]:
    """VM defenders that may ambush: not DG, not OoS, and for the first time against the stack that overruns them."""
    if b.side != FEF or b.airdrop:
        return []
    return [u for u in b.defenders if not s.dg[u] and not s.oos[u] and not (b.overrun and s.ran[u])]


def victims(s: State, b: Battle) -> list[int]:
    """Attackers that may be ambushed: no DNA, no GCMA; one in full strength if there is any."""
    units = s.board.units
    able = [u for u in b.attackers if units[u].kind not in (DNA, GCMA)]
    return [u for u in able if s.steps[u] == units[u].steps] or able


def not_ambushing(s: State, b: Battle) -> Blocked:
    units = s.board.units
    blocked: Blocked = {}
    for u in b.defenders:
        if s.dg[u]:
            blocked[units[u].key] = why("why.ambush_dg", "6.14")
        elif s.oos[u]:
            blocked[units[u].key] = why("why.ambush_oos", "7.5")
        elif b.overrun and s.ran[u]:
            blocked[units[u].key] = why("why.ambush_once", "6.11")
    return blocked


def not_ambushed(s: State, b: Battle) -> Blocked:
    units = s.board.units
    able = victims(s, b)
    return {
        units[u].key: why("why.ambush_never" if units[u].kind in (DNA, GCMA) else "why.ambush_full", "6.11")
        for u in b.attackers
        if u not in able
    }


def ambush(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.11 One VM unit of the defending stack may ambush one attacking FEF unit.

    Roll a die: with the morale of the FEF unit or more that unit loses a step and becomes DG; a 6 costs the VM unit
    a step as well. A unit made DG still takes part in an attack, but not in an overrun.
    """
    units = s.board.units
    able, marks = ambushers(s, b), victims(s, b)
    if not able or not marks:
        return
    key = yield choose(
        VM,
        "combat.ambush",
        "6.11",
        [*(units[u].key for u in able), "no"],
        lambda: not_ambushing(s, b),
        hex=hex_key(s, b.target),
    )
    if key == "no":
        return
    ambusher = s.board.unit[key]
    key = yield choose(
        VM,
        "combat.ambush_target",
        "6.11",
        [units[u].key for u in marks],
        lambda: not_ambushed(s, b),
        unit=key,
        morale=[f"{units[u].key}/{morale(s, u, b.stack(s, u))}" for u in marks],
    )
    victim = s.board.unit[key]
    needed = morale(s, victim, b.stack(s, victim))
    die = int((yield chance(DICE, "dice.ambush", "6.11", D6)))
    s.note("log.ambush", "6.11", unit=units[ambusher].key, victim=key, die=die, needed=needed)
    if die >= needed:
        lose_step(s, victim, "6.11")
        if s.steps[victim]:
            s.dg[victim] = 1
            s.note("log.dg", "6.11", units=[key])
            settle(s, [s.place[victim]])
            if b.overrun:
                b.attackers.remove(victim)
                b.dropped.append(victim)
    if die == OWN_LOSS:
        lose_step(s, ambusher, "6.11", shown=True)
    b.bury(s)


def no_second_ambush(s: State, b: Battle) -> None:
    """6.11 Only the first overrun by the stack that is moving can be met with an ambush: this was it."""
    for u in b.defenders:
        s.ran[u] |= OVERRUN
