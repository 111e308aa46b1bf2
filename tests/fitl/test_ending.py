"""`end` ends an action and says what is left unused; `done` only closes a question on the way."""

import pytest
from procedures import Run, ask

import indochina
from indochina.cli.answers import meant
from indochina.core.errors import Error
from indochina.core.view import warnings
from indochina.fitl.operations.march import March
from indochina.fitl.operations.operation import Operation
from indochina.fitl.operations.train import Train
from indochina.fitl.special_activities.raid import raid

VC_MARCH = "stage: operation; current: 1; acted: VC {box}; vc_resources: 5; kien-phong: 3 vc_guerrilla, arvn_troop"


def marched(box="op"):
    """3.3.2 One Guerrilla has Marched into Saigon."""
    game = indochina.position("fitl", VC_MARCH.format(box=box) + "; saigon: arvn_police")
    return game.choose("march").choose("saigon").choose("1")


def test_the_answer_that_closes_a_group_is_not_the_one_that_ends_the_march(at):
    s = at("vc_resources: 5; kien-phong: 3 vc_guerrilla; kien-hoa: 2 vc_guerrilla")
    run = Run(March(s, "VC").execute(), "saigon kien-phong 1 done")
    stops = {asked.name: asked.stop for asked in run.asked if asked.stop}
    assert stops == {"march.from": "done", "march.space": "end"} and run.open.name == "march.space"


def test_done_does_not_end_an_action():
    game = marched()
    assert game.decision.name == "march.space" and "end" in game.decision.keys
    with pytest.raises(Error, match="'done' is not an option"):
        game.choose("done")
    assert game.choose("end").state.acted[-1][0] == "VC"


def test_who_types_done_where_only_an_end_is_offered_means_it():
    game = marched()
    assert meant(game.messages, game.decision, "done") == ["end"]


def test_each_end_and_each_close_has_its_own_words(at):
    game = marched()
    assert game.messages.label(game.decision, "end") == "End the March"
    game.speak("fr")
    assert game.messages.label(game.decision, "end") == "Terminer\u00a0: Marche"
    s = at("hue: arvn_ranger_u; quang-tri: arvn_ranger_u, nva_troop; da-nang: vc_base")
    moving = ask(raid(Operation(s, "ARVN")), "quang-tri")
    words = indochina.new("fitl").messages
    assert words.label(moving, "done") == "No more into Quang Tri-Thua Thien"


def test_train_is_ended_only_where_nothing_is_left_of_it(at):
    """3.2.1 When the spaces have been selected there may be something to do in one of them."""
    s = at("arvn_resources: 9; patronage: 5; saigon: us_base; hue: us_base")
    choosing = ask(Train(s.copy(), "US").execute(), "saigon done")
    assert (choosing.name, choosing.stop) == ("train.space", "done")
    then = ask(Train(s.copy(), "US").execute(), "saigon done done")
    assert (then.name, then.stop) == ("train.then", "end")
    assert ask(Train(s.copy(), "US").execute(), "hue done").stop == "end"


def test_an_end_says_what_it_leaves_unused():
    """4.1 No Ambush or Tax has been added; 3.1 there are Resources and spaces for more."""
    game = marched("op_sa")
    told = warnings(game, "end", game.messages)
    assert told[0].startswith("No Special Activity has been added; possible: ") and "Tax" in told[0]
    spaces = sum(key in indochina.fitl.board.SPACE for key in game.decision.keys)
    assert told[1:] == [f"Spaces that could still be chosen: {spaces}; Resources left: 4."]
    assert warnings(marched("op"), "end", game.messages) == told[1:]


def test_another_answer_gives_nothing_up():
    game = marched("op_sa")
    assert [warnings(game, key, game.messages) for key in game.decision.keys if key != "end"] == [
        [] for key in game.decision.keys[1:]
    ]


def test_what_can_still_be_added_afterwards_is_not_given_up():
    """4.1 After a Sweep the Special Activity is asked for once more, and that question says what its end means."""
    text = "stage: operation; current: 1; acted: US op_sa; trail: 2; saigon: us_troop; hue: us_troop"
    game = indochina.position("fitl", text).choose("sweep").choose("hue")
    assert game.decision.name == "sweep.space" and "air_strike" in game.decision.keys
    assert not [one for one in warnings(game, "end", game.messages) if "Special Activity" in one]
    game.choose("end")
    assert game.messages.label(game.decision, "end") == "End the Sweep without a Special Activity"
