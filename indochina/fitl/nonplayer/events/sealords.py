"""8.4.1 Card 92, SEALORDS: what NVA or VC bring to the spaces around Can Tho."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from indochina.core.decision import Choice

from ...board import (
    IDS,
)
from ...components.pieces import (
    NVA_BASE,
    NVA_GUERRILLA_A,
    NVA_GUERRILLA_U,
    NVA_TROOP,
    VC_BASE,
)
from ...events.cards_091_095 import UPSTREAM, convoys, landings
from ...operations.moving import piece_key
from ...state import ALL, State, count, room, total
from ..turn import Turn, most
from .move import move_on, next_move
from .taking import RULE, Instructed
from .worth import offered_pieces


def fleet_move(t: Turn) -> Choice | None:
    """Card 92 NVA: a Base and half of the others to each of two spaces."""
    if "moves" in t.of_event("event.move"):
        return None
    s = t.s
    ends: list[int] = []
    for _ in range(2):
        x = t.pick("np.card.92.nva", RULE, [x for x in landings(s, NVA_BASE) if x not in ends])
        ends += [] if x is None else [x]
    moves: list[tuple[str, str, int]] = []
    if ends:
        moves += shares(s, ends, (NVA_BASE,), 2)
        others = (NVA_GUERRILLA_U, NVA_GUERRILLA_A, NVA_TROOP)
        moves += shares(s, ends, others, sum(total(s, others, x) for x in UPSTREAM))
    return next_move(t, "np.card.92.nva", moves)


def shares(s: State, ends: list[int], kinds: Iterable[int], n: int) -> list[tuple[str, str, int]]:
    """n pieces from upstream, alternately to the ends; moves of the same kind from the same space are one."""
    moves: dict[tuple[str, str], int] = {}
    pieces = [piece_key(x, kind) for kind in kinds for x in UPSTREAM for _ in range(count(s, kind, x))]
    for i, key in enumerate(pieces[:n]):
        end = IDS[ends[i % len(ends)]]
        moves[key, end] = moves.get((key, end), 0) + 1
    return [(key, end, k) for (key, end), k in moves.items()]


def convoy_move(t: Turn) -> Choice | None:
    """Card 92 VC: all to one space with Support."""
    if "moves" in t.of_event("event.move"):
        return None
    s, ends = t.s, convoys(t.s)
    end = t.pick("np.card.92.vc", RULE, ends, most("np.event.pieces", lambda x: ends[x]))
    if end is None:
        return None
    rest = room(s, VC_BASE, end)
    moves: list[tuple[Any, ...]] = []
    for x, kind in offered_pieces(t):
        n = count(s, kind, x)
        if kind == VC_BASE:
            n = min(n, rest)
            rest -= n
        if n:
            moves.append((piece_key(x, kind), IDS[end], n))
    return next_move(t, "np.card.92.vc", moves)


def convoy_to(t: Turn) -> Choice | None:
    """Card 92 VC: if the first piece was not asked for, its way is."""
    if "to" in t.of_event("event.move"):
        return None
    ends = convoys(t.s)
    x = t.pick("np.card.92.vc", RULE, [x for x in ends if IDS[x] in t.keys], most("np.event.pieces", lambda x: ends[x]))
    return None if x is None else move_on(t, IDS[x], ALL, RULE)


FLEET: dict[str, Instructed] = {"event.move": fleet_move}
CONVOY: dict[str, Instructed] = {"event.move": convoy_move, "event.move_to": convoy_to}
