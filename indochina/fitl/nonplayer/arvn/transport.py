"""8.7.2 The Non-player ARVN's Transport."""

from __future__ import annotations

from typing import Any

from indochina.core.decision import Choice

from ...board import IDS, SPACE
from ...cards import ARMORED_CAVALRY
from ...components.pieces import KIND, KIND_NAMES
from ...operations.moving import piece_key
from ..turn import Answers, Turn, spaces_in
from .assault_plan import assault_rank, pick_assault
from .flowchart import charted
from .limits import amount, operation_of
from .transport_plan import Transported, plan_transport


def written(plan: Transported) -> list[list[Any]]:
    """The moves as they are written down."""
    return [[IDS[end], KIND_NAMES[kind], n] for end, kind, n in plan.moves]


def make_transport(t: Turn) -> Transported | None:
    """A plan for the Operation at hand; alone by an Event, for the one the flowchart would choose."""
    swept = spaces_in(answer.key for answer in t.said("sweep.space"))
    return plan_transport(t, t.s, operation_of(t) or charted(t), swept)


def transported(t: Turn) -> tuple[list[Any], int] | None:
    """The plan and how many of its moves have their destination."""
    return t.plan("transport.destination", "transport.origin")


def transport_origin(t: Turn) -> Choice | None:
    plan = make_transport(t)
    if plan is None or IDS[plan.start] not in t.keys:
        return None
    t.test("np.arvn.cavalry", "8.7.2", ARMORED_CAVALRY in t.s.unshaded)
    return t.answer(IDS[plan.start], "np.arvn.transport", "8.7.2", plan=written(plan), card=t.s.current)


def transport_destination(t: Turn) -> Choice | None:
    """As planned; the plan is made here if there was only one origin."""
    plan, memory = transported(t), dict[str, Any]()
    if plan is None and (made := make_transport(t)) is not None and IDS[made.start] == t.d.values["start"]:
        plan = written(made), 0
        memory = {"plan": plan[0], "card": t.s.current}
    if plan is None or plan[1] >= len(plan[0]) or plan[0][plan[1]][0] not in t.keys:
        return None
    return t.answer(plan[0][plan[1]][0], "np.arvn.transport", "8.7.2", **memory)


def transport_step(t: Turn) -> list[Any] | None:
    """The move that is being made."""
    plan = transported(t)
    return plan[0][plan[1] - 1] if plan is not None and 0 < plan[1] <= len(plan[0]) else None


def transport_piece(t: Turn) -> Choice:
    step = transport_step(t)
    key = piece_key(SPACE[t.d.values["start"]], KIND[step[1]]) if step is not None else t.keys[0]
    return t.answer(key if key in t.keys else t.keys[0], "np.arvn.transport", "8.7.2")


def transport_count(t: Turn) -> Choice:
    step = transport_step(t)
    return amount(t, step[2] if step is not None else 1, "np.arvn.transport", "8.7.2")


def transport_assault(t: Turn) -> Choice | None:
    """Card 61 unshaded: a free Assault in one destination, by the priorities of Assault."""
    ranks = {x: rank for x in t.spaces if (rank := assault_rank(t.s, x)) is not None}
    space = pick_assault(t, ranks, "np.arvn.assault.cavalry", "8.7.2")
    return None if space is None else t.answer(IDS[space], "np.arvn.assault.cavalry", "8.7.2")


ANSWERS: Answers = {
    "transport.assault": transport_assault,
    "transport.count": transport_count,
    "transport.count_by": transport_count,
    "transport.destination": transport_destination,
    "transport.origin": transport_origin,
    "transport.piece": transport_piece,
    "transport.piece_by": transport_piece,
}
