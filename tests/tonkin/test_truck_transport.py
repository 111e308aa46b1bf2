"""3.4 Truck Transport, and 3.3: what all transports have in common."""

import pytest
from procedures import Run, drive

from indochina.tonkin.components.tracing import roads_from_china
from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.reach import reach
from indochina.tonkin.movement.transports import load
from indochina.tonkin.movement.truck_transport import near_fef_trucks, no_truck
from indochina.tonkin.movement.ways import ways
from indochina.tonkin.state import hex_of, put

from .build import at, state, where


def blocked(s, *keys):
    units = [s.board.unit[key] for key in keys]
    reason = no_truck(s, units, s.place[units[0]])
    return reason.key if reason else None


@pytest.mark.parametrize(("key", "points"), [
    ("1-2-rei", 1), ("fef-sd-1", 3), ("gm-1", 12), ("gm-1:1", 3), ("1-rcc", 3), ("88-308", 3), ("45-351", 9),
    ("151-351", 2), ("vm-hq", 1),
])  # fmt: skip
def test_sd_and_motorized_units_weigh_three_times_their_stacking_points(key, points):
    """3.3"""
    s = state({"V15": key})
    assert load(s, s.board.unit[key.split(":")[0]]) == points


def test_a_vm_truck_takes_an_sd_or_three_stacking_points():
    """3.4"""
    s = at("X11: vm-sd-1, 88-308, tieu-doan-1, 151-351; truck_left: 1")
    assert (
        blocked(s, "vm-sd-1") is None and blocked(s, "88-308") is None and blocked(s, "tieu-doan-1", "151-351") is None
    )
    assert blocked(s, "vm-sd-1", "tieu-doan-1") == "why.no_room"
    assert blocked(s, "88-308", "tieu-doan-1") == "why.no_room"


def test_vm_needs_a_truck_and_an_open_road_from_a_supply_center_in_china():
    """3.4 To the unit or to a hex next to it."""
    assert blocked(at("X11: vm-sd-1"), "vm-sd-1") == "why.no_trucks"
    s = at("X11: vm-sd-1; truck_left: 1")
    assert blocked(s, "vm-sd-1") is None
    far = at("K16: vm-sd-1; truck_left: 1")
    assert blocked(far, "vm-sd-1") == "why.no_truck_road"
    near = at("W12: vm-sd-1; truck_left: 1")
    assert hex_of(near, "W12") not in roads_from_china(near) and blocked(near, "vm-sd-1") is None


def test_the_road_from_china_is_cut_by_destroyed_roads_and_fef_units_not_by_zoc():
    """3.4, 1.4"""
    s = at()
    assert {hex_of(s, "S11"), hex_of(s, "AB8")} <= roads_from_china(s)
    for cut in ("D", "gm-1", "fef-sd-1"):  # Cao Bang, just south of the center AC7, and the other two ways to it
        s = state({"AB8": cut, "AB9": "1-2-rei", "AA8": "2-2-rei"})
        assert hex_of(s, "AB8") not in roads_from_china(s), cut
    s = at("AC8: gm-1")
    assert hex_of(s, "AB8") in roads_from_china(s)


def test_road_markers_join_the_roads_and_each_other():
    """4.0 A marker connects with all printed roads and markers next to it, unless destroyed."""
    s = at()
    assert hex_of(s, "W12") not in roads_from_china(s)
    s.road_markers = (hex_of(s, "W12"), hex_of(s, "W13"))
    assert {hex_of(s, "W12"), hex_of(s, "W13")} <= roads_from_china(s)
    s.destroyed = frozenset({hex_of(s, "W12")})
    assert hex_of(s, "W12") not in roads_from_china(s)


def test_a_truck_has_14_motorized_points():
    """3.4 The VM SD walks with 7 points of its own."""
    s = at("X11: vm-sd-1; X12: gm-1; truck_left: 1")  # in enemy ZoC: no Double-Move
    u = s.board.unit["vm-sd-1"]
    own, truck = reach(s, [u], s.place[u]), reach(s, [u], s.place[u], truck=True)
    assert max(way[0] for way in own.values()) <= 7 < max(way[0] for way in truck.values()) <= 14


def test_vm_uses_one_truck_in_a_movement_phase_units_from_several_hexes_share_it():
    """3.4, 3.3 One is deducted; the rest of its 3 points stays open in this phase."""
    s = at("X11: tieu-doan-1, tieu-doan-2; V11: 151-351, tieu-doan-3; truck_left: 2; stage: vm.move")
    drive(move_phase_stage(s, "VM", "x"), "X11 tieu-doan-1 go truck W11")
    assert (s.truck_left, where(s, "tieu-doan-1")) == (1, "W11")
    drive(move_phase_stage(s, "VM", "x"), "V11 151-351 go truck U11")
    assert s.truck_left == 1
    assert "truck" not in ways(s, [s.board.unit["tieu-doan-2"]], hex_of(s, "X11"))
    drive(move_phase_stage(s, "VM", "x"), "done")
    assert "truck" in ways(s, [s.board.unit["tieu-doan-2"]], hex_of(s, "X11"))


def test_the_truck_is_free_again_for_the_next_operation_point():
    """3.4 One in a single Operation Point, as long as there are any."""
    s = at("X11: vm-sd-1, vm-sd-2; truck_left: 2")
    drive(move_activated(s, "VM", hex_of(s, "X11")), "vm-sd-1 go truck W11 done")
    drive(move_activated(s, "VM", hex_of(s, "X11")), "truck W11")
    assert s.truck_left == 0 and s.used == 0


def test_fef_trucks_stand_in_and_next_to_supply_centers_without_limit():
    """3.4 Not where VM occupies the center."""
    s = at("V15: 1-2-rei, 2-2-rei, fef-sd-1, fef-sd-2; V14: 1-3-rei; V17: 2-13-dble")
    assert blocked(s, "1-2-rei", "2-2-rei", "fef-sd-1", "fef-sd-2") is None
    assert blocked(s, "1-3-rei") is None
    assert blocked(s, "2-13-dble") == "why.no_trucks_here"
    s = at("Y16: 88-308; X16: 1-3-rei")
    assert blocked(s, "1-3-rei") == "why.no_trucks_here"


def test_the_fef_hq_has_trucks_within_three_hexes_of_a_supply_center():
    """3.4"""
    s = at("V18: fef-hq; V17: 2-13-dble")
    assert hex_of(s, "V17") in near_fef_trucks(s) and blocked(s, "2-13-dble") is None
    s = at("S17: fef-hq; S18: 2-13-dble")
    assert hex_of(s, "S18") in near_fef_trucks(s)  # three hexes from Hanoi
    put(s, s.board.unit["fef-hq"], hex_of(s, "R17"))
    assert hex_of(s, "R17") not in near_fef_trucks(s)  # four


def test_a_motorized_unit_needs_trucks_only_when_oos():
    """7.5 It may not move by itself then, but by truck."""
    s = at("V15: gm-1, gm-3?")
    assert blocked(s, "gm-1") == "why.drives"
    assert ways(s, [s.board.unit["gm-3"]], hex_of(s, "V15")) == ["truck"]


def test_an_fef_sd_moves_only_by_transport():
    """3.3 A VM SD walks."""
    s = at("V15: fef-sd-1; V17: fef-sd-2; X11: vm-sd-1")
    assert ways(s, [s.board.unit["fef-sd-1"]], hex_of(s, "V15")) == ["truck"]
    assert ways(s, [s.board.unit["fef-sd-2"]], hex_of(s, "V17")) == []
    assert ways(s, [s.board.unit["vm-sd-1"]], hex_of(s, "X11")) == ["walk"]


def test_nobody_overruns_from_a_truck():
    """6.4 Ruling: only what moves by itself, a DNA, and paras from the air overrun."""
    s = at("V15: 1-2-rei; V16: 88-308")
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "truck")
    assert run.open.name == "move.to" and "overrun" not in run.open.keys and "V16" not in run.open.keys


def test_a_dna_cannot_be_transported():
    """3.3, 3.6"""
    s = at("V15: dna-1")
    assert blocked(s, "dna-1") == "why.dna_aboard"
