"""1.5.2 NVA and VC give each other Resources."""

import pytest
from procedures import ask, drive
from rich.console import Console

import indochina
from indochina.cli import screen
from indochina.core.errors import Error
from indochina.fitl.components.transfers import most, transfers
from indochina.fitl.operations.rally import Rally
from indochina.fitl.operations.table import can_operate
from indochina.fitl.position import from_json, to_json
from indochina.fitl.sequence import sequence
from indochina.fitl.sequence.sequence import action, operation
from indochina.fitl.view import view

pytestmark = pytest.mark.pure  # what can be executed is stood in for

NVA_TURN = "stage: action; current: 1; eligible: NVA; options: transfers"
POSSIBLE = {"rally"}


@pytest.fixture(autouse=True)
def stand_in(monkeypatch):
    """Only Rally, for 1 Resource; no Event."""

    def only_rally(s, faction, name, terms):
        return name in POSSIBLE and (terms.free or s.resources[faction] > 0)

    monkeypatch.setattr(sequence, "can_operate", only_rally)
    monkeypatch.setattr(sequence, "playable", lambda s, number: [])


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
    assert drive(action(s), "give 4 op") == "operation"
    assert s.resources["NVA"] == 5 and s.resources["VC"] == 5


def test_1_5_2_asked_the_friend_decides(at):
    s = at(f"{NVA_TURN}; nva_resources: 1; vc_resources: 9")
    decision = ask(action(s.copy()), "ask")
    assert decision.seat == "VC" and decision.keys == ["0", "1", "2", "3", "4"]
    drive(action(s), "ask 3 op")
    assert s.resources["NVA"] == 4 and s.resources["VC"] == 6


def test_1_5_2_each_once_with_an_action(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    assert ask(action(s), "give 2").keys == ["op", "op_sa", "ask"]


def test_1_5_2_resources_given_go_with_executing_something(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    decision = ask(action(s), "give 2")
    assert "pass" not in decision.keys and decision.blocked["pass"].key == "why.transferred"


def test_1_5_2_nothing_given_leaves_passing_open(at):
    s = at(f"{NVA_TURN}; nva_resources: 20; vc_resources: 20")
    assert ask(action(s), "ask 0").keys == ["op", "op_sa", "pass", "give"]


def test_1_5_2_a_gift_may_make_an_operation_possible(at):
    s = at(f"{NVA_TURN}; nva_resources: 0; vc_resources: 6")
    assert ask(action(s.copy())).keys == ["pass", "ask"]
    assert ask(action(s), "ask 2").keys == ["op", "op_sa", "give"]


def test_1_5_2_not_offered_where_nothing_could_be_executed(at, monkeypatch):
    monkeypatch.setattr(sequence, "can_operate", lambda *given, **more: False)
    s = at(f"{NVA_TURN}; nva_resources: 9; vc_resources: 9")
    assert drive(action(s)) == "action" and s.acted == (("NVA", "pass"),)


def test_1_5_2_only_nva_and_vc(at):
    s = at("options: transfers; nva_resources: 9; vc_resources: 9; arvn_resources: 9")
    assert transfers(s, "ARVN", []) == [] and transfers(s, "US", []) == []


def test_1_5_2_the_setting_switches_it_off(at):
    assert transfers(at("nva_resources: 9; vc_resources: 9"), "NVA", []) == []


def test_8_1_2_a_nonplayer_gives_nothing(at):
    s = at("options: transfers; nva_resources: 9; vc_resources: 9; nonplayers: VC")
    assert transfers(s, "NVA", []) == ["give"] and transfers(s, "VC", []) == ["ask"]


# --- between two spaces of an Operation

NVA_OPERATION = "stage: operation; current: 1; eligible: NVA; acted: NVA op; options: transfers; trail: 0"


@pytest.fixture
def real(monkeypatch):
    """The Operations as they are."""
    monkeypatch.setattr(sequence, "can_operate", can_operate)


def test_1_5_2_out_of_resources_in_the_middle_of_a_rally_nva_asks_for_more(at, real):
    s = at(f"{NVA_OPERATION}; nva_resources: 1; vc_resources: 9")
    decision = ask(operation(s.copy()), "hue")
    assert decision.name == "rally.space" and decision.keys == ["end", "ask"]
    decision = ask(operation(s.copy()), "hue ask")
    assert decision.seat == "VC" and decision.keys == ["0", "1", "2", "3", "4"]
    assert drive(operation(s), "hue ask 1 saigon") == "action"
    assert s.resources == {"ARVN": 0, "NVA": 0, "VC": 8} and s.transferred == frozenset()


def test_1_5_2_in_the_middle_of_a_march(at, real):
    s = at(f"{NVA_OPERATION}; nva_resources: 1; vc_resources: 9; quang-tri: 2 nva_guerrilla")
    go = ("march", "hue", "1")
    decision = ask(operation(s.copy()), " ".join(go))
    assert "ask" in decision.keys and "north-vietnam" not in decision.keys
    assert "north-vietnam" in ask(operation(s), f"{' '.join(go)} ask 2").keys


def test_1_5_2_each_once_with_the_whole_action(at, real):
    """What was tried before the Operation is not offered again in it."""
    s = at(f"{NVA_TURN}; nva_resources: 9; vc_resources: 9")
    assert drive(action(s), "ask 0 op") == "operation"
    assert s.transferred == {"ask"}
    s.stage = "operation"
    decision = ask(operation(s.copy()), "hue")
    assert "give" in decision.keys and "ask" not in decision.keys
    decision = ask(operation(s), "hue give 2")
    assert "give" not in decision.keys and s.resources["VC"] == 11


def test_1_5_2_not_before_the_first_space_where_it_was_just_asked(at, real):
    s = at(f"{NVA_OPERATION}; nva_resources: 9; vc_resources: 9")
    decision = ask(operation(s))
    assert not {"give", "ask", "end"} & set(decision.keys)


def test_1_5_2_not_when_a_limited_operation_has_its_space(at, real):
    s = at(f"{NVA_OPERATION.replace('NVA op', 'US op, NVA limop')}; nva_resources: 9; vc_resources: 9")
    assert ask(operation(s), "hue").keys == ["improve_trail", "end"]


def test_1_5_2_a_gift_within_an_operation_has_words(at, real):
    game = indochina.position("fitl", f"{NVA_OPERATION}; nva_resources: 4; vc_resources: 9")
    game.choose("hue")
    labels = [option.label for option in game.decision.options]
    assert labels[-3:] == ["End the Rally", "Give Resources to VC", "Ask VC for Resources"]


def test_8_1_2_a_nonplayer_gives_nothing_within_an_operation_either(at, real):
    s = at(f"{NVA_OPERATION}; nva_resources: 1; vc_resources: 9; nonplayers: VC")
    assert drive(operation(s), "hue") == "action"


def test_1_5_2_the_setting_switches_it_off_within_operations_too(at, real):
    s = at(f"{NVA_OPERATION.replace('transfers', '')}; nva_resources: 9; vc_resources: 9")
    assert "ask" not in ask(operation(s), "hue").keys


def test_1_5_2_what_was_tried_is_part_of_the_position(at):
    s = at(f"{NVA_OPERATION}; transferred: give")
    assert s.transferred == {"give"} and s.copy().transferred == {"give"}
    assert to_json(s)["transferred"] == ["give"] and from_json(to_json(s)) == s
    assert view(s, "US")["transferred"] == ["give"]
    assert "transferred" not in to_json(at(NVA_OPERATION))
    with pytest.raises(Error, match="transferred must be give or ask"):
        at("transferred: steal")


def test_1_5_2_transfers_come_last_and_are_shown_apart():
    """Two more answers to many questions are nobody's question: pages and lists show them in one quiet place."""
    game = indochina.position("fitl", f"{NVA_TURN}; nva_resources: 9; vc_resources: 9")
    options = game.view("NVA")["decision"]["options"]
    assert [option["key"] for option in options if option.get("aside")] == ["give", "ask"]
    assert [option["key"] for option in options][-2:] == ["give", "ask"]


def test_1_5_2_between_two_spaces_they_come_after_done(at):
    s = at("stage: operation; acted: NVA op; nva_resources: 20; vc_resources: 20; options: transfers; trail: 1")
    assert ask(Rally(s, "NVA").execute(), "saigon").keys[-3:] == ["end", "give", "ask"]


def test_1_5_2_the_terminal_lists_them_once(capsys, monkeypatch):
    game = indochina.position("fitl", f"{NVA_TURN}; nva_resources: 9; vc_resources: 9")
    monkeypatch.setattr(screen, "console", Console(width=100, force_terminal=False))
    screen.show_question(game, game.decision)
    lines = capsys.readouterr().out.splitlines()
    assert [line.strip() for line in lines if "Resources" in line] == [
        "besides: 4 Give Resources to VC, 5 Ask VC for Resources"
    ]
