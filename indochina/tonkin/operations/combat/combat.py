"""6.8 Combat."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, chance, choose, shown, why
from indochina.core.dice import D6, DICE

from ...board import TERRAIN
from ...components.tracing import within_range
from ...components.units import FEF, VM
from ...movement.where import may_attack
from ...state import State, enemy, index_of
from ...view import visible
from ..heroes import FRONT_DRM, after_combat, lead_from_the_front
from .ambush import ambush, no_second_ambush
from .battle import Battle, attack_value, defence_value, drm_table, morale, terrain_drm
from .bolshevik_spirit import bolshevik_spirit
from .combat_results import HITS, apply_losses, odds_of, result_of
from .disorganized import check_dg
from .leaders import attack_leaders, choose_leaders
from .retreat import advance, retreat_or_stand
from .retreat_before_combat import retreat_before_combat
from .rivers_in_combat import RIVER, river_of

SD_RANGE = 3
EARLY_YEARS = 20
"""6.10 Until May 1952 the FEF are badly equipped: the turns from October 1950."""
RAIN = "rain season, attacker"
EARLY_ATTACK, EARLY_DEFENCE = "FEF attacks, Oct-50 to May-52", "FEF defends, Oct-50 to May-52"
NO_SD = "overrun without friendly SD within 3 hexes, or airdrop on VM"


# --- odds and DRM ----------------------------------------------------------------------------------------------


def near_sd(s: State, h: int, side: str) -> bool:
    """6.4 Is the hex within 3 hexes of any SD of this side?"""
    return h in within_range(s, [s.place[u] for u in s.dumps(side)], side, SD_RANGE)


def drms(s: State, b: Battle) -> list[tuple[str, int]]:
    """6.8 All that modifies the combat roll, item by item, before the total is held within its limits."""
    board = s.board
    table = drm_table(board, "combat_drm")
    terrain = TERRAIN[board.terrain[b.target]]
    odds = odds_of(s, *strengths(s, b))
    items = [
        ("morale", morale(s, b.leader, b.stack(s, b.leader)) - morale(s, b.defence_leader, b.defenders)),
        ("bolshevik", b.bolshevik),
        (terrain, terrain_drm(board, terrain, "combat_drm") if terrain != "sea" else 0),
    ]
    if river := river_of(s, b):
        items.append((RIVER[river], terrain_drm(board, RIVER[river], "combat_drm")))
    if b.target in s.trenches:
        items.append(("trench", terrain_drm(board, "trench", "combat_drm")))
    if s.rain:
        items.append(("rain", table[RAIN]))
    if s.turn <= EARLY_YEARS:
        items.append(("early_years", table[EARLY_ATTACK if b.side == FEF else EARLY_DEFENCE]))
    if b.airdrop:
        items.append(("airdrop", table[NO_SD]))
    elif b.overrun and not near_sd(s, b.start, b.side):
        items.append(("no_sd", table[NO_SD]))
    items.append((odds.item, odds.drm))
    items += [("hero", FRONT_DRM if side == b.side else -FRONT_DRM) for side in b.fronts]
    return [(key, value) for key, value in items if value]


def capped(s: State, items: list[tuple[str, int]]) -> int:
    """6.8 DRM add up, but to no more than +3 and no less than -3."""
    cap = s.board.tables["combat_results"]["drm_cap"]
    return int(max(-cap, min(cap, sum(value for _, value in items))))


def strengths(s: State, b: Battle) -> tuple[int, int]:
    """6.8 The attackers' total and the defenders'."""
    return sum(attack_value(s, u) for u in b.attackers), sum(defence_value(s, u) for u in b.defenders)


def fit(s: State, attackers: list[int]) -> bool:
    """Can these attack at all: one of them must be able to lead [6.10], and their total must not be 0 [7.5]."""
    return bool(attack_leaders(s, attackers)) and any(attack_value(s, u) for u in attackers)


# --- the fight -------------------------------------------------------------------------------------------------


def fight(s: State, b: Battle) -> Generator[Decision, str, bool]:
    """6.8 The steps of a combat or overrun, in their order. Returns whether attackers stand in the hex at the end."""
    if show(s, b):  # 1
        yield shown("combat.shown", "6.8")
    ran = yield from retreat_before_combat(s, b)  # 2
    if s.over:  # 1.9 a retreat into Hanoi
        return False
    if b.defenders and not ran:
        yield from ambush(s, b)  # 3
    if b.overrun:
        no_second_ambush(s, b)
    if b.defenders and fit(s, b.attackers):
        yield from choose_leaders(s, b)  # 4
        yield from bolshevik_spirit(s, b, capped(s, drms(s, b)))  # 5
        yield from lead_from_the_front(s, b)
        before = bytes(s.steps)
        yield from roll(s, b)  # 6
        yield from check_dg(s, b)  # 7
        hits = HITS[b.result][1]
        yield from retreat_or_stand(s, b, hits)  # 8
        if s.over:
            return False
        yield from apply_losses(s, b, hits)  # 9
        advanced = yield from advance(s, b)
        if not s.over:
            yield from after_combat(s, b, before)
        return advanced
    return (yield from advance(s, b))


def show(s: State, b: Battle) -> bool:
    """6.8 Both show the stacks that take part: of the VM all is seen now that was hidden below the top unit.

    Returns whether the attacker has seen something: then the attack cannot be taken back.
    """
    units = s.board.units
    s.note(
        "log.overrun" if b.overrun else "log.attack", "6.4" if b.overrun else "6.8", side=b.side, hex=s.key(b.target),
        units=[units[u].key for u in b.attackers + b.company],
    )  # fmt: skip
    hidden = [b.target] if b.side == FEF else [] if b.overrun else b.origins(s)
    for h in hidden:
        s.note("log.shown", "6.8", hex=s.key(h), units=[units[u].key for u in s.units_in(h)])
    return b.side == FEF and len(visible(s, b.target, FEF)) < len(s.units_in(b.target))


def roll(s: State, b: Battle) -> Generator[Decision, str, None]:
    """6.8 Two dice with the DRM, on the row of the odds. Less than 0 counts as 0."""
    attack, defence = strengths(s, b)
    odds = odds_of(s, attack, defence)
    items = drms(s, b)
    drm = capped(s, items)
    b.took_part = (*b.attackers, *b.defenders)
    first = yield chance(DICE, "dice.combat", "6.8", D6)
    second = yield chance(DICE, "dice.combat", "6.8", D6)
    b.modified = max(0, int(first) + int(second) + drm)
    b.result = result_of(s, odds.row, b.modified)
    s.note(
        "log.combat", "6.8", hex=s.key(b.target), attack=attack, defence=defence, odds=odds.row, first=first,
        second=second, drm=f"{drm:+}", items=[f"drm.{key}/{value:+}" for key, value in items] or ["drm.none"],
        modified=b.modified, result=b.result,
    )  # fmt: skip


# --- 6.3 G ---------------------------------------------------------------------------------------------------


def spending_range(s: State, side: str) -> set[int]:
    """6.3 Hexes within 3 hexes of the SD that is being spent; none if there is none."""
    sd = s.spending[index_of(side)]
    return within_range(s, [s.place[sd]], side, SD_RANGE) if sd >= 0 and s.place[sd] >= 0 else set()


def able_to_attack(s: State, side: str) -> dict[int, list[int]]:
    """6.3 G Enemy hexes next to units within 3 hexes of the spending SD, with the units that may attack them."""
    foe = enemy(side)
    found: dict[int, list[int]] = {}
    for h in sorted(spending_range(s, side)):
        if s.holder(h) != side:
            continue
        for n in s.board.adjacent[h]:
            if s.holder(n) == foe:
                able = [u for u in s.battle_units(h) if may_attack(s, u, h, n) is None]
                found.setdefault(n, []).extend(able)
    return {n: found[n] for n in sorted(found) if fit(s, found[n])}


def can_attack(s: State, side: str) -> bool:
    """Is there anything to attack by 6.3 G?"""
    return bool(able_to_attack(s, side))


def attack(s: State, side: str) -> Generator[Decision, str, None]:
    """6.3 G, 6.8 Attack one hex with units next to it that are within 3 hexes of the spending SD."""
    targets = able_to_attack(s, side)
    key = yield choose(side, "attack.target", "6.3", s.hex_keys(targets), lambda: not_attacked(s, side, targets))
    target = s.hex(key)
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
            side, name, "6.8", keys, lambda: not_attacking(s, side, target, able), ("all", "go"), hex=s.key(target),
            count=len(chosen), total=sum(attack_value(s, u) for u in chosen),
        )  # fmt: skip
        if key == "go":
            return sorted(chosen)
        chosen += strong if key == "all" else [s.board.unit[key]]
        if key == "all" and fit(s, chosen):
            return sorted(chosen)


def not_attacked(s: State, side: str, targets: dict[int, list[int]]) -> Blocked:
    """Why enemy hexes next to own units cannot be attacked."""
    reach, blocked = spending_range(s, side), {}
    for h in sorted(s.stacks):
        if h >= len(s.board.ids) or s.holder(h) != enemy(side) or h in targets:
            continue
        near = [n for n in s.board.adjacent[h] if s.holder(n) == side and s.battle_units(n)]
        if not near:
            continue
        inside = [n for n in near if n in reach]
        reasons = [may_attack(s, u, n, h) for n in inside for u in s.battle_units(n)]
        if not inside:
            blocked[s.key(h)] = why("why.beyond_sd", "6.3")
        elif all(reasons):
            blocked[s.key(h)] = reasons[0] or why("why.too_weak", "6.10")
        else:
            blocked[s.key(h)] = why("why.too_weak", "6.10")
    return blocked


def not_attacking(s: State, side: str, target: int, able: list[int]) -> Blocked:
    """Why units next to the target cannot take part."""
    reach, blocked = spending_range(s, side), {}
    for n in s.board.adjacent[target]:
        for u in s.battle_units(n) if s.holder(n) == side else ():
            if u not in able:
                reason = may_attack(s, u, n, target) if n in reach else None
                blocked[s.board.units[u].key] = reason or why("why.beyond_sd", "6.3")
    return blocked
