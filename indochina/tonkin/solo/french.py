"""What only France is asked: hold Hanoi and the VP-Hexes, and strike from the air."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import STOPS, Choice, Decision

from ..components.units import ARTILLERY, NAVY
from ..replacements.fef_reinforcements import vp_cost
from ..state import hex_of, on_map
from .opponent import Answers, because
from .outlook import Outlook
from .plans import Group
from .replacements import supplies_mix


def reinforcement_worth(look: Outlook, key: str) -> float:
    """What a unit brings in the turns that are left, less the VP it costs."""
    s = look.s
    unit = s.board.units[s.board.unit[key]]
    if unit.kind == NAVY:
        return -1.0
    full = unit.values[unit.steps]
    use: float = (full.combat + 1.5 * full.barrage + 0.3 * full.morale) * 0.06 * min(6, look.left + 1)
    return use * need(look) - vp_cost(unit)


def need(look: Outlook) -> float:
    """How weak France is: more than 1 if VP-Hexes cannot be held with what there is."""
    weak = [1 - look.holds(h, look.defence(h)) for h, worth in look.worth.items() if look.mine(h) and worth >= 3]
    return 0.6 + sum(weak) / 4


def reinforcements_unit(look: Outlook, d: Decision) -> Choice:
    keys = [key for key in d.keys if key not in STOPS]
    key = max(keys, key=lambda key: reinforcement_worth(look, key), default=d.stop)
    if key in STOPS or reinforcement_worth(look, key) <= 0:
        return Choice(d.stop, because("postpone", d.rule, level=look.s.vp))
    return Choice(key, because("bring_in", d.rule, unit=key, level=look.s.vp))


def place_for(look: Outlook, d: Decision) -> Choice:
    """Where the new unit holds most."""
    s = look.s
    unit = s.board.unit[d.values["unit"]]

    def merit(key: str) -> float:
        h = hex_of(s, key)
        if h >= len(s.board.ids) or look.crowded(h, [unit]):
            return -1.0
        return Group(look, s.board.saigon, (unit,)).gains(h) + 0.02 * look.threat(h)

    key = max(d.keys, key=merit)
    return Choice(key, because("arrive", d.rule, hex=key))


def replacements_air(look: Outlook, d: Decision) -> Choice:
    if look.s.air_left > d.values["need"]:
        return Choice("fly", because("replace", d.rule, unit=d.values["unit"]))
    return Choice("stay", because("keep_air", d.rule))


def withdrawal_unit(look: Outlook, d: Decision) -> Choice:
    """The unit that is missed least where it stands."""
    s, units = look.s, look.s.board.units

    def cost(key: str) -> float:
        u = s.board.unit[key]
        if units[u].kind == NAVY:
            return 0.0
        full = units[u].values[units[u].steps]
        return Group(look, s.place[u], (u,)).leaving + 0.3 * (full.combat + full.barrage) + 0.1 * full.morale

    key = min(d.keys, key=cost)
    return Choice(key, because("least_missed", d.rule, unit=key))


def barrage_road(look: Outlook, d: Decision) -> Choice:
    """Roads by which VM guns and trucks come."""
    s = look.s
    guns = [u.index for u in on_map(s, look.foe) if u.kind == ARTILLERY]

    def merit(key: str) -> int:
        return -min((s.board.distance(hex_of(s, key), s.place[u]) for u in guns), default=9)

    key = max(d.keys, key=merit)
    return Choice(key, because("roads", d.rule))


def combat_retreat_before(look: Outlook, d: Decision) -> Choice:
    """GCMA slip away, unless they hold a hex that counts."""
    h = hex_of(look.s, d.values["hex"])
    if look.mine(h) and look.worth.get(h, 0.0) >= 2:
        return Choice("stay", because("stand", d.rule, steps=1, vp=round(look.worth[h], 1)))
    return Choice(d.keys[0], because("slip_away", d.rule))


ANSWERS: Answers = {
    "reinforcements.unit": reinforcements_unit,
    "reinforcements.hex": place_for,
    "reinforcements.community": place_for,
    "supplies.mix": partial(supplies_mix, points_only="rp6", usual="rp4_sd1", dumps_first="rp2_sd2", spare=3),
    "replacements.air": replacements_air,
    "withdrawal.unit": withdrawal_unit,
    "barrage.road": barrage_road,
    "combat.retreat_before": combat_retreat_before,
}
