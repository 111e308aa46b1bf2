"""8.6.3 The Non-player NVA's Terror."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import IDS, LAND, POP
from ...components.pieces import NVA, NVA_GUERRILLA_U, NVA_TROOP
from ...state import State, spaces_with
from ..turn import Answers, Turn, most
from .bombard import bombard_now


def terror_spaces(s: State) -> list[int]:
    """8.6.3 At Support, with NVA Troops or an Underground NVA Guerrilla; the highest Population first."""
    spaces = [x for x in spaces_with(s, (NVA_TROOP, NVA_GUERRILLA_U), LAND) if s.support[x] > 0]
    return sorted(spaces, key=lambda x: -POP[x])


def terror_population(s: State) -> int:
    """8.6.3 Population at Support that Terror can reach with the Resources there are."""
    return sum(POP[x] for x in terror_spaces(s)[: s.resources[NVA]])


def terror_space(t: Turn) -> Choice | None:
    """8.6.3 Wherever there is Support, the highest Population first; then Bombard."""
    spaces = t.spaces
    able = [x for x in terror_spaces(t.s) if x in spaces]
    x = t.pick("np.nva.terror", "8.6.3", able, most("np.nva.population", lambda x: POP[x]))
    if x is None and not t.d.stop:  # an Event wants Terror where there is no Support
        x = t.pick("np.nva.terror.any", "8.4.4", spaces)
    if x is not None:
        return t.answer(IDS[x], "np.nva.terror", "8.6.3")
    return bombard_now(t)


ANSWERS: Answers = {
    "terror.space": terror_space,
}
