"""8.4.4, 8.4.5 In which spaces a Non-player executes an Event."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, POP
from ...components.pieces import BASES, FRIEND, NVA_TROOP, OWNER, UNDERGROUND_GUERRILLAS
from ...events.event import TO_OPERATE, TO_REMOVE
from ...state import State, coin, count, total
from ..turn import EVENT, Answers, Criterion, Turn, most, where
from .worth import SHIFTS, by_pieces, by_shift, corps_pair, either_way, executing

CLAYMORES_EVENT, BINH_DUONG, CORPS_COMMANDERS = 17, 106, 117


def event_space(t: Turn) -> Choice | None:
    """8.4.5 By the shift; 8.4.4 then for the most Bases and pieces; else by lot."""
    pair = executing(t.s) == CORPS_COMMANDERS and t.d.values["purpose"] == TO_REMOVE
    first = corps_pair(t.s) if pair and not t.said("event.space", since=EVENT) else ()
    return pick_space(t, "np.event.space", "8.4.4", t.spaces, *first)


def pick_space(
    t: Turn, word: str, rule: str, spaces: Iterable[int], *first: Criterion[int], **memory: Any
) -> Choice | None:
    """8.4.4, 8.4.5 One of these spaces; `first`: what an instruction wants before anything else."""
    s, purpose = t.s, t.d.values["purpose"]
    card = executing(s)
    level = either_way(t.faction) if card == BINH_DUONG else SHIFTS.get((card, purpose))
    nested = [*first, *(by_shift(s, t.faction, level) if level else ()), *by_pieces(s, card, purpose)]
    if purpose == TO_OPERATE:
        nested += t.sheets[t.faction].to_operate(s)
    if card == CLAYMORES_EVENT:
        nested.append(where("np.event.others", lambda x: others_lose(t, x)))
    x = t.pick(word, rule, spaces, *nested)
    return None if x is None else t.answer(IDS[x], word, rule, at=IDS[x], **memory)


def others_lose(t: Turn, space: int) -> bool:
    """8.4.4 Card 17: the Guerrilla can be the other Faction's."""
    return any(OWNER[kind] == FRIEND[t.faction] and count(t.s, kind, space) for kind in UNDERGROUND_GUERRILLAS)


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
