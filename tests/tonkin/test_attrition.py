"""5.0 Attrition Phase."""

from procedures import drive

from indochina.tonkin.attrition import attrition

from .build import at, notes, state, steps, where

FAR = "H16"


def test_a_marked_unit_that_cannot_trace_supply_loses_a_step_and_keeps_its_marker():
    """5.0 Only units with an OoS-Marker check; markers stay on."""
    s = at("H16: 88-308?, 102-308; X11: 141-312?; stage: attrition")
    assert drive(attrition(s)) == "operation"
    assert [steps(s, k) for k in ("88-308", "102-308", "141-312")] == [3, 4, 4]
    assert s.oos[s.board.unit["88-308"]] and s.oos[s.board.unit["141-312"]]


def test_both_sides_check_before_any_loss_is_taken():
    """5.0 A unit that dies of attrition still blocks a trace now: the FEF unit cannot use the hex it leaves."""
    wall = dict(zip(["I12", "I13", "H14", "G14", "G13", "H12"], ["rgt-148", "rgt-246", "rgt-42", "rgt-46", "rgt-50"]))
    s = state({"H13": "10-bpcp?", "J13": "fef-sd-1", "H12": "88-308:1?", **wall}, stage="attrition")
    drive(attrition(s))
    assert where(s, "88-308") == "eliminated" and steps(s, "10-bpcp") == 1


def test_losses_count_at_once():
    """5.0, 1.9 A unit lost to attrition costs its VP."""
    s = at("J11: 10-bpcp:1?; stage: attrition")
    before = s.vp
    drive(attrition(s))
    assert s.vp == before - 1 and "log.attrition" in notes(s)


def test_the_order_of_losses_does_not_tell_who_is_hidden():
    """1.5, 5.0 What France reads is the same when two hidden regiments change places, and a lost unit comes first."""
    read = []
    for one, other in (("36-308", "98-316"), ("98-316", "36-308")):
        s = state({"H16": f"66-304:1? {one}?", "J11": f"tieu-doan-2 {other}?"}, stage="attrition")
        drive(attrition(s))
        read.append([(note.key, note.values) for note in s.notes if note.only != "VM"])
    assert read[0] == read[1]
    assert [key for key, _ in read[0]] == [
        "log.attrition",
        "log.step_lost_seen",
        "log.eliminated",
        "log.step_lost_seen",
    ]


def test_the_last_attrition_phase_leads_to_the_end():
    """8.0"""
    assert drive(attrition(at("stage: end.last_attrition"))) == "victory"


def test_the_fef_hq_needs_supply_the_vm_hq_does_not():
    """5.0, 7.2, 7.3 An HQ has one step; nothing says that the one of the FEF is always in supply."""
    s = at("J17: fef-hq?; J15: vm-hq")
    drive(attrition(s))
    assert where(s, "fef-hq") == "eliminated" and where(s, "vm-hq") == "J15" and s.over is None
