"""8.0 End of the Game Sequence, and 1.10 the turn of the months."""

import pytest
from procedures import Run, drive

from indochina.tonkin.components.game_turn import scenario_end, turn
from indochina.tonkin.end_game import end_attrition, victory
from indochina.tonkin.state import hex_key, hex_of, month_of

from .build import at, notes, state, steps


def test_a_turn_begins_with_the_transports_reset():
    """1.10, 3.3 Before any reinforcements."""
    s = at("air: 3; trucks: 2; air_left: 0; truck_left: 1")
    assert drive(turn(s)) == "vm.reinforcements" and (s.air_left, s.truck_left) == (3, 2)


def test_the_month_moves_on_until_the_scenario_ends():
    """1.10"""
    s = at("month: Apr-53")
    assert drive(scenario_end(s)) == "turn" and month_of(s) == "May-53"
    assert drive(scenario_end(s)) == "end.attrition" and month_of(s) == "May-53"


def test_first_every_marked_unit_loses_a_step_even_if_it_could_trace_supply():
    """8.0 (1)"""
    s = at("X11: 88-308?, 102-308; stage: end.attrition")
    assert drive(end_attrition(s)) == "end.vm_move"
    assert (steps(s, "88-308"), steps(s, "102-308")) == (3, 4)


def test_at_the_end_the_objective_scores_and_the_scale_is_read():
    """8.0, 1.9 A A draw at 44 becomes a VM victory."""
    s = at("N14: 88-308; vp: 44")
    s.objective, s.rumour = hex_of(s, "N14"), hex_of(s, "S17")
    assert drive(victory(s)) == "over"
    assert s.vp == 39 and s.over == ("VM", "marginal") and "log.objective_scored" in notes(s)


@pytest.mark.parametrize("month", ["Dec-50", "Jun-51", "Feb-52", "May-53"])
def test_in_a_campaign_the_markers_score_after_each_scenario_and_are_placed_anew(month):
    """1.9 A, 9.0 For free, and in no prescribed hex."""
    s = state(month=month)
    s.scenario, s.final = "cao_bang", "dien_bien_phu"
    s.objective, s.rumour, before = hex_of(s, "N14"), hex_of(s, "S17"), s.vp
    run = Run(scenario_end(s), "Y16 S17 Y16")
    assert run.result == "turn" and s.vp == before + 5
    assert (hex_key(s, s.objective), hex_key(s, s.rumour)) == ("Y16", "S17")


def test_between_scenarios_nothing_is_scored():
    """9.0"""
    s = at("month: Aug-51")
    s.scenario, s.final = "cao_bang", "dien_bien_phu"
    s.objective, s.rumour, before = hex_of(s, "N14"), hex_of(s, "S17"), s.vp
    assert drive(scenario_end(s)) == "turn" and s.vp == before and s.objective >= 0
