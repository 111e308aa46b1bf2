"""6.1-6.3 Operation Points."""

import pytest
from procedures import Run, drive

from indochina.tonkin.operations.combat.capture import enter
from indochina.tonkin.operations.phase import impulse, no_option, not_possible, operation, point, point_keys
from indochina.tonkin.state import hex_of, stacking_points

from .build import at, is_dg, notes, state, where

BOTH = {"X11": "vm-hq vm-sd-1", "T13": "vm-sd-2 88-308", "V15": "fef-sd-1 gm-1", "saigon": "fef-sd-2"}


def at_point(units=None, stage="operation.point", **fields):
    fields = {"ops": [10, 10], "impulse": 2, "active": "FEF"} | fields
    return state(units or BOTH, stage=stage, **fields)


# --- 6.2


def test_both_get_ten_points_and_vm_decides_first_whether_to_spend_an_sd():
    """6.0, 6.1, 6.2 An SD in Saigon may be spent too."""
    s = at("X11: vm-hq, vm-sd-1; T13: vm-sd-2, 88-308; V15: fef-sd-1, gm-1; saigon: fef-sd-2")
    run = Run(operation(s), "T13 saigon")
    assert [d.seat for d in run.asked] == ["VM", "FEF"] and run.result == "operation.impulse" and s.active == "VM"
    assert s.ops == [10, 10] and s.spending == [s.board.unit["vm-sd-2"], s.board.unit["fef-sd-2"]]
    assert where(s, "vm-sd-2") == "T13", "it stays until the phase is over"


def test_vm_without_spending_may_move_an_sd_to_its_hq():
    """6.2 Any SD on the map."""
    s = at("X11: vm-hq, vm-sd-1; T13: vm-sd-2, 88-308; V15: fef-sd-1, gm-1; saigon: fef-sd-2")
    run = Run(operation(s), "none T13 V15")
    assert where(s, "vm-sd-2") == "X11" and [d.name for d in run.asked][1] == "operation.bring"
    s = at("X11: vm-hq, vm-sd-1; T13: vm-sd-2, 88-308; V15: fef-sd-1, gm-1; saigon: fef-sd-2")
    drive(operation(s), "none none V15")
    assert where(s, "vm-sd-2") == "T13"


def test_if_vm_spends_an_sd_none_is_moved():
    """6.2"""
    assert [
        d.name
        for d in Run(
            operation(at("X11: vm-hq, vm-sd-1; T13: vm-sd-2, 88-308; V15: fef-sd-1, gm-1; saigon: fef-sd-2")),
            "T13 none",
        ).asked
    ] == ["operation.spend"] * 2


def test_if_neither_spends_there_is_no_operation_phase():
    """6.2 Straight to the Supply Check; VM may still move its SD."""
    s = at("X11: vm-hq, vm-sd-1; T13: vm-sd-2, 88-308; V15: fef-sd-1, gm-1; saigon: fef-sd-2")
    assert drive(operation(s), "none T13 none") == "supply"
    assert s.ops == [0, 0] and where(s, "vm-sd-2") == "X11" and "log.no_operations" in notes(s)


def test_who_has_no_sd_is_not_asked():
    """6.2"""
    s = at("V15: fef-sd-1, gm-1")
    assert [d.seat for d in Run(operation(s), "V15").asked] == ["FEF"]
    assert drive(operation(at("V15: gm-1"))) == "supply"


# --- 6.1


@pytest.mark.parametrize(("die", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_half_a_die_rounded_up_is_spent_in_a_row(die, points):
    """6.1"""
    s = at("vm_ops: 10; fef_ops: 10; active: VM")
    assert drive(impulse(s), dice=str(die)) == "operation.point" and s.impulse == points


def test_no_more_than_are_left():
    """6.1"""
    s = at("vm_ops: 1; fef_ops: 4; active: VM")
    drive(impulse(s), dice="6")
    assert s.impulse == 1


def test_when_the_enemy_has_none_left_all_remaining_points_come_in_a_row():
    """6.1 Without a die."""
    s = at("fef_ops: 7; active: FEF")
    drive(impulse(s))
    assert s.impulse == 7


def test_rows_alternate_until_both_have_spent_their_points():
    """6.1"""
    s = at_point(impulse=2)
    s.stage = drive(point(s), "pass")
    assert s.stage == "operation.more" and s.ops == [10, 9] and s.impulse == 1
    assert drive(point(s), "pass") == "operation.impulse" and s.active == "VM" and s.ops == [10, 8]
    s = at_point(ops=[0, 1], impulse=1)
    assert drive(point(s), "pass") == "supply"
    s = at_point(ops=[3, 1], impulse=1)
    assert drive(point(s), "pass") == "operation.impulse" and s.active == "VM"


def test_at_least_one_point_of_a_row_must_be_spent_the_rest_may_be_kept():
    """6.1"""
    assert "stop" not in point_keys(at_point(), first=True)
    s = at_point(stage="operation.more", ops=[10, 9], impulse=1)
    assert drive(point(s), "stop") == "operation.impulse"
    assert s.active == "VM" and s.ops == [10, 9]


def test_the_last_points_may_be_let_go_together():
    """6.1 When the enemy has none left."""
    s = at_point(ops=[0, 6], impulse=6)
    assert "stop" not in point_keys(s, first=False)
    assert drive(point(s), "pass_all") == "supply" and s.ops == [0, 0]


# --- 6.3


def test_attack_and_artillery_need_a_spending_sd():
    """6.3 Without one, or when it is lost, options a to e remain."""
    units = {"V15": "fef-sd-1 gm-1", "V14": "88-308"}
    s = at_point(units)
    assert "attack" not in point_keys(s, True) and not_possible(s)["attack"].key == "why.no_spending_sd"
    s = at_point(units, spending=("", "fef-sd-1"))
    assert "attack" in point_keys(s, True) and "artillery" not in point_keys(s, True)


def test_options_that_cannot_do_anything_are_not_offered_and_say_why():
    """6.3"""
    s = at_point({"V15": "gm-1"}, active="VM")
    assert point_keys(s, True) == ["roads", "pass"]
    assert {k: w.key for k, w in not_possible(s).items()} == {
        "remove_markers": "why.no_markers",
        "trenches": "why.no_sd_to_dig",
        "move": "why.nobody",
        "barrage": "why.vm_no_air",
        "artillery": "why.no_spending_sd",
        "attack": "why.no_spending_sd",
    }


def test_france_destroys_roads_from_the_air_so_not_in_the_rain():
    """6.7, 1.7"""
    assert "roads" in point_keys(at_point(airstrike=5), True)
    assert "roads" not in point_keys(at_point(airstrike=5, month="Jul-52"), True)


def test_a_point_removes_markers():
    """6.3 a"""
    s = at_point({"V15": "gm-1!", "V14": "gm-3"})
    drive(point(s), "remove_markers")
    assert not is_dg(s, "gm-1") and s.ops == [10, 9]


def test_a_point_digs_trenches():
    """6.3 b"""
    s = at_point({"V16": "fef-sd-1 gm-1"})
    drive(point(s), "trenches")
    assert s.trenches == {hex_of(s, "V16"): "FEF"}


def test_a_point_moves_the_units_of_one_hex():
    """6.3 c"""
    s = at_point({"V15": "gm-1", "T19": "gm-3"})
    run = Run(point(s), "move V15")
    assert [d.name for d in run.asked[:2]] == ["operation.option", "operation.hex"]
    assert run.asked[1].keys == ["V15", "T19"]


def test_a_point_of_vm_destroys_roads():
    """6.3 e"""
    s = at_point(active="VM")
    drive(point(s), "roads V15 done")
    assert s.destroyed == {hex_of(s, "V15")}


def test_stacking_and_trenches_are_seen_to_after_each_point():
    """1.5, 6.3"""
    s = at_point({"V15": "gm-1 gm-2 gm-3 10-bpcp fef-sd-1"})
    s.trenches[hex_of(s, "U15")] = "FEF"
    drive(point(s), "pass fef-sd-1")
    assert where(s, "fef-sd-1") == "eliminated" and s.trenches == {}


def test_the_game_ends_in_the_middle_of_a_row_when_hanoi_falls():
    """1.9 C"""
    s = at_point({"V15": "tieu-doan-1"}, active="VM")
    assert drive(point(s), "pass") == "over"


def test_who_loses_his_spending_sd_has_no_attack_left_in_this_phase():
    """2.2 A, 6.3 VM moves onto it: 2 Replacement Points, and the FEF keep options a to e."""
    position = {"W14": "88-308", "X13": "fef-sd-1", "V15": "gm-1", "V14": "98-316"}
    s = at_point(position, active="VM", ops=[3, 3], spending=("", "fef-sd-1"))
    s.active = "FEF"
    assert "attack" in point_keys(s, True), "Hanoi is three hexes away from it"
    s.active = "VM"
    drive(point(s), "move W14 overrun X13 W14 done")
    assert s.spending == [-1, -1] and s.rp == [2, 0]
    s.active = "FEF"
    assert "attack" not in point_keys(s, True) and "move" in point_keys(s, True)


def test_a_barrage_that_destroys_the_spending_sd_ends_it_too():
    """6.3, 6.6 An SD alone in its hex is removed by DG & DL."""
    s = at_point({"W14": "bmi-1", "X13": "vm-sd-1"}, ops=[3, 3], spending=("vm-sd-1", ""), airstrike=7)
    drive(point(s), "barrage", "6 6")
    assert where(s, "vm-sd-1") == "eliminated" and s.spending == [-1, -1]


def test_an_sd_brought_to_a_full_hex_of_the_hq_may_stay_until_the_first_point_is_spent():
    """1.5, 6.2 Stacking is enforced at the end of an Operation Point, not between them."""
    full = "vm-hq 88-308 102-308 36-308 141-312"
    s = state({"X11": full, "AC7": "vm-sd-1", "V15": "fef-sd-1"}, stage="operation")
    assert drive(operation(s), "none AC7 V15") == "operation.impulse" and stacking_points(s, hex_of(s, "X11")) == 14
    s.stage, s.impulse = "operation.point", 1
    run = Run(point(s), "pass vm-sd-1")
    assert run.asked[-1].name == "stacking.vm_step" and stacking_points(s, hex_of(s, "X11")) == 13


def test_a_spending_sd_the_enemy_moves_onto_is_gone_and_with_it_attacks():
    """6.2, 6.3, 2.2 Only a to e remain; VM gets 2 points."""
    s = at("V14: fef-sd-1; V13: 88-308; U15: gm-1; U14: 102-308; fef_spending: fef-sd-1")
    s.active, s.ops, s.rp = "FEF", [10, 10], [0, 0]
    assert "attack" in point_keys(s, True)
    enter(s, [s.board.unit["88-308"]], hex_of(s, "V14"), lambda: None)
    assert s.spending == [-1, -1] and s.rp == [2, 0]
    assert no_option(s, "FEF", "attack").key == "why.no_spending_sd" and "attack" not in point_keys(s, True)
