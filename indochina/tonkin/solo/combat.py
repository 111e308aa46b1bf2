"""6.8 In a fight: who leads, who loses a step, who advances; 1.5 who goes where too many are; 6.16 the officer."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision

from ..components.units import VM
from ..operations.combat.strength import attack_value
from ..state import hex_of, holder, units_in, values_of
from .opponent import Answers, because
from .outlook import DECISIVE, Outlook
from .plans import Group


def leader(look: Outlook, d: Decision) -> Choice:
    """The best morale; a unit that the first loss would eliminate only if it is better by two."""
    s = look.s
    values = dict(item.rsplit("/", 1) for item in d.values["morale"])

    def merit(key: str) -> tuple[float, float]:
        u = s.board.unit[key]
        return int(values[key]) - 1.5 * (s.steps[u] == 1), s.steps[u] - look.step_worth(u)

    key = max(d.keys, key=merit)
    return Choice(key, because("leads", d.rule, unit=key, morale=values[key]))


def combat_loss(look: Outlook, d: Decision) -> Choice:
    """The step that costs least."""
    s = look.s
    key = min(d.keys, key=lambda key: (look.step_worth(s.board.unit[key]), -s.steps[s.board.unit[key]]))
    return Choice(key, because("cheapest", d.rule, unit=key))


def stacking_step(look: Outlook, d: Decision) -> Choice:
    """1.5 The unit whose Stacking Points cost least: most keep theirs until the last step."""
    s = look.s
    excess: int = d.values["excess"]

    def cost(key: str) -> float:
        u = s.board.unit[key]
        values, steps, now = s.board.units[u].values, s.steps[u], values_of(s, u).stacking
        left = [(n, now - (values[steps - n].stacking if n < steps else 0)) for n in range(1, steps + 1)]
        prices = [n * look.step_worth(u) / min(freed, excess) for n, freed in left if freed > 0]
        return min(prices, default=DECISIVE)

    key = min(d.keys, key=cost)
    return Choice(key, because("cheapest", d.rule, unit=key))


def combat_advance(look: Outlook, d: Decision) -> Choice:
    """Into what is worth having, with as many as have room; never so that what they leave is worth more."""
    s, units = look.s, look.s.board.units
    target = hex_of(s, d.values["hex"])
    able = [s.board.unit[key] for key in d.keys if key not in ("all", "done")]
    empty = holder(s, target) != look.side
    prize = (0.0 if look.mine(target) else look.worth.get(target, 0.0)) + sum(
        look.step_worth(u) for u in units_in(s, target) if units[u].side == look.foe
    )
    if look.side == VM and empty:
        prize += 0.5
    best, best_worth = "done", 0.1
    for u in sorted(able, key=lambda u: -attack_value(s, u)):
        if look.crowded(target, [u]):
            continue
        group = Group(look, s.place[u], (u,))
        worth = group.gains(target) - group.leaving
        if empty:
            worth += prize * max(0.3, look.holds(target, look.defence(target, more=(u,))))
        if not look.last and not look.in_supply(u, target):
            worth -= 0.5
        if worth > best_worth:
            best, best_worth = units[u].key, worth
    if best == "done":
        return Choice("done", because("stay_here", d.rule))
    return Choice(best, because("take", d.rule, hex=d.values["hex"], vp=round(best_worth, 1)))


def combat_front(look: Outlook, d: Decision) -> Choice:
    return Choice("no", because("officer_safe", d.rule))


def hero_unit(look: Outlook, d: Decision) -> Choice:
    s = look.s
    key = max(d.keys, key=lambda key: (values_of(s, s.board.unit[key]).morale, s.steps[s.board.unit[key]]))
    return Choice(key, because("officer", d.rule, unit=key))


ANSWERS: Answers = {
    "combat.attack_leader": leader,
    "combat.defence_leader": leader,
    "combat.loss": combat_loss,
    "barrage.loss": combat_loss,
    "barrage.vm_loss": combat_loss,
    "stacking.step": stacking_step,
    "stacking.vm_step": stacking_step,
    "combat.advance": combat_advance,
    "combat.front": combat_front,
    "hero.unit": hero_unit,
    "hero.vm_unit": hero_unit,
    "hero.others": hero_unit,
}
