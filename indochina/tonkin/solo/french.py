"""The French opponent: hold Hanoi and the VP-Hexes, keep supply, strike from the air and with what can be spared."""

from __future__ import annotations

from indochina.core.decision import Decision

from ..components.units import ARTILLERY, FEF, NAVY
from ..replacements.fef_reinforcements import vp_cost
from ..state import hex_of, on_map
from .opponent import Answer, because
from .outlook import Outlook
from .plans import Group
from .player import Player

ENOUGH_DUMPS = 4


class French(Player):
    side = FEF

    # --- 2.0

    def reinforcement_worth(self, look: Outlook, key: str) -> float:
        """What a unit brings in the turns that are left, less the VP it costs."""
        s = look.s
        unit = s.board.units[s.board.unit[key]]
        if unit.kind == NAVY:
            return -1.0
        full = unit.values[unit.steps]
        use: float = (full.combat + 1.5 * full.barrage + 0.3 * full.morale) * 0.06 * min(6, look.left + 1)
        return use * self.need(look) - vp_cost(unit)

    def need(self, look: Outlook) -> float:
        """How weak France is: more than 1 if VP-Hexes cannot be held with what there is."""
        weak = [1 - look.holds(h, look.defence(h)) for h, worth in look.worth.items() if look.mine(h) and worth >= 3]
        return 0.6 + sum(weak) / 4

    def reinforcements_unit(self, look: Outlook, d: Decision) -> Answer:
        keys = [key for key in d.keys if key != "done"]
        key = max(keys, key=lambda key: self.reinforcement_worth(look, key), default="done")
        if key == "done" or self.reinforcement_worth(look, key) <= 0:
            return "done", because("postpone", d.rule, level=look.s.vp)
        return key, because("bring_in", d.rule, unit=key, level=look.s.vp)

    def place_for(self, look: Outlook, d: Decision) -> Answer:
        """Where the new unit holds most."""
        s = look.s
        unit = s.board.unit[d.values["unit"]]

        def merit(key: str) -> float:
            h = hex_of(s, key)
            if h >= len(s.board.ids) or look.crowded(h, [unit]):
                return -1.0
            return Group(look, s.board.saigon, (unit,)).gains(h) + 0.02 * look.threat(h)

        key = max(d.keys, key=merit)
        return key, because("arrive", d.rule, hex=key)

    reinforcements_hex = place_for
    reinforcements_community = place_for

    def supplies_mix(self, look: Outlook, d: Decision) -> Answer:
        missing, points, dumps = self.missing(look), d.values["total"], d.values["dumps"]
        wish = "rp4_sd1"
        if dumps >= ENOUGH_DUMPS and missing > points + 3:
            wish = "rp6"
        elif dumps < 3 and missing <= points + 2:
            wish = "rp2_sd2"
        key = wish if wish in d.keys else d.keys[-1]
        return key, because("mix", d.rule, steps=missing, dumps=dumps)

    def replacements_air(self, look: Outlook, d: Decision) -> Answer:
        if look.s.air_left > d.values["need"]:
            return "fly", because("replace", d.rule, unit=d.values["unit"])
        return "stay", because("keep_air", d.rule)

    def withdrawal_unit(self, look: Outlook, d: Decision) -> Answer:
        """The unit that is missed least where it stands."""
        s, units = look.s, look.s.board.units

        def cost(key: str) -> float:
            u = s.board.unit[key]
            if units[u].kind == NAVY:
                return 0.0
            full = units[u].values[units[u].steps]
            return Group(look, s.place[u], (u,)).leaving + 0.3 * (full.combat + full.barrage) + 0.1 * full.morale

        key = min(d.keys, key=cost)
        return key, because("least_missed", d.rule, unit=key)

    # --- 6.0

    def barrage_road(self, look: Outlook, d: Decision) -> Answer:
        """Roads by which VM guns and trucks come."""
        s = look.s
        guns = [u.index for u in on_map(s, look.foe) if u.kind == ARTILLERY]

        def merit(key: str) -> int:
            return -min((s.board.distance(hex_of(s, key), s.place[u]) for u in guns), default=9)

        key = max(d.keys, key=merit)
        return key, because("roads", d.rule)

    def combat_retreat_before(self, look: Outlook, d: Decision) -> Answer:
        """GCMA slip away, unless they hold a hex that counts."""
        h = hex_of(look.s, d.values["hex"])
        if look.mine(h) and look.worth.get(h, 0.0) >= 2:
            return "stay", because("stand", d.rule, steps=1, vp=round(look.worth[h], 1))
        return d.keys[0], because("slip_away", d.rule)
