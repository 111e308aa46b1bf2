"""Runs and sessions: which dice are asked for, what is remembered, undo, again, the file."""

import random

import pytest

import indochina
from indochina.core.errors import Error
from indochina.core.position import parse
from indochina.fitl.assist.run import Dice, Run, consult, dice_question
from indochina.fitl.assist.session import Session
from indochina.fitl.components.pieces import FACTIONS
from indochina.fitl.nonplayer import SHEETS
from indochina.fitl.nonplayer.player import Nonplayer
from indochina.fitl.position import from_json, to_json

# 8.5.2 The VC's own Capability (116 Cadres) is next: it rolls a die whether to wait for it.
WAIT = "stage: action; current: 68; next: 116; eligible: VC, US; nonplayers: VC; leader_box: 125; {more}"


def state(text):
    return from_json(parse(text))


def test_a_die_is_asked_for_with_its_purpose():
    run = Run(state(WAIT.format(more="acted: US op_sa")))
    assert isinstance(run.question, Dice)
    assert (run.question.faction, run.question.n, run.question.word) == ("VC", 1, "np.capability")
    assert dice_question(run.question) == "VC rolls a die: die against RVN Leader cards?"


def test_the_die_decides_and_no_more_is_asked():
    run = Run(state(WAIT.format(more="acted: US op_sa")), ["2"])
    assert run.finished
    assert run.headline == "VC: Pass"
    assert run.orders.texts == ["Add 1 VC Resources (0 → 1).", "VC cylinder: to Pass."]


def test_8_5_2_who_has_waited_does_not_roll_again_in_a_later_run():
    waited = Run(state(WAIT.format(more="acted: US op_sa")), ["2"])
    assert waited.waits == {"VC": 116}
    here = state("stage: action; current: 116; next: 67; eligible: VC; nonplayers: VC; leader_box: 125")
    assert isinstance(Run(here).question, Dice)
    again = Run(here, waits=waited.waits)
    assert again.question is None
    assert "Capability in force, shaded: Cadres." in again.orders.texts


@pytest.mark.parametrize(("scenario", "seed"), [("short", 3), ("medium", 1), ("full", 2)])
def test_dice_are_asked_for_exactly_as_they_are_rolled(scenario, seed):
    """Asked for piece by piece, the dice are those the Non-player rolls when it has them all, and it decides alike."""
    options = {faction.lower(): "nonplayer" for faction in FACTIONS}
    game = indochina.new("fitl", scenario, options, seed=seed)
    rng = random.Random(seed)
    rolled = 0
    for _ in range(400):
        if game.decision is None:
            break
        seat = game.decision.seat
        dice = []
        while isinstance(found := consult(seat, game, dice), Dice):
            dice += [rng.randint(1, 6) for _ in range(found.n)]
        (key, reason), used = found
        assert used == len(dice)
        left = list(dice)
        once = Nonplayer(seat, SHEETS, lambda left=left: left.pop(0))
        assert once.choose(game) == (key, reason)
        assert not left
        rolled += used
        game.choose(key, reason)
    assert rolled > 50


def new(path=None, bots="NVA, VC", seed=5):
    seats = {faction: "solo" if faction in bots else "human" for faction in FACTIONS}
    game = indochina.new("fitl", "full", seats=seats, seed=seed, deck="67 69 70", chance="person")
    session = Session.begin(game.start.copy(), path)
    session.go()
    session.answer("69")
    return session


def until_a_bot_acts(session):
    """Players Pass until a Non-player is next."""
    while session.waits_for_person:
        session.did(f"{session.waits_for_person} pass")
    return session


def test_did_moves_the_cylinder_and_opens_the_right_boxes():
    session = new()
    first = session.waits_for_person or pytest.fail("a player is first on this card")
    other = next(f for f in FACTIONS if f != first)
    with pytest.raises(Error, match=f"{first} is next on this card, not {other}"):
        session.did(f"{other} op")
    with pytest.raises(Error, match="Limited Operation is not open"):
        session.did(f"{first} limop")
    session.did(f"{first.lower()} op_sa")
    assert session.state.acted == ((first, "op_sa"),)


def test_a_pass_brings_its_resources():
    session = new()
    before = session.state.resources["ARVN"]
    step = session.did(f"{session.waits_for_person} pass")
    assert session.state.resources["ARVN"] == before + 3
    assert f"Add 3 ARVN Resources ({before} → {before + 3})." in step.orders


def test_the_program_rolls_if_told_to_and_again_rolls_anew():
    session = until_a_bot_acts(new())
    before = to_json(session.state)
    session.rolls, session.roll = True, lambda: 1
    step = session.go()
    assert step is not None and step.what == "run"
    session.edit("aid 33")
    session.roll = lambda: 6
    other = session.again()
    assert other is not None and other.why != step.why
    session.undo()
    assert to_json(session.state) == before


def test_undo_in_a_run_takes_back_the_last_die_then_the_run_then_steps():
    session = until_a_bot_acts(new())
    assert session.go() is None
    first = session.run.question
    assert session.answer(*["1"] * first.n) is None
    second = session.run.question
    assert isinstance(second, Dice) and second != first
    for _ in range(first.n):
        assert session.undo() == "Taken back: 1"
    assert session.run.question == first and session.run.answers == []
    session.undo()
    assert session.run is None
    assert "pass" in session.undo().casefold()


def test_an_edit_waits_until_nothing_is_asked():
    session = until_a_bot_acts(new())
    assert session.go() is None
    with pytest.raises(Error, match="answer the question first"):
        session.edit("aid 3")


def test_undo_and_redo_of_edits():
    session = new()
    before = session.state.aid
    session.edit("aid 33")
    assert session.undo() == "Taken back: aid 33"
    assert session.state.aid == before
    session.redo()
    assert session.state.aid == 33
    with pytest.raises(Error, match="nothing to do again"):
        session.redo()


def test_a_session_goes_on_where_it_was_even_in_the_middle_of_a_run(tmp_path):
    path = tmp_path / "table.assist"
    session = until_a_bot_acts(new(path))
    session.edit("aid 33")
    session.edit("aid 34")
    session.undo()
    assert session.go() is None
    session.answer(*["2"] * session.run.question.n)
    loaded = Session.load(path)
    assert to_json(loaded.state) == to_json(session.state)
    assert loaded.step.state.aid == 33
    assert loaded.run.answers == session.run.answers != []
    assert loaded.run.question == session.run.question


def test_a_torn_last_line_is_left_out_and_a_foreign_file_refused(tmp_path):
    path = tmp_path / "table.assist"
    session = new(path)
    session.edit("aid 33")
    path.write_text(path.read_text() + '{"step": {"wha')
    assert Session.load(path).state.aid == 33
    other = tmp_path / "other"
    other.write_text("hello\n")
    with pytest.raises(Error, match="not a session"):
        Session.load(other)
    with pytest.raises(Error, match="exists already"):
        new(other)


def test_what_players_decide_is_asked_of_them():
    """2.4 Which cubes desert is ARVN's choice."""
    s = state(
        "stage: coup; current: 129; next: 1; saigon: 3 arvn_troop, 3 arvn_police; nonplayers: NVA, VC; leader_box: 125"
    )
    run = Run(s)
    assert not isinstance(run.question, Dice)
    assert (run.question.seat, run.question.name) == ("ARVN", "coup.desertion")
    run.answer("1")
    assert run.headline == "Coup card"
    assert "Saigon: remove 1 ARVN Troop and 1 Police to Available." in run.orders.texts
    assert run.after.stage == "coup.victory"


def test_the_end_of_a_card_moves_the_cylinders_and_asks_for_the_next_card():
    s = state(
        "stage: action; current: 68; next: 67; deck: 1, 2, 3; acted: US op, VC limop; eligible: US, VC; nonplayers: NVA"
    )
    session = Session.begin(s)
    assert session.next_words() == (
        "The card is over. 67 Amphib Landing is played now: turn up the card behind it and type its number."
    )
    assert session.go() is None
    assert session.run.question.name == "card.reveal"
    step = session.answer("3")
    assert (step.state.current, step.state.next, step.state.deck) == (67, 3, (2, 1))
    assert "Out of the boxes: US, VC." in step.orders
    assert "Eligible: ARVN, NVA. Ineligible: US, VC." in step.orders


def test_a_phase_without_orders_is_passed_over_and_the_next_one_named():
    """6.1 Nobody has won; 6.2 the Resources Phase has orders."""
    s = state("stage: coup.victory; current: 125; next: 1; aid: 10; nonplayers: VC; leader_box: 125; hue: arvn_police")
    run = Run(s)
    assert run.headline == "Resources Phase"
    assert "Add 11 ARVN Resources (0 → 11)." in run.orders.texts
    assert run.after.stage == "coup.pacification"


def test_2_3_8_the_card_turned_is_told_before_pivotal_events_are_played():
    s = state(
        "stage: next_card; current: 1; next: 68; deck: 2, 3; nonplayers: VC; leader_box: 125, 126; "
        "saigon: 21 vc_guerrilla; played: 125, 126"
    )
    session = Session.begin(s)
    session.rolls = True
    session.go()
    step = session.answer("2")
    assert (step.headline, step.state.current, step.state.stage) == ("The next card", 68, "card")
    step = session.go()
    while step is None:
        step = session.answer(session.run.question.keys[0])
    assert step.headline == "VC: Event 124 Tet Offensive"
    assert step.state.acted == (("VC", "event"),)
