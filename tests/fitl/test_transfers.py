"""1.5.2 NVA and VC give each other Resources."""

import pytest

from indochina.fitl import sequence
from indochina.fitl.sequence import action
from indochina.fitl.transfers import most, transfers

from .stepping import ask, run

NVA_TURN = "stage: action; current: 1; eligible: NVA; options: transfers"
POSSIBLE = {"rally"}


@pytest.fixture(autouse=True)
def stand_in(monkeypatch):
    """Only Rally, for 1 Resource."""

    def can_operate(s, faction, name, free=False, **more):
        return name in POSSIBLE and (free or s.resources[faction] > 0)

    monkeypatch.setattr(sequence, "can_operate", can_operate)


@pytest.mark.parametrize("have, half", [(0, 0), (1, 0), (5, 2), (40, 20)])
def test_1_5_2_up_to_half_the_resources(at, have, half):
    assert most(at(f"nva_resources: {have}"), "NVA") == half


def test_1_5_2_not_beyond_the_end_of_the_others_track(at):
    assert most(at("nva_resources: 40; vc_resources: 70"), "NVA") == 5


def test_1_5_2_offered_with_an_action_of_either(at):
    decision = ask(action(at(f"{NVA_TURN}; nva_resources: 4; vc_resources: 4")))
    assert decision.keys == ["op", "op_sa", "pass", "give", "ask"]


def test_1_5_2_the_acting_faction_gives(at):
    s = at(f"{NVA_TURN}; nva_resources: 9; vc_resources: 1")
    decision = ask(action(s.copy()), "give")
    assert decision.seat == "NVA" and decision.keys == ["0", "1", "2", "3", "4"]
    assert run(action(s), "give", "4", "op") == "operation"
    assert s.resources["NVA"] == 5 and s.resources["VC"] == 5


def test_1_5_2_asked_the_friend_decides(at):
    s = at(f"{NVA_TURN}; nva_resources: 1; vc_resources: 9")
    decision = ask(action(s.copy()), "ask")
    assert decision.seat == "VC" and decision.keys == ["0", "1", "2", "3", "4"]
    run(action(s), "ask", "3", "op")
    assert s.resources["NVA"] == 4 and s.resources["VC"] == 6


def test_1_5_2_each_once_with_an_action(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    assert ask(action(s), "give", "2").keys == ["op", "op_sa", "ask"]


def test_1_5_2_resources_given_go_with_executing_something(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    decision = ask(action(s), "give", "2")
    assert "pass" not in decision.keys and decision.blocked["pass"].key == "why.transferred"


def test_1_5_2_nothing_given_leaves_passing_open(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    assert ask(action(s), "ask", "0").keys == ["op", "op_sa", "pass", "give"]


def test_1_5_2_a_gift_may_make_an_operation_possible(at):
    s = at(f"{NVA_TURN}; nva_resources: 0; vc_resources: 6")
    assert ask(action(s.copy())).keys == ["pass", "ask"]
    assert ask(action(s), "ask", "2").keys == ["op", "op_sa", "give"]


def test_1_5_2_not_offered_where_nothing_could_be_executed(at, monkeypatch):
    monkeypatch.setattr(sequence, "can_operate", lambda *given, **more: False)
    s = at(f"{NVA_TURN}; nva_resources: 9; vc_resources: 9")
    assert run(action(s)) == "action" and s.acted == (("NVA", "pass"),)


def test_1_5_2_only_nva_and_vc(at):
    s = at("options: transfers; nva_resources: 9; vc_resources: 9; arvn_resources: 9")
    assert transfers(s, "ARVN", []) == [] and transfers(s, "US", []) == []


def test_1_5_2_the_setting_switches_it_off(at):
    assert transfers(at("nva_resources: 9; vc_resources: 9"), "NVA", []) == []


def test_8_1_2_a_nonplayer_gives_nothing(at):
    s = at("options: transfers; nva_resources: 9; vc_resources: 9; nonplayers: VC")
    assert transfers(s, "NVA", []) == ["give"] and transfers(s, "VC", []) == ["ask"]
