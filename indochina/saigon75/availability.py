"""S.2 Determining unit availability."""

from __future__ import annotations

from indochina.core.decision import END, Blocked, Decision, Procedure, chance, choose, why
from indochina.core.dice import D6, DICE

from .state import State
from .units import NV


def d6(name: str, rule: str) -> Decision:
    return chance(DICE, name, rule, D6)


def limit(s: State) -> int:
    """The most units the active player may activate this turn."""
    return s.board.limit[s.active][s.turn - 1]


def table_result(s: State, die: int) -> int:
    """The activation table: die by turn, never above the turn's limit. A modified die above 6 adds its excess."""
    row = s.board.activation[s.active][min(die, 6) - 1]
    return min(limit(s), row[s.turn - 1] + max(0, die - 6))


def available(s: State) -> int:
    """Activations of this phase: table result and additions, never above the turn's limit."""
    return min(limit(s), s.base + s.plus)


def points_left(s: State) -> int:
    return max(0, available(s) - s.spent)


def plus1(s: State) -> int:
    """+1 markers the active player still has."""
    return s.plus1[0 if s.active == NV else 1]


def spend_plus1(s: State) -> None:
    """A +1 marker is used up (ruling: the rulebook does not say)."""
    nv, sv = s.plus1
    s.plus1 = (nv - 1, sv) if s.active == NV else (nv, sv - 1)


def additions(s: State) -> list[str]:
    """What may still be added to the roll: +1 markers; for NV also Momentum Tokens, as an activation or a re-roll."""
    keys = []
    below_limit = available(s) < limit(s)
    if plus1(s) and below_limit:
        keys.append("plus1")
    if s.active == NV and s.momentum:
        if below_limit:
            keys.append("momentum")
        keys.append("reroll")
    keys.append(END)
    return keys


def not_added(s: State) -> Blocked:
    offered = additions(s)
    blocked: Blocked = {}
    for key in ("plus1", "momentum", "reroll"):
        if key in offered:
            continue
        if key == "plus1" and not plus1(s):
            blocked[key] = why("why.no_marker", "S.2")
        elif key != "plus1" and s.active != NV:
            blocked[key] = why("why.nv_only", "S.10")
        elif key != "plus1" and not s.momentum:
            blocked[key] = why("why.no_token", "S.10")
        else:
            blocked[key] = why("why.limit", "S.2", limit=limit(s))
    return blocked


def availability(s: State) -> Procedure:
    """S.2 Roll 1D6 on the activation table of the turn; +1 markers and Momentum Tokens may add, up to the limit.

    S.10 the NV player may spend a Momentum Token to roll the die again.
    """
    side = s.active
    s.die = int((yield d6("dice.activation", "S.2")))
    s.base = table_result(s, s.die)
    s.note("log.availability", "S.2", side=side, die=s.die, points=s.base)
    while True:
        key = yield choose(
            side,
            "availability.extra",
            "S.2",
            additions(s),
            lambda: not_added(s),
            points=available(s),
            limit=limit(s),
            markers=plus1(s),
            tokens=s.momentum,
        )
        if key == END:
            return "event.play"
        if key == "plus1":
            spend_plus1(s)
            s.plus += 1
            s.note("log.plus1", "S.2", side=side, points=available(s))
        elif key == "momentum":
            s.momentum -= 1
            s.plus += 1
            s.note("log.momentum_activation", "S.10", points=available(s))
        else:
            s.momentum -= 1
            s.die = int((yield d6("dice.activation", "S.10")))
            s.base = table_result(s, s.die)
            s.note("log.momentum_reroll", "S.10", die=s.die, points=s.base)
