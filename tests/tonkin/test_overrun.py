"""6.4 Overrun: the fight and what follows from it. Movement Points are tested with movement."""

from procedures import Run

from indochina.tonkin.movement.phase import move_activated
from indochina.tonkin.operations.combat.battle import Battle
from indochina.tonkin.operations.combat.drm import near_sd
from indochina.tonkin.operations.combat.leaders import fit
from indochina.tonkin.operations.combat.overrun import overrun
from indochina.tonkin.state import hex_of

from .build import at, is_dg, notes, state, steps, units, where


def run_over(s, attackers, answers="", dice="", start="W14", target="X13", airdrop=False):
    return Run(overrun(s, units(s, attackers), hex_of(s, start), hex_of(s, target), airdrop), answers, dice)


def test_it_is_resolved_like_a_combat():
    """6.4 2-1 with the morale of the leaders; far from any SD -2."""
    s = at("W14: gm-1, 1-2-rei; X13: rgt-246")
    run_over(s, "gm-1 1-2-rei", "no 1-2-rei stand", "4 4 1 1")
    fought = next(n for n in s.notes if n.key == "log.combat").values
    assert (fought["odds"], fought["drm"], fought["result"]) == ("2-1", "-1", "Ex")
    assert sorted(fought["items"]) == ["drm.morale/+1", "drm.no_sd/-2"]


def test_if_the_defender_retreats_all_attackers_must_advance():
    """6.4 Nobody is asked; SD there are removed."""
    s = at("W14: gm-1, 1-2-rei, fef-sd-1; X13: rgt-246, vm-sd-1")
    run = run_over(s, "gm-1 1-2-rei", "no 1-2-rei Y12", "4 4 1 1")
    assert run.result is True and "combat.advance" not in [d.name for d in run.asked]
    assert (where(s, "gm-1"), where(s, "1-2-rei"), where(s, "fef-sd-1")) == ("X13", "X13", "W14")
    assert where(s, "vm-sd-1") == "eliminated" and steps(s, "1-2-rei") == 1


def test_if_the_defender_is_eliminated_too():
    """6.4"""
    s = at("W14: gm-1, fef-sd-1; X13: rgt-246:1")
    run = run_over(s, "gm-1", "no stand", "6 6 1 1")
    assert run.result is True and (where(s, "gm-1"), where(s, "rgt-246")) == ("X13", "eliminated")


def test_if_the_hex_is_not_vacated_the_attacker_stays_where_he_is():
    """6.4"""
    s = at("W14: gm-1, fef-sd-1; X13: rgt-246")
    run = run_over(s, "gm-1", "no stand", "4 4 1 1")
    assert run.result is False and where(s, "gm-1") == "W14"


def test_attackers_that_are_all_lost_take_nothing():
    """6.4"""
    s = at("R13: rgt-246:1, vm-sd-1; R12: thai-1")
    run = run_over(s, "rgt-246", "stand", "4 5 1 1", "R13", "R12")
    assert run.result is False and (where(s, "rgt-246"), where(s, "thai-1")) == ("eliminated", "eliminated")


def test_a_hex_with_only_sd_and_hq_is_entered_without_combat():
    """6.4 They are eliminated; without its HQ VM has lost."""
    s = at("W14: gm-1; X13: vm-sd-1, vm-hq")
    run = run_over(s, "gm-1", "stay")
    assert run.result is True and where(s, "gm-1") == "X13" and s.over == ("FEF", "vm_hq")
    assert "log.combat" not in notes(s)


def test_the_vm_hq_may_retreat_before_it_is_overrun():
    """6.4, 6.5"""
    s = at("W14: gm-1; X13: vm-sd-1, vm-hq")
    run_over(s, "gm-1", "vm-hq Y12")
    assert (where(s, "vm-hq"), where(s, "vm-sd-1"), s.over) == ("Y12", "eliminated", None)


def test_vm_get_two_points_for_an_sd_they_run_over():
    """2.2 A"""
    s = at("W14: 88-308; X13: fef-sd-1")
    run_over(s, "88-308")
    assert s.rp[0] == 2 and where(s, "88-308") == "X13"


def test_an_overrun_that_wins_brings_vm_the_point_for_an_advance():
    """2.2 A"""
    s = at("W14: 88-308, 98-316, vm-sd-1; X13: bmi-1:1")
    run_over(s, "88-308 98-316", "88-308 no stand", "4 4 1 1")
    assert s.rp[0] == 1


def test_somebody_must_be_able_to_lead_and_to_hurt():
    """6.10, 7.5"""
    s = at("W14: 45-351, 151-351, 88-308, tieu-doan-1?")
    assert not fit(s, units(s, "45-351 151-351")) and fit(s, units(s, "45-351 88-308"))
    assert not fit(s, units(s, "tieu-doan-1"))


def test_hq_and_sd_come_along_but_do_not_fight():
    """6.15 In an overrun all units advance."""
    s = at("W14: 88-308, 98-316, vm-hq, vm-sd-1; X13: bmi-1:1")
    b = Battle(s, units(s, "88-308 98-316 vm-hq vm-sd-1"), hex_of(s, "X13"), hex_of(s, "W14"), overrun=True)
    assert len(b.attackers) == 2 and len(b.company) == 2
    run = run_over(s, "88-308 98-316 vm-hq vm-sd-1", "88-308 no stand", "2 2 6 1")
    assert run.result is True
    assert [where(s, key) for key in ("88-308", "vm-hq", "vm-sd-1")] == ["X13", "X13", "X13"]
    assert is_dg(s, "88-308") and not is_dg(s, "vm-hq")


# --- airdrop -------------------------------------------------------------------------------------------------------


def test_paras_that_clear_the_hex_land_in_it():
    """6.4 An airdrop on a VM unit is an overrun with -2."""
    s = at("V15: 10-bpcp, 8-bpc, 2-bpc, fef-sd-1; X12: tieu-doan-1")
    run = run_over(s, "10-bpcp 8-bpc 2-bpc", "stay 10-bpcp stand", "6 6 1 1", "V15", "X12", airdrop=True)
    assert run.result is True and where(s, "10-bpcp") == where(s, "2-bpc") == "X12"
    assert "drm.airdrop/-2" in next(n for n in s.notes if n.key == "log.combat").values["items"]


def test_no_ambush_from_paras_falling_from_the_sky():
    """6.11"""
    s = at("V15: 10-bpcp; X12: 88-308")
    run = run_over(s, "10-bpcp", "", "", "V15", "X12", airdrop=True)
    assert all(d.name != "combat.ambush" for d in run.asked)


def test_paras_that_do_not_clear_the_hex_must_retreat_one_hex():
    """6.4 Together or apart, from the hex they jumped on."""
    s = at("V15: 10-bpcp, 8-bpc; X12: 88-308")
    run = run_over(s, "10-bpcp 8-bpc", "10-bpcp stand apart X13 Y11", "5 6 1 1", "V15", "X12", airdrop=True)
    assert run.result is False and (where(s, "10-bpcp"), where(s, "8-bpc")) == ("X13", "Y11")
    assert [n.values["hex"] for n in s.notes if n.key == "log.retreat"] == ["X12", "X12"]


def test_paras_that_cannot_retreat_are_eliminated():
    """6.4"""
    around = {"X11": "98-316", "Y11": "102-308", "Y12": "36-308", "X13": "141-312", "W13": "165-312", "W12": "209-312"}
    s = state({"V15": "10-bpcp", "X12": "88-308", **around})
    before = s.awards
    run = run_over(s, "10-bpcp", "", "3 3 1 1", "V15", "X12", airdrop=True)
    assert run.result is False and where(s, "10-bpcp") == "eliminated" and s.awards == before - 1


def test_an_airdrop_on_an_sd_alone_just_takes_it():
    """6.4"""
    s = at("V15: 10-bpcp; X12: vm-sd-1")
    run = run_over(s, "10-bpcp", "", "", "V15", "X12", airdrop=True)
    assert run.result is True and (where(s, "10-bpcp"), where(s, "vm-sd-1")) == ("X12", "eliminated")


def test_an_overrun_shows_stacks_so_it_cannot_be_taken_back():
    """6.8, 1.5 Both show their stacks when an overrun is declared."""
    s = at("W14: gm-1, 1-2-rei; X13: rgt-246, 88-308")
    run = Run(move_activated(s, "FEF", hex_of(s, "W14")), "all walk overrun W14")
    last = next(d for d in run.asked if d.name == "move.overrun_from")
    assert last.shows("W14")


def test_so_does_a_drop_on_vm_units_but_no_other_flight():
    """6.4, 6.8"""
    s = at("V15: 10-bpcp; X13: rgt-246, 88-308; air_left: 1")
    run = Run(move_activated(s, "FEF", hex_of(s, "V15")), "air")
    assert run.open.name == "move.to" and run.open.shows("X13") and not run.open.shows("X14")


def test_range_is_traced_from_the_sd_towards_the_unit():
    """1.4, 6.4 A DNA among the islands is within range of the SD in Haiphong."""
    s = at("Y16: fef-sd-1; Z16: dna-1")
    assert near_sd(s, hex_of(s, "Z16"), "FEF")
