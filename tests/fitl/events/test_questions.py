"""5.1 What the questions of Events tell of the text is what the text then does."""

import json
import random

import pytest

import indochina
from indochina.fitl.board import IDS, POP, SPACE, SPACES
from indochina.fitl.components.pieces import KINDS
from indochina.fitl.events import EVENTS, execute
from indochina.fitl.state import place, set_support

SHIFTING = {16, 21, 27, 29, 30, 41, 48, 63, 66, 68, 76, 78, 80, 83, 85, 95, 97, 105, 106, 112, 114, 119}
COUNTING = {12, 23, 24, 37, 44, 47, 48, 49, 53, 59, 71, 81, 91, 100, 102, 113, 117, 118, 119}
BALANCING = {36, 56, 68, 84, 112}


def crowded(rng):
    """A position with pieces of all kinds everywhere, at all levels, so that every text finds something to do."""
    s = indochina.new("fitl", rng.choice(["short", "medium", "full"]), seed=1).state.copy()
    for x in SPACES:
        for kind in rng.sample(range(KINDS), 6):
            place(s, kind, x, rng.randint(0, 2), rng.choice(["available", "out_of_play"]))
        if POP[x]:
            set_support(s, x, rng.choice([-2, -1, 0, 1, 2]))
    return s


def tracks(s):
    return {"aid": s.aid, "patronage": s.patronage, "arvn_resources": s.resources["ARVN"]}


def gains(decision, key):
    """What an option is told to bring, if that is one track."""
    told = decision.values.get("gains", {}).get(key, {})
    return told if len(told) == 1 and set(told) <= {"aid", "patronage", "arvn_resources"} else {}


def executed(s, number, side, rng):
    """Execute a text, answering by lot. Returns the questions with what they tell, and the answers.

    An option whose gain is told moves the one track it names, and in the direction told, at once.
    """
    asked = []
    procedure = execute(s, rng.choice(["US", "ARVN", "NVA", "VC"]), number, side)
    try:
        decision = next(procedure)
        while True:
            json.dumps(dict(decision.values))
            key = rng.choice(decision.keys)
            asked.append((decision, key))
            told, before = gains(decision, key), tracks(s)
            decision = procedure.send(key)
            if told:
                ((track, n),) = told.items()
                assert (tracks(s)[track] > before[track]) == (n > 0), (number, key)
    except StopIteration:
        return asked


@pytest.fixture(scope="module")
def questions():
    """All texts, a few times each: the number, the levels before and after, and what was asked."""
    found = []
    for number, side in EVENTS:
        for seed in range(6):
            rng = random.Random(f"{number}/{side}/{seed}")
            s = crowded(rng)
            before = list(s.support)
            found.append((number, before, s, executed(s, number, side, rng)))
    return found


def told(questions, *words):
    """The cards that tell this in a question for a space."""
    return {
        n
        for n, _, _, asked in questions
        for d, _ in asked
        if d.name == "event.space" and any(word in d.values for word in words)
    }


def test_questions_tell_of_shifts_pieces_and_balance(questions):
    assert told(questions, "set_to", "shift", "either_way") == SHIFTING
    assert told(questions, "pieces") == COUNTING
    assert told(questions, "balance") == BALANCING
    assert told(questions, "losers") == {17}


def test_a_space_ends_at_the_level_that_the_question_told(questions):
    for number, before, s, asked in questions:
        moved = {}
        for decision, key in asked:
            x = SPACE.get(key)
            if decision.name != "event.space" or x is None or not POP[x]:
                continue
            if "set_to" in decision.values:
                assert s.support[x] == decision.values["set_to"], (number, key)
            if "shift" in decision.values:
                moved[x] = moved.get(x, 0) + decision.values["shift"]
        for x, levels in moved.items():
            assert s.support[x] == max(-2, min(2, before[x] + levels)), (number, IDS[x])


def test_numbers_are_told_of_every_option(questions):
    for number, _, _, asked in questions:
        for decision, _ in asked:
            if decision.name not in ("event.space", "event.either"):
                continue
            told = {key for key in decision.keys if key in SPACE or decision.name == "event.either"}
            for word in ("pieces", "balance", "losers"):
                assert set(decision.values.get(word, told)) == told, (number, word)


def test_gains_are_told_of_every_option_but_to_stop(questions):
    seen = set()
    for number, _, _, asked in questions:
        for decision, _ in asked:
            if "gains" in decision.values:
                seen.add(number)
                assert set(decision.keys) - {"end", "neither"} <= set(decision.values["gains"]), number
    assert seen == {9, 43, 50, 63, 64, 66, 68, 69, 82, 85, 87, 94, 97, 105}
