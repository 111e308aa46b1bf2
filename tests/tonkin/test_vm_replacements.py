"""2.2 VM Replacement Points and Supply Dumps."""

import pytest
from procedures import Run, drive

from indochina.tonkin.replacements.replacement_points import gain_rp, replaced
from indochina.tonkin.replacements.vm_replacements import thai_binh, vm_replacements, vm_supplies
from indochina.tonkin.state import dumps_of, hex_key, hex_of

from .build import again, at, notes, state, steps, where

NEAR_THAI_BINH = {"W18": "tieu-doan-1", "V18": "tieu-doan-2", "W16": "tieu-doan-3", "U19": "tieu-doan-4"}
NINE = "vm-sd-1 vm-sd-2 vm-sd-3 vm-sd-4 vm-sd-5 vm-sd-6 vm-sd-7 vm-sd-8 vm-sd-9"


def held(n, **more):
    """VM holds n hexes within 3 of Thai Binh."""
    return {**dict(list(NEAR_THAI_BINH.items())[:n]), **more}


def replace(s, answers=""):
    return Run(again(vm_replacements, "vm.replacements", s), answers)


# --- 2.2 A


@pytest.mark.parametrize(
    ("answers", "rp", "dumps"), [("sd2 X11 S21", 0, 2), ("rp2_sd1 Q7", 2, 1), ("rp4", 4, 0)], ids=["sd2", "mix", "rp4"]
)
def test_vm_chooses_2_sd_or_2_points_and_1_sd_or_4_points(answers, rp, dumps):
    """2.2 A The SD come to any VM Supply Center."""
    s = state(held(2))
    run = Run(vm_supplies(s), answers)
    assert run.result == "vm.replacements"
    assert (s.rp[0], len(dumps_of(s, "VM"))) == (rp, dumps)
    assert {hex_key(s, s.place[u]) for u in dumps_of(s, "VM")} == set(answers.split()[1:])


def test_nine_sd_are_the_most():
    """2.2 A With eight there is room for one, with nine for none."""
    eight = Run(vm_supplies(state(held(2, X11=NINE.replace(" vm-sd-9", "")))))
    assert eight.open.keys == ["rp2_sd1", "rp4"] and eight.open.blocked["sd2"].key == "why.dumps_full"
    s = state(held(2, X11=NINE))
    run = Run(vm_supplies(s))
    assert run.asked[0].keys == ["rp4"] and run.result == "vm.replacements" and s.rp[0] == 4


def test_no_sd_on_an_enemy_occupied_supply_center():
    """1.6 It has stopped being one."""
    run = Run(vm_supplies(state(held(2, X11="gm-1"))), "sd2")
    assert run.open.keys == ["Q7", "AC7", "AC11", "S21"]


def test_a_new_sd_is_a_counter_that_is_not_on_the_map():
    """2.2 A Used SD come again."""
    s = state(held(2, X11="vm-sd-1", eliminated="vm-sd-2"))
    drive(vm_supplies(s), "rp2_sd1 S21")
    assert where(s, "vm-sd-2") == "S21" and steps(s, "vm-sd-2") == 1


def test_one_point_for_four_hexes_near_thai_binh():
    """2.2 A At least four within 3 hexes; three are not enough and cost nothing."""
    for n, points in ((4, 1), (3, 0), (2, 0)):
        s = state(held(n))
        drive(thai_binh(s))
        assert s.rp[0] == points


def test_fef_units_in_thai_binh_or_in_between_do_not_matter():
    """1.4 The second exception to tracing."""
    s = state({**held(4), "W18": "gm-1", "V17": "gm-3", "V19": "gm-4", "X17": "gm-7", "T19": "tieu-doan-8"})
    assert s.board.distance(hex_of(s, "T19"), s.board.thai_binh) == 3
    drive(thai_binh(s))
    assert s.rp[0] == 1


def test_hexes_farther_than_3_from_thai_binh_do_not_count():
    """2.2 A Only the near ones: four hexes, one of them too far."""
    for far, points in (("T20", 1), ("S20", 0)):
        s = state({**held(3), far: "tieu-doan-9"})
        assert (s.board.distance(hex_of(s, far), s.board.thai_binh) <= 3) == bool(points)
        drive(thai_binh(s))
        assert s.rp[0] == points


@pytest.mark.parametrize("n", [0, 1])
def test_one_hex_or_none_costs_a_point(n):
    """2.2 A No more than one hex."""
    s = state(held(n, X11="88-308"), rp=[3, 0])
    drive(thai_binh(s), "point")
    assert s.rp[0] == 2


def test_or_a_step_of_any_vm_unit():
    """2.2 A VM's choice; HQ and SD have no steps to lose. 1.9 The step counts as lost."""
    s = at("X11: 88-308, vm-hq, vm-sd-1; X10: tieu-doan-1; vm_rp: 3")
    run = Run(thai_binh(s), "88-308")
    assert run.asked[0].keys == ["point", "88-308", "tieu-doan-1"]
    assert (s.rp[0], steps(s, "88-308"), s.losses) == (3, 3, 1)


def test_without_points_it_must_be_a_step():
    """2.2 A There is nothing else to deduct; and nothing happens if there is no unit either."""
    s = at("X11: 88-308")
    run = Run(thai_binh(s))
    assert run.asked[0].keys == ["88-308"] and steps(s, "88-308") == 3
    assert Run(thai_binh(at("X11: vm-hq"))).asked == []


def test_points_for_captured_sd_and_advances_are_added_at_once():
    """2.2 A Other chapters say when; the track grows with a log entry of their own."""
    s = at()
    gain_rp(s, "VM", 2, "log.sd_captured", "2.2", hex="V14")
    gain_rp(s, "VM", 1, "log.advance_rp", "2.2", hex="V14")
    assert s.rp == [3, 0] and notes(s) == ["log.sd_captured", "log.advance_rp"]
    assert s.notes[0].values == {"side": "VM", "points": 2, "total": 2, "hex": "V14"}


def test_in_na_san_points_and_sd_are_fixed():
    """9.0 2 points and an SD on a road hex connected with Thai Nguyen; Thai Binh does not count."""
    s = state({"V11": "88-308", "V15": "gm-1"}, scenario="na_san")
    run = Run(vm_supplies(s), "S11")
    assert s.rp[0] == 2 and where(s, "vm-sd-1") == "S11"
    keys = run.asked[0].keys
    assert "X11" in keys and "V15" not in keys and "S14" not in keys  # held by the French; no road
    assert all(s.board.roads[hex_of(s, key)] for key in keys)


def test_in_na_san_no_sd_comes_to_an_empty_hanoi():
    """9.0, 1.9 C An SD alone does not win the game."""
    run = Run(vm_supplies(state({"V11": "88-308"}, scenario="na_san")))
    assert "V15" not in run.open.keys and "W15" in run.open.keys


def test_in_na_san_a_destroyed_or_held_road_cuts_the_hexes_behind_it():
    """9.0, 1.4 Three roads leave Thai Nguyen."""
    for cut in ("D D D", "gm-1 gm-3 gm-4"):
        s = state(dict(zip(("W11", "Y10", "Y11"), cut.split())), scenario="na_san")
        drive(vm_supplies(s))
        assert where(s, "vm-sd-1") == "X11"
    s = state({"X11": "gm-1"}, scenario="na_san")
    assert Run(vm_supplies(s)).asked == [] and not dumps_of(s, "VM") and "log.sd_lost" in notes(s)


# --- 2.2 B


def test_a_point_replaces_a_step_of_a_regiment():
    """2.2 B One point on foot; the choice is repeated until VM is done."""
    s = at("X11: 88-308:2, 98-316:3; vm_rp: 5")
    run = replace(s, "88-308 98-316 done")
    assert run.result == "vm.absorption"
    assert (steps(s, "88-308"), steps(s, "98-316"), s.rp[0]) == (3, 4, 3)


def test_two_points_replace_a_step_of_a_motorized_regiment():
    """2.2 B With one point it cannot."""
    s = at("Q8: 45-351:2; vm_rp: 3")
    run = replace(s, "45-351")
    assert (steps(s, "45-351"), s.rp[0]) == (3, 1)
    assert run.asked[-1].keys == ["end"] and run.asked[-1].blocked["45-351"].key == "why.no_rp"


def test_no_more_than_two_steps_of_a_regiment_at_a_time():
    """2.2 B Points left do not help."""
    s = at("X11: 88-308:1; vm_rp: 8")
    run = replace(s, "88-308 88-308")
    assert steps(s, "88-308") == 3 and run.asked[-1].blocked["88-308"].key == "why.two_steps"
    assert replaced(s, s.board.unit["88-308"]) == 2


def test_the_count_starts_anew_each_turn():
    """2.2 B Two steps at a time, not in all."""
    s = state(held(2, X11="88-308:1"), rp=[8, 0])
    replace(s, "88-308 88-308")
    drive(vm_supplies(s), "rp4")
    replace(s, "88-308")
    assert steps(s, "88-308") == 4


def test_no_points_for_a_regiment_with_an_oos_marker():
    """2.2 B However near it is."""
    run = replace(at("X11: 88-308:2?; vm_rp: 5"))
    assert run.asked[0].keys == ["end"] and run.asked[0].blocked["88-308"].key == "why.out_of_supply"


@pytest.mark.parametrize(("where", "offered"), [("X14", True), ("W15", False)])
def test_within_3_hexes_of_a_supply_center(where, offered):
    """2.2 B Thai Nguyen is X11; W15 is four hexes away from it."""
    s = state({where: "88-308:2"}, rp=[5, 0])
    assert s.board.distance(hex_of(s, "X11"), hex_of(s, where)) == (3 if offered else 4)
    run = replace(s, "done" if offered else "")
    assert ("88-308" in run.asked[0].keys) == offered
    assert offered or run.asked[0].blocked["88-308"].key == "why.far_from_vm_source"


def test_or_within_3_hexes_of_the_hq():
    """2.2 B The VM HQ serves anywhere."""
    run = replace(at("M12: 88-308:2; M13: vm-hq; vm_rp: 5"))
    assert "88-308" in run.open.keys


def test_the_range_is_traced_around_fef_units():
    """1.4 A ring of FEF units around the regiment keeps the points away."""
    s = at("M12: 88-308:2; M14: vm-hq; M13: gm-1; L13: gm-3; N12: gm-4; L12: gm-5; M11: gm-7; N11: gm-9; vm_rp: 5")
    assert replace(s).asked[0].blocked["88-308"].key == "why.far_from_vm_source"


@pytest.mark.parametrize("cut", ["", "D D D", "gm-1 gm-3 gm-4"])
def test_a_motorized_regiment_needs_a_road_from_china(cut):
    """2.2 B Undestroyed road hexes, not FEF-occupied [1.4], from China to the unit or next to it."""
    exits = dict(zip(("Q8", "AB8", "AB11"), cut.split()))
    s = state({"R11": "45-351:2", "S9": "vm-hq", **exits}, rp=[5, 0])
    assert not s.board.roads[hex_of(s, "R11")] and s.board.roads[hex_of(s, "S10")]
    run = replace(s, "" if cut else "done")
    assert ("45-351" in run.asked[0].keys) == (not cut)
    assert not cut or run.asked[0].blocked["45-351"].key == "why.no_road_from_china"


def test_a_road_marker_joins_the_roads_around_it():
    """4.0 With one in between the road comes next to the unit."""
    s = at("T8: 45-351:2; S9: vm-hq; vm_rp: 5")
    assert not any(s.board.roads[h] for h in (hex_of(s, "T8"), *s.board.adjacent[hex_of(s, "T8")]))
    assert replace(s).asked[0].blocked["45-351"].key == "why.no_road_from_china"
    s.road_markers = (hex_of(s, "S9"),)
    assert "45-351" in replace(s).open.keys
    s.destroyed |= {hex_of(s, "S9")}
    assert replace(s).asked[0].keys == ["end"]


def test_four_points_rebuild_a_regiment_eight_a_motorized_one():
    """2.2 B At full strength, three Game Turns ahead on the Turn Track."""
    s = at("eliminated: 88-308:0, 45-351:0; vm_rp: 12")
    replace(s, "88-308 45-351")
    for key in ("88-308", "45-351"):
        assert where(s, key) == "track" and steps(s, key) == 4 and s.due[s.board.unit[key]] == s.turn + 3
    assert s.rp[0] == 0


def test_too_few_points_to_rebuild():
    """2.2 B Three do not rebuild a regiment, seven no motorized one."""
    assert replace(at("eliminated: 88-308:0; vm_rp: 3")).asked[0].keys == ["end"]
    run = replace(at("eliminated: 45-351:0; vm_rp: 7"))
    assert run.asked[0].keys == ["end"] and run.asked[0].blocked["45-351"].values["cost"] == 8


def test_only_regiments_are_rebuilt():
    """2.2 B Tieu Doan come back through the boxes, SD by choice."""
    assert replace(at("eliminated: vm-sd-1:0; box_2: tieu-doan-1:0; vm_rp: 8")).asked[0].keys == ["end"]


def test_nothing_is_rebuilt_in_na_san():
    """9.0 It would come back as reinforcement, and there are none."""
    run = replace(state({"eliminated": "88-308:0"}, rp=[8, 0], scenario="na_san"))
    assert run.asked[0].blocked["88-308"].key == "why.no_rebuilding"


def test_without_points_nothing_is_asked():
    """2.2 B The next step follows."""
    run = replace(at("X11: 88-308:2"))
    assert run.asked == [] and run.result == "vm.absorption"


def test_the_french_read_only_how_many_points_are_spent():
    """1.5 Which regiment was hurt is hidden."""
    s = at("X11: 88-308:2; vm_rp: 5")
    replace(s, "88-308 done")
    assert [n.key for n in s.notes if n.only is None] == ["log.vm_step_back_seen"]
