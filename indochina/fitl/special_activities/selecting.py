"""4.1 What the Insurgents' Special Activities share: the next space, each once, as many as allowed."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence

from indochina.core.decision import END, Blocked, Decision, Why, choose, why

from ..board import IDS, SPACE, SPACES
from ..cards import TYPHOON_KATE
from ..operations.operation import Operation, Terms
from ..state import State


def at_most(s: State, most: int) -> int:
    """Typhoon Kate: no Special Activity takes place in more than one space."""
    return min(most, 1) if TYPHOON_KATE in s.momentum else most


def next_space(
    op: Operation,
    name: str,
    rule: str,
    candidates: Sequence[int],
    most: int,
    terms: Terms,
    why_not: Callable[[int], Why | None],
) -> Generator[Decision, str, int | None]:
    """4.1 The next space of a Special Activity; None when done. After the first it may stop at any time, unless an
    Event wants `every` space. `most`: if no Event says otherwise.
    """
    chosen = op.activity_spaces
    most = most if terms.most is None else terms.most
    spaces = [x for x in candidates if x not in chosen and terms.allow(x)]
    if len(chosen) >= most or not spaces:
        return None

    def blocked() -> Blocked:
        found: Blocked = {}
        for x in SPACES:
            if x in chosen:
                found[IDS[x]] = why("why.selected", "4.1")
            elif not terms.allow(x):
                found[IDS[x]] = why("why.event_spaces", "5.1")
            elif reason := why_not(x):
                found[IDS[x]] = reason
        return found

    keys = [IDS[x] for x in spaces] + ([END] if chosen and not terms.every else [])
    ids, left = [IDS[x] for x in chosen], most - len(chosen)
    key = yield choose(op.faction, f"{name}.space", rule, keys, blocked, chosen=ids, left=left, ends=name)
    if key == END:
        return None
    chosen.append(SPACE[key])
    return SPACE[key]
