"""6.3 G An attack for an Operation Point: whom, and with which units."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, choose, why

from ...components.tracing import within_range
from ...components.units import VM
from ...movement.limits import may_attack
from ...state import State, battle_units, enemy, hex_key, hex_keys, hex_of, holder, index_of
from .battle import Battle
from .drm import SD_RANGE
from .leaders import fit
from .sequence import fight
from .strength import attack_value


def spending_range(s: State, side: str) -> set[int]:
    """6.3 Hexes within 3 hexes of the SD that is being spent; none if there is none."""
    sd = s.spending[index_of(side)]
    return within_range(s, [s.place[sd]], side, SD_RANGE) if sd >= 0 and s.place[sd] >= 0 else set()


def able_to_attack(s: State, side: str) -> dict[int, list[int]]:
    """6.3 G Enemy hexes next to units within 3 hexes of the spending SD, with the units that may attack them."""
    foe = enemy(side)
    found: dict[int, list[int]] = {}
    for h in sorted(spending_range(s, side)):
        if holder(s, h) != side:
            continue
        for n in s.board.adjacent[h]:
            if holder(s, n) == foe:
                able = [u for u in battle_units(s, h) if may_attack(s, u, h, n) is None]
                found.setdefault(n, []).extend(able)
    return {n: found[n] for n in sorted(found) if fit(s, found[n])}


def can_attack(s: State, side: str) -> bool:
    """Is there anything to attack by 6.3 G?"""
    return bool(able_to_attack(s, side))


def attack(s: State, side: str) -> Generator[Decision, str, None]:
    """6.3 G, 6.8 Attack one hex with units next to it that are within 3 hexes of the spending SD."""
    targets = able_to_attack(s, side)
    key = yield choose(side, "attack.target", "6.3", hex_keys(s, targets), lambda: not_attacked(s, side, targets))
    target = hex_of(s, key)
    attackers = yield from choose_attackers(s, side, target, targets[target])
    yield from fight(s, Battle(s, attackers, target))


def choose_attackers(s: State, side: str, target: int, able: list[int]) -> Generator[Decision, str, list[int]]:
    """The units that take part, one by one or all; what the VM choose is secret until they go."""
    units = s.board.units
    chosen: list[int] = []
    name = "attack.vm_units" if side == VM else "attack.units"
    while True:
        left = [u for u in able if u not in chosen]
        strong = [u for u in left if attack_value(s, u)]
        keys = [units[u].key for u in left]
        if len(strong) > 1:
            keys.append("all")
        if fit(s, chosen):
            keys.append("go")
        key = yield choose(
            side,
            name,
            "6.8",
            keys,
            lambda: not_attacking(s, side, target, able),
            ("all", "go") if side == VM else (),
            hex=hex_key(s, target),
            count=len(chosen),
            total=sum(attack_value(s, u) for u in chosen),
            rest="or_attack" if fit(s, chosen) else "",
        )
        if key == "go":
            return sorted(chosen)
        chosen += strong if key == "all" else [s.board.unit[key]]
        if key == "all" and fit(s, chosen):
            return sorted(chosen)


def not_attacked(s: State, side: str, targets: dict[int, list[int]]) -> Blocked:
    """Why enemy hexes cannot be attacked."""
    reach, blocked = spending_range(s, side), {}
    for h in sorted(s.stacks):
        if h >= len(s.board.ids) or holder(s, h) != enemy(side) or h in targets:
            continue
        near = [n for n in s.board.adjacent[h] if holder(s, n) == side and battle_units(s, n)]
        inside = [n for n in near if n in reach]
        reasons = [may_attack(s, u, n, h) for n in inside for u in battle_units(s, n)]
        if not near:
            blocked[hex_key(s, h)] = why("why.not_adjacent", "6.8")
        elif not inside:
            blocked[hex_key(s, h)] = why("why.beyond_sd", "6.3")
        elif all(reasons):
            blocked[hex_key(s, h)] = reasons[0] or why("why.too_weak", "6.10")
        else:
            blocked[hex_key(s, h)] = why("why.too_weak", "6.10")
    return blocked


def not_attacking(s: State, side: str, target: int, able: list[int]) -> Blocked:
    """Why units next to the target cannot take part."""
    reach, blocked = spending_range(s, side), {}
    for n in s.board.adjacent[target]:
        for u in battle_units(s, n) if holder(s, n) == side else ():
            if u not in able:
                reason = may_attack(s, u, n, target) if n in reach else None
                blocked[s.board.units[u].key] = reason or why("why.beyond_sd", "6.3")
    return blocked
