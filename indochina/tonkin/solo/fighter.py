"""6.8 Questions in a fight: who leads, who loses a step, stand or retreat, advance; 6.16 the officer."""

from __future__ import annotations

from indochina.core.decision import Decision

from ..components.units import HQ, SD, VM
from ..operations.combat.strength import attack_value
from ..state import FULL_STACK, battle_units, hex_of, holder, stacking_points, units_in, values_of
from .commander import Commander
from .opponent import Answer, because
from .outlook import DECISIVE, Outlook
from .plans import Group
from .services import hq_worth


class Fighter(Commander):
    def leader(self, look: Outlook, d: Decision) -> Answer:
        """The best morale; a unit that the first loss would eliminate only if it is better by two."""
        s = look.s
        values = dict(item.rsplit("/", 1) for item in d.values["morale"])

        def merit(key: str) -> tuple[float, float]:
            u = s.board.unit[key]
            return int(values[key]) - 1.5 * (s.steps[u] == 1), s.steps[u] - look.step_worth(u)

        key = max(d.keys, key=merit)
        return key, because("leads", d.rule, unit=key, morale=values[key])

    combat_attack_leader = leader
    combat_defence_leader = leader

    def combat_loss(self, look: Outlook, d: Decision) -> Answer:
        """The step that costs least."""
        s = look.s
        key = min(d.keys, key=lambda key: (look.step_worth(s.board.unit[key]), -s.steps[s.board.unit[key]]))
        return key, because("cheapest", d.rule, unit=key)

    barrage_loss = combat_loss
    barrage_vm_loss = combat_loss

    def stacking_step(self, look: Outlook, d: Decision) -> Answer:
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
        return key, because("cheapest", d.rule, unit=key)

    stacking_vm_step = stacking_step

    def combat_retreat(self, look: Outlook, d: Decision) -> Answer:
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
            return "stand", because("stand", d.rule, steps=cost, vp=round(worth, 1))
        left = look.defence(h) * max(0, steps - cost) / max(1, steps)
        stand = steps > cost and worth * (0.3 + 0.7 * look.holds(h, left)) > (cost - rest) * step
        if stand:
            return "stand", because("stand", d.rule, steps=cost, vp=round(worth, 1))
        hexes = [key for key in d.keys if key not in ("stand", "apart")]
        if not hexes:
            return ("apart" if "apart" in d.keys else "stand"), because("give_way", d.rule, steps=cost - rest)
        return self.refuge(look, hexes, h), because("give_way", d.rule, steps=cost - rest)

    def refuge(self, look: Outlook, keys: list[str], h: int) -> str:
        """Where a retreat is safest: room, supply, friends, few enemies."""
        s = look.s

        def merit(key: str) -> float:
            n = hex_of(s, key)
            room = stacking_points(s, n) + stacking_points(s, h) <= FULL_STACK
            supply = n in look.supply.all
            value = look.worth.get(n, 0.0) * 0.1
            return (0 if room else -6) + (1.5 if supply else 0) + value + 0.1 * look.defence(n) - 0.1 * look.threat(n)

        return max(keys, key=merit)

    def combat_retreat_to(self, look: Outlook, d: Decision) -> Answer:
        unit = look.s.board.unit[d.values["unit"]]
        key = self.refuge(look, d.keys, look.s.place[unit])
        return key, because("safest", d.rule, hex=key)

    def combat_retreat_before_to(self, look: Outlook, d: Decision) -> Answer:
        s = look.s
        unit = s.board.unit[d.values["unit"]]
        if s.board.units[unit].kind == HQ:
            key = max(d.keys, key=lambda key: hq_worth(look, hex_of(s, key)))
        else:
            key = self.refuge(look, d.keys, s.place[unit])
        return key, because("safest", d.rule, hex=key)

    def combat_driven_off(self, look: Outlook, d: Decision) -> Answer:
        hexes = [key for key in d.keys if key != "apart"]
        key = self.refuge(look, hexes, hex_of(look.s, d.values["hex"])) if hexes else "apart"
        return key, because("safest", d.rule, hex=d.values["hex"])

    def combat_advance(self, look: Outlook, d: Decision) -> Answer:
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
            return "done", because("stay_here", d.rule)
        return best, because("take", d.rule, hex=d.values["hex"], vp=round(best_worth, 1))

    def combat_front(self, look: Outlook, d: Decision) -> Answer:
        return "no", because("officer_safe", d.rule)

    def hero_unit(self, look: Outlook, d: Decision) -> Answer:
        s = look.s
        key = max(d.keys, key=lambda key: (values_of(s, s.board.unit[key]).morale, s.steps[s.board.unit[key]]))
        return key, because("officer", d.rule, unit=key)

    hero_vm_unit = hero_unit
    hero_others = hero_unit
