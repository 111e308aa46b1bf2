"""8.4.4, 8.4.5 In which spaces a Non-player executes an Event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, POP
from ...components.pieces import BASES, NVA_TROOP, UNDERGROUND_GUERRILLAS
from ...events.asking import TO_OPERATE
from ...state import State, coin, count, total
from ..turn import Answers, Criterion, Turn, most, where
from .worth import by_question


def event_space(t: Turn) -> Choice | None:
    """8.4.5 By the shift; 8.4.4 then for the most Bases and pieces; else by lot."""
    return pick_space(t, "np.event.space", "8.4.4", t.spaces)


def pick_space(
    t: Turn, word: str, rule: str, spaces: Iterable[int], *first: Criterion[int], **memory: Any
) -> Choice | None:
    """8.4.4, 8.4.5 One of these spaces; `first`: what an instruction wants before anything else."""
    nested = [*first, *by_question(t)]
    if t.d.values["purpose"] == TO_OPERATE:
        nested += t.sheets[t.faction].to_operate(t.s)
    x = t.pick(word, rule, spaces, *nested)
    return None if x is None else t.answer(IDS[x], word, rule, at=IDS[x], **memory)


def coin_operates(s: State) -> list[Criterion[int]]:
    """8.4.4 Where a free Operation of US or ARVN takes place: 8.8.5 as for a US Sweep."""
    return [
        where("np.event.underground", lambda x: total(s, UNDERGROUND_GUERRILLAS, x) > 0),
        where("np.event.support", lambda x: s.support[x] > 0),
        where("np.event.any_base", lambda x: total(s, BASES, x) > 0),
        most("np.event.population", lambda x: POP[x]),
    ]


def insurgents_operate(s: State) -> list[Criterion[int]]:
    """8.4.4 Where a free Operation of NVA or VC takes place: 8.6.1 as for an NVA Attack."""
    return [most("np.event.pieces", lambda x: min(count(s, NVA_TROOP, x) // 2, coin(s, x)))]


ANSWERS: Answers = {
    "event.space": event_space,
}
