"""4.0 The engineer builds roads."""

from procedures import Run, drive

from indochina.tonkin.board_file.file import read
from indochina.tonkin.movement.engineer import most_markers
from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.ways import ways
from indochina.tonkin.state import hex_of

from .build import at, notes, where


def test_the_engineer_places_a_road_marker_instead_of_moving_after_all_others_have_moved():
    """4.0"""
    s = at("W12: 151-351; X12: 45-351; stage: vm.move")
    drive(move_phase_stage(s, "VM", "x"), "W12 road")
    assert s.road_markers == () and s.moved[s.board.unit["151-351"]]
    run = Run(move_phase_stage(s, "VM", "x"), "")
    assert run.open.keys == ["X12", "end"]
    assert drive(move_phase_stage(s, "VM", "x"), "end") == "x"
    assert s.road_markers == (hex_of(s, "W12"),) and where(s, "151-351") == "W12"
    assert "log.road_built" in notes(s)


def test_so_it_may_when_an_operation_point_is_spent_for_movement():
    """4.0, 6.3 c"""
    s = at("W12: 151-351, tieu-doan-1")
    drive(move_activated(s, "VM", hex_of(s, "W12")), "151-351 go road done")
    assert s.road_markers == (hex_of(s, "W12"),)


def test_only_the_engineer_builds_and_not_twice_in_a_hex():
    """4.0"""
    s = at("W12: 151-351, tieu-doan-1")
    assert "road" in ways(s, [s.board.unit["151-351"]], hex_of(s, "W12"))
    assert "road" not in ways(s, [s.board.unit["tieu-doan-1"]], hex_of(s, "W12"))
    assert "road" not in ways(s, [s.board.unit["151-351"], s.board.unit["tieu-doan-1"]], hex_of(s, "W12"))
    s.road_markers = (hex_of(s, "W12"),)
    assert "road" not in ways(s, [s.board.unit["151-351"]], hex_of(s, "W12"))


def test_when_all_markers_are_used_vm_picks_one_up():
    """4.0 Any of them; a destroyed road goes with the last road of its hex."""
    s = at("W12: 151-351")
    old = [hex_of(s, key) for key in ("Z4", "Z5", "Y5", "K10")]
    assert most_markers(s.board) == len(old)
    s.road_markers = tuple(old)
    s.destroyed = frozenset({hex_of(s, "Z5")})
    run = Run(move_activated(s, "VM", hex_of(s, "W12")), "road Z5")
    assert run.asked[-1].name == "road.from" and run.asked[-1].seat == "VM"
    assert s.road_markers == (hex_of(s, "Z4"), hex_of(s, "Y5"), hex_of(s, "K10"), hex_of(s, "W12")) and not s.destroyed


def test_an_owner_may_say_how_many_road_markers_there_are():
    """4.0 The number is in no public source."""
    board = read({"tables": {"terrain_effects": {"road_marker": {"count": {"value": 6}}}}})
    assert (most_markers(read(None)), most_markers(board)) == (4, 6)
    assert read(None).tables["terrain_effects"]["road_marker"]["count"]["src"] == "reconstructed"


def test_it_may_build_in_the_end_of_the_game_sequence_too_it_is_no_transport():
    """8.0"""
    s = at("W12: 151-351")
    assert ways(s, [s.board.unit["151-351"]], hex_of(s, "W12"), transports=False) == ["walk", "road"]
