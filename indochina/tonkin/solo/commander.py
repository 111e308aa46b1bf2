"""6.0 Questions of the Operation Phase: the SD, the options of a point, trenches, whom to shell and attack."""

from __future__ import annotations

from indochina.core.decision import Decision, Why

from ..components.units import HQ
from ..operations.combat.attack import able_to_attack
from ..operations.combat.strength import attack_value, defence_value
from ..operations.phase import dumps_by_hex
from ..operations.trenches import sites
from ..state import dumps_of, hex_key, hex_of, index_of, units_in
from .fights import attacks, fight_reason, shellings
from .mover import Mover
from .opponent import Answer, because
from .outlook import DECISIVE, Outlook
from .services import dump_worth

POINT = 0.12
"""An Operation Point is kept for later rather than spent on less than this."""
SPEND = 0.5
"""An SD is spent if the fights it allows promise more than this."""


class Commander(Mover):
    def operation_spend(self, look: Outlook, d: Decision) -> Answer:
        """6.2 The SD that allows the best fights, less what its loss leaves without supply."""
        s = look.s
        best_key, best, where = "none", SPEND, ""
        for key, dump in dumps_by_hex(s, look.side).items():
            worth, target = self.promise(look, dump)
            if key in d.keys and worth > best:
                best_key, best, where = key, worth, target
        if best_key == "none":
            return "none", because("keep_sd", d.rule)
        return best_key, because("spend", d.rule, hex=where, vp=round(best, 1))

    def promise(self, look: Outlook, dump: int) -> tuple[float, str]:
        """What spending an SD promises: attacks now, stacks that could come near enough, supply that goes."""
        s, units = look.s, look.s.board.units
        h = s.place[dump]
        if h >= len(s.board.ids):
            return -9.0, ""
        spent = s.copy()
        spent.spending[index_of(look.side)] = dump
        found = attacks(Outlook(spent, look.side))
        worth = sum(max(0.0, f.worth) for f in found[:3])
        target, most = (found[0].target if found else h), 0.0
        for t, prize in look.goals.items():
            if s.board.distance(h, t) <= 4 and look.resistance.get(t) and t not in [f.target for f in found]:
                force = look.power_near(t)
                chance = max(0.0, min(1.0, (force / look.resistance[t] - 1) / 2))
                hope = 0.2 * chance * min(prize, 15)
                worth += hope
                if not found and hope > most:
                    target, most = t, hope
        others = [x for x in dumps_of(s, look.side) if x != dump]
        if not any(s.board.distance(s.place[x], h) <= 1 for x in others if s.place[x] < len(s.board.ids)):
            near = [x for x in look.own if s.board.distance(x, h) <= 3]
            worth -= 0.5 * sum(units[u].battle and not look.center_supplies(u, x) for x in near for u in units_in(s, x))
        return worth - 0.25 * (len(others) < 2), hex_key(s, target)

    def operation_option(self, look: Outlook, d: Decision) -> Answer:
        """The option worth most; a point that nothing is worth is kept, or let go."""
        s = look.s
        options: list[tuple[float, str, Why]] = []
        if "attack" in d.keys and (found := attacks(look)):
            f = found[0]
            options.append((f.worth, "attack", fight_reason(look, f, f.worth, "reason.attack", "6.8")))
        for key in ("barrage", "artillery"):
            if key in d.keys and (shots := shellings(look, key == "artillery")):
                shot = shots[0]
                reason = because(
                    "shell", "6.6", hex=hex_key(s, shot.target), points=shot.points, chance=round(100 * shot.hit)
                )
                options.append((shot.worth + (0.01 if key == "barrage" else 0), key, reason))
        if "remove_markers" in d.keys:
            worth = sum(sorted((self.order_worth(look, h) for h in look.own), reverse=True)[:3])
            options.append((worth, "remove_markers", because("reorganize", "6.3")))
        if "trenches" in d.keys and (dug := self.digging(look)):
            options.append((dug[0], "trenches", because("dig", "6.3", hex=hex_key(s, dug[3][0]))))
        if "roads" in d.keys:
            options.append((self.roads_worth(look), "roads", because("roads", "6.7")))
        if "move" in d.keys and max((o[0] for o in options), default=0) < DECISIVE / 3:
            hexes = [hex_key(s, h) for h in look.own if h < len(s.board.ids)]
            if best := self.best_hex(look, hexes):
                options.append((best[1].worth, "move", best[1].reason))
        worth, key, reason = max(options, key=lambda o: o[0], default=(0.0, "pass", because("nothing_better", d.rule)))
        if worth >= POINT:
            return key, reason
        for key in ("stop", "pass_all", "pass"):
            if key in d.keys:
                return key, because("keep_points" if key == "stop" else "nothing_better", d.rule)
        return key, reason

    def order_worth(self, look: Outlook, h: int) -> float:
        """What removing the DG-Marker of a stack is worth."""
        s = look.s
        if not any(s.dg[u] for u in units_in(s, h)):
            return 0.0
        worth = 0.05 + 0.02 * sum(defence_value(s, u) for u in units_in(s, h) if s.dg[u])
        worth += 0.04 * min(12.0, look.threat(h)) * (0.5 + (look.worth.get(h, 0) >= 3))
        if any(s.board.units[u].kind == HQ for u in units_in(s, h)):
            worth += 1.5
        if look.s.ops[index_of(look.side)] <= 3:
            worth *= 1.5
        return worth

    def markers_dg(self, look: Outlook, d: Decision) -> Answer:
        keys = [key for key in d.keys if key not in ("done", "road")]
        key = max(keys, key=lambda key: self.order_worth(look, hex_of(look.s, key))) if keys else d.keys[0]
        return key, because("reorganize", d.rule)

    def markers_road(self, look: Outlook, d: Decision) -> Answer:
        return d.keys[0], because("repair", d.rule)

    def roads_worth(self, look: Outlook) -> float:
        return 0.0

    # --- 6.3 b trenches

    def digging(self, look: Outlook) -> tuple[float, int, str, list[int]] | None:
        """The SD and way that dig in most of what is threatened, if an SD can be spared."""
        s = look.s
        dumps = [u for u in dumps_of(s, look.side) if u not in s.spending]
        if len(dumps) < 2:
            return None
        best: tuple[float, int, str, list[int]] | None = None
        seen_hexes: set[int] = set()
        for dump in dumps:
            if s.place[dump] in seen_hexes:
                continue
            seen_hexes.add(s.place[dump])
            for way in ("airstrips", "delta", "centers", "near"):
                spots = sorted(sites(s, look.side, dump, way), key=lambda h: -self.dug_worth(look, h))[:3]
                worth = (
                    sum(self.dug_worth(look, h) for h in spots)
                    - 1.2
                    - max(0.0, dump_worth(look, s.place[dump], s.place[dump]))
                )
                if spots and (best is None or worth > best[0]):
                    best = worth, dump, way, spots
        return best

    def dug_worth(self, look: Outlook, h: int) -> float:
        """What a trench is worth: the threat to what is held there."""
        defence = look.defence(h)
        if not defence:
            return 0.0
        worth = look.worth.get(h, 0.0) + 0.5 * sum(not look.in_supply(u, h) for u in units_in(look.s, h))
        return worth * (look.holds(h, defence * 1.3) - look.holds(h, defence))

    def trench_sd(self, look: Outlook, d: Decision) -> Answer:
        best = self.digging(look)
        key = hex_key(look.s, look.s.place[best[1]]) if best else d.keys[0]
        return (key if key in d.keys else d.keys[0]), because("dig", d.rule, hex=key)

    def trench_way(self, look: Outlook, d: Decision) -> Answer:
        best = self.digging(look)
        key = best[2] if best and best[2] in d.keys else d.keys[0]
        return key, because("dig", d.rule, hex=d.values["hex"])

    def trench_hex(self, look: Outlook, d: Decision) -> Answer:
        keys = [key for key in d.keys if key != "done"]
        key = max(keys, key=lambda key: self.dug_worth(look, hex_of(look.s, key)))
        return key, because("dig", d.rule, hex=key)

    # --- 6.6, 6.8 barrage and attack

    def barrage_target(self, look: Outlook, d: Decision) -> Answer:
        s = look.s
        for artillery in (False, True):
            for shot in shellings(look, artillery):
                if hex_key(s, shot.target) in d.keys:
                    reason = because(
                        "shell", "6.6", hex=hex_key(s, shot.target), points=shot.points, chance=round(100 * shot.hit)
                    )
                    return hex_key(s, shot.target), reason
        return d.keys[0], because("nothing_better", d.rule)

    def barrage_units(self, look: Outlook, d: Decision) -> Answer:
        return ("all" if "all" in d.keys else d.keys[0]), because("all_in", d.rule)

    barrage_vm_units = barrage_units

    def attack_target(self, look: Outlook, d: Decision) -> Answer:
        for f in attacks(look):
            if hex_key(look.s, f.target) in d.keys:
                return hex_key(look.s, f.target), fight_reason(look, f, f.worth, "reason.attack", "6.8")
        return d.keys[0], because("nothing_better", d.rule)

    def attack_units(self, look: Outlook, d: Decision) -> Answer:
        """All of the best attack on the hex: those who are DG stay out where their strength is not needed."""
        s = look.s
        target = hex_of(s, d.values["hex"])
        best = next((f for f in attacks(look) if f.target == target), None)
        if best is None:
            return ("all" if "all" in d.keys else d.keys[0]), because("all_in", d.rule)
        reason = fight_reason(look, best, best.worth, "reason.attack", "6.8")
        able = [u for u in able_to_attack(s, look.side)[target] if attack_value(s, u)]
        if "all" in d.keys and len(able) == len(best.attackers) and not d.values["count"]:
            return "all", reason
        for u in best.attackers:
            if s.board.units[u].key in d.keys:
                return s.board.units[u].key, reason
        return ("go" if "go" in d.keys else d.keys[0]), reason

    attack_vm_units = attack_units
