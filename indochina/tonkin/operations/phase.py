"""6.1-6.3 Operation Phase: points, impulses, the SD that is spent, and what a point can do."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, Procedure, Why, chance, choose, why
from indochina.core.dice import D6, DICE
from indochina.core.rules import OVER

from ..components.communities import settle
from ..components.game_turn import end_of_phase
from ..components.units import FEF, VM
from ..movement.choosing import can_leave, movable, not_movable
from ..movement.phase import move_activated
from ..movement.reach import held_by
from ..state import State, dumps_of, enemy, hex_key, hex_keys, hex_of, hq_of, index_of, put, rain_season
from .barrage import barrage, barrage_road, can_barrage, roads_to_strike
from .combat.attack import attack, can_attack
from .remove_markers import dg_hexes, remove_markers, road_hexes
from .roads import destroy_roads, destructible
from .trenches import dig, diggable

POINTS = 10
OPTIONS = ("remove_markers", "trenches", "move", "barrage", "roads", "artillery", "attack")
"""6.3 a to G, in the order of the rules."""


def operation(s: State) -> Procedure:
    """6.0, 6.1 Both get 10 points. 6.2 VM, then the FEF, decides whether to spend an SD, the only one this turn.

    If VM does not, it may move one of its SD to its HQ. If neither does, there is no Operation Phase.
    """
    s.ops = [POINTS, POINTS]
    s.spending = [-1, -1]
    yield from spend(s, VM)
    if s.spending[0] < 0:
        yield from bring_to_hq(s)
    yield from spend(s, FEF)
    if s.spending == [-1, -1]:
        s.ops = [0, 0]
        s.note("log.no_operations", "6.2")
        yield from end_of_phase(s)
        return OVER if s.over else "supply"
    s.active = VM
    return "operation.impulse"


def dumps_by_hex(s: State, side: str) -> dict[str, int]:
    """The SD of a side, one for each hex: those in one hex are alike."""
    found = {s.place[u]: u for u in dumps_of(s, side)[::-1]}
    return {hex_key(s, h): found[h] for h in sorted(found)}


def spend(s: State, side: str) -> Generator[Decision, str, None]:
    """6.2 May spend an SD: it is turned over and stays on the map until the phase ends or an enemy takes it."""
    dumps = dumps_by_hex(s, side)
    if not dumps:
        return
    key = yield choose(side, "operation.spend", "6.2", [*dumps, "none"])
    if key != "none":
        s.spending[index_of(side)] = dumps[key]
    s.note("log.spend" if key != "none" else "log.spend_none", "6.2", side=side, hex=key)


def bring_to_hq(s: State) -> Generator[Decision, str, None]:
    """6.2 VM, if it spends no SD, may move one from anywhere to the hex of its HQ."""
    home = s.place[hq_of(s, VM)]
    dumps = {key: u for key, u in dumps_by_hex(s, VM).items() if s.place[u] != home}
    if home < 0 or not dumps:
        return
    there = {hex_key(s, home): why("why.hq_there", "6.2")}
    key = yield choose(VM, "operation.bring", "6.2", [*dumps, "none"], lambda: there, hq=hex_key(s, home))
    if key != "none":
        put(s, dumps[key], home)
        s.note("log.sd_to_hq", "6.2", hex=key, to=hex_key(s, home))
        settle(s, [hex_of(s, key), home])


def impulse(s: State) -> Procedure:
    """6.1 Half a die, rounded up, is how many points may be spent in a row; all that are left if the enemy has none."""
    left = s.ops[index_of(s.active)]
    if s.ops[index_of(enemy(s.active))]:
        die = int((yield chance(DICE, "dice.operation", "6.1", D6, side=s.active)))
        s.impulse = min((die + 1) // 2, left)
        s.note("log.impulse", "6.1", side=s.active, die=die, points=s.impulse, left=left)
    else:
        s.impulse = left
        s.note("log.last_points", "6.1", side=s.active, points=left)
    return "operation.point"


def no_option(s: State, side: str, option: str) -> Why | None:
    """6.3 Why an Operation Point cannot be used so; nothing if it can."""
    if option == "remove_markers":
        return None if dg_hexes(s, side) or road_hexes(s, side) else why("why.no_markers", "6.3")
    if option == "trenches":
        return None if diggable(s, side) else why("why.no_sd_to_dig", "6.3")
    if option == "move":
        return None if any(can_leave(s, h) for h in held_by(s, side)) else why("why.nobody", "6.3")
    if option == "barrage":
        if side == VM:
            return why("why.vm_no_air", "6.3")
        return None if can_barrage(s, side, False) else why("why.no_target", "6.6")
    if option == "roads":
        if side == FEF and (rain_season(s) or not s.airstrike):
            return why("why.no_airstrike_in_rain", "1.7")
        roads = destructible(s) if side == VM else roads_to_strike(s)
        return None if roads else why("why.no_road_left", "6.7")
    if s.spending[index_of(side)] < 0:
        return why("why.no_spending_sd", "6.3")
    possible = can_barrage(s, side, True) if option == "artillery" else can_attack(s, side)
    return None if possible else why("why.no_target", "6.6" if option == "artillery" else "6.8")


def point_keys(s: State, first: bool) -> list[str]:
    """What the next point may do. It may always be let go; after the first of a row the rest may be kept for later."""
    side = s.active
    keys = [option for option in OPTIONS if no_option(s, side, option) is None]
    keys.append("pass")
    if not s.ops[index_of(enemy(side))]:
        keys.append("pass_all")
    elif not first:
        keys.append("stop")
    return keys


def point(s: State) -> Procedure:
    """6.3 One Operation Point. 6.1 At least one of a row must be spent; then the enemy's row, while he has points."""
    side = s.active
    first = s.stage == "operation.point"
    key = yield choose(
        side,
        "operation.option",
        "6.3",
        lambda: point_keys(s, first),
        lambda: not_possible(s),
        points=s.impulse,
        left=s.ops[index_of(side)],
    )
    if key == "stop":
        s.note("log.stop", "6.1", side=side, left=s.ops[index_of(side)])
        return pass_on(s)
    if key == "pass_all":
        points, s.ops[index_of(side)] = s.ops[index_of(side)], 0
        s.note("log.pass_all", "6.1", side=side, points=points)
        return pass_on(s)
    s.note("log.point", "6.3", side=side, option=key)
    if key != "pass":
        yield from carry_out(s, side, key)
    s.ops[index_of(side)] -= 1
    s.impulse -= 1
    if not s.over:
        yield from end_of_phase(s)
    if s.over:
        return OVER
    return "operation.more" if s.impulse else pass_on(s)


def carry_out(s: State, side: str, option: str) -> Generator[Decision, str, None]:
    """6.3 a to G."""
    if option == "remove_markers":
        yield from remove_markers(s, side)
    elif option == "trenches":
        yield from dig(s, side)
    elif option == "move":
        key = yield choose(
            side, "operation.hex", "6.3", lambda: hex_keys(s, movable(s, side)), lambda: not_movable(s, side, True)
        )
        yield from move_activated(s, side, hex_of(s, key))
    elif option == "barrage":
        yield from barrage(s, side, False)
    elif option == "roads":
        yield from destroy_roads(s) if side == VM else barrage_road(s)
    elif option == "artillery":
        yield from barrage(s, side, True)
    else:
        yield from attack(s, side)


def not_possible(s: State) -> Blocked:
    reasons = {option: no_option(s, s.active, option) for option in OPTIONS}
    return {option: reason for option, reason in reasons.items() if reason is not None}


def pass_on(s: State) -> str:
    """6.1 The enemy's row if he has points left, else the rest of one's own; without any the phase is over."""
    for side in (enemy(s.active), s.active):
        if s.ops[index_of(side)]:
            s.active = side
            return "operation.impulse"
    s.impulse = 0
    return "supply"
