"""2.6 FEF Replacement Points and Supply Dumps."""

import pytest
from procedures import Run, ask, drive

from indochina.tonkin.movement.truck_transport import near_fef_trucks
from indochina.tonkin.replacements.fef_replacements import Guns, fef_replaceable, fef_replacements, fef_supplies
from indochina.tonkin.replacements.withdrawals import withdrawable
from indochina.tonkin.state import dumps_of, hex_key, hex_of

from .build import again, at, in_supply, notes, state, steps, where

NINE = "fef-sd-1 fef-sd-2 fef-sd-3 fef-sd-4 fef-sd-5 fef-sd-6 fef-sd-7 fef-sd-8 fef-sd-9"
PARAS = "8-bpc:1 6-bpc:1 2-bpc:1 1-bep:1 3-bpc:1 7-bpc:1 2-bep:1"


def replace(s, answers=""):
    return Run(again(fef_replacements, "fef.replacements", s), answers)


# --- 2.6 A


@pytest.mark.parametrize(("answers", "rp", "dumps"), [("rp2_sd2 V15 A24", 2, 2), ("rp4_sd1 Y16", 4, 1), ("rp6", 6, 0)])
def test_france_chooses_2_points_and_2_sd_or_4_and_1_or_6(answers, rp, dumps):
    """2.6 A The SD come to any FEF Supply Center."""
    s = at()
    run = Run(fef_supplies(s), answers)
    assert run.result == "fef.replacements"
    assert (s.rp, len(dumps_of(s, "FEF"))) == ([0, rp], dumps)
    assert {hex_key(s, s.place[u]) for u in dumps_of(s, "FEF")} == set(answers.split()[1:])


def test_no_more_than_9_sd():
    """2.6 A With eight on the map two do not fit; Saigon counts."""
    s = state({"V15": NINE.replace(" fef-sd-9", "")})
    assert ask(fef_supplies(s)).keys == ["rp4_sd1", "rp6"]
    s = at("saigon: fef-sd-1, fef-sd-2, fef-sd-3, fef-sd-4, fef-sd-5, fef-sd-6, fef-sd-7, fef-sd-8, fef-sd-9")
    drive(fef_supplies(s))
    assert s.rp[1] == 6


def test_no_sd_in_a_center_with_vm_units():
    """1.6 Haiphong is closed."""
    assert ask(fef_supplies(at("Y16: 88-308")), "rp4_sd1").keys == ["V15", "A24"]


def test_in_na_san_4_points_and_an_sd_in_hanoi():
    """9.0 Nothing is asked."""
    s = state(scenario="na_san")
    drive(fef_supplies(s))
    assert s.rp[1] == 4 and where(s, "fef-sd-1") == "V15"


# --- 2.6 B: points


def test_a_point_a_step_two_points_a_motorized_one():
    """2.6 B As often as there are points: no limit of two steps as for regiments."""
    s = at("V15: 8-bpc:1, gm-1:1; fef_rp: 8")
    run = replace(s, "gm-1 gm-1 gm-1 8-bpc")
    assert (steps(s, "gm-1"), steps(s, "8-bpc"), s.rp[1]) == (4, 2, 1)
    assert run.result == "fef.withdrawals"


def test_one_point_is_too_little_for_a_motorized_step():
    """2.6 B It costs 2."""
    run = replace(at("V15: gm-1:1; fef_rp: 1"))
    assert run.asked[0].keys == ["end"] and run.asked[0].blocked["gm-1"].key == "why.no_rp"


def test_no_points_with_an_oos_marker():
    """2.6 B Even in Hanoi."""
    run = replace(at("V15: 8-bpc:1?; fef_rp: 4"))
    assert run.asked[0].blocked["8-bpc"].key == "why.out_of_supply"


@pytest.mark.parametrize(("where", "offered"), [("S18", True), ("R19", False)])
def test_within_3_hexes_of_a_supply_center(where, offered):
    """2.6 B Hanoi is V15."""
    s = state({where: "2-2-rei:1"}, rp=[0, 4])
    assert s.board.distance(hex_of(s, "V15"), hex_of(s, where)) == (3 if offered else 4)
    run = replace(s, "done" if offered else "")
    assert ("2-2-rei" in run.asked[0].keys) == offered
    assert offered or run.asked[0].blocked["2-2-rei"].key == "why.far_from_fef_source"


def test_units_in_saigon_are_within_no_range():
    """1.4 Saigon is no hex."""
    assert replace(at("saigon: 8-bpc:1; fef_rp: 4")).asked[0].keys == ["end"]


# --- 2.6 B: the HQ


def test_the_hq_near_a_supply_center_serves_freely():
    """2.6 B HQ within 3 hexes of Hanoi, the unit within 3 of the HQ: no Air Transport."""
    s = at("S18: fef-hq; Q19: 2-2-rei:1; fef_rp: 4")
    replace(s, "2-2-rei")
    assert steps(s, "2-2-rei") == 2 and s.air_left == 0 and "log.flown" not in notes(s)


def test_the_hq_with_river_supply_serves_freely():
    """2.6 B, 7.4 A DNA on the coast brings it from an SD."""
    units = {"AD14": "fef-hq", "AD13": "2-2-rei:1", "AA16": "fef-sd-1 dna-1"}
    s = state(units, rp=[0, 4])
    replace(s, "2-2-rei")
    assert steps(s, "2-2-rei") == 2
    del units["AA16"]
    run = replace(state(units, rp=[0, 4]))  # by air: there is an airstrip, but no Air Transport
    assert run.asked[0].blocked["2-2-rei"].key == "why.no_air_transport"


def test_the_hq_at_an_airstrip_serves_by_air():
    """2.6 B Na San: one Air Transport for up to 6 points; the seventh takes another."""
    s = state({"N14": f"fef-hq {PARAS}"}, rp=[0, 8], air=3, air_left=3)
    run = replace(s, "8-bpc fly 6-bpc 2-bpc 1-bep 3-bpc 7-bpc")
    assert (s.rp[1], s.air_left) == (2, 2)
    assert run.open.name == "replacements.unit"
    run = replace(
        state({"N14": f"fef-hq {PARAS}"}, rp=[0, 8], air=3, air_left=3), "8-bpc fly 6-bpc 2-bpc 1-bep 3-bpc 7-bpc 2-bep"
    )
    assert run.open.name == "replacements.air" and run.open.values["need"] == 1


def test_three_points_and_a_motorized_step_fill_an_air_transport():
    """2.6 B Then the fourth point takes another one."""
    s = at("N14: fef-hq, gm-1:3, 8-bpc:1, 6-bpc:1, 2-bpc:1, 1-bep:1; fef_rp: 8; air_left: 1")
    run = replace(s, "gm-1 fly 8-bpc 6-bpc 2-bpc")
    assert (s.rp[1], s.air_left, steps(s, "gm-1")) == (3, 0, 4)
    assert run.asked[-1].keys == ["end"]


def test_two_motorized_steps_fill_an_air_transport():
    """2.6 B The third one takes another."""
    s = at("N14: fef-hq, gm-1:1; fef_rp: 8; air_left: 2")
    run = replace(s, "gm-1 fly gm-1 gm-1")
    assert (s.rp[1], s.air_left) == (4, 1) and run.open.name == "replacements.air"


def test_france_may_refuse_to_deduct_the_air_transport():
    """2.6 B The unit then gets nothing."""
    s = at("N14: fef-hq, 8-bpc:1; fef_rp: 8; air_left: 1")
    replace(s, "8-bpc stay done")
    assert (s.rp[1], s.air_left, steps(s, "8-bpc")) == (8, 1, 1)


def test_by_air_to_units_within_3_hexes_of_the_hq():
    """2.6 B The HQ hands the points on."""
    s = at("N14: fef-hq; N17: 2-2-rei:1; N18: 1-2-rei:1; fef_rp: 8; air_left: 1")
    run = replace(s, "2-2-rei fly")
    assert steps(s, "2-2-rei") == 2
    assert run.asked[-1].blocked["1-2-rei"].key == "why.far_from_fef_source"


def test_units_near_a_supply_center_never_fly():
    """2.6 B Only those that can receive points in no other way."""
    s = at("N14: fef-hq; V15: 8-bpc:1; fef_rp: 8; air_left: 1")
    replace(s, "8-bpc")
    assert s.air_left == 1 and steps(s, "8-bpc") == 2


def test_without_an_airstrip_only_paras_by_a_drop():
    """2.6 B In a hex without forest or mountain: N15 is rough."""
    s = at("N15: fef-hq, 8-bpc:1, 2-2-rei:1; fef_rp: 8; air_left: 1")
    assert s.board.terrain[hex_of(s, "N15")] == 1 and not s.board.airstrip[hex_of(s, "N15")]
    run = replace(s)
    assert run.open.keys == ["8-bpc", "end"] and run.open.blocked["2-2-rei"].key == "why.far_from_fef_source"


def test_no_drop_into_forest_or_mountain():
    """2.6 B O14 is forest."""
    s = at("O14: fef-hq, 8-bpc:1; fef_rp: 8; air_left: 1")
    assert s.board.terrain[hex_of(s, "O14")] == 2
    assert replace(s).asked[0].keys == ["end"]


# --- 2.6 B, 3.5: VM guns next to the HQ


def guns(unit, **more):
    return state({"N14": "fef-hq 8-bpc:1 2-2-rei:1", "N15": unit, **more}, rp=[0, 8], air_left=3)


def test_declared_artillery_closes_the_airstrip():
    """2.6 B Non-paras get nothing more; paras by a drop, for one Air Transport."""
    s = guns("45-351")
    run = replace(s, "2-2-rei fly 45-351 8-bpc fly")
    assert (steps(s, "2-2-rei"), steps(s, "8-bpc"), s.air_left) == (1, 2, 2)
    assert run.asked[3].blocked["2-2-rei"].key == "why.far_from_fef_source"
    assert run.asked[2].name == "air.vm_declare" and run.asked[2].seat == "VM"


def test_a_drop_near_the_declared_anti_aircraft_unit_takes_2_air_transports():
    """2.6 B, 3.5 In one case two are deducted."""
    s = guns("367-351")
    run = replace(s, "8-bpc fly 367-351 8-bpc fly")
    assert steps(s, "8-bpc") == 2 and s.air_left == 1
    assert [d.values["need"] for d in run.asked if d.name == "replacements.air"] == [1, 2]


def test_a_drop_where_there_is_no_airstrip():
    """3.5 Only the Anti-Aircraft unit matters to it; VM is asked when France flies."""
    for unit, answers, left in (("45-351", "8-bpc fly", 2), ("367-351", "8-bpc fly 367-351 8-bpc fly", 1)):
        s = state({"N15": "fef-hq 8-bpc:1", "N16": unit}, rp=[0, 8], air_left=3)
        replace(s, answers)
        assert steps(s, "8-bpc") == 2 and s.air_left == left


def test_one_air_transport_is_too_few_for_that():
    """3.5 Two or none."""
    s = guns("367-351")
    s.air_left = 1
    run = replace(s, "8-bpc fly 367-351")
    assert run.asked[-1].blocked["8-bpc"].key == "why.no_air_transport" and s.air_left == 1


def test_guns_kept_secret_do_nothing():
    """3.5 VM is asked once."""
    s = guns("367-351 45-351")
    run = replace(s, "8-bpc fly no 2-2-rei")
    assert (steps(s, "8-bpc"), steps(s, "2-2-rei"), s.air_left) == (2, 2, 2)
    assert [d.keys for d in run.asked if d.seat == "VM"] == [["45-351", "367-351", "no"]]


def test_what_vm_declared_is_forgotten_after_the_phase():
    """3.5 The next use of Air Transports is another matter."""
    s = guns("367-351")
    run = replace(s, "8-bpc fly 367-351 done")
    assert run.result == "fef.withdrawals" and s.used == 0


@pytest.mark.parametrize("unit", ["45-351!", "88-308", "vm-hq"])
def test_dg_guns_and_other_units_matter_to_nobody(unit):
    """1.3, 2.6 B A DG unit has no ZoC; only artillery and Anti-Aircraft count."""
    s = guns(unit)
    run = replace(s, "8-bpc fly done")
    assert [d.seat for d in run.asked] == ["FEF"] * 3


def test_french_artillery_next_to_the_hq_is_no_danger():
    """2.6 B VM artillery is meant."""
    s = guns("racm")
    replace(s, "8-bpc fly done")
    assert steps(s, "8-bpc") == 2


def test_the_hq_in_saigon_or_eliminated_serves_nobody():
    """2.6 B It has to be in a hex."""
    for place in ("saigon", "eliminated"):
        s = state({place: "fef-hq", "N14": "8-bpc:1"}, rp=[0, 1], air_left=1)
        assert replace(s).asked[0].keys == ["end"]


# --- 2.6 B: rebuilding


@pytest.mark.parametrize(
    ("key", "cost", "turns"),
    [("8-bpc", 2, 2), ("2-2-rei", 2, 2), ("bvn-1", 2, 1), ("thai-1", 2, 1), ("fef-hq", 2, 1), ("gm-1", 8, 2),
     ("racm", 8, 1), ("gm-35-ralp", 2, 2)],
)  # fmt: skip
def test_rebuilding_costs_2_or_8_and_takes_1_or_2_turns(key, cost, turns):
    """2.6 B By Stacking Points; by morale: up to 3 and the HQ one Game Turn, 4 or 5 two. At full strength."""
    s = state({"eliminated": f"{key}:0"}, rp=[0, 9])
    replace(s, key)
    u = s.board.unit[key]
    assert (s.rp[1], where(s, key), s.due[u], s.steps[u]) == (9 - cost, "track", s.turn + turns, s.board.units[u].steps)


def test_too_few_points_to_rebuild():
    """2.6 B Seven for a Groupe Mobile, one for a battalion."""
    assert replace(at("eliminated: gm-1:0; fef_rp: 7")).asked[0].keys == ["end"]
    assert replace(at("eliminated: 8-bpc:0; fef_rp: 1")).asked[0].keys == ["end"]


def test_sd_are_not_rebuilt():
    """2.6 A They are received."""
    assert replace(at("eliminated: fef-sd-1:0; fef_rp: 8")).asked[0].keys == ["end"]


def test_nothing_is_rebuilt_in_na_san():
    """9.0 It would come back as reinforcement."""
    run = replace(state({"eliminated": "8-bpc:0"}, rp=[0, 8], scenario="na_san"))
    assert run.asked[0].blocked["8-bpc"].key == "why.no_rebuilding"


def test_without_points_nothing_is_asked():
    """2.6 B Withdrawals follow."""
    run = replace(at("V15: 8-bpc:1"))
    assert run.asked == [] and run.result == "fef.withdrawals"


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
    s = at("saigon: 1-2-rei:1, 2-2-rei; fef_rp: 6")
    assert in_supply(s, "1-2-rei")
    assert fef_replaceable(s, 0, Guns())["1-2-rei"].key == "why.far_from_fef_source"
    assert withdrawable(s, "REI") == []
