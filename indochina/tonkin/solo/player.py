"""2.0, 9.0 Questions both sides are asked about replacements, supplies and the set-up."""

from __future__ import annotations

from indochina.core.decision import Decision

from ..components.units import FEF
from ..state import FULL_STACK, hex_of, on_map, stacking_points
from .fighter import Fighter
from .opponent import Answer, because
from .outlook import DECISIVE, Outlook
from .services import dump_worth


class Player(Fighter):
    def supplies_hex(self, look: Outlook, d: Decision) -> Answer:
        """A new SD comes where it serves most, nearest to the goals."""
        s = look.s

        def merit(key: str) -> float:
            h = hex_of(s, key)
            near = sum(
                min(prize, 15) / (3 + s.board.distance(h, t)) for t, prize in look.goals.items() if prize < DECISIVE
            )
            return dump_worth(look, h) + 0.1 * near - (9 if stacking_points(s, h) >= FULL_STACK else 0)

        key = max(d.keys, key=merit)
        return key, because("sd", d.rule, hex=key)

    def missing(self, look: Outlook) -> int:
        """Steps lost by units on the map, worth replacing."""
        s = look.s
        return sum(
            u.steps - s.steps[u.index] for u in on_map(s, look.side) if u.battle and (u.regiment or look.side == FEF)
        )

    def replacements_unit(self, look: Outlook, d: Decision) -> Answer:
        """The step that is worth most: of units in the front line, and of those that are nearly gone."""
        s, units = look.s, look.s.board.units
        best, best_worth = "done", 0.0
        for key in d.keys:
            if key == "done":
                continue
            u = s.board.unit[key]
            h = s.place[u]
            if h < 0:
                worth = self.rebuild_worth(look, u)
            else:
                cost = 2 if units[u].motorized else 1
                worth = (look.step_worth(u) + 0.03 * min(20.0, look.threat(h)) + 0.3 / s.steps[u]) / cost
            if worth > best_worth:
                best, best_worth = key, worth
        if best == "done":
            return "done", because("save_points", d.rule)
        return best, because("replace", d.rule, unit=best)

    replacements_vm_unit = replacements_unit

    def rebuild_worth(self, look: Outlook, u: int) -> float:
        return 0.0

    def setup_suggested(self, look: Outlook, d: Decision) -> Answer:
        return ("suggested" if "suggested" in d.keys else d.keys[0]), because("suggested", d.rule)

    setup_vm_unit = setup_suggested
    setup_vm_tieu_doan = setup_suggested
    setup_gcma = setup_suggested
