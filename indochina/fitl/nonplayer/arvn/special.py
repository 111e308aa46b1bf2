"""8.7.2, 8.7.4 Which Special Activity accompanies the Non-player ARVN's Operations."""

from __future__ import annotations

from collections.abc import Sequence

from indochina.core.decision import Choice

from ...components.pieces import RANGER_U
from ...state import on_map
from ..turn import Answers, Turn
from .govern import governable, next_govern, us_winning
from .raid import can_raid
from .transport_plan import can_transport

RULE = "8.7.2"


def civil_activity(t: Turn, training: Sequence[int] = ()) -> str:
    """8.7.2 Govern or, if not possible, Transport; "" if neither."""
    if next_govern(t.dry(), governable(t.s, training), [], us_winning(t.s)) is not None:
        return "govern"
    return "transport" if can_transport(t, "train") else ""


def tell_civil(t: Turn, name: str) -> None:
    """8.7.2 Write down that it Governs or, if that is not possible, Transports."""
    if not t.test("np.arvn.govern.able", RULE, name == "govern"):
        t.test("np.arvn.transport.able", RULE, name == "transport")


def tell_combat(t: Turn, name: str) -> None:
    """8.7.4 Write down that it Raids or, if that is not possible, Transports."""
    rangers = on_map(t.s, (RANGER_U,))
    if not t.test("np.arvn.raid.possible", "8.7.4", name == "raid", underground_rangers=rangers):
        t.test("np.arvn.transport.able", RULE, name == "transport")


def answer_activity(t: Turn, training: Sequence[int] = ()) -> Choice | None:
    """8.7.2 Govern or Transport now, if it is offered."""
    if "govern" not in t.keys and "transport" not in t.keys:
        return None
    name = civil_activity(t, training)
    tell_civil(t, name)
    return t.answer(name, f"np.arvn.{name}", RULE) if name in t.keys else None


def combat_activity(t: Turn, operation: str) -> str:
    """8.7.4 Raid or, if not possible, Transport; "" if neither."""
    if can_raid(t):
        return "raid"
    return "transport" if can_transport(t, operation) else ""


def special_after(t: Turn) -> Choice | None:
    """8.7.3 After a Patrol it Governs; where it cannot, it Transports."""
    return answer_activity(t) if t.d.values["operation"] in ("train", "patrol") else None


ANSWERS: Answers = {
    "special.after": special_after,
}
