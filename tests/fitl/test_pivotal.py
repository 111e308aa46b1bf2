"""2.3.8, 5.1.4 Pivotal Events, with stand-in texts."""

import pytest
from procedures import ask, drive, over

from indochina.fitl.sequence.pivotal import precondition, why_not_pivotal
from indochina.fitl.sequence.sequence import action, next_eligible, play_card

ALL_MET = (  # US 46 Available, more NVA than US Troops, no US Troops, 21 VC Guerrillas in the South
    "stage: card; current: 68; next: 4; leader_box: 125, 129; north-vietnam: nva_troop; saigon: 20 vc_guerrilla;"
    "loc-hue-da-nang: vc_guerrilla_a"
)


@pytest.fixture(autouse=True)
def stand_in(monkeypatch):
    """Each Pivotal Event only notes who executed it."""
    done = []

    def execute(s, faction, number, side):
        yield from ()
        done.append((number, faction))

    monkeypatch.setattr("indochina.fitl.sequence.pivotal.execute", execute)
    return done


@pytest.mark.parametrize(
    "faction, text, met",
    [
        ("US", "saigon: neutral", True),  # 46
        ("US", "out_of_play: 6 us_troop", False),  # 40
        ("US", "out_of_play: 5 us_troop", True),  # 41
        ("US", "out_of_play: 20 us_troop; peace_talks: 1", True),  # 26
        ("US", "out_of_play: 21 us_troop; peace_talks: 1", False),  # 25
        ("NVA", "north-vietnam: 3 nva_troop; hue: 2 us_troop", True),
        ("NVA", "north-vietnam: 3 nva_troop; hue: 2 us_troop; fishhook: us_troop", False),
        ("ARVN", "hue: 19 us_troop", True),
        ("ARVN", "hue: 19 us_troop; fishhook: us_troop", False),
        ("VC", "hue: 20 vc_guerrilla_a; loc-hue-da-nang: vc_guerrilla", True),
        ("VC", "hue: 20 vc_guerrilla_a; fishhook: vc_guerrilla", False),
    ],
)
def test_2_3_8_preconditions(at, faction, text, met):
    assert (precondition(at(f"leader_box: 125, 126; {text}"), faction) is None) is met


@pytest.mark.parametrize("box, met", [("", False), ("129", False), ("125", False), ("129, 125", True)])
def test_2_3_8_two_cards_in_the_leader_box_are_needed_failed_attempts_count_minh_does_not(at, box, met):
    assert (precondition(at(f"leader_box: {box}"), "US") is None) is met


def test_2_3_8_every_eligible_faction_that_may_is_asked_before_the_1st_eligible_does_anything(at):
    s = at(ALL_MET)
    seats = []
    procedure = play_card(s)
    decision = next(procedure)
    while True:
        seats.append(decision.seat)
        try:
            decision = procedure.send("hold")
        except StopIteration as end:
            assert end.value == "action"
            break
    assert seats == ["US", "NVA", "ARVN", "VC"]
    assert s.current == 68 and s.pivotal == {"US", "ARVN", "NVA", "VC"} and s.acted == ()


def test_2_3_8_the_pivotal_event_cancels_the_card_and_its_order_governs(at, stand_in):
    s = at(ALL_MET)
    drive(play_card(s), "hold play hold hold")
    assert stand_in == [(122, "NVA")]
    assert s.current == 122 and s.played == (68,) and s.pivotal == {"US", "ARVN", "VC"}
    assert s.acted == (("NVA", "event"),)
    assert next_eligible(s) == "VC"  # 122: NVA, VC, ARVN, US
    assert set(ask(action(s)).keys) <= {"op", "op_sa", "pass"}


def test_2_3_8_vc_trumps_arvn_trumps_nva_trumps_us_and_the_trumped_card_returns(at, stand_in):
    s = at(ALL_MET)
    first, then = ask(play_card(s.copy())), ask(play_card(s.copy()), "play")
    assert (first.name, first.values) == ("pivotal", {"event": "card-121", "card": "card-68"})
    assert (then.name, then.values) == ("pivotal.trump", {"event": "card-122", "card": "card-121"})
    drive(play_card(s), "play play play play")
    returned = [note.values for note in s.notes if note.key == "log.trumped"]
    assert returned == [{"faction": f, "card": f"card-{n}"} for f, n in (("US", 121), ("NVA", 122), ("ARVN", 123))]
    assert stand_in == [(124, "VC")]
    assert s.pivotal == {"US", "NVA", "ARVN"} and s.current == 124


def test_2_3_8_an_ineligible_faction_plays_no_pivotal_event(at):
    s = at(ALL_MET + "; eligible: US, ARVN")
    assert why_not_pivotal(s, "VC").key == "why.ineligible"
    assert why_not_pivotal(s, "US") is None


def test_2_3_8_not_once_the_1st_eligible_has_done_something(at):
    assert why_not_pivotal(at(ALL_MET + "; acted: ARVN pass"), "US").key == "why.pivotal.late"
    assert over(play_card(at(ALL_MET + "; acted: ARVN pass")))


def test_2_3_9_not_in_monsoon(at):
    s = at(ALL_MET.replace("next: 4", "next: 127"))
    assert why_not_pivotal(s, "US").key == "why.pivotal.monsoon"
    assert drive(play_card(s)) == "action"


def test_2_3_8_a_pivotal_event_is_played_once(at):
    assert why_not_pivotal(at(ALL_MET + "; pivotal: VC"), "US").key == "why.pivotal.none"


def test_2_3_8_no_pivotal_events_in_the_short_scenario(at):
    s = at("scenario: short; " + ALL_MET)
    assert why_not_pivotal(s, "US").key == "why.pivotal.none"
    assert drive(play_card(s)) == "action"


def test_2_3_8_the_trumped_faction_has_executed_nothing_and_may_still_act(at):
    s = at(ALL_MET)
    drive(play_card(s), "hold play hold play")
    assert s.acted == (("VC", "event"),)
    assert next_eligible(s) == "NVA"  # 124: VC, NVA, US, ARVN
