"""What only VM is asked: mass on weak posts, take what lies open, guard the HQ, ambush."""

from __future__ import annotations

from functools import partial

from indochina.core.decision import STOPS, Choice, Decision

from ..components.units import PATHET_LAO, TIEU_DOAN
from ..replacements.absorption import absorbable
from ..replacements.mobilization import around
from ..state import battle_units, hex_of, holder
from .combat import combat_loss
from .opponent import Answers, because
from .outlook import Outlook
from .replacements import supplies_mix


def reinforcements_vm_hex(look: Outlook, d: Decision) -> Choice:
    """Nearest to the goals."""
    s = look.s
    near = {
        key: sum(min(prize, 15) / (2 + s.board.distance(hex_of(s, key), t)) for t, prize in look.goals.items())
        for key in d.keys
    }
    key = max(d.keys, key=lambda key: near[key])
    return Choice(key, because("arrive", d.rule, hex=key))


def thai_binh_vm_loss(look: Outlook, d: Decision) -> Choice:
    if "point" in d.keys:
        return Choice("point", because("only", d.rule))
    return combat_loss(look, d)


def absorption_vm_regiment(look: Outlook, d: Decision) -> Choice:
    """A regiment takes in a Tieu Doan that holds nothing."""
    for key in d.keys:
        if key not in STOPS and spare(look, absorbable(look.s, look.s.board.unit[key])):
            return Choice(key, because("absorb", d.rule, unit=key))
    return Choice(d.stop, because("tieu_doan_needed", d.rule))


def spare(look: Outlook, keys: list[str]) -> list[str]:
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


def absorption_vm_tieu_doan(look: Outlook, d: Decision) -> Choice:
    key = (spare(look, d.keys) or d.keys)[0]
    return Choice(key, because("absorb", d.rule, unit=d.values["unit"]))


def rising(look: Outlook, h: int) -> float:
    """What a Tieu Doan gains in a hex."""
    s = look.s
    gained = sum(look.worth[c] for c in s.board.near_communities[h] if holder(s, c) != look.foe and not look.mine(c))
    near = s.board.distance(h, s.board.thai_binh) <= 3 and not s.stacks.get(h)
    return gained + 0.3 * near + 0.01 * s.board.terrain[h] - 0.02 * look.threat(h)


def mobilization_center(look: Outlook, d: Decision) -> Choice:
    s = look.s
    keys = [key for key in d.keys if key not in STOPS]
    key = max(keys, key=lambda key: max(rising(look, h) for h in around(s, hex_of(s, key))))
    return Choice(key, because("rise", d.rule, hex=key))


def mobilization_hex(look: Outlook, d: Decision) -> Choice:
    key = max(d.keys, key=lambda key: rising(look, hex_of(look.s, key)))
    return Choice(key, because("rise", d.rule, hex=key))


def mobilization_pathet_lao(look: Outlook, d: Decision) -> Choice:
    key = next((key for key in d.keys if key != "done"), "done")
    return Choice(key, because("rise", d.rule, hex=key))


def setup_vm_step(look: Outlook, d: Decision) -> Choice:
    key = max(d.keys, key=lambda key: look.s.steps[look.s.board.unit[key]])
    return Choice(key, because("cheapest", d.rule, unit=key))


def ease(look: Outlook, key: str) -> float:
    """How easily VM could have a hex."""
    h = hex_of(look.s, key)
    return (
        look.power_near(h) * 0.3
        - look.resistance.get(h, 0.0)
        - 0.5 * min((look.s.board.distance(h, x) for x in look.power), default=9)
    )


def objective_hex(look: Outlook, d: Decision) -> Choice:
    key = max(d.keys, key=lambda key: ease(look, key))
    return Choice(key, because("objective_open", d.rule, hex=key))


def objective_vm_real(look: Outlook, d: Decision) -> Choice:
    key = max(d.keys, key=lambda key: ease(look, key))
    return Choice(key, because("objective", d.rule, hex=key))


def objective_move(look: Outlook, d: Decision) -> Choice:
    """Never: 5 VP for a swing of 10, and new places are far from the regiments or well guarded."""
    return Choice("keep", because("objective_keep", d.rule))


def air_vm_declare(look: Outlook, d: Decision) -> Choice:
    """A gun is declared: to stop a flight is worth more than the secret."""
    key = next((key for key in d.keys if key != "no"), "no")
    if key == "none":
        return Choice(key, because("nothing_to_declare", d.rule))
    return Choice(key, because("declare", d.rule, hex=d.values["hex"]))


def operation_bring(look: Outlook, d: Decision) -> Choice:
    return Choice("none", because("sd_stays", d.rule))


def combat_retreat_before(look: Outlook, d: Decision) -> Choice:
    """The HQ goes. Light troops go, unless they hold a hex that counts or ambush beside others."""
    s = look.s
    h = hex_of(s, d.values["hex"])
    if "vm-hq" in d.keys:
        return Choice("vm-hq", because("hq_safe", "1.9", hex=d.values["hex"]))
    others = [u for u in battle_units(s, h) if s.board.units[u].kind not in (TIEU_DOAN, PATHET_LAO)]
    worth = look.worth.get(h, 0.0) if look.mine(h) else 0.0
    if others or worth >= 2:
        return Choice("stay", because("ambush_here", d.rule))
    return Choice(d.keys[0], because("slip_away", d.rule))


def combat_ambush(look: Outlook, d: Decision) -> Choice:
    """Always: by a unit whose loss costs least and does not empty the hex."""
    s = look.s
    keys = [key for key in d.keys if key != "no"]
    alone = len(battle_units(s, hex_of(s, d.values["hex"]))) == 1

    def cost(key: str) -> float:
        u = s.board.unit[key]
        return look.step_worth(u) + (1 if alone and s.steps[u] == 1 else 0)

    key = min(keys, key=cost)
    return Choice(key, because("ambush", d.rule, unit=key))


def combat_ambush_target(look: Outlook, d: Decision) -> Choice:
    """Where chance and worth of the step are greatest."""
    values = dict(item.rsplit("/", 1) for item in d.values["morale"])

    def merit(key: str) -> float:
        return max(0, 7 - int(values[key])) / 6 * (0.3 + look.step_worth(look.s.board.unit[key]))

    key = max(d.keys, key=merit)
    chance = round(100 * min(1.0, max(0, 7 - int(values[key])) / 6))
    return Choice(key, because("ambush_target", d.rule, unit=key, chance=chance))


def combat_bolshevik(look: Outlook, d: Decision) -> Choice:
    """For a hex that counts, if the DRM leaves room for it and the leader can spare the step."""
    s = look.s
    target = hex_of(s, d.values["hex"])
    prize = 0.0 if look.mine(target) else look.worth.get(target, 0.0)
    steps = sum(s.steps[u] for u in battle_units(s, target))
    if prize >= 4 and steps <= 6 and int(d.values["drm"]) <= 1:
        return Choice("yes", because("spirit", d.rule, hex=d.values["hex"], vp=round(prize, 1), drm=d.values["drm"]))
    return Choice("no", because("no_spirit", d.rule, hex=d.values["hex"], vp=round(prize, 1), drm=d.values["drm"]))


ANSWERS: Answers = {
    "reinforcements.vm_hex": reinforcements_vm_hex,
    "supplies.mix": partial(supplies_mix, points_only="rp4", usual="rp2_sd1", dumps_first="sd2", spare=2),
    "thai_binh.vm_loss": thai_binh_vm_loss,
    "absorption.vm_regiment": absorption_vm_regiment,
    "absorption.vm_tieu_doan": absorption_vm_tieu_doan,
    "mobilization.center": mobilization_center,
    "mobilization.hex": mobilization_hex,
    "mobilization.pathet_lao": mobilization_pathet_lao,
    "setup.vm_step": setup_vm_step,
    "objective.hex": objective_hex,
    "objective.vm_real": objective_vm_real,
    "objective.move": objective_move,
    "air.vm_declare": air_vm_declare,
    "operation.bring": operation_bring,
    "combat.retreat_before": combat_retreat_before,
    "combat.ambush": combat_ambush,
    "combat.ambush_target": combat_ambush_target,
    "combat.bolshevik": combat_bolshevik,
}
