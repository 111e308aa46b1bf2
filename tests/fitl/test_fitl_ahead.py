"""Before one commits: what an answer would do to the map, the Resources and the margins."""

import pytest
from foreseen import look, told

import indochina
from indochina.ahead import ASKS, ENDS, OPEN

US = "stage: operation; current: 68; next: 2; acted: US op; "
ARVN = "stage: operation; current: 68; next: 2; acted: ARVN op; "
VC = "stage: operation; current: 68; next: 2; acted: VC op; "


def at(text, *choices):
    game = indochina.position("fitl", text)
    for key in choices:
        game.choose(key)
    return game


# --- 3.2.3 Sweep ----------------------------------------------------------------------------------------------

SWEEP = US + "hue: 2 us_troop, 3 vc_guerrilla; quang-tri: 4 us_troop, 2 vc_guerrilla"


def test_a_sweep_shows_the_guerrillas_it_will_activate_though_that_happens_at_its_end():
    game = at(SWEEP, "sweep")
    assert told(game, "hue") == [("hue", "VC Guerrilla, turning Active: 2")]
    assert look(game, "hue").then == ENDS
    (change,) = look(game, "hue").changes
    assert (change.kinds, change.sign) == (("vc_guerrilla_u", "vc_guerrilla_a"), "2")


def test_troops_that_come_activate_more():
    game = at(SWEEP, "sweep", "hue", "quang-tri")
    assert told(game, "1") == [
        ("hue", "VC Guerrilla, turning Active: 3"),
        ("hue", "US Troop: +1"),
        ("quang-tri", "US Troop: -1"),
    ]


def test_how_many_is_taken_for_the_most_and_said_so():
    game = at(SWEEP, "sweep", "hue")
    assert ("hue", "US Troop: +4") in told(game, "quang-tri")
    assert look(game, "quang-tri").assuming == "Assuming: as many as possible."


def test_the_end_of_an_action_shows_what_it_will_have_done():
    game = at(SWEEP, "sweep", "hue", "done", "quang-tri", "done")
    assert told(game, "end") == [
        ("hue", "VC Guerrilla, turning Active: 2"),
        ("quang-tri", "VC Guerrilla, turning Active: 2"),
    ]


def test_a_space_of_an_arvn_sweep_costs_three():
    game = at(ARVN + "arvn_resources: 10; hue: 2 arvn_troop, 3 vc_guerrilla", "sweep")
    assert ("", "ARVN Resources: 10 → 7") in told(game, "hue")


# --- 3.2.4 Assault, 4.2.3 Air Strike ------------------------------------------------------------------------------


def test_an_assault_shows_what_it_removes_and_who_then_controls():
    game = at(US + "hue: 4 us_troop, 3 vc_guerrilla_a, nva_troop, us_base; saigon: us_troop, nva_troop", "assault")
    assert told(game, "hue")[:2] == [("hue", "NVA Troop: -1"), ("hue", "Active VC Guerrilla: -3")]
    one = at(US + "hue: 4 us_troop, 5 vc_guerrilla_a; saigon: us_troop, nva_troop", "assault")
    assert ("hue", "no Control → COIN Control") in told(one, "hue")
    assert any(text.startswith("ARVN margin: ") for _, text in told(one, "hue")), "COIN-Controlled Population [7.2]"


def test_a_tunnel_ends_it_before_the_die():
    game = at(US + "hue: 6 us_troop, vc_tunnel; saigon: us_troop, nva_troop", "assault")
    assert told(game, "hue") == []
    assert look(game, "hue").then == OPEN


def test_an_air_strike_shows_what_it_removes_and_the_shift():
    game = at(US.replace("US op", "US op_sa") + "hue: 4 us_troop, 3 vc_guerrilla_a", "sweep", "air_strike")
    assert told(game, "hue/vc_guerrilla_a")[0] == ("hue", "Active VC Guerrilla: -1")
    assert ("hue", "Neutral → Passive Opposition") in told(game, "hue/vc_guerrilla_a")
    assert look(game, "hue/vc_guerrilla_a").then == ASKS


# --- 3.3.2 March --------------------------------------------------------------------------------------------------


def test_a_march_shows_its_cost_and_who_turns_active():
    """3.3.2 Into Support, with more than three pieces of both sides together, they become Active."""
    text = VC + "vc_resources: 5; hue: 2 us_troop, passive_support; quang-tri: 3 vc_guerrilla"
    game = at(text, "march", "hue")
    assert told(game, "1") == [
        ("hue", "Underground VC Guerrilla: +1"),
        ("quang-tri", "Underground VC Guerrilla: -1"),
        ("", "VC Resources: 5 → 4"),
    ]
    assert ("hue", "Active VC Guerrilla: +2") in told(game, "2")


# --- Pacify, Pass, an Event ----------------------------------------------------------------------------------------


def test_what_a_pacification_may_spend():
    text = ARVN + "arvn_resources: 10; aid: 9; saigon: 3 arvn_troop, 2 arvn_police"
    game = at(text, "train", "saigon", "done", "done")
    assert game.decision.name == "train.then"
    found = told(game, "pacify")
    assert ("saigon", "Neutral → Active Support") in found
    assert ("", "ARVN Resources: 10 → 4") in found
    assert look(game, "pacify").assuming == "Assuming: as many as possible."


def test_passing_brings_resources():
    game = at("stage: action; current: 68; next: 2; eligible: ARVN, VC; arvn_resources: 10; hue: arvn_troop")
    key = "pass"
    assert game.decision.seat == "ARVN"
    assert ("", "ARVN Resources: 10 → 13") in told(game, key)


def test_in_french():
    game = at(SWEEP, "sweep")
    game.speak("fr")
    assert told(game, "hue")[0][1].startswith("Guérilla VC, passage à l’état actif")


# --- what has been spent so far ---------------------------------------------------------------------------------------


def test_the_question_tells_what_the_action_has_cost_so_far():
    game = at(ARVN + "arvn_resources: 10; hue: 2 arvn_troop, 3 vc_guerrilla; saigon: arvn_troop, vc_guerrilla", "sweep")
    assert game.view("ARVN")["decision"]["so_far"] == []
    game.choose("hue")
    assert game.view("ARVN")["decision"]["so_far"] == ["ARVN Resources: 10 → 7"]
    game.choose("saigon")
    assert game.view("ARVN")["decision"]["so_far"] == ["ARVN Resources: 10 → 4"]


@pytest.mark.parametrize("key", ["hue", "quang-tri"])
def test_looking_ahead_leaves_no_trace(key):
    game = at(SWEEP, "sweep")
    was = game.hash(), game.version, game.position(), game.decision.keys
    assert look(game, key).changes
    assert (game.hash(), game.version, game.position(), game.decision.keys) == was
