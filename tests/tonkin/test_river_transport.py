"""3.6 River Transport: DNA."""

from procedures import Run, drive

from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.reach import legs_of, reach
from indochina.tonkin.movement.river_transport import no_sailing, sailed, sailing
from indochina.tonkin.movement.ways import reachable
from indochina.tonkin.state import hex_key, hex_of

from .build import at, notes, units, where


def reached(s, key):
    u = s.board.unit[key]
    return {hex_key(s, h): way[0] for h, way in reach(s, [u], s.place[u]).items()}


def test_a_dna_moves_along_major_rivers_and_the_coast_1_point_a_hex():
    """3.6 14 points, 28 in a Double-Move [3.2]."""
    s = at("V15: dna-1")
    found = reached(s, "dna-1")
    assert (found["V16"], found["V17"], found["V18"]) == (1, 2, 3)
    assert "V14" not in found
    slow = at("S13: dna-1!; month: Jul-52")  # 3 points a hex and no Double-Move: four hexes
    assert max(reached(slow, "dna-1").values()) == 12
    assert max(reached(at("S13: dna-1; month: Jul-52"), "dna-1").values()) > 14


def test_a_dna_passes_vm_units_on_the_coast_but_does_not_stop_there():
    """3.6 On a river it does not pass them."""
    s = at("V19: dna-1; W19: 88-308")
    found = reached(s, "dna-1")
    assert "W19" not in found and "X18" in found
    s = at("S12: dna-1; S13: 88-308")
    assert reached(s, "dna-1") == {}


def test_a_dna_carries_three_stacking_points_even_reduced():
    """3.6 An SD is 3."""
    s = at("V15: dna-1:1, dna-3, 1-2-rei, 2-2-rei, 3-3-rei, 1-3-rei, fef-sd-1, gm-1")
    hanoi = hex_of(s, "V15")
    assert no_sailing(s, units(s, "dna-1 1-2-rei 2-2-rei 3-3-rei"), hanoi) is None
    assert no_sailing(s, units(s, "dna-1 fef-sd-1"), hanoi) is None
    assert no_sailing(s, units(s, "dna-1 fef-sd-1 1-2-rei"), hanoi).key == "why.no_room"
    assert no_sailing(s, units(s, "dna-1 gm-1"), hanoi).key == "why.no_room"
    assert no_sailing(s, units(s, "dna-1 dna-3 fef-sd-1 1-2-rei"), hanoi) is None
    assert no_sailing(s, units(s, "1-2-rei"), hanoi).key == "why.no_dna"


def test_passengers_go_where_they_may_be():
    """3.8 Not to the islands; the boats alone do."""
    s = at("Y16: dna-1, 1-2-rei")
    assert hex_of(s, "Z16") in sailing(s, units(s, "dna-1"), hex_of(s, "Y16"))
    assert hex_of(s, "Z16") not in sailing(s, units(s, "dna-1 1-2-rei"), hex_of(s, "Y16"))


def test_units_stack_with_the_dna_at_the_start_and_sail_with_it():
    """3.6 The SD may be chosen first: the DNA is asked for then."""
    s = at("V15: dna-1, fef-sd-1, gm-1; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V15 fef-sd-1 dna-1 V18")
    assert where(s, "dna-1") == where(s, "fef-sd-1") == "V18"
    assert s.moved[s.board.unit["dna-1"]] and s.moved[s.board.unit["fef-sd-1"]]


def test_passengers_may_be_dropped_off_along_the_way():
    """3.6"""
    s = at("V15: dna-1, 1-2-rei, 2-2-rei")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "all river drop 1-2-rei V17 drop V18 V19")
    assert (where(s, "1-2-rei"), where(s, "2-2-rei"), where(s, "dna-1")) == ("V17", "V18", "V19")
    s = at("V15: dna-1, 1-2-rei")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "all river drop V17 stay")
    assert where(s, "1-2-rei") == where(s, "dna-1") == "V17"


def test_what_was_spent_before_dropping_a_passenger_counts():
    """3.6 14 points for a DNA that is OoS: in the rain seven hexes, of which two have been sailed."""
    s = at("S13: dna-1?, 1-2-rei; month: Jul-52")
    run = Run(move_activated(s, "FEF", hex_of(s, "S13")), "all river drop T14")
    rest = at("T14: dna-1?; month: Jul-52")
    assert set(run.open.keys) - {"stay"} == {h for h, mp in reached(rest, "dna-1").items() if mp <= 14 - 4}


def test_a_dna_overruns_with_its_passengers_for_1_point_and_2_more():
    """3.6, 6.4 Who of the passengers joins is the player's choice; an SD comes along."""
    s = at("V16: dna-1, 1-2-rei; V18: tieu-doan-1!")
    run = Run(move_activated(s, "FEF", hex_of(s, "V16")), "all river overrun V17 1-2-rei")
    assert [d.name for d in run.asked if d.name.startswith("move.")][-1] == "move.join"
    assert next(n for n in s.notes if n.key == "log.overrun_paid").values["mp"] == 1 + 1 + 2
    assert where(s, "dna-1") == "V17"  # halts before the enemy


def test_the_overlay_shows_where_a_dna_could_take_a_unit():
    s = at("V15: dna-1, 1-2-rei, fef-sd-1, gm-1; air_left: 1")
    found = reachable(s, s.board.unit["1-2-rei"])
    assert set(found) == {"walk", "truck", "river"} and hex_of(s, "V18") in found["river"]
    assert set(reachable(s, s.board.unit["gm-1"])) == {"walk"}
    assert set(reachable(s, s.board.unit["dna-1"])) == {"walk"}


def test_a_dna_with_nowhere_to_sail_may_still_overrun_with_its_passengers():
    """3.6, 6.4 The river is closed by the enemy it attacks."""
    s = at("S12: dna-1, 1-2-rei; S13: tieu-doan-1!")
    assert no_sailing(s, units(s, "dna-1 1-2-rei"), hex_of(s, "S12")) is None
    run = Run(move_activated(s, "FEF", hex_of(s, "S12")), "all river 1-2-rei")
    assert "move.join" in [d.name for d in run.asked] and "log.overrun" in notes(s)


def test_what_is_left_after_landing_a_passenger_depends_on_the_way_taken():
    """3.2, 3.6 Haiphong is 4 hexes away through VM ZoC, 8 around it: 10 points are left, or 20 of a Double-Move."""
    s = at("V15: dna-1, 1-2-rei; X14: tieu-doan-1")
    legs = legs_of(s, *units(s, "dna-1"), hex_of(s, "V15"))
    rest = sailed(s, legs, hex_of(s, "V15"), hex_of(s, "Y16"))
    assert (rest.mp, rest.double, rest.first) == (10, 20, False)
    rest = sailed(s, legs, hex_of(s, "V15"), hex_of(s, "X15"))  # in the ZoC itself: no Double-Move any more
    assert (rest.mp, rest.double) == (12, 0)
