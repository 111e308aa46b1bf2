"""8.5.1 The Non-player VC's Tax."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...board import ECON, IDS, POP
from ...components.pieces import VC
from ...special_activities.tax import taxable
from ...state import ACTIVE_OPPOSITION, ACTIVE_SUPPORT, State
from ..turn import Answers, Criterion, Turn, first_found, most

ENOUGH = 9
"""8.5.1 With more Resources than this VC does not Tax."""
FOR_WANT = ("np.vc.tax.opposition", "np.vc.tax.other")
"""8.5.1 What VC Taxes only for want of Resources."""
BY_ECON: Criterion[int] = most("np.vc.econ", lambda x: ECON[x])
POPULATION: Criterion[int] = most("np.vc.population", lambda x: POP[x])


def tax_steps(s: State, spaces: list[int], poor: bool) -> list[tuple[str, list[int]]]:
    """8.5.1 TAX: LoCs with Econ, then Active Support; without Resources then Active Opposition, then other Population.

    Each with its candidates.
    """
    steps = [
        ("np.vc.tax.loc", [x for x in spaces if ECON[x]]),
        ("np.vc.tax.support", [x for x in spaces if s.support[x] == ACTIVE_SUPPORT]),
    ]
    if poor:
        steps.append(("np.vc.tax.opposition", [x for x in spaces if s.support[x] == ACTIVE_OPPOSITION]))
        steps.append(("np.vc.tax.other", [x for x in spaces if POP[x]]))
    return steps


def tax_priority(s: State, spaces: list[int], poor: bool) -> tuple[str, list[int]]:
    """8.5.1 The first priority that has candidates, and its candidates."""
    return first_found(tax_steps(s, spaces, poor))


def would_tax(s: State) -> bool:
    """8.5.1 VC has no more than 9 Resources and a space to Tax by its priorities."""
    resources = s.resources[VC]
    return resources <= ENOUGH and bool(tax_priority(s, taxable(s), not resources)[1])


def tax_space(t: Turn) -> Choice | None:
    """8.5.1 TAX. Once it Taxes for want of Resources it goes on as far as it may."""
    s = t.s
    poor = not s.resources[VC] or bool(t.d.values["chosen"] and t.told("tax.space").get("poor"))
    word, found = t.first("8.5.1", tax_steps(s, t.spaces, poor))
    if not found:
        t.test("np.vc.tax.want", "8.5.1", poor, vc_resources=s.resources[VC])
    x = t.pick(word, "8.5.1", found, BY_ECON if word == "np.vc.tax.loc" else POPULATION)
    if x is None:
        return None
    return t.answer(IDS[x], word, "8.5.1", poor=word in FOR_WANT)


ANSWERS: Answers = {
    "tax.space": tax_space,
}
