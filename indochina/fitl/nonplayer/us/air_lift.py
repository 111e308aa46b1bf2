"""8.8.3 The Non-player US's Air Lift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, SOUTH, SPACE
from ...components.pieces import NVA_KINDS
from ...events.cards_041_050 import IaDrang
from ...operations.moving import piece_key
from ...state import spaces_with
from ..turn import EVENT, Answers, Turn
from .air_lift_plan import ORDER, Lift
from .assault_plan import ATTLEBORO, current_operation, space_limit, uses_left
from .sweep import selected
from .sweep_plan import Move, read_moves, so_many, write_moves

IA_DRANG = IaDrang.number
LIFT_INTO = (ATTLEBORO, IA_DRANG)
"""Events that let the US Air Lift into one space, to Sweep and Assault there. Card 62: by instruction (8.4.1)."""


def lift_for_assault(t: Turn, chosen: Sequence[int]) -> Choice | None:
    """8.8.3 Air Lift if it moves anything, with its moves worked out."""
    moves = lift_moves(t, "assault", chosen)
    if not t.test("np.us.air_lift.able", "8.8.3", bool(moves)):
        return None
    return t.answer("air_lift", "np.us.air_lift", "8.8.3", lift=write_moves(moves))


def lift_moves(t: Turn, operation: str, chosen: Sequence[int] = ()) -> list[Move]:
    """8.8.3 The moves of an Air Lift with this Operation; an Assault must still find enemies after it."""
    if t.s.stage != "operation" and t.s.current in LIFT_INTO:
        return lift_into(t)
    if operation == "sweep":
        return Lift(t, selected=selected(t)).moves
    if operation != "assault" or len(chosen) >= space_limit(t.s):
        return Lift(t).moves
    patton, abrams = uses_left(t)
    lift = Lift(t, assaults=chosen, patton=patton, abrams=abrams)
    if not chosen and not lift.leaves_assault:
        lift = Lift(t, assaults=chosen, patton=patton, abrams=abrams, protect=True)
    return lift.moves


def lift_into(t: Turn) -> list[Move]:
    """8.4.4 An Event's Air Lift into the space chosen: as for a Sweep there, then as for an Assault.

    Where card 44 left no choice of a space, it is one with NVA pieces.
    """
    known = [t.d.values["end"]] if "end" in t.d.values else []
    known = known or [answer.key for answer in t.story(EVENT, anyone=True) if answer.name == "event.space"][:1]
    spaces = [SPACE[x] for x in known] or spaces_with(t.s, NVA_KINDS, SOUTH)
    tunnels = t.s.current != ATTLEBORO
    return Lift(t, selected=spaces, assaults=(), into=spaces, tunnels=tunnels).moves


def lift_step(t: Turn, start: str = "") -> tuple[Move | None, dict[str, Any]]:
    """The next move of the Air Lift, from a space if one is given; worked out now, to be remembered, if it was not
    before."""
    written, memory = t.recall("lift"), {}
    if written is None:
        written = write_moves(lift_moves(t, current_operation(t)))
        memory = {"lift": written}
    moves = (m for m in read_moves(written) if not m.done(t.s) and start in ("", IDS[m.start]))
    return next(moves, None), memory


def airlift_origin(t: Turn) -> Choice | None:
    move, memory = lift_step(t)
    if move is None or IDS[move.start] not in t.keys:
        return None if t.d.stop else lift_anyway(t)
    return t.answer(IDS[move.start], "np.us.air_lift", "8.8.3", **memory)


def lift_anyway(t: Turn) -> Choice | None:
    """5.1.3 An Event's Air Lift must take place though it has no use: 1 unit from the first potential origin."""
    x = next((x for x in Lift(t, into=()).origins if IDS[x] in t.keys), None)
    return None if x is None else t.answer(IDS[x], "np.us.air_lift", "8.8.3", lift=[])


def airlift_destination(t: Turn) -> Choice | None:
    move, memory = lift_step(t, t.d.values["start"])
    if move is None or IDS[move.end] not in t.keys:
        return None
    return t.answer(IDS[move.end], "np.us.air_lift", "8.8.3", **memory)


def airlift_piece(t: Turn) -> Choice | None:
    move, memory = lift_step(t, t.d.values["start"])
    start = SPACE[t.d.values["start"]]
    kinds = (move.kind,) if move else ORDER
    key = next((key for kind in kinds if (key := piece_key(start, kind)) in t.keys), None)
    return None if key is None else t.answer(key, "np.us.air_lift", "8.8.3", **memory)


def airlift_count(t: Turn) -> Choice | None:
    move, memory = lift_step(t, t.d.values["start"])
    return so_many(t, move, "np.us.air_lift", "8.8.3", **memory)


ANSWERS: Answers = {
    "airlift.count": airlift_count,
    "airlift.destination": airlift_destination,
    "airlift.origin": airlift_origin,
    "airlift.piece": airlift_piece,
}
