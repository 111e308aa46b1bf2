"""1.9 A Political Objective-Markers."""

from procedures import Run, drive

from indochina.tonkin.components.political_objective import place_objectives, qualified, score_objective, vm_objectives
from indochina.tonkin.state import hex_key, hex_of

from .build import at, state


def test_a_marker_needs_a_friendly_vp_hex_far_from_regiments_or_with_four_steps():
    """1.9 A No VM regiment nearer than 4 hexes, or 4 steps of FEF units there; HQ and SD do not count."""
    s = at("M12: rgt-148")
    assert hex_of(s, "N14") not in qualified(s) and hex_of(s, "S17") in qualified(s)
    assert hex_of(s, "V15") not in qualified(s), "Hanoi has no VP-Number"
    assert hex_of(s, "X11") not in qualified(s), "Thai Nguyen is VM-friendly"
    three = at("M12: rgt-148; N14: 10-bpcp, thai-1, fef-sd-1, fef-hq")
    four = at("M12: rgt-148; N14: 10-bpcp, thai-1, thai-2")
    assert hex_of(three, "N14") not in qualified(three) and hex_of(four, "N14") in qualified(four)


def test_four_hexes_away_is_far_enough_and_tieu_doan_do_not_matter():
    """1.9 A"""
    s = at("K14: rgt-148")
    assert s.board.distance(hex_of(s, "K14"), hex_of(s, "N14")) == 3 and hex_of(s, "N14") not in qualified(s)
    s = at("J14: rgt-148")
    assert hex_of(s, "N14") in qualified(s)
    s = at("M14: rgt-148; N14: tieu-doan-1")
    assert hex_of(s, "N14") not in qualified(s)


def test_one_marker_goes_to_the_hex_of_the_scenario_and_vm_chooses_which_is_real():
    """1.9 A, 9.0 The second by the rules, in another hex; only VM reads which is which."""
    s = at()
    run = Run(place_objectives(s, hex_of(s, "N14")), "S17 S17")
    assert (hex_key(s, s.objective), hex_key(s, s.rumour)) == ("S17", "N14")
    assert [d.name for d in run.asked] == ["objective.hex", "objective.vm_real"] and "N14" not in run.asked[0].keys
    public = [n for n in s.notes if n.only is None]
    assert [n.key for n in public] == ["log.objectives"] and public[0].values["hexes"] == ["N14", "S17"]


def test_vm_may_move_both_for_five_vp_in_its_replacement_phase():
    """1.9 A To any two hexes by the same rules."""
    s = at()
    s.objective, s.rumour, before = hex_of(s, "N14"), hex_of(s, "S17"), s.vp
    assert drive(vm_objectives(s), "keep") == "fef.reinforcements" and s.vp == before
    drive(vm_objectives(s), "move Y16 S17 S17")
    assert (hex_key(s, s.objective), hex_key(s, s.rumour), s.vp) == ("S17", "Y16", before + 5)


def test_without_markers_nothing_is_asked():
    """1.9 A Na San has none."""
    assert Run(vm_objectives(at())).asked == []


def test_the_real_marker_is_worth_five_vp_at_the_end_of_a_scenario():
    """1.9 A Deducted if VM-friendly, else added; the rumour does nothing, both are removed."""
    for holder, change in (("88-308", -5), ("gm-1", 5)):
        s = state({"N14": holder, "S17": "102-308"})
        s.objective, s.rumour, before = hex_of(s, "N14"), hex_of(s, "S17"), s.vp
        score_objective(s)
        assert s.vp - before == change and s.objective == s.rumour == -1
    s = at()
    before = s.vp
    score_objective(s)
    assert s.vp == before
