"""Before one commits: what an answer would do to the map and the tracks, as far as one's own seat can know."""

from foreseen import look, told

import indochina
from indochina.ahead import ASKS
from indochina.core.dice import Random

MOVES = (
    "turn: 2; active: SV; stage: movement; available: 5; hue: 5 sv_division; da_nang: sv_division, ranger;"
    "quang_tri: nv_division; kon_tum: militia"
)


def at(text, *choices):
    game = indochina.position("saigon75", text)
    for key in choices:
        game.choose(key)
    return game


def test_a_move_shows_who_goes_where_and_what_it_costs():
    """S.4 One activation."""
    game = at(MOVES, "da_nang/ranger")
    found = told(game, "quang_ngai")
    assert found[:2] == [("da_nang", "Rangers: -1"), ("quang_ngai", "Rangers: +1")]
    assert found[-1] == ("", "Activations left: 5 → 4")


def test_a_province_that_is_too_full_is_said_to_be():
    """S.5 Five units of a side may stay."""
    game = at(MOVES, "da_nang/sv_division")
    assert ("hue", "SV, units: 6, of which 5 may stay") in told(game, "hue")
    assert not [text for _, text in told(game, "quang_ngai") if "may stay" in text]


def test_who_drives_out_the_militia_controls_the_province():
    """S.8 An SV unit that enters removes a militia marker that stands there on its own."""
    game = at(MOVES, "da_nang/sv_division")
    found = told(game, "kon_tum")
    assert ("kon_tum", "no militia any more") in found
    assert ("kon_tum", "SV control") in found
    assert ("", "provinces of NV: 2 → 1") in found


def test_an_air_marker_costs_an_activation():
    assert told(at(MOVES), "air") == [("", "Activations left: 5 → 4"), ("", "Air Support markers: 0 → 1")]


def test_choosing_a_unit_changes_nothing_yet():
    assert look(at(MOVES), "da_nang/ranger") == look(at(MOVES), "hue/sv_division")
    assert look(at(MOVES), "da_nang/ranger").then == ASKS


def test_an_attack_shows_what_it_costs_and_nothing_of_the_dice():
    """S.6 Each unit that attacks is an activation; who loses what the dice decide."""
    game = at("turn: 2; active: SV; stage: combat.declare; available: 5; hue: 2 sv_division, nv_division")
    assert told(game, "hue") == [("", "Activations left: 5 → 3")]
    assert look(game, "hue").assuming == "Assuming: as many units as possible attack."
    two = "turn: 2; active: SV; stage: combat.declare; available: 5; hue: 2 sv_division, nv_division;"
    game = at(two + "da_nang: 2 sv_division, nv_division", "hue", "all")
    assert game.decision.name == "combat.declare"
    assert told(game, "end") == [], "what the fight in Hue brings, nobody knows"


def test_the_question_tells_how_many_activations_the_phase_has_taken():
    game = at(MOVES, "da_nang/ranger", "quang_ngai", "air")
    told = game.view("SV")["decision"]["so_far"]
    assert told == ["Activations left: 5 → 3", "Air Support markers: 0 → 1"]


def test_what_nobody_knows_has_no_influence():
    """S.3 The other hand and the deck are dealt anew, and the dice to come are others."""
    game = indochina.new("saigon75", seed=5).play({"NV": "random", "SV": "random"}, until=40)
    rng = Random("ahead")
    for _ in range(60):
        asked = game.decision
        if asked is None:
            break
        other = game.determinize(asked.seat, rng)
        for key in asked.keys[:4]:
            assert look(other, key) == look(game, key)
        game.choose(rng.choice(asked.keys))
