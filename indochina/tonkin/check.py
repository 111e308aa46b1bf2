"""What holds in every position of a game."""

from __future__ import annotations

from indochina.core.rules import OVER

from .board import DELTA, HIGHLANDS
from .components.communities import enough, friend_of, territory
from .components.stacking import overstacked
from .components.units import FEF, NAVY, PATHET_LAO, SD, SIDES, TIEU_DOAN, VM
from .movement.engineer import most_markers
from .movement.limits import ends
from .operations.combat.losses import HITS
from .operations.phase import POINTS
from .operations.roads import has_road
from .replacements.replacement_points import MOST_DUMPS
from .state import AT_SEA, BOX_1, BOX_2, ELIMINATED, OUT, TRACK, State, dumps_of, hex_key, hex_keys, holder, hq_of

AT_REST = (
    "turn", "attrition", "operation", "operation.impulse", "operation.point", "operation.more", "scenario.end",
    "end.attrition", "end.last_attrition", "victory",
)  # fmt: skip
"""Stages that begin when a Phase or an Operation Point has ended: stacking and trenches are in order."""
NO_STEPS = (ELIMINATED, BOX_1, BOX_2, OUT)
BOXED = (TIEU_DOAN, PATHET_LAO)


def check(s: State) -> None:
    """Invariants of every reachable position; an AssertionError says which is broken."""
    sound(s)
    if s.stage in AT_REST and not s.notes:  # nothing has happened in it yet
        for side in SIDES:
            full = [h for h in overstacked(s, side) if not brought_an_sd(s, h)]
            assert not full, f"{side} is overstacked in {', '.join(hex_keys(s, full))}"
        for h, side in s.trenches.items():
            assert holder(s, h) == side, f"nobody holds the trench in {hex_key(s, h)}"


def brought_an_sd(s: State, h: int) -> bool:
    """6.2 An SD brought to the VM HQ may be one too many there, until the first Operation Point is over."""
    return s.stage in ("operation.impulse", "operation.point") and h == s.place[hq_of(s, VM)]


def sound(s: State) -> None:
    """What holds in the middle of a stage too."""
    check_units(s)
    check_stacks(s)
    check_markers(s)
    check_points(s)


def check_units(s: State) -> None:
    """6.13 Steps are conserved: 1 to all of them on the map, all on the Turn Track, none where units are lost.

    3.8 A unit on the map is where it may end its movement.
    """
    last, allowed = s.board.saigon, ends(s.board)
    for u in s.board.units:
        place, steps = s.place[u.index], s.steps[u.index]
        assert AT_SEA <= place <= last, f"{u.key} is nowhere"
        if place >= 0:
            assert 1 <= steps <= u.steps, f"{u.key} in {hex_key(s, place)} has {steps} steps"
            assert u.kind != NAVY, f"{u.key} is on the map"
            assert allowed[u.index][place], f"{u.key} may not be in {hex_key(s, place)}"
            continue
        wanted = 0 if place in NO_STEPS else u.steps
        assert steps == wanted, f"{u.key} off the map has {steps} steps"
        assert not s.dg[u.index] and not s.oos[u.index], f"{u.key} off the map has a marker"
        assert place not in (BOX_1, BOX_2) or u.kind in BOXED, f"{u.key} is in a box of Tieu Doan"
        assert place != ELIMINATED or u.kind not in BOXED, f"{u.key} is eliminated instead of being in a box"
        assert place != AT_SEA or u.kind == NAVY, f"{u.key} is at sea"
        assert place != TRACK or s.due[u.index], f"{u.key} is on no turn of the Turn Track"


def check_stacks(s: State) -> None:
    """1.5, 3.1 Stacks are what the places of units say, no hex holds units of both sides; 1.9 C Hanoi decides."""
    found: dict[int, tuple[int, ...]] = {}
    for u, place in enumerate(s.place):
        if place >= 0:
            found[place] = (*found.get(place, ()), u)
    assert found == s.stacks, "the stacks are not what the places of the units say"
    units = s.board.units
    for h, stack in found.items():
        assert len({units[u].side for u in stack}) == 1, f"units of both sides are in {hex_key(s, h)}"
    assert s.board.saigon not in found or holder(s, s.board.saigon) == FEF, "VM is in Saigon"
    assert s.over or holder(s, s.board.hanoi) != VM, "VM is in Hanoi, and the game goes on"


def check_markers(s: State) -> None:
    """1.9, 4.0, 6.2, 6.3, 6.7 Markers lie where they can lie."""
    units, board = s.board.units, s.board
    for h, side in s.trenches.items():
        assert 0 <= h < board.saigon and side in SIDES, f"a trench of {side} in {hex_key(s, h)}"
        assert holder(s, h) in ("", side), f"a trench of {side} in {hex_key(s, h)} where the enemy is"
    for h in s.destroyed:
        assert has_road(s, h), f"the road in {hex_key(s, h)} is destroyed, but there is none"
    assert len(set(s.road_markers)) == len(s.road_markers) <= most_markers(board), "too many Road-Markers"
    assert (s.objective < 0) == (s.rumour < 0), "there is one Political Objective-Marker"
    if s.objective >= 0:
        assert s.objective != s.rumour, "both Political Objective-Markers are in one hex"
        for h in (s.objective, s.rumour):
            assert h in board.community and board.community[h].vp, f"{hex_key(s, h)} is no VP-Hex"
    for side, unit in zip(SIDES, s.spending):
        if unit >= 0:
            u = units[unit]
            assert u.kind == SD and u.side == side and s.place[unit] >= 0, f"{side} spends {u.key}"
        assert len(dumps_of(s, side)) <= MOST_DUMPS, f"{side} has too many SD on the map"
    for side, hero in zip(SIDES, s.heroes):
        for unit in (hero.unit, *hero.others):
            assert unit < 0 or (units[unit].side == side and units[unit].battle), f"an officer of {side} is misplaced"


def check_points(s: State) -> None:
    """1.9 The VP-Level is what the communities make, plus all awards; other numbers are on their tracks."""
    friendly = {h for h in s.board.community if friend_of(s, h) == VM}
    wrong = hex_keys(s, friendly ^ s.vm_friendly)
    assert not wrong, f"whose is {', '.join(wrong)}?"
    assert s.delta == enough(s, DELTA), "the 10 VP for the Delta"
    assert s.highlands == enough(s, HIGHLANDS), "the 10 VP for the Highlands"
    assert s.vp == territory(s) + s.awards, f"VP-Level {s.vp}, recounted {territory(s) + s.awards}"
    assert 0 <= s.losses < HITS, f"{s.losses} regiment steps lost"
    assert min(s.rp) >= 0, f"Replacement Points {s.rp}"
    assert 0 <= min(s.ops) <= max(s.ops) <= POINTS, f"Operation Points {s.ops}"
    assert 0 <= s.impulse <= max(s.ops), f"{s.impulse} Operation Points in a row, {s.ops} left"
    assert 0 <= s.air_left <= s.air, f"{s.air_left} of {s.air} Air Transports left"
    assert 0 <= s.truck_left <= s.trucks, f"{s.truck_left} of {s.trucks} Truck Transports left"
    assert 1 <= s.turn <= len(s.board.turns), f"turn {s.turn}"
    assert s.active in SIDES, f"{s.active!r} is active"
    assert s.stage != OVER or s.over is not None, "the game is over and nobody has won, nor is it a draw"
