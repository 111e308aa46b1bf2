"""3.7 Ship Transport."""

from procedures import drive

from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.ship_transport import harbors, no_ship
from indochina.tonkin.movement.ways import ways
from indochina.tonkin.state import hex_key, hex_of

from .build import at, state, where


def places(s, *keys):
    units = [s.board.unit[key] for key in keys]
    return {hex_key(s, h) for h in harbors(s, units, s.place[units[0]])}


def test_ships_go_between_friendly_harbors():
    """3.7 Not where VM is, nor where its ZoC reaches an empty harbor."""
    s = at("Y16: 1-2-rei")
    assert places(s, "1-2-rei") >= {"saigon"} and "A24" not in places(s, "1-2-rei")
    s = at("Y16: 1-2-rei; AD14: 2-2-rei; AA16: 3-3-rei")
    assert places(s, "1-2-rei") == {"AD14", "AA16", "saigon"}
    s = at("Y16: 1-2-rei; AD14: 88-308")
    assert "AD14" not in places(s, "1-2-rei")
    assert "AD14" in places(at("Y16: 1-2-rei"), "1-2-rei")  # blue and empty
    assert "AD14" not in places(at("Y16: 1-2-rei; AD13: 88-308"), "1-2-rei")
    assert "AD14" in places(at("Y16: 1-2-rei; AD13: 88-308; AD14: 2-2-rei"), "1-2-rei")


def test_between_vientiane_and_the_coast_ships_call_at_saigon():
    """3.7 Either direction; from Saigon on they go anywhere."""
    s = at("A24: 1-2-rei; saigon: 2-2-rei; Y16: 3-3-rei")
    assert places(s, "1-2-rei") == {"saigon"}
    assert {"A24", "Y16"} <= places(s, "2-2-rei")


def test_twelve_stacking_points_in_a_phase_from_anywhere():
    """3.7, 3.3 One GM fills the ship; units from Haiphong and Saigon share it."""
    s = at("Y16: gm-1, 1-2-rei, 2-2-rei; saigon: 3-3-rei; stage: fef.move")
    assert no_ship(s, [s.board.unit["gm-1"]], hex_of(s, "Y16")) is None
    both = [s.board.unit["gm-1"], s.board.unit["1-2-rei"]]
    assert no_ship(s, both, hex_of(s, "Y16")).key == "why.no_room"
    drive(move_phase_stage(s, "FEF", "x"), "Y16 1-2-rei 2-2-rei go ship saigon")
    drive(move_phase_stage(s, "FEF", "x"), "saigon Y16")
    assert (where(s, "2-2-rei"), where(s, "3-3-rei")) == ("saigon", "Y16")
    assert "ship" not in ways(s, [s.board.unit["gm-1"]], hex_of(s, "Y16"))


def test_a_unit_moves_once_so_it_does_not_sail_on_from_saigon_in_the_same_phase():
    """3.7 "Next time"."""
    s = at("A24: 1-2-rei; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "A24 ship")
    assert drive(move_phase_stage(s, "FEF", "x"), "") == "x"  # nobody else can move: the phase ends


def test_in_saigon_there_is_no_other_way_than_by_ship():
    """3.7"""
    s = at("saigon: gm-1, 10-bpcp, fef-sd-1; air_left: 2")
    assert ways(s, [s.board.unit["gm-1"]], s.board.saigon) == ["ship"]
    assert ways(s, [s.board.unit["10-bpcp"]], s.board.saigon) == ["ship"]


def test_units_in_one_activated_hex_may_go_to_different_harbors():
    """3.3 When an Operation Point is spent they start together."""
    s = at("saigon: 1-2-rei, 2-2-rei; Y16: 3-3-rei; AA16: 2-13-dble")
    drive(move_activated(s, "FEF", s.board.saigon), "1-2-rei go Y16 2-2-rei AA16")
    assert (where(s, "1-2-rei"), where(s, "2-2-rei")) == ("Y16", "AA16")


def test_a_dna_and_who_may_not_be_there_do_not_go():
    """3.6, 3.8"""
    s = state({"Y16": "dna-1 bcl-1 bvn-1", "A24": "1-2-rei"})
    assert no_ship(s, [s.board.unit["dna-1"]], hex_of(s, "Y16")).key == "why.dna_aboard"
    assert "saigon" not in places(s, "bcl-1") and "saigon" in places(s, "bvn-1")
