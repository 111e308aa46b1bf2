"""6.15 Stand or retreat, 6.5 and where to."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision

from ..components.units import HQ, SD
from ..state import FULL_STACK, battle_units, hex_of, stacking_points, units_in
from .opponent import Answers, because
from .outlook import Outlook
from .services import hq_worth


def combat_retreat(look: Outlook, d: Decision) -> Choice:
    """Stand fast where the hex is worth more than the steps, and somebody would be left to hold it."""
    s = look.s
    h = hex_of(s, d.values["hex"])
    defenders = battle_units(s, h)
    steps = sum(s.steps[u] for u in defenders)
    cost, rest = d.values["cost"], d.values["rest"]
    step = sum(look.step_worth(u) for u in defenders) / max(1, len(defenders))
    worth = (look.worth.get(h, 0.0) if look.mine(h) else 0.0) + sum(
        look.step_worth(u) for u in units_in(s, h) if s.board.units[u].kind == SD
    )
    if h == s.board.hanoi:
        return Choice("stand", because("stand", d.rule, steps=cost, vp=round(worth, 1)))
    left = look.defence(h) * max(0, steps - cost) / max(1, steps)
    stand = steps > cost and worth * (0.3 + 0.7 * look.holds(h, left)) > (cost - rest) * step
    if stand:
        return Choice("stand", because("stand", d.rule, steps=cost, vp=round(worth, 1)))
    hexes = [key for key in d.keys if key not in ("stand", "apart")]
    if not hexes:
        return Choice("apart" if "apart" in d.keys else "stand", because("give_way", d.rule, steps=cost - rest))
    return Choice(refuge(look, hexes, h), because("give_way", d.rule, steps=cost - rest))


def refuge(look: Outlook, keys: list[str], h: int) -> str:
    """Where a retreat is safest: room, supply, friends, few enemies."""
    s = look.s

    def merit(key: str) -> float:
        n = hex_of(s, key)
        room = stacking_points(s, n) + stacking_points(s, h) <= FULL_STACK
        supply = n in look.supply.all
        value = look.worth.get(n, 0.0) * 0.1
        return (0 if room else -6) + (1.5 if supply else 0) + value + 0.1 * look.defence(n) - 0.1 * look.threat(n)

    return max(keys, key=merit)


def combat_retreat_to(look: Outlook, d: Decision) -> Choice:
    unit = look.s.board.unit[d.values["unit"]]
    key = refuge(look, d.keys, look.s.place[unit])
    return Choice(key, because("safest", d.rule, hex=key))


def combat_retreat_before_to(look: Outlook, d: Decision) -> Choice:
    s = look.s
    unit = s.board.unit[d.values["unit"]]
    if s.board.units[unit].kind == HQ:
        key = max(d.keys, key=lambda key: hq_worth(look, hex_of(s, key)))
    else:
        key = refuge(look, d.keys, s.place[unit])
    return Choice(key, because("safest", d.rule, hex=key))


def combat_driven_off(look: Outlook, d: Decision) -> Choice:
    hexes = [key for key in d.keys if key != "apart"]
    key = refuge(look, hexes, hex_of(look.s, d.values["hex"])) if hexes else "apart"
    return Choice(key, because("safest", d.rule, hex=d.values["hex"]))


ANSWERS: Answers = {
    "combat.retreat": combat_retreat,
    "combat.retreat_to": combat_retreat_to,
    "combat.retreat_before_to": combat_retreat_before_to,
    "combat.driven_off": combat_driven_off,
}
