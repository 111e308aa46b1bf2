"""What a fight is worth: steps lost on both sides, the hex, what lies in it."""

from __future__ import annotations

from typing import NamedTuple

from indochina.core.decision import Why, why

from ..components.units import FEF, HQ, SD, VM
from ..foresight.combat_preview import barrage_preview, combat_preview
from ..operations.barrage import able_to_fire
from ..operations.combat.attack import able_to_attack
from ..operations.combat.combat_results import HITS
from ..operations.combat.strength import attack_value
from ..state import battle_units, hex_key, units_in
from .outlook import DECISIVE, Outlook

RETREATS = 0.3
"""How often a defender goes rather than lose steps where he could stay."""
CAUTION = {VM: 1.0, FEF: 1.5}
"""Odds below which a fight must promise more: France has fewer men to lose."""
AMBUSHED = 0.4
"""Steps an ambush costs on average."""
STRANDED = 0.4
"""6.4 What is lost of paras that were dropped on a hex and must retreat from it."""


class Fight(NamedTuple):
    """A fight that could be fought: its worth in VP, the odds, and how likely the hex is taken."""

    worth: float
    target: int
    attackers: tuple[int, ...]
    odds: str
    drm: int
    taken: float
    start: int = -1
    cost: int = 0


def fight_reason(look: Outlook, f: Fight, worth: float, key: str, rule: str) -> Why:
    """Why a fight is fought: `reason.attack` or `reason.overrun`, or a shorter word where nothing can fight back."""
    hex, vp = hex_key(look.s, f.target), round(worth, 1)
    if not f.odds:
        return why(f"{key}_bare", rule, hex=hex, vp=vp)
    return why(key, rule, hex=hex, odds=f.odds, drm=f"{f.drm:+}", chance=round(100 * f.taken), vp=vp)


def fight(
    look: Outlook, attackers: list[int], target: int, overrun: bool = False, start: int = -1, airdrop: bool = False
) -> Fight | None:
    """What to expect of an attack or overrun; None if it is not possible."""
    s = look.s
    units = s.board.units
    preview = combat_preview(s, attackers, target, overrun, start, airdrop)
    if not preview["possible"]:
        return None
    prize = 0.0 if look.mine(target) else look.worth.get(target, 0.0)
    defenders = battle_units(s, target)
    dg = any(s.dg[u] for u in units_in(s, target))
    loot = sum(
        look.step_worth(u)
        for u in units_in(s, target)
        if not units[u].battle and (dg or not defenders or units[u].kind == SD)  # 6.5 an HQ is gone before the fight
    )
    if not defenders:
        hq = any(units[u].kind == HQ and units[u].side == VM for u in units_in(s, target))
        runs = hq and not dg
        return Fight((0.4 if runs else 1) * loot + prize, target, tuple(attackers), "", 0, 1.0, start)
    steps = sum(s.steps[u] for u in defenders)
    flee = all(units[u].retreats_before and not s.dg[u] for u in defenders)
    outcomes: dict[str, float] = preview["outcomes"]
    gone = sum(p for result, p in outcomes.items() if HITS[result][1] >= steps)
    shaken = sum(p for result, p in outcomes.items() if 0 < HITS[result][1] < steps)
    ratio = preview["attack"] / max(1, preview["defence"])
    press = max(0.0, min(1.0, (ratio - 1) / 2))
    taken = 0.85 if flee and ratio >= 2 else gone + (0 if target == s.board.hanoi else RETREATS * shaken * press)
    lost, hit = preview["losses"]
    hit = min(hit + 0.3 * preview["dg"][1], steps)
    own = [look.step_worth(u) for u in attackers if attack_value(s, u)]
    theirs = [look.step_worth(u) for u in defenders]
    gain = (0.4 if flee else 1) * hit * sum(theirs) / len(theirs)
    pain = lost * sum(own) / len(own) + 0.25 * preview["dg"][0]
    if look.side == FEF and not airdrop and any(not s.dg[u] for u in defenders):
        pain += AMBUSHED * max(own)  # 6.11 nobody ambushes who comes from the air
    if airdrop:
        pain += (1 - taken) * STRANDED * sum(own) * max(s.steps[u] for u in attackers)
    progress = 0.4 * press * min(1.0, hit / steps) * (1 - taken)
    if target == s.board.hanoi:
        prize = DECISIVE
    keep = look.holds(target, sum(attack_value(s, u) for u in attackers) * look.cover(target))
    if look.last:
        keep, progress = 1.0, 0.0
    worth = gain - pain + (taken + progress) * prize * (0.4 + 0.6 * keep) + taken * loot
    if look.side == VM:
        worth += 0.5 * taken  # 2.2 A the Replacement Point of an advance
    if ratio < CAUTION[look.side] and not look.last:
        worth -= 1.0
    return Fight(worth, target, tuple(attackers), preview["odds"], preview["drm"], taken, start)


def attacks(look: Outlook) -> list[Fight]:
    """6.3 G All attacks the spending SD allows, each by all who can: with and without those that are DG; best first."""
    s = look.s
    if look.attacks is not None:
        return look.attacks
    found: list[Fight] = []
    for target, able in able_to_attack(s, look.side).items():
        strong = [u for u in able if attack_value(s, u)]
        fresh = [u for u in strong if not s.dg[u]]
        for group in [strong] if len(fresh) in (0, len(strong)) else [strong, fresh]:
            if option := fight(look, group, target):
                found.append(option)
    look.attacks = sorted(found, key=lambda f: (-f.worth, f.target))
    return look.attacks


class Shelling(NamedTuple):
    worth: float
    target: int
    guns: tuple[str, ...]
    points: int
    hit: float


def shellings(look: Outlook, artillery: bool) -> list[Shelling]:
    """6.6 All barrages with all that can fire: DG counts where an attack may follow, best first."""
    s = look.s
    units = s.board.units
    attacked = {f.target: f.worth for f in attacks(look)} if s.spending[0 if look.side == VM else 1] >= 0 else {}
    found: list[Shelling] = []
    for target, guns in able_to_fire(s, look.side, artillery).items():
        preview = barrage_preview(s, guns, target)
        dg, loss = preview["outcomes"]["DG"], preview["outcomes"]["DG&DL"]
        stack = units_in(s, target)
        battle = battle_units(s, target)
        if not battle:
            worth = loss * sum(look.step_worth(u) for u in stack)
            if any(units[u].kind == HQ for u in stack):
                worth += dg
        else:
            worth = loss * min(look.step_worth(u) for u in battle)
            if not all(s.dg[u] for u in battle):
                worth += (dg + loss) * (0.15 + 0.06 * sum(look.step_worth(u) for u in battle))
                if attacked.get(target, -9) > -1:
                    worth += (dg + loss) * 0.8
                if all(look.s.board.units[u].kind != SD for u in stack) and look.worth.get(target, 0) >= 5:
                    worth += 0.1
        found.append(Shelling(worth, target, tuple(guns), preview["points"], dg + loss))
    return sorted(found, key=lambda f: (-f.worth, f.target))
