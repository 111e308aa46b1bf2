"""Before one commits: what an answer would do to the map, as far as one's own side can see it."""

from foreseen import look, told

import indochina
from indochina.ahead import ASKS, ENDS, OPEN

STACKS = (
    "scenario: hanoi; stage: {stage}; until: hanoi; air: 2; trucks: 1; airstrike: 3; vm_rp: 6; fef_rp: 6;"
    "Thai Nguyen: vm-hq, vm-sd-1; T15: tieu-doan-1, 36-308, 98-316; U13: tieu-doan-2, 88-308, 174-316, 9-304;"
    "Hanoi: fef-hq, fef-sd-1, gm-1, gm-2; Haiphong: fef-sd-2, gm-3, 1-rcc; W15: gm-4, 2-2-rei; Lang Son: 10-bpcp;"
    "{more}objective: Lang Son; rumour: Haiphong"
)


def at(stage, *choices, more=""):
    game = indochina.position("tonkin", STACKS.format(stage=stage, more=more))
    for key in choices:
        game.choose(key)
    return game


def test_a_move_shows_who_goes_where_and_who_will_be_out_of_supply():
    """7.0 Far from every source units are out of supply when that is checked."""
    game = at("fef.move", "W15", "all", "walk")
    assert game.decision.name == "move.to"
    assert told(game, "Z9") == [
        ("W15", "leaving: GM 4, 2/2 REI"),
        ("Z9", "arriving: GM 4, 2/2 REI"),
        ("Z9", "out of supply then: GM 4, 2/2 REI"),
    ]
    assert look(game, "Z9").then == ENDS
    assert not [text for _, text in told(game, "X15") if "supply" in text]


def test_a_stack_that_is_too_high_is_said_to_be():
    """1.5 Thirteen Stacking Points may stay in a hex."""
    game = at("fef.move", "W15", "all", "walk", more="X15: gm-5, gm-7, gm-9;")
    assert ("X15", "overstacked: Stacking Points 17, of which 13 may stay") in told(game, "X15")
    assert "17/13" in [change.sign for change in look(game, "X15").changes]
    assert not [text for _, text in told(game, "X16") if "overstacked" in text]


def test_choosing_units_changes_nothing_yet():
    game = at("fef.move")
    assert (look(game, "W15").changes, look(game, "W15").then) == ([], ASKS)


def test_who_has_no_secrets_from_himself_sees_his_own_stack_go():
    game = at("vm.move", "U13", "all")
    assert game.decision.name == "move.to"
    key = game.decision.keys[0]
    assert (key, "arriving: Tieu Doan 2, 88/308, 174/316, 9/304") in told(game, key)


def test_what_france_cannot_see_has_no_influence():
    """1.5, 1.9 Other VM units lie below the top of their stacks, and the other objective is the real one."""
    texts = [
        STACKS.format(stage="fef.move", more="V13: tieu-doan-3, 45-351;"),
        STACKS.format(stage="fef.move", more="V13: tieu-doan-3, 367-351;")
        .replace("88-308, 174-316", "174-316, 102-308")
        .replace("objective: Lang Son; rumour: Haiphong", "objective: Haiphong; rumour: Lang Son"),
    ]
    one, other = (indochina.position("tonkin", text) for text in texts)
    assert one.view("FEF")["view"] == other.view("FEF")["view"], "France cannot tell them from each other"
    compared = 0
    for choices in (["W15", "all", "walk"], ["W15", "all", "truck"], ["AB12"], ["AB12", "air"], ["V15", "gm-1", "go"]):
        games = [one.clone(), other.clone()]
        for key in choices:
            if all(key in game.decision.keys for game in games):
                games = [game.choose(key) for game in games]
        assert games[0].decision.keys == games[1].decision.keys
        for key in games[0].decision.keys[:25]:
            assert look(games[0], key) == look(games[1], key)
            compared += 1
    assert compared > 40


def test_a_fight_is_not_foreseen():
    game = at("fef.move", "W15", "all", "walk", more="X14: tieu-doan-6;")
    assert "overrun" in game.decision.keys
    game.choose("overrun")
    for key in game.decision.keys:
        found = look(game, key)
        assert found.then in (ASKS, OPEN)
        assert not [change for change in found.changes if change.key in ("odds.change.steps", "odds.change.dg")]


def test_the_question_tells_what_the_phase_has_cost():
    """2.6 B Replacement Points, one step after another."""
    text = (
        "scenario: hanoi; stage: fef.replacements; until: hanoi; fef_rp: 8; Hanoi: fef-hq, fef-sd-1, gm-1:2, gm-2:1;"
        "W15: gm-4:2, 2-2-rei; Thai Nguyen: vm-hq, vm-sd-1"
    )
    game = indochina.position("tonkin", text)
    before = game.state.rp[1]
    game.choose("gm-1")
    after = game.state.rp[1]
    assert after < before
    assert game.view("FEF")["decision"]["so_far"] == [f"Replacement Points of FEF: {before} → {after}"]
