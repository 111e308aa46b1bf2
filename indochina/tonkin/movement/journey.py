"""3.1, 3.6 Units go somewhere by themselves or with a DNA, and overrun on their way [6.4]."""

from __future__ import annotations

from collections.abc import Generator, Mapping
from functools import cache

from indochina.core.decision import Blocked, Decision, choose, why

from ..operations.combat.leaders import fit
from ..operations.combat.losses import eliminate
from ..operations.combat.overrun import Victims, overrun, unready, victims
from ..state import State, battle_units, enemy, hex_key, hex_keys, hex_of, holder, units_in
from .choosing import Units, pick, question, unmoved
from .limits import across_china, ends, outside
from .reach import Found, Legs, arrive, common, held_by, legs_of
from .river_transport import boats, fits_aboard, riders, sailed, sailing

Overran = Generator[Decision, str, bool]


def journey(
    s: State,
    side: str,
    units: list[int],
    h: int,
    legs: dict[int, Legs],
    afloat: bool,
    only_overrun: bool = False,
    landed: bool = False,
) -> Overran:
    """3.1, 3.6 Units go where all of them can, or overrun. `legs` are those of the movers: all, or the DNA that carry.

    3.6 A DNA may leave passengers on its way and go on with the others. Returns whether they have overrun somebody.
    """
    rule = "3.6" if afloat else "3.1"
    here, there = cache(lambda: common(s, units, legs.values(), h)), cache(lambda: victims(s, units, h, legs))

    def keys() -> list[str]:
        found = [] if only_overrun else hex_keys(s, here())
        if there():
            found.append("overrun")
        if afloat and not only_overrun and here() and riders(s, units):
            found.append("drop")
        if landed:
            found.append("stay")
        return found

    key = yield choose(
        side,
        "move.to",
        rule,
        keys,
        lambda: too_far(s, units, h, here()),
        units=[s.board.units[u].key for u in units],
        hex=hex_key(s, h),
    )
    if key == "stay":
        return False
    if key == "overrun":
        return (yield from run_over(s, side, units, h, legs, afloat))
    if key != "drop":
        arrive(s, units, hex_of(s, key), "by_river" if afloat else "by_walk", rule, here()[hex_of(s, key)][0])
        return False
    unit, h, legs = yield from drop_off(s, units, h, legs)
    return (yield from journey(s, side, [u for u in units if u != unit], h, legs, afloat, landed=True))


def drop_off(
    s: State, units: list[int], h: int, legs: dict[int, Legs]
) -> Generator[Decision, str, tuple[int, int, dict[int, Legs]]]:
    """3.6 Sail to a hex and leave a passenger there. Returns the unit, the hex, and what the DNA have left."""
    board = s.board
    side = board.units[units[0]].side
    key = yield choose(side, "move.drop", "3.6", [board.units[u].key for u in riders(s, units)], hex=hex_key(s, h))
    unit = board.unit[key]
    spots = cache(lambda: sailing(s, units, h, legs))
    to = hex_of(s, (yield choose(side, "move.drop_at", "3.6", lambda: hex_keys(s, spots()), unit=key)))
    left = {u: sailed(s, leg, h, to) for u, leg in legs.items()}
    arrive(s, units, to, "by_river", "3.6", spots()[to][0])
    s.note("log.dropped_off", "3.6", unit=key, hex=hex_key(s, to))
    return unit, to, left


def too_far(s: State, units: list[int], h: int, found: Found) -> Blocked:
    """Why units cannot end in hexes not far away, and in communities anywhere."""
    board = s.board
    foe = enemy(board.units[units[0]].side)
    blocked: Blocked = {}
    for n in sorted({*board.within(h, 4), *board.community}):
        if n in found or n == h:
            continue
        off_limits = [u for u in units if not ends(board)[u][n]]
        if off_limits:
            blocked[hex_key(s, n)] = outside(board, off_limits[0], n)
        elif holder(s, n) == foe:
            blocked[hex_key(s, n)] = why("why.enemy_there", "3.1", hex=hex_key(s, n))
        else:
            blocked[hex_key(s, n)] = why("why.too_far", "3.1")
    return blocked


def run_over(s: State, side: str, units: list[int], h: int, legs: Mapping[int, Legs], afloat: bool) -> Overran:
    """6.4 Choose whom to overrun and from where, go there, pay, fight; then go on with what is left. Always True.

    3.6 Passengers may join the DNA in it; the others stay aboard, and come along if the DNA gets in.
    """
    board = s.board
    prey = cache(lambda: victims(s, units, h, legs))
    names = [board.units[u].key for u in units]
    rest = "others_bound" if unmoved(s, side, h) else ""
    key = yield choose(
        side,
        "move.overrun",
        "6.4",
        lambda: hex_keys(s, prey()),
        lambda: not_overrun(s, units, prey()),
        units=names,
        hex=hex_key(s, h),
        rest=rest,
    )
    target = hex_of(s, key)
    key = yield choose(
        side, "move.overrun_from", "6.4", lambda: hex_keys(s, prey()[target]), reveals=True, hex=key, units=names
    )  # 6.8 both show their stacks
    origin = hex_of(s, key)
    cost = prey()[target][origin]
    left = {u: max(0, leg.mp - cost) for u, leg in legs.items()}
    attackers = list(legs)
    if afloat:
        attackers += yield from joining(s, units, target)
    waiting = [u for u in units if u not in attackers]
    if origin != h:
        arrive(s, units, origin, "by_river" if afloat else "by_walk", "6.4")
    s.note("log.overrun_paid", "6.4", side=side, hex=hex_key(s, origin), to=hex_key(s, target), mp=cost)
    won = yield from overrun(s, sorted(attackers), origin, target)
    if s.over:
        return True
    if won and any(s.place[u] == target for u in left):
        if waiting:
            arrive(s, waiting, target, "by_river", "3.6")
        pool = [u for u in units if s.place[u] == target]
        yield from go_on(s, side, target, pool, left, afloat)
    else:
        strand(s, waiting)
    return True


def not_overrun(s: State, units: list[int], prey: Victims) -> Blocked:
    """Why enemy hexes cannot be overrun: 3.8 nobody may be there, the Chinese border, or too far to pay for all."""
    board, blocked = s.board, {}
    fighters = [u for u in units if board.units[u].battle and not unready(s, [u])]
    for h in sorted(held_by(s, enemy(board.units[units[0]].side)) - prey.keys() - {board.saigon}):
        off_limits = [u for u in units if not ends(board)[u][h]]
        reason = why("why.overrun_far", "6.4")
        if off_limits:
            reason = outside(board, off_limits[0], h)
        elif all(across_china(board, a, h) for a in board.adjacent[h]):
            reason = why("why.chinese_border", "3.8")
        elif battle_units(s, h) and not fit(s, fighters):
            reason = why("why.too_weak", "6.10")
        blocked[hex_key(s, h)] = reason
    return blocked


def joining(s: State, units: list[int], target: int) -> Units:
    """3.6 Which passengers join their DNA in its overrun. SD and HQ come along in any case."""
    board = s.board
    passengers = riders(s, units)
    joined = [u for u in passengers if not board.units[u].battle]
    while able := [u for u in passengers if u not in joined and not unready(s, [u])]:
        keys = [*(board.units[u].key for u in able), *(["all"] if len(able) > 1 else []), "go"]
        key = yield choose(board.units[units[0]].side, "move.join", "3.6", keys, hex=hex_key(s, target))
        if key == "go":
            break
        joined += able if key == "all" else [board.unit[key]]
    return joined


def strand(s: State, units: list[int]) -> None:
    """3.8 Passengers left without a DNA where they may not be are lost."""
    for u in units:
        if not ends(s.board)[u][s.place[u]] and not boats(s, list(units_in(s, s.place[u]))):
            eliminate(s, u, "3.8")


def go_on(
    s: State, side: str, h: int, pool: list[int], left: dict[int, int], afloat: bool
) -> Generator[Decision, str, None]:
    """6.4 After an overrun the units may move on, together or apart, and overrun again; who does not goes first.

    They have what movement points are left to them and no Double-Move. Passengers go on with their DNA only.
    """
    gone: set[int] = set()
    only_overrun = False

    def legs(group: list[int]) -> dict[int, Legs]:
        return {u: legs_of(s, u, h, left=left) for u in group if u in left}

    def can(group: list[int]) -> bool:
        movers = legs(group)
        if not movers or any(leg.mp <= 0 for leg in movers.values()):
            return False
        passengers = len(movers) < len(group)
        if passengers and not fits_aboard(s, group):
            return False
        if not only_overrun and common(s, group, movers.values(), h):
            return True
        return bool(victims(s, group, h, movers))

    def leads(group: list[int]) -> bool:
        return can(group) or any(can([*group, u]) for u in ready if afloat and u in left and u not in group)

    while not s.over:
        ready = [u for u in pool if s.place[u] == h and u not in gone]
        if not any(leads([u]) for u in ready):
            return
        units = yield from pick(s, side, question(side, "continue"), h, ready, can, leads, may_stop=True, rule="6.4")
        if not units:
            return
        gone.update(units)
        overran = yield from journey(s, side, units, h, legs(units), afloat, only_overrun)
        only_overrun = only_overrun or overran
