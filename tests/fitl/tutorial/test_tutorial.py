"""The example of play, played through legal choices only; every statement it makes must hold."""

from functools import cache

import pytest

import indochina
from indochina.core.decision import ALL

from .looking import look
from .script import DECK, DICE, NOTHING_SAID, PARAGRAPHS, SCENARIO, SCRIPT

HELD = {"setup": 46, "1": 88, "2": 68, "3": 75, "4": 113, "5": 20, "6": 94, "7": 37, "coup": 149}
"""How many statements each part of the text makes."""

STATEMENTS = [
    (number, when, statement)
    for number, step in enumerate(SCRIPT)
    for when, statements in (("given", step.given), ("holds", step.holds))
    for statement in statements
]


@cache
def after(number):
    """The game as it stands when that many steps have been taken."""
    if not number:
        return indochina.new("fitl", SCENARIO, deck=DECK, dice=DICE, seed=1964)
    game, step = after(number - 1).clone(), SCRIPT[number - 1]
    for question, key in step.answers:
        asked = game.decision
        assert (asked.seat, asked.name) == (step.who, question), told(step)
        assert key in asked.keys or (key == ALL and asked.whole), told(step)
        game.choose(key)
    return game


def told(step):
    return f"{step.told}: {step.does}"


@pytest.mark.parametrize("number", range(len(SCRIPT)), ids=[told(step) for step in SCRIPT])
def test_every_step_is_legal(number):
    assert after(number + 1).made == sum(len(step.answers) for step in SCRIPT[: number + 1])


@pytest.mark.parametrize(
    ("number", "when", "statement"),
    STATEMENTS,
    ids=[f"{SCRIPT[number].told} {when}: {statement[0]}" for number, when, statement in STATEMENTS],
)
def test_every_statement_holds(number, when, statement):
    _, what, value = statement
    assert look(after(number + (when == "holds")), what) == value


def test_no_statement_is_lost():
    counted = dict.fromkeys(HELD, 0)
    for number, _, _ in STATEMENTS:
        counted[SCRIPT[number].told.partition(".")[0]] += 1
    assert counted == HELD
    assert len(STATEMENTS) == sum(HELD.values()) == 690


def test_every_paragraph_is_retold():
    retold = {paragraph for step in SCRIPT for paragraph in step.paragraphs}
    every = {f"{part}.{n}" for part, most in PARAGRAPHS.items() for n in range(1, most + 1)}
    assert retold == every - set(NOTHING_SAID)


def test_the_names_of_a_steps_statements_differ():
    for step in SCRIPT:
        names = [name for name, _, _ in (*step.given, *step.holds)]
        assert len(set(names)) == len(names), told(step)


def test_the_dice_of_the_example_are_all_rolled():
    rolled = [answer for answer in after(len(SCRIPT)).answers if answer.how == "script"]
    assert [answer.key for answer in rolled] == DICE.split()
