"""Sentences of chapters 1, 2, 5, 6.1-6.3, 6.7, 7, 8 and 9 read once more against the code: limits and exceptions."""

from indochina.tonkin.attrition import attrition
from indochina.tonkin.board import CHINA, VIETNAM, printed
from indochina.tonkin.components.communities import counted, settle
from indochina.tonkin.components.tracing import within_range
from indochina.tonkin.components.zoc import zone
from indochina.tonkin.movement.truck_transport import near_fef_trucks
from indochina.tonkin.operations.combat.capture import enter
from indochina.tonkin.operations.combat.losses import eliminate
from indochina.tonkin.operations.phase import no_option, operation, point, point_keys
from indochina.tonkin.replacements.fef_reinforcements import fef_reinforcements
from indochina.tonkin.replacements.fef_replacements import Guns, fef_replaceable
from indochina.tonkin.replacements.mobilization import tieu_doan_due
from indochina.tonkin.replacements.vm_reinforcements import vm_reinforcements
from indochina.tonkin.replacements.withdrawals import withdrawable
from indochina.tonkin.setup import free
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import ELIMINATED, hex_key, hex_of, put, stacking_points, units_at, units_in
from indochina.tonkin.supply.river_supply import river_range

from .build import Run, in_supply, notes, state, steps, where
from .replacing import again


def s_hex(key):
    return printed().index[key]


def arrive(s, answers=""):
    """2.5 The units on the Turn Track are due."""
    for u in units_at(s, -1):
        s.due[u] = s.turn
    return Run(again(fef_reinforcements, "fef.reinforcements", s), answers)


# --- 1.4 tracing -----------------------------------------------------------------------------------------------


def test_no_trace_passes_over_the_islands_where_no_unit_on_land_can_go():
    """1.4, 7.4 From Haiphong to Hongay the way is over land; along the coast it takes a DNA."""
    s = state({"AA16": "bvn-garr-1", "Z15": "88-308", "AA15": "102-308", "Y15": "36-308"})
    reached = within_range(s, [hex_of(s, "Y16")], "FEF", 3)
    assert hex_of(s, "AA16") not in reached and hex_of(s, "X16") in reached
    assert not in_supply(s, "bvn-garr-1")
    s = state({"AA16": "bvn-garr-1", "Z15": "88-308", "AA15": "102-308", "Y15": "36-308", "Y16": "dna-1"})
    assert in_supply(s, "bvn-garr-1")  # 7.4


def test_a_trace_may_end_at_the_islands_for_a_dna_there():
    """1.4, 2.7 A DNA off Haiphong is within 3 hexes of it."""
    s = state({"Z16": "dna-1"})
    assert hex_of(s, "Z16") in within_range(s, [hex_of(s, "Y16")], "FEF", 3)


# --- 1.3, 1.8 --------------------------------------------------------------------------------------------------


def test_a_vm_unit_in_china_has_a_zoc_out_of_it():
    """1.3 No ZoC reaches into China; out of it one does. Lao Cai, empty, is VM-friendly by it."""
    s = state({"Q7": "88-308"})
    assert hex_of(s, "Q8") in zone(s, "VM") and hex_of(s, "Q8") in s.vm_friendly
    assert not any(s.board.country[h] == CHINA for h in zone(s, "VM"))
    assert hex_of(s, "Q8") not in state({"Q7": "88-308!"}).vm_friendly  # 6.14
    assert hex_of(s, "Q8") in state({"Q7": "88-308?"}).vm_friendly  # 7.5 does not take its ZoC


# --- 1.5 -------------------------------------------------------------------------------------------------------


def test_who_arrives_where_the_stack_is_full_costs_steps_when_the_phase_ends():
    """1.5, 2.5, 2.7 The arrival is paid for, and what is then too much is lost: by France's choice, for VP."""
    full = "gm-1 gm-3 gm-4 bvn-1"
    s = state({"track": "8-bpc", "Y16": full}, "Jan-54")
    before = s.vp
    arrive(s, "8-bpc Y16")
    assert stacking_points(s, hex_of(s, "Y16")) == 14 and s.vp == before - 1
    s.stage = "fef.withdrawals"
    run = Run(STAGES[s.stage](s), "bvn-1 bvn-1")
    assert [d.seat for d in run.asked] == ["FEF", "FEF"] and run.result == "vm.move"
    assert stacking_points(s, hex_of(s, "Y16")) == 13 and s.vp == before - 2 and where(s, "bvn-1") == "eliminated"


def test_an_sd_brought_to_a_full_hex_of_the_hq_may_stay_until_the_first_point_is_spent():
    """1.5, 6.2 Stacking is enforced at the end of an Operation Point, not between them."""
    full = "vm-hq 88-308 102-308 36-308 141-312"
    s = state({"X11": full, "AC7": "vm-sd-1", "V15": "fef-sd-1"}, stage="operation")
    assert (
        Run(operation(s), "none AC7 V15").result == "operation.impulse" and stacking_points(s, hex_of(s, "X11")) == 14
    )
    s.stage, s.impulse = "operation.point", 1
    run = Run(point(s), "pass vm-sd-1")
    assert run.asked[-1].name == "stacking.vm_step" and stacking_points(s, hex_of(s, "X11")) == 13


# --- 1.9 B -----------------------------------------------------------------------------------------------------


def test_a_threshold_left_and_reached_again_in_one_move_costs_nothing():
    """1.9 B Ten communities in the Delta: the tenth is given up (10 VP added) and another taken (10 deducted)."""
    s = state({"V19": "tieu-doan-1!"})
    empty = [h for h in s.board.community if s.board.region[h] == "delta" and not units_in(s, h)]
    kept = [h for h in empty if s.board.community[h].side == "VM" and hex_key(s, h) not in ("X16", "W18")][:9]
    garrisons = (u.index for u in s.board.units if u.side == "FEF" and u.battle)
    for u, h in zip(garrisons, [h for h in empty if h not in kept and hex_key(s, h) != "X16"]):
        s.steps[u] = 1
        put(s, u, h)
    put(s, s.board.unit["1-2-rei"], hex_of(s, "X16"))
    settle(s)
    assert counted(s, "delta") == 10 and s.delta
    put(s, s.board.unit["1-2-rei"], ELIMINATED)  # X16 is left to whoever comes
    s.notes.clear()
    before = s.vp
    enter(s, [s.board.unit["tieu-doan-1"]], hex_of(s, "X16"))
    assert notes(s) == ["log.threshold", "log.threshold"] and s.vp == before and s.delta


# --- 1.9 C -----------------------------------------------------------------------------------------------------


def test_nothing_more_is_asked_once_hanoi_is_taken():
    """1.9 C, 2.4 The game ends immediately: the second Tieu Doan and the Pathet Lao are not asked about."""
    s = state({"box_2": "tieu-doan-1 tieu-doan-2", "X11": "88-308", "V11": "102-308", "S21": "9-304"})
    s.stage = "vm.mobilization"
    run = Run(STAGES[s.stage](s), "V14 V15")
    assert run.result == "over" and s.over == ("VM", "hanoi")
    assert where(s, "tieu-doan-2") == "box_2"


def test_the_log_says_that_the_loss_of_its_hq_has_decided_the_game():
    """1.9 C"""
    s = state({"V13": "vm-hq"})
    eliminate(s, s.board.unit["vm-hq"], "6.4")
    assert s.over == ("FEF", "vm_hq") and notes(s)[-1] == "log.vm_hq"


# --- 2.1 -------------------------------------------------------------------------------------------------------


def test_a_tieu_doan_that_arrives_lies_in_box_2_like_the_others():
    """2.1 Without steps until it is mobilized."""
    s = state({"track": "tieu-doan-1"}, "Jan-54", vp=0)
    s.due[s.board.unit["tieu-doan-1"]] = s.turn
    Run(vm_reinforcements(s))
    assert where(s, "tieu-doan-1") == "box_2" and steps(s, "tieu-doan-1") == 0


# --- 2.4, 1.1 ---------------------------------------------------------------------------------------------------


def test_hanoi_has_no_vp_number_and_is_no_vp_hex():
    """1.1, 1.6, 2.4 Hanoi in VM ZoC mobilizes nobody: a VP-Hex is one with a number."""
    s = state({"U16": "88-308", "box_2": "tieu-doan-1:0 tieu-doan-2:0"})
    hexes = {h for h in s.board.vp_hexes if s.board.country[h] == VIETNAM}
    s.vm_friendly -= hexes
    assert s.board.hanoi in s.vm_friendly and s.board.hanoi not in hexes
    assert tieu_doan_due(s) == 0


# --- 2.5 -------------------------------------------------------------------------------------------------------


def test_no_unit_arrives_in_a_harbor_where_a_vm_sd_lies():
    """2.5, 3.1 It may move onto an SD alone, but reinforcements are placed, they do not move."""
    s = state({"track": "8-bpc", "AD14": "vm-sd-1", "AA16": "vm-hq"}, "Jan-54")
    assert arrive(s, "8-bpc").open.keys == ["Y16", "A24", "saigon"]


# --- 2.6, 2.7, 3.4: no HQ, and Saigon --------------------------------------------------------------------------


def test_without_its_hq_france_has_points_and_trucks_only_at_supply_centers():
    """2.6, 3.4 Nothing comes from an HQ that is lost."""
    units = {"J13": "10-bpcp:1", "W15": "8-bpc:1"}
    s = state(units | {"eliminated": "fef-hq:0"}, rp=[0, 6], air_left=3)
    reasons = fef_replaceable(s, 0, Guns())
    assert reasons["8-bpc"] is None and reasons["10-bpcp"].key == "why.far_from_fef_source"
    assert hex_of(s, "W15") in near_fef_trucks(s) and hex_of(s, "J13") not in near_fef_trucks(s)
    s = state(units | {"J13": "10-bpcp:1 fef-hq"}, rp=[0, 6], air_left=3)
    assert fef_replaceable(s, 0, Guns())["10-bpcp"] is None


def test_saigon_is_a_harbor_and_no_supply_center():
    """2.6, 2.7, 7.3 Who waits there is in supply, but is neither replaced nor withdrawn."""
    s = state({"saigon": "1-2-rei:1 2-2-rei"}, rp=[0, 6])
    assert in_supply(s, "1-2-rei")
    assert fef_replaceable(s, 0, Guns())["1-2-rei"].key == "why.far_from_fef_source"
    assert withdrawable(s, "REI") == []


# --- 5.0 -------------------------------------------------------------------------------------------------------


def test_the_fef_hq_needs_supply_the_vm_hq_does_not():
    """5.0, 7.2, 7.3 An HQ has one step; nothing says that the one of the FEF is always in supply."""
    s = state({"J17": "fef-hq?", "J15": "vm-hq"})
    Run(attrition(s))
    assert where(s, "fef-hq") == "eliminated" and where(s, "vm-hq") == "J15" and s.over is None


# --- 6.2 -------------------------------------------------------------------------------------------------------


def test_a_spending_sd_the_enemy_moves_onto_is_gone_and_with_it_attacks():
    """6.2, 6.3, 2.2 Only a to e remain; VM gets 2 points."""
    s = state({"V14": "fef-sd-1", "V13": "88-308", "U15": "gm-1", "U14": "102-308"}, spending=("", "fef-sd-1"))
    s.active, s.ops, s.rp = "FEF", [10, 10], [0, 0]
    assert "attack" in point_keys(s, True)
    enter(s, [s.board.unit["88-308"]], hex_of(s, "V14"))
    assert s.spending == [-1, -1] and s.rp == [2, 0]
    assert no_option(s, "FEF", "attack").key == "why.no_spending_sd" and "attack" not in point_keys(s, True)


# --- 7.4 -------------------------------------------------------------------------------------------------------


def test_a_dna_beyond_the_source_is_not_between_it_and_the_unit():
    """7.4 The DNA is at the source, with the unit or on the trace between them: one behind Haiphong does not help."""
    assert s_hex("AB15") in river_range(state({"Z16": "dna-1"}))  # on the way along the coast
    assert s_hex("AB15") in river_range(state({"Y16": "dna-1"}))  # at the source
    assert s_hex("AB15") not in river_range(state({"Y15": "dna-1"}))  # up the river


def test_a_trace_of_five_hexes_with_the_dna_at_its_end():
    """7.4 Up to 5 hexes from the Supply Center; the DNA itself is supplied there, and who is with it."""
    found = river_range(state({"X18": "dna-1"}))
    assert s_hex("X18") in found and s_hex("Y16") not in found


# --- 9.0 -------------------------------------------------------------------------------------------------------


def test_nobody_is_set_up_on_an_sd_or_hq_of_the_enemy():
    """9.0, 3.1"""
    s = state({"V14": "fef-sd-1", "N13": "vm-sd-1"})
    assert not free(s, s.board.unit["tieu-doan-1"], hex_of(s, "V14"))
    assert not free(s, s.board.unit["gcma-1"], hex_of(s, "N13"))
    assert free(s, s.board.unit["tieu-doan-1"], hex_of(s, "V13"))
