"""The VM opponent: mass on weak posts, take what lies open, guard the HQ, ambush, give way to strength."""

from __future__ import annotations

from indochina.core.decision import Decision, Why
from indochina.core.game import Game

from ..board import CLEAR
from ..components.units import PATHET_LAO, TIEU_DOAN, VM
from ..operations.roads import destructible
from ..replacements.absorption import absorbable
from ..replacements.mobilization import around
from ..state import battle_units, hex_of, holder, units_in, values_of
from .opponent import Answer, because
from .outlook import Outlook
from .player import Player

ENOUGH_DUMPS = 4
REBUILT = 4
"""A regiment rebuilt needs so many turns to be of use."""


OPEN = {
    "reason.advance": ("reason.march",), "reason.attack": ("reason.attack_open", "hex"),
    "reason.attack_bare": ("reason.attack_open", "hex"), "reason.overrun_bare": ("reason.overrun_open", "hex"),
    "reason.guns": ("reason.march",), "reason.hold": ("reason.hold_open", "hex"),
    "reason.mix": ("reason.mix_open", "dumps"), "reason.no_spirit": ("reason.no_spirit_open", "hex", "drm"),
    "reason.overrun": ("reason.overrun_open", "hex"), "reason.spend": ("reason.spend_open",),
    "reason.spirit": ("reason.spirit_open", "hex", "drm"), "reason.stand": ("reason.stand_open", "steps"),
    "reason.take": ("reason.take_open", "hex"),
}  # fmt: skip
"""What France reads in place of a reason, and the values it keeps.

Nothing of guns, strength and losses, which lie hidden, nor of goals and worths: they would tell the real objective.
"""


class VietMinh(Player):
    side = VM

    def choose(self, game: Game) -> Answer:
        """As any opponent; where France hears the answer the reason keeps the secrets [1.5, 1.9]."""
        key, reason = super().choose(game)
        assert game.decision is not None
        if "vm_" not in game.decision.name and reason.key in OPEN:
            name, *kept = OPEN[reason.key]
            reason = Why(name, game.decision.rule, {value: reason.values[value] for value in kept})
        return key, reason

    # --- 2.0

    def reinforcements_vm_hex(self, look: Outlook, d: Decision) -> Answer:
        """Nearest to the goals."""
        s = look.s
        near = {
            key: sum(min(prize, 15) / (2 + s.board.distance(hex_of(s, key), t)) for t, prize in look.goals.items())
            for key in d.keys
        }
        key = max(d.keys, key=lambda key: near[key])
        return key, because("arrive", d.rule, hex=key)

    def supplies_mix(self, look: Outlook, d: Decision) -> Answer:
        """SD until there are four; points as steps are missing."""
        missing, points, dumps = self.missing(look), d.values["total"], d.values["dumps"]
        wish = "rp2_sd1"
        if dumps >= ENOUGH_DUMPS and missing > points + 2:
            wish = "rp4"
        elif dumps < 3 and missing <= points + 1:
            wish = "sd2"
        key = wish if wish in d.keys else d.keys[-1]
        return key, because("mix", d.rule, steps=missing, dumps=dumps)

    def thai_binh_vm_loss(self, look: Outlook, d: Decision) -> Answer:
        if "point" in d.keys:
            return "point", because("only", d.rule)
        return self.combat_loss(look, d)

    def rebuild_worth(self, look: Outlook, u: int) -> float:
        return 0.9 if look.left >= REBUILT else 0.0

    def absorption_vm_regiment(self, look: Outlook, d: Decision) -> Answer:
        """A regiment takes in a Tieu Doan that holds nothing."""
        for key in d.keys:
            if key != "done" and self.spare(look, absorbable(look.s, look.s.board.unit[key])):
                return key, because("absorb", d.rule, unit=key)
        return "done", because("tieu_doan_needed", d.rule)

    def spare(self, look: Outlook, keys: list[str]) -> list[str]:
        """Tieu Doan without which no community of weight is lost."""
        s = look.s
        found = []
        for key in keys:
            u = s.board.unit[key]
            lost = sum(
                look.worth[c]
                for c in s.board.near_communities[s.place[u]]
                if look.mine(c) and not look.friend_without(c, (u,))
            )
            if lost < 0.8:
                found.append(key)
        return found

    def absorption_vm_tieu_doan(self, look: Outlook, d: Decision) -> Answer:
        key = (self.spare(look, d.keys) or d.keys)[0]
        return key, because("absorb", d.rule, unit=d.values["unit"])

    def rising(self, look: Outlook, h: int) -> float:
        """What a Tieu Doan gains in a hex."""
        s = look.s
        gained = sum(
            look.worth[c] for c in s.board.near_communities[h] if holder(s, c) != look.foe and not look.mine(c)
        )
        near = s.board.distance(h, s.board.thai_binh) <= 3 and not s.stacks.get(h)
        return gained + 0.3 * near + 0.01 * s.board.terrain[h] - 0.02 * look.threat(h)

    def mobilization_center(self, look: Outlook, d: Decision) -> Answer:
        s = look.s
        keys = [key for key in d.keys if key != "done"]
        key = max(keys, key=lambda key: max(self.rising(look, h) for h in around(s, hex_of(s, key))))
        return key, because("rise", d.rule, hex=key)

    def mobilization_hex(self, look: Outlook, d: Decision) -> Answer:
        key = max(d.keys, key=lambda key: self.rising(look, hex_of(look.s, key)))
        return key, because("rise", d.rule, hex=key)

    def mobilization_pathet_lao(self, look: Outlook, d: Decision) -> Answer:
        key = next((key for key in d.keys if key != "done"), "done")
        return key, because("rise", d.rule, hex=key)

    # --- 1.9 A, 9.0

    def setup_vm_step(self, look: Outlook, d: Decision) -> Answer:
        key = max(d.keys, key=lambda key: look.s.steps[look.s.board.unit[key]])
        return key, because("cheapest", d.rule, unit=key)

    def ease(self, look: Outlook, key: str) -> float:
        """How easily VM could have a hex."""
        h = hex_of(look.s, key)
        return (
            look.power_near(h) * 0.3
            - look.resistance.get(h, 0.0)
            - 0.5 * min((look.s.board.distance(h, x) for x in look.power), default=9)
        )

    def objective_hex(self, look: Outlook, d: Decision) -> Answer:
        key = max(d.keys, key=lambda key: self.ease(look, key))
        return key, because("objective_open", d.rule, hex=key)

    def objective_vm_real(self, look: Outlook, d: Decision) -> Answer:
        key = max(d.keys, key=lambda key: self.ease(look, key))
        return key, because("objective", d.rule, hex=key)

    def objective_move(self, look: Outlook, d: Decision) -> Answer:
        """Never: 5 VP for a swing of 10, and new places are far from the regiments or well guarded."""
        return "keep", because("objective_keep", d.rule)

    # --- 3.5

    def air_vm_declare(self, look: Outlook, d: Decision) -> Answer:
        """A gun is declared: to stop a flight is worth more than the secret."""
        key = next((key for key in d.keys if key != "no"), "no")
        if key == "none":
            return key, because("nothing_to_declare", d.rule)
        return key, because("declare", d.rule, hex=d.values["hex"])

    def road_from(self, look: Outlook, d: Decision) -> Answer:
        return d.keys[0], because("only", d.rule)

    # --- 6.0

    def operation_bring(self, look: Outlook, d: Decision) -> Answer:
        return "none", because("sd_stays", d.rule)

    def road_worth(self, look: Outlook, h: int) -> float:
        """Roads next to motorized French stacks, and those that lead to what VM holds."""
        s, units = look.s, look.s.board.units
        motors = sum(
            values_of(s, u).combat
            for n in (h, *s.board.adjacent[h])
            if holder(s, n) == look.foe
            for u in units_in(s, n)
            if units[u].motorized
        )
        ours = any(look.power.get(n) for n in (h, *s.board.adjacent[h]))
        return 0.01 * motors + (0.05 if ours and motors else 0) + (0.02 if s.board.terrain[h] != CLEAR else 0)

    def roads_worth(self, look: Outlook) -> float:
        """Three roads: a use for a point that has no better."""
        best = sorted((self.road_worth(look, h) for h in destructible(look.s)), reverse=True)[:3]
        return sum(best) * 0.6

    def road_hex(self, look: Outlook, d: Decision) -> Answer:
        keys = [key for key in d.keys if key != "done"]
        key = max(keys, key=lambda key: self.road_worth(look, hex_of(look.s, key)))
        if "done" in d.keys and self.road_worth(look, hex_of(look.s, key)) < 0.02:
            return "done", because("nothing_better", d.rule)
        return key, because("roads", d.rule)

    # --- 6.5, 6.11, 6.12

    def combat_retreat_before(self, look: Outlook, d: Decision) -> Answer:
        """The HQ goes. Light troops go, unless they hold a hex that counts or ambush beside others."""
        s = look.s
        h = hex_of(s, d.values["hex"])
        if "vm-hq" in d.keys:
            return "vm-hq", because("hq_safe", "1.9", hex=d.values["hex"])
        others = [u for u in battle_units(s, h) if s.board.units[u].kind not in (TIEU_DOAN, PATHET_LAO)]
        worth = look.worth.get(h, 0.0) if look.mine(h) else 0.0
        if others or worth >= 2:
            return "stay", because("ambush_here", d.rule)
        return d.keys[0], because("slip_away", d.rule)

    def combat_ambush(self, look: Outlook, d: Decision) -> Answer:
        """Always: by a unit whose loss costs least and does not empty the hex."""
        s = look.s
        keys = [key for key in d.keys if key != "no"]
        alone = len(battle_units(s, hex_of(s, d.values["hex"]))) == 1

        def cost(key: str) -> float:
            u = s.board.unit[key]
            return look.step_worth(u) + (1 if alone and s.steps[u] == 1 else 0)

        key = min(keys, key=cost)
        return key, because("ambush", d.rule, unit=key)

    def combat_ambush_target(self, look: Outlook, d: Decision) -> Answer:
        """Where chance and worth of the step are greatest."""
        values = dict(item.rsplit("/", 1) for item in d.values["morale"])

        def merit(key: str) -> float:
            return max(0, 7 - int(values[key])) / 6 * (0.3 + look.step_worth(look.s.board.unit[key]))

        key = max(d.keys, key=merit)
        chance = round(100 * min(1.0, max(0, 7 - int(values[key])) / 6))
        return key, because("ambush_target", d.rule, unit=key, chance=chance)

    def combat_bolshevik(self, look: Outlook, d: Decision) -> Answer:
        """For a hex that counts, if the DRM leaves room for it and the leader can spare the step."""
        s = look.s
        target = hex_of(s, d.values["hex"])
        prize = 0.0 if look.mine(target) else look.worth.get(target, 0.0)
        steps = sum(s.steps[u] for u in battle_units(s, target))
        if prize >= 4 and steps <= 6 and int(d.values["drm"]) <= 1:
            return "yes", because("spirit", d.rule, hex=d.values["hex"], vp=round(prize, 1), drm=d.values["drm"])
        return "no", because("no_spirit", d.rule, hex=d.values["hex"], vp=round(prize, 1), drm=d.values["drm"])
