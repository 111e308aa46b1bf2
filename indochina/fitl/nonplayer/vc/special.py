"""8.5.1 Which Special Activity accompanies or follows the Non-player VC's Operations: Tax or Subvert."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...components.pieces import VC
from ..turn import Answers, Turn
from .tax import would_tax


def tax_when_broke(t: Turn, **memory: object) -> Choice | None:
    """8.5.1, 8.5.3 At 0 Resources it Taxes, if possible, before it goes on."""
    if "tax" not in t.keys or t.s.resources[VC] or not would_tax(t.s):
        return None
    t.test("np.vc.broke", "8.5.1", True)
    return t.answer("tax", "np.vc.tax.broke", "8.5.1", **memory)


def tax_after(t: Turn) -> Choice | None:
    """8.5.1 TAX after the Operation, if it has not Taxed yet."""
    if "tax" in t.keys and t.test("np.vc.would_tax", "8.5.1", would_tax(t.s), vc_resources=t.s.resources[VC]):
        return t.answer("tax", "np.vc.tax", "8.5.1", over=True)
    return None


def over(t: Turn) -> bool:
    """8.5.1 Op and Special Activity are complete: the latter came after the Operation."""
    return bool(t.d.values["chosen"] and t.told(t.d.name).get("over"))


def tax_or_subvert(t: Turn) -> Choice | None:
    """8.5.1 Tax or, if it will not, Subvert."""
    tax = tax_after(t)
    if tax is None and "subvert" in t.keys:
        return t.answer("subvert", "np.vc.subvert", "8.5.1", over=True)
    return tax


ANSWERS: Answers = {
    "special.after": tax_or_subvert,
}
