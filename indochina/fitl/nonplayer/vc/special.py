"""8.5.1 Which Special Activity accompanies or follows the Non-player VC's Operations: Tax or Subvert."""

from __future__ import annotations

from indochina.core.decision import Choice

from ...components.pieces import VC
from ...sequence.sequence import OP_SA
from ..turn import Answers, Turn
from .tax import ENOUGH, tax_steps, would_tax


def tax_when_broke(t: Turn, **memory: object) -> Choice | None:
    """8.5.1, 8.5.3 At 0 Resources it Taxes, if possible, before it goes on."""
    if "tax" not in t.keys or t.s.resources[VC]:
        return None
    t.test("np.vc.broke", "8.5.1", True, vc_resources=0)
    if not t.test("np.vc.would_tax", "8.5.1", would_tax(t.s), vc_resources=0):
        return None
    return t.answer("tax", "np.vc.tax.broke", "8.5.1", **memory)


def tax_after(t: Turn) -> Choice | None:
    """8.5.1 TAX after the Operation, if it has not Taxed yet."""
    if "tax" not in t.keys:
        return None
    if t.test("np.vc.would_tax", "8.5.1", would_tax(t.s), vc_resources=t.s.resources[VC]):
        return t.answer("tax", "np.vc.tax", "8.5.1", over=True)
    tell_no_tax(t)
    return None


def tell_no_tax(t: Turn) -> None:
    """8.5.1 Write down that there is no space to Tax, instruction by instruction."""
    resources = t.s.resources[VC]
    if resources > ENOUGH:
        return
    t.skip("8.5.1", *(word for word, _ in tax_steps(t.s, [], not resources)))
    t.test("np.vc.tax.want", "8.5.1", not resources, vc_resources=resources)


def over(t: Turn) -> bool:
    """8.5.1 Op and Special Activity are complete: the latter came after the Operation."""
    complete = bool(t.d.values["chosen"] and t.told(t.d.name).get("over"))
    if complete:
        t.note("np.vc.over", "8.5.1")
    return complete


def has_activity(t: Turn) -> bool:
    """2.3.4 The Operation that is running may have a Special Activity."""
    return t.s.stage == "operation" and t.s.acted[-1:] == ((VC, OP_SA),)


def tax_or_subvert(t: Turn) -> Choice | None:
    """8.5.1 Tax or, if it will not, Subvert."""
    tax = tax_after(t)
    if tax is None and "subvert" in t.keys:
        return t.answer("subvert", "np.vc.subvert", "8.5.1", over=True)
    if tax is None and has_activity(t):
        if t.said("tax.space"):
            t.note("np.vc.taxed", "8.5.1")
        elif t.said("ambush.space"):
            t.note("np.vc.over", "8.5.4")
        else:
            t.skip("8.5.1", *(["np.vc.tax"] if "tax" not in t.keys else []), "np.vc.subvert")
    return tax


ANSWERS: Answers = {
    "special.after": tax_or_subvert,
}
