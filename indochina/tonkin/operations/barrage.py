"""6.6 Barrage, and 6.7 the French airstrike on a road."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, chance, choose, why
from indochina.core.dice import D6, DICE

from ..board import CHINA, TERRAIN
from ..components.communities import settle
from ..components.units import ANTI_AIRCRAFT, ARTILLERY, FEF, VM
from ..components.zoc import guns_on
from ..state import (
    AT_SEA,
    State,
    battle_units,
    enemy,
    hex_key,
    hex_keys,
    hex_of,
    holder,
    rain_season,
    stacking_points,
    units_in,
)
from .combat.attack import spending_range
from .combat.drm import drm_table, terrain_drm
from .combat.losses import eliminate, lose_step
from .combat.strength import barrage_value, morale
from .roads import has_road

AIRSTRIKE, NAVY = "airstrike", "navy"
MISS, DG, DG_DL = "miss", "DG", "DG&DL"
ALWAYS_MISS, ALWAYS_HIT = 2, 12
"""6.6 Unmodified rolls that count whatever the table says."""
BEST_MORALE, CROWD = 5, 6
MORALE, CROWDED, TARGET_DG, FLAK = (
    "a defender has morale 5", "6 or more stacking points in target hex", "target DG",
    "airstrike used on or in ZoC of non-DG VM anti-aircraft",
)  # fmt: skip


# --- who can fire at what --------------------------------------------------------------------------------------


def navy_of(s: State) -> int:
    return s.board.of_type["Navy"][0]


def support(s: State, h: int) -> list[str]:
    """6.6 Which of Airstrike (not in the rain, 1.7) and Navy (on or next to the coast) can fire at a VM hex."""
    board = s.board
    if board.country[h] == CHINA or not any(holder(s, n) == FEF for n in board.adjacent[h]):
        return []
    found = [AIRSTRIKE] if s.airstrike and not rain_season(s) else []
    if s.place[navy_of(s)] == AT_SEA and any(board.coastal[n] for n in (h, *board.adjacent[h])):
        found.append(NAVY)
    return found


def points_of(s: State, key: str) -> int:
    """The Barrage Value of one that fires. 7.5 Half if OoS; 6.14 less one before that if DG."""
    if key == AIRSTRIKE:
        return s.airstrike
    u = s.board.unit[key]
    value = barrage_value(s, u)
    return value // 2 if s.oos[u] else value


def able_to_fire(s: State, side: str, artillery: bool) -> dict[int, list[str]]:
    """Enemy hexes that can be barraged, each with what can fire at it.

    6.3 d Airstrike and Navy; 6.3 F artillery next to the hex and within 3 hexes of the spending SD, with or without
    them. 3.8 Nothing is fired across the Chinese border.
    """
    board, foe = s.board, enemy(side)
    found: dict[int, list[str]] = {}
    if artillery:
        for h in sorted(spending_range(s, side)):
            guns = [board.units[u].key for u in battle_units(s, h) if board.units[u].kind == ARTILLERY]
            if not guns or holder(s, h) != side or board.country[h] == CHINA:
                continue
            for n in board.adjacent[h]:
                if holder(s, n) == foe and board.country[n] != CHINA:
                    found.setdefault(n, []).extend(guns)
    elif side == FEF:
        found = {h: [] for h in s.stacks if h < len(board.ids) and holder(s, h) == VM}
    if side == FEF:
        for h, guns in found.items():
            guns += support(s, h)
    return {h: found[h] for h in sorted(found) if fires(s, found[h], artillery)}


def fires(s: State, keys: list[str], artillery: bool) -> bool:
    """Can these fire: with a total of more than 0, and with a gun among them if it is an artillery barrage?"""
    return any(points_of(s, key) for key in keys) and (
        not artillery or any(key not in (AIRSTRIKE, NAVY) for key in keys)
    )


def can_barrage(s: State, side: str, artillery: bool) -> bool:
    """Is there anything to barrage by 6.3 d (False) or F (True)?"""
    return bool(able_to_fire(s, side, artillery))


# --- the roll --------------------------------------------------------------------------------------------------


def flak(s: State, h: int) -> bool:
    """4.0 Is the VM Anti-Aircraft unit, not DG, in the hex or is the hex in its ZoC?"""
    return bool(guns_on(s, h, (ANTI_AIRCRAFT,)))


def terrain_item(s: State, h: int) -> list[tuple[str, int]]:
    terrain = TERRAIN[s.board.terrain[h]]
    drm = terrain_drm(s.board, terrain, "barrage_drm") if terrain != "sea" else 0
    return [(terrain, drm)] if drm else []


def barrage_drms(s: State, h: int, airstrike: bool) -> list[tuple[str, int]]:
    """6.6 All that modifies a barrage of a hex, item by item; they add up without a limit."""
    table = drm_table(s.board, "barrage_drm")
    stack = battle_units(s, h)
    items = terrain_item(s, h)
    if any(morale(s, u, stack) >= BEST_MORALE for u in stack):
        items.append(("best_morale", table[MORALE]))
    if h in s.trenches:
        items.append(("trench", terrain_drm(s.board, "trench", "barrage_drm")))
    if stacking_points(s, h) >= CROWD:
        items.append(("crowded", table[CROWDED]))
    if any(s.dg[u] for u in units_in(s, h)):
        items.append(("target_dg", table[TARGET_DG]))
    if airstrike and flak(s, h):
        items.append(("flak", table[FLAK]))
    return items


def barrage_result(s: State, points: int, rolled: int, drm: int) -> str:
    """6.6 The Barrage Attack Table; an unmodified 2 always misses, a 12 always hits."""
    if rolled in (ALWAYS_MISS, ALWAYS_HIT):
        return MISS if rolled == ALWAYS_MISS else DG_DL
    row = next(row for row in s.board.tables["barrage_table"]["rows"] if points <= row["max"])
    return next(result for result in (MISS, DG, DG_DL) if rolled + drm <= row[result][1])


def roll(s: State, h: int, points: int, items: list[tuple[str, int]], key: str) -> Generator[Decision, str, str]:
    """Two dice on the Barrage Attack Table."""
    rule = "6.7" if key == "log.road_strike" else "6.6"
    first = yield chance(DICE, "dice.barrage", rule, D6)
    second = yield chance(DICE, "dice.barrage", rule, D6)
    drm = sum(value for _, value in items)
    result = barrage_result(s, points, int(first) + int(second), drm)
    s.note(
        key,
        rule,
        hex=hex_key(s, h),
        points=points,
        first=first,
        second=second,
        drm=f"{drm:+}",
        items=[f"drm.{item}/{value:+}" for item, value in items] or ["drm.none"],
        result=result,
    )
    return result


# --- 6.3 d, F ------------------------------------------------------------------------------------------------


def barrage(s: State, side: str, artillery: bool) -> Generator[Decision, str, None]:
    """6.6 Barrage one enemy hex: DG for all in it, SD and HQ too, and with DG&DL a step lost by the owner's choice.

    Where only SD and HQ are, DG&DL removes them all.
    """
    targets = able_to_fire(s, side, artillery)
    key = yield choose(
        side, "barrage.target", "6.6", hex_keys(s, targets), lambda: not_barraged(s, side, artillery, targets)
    )
    target = hex_of(s, key)
    firing = yield from choose_guns(s, side, target, targets[target], artillery)
    points = sum(points_of(s, gun) for gun in firing)
    s.note("log.fires", "6.6", side=side, hex=key, units=firing)
    result = yield from roll(s, target, points, barrage_drms(s, target, AIRSTRIKE in firing), "log.barrage")
    if result == MISS:
        return
    for u in units_in(s, target):
        s.dg[u] = 1
    s.note("log.hex_dg", "6.6", side=enemy(side), hex=key)
    settle(s, [target])
    if result == DG_DL:
        yield from barrage_loss(s, enemy(side), target)


def choose_guns(
    s: State, side: str, target: int, able: list[str], artillery: bool
) -> Generator[Decision, str, list[str]]:
    """What fires: one by one, or all. Of the VM artillery the FEF learn only what then fires."""
    chosen: list[str] = []
    name = "barrage.vm_units" if side == VM else "barrage.units"
    while True:
        keys = [key for key in able if key not in chosen]
        if len(keys) > 1:
            keys.append("all")
        if fires(s, chosen, artillery):
            keys.append("go")
        key = yield choose(
            side,
            name,
            "6.6",
            keys,
            lambda: not_firing(s, side, target, able),
            ("all", "go") if side == VM else (),
            hex=hex_key(s, target),
            total=sum(points_of(s, gun) for gun in chosen),
        )
        if key == "all":
            return able
        if key == "go":
            return chosen
        chosen.append(key)


def barrage_loss(s: State, side: str, h: int) -> Generator[Decision, str, None]:
    """6.6 One of the units in the hex loses a step, by its owner's choice; SD and HQ alone are all removed."""
    units = s.board.units
    if not battle_units(s, h):
        for u in units_in(s, h):
            eliminate(s, u, "6.6")
        return
    name = "barrage.vm_loss" if side == VM else "barrage.loss"
    key = yield choose(side, name, "6.6", [units[u].key for u in units_in(s, h)], hex=hex_key(s, h))
    lose_step(s, s.board.unit[key], "6.6")


def not_barraged(s: State, side: str, artillery: bool, targets: dict[int, list[str]]) -> Blocked:
    """Why enemy hexes cannot be barraged."""
    board, blocked = s.board, {}
    for h in sorted(s.stacks):
        if h >= len(board.ids) or holder(s, h) != enemy(side) or h in targets:
            continue
        if board.country[h] == CHINA:
            blocked[hex_key(s, h)] = why("why.chinese_border", "3.8")
        elif not any(holder(s, n) == side for n in board.adjacent[h]):
            blocked[hex_key(s, h)] = why("why.not_adjacent", "6.6")
        elif artillery:
            blocked[hex_key(s, h)] = why("why.no_guns", "6.3")
        else:
            blocked[hex_key(s, h)] = why("why.no_barrage", "6.6")
    return blocked


def not_firing(s: State, side: str, target: int, able: list[str]) -> Blocked:
    """Why Airstrike, Navy and artillery nearby cannot fire."""
    board, blocked = s.board, {}
    if side == FEF and AIRSTRIKE not in able:
        blocked[AIRSTRIKE] = why(
            "why.airstrike_rain" if rain_season(s) else "why.no_airstrike", "1.7" if rain_season(s) else "6.6"
        )
    if side == FEF and NAVY not in able:
        blocked[NAVY] = why("why.navy_coast", "6.6")
    for n in board.adjacent[target]:
        for u in battle_units(s, n) if holder(s, n) == side else ():
            if board.units[u].kind == ARTILLERY and board.units[u].key not in able:
                blocked[board.units[u].key] = why("why.beyond_sd", "6.3")
    return blocked


# --- 6.7 -----------------------------------------------------------------------------------------------------


def roads_to_strike(s: State) -> list[int]:
    """6.7 Road hexes outside China whose road is not destroyed yet; none in the rain."""
    if not s.airstrike or rain_season(s):
        return []
    return [
        h for h in range(len(s.board.ids)) if has_road(s, h) and h not in s.destroyed and s.board.country[h] != CHINA
    ]


def barrage_road(s: State) -> Generator[Decision, str, None]:
    """6.7 An airstrike on the road in a hex, wherever it is: unless it misses, the road is destroyed.

    Units there are not touched, so only terrain and the Anti-Aircraft unit modify the roll.
    """
    key = yield choose(FEF, "barrage.road", "6.7", lambda: hex_keys(s, roads_to_strike(s)), lambda: not_struck(s))
    h = hex_of(s, key)
    items = terrain_item(s, h)
    if flak(s, h):
        items.append(("flak", drm_table(s.board, "barrage_drm")[FLAK]))
    result = yield from roll(s, h, s.airstrike, items, "log.road_strike")
    if result != MISS:
        s.destroyed |= {h}
        s.note("log.road_destroyed", "6.7", side=FEF, hex=key)


def not_struck(s: State) -> Blocked:
    return {
        hex_key(s, h): why("why.chinese_border" if s.board.country[h] == CHINA else "why.road_destroyed", "6.7")
        for h in range(len(s.board.ids))
        if has_road(s, h) and (h in s.destroyed or s.board.country[h] == CHINA)
    }
