"""2.3 Tieu Doan as replacements of regiments."""

from procedures import Run, drive

from indochina.tonkin.replacements.absorption import absorption
from indochina.tonkin.replacements.vm_replacements import vm_replacements
from indochina.tonkin.state import hex_key, hex_of

from .build import again, at, is_dg, notes, state, steps, where


def absorb(s, answers=""):
    return Run(again(absorption, "vm.absorption", s), answers)


def test_a_regiment_takes_in_a_tieu_doan_for_a_step():
    """2.3 The Tieu Doan goes to Box 1."""
    s = at("V13: 88-308:2; V12: tieu-doan-1, tieu-doan-2")
    run = absorb(s, "88-308 tieu-doan-2 done")
    assert run.result == "vm.mobilization"
    assert (steps(s, "88-308"), where(s, "tieu-doan-2"), where(s, "tieu-doan-1")) == (3, "box_1", "V12")


def test_no_more_than_2_hexes_away():
    """2.3 Three are too many."""
    near = absorb(at("V13: 88-308:2; V11: tieu-doan-1"))
    assert near.open.keys == ["88-308", "end"]
    far = absorb(at("V13: 88-308:2; V10: tieu-doan-1"))
    assert far.asked[0].keys == ["end"] and far.asked[0].blocked["88-308"].key == "why.no_tieu_doan"


def test_the_way_is_traced_around_fef_units():
    """1.4 Nothing passes a ring of FEF units."""
    ring = {"W12": "gm-1", "V12": "gm-3", "U13": "gm-4", "U14": "gm-5", "V14": "gm-7", "W13": "gm-9"}
    run = absorb(state({"V13": "88-308:2", "V11": "tieu-doan-1", **ring}))
    assert run.asked[0].keys == ["end"]


def test_motorized_regiments_do_not():
    """2.3 Non-motorized regiments only."""
    run = absorb(at("V13: 45-351:2, tieu-doan-1"))
    assert run.asked[0].blocked["45-351"].key == "why.motorized_absorbs"


def test_in_vietnam_or_one_hex_outside():
    """2.3 Sam Neua in Laos touches the border; two hexes inside Laos is too far. China next to it will do."""
    s = at()
    country, adjacent = s.board.country, s.board.adjacent
    laos = [h for h in range(len(country)) if country[h] == 1]
    touching = next(h for h in laos if any(country[n] == 0 for n in adjacent[h]))
    inner = next(h for h in laos if not any(country[n] == 0 for n in adjacent[h]))
    for h, offered in ((touching, True), (inner, False), (hex_of(s, "Q7"), True)):
        run = absorb(state({hex_key(s, h): "88-308:2 tieu-doan-1"}), "done" if offered else "")
        assert ("88-308" in run.asked[0].keys) == offered
        assert offered or run.asked[0].blocked["88-308"].key == "why.outside_vietnam"


def test_no_more_than_two_steps_with_tieu_doan_and_points_together():
    """2.2 B, 2.3 One step with a point leaves one for a Tieu Doan."""
    s = at("X11: 88-308:1, 98-316:3, tieu-doan-1, tieu-doan-2; vm_rp: 1")
    drive(again(vm_replacements, "vm.replacements", s), "88-308")
    run = absorb(s, "88-308 tieu-doan-1")
    assert steps(s, "88-308") == 3 and where(s, "tieu-doan-2") == "X11"
    assert run.open.keys == ["98-316", "end"] and run.open.blocked["88-308"].key == "why.two_steps"


def test_two_tieu_doan_for_two_steps():
    """2.2 B Two at a time, each for a step."""
    s = at("X11: 88-308:1, tieu-doan-1, tieu-doan-2, tieu-doan-3")
    absorb(s, "88-308 tieu-doan-1 88-308 tieu-doan-2")
    assert steps(s, "88-308") == 3 and where(s, "tieu-doan-3") == "X11"


def test_a_full_regiment_takes_in_nobody():
    """2.3 It has no step to replace."""
    assert absorb(at("X11: 88-308, tieu-doan-1")).asked[0].keys == ["end"]


def test_dg_is_neither_caught_nor_lost():
    """2.3 A DG Tieu Doan leaves its regiment ordered; a DG regiment stays so."""
    s = at("X11: 88-308:3, 98-316:3!, tieu-doan-1!, tieu-doan-2")
    absorb(s, "88-308 tieu-doan-1 98-316")
    assert not is_dg(s, "88-308") and is_dg(s, "98-316") and not is_dg(s, "tieu-doan-1")


def test_a_regiment_out_of_supply_may():
    """2.3 The OoS-Marker forbids points, not Tieu Doan."""
    s = at("X11: 88-308:3?, tieu-doan-1")
    absorb(s, "88-308")
    assert steps(s, "88-308") == 4


def test_leaving_a_vp_hex_moves_the_vp_at_once():
    """1.9 Na San falls back to the French when its Tieu Doan is taken in."""
    s = at("N14: tieu-doan-1; M16: 88-308:3")
    before = s.vp
    absorb(s, "88-308")
    assert s.vp == before + s.board.community[hex_of(s, "N14")].vp and "log.vp_hex" in notes(s)


def test_what_a_regiment_has_replaced_is_forgotten_afterwards():
    """2.2 B The count is of this phase."""
    s = at("X11: 88-308:1, tieu-doan-1, tieu-doan-2")
    absorb(s, "88-308 tieu-doan-1 done")
    assert not any(s.moved)
