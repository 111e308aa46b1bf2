"""3.5 Air Transport, and 6.4: paras dropped on VM units."""

import pytest
from procedures import Run, drive

from indochina.tonkin.movement.air_transport import destinations, drops, landings, might_reach, no_flight
from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.ways import ways
from indochina.tonkin.state import hex_key, hex_of

from .build import at, notes, state, units, where


def test_an_air_transport_takes_an_sd_or_three_stacking_points_from_an_airstrip():
    """3.5"""
    s = at("V15: fef-sd-1, 10-bpcp, 2-bpc, 1-bep, 3-bpc, 1-rcc, gm-1; N14: 1-2-rei; V16: 7-bpc; air_left: 1")
    hanoi = hex_of(s, "V15")
    for fine in ("fef-sd-1", "10-bpcp 2-bpc 1-bep", "1-rcc"):
        assert no_flight(s, units(s, fine), hanoi) is None, fine
    for heavy in ("fef-sd-1 10-bpcp", "10-bpcp 2-bpc 1-bep 3-bpc", "gm-1"):
        assert no_flight(s, units(s, heavy), hanoi).key == "why.no_room"
    assert no_flight(s, units(s, "7-bpc"), hex_of(s, "V16")).key == "why.no_airstrip"
    s.air_left = 0
    assert no_flight(s, units(s, "10-bpcp"), hanoi).key == "why.no_air"


def test_it_lands_on_airstrips_occupied_by_the_fef():
    """3.5 Not on empty ones, even if friendly."""
    s = at("V15: 1-2-rei; N14: 2-2-rei; air_left: 1")
    assert [hex_key(s, h) for h in landings(s, units(s, "1-2-rei"), hex_of(s, "V15"))] == ["N14"]
    assert drops(s, units(s, "1-2-rei"), hex_of(s, "V15")) == []  # no paratroopers
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air")
    assert (where(s, "1-2-rei"), s.air_left) == ("N14", 0)


def test_paras_and_sd_are_dropped_anywhere_but_on_forest_and_mountain():
    """3.5, 3.8"""
    s = at("V15: 10-bpcp, fef-sd-1, 3-bpvn, 1-2-rei; air_left: 1")
    spots = {hex_key(s, h) for h in drops(s, units(s, "10-bpcp"), hex_of(s, "V15"))}
    assert {"V14", "N14", "F22", "A24"} <= spots
    assert not spots & {"S12", "Y5", "Z3", "Z17"}
    assert {hex_key(s, h) for h in drops(s, units(s, "fef-sd-1"), hex_of(s, "V15"))} == spots
    assert "F22" not in {hex_key(s, h) for h in drops(s, units(s, "3-bpvn"), hex_of(s, "V15"))}  # 3.8 Vietnamese
    assert drops(s, units(s, "10-bpcp 1-2-rei"), hex_of(s, "V15")) == []


def test_only_one_air_transport_in_a_phase_units_from_several_hexes_share_it():
    """3.5, 3.3"""
    s = at("V15: 10-bpcp, 2-bpc, 3-bpc; N14: 1-bep, 8-bpc; air_left: 3; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V15 10-bpcp 2-bpc go air X13")
    assert s.air_left == 2
    assert "air" not in ways(s, units(s, "1-bep 8-bpc"), hex_of(s, "N14"))
    drive(move_phase_stage(s, "FEF", "x"), "N14 1-bep go air X13")
    assert s.air_left == 2 and "air" not in ways(s, units(s, "3-bpc"), hex_of(s, "V15"))


def test_vm_guns_close_an_airstrip_if_vm_declares_them():
    """3.5 No takeoff, no landing in the ZoC of artillery or the Anti-Aircraft unit; the units have not moved."""
    position = {"V15": "1-2-rei", "N14": "2-2-rei", "N13": "45-351"}
    s = state(position, air_left=1, stage="fef.move")
    run = Run(move_phase_stage(s, "FEF", "x"), "V15 air 45-351")
    assert run.asked[-1].name == "air.vm_declare" and run.asked[-1].seat == "VM"
    assert (where(s, "1-2-rei"), s.air_left, s.moved[s.board.unit["1-2-rei"]]) == ("V15", 1, 0)
    assert "air" not in ways(s, units(s, "1-2-rei"), hex_of(s, "V15"))  # it stays closed in this phase
    drive(move_phase_stage(s, "FEF", "x"), "done")
    assert "air" in ways(s, units(s, "1-2-rei"), hex_of(s, "V15"))
    s = state(position, air_left=1, stage="fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "N14 air 45-351")
    assert where(s, "2-2-rei") == "N14"  # no takeoff either


def test_a_gun_kept_secret_or_dg_or_elsewhere_has_no_effect():
    """3.5 An FEF gun closes nothing."""
    s = at("V15: 1-2-rei; N14: 2-2-rei; N13: 45-351; air_left: 1")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air no")
    assert (where(s, "1-2-rei"), s.air_left) == ("N14", 0)
    for guns in ("45-351!", "88-308"):
        s = state({"V15": "1-2-rei", "N14": "2-2-rei", "N13": guns}, air_left=1)
        assert Run(move_activated(s, "FEF", hex_of(s, "V15")), "air").open is None
        assert where(s, "1-2-rei") == "N14"
    s = at("V15: 1-2-rei; N14: 2-2-rei; N13: racm; air_left: 1")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air")
    assert where(s, "1-2-rei") == "N14"


def test_a_drop_near_the_anti_aircraft_unit_takes_two_air_transports():
    """3.5 Artillery does not matter to drops."""
    s = at("V15: 10-bpcp; X12: 367-351; air_left: 3")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air X13 367-351")
    assert (where(s, "10-bpcp"), s.air_left) == ("X13", 1)
    s = at("V15: 10-bpcp; X12: 367-351; air_left: 3")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air X13 no")
    assert (where(s, "10-bpcp"), s.air_left) == ("X13", 2)
    s = at("V15: 10-bpcp; X12: 45-351; air_left: 3")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air X13")
    assert s.air_left == 2


def test_without_a_second_air_transport_that_drop_is_called_off():
    """3.5 Ruling: it is not deducted, and such hexes are offered no more in this phase."""
    s = at("V15: 10-bpcp; X12: 367-351; air_left: 1; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V15 air X13 367-351")
    assert (where(s, "10-bpcp"), s.air_left) == ("V15", 1) and "log.drop_called_off" in notes(s)
    spots = {hex_key(s, h) for h in destinations(s, units(s, "10-bpcp"), hex_of(s, "V15"))}
    assert "X13" not in spots and "V16" in spots


def test_an_sd_dropped_there_is_grabbed_on_5_or_6():
    """3.5 Even on a FEF unit; VM receives 2 Replacement Points."""
    for die, place, points in (("4", "X13", 0), ("5", "eliminated", 2), ("6", "eliminated", 2)):
        s = at("V15: fef-sd-1; X12: 367-351; X13: 1-2-rei; air_left: 2")
        drive(move_activated(s, "FEF", hex_of(s, "V15")), "air X13 367-351", die)
        assert (where(s, "fef-sd-1"), s.rp[0], s.air_left) == (place, points, 0), die
    s = at("V15: fef-sd-1; X12: 367-351; air_left: 2")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air X13 no")
    assert where(s, "fef-sd-1") == "X13"


def test_paras_may_be_dropped_on_vm_units_nobody_else():
    """6.4 Not if DG or OoS; an SD never falls on the enemy."""
    s = at("V15: 10-bpcp, 2-bpc!, 1-bep?, fef-sd-1, gm-35-ralp; X13: tieu-doan-1; W16: vm-sd-1; air_left: 1")
    spots = {
        key: {hex_key(s, h) for h in drops(s, units(s, key), hex_of(s, "V15"))} & {"X13", "W16"}
        for key in ("10-bpcp", "2-bpc", "1-bep", "fef-sd-1", "gm-35-ralp")
    }
    assert spots["10-bpcp"] == {"X13", "W16"}
    assert spots["2-bpc"] == spots["1-bep"] == spots["fef-sd-1"] == set()
    assert spots["gm-35-ralp"] <= {"W16"}  # nobody to lead an attack


def test_paras_that_overrun_from_the_air_take_what_they_fall_on():
    """6.4 No movement points are needed; a lone SD is eliminated without a fight."""
    s = at("V15: 10-bpcp; W16: vm-sd-1; air_left: 1")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "air W16")
    assert (where(s, "10-bpcp"), where(s, "vm-sd-1"), s.air_left) == ("W16", "eliminated", 0)


def test_8_0_there_are_no_transports_at_the_end_of_the_game():
    """8.0"""
    s = at("V15: 10-bpcp, 1-2-rei, dna-1; air_left: 1")
    assert ways(s, units(s, "10-bpcp"), hex_of(s, "V15"), transports=False) == ["walk"]
    assert ways(s, units(s, "dna-1"), hex_of(s, "V15"), transports=False) == ["walk"]
    run = Run(move_phase_stage(s, "FEF", "x", transports=False), "V15 10-bpcp go")
    assert [d.name for d in run.asked][-1] == "move.to"


def asked_of_vm(position, to="X13", answers="none"):
    s = state({"V15": "10-bpcp", **position}, air_left=3)
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), f"air {to} {answers}".strip())
    return s, [d.keys for d in run.asked if d.seat == "VM"]


def test_vm_is_asked_where_a_gun_might_lie_hidden_even_if_none_does():
    """3.5, 1.5 Else the question would tell the FEF that there is one."""
    hidden_elsewhere = {"X12": "tieu-doan-1 88-308", "R13": "tieu-doan-2 367-351"}
    s, asked = asked_of_vm(hidden_elsewhere)
    assert asked == [["none", "no"]]
    assert (where(s, "10-bpcp"), s.air_left) == ("X13", 2) and "log.gun_declared" not in notes(s)
    s, asked = asked_of_vm({"X12": "tieu-doan-1 367-351"}, answers="no")
    assert asked == [["367-351", "no"]] and s.air_left == 2


@pytest.mark.parametrize(
    "position",
    [
        {"X12": "tieu-doan-1 88-308", "R13": "367-351"},                  # it lies open somewhere else
        {"X12": "tieu-doan-1 88-308"},                                   # it is not in the game yet
        {"X12": "88-308", "R13": "tieu-doan-2 367-351"},                  # nothing is hidden near
        {"X12": "tieu-doan-1 88-308", "R13": "tieu-doan-2 45-351"},       # artillery does not matter to a drop
    ],
)  # fmt: skip
def test_vm_is_not_asked_where_the_fef_can_see_that_there_is_none(position):
    """3.5, 1.5"""
    assert asked_of_vm(position, answers="")[1] == []


def test_an_airstrip_near_a_stack_with_hidden_counters_is_asked_about_too():
    """3.5 For artillery as for the Anti-Aircraft unit; not across the border of China [1.3]."""
    s = state({"V15": "1-2-rei", "N14": "2-2-rei", "N13": "tieu-doan-1 88-308", "W5": "tieu-doan-2 45-351"}, air_left=1)
    assert might_reach(s, hex_of(s, "N14"), ("artillery",)) and not might_reach(s, hex_of(s, "V15"), ("artillery",))
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "air none")
    assert [d.name for d in run.asked if d.seat == "VM"] == ["air.vm_declare"] and where(s, "1-2-rei") == "N14"
