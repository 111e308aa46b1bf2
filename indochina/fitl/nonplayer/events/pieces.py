"""8.4.3, 8.1.2 How many pieces of which kind an Event takes: plans for the pieces of a space, numbers, boxes."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import STOPS, Choice

from ...board import IDS, SPACE
from ...components.pieces import COIN_BASES, COIN_FACTIONS, KIND
from ...state import CASUALTIES, OUT_OF_PLAY
from ..order import box_rank
from ..turn import EVENT, Answers, Criterion, Turn, where
from .worth import by_shift, level_after


def going_on(t: Turn, name: str) -> Choice | None:
    """What is left of a plan for the pieces in a space."""
    before = t.of_event(name)
    rest = [(key, n) for key, n in before.get("rest", ()) if key in t.keys]
    return next_piece(t, before["said"], before["order"], before["at"], rest) if rest else None


def next_piece(t: Turn, word: str, rule: str, at: str, plan: Sequence[tuple[str, int]]) -> Choice:
    """The first kind of a plan, with how many; the rest is remembered."""
    (key, n), *rest = plan
    left = [list(step) for step in rest]
    return t.answer(key, word, rule, at=at, piece=key, n=n, rest=left, said=word, order=rule)


def same_space(t: Turn, name: str) -> Criterion[int]:
    """8.2 As much as possible in the space reached, before another is rolled for."""
    at = t.of_event(name).get("at", "")
    return where("np.event.same_space", lambda x: IDS[x] == at)


def piece_shifts(t: Turn, name: str) -> tuple[Criterion[int], ...]:
    """8.4.5 Cards that shift each space where pieces are placed or removed, once."""
    level = level_after(t)
    if level is None:
        return ()
    done = [SPACE[a.key.partition("/")[0]] for a in t.said(name, since=EVENT) if "/" in a.key]
    return by_shift(t.s, t.faction, level, done)


def event_count(t: Turn) -> Choice:
    """8.4.3 As many as were planned with the piece; else all. 8.1.2 One COIN Base in a space."""
    before, piece = t.of_event(), t.d.values["piece"]
    if KIND[piece] in COIN_BASES:
        return number(t, 1)
    planned = before.get("piece") in (f"{t.d.values['space']}/{piece}", f"/{piece}")
    return number(t, before["n"] if planned else len(t.keys))


def number(t: Turn, n: int) -> Choice:
    return t.answer(str(min(n, len(t.keys))), "np.event.count", "8.4.3")


def event_box_count(t: Turn) -> Choice:
    return t.answer(t.d.whole, "np.event.count", "8.4.3")


def event_box(t: Turn) -> Choice:
    """8.1.2 From out of play or Casualties: Bases, Rangers, Troops, Irregulars; the reverse to there. An enemy's
    Bases go first in any case."""
    types = [key for key in t.keys if key not in STOPS]
    loses = t.d.values["end"] in (OUT_OF_PLAY, CASUALTIES)
    own = t.faction in COIN_FACTIONS
    key = min(types, key=lambda key: -box_rank(key) if loses and own else box_rank(key))
    return t.answer(key, "np.event.box", "8.1.2")


ANSWERS: Answers = {
    "event.box": event_box,
    "event.box_count": event_box_count,
    "event.count": event_count,
}
