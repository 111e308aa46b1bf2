"""1.5 What a player sees: VM everything, France of a VM stack only its top unit, HQ, SD, and how many lie below.

The opponents think about the state that `seen` gives them and about nothing else. In the French one each hidden
counter is replaced by another of those that lie hidden somewhere, whole and in the order of the counters: who reads it
learns how many lie where and which units are missing from sight, as at the table, but not which of them lies where.
"""

from __future__ import annotations

from ..components.units import FEF, VM
from ..state import OUT, State, put
from ..view import visible

STRIDE = 3
"""Stand-ins are dealt every third counter first, so that no stack gets a whole division of them."""


def hidden_units(s: State) -> dict[int, list[int]]:
    """The VM units France cannot see, by hex in board order."""
    units = s.board.units
    found: dict[int, list[int]] = {}
    for h in sorted(s.stacks):
        stack = s.stacks[h]
        if len(stack) > 1 and units[stack[0]].side == VM:
            known = visible(s, h, FEF)
            if below := [u for u in stack if u not in known]:
                found[h] = below
    return found


def seen(s: State, seat: str) -> State:
    """A copy of the state as a seat sees it. VM sees all; of the two objectives France does not know which is real."""
    twin = s.copy()
    if seat == VM:
        return twin
    twin.objective, twin.rumour = sorted((s.objective, s.rumour))
    below = hidden_units(s)
    tops = {h: visible(s, h, FEF)[-1] for h in below}
    pool = sorted(u for units in below.values() for u in units)
    for u in pool:
        put(twin, u, OUT)
    dealt = iter([u for start in range(STRIDE) for u in pool[start::STRIDE]])
    for h, units in below.items():
        for _ in units:
            u = next(dealt)
            put(twin, u, h)
            twin.steps[u] = s.board.units[u].steps
            twin.dg[u], twin.oos[u] = s.dg[tops[h]], s.oos[tops[h]]
            twin.moved[u] = twin.ran[u] = 0
    return twin
