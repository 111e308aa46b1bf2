"""6.6, 6.8 Whom to shell and whom to attack, and with which units."""

from __future__ import annotations

from indochina.core.decision import Choice, Decision

from ..operations.combat.attack import able_to_attack
from ..operations.combat.strength import attack_value
from ..state import hex_key, hex_of
from .fights import attacks, fight_reason, shellings
from .opponent import Answers, because
from .outlook import Outlook


def barrage_target(look: Outlook, d: Decision) -> Choice:
    s = look.s
    for artillery in (False, True):
        for shot in shellings(look, artillery):
            if hex_key(s, shot.target) in d.keys:
                reason = because(
                    "shell", "6.6", hex=hex_key(s, shot.target), points=shot.points, chance=round(100 * shot.hit)
                )
                return Choice(hex_key(s, shot.target), reason)
    return Choice(d.keys[0], because("nothing_better", d.rule))


def barrage_units(look: Outlook, d: Decision) -> Choice:
    return Choice("all" if "all" in d.keys else d.keys[0], because("all_in", d.rule))


def attack_target(look: Outlook, d: Decision) -> Choice:
    for f in attacks(look):
        if hex_key(look.s, f.target) in d.keys:
            return Choice(hex_key(look.s, f.target), fight_reason(look, f, f.worth, "reason.attack", "6.8"))
    return Choice(d.keys[0], because("nothing_better", d.rule))


def attack_units(look: Outlook, d: Decision) -> Choice:
    """All of the best attack on the hex: those who are DG stay out where their strength is not needed."""
    s = look.s
    target = hex_of(s, d.values["hex"])
    best = next((f for f in attacks(look) if f.target == target), None)
    if best is None:
        return Choice("all" if "all" in d.keys else d.keys[0], because("all_in", d.rule))
    reason = fight_reason(look, best, best.worth, "reason.attack", "6.8")
    able = [u for u in able_to_attack(s, look.side)[target] if attack_value(s, u)]
    if "all" in d.keys and len(able) == len(best.attackers) and not d.values["count"]:
        return Choice("all", reason)
    for u in best.attackers:
        if s.board.units[u].key in d.keys:
            return Choice(s.board.units[u].key, reason)
    return Choice("go" if "go" in d.keys else d.keys[0], reason)


ANSWERS: Answers = {
    "barrage.target": barrage_target,
    "barrage.units": barrage_units,
    "barrage.vm_units": barrage_units,
    "attack.target": attack_target,
    "attack.units": attack_units,
    "attack.vm_units": attack_units,
}
