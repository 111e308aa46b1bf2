"""8.6.4 Which Special Activity follows the Non-player NVA's Operations: Infiltrate or Bombard."""

from __future__ import annotations

from indochina.core.decision import Choice

from ..turn import Answers, Turn
from .bombard import bombard_now
from .infiltrate import infiltrate_or


def special_after(t: Turn) -> Choice | None:
    """8.6.4 After a Rally: Infiltrate, or Bombard."""
    return infiltrate_or(t) or bombard_now(t)


def transfer(t: Turn) -> Choice:
    """8.1.2 A Non-player never transfers Resources."""
    return t.answer("0", "np.nva.no_transfer", "8.1.2")


ANSWERS: Answers = {
    "special.after": special_after,
    "transfer": transfer,
}
