"""8.4.3 What a Non-player moves by an Event, and where to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from indochina.core.decision import Choice

from ...board import CITIES, IDS, SPACE
from ...components.control import coin_control
from ...components.pieces import KIND, OWNER
from ...operations.moving import kind_of, piece_key
from ...state import ALL, AVAILABLE, OUT_OF_PLAY
from ..order import box_rank, group, kept_apart
from ..turn import Answers, Turn
from .pieces import same_space
from .worth import offered_pieces


def event_move(t: Turn) -> Choice | None:
    """8.4.3 As many as possible, from and to spaces by lot; or as an instruction has planned it."""
    before = t.of_event("event.move")
    if "moves" in before:
        return next_move(t, before["said"], before["moves"])
    pieces: dict[int, list[int]] = {}
    for space, kind in offered_pieces(t):
        pieces.setdefault(space, []).append(kind)
    x = t.pick("np.event.move", "8.4.3", pieces, same_space(t, "event.move"))
    if x is None:
        return None
    key = piece_key(x, min(pieces[x], key=group))
    return t.answer(key, "np.event.move", "8.4.3", at=IDS[x])


def next_move(t: Turn, word: str, moves: Iterable[Sequence[Any]]) -> Choice | None:
    """The next of planned moves, each a piece, where it goes ("" if there is only one way) and how many."""
    rest = [list(move) for move in moves]
    while rest:
        key, end, n = rest.pop(0)
        if key in t.keys:
            piece = f"{end}/{key.partition('/')[2]}"
            return t.answer(key, word, "8.4.1", to=end, piece=piece, n=n, moves=rest, said=word)
    return None


def event_move_to(t: Turn) -> Choice | None:
    """8.4.3 Where it was planned to go; else by lot, on to where others went. COIN Bases apart (8.1.2)."""
    s, kind = t.s, KIND[t.d.values["piece"]]
    before = t.of_event("event.move")
    if before.get("to") in t.keys:
        return move_on(t, before["to"], before["n"], "8.4.1")
    ends = [SPACE[key] for key in t.keys]
    ends = [x for x in ends if kept_apart(s, kind, x, CITIES)] or ends
    x = t.pick("np.event.move", "8.4.3", ends, same_space(t, "event.move_to"))
    assert x is not None
    return move_on(t, IDS[x], ALL, "8.4.3")


def move_on(t: Turn, end: str, n: int, rule: str) -> Choice:
    """The end of a move, with how many go there."""
    piece = f"{end}/{t.d.values['piece']}"
    return t.answer(end, "np.event.move", rule, at=end, piece=piece, n=n)


def event_anywhere(t: Turn) -> Choice | None:
    """8.4.3 Card 90: from out of play, then from Available, Bases first where one may stand; not from the map."""
    s = t.s
    ground = [x for x in range(len(IDS)) if coin_control(s, x)]
    for box in (OUT_OF_PLAY, AVAILABLE):
        rank = box_rank if box == OUT_OF_PLAY else lambda name: group(KIND[name])
        names = [key.partition("/")[2] for key in t.keys if key.startswith(f"{box}/")]
        names = [name for name in names if any(kept_apart(s, KIND[name], x, CITIES) for x in ground)]
        if names:
            return t.answer(f"{box}/{min(names, key=rank)}", "np.event.place", "8.4.3")
    return None


# --- 5.5 pieces of both COIN Factions in a free Sweep (card 99) -------------------------------------------------------


def sweep_piece(t: Turn) -> Choice | None:
    """Its own Troops before its friend's."""
    key = min(t.keys, key=lambda key: "/" not in key or OWNER[kind_of(key)] != t.faction)
    return t.answer(key, "np.event.own_first", "8.4.4")


ANSWERS: Answers = {
    "event.anywhere": event_anywhere,
    "event.move": event_move,
    "event.move_to": event_move_to,
    "sweep.piece": sweep_piece,
    "sweep.piece_by": sweep_piece,
}
