"""The invariants of Tonkin: each break is found, and said in a sentence."""

from __future__ import annotations

import pytest

from indochina import tonkin
from indochina.core.dice import Random
from indochina.core.game import Game
from indochina.tonkin.check import check
from indochina.tonkin.components.stacking import overstacked
from indochina.tonkin.state import AT_SEA, BOX_1, ELIMINATED, OUT, TRACK, Hero, hex_of, put

from .build import at, state

UNITS = {"V15": "gm-1 10-bpcp fef-sd-1", "X11": "88-308 vm-hq vm-sd-1", "saigon": "gm-2"}


def sound():
    return at("V15: gm-1, 10-bpcp, fef-sd-1; X11: 88-308, vm-hq, vm-sd-1; saigon: gm-2")


def test_a_sound_position():
    check(sound())


def broken(s, fault):
    with pytest.raises(AssertionError) as caught:
        check(s)
    assert fault in str(caught.value)


def unit(s, key):
    return s.board.unit[key]


@pytest.mark.parametrize(
    ("key", "place", "steps", "fault"),
    [
        ("gm-1", None, 0, "gm-1 in V15 has 0 steps"),
        ("gm-1", None, 5, "gm-1 in V15 has 5 steps"),
        ("gm-3", ELIMINATED, 1, "gm-3 off the map has 1 steps"),
        ("gm-3", OUT, 4, "gm-3 off the map has 4 steps"),
        ("gm-3", TRACK, 3, "gm-3 off the map has 3 steps"),
        ("gm-3", TRACK, 4, "gm-3 is on no turn of the Turn Track"),
        ("gm-3", BOX_1, 0, "gm-3 is in a box of Tieu Doan"),
        ("gm-3", AT_SEA, 4, "gm-3 is at sea"),
        ("gm-3", -7, 0, "gm-3 is nowhere"),
        ("tieu-doan-1", ELIMINATED, 0, "tieu-doan-1 is eliminated instead of being in a box"),
    ],
)
def test_steps_are_conserved(key, place, steps, fault):
    """6.13 A unit has 1 to all of its steps on the map, all on the Turn Track, none where it is lost."""
    s = sound()
    if place is not None:
        put(s, unit(s, key), place)
    s.steps[unit(s, key)] = steps
    broken(s, fault)


def test_no_markers_off_the_map():
    """6.14, 7.5"""
    s = sound()
    s.dg[unit(s, "gm-3")] = 1
    broken(s, "gm-3 off the map has a marker")


def test_stacks_and_places_agree():
    """1.5"""
    s = sound()
    s.place[unit(s, "gm-1")] = hex_of(s, "V14")
    broken(s, "the stacks are not what the places of the units say")


def test_one_side_in_a_hex():
    """3.1 No unit shares a hex with the enemy."""
    s = sound()
    put(s, unit(s, "gm-1"), hex_of(s, "X11"))
    broken(s, "units of both sides are in X11")


def test_vm_is_never_in_saigon():
    """3.7"""
    s = sound()
    put(s, unit(s, "gm-2"), hex_of(s, "V15"))
    s.steps[unit(s, "tieu-doan-1")] = 1
    put(s, unit(s, "tieu-doan-1"), s.board.saigon)
    broken(s, "VM is in Saigon")


@pytest.mark.parametrize(
    ("key", "place"),
    [
        ("gm-1", "AC7"),
        ("88-308", "saigon"),
        ("tieu-doan-1", "C20"),
        ("thai-1", "V15"),
        ("gm-1", "Z20"),
        ("dna-1", "X11"),
    ],
)
def test_units_are_where_they_may_be(key, place):
    """3.6, 3.8 No French in China, Tieu Doan in Laos, Thai in the Delta, nobody in the sea, no DNA off the water."""
    s = at()
    s.steps[unit(s, key)] = 1
    put(s, unit(s, key), hex_of(s, place))
    broken(s, f"{key} may not be in {place}")


def test_vm_in_hanoi_has_won():
    """1.9 C"""
    s = state({"V15": "88-308"})
    broken(s, "VM is in Hanoi, and the game goes on")
    s.over = ("VM", "hanoi")
    check(s)


def test_the_level_is_recounted():
    """1.9 VP-Level: VP-Hexes of the FEF, less the two thresholds, and all awards."""
    s = sound()
    s.vp += 1
    broken(s, f"VP-Level {s.vp}, recounted {s.vp - 1}")
    s.awards += 1
    check(s)


def test_communities_are_recounted():
    """1.8"""
    s = sound()
    s.vm_friendly |= {hex_of(s, "V15")}
    broken(s, "whose is V15?")


def test_thresholds_are_recounted():
    """1.9 B"""
    s = sound()
    s.delta = not s.delta
    broken(s, "the 10 VP for the Delta")


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ({"losses": 10}, "10 regiment steps lost"),
        ({"rp": [0, -1]}, "Replacement Points [0, -1]"),
        ({"ops": [11, 0]}, "Operation Points [11, 0]"),
        ({"impulse": 1}, "1 Operation Points in a row, [0, 0] left"),
        ({"air_left": 1}, "1 of 0 Air Transports left"),
        ({"truck_left": -1}, "-1 of 0 Truck Transports left"),
        ({"turn": 47}, "turn 47"),
        ({"active": ""}, "'' is active"),
        ({"stage": "over"}, "the game is over and nobody has won"),
        ({"objective": 5}, "there is one Political Objective-Marker"),
        ({"objective": 5, "rumour": 5}, "both Political Objective-Markers are in one hex"),
        ({"objective": 5, "rumour": 6}, "is no VP-Hex"),
        ({"road_markers": (1, 2, 3, 4, 5)}, "too many Road-Markers"),
        ({"road_markers": (1, 1)}, "too many Road-Markers"),
        ({"spending": ("fef-sd-1", "")}, "VM spends fef-sd-1"),
        ({"spending": ("", "fef-sd-2")}, "FEF spends fef-sd-2"),
        ({"heroes": (Hero(), Hero(0, 1))}, "an officer of FEF is misplaced"),
        ({"destroyed": frozenset({0})}, "the road in L1 is destroyed, but there is none"),
    ],
)
def test_tracks_and_markers(fields, fault):
    """1.9, 3.3, 4.0, 6.1, 6.2, 6.7, 6.16 Numbers are on their tracks and markers where they can lie."""
    broken(state(UNITS, **fields), fault)


def test_trenches():
    """6.3 b A trench is never where the enemy is; when a phase is over its own side is there."""
    s = sound()
    s.trenches[hex_of(s, "X11")] = "FEF"
    broken(s, "a trench of FEF in X11 where the enemy is")
    s = sound()
    s.trenches[hex_of(s, "V14")] = "FEF"
    s.stage = "fef.move"
    check(s)
    s.stage = "attrition"
    broken(s, "nobody holds the trench in V14")


def test_stacking_at_rest():
    """1.5 At most 13 Stacking Points after a Phase or Operation Point; more in the middle of one, and in Saigon."""
    s = at("V15: gm-1, gm-2, gm-3, gm-4; saigon: gm-5, gm-7, gm-9, gm-10")
    s.stage = "fef.move"
    check(s)
    for stage in ("attrition", "operation", "operation.more"):
        s.stage = stage
        broken(s, "FEF is overstacked in V15")


def test_no_more_than_nine_sd():
    """2.2, 2.6 There are nine counters of each side."""
    assert len(sound().board.of_type["VM SD"]) == len(sound().board.of_type["FEF SD"]) == 9


RESTS = ("attrition", "operation", "turn", "vm.move", "scenario.end", "end.vm_move")


@pytest.mark.parametrize("scenario", list(tonkin.SCENARIOS))
def test_a_random_game_is_sound_throughout(scenario):
    """1.5, 1.9, 6.13 At every question; and between phases nobody is overstacked."""
    game = Game(tonkin, tonkin.setup(scenario, {"until": "same", "hero": "no"}, 11, (), tonkin.read_board(None)))
    rng, before = Random(11), ""
    for _ in range(700):
        if game.decision is None:
            break
        check(game.state)
        start = game.moment[0]
        if start.stage != before and start.stage in RESTS:
            assert overstacked(start, "VM") == overstacked(start, "FEF") == []
        before = start.stage
        game.choose(rng.choice(game.decision.keys))


def test_an_sd_brought_to_the_hq_may_be_one_too_many_for_one_operation_point():
    """6.2, 1.5"""
    full = {"X13": "88-308 102-308 36-308 98-316 vm-sd-1 vm-hq"}
    check(state(full, stage="operation.point"))
    broken(state(full, stage="operation.more"), "VM is overstacked in X13")
    broken(
        state({"X12": "vm-hq", "X13": full["X13"].replace("vm-hq", "vm-sd-2")}, stage="operation.point"),
        "VM is overstacked",
    )
