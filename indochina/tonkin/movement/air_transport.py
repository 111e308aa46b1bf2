"""3.5 Air Transport."""

from __future__ import annotations

from collections.abc import Generator

from indochina.core.decision import Blocked, Decision, Why, chance, choose, why
from indochina.core.dice import D6, DICE

from ..board import FOREST, MOUNTAIN, Board, per_board
from ..components.units import ANTI_AIRCRAFT, FEF, SD, VM
from ..components.zoc import around, guns_on
from ..operations.combat.capture import CAPTURED_RP
from ..operations.combat.leaders import fit
from ..operations.combat.losses import eliminate
from ..operations.combat.overrun import overrun
from ..replacements.replacement_points import gain_rp
from ..state import State, battle_units, hex_key, hex_keys, hex_of, holder, units_in
from ..view import GUNS, visible
from .limits import ends, may_enter, outside
from .reach import arrive, held_by
from .transports import AA_SHOWN, AIR, AIRSTRIPS, SECOND_AIR, aboard, carried, no_room

GRABBED = 5
"""An SD dropped under fire is lost on this roll or more."""


# --- airstrips and guns ----------------------------------------------------------------------------------------


@per_board
def airstrips(board: Board) -> tuple[int, ...]:
    return tuple(h for h, strip in enumerate(board.airstrip) if strip)


@per_board
def drop_zones(board: Board) -> tuple[int, ...]:
    """Hexes where something can be dropped: no forest, no mountain; and the limits of FEF units [3.8]."""
    sd = board.of_type["FEF SD"][0]
    return tuple(h for h in range(len(board.ids)) if ends(board)[sd][h] and board.terrain[h] not in (FOREST, MOUNTAIN))


def closed_bit(s: State, h: int) -> int:
    return 1 << AIRSTRIPS + airstrips(s.board).index(h)


def is_open(s: State, h: int) -> bool:
    """An airstrip that VM has not declared under its guns in this Phase or Operation Point."""
    return not s.used & closed_bit(s, h)


def might_reach(s: State, h: int, kinds: tuple[str, ...]) -> bool:
    """Could a gun of these kinds reach the hex, as far as the FEF can tell [1.5]?

    It sees one there that is not DG; or it sees one nowhere on the map, and counters lie hidden there.
    """
    seen = {u for n in around(s, h) if holder(s, n) == VM for u in visible(s, n, FEF)}
    if any(u in seen for u in guns_on(s, h, kinds)):
        return True
    if all(u in seen for n in around(s, h) if holder(s, n) == VM for u in units_in(s, n)):
        return False
    guns = [u.index for u in s.board.units if u.kind in kinds and u.side == VM and s.place[u.index] >= 0]
    return any(u not in visible(s, s.place[u], FEF) for u in guns)


def declared(s: State, h: int, kinds: tuple[str, ...]) -> Generator[Decision, str, bool]:
    """VM may declare a gun that reaches the hex, or keep it secret; then it has no effect.

    1.5 VM is asked whenever there might be one, so that the question itself tells the FEF nothing: who has none to
    declare has two ways to say so, because a question with a single answer would not be put.
    """
    units = s.board.units
    guns = guns_on(s, h, kinds)
    if s.used & AA_SHOWN and any(units[u].kind == ANTI_AIRCRAFT for u in guns):
        return True
    if not might_reach(s, h, kinds):
        return False
    keys = [units[u].key for u in guns]
    key = yield choose(
        VM, "air.vm_declare", "3.5", [*keys, "no"] if keys else ["none", "no"], reveals=tuple(keys), hex=hex_key(s, h)
    )
    if key not in keys:
        return False
    if units[s.board.unit[key]].kind == ANTI_AIRCRAFT:
        s.used |= AA_SHOWN
    s.note("log.gun_declared", "3.5", unit=key, hex=hex_key(s, s.place[s.board.unit[key]]), at=hex_key(s, h))
    return True


def strip_closed(s: State, h: int) -> Generator[Decision, str, bool]:
    """No takeoff or landing in the ZoC of VM artillery or Anti-Aircraft, if VM declares it."""
    if not (yield from declared(s, h, GUNS)):
        return False
    s.used |= closed_bit(s, h)
    s.note("log.strip_closed", "3.5", hex=hex_key(s, h))
    return True


# --- where an Air Transport can go -----------------------------------------------------------------------------


def no_flight(s: State, units: list[int], start: int) -> Why | None:
    """Why these units cannot take off.

    One Air Transport in a Movement Phase or Operation Point, an SD or 3 Stacking Points, from an airstrip.
    """
    board = s.board
    if board.units[units[0]].side != FEF:
        return why("why.fef_only", "3.5")
    if start == board.saigon or not board.airstrip[start]:
        return why("why.no_airstrip", "3.5")
    if not is_open(s, start):
        return why("why.strip_closed", "3.5", hex=hex_key(s, start))
    if not (carried(s, AIR) or s.air_left > 0):
        return why("why.no_air", "3.5")
    if full := no_room(s, AIR, units):
        return full
    return None if landings(s, units, start) or drops(s, units, start) else why("why.nowhere", "3.5")


def landings(s: State, units: list[int], start: int) -> list[int]:
    """Airstrips these units can land on: occupied by the FEF, and not closed."""
    return [
        h
        for h in airstrips(s.board)
        if h != start and holder(s, h) == FEF and is_open(s, h) and not any(may_enter(s, u, h) for u in units)
    ]


def drops(s: State, units: list[int], start: int) -> list[int]:
    """Hexes these units can be dropped on: paras or an SD.

    6.4 Paras that are neither DG nor OoS may be dropped on VM units: an overrun. Where the Anti-Aircraft unit has been
    declared a second Air Transport must be left.
    """
    board = s.board
    people = [board.units[u] for u in units]
    if not (all(u.para for u in people) or all(u.kind == SD for u in people)):
        return []
    attack = all(u.para for u in people) and not any(s.dg[u] or s.oos[u] for u in units)
    strong = attack and fit(s, units)
    masks = [ends(board)[u] for u in units]
    shy = under_known_fire(s) if not_enough(s, True) else set()
    found = []
    for h in drop_zones(board):
        if h == start or h in shy or not all(mask[h] for mask in masks):
            continue
        if holder(s, h) == VM and not (strong if battle_units(s, h) else attack):
            continue
        found.append(h)
    return found


def onto_vm(s: State, units: list[int], start: int) -> list[int]:
    """6.4 VM hexes on which these paras can be dropped."""
    return [h for h in drops(s, units, start) if holder(s, h) == VM]


def under_known_fire(s: State) -> set[int]:
    """Hexes in which the Anti-Aircraft unit, once declared, makes drops dearer."""
    if not s.used & AA_SHOWN:
        return set()
    guns = [u.index for u in s.board.units if u.kind == ANTI_AIRCRAFT and s.place[u.index] >= 0 and not s.dg[u.index]]
    return {n for u in guns for n in (s.place[u], *s.board.adjacent[s.place[u]]) if u in guns_on(s, n, GUNS)}


def not_enough(s: State, under_fire: bool) -> bool:
    """Are too few Air Transports left? A drop under fire takes two; what this Phase has deducted already counts."""
    need = (0 if carried(s, AIR) else 1) + (1 if under_fire and not s.used & SECOND_AIR else 0)
    return need > s.air_left


def destinations(s: State, units: list[int], start: int) -> list[int]:
    return sorted({*landings(s, units, start), *drops(s, units, start)})


def no_destination(s: State, units: list[int], start: int) -> Blocked:
    """Why a flight cannot end on an airstrip, in a community, or not far from the start."""
    board = s.board
    offered = set(destinations(s, units, start))
    blocked: Blocked = {}
    for h in sorted({*airstrips(board), *board.community, *board.within(start, 3)} - offered - {start}):
        key, off_limits = hex_key(s, h), [u for u in units if not ends(board)[u][h]]
        if off_limits:
            blocked[key] = outside(board, off_limits[0], h)
        elif board.airstrip[h] and not is_open(s, h):
            blocked[key] = why("why.strip_closed", "3.5", hex=key)
        elif board.terrain[h] in (FOREST, MOUNTAIN):
            blocked[key] = why("why.no_drop_zone", "3.5")
        elif holder(s, h) == VM:
            blocked[key] = why("why.para_only", "6.4")
        elif h in under_known_fire(s):
            blocked[key] = why("why.two_air", "3.5")
        else:
            blocked[key] = why("why.not_dropped", "3.5")
    return blocked


# --- flying ----------------------------------------------------------------------------------------------------


def fly(s: State, units: list[int], start: int, attack: bool = False) -> Generator[Decision, str, tuple[bool, bool]]:
    """Fly units to another airstrip, or drop them; with `attack` on VM only [6.4].

    Returns whether they left, and whether they overran somebody.

    VM guns that are declared close an airstrip, and then nobody flies. A drop on or in the ZoC of the Anti-Aircraft
    unit deducts a second Air Transport, and a die shows whether VM grabs an SD dropped there.
    """
    names = [s.board.units[u].key for u in units]
    spots = onto_vm if attack else destinations
    key = yield choose(
        FEF,
        "move.to",
        "3.5",
        lambda: hex_keys(s, spots(s, units, start)),
        lambda: no_destination(s, units, start),
        tuple(hex_keys(s, held_by(s, VM))),
        units=names,
        hex=hex_key(s, start),
    )
    to = hex_of(s, key)
    if (yield from strip_closed(s, start)):
        return False, False
    landing = to in landings(s, units, start)
    if landing and (yield from strip_closed(s, to)):
        return False, False
    under_fire = not landing and (yield from declared(s, to, (ANTI_AIRCRAFT,)))
    if not_enough(s, under_fire):
        s.note("log.drop_called_off", "3.5", hex=key)
        return False, False
    aboard(s, AIR, units)
    if under_fire and not s.used & SECOND_AIR:
        s.air_left -= 1
        s.used |= SECOND_AIR
    if landing:
        arrive(s, units, to, "by_air", "3.5")
        return True, False
    return True, (yield from drop(s, units, start, to, under_fire))


def drop(s: State, units: list[int], start: int, to: int, under_fire: bool) -> Generator[Decision, str, bool]:
    """Drop paras or an SD on a hex. Returns whether it was an overrun [6.4]."""
    if holder(s, to) == VM:
        yield from overrun(s, units, start, to, airdrop=True)
        return True
    if under_fire and s.board.units[units[0]].kind == SD:
        die = int((yield chance(DICE, "dice.sd_drop", "3.5", D6)))
        if die >= GRABBED:
            s.note("log.sd_grabbed", "3.5", hex=hex_key(s, to), die=die)
            eliminate(s, units[0], "3.5")
            gain_rp(s, VM, CAPTURED_RP, "log.sd_captured", "2.2", hex=hex_key(s, to))
            return False
    arrive(s, units, to, "by_drop", "3.5")
    return False
