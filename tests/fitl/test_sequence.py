"""2.2-2.3 Sequence of play, with stand-in Operations."""

from types import SimpleNamespace

import pytest
from procedures import ask, drive

from indochina.core.decision import why
from indochina.fitl.operations.operation import Operation
from indochina.fitl.sequence import sequence
from indochina.fitl.sequence.sequence import (
    action,
    end_of_card,
    next_card,
    next_eligible,
    operation,
    play_card,
)

pytestmark = pytest.mark.pure  # Operations are stood in for

# Card 68, Green Berets: order ARVN, US, VC, NVA. Card 4, Top Gun, a Capability: US, NVA, ARVN, VC.


@pytest.fixture
def stand_in(monkeypatch):
    """Operations that only note how they were called: `possible` can be executed, `activity` is what gets added."""
    world = SimpleNamespace(calls=[], possible={"train", "patrol", "rally", "march"}, activity="")

    class Executed(Operation):
        occurred = True

        def proceed(self):
            yield from ()
            world.calls.append((self.faction, self.name, self.terms.limited, self.terms.special))
            self.activity = world.activity if self.terms.special else ""

    names = ("train", "patrol", "sweep", "assault", "rally", "march", "attack", "terror")
    monkeypatch.setattr(sequence, "OPERATIONS", {name: type(name, (Executed,), {"name": name}) for name in names})
    monkeypatch.setattr(sequence, "can_operate", lambda s, faction, name, terms: name in world.possible)
    monkeypatch.setattr(
        sequence,
        "why_not_operate",
        lambda s, faction, name, terms: None if name in world.possible else why("why.no_space", "3.1"),
    )
    return world


# --- 2.2, 2.3.7


def test_2_2_the_first_card_is_turned_and_the_next_one_seen(at):
    s = at("next: 68; deck: 4, 125, 9")
    assert drive(next_card(s)) == "card"
    assert (s.current, s.next, s.deck) == (68, 4, (125, 9))


def test_2_3_7_the_played_card_goes_on_the_pile(at):
    s = at("stage: next_card; current: 1; next: 68; deck: 4, 125")
    drive(next_card(s))
    assert s.played == (1,) and s.current == 68


def test_2_3_7_even_if_the_played_card_is_a_coup_card_the_next_one_is_revealed(at):
    s = at("stage: next_card; current: 1; next: 125; deck: 4, 126")
    assert drive(next_card(s)) == "coup"
    assert (s.current, s.next) == (125, 4)


def test_2_3_7_a_table_with_real_cards_names_the_card_it_reveals(at):
    s = at("next: 68; deck: 4, 125, 9; aside: 10")
    drive(next_card(s), dice="9")
    assert (s.current, s.next, s.deck) == (68, 9, (125, 4))


def test_2_3_9_a_coup_card_in_sight_is_monsoon(at):
    s = at("next: 68; deck: 125, 9")
    drive(next_card(s))
    assert [note.key for note in s.notes] == ["log.card", "log.monsoon"]


def test_a_deck_that_runs_out_ends_the_game(at):
    s = at("stage: next_card; current: 68; next: 0; deck: ")
    assert drive(next_card(s)) == "over" and s.winner


# --- 2.3.1-2.3.3


def test_2_3_2_the_leftmost_eligible_symbol_is_first(at):
    assert next_eligible(at("current: 68")) == "ARVN"
    assert next_eligible(at("current: 68; eligible: VC, NVA")) == "VC"


def test_2_3_2_after_one_has_executed_the_next_leftmost_is_second(at):
    assert next_eligible(at("current: 68; acted: ARVN op")) == "US"
    assert next_eligible(at("current: 68; acted: ARVN op; eligible: ARVN, NVA")) == "NVA"


def test_2_3_two_factions_at_most_execute(at):
    assert next_eligible(at("current: 68; acted: ARVN op, US limop")) is None


def test_2_3_3_a_faction_that_passes_is_replaced_by_the_next(at):
    assert next_eligible(at("current: 68; acted: ARVN pass, US pass")) == "VC"
    assert next_eligible(at("current: 68; acted: ARVN pass, US op, VC pass")) == "NVA"
    assert next_eligible(at("current: 68; acted: ARVN pass, US pass, VC pass, NVA pass")) is None


@pytest.mark.parametrize(
    "eligible, purse, n", [("US", "ARVN", 3), ("ARVN", "ARVN", 3), ("NVA", "NVA", 1), ("VC", "VC", 1)]
)
def test_2_3_3_passing_brings_3_arvn_resources_to_coin_and_1_to_an_insurgent(at, stand_in, eligible, purse, n):
    s = at(f"stage: action; current: 68; eligible: {eligible}")
    assert drive(action(s), "pass") == "action"
    assert s.resources[purse] == n and s.acted == ((eligible, "pass"),)


def test_2_3_3_the_one_that_passed_stays_eligible(at, stand_in):
    s = at("stage: action; current: 68; eligible: US")
    drive(action(s), "pass")
    drive(end_of_card(s))
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


# --- 2.3.4, 2.3.5


@pytest.mark.parametrize(
    "acted, keys",
    [
        ("", ["op", "op_sa", "unshaded", "shaded", "pass"]),
        ("US op", ["limop", "pass"]),
        ("US op_sa", ["limop", "unshaded", "shaded", "pass"]),
        ("US event", ["op", "op_sa", "pass"]),
        ("US pass", ["op", "op_sa", "unshaded", "shaded", "pass"]),
        ("US pass, NVA op_sa", ["limop", "unshaded", "shaded", "pass"]),
    ],
)
def test_2_3_4_options_for_1st_and_2nd_eligible(at, stand_in, acted, keys):
    assert ask(action(at(f"stage: action; current: 4; acted: {acted}"))).keys == keys


@pytest.mark.parametrize(
    "acted, blocked",
    [
        ("", {"limop": "why.box.first"}),
        ("US op", dict.fromkeys(("op", "op_sa", "unshaded", "shaded"), "why.box.op")),
        ("US op_sa", dict.fromkeys(("op", "op_sa"), "why.box.op_sa")),
        ("US event", dict.fromkeys(("limop", "unshaded", "shaded"), "why.box.event")),
    ],
)
def test_2_3_4_every_option_that_is_not_offered_has_its_reason(at, stand_in, acted, blocked):
    found = ask(action(at(f"stage: action; current: 4; acted: {acted}"))).blocked
    assert {key: reason.key for key, reason in found.items()} == blocked


def test_2_3_4_without_a_possible_operation_only_the_event_and_passing_remain(at, stand_in):
    stand_in.possible = set()
    decision = ask(action(at("stage: action; current: 4")))
    assert decision.keys == ["unshaded", "shaded", "pass"]
    assert decision.blocked["op"].key == "why.no_operation"


def test_2_3_4_whoever_has_no_option_at_all_passes(at, stand_in):
    stand_in.possible = set()
    s = at("stage: action; current: 68; acted: ARVN op")
    assert drive(action(s)) == "action"
    assert s.acted == (("ARVN", "op"), ("US", "pass"))


def test_2_3_4_the_operation_announced_is_executed(at, stand_in):
    s = at("stage: action; current: 68")
    assert drive(action(s), "op") == "operation"
    decision = ask(operation(s.copy()))
    assert decision.keys == ["train", "patrol"] and set(decision.blocked) == {"sweep", "assault"}
    assert drive(operation(s), "patrol") == "action"
    assert stand_in.calls == [("ARVN", "patrol", False, False)] and s.acted == (("ARVN", "op"),)


def test_2_3_4_an_operation_with_special_activity(at, stand_in):
    stand_in.activity = "govern"
    s = at("stage: operation; current: 68; acted: ARVN op_sa")
    drive(operation(s), "train")
    assert stand_in.calls == [("ARVN", "train", False, True)] and s.acted == (("ARVN", "op_sa"),)


def test_2_3_4_what_was_executed_counts_not_what_was_in_mind(at, stand_in):
    s = at("stage: operation; current: 68; acted: ARVN op_sa")
    drive(operation(s), "train")
    assert s.acted == (("ARVN", "op"),)


def test_2_3_5_a_limited_operation_has_no_special_activity(at, stand_in):
    stand_in.activity = "govern"
    s = at("stage: operation; current: 68; acted: ARVN op, US limop")
    drive(operation(s), "train")
    assert stand_in.calls == [("US", "train", True, False)]


def test_2_3_4_the_event_is_executed_at_once(at, stand_in):
    s = at("stage: action; current: 4")
    assert drive(action(s), "shaded") == "action"
    assert s.shaded == {"top_gun"} and s.acted == (("US", "event"),)


def test_2_3_4_when_nobody_is_left_the_card_ends(at, stand_in):
    assert drive(action(at("stage: action; current: 68; acted: ARVN op, US limop"))) == "end_of_card"


def test_2_3_1_a_card_on_which_all_are_ineligible_passes_by(at, stand_in):
    s = at("stage: card; current: 68; eligible: ")
    assert drive(play_card(s)) == "action"
    assert drive(action(s)) == "end_of_card"
    drive(end_of_card(s))
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


# --- 2.3.6


def test_2_3_6_whoever_executed_is_ineligible_all_others_are_eligible(at):
    s = at("stage: end_of_card; current: 68; eligible: ARVN, US, VC; acted: ARVN op, US pass, VC limop")
    assert drive(end_of_card(s)) == "next_card"
    assert s.eligible == {"US", "NVA"} and s.acted == ()


def test_2_3_6_an_event_may_leave_its_faction_eligible(at):
    s = at("stage: end_of_card; current: 68; acted: ARVN event, US op; stays_eligible: ARVN")
    drive(end_of_card(s))
    assert s.eligible == {"ARVN", "NVA", "VC"} and not s.stays_eligible


def test_2_3_6_an_event_may_make_others_ineligible_through_the_next_card(at):
    s = at("stage: end_of_card; current: 68; acted: ARVN event; made_ineligible: NVA")
    assert next_eligible(s) == "US"
    drive(end_of_card(s))
    assert s.eligible == {"US", "VC"}
    drive(end_of_card(s))
    assert s.eligible == {"US", "ARVN", "NVA", "VC"}


def test_2_3_6_who_is_made_ineligible_does_not_act_on_this_card_either(at):
    assert next_eligible(at("current: 68; acted: ARVN event; made_ineligible: US")) == "VC"


def test_3_1_2_a_free_operation_does_not_count(at):
    s = at("stage: end_of_card; current: 68; acted: ARVN event")
    drive(end_of_card(s))
    assert s.eligible == {"US", "NVA", "VC"}
