"""3.0 Movement Phase, 6.3 c, and 6.4: who overruns whom, what it costs, and moving on after it."""

import string

import pytest
from procedures import Run, drive

from indochina.core.rules import OVER
from indochina.tonkin.movement import journey
from indochina.tonkin.movement.choosing import unmoved
from indochina.tonkin.movement.phase import move_activated, move_phase_stage
from indochina.tonkin.movement.reach import legs_of, reach
from indochina.tonkin.operations.combat.overrun import victims
from indochina.tonkin.state import hex_key, hex_of, put, units_in
from indochina.tonkin.words.en import ENGLISH as EN
from indochina.tonkin.words.fr import FRENCH as FR

from .build import at, notes, state, where

pytestmark = pytest.mark.pure  # overruns are stood in for


@pytest.fixture
def fights(monkeypatch):
    """Overruns whose outcome is given: True, the defenders go and all attackers move in. What was fought is kept."""
    fought, outcomes = [], []

    def overrun(s, attackers, start, target, airdrop=False):
        yield from ()
        fought.append(([s.board.units[u].key for u in attackers], hex_key(s, start), hex_key(s, target)))
        if outcomes and not outcomes.pop(0):
            return False
        for u in list(units_in(s, target)):
            put(s, u, -2)
        for u in attackers:
            put(s, u, target)
        return True

    monkeypatch.setattr(journey, "overrun", overrun)
    return fought, outcomes


def prey(s, *keys):
    """{target: {from: cost}} for units that stand together."""
    units = [s.board.unit[key] for key in keys]
    start = s.place[units[0]]
    found = victims(s, units, start, {u: legs_of(s, u, start) for u in units})
    return {hex_key(s, t): {hex_key(s, a): mp for a, mp in ways.items()} for t, ways in found.items()}


# --- 3.0 the phase ---------------------------------------------------------------------------------------------


def test_every_unit_moves_once_in_a_movement_phase():
    """3.0 Units of a stack may go apart, and one by one; then they may all move again."""
    s = at("V16: gm-1, 1-2-rei; stage: fef.move")
    assert drive(move_phase_stage(s, "FEF", "attrition"), "V16 gm-1 go V17") == "fef.move"
    run = Run(move_phase_stage(s, "FEF", "attrition"), "V16")
    assert run.open.name == "move.how"  # only one unit is left there
    drive(move_phase_stage(s, "FEF", "attrition"), "V16 walk V15")
    assert (where(s, "gm-1"), where(s, "1-2-rei")) == ("V17", "V15")
    assert drive(move_phase_stage(s, "FEF", "attrition"), "") == "attrition"
    assert not any(s.moved) and not s.used


def test_all_units_of_a_hex_can_be_chosen_at_once():
    s = at("U18: gm-1, 1-2-rei, 2-2-rei; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "U18 all V17")
    assert {where(s, key) for key in ("gm-1", "1-2-rei", "2-2-rei")} == {"V17"}


def test_the_enemy_is_told_how_many_vm_units_move_not_which():
    """1.5 What lies below the top unit is secret."""
    s = at("X11: 88-308, tieu-doan-1; stage: vm.move")
    run = Run(move_phase_stage(s, "VM", "x"), "X11 all X12")
    assert "move.vm_units" in [d.name for d in run.asked]
    full, seen = [n for n in s.notes if n.key.startswith("log.moved")]
    assert full.only == "VM" and full.values["units"] == ["88-308", "tieu-doan-1"]
    assert seen.only is None and "units" not in seen.values and seen.values["count"] == 2


def test_units_that_cannot_move_are_not_offered_and_the_reason_is_given():
    """7.5, 3.3"""
    s = at("V17: gm-1?, fef-sd-1, 1-2-rei; U18: fef-sd-2; stage: fef.move")
    run = Run(move_phase_stage(s, "FEF", "x"), "")
    assert run.open.keys == ["V17", "end"] and run.open.blocked["U18"].key == "why.nobody_can_move"
    run = Run(move_phase_stage(s, "FEF", "x"), "V17")
    assert run.asked[1].name == "move.units" and run.asked[1].keys == ["1-2-rei"]
    blocked = run.asked[1].blocked
    assert (blocked["gm-1"].rule, blocked["fef-sd-1"].rule) == ("7.5", "3.3")


def test_moving_changes_whose_communities_are_at_once():
    """1.9 VM moves next to Hanoi; in Hanoi the game is over."""
    s = at("V13: 88-308; stage: vm.move")
    assert hex_of(s, "V15") not in s.vm_friendly
    drive(move_phase_stage(s, "VM", "x"), "V13 V14")
    assert hex_of(s, "V15") in s.vm_friendly
    s = at("V14: 88-308; stage: vm.move")
    assert drive(move_phase_stage(s, "VM", "x"), "V14 V15") == OVER
    assert s.over == ("VM", "hanoi")


def test_6_3_c_some_or_all_units_of_one_hex_move_each_its_own_way():
    """6.3 c, 3.3 By itself or by transport."""
    s = at("V15: 1-2-rei, 2-2-rei, fef-sd-1, 10-bpcp; V16: 3-3-rei; air_left: 1")
    drive(
        move_activated(s, "FEF", hex_of(s, "V15")), "fef-sd-1 go truck V16 10-bpcp go air X13 1-2-rei go walk V14 done"
    )
    assert [where(s, k) for k in ("fef-sd-1", "10-bpcp", "1-2-rei", "2-2-rei")] == ["V16", "X13", "V14", "V15"]
    assert not any(s.moved) and s.used == 0


def test_a_hex_from_which_nobody_can_move_asks_nothing():
    s = at("U18: fef-sd-2")
    run = Run(move_activated(s, "FEF", hex_of(s, "U18")))
    assert run.asked == [] and run.open is None


def test_enemies_that_retreat_into_the_hex_left_are_not_moved():
    """6.3 c"""
    s = at("V16: tieu-doan-1")
    assert unmoved(s, "FEF", hex_of(s, "V16")) == [] and len(unmoved(s, "VM", hex_of(s, "V16"))) == 1


# --- 6.4 overrun -----------------------------------------------------------------------------------------------


def test_example_of_play_the_overrun_of_w17_costs_5_points_in_all():
    """6.4 Example of Play, steps 1 and 2: 1 by road to Hung Yen, 2 for clear, 2 for the overrun."""
    s = at("V16: gm-1, 1-2-rei; W17: rgt-246, tieu-doan-1")
    assert prey(s, "gm-1", "1-2-rei")["W17"]["V17"] == 5
    assert prey(s, "1-2-rei")["W17"]["V17"] == 4  # alone it would pay 1 for the clear hex


def test_example_of_play_step_4_only_gm_1_can_pay_for_the_second_overrun(fights):
    """6.4 1/2 REI has 2 points left and moves one hex; GM 1 pays 2, 2 for the minor river and 2 for the overrun."""
    s = at("V16: gm-1, 1-2-rei; W17: rgt-246; W18: tieu-doan-1")
    drive(move_activated(s, "FEF", hex_of(s, "V16")), "all walk overrun 1-2-rei go W16 gm-1 overrun W17 done")
    assert fights[0] == [(["gm-1", "1-2-rei"], "V17", "W17"), (["gm-1"], "W17", "W18")]
    assert [n.values["mp"] for n in s.notes if n.key == "log.overrun_paid"] == [5, 6]
    assert (where(s, "gm-1"), where(s, "1-2-rei")) == ("W18", "W16")


def test_all_pay_what_the_dearest_of_them_pays_for_each_hex():
    """6.4 And the one with the fewest points decides how far they get."""
    s = at("U18: gm-1, bvn-garr-1; W17: 88-308")
    assert "W17" in prey(s, "gm-1") and "W17" not in prey(s, "gm-1", "bvn-garr-1")


def test_the_defenders_hex_is_paid_without_its_road():
    """6.4"""
    s = at("V16: gm-1; V17: 88-308")
    assert prey(s, "gm-1")["V17"]["V16"] == 2 + 2 + 2  # clear, minor river from the side, overrun


def test_rain_makes_the_hex_dearer_not_the_overrun_itself():
    """1.7, 6.4"""
    s = at("V16: gm-1; V17: 88-308; month: Jul-52")
    assert prey(s, "gm-1")["V17"]["V16"] == 7


def test_a_neighbour_may_be_overrun_even_without_the_points():
    """6.4, 3.1 Only by who starts there: a unit may always move one hex."""
    s = at("Z4: bvn-garr-1; Y5: tieu-doan-1")
    assert prey(s, "bvn-garr-1")["Y5"] == {"Z4": 8}
    s = state({"Z5": "bvn-garr-1", "Z3": "tieu-doan-1", "Y5": "tieu-doan-2"})
    assert set(prey(s, "bvn-garr-1")) == {"Y5"}


@pytest.mark.parametrize("mark", ["!", "?"])
def test_who_is_dg_or_oos_does_not_overrun(mark):
    """6.14, 7.5 Nor does a stack with one of them in it, not even onto a lone SD."""
    s = state({"V16": f"1-2-rei{mark} 2-2-rei", "V17": "tieu-doan-1", "W16": "vm-sd-1"})
    assert prey(s, "1-2-rei") == prey(s, "1-2-rei", "2-2-rei") == {}
    assert {"V17", "W16"} <= set(prey(s, "2-2-rei"))


def test_who_cannot_lead_an_attack_does_not_overrun_alone():
    """6.10 Artillery goes along with others."""
    s = at("V16: racm, 1-2-rei, fef-hq; V17: tieu-doan-1; W16: vm-sd-1")
    assert set(prey(s, "racm")) == {"W16"} and prey(s, "fef-hq") == {}
    assert {"V17", "W16"} <= set(prey(s, "racm", "1-2-rei", "fef-hq"))


def test_a_hex_with_only_sd_or_hq_costs_nothing_extra_and_may_be_entered_by_road():
    """6.4"""
    s = at("V16: gm-1; V17: vm-sd-1")
    assert prey(s, "gm-1")["V17"]["V16"] == 1
    drive(move_activated(s, "FEF", hex_of(s, "V16")), "overrun V16 done")
    assert (where(s, "gm-1"), where(s, "vm-sd-1")) == ("V17", "eliminated")


def test_there_is_no_double_move_in_an_overrun():
    """3.2 Even if the defender has no ZoC."""
    s = at("X14: 1-2-rei; S17: tieu-doan-1!")
    assert prey(s, "1-2-rei") == {}
    s = at("X14: 1-2-rei; V17: vm-sd-1")
    assert all(mp <= 7 for mp in prey(s, "1-2-rei").get("V17", {}).values())


def test_nobody_overruns_across_the_chinese_border():
    """3.8"""
    s = at("Z3: 88-308; Z4: thai-1")
    assert all("Z3" not in ways for ways in prey(s, "88-308").values())


def test_who_halts_where_he_may_not_stay_does_not_overrun_from_there():
    """3.8 And nobody overruns a hex he may not be in."""
    s = at("T17: gcma-1; U16: tieu-doan-1")
    assert s.board.region[hex_of(s, "U16")] == "delta" and prey(s, "gcma-1") == {}


def test_who_does_not_overrun_moves_first(fights):
    """6.4 After an overrun the others of the stack may only overrun too; then they have moved."""
    position = {"V16": "gm-1 1-2-rei fef-hq", "V17": "tieu-doan-1", "W16": "tieu-doan-2"}
    s = state(position, stage="fef.move")
    run = Run(move_phase_stage(s, "FEF", "x"), "V16 gm-1 go overrun V17 V16 done")
    assert run.open.name == "move.units" and run.open.keys == ["1-2-rei", "all", "end"]  # the HQ only with others
    assert (run.open.rule, run.open.values["task"]) == ("6.4", "overrun_too")
    warned = {d.values["hex"]: d.values["rest"] for d in run.asked if d.name == "move.overrun"}
    assert warned == {"V16": "others_bound"}
    s = state(position, stage="fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V16 gm-1 go overrun V17 V16 done 1-2-rei go V16 done")
    assert (where(s, "gm-1"), where(s, "1-2-rei")) == ("V17", "W16")
    assert s.moved[s.board.unit["fef-hq"]]


def test_a_failed_overrun_ends_the_move(fights):
    """6.4 If the hex is not vacated, nobody moves on."""
    fights[1].append(False)
    s = at("V16: gm-1; W17: 88-308; stage: fef.move")
    run = Run(move_phase_stage(s, "FEF", "x"), "V16 overrun V17")
    assert run.result == "fef.move" and where(s, "gm-1") == "V17"
    assert [d.values["rest"] for d in run.asked if d.name == "move.overrun"] == [""]  # nobody else was there
    assert s.moved[s.board.unit["gm-1"]]


def test_after_an_overrun_units_go_on_apart_with_the_points_left(fights):
    """6.4 No Double-Move: 1/2 REI has 2 points left, GM 1 has 9."""
    s = at("V16: gm-1, 1-2-rei; W17: 88-308; stage: fef.move")
    run = Run(move_phase_stage(s, "FEF", "x"), "V16 all walk overrun 1-2-rei go")
    alone = at("W17: 1-2-rei?")
    within = {
        hex_key(alone, h)
        for h, way in reach(alone, [alone.board.unit["1-2-rei"]], hex_of(alone, "W17")).items()
        if way[0] <= 2
    }
    assert set(run.open.keys) == within
    s = at("V16: gm-1, 1-2-rei; W17: 88-308; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V16 all walk overrun 1-2-rei go W16 gm-1 W18")
    assert (where(s, "1-2-rei"), where(s, "gm-1")) == ("W16", "W18")


def test_several_ways_to_halt_before_the_victim_are_the_players_choice(fights):
    """6.4 Rivers and SD within range depend on it."""
    s = at("V16: 1-2-rei; V18: tieu-doan-1")
    run = Run(move_activated(s, "FEF", hex_of(s, "V16")), "walk overrun")
    assert run.open.name == "move.overrun_from" and "V17" in run.open.keys and len(run.open.keys) > 1


def test_6_5_a_new_stack_moves_so_all_may_retreat_and_ambush_again():
    """6.5, 6.11"""
    s = at("V14: 1-2-rei; V17: tieu-doan-1; stage: fef.move")
    s.ran[s.board.unit["tieu-doan-1"]] = 1
    drive(move_phase_stage(s, "FEF", "x"), "V14 walk V15")
    assert not any(s.ran)


# --- DNA in an overrun -----------------------------------------------------------------------------------------


def test_passengers_that_do_not_join_come_along_if_the_dna_gets_in(fights):
    """3.6"""
    s = at("V16: dna-1, 1-2-rei, 2-2-rei; V17: tieu-doan-1")
    drive(move_activated(s, "FEF", hex_of(s, "V16")), "all river overrun V16 1-2-rei go done")
    assert fights[0] == [(["1-2-rei", "dna-1"], "V16", "V17")]
    assert {where(s, k) for k in ("dna-1", "1-2-rei", "2-2-rei")} == {"V17"}


def test_after_it_passengers_go_on_with_the_dna_only(fights):
    """3.3 A unit does not combine a transport with its own movement."""
    s = at("V16: dna-1, 1-2-rei; V17: tieu-doan-1")
    run = Run(move_activated(s, "FEF", hex_of(s, "V16")), "all river overrun V16 1-2-rei 1-2-rei")
    assert run.open.name == "move.to" and run.open.values["units"] == ["1-2-rei", "dna-1"]
    s = at("V16: dna-1, 1-2-rei; V17: tieu-doan-1")
    drive(move_activated(s, "FEF", hex_of(s, "V16")), "all river overrun V16 1-2-rei dna-1 go V18")
    assert (where(s, "dna-1"), where(s, "1-2-rei")) == ("V18", "V17")


def test_a_lost_overrun_leaves_all_where_the_dna_halted(fights):
    """6.4, 3.6"""
    fights[1].append(False)
    s = at("V15: dna-1, 1-2-rei; V17: tieu-doan-1")
    drive(move_activated(s, "FEF", hex_of(s, "V15")), "all river overrun V16 go")
    assert where(s, "dna-1") == where(s, "1-2-rei") == "V16"


# --- words -----------------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_and_placeholders():
    assert EN.keys() == FR.keys()
    for key, text in EN.items():
        names = [{name for _, name, _, _ in string.Formatter().parse(t) if name} for t in (text, FR[key])]
        assert names[0] == names[1], key


def test_the_log_says_how_units_moved():
    s = at("V16: gm-1; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V16 V17")
    assert notes(s)[0] == "log.moved" and s.notes[0].values == {
        "units": ["gm-1"],
        "hex": "V16",
        "to": "V17",
        "how": "by_walk",
        "mp": 1,
    }


def test_other_paras_of_the_stack_may_overrun_another_victim_from_the_air():
    """6.4, 3.3 Units of a stack may split to overrun separate victims; one Air Transport takes them there."""
    s = at("V15: 10-bpcp, 2-bpc; X13: vm-sd-1; T17: vm-sd-2; V18: 1-2-rei; air_left: 2")
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "10-bpcp go air X13 2-bpc air")
    assert (where(s, "10-bpcp"), where(s, "2-bpc"), s.air_left) == ("X13", "T17", 1)
    assert run.asked[-1].name == "move.to" and run.asked[-1].keys == ["T17"]  # the only VM hex left


def test_but_only_to_overrun():
    """6.4 Who does not overrun had to move first."""
    s = at("V15: 10-bpcp, 2-bpc; X13: vm-sd-1; N14: 1-2-rei; air_left: 2")
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "10-bpcp go air X13")
    assert run.open is None and where(s, "2-bpc") == "V15"


def test_a_dna_and_its_passengers_may_overrun_after_others_of_the_stack():
    """6.4, 3.6"""
    s = at("V16: gm-1, dna-1, 1-2-rei; W16: vm-sd-1; V17: vm-sd-2; stage: fef.move")
    drive(move_phase_stage(s, "FEF", "x"), "V16 gm-1 go overrun W16 V16 done dna-1 1-2-rei river V16 1-2-rei done")
    assert (where(s, "gm-1"), where(s, "dna-1"), where(s, "1-2-rei")) == ("W16", "V17", "V17")
