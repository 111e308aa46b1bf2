"""1.9 C Victory."""

import pytest
from procedures import Run, drive

from indochina.tonkin.components.communities import counted, settle
from indochina.tonkin.components.game_turn import end_of_phase, phase
from indochina.tonkin.operations.combat.capture import enter
from indochina.tonkin.operations.combat.losses import eliminate, lose_step
from indochina.tonkin.stages import STAGES
from indochina.tonkin.state import ELIMINATED, hex_key, hex_of, put, units_in
from indochina.tonkin.victory import decide, hanoi_taken, result

from .build import at, notes, state, where


def test_vm_wins_at_once_when_it_occupies_hanoi():
    """1.9 C Its ZoC is not enough."""
    s = at("V14: 88-308")
    assert not hanoi_taken(s) and result(s) is None
    s = state({"V15": "tieu-doan-1"})
    drive(end_of_phase(s))
    assert s.over == ("VM", "hanoi") and result(s)["winner"] == "VM"


def test_a_tieu_doan_mobilized_in_an_empty_hanoi_wins_too():
    """1.9 C, 2.4 Hanoi is within 2 hexes of Vinh Yen."""
    s = state({"box_2": "tieu-doan-1", "X11": "88-308"}, stage="vm.mobilization")
    run = Run(STAGES[s.stage](s), "V14 V15")
    assert run.result == "over" and s.over == ("VM", "hanoi")


def test_france_wins_at_once_when_the_vm_hq_is_eliminated():
    """1.9 C And the stage after that is the end."""
    s = at("V13: vm-hq; stage: fef.move")

    def stage(s):
        yield from ()
        lose_step(s, s.board.unit["vm-hq"], "6.4")
        return "fef.move"

    assert drive(phase(stage)(s)) == "over" and result(s)["reason"] == "vm_hq"


@pytest.mark.parametrize(
    ("vp", "outcome"),
    [(33, ("VM", "strategic")), (34, ("VM", "substantial")), (43, ("VM", "marginal")), (44, ("", "draw")),
     (47, ("", "draw")), (48, ("FEF", "marginal")), (58, ("FEF", "strategic")), (-3, ("VM", "strategic"))],
)  # fmt: skip
def test_the_scale_of_the_last_scenario_tells_who_has_won(vp, outcome):
    """8.0, 1.9 C"""
    s = state(vp=vp)
    decide(s)
    assert s.over == outcome and result(s)["winner"] == (outcome[0] or "draw")


def test_a_campaign_is_judged_by_its_last_scenario():
    """8.0"""
    s = at("vp: 41")
    s.final = "dien_bien_phu"
    decide(s)
    assert s.over == ("", "draw")


@pytest.mark.parametrize(
    ("held", "outcome"),
    [("R12 N14 V11", ("VM", "complete")), ("R12 V11", ("VM", "marginal")), ("V11", ("FEF", "marginal")),
     ("", ("FEF", "complete"))],
)  # fmt: skip
def test_na_san_is_about_three_places(held, outcome):
    """9.0 Nghia Lo, Na San and Tuyen Quang: how many of them VM holds."""
    units = {"V11": "gm-1", "R12": "thai-1", "N14": "thai-2"}
    units |= dict(zip(held.split(), ["rgt-148", "rgt-246", "rgt-42"]))
    s = state(units)
    s.scenario = s.final = "na_san"
    decide(s)
    assert s.over == outcome
    assert (s.notes[-1].key, s.notes[-1].values["count"]) == ("log.victory_na_san", len(held.split()))


def test_a_threshold_left_and_reached_again_in_one_move_costs_nothing():
    """1.9 B Ten communities in the Delta: the tenth is given up (10 VP added) and another taken (10 deducted)."""
    s = at("V19: tieu-doan-1!")
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
    enter(s, [s.board.unit["tieu-doan-1"]], hex_of(s, "X16"), lambda: None)
    assert notes(s) == ["log.threshold", "log.threshold"] and s.vp == before and s.delta


def test_nothing_more_is_asked_once_hanoi_is_taken():
    """1.9 C, 2.4 The game ends immediately: the second Tieu Doan and the Pathet Lao are not asked about."""
    s = state({"box_2": "tieu-doan-1 tieu-doan-2", "X11": "88-308", "V11": "102-308", "S21": "9-304"})
    s.stage = "vm.mobilization"
    run = Run(STAGES[s.stage](s), "V14 V15")
    assert run.result == "over" and s.over == ("VM", "hanoi")
    assert where(s, "tieu-doan-2") == "box_2"


def test_the_log_says_that_the_loss_of_its_hq_has_decided_the_game():
    """1.9 C"""
    s = at("V13: vm-hq")
    eliminate(s, s.board.unit["vm-hq"], "6.4")
    assert s.over == ("FEF", "vm_hq") and notes(s)[-1] == "log.vm_hq"
